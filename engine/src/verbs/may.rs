//! What a player may do.

use super::prelude::*;
use crate::{decision::DecisionKind, rules::resolution::run};

/// Players may do something. Whether it was done is bound.
#[derive(Debug, Clone, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct May {
    #[serde(default)]
    who: Option<Ref>,
    #[serde(rename = "do")]
    instructions: Vec<Effect>,
    #[serde(default)]
    otherwise: Vec<Effect>,
    #[serde(default, rename = "as")]
    bind: Option<Name>,
}

impl Verb for May {
    fn perform(&self, cx: &mut Cx<'_>, scope: &mut Scope) -> Flow {
        for player in reading::players_or_you(cx, self.who.as_ref(), scope) {
            let yes = cx.ask_yes(player, DecisionKind::May, Some(scope.source), self.bind.clone())?;
            done(self.bind.as_ref(), yes, scope);
            run(cx, if yes { &self.instructions } else { &self.otherwise }, scope)?;
        }
        Ok(())
    }

    fn english(&self, speech: &Speech<'_>) -> String {
        let Self { who, instructions, otherwise, bind } = self;
        let (who, what) = (speech.by(who.as_ref()), speech.clauses_of(instructions));
        speech.or_else(format!("{who} may do this: {what}{}", called(bind)), otherwise)
    }

    fn binds(&self) -> Vec<&Name> {
        self.bind.iter().collect()
    }

    fn children(&self) -> Vec<&[Effect]> {
        vec![&self.instructions, &self.otherwise]
    }
}

/// Binds whether something was done: nothing is bound to the name if it wasn't.
pub(super) fn done(bind: Option<&Name>, yes: bool, scope: &mut Scope) {
    if let Some(name) = bind {
        let value = if yes { Value::Done } else { Value::Entities(Vec::new()) };
        scope.bindings.bind(name.clone(), value);
    }
}
