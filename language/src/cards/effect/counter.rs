//! Countering spells and abilities (701.6).

use super::prelude::*;
use crate::cards::effect::Place;

/// Counters spells and abilities. The card of a spell is put into its owner's graveyard.
#[derive(Debug, Clone, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Counter {
    /// The spells and abilities.
    pub what: Ref,
    /// Another place into which the card of a spell is put, if it can be put there. Left out: the graveyard.
    #[serde(default)]
    pub to: Option<Place>,
}

impl Instruction for Counter {
    fn makes(&self) -> Vec<Made> {
        std::iter::once(Made::Countered).chain(self.to.map(|to| Made::Put(to.zone()))).collect()
    }

    fn english(&self, speech: &Speech<'_>) -> String {
        let to = self.to.map(|to| format!("; its card goes {} instead", speech.place(to))).unwrap_or_default();
        format!("counter {}{to}", speech.who(&self.what))
    }
}
