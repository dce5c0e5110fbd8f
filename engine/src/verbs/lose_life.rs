//! Losing life (119.3).

use super::prelude::*;
use crate::event::Event;

/// Players lose life.
#[derive(Debug, Clone, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct LoseLife {
    /// The players who lose life.
    who: Ref,
    /// The amount of life.
    amount: Amount,
    /// The name to which the total life lost is bound ("life lost this way"). Left out: no name.
    #[serde(default)]
    lost: Option<Name>,
}

impl Verb for LoseLife {
    fn perform(&self, cx: &mut Cx<'_>, scope: &mut Scope) -> Flow {
        let proposal = self.propose(cx, scope)?;
        carry_out(cx, vec![proposal], scope)
    }

    fn together(&self) -> Option<&dyn Together> {
        Some(self)
    }

    fn makes(&self) -> Vec<Made> {
        vec![Made::LifeLost]
    }

    fn english(&self, speech: &Speech<'_>) -> String {
        let Self { who, amount, lost } = self;
        let how_much = lost.as_ref().map(|name| format!("; {} is how much was lost", bound(name))).unwrap_or_default();
        does(&speech.who(who), &format!("lose {}{how_much}", speech.so_much(amount, "life")))
    }

    fn binds(&self) -> Vec<&Name> {
        self.lost.iter().collect()
    }
}

impl Together for LoseLife {
    fn propose(&self, cx: &mut Cx<'_>, scope: &Scope) -> Flow<Proposal> {
        let mut changes = Vec::new();
        for player in reading::players(cx, &self.who, scope) {
            let amount = reading::count(cx, &self.amount, &reading::of_each(Some(&self.who), player, scope));
            changes.extend((amount > 0).then_some(LifeChange::LoseLife { player, amount, dealt: false }));
        }
        let how_much = |event: &Event| if let Event::LifeLost { amount, dealt: false, .. } = event { *amount } else { 0 };
        Ok(Proposal::of(changes).counting(self.lost.as_ref(), how_much))
    }
}
