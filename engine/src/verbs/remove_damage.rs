//! Removing damage from permanents (702.89a).

use super::prelude::*;
use crate::cards::effect::RemoveDamage;

impl Verb for RemoveDamage {
    fn perform(&self, cx: &mut Cx<'_>, scope: &mut Scope) -> Flow {
        let objects = reading::permanents(cx, &self.what, scope);
        cx.commit(Change::Permanent(PermanentChange::ClearDamage { objects }));
        Ok(())
    }
}
