//! Attaching Auras and Equipment (701.3).

use super::prelude::*;
use crate::{
    cards::effect::Attach,
    rules::state_based::attachments::{attaches, is_never_attached, obstacle},
};

impl Verb for Attach {
    fn perform(&self, cx: &mut Cx<'_>, scope: &mut Scope) -> Flow {
        let proposal = self.propose(cx, scope)?;
        carry_out(cx, vec![proposal], scope)
    }

    fn together(&self) -> Option<&dyn Together> {
        Some(self)
    }

    fn is_possible(&self, cx: &Cx<'_>, scope: &Scope) -> bool {
        !reading::permanents(cx, &self.what, scope).is_empty()
    }
}

impl Together for Attach {
    /// All become attached at the same time.
    fn propose(&self, cx: &mut Cx<'_>, scope: &Scope) -> Flow<Proposal> {
        let to = reading::entities(cx, &self.to, scope).first().copied();
        let objects = reading::permanents(cx, &self.what, scope);
        let mut acts = Vec::with_capacity(objects.len());
        for (object, to) in objects.into_iter().filter_map(|object| Some((object, to?))) {
            if cx.state().object(object).attached_to == Some(to) || is_never_attached(cx.game(), object) {
                continue;
            }
            if !cx.hindered(obstacle(cx.game(), object, to)) {
                let because = attaches(cx.game(), object);
                acts.push(PermanentChange::Attach { object, to: Some(to) }.by(because));
            }
        }
        Ok(Proposal::of(acts))
    }
}
