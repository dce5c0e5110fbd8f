//! Making it day or night (730).

use super::prelude::*;
use crate::{cards::effect::ChangeTime, triggers::daybound::become_time};

impl Verb for ChangeTime {
    fn perform(&self, cx: &mut Cx<'_>, scope: &mut Scope) -> Flow {
        become_time(cx, self.to, (Rule::DayAndNight, &*scope));
        Ok(())
    }

    fn is_possible(&self, cx: &Cx<'_>, _: &Scope) -> bool {
        cx.state().turn.daytime != Some(self.to)
    }
}
