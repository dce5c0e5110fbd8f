//! Drawing cards (121).

use super::prelude::*;
use crate::cards::effect::Draw;

impl Verb for Draw {
    fn perform(&self, cx: &mut Cx<'_>, scope: &mut Scope) -> Flow {
        let players = reading::players(cx, &self.who, scope).into_iter();
        // The number for each player is determined before the first player draws (608.2h).
        let count = |player| reading::count(cx, &self.count, &reading::of_each(Some(&self.who), player, scope));
        let draws: Vec<_> = players.map(|player| (player, count(player))).collect();
        for (player, count) in draws {
            // Cards are drawn one at a time (121.2). Without that rule, all are drawn at once.
            let (times, together) = cx.game().fact((Rule::DrawOneByOne, &*scope), (count, 1), || (1, count));
            for _ in 0..times {
                happen(cx, (0..together).map(|_| CardChange::Draw { player }))?;
            }
        }
        Ok(())
    }
}
