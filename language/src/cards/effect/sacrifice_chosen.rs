//! Sacrificing permanents of a player's choice (701.21).

use super::prelude::*;

/// Players choose permanents that they control, the active player first. Then all of them are sacrificed at the same time (101.4). The permanents are
/// bound as they last existed.
#[derive(Debug, Clone, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct SacrificeChosen {
    /// The players who sacrifice.
    pub who: Ref,
    /// The permanents from which a player chooses, among those that the player controls.
    pub what: Selector,
    /// The number of permanents for each player.
    #[serde(default = "one")]
    pub count: Amount,
    /// A player may choose any number of permanents, and `count` does not apply.
    #[serde(default)]
    pub any_number: bool,
    /// The name to which the sacrificed permanents are bound. Left out: no name.
    #[serde(default, rename = "as")]
    pub bind: Option<Name>,
}

impl Instruction for SacrificeChosen {
    fn makes(&self) -> Vec<Made> {
        vec![Made::Sacrificed]
    }

    fn english(&self, speech: &Speech<'_>) -> String {
        let Self { who, what, count, any_number, bind } = self;
        let whose = if *who == Ref::You { "your" } else { "their" };
        let chosen = |noun: String| format!("{noun} of {whose} choice");
        let what = match any_number {
            true => format!("any number of {}", chosen(speech.many(what))),
            false => speech.counted(count, &chosen(speech.noun(what, false)), &chosen(speech.many(what))),
        };
        does(&speech.who(who), &format!("sacrifice {what}{}", called(bind)))
    }

    fn binds(&self) -> Vec<&Name> {
        self.bind.iter().collect()
    }

    fn is_simultaneous(&self) -> bool {
        true
    }
}
