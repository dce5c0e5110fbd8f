//! Exchanges of control (701.12).

use super::{common::lasting, prelude::*};
use crate::cards::effect::ExchangeControl;

impl Verb for ExchangeControl {
    fn perform(&self, cx: &mut Cx<'_>, scope: &mut Scope) -> Flow {
        let mut permanents = reading::permanents(cx, &self.what, scope);
        permanents.extend(self.other.iter().flat_map(|other| reading::permanents(cx, other, scope)));
        // An exchange that can't be completed does not happen at all (701.12a), nor one of permanents of one player (701.12b).
        let [one, other] = permanents[..] else { return Ok(()) };
        let (of_one, of_other) = (cx.game().controller(one), cx.game().controller(other));
        if cx.stands((Rule::Exchange, &*scope)) && of_one != of_other {
            lasting::begin_exchange(cx, [(one, of_other), (other, of_one)], self.until.as_ref(), scope);
        }
        Ok(())
    }
}
