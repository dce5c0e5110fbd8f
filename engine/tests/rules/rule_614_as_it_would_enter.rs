//! Effects that look at a permanent as it would enter (614.12, 614.13, 614.17d), with invented cards.

use crate::common::{ALICE, BOB, Bench, bench, put, rite, table, target};
use casebook_engine::{
    action::Action,
    cards::values::{CardType, Zone},
    decision::{Answer, DecisionKind},
    error::Stop,
    ids::ObjectId,
};
use pretty_assertions::assert_eq;

const OX: &str = "{ name: Ox, cost: '{0}', types: [creature], subtypes: [Ox], pt: [2, 2] }";
const LOT: &str = "{ name: Lot, types: [land, creature], pt: [1, 1] }";
const CLONE: &str = "
name: Clone
cost: '{0}'
types: [creature]
pt: [0, 0]
abilities: { copy: { replacement: { would: { enters: self }, instead: { enter_with: { copy_of: { from: { zone: battlefield, type: creature }, as: model, up_to: true } } } } } }";

fn copying(object: ObjectId) -> (DecisionKind, Answer) {
    (DecisionKind::CopyOf, Answer::Entities(vec![object.into()]))
}

/// A net that catches creatures of other players as they enter.
fn net(would: &str) -> String {
    format!(
        "
name: Net
types: [enchantment]
abilities: {{ net: {{ replacement: {{ would: {would}, instead: {{ do: [ {{ move: {{ what: it, to: battlefield, under: you }} }} ] }} }} }} }}"
    )
}

/// 614.12: the replacement names the card that is still in its zone, not the permanent of the position in which it has entered.
#[test]
fn instructions_instead_of_entering_move_the_card_that_would_enter() {
    for would in [
        "{ enters: { type: creature, controller: opponents } }",
        "{ moves: { what: { type: creature, controller: opponents }, to: battlefield } }",
    ] {
        for edition in ["2006-10", "2026-01"] {
            let table = table(edition, &[], &[OX, &net(would)]);
            let mut bench = Bench::begin(&table, |position| {
                put(position, "Ox", ALICE, Zone::Hand);
                put(position, "Net", BOB, Zone::Battlefield);
            });
            bench.cast("Ox", &[]);
            bench.resolve();
            let ox = bench.permanent("Ox");
            assert_eq!(bench.state.object(ox).controller, BOB, "{edition} {would}");
        }
    }
}

/// A token does not exist until it enters, so the engine has no object that such instructions could move.
#[test]
fn instructions_instead_of_the_entering_of_a_token_are_refused() {
    let brood = rite("{ create_token: { name: Fox, types: [creature], pt: [1, 1] } }");
    for would in [
        "{ enters: { type: creature, controller: opponents } }",
        "{ moves: { what: { type: creature, controller: opponents }, to: battlefield } }",
    ] {
        let table = table("2026-01", &[], &[&brood, &net(would)]);
        let mut bench = Bench::begin(&table, |position| {
            put(position, "Rite", ALICE, Zone::Hand);
            put(position, "Net", BOB, Zone::Battlefield);
        });
        bench.cast("Rite", &[]);
        bench.act(Action::Pass { player: ALICE }, &[]);
        let stop = bench.try_act(&Action::Pass { player: BOB }, &[]).expect_err("a refusal").stop;
        let mechanic = "instructions that replace the entering of a token".to_owned();
        assert_eq!(stop, Stop::Unsupported(mechanic), "{would}");
    }
}

/// 614.12: an ability of the entering object that looks at its characteristics sees those it would have, also as a copy.
#[test]
fn an_own_ability_looks_at_the_permanent_as_it_would_be() {
    let grown = |would: &str, condition: &str| {
        format!(
            "
name: Calf
cost: '{{0}}'
types: [creature]
pt: [1, 1]
abilities: {{ grown: {{ replacement: {{ would: {would}, {condition} instead: {{ enter_with: {{ counters: {{ charge: 1 }} }} }} }} }} }}"
        )
    };
    let stone = "
name: Stone
types: [enchantment]
abilities: { still: { static: { affects: { type: creature }, apply: [ { remove_types: [creature] }, { add_types: [artifact] } ] } } }";
    let by_pattern = grown("{ enters: { all_of: [ self, { type: creature } ] } }", "");
    let by_condition = grown("{ enters: self }", "if: { is: { what: self, matches: { type: creature } } },");
    for calf in [by_pattern, by_condition] {
        for (there, counters) in [(vec![], 1), (vec!["Stone"], 0)] {
            let table = table("2026-01", &[], &[&calf, stone]);
            let mut bench = bench(&table, &["Calf"], &there);
            bench.cast("Calf", &[]);
            bench.resolve();
            let calf = bench.permanent("Calf");
            assert_eq!(bench.state.object(calf).counters.of("charge"), counters, "{there:?}");
        }
    }
}

