//! Removing permanents from combat (506.4).

use super::prelude::*;

/// Removes permanents from combat.
#[derive(Debug, Clone, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct RemoveFromCombat {
    /// The permanents.
    what: Ref,
}

impl Verb for RemoveFromCombat {
    fn perform(&self, cx: &mut Cx<'_>, scope: &mut Scope) -> Flow {
        for object in reading::permanents(cx, &self.what, scope) {
            cx.commit(CombatChange::RemoveFromCombat { object }.by((Rule::RemovedFromCombat, object)));
        }
        Ok(())
    }

    fn makes(&self) -> Vec<Made> {
        vec![Made::RemovedFromCombat]
    }

    fn english(&self, speech: &Speech<'_>) -> String {
        format!("remove {} from combat", speech.who(&self.what))
    }
}
