//! Gaining a keyword (613.1f).

use super::{common::lasting, prelude::*};
use crate::cards::{keyword::Keyword, modification::{Kind, Modification}};

/// Objects gain a keyword.
#[derive(Debug, Clone, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct GainKeyword {
    /// What gains it.
    what: Ref,
    /// Which, with what it asks for.
    keyword: Keyword,
    /// How long; for good if not given.
    #[serde(default)]
    until: Option<Duration>,
}

impl Verb for GainKeyword {
    fn perform(&self, cx: &mut Cx<'_>, scope: &mut Scope) -> Flow {
        let gained = Modification::AddKeyword(self.keyword.clone());
        lasting::on_objects(cx, &self.what, &[gained], self.until.as_ref(), scope);
        Ok(())
    }

    fn makes(&self) -> Vec<Made> {
        vec![Made::Modified(Kind::Abilities)]
    }

    fn english(&self, speech: &Speech<'_>) -> String {
        let Self { what, keyword, until } = self;
        let gain = format!("gain {}{}", speech.keyword(keyword), speech.lasting(until.as_ref()));
        it(&speech.who(what), &gain)
    }
}
