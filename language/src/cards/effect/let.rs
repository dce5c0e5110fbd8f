//! Reading numbers now (608.2h).

use super::prelude::*;
use crate::cards::{Named, english::and};

/// Reads amounts now and binds each to a name.
#[derive(Debug, Clone, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(JsonSchema))]
#[serde(transparent)]
pub struct Let(pub Named<Amount>);

impl Instruction for Let {
    fn makes(&self) -> Vec<Made> {
        Vec::new()
    }

    fn english(&self, speech: &Speech<'_>) -> String {
        let numbers = self.0.iter().map(|(name, amount)| {
            format!("{} is {} now", speech.number(&Amount::Bound(name.clone())), speech.number(amount))
        });
        and(&numbers.collect::<Vec<_>>())
    }

    fn binds(&self) -> Vec<&Name> {
        self.0.iter().map(|(name, _)| name).collect()
    }
}