/// 614.17d: a token is asked, too, whether it can enter. 608.3e: a spell that can't enter is put into its owner's graveyard.
#[test]
fn what_cannot_enter_as_it_would_be_stays_out() {
    let worms = "
name: Worms
types: [enchantment]
abilities: { sealed: { static: { affects: { type: land, anywhere: true }, apply: [ { cant: enter } ] } } }";
    let twin = "
name: Rite
cost: '{0}'
types: [sorcery]
abilities: { rite: { spell: { targets: { one: { target: { zone: battlefield, type: creature } } }, do: [ { create_token: { copy_of: $one } } ] } } }";
    let table = table("2026-01", &[], &[OX, LOT, CLONE, worms, twin]);
    for (model, enters) in [("Ox", true), ("Lot", false)] {
        let mut bench = bench(&table, &["Clone", "Rite"], &["Ox", "Lot", "Worms"]);
        let original = bench.permanent(model);
        let before = bench.state.permanents().len();
        bench.cast("Rite", &[target(original)]);
        bench.resolve();
        assert_eq!(bench.state.permanents().len() > before, enters, "a token of {model}");
        let before = bench.state.permanents().len();
        bench.cast("Clone", &[]);
        bench.act(Action::Pass { player: ALICE }, &[]);
        bench.act(Action::Pass { player: BOB }, &[copying(original)]);
        assert_eq!(bench.state.permanents().len() > before, enters, "Clone as {model}");
        assert_eq!(bench.find("Clone", Zone::Graveyard).is_some(), !enters, "Clone as {model}");
        assert!(bench.state.stack.is_empty(), "Clone as {model}");
    }
}

/// 707.9d: an exception with colours of its own leaves out the keyword that defines colours. Added types leave changeling.
#[test]
fn exceptions_leave_out_the_abilities_that_define_what_they_set() {
    let devoid = "
keyword: devoid
expands_to: { colourless: { static: { defining: true, affects: self, apply: [ { set_colors: [] } ] } } }";
    let husk = "
name: Husk
cost: '{G}'
types: [creature]
subtypes: [Fox]
pt: [1, 1]
abilities: { devoid: { keyword: devoid }, size: { static: { defining: true, apply: [ { set_pt: [3, 3] } ] } } }";
    let twin = |except: &str| {
        format!(
            "
name: Rite
cost: '{{0}}'
types: [sorcery]
abilities: {{ rite: {{ spell: {{ do: [ {{ create_token: {{ copy_of: {{ all: {{ zone: battlefield, name: Husk }} }}, except: [ {except} ] }} }} ] }} }} }}"
        )
    };
    for (except, colors, devoid_kept, pt) in [
        ("{ set_colors: [red] }", 1, false, (3, 3)),
        ("{ set_pt: [5, 5] }", 0, true, (5, 5)),
        ("{ add_types: [artifact] }", 0, true, (3, 3)),
    ] {
        let table = table("2026-01", &[devoid], &[husk, &twin(except)]);
        let mut bench = bench(&table, &["Rite"], &["Husk"]);
        bench.cast("Rite", &[]);
        bench.resolve();
        let token = *bench.state.permanents().last().expect("a token");
        let seen = casebook_engine::continuous::project(&table, &bench.state);
        let characteristics = seen.characteristics(token);
        assert!(characteristics.is(CardType::Creature));
        assert_eq!(characteristics.colors.iter().count(), colors, "{except}");
        assert_eq!(characteristics.ability("devoid").is_some(), devoid_kept, "{except}");
        assert_eq!(characteristics.pt, Some(pt), "{except}");
    }
}

/// 614.13a, 614.13c: a card that enters from a hand or a library can't be discarded or exiled for it.
#[test]
fn what_enters_can_be_neither_discarded_nor_counted_meanwhile() {
    let hermit = "
name: Hermit
types: [creature]
pt: [2, 2]
abilities: { price: { replacement: { would: { enters: self }, instead: { enter_with: { do: [ { discard: { who: you, count: 1 } }, { move: { what: { top_of_library: { of: you, count: 1 } }, to: exile } } ] } } } } }";
    for from in ["hand", "library"] {
        let call = rite(&format!(
            "{{ move: {{ what: {{ all: {{ zone: {from}, name: Hermit, owner: you }} }}, to: battlefield }} }}"
        ));
        let table = table("2026-01", &[], &[OX, hermit, &call]);
        let zone = if from == "hand" { Zone::Hand } else { Zone::Library };
        let mut bench = Bench::begin(&table, |position| {
            put(position, "Rite", ALICE, Zone::Hand);
            put(position, "Ox", ALICE, Zone::Hand);
            put(position, "Hermit", ALICE, zone);
        });
        bench.cast("Rite", &[]);
        bench.resolve();
        assert!(bench.find("Hermit", Zone::Battlefield).is_some(), "{from}");
        assert!(bench.find("Ox", Zone::Graveyard).is_some(), "{from}");
        assert_eq!(bench.state.exile.len(), 1, "{from}");
    }
}
