//! Becoming a copy (613.2a, 707.2).

use super::{common::lasting, prelude::*};
use crate::{cards::modification::Modification, rules::copying};

/// Permanents become copies, with the exceptions stated.
#[derive(Debug, Clone, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct BecomeCopy {
    /// What becomes a copy.
    what: Ref,
    /// Of what.
    of: Ref,
    /// What is otherwise than on the original: part of what can be copied (707.9).
    #[serde(default)]
    except: Vec<Modification>,
    /// How long; for as long as it is there if not given.
    #[serde(default)]
    until: Option<Duration>,
}

impl Verb for BecomeCopy {
    fn perform(&self, cx: &mut Cx<'_>, scope: &mut Scope) -> Flow {
        let Some(of) = cx.game().objects(&self.of, scope).first().copied() else { return Ok(()) };
        for object in reading::permanents(cx, &self.what, scope) {
            let face = copying::with_exceptions(&cx.table().catalog, copying::copiable(cx, of), &self.except)?;
            lasting::begin_copy(cx, (object, face, of), self.until.as_ref(), scope.clone());
        }
        Ok(())
    }

    fn makes(&self) -> Vec<Made> {
        vec![Made::Copied]
    }

    fn english(&self, speech: &Speech<'_>) -> String {
        let Self { what, of, except, until } = self;
        let except = speech.except(except, "it");
        it(&speech.who(what), &format!("become a copy of {}{except}{}", speech.who(of), speech.lasting(until.as_ref())))
    }
}
