//! Removing counters (122).

use super::prelude::*;
use crate::{cards::effect::RemoveCounters, ids::Entity};

impl Verb for RemoveCounters {
    fn perform(&self, cx: &mut Cx<'_>, scope: &mut Scope) -> Flow {
        let wanted = self.count.as_ref().map(|count| reading::count(cx, count, scope));
        let mut changes = Vec::new();
        for from in reading::bearers(cx, &self.from, scope) {
            let there = match from {
                Entity::Object(object) => &cx.state().object(object).counters,
                Entity::Player(player) => &cx.state().player(player).counters,
            };
            let there = there.iter().filter(|(there, _)| self.kind.as_ref().is_none_or(|kind| kind == *there));
            for (kind, there) in there {
                let count = wanted.map_or(there, |wanted| reading::as_far(cx, wanted, there, scope));
                if count > 0 {
                    changes.push(PermanentChange::RemoveCounters { from, kind: kind.clone(), count });
                }
            }
        }
        happen(cx, changes)?;
        Ok(())
    }
}
