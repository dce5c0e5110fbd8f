//! Ending the turn (724).

use super::prelude::*;
use crate::{rules::ending_the_turn, cards::effect::EndTurn};

impl Verb for EndTurn {
    fn perform(&self, cx: &mut Cx<'_>, scope: &mut Scope) -> Flow {
        ending_the_turn::end_the_turn(cx, scope)
    }
}
