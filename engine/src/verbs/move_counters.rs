//! Moving counters (122.5).

use super::prelude::*;
use crate::{
    cards::effect::MoveCounters,
    ids::{Entity, ObjectId},
    rules::replacement::comes_to_nothing,
};

impl Verb for MoveCounters {
    fn perform(&self, cx: &mut Cx<'_>, scope: &mut Scope) -> Flow {
        let wanted = reading::count(cx, &self.count, scope);
        let Some((from, onto)) = both(self, cx, scope) else { return Ok(()) };
        let there = cx.state().object(from).counters.of(&self.kind);
        let count = reading::as_far(cx, wanted, there, scope);
        if count > 0 {
            let removed = PermanentChange::RemoveCounters { from: from.into(), kind: self.kind.clone(), count };
            happen(cx, vec![removed, put(self, onto, count)])?;
        }
        Ok(())
    }

    fn is_possible(&self, cx: &Cx<'_>, scope: &Scope) -> bool {
        both(self, cx, scope).is_some()
    }
}

/// The two objects, if a counter can be removed from the first and put on the second.
fn both(counters: &MoveCounters, cx: &Cx<'_>, scope: &Scope) -> Option<(ObjectId, ObjectId)> {
    let one = |reference| reading::bearers(cx, reference, scope).into_iter().find_map(Entity::object);
    let (from, onto) = (one(&counters.from)?, one(&counters.onto)?);
    let has = cx.state().object(from).counters.of(&counters.kind) > 0;
    (has && from != onto && !comes_to_nothing(cx.game(), put(counters, onto, 1))).then_some((from, onto))
}

fn put(counters: &MoveCounters, on: ObjectId, count: u32) -> PermanentChange {
    PermanentChange::PutCounters { on: on.into(), kind: counters.kind.clone(), count, by_effect: true }
}
