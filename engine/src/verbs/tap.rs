//! Tapping (701.26).

use super::prelude::*;

/// Taps permanents.
#[derive(Debug, Clone, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Tap {
    /// The permanents.
    what: Ref,
}

impl Verb for Tap {
    fn perform(&self, cx: &mut Cx<'_>, scope: &mut Scope) -> Flow {
        let proposal = self.propose(cx, scope)?;
        carry_out(cx, vec![proposal], scope)
    }

    fn together(&self) -> Option<&dyn Together> {
        Some(self)
    }

    fn makes(&self) -> Vec<Made> {
        vec![Made::Tapped]
    }

    fn english(&self, speech: &Speech<'_>) -> String {
        format!("tap {}", speech.who(&self.what))
    }
}

impl Together for Tap {
    fn propose(&self, cx: &mut Cx<'_>, scope: &Scope) -> Flow<Proposal> {
        let objects = reading::permanents(cx, &self.what, scope);
        Ok(Proposal::of(objects.into_iter().map(|object| PermanentChange::Tap { object })))
    }
}
