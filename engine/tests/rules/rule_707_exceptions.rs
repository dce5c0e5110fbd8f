//! Copies with exceptions (707.9): every way to make a copy supports them, and a copy of the copy has them.

use crate::common::{ALICE, BOB, Bench, bench, rite, table, target};
use casebook_engine::{
    action::Action,
    cards::values::{CardType, Color, Colors},
    continuous::project,
    decision::{Answer, DecisionKind},
    game::{Game, Table},
    ids::{Entity, ObjectId},
};
use pretty_assertions::assert_eq;

const OX: &str = "{ name: Ox, cost: '{G}', types: [creature], pt: [1, 4] }";
const BOLT: &str = "{ name: Bolt, cost: '{0}', types: [instant], colors: [blue], abilities: { bolt: { spell: { targets: { victim: { player: each_player } }, do: [ { deal_damage: { amount: 3, to: $victim } } ] } } } }";

fn colors(table: &Table, bench: &Bench<'_>, id: ObjectId) -> Colors {
    let seen = project(table, &bench.state);
    Game::new(table, &bench.state, &seen).characteristics(id).colors
}

#[test]
fn the_copy_of_a_spell_is_red_and_so_is_its_copy() {
    let copy = |name: &str, except: &str| {
        format!(
            "{{ name: {name}, cost: '{{0}}', types: [instant], abilities: {{ c: {{ spell: {{ targets: {{ one: {{ zone: stack, kind: spell }} }}, do: [ {{ copy_spell: {{ what: $one{except} }} }} ] }} }} }} }}"
        )
    };
    let (red, plain) = (copy("Fork", ", except: [ { set_colors: [red] } ]"), copy("Echo", ""));
    let table = table("2026-01", &[], &[BOLT, &red, &plain]);
    let mut bench = bench(&table, &["Bolt", "Fork", "Echo"], &[]);
    bench.cast("Bolt", &[target(BOB)]);
    let bolt = bench.state.top_of_stack().expect("a spell");
    bench.cast("Fork", &[target(bolt)]);
    bench.act(Action::Pass { player: ALICE }, &[]);
    bench.act(Action::Pass { player: BOB }, &[]);
    let copy = bench.state.top_of_stack().expect("a copy");
    assert_eq!(colors(&table, &bench, bolt), [Color::Blue].into_iter().collect());
    assert_eq!(colors(&table, &bench, copy), [Color::Red].into_iter().collect());
    bench.cast("Echo", &[target(copy)]);
    bench.act(Action::Pass { player: ALICE }, &[]);
    bench.act(Action::Pass { player: BOB }, &[]);
    let again = bench.state.top_of_stack().expect("a copy");
    assert_ne!(again, copy);
    assert_eq!(colors(&table, &bench, again), [Color::Red].into_iter().collect(), "707.9: an exception is copiable");
}

fn is_artifact(table: &Table, bench: &Bench<'_>, id: ObjectId) -> bool {
    let seen = project(table, &bench.state);
    Game::new(table, &bench.state, &seen).characteristics(id).is(CardType::Artifact)
}

#[test]
fn a_token_and_what_enters_are_copies_with_exceptions() {
    let token = rite(
        "{ create_token: { copy_of: { all: { zone: battlefield, name: Ox } }, except: [ { add_types: [artifact] } ] } }",
    );
    let mimic = "{ name: Mimic, cost: '{0}', types: [creature], pt: [0, 0], abilities: { copy: { replacement: { would: { enters: self }, instead: { enter_with: { copy_of: { from: { zone: battlefield, type: creature }, as: model }, except: [ { add_types: [artifact] } ] } } } } } }";
    let table = table("2026-01", &[], &[OX, &token, mimic]);
    let mut bench = bench(&table, &["Rite", "Mimic"], &["Ox"]);
    let ox = bench.permanent("Ox");
    bench.cast("Rite", &[]);
    bench.resolve();
    bench.cast("Mimic", &[]);
    bench.act(Action::Pass { player: ALICE }, &[]);
    let model = (DecisionKind::CopyOf, Answer::Entities(vec![Entity::Object(ox)]));
    bench.act(Action::Pass { player: BOB }, &[model]);
    let copies: Vec<ObjectId> = bench.state.permanents().iter().copied().filter(|id| *id != ox).collect();
    assert_eq!(copies.len(), 2);
    for copy in copies {
        assert_eq!((bench.pt(copy), is_artifact(&table, &bench, copy)), (Some((1, 4)), true));
    }
    assert!(!is_artifact(&table, &bench, ox));
}

/// 603.2c: simultaneous entering is one event for an ability that counts it once.
#[test]
fn copies_of_several_things_come_at_one_time() {
    let each = rite("{ create_token: { copy_of: { all: { zone: battlefield, type: creature } } } }");
    let tale = "{ name: Tale, cost: '{0}', types: [enchantment], abilities: { tale: { triggered: { when: { creates: { who: you, one_or_more: true } }, do: [ { gain_life: { who: you, amount: 1 } } ] } } } }";
    let elk = "{ name: Elk, cost: '{G}', types: [creature], pt: [3, 3] }";
    let table = table("2026-01", &[], &[OX, elk, tale, &each]);
    let mut bench = bench(&table, &["Rite"], &["Ox", "Elk", "Tale"]);
    bench.cast("Rite", &[]);
    bench.resolve();
    let named = |name: &str| {
        let there = bench.state.permanents().iter();
        there.filter(|id| bench.state.object(**id).face.characteristics.name.as_deref() == Some(name)).count()
    };
    assert_eq!((named("Ox"), named("Elk")), (2, 2), "one each");
    assert_eq!(bench.state.player(ALICE).life, 21, "the tale is told once");
}
