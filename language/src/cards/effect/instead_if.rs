//! Self-replacement effects (614.15).

use super::prelude::*;
use crate::cards::condition::Condition;

/// A self-replacement effect: if the condition is true, the spell or ability replaces its own effect. It applies before any other replacement effect
/// (614.15).
#[derive(Debug, Clone, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct InsteadIf {
    /// The condition.
    #[serde(rename = "if")]
    pub condition: Condition,
    /// The instructions if the condition is true.
    #[serde(rename = "do")]
    pub instructions: Vec<Effect>,
    /// The instructions that they replace.
    pub of: Vec<Effect>,
}

impl Instruction for InsteadIf {
    fn makes(&self) -> Vec<Made> {
        Vec::new()
    }

    fn english(&self, speech: &Speech<'_>) -> String {
        let Self { condition, instructions, of } = self;
        let (instead, of) = (speech.clauses_of(instructions), speech.clauses_of(of));
        format!("{of}; but if {}, {instead} instead", speech.condition(condition))
    }

    fn children(&self) -> Vec<&[Effect]> {
        vec![&self.instructions, &self.of]
    }
}
