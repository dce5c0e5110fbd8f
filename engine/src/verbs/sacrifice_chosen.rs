//! Sacrificing permanents of a player's choice (701.21).

use super::{prelude::*, sacrifice::by_controllers};
use crate::{
    cards::effect::SacrificeChosen,
    decision::{DecisionKind, Options},
    ids::{Entity, ObjectId},
};

impl Verb for SacrificeChosen {
    fn perform(&self, cx: &mut Cx<'_>, scope: &mut Scope) -> Flow {
        let proposal = self.propose(cx, scope)?;
        carry_out(cx, vec![proposal], scope)
    }

    fn together(&self) -> Option<&dyn Together> {
        Some(self)
    }

    fn actors(&self) -> Option<&Ref> {
        Some(&self.who)
    }

    fn is_possible(&self, cx: &Cx<'_>, scope: &Scope) -> bool {
        let game = cx.game();
        reading::players(cx, &self.who, scope).into_iter().all(|player| {
            let own_words = reading::of_each(Some(&self.who), player, scope);
            let wanted = if self.any_number { 0 } else { reading::size(cx, &self.count, &own_words) };
            let there = game.matching(&self.what, &own_words);
            let own = |id: ObjectId| game.object(id).is_permanent() && game.controller(id) == player;
            there.iter().filter_map(|entity| entity.object()).filter(|id| own(*id)).count() >= wanted
        })
    }
}

impl Together for SacrificeChosen {
    fn propose(&self, cx: &mut Cx<'_>, scope: &Scope) -> Flow<Proposal> {
        let mut all = Vec::new();
        for player in reading::players(cx, &self.who, scope) {
            let own_words = reading::of_each(Some(&self.who), player, scope);
            let wanted = reading::size(cx, &self.count, &own_words);
            let game = cx.game();
            let own = |e: &Entity| {
                e.object().is_some_and(|id| game.object(id).is_permanent() && game.controller(id) == player)
            };
            let from: Vec<Entity> = game.matching(&self.what, &own_words).into_iter().filter(own).collect();
            let there = from.len();
            let most = if self.any_number { there } else { reading::as_far(cx, wanted, there, scope) };
            let least = if self.any_number { 0 } else { most };
            let options = Options::Entities { from, least, most, ordered: false };
            let (source, name) = (Some(scope.source), self.bind.clone());
            let chosen = cx.ask_entities(player, DecisionKind::Sacrifice, source, name, options)?;
            all.extend(chosen.into_iter().filter_map(Entity::object));
        }
        Ok(Proposal::of(by_controllers(cx, &all)).calling(self.bind.as_ref(), all))
    }
}
