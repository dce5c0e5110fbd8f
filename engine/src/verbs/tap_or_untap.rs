//! Tapping or untapping (701.26).

use super::prelude::*;
use crate::decision::DecisionKind;

/// Taps or untaps permanents. The controller of the ability chooses one of the two for each permanent, now.
#[derive(Debug, Clone, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct TapOrUntap {
    /// The permanents.
    what: Ref,
    /// The player may choose neither.
    #[serde(default)]
    may: bool,
}

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

    fn makes(&self) -> Vec<Made> {
        vec![Made::Tapped, Made::Untapped]
    }

    fn english(&self, speech: &Speech<'_>) -> String {
        format!("{}tap or untap {}", if self.may { "you may " } else { "" }, speech.who(&self.what))
    }
}
