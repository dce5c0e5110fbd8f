//! Losing life (119.3).

use super::prelude::*;

/// Players lose life.
#[derive(Debug, Clone, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct LoseLife {
    /// Who loses it.
    who: Ref,
    /// How much.
    amount: Amount,
}

impl Verb for LoseLife {
    fn perform(&self, cx: &mut Cx<'_>, scope: &mut Scope) -> Flow {
        let amount = reading::count(cx, &self.amount, scope);
        let players = reading::players(cx, &self.who, scope);
        let changes = players.into_iter().filter(|_| amount > 0).map(|player| LifeChange::LoseLife { player, amount, dealt: false });
        happen(cx, changes.collect::<Vec<_>>())?;
        Ok(())
    }

    fn makes(&self) -> Vec<Made> {
        vec![Made::LifeLost]
    }

    fn english(&self, speech: &Speech<'_>) -> String {
        let Self { who, amount } = self;
        does(&speech.who(who), &format!("lose {}", speech.so_much(amount, "life")))
    }
}
