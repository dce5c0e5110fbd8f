//! Destroying (701.8).

use super::prelude::*;

/// Destroys permanents, all at the same time.
#[derive(Debug, Clone, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Destroy {
    /// The permanents.
    pub what: Ref,
    /// The permanents can't be regenerated.
    #[serde(default)]
    pub no_regeneration: bool,
}

impl Instruction for Destroy {
    fn makes(&self) -> Vec<Made> {
        vec![Made::Destroyed]
    }

    fn english(&self, speech: &Speech<'_>) -> String {
        let they = if is_several(&self.what) { "they" } else { "it" };
        let cant = if self.no_regeneration { format!("; {they} can't be regenerated") } else { String::new() };
        format!("destroy {}{cant}", speech.who(&self.what))
    }

    fn is_simultaneous(&self) -> bool {
        true
    }
}
