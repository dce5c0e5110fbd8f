//! Searching zones for cards (701.23).

use crate::{
    cards::{
        effect::SearchEffect,
        selector::{Selector, Where},
        values::Zone,
    },
    change::Change,
    decision::{DecisionKind, Options},
    error::Flow,
    event::Event,
    game::Cx,
    ids::{Entity, ObjectId, PlayerId},
    rule::Rule,
    rules::hidden_zones,
    state::{binding::Value, effects::Scope},
};

use super::{cards, reading, zones};

/// Searches. What fits in a public zone must be found (701.23c); in a hidden one it need not be (701.23b), unless nothing is asked of the
/// cards (701.23d). What is found is bound.
pub(super) fn search(cx: &mut Cx<'_>, effect: &SearchEffect, scope: &mut Scope) -> Flow {
    let mut all = Vec::new();
    for by in reading::players_or_you(cx, effect.who.as_ref(), scope) {
        for of in reading::players(cx, &effect.of, scope) {
            all.extend(search_of(cx, effect, by, of, scope)?);
        }
    }
    if effect.reveal {
        cards::reveal_those(cx, all.clone(), scope.controller, scope);
    }
    let found = all.into_iter().map(Entity::Object).collect();
    scope.bindings.bind(effect.bind.clone(), Value::Entities(found));
    Ok(())
}

/// One player searches the zones of one player.
fn search_of(cx: &mut Cx<'_>, effect: &SearchEffect, by: PlayerId, of: PlayerId, scope: &Scope) -> Flow<Vec<ObjectId>> {
    let reached = |zone: &&Zone| **zone != Zone::Library || hidden_zones::in_reach(cx.game(), of);
    let within: Vec<Zone> = effect.zones.iter().filter(reached).copied().collect();
    if within.is_empty() {
        return Ok(Vec::new());
    }
    look_through(cx, &within, by, of);
    let asks_nothing = asks_nothing(&effect.find) && !effect.different_names;
    let (mut from, mut must) = (Vec::new(), Vec::new());
    for zone in &within {
        let game = cx.game();
        let there = game.state.zone(*zone, of).iter().copied();
        let own = there.filter(|id| game.object(*id).owner == of || game.object(*id).zone == Zone::Battlefield);
        let own: Vec<ObjectId> = own.collect();
        let fitting = own.into_iter().filter(|id| game.matches((*id).into(), &effect.find, scope));
        let fitting: Vec<Entity> = fitting.map(Entity::Object).collect();
        if zones::is_public(*zone) || asks_nothing {
            must.extend(fitting.iter().copied());
        }
        from.extend(fitting);
    }
    let most = effect.count.as_ref().map_or(from.len(), |count| reading::size(cx, count, scope)).min(from.len());
    // In a hidden zone nothing need be found (701.23b); in a public one what fits must be (701.23c).
    if within.iter().any(|zone| !zones::is_public(*zone)) {
        must = cx.game().fact((Rule::SearchHidden, scope), must, || from.clone());
    }
    let least = match most.min(must.len()) {
        0 => 0,
        least => cx.game().fact((Rule::SearchPublic, scope), least, || 0),
    };
    let options = Options::Entities { from, least, most, ordered: false };
    let chosen = cx.ask_entities(by, DecisionKind::Search, Some(scope.source), Some(effect.bind.clone()), options)?;
    if chosen.len() < most && must.iter().any(|entity| !chosen.contains(entity)) {
        cx.forbid((Rule::SearchPublic, scope), "what fits in a public zone has to be found")?;
    }
    let found: Vec<ObjectId> = chosen.into_iter().filter_map(Entity::object).collect();
    if effect.different_names && !names_differ(cx, &found) {
        cx.forbid((Rule::SameName, scope), "the cards have to have different names")?;
    }
    Ok(found)
}

/// The searcher sees the hidden zones.
fn look_through(cx: &mut Cx<'_>, within: &[Zone], by: PlayerId, of: PlayerId) {
    let hidden = within.iter().filter(|zone| !zones::is_public(**zone));
    let cards: Vec<ObjectId> = hidden.flat_map(|zone| cx.state().zone(*zone, of).iter().copied()).collect();
    let mut changes = vec![Change::Note(Event::Searched { by, of })];
    if !cards.is_empty() {
        changes.push(Change::LookAt { cards, by });
    }
    cx.commit_all(changes);
}

/// Whether the selector asks nothing of a card but where it is and whose.
fn asks_nothing(find: &Selector) -> bool {
    match find {
        Selector::Where(of) => {
            Where { zone: None, kind: None, owner: None, controller: None, ..(**of).clone() } == Where::default()
        }
        Selector::Is(_) | Selector::Named(_) => false,
    }
}

fn names_differ(cx: &Cx<'_>, cards: &[ObjectId]) -> bool {
    let game = cx.game();
    let name = |id: &ObjectId| game.characteristics(*id).name.clone();
    let names: Vec<_> = cards.iter().map(name).collect();
    names.iter().enumerate().all(|(i, name)| name.is_none() || !names[..i].contains(name))
}
