//! Designations (702.112b, 701.37b): markers without an effect of their own, which rules and effects look for.

use super::prelude::*;

/// Gives objects or players a designation, such as monstrous, renowned or the city's blessing. An object keeps it until it leaves its zone, or until
/// end of turn with `this_turn`. A designation is not a copiable value, and no effect removes it. The selector `designated` finds it, and the event
/// `becomes_designated` triggers abilities.
#[derive(Debug, Clone, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Designate {
    /// The objects or players.
    pub what: Ref,
    /// The designation.
    pub to_be: Name,
    /// The designation lasts only until end of turn: saddled.
    #[serde(default)]
    pub this_turn: bool,
    /// The number of the instruction. The abilities of a monstrous permanent know it by the name `$monstrous_x` (701.37c).
    #[serde(default)]
    pub number: Option<Amount>,
}

impl Instruction for Designate {
    fn makes(&self) -> Vec<Made> {
        vec![Made::Designated]
    }

    fn english(&self, speech: &Speech<'_>) -> String {
        let Self { what, to_be, this_turn, number: _ } = self;
        let long = if *this_turn { " until end of turn" } else { "" };
        does(&speech.who(what), &format!("become {}{long}", to_be.replace('_', " ")))
    }
}
