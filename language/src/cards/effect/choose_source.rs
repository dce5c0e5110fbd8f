//! Choosing a source of damage (609.7).

use super::prelude::*;

/// A player chooses a source of damage: a permanent, a spell, or an object to which a spell or ability on the stack refers (609.7a; 419.8a until
/// 2009).
#[derive(Debug, Clone, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct ChooseSource {
    /// The name to which the source is bound.
    #[serde(rename = "as")]
    pub bind: Name,
    /// The player who chooses. Left out: the controller.
    #[serde(default)]
    pub who: Option<Ref>,
    /// The sources that can be chosen. Left out: any source.
    #[serde(default)]
    pub from: Option<Selector>,
}

impl Instruction for ChooseSource {
    fn makes(&self) -> Vec<Made> {
        Vec::new()
    }

    fn english(&self, speech: &Speech<'_>) -> String {
        let Self { bind, who, from } = self;
        let from = from.as_ref().map(|from| format!(": {}", speech.one(from))).unwrap_or_default();
        does(&speech.by(who.as_ref()), &format!("choose a source of damage{from} ({})", bound(bind)))
    }

    fn binds(&self) -> Vec<&Name> {
        vec![&self.bind]
    }
}
