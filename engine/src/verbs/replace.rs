//! Replacement effects in a card's own words, for a while (614.1).

use super::{
    common::shield::{self, Size},
    prelude::*,
};
use crate::cards::replacement::Replacement;

/// A replacement effect for a while, or for the next time that it would happen.
#[derive(Debug, Clone, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Replace {
    /// What would happen, and what happens instead.
    replacement: Replacement,
    /// Only the next time ("the next time … would …"); all damage that is dealt at one time is one time.
    #[serde(default)]
    once: bool,
    /// How long; for the rest of the game if not given.
    #[serde(default)]
    until: Option<Duration>,
}

impl Verb for Replace {
    fn perform(&self, cx: &mut Cx<'_>, scope: &mut Scope) -> Flow {
        shield::begin_replacement(cx, self.replacement.clone(), Size::said(self.once), self.until.as_ref(), scope.clone());
        Ok(())
    }

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
