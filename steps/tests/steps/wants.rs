//! Every kind of claim with values that fit it and values that don't.

use std::collections::BTreeSet;

use casebook_steps::{
    case::Value,
    expectation::Want,
    judge::{describe_want, holds},
    port::{End, Observation, Ran, Seen},
};
use serde_json::{Value as Json, json};

/// A kind of claim by its JSON name: the claim, values that fit, values that don't.
struct Kind {
    want: Json,
    right: Vec<Json>,
    wrong: Vec<Json>,
}

fn kind(want: Json, right: &[Json], wrong: &[Json]) -> Kind {
    Kind { want, right: right.to_vec(), wrong: wrong.to_vec() }
}

fn words(words: &[&str]) -> Json {
    json!({ "words": words })
}

fn number(number: i64) -> Json {
    json!({ "number": number })
}

fn event(kind: &str, object: &str, moment: u64) -> Json {
    json!({ "kind": kind, "object": object, "moment": moment })
}

fn place(zone: &str) -> Json {
    json!({ "place": { "zone": zone, "player": "Bob" } })
}

fn lists() -> Vec<Kind> {
    let abab = words(&["a", "b", "a"]);
    vec![
        kind(
            json!({ "is": abab }),
            std::slice::from_ref(&abab),
            &[words(&["a", "a", "b"]), number(3), json!("nothing")],
        ),
        kind(json!({ "is_not": number(3) }), &[number(2), json!("nothing")], &[number(3), words(&["3"])]),
        kind(json!({ "is_not": abab }), &[words(&["a", "a", "b"])], std::slice::from_ref(&abab)),
        kind(
            json!({ "is_in_any_order": abab }),
            &[abab.clone(), words(&["a", "a", "b"])],
            &[words(&["a", "b"]), words(&["a", "b", "b"]), words(&["a", "a", "b", "c"]), number(3)],
        ),
        kind(
            json!({ "contains": words(&["a", "a"]) }),
            &[abab.clone(), words(&["a", "a"])],
            &[words(&["a", "b"]), words(&[]), json!({ "objects": ["b"] })],
        ),
        kind(json!({ "lacks": words(&["c", "d"]) }), &[abab.clone(), words(&[])], &[words(&["a", "d"]), number(0)]),
        kind(
            json!({ "starts_with": words(&["a", "b"]) }),
            std::slice::from_ref(&abab),
            &[words(&["b", "a"]), words(&["a"]), words(&["c", "a", "b"])],
        ),
        kind(
            json!({ "ends_with": words(&["b", "a"]) }),
            std::slice::from_ref(&abab),
            &[words(&["b", "a", "c"]), words(&["a"])],
        ),
        kind(json!({ "length": 3 }), &[abab], &[words(&["a"]), words(&[]), number(3)]),
    ]
}

/// The same for every kind of list.
fn lists_of_everything() -> Vec<Kind> {
    let entries = [
        ("words", json!("a"), json!("b")),
        ("objects", json!("a"), json!("b")),
        ("targets", json!({ "object": "a" }), json!({ "player": "Bob" })),
        (
            "tokens",
            json!({ "name": "Rat", "colors": [], "types": [] }),
            json!({ "name": "Cat", "colors": [], "types": [] }),
        ),
        ("stack", json!({ "object": "a", "kind": "spell" }), json!({ "object": "b", "kind": "spell" })),
        ("events", event("died", "a", 1), event("died", "b", 1)),
        ("spent", json!({ "source": "a", "mana": "{R}" }), json!({ "source": "b", "mana": "{R}" })),
    ];
    let of = |(name, one, other): (&str, Json, Json)| {
        let list = |entries: &[&Json]| json!({ name: entries });
        kind(
            json!({ "contains": list(&[&one]) }),
            &[list(&[&other, &one]), list(&[&one])],
            &[list(&[&other]), list(&[]), number(1)],
        )
    };
    entries.map(of).into()
}

/// Events, and patterns that differ from them in one field each.
fn events_told_apart() -> Vec<Kind> {
    let whole = json!({ "kind": "damage", "player": "Bob", "object": "a", "source": "b", "amount": 2, "word": "combat", "moment": 1 });
    let with = |key: &str, value: Json| {
        let mut other = whole.clone();
        other[key] = value;
        json!({ "events": [other] })
    };
    let others = [
        ("kind", json!("died")),
        ("player", json!("Alice")),
        ("object", json!("c")),
        ("source", json!("c")),
        ("amount", json!(3)),
        ("word", json!("other")),
    ];
    let named = |key: &str| json!({ "in_order": [{ "kind": "damage", key: whole[key] }] });
    let right = json!({ "events": [whole] });
    others.map(|(key, value)| kind(named(key), std::slice::from_ref(&right), &[with(key, value)])).into()
}

