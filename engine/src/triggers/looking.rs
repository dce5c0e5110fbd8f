//! Cards exiled face down at which players may look (406.3).

use crate::{
    acting::Cx,
    cards::values::Zone,
    change::{CardChange, Change},
    edition::ExiledFaceDown,
    eval::may_look::may_look,
    ids::ObjectId,
};

/// Records the players who may look at a card exiled face down: each of them may do so for as long as it is exiled, also when nothing allows it any
/// longer (406.3).
pub(crate) fn note(cx: &mut Cx<'_>) {
    let state = cx.state();
    let hidden = |id: &ObjectId| state.object(*id).status.face_down && state.object(*id).zone == Zone::Exile;
    let hidden: Vec<ObjectId> = state.exile.iter().copied().filter(hidden).collect();
    if hidden.is_empty() || cx.edition().exiled_face_down == ExiledFaceDown::WhatItIs {
        return;
    }
    let game = cx.game();
    let players = || game.state.in_turn_order();
    let pairs = hidden.into_iter().flat_map(|card| players().map(move |player| (card, player)));
    let new = pairs.filter(|(card, player)| game.object(*card).seen_by & (1 << player.0) == 0);
    let new = new.filter(|(card, player)| may_look(game, *player, *card).is_some());
    let lets: Vec<Change> = new.map(|(card, player)| Change::Card(CardChange::LetLook { card, player })).collect();
    cx.commit_all(lets);
}
