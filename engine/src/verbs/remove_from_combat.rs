//! Removing permanents from combat (506.4).

use super::prelude::*;
use crate::cards::effect::RemoveFromCombat;

impl Verb for RemoveFromCombat {
    fn perform(&self, cx: &mut Cx<'_>, scope: &mut Scope) -> Flow {
        for object in reading::permanents(cx, &self.what, scope) {
            cx.commit(CombatChange::RemoveFromCombat { object }.by((Rule::RemovedFromCombat, object)));
        }
        Ok(())
    }
}
