//! The behaviour of the reference engine, to be compared before and after a change: every case in every edition with each probe at every point,
//! and random games. Marks, traces and reasons are left out.
//!
//! `observe FOLDER [ACTIONS]` reads the features and fixtures of a folder and prints a JSON line for each case and edition, then one for
//! each game.
#![allow(clippy::panic, reason = "a tool that can't read its files has nothing to say")]

#[path = "../../tests/common/chance.rs"]
#[allow(dead_code, reason = "of the dice it needs those that never end")]
mod chance;

use std::{path::Path, sync::Arc};

use casebook_engine::{
    action::{Action, apply},
    cards::values::Zone,
    continuous,
    error::Stop,
    game::{Game, Table},
    ids::ObjectId,
    state::State,
};
use casebook_steps::{
    engines::reference::ReferenceEngine,
    files::File,
    judge::judge,
    library::{Library, Shelf},
    port::{End, EngineUnderTest},
    suite::Suite,
};
use chance::{Anything, Dice};
use serde_json::{Value, json};
use sha2::{Digest, Sha256};

/// Actions of one game.
const LONG: usize = 200;

fn main() {
    let mut arguments = std::env::args().skip(1);
    let folder = arguments.next().unwrap_or_else(|| ".".to_owned());
    let actions = arguments.next().and_then(|n| n.parse().ok()).unwrap_or(100_000);
    let read = |inside: &str, extension: &str| {
        let files = File::read_all(&Path::new(&folder).join(inside), &[extension]);
        let files = files.unwrap_or_else(|error| panic!("{error}"));
        let relative = |file: File| File { path: file.path.replace(&format!("{folder}/"), ""), ..file };
        files.into_iter().map(relative).collect::<Vec<File>>()
    };
    let fixtures = read("fixtures", "yaml");
    let library = Library::load(&Shelf { fixtures: &fixtures, packs: &[], cards: &[] });
    let library = Arc::new(library.unwrap_or_else(|faults| panic!("{faults}")));
    let suite = Suite::load(Arc::clone(&library), &read("features", "feature"));
    cases(&suite.unwrap_or_else(|problems| panic!("{problems:?}")));
    games(&library, actions);
}

fn cases(suite: &Suite) {
    let mut engine = ReferenceEngine::new(suite.library.settings());
    for edition in suite.library.editions().iter() {
        engine.edition(&edition.id.0);
        for scenario in &suite.scenarios {
            let lowered = &scenario.lowered;
            let (asked, _) = lowered.case.with_early_probes(|_| true);
            let ran = engine.run(&asked);
            let verdict = judge(&lowered.case, &lowered.expectations, &ran).verdict;
            let end = match &ran.end {
                End::Refused { step, rule, .. } => json!({ "refused": step, "rule": rule }),
                other => json!(other),
            };
            let id = &lowered.case.id;
            let seen = json!(ran.observations);
            say(&json!({ "case": id, "edition": edition.id.0, "verdict": verdict, "end": end, "seen": seen }));
        }
    }
}

fn games(library: &Library, actions: usize) {
    let editions: Vec<_> = library.editions().iter().map(|edition| edition.id.clone()).collect();
    let mut done = 0;
    for seed in 0.. {
        for edition in &editions {
            let table = library.table(edition).unwrap_or_else(|| panic!("there are no cards for {edition}"));
            let (legal, state) = play(&table, seed);
            done += legal;
            let print = state.map(|state| fingerprint(&table, &state));
            say(&json!({ "game": seed, "edition": edition.0, "legal": legal, "position": print }));
        }
        if done >= actions {
            return;
        }
    }
}

/// Plays a game: the number of legal actions, and the position at its end.
fn play(table: &Table, seed: u64) -> (usize, Option<State>) {
    let mut dice = Dice::endless(seed * 7_919 + 17);
    let Some(mut state) = (0..20).find_map(|_| chance::deal(table, &mut dice)) else { return (0, None) };
    let mut legal = 0;
    for _ in 0..LONG {
        let Some(action) = chance::action(table, &state, &mut dice) else { break };
        match apply(table, &state, &action, &mut Anything(&mut dice)) {
            Ok(done) => {
                state = done.state;
                legal += usize::from(!matches!(action, Action::GoOn));
            }
            Err(not_done) => match not_done.stop {
                Stop::Illegal(_) | Stop::BadAnswer { .. } if dice.below(4) > 0 => {}
                Stop::Illegal(_) | Stop::BadAnswer { .. } => state = chance::pass(table, state, &mut dice),
                Stop::Need(_) | Stop::Unsupported(_) | Stop::Endless(_) | Stop::TooMuch(_) => break,
            },
        }
    }
    (legal, Some(state))
}

/// The visible part of a position, as one short word.
fn fingerprint(table: &Table, state: &State) -> String {
    let seen = continuous::project(table, state);
    let game = Game::new(table, state, &seen);
    let object = |id: &ObjectId| {
        let (object, now) = (game.object(*id), game.characteristics(*id));
        let permanent = object.zone == Zone::Battlefield;
        let abilities: Vec<_> = now.abilities.iter().map(|held| &held.id).collect();
        let status = permanent.then_some((&object.status, object.damage, &object.attached_to));
        json!([now.name, now.pt, now.subtypes, abilities, game.controller(*id), object.counters, json!(status)])
    };
    let all = |ids: &[ObjectId]| ids.iter().map(object).collect::<Vec<Value>>();
    let player = |player: &casebook_engine::state::turn::Player| {
        let zones = [&player.library, &player.hand, &player.graveyard].map(|zone| all(zone));
        json!([player.life, player.counters, player.mana.len(), player.lost, zones])
    };
    let players: Vec<Value> = state.players.iter().map(|one| player(one)).collect();
    let zones = [state.permanents(), &state.stack, &state.exile].map(all);
    let turn = json!([state.turn.number, state.turn.active, state.turn.step, state.turn.priority, state.over]);
    let text = json!([players, zones, turn]).to_string();
    Sha256::digest(text).iter().take(8).map(|byte| format!("{byte:02x}")).collect()
}

fn say(line: &Value) {
    println!("{line}");
}
