//! Phasing out by an effect (702.26).

use super::prelude::*;
use crate::{ground::Because, rules::phasing};

/// Permanents phase out, and what is attached to them goes along: they are treated as though they weren't there, keep their counters and what is
/// attached to them, and phase in before their controller untaps the next time (702.26). Neither is a change of zones: nothing enters or leaves.
#[derive(Debug, Clone, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct PhaseOut {
    /// What phases out.
    what: Ref,
}

impl Verb for PhaseOut {
    fn perform(&self, cx: &mut Cx<'_>, scope: &mut Scope) -> Flow {
        let those = reading::permanents(cx, &self.what, scope);
        phasing::phase_out(cx, those, (Rule::PhasesOut, &*scope).ground())
    }

    fn makes(&self) -> Vec<Made> {
        vec![Made::PhasedOut]
    }

    fn english(&self, speech: &Speech<'_>) -> String {
        speech.subject_of(&self.what).does("phase out")
    }
}
