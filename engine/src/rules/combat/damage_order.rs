//! The damage assignment orders of creatures (509.2–3 and 510.1c–d from 2009 to 2024).

use crate::{
    acting::Cx,
    cards::{keyword::Builtin, values::CardType},
    change::CombatChange,
    decision::{DecisionKind, Options},
    edition::{DamageAssignment, DeathtouchDamage},
    error::Flow,
    game::Game,
    ids::{Entity, ObjectId, PlayerId},
    rule::Rule,
    state::stack::AssignedDamage,
};

/// The active player puts the blockers of each attacker in an order, then each defending player puts the attackers that a creature of that player blocks in
/// an order (509.2, 509.3). A creature that comes to block later gets its place in these orders; the others keep theirs (509.6, 509.7).
///
/// # Errors
///
/// Unanswered decisions; an answer that changes an announced order.
pub(crate) fn announce(cx: &mut Cx<'_>) -> Flow {
    if cx.edition().damage_assignment == DamageAssignment::Freely {
        return Ok(());
    }
    let active = cx.state().turn.active;
    let attacked: Vec<(ObjectId, Vec<ObjectId>)> =
        cx.state().combat.attacks.iter().map(|attack| (attack.attacker, attack.blockers.clone())).collect();
    for (attacker, blockers) in attacked {
        put_in_order(cx, active, attacker, blockers)?;
    }
    for player in cx.state().in_turn_order().collect::<Vec<_>>() {
        let own = |id: &ObjectId| cx.game().controller(*id) == player;
        for blocker in cx.state().combat.blocking.iter().copied().filter(own).collect::<Vec<_>>() {
            let blocked = cx.state().combat.blocked_by(blocker).collect();
            put_in_order(cx, player, blocker, blocked)?;
        }
    }
    Ok(())
}

/// The player puts the creatures in an order if there are several, and not all of them have a place in it yet.
fn put_in_order(cx: &mut Cx<'_>, player: PlayerId, of: ObjectId, among: Vec<ObjectId>) -> Flow {
    let known: Vec<ObjectId> =
        cx.state().combat.damage_order(of).iter().copied().filter(|id| among.contains(id)).collect();
    if among.len() < 2 || known.len() == among.len() {
        return Ok(());
    }
    let new = among.iter().copied().filter(|id| !known.contains(id));
    let from: Vec<Entity> = known.iter().copied().chain(new).map(Entity::from).collect();
    let options = Options::Entities { least: from.len(), most: from.len(), from, ordered: true };
    let order = cx.ask_entities(player, DecisionKind::OrderDamage, Some(of), None, options)?;
    let order: Vec<ObjectId> = order.into_iter().filter_map(Entity::object).collect();
    if !order.iter().filter(|id| known.contains(id)).eq(&known) {
        return cx.cannot((Rule::DamageOrder, of), "the creatures that already have a place keep their order");
    }
    cx.commit(CombatChange::OrderDamage { of, order }.by((Rule::DamageOrder, of)));
    Ok(())
}

/// Those creatures in the announced order of a creature's damage. A creature without a place comes last.
pub(super) fn in_order(game: Game<'_>, of: ObjectId, mut among: Vec<ObjectId>) -> Vec<ObjectId> {
    let order = game.state.combat.damage_order(of);
    among.sort_by_key(|id| order.iter().position(|one| one == id).unwrap_or(usize::MAX));
    among
}

/// The damage that some creatures assigned must obey their announced orders: a creature is assigned damage only if each creature before it is assigned
/// lethal damage (510.1c–d).
///
/// # Errors
///
/// The refusal of an assignment that does not.
pub(super) fn check(cx: &Cx<'_>, fighters: &[ObjectId], assigned: &[AssignedDamage]) -> Flow {
    let whole = match cx.edition().damage_assignment {
        DamageAssignment::Freely => return Ok(()),
        DamageAssignment::InOrderOneByOne => false,
        DamageAssignment::InOrderAsAWhole => true,
    };
    let mut left: Vec<ObjectId> = fighters.to_vec();
    let mut settled: Vec<AssignedDamage> = match whole {
        true => assigned.to_vec(),
        false => assigned.iter().filter(|part| !left.contains(&part.source)).cloned().collect(),
    };
    // Damage that was assigned before can only help: any order in which each creature obeys in its turn will do.
    loop {
        let own = |of: ObjectId| assigned.iter().filter(move |part| part.source == of).cloned();
        let obeys = |of: &ObjectId| {
            let so_far: Vec<AssignedDamage> = if whole { Vec::new() } else { own(*of).collect() };
            let so_far: Vec<AssignedDamage> = settled.iter().cloned().chain(so_far).collect();
            obeys(cx.game(), *of, &so_far)
        };
        let Some(place) = left.iter().position(obeys) else { break };
        let next = left.remove(place);
        if !whole {
            settled.extend(own(next));
        }
    }
    match left.first() {
        None => Ok(()),
        Some(of) => {
            let reason = "each creature must be assigned lethal damage before the next one in the damage assignment order is assigned any";
            cx.forbid((Rule::DamageOrder, *of), reason)
        }
    }
}

/// Whether the creature's damage obeys its order, given all damage that is assigned.
fn obeys(game: Game<'_>, of: ObjectId, assigned: &[AssignedDamage]) -> bool {
    let edition = &game.table.edition;
    let deadly = |source: ObjectId| game.instance(source, Builtin::Deathtouch).is_some();
    if edition.deathtouch_damage == DeathtouchDamage::DividedFreely && deadly(of) {
        return true;
    }
    let order = game.state.combat.damage_order(of);
    let to = |id: ObjectId| assigned.iter().filter(move |part| part.to == Entity::Object(id) && part.amount > 0);
    let last = order.iter().rposition(|id| to(*id).any(|part| part.source == of));
    let before = &order[..last.unwrap_or(0)];
    before.iter().filter(|id| fights(game, of, **id)).all(|id| {
        let touched = edition.deathtouch_damage == DeathtouchDamage::AnyIsLethal;
        let touched = touched && to(*id).any(|part| deadly(part.source));
        let toughness = game.characteristics(*id).pt.map_or(0, |(_, toughness)| i64::from(toughness));
        let dealt: i64 = to(*id).map(|part| i64::from(part.amount)).sum();
        touched || dealt + i64::from(game.object(*id).damage) >= toughness
    })
}

/// Whether one of the two creatures still blocks the other.
fn fights(game: Game<'_>, one: ObjectId, other: ObjectId) -> bool {
    let blocks = |attacker, blocker| {
        game.state.combat.attack_of(attacker).is_some_and(|attack| attack.blockers.contains(&blocker))
    };
    game.characteristics(other).is(CardType::Creature) && (blocks(one, other) || blocks(other, one))
}
