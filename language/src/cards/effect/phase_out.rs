//! Phasing out by an effect (702.26).

use super::prelude::*;

/// Permanents phase out, together with the objects attached to them (702.26). A phased-out permanent is treated as though it did not exist, and keeps
/// its counters and attachments. It phases in before its controller next untaps. Phasing is not a change of zones.
#[derive(Debug, Clone, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct PhaseOut {
    /// The permanents.
    pub what: Ref,
}

impl Instruction for PhaseOut {
    fn makes(&self) -> Vec<Made> {
        vec![Made::PhasedOut]
    }

    fn english(&self, speech: &Speech<'_>) -> String {
        speech.subject_of(&self.what).does("phase out")
    }
}
