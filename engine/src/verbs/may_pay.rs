//! Optional costs during a resolution.

use super::{may::done, prelude::*};
use crate::{
    cards::effect::MayPay,
    decision::DecisionKind,
    edition::PlayersWhoLeft,
    rules::{
        casting::value_of_x::{self, Priced},
        costs,
        resolution::run,
    },
    state::binding::Value,
    unsupported,
};

impl Verb for MayPay {
    fn perform(&self, cx: &mut Cx<'_>, scope: &mut Scope) -> Flow {
        for _ in reading::who_left(cx, self.who.as_ref(), scope) {
            // A player who has left the game does not pay (800.4f). Until 2013, another player would choose (600.4d of 2006).
            if cx.edition().players_who_left != PlayersWhoLeft::GetNothing {
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
                let x = value_of_x::for_costs(cx, player, scope.source, Priced::new(&[(self.cost.as_slice(), scope)]))?;
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
}
