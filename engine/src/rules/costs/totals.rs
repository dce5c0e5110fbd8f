//! Costs that require objects with a total value ("creatures with total power 12 or greater").

use std::collections::BTreeSet;

use super::{
    Part,
    objects::{candidates, count},
};
use crate::{
    cards::cost::{Chosen, InAll},
    game::Game,
    ids::{Entity, ObjectId, PlayerId},
};

/// The number of sums that are tried. If there are more, the cost counts as payable.
const MANY: usize = 10_000;

/// Whether a player has enough objects to pay that part of a cost. "Any number" and "up to" may be none, unless a total is required.
pub(super) fn is_enough(game: Game<'_>, player: PlayerId, part: &Part, chosen: &Chosen) -> bool {
    let there = candidates(game, player, part);
    let wanted = (!chosen.any_number && !chosen.up_to).then(|| count(game, part));
    let Some(total) = &chosen.total else { return wanted.is_none_or(|wanted| there.len() >= wanted) };
    // The possible pairs of number and sum. If any number is permitted, the number is ignored.
    let mut sums = BTreeSet::from([(0, 0_i32)]);
    for number in there.into_iter().filter_map(Entity::object).map(|id| number(game, total, id)) {
        let more = |(many, sum): &(usize, i32)| (many + usize::from(wanted.is_some()), sum.saturating_add(number));
        sums = sums.iter().map(more).chain(sums.iter().copied()).collect();
        if sums.len() > MANY {
            return true;
        }
    }
    let fits = |sum: i32| game.in_range(sum, total.range(), &part.scope);
    sums.into_iter().any(|(many, sum)| wanted.is_none_or(|wanted| many == wanted) && fits(sum))
}

/// Whether those objects have the total that the cost requires.
pub(super) fn fits(game: Game<'_>, part: &Part, chosen: &Chosen, with: &[ObjectId]) -> bool {
    chosen.total.as_ref().is_none_or(|total| {
        let sum = with.iter().map(|id| number(game, total, *id)).fold(0, i32::saturating_add);
        game.in_range(sum, total.range(), &part.scope)
    })
}

/// The value that one object contributes.
fn number(game: Game<'_>, total: &InAll, id: ObjectId) -> i32 {
    match total {
        InAll::Power(_) => game.size(id).map_or(0, |pt| pt.0),
        InAll::Toughness(_) => game.size(id).map_or(0, |pt| pt.1),
        InAll::ManaValue(_) => i32::try_from(game.mana_value(id)).unwrap_or(i32::MAX),
    }
}
