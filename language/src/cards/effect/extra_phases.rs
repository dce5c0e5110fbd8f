//! Additional phases (500.8).

use super::prelude::*;
use crate::cards::{effect::ExtraPhase, english::and};

/// Adds phases after the current phase: a combat phase, or a combat phase and a main phase.
#[derive(Debug, Clone, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct ExtraPhases {
    /// The phases, in their order.
    pub phases: Vec<ExtraPhase>,
}

impl Instruction for ExtraPhases {
    fn makes(&self) -> Vec<Made> {
        vec![Made::PhasesAdded]
    }

    fn english(&self, _: &Speech<'_>) -> String {
        let phases = self.phases.iter().map(|phase| match phase {
            ExtraPhase::Combat => "a combat phase".to_owned(),
            ExtraPhase::Main => "a main phase".to_owned(),
        });
        format!("after this phase there is, additionally, {}", and(&phases.collect::<Vec<_>>()))
    }
}
