//! The order of cards in graveyards (404.3; 217.4c until 2009).

use crate::{
    acting::Cx,
    cards::values::Zone,
    change::{CardChange, Change},
    decision::{DecisionKind, Options},
    error::Flow,
    ground::Act,
    ids::{Entity, ObjectId, PlayerId},
    state::object::ObjectKind,
};

/// Puts cards that go to one graveyard at the same time in the order that their owner chooses. The answer begins with the topmost card. Other changes
/// keep their places.
///
/// # Errors
///
/// Unanswered decisions.
pub(crate) fn in_order(cx: &mut Cx<'_>, mut acts: Vec<Act>) -> Flow<Vec<Act>> {
    let owners: Vec<PlayerId> = cx.state().in_turn_order().collect();
    for owner in owners {
        let places = places(cx, &acts, owner);
        if places.len() < 2 {
            continue;
        }
        // The last card that is put there is the topmost.
        let from: Vec<Entity> =
            places.iter().rev().filter_map(|at| buried(cx, &acts[*at], owner)).map(Entity::Object).collect();
        let options = Options::Entities { least: from.len(), most: from.len(), from, ordered: true };
        let itself = buried(cx, &acts[places[0]], owner);
        let source = acts[places[0]].grounds.iter().find_map(|ground| ground.on).filter(|on| Some(*on) != itself);
        let order = cx.ask_entities(owner, DecisionKind::OrderGraveyard, source, None, options)?;
        let place =
            |card: &Entity| places.iter().find(|at| buried(cx, &acts[**at], owner).map(Entity::Object) == Some(*card));
        let ordered: Vec<Act> = order.iter().rev().filter_map(place).map(|at| acts[*at].clone()).collect();
        for (at, act) in places.into_iter().zip(ordered) {
            acts[at] = act;
        }
    }
    Ok(acts)
}

/// The places of the changes that put cards of that owner into a graveyard: one for each card, however many reasons there are.
fn places(cx: &Cx<'_>, acts: &[Act], owner: PlayerId) -> Vec<usize> {
    let mut cards = Vec::new();
    let mut is_new = |card: ObjectId| {
        let new = !cards.contains(&card);
        cards.push(card);
        new
    };
    (0..acts.len()).filter(|at| buried(cx, &acts[*at], owner).is_some_and(&mut is_new)).collect()
}

/// The card of that owner that the change puts into a graveyard. A token is no card.
fn buried(cx: &Cx<'_>, act: &Act, owner: PlayerId) -> Option<ObjectId> {
    let Change::Card(CardChange::Move(m)) = &act.change else { return None };
    let object = cx.state().object(m.object);
    (m.zone() == Zone::Graveyard && object.owner == owner && object.kind == ObjectKind::Card).then_some(m.object)
}
