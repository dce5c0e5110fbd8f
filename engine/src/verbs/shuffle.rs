//! Shuffling (701.24).

use super::prelude::*;
use crate::cards::effect::Shuffle;

impl Verb for Shuffle {
    fn perform(&self, cx: &mut Cx<'_>, scope: &mut Scope) -> Flow {
        for player in reading::players(cx, &self.who, scope) {
            cx.commit(CardChange::Shuffle { player, order: None }.by((Rule::Shuffle, &*scope)));
        }
        Ok(())
    }
}
