//! Chapters of Sagas (714.2).

use crate::{cards::saga::LORE, event::Event, game::Game, ids::Entity, state::effects::Scope};

/// Whether an event, among events at the same time, triggers a chapter of the Saga of that scope: lore counters are put on it, and their number
/// reaches the chapter's number (714.2b).
pub(crate) fn comes_to(game: Game<'_>, chapter: u32, (events, place): (&[Event], usize), scope: &Scope) -> bool {
    let saga = Entity::Object(scope.source);
    let lore = |event: &Event| match event {
        Event::CountersPut { on, kind, count, .. } if *on == saga && **kind == *LORE => Some(*count),
        _ => None,
    };
    let Some(put) = lore(&events[place]) else { return false };
    let later: u32 = events[place + 1..].iter().filter_map(lore).sum();
    let now = game.object(scope.source).counters.of(LORE).saturating_sub(later);
    now.saturating_sub(put) < chapter && chapter <= now
}
