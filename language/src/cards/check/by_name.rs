//! Mechanics for which there is no word, and which a text asks for in words that mean something else: it would be played in another way than the rules
//! say. Each is refused by its name.

use std::collections::BTreeSet;

use serde_yaml::{Mapping, Value};

use super::{each_map, picking::is_of_planeswalkers};
use crate::cards::{lacking::lacking_with_subtype, without_effect::WithoutEffect};

/// The faults of an ability that asks for such a mechanic, each with the wrong word and the message.
pub(super) fn refused(ability: &Value) -> Vec<WithoutEffect> {
    let mut found = Vec::new();
    each_map(ability, &mut |key, said| found.extend(alone(key, said)));
    found.extend(put_there_blocking(ability));
    found.extend(life_exchanged(ability));
    found.extend(timing(ability, false));
    found
}

/// A card with craft that reads what is linked to it (607), although none of its abilities links anything: the cards that a permanent was crafted with are
/// read in another way.
pub(super) fn linked_by_craft(card: &Value, keywords: &BTreeSet<String>) -> Option<WithoutEffect> {
    let reads = |said: &Value| said.as_str() == Some("linked");
    let (mut read, mut links) = (false, false);
    each_map(card, &mut |key, said| {
        read |= reads(said) || said.as_sequence().is_some_and(|list| list.iter().any(reads));
        links |= key == "linked" && said.as_bool() == Some(true);
    });
    let why =
        "craft links no cards: write `paid_with: self` for the exiled cards that were used to craft it (702.167c)";
    (read && !links && keywords.contains("craft"))
        .then(|| ("linked".to_owned(), format!("`linked` finds nothing here: {why}")))
}

/// The message for a mechanic, with the number of its rule and the reason or what to write instead.
fn lacks(word: &str, mechanic: &str, number: &str, hint: &str) -> WithoutEffect {
    (word.to_owned(), format!("the engine does not carry out {mechanic} ({number}): {hint}"))
}

/// The mechanic that one entry asks for.
fn alone(key: &str, said: &Value) -> Option<WithoutEffect> {
    match key {
        "keyword" | "add_keyword" => keyword(said),
        "triggered" => x_of_any_spell(said),
        "create_token" => {
            let mut subtypes = said["subtypes"].as_sequence().into_iter().flatten().filter_map(Value::as_str);
            subtypes.find_map(|subtype| {
                let (mechanic, number) = lacking_with_subtype(subtype)?;
                Some((subtype.to_owned(), format!("the engine does not carry out {mechanic} ({number})")))
            })
        }
        "search" => {
            let zones = said["zones"].as_sequence().into_iter().flatten().filter_map(Value::as_str);
            zones.filter_map(out_of_reach).next()
        }
        "cards" => said["zone"].as_str().and_then(out_of_reach),
        "static" if said["from"].as_str() == Some("hand") => {
            let turned = |change: &Value| change["may_play"]["transformed"].as_bool() == Some(true);
            let turns = said["apply"].as_sequence().is_some_and(|changes| changes.iter().any(turned));
            let hint = "a card in a hand can't be cast with its back face up";
            turns.then(|| lacks("transformed", "more than meets the eye", "702.162", hint))
        }
        _ => None,
    }
}

/// An ability that reads the X of each spell that is cast, also of those without one: X would be that of its own object, and not 0 (107.3e).
fn x_of_any_spell(said: &Value) -> Option<WithoutEffect> {
    let casts = &said["when"]["casts"];
    let mut with_x = casts.is_null() || casts["what"]["is"].as_str() == Some("self");
    with_x |= said["choose_x"].as_bool() == Some(true);
    each_map(casts, &mut |key, said| {
        let states = said.as_sequence().into_iter().flatten().filter_map(Value::as_str);
        with_x |= key == "is" && states.into_iter().any(|state| state == "x_in_cost");
    });
    let mut reads = false;
    each_map(&said["do"], &mut |key, value| {
        with_x |=
            key == "let" && !value["x"].is_null() || key == "as" && value.as_str() == Some("x") || key == "may_pay";
        reads |= key == "bound_number" && value.as_str() == Some("x");
    });
    let hint = "write `is: [x_in_cost]` in what is cast, so that the spell has an X";
    (reads && !with_x).then(|| lacks("x", "X of another object", "107.3e", hint))
}

