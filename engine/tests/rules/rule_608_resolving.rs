//! Resolving spells and abilities, and the actions of card texts (608), with invented cards.

use crate::common::{ALICE, BOB, Bench, put, table, target};
use casebook_engine::{
    action::Action,
    cards::values::{Step, Zone},
    decision::{Answer, DecisionKind},
    event::Event,
    game::Table,
    ids::{Entity, PlayerId},
    rule::Rule,
    setup::Position,
};

const OX: &str = "{ name: Ox, cost: '{0}', types: [creature], pt: [2, 2] }";
const CAT: &str = "{ name: Cat, cost: '{0}', types: [creature], pt: [1, 1] }";
const BOLT: &str = "
name: Bolt
cost: '{0}'
types: [instant]
abilities:
  bolt: { spell: { targets: { victim: any_target }, do: [ { deal_damage: { amount: 3, to: $victim } }, { draw: { who: you } } ] } }
";
const FORK: &str = "
name: Fork
cost: '{0}'
types: [instant]
abilities:
  fork:
    spell:
      targets: { one: any_target, other: { target: any_target, other_than: [one], count: 1 } }
      do: [ { deal_damage: { amount: 1, to: $one } }, { deal_damage: { amount: 1, to: $other } } ]
";
const SPRAY: &str = "
name: Spray
cost: '{0}'
types: [instant]
abilities:
  spray: { spell: { targets: { all: { target: any_target, count: 2, divide: 5 } }, do: [ { deal_divided_damage: { target: all } } ] } }
";
const ECHO: &str = "
name: Echo
cost: '{0}'
types: [instant]
abilities:
  echo: { spell: { targets: { original: { zone: stack, kind: spell } }, do: [ { copy_spell: { what: $original, new_targets: true } } ] } }
";
const PURGE: &str = "
name: Purge
cost: '{0}'
types: [sorcery]
abilities:
  purge:
    spell:
      do:
        - search: { of: you, zones: [graveyard, library], find: { name: Ox }, as: found }
        - move: { what: $found, to: exile }
";
const TUCK: &str = "
name: Tuck
cost: '{0}'
types: [sorcery]
abilities:
  tuck: { spell: { do: [ { move: { what: { cards: { zone: graveyard, of: you } }, to: library_top } } ] } }
";
const RALLY: &str = "
name: Rally
cost: '{0}'
types: [creature]
pt: [1, 1]
abilities:
  rally: { triggered: { when: { attacks: { what: self, first_time_each_turn: true } }, do: [ { extra_phases: { phases: [combat] } } ] } }
";
const GIFT: &str = "
name: Gift
cost: '{0}'
types: [sorcery]
abilities:
  gift:
    spell:
      targets: { lucky: { player: opponents } }
      do: [ { create_token: { who: $lucky, types: [creature], subtypes: [Fox], pt: [1, 1], as: made } }, { put_counters: { kind: '+1/+1', on: $made } } ]
";
const SWELL: &str = "
name: Swell
cost: '{0}'
types: [instant]
abilities:
  swell:
    spell:
      do: [ { apply: { to: { zone: battlefield, type: creature }, apply: [ { add_pt: [ { count: { zone: battlefield, type: creature } }, 0 ] } ], until: end_of_turn } } ]
";

fn cards(edition: &str) -> Table {
    table(edition, &[], &[OX, CAT, BOLT, FORK, SPRAY, ECHO, PURGE, TUCK, RALLY, GIFT, SWELL])
}

fn hand(position: &mut Position<'_>, names: &[&str]) {
    for name in names {
        put(position, name, ALICE, Zone::Hand);
    }
}

fn life(bench: &Bench<'_>, player: PlayerId) -> i32 {
    bench.state.player(player).life
}

/// Both players pass once, with the answers that the resolution requires.
fn top_resolves(bench: &mut Bench<'_>, answers: &[(DecisionKind, Answer)]) {
    bench.act(Action::Pass { player: ALICE }, &[]);
    bench.act(Action::Pass { player: BOB }, answers);
}

#[test]
fn without_a_legal_target_nothing_is_done() {
    for (edition, countered) in [("2004-10", true), ("2026-01", false)] {
        let table = cards(edition);
        let mut bench = Bench::begin(&table, |p| {
            put(p, "Ox", BOB, Zone::Battlefield);
            hand(p, &["Bolt", "Bolt"]);
        });
        let ox = bench.permanent("Ox");
        bench.cast("Bolt", &[target(ox)]);
        bench.cast("Bolt", &[target(ox)]);
        bench.resolve();
        let fate = |event: &Event| match event {
            Event::Countered { by: None, .. } => Some(true),
            Event::DidNotResolve { .. } => Some(false),
            _ => None,
        };
        assert_eq!(bench.events().find_map(fate), Some(countered));
        assert_eq!(bench.events().filter(|e| matches!(e, Event::Drew { .. })).count(), 1, "the other Bolt's card");
        assert_eq!(bench.state.player(ALICE).graveyard.len(), 2);
    }
}

