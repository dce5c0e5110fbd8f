//! Several instructions at one time. Other instructions are followed in the order of the text (608.2c).

use super::{carried_out, common::together::carry_out, prelude::*};
use crate::{cards::effect::AtOnce, unsupported};

impl Verb for AtOnce {
    fn perform(&self, cx: &mut Cx<'_>, scope: &mut Scope) -> Flow {
        let mut proposals = Vec::with_capacity(self.0.len());
        for instruction in self.0.iter() {
            let Some(instruction) = carried_out(instruction).together() else {
                return unsupported::refuse("an instruction at the same time as others");
            };
            proposals.push(instruction.propose(cx, scope)?);
        }
        carry_out(cx, proposals, scope)
    }
}
