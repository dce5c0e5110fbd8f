//! The objects and players that a selector can match at each place: an object that dies is a permanent, a card that is discarded is in a hand, and
//! only a player gains life. A selector that can never match anything is refused.
//!
//! Every place in which a selector can stand has its entry in a table. A selector without an entry is refused.

use serde_yaml::Value;

use super::plain::plain;
use crate::cards::{
    values::Zone,
    without_effect::{WithoutEffect, tag},
};

/// A sort of match: a player, or an object in a zone.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Sort {
    /// A player.
    Player,
    /// An object in a zone.
    In(Zone),
}

use Sort::{In, Player};

const PLAYERS: &[Sort] = &[Player];
const PERMANENTS: &[Sort] = &[In(Zone::Battlefield)];
const ON_THE_STACK: &[Sort] = &[In(Zone::Stack)];
const IN_HAND: &[Sort] = &[In(Zone::Hand)];
/// A spell that is cast, or a land that is played.
const PLAYED: &[Sort] = &[In(Zone::Battlefield), In(Zone::Stack)];
/// The objects and players that can be dealt damage or have an object attached to them (120.1, 301.5, 303.4).
const PERMANENTS_AND_PLAYERS: &[Sort] = &[In(Zone::Battlefield), Player];
/// The zones from which a cost takes objects (118).
const PAID_WITH: &[Sort] =
    &[In(Zone::Battlefield), In(Zone::Hand), In(Zone::Graveyard), In(Zone::Library), In(Zone::Exile)];
/// The zones from which cards are played.
const PLAYED_FROM: &[Sort] = &[In(Zone::Hand), In(Zone::Graveyard), In(Zone::Library), In(Zone::Exile)];
/// The zones that can be searched. The stack is not one of them.
const SEARCHED: &[Sort] = PAID_WITH;
const OBJECTS: &[Sort] =
    &[In(Zone::Battlefield), In(Zone::Stack), In(Zone::Hand), In(Zone::Graveyard), In(Zone::Library), In(Zone::Exile)];
/// Every sort.
pub const ALL: &[Sort] = &[
    In(Zone::Battlefield),
    In(Zone::Stack),
    In(Zone::Hand),
    In(Zone::Graveyard),
    In(Zone::Library),
    In(Zone::Exile),
    Player,
];

