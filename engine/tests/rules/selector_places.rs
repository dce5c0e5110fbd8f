//! The sorts of objects and players that a selector can match at each place.

use std::collections::BTreeSet;

use pretty_assertions::assert_eq;
use schemars::schema_for;
use serde_json::Value as Json;

use casebook_engine::{
    cards::{
        CardDef,
        check::{
            self, Lexicon,
            picking::{
                ALL, PLACES,
                Sort::{self, In, Player},
            },
        },
        load,
        values::Zone,
    },
    document::Document,
};

/// The definition to which a schema refers, alone or beside `null`.
fn resolved<'s>(schema: &'s Json, all: &'s Json) -> (Option<&'s str>, &'s Json) {
    let or_nothing = schema["anyOf"].as_array().and_then(|any| any.first()).unwrap_or(schema);
    match or_nothing["$ref"].as_str().and_then(|path| path.strip_prefix("#/$defs/")) {
        Some("Selector") => (Some("Selector"), or_nothing),
        Some(name) => resolved(&all["$defs"][name], all),
        None => (None, or_nothing),
    }
}

/// Every place in which the types allow a selector: alone as the value of its word, or under a key of the word's arguments.
fn places(schema: &Json, all: &Json, found: &mut BTreeSet<(String, String)>) {
    let is_selector = |schema: &Json| resolved(schema, all).0 == Some("Selector");
    for (word, given) in schema["properties"].as_object().into_iter().flatten() {
        let variant = schema["required"].as_array().is_some_and(|words| words.len() == 1);
        if is_selector(given) && variant && schema["properties"].as_object().is_some_and(|all| all.len() == 1) {
            found.insert((word.clone(), String::new()));
        }
        let keys = resolved(given, all).1["properties"].as_object().into_iter().flatten();
        found.extend(keys.filter(|(_, of)| is_selector(of)).map(|(key, _)| (word.clone(), key.clone())));
        places(given, all, found);
    }
    for form in ["oneOf", "anyOf"].iter().filter_map(|key| schema[*key].as_array()).flatten() {
        places(form, all, found);
    }
}

#[test]
fn every_place_has_its_row() {
    let schema = schema_for!(CardDef).to_value();
    let mut found = BTreeSet::new();
    schema["$defs"].as_object().unwrap().values().for_each(|def| places(def, &schema, &mut found));
    // Selectors within a selector, and the quality of a keyword, are not places of their own.
    let within = |(word, key): &(String, String)| {
        ["not", "attached_to", "in_combat_with", "attacking", "targets", "any_of", "all_of"].contains(&word.as_str())
            || ["not", "attached_to", "in_combat_with", "attacking", "targets", "quality"].contains(&key.as_str())
    };
    found.retain(|place| !within(place));
    let rows: BTreeSet<_> = PLACES.iter().map(|(word, key, _)| ((*word).to_owned(), (*key).to_owned())).collect();
    assert_eq!(found, rows);
}

/// Events whose only argument is the selector of their objects.
const EVENTS: &[&str] = &[
    "dies",
    "enters",
    "moves",
    "deals_damage",
    "attacks",
    "blocks",
    "becomes_blocked",
    "attacks_unblocked",
    "blocks_or_becomes_blocked",
    "creatures_block",
    "becomes_target",
    "becomes_tapped",
    "becomes_untapped",
    "becomes_attached",
    "becomes_unattached",
    "destroyed",
    "turned_face_up",
    "transforms",
    "gets_counters",
    "loses_counters",
];

/// The word for the zone of a sort, if it has one.
pub(super) fn zone_of(sort: Sort) -> Option<String> {
    let In(zone) = sort else { return None };
    Some(serde_json::to_value(zone).unwrap().as_str().unwrap().to_owned())
}

