//! Effects by which players can't gain or lose life (119.7–8).

use crate::{
    acting::Cx,
    cards::deed::PlayerDeed,
    change::{Change, LifeChange},
    game::Game,
    ground::Act,
    ids::PlayerId,
    rules::ending_the_game::may,
};

/// Removes the changes of life totals that can't happen. An event that can't happen is not replaced either (119.7–8, 614.17).
pub(super) fn keep(cx: &Cx<'_>, acts: &mut Vec<Act>) {
    let of_life =
        |act: &Act| matches!(act.change, Change::Life(LifeChange::GainLife { .. } | LifeChange::LoseLife { .. }));
    if acts.iter().any(of_life) {
        acts.retain(|act| may_be(cx.game(), &act.change));
    }
}

/// The changes of life totals among these events, by player.
pub(super) fn to_come<'a>(acts: impl Iterator<Item = &'a Act>) -> Vec<(PlayerId, i32)> {
    let number = |amount: u32| i32::try_from(amount).unwrap_or(i32::MAX);
    let by = |act: &Act| match act.change {
        Change::Life(LifeChange::GainLife { player, amount }) => Some((player, number(amount))),
        Change::Life(LifeChange::LoseLife { player, amount, .. } | LifeChange::PayLife { player, amount }) => {
            Some((player, -number(amount)))
        }
        _ => None,
    };
    acts.filter_map(by).collect()
}

fn may_be(game: Game<'_>, change: &Change) -> bool {
    match change {
        Change::Life(LifeChange::GainLife { player, .. }) => may(game, *player, PlayerDeed::GainLife),
        Change::Life(LifeChange::LoseLife { player, .. }) => may(game, *player, PlayerDeed::LoseLife),
        _ => true,
    }
}