/// The places of selectors, each with the sorts of match that are possible there: the word, and the key of the selector.
pub const PLACES: &[(&str, &str, &[Sort])] = &[
    // Events.
    ("dies", "", PERMANENTS),
    ("enters", "", PERMANENTS),
    ("moves", "what", OBJECTS),
    ("deals_damage", "source", OBJECTS),
    ("deals_damage", "to", PERMANENTS_AND_PLAYERS),
    ("attacks", "what", PERMANENTS),
    ("attacks", "whom", PERMANENTS_AND_PLAYERS),
    ("blocks", "", PERMANENTS),
    ("becomes_blocked", "", PERMANENTS),
    ("attacks_unblocked", "", PERMANENTS),
    ("blocks_or_becomes_blocked", "", PERMANENTS),
    ("creatures_block", "", PERMANENTS),
    ("blocks_creature", "what", PERMANENTS),
    ("blocks_creature", "creature", PERMANENTS),
    ("becomes_blocked_by", "what", PERMANENTS),
    ("becomes_blocked_by", "creature", PERMANENTS),
    ("taps_for_mana", "what", PERMANENTS),
    ("casts", "what", ON_THE_STACK),
    ("plays", "what", PLAYED),
    ("activates", "what", OBJECTS),
    ("creates", "what", PERMANENTS),
    ("sacrifices", "what", PERMANENTS),
    ("copies", "what", ON_THE_STACK),
    ("performs", "what", ALL),
    ("becomes_target", "what", ALL),
    ("becomes_target", "by", ON_THE_STACK),
    ("becomes_tapped", "", PERMANENTS),
    ("becomes_untapped", "", PERMANENTS),
    ("becomes_attached", "what", PERMANENTS),
    ("becomes_attached", "to", PERMANENTS_AND_PLAYERS),
    ("becomes_unattached", "what", PERMANENTS),
    ("becomes_unattached", "from", PERMANENTS_AND_PLAYERS),
    ("destroyed", "", PERMANENTS),
    ("turned_face_up", "", PERMANENTS),
    ("transforms", "", PERMANENTS),
    ("gets_counters", "what", ALL),
    ("loses_counters", "what", ALL),
    ("becomes_designated", "what", ALL),
    // Costs.
    ("tap_untapped", "what", PERMANENTS),
    ("sacrifice", "what", PERMANENTS),
    ("discard", "what", IN_HAND),
    ("exile", "what", PAID_WITH),
    ("return_to_hand", "what", PAID_WITH),
    ("reveal", "what", PAID_WITH),
    ("gives_life", "who", PLAYERS),
    ("choose_player", "", PLAYERS),
    ("tap", "", PERMANENTS),
    ("tap_by_color", "", PERMANENTS),
    ("exile", "", PAID_WITH),
    // Modifications.
    ("cost_of", "spells", ON_THE_STACK),
    ("alternative_cost", "spells", ON_THE_STACK),
    ("ability_cost_of", "of", OBJECTS),
    ("cant_play", "what", ON_THE_STACK),
    ("cast_as_instants", "what", PLAYED_FROM),
    ("cant_activate", "of", OBJECTS),
    ("may_play", "what", PLAYED_FROM),
    ("spend_as_though", "on", ON_THE_STACK),
    ("may_look", "what", OBJECTS),
    ("tapped_makes", "what", PERMANENTS),
    ("untap_at_most", "what", PERMANENTS),
    ("triggers_again", "of", PERMANENTS),
    ("triggers_nothing", "of", PERMANENTS),
    ("unpreventable", "source", OBJECTS),
    ("unpreventable", "to", PERMANENTS_AND_PLAYERS),
    ("attack_cost", "of", PERMANENTS),
    ("attack_cost", "whom", PERMANENTS_AND_PLAYERS),
    ("must_attack_whom", "", PERMANENTS_AND_PLAYERS),
    ("attack_whom", "", PERMANENTS_AND_PLAYERS),
    ("attack_at_most", "whom", PERMANENTS_AND_PLAYERS),
    ("must_block", "", PERMANENTS),
    ("must_be_blocked_by", "", PERMANENTS),
    ("be_blocked_by", "", PERMANENTS),
    ("be_blocked_except_by", "", PERMANENTS),
    ("be_targeted_by", "", ON_THE_STACK),
    ("be_attached_except_to", "", PERMANENTS_AND_PLAYERS),
    // Verbs.
    ("add_mana", "only_for", ON_THE_STACK),
    ("add_mana", "one_color_made_by", PERMANENTS),
    ("add_mana", "one_kind_made_by", PERMANENTS),
    ("rider", "spells", ON_THE_STACK),
    ("sacrifice_chosen", "what", PERMANENTS),
    ("prevent_damage", "to", PERMANENTS_AND_PLAYERS),
    ("prevent_damage", "source", OBJECTS),
    ("redirect_damage", "from", PERMANENTS_AND_PLAYERS),
    ("redirect_damage", "source", OBJECTS),
    ("choose_source", "from", OBJECTS),
    ("play_card", "spell", ON_THE_STACK),
    ("search", "find", SEARCHED),
    ("top_until", "until", &[In(Zone::Library)]),
    // Places where any object or player is possible.
    ("apply", "to", OBJECTS),
    ("choose", "from", ALL),
    ("copy_of", "from", ALL),
    ("static", "affects", OBJECTS),
    ("count", "", ALL),
    ("different", "among", OBJECTS),
    ("exists", "", ALL),
    ("is", "matches", ALL),
    ("all", "", ALL),
];

/// The selectors of a word that can never match anything at their places.
pub(super) fn never_picked(word: &str, value: &Value) -> Vec<WithoutEffect> {
    let of_word = PLACES.iter().filter(|(of, _, _)| *of == word);
    let refused = |(word, key, sorts): &(&str, &str, &[Sort])| {
        let selector = if key.is_empty() { value } else { &value[*key] };
        let wanted = sorts_of(selector);
        let never = !sorts.iter().any(|sort| wanted.contains(sort));
        let why = || format!("this selector matches nothing that `{word}` can apply to");
        never.then(|| (said_where(selector).unwrap_or_else(|| (*word).to_owned()), why()))
    };
    of_word.filter_map(refused).collect()
}

