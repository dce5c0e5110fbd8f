//! Becoming a copy (613.2a, 707.2).

use super::{common::lasting, prelude::*};
use crate::{
    cards::{effect::BecomeCopy, keyword::Builtin},
    ids::ObjectId,
    rules::copying,
    unsupported,
};

impl Verb for BecomeCopy {
    fn perform(&self, cx: &mut Cx<'_>, scope: &mut Scope) -> Flow {
        let Some(of) = cx.game().objects(&self.of, scope).first().copied() else { return Ok(()) };
        for object in reading::permanents(cx, &self.what, scope) {
            if is_bestowed(cx, object) {
                return unsupported::refuse("a bestowed Aura that becomes a copy");
            }
            let face = copying::with_exceptions(cx.game(), copying::copiable(cx, of), (&self.except, scope))?;
            lasting::begin_copy(cx, (object, face, of), self.until.as_ref(), scope.clone());
        }
        Ok(())
    }
}

/// Whether the permanent is a bestowed Aura. It stays one whatever it copies (702.103b), but here the ability that it would lose makes it one.
fn is_bestowed(cx: &Cx<'_>, object: ObjectId) -> bool {
    let game = cx.game();
    game.object(object).attached_to.is_some() && game.characteristics(object).has(Builtin::Bestow)
}