/// A keyword whose argument makes it another one.
fn keyword(said: &Value) -> Option<WithoutEffect> {
    let with = &said["with"];
    match said["name"].as_str()? {
        "bloodthirst" if with["n"]["bound_number"].as_str() == Some("x") => {
            let hint = "its X is the damage that opponents have been dealt this turn, and not the X of the card";
            Some(lacks("bloodthirst", "bloodthirst X", "702.54b", hint))
        }
        "equip a quality" if is_of_planeswalkers(&with["quality"]) => {
            let hint = "`equip a quality` attaches to creatures only";
            Some(lacks("equip a quality", "equip planeswalker", "702.6e", hint))
        }
        _ => None,
    }
}

/// The zones in which no text finds cards.
fn out_of_reach(zone: &str) -> Option<WithoutEffect> {
    match zone {
        "nowhere" => Some(lacks(zone, "cards from outside the game", "400.11", "no game has any")),
        "command" => Some((zone.to_owned(), "cards in the command zone can't be found or searched for".to_owned())),
        _ => None,
    }
}

/// A creature that a text puts onto the battlefield and has block: it would have blocked, and a creature that is put onto the battlefield blocking never
/// has (509.4).
fn put_there_blocking(ability: &Value) -> Option<WithoutEffect> {
    let mut put = Vec::new();
    each_map(ability, &mut |key, said| {
        let there = key == "create_token" || key == "move" && said["to"].as_str() == Some("battlefield");
        put.extend(said["as"].as_str().filter(|_| there).map(str::to_owned));
    });
    let mut found = None;
    each_map(ability, &mut |key, said| {
        let name = said["what"]["bound"].as_str().filter(|_| key == "block");
        if let Some(name) = name.filter(|name| put.iter().any(|one| one == name)) {
            let hint = format!("`${name}` would count as having blocked");
            found = Some(lacks("block", "creatures put onto the battlefield blocking", "509.4", &hint));
        }
    });
    found
}

/// Two players who each get the life total that the other had: effects that keep a life total from changing would keep only one of the two changes
/// from happening (119.7, 119.8).
fn life_exchanged(ability: &Value) -> Option<WithoutEffect> {
    let (mut totals, mut set) = (Vec::new(), Vec::new());
    each_map(ability, &mut |key, said| match key {
        "let" | "remember" => {
            totals.extend(said.as_mapping().into_iter().flat_map(Mapping::iter).filter_map(|(name, amount)| {
                let whose = &amount["of"]["life"];
                (!whose.is_null()).then(|| (name.as_str().unwrap_or_default().to_owned(), whose.clone()))
            }))
        }
        "set_life" => set.extend(said["to"]["bound_number"].as_str().map(|to| (said["who"].clone(), to.to_owned()))),
        _ => {}
    });
    let was_of = |name: &str| totals.iter().find(|(known, _)| known == name).map(|(_, whose)| whose);
    let gets: Vec<(&Value, &Value)> = set.iter().filter_map(|(who, to)| Some((who, was_of(to)?))).collect();
    let crossed = gets.iter().any(|(one, other)| one != other && gets.contains(&(*other, *one)));
    let hint = "write `exchange_life: { who: …, other: … }`";
    crossed
        .then(|| ("set_life".to_owned(), format!("life totals are not exchanged by two `set_life` (701.12c): {hint}")))
}

/// Whether a sorcery could be cast is asked only of a player with priority. As an ability triggers, as an event is replaced and as a text is carried
/// out, no player has priority, and an object is on the stack: the condition would always be false.
fn timing(value: &Value, without_priority: bool) -> Option<WithoutEffect> {
    match value {
        Value::String(word) if without_priority && word == "sorcery_timing" => {
            let hint = "no player has priority here, so it would always be false";
            Some(lacks(word, "checks of sorcery timing", "307.5a", hint))
        }
        Value::Sequence(list) => list.iter().find_map(|one| timing(one, without_priority)),
        Value::Mapping(map) => map.iter().find_map(|(key, said)| {
            let without = match key.as_str().unwrap_or_default() {
                "triggered" | "replacement" | "do" => true,
                "activated" | "static" | "may_play" | "cant_play" | "cant_activate" => false,
                _ => without_priority,
            };
            timing(said, without)
        }),
        _ => None,
    }
}
