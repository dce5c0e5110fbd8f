//! Instructions for each of several objects or players.

use super::prelude::*;

/// Carries out instructions for each object or player of a reference, one after another.
#[derive(Debug, Clone, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct ForEach {
    /// The objects or players.
    pub of: Ref,
    /// The name to which the current object or player is bound.
    #[serde(rename = "as")]
    pub bind: Name,
    /// The instructions, in the order in which they are carried out.
    #[serde(rename = "do")]
    pub instructions: Vec<Effect>,
}

impl Instruction for ForEach {
    fn makes(&self) -> Vec<Made> {
        Vec::new()
    }

    fn english(&self, speech: &Speech<'_>) -> String {
        let Self { of, bind, instructions } = self;
        let each = match speech.who(of) {
            one if one.starts_with("each ") => one,
            several => format!("each of {several}"),
        };
        format!("for {each} ({}): {}", bound(bind), speech.clauses_of(instructions))
    }

    fn binds(&self) -> Vec<&Name> {
        vec![&self.bind]
    }

    fn children(&self) -> Vec<&[Effect]> {
        vec![&self.instructions]
    }
}