/// An ability with a selector at this place that matches objects of this sort.
pub(super) fn standing(word: &str, key: &str, sort: Sort, selector: &str) -> String {
    const CHEER: &str = "do: [ { gain_life: { who: you, amount: 1 } } ]";
    let given =
        |more: &str| if key.is_empty() { selector.to_owned() } else { format!("{{ {key}: {selector}{more} }}") };
    let trigger = |more| format!("{{ triggered: {{ when: {{ {word}: {} }}, {CHEER} }} }}", given(more));
    let cost = |more| format!("{{ activated: {{ costs: [ {{ {word}: {} }} ], {CHEER} }} }}", given(more));
    let always = |more| format!("{{ static: {{ apply: [ {{ {word}: {} }} ] }} }}", given(more));
    let verb = |more| format!("{{ spell: {{ do: [ {{ {word}: {} }} ] }} }}", given(more));
    match word {
        "attacks" | "becomes_attached" | "becomes_target" | "becomes_unattached" if key != "what" => {
            trigger(", what: {}")
        }
        "casts" | "plays" | "activates" | "creates" | "taps_for_mana" | "sacrifices" | "copies" => {
            trigger(", who: each_player")
        }
        word if EVENTS.contains(&word) => trigger(""),
        "performs" => trigger(", who: each_player, action: cheer"),
        "becomes_designated" => trigger(", to_be: grim"),
        "blocks_creature" | "becomes_blocked_by" if key == "what" => trigger(", creature: {}"),
        "blocks_creature" | "becomes_blocked_by" => trigger(", what: {}"),
        "gives_life" => cost(", amount: 1"),
        "choose_player" => format!("{{ activated: {{ costs: [ {{ {word}: {selector} }} ], {CHEER} }} }}"),
        "tap" | "tap_by_color" | "exile" if key.is_empty() => {
            format!("{{ spell: {{ instead_of_mana: [ {{ {word}: {selector} }} ], {CHEER} }} }}")
        }
        "tap_untapped" | "sacrifice" | "discard" | "exile" | "return_to_hand" | "reveal" => cost(""),
        "cost_of" => always(", who: you, more: '{1}'"),
        "alternative_cost" => always(", who: you, cost: []"),
        "ability_cost_of" => always(", more: '{1}'"),
        "attack_cost" => always(", cost: [ { pay_life: 1 } ]"),
        "must_attack_whom" | "must_block" | "must_be_blocked_by" => of_creatures(&format!("{word}: {selector}")),
        "attack_whom" => of_creatures(&format!("cant: {{ {word}: {selector} }}")),
        "cant_play" | "cant_activate" | "cast_as_instants" => always(", who: each_player"),
        "may_play" => always(", who: you, free: true"),
        "spend_as_though" => always(", who: you, as_though: [white]"),
        "may_look" => {
            let Some(zone) = zone_of(sort) else { return always(", who: each_player, zone: hand, of: each_player") };
            always(&format!(", who: each_player, zone: {zone}, of: each_player"))
        }
        "tapped_makes" => always(", mana: '{W}'"),
        "untap_at_most" => always(", count: 1"),
        "attack_at_most" => always(", count: 0"),
        "triggers_nothing" => always(", when: { enters: { type: creature } }"),
        "triggers_again" | "unpreventable" => always(""),
        "be_blocked_by" | "be_blocked_except_by" | "be_targeted_by" | "be_attached_except_to" => {
            format!("{{ static: {{ affects: self, apply: [ {{ cant: {{ {word}: {selector} }} }} ] }} }}")
        }
        "add_mana" if matches!(key, "one_color_made_by" | "one_kind_made_by") => verb(""),
        "add_mana" => verb(", mana: '{W}'"),
        "rider" => {
            let rider = given(", apply: [ { add_keyword: haste } ]");
            format!("{{ spell: {{ do: [ {{ add_mana: {{ mana: '{{W}}', rider: {rider} }} }} ] }} }}")
        }
        "sacrifice_chosen" => verb(", who: you"),
        "prevent_damage" if key == "source" => verb(", to: you, until: end_of_turn"),
        "prevent_damage" => verb(", until: end_of_turn"),
        "redirect_damage" if key == "source" => {
            verb(", from: you, to: { all: { player: opponents } }, until: end_of_turn")
        }
        "redirect_damage" => verb(", to: { all: { player: opponents } }, until: end_of_turn"),
        "choose_source" => {
            let chosen = given(", as: one");
            format!(
                "{{ spell: {{ do: [ {{ {word}: {chosen} }}, {{ put_counters: {{ kind: '+1/+1', on: $one }} }} ] }} }}"
            )
        }
        "play_card" => verb(", what: { all: { zone: hand, owner: you } }, free: true, may: true"),
        "choose" => verb(", as: one"),
        "search" => verb(", of: you, zones: [library, hand, graveyard, exile, battlefield], count: 1, as: found"),
        "apply" => verb(", apply: [ { set_colors: [red] } ], until: end_of_turn"),
        "copy_of" => format!(
            "{{ replacement: {{ would: {{ enters: self }}, instead: {{ enter_with: {{ copy_of: {} }} }} }} }}",
            given(", as: model")
        ),
        "static" => format!("{{ static: {} }}", given(", apply: [ { set_colors: [red] } ]")),
        word => counted(word, sort, selector),
    }
}

