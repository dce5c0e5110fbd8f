//! Becoming a copy (613.2a, 707.2).

use super::{common::lasting, prelude::*};
use crate::{cards::effect::BecomeCopy, rules::copying};

impl Verb for BecomeCopy {
    fn perform(&self, cx: &mut Cx<'_>, scope: &mut Scope) -> Flow {
        let Some(of) = cx.game().objects(&self.of, scope).first().copied() else { return Ok(()) };
        for object in reading::permanents(cx, &self.what, scope) {
            let face = copying::with_exceptions(cx.game(), copying::copiable(cx, of), (&self.except, scope))?;
            lasting::begin_copy(cx, (object, face, of), self.until.as_ref(), scope.clone());
        }
        Ok(())
    }
}
