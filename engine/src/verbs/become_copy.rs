//! Becoming a copy (613.2a, 707.2).

use super::{common::lasting, prelude::*};
use crate::{cards::modification::Modification, rules::copying};

/// Permanents become copies of an object, with exceptions if they are given.
#[derive(Debug, Clone, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct BecomeCopy {
    /// The permanents that become copies.
    what: Ref,
    /// The object that they copy.
    of: Ref,
    /// The exceptions to the copy. They are part of its copiable values (707.9). Left out: none.
    #[serde(default)]
    except: Vec<Modification>,
    /// The duration. Left out: as long as the permanents exist.
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
