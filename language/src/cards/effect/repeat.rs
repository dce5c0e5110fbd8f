//! Repeating instructions.

use super::prelude::*;

/// Carries out instructions several times.
#[derive(Debug, Clone, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Repeat {
    /// The number of times.
    pub times: Amount,
    /// The instructions, in the order in which they are carried out.
    #[serde(rename = "do")]
    pub instructions: Vec<Effect>,
}

impl Instruction for Repeat {
    fn makes(&self) -> Vec<Made> {
        Vec::new()
    }

    fn english(&self, speech: &Speech<'_>) -> String {
        let Self { times, instructions } = self;
        format!("{} times: {}", speech.number(times), speech.clauses_of(instructions))
    }

    fn children(&self) -> Vec<&[Effect]> {
        vec![&self.instructions]
    }
}
