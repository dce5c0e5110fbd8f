//! Flipping flip cards (710).

use super::prelude::*;
use crate::cards::effect::Flip;

impl Verb for Flip {
    fn perform(&self, cx: &mut Cx<'_>, scope: &mut Scope) -> Flow {
        for object in reading::permanents(cx, &self.what, scope) {
            let flipped = cx.state().object(object).status.flipped;
            let again = cx.game().heeds((Rule::FlipOneWay, object), flipped);
            if cx.state().face_up(object).flip.is_some() && !again {
                let flips = PermanentChange::Flip { object }.by((Rule::FlippedCharacteristics, &*scope));
                cx.commit(flips.by((Rule::PermanentStatus, object)));
            }
        }
        Ok(())
    }

    fn is_possible(&self, cx: &Cx<'_>, scope: &Scope) -> bool {
        !reading::permanents(cx, &self.what, scope).is_empty()
    }
}
