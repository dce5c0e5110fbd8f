//! Tapping or untapping (701.26).

use super::prelude::*;
use crate::{cards::effect::TapOrUntap, decision::DecisionKind};

impl Verb for TapOrUntap {
    fn perform(&self, cx: &mut Cx<'_>, scope: &mut Scope) -> Flow {
        let (player, source) = (scope.controller, Some(scope.source));
        for object in reading::permanents(cx, &self.what, scope) {
            if self.may && !cx.ask_yes(player, DecisionKind::TapOrUntapAtAll, source, None)? {
                continue;
            }
            let tap = cx.ask_yes(player, DecisionKind::TapOrUntap, source, None)?;
            let change = if tap { PermanentChange::Tap { object } } else { PermanentChange::Untap { object } };
            happen(cx, vec![change])?;
        }
        Ok(())
    }

    fn is_possible(&self, cx: &Cx<'_>, scope: &Scope) -> bool {
        !reading::permanents(cx, &self.what, scope).is_empty()
    }
}
