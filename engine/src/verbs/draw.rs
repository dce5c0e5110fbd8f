//! Drawing cards (121).

use super::prelude::*;

/// Players draw, the active player first, each one card after another (121.2).
#[derive(Debug, Clone, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Draw {
    /// Who draws.
    who: Ref,
    /// How many cards.
    #[serde(default = "one")]
    count: Amount,
}

impl Verb for Draw {
    fn perform(&self, cx: &mut Cx<'_>, scope: &mut Scope) -> Flow {
        let players = reading::players(cx, &self.who, scope).into_iter();
        // How many each draws is settled before the first one draws (608.2h).
        let count = |player| reading::count(cx, &self.count, &reading::of_each(Some(&self.who), player, scope));
        let draws: Vec<_> = players.map(|player| (player, count(player))).collect();
        for (player, count) in draws {
            // One after another (121.2): without that rule all at once.
            let (times, together) = cx.game().fact((Rule::DrawOneByOne, &*scope), (count, 1), || (1, count));
            for _ in 0..times {
                happen(cx, (0..together).map(|_| CardChange::Draw { player }))?;
            }
        }
        Ok(())
    }

    fn makes(&self) -> Vec<Made> {
        vec![Made::Drawn]
    }

    fn english(&self, speech: &Speech<'_>) -> String {
        let Self { who, count } = self;
        does(&speech.who(who), &format!("draw {}", speech.counted(count, "card", "cards")))
    }
}
