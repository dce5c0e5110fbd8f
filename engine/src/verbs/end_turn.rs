//! Ending the turn (724).

use super::prelude::*;
use crate::{cards::effect::EndTurn, rules::ending_the_turn};

impl Verb for EndTurn {
    fn perform(&self, cx: &mut Cx<'_>, scope: &mut Scope) -> Flow {
        ending_the_turn::end_the_turn(cx, scope)
    }
}
