//! The kit on the toy engine: what follows from the handlers, what stops a case, and legality by playing again.
#![allow(clippy::unwrap_used, clippy::panic, reason = "a test's way to fail")]

#[path = "../examples/toy/adapter.rs"]
mod adapter;
#[path = "../examples/toy/cards.rs"]
mod cards;
#[path = "../examples/toy/game.rs"]
mod game;

use adapter::Toy;
use casebook_adapter::{
    Adapter, Awaits, Case, Chosen, Handlers, Kit, Now, Part, Result, Seen, StackItem, StackKind, Zone,
};
use casebook_protocol::{
    case::{Legality, Value},
    needs,
    port::{EditionAnswer, End, EngineUnderTest, Hello, Planned, Ran, Seen as Observed, Unsupported, UnsupportedKind},
};
use serde_json::json;
use std::{
    sync::atomic::{AtomicUsize, Ordering},
    thread,
    time::Duration,
};

/// A case with Grizzly Bears of Alice in play, and what else it says.
fn case(setup: serde_json::Value, script: serde_json::Value, probes: serde_json::Value) -> Case {
    let mut all = vec![json!({"in_play": {"object": "Bears", "controller": "Alice"}})];
    all.extend(setup.as_array().cloned().unwrap_or_default());
    let bears =
        json!({"handle": "Bears", "origin": {"card": {"name": "Grizzly Bears", "owner": "Alice"}}, "follows": "card"});
    let spike =
        json!({"handle": "Spike", "origin": {"card": {"name": "Lava Spike", "owner": "Alice"}}, "follows": "card"});
    let case = json!({
        "id": "a/b/c", "hash": "", "name": "", "clauses": [], "players": ["Alice", "Bob"], "objects": [bears, spike],
        "setup": all, "script": script, "probes": probes
    });
    serde_json::from_value(case).unwrap()
}

fn lacks(ran: &Ran, kind: UnsupportedKind, what: &str) {
    assert_eq!(ran.end, End::Unsupported(Unsupported { kind, what: what.to_owned() }));
}

#[test]
fn hello_names_what_the_handlers_do_and_nothing_else() {
    let hello = Kit::<Toy>::default().hello();
    assert!(needs::unknown(&hello).is_empty(), "{:?}", needs::unknown(&hello));
    for (list, name) in [(&hello.ops, "play_land"), (&hello.probes, "object.zone"), (&hello.setup, "tapped")] {
        assert!(list.iter().any(|one| one == name), "{name}");
    }
    assert!(!hello.ops.iter().any(|one| one == "turn_face_up"));
    assert!(!hello.setup.iter().any(|one| one == "token"));
}

#[test]
fn a_field_that_no_handler_reads_makes_the_case_unsupported() {
    let mut kit = Kit::<Toy>::default();
    let play = json!([{"act": {"play": {"player": "Alice", "card": "Spike", "x": 2}}}]);
    let with_x = case(json!([{"hand": {"player": "Alice", "objects": ["Spike"]}}]), play, json!([]));
    lacks(&kit.run(&with_x), UnsupportedKind::Op, "play.x");
    assert_eq!(kit.plan(&[&with_x])[0].unsupported.what, "play.x");
    let damaged = case(json!([{"damage": {"object": "Bears", "amount": 1}}]), json!([]), json!([]));
    lacks(&kit.run(&damaged), UnsupportedKind::Setup, "damage");
    let face_down = json!([{"exile": {"object": "Spike", "face_down": true}}]);
    lacks(&kit.run(&case(face_down, json!([]), json!([]))), UnsupportedKind::Setup, "exile.face_down");
    let dealt = json!([{"after": 0, "query": {"damage_dealt": {"to": {"player": "Bob"}}}}]);
    lacks(&kit.run(&case(json!([]), json!([]), dealt)), UnsupportedKind::Probe, "damage_dealt");
    let chosen =
        json!([{"act": {"pass": {"player": "Alice"}}}, {"answer": {"player": "Alice", "choice": {"may": true}}}]);
    lacks(&kit.run(&case(json!([]), chosen, json!([]))), UnsupportedKind::Op, "answer.may");
}

#[test]
fn an_object_that_does_not_exist_and_a_refused_action_are_different_ends() {
    let mut kit = Kit::<Toy>::default();
    let gone = json!([{"after": 0, "query": {"object": {"object": "Spike", "aspect": "owner"}}}]);
    let ran = kit.run(&case(json!([]), json!([]), gone));
    assert!(matches!(ran.seen(0), Some(Observed::Unobservable(why)) if why.contains("Spike")));
    assert_eq!(ran.end, End::Completed);
    let tapped = json!([{"tapped": {"object": "Bears"}}]);
    let attack = json!([{"act": {"attack": {"player": "Alice", "attackers": ["Bears"]}}}]);
    assert!(matches!(kit.run(&case(tapped, attack, json!([]))).end, End::Refused { step: 0, .. }));
    let empty = kit.run(&case(json!([]), json!(["resolve_all"]), json!([])));
    assert!(matches!(empty.end, End::Refused { step: 0, .. }));
}

