//! State-based actions on permanents, and on tokens and copies outside their zones (704.5d–i, 704.5k, 704.5q).

use smallvec::SmallVec;

use super::{Due, Seen};
use crate::{
    cards::{
        keyword::Builtin,
        loyalty::LOYALTY,
        values::{CardType, Supertype, Zone},
    },
    change::{CardChange, Change, Destination, Move, PermanentChange},
    edition::{DamageWithoutToughness, OpposingCounters, PhasedOutTokens},
    event::{Event, Why},
    game::Game,
    ids::{Entity, ObjectId},
    rule::Rule,
    rules::sagas,
    state::object::{Object, ObjectKind},
};

/// Creatures with toughness 0 or less, planeswalkers without loyalty (704.5i), Sagas after their last chapter (704.5s), opposing counters, the world
/// rule, and tokens and copies outside their zones.
pub(super) fn look(game: Game<'_>, all: &[Seen<'_>], due: &mut Due) {
    let mut worlds = Vec::new();
    let cancel = game.table.edition.opposing_counters == OpposingCounters::CancelOut;
    for (id, characteristics) in all {
        let creature = characteristics.is(CardType::Creature);
        if creature && characteristics.pt.is_some_and(|(_, toughness)| toughness <= 0) {
            due.bury(Rule::ZeroToughness, *id, Why::ZeroToughness);
        }
        if characteristics.is(CardType::Planeswalker) && game.object(*id).counters.of(LOYALTY) == 0 {
            due.bury(Rule::ZeroLoyalty, *id, Why::StateBased);
        }
        if sagas::is_over(game, *id, characteristics) {
            due.acts.extend(sagas::end(game, *id));
        }
        if characteristics.supertypes.has(Supertype::World) {
            worlds.push(*id);
        }
        if cancel {
            cancel_counters(game, *id, due);
        }
    }
    if worlds.len() > 1 {
        world_rule(game, &worlds, due);
    }
    cease(game, due);
}

/// Creatures with lethal damage are destroyed (704.5g), and so are creatures dealt damage by a source with deathtouch (704.5h). In 2001 this includes
/// creatures with toughness 0 or less, which are also put into the graveyard for that (420.5c), and in 2009 those with damage from deathtouch.
pub(super) fn look_at_damage(game: Game<'_>, all: &[Seen<'_>], due: &mut Due) {
    let besides = game.table.edition.damage_without_toughness;
    let dealt = dealt_since_the_last_check(game);
    for (id, characteristics) in all {
        let toughness = characteristics.pt.map_or(0, |(_, toughness)| toughness);
        let spared = toughness <= 0 && besides == DamageWithoutToughness::DoesNothing;
        if spared || !characteristics.is(CardType::Creature) {
            continue;
        }
        let damage = game.object(*id).damage;
        let is_judged = toughness > 0 || besides == DamageWithoutToughness::Destroys;
        let lethal = is_judged && damage > 0 && i64::from(damage) >= i64::from(toughness);
        let touched = touched_by_death(game, &dealt, *id);
        due.looked_at_deathtouch |= touched;
        if !lethal && !touched {
            continue;
        }
        if game.keyword(Rule::Indestructible, *id, Builtin::Indestructible) {
            continue;
        }
        match toughness > 0 {
            true => due.destroy(Rule::LethalDamage, *id),
            false => due.destroy_besides(Rule::LethalDamage, *id),
        }
    }
}

/// The sources that have dealt damage since state-based actions were last performed, each with the permanent that it was dealt to.
fn dealt_since_the_last_check(game: Game<'_>) -> SmallVec<[(ObjectId, ObjectId); 4]> {
    let since = game.state.history.iter().rev().take_while(|event| !matches!(event, Event::StateBasedChecked));
    let dealt = since.filter_map(|event| match event {
        Event::Damaged { source, to: Entity::Object(to), .. } => Some((*source, *to)),
        _ => None,
    });
    dealt.collect()
}

