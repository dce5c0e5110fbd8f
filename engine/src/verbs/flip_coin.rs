//! Flipping a coin (705).

use super::prelude::*;
use crate::{cards::effect::FlipCoin, decision::DecisionKind, event::Event, rules::resolution::run};

impl Verb for FlipCoin {
    fn perform(&self, cx: &mut Cx<'_>, scope: &mut Scope) -> Flow {
        let player = scope.controller;
        let won = cx.ask_yes(player, DecisionKind::Coin, Some(scope.source), None)?;
        cx.commit(Change::Note(Event::CoinFlipped { player, won }).by((Rule::FlipACoin, &*scope)));
        run(cx, if won { &self.win } else { &self.lose }, scope)
    }
}