#[test]
fn an_illegal_target_is_left_out_and_its_share_is_lost() {
    let table = cards("2005-02");
    let mut bench = Bench::begin(&table, |p| {
        put(p, "Ox", BOB, Zone::Battlefield);
        hand(p, &["Fork", "Spray", "Bolt"]);
    });
    let ox = bench.permanent("Ox");
    bench.cast("Fork", &[target(ox), target(BOB)]);
    let both = vec![Entity::Object(ox), Entity::Player(BOB)];
    let divided = (DecisionKind::Division, Answer::Division(vec![4, 1]));
    bench.cast("Spray", &[(DecisionKind::Targets, Answer::Entities(both)), divided]);
    bench.cast("Bolt", &[target(ox)]);
    bench.resolve();
    assert_eq!(life(&bench, BOB), 18);
    assert!(!bench.events().any(|e| matches!(e, Event::Countered { .. })));
}

#[test]
fn a_copy_has_the_choices_and_may_have_other_targets() {
    let table = cards("2005-02");
    let mut bench = Bench::begin(&table, |p| hand(p, &["Bolt", "Echo"]));
    bench.cast("Bolt", &[target(BOB)]);
    let bolt = bench.state.top_of_stack().unwrap();
    bench.cast("Echo", &[target(bolt)]);
    top_resolves(&mut bench, &[(DecisionKind::NewTargets, Answer::Yes), target(ALICE)]);
    assert_eq!(bench.state.stack.len(), 2);
    bench.resolve();
    assert_eq!((life(&bench, ALICE), life(&bench, BOB)), (17, 17));
    assert_eq!(bench.events().filter(|e| matches!(e, Event::Cast { .. })).count(), 2, "the copy was not cast");
    assert_eq!(bench.state.player(ALICE).graveyard.len(), 2, "the copy is no card");
}

#[test]
fn what_fits_in_a_public_zone_must_be_found() {
    let table = cards("2005-02");
    let mut bench = Bench::begin(&table, |p| {
        put(p, "Ox", ALICE, Zone::Graveyard);
        put(p, "Ox", ALICE, Zone::Library);
        hand(p, &["Purge"]);
    });
    let buried = Entity::Object(bench.find("Ox", Zone::Graveyard).unwrap());
    let hidden = Entity::Object(bench.find("Ox", Zone::Library).unwrap());
    bench.cast("Purge", &[]);
    bench.act(Action::Pass { player: ALICE }, &[]);
    let found = |what: &[Entity]| [(DecisionKind::Search, Answer::Entities(what.to_vec()))];
    let pass = Action::Pass { player: BOB };
    assert_eq!(bench.refused(&pass, &found(&[hidden])), Some(Rule::SearchPublic));
    bench.act(pass, &found(&[buried]));
    assert_eq!(bench.state.exile.len(), 1);
    assert!(bench.find("Ox", Zone::Library).is_some());
}

#[test]
fn cards_put_on_a_library_are_ordered_by_their_owner() {
    let table = cards("2005-02");
    let mut bench = Bench::begin(&table, |p| {
        put(p, "Ox", ALICE, Zone::Graveyard);
        put(p, "Cat", ALICE, Zone::Graveyard);
        hand(p, &["Tuck"]);
    });
    let of = |bench: &Bench<'_>, name| Entity::Object(bench.find(name, Zone::Graveyard).unwrap());
    let order = vec![of(&bench, "Ox"), of(&bench, "Cat")];
    bench.cast("Tuck", &[]);
    top_resolves(&mut bench, &[(DecisionKind::OrderCards, Answer::Entities(order))]);
    let library = &bench.state.player(ALICE).library;
    let top = |n: usize| Some(library[library.len() - n]);
    assert_eq!((top(1), top(2)), (bench.find("Ox", Zone::Library), bench.find("Cat", Zone::Library)));
}

#[test]
fn an_extra_phase_comes_after_the_whole_of_this_one() {
    let table = cards("2005-02");
    let mut bench = Bench::begin(&table, |p| {
        put(p, "Rally", ALICE, Zone::Battlefield);
    });
    let rally = bench.permanent("Rally");
    bench.pass_until(|state| state.turn.step == Step::DeclareAttackers);
    bench.act(Action::Attack { player: ALICE, attacks: vec![(rally, BOB.into())] }, &[]);
    bench.pass_until(|state| state.turn.step == Step::PostcombatMain);
    let steps: Vec<Step> = bench
        .events()
        .filter_map(|event| match event {
            Event::StepBegan { step, .. } => Some(*step),
            _ => None,
        })
        .collect();
    assert_eq!(steps.iter().filter(|step| **step == Step::BeginCombat).count(), 2);
    assert_eq!(life(&bench, BOB), 19);
}

