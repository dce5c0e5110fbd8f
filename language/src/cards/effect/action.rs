//! Keyword actions (701).

use super::prelude::*;
use crate::cards::action::Act;

/// Performs a keyword action: carries out the instructions of [its definition](#keyword-actions). Abilities on `performs` trigger afterwards.
#[derive(Debug, Clone, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(JsonSchema))]
#[serde(transparent)]
pub struct Action(pub Act);

impl Instruction for Action {
    fn makes(&self) -> Vec<Made> {
        Vec::new()
    }

    fn english(&self, speech: &Speech<'_>) -> String {
        let Act { name, with } = &self.0;
        let verb = name.replace('_', " ");
        let n = with.n.as_ref().map(|n| format!(" {}", speech.number(n))).unwrap_or_default();
        let other = with.other.as_ref().map(|other| format!(" {}", speech.who(other))).unwrap_or_default();
        let by = with.what.as_ref().filter(|_| with.who.is_none()).map(|what| speech.who(what));
        let by = by.unwrap_or_else(|| speech.by(with.who.as_ref()));
        let what = with.what.as_ref().filter(|_| with.who.is_some()).map(|what| format!(" {}", speech.who(what)));
        format!("{}{}", does(&by, &format!("{verb}{n}{}{other}", what.unwrap_or_default())), called(&with.bind))
    }

    fn binds(&self) -> Vec<&Name> {
        self.0.with.bind.iter().collect()
    }
}
