//! Creating emblems (114).

use super::prelude::*;
use crate::cards::{Named, ability::Ability, english::and};

/// Players get an emblem (114.1). The emblem is in the command zone, is not a permanent, and has no characteristics other than its abilities, which
/// function there.
#[derive(Debug, Clone, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct CreateEmblem {
    /// The players who get the emblem. Left out: the controller.
    #[serde(default)]
    pub who: Option<Ref>,
    /// The abilities, each under an id. In them, `you` is the player with the emblem, and `from` is left out.
    pub abilities: Named<Ability>,
}

impl Instruction for CreateEmblem {
    fn makes(&self) -> Vec<Made> {
        vec![Made::Created]
    }

    fn english(&self, speech: &Speech<'_>) -> String {
        let abilities: Vec<String> =
            self.abilities.iter().map(|(_, said)| speech.given_ability(&said.of_emblem())).collect();
        // An emblem is not a permanent (114.5).
        let abilities = abilities.iter().map(|said| said.replace("his permanent", "his emblem"));
        let abilities: Vec<String> = abilities.collect();
        does(&speech.by(self.who.as_ref()), &format!("get an emblem with {}", and(&abilities)))
    }
}
