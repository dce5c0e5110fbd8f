//! Putting counters (122.6).

use super::prelude::*;
use crate::{cards::effect::PutCounters, rules::replacement::comes_to_nothing};

impl Verb for PutCounters {
    fn perform(&self, cx: &mut Cx<'_>, scope: &mut Scope) -> Flow {
        let proposal = self.propose(cx, scope)?;
        carry_out(cx, vec![proposal], scope)
    }

    fn together(&self) -> Option<&dyn Together> {
        Some(self)
    }

    /// Counters can't be put on an object that is gone (608.2d), nor on one on which an effect lets none be put (614.17).
    fn is_possible(&self, cx: &Cx<'_>, scope: &Scope) -> bool {
        let put = |on| PermanentChange::PutCounters { on, kind: self.kind.clone(), count: 1, by_effect: true };
        reading::bearers(cx, &self.on, scope).into_iter().any(|on| !comes_to_nothing(cx.game(), put(on)))
    }

    fn acts_on(&self) -> Option<&Ref> {
        Some(&self.on)
    }
}

impl Together for PutCounters {
    fn propose(&self, cx: &mut Cx<'_>, scope: &Scope) -> Flow<Proposal> {
        let count = reading::count(cx, &self.count, scope);
        let on = reading::bearers(cx, &self.on, scope).into_iter().filter(|_| count > 0);
        let put = |on| PermanentChange::PutCounters { on, kind: self.kind.clone(), count, by_effect: true };
        Ok(Proposal::of(on.map(put)))
    }
}
