//! Binding names to objects and players.

use super::prelude::*;
use crate::cards::{Named, english::and};

/// Binds names to the objects and players at which references point now.
#[derive(Debug, Clone, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(JsonSchema))]
#[serde(transparent)]
pub struct Remember(pub Named<Ref>);

impl Instruction for Remember {
    fn makes(&self) -> Vec<Made> {
        Vec::new()
    }

    fn english(&self, speech: &Speech<'_>) -> String {
        let names = self.0.iter().map(|(name, what)| format!("{} is {} now", bound(name), speech.who(what)));
        and(&names.collect::<Vec<_>>())
    }

    fn binds(&self) -> Vec<&Name> {
        self.0.iter().map(|(name, _)| name).collect()
    }
}
