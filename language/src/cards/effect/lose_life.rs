//! Losing life (119.3).

use super::prelude::*;

/// Players lose life.
#[derive(Debug, Clone, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct LoseLife {
    /// The players who lose life.
    pub who: Ref,
    /// The amount of life.
    pub amount: Amount,
    /// The name to which the total life lost is bound ("life lost this way"). Left out: no name.
    #[serde(default)]
    pub lost: Option<Name>,
}

impl Instruction for LoseLife {
    fn makes(&self) -> Vec<Made> {
        vec![Made::LifeLost]
    }

    fn english(&self, speech: &Speech<'_>) -> String {
        let Self { who, amount, lost } = self;
        let how_much = lost.as_ref().map(|name| format!("; {} is how much was lost", bound(name))).unwrap_or_default();
        does(&speech.who(who), &format!("lose {}{how_much}", speech.so_much(amount, "life")))
    }

    fn binds(&self) -> Vec<&Name> {
        self.lost.iter().collect()
    }

    fn is_simultaneous(&self) -> bool {
        true
    }
}
