//! Reflexive triggered abilities (603.12).

use super::prelude::*;
use crate::cards::{Named, ability::TargetSpec};

/// Creates a triggered ability that triggers at once on what has just been done ("when you do"). Its targets are chosen as it is put on the stack. A
/// text that does it only after an action has it behind the condition `did`.
#[derive(Debug, Clone, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Reflexive {
    /// The targets, one entry for each instance of the word "target". Left out: none.
    #[serde(default)]
    pub targets: Named<TargetSpec>,
    /// The instructions of the ability, in the order in which they are carried out.
    #[serde(rename = "do")]
    pub instructions: Vec<Effect>,
}

impl Instruction for Reflexive {
    fn makes(&self) -> Vec<Made> {
        vec![Made::Waits]
    }

    fn english(&self, speech: &Speech<'_>) -> String {
        let Self { targets, instructions } = self;
        format!("now an ability triggers: {}", speech.body(targets, None, instructions).trim_end_matches('.'))
    }
}
