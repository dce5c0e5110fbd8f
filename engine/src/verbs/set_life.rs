//! Setting life totals (119.5).

use super::prelude::*;
use crate::{cards::effect::SetLife, edition::DoubledLife, ground::Act, ids::PlayerId};

impl Verb for SetLife {
    fn perform(&self, cx: &mut Cx<'_>, scope: &mut Scope) -> Flow {
        // In 2009, only an effect that sets a life total to a specific value used a calculated number below 0 (107.1b).
        let floored = self.multiplies() && cx.edition().doubled_life == DoubledLife::AtLeastZero;
        let least = if floored { 0 } else { i32::MIN };
        let to = |player| {
            let calculated = reading::amount(cx, &self.to, &reading::of_each(Some(&self.who), player, scope));
            calculated.max(least)
        };
        let totals = reading::players(cx, &self.who, scope).into_iter().map(|player| (player, to(player))).collect();
        set_totals(cx, totals, scope)
    }
}

/// Sets life totals: each player gains or loses the difference to the new total (119.5).
pub(super) fn set_totals(cx: &mut Cx<'_>, totals: Vec<(PlayerId, i32)>, scope: &Scope) -> Flow {
    let change = |(player, to): (PlayerId, i32)| {
        let difference = to.saturating_sub(cx.state().player(player).life);
        let amount = difference.unsigned_abs();
        match difference {
            0 => None,
            1.. => Some(LifeChange::GainLife { player, amount }.by((Rule::LifeSet, scope))),
            _ => Some(LifeChange::LoseLife { player, amount, dealt: false }.by((Rule::LifeSet, scope))),
        }
    };
    let changes: Vec<Act> = totals.into_iter().filter_map(change).collect();
    happen(cx, changes)?;
    Ok(())
}
