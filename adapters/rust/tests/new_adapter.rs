//! The adapter that `casebook new adapter --language rust` writes: it compiles, and its engine is what it says.
#![allow(clippy::unwrap_used, clippy::panic, reason = "a test's way to fail")]

#[path = "../../../src/command/new/rust/lib.rs"]
#[allow(unreachable_pub, missing_docs, reason = "it is the root of a crate of its own")]
mod written;

use casebook_adapter::Kit;
use casebook_protocol::{
    case::{Case, Query},
    port::{End, EngineUnderTest, Seen},
};

#[test]
fn it_plays_a_land() {
    let case: Case = serde_json::from_value(serde_json::json!({
        "id": "own/land", "hash": "", "name": "", "clauses": [], "players": ["Alice", "Bob"],
        "objects": [{ "handle": "Forest", "origin": { "card": { "name": "Forest", "owner": "Alice" } }, "follows": "card" }],
        "setup": [{ "hand": { "player": "Alice", "objects": ["Forest"] } }],
        "script": [{ "act": { "play_land": { "player": "Alice", "card": "Forest" } } }],
        "probes": [{ "after": 1, "query": { "object": { "object": "Forest", "aspect": "zone" } } }, { "after": 1, "query": { "life": "Bob" } }]
    }))
    .unwrap();
    assert!(matches!(case.probes[1].query, Query::Life(_)));
    let mut kit = Kit::<written::Game>::default();
    assert_eq!(kit.hello().engine, "casebook-adapter");
    kit.edition("2026-01");
    let ran = kit.run(&case);
    assert_eq!(ran.end, End::Completed);
    let seen: Vec<serde_json::Value> = ran
        .observations
        .iter()
        .map(|one| match &one.seen {
            Seen::Value(value) => serde_json::to_value(value).unwrap(),
            Seen::Unobservable(why) => panic!("{why}"),
        })
        .collect();
    assert_eq!(
        seen,
        [
            serde_json::json!({ "place": { "zone": "battlefield", "player": "Alice" } }),
            serde_json::json!({ "number": 20 })
        ]
    );
}
