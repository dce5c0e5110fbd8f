//! Attaching Auras and Equipment (701.3).

use super::prelude::*;
use crate::{
    cards::effect::Attach,
    rules::state_based::attachments::{attaches, is_never_attached, obstacle},
};

impl Verb for Attach {
    fn perform(&self, cx: &mut Cx<'_>, scope: &mut Scope) -> Flow {
        let Some(to) = reading::entities(cx, &self.to, scope).first().copied() else { return Ok(()) };
        for object in reading::permanents(cx, &self.what, scope) {
            if cx.state().object(object).attached_to == Some(to) || is_never_attached(cx.game(), object) {
                continue;
            }
            if !cx.hindered(obstacle(cx.game(), object, to)) {
                let because = attaches(cx.game(), object);
                cx.commit(PermanentChange::Attach { object, to: Some(to) }.by(because));
            }
        }
        Ok(())
    }

    fn is_possible(&self, cx: &Cx<'_>, scope: &Scope) -> bool {
        !reading::permanents(cx, &self.what, scope).is_empty()
    }
}
