//! Instructions for each of several objects or players.

use super::prelude::*;

/// Carries out instructions for each object or player of a reference, one after another, or the first instruction for all of them at one time.
#[derive(Debug, Clone, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct ForEach {
    /// The objects or players.
    pub of: Ref,
    /// The name to which the current object or player is bound.
    #[serde(rename = "as")]
    pub bind: Name,
    /// Whether the first instruction is carried out for all of them at one time (608.2f); the others follow for each. It is one of the instructions that
    /// `at_once` permits.
    #[serde(default)]
    pub at_once: bool,
    /// The instructions, in the order in which they are carried out.
    #[serde(rename = "do")]
    pub instructions: Vec<Effect>,
}

impl Instruction for ForEach {
    fn makes(&self) -> Vec<Made> {
        Vec::new()
    }

    fn english(&self, speech: &Speech<'_>) -> String {
        let Self { of, bind, at_once, instructions } = self;
        let each = match speech.who(of) {
            one if one.starts_with("each ") => one,
            several => format!("each of {several}"),
        };
        let together = if *at_once { ", the first for all at the same time" } else { "" };
        format!("for {each} ({}){together}: {}", bound(bind), speech.clauses_of(instructions))
    }

    fn binds(&self) -> Vec<&Name> {
        vec![&self.bind]
    }

    fn children(&self) -> Vec<&[Effect]> {
        vec![&self.instructions]
    }
}
