//! Untapping (701.26).

use super::prelude::*;
use crate::cards::effect::Untap;

impl Verb for Untap {
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

impl Together for Untap {
    fn propose(&self, cx: &mut Cx<'_>, scope: &Scope) -> Flow<Proposal> {
        let mut objects = reading::permanents(cx, &self.what, scope);
        objects.retain(|id| cx.state().object(*id).status.tapped);
        Ok(Proposal::of(objects.into_iter().map(|object| PermanentChange::Untap { object })))
    }
}
