//! Redistributing life totals (119.5).

use super::prelude::*;

/// A player redistributes the life totals of any number of players. In seating order, that player states the new total of each player; a player who
/// is not included keeps their own total. Each total goes to exactly one player.
#[derive(Debug, Clone, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct RedistributeLife {
    /// The player who redistributes them.
    pub who: Ref,
}

impl Instruction for RedistributeLife {
    fn makes(&self) -> Vec<Made> {
        vec![Made::LifeGained, Made::LifeLost]
    }

    fn english(&self, speech: &Speech<'_>) -> String {
        does(&speech.who(&self.who), "deal out any players' life totals anew among them")
    }
}
