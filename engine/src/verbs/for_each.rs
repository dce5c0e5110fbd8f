//! Instructions for each of several objects or players.

use super::prelude::*;
use crate::rules::resolution::run;

/// Carries out instructions for each object or player of a reference, one after another.
#[derive(Debug, Clone, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct ForEach {
    /// The objects or players.
    of: Ref,
    /// The name to which the current object or player is bound.
    #[serde(rename = "as")]
    bind: Name,
    /// The instructions, in the order in which they are carried out.
    #[serde(rename = "do")]
    instructions: Vec<Effect>,
}

impl Verb for ForEach {
    fn perform(&self, cx: &mut Cx<'_>, scope: &mut Scope) -> Flow {
        for entity in reading::entities(cx, &self.of, scope) {
            scope.bindings.bind(self.bind.clone(), Value::Entities(vec![entity]));
            run(cx, &self.instructions, scope)?;
        }
        Ok(())
    }

    fn makes(&self) -> Vec<Made> {
        Vec::new()
    }

    fn english(&self, speech: &Speech<'_>) -> String {
        let Self { of, bind, instructions } = self;
        let each = match speech.who(of) {
            one if one.starts_with("each ") => one,
            several => format!("each of {several}"),
        };
        format!("for {each} ({}): {}", bound(bind), speech.clauses_of(instructions))
    }

    fn binds(&self) -> Vec<&Name> {
        vec![&self.bind]
    }

    fn children(&self) -> Vec<&[Effect]> {
        vec![&self.instructions]
    }
}
