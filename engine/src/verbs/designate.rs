//! Designations (702.112b, 701.37b): markers without an effect of their own, which rules and effects look for.

use super::prelude::*;
use crate::cards::effect::Designate;

impl Verb for Designate {
    fn perform(&self, cx: &mut Cx<'_>, scope: &mut Scope) -> Flow {
        let those = reading::bearers(cx, &self.what, scope).into_iter();
        let become_so = those.map(|what| match self.this_turn {
            true => PermanentChange::DesignateThisTurn { what, to_be: self.to_be.clone() },
            false => PermanentChange::Designate { what, to_be: self.to_be.clone() },
        });
        happen(cx, become_so.collect::<Vec<_>>())?;
        Ok(())
    }
}
