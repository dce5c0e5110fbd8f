//! Looking at cards (701.16).

use super::prelude::*;

/// Players look at cards. The other players do not see them (701.16a).
#[derive(Debug, Clone, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct LookAt {
    /// The players who look.
    pub who: Ref,
    /// The cards.
    pub what: Ref,
}

impl Instruction for LookAt {
    fn makes(&self) -> Vec<Made> {
        vec![Made::LookedAt]
    }

    fn english(&self, speech: &Speech<'_>) -> String {
        let Self { who, what } = self;
        does(&speech.who(who), &format!("look at {}", speech.who(what)))
    }
}
