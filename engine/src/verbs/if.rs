//! Conditions on an instruction.

use super::prelude::*;
use crate::{cards::condition::Condition, rules::resolution::run};

/// Carries out instructions only if a condition is true, or else other instructions.
#[derive(Debug, Clone, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct If {
    /// The condition.
    #[serde(rename = "if")]
    condition: Condition,
    /// The instructions if the condition is true.
    then: Vec<Effect>,
    /// The instructions if the condition is false.
    #[serde(default, rename = "else")]
    otherwise: Vec<Effect>,
}

impl Verb for If {
    fn perform(&self, cx: &mut Cx<'_>, scope: &mut Scope) -> Flow {
        let so = cx.game().holds(&self.condition, scope);
        run(cx, if so { &self.then } else { &self.otherwise }, scope)
    }

    fn makes(&self) -> Vec<Made> {
        Vec::new()
    }

    fn english(&self, speech: &Speech<'_>) -> String {
        let Self { condition, then, otherwise } = self;
        speech.or_else(format!("if {}, {}", speech.condition(condition), speech.clauses_of(then)), otherwise)
    }

    fn children(&self) -> Vec<&[Effect]> {
        vec![&self.then, &self.otherwise]
    }
}
