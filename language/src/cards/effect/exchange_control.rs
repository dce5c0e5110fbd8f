//! Exchanges of control (701.12).

use super::prelude::*;

/// The controllers of two permanents exchange control of them. If one of them is gone, or if one player controls both, nothing happens (701.12a–b).
#[derive(Debug, Clone, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct ExchangeControl {
    /// One permanent.
    pub what: Ref,
    /// The other permanent. Left out: `what` names both.
    #[serde(default)]
    pub other: Option<Ref>,
    /// The duration. Left out: as long as the permanents exist.
    #[serde(default)]
    pub until: Option<Duration>,
}

impl Instruction for ExchangeControl {
    fn makes(&self) -> Vec<Made> {
        vec![Made::Modified(crate::cards::modification::Kind::Control)]
    }

    fn english(&self, speech: &Speech<'_>) -> String {
        let Self { what, other, until } = self;
        let other = other.as_ref().map(|other| format!(" and {}", speech.who(other))).unwrap_or_default();
        format!("exchange control of {}{other}{}", speech.who(what), speech.lasting(until.as_ref()))
    }
}
