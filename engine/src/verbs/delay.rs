//! Delayed triggered abilities that trigger once (603.7).

use std::sync::Arc;

use super::{common::waiting, prelude::*};
use crate::{
    cards::{condition::Condition, event::EventPattern},
    state::effects::DelayedTrigger,
};

/// Waits for something to happen, once.
#[derive(Debug, Clone, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Delay {
    /// What it waits for.
    until: EventPattern,
    /// Only if that is so as it happens, and as the ability resolves (603.4).
    #[serde(default, rename = "if")]
    condition: Option<Condition>,
    /// What is done then, by an ability that triggers.
    #[serde(rename = "do")]
    instructions: Vec<Effect>,
    /// How long it waits; for the rest of the game if not given.
    #[serde(default)]
    expires: Option<Duration>,
}

impl Verb for Delay {
    fn perform(&self, cx: &mut Cx<'_>, scope: &mut Scope) -> Flow {
        let trigger = DelayedTrigger {
            id: cx.effect_id(),
            when: self.until.clone(),
            condition: self.condition.clone(),
            instructions: Arc::from(self.instructions.as_slice()),
            scope: scope.clone(),
            once: true,
            until: self.expires.clone(),
        };
        waiting::begin(cx, trigger, scope);
        Ok(())
    }

    fn makes(&self) -> Vec<Made> {
        vec![Made::Waits]
    }

    fn english(&self, speech: &Speech<'_>) -> String {
        let Self { until, condition, instructions, expires } = self;
        let condition = condition.as_ref().map(|c| format!(", if {}", speech.condition(c))).unwrap_or_default();
        let expires = expires.as_ref().map(|until| format!(" (waiting {})", speech.until(until))).unwrap_or_default();
        let when = speech.trigger(until).replacen("Whenever", "when", 1).replacen("At the", "at the", 1);
        let when = when.replacen(" each ", " the next ", 1);
        format!("{when}{condition}, once{expires}: {}", speech.clauses_of(instructions))
    }
}
