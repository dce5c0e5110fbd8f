//! Ways to pay costs, with invented cards: hybrid mana (107.4e), mana of some colours only for {X} (107.3), any number of objects.

use crate::common::{ALICE, BOB, Bench, table};
use casebook_engine::{
    action::Action,
    cards::{
        load,
        values::{Color, Step, Zone},
    },
    continuous,
    decision::{Answer, DecisionKind},
    document::Document,
    game::{Game, Table},
    ids::Entity,
    rule::Rule,
};
use pretty_assertions::assert_eq;

const TWIN: &str = "{ name: Twin, cost: '{W/U}{U/W}', types: [creature], pt: [2, 2] }";
const CHEAPER: &str = "
name: Cheaper
types: [enchantment]
abilities: { white: { static: { apply: [ { cost_of: { spells: { type: creature }, who: you, less: '{W}' } } ] } } }
";
const BLAZE: &str = "
name: Blaze
cost: '{X}{R}'
types: [sorcery]
abilities:
  blaze: { spell: { additional_costs: [ { only_on_x: [black, red] } ], do: [ { lose_life: { who: opponents, amount: x } } ] } }
";
const FEAST: &str = "
name: Feast
cost: '{0}'
types: [sorcery]
abilities:
  feast: { spell: { additional_costs: [ { sacrifice: { what: { zone: battlefield, type: creature }, any_number: true, as: eaten } } ], do: [ { gain_life: { who: you, amount: { number: $eaten } } } ] } }
";
const BEAR: &str = "{ name: Bear, types: [creature], pt: [2, 2] }";
const OX: &str = "{ name: Ox, types: [creature], pt: [1, 4] }";

fn cards() -> Table {
    table("2026-01", &[], &[TWIN, CHEAPER, BLAZE, FEAST, BEAR, OX])
}

fn bench<'t>(table: &'t Table, there: &[&str]) -> Bench<'t> {
    let mut bench = crate::common::bench(table, &["Twin", "Blaze", "Feast"], there);
    bench.pass_until(|state| state.turn.active == ALICE && state.turn.step == Step::PrecombatMain);
    bench
}

fn cast(bench: &mut Bench<'_>, name: &str, answers: &[(DecisionKind, Answer)]) -> Option<Rule> {
    let card = bench.find(name, Zone::Hand).expect("it is in hand");
    bench.refused(&Action::Cast { player: ALICE, card }, answers)
}

#[test]
fn either_of_two_colours_pays_a_symbol_for_both() {
    let table = cards();
    for (lands, paid) in [
        (["Plains", "Island"], true),
        (["Plains", "Plains"], true),
        (["Island", "Island"], true),
        (["Island", "Forest"], false),
        (["Mountain", "Swamp"], false),
    ] {
        let mut bench = bench(&table, &lands);
        let refused = cast(&mut bench, "Twin", &[]);
        assert_eq!(refused, (!paid).then_some(Rule::UnpayableCost), "{lands:?}");
    }
}

/// 105.2, 202.3f: the object is of both colours, and each symbol counts as 1. The symbol is written in one order.
#[test]
fn such_a_symbol_is_of_both_colours() {
    let table = cards();
    let bench = bench(&table, &["Plains", "Island"]);
    let twin = bench.find("Twin", Zone::Hand).expect("it is in hand");
    let seen = continuous::project(&table, &bench.state);
    let game = Game::new(&table, &bench.state, &seen);
    let colors: Vec<Color> = game.characteristics(twin).colors.iter().collect();
    assert_eq!((colors, game.mana_value(twin)), (vec![Color::White, Color::Blue], 2));
    assert_eq!(game.mana_cost(twin).expect("a cost").to_string(), "{W/U}{W/U}");
}

/// 601.2b, 118.7c: a reduction in one of its colours reduces such a symbol.
#[test]
fn a_reduction_in_one_of_the_colours_takes_it() {
    let table = cards();
    let mut bench = bench(&table, &["Island", "Cheaper"]);
    assert_eq!(cast(&mut bench, "Twin", &[]), None);
}

#[test]
fn two_colours_alone_pay_for_x() {
    let table = cards();
    let x = |x| [(DecisionKind::X, Answer::Number(x))];
    let mut bench = bench(&table, &["Mountain", "Swamp", "Mountain", "Forest"]);
    assert_eq!(cast(&mut bench, "Blaze", &x(3)), Some(Rule::UnpayableCost), "the forest is of no use");
    bench.cast("Blaze", &x(2));
    bench.resolve();
    assert_eq!(bench.state.player(BOB).life, 18);
}

#[test]
fn any_number_pays_a_cost_and_is_counted() {
    let table = cards();
    for names in [&[][..], &["Bear"], &["Bear", "Ox"]] {
        let mut bench = bench(&table, &["Bear", "Ox"]);
        let chosen = names.iter().map(|name| Entity::Object(bench.permanent(name))).collect();
        bench.cast("Feast", &[(DecisionKind::CostObjects, Answer::Entities(chosen))]);
        bench.resolve();
        let left = ["Bear", "Ox"].into_iter().filter(|name| bench.find(name, Zone::Battlefield).is_some()).count();
        assert_eq!(
            (left, bench.state.player(ALICE).life),
            (2 - names.len(), 20 + i32::try_from(names.len()).unwrap_or(0))
        );
    }
}

/// An unsupported symbol is refused by its name.
#[test]
fn other_symbols_with_a_slash_are_refused_by_name() {
    for cost in ["{S}", "{W/W}", "{W/U/P}"] {
        let text = format!("name: Odd\ncost: '{cost}'\ntypes: [artifact]\n");
        let error = load::card(Document { file: "card.yaml", text: &text }).expect_err(cost).to_string();
        assert!(error.contains(cost), "{error}");
    }
}
