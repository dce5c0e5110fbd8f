//! Tapping (701.26).

use super::prelude::*;
use crate::cards::effect::Tap;

impl Verb for Tap {
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

impl Together for Tap {
    fn propose(&self, cx: &mut Cx<'_>, scope: &Scope) -> Flow<Proposal> {
        let objects = reading::permanents(cx, &self.what, scope);
        Ok(Proposal::of(objects.into_iter().map(|object| PermanentChange::Tap { object })))
    }
}
