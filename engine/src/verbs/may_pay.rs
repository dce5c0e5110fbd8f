//! What a player may pay.

use super::{may::done, prelude::*};
use crate::{
    cards::cost::Cost,
    decision::DecisionKind,
    edition::PlayersWhoLeft,
    rules::{casting::value_of_x, costs, resolution::run},
    state::binding::Value,
    unsupported,
};

/// Players may pay. Who can't isn't asked. Whether it was paid is bound. An X that nothing has announced is chosen by who pays it, and is there for what follows.
#[derive(Debug, Clone, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct MayPay {
    /// Who may; the controller if not given.
    #[serde(default)]
    who: Option<Ref>,
    /// What is paid.
    cost: Vec<Cost>,
    /// What is done if it was paid.
    #[serde(default)]
    then: Vec<Effect>,
    /// What is done if it wasn't.
    #[serde(default)]
    otherwise: Vec<Effect>,
    /// The name by which `did` asks whether it was paid.
    #[serde(default, rename = "as")]
    bind: Option<Name>,
}

impl Verb for MayPay {
    fn perform(&self, cx: &mut Cx<'_>, scope: &mut Scope) -> Flow {
        for _ in reading::who_left(cx, self.who.as_ref(), scope) {
            // Who has left the game pays nothing (800.4f); until 2006 another player would choose (600.4d).
            if cx.edition().players_who_left == PlayersWhoLeft::AreStoodInFor {
                return unsupported::refuse("a choice of a player who has left the game");
            }
            done(self.bind.as_ref(), false, scope);
            run(cx, &self.otherwise, scope)?;
        }
        let open = value_of_x::is_open(cx.game(), &self.cost, scope);
        for player in reading::players_or_you(cx, self.who.as_ref(), scope) {
            if open && player != scope.controller {
                return unsupported::refuse("an X that one player chooses for another to pay");
            }
            let can = costs::can_pay(cx.game(), player, &self.cost, scope);
            let yes = can && cx.ask_yes(player, DecisionKind::MayPay, Some(scope.source), self.bind.clone())?;
            if yes && open {
                let x = value_of_x::for_costs(cx, player, scope.source, &[(self.cost.as_slice(), scope)])?;
                scope.bindings.bind("x".into(), Value::Number(x.map_or(0, |x| i32::try_from(x).unwrap_or(i32::MAX))));
            }
            if yes {
                costs::pay(cx, player, &self.cost, scope)?;
            }
            done(self.bind.as_ref(), yes, scope);
            run(cx, if yes { &self.then } else { &self.otherwise }, scope)?;
        }
        Ok(())
    }

    fn makes(&self) -> Vec<Made> {
        Vec::new()
    }

    fn english(&self, speech: &Speech<'_>) -> String {
        let Self { who, cost, then, otherwise, bind } = self;
        let mut text = format!("{} may {}{}", speech.by(who.as_ref()), speech.costs(cost), called(bind));
        if !then.is_empty() {
            text += &format!("; if so, {}", speech.clauses_of(then));
        }
        speech.or_else(text, otherwise)
    }

    fn binds(&self) -> Vec<&Name> {
        self.bind.iter().collect()
    }

    fn children(&self) -> Vec<&[Effect]> {
        vec![&self.then, &self.otherwise]
    }
}
