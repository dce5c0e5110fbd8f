//! Exchanges of life totals (701.12c).

use super::prelude::*;

/// Two players exchange life totals: each gains or loses the difference (701.12c). If one of them can't have the other's life total, nothing happens
/// (119.7, 119.8).
#[derive(Debug, Clone, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct ExchangeLife {
    /// One player.
    pub who: Ref,
    /// The other player. Left out: `who` names both.
    #[serde(default)]
    pub other: Option<Ref>,
}

impl Instruction for ExchangeLife {
    fn makes(&self) -> Vec<Made> {
        vec![Made::LifeGained, Made::LifeLost]
    }

    fn english(&self, speech: &Speech<'_>) -> String {
        let Self { who, other } = self;
        let other = other.as_ref().map(|other| format!(" and {}", speech.who(other))).unwrap_or_default();
        format!("{}{other} exchange life totals", speech.who(who))
    }
}
