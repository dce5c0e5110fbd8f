//! Proliferating (701.34).

use super::prelude::*;

/// Players proliferate. Each chooses any number of permanents and players with counters, and gives each of them another counter of each kind that it
/// has (701.34a).
#[derive(Debug, Clone, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Proliferate {
    /// The players who proliferate. Left out: the controller.
    #[serde(default)]
    pub who: Option<Ref>,
}

impl Instruction for Proliferate {
    fn makes(&self) -> Vec<Made> {
        vec![Made::Chosen, Made::CountersPut]
    }

    fn english(&self, speech: &Speech<'_>) -> String {
        let Self { who } = self;
        let choose = "choose any number of permanents and players with counters on them";
        let give = "give each of them another counter of each kind that is there";
        does(&speech.by(who.as_ref()), &format!("proliferate ({choose} and {give})"))
    }
}
