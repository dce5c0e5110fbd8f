//! Changing targets (115.7).

use super::prelude::*;
use crate::cards::effect::Retarget;

/// Changes the targets of spells and abilities on the stack to other legal targets. Legality depends on the controller of each spell or ability, and
/// on the modes and divisions that were chosen. If the targets that must change cannot all change, none does. `any` and `new` are optional for the
/// player; for an optional `all` or `one`, put the instruction into `may`.
#[derive(Debug, Clone, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct ChangeTargets {
    /// The spells and abilities whose targets are changed.
    pub what: Ref,
    /// The player who chooses the new targets. Left out: the controller.
    #[serde(default)]
    pub who: Option<Ref>,
    /// The number of targets that change. Left out: all of them.
    #[serde(default)]
    pub how: Retarget,
    /// The objects or players that can be the new targets: `self` for "to this creature". Left out: any legal target.
    #[serde(default)]
    pub to: Option<Ref>,
}

impl Instruction for ChangeTargets {
    fn makes(&self) -> Vec<Made> {
        vec![Made::Retargeted]
    }

    fn english(&self, speech: &Speech<'_>) -> String {
        let Self { what, who, how, to } = self;
        let of = speech.who(what);
        let other = |plain: &str| to.as_ref().map_or(plain.to_owned(), |to| speech.who(to));
        let change = match (how, to) {
            (Retarget::All, _) => format!("change each target of {of} to {}", other("another legal target")),
            (Retarget::One, _) => format!("change one target of {of} to {}", other("another legal target")),
            (Retarget::Any, _) => format!("change any targets of {of}, each to {}", other("another legal target")),
            (Retarget::New, None) => format!("choose new targets for {of}"),
            (Retarget::New, Some(to)) => format!("choose new targets for {of}, each of them {}", speech.who(to)),
        };
        match how {
            Retarget::All | Retarget::One => who.as_ref().map_or(change.clone(), |who| does(&speech.who(who), &change)),
            Retarget::Any | Retarget::New => format!("{} may {change}", speech.by(who.as_ref())),
        }
    }
}
