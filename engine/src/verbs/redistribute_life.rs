//! Redistributing life totals (119.5).

use std::cmp::Ordering;

use super::{prelude::*, set_life::set_totals};
use crate::{
    cards::{deed::PlayerDeed, effect::RedistributeLife},
    decision::{Answer, DecisionKind, Options},
    edition::RedistributedLife,
    game::Game,
    ids::PlayerId,
    rules::ending_the_game::may,
};

impl Verb for RedistributeLife {
    fn perform(&self, cx: &mut Cx<'_>, scope: &mut Scope) -> Flow {
        let Some(by) = reading::players(cx, &self.who, scope).first().copied() else { return Ok(()) };
        let mut seats: Vec<PlayerId> = cx.state().in_turn_order().collect();
        seats.sort();
        let mut left: Vec<i32> = seats.iter().map(|player| cx.state().player(*player).life).collect();
        let mut totals = Vec::with_capacity(seats.len());
        for player in seats {
            let (least, most) = (left.iter().copied().min().unwrap_or(0), left.iter().copied().max().unwrap_or(0));
            let (source, name) = (Some(scope.source), Some(player.to_string().as_str().into()));
            let answer = cx.ask(by, DecisionKind::LifeTotals, source, name, Options::Number { least, most })?;
            let Answer::Number(total) = answer else { return Ok(()) };
            let Some(place) = left.iter().position(|one| *one == total) else {
                return cx.cannot((Rule::LifeSet, &*scope), "each life total can be given to only one player");
            };
            let limited = cx.edition().redistributed_life == RedistributedLife::OnlyAPossibleTotal;
            if limited && !may_receive(cx.game(), player, total) {
                return cx.cannot((Rule::CantBeatsCan, &*scope), "the player's life total can't change so");
            }
            left.swap_remove(place);
            totals.push((player, total));
        }
        set_totals(cx, totals, scope)
    }
}

/// Whether the player may receive that life total: a higher one only if the player can gain life, and a lower one only if the player can lose life
/// (119.7, 119.8).
pub(super) fn may_receive(game: Game<'_>, player: PlayerId, total: i32) -> bool {
    match total.cmp(&game.state.player(player).life) {
        Ordering::Equal => true,
        Ordering::Greater => may(game, player, PlayerDeed::GainLife),
        Ordering::Less => may(game, player, PlayerDeed::LoseLife),
    }
}
