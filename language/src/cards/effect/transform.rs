//! Transforming double-faced cards (701.27, 712).

use super::prelude::*;

/// Transforms permanents: a card with `back` has its other face up from then on. Other permanents do not transform.
#[derive(Debug, Clone, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Transform {
    /// The permanents.
    pub what: Ref,
}

impl Instruction for Transform {
    fn makes(&self) -> Vec<Made> {
        vec![Made::Transformed]
    }

    fn english(&self, speech: &Speech<'_>) -> String {
        format!("transform {}", speech.who(&self.what))
    }
}
