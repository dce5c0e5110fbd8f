//! Copying spells and abilities (707.10).

use super::prelude::*;
use crate::cards::modification::Modification;

/// Copies spells and abilities on the stack. One that has left the stack is copied as it last existed there. The copies are bound.
#[derive(Debug, Clone, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct CopySpell {
    /// The spells and abilities.
    pub what: Ref,
    /// The player who copies and so controls the copies. Left out: the controller.
    #[serde(default)]
    pub who: Option<Ref>,
    /// The controller of a copy may choose new targets for it.
    #[serde(default)]
    pub new_targets: bool,
    /// The exceptions to the copies. They are part of their copiable values (707.9). Left out: none.
    #[serde(default)]
    pub except: Vec<Modification>,
    /// The name to which the copies are bound. Left out: no name.
    #[serde(default, rename = "as")]
    pub bind: Option<Name>,
}

impl Instruction for CopySpell {
    fn makes(&self) -> Vec<Made> {
        vec![Made::Copied]
    }

    fn english(&self, speech: &Speech<'_>) -> String {
        let Self { what, who, new_targets, except, bind } = self;
        let copied = format!("copy {}{}{}", speech.who(what), speech.except(except, "the copy"), called(bind));
        let copied = who.as_ref().map_or(copied.clone(), |who| does(&speech.who(who), &copied));
        let may = format!("; {} may choose new targets for the copy", speech.by(who.as_ref()));
        if *new_targets { copied + &may } else { copied }
    }

    fn binds(&self) -> Vec<&Name> {
        self.bind.iter().collect()
    }
}
