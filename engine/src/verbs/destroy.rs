//! Destroying (701.8).

use super::prelude::*;
use crate::cards::effect::Destroy;

impl Verb for Destroy {
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

impl Together for Destroy {
    fn propose(&self, cx: &mut Cx<'_>, scope: &Scope) -> Flow<Proposal> {
        let no_regeneration = self.no_regeneration;
        let objects = reading::permanents(cx, &self.what, scope).into_iter();
        Ok(Proposal::of(objects.map(|object| PermanentChange::Destroy { object, no_regeneration })))
    }
}
