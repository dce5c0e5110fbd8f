//! Optional instructions.

use super::prelude::*;

/// Players may carry out instructions. Whether a player did is bound.
#[derive(Debug, Clone, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct May {
    /// The players who may. Left out: the controller.
    #[serde(default)]
    pub who: Option<Ref>,
    /// The instructions. The player carries out all of them or none.
    #[serde(rename = "do")]
    pub instructions: Vec<Effect>,
    /// The instructions if the player does not.
    #[serde(default)]
    pub otherwise: Vec<Effect>,
    /// The name by which the condition `did` asks whether the player did. Left out: no name.
    #[serde(default, rename = "as")]
    pub bind: Option<Name>,
}

impl Instruction for May {
    fn makes(&self) -> Vec<Made> {
        Vec::new()
    }

    fn english(&self, speech: &Speech<'_>) -> String {
        let Self { who, instructions, otherwise, bind } = self;
        let (who, what) = (speech.by(who.as_ref()), speech.clauses_of(instructions));
        speech.or_else(format!("{who} may do this: {what}{}", called(bind)), otherwise)
    }

    fn binds(&self) -> Vec<&Name> {
        self.bind.iter().collect()
    }

    fn children(&self) -> Vec<&[Effect]> {
        vec![&self.instructions, &self.otherwise]
    }
}
