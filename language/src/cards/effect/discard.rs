//! Discarding (701.9).

use super::prelude::*;

/// Players discard cards: certain cards, cards of their choice, or cards at random. All are discarded at the same time. The discarded cards are
/// bound.
#[derive(Debug, Clone, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Discard {
    /// The players who discard.
    pub who: Ref,
    /// The number of cards.
    #[serde(default = "one")]
    pub count: Amount,
    /// The cards are chosen at random, and not by the player.
    #[serde(default)]
    pub random: bool,
    /// The cards that are discarded, if the player does not choose. `count` does not apply.
    #[serde(default)]
    pub what: Option<Ref>,
    /// The name to which the discarded cards are bound. Left out: no name.
    #[serde(default, rename = "as")]
    pub bind: Option<Name>,
}

impl Instruction for Discard {
    fn makes(&self) -> Vec<Made> {
        vec![Made::Discarded]
    }

    fn english(&self, speech: &Speech<'_>) -> String {
        let Self { who, count, random, what, bind } = self;
        let cards = what.as_ref().map_or_else(|| speech.counted(count, "card", "cards"), |what| speech.who(what));
        let random = if *random { " at random" } else { "" };
        does(&speech.who(who), &format!("discard {cards}{random}{}", called(bind)))
    }

    fn binds(&self) -> Vec<&Name> {
        self.bind.iter().collect()
    }
}
