//! Revealing cards (701.20).

use super::{common::showing, prelude::*};
use crate::{cards::effect::Reveal, rules::hidden_zones, state::face_down, unsupported};

impl Verb for Reveal {
    fn perform(&self, cx: &mut Cx<'_>, scope: &mut Scope) -> Flow {
        let mut cards = reading::objects(cx, &self.what, scope);
        cards.retain(|card| hidden_zones::card_in_reach(cx.game(), *card));
        // Such a text would need the characteristics of the revealed object, and not those of the face-down permanent (708.12).
        if cards
            .iter()
            .any(|card| face_down::is_hidden(cx.state().object(*card)) && cx.state().object(*card).is_permanent())
        {
            return unsupported::refuse("revealed face-down permanents");
        }
        showing::reveal(cx, cards, scope.controller, scope);
        Ok(())
    }
}
