//! Extra turns (500.7).

use super::prelude::*;
use crate::{cards::effect::ExtraTurn, edition::ExtraTurns};

impl Verb for ExtraTurn {
    fn perform(&self, cx: &mut Cx<'_>, scope: &mut Scope) -> Flow {
        let first = cx.edition().extra_turns == ExtraTurns::NewestFirst;
        for player in reading::players(cx, &self.who, scope) {
            cx.commit(TurnChange::ExtraTurn { player, first }.by((Rule::ExtraTurn, &*scope)));
        }
        Ok(())
    }
}
