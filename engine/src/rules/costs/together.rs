//! Costs of several parts, each of which could be paid alone: no life and no object pays for two of them (118.3, 118.10).

use std::collections::BTreeSet;

use crate::{
    cards::cost::Cost,
    game::Game,
    ids::{Entity, PlayerId},
};

use super::{
    Part,
    objects::{self, candidates, chosen, count},
    unsigned,
};

/// The number of parts up to which every selection of them is looked at.
const MOST: usize = 8;

/// Whether the parts can be paid together, if each of them can be paid alone.
pub(super) fn payable(game: Game<'_>, player: PlayerId, parts: &[Part]) -> bool {
    if parts.len() < 2 {
        return true;
    }
    let life = parts.iter().map(|part| match &part.cost {
        Cost::PayLife(amount) => unsigned(game.amount(amount, &part.scope)),
        _ => 0,
    });
    let taps = |part: &&Part| matches!(part.cost, Cost::TapUntapped(_));
    // A permanent that was tapped can still be sacrificed, but nothing that left its zone pays for another part.
    let leaves = |part: &&Part| {
        let moved = matches!(part.cost, Cost::Sacrifice(_) | Cost::Exile(_) | Cost::ReturnToHand(_) | Cost::Discard(_));
        moved && chosen(&part.cost).is_none_or(|chosen| chosen.total.is_none())
    };
    objects::has_life(game, player, life.fold(0, u32::saturating_add))
        && are_enough(game, player, &parts.iter().filter(taps).collect::<Vec<_>>())
        && are_enough(game, player, &parts.iter().filter(leaves).collect::<Vec<_>>())
}

/// Whether there is a different object for each one that the parts require: any selection of the parts has at least as many objects as it requires.
fn are_enough(game: Game<'_>, player: PlayerId, parts: &[&Part]) -> bool {
    if parts.len() < 2 || parts.len() > MOST {
        return true;
    }
    let optional = |part: &Part| chosen(&part.cost).is_none_or(|chosen| chosen.any_number || chosen.up_to);
    let each: Vec<(usize, Vec<Entity>)> = parts
        .iter()
        .map(|part| (if optional(part) { 0 } else { count(game, part) }, candidates(game, player, part)))
        .collect();
    (1_usize..1 << each.len()).all(|selection| {
        let selected = || each.iter().enumerate().filter(|(at, _)| selection & (1 << at) != 0).map(|(_, part)| part);
        let objects: BTreeSet<Entity> = selected().flat_map(|(_, there)| there.iter().copied()).collect();
        selected().map(|(wanted, _)| *wanted).sum::<usize>() <= objects.len()
    })
}
