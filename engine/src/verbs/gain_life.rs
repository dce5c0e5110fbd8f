//! Gaining life (119.3).

use super::prelude::*;
use crate::{cards::effect::GainLife, event::Event};

impl Verb for GainLife {
    fn perform(&self, cx: &mut Cx<'_>, scope: &mut Scope) -> Flow {
        let proposal = self.propose(cx, scope)?;
        carry_out(cx, vec![proposal], scope)
    }

    fn together(&self) -> Option<&dyn Together> {
        Some(self)
    }
}

impl Together for GainLife {
    fn propose(&self, cx: &mut Cx<'_>, scope: &Scope) -> Flow<Proposal> {
        let players = reading::players_with_amounts(cx, &self.who, &self.amount, scope).into_iter();
        let changes = players.map(|(player, amount)| LifeChange::GainLife { player, amount });
        let how_much = |event: &Event| if let Event::LifeGained { amount, .. } = event { *amount } else { 0 };
        Ok(Proposal::of(changes).counting(self.gained.as_ref(), how_much))
    }
}
