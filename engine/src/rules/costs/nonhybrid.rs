//! The nonhybrid equivalent of a cost that something changes (601.2b, 107.4e). Until the payment it makes no difference to other costs.

use super::{
    Total,
    mana::payment::{Purse, affordable},
};
use crate::{
    cards::values::{MOST_WAYS, ManaCost},
    error::Flow,
    game::Game,
    ids::{ObjectId, PlayerId},
    unsupported,
};

/// Refuses a cost whose symbols can be announced in more ways than are looked at.
///
/// # Errors
///
/// [`Stop::Unsupported`](crate::error::Stop::Unsupported).
pub(in crate::rules) fn few(ways: usize) -> Flow {
    match ways < MOST_WAYS {
        true => Ok(()),
        false => unsupported::refuse("a cost with that many symbols such as {2/W}"),
    }
}

/// The cheapest of those total costs that the player could pay for the spell or ability, or the cheapest of all if there is none.
pub(in crate::rules) fn payable(
    game: Game<'_>,
    (player, object): (PlayerId, ObjectId),
    total: &Total,
    mut ways: Vec<ManaCost>,
) -> ManaCost {
    ways.sort_by_key(|mana| mana.mana_value(0));
    ways.dedup();
    let purse = Purse { object, reserved: total.taps(game), named: Vec::new() };
    let can_pay = |mana: &&ManaCost| affordable(game, player, mana, total.only(), &purse);
    let first = ways.first().copied().unwrap_or(total.mana);
    if ways.len() < 2 { first } else { ways.iter().find(can_pay).copied().unwrap_or(first) }
}
