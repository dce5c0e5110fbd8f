//! Exchanges of life totals (701.12c).

use super::{prelude::*, redistribute_life::may_receive, set_life::set_totals};
use crate::cards::effect::ExchangeLife;

impl Verb for ExchangeLife {
    fn perform(&self, cx: &mut Cx<'_>, scope: &mut Scope) -> Flow {
        let mut players = reading::players(cx, &self.who, scope);
        players.extend(self.other.iter().flat_map(|other| reading::players(cx, other, scope)));
        // An exchange that can't be completed does not happen at all (701.12a).
        let [one, other] = players[..] else { return Ok(()) };
        let life = |player| cx.state().player(player).life;
        let totals = vec![(one, life(other)), (other, life(one))];
        let kept = totals.iter().any(|(player, total)| !may_receive(cx.game(), *player, *total));
        match one == other
            || !cx.stands((Rule::Exchange, &*scope))
            || cx.game().heeds((Rule::CantBeatsCan, &*scope), kept)
        {
            true => Ok(()),
            false => set_totals(cx, totals, scope),
        }
    }
}