/// A static ability that affects creatures.
fn of_creatures(said: &str) -> String {
    format!("{{ static: {{ affects: {{ type: creature }}, apply: [ {{ {said} }} ] }} }}")
}

/// An ability with an amount, a reference or a condition that contains a selector.
fn counted(word: &str, sort: Sort, selector: &str) -> String {
    match word {
        "count" => format!("{{ spell: {{ do: [ {{ draw: {{ who: you, count: {{ count: {selector} }} }} }} ] }} }}"),
        "different" => format!(
            "{{ spell: {{ do: [ {{ draw: {{ who: you, count: {{ different: {{ of: names, among: {selector} }} }} }} }} ] }} }}"
        ),
        "all" if sort == Player => {
            format!("{{ spell: {{ do: [ {{ gain_life: {{ who: {{ all: {selector} }}, amount: 1 }} }} ] }} }}")
        }
        "all" => format!(
            "{{ spell: {{ do: [ {{ apply: {{ to: {{ all: {selector} }}, apply: [ {{ set_colors: [red] }} ] }} }} ] }} }}"
        ),
        "exists" => format!(
            "{{ spell: {{ do: [ {{ if: {{ if: {{ exists: {selector} }}, then: [ {{ draw: {{ who: you }} }} ] }} }} ] }} }}"
        ),
        "is" => {
            let asks = |what: &str| {
                format!(
                    "do: [ {{ if: {{ if: {{ is: {{ what: {what}, matches: {selector} }} }}, then: [ {{ draw: {{ who: you }} }} ] }} }} ]"
                )
            };
            match sort {
                Player => format!("{{ spell: {{ {} }} }}", asks("you")),
                In(Zone::Stack) => format!("{{ spell: {{ {} }} }}", asks("self")),
                In(_) => format!("{{ activated: {{ from: {}, {} }} }}", zone_of(sort).unwrap(), asks("self")),
            }
        }
        "top_until" => {
            let found = format!("{{ top_until: {{ of: you, until: {selector} }} }}");
            format!("{{ spell: {{ do: [ {{ apply: {{ to: {found}, apply: [ {{ set_colors: [red] }} ] }} }} ] }} }}")
        }
        word => panic!("nothing shows `{word}`"),
    }
}

/// Whether the ability is refused because its selector would match nothing.
fn refused(ability: &str) -> bool {
    let text = format!("name: A\ntypes: [artifact]\nabilities: {{ a: {ability} }}\n");
    let card =
        load::card(Document { file: "a.yaml", text: &text }).unwrap_or_else(|error| panic!("{ability}: {error}"));
    let faults = check::card(&card, &Lexicon::default());
    faults.iter().any(|fault| fault.message.starts_with("this selector matches nothing"))
}

#[test]
fn what_could_never_be_picked_is_refused_in_every_place() {
    for (word, key, sorts) in PLACES {
        for sort in ALL {
            let zone = zone_of(*sort).map(|zone| format!("{{ zone: {zone} }}"));
            let selector = zone.unwrap_or_else(|| "{ player: each_player }".to_owned());
            let ability = standing(word, key, *sort, &selector);
            assert_eq!(refused(&ability), !sorts.contains(sort), "{ability}");
        }
    }
}

#[test]
fn what_selectors_ask_for_together_is_asked_for() {
    for (selector, wrong) in [
        ("{ kind: spell }", true),
        ("{ kind: permanent }", false),
        ("{ any_of: [ { zone: hand }, { kind: permanent } ] }", false),
        ("{ any_of: [ { zone: hand }, { player: you } ] }", true),
        ("{ all_of: [ { type: creature }, { zone: exile } ] }", true),
        ("{ type: creature, not: { zone: hand } }", false),
        ("any_target", false),
        ("$it", false),
    ] {
        assert_eq!(refused(&standing("dies", "", In(Zone::Battlefield), selector)), wrong, "{selector}");
    }
    assert!(refused(&standing("count", "", Player, "{ player: you, zone: hand }")), "nothing is both");
}
