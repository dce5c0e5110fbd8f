//! Replacement effects with a duration (614.1).

use super::prelude::*;
use crate::cards::replacement::Replacement;

/// Begins a replacement effect that lasts for a duration, or applies only the next time that the event would happen.
#[derive(Debug, Clone, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Replace {
    /// The event that would happen, and its replacement.
    pub replacement: Replacement,
    /// The effect applies only the next time ("the next time … would …"). All damage that is dealt at one time counts as one time.
    #[serde(default)]
    pub once: bool,
    /// The duration. Left out: until the game ends.
    #[serde(default)]
    pub until: Option<Duration>,
}

impl Instruction for Replace {
    fn makes(&self) -> Vec<Made> {
        vec![Made::Replaces]
    }

    fn english(&self, speech: &Speech<'_>) -> String {
        let Self { replacement, once, until } = self;
        if *once {
            return speech.next_replacement(replacement, until.as_ref()).trim_end_matches('.').to_owned();
        }
        format!("{}{}", speech.replacement(replacement).trim_end_matches('.'), speech.lasting(until.as_ref()))
    }
}
