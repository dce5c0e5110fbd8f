//! Spells that replace their own effects (614.15).

use super::prelude::*;
use crate::{cards::condition::Condition, rules::resolution::run};

/// The spell's own replacement of its effect, if that is so: it comes before any other (614.15).
#[derive(Debug, Clone, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct InsteadIf {
    /// If that is so.
    #[serde(rename = "if")]
    condition: Condition,
    /// This is done.
    #[serde(rename = "do")]
    instructions: Vec<Effect>,
    /// Instead of that.
    of: Vec<Effect>,
}

impl Verb for InsteadIf {
    fn perform(&self, cx: &mut Cx<'_>, scope: &mut Scope) -> Flow {
        let so = cx.game().holds(&self.condition, scope);
        let instead = cx.game().heeds((Rule::SelfReplacementFirst, &*scope), so);
        run(cx, if instead { &self.instructions } else { &self.of }, scope)
    }

    fn makes(&self) -> Vec<Made> {
        Vec::new()
    }

    fn english(&self, speech: &Speech<'_>) -> String {
        let Self { condition, instructions, of } = self;
        let (instead, of) = (speech.clauses_of(instructions), speech.clauses_of(of));
        format!("{of}; but if {}, {instead} instead", speech.condition(condition))
    }

    fn children(&self) -> Vec<&[Effect]> {
        vec![&self.instructions, &self.of]
    }
}
