//! Discarding (701.9).

use super::{common::showing, prelude::*};
use crate::{
    cards::effect::Discard,
    decision::{DecisionKind, Options},
    ids::{Entity, ObjectId, PlayerId},
};

impl Verb for Discard {
    fn perform(&self, cx: &mut Cx<'_>, scope: &mut Scope) -> Flow {
        let said = self.what.as_ref().map(|what| reading::objects(cx, what, scope));
        let mut all = Vec::new();
        let players = reading::players(cx, &self.who, scope);
        let several = players.len() > 1;
        for player in players {
            let hand = cards_in_hand(cx, player);
            if let Some(said) = &said {
                all.extend(said.iter().copied().filter(|card| hand.contains(card)).map(|card| (player, card)));
                continue;
            }
            let wanted = reading::size(cx, &self.count, &reading::of_each(Some(&self.who), player, scope));
            let mut from: Vec<Entity> = hand.into_iter().map(Entity::Object).collect();
            reading::leave_out_entering(cx, &mut from);
            let least = reading::as_far(cx, wanted, from.len(), scope);
            let options = Options::Entities { from, least, most: least, ordered: false };
            let kind = if self.random { DecisionKind::Random } else { DecisionKind::Discard };
            let chosen = cx.ask_entities(player, kind, Some(scope.source), self.bind.clone(), options)?;
            if several {
                showing::announce(cx, &chosen, scope);
            }
            all.extend(chosen.into_iter().filter_map(Entity::object).map(|card| (player, card)));
        }
        let mut changes = Vec::with_capacity(all.len() * 2);
        for (player, card) in &all {
            changes.extend(Change::discard(*player, *card));
        }
        happen(cx, changes)?;
        if let Some(name) = &self.bind {
            let became = all.into_iter().map(|(_, card)| Entity::Object(cx.state().newest(card)));
            scope.bindings.bind(name.clone(), Value::Entities(became.collect()));
        }
        Ok(())
    }

    fn actors(&self) -> Option<&Ref> {
        Some(&self.who)
    }

    fn is_possible(&self, cx: &Cx<'_>, scope: &Scope) -> bool {
        let wanted = |player| match &self.what {
            Some(what) => reading::objects(cx, what, scope).len(),
            None => reading::size(cx, &self.count, &reading::of_each(Some(&self.who), player, scope)),
        };
        let mut players = reading::players(cx, &self.who, scope).into_iter();
        players.all(|player| cards_in_hand(cx, player).len() >= wanted(player))
    }
}

/// The cards in a player's hand. A token that was put there is none.
fn cards_in_hand(cx: &Cx<'_>, player: PlayerId) -> Vec<ObjectId> {
    let game = cx.game();
    let hand = game.state.player(player).hand.iter().copied();
    hand.filter(|id| game.is_there_as_card(game.object(*id))).collect()
}
