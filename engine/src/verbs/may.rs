//! Optional instructions.

use super::prelude::*;
use crate::{decision::DecisionKind, rules::resolution::run};

/// Players may carry out instructions. Whether a player did is bound.
#[derive(Debug, Clone, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct May {
    /// The players who may. Left out: the controller.
    #[serde(default)]
    who: Option<Ref>,
    /// The instructions. The player carries out all of them or none.
    #[serde(rename = "do")]
    instructions: Vec<Effect>,
    /// The instructions if the player does not.
    #[serde(default)]
    otherwise: Vec<Effect>,
    /// The name by which the condition `did` asks whether the player did. Left out: no name.
    #[serde(default, rename = "as")]
    bind: Option<Name>,
}

impl Verb for May {
    fn perform(&self, cx: &mut Cx<'_>, scope: &mut Scope) -> Flow {
        for player in reading::choosers(cx, self.who.as_ref(), scope)? {
            // A player can't choose an impossible action (608.2d; 413.2c until 2009).
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

/// Binds whether instructions were carried out. If they were not, an empty list is bound.
pub(super) fn done(bind: Option<&Name>, yes: bool, scope: &mut Scope) {
    if let Some(name) = bind {
        let value = if yes { Value::Done } else { Value::Entities(Vec::new()) };
        scope.bindings.bind(name.clone(), value);
    }
}
