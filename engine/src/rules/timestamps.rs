//! The timestamp order of permanents that enter, become attached or transform at the same time (613.7m; 418.5 until 2009).

use std::sync::Arc;

use crate::{
    acting::Cx,
    cards::{ability::Ability, reference::Ref, selector::Selector, values::Zone},
    change::{CardChange, Change, PermanentChange},
    decision::{DecisionKind, Moment, Options},
    edition::{TimestampOrder, TurnedOver},
    error::Flow,
    ground::Act,
    ids::{Entity, ObjectId, PlayerId},
    state::characteristics::Face,
    unsupported,
};

/// A permanent that gets a timestamp which may make a difference.
struct Entering {
    /// Its index among the changes.
    at: usize,
    /// The object; none for a token that does not exist yet.
    object: Option<ObjectId>,
    controller: PlayerId,
    face: Arc<Face>,
}

/// Puts permanents that get timestamps at the same time in timestamp order: they enter, become attached, transform or are turned face up. The active player chooses the order, or each player chooses it for that player's
/// own permanents. A player is only asked if several of them have different static abilities that change other objects.
///
/// # Errors
///
/// Unanswered decisions; tokens of several kinds, which an answer can't tell apart yet.
pub(crate) fn in_order(cx: &mut Cx<'_>, mut acts: Vec<Act>) -> Flow<Vec<Act>> {
    let entering: Vec<Entering> =
        acts.iter().enumerate().filter_map(|(at, act)| entering(cx, at, &act.change)).collect();
    let Some(first) = entering.first() else { return Ok(acts) };
    if entering.iter().all(|other| other.face == first.face && other.controller == first.controller) {
        return Ok(acts);
    }
    let mut order: Vec<usize> = Vec::with_capacity(entering.len());
    match cx.edition().timestamp_order {
        TimestampOrder::ActivePlayer => {
            let active = cx.state().turn.active;
            order.extend(ask(cx, active, entering.iter().collect())?);
        }
        TimestampOrder::EachPlayer => {
            for player in cx.state().in_turn_order().collect::<Vec<_>>() {
                let own = entering.iter().filter(|one| one.controller == player).collect();
                order.extend(ask(cx, player, own)?);
            }
        }
    }
    // Each permanent takes the place of another one of them. Other changes keep their places.
    let ordered: Vec<Act> = order.iter().map(|at| acts[*at].clone()).collect();
    for (one, act) in entering.iter().zip(ordered) {
        acts[one.at] = act;
    }
    Ok(acts)
}

/// The order that a player chooses, as indices of the changes. The first one has the earliest timestamp.
fn ask(cx: &mut Cx<'_>, player: PlayerId, of: Vec<&Entering>) -> Flow<Vec<usize>> {
    let as_they_are = || of.iter().map(|one| one.at).collect();
    if of.windows(2).all(|pair| pair[0].face == pair[1].face && pair[0].controller == pair[1].controller) {
        return Ok(as_they_are());
    }
    let Some(from) = of.iter().map(|one| one.object.map(Entity::Object)).collect::<Option<Vec<_>>>() else {
        return unsupported::refuse("the order of timestamps of tokens");
    };
    let options = Options::Entities { least: from.len(), most: from.len(), from, ordered: true };
    let moment = cx.at(Moment::Entering);
    let order = cx.ask_entities(player, DecisionKind::OrderTimestamps, None, None, options)?;
    cx.at(moment);
    let place =
        |entity: &Entity| of.iter().find(|one| one.object.map(Entity::Object) == Some(*entity)).map(|one| one.at);
    Ok(order.iter().filter_map(place).collect())
}

/// The permanent that gets a timestamp by that change, if it has a static ability that changes characteristics of objects.
fn entering(cx: &Cx<'_>, at: usize, change: &Change) -> Option<Entering> {
    let state = cx.state();
    let (object, controller, face) = match change {
        Change::Card(CardChange::Move(m)) if m.zone() == Zone::Battlefield && !m.enter.face_down => {
            let object = state.object(m.object);
            let face = m.enter.copied.as_ref().unwrap_or_else(|| state.face_up(m.object));
            (Some(m.object), m.enter.controller.unwrap_or(object.owner), Arc::clone(face))
        }
        Change::Card(CardChange::Create(create)) if create.zone == Zone::Battlefield => {
            let face = create.enter.copied.as_ref().unwrap_or(&create.face);
            (create.reserved, create.controller, Arc::clone(face))
        }
        Change::Permanent(PermanentChange::Attach { object, to: Some(_) }) => {
            let face = Face::new(Arc::clone(cx.game().characteristics(*object)), None);
            (Some(*object), cx.game().controller(*object), Arc::new(face))
        }
        Change::Permanent(PermanentChange::Transform { object }) => {
            let (permanent, turned) = (state.object(*object), state.object(*object).status.transformed);
            let face = if turned { Some(&permanent.face) } else { permanent.face.back.as_ref() };
            (Some(*object), cx.game().controller(*object), Arc::clone(face?))
        }
        Change::Permanent(PermanentChange::TurnFaceUp { object })
            if cx.edition().turned_over == TurnedOver::GetsANewTimestamp =>
        {
            (Some(*object), cx.game().controller(*object), Arc::clone(state.face_up(*object)))
        }
        _ => return None,
    };
    let changes = |ability: &Ability| match ability {
        Ability::Static(said) => {
            // An ability that only affects its own object does not depend on the timestamps of others.
            let of_others = !matches!(said.affects, None | Some(Selector::Is(Ref::This))) && !said.defining;
            of_others && said.apply.iter().any(|what| !what.kind().is_rule())
        }
        _ => false,
    };
    let any = face.characteristics.abilities.iter().any(|held| changes(&held.ability));
    any.then_some(Entering { at, object, controller, face })
}
