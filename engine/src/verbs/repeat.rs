//! Repeating instructions.

use super::prelude::*;
use crate::rules::resolution::run;

/// Carries out instructions several times.
#[derive(Debug, Clone, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Repeat {
    /// The number of times.
    times: Amount,
    /// The instructions, in the order in which they are carried out.
    #[serde(rename = "do")]
    instructions: Vec<Effect>,
}

impl Verb for Repeat {
    fn perform(&self, cx: &mut Cx<'_>, scope: &mut Scope) -> Flow {
        for _ in 0..reading::count(cx, &self.times, scope) {
            run(cx, &self.instructions, scope)?;
        }
        Ok(())
    }

    fn makes(&self) -> Vec<Made> {
        Vec::new()
    }

    fn english(&self, speech: &Speech<'_>) -> String {
        let Self { times, instructions } = self;
        format!("{} times: {}", speech.number(times), speech.clauses_of(instructions))
    }

    fn children(&self) -> Vec<&[Effect]> {
        vec![&self.instructions]
    }
}