#[test]
fn an_empty_pool_is_an_amount_of_mana() {
    let pool = json!([{"after": 0, "query": {"mana_pool": "Alice"}}]);
    let ran = Kit::<Toy>::default().run(&case(json!([]), json!([]), pool));
    assert_eq!(ran.seen(0), Some(&Observed::Value(Value::Mana("{0}".parse().unwrap()))));
}

/// The toy without copies: actions are tried by playing the case again.
struct Again(Toy);

impl Adapter for Again {
    const NAME: &'static str = "again";
    const VERSION: &'static str = "1.0";
    const EDITIONS: &'static [&'static str] = Toy::EDITIONS;
    type Object = game::Id;
    type Player = game::Seat;

    fn begin(players: &[&str], edition: &str) -> Result<(Self, Vec<game::Seat>)> {
        let (toy, players) = Toy::begin(players, edition)?;
        Ok((Again(toy), players))
    }
    fn place(&mut self, card: &str, owner: &game::Seat, zone: Zone, controller: &game::Seat) -> Result<game::Id> {
        self.0.place(card, owner, zone, controller)
    }
    fn awaits(&self) -> Awaits<Self> {
        match self.0.awaits() {
            Awaits::Priority(player) => Awaits::Priority(player),
            Awaits::Attackers(player) => Awaits::Attackers(player),
            Awaits::Blockers(player) => Awaits::Blockers(player),
            _ => Awaits::Over,
        }
    }
    fn pass(&mut self) -> Result {
        self.0.pass()
    }
    fn decide(&mut self, _: Chosen<Self>) -> Result {
        Ok(())
    }
    fn now(&self) -> Now<Self> {
        let Now { player, turn, phase } = self.0.now();
        Now { player, turn, phase }
    }
    fn stack(&self) -> Vec<StackItem<Self>> {
        let item = |item: StackItem<Toy>| StackItem {
            object: item.object,
            kind: item.kind,
            controller: item.controller,
            ability: item.ability,
        };
        self.0.stack().into_iter().map(item).collect()
    }
    fn contents(&self, zone: Zone, player: Option<&game::Seat>) -> Vec<game::Id> {
        self.0.contents(zone, player)
    }
    fn title(&self, object: &game::Id) -> String {
        self.0.title(object)
    }
    fn handlers(handlers: &mut Handlers<Self>) {
        handlers
            .act("attack", ["player", "attackers"], |again, [player, attackers]: [Part<'_, Self>; 2]| {
                Ok(again.0.0.attack(player.player()?, &attackers.objects()?)?)
            })
            .see("object.tapped", ["object"], |again, [object]| Ok(Seen::Is(again.0.0[object.object()?].tapped)));
    }
}

#[test]
fn without_copies_an_action_is_tried_by_playing_the_case_again() {
    let attack = json!({"attack": {"player": "Alice", "attackers": ["Bears"]}});
    let of_bob = json!({"can_do": {"attack": {"player": "Bob", "attackers": ["Bears"]}}});
    let tapped = json!({"object": {"object": "Bears", "aspect": "tapped"}});
    let probes = json!([
        {"after": 0, "query": {"can_do": attack}},
        {"after": 0, "query": of_bob},
        {"after": 0, "query": tapped},
        {"after": 1, "query": tapped}
    ]);
    let ran = Kit::<Again>::default().run(&case(json!([]), json!([{"act": attack}]), probes));
    assert_eq!(ran.seen(0), Some(&Observed::Value(Value::Legality(Legality::Legal))));
    assert!(matches!(ran.seen(1), Some(Observed::Value(Value::Legality(Legality::Refused { .. })))));
    let word = |word: &str| Some(Observed::Value(Value::Word(word.to_owned())));
    assert_eq!([ran.seen(2).cloned(), ran.seen(3).cloned()], [word("untapped"), word("tapped")]);
    assert_eq!(ran.end, End::Completed);
}

/// An engine that hangs at its first case, panics at the second, and can't place the others.
struct Bad;

/// How many cases any of them was given.
static GIVEN: AtomicUsize = AtomicUsize::new(0);

