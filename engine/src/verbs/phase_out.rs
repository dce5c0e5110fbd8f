//! Phasing out by an effect (702.26).

use super::prelude::*;
use crate::{cards::effect::PhaseOut, ground::Because, rules::phasing};

impl Verb for PhaseOut {
    fn perform(&self, cx: &mut Cx<'_>, scope: &mut Scope) -> Flow {
        let those = reading::permanents(cx, &self.what, scope);
        phasing::phase_out(cx, those, (Rule::PhasesOut, &*scope).ground())
    }

    fn is_possible(&self, cx: &Cx<'_>, scope: &Scope) -> bool {
        !reading::permanents(cx, &self.what, scope).is_empty()
    }
}
