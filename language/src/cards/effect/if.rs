//! Conditions on an instruction.

use super::prelude::*;
use crate::cards::condition::Condition;

/// Carries out instructions only if a condition is true, or else other instructions.
#[derive(Debug, Clone, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct If {
    /// The condition.
    #[serde(rename = "if")]
    pub condition: Condition,
    /// The instructions if the condition is true.
    pub then: Vec<Effect>,
    /// The instructions if the condition is false.
    #[serde(default, rename = "else")]
    pub otherwise: Vec<Effect>,
}

impl Instruction for If {
    fn makes(&self) -> Vec<Made> {
        Vec::new()
    }

    fn english(&self, speech: &Speech<'_>) -> String {
        let Self { condition, then, otherwise } = self;
        speech.or_else(format!("if {}, {}", speech.condition(condition), speech.clauses_of(then)), otherwise)
    }

    fn children(&self) -> Vec<&[Effect]> {
        vec![&self.then, &self.otherwise]
    }
}
