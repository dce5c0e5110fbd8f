//! Setting life totals (119.5).

use super::prelude::*;

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

impl Instruction for SetLife {
    fn makes(&self) -> Vec<Made> {
        vec![Made::LifeGained, Made::LifeLost]
    }

    fn english(&self, speech: &Speech<'_>) -> String {
        let Self { who, to } = self;
        format!("{} life total becomes {}", speech.whose(who), speech.number(to))
    }
}
