//! Revealing cards (701.20).

use super::{common::showing, prelude::*};
use crate::rules::hidden_zones;

/// Reveals cards to all players.
#[derive(Debug, Clone, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Reveal {
    /// The cards.
    what: Ref,
}

impl Verb for Reveal {
    fn perform(&self, cx: &mut Cx<'_>, scope: &mut Scope) -> Flow {
        let mut cards = reading::objects(cx, &self.what, scope);
        cards.retain(|card| hidden_zones::card_in_reach(cx.game(), *card));
        showing::reveal(cx, cards, scope.controller, scope);
        Ok(())
    }

    fn makes(&self) -> Vec<Made> {
        vec![Made::Revealed]
    }

    fn english(&self, speech: &Speech<'_>) -> String {
        format!("reveal {}", speech.who(&self.what))
    }
}
