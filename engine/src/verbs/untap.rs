//! Untapping (701.26).

use super::prelude::*;

/// Untaps permanents. What is untapped already doesn't untap.
#[derive(Debug, Clone, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Untap {
    /// What is untapped.
    what: Ref,
}

impl Verb for Untap {
    fn perform(&self, cx: &mut Cx<'_>, scope: &mut Scope) -> Flow {
        let mut objects = reading::permanents(cx, &self.what, scope);
        objects.retain(|id| cx.state().object(*id).status.tapped);
        happen(cx, objects.into_iter().map(|object| PermanentChange::Untap { object }).collect::<Vec<_>>())?;
        Ok(())
    }

    fn makes(&self) -> Vec<Made> {
        vec![Made::Untapped]
    }

    fn english(&self, speech: &Speech<'_>) -> String {
        format!("untap {}", speech.who(&self.what))
    }
}
