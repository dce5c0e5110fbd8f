//! Several instructions at one time. Other instructions are followed in the order of the text (608.2c).

use super::{carried_out, common::together::carry_out, prelude::*};
use crate::{cards::effect::AtOnce, unsupported};

impl Verb for AtOnce {
    fn perform(&self, cx: &mut Cx<'_>, scope: &mut Scope) -> Flow {
        let proposals = propose(self, cx, scope)?;
        carry_out(cx, proposals, scope)
    }
}

/// What each of the instructions proposes.
///
/// # Errors
///
/// Unanswered decisions; an instruction that can't be carried out at the same time as others.
pub(super) fn propose(verb: &AtOnce, cx: &mut Cx<'_>, scope: &Scope) -> Flow<Vec<Proposal>> {
    let mut proposals = Vec::with_capacity(verb.0.len());
    for instruction in verb.0.iter() {
        let Some(instruction) = carried_out(instruction).together() else {
            return unsupported::refuse("an instruction at the same time as others");
        };
        proposals.push(instruction.propose(cx, scope)?);
    }
    Ok(proposals)
}
