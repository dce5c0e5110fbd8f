//! Putting counters (122.6).

use super::prelude::*;
use crate::cards::effect::PutCounters;

impl Verb for PutCounters {
    fn perform(&self, cx: &mut Cx<'_>, scope: &mut Scope) -> Flow {
        let count = reading::count(cx, &self.count, scope);
        let on = reading::bearers(cx, &self.on, scope).into_iter().filter(|_| count > 0);
        let puts = on.map(|on| PermanentChange::PutCounters { on, kind: self.kind.clone(), count, by_effect: true });
        happen(cx, puts.collect::<Vec<_>>())?;
        Ok(())
    }

    /// Counters can't be put on an object that is gone (608.2d).
    fn is_possible(&self, cx: &Cx<'_>, scope: &Scope) -> bool {
        !reading::bearers(cx, &self.on, scope).is_empty()
    }
}
