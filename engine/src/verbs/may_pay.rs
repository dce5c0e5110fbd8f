//! Optional costs during a resolution.

use super::{may::done, prelude::*};
use crate::{
    cards::cost::Cost,
    decision::DecisionKind,
    edition::PlayersWhoLeft,
    rules::{casting::value_of_x, costs, resolution::run},
    state::binding::Value,
    unsupported,
};

/// Players may pay a cost. A player who cannot pay is not asked. Whether a player paid is bound. If X was not announced, the player who pays chooses
/// it, and the following instructions can use it.
#[derive(Debug, Clone, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct MayPay {
    /// The players who may pay. Left out: the controller.
    #[serde(default)]
    who: Option<Ref>,
    /// The cost.
    cost: Vec<Cost>,
    /// The instructions if the player pays.
    #[serde(default)]
    then: Vec<Effect>,
    /// The instructions if the player does not pay.
    #[serde(default)]
    otherwise: Vec<Effect>,
    /// The name by which the condition `did` asks whether the player paid. Left out: no name.
    #[serde(default, rename = "as")]
    bind: Option<Name>,
}

impl Verb for MayPay {
    fn perform(&self, cx: &mut Cx<'_>, scope: &mut Scope) -> Flow {
        for _ in reading::who_left(cx, self.who.as_ref(), scope) {
            // A player who has left the game does not pay (800.4f). Until 2006, another player would choose (600.4d).
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
