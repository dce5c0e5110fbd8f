//! Drawing cards (121).

use super::prelude::*;
use crate::{
    cards::{deed::PlayerDeed, effect::Draw, modification::Modification},
    continuous::RuleInForce,
    event::Event,
    game::Game,
    ids::{Entity, ObjectId, PlayerId},
    rules::ending_the_game::may,
};

impl Verb for Draw {
    fn perform(&self, cx: &mut Cx<'_>, scope: &mut Scope) -> Flow {
        let players = reading::players(cx, &self.who, scope).into_iter();
        // The number for each player is determined before the first player draws (608.2h).
        let count = |player| reading::count(cx, &self.count, &reading::of_each(Some(&self.who), player, scope));
        let draws: Vec<_> = players.map(|player| (player, count(player))).collect();
        let mut drawn: Vec<Entity> = Vec::new();
        for (player, count) in draws {
            // Cards are drawn one at a time (121.2). Without that rule, all are drawn at once.
            let (times, together) = cx.game().fact((Rule::DrawOneByOne, &*scope), (count, 1), || (1, count));
            for _ in 0..times {
                let events = happen(cx, (0..together).map(|_| CardChange::Draw { player }))?;
                drawn.extend(events.iter().filter_map(|event| match event {
                    Event::Drew { card, .. } => Some(Entity::Object(*card)),
                    _ => None,
                }));
            }
        }
        if let Some(name) = &self.bind {
            scope.bindings.bind(name.clone(), Value::Entities(drawn));
        }
        Ok(())
    }

    /// A player who can't draw can't choose to draw, nor to draw several cards of which only some could be drawn (121.2b, 121.3).
    fn is_possible(&self, cx: &Cx<'_>, scope: &Scope) -> bool {
        reading::players(cx, &self.who, scope).into_iter().all(|player| {
            let count = reading::count(cx, &self.count, &reading::of_each(Some(&self.who), player, scope));
            may_draw(cx.game(), player, count)
        })
    }
}

/// Whether no effect prevents the player from drawing that many cards one after the other.
fn may_draw(game: Game<'_>, player: PlayerId, count: u32) -> bool {
    let limited = |rule: &RuleInForce| {
        matches!(&*rule.modification, Modification::PlayerCant { what: PlayerDeed::Draw, condition: Some(_), .. })
    };
    if count < 2 || !game.seen.rules.iter().any(limited) {
        return may(game, player, PlayerDeed::Draw);
    }
    let mut state = game.state.clone();
    let top: Vec<ObjectId> = game.state.cards_from_top(player).collect();
    (0..count).all(|drawn| {
        let then = Game { state: &state, ..game };
        let possible = may(then, player, PlayerDeed::Draw);
        let card = usize::try_from(drawn).ok().and_then(|drawn| top.get(drawn)).copied();
        state.history.extend(card.map(|card| Event::Drew { player, card }));
        possible
    })
}
