//! Gaining, losing and setting life (119).

use crate::{
    cards::{amount::Amount, reference::Ref},
    change::Change,
    decision::{Answer, DecisionKind, Options},
    error::Flow,
    game::Cx,
    ground::Act,
    ids::PlayerId,
    rule::Rule,
    rules::replacement::happen,
    state::effects::Scope,
};

use super::reading;

/// Players gain life.
pub(super) fn gain(cx: &mut Cx<'_>, who: &Ref, amount: &Amount, scope: &Scope) -> Flow {
    let amount = reading::count(cx, amount, scope);
    let players = reading::players(cx, who, scope);
    let changes = players.into_iter().filter(|_| amount > 0).map(|player| Change::GainLife { player, amount });
    happen(cx, changes.collect::<Vec<_>>())?;
    Ok(())
}

/// Players lose life.
pub(super) fn lose(cx: &mut Cx<'_>, who: &Ref, amount: &Amount, scope: &Scope) -> Flow {
    let amount = reading::count(cx, amount, scope);
    let players = reading::players(cx, who, scope);
    let changes = players.into_iter().filter(|_| amount > 0).map(|player| Change::LoseLife { player, amount });
    happen(cx, changes.collect::<Vec<_>>())?;
    Ok(())
}

/// Life totals become a number.
pub(super) fn set(cx: &mut Cx<'_>, who: &Ref, to: &Amount, scope: &Scope) -> Flow {
    let to = reading::amount(cx, to, scope);
    let totals = reading::players(cx, who, scope).into_iter().map(|player| (player, to)).collect();
    set_totals(cx, totals, scope)
}

/// A life total that is set is gained or lost up to its new value (119.5).
fn set_totals(cx: &mut Cx<'_>, totals: Vec<(PlayerId, i32)>, scope: &Scope) -> Flow {
    let change = |(player, to): (PlayerId, i32)| {
        let difference = to.saturating_sub(cx.state().player(player).life);
        let amount = difference.unsigned_abs();
        match difference {
            0 => None,
            1.. => Some(Change::GainLife { player, amount }.by((Rule::LifeSet, scope))),
            _ => Some(Change::LoseLife { player, amount }.by((Rule::LifeSet, scope))),
        }
    };
    let changes: Vec<Act> = totals.into_iter().filter_map(change).collect();
    happen(cx, changes)?;
    Ok(())
}

/// Any number of players' life totals are dealt out anew: player by player, by seat, the total each gets; one's own for a player who
/// isn't among them. Each total goes to one player.
pub(super) fn redistribute(cx: &mut Cx<'_>, by: &Ref, scope: &Scope) -> Flow {
    let Some(by) = reading::players(cx, by, scope).first().copied() else { return Ok(()) };
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
            return cx.cannot((Rule::LifeSet, scope), "each life total goes to one player");
        };
        left.swap_remove(place);
        totals.push((player, total));
    }
    set_totals(cx, totals, scope)
}
