//! Becoming a copy (707.2).

use std::sync::Arc;

use super::prelude::*;
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
}

impl Verb for BecomeCopy {
    fn perform(&self, cx: &mut Cx<'_>, scope: &mut Scope) -> Flow {
        let Some(of) = cx.game().objects(&self.of, scope).first().copied() else { return Ok(()) };
        for object in reading::permanents(cx, &self.what, scope) {
            let face = copying::with_exceptions(&cx.table().catalog, copying::copiable(cx, of), &self.except)?;
            cx.commit(PermanentChange::BecomeCopy { object, face: Arc::clone(&face), of });
        }
        Ok(())
    }

    fn makes(&self) -> Vec<Made> {
        vec![Made::Copied]
    }

    fn english(&self, speech: &Speech<'_>) -> String {
        let Self { what, of, except } = self;
        let except = speech.changes(except, "it");
        let except = if except.is_empty() { String::new() } else { format!(", except that {except}") };
        it(&speech.who(what), &format!("become a copy of {}{except}", speech.who(of)))
    }
}