impl EngineUnderTest for Bad {
    fn hello(&mut self) -> Hello {
        Hello { engine: "bad".to_owned(), editions: vec!["2026-01".to_owned()], ..Hello::default() }
    }
    fn edition(&mut self, _: &str) -> EditionAnswer {
        EditionAnswer { using: Some("2026-01".to_owned()) }
    }
    fn plan(&mut self, _: &[&Case]) -> Vec<Planned> {
        Vec::new()
    }
    fn run(&mut self, _: &Case) -> Ran {
        match GIVEN.fetch_add(1, Ordering::SeqCst) {
            0 => thread::sleep(Duration::from_secs(60)),
            1 => panic!("the second case"),
            _ => {}
        }
        Ran::ended(End::Inconclusive { reason: "no position".to_owned() })
    }
}

#[test]
fn an_engine_in_process_that_hangs_or_panics_loses_only_that_case() {
    let judged = casebook::Conformance::new(|| Bad).documents(["bok"]).deadline(Duration::from_secs(2)).judge();
    let report = judged.unwrap();
    assert_eq!((report.totals["timeout"], report.totals["crash"]), (1, 1));
    assert!(report.totals["inconclusive"] > 1, "a new engine goes on");
}

#[test]
fn what_does_not_exist_is_told() {
    let judge = |documents: &[&str]| {
        let judged = casebook::Conformance::new(|| Bad).documents(documents.iter().copied()).judge();
        judged.err().map(|why| why.to_string()).unwrap_or_default()
    };
    assert!(judge(&["nowhere"]).contains("no scenario has one of the tags nowhere"));
    let declared = casebook::Conformance::new(|| Bad).deviations("no/such.toml").judge();
    assert!(declared.unwrap_err().to_string().contains("no/such.toml"));
}

/// A game in which the resolution of a spell makes an ability trigger: the stack is as high as before.
#[derive(Clone, Default)]
struct Echo {
    cards: Vec<String>,
    stack: Vec<(usize, StackKind)>,
    passed: usize,
}

impl Adapter for Echo {
    const NAME: &'static str = "echo";
    const VERSION: &'static str = "1";
    const EDITIONS: &'static [&'static str] = &["2026-01"];

    type Object = usize;
    type Player = usize;

    fn begin(players: &[&str], _edition: &str) -> Result<(Self, Vec<usize>)> {
        Ok((Echo::default(), (0..players.len()).collect()))
    }

    fn place(&mut self, card: &str, _owner: &usize, _zone: Zone, _controller: &usize) -> Result<usize> {
        self.cards.push(card.to_owned());
        Ok(self.cards.len() - 1)
    }

    fn awaits(&self) -> Awaits<Self> {
        Awaits::Priority(self.passed)
    }

    fn pass(&mut self) -> Result {
        self.passed += 1;
        if self.passed == 2 {
            self.passed = 0;
            if let Some((card, StackKind::Spell)) = self.stack.pop() {
                self.stack.push((card, StackKind::Triggered));
            }
        }
        Ok(())
    }

    fn now(&self) -> Now<Self> {
        Now { player: 0, turn: 1, phase: casebook_adapter::Phase::PrecombatMain }
    }

    fn stack(&self) -> Vec<StackItem<Self>> {
        let item = |(object, kind): &(usize, StackKind)| StackItem {
            object: *object,
            kind: *kind,
            controller: Some(0),
            ability: None,
        };
        self.stack.iter().rev().map(item).collect()
    }

    fn contents(&self, _zone: Zone, _player: Option<&usize>) -> Vec<usize> {
        Vec::new()
    }

    fn title(&self, object: &usize) -> String {
        self.cards[*object].clone()
    }

    fn handlers(handlers: &mut Handlers<Self>) {
        handlers.act("play", ["player", "card"], |echo, [player, card]| {
            player.player()?;
            echo.stack.push((card.object()?, StackKind::Spell));
            Ok(())
        });
    }
}

#[test]
fn what_triggers_as_the_top_resolves_waits_for_the_next_operation() {
    let spike = json!([{"hand": {"player": "Alice", "objects": ["Spike"]}}]);
    let play = json!({"act": {"play": {"player": "Alice", "card": "Spike"}}});
    let pass = json!({"act": {"pass": {"player": "Bob"}}});
    let probes = json!([{"after": 2, "query": "stack"}, {"after": 3, "query": "stack"}]);
    // The ability still waits after the first resolution, and Bob, who is not the first to get priority, may act before it resolves.
    for last in [pass, json!("resolve_all")] {
        let ran = Kit::<Echo>::default().run(&case(spike.clone(), json!([play, "resolve_top", last]), probes.clone()));
        assert_eq!(ran.end, End::Completed, "{last}");
        let heights: Vec<usize> = ran
            .observations
            .iter()
            .map(|one| match &one.seen {
                Observed::Value(Value::Stack(items)) => items.len(),
                other => panic!("{other:?}"),
            })
            .collect();
        assert_eq!(heights, [1, 0], "{last}");
    }
}
