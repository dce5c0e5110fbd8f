//! Looking at cards (701.16).

use super::prelude::*;
use crate::cards::effect::LookAt;

impl Verb for LookAt {
    fn perform(&self, cx: &mut Cx<'_>, scope: &mut Scope) -> Flow {
        let cards = reading::objects(cx, &self.what, scope);
        let players = reading::players(cx, &self.who, scope);
        let looks = |by| CardChange::LookAt { cards: cards.clone(), by }.by((Rule::LookAt, &*scope));
        if !cards.is_empty() {
            cx.commit_all(players.into_iter().map(looks));
        }
        Ok(())
    }
}
