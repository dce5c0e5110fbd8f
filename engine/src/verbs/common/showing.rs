//! Revealing cards to all players (701.20).

use crate::{
    acting::Cx,
    cards::values::Zone,
    change::CardChange,
    ids::{ObjectId, PlayerId},
    rule::Rule,
    state::effects::Scope,
};

/// Reveals cards to all players.
pub(in crate::verbs) fn reveal(cx: &mut Cx<'_>, cards: Vec<ObjectId>, by: PlayerId, scope: &Scope) {
    if !cards.is_empty() {
        let in_hand = cards.iter().any(|card| cx.state().object(*card).zone == Zone::Hand);
        let reveal = CardChange::Reveal { cards, by }.by((Rule::Reveal, scope));
        cx.commit(reveal.by_if(in_hand, (Rule::HandReveal, scope)));
    }
}
