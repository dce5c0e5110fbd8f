//! Gaining life (119.3).

use super::prelude::*;
use crate::event::Event;

/// Players gain life.
#[derive(Debug, Clone, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct GainLife {
    /// The players who gain life.
    who: Ref,
    /// The amount of life.
    amount: Amount,
    /// The name to which the total life gained is bound ("life gained this way"). Left out: no name.
    #[serde(default)]
    gained: Option<Name>,
}

impl Verb for GainLife {
    fn perform(&self, cx: &mut Cx<'_>, scope: &mut Scope) -> Flow {
        let proposal = self.propose(cx, scope)?;
        carry_out(cx, vec![proposal], scope)
    }

    fn together(&self) -> Option<&dyn Together> {
        Some(self)
    }

    fn makes(&self) -> Vec<Made> {
        vec![Made::LifeGained]
    }

    fn english(&self, speech: &Speech<'_>) -> String {
        let Self { who, amount, gained } = self;
        let how_much = gained.as_ref().map(|name| format!("; {} is how much was gained", bound(name))).unwrap_or_default();
        does(&speech.who(who), &format!("gain {}{how_much}", speech.so_much(amount, "life")))
    }

    fn binds(&self) -> Vec<&Name> {
        self.gained.iter().collect()
    }
}

impl Together for GainLife {
    fn propose(&self, cx: &mut Cx<'_>, scope: &Scope) -> Flow<Proposal> {
        let mut changes = Vec::new();
        for player in reading::players(cx, &self.who, scope) {
            let amount = reading::count(cx, &self.amount, &reading::of_each(Some(&self.who), player, scope));
            changes.extend((amount > 0).then_some(LifeChange::GainLife { player, amount }));
        }
        let how_much = |event: &Event| if let Event::LifeGained { amount, .. } = event { *amount } else { 0 };
        Ok(Proposal::of(changes).counting(self.gained.as_ref(), how_much))
    }
}
