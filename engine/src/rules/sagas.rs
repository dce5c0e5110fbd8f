//! Sagas (714): their lore counters and their end.

use crate::{
    acting::Cx,
    cards::saga::{LORE, chapters, last_chapter},
    change::{Change, PermanentChange},
    error::Flow,
    game::Game,
    ground::Act,
    ids::{Entity, ObjectId},
    rule::Rule,
    rules::replacement,
    state::characteristics::{Characteristics, HeldAbility},
};

/// Each Saga of the active player that has chapters gets a lore counter (505.4, 714.3b).
///
/// # Errors
///
/// Unanswered decisions.
pub(crate) fn go_on(cx: &mut Cx<'_>) -> Flow {
    let game = cx.game();
    let own = |id: &&ObjectId| game.controller(**id) == game.state.turn.active;
    let sagas = game.state.permanents().iter().filter(own);
    let sagas = sagas.filter(|id| last_chapter(game.characteristics(**id)).is_some());
    let put = |id: &ObjectId| {
        let on = Entity::Object(*id);
        let lore = PermanentChange::PutCounters { on, kind: LORE.into(), count: 1, by_effect: false };
        lore.by((Rule::SagaLore, *id))
    };
    let acts: Vec<Act> = sagas.map(put).collect();
    if acts.is_empty() { Ok(()) } else { replacement::happen(cx, acts).map(drop) }
}

/// Whether a Saga has to be sacrificed: it has at least as many lore counters as its last chapter's number, and no chapter ability of it has
/// triggered without leaving the stack yet (714.4).
pub(crate) fn is_over(game: Game<'_>, id: ObjectId, seen: &Characteristics) -> bool {
    let Some(last) = last_chapter(seen) else { return false };
    if game.object(id).counters.of(LORE) < last {
        return false;
    }
    let chapter = |held: &HeldAbility| !held.delayed && !chapters(&held.ability).is_empty();
    let waits = game.state.pending.iter().any(|waiting| waiting.scope.source == id && chapter(&waiting.ability));
    let items = game.state.stack.iter().filter_map(|object| game.object(*object).stack.as_ref());
    let mut of_it = items.filter(|item| item.source == id).flat_map(|item| &item.texts);
    !waits && !of_it.any(|text| chapter(&text.ability))
}

/// The sacrifice of a Saga after its last chapter (704.5s).
pub(crate) fn end(game: Game<'_>, id: ObjectId) -> [Act; 2] {
    Change::sacrifice(game.controller(id), id).map(|act| act.by((Rule::SagaEnds, id)))
}

/// Whether there are any Sagas. If so, the state-based actions also read its waiting chapter abilities.
pub(crate) fn are_there(game: Game<'_>) -> bool {
    game.state.permanents().iter().any(|id| last_chapter(game.characteristics(*id)).is_some())
}