fn single() -> Vec<Kind> {
    let refused = |rule: Option<&str>| json!({ "legality": { "refused": { "rule": rule } } });
    let legal = json!({ "legality": "legal" });
    let spent = |parts: &[(&str, &str)]| {
        let parts: Vec<Json> = parts.iter().map(|(source, mana)| json!({ "source": source, "mana": mana })).collect();
        json!({ "spent": parts })
    };
    let moment = |player: &str, phase: &str| json!({ "moment": { "player": player, "turn": 2, "phase": phase } });
    vec![
        kind(json!({ "at_least": 2 }), &[number(2), number(3)], &[number(1), words(&["a", "b"])]),
        kind(json!({ "at_most": 2 }), &[number(2), number(1)], &[number(3), json!("nothing")]),
        kind(json!("legal"), std::slice::from_ref(&legal), &[refused(None), json!("nothing")]),
        kind(json!({ "refused": [] }), &[refused(None), refused(Some("302.6"))], &[legal.clone(), json!("nothing")]),
        kind(
            json!({ "refused": ["502.41"] }),
            &[refused(None), refused(Some("502.41")), refused(Some("502.41b"))],
            &[legal, refused(Some("502.4")), refused(Some("302.6"))],
        ),
        kind(
            json!({ "zone": { "zone": "graveyard", "is": true } }),
            &[place("graveyard")],
            &[place("exile"), number(1)],
        ),
        kind(
            json!({ "zone": { "zone": "graveyard", "is": false } }),
            &[place("exile")],
            &[place("graveyard"), number(1)],
        ),
        kind(
            json!({ "moment": { "player": "Bob", "phase": "upkeep" } }),
            &[moment("Bob", "upkeep")],
            &[moment("Alice", "upkeep"), moment("Bob", "draw"), json!("nothing")],
        ),
        kind(
            json!({ "in_pool": "{1}{C}{R}" }),
            &[json!({ "mana": "{C}{C}{R}" }), json!({ "mana": "{2}{R}" })],
            &[json!({ "mana": "{C}{R}" }), json!({ "mana": "{C}{C}{C}{R}" }), number(3)],
        ),
        kind(
            json!({ "spent_in_all": "{1}{U}{R}" }),
            &[spent(&[("a", "{1}"), ("b", "{R}"), ("c", "{U}")]), spent(&[("a", "{1}{U}{R}"), ("b", "{0}")])],
            &[spent(&[("a", "{1}{U}")]), spent(&[("a", "{2}{U}{R}")]), spent(&[])],
        ),
        kind(json!({ "spent_in_all": "{0}" }), &[spent(&[])], &[spent(&[("a", "{U}")]), number(0)]),
        kind(
            json!({ "spent_from": { "source": "a", "spent": true } }),
            &[spent(&[("b", "{R}"), ("a", "{U}")])],
            &[spent(&[("b", "{R}")]), spent(&[])],
        ),
        kind(
            json!({ "spent_from": { "source": "a", "spent": false } }),
            &[spent(&[("b", "{R}")])],
            &[spent(&[("a", "{R}")])],
        ),
    ]
}

