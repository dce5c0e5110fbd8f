//! Removing damage from permanents (702.89a).

use super::prelude::*;

/// Removes all damage that is marked on permanents.
#[derive(Debug, Clone, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct RemoveDamage {
    /// The permanents.
    what: Ref,
}

impl Verb for RemoveDamage {
    fn perform(&self, cx: &mut Cx<'_>, scope: &mut Scope) -> Flow {
        let objects = reading::permanents(cx, &self.what, scope);
        cx.commit(Change::Permanent(PermanentChange::ClearDamage { objects }));
        Ok(())
    }

    fn makes(&self) -> Vec<Made> {
        Vec::new()
    }

    fn english(&self, speech: &Speech<'_>) -> String {
        format!("remove all damage from {}", speech.who(&self.what))
    }
}
