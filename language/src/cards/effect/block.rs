//! Blocking by an effect (509.3c).

use super::prelude::*;

/// Creatures block by an effect. Restrictions on declaring blockers do not apply. Only creatures of the defending player can block.
#[derive(Debug, Clone, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Block {
    /// The blocking creatures.
    pub what: Ref,
    /// The attacking creatures that they block.
    pub attacker: Ref,
}

impl Instruction for Block {
    fn makes(&self) -> Vec<Made> {
        vec![Made::Blocked]
    }

    fn english(&self, speech: &Speech<'_>) -> String {
        does(&speech.who(&self.what), &format!("block {}", speech.who(&self.attacker)))
    }
}
