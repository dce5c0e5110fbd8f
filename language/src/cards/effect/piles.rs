//! Separating objects into piles (700.3).

use super::prelude::*;

/// A player separates objects into two piles, and a player chooses one pile (700.3).
#[derive(Debug, Clone, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Piles {
    /// The objects. A pile can be empty.
    pub what: Ref,
    /// The player who separates them.
    pub by: Ref,
    /// The player who chooses a pile.
    pub chosen_by: Ref,
    /// The name to which the chosen pile is bound.
    pub chosen: Name,
    /// The name to which the other pile is bound.
    pub rest: Name,
}

impl Instruction for Piles {
    fn makes(&self) -> Vec<Made> {
        Vec::new()
    }

    fn english(&self, speech: &Speech<'_>) -> String {
        let Self { what, by, chosen_by, chosen, rest } = self;
        let piles = does(&speech.who(by), &format!("part {} into two piles", speech.who(what)));
        let chooses = does(&speech.who(chosen_by), "choose one");
        format!("{piles}; {chooses} ({}); the other is {}", bound(chosen), bound(rest))
    }

    fn binds(&self) -> Vec<&Name> {
        vec![&self.chosen, &self.rest]
    }
}