#[test]
fn a_token_is_owned_as_the_edition_says() {
    for (edition, owner) in [("2005-02", ALICE), ("2026-01", BOB)] {
        let table = cards(edition);
        let mut bench = Bench::begin(&table, |p| hand(p, &["Gift"]));
        bench.cast("Gift", &[target(BOB)]);
        bench.resolve();
        // The word Token is part of the name today (111.4).
        let fox = bench.permanent(if edition == "2026-01" { "Fox Token" } else { "Fox" });
        let token = bench.state.object(fox);
        assert_eq!((token.owner, token.controller, bench.pt(fox)), (owner, BOB, Some((2, 2))));
    }
}

#[test]
fn a_resolution_settles_what_it_affects_and_by_how_much() {
    let table = cards("2005-02");
    let mut bench = Bench::begin(&table, |p| {
        put(p, "Ox", ALICE, Zone::Battlefield);
        hand(p, &["Swell", "Cat"]);
    });
    bench.cast("Swell", &[]);
    bench.resolve();
    bench.cast("Cat", &[]);
    bench.resolve();
    assert_eq!(bench.pt(bench.permanent("Ox")), Some((3, 2)), "one creature was there, and one it stays");
    assert_eq!(bench.pt(bench.permanent("Cat")), Some((1, 1)));
}

#[test]
fn a_land_is_played_during_a_resolution_only_if_it_could_be() {
    const DELVE: &str = "
name: Delve
cost: '{0}'
types: [instant]
abilities:
  delve: { spell: { do: [ { play_card: { what: { top_of_library: { of: you, count: 1 } }, may: true } } ] } }
";
    for (turn_of, played, there) in [(ALICE, false, 1), (ALICE, true, 0), (BOB, false, 0)] {
        let table = table("2005-02", &[], &[DELVE]);
        let mut bench = Bench::begin(&table, |p| {
            p.now(turn_of, Step::PrecombatMain);
            if played {
                p.land_played(ALICE);
            }
            put(p, "Delve", ALICE, Zone::Hand);
        });
        if turn_of == BOB {
            bench.act(Action::Pass { player: BOB }, &[]);
        }
        bench.cast("Delve", &[]);
        bench.act(Action::Pass { player: ALICE }, &[]);
        let now = if there > 0 { vec![(DecisionKind::PlayNow, Answer::Yes)] } else { Vec::new() };
        bench.act(Action::Pass { player: BOB }, &now);
        assert_eq!((bench.state.stack.len(), bench.state.permanents().len()), (0, there));
    }
}

/// 707.10, 608.2h: an object that has left the stack is copied with its last-known information, including the choices made for it.
#[test]
fn a_spell_that_was_countered_is_copied_all_the_same() {
    let spark = "
name: Spark
cost: '{0}'
types: [instant]
abilities: { spark: { spell: { targets: { victim: { player: each_player } }, do: [ { lose_life: { who: $victim, amount: 3 } } ] } } }
";
    let echo = "
name: Echo
types: [artifact]
abilities: { echo: { triggered: { when: { casts: { who: you, what: { zone: stack, type: instant } } }, do: [ { copy_spell: { what: it } } ] } } }
";
    let hush = "
name: Hush
cost: '{0}'
types: [instant]
abilities: { hush: { spell: { do: [ { counter: { what: { all: { zone: stack, name: Spark } } } } ] } } }
";
    for edition in ["2001-07", "2005-02", "2026-01"] {
        let table = table(edition, &[], &[spark, echo, hush]);
        let mut bench = Bench::begin(&table, |position| {
            put(position, "Echo", ALICE, Zone::Battlefield);
            put(position, "Spark", ALICE, Zone::Hand);
            put(position, "Hush", BOB, Zone::Hand);
        });
        bench.cast("Spark", &[target(BOB)]);
        bench.act(Action::Pass { player: ALICE }, &[]);
        let hush = bench.find("Hush", Zone::Hand).expect("a card in hand");
        bench.act(Action::Cast { player: BOB, card: hush }, &[]);
        bench.resolve();
        assert!(bench.find("Spark", Zone::Graveyard).is_some(), "{edition}: it was countered");
        assert_eq!(bench.state.player(BOB).life, 17, "{edition}");
    }
}
