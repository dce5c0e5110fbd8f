//! Revealing cards to all players (701.20), and announcing which cards were chosen (101.4).

use crate::{
    acting::Cx,
    cards::values::Zone,
    change::CardChange,
    edition::HiddenChoices,
    ids::{Entity, ObjectId, PlayerId},
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

/// Announces the cards that a player has chosen at the same time as other players. Until 2006 the players after that one know the choice, also of a card
/// in a hidden zone (413.2d of 2001); since then the card stays hidden (101.4a).
pub(in crate::verbs) fn announce(cx: &mut Cx<'_>, chosen: &[Entity], scope: &Scope) {
    let hidden = |id: &ObjectId| !cx.state().object(*id).zone.is_public();
    let cards: Vec<ObjectId> = chosen.iter().filter_map(|one| one.object()).filter(hidden).collect();
    if cx.edition().hidden_choices == HiddenChoices::AreKnown && !cards.is_empty() {
        cx.commit(CardChange::Announce { cards }.by((Rule::ActivePlayerFirst, scope)));
    }
}
