//! Destroying (701.8).

use super::prelude::*;

/// Destroys permanents, all at the same time.
#[derive(Debug, Clone, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Destroy {
    /// The permanents.
    what: Ref,
    /// The permanents can't be regenerated.
    #[serde(default)]
    no_regeneration: bool,
}

impl Verb for Destroy {
    fn perform(&self, cx: &mut Cx<'_>, scope: &mut Scope) -> Flow {
        let proposal = self.propose(cx, scope)?;
        carry_out(cx, vec![proposal], scope)
    }

    fn together(&self) -> Option<&dyn Together> {
        Some(self)
    }

    fn makes(&self) -> Vec<Made> {
        vec![Made::Destroyed]
    }

    fn english(&self, speech: &Speech<'_>) -> String {
        let they = if is_several(&self.what) { "they" } else { "it" };
        let cant = if self.no_regeneration { format!("; {they} can't be regenerated") } else { String::new() };
        format!("destroy {}{cant}", speech.who(&self.what))
    }
}

impl Together for Destroy {
    fn propose(&self, cx: &mut Cx<'_>, scope: &Scope) -> Flow<Proposal> {
        let no_regeneration = self.no_regeneration;
        let objects = reading::permanents(cx, &self.what, scope).into_iter();
        Ok(Proposal::of(objects.map(|object| PermanentChange::Destroy { object, no_regeneration })))
    }
}
