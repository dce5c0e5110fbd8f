//! Tapping and untapping (701.26).

use crate::{
    cards::reference::Ref, change::Change, decision::DecisionKind, error::Flow, game::Cx, rules::replacement::happen,
    state::effects::Scope,
};

use super::reading;

/// Taps permanents.
pub(super) fn tap(cx: &mut Cx<'_>, what: &Ref, scope: &Scope) -> Flow {
    let objects = reading::permanents(cx, what, scope);
    happen(cx, objects.into_iter().map(|object| Change::Tap { object }).collect::<Vec<_>>())?;
    Ok(())
}

/// Untaps permanents. What is untapped already doesn't untap.
pub(super) fn untap(cx: &mut Cx<'_>, what: &Ref, scope: &Scope) -> Flow {
    let mut objects = reading::permanents(cx, what, scope);
    objects.retain(|id| cx.state().object(*id).status.tapped);
    happen(cx, objects.into_iter().map(|object| Change::Untap { object }).collect::<Vec<_>>())?;
    Ok(())
}

/// Taps or untaps, as the ability's controller says now.
pub(super) fn tap_or_untap(cx: &mut Cx<'_>, what: &Ref, may: bool, scope: &Scope) -> Flow {
    let (player, source) = (scope.controller, Some(scope.source));
    for object in reading::permanents(cx, what, scope) {
        if may && !cx.ask_yes(player, DecisionKind::TapOrUntapAtAll, source, None)? {
            continue;
        }
        let tap = cx.ask_yes(player, DecisionKind::TapOrUntap, source, None)?;
        let change = if tap { Change::Tap { object } } else { Change::Untap { object } };
        happen(cx, vec![change])?;
    }
    Ok(())
}