fn told() -> Vec<Kind> {
    let combat = |attacking: bool, blocked: Option<bool>, blocking: &[&str]| {
        let defender = attacking.then_some("Bob");
        json!({ "combat": { "attacking": defender, "blocked": blocked, "blocking": blocking } })
    };
    let decision = |player: &str, kind: &str, source: &str, when: &str, options: &[&str]| json!({ "decision": { "player": player, "kind": kind, "source": source, "when": when, "options": options } });
    let events = |events: &[Json]| json!({ "events": events });
    let (early, late) = (event("died", "a", 1), event("entered", "b", 2));
    let order = json!({ "in_order": [{ "kind": "died", "object": "a" }, { "kind": "entered" }] });
    let asked = json!({ "decision": { "player": "Bob", "kind": "may", "source": "a", "when": "resolve", "options": ["yes", "no"] } });
    vec![
        kind(
            json!({ "combat": { "attacking": true } }),
            &[combat(true, None, &[])],
            &[combat(false, None, &[]), number(1)],
        ),
        kind(
            json!({ "combat": { "blocked": false } }),
            &[combat(true, Some(false), &[])],
            &[combat(true, Some(true), &[]), combat(true, None, &[])],
        ),
        kind(json!({ "combat": { "blocks": true } }), &[combat(false, None, &["a"])], &[combat(true, None, &[])]),
        kind(
            json!({ "combat": { "blocking": "a" } }),
            &[combat(false, None, &["b", "a"])],
            &[combat(false, None, &["b"])],
        ),
        kind(
            asked,
            &[decision("Bob", "may", "a", "resolve", &["no", "yes"])],
            &[
                decision("Alice", "may", "a", "resolve", &["yes", "no"]),
                decision("Bob", "number", "a", "resolve", &["yes", "no"]),
                decision("Bob", "may", "b", "resolve", &["yes", "no"]),
                decision("Bob", "may", "a", "pay", &["yes", "no"]),
                decision("Bob", "may", "a", "resolve", &["yes"]),
                json!("nothing"),
            ],
        ),
        kind(
            order,
            &[events(&[early.clone(), event("died", "c", 1), late.clone()])],
            &[
                events(&[late.clone(), early.clone()]),
                events(std::slice::from_ref(&early)),
                events(&[event("died", "c", 1), late.clone()]),
            ],
        ),
        kind(
            json!({ "at_once": 2 }),
            &[events(&[early.clone(), event("died", "b", 1)])],
            &[events(&[early.clone(), late]), events(&[early]), events(&[])],
        ),
    ]
}

/// No other probe was observed, so only comparisons have a missing value.
fn alone(want: &Json, value: &Json) -> Option<bool> {
    let want: Want = serde_json::from_value(want.clone()).unwrap();
    let value: Value = serde_json::from_value(value.clone()).unwrap();
    holds(&want, &value, &Ran::ended(End::Completed))
}

#[test]
fn every_kind_of_claim_holds_for_what_it_says_and_for_nothing_else() {
    let all = lists().into_iter().chain(lists_of_everything()).chain(single()).chain(told()).chain(events_told_apart());
    for Kind { want, right, wrong } in all {
        assert!(!right.is_empty() && !wrong.is_empty());
        for value in right {
            assert_eq!(alone(&want, &value), Some(true), "{want} of {value}");
        }
        for value in wrong {
            assert_eq!(alone(&want, &value), Some(false), "{want} of {value}");
        }
        let spoken = describe_want(&serde_json::from_value(want.clone()).unwrap());
        assert!(!spoken.trim().is_empty() && spoken != "nothing", "{want} says what it wants: {spoken}");
    }
}

#[test]
fn a_comparison_needs_something_to_compare_with() {
    let seen = |value: i64| Observation { probe: 1, seen: Seen::Value(Value::Number(value)) };
    let with = |observations| Ran { observations, ..Ran::ended(End::Completed) };
    let (same, other) = (Want::SameAs { probe: 1 }, Want::NotSameAs { probe: 1 });
    let hidden = Observation { probe: 1, seen: Seen::Unobservable("no log".to_owned()) };
    for (ran, is_same) in [
        (with(vec![seen(3)]), Some(true)),
        (with(vec![seen(4)]), Some(false)),
        (with(vec![hidden]), None),
        (with(vec![]), None),
    ] {
        assert_eq!(holds(&same, &Value::Number(3), &ran), is_same);
        assert_eq!(holds(&other, &Value::Number(3), &ran), is_same.map(|same| !same));
    }
}

#[test]
fn no_kind_of_claim_is_left_out() {
    let name = |want: &Json| {
        want.as_str().map_or_else(|| want.as_object().unwrap().keys().next().unwrap().clone(), str::to_owned)
    };
    let tried: BTreeSet<String> = lists().iter().chain(&single()).chain(&told()).map(|kind| name(&kind.want)).collect();
    let compared = ["same_as", "not_same_as"].map(str::to_owned);
    let schema = serde_json::to_value(schemars::schema_for!(Want)).unwrap();
    let variants = schema["oneOf"].as_array().unwrap().iter().flat_map(|variant| {
        let single = variant["const"].as_str().map(str::to_owned);
        let listed =
            variant["enum"].as_array().into_iter().flatten().filter_map(|word| word.as_str().map(str::to_owned));
        let keyed = variant["properties"].as_object().into_iter().flat_map(|fields| fields.keys().cloned());
        single.into_iter().chain(listed).chain(keyed).collect::<Vec<_>>()
    });
    let all: BTreeSet<String> = variants.collect();
    assert!(all.len() >= 20, "the schema lists them: {all:?}");
    assert_eq!(
        all.difference(&tried).filter(|kind| !compared.contains(kind)).collect::<Vec<_>>(),
        Vec::<&String>::new()
    );
}
