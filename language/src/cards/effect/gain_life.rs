//! Gaining life (119.3).

use super::prelude::*;

/// Players gain life.
#[derive(Debug, Clone, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct GainLife {
    /// The players who gain life.
    pub who: Ref,
    /// The amount of life.
    pub amount: Amount,
    /// The name to which the total life gained is bound ("life gained this way"). Left out: no name.
    #[serde(default)]
    pub gained: Option<Name>,
}

impl Instruction for GainLife {
    fn makes(&self) -> Vec<Made> {
        vec![Made::LifeGained]
    }

    fn english(&self, speech: &Speech<'_>) -> String {
        let Self { who, amount, gained } = self;
        let how_much =
            gained.as_ref().map(|name| format!("; {} is how much was gained", bound(name))).unwrap_or_default();
        does(&speech.who(who), &format!("gain {}{how_much}", speech.so_much(amount, "life")))
    }

    fn binds(&self) -> Vec<&Name> {
        self.gained.iter().collect()
    }

    fn is_simultaneous(&self) -> bool {
        true
    }
}
