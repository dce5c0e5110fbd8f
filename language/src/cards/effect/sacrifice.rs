//! Sacrificing certain permanents (701.21).

use super::prelude::*;

/// The controller of each permanent sacrifices it. A player can sacrifice only permanents that they control (701.21a). The permanents are bound as
/// they last existed. If none could be sacrificed, nothing is bound, and `did` is false.
#[derive(Debug, Clone, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Sacrifice {
    /// The permanents.
    pub what: Ref,
    /// The player who sacrifices them; permanents that this player does not control are left out. Left out: the controller of each.
    #[serde(default)]
    pub who: Option<Ref>,
    /// The name to which the sacrificed permanents are bound. Left out: no name.
    #[serde(default, rename = "as")]
    pub bind: Option<Name>,
}

impl Instruction for Sacrifice {
    fn makes(&self) -> Vec<Made> {
        vec![Made::Sacrificed]
    }

    fn english(&self, speech: &Speech<'_>) -> String {
        let sacrifice = format!("sacrifice {}{}", speech.who(&self.what), called(&self.bind));
        match &self.who {
            Some(who) => does(&speech.who(who), &sacrifice),
            None => sacrifice,
        }
    }

    fn binds(&self) -> Vec<&Name> {
        self.bind.iter().collect()
    }

    fn is_simultaneous(&self) -> bool {
        true
    }
}
