//! Self-replacement effects (614.15).

use super::prelude::*;
use crate::{cards::effect::InsteadIf, rules::resolution::run};

impl Verb for InsteadIf {
    fn perform(&self, cx: &mut Cx<'_>, scope: &mut Scope) -> Flow {
        let so = cx.game().holds(&self.condition, scope);
        let instead = cx.game().heeds((Rule::SelfReplacementFirst, &*scope), so);
        run(cx, if instead { &self.instructions } else { &self.of }, scope)
    }
}
