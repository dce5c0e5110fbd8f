//! Drawing cards (121).

use super::prelude::*;

/// Players draw cards, the active player first. Each player draws them one at a time (121.2).
#[derive(Debug, Clone, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Draw {
    /// The players who draw.
    pub who: Ref,
    /// The number of cards.
    #[serde(default = "one")]
    pub count: Amount,
    /// The name to which the cards drawn this way are bound. Left out: no name.
    #[serde(default, rename = "as")]
    pub bind: Option<Name>,
}

impl Instruction for Draw {
    fn makes(&self) -> Vec<Made> {
        vec![Made::Drawn]
    }

    fn english(&self, speech: &Speech<'_>) -> String {
        let Self { who, count, bind } = self;
        does(&speech.who(who), &format!("draw {}{}", speech.counted(count, "card", "cards"), called(bind)))
    }

    fn binds(&self) -> Vec<&Name> {
        self.bind.iter().collect()
    }
}
