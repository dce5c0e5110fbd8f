//! Setting life totals (119.5).

use super::prelude::*;
use crate::cards::amount::AmountOf;

/// Sets life totals to an amount, as a gain or a loss of life (119.5).
#[derive(Debug, Clone, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct SetLife {
    /// The players.
    pub who: Ref,
    /// The new life total.
    pub to: Amount,
}

impl SetLife {
    /// Whether the new life total is a multiple of the player's own: the text doubles it, and does not set it to a specific value (107.1b).
    #[must_use]
    pub fn multiplies(&self) -> bool {
        let own = |factor: &Amount| match factor {
            Amount::Of(of) => matches!(&**of, AmountOf::Life(whose) if *whose == self.who),
            Amount::Fixed(_) | Amount::Bound(_) => false,
        };
        match &self.to {
            Amount::Of(of) => matches!(&**of, AmountOf::Times(factors) if factors.iter().any(own)),
            Amount::Fixed(_) | Amount::Bound(_) => false,
        }
    }
}

impl Instruction for SetLife {
    fn makes(&self) -> Vec<Made> {
        vec![Made::LifeGained, Made::LifeLost]
    }

    fn english(&self, speech: &Speech<'_>) -> String {
        let Self { who, to } = self;
        format!("{} life total becomes {}", speech.whose(who), speech.number(to))
    }
}
