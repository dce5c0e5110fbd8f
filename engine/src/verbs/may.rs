//! What a player may do.

use super::prelude::*;
use crate::{decision::DecisionKind, rules::resolution::run};

/// Players may do something. Whether it was done is bound.
#[derive(Debug, Clone, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct May {
    /// Who may; the controller if not given.
    #[serde(default)]
    who: Option<Ref>,
    /// What may be done: all of it or nothing.
    #[serde(rename = "do")]
    instructions: Vec<Effect>,
    /// What is done if it wasn't.
    #[serde(default)]
    otherwise: Vec<Effect>,
    /// The name by which `did` asks whether it was done.
    #[serde(default, rename = "as")]
    bind: Option<Name>,
}

impl Verb for May {
    fn perform(&self, cx: &mut Cx<'_>, scope: &mut Scope) -> Flow {
        for player in reading::choosers(cx, self.who.as_ref(), scope)? {
            // 608.2d (413.2c until 2009): what is impossible nobody can choose to do.
            let able = self.instructions.first().is_none_or(|first| first.is_possible(cx, scope));
            let yes = able && cx.ask_yes(player, DecisionKind::May, Some(scope.source), self.bind.clone())?;
            done(self.bind.as_ref(), yes, scope);
            run(cx, if yes { &self.instructions } else { &self.otherwise }, scope)?;
        }
        Ok(())
    }

    fn makes(&self) -> Vec<Made> {
        Vec::new()
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