/// Whether one of these sources of damage has deathtouch and dealt damage to the creature.
fn touched_by_death(game: Game<'_>, dealt: &[(ObjectId, ObjectId)], creature: ObjectId) -> bool {
    let sources = dealt.iter().filter(|(_, to)| *to == creature);
    sources.into_iter().any(|(source, _)| game.instance(*source, Builtin::Deathtouch).is_some())
}

/// +1/+1 and -1/-1 counters are removed in pairs (704.5q; 420.5n since 2006).
fn cancel_counters(game: Game<'_>, id: ObjectId, due: &mut Due) {
    let counters = &game.object(id).counters;
    let both = counters.of("+1/+1").min(counters.of("-1/-1"));
    if both > 0 {
        for kind in ["+1/+1", "-1/-1"] {
            let change = Change::Permanent(PermanentChange::RemoveCounters {
                from: Entity::Object(id),
                kind: kind.into(),
                count: both,
            });
            due.act(Rule::CountersCancel, id, change);
        }
    }
}

/// Among permanents with the supertype world, only the one that has had it for the shortest time stays; in a tie, none does (704.5k).
fn world_rule(game: Game<'_>, worlds: &[ObjectId], due: &mut Due) {
    let since = |id: &ObjectId| game.object(*id).world_since.unwrap_or(game.object(*id).timestamp);
    let newest = worlds.iter().map(since).max();
    let tie = worlds.iter().filter(|id| Some(since(id)) == newest).count() > 1;
    for id in worlds.iter().filter(|id| tie || Some(since(id)) != newest) {
        due.bury(Rule::WorldRule, *id, Why::StateBased);
    }
}

/// Whether two permanents entered the battlefield at the same time.
pub(super) fn came_together(game: Game<'_>, one: ObjectId, other: ObjectId) -> bool {
    let batch = |id: ObjectId| {
        game.state.history.iter().find_map(|event| match event {
            Event::Moved { became, to: Zone::Battlefield, batch, .. } if *became == id => Some(*batch),
            _ => None,
        })
    };
    batch(one).is_some_and(|batch_of_one| batch(other) == Some(batch_of_one))
}

/// Whether it is a copy of a card that was cast, which may be on the battlefield; a copy of a spell may not (503.10a until 2006). Today both are
/// tokens on the battlefield instead of copies (608.3f).
fn stays_in_play(object: &Object) -> bool {
    object.zone == Zone::Battlefield && object.stack.as_ref().is_some_and(|item| item.played)
}

/// Tokens off the battlefield and copies of spells off the stack cease to exist (704.5d–e).
fn cease(game: Game<'_>, due: &mut Due) {
    // Until 2015 a token that phases out does not come back (702.23j of 2009).
    let cease_unseen = game.table.edition.phased_out_tokens == PhasedOutTokens::Cease;
    let unseen = game.state.phased_out().iter().filter(|_| cease_unseen).map(|id| game.state.object(*id));
    let mut no_cards: SmallVec<[&Object; 8]> = SmallVec::new();
    let all = game.state.present().chain(unseen);
    all.filter(|object| object.kind != ObjectKind::Card).for_each(|object| no_cards.push(object));
    no_cards.sort_unstable_by_key(|object| object.id);
    for object in no_cards {
        let rule = match (object.kind, object.zone) {
            (ObjectKind::Token, zone) if zone != Zone::Battlefield => Rule::TokensCease,
            (ObjectKind::Token, _) if object.status.phased_out.is_some() => Rule::TokensCease,
            (ObjectKind::SpellCopy, zone) if zone != Zone::Stack && !stays_in_play(object) => Rule::CopiesCease,
            _ => continue,
        };
        due.ceasing
            .push(CardChange::Move(Move::new(object.id, Destination::Nowhere, Why::Ceased)).by((rule, object.id)));
    }
}