/// Whether the selector can match only players.
pub(super) fn is_of_players(selector: &Value) -> bool {
    match selector.get("is") {
        Some(reference) => sorts_of_reference(reference) == PLAYERS,
        None => sorts_of(selector) == PLAYERS,
    }
}

/// Whether the selector asks for planeswalkers.
pub(super) fn is_of_planeswalkers(selector: &Value) -> bool {
    let all = selector["where"]["all_of"].as_sequence().into_iter().flatten();
    selector["where"]["type"].as_str() == Some("planeswalker") || all.into_iter().any(is_of_planeswalkers)
}

/// The sorts of match that a reference allows. A bound name can be anything.
fn sorts_of_reference(reference: &Value) -> Vec<Sort> {
    let without_players = || ALL.iter().copied().filter(|sort| *sort != Player).collect();
    match (reference.as_str(), &reference["of"]) {
        (Some("you" | "opponents" | "each_player" | "active_player" | "defending_player"), _) => PLAYERS.to_vec(),
        (Some("self" | "linked"), _) => without_players(),
        (_, Value::Mapping(of)) => match of.iter().next().map(|(word, said)| (word.as_str(), said)) {
            Some((Some("controller_of" | "owner_of" | "killer_of"), _)) => PLAYERS.to_vec(),
            Some((Some("all"), selector)) => sorts_of(selector),
            Some((Some("only"), parts)) => {
                let which = sorts_of(&parts[1]);
                sorts_of_reference(&parts[0]).into_iter().filter(|sort| which.contains(sort)).collect()
            }
            Some((Some("except"), parts)) => sorts_of_reference(&parts[0]),
            Some((Some("each"), Value::Sequence(parts))) if !parts.is_empty() => {
                let any: Vec<Sort> = parts.iter().flat_map(sorts_of_reference).collect();
                ALL.iter().copied().filter(|sort| any.contains(sort)).collect()
            }
            Some((Some("top_of_library" | "top_until" | "cards" | "card_of"), _)) => without_players(),
            _ => ALL.to_vec(),
        },
        _ => ALL.to_vec(),
    }
}

/// The sorts of match that the selector itself allows. A shared selector or a reference can match anything.
fn sorts_of(selector: &Value) -> Vec<Sort> {
    let mut sorts = ALL.to_vec();
    let Some(Value::Mapping(wanted)) = selector.get("where") else { return sorts };
    if wanted.contains_key("player") {
        sorts.retain(|sort| *sort == Player);
    } else if ["zone", "anywhere", "kind", "type", "controller", "owner"].iter().any(|key| wanted.contains_key(*key)) {
        sorts.retain(|sort| *sort != Player);
    }
    if let Some(zone) = wanted.get("zone") {
        sorts.retain(|sort| matches!(sort, In(zone_of) if plain(zone_of) == *zone));
    }
    match wanted.get("kind").and_then(Value::as_str) {
        Some("spell" | "activated_ability" | "triggered_ability") => sorts.retain(|sort| ON_THE_STACK.contains(sort)),
        Some("permanent") => sorts.retain(|sort| PERMANENTS.contains(sort)),
        _ => {}
    }
    for part in wanted.get("all_of").and_then(Value::as_sequence).into_iter().flatten() {
        let of_part = sorts_of(part);
        sorts.retain(|sort| of_part.contains(sort));
    }
    if let Some(any) = wanted.get("any_of").and_then(Value::as_sequence).filter(|any| !any.is_empty()) {
        let of_any: Vec<Sort> = any.iter().flat_map(sorts_of).collect();
        sorts.retain(|sort| of_any.contains(sort));
    }
    sorts
}

/// The word by which a selector names the zone, the sort or the player.
fn said_where(selector: &Value) -> Option<String> {
    let wanted = &selector["where"];
    let said = |key: &str| wanted.get(key).map(tag).filter(|word| !word.is_empty());
    said("zone").or_else(|| said("kind")).or_else(|| wanted.get("player").map(|_| "player".to_owned()))
}
