//! Gaining, losing and setting life (119).

use crate::{
    cards::{amount::Amount, reference::Ref},
    change::Change,
    decision::{DecisionKind, Options},
    error::Flow,
    game::Cx,
    ids::{Entity, PlayerId},
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
    happen(cx, changes.collect())?;
    Ok(())
}

/// Players lose life.
pub(super) fn lose(cx: &mut Cx<'_>, who: &Ref, amount: &Amount, scope: &Scope) -> Flow {
    let amount = reading::count(cx, amount, scope);
    let players = reading::players(cx, who, scope);
    let changes = players.into_iter().filter(|_| amount > 0).map(|player| Change::LoseLife { player, amount });
    happen(cx, changes.collect())?;
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
    cx.applied(Rule::LifeSet, scope.source);
    let change = |(player, to): (PlayerId, i32)| {
        let difference = to.saturating_sub(cx.state().player(player).life);
        let amount = difference.unsigned_abs();
        match difference {
            0 => None,
            1.. => Some(Change::GainLife { player, amount }),
            _ => Some(Change::LoseLife { player, amount }),
        }
    };
    let changes: Vec<Change> = totals.into_iter().filter_map(change).collect();
    happen(cx, changes)?;
    Ok(())
}

/// Any number of players' life totals are dealt out anew. The answer names, seat by seat, the player whose total each gets: one's own
/// for a player who isn't among them.
pub(super) fn redistribute(cx: &mut Cx<'_>, by: &Ref, scope: &Scope) -> Flow {
    let Some(by) = reading::players(cx, by, scope).first().copied() else { return Ok(()) };
    let mut seats: Vec<PlayerId> = cx.state().in_turn_order().collect();
    seats.sort();
    let from: Vec<Entity> = seats.iter().copied().map(Entity::Player).collect();
    let options = Options::Entities { least: from.len(), most: from.len(), from, ordered: true };
    let order = cx.ask_entities(by, DecisionKind::LifeTotals, Some(scope.source), None, options)?;
    let total = |of: Entity| of.player().map(|player| cx.state().player(player).life);
    let totals = seats.iter().copied().zip(order).filter_map(|(player, of)| Some((player, total(of)?))).collect();
    set_totals(cx, totals, scope)
}
