//! Drawing, discarding, looking, revealing, shuffling.

use crate::{
    cards::{Name, amount::Amount, reference::Ref, values::Zone},
    change::Change,
    decision::{DecisionKind, Options},
    error::Flow,
    game::Cx,
    ids::{Entity, ObjectId, PlayerId},
    rule::Rule,
    rules::{hidden_zones, replacement::happen},
    state::{binding::Value, effects::Scope},
};

use super::reading;

/// Players draw, the active player first, each one card after another (121.2).
pub(super) fn draw(cx: &mut Cx<'_>, who: &Ref, count: &Amount, scope: &Scope) -> Flow {
    let count = reading::count(cx, count, scope);
    // One after another (121.2): without that rule all at once.
    let (times, together) = cx.game().fact((Rule::DrawOneByOne, scope), (count, 1), || (1, count));
    for player in reading::players(cx, who, scope) {
        for _ in 0..times {
            happen(cx, (0..together).map(|_| Change::Draw { player }))?;
        }
    }
    Ok(())
}

/// Players discard: those cards, or as many of their choice, or at random; all at the same time. What was discarded is bound.
pub(super) fn discard(
    cx: &mut Cx<'_>,
    who: &Ref,
    (count, random): (&Amount, bool),
    what: Option<&Ref>,
    bind: Option<&Name>,
    scope: &mut Scope,
) -> Flow {
    let said = what.map(|what| reading::objects(cx, what, scope));
    let mut all = Vec::new();
    for player in reading::players(cx, who, scope) {
        let hand: Vec<ObjectId> = cx.state().player(player).hand.clone();
        if let Some(said) = &said {
            all.extend(said.iter().copied().filter(|card| hand.contains(card)).map(|card| (player, card)));
            continue;
        }
        let wanted = reading::size(cx, count, scope);
        let least = reading::as_far(cx, wanted, hand.len(), scope);
        let from = hand.into_iter().map(Entity::Object).collect();
        let options = Options::Entities { from, least, most: least, ordered: false };
        let kind = if random { DecisionKind::Random } else { DecisionKind::Discard };
        let chosen = cx.ask_entities(player, kind, Some(scope.source), bind.cloned(), options)?;
        all.extend(chosen.into_iter().filter_map(Entity::object).map(|card| (player, card)));
    }
    let mut changes = Vec::with_capacity(all.len() * 2);
    for (player, card) in &all {
        changes.extend(Change::discard(*player, *card));
    }
    happen(cx, changes)?;
    if let Some(name) = bind {
        let became = all.into_iter().map(|(_, card)| Entity::Object(cx.state().newest(card)));
        scope.bindings.bind(name.clone(), Value::Entities(became.collect()));
    }
    Ok(())
}

/// Players look at cards, which others don't see (701.16a).
pub(super) fn look_at(cx: &mut Cx<'_>, who: &Ref, what: &Ref, scope: &Scope) -> Flow {
    let cards = reading::objects(cx, what, scope);
    let players = reading::players(cx, who, scope);
    let looks = |by| Change::LookAt { cards: cards.clone(), by }.by((Rule::LookAt, scope));
    if !cards.is_empty() {
        cx.commit_all(players.into_iter().map(looks));
    }
    Ok(())
}

/// Cards are shown to all players.
pub(super) fn reveal(cx: &mut Cx<'_>, what: &Ref, scope: &Scope) -> Flow {
    let mut cards = reading::objects(cx, what, scope);
    cards.retain(|card| hidden_zones::card_in_reach(cx.game(), *card));
    reveal_those(cx, cards, scope.controller, scope);
    Ok(())
}

/// Shows cards to all players.
pub(super) fn reveal_those(cx: &mut Cx<'_>, cards: Vec<ObjectId>, by: PlayerId, scope: &Scope) {
    if !cards.is_empty() {
        let in_hand = cards.iter().any(|card| cx.state().object(*card).zone == Zone::Hand);
        let reveal = Change::Reveal { cards, by }.by((Rule::Reveal, scope));
        cx.commit(reveal.by_if(in_hand, (Rule::HandReveal, scope)));
    }
}

/// Players shuffle their libraries. The scenario orders libraries: the order stays, and nobody knows it.
pub(super) fn shuffle(cx: &mut Cx<'_>, who: &Ref, scope: &Scope) -> Flow {
    for player in reading::players(cx, who, scope) {
        cx.commit(Change::Shuffle { player, order: None }.by((Rule::Shuffle, scope)));
    }
    Ok(())
}
