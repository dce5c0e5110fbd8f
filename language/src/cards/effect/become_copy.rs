//! Becoming a copy (613.2a, 707.2).

use super::prelude::*;
use crate::cards::modification::Modification;

/// Permanents become copies of an object, with exceptions if they are given.
#[derive(Debug, Clone, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct BecomeCopy {
    /// The permanents that become copies.
    pub what: Ref,
    /// The object that they copy.
    pub of: Ref,
    /// The exceptions to the copy. They are part of its copiable values (707.9). Left out: none.
    #[serde(default)]
    pub except: Vec<Modification>,
    /// The duration. Left out: as long as the permanents exist.
    #[serde(default)]
    pub until: Option<Duration>,
}

impl Instruction for BecomeCopy {
    fn makes(&self) -> Vec<Made> {
        vec![Made::Copied]
    }

    fn english(&self, speech: &Speech<'_>) -> String {
        let Self { what, of, except, until } = self;
        let except = speech.except(except, "it");
        it(&speech.who(what), &format!("become a copy of {}{except}{}", speech.who(of), speech.lasting(until.as_ref())))
    }
}
