//! Revealing cards (701.20).

use super::{common::showing, prelude::*};
use crate::{cards::effect::Reveal, rules::hidden_zones};

impl Verb for Reveal {
    fn perform(&self, cx: &mut Cx<'_>, scope: &mut Scope) -> Flow {
        let mut cards = reading::objects(cx, &self.what, scope);
        cards.retain(|card| hidden_zones::card_in_reach(cx.game(), *card));
        showing::reveal(cx, cards, scope.controller, scope);
        Ok(())
    }
}
