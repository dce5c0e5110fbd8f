//! A rule that is switched off has no effect. There is one test for each kind of use of a rule.

use crate::common::{ALICE, BOB, Bench, table};
use casebook_engine::{
    action::{Action, Awaits},
    cards::values::{Step, Zone},
    decision::{Answer, DecisionKind},
    game::Table,
    rule::Rule,
    rules::turn,
    setup::Position,
};
use pretty_assertions::assert_eq;

const DEFENDER: &str = "{ keyword: defender, procedure: defender, redundant: true }";
const ELDER: &str = "{ name: Elder, supertypes: [legendary], types: [creature], pt: [2, 2] }";
const GATE: &str = "{ name: Gate, types: [creature], pt: [1, 1], abilities: { shut: { keyword: defender } } }";
const BEAR: &str = "{ name: Bear, types: [creature], pt: [2, 2] }";
const SAGE: &str = "
name: Sage
types: [creature]
subtypes: [Fox]
pt: [1, 1]
abilities: { teach: { static: { affects: { zone: battlefield, name: Bear }, apply: [ { add_pt: [ 1, 1 ] } ] } } }
";
const GIFT: &str = "
name: Gift
cost: \"{0}\"
types: [sorcery]
abilities: { gift: { spell: { do: [ { may: { do: [ { gain_life: { who: you, amount: 3 } } ] } } ] } } }
";

fn cards(edition: &str) -> Table {
    table(edition, &[DEFENDER], &[ELDER, GATE, BEAR, SAGE, GIFT])
}

fn bench<'t>(table: &'t Table, battlefield: &[&str], hand: &[&str]) -> Bench<'t> {
    Bench::begin(table, |p| {
        for (names, zone) in [(battlefield, Zone::Battlefield), (hand, Zone::Hand)] {
            for name in names {
                let def = p.find(name).expect("a card");
                p.card(def, ALICE, zone, ALICE);
            }
        }
    })
}

#[test]
fn a_change_is_not_made() {
    let whole = cards("2004-10");
    for (table, lasts) in [(whole.clone(), false), (whole.without(Rule::LegendRule), true)] {
        let mut position = Position::new(&table, 2);
        let elder = position.find("Elder").expect("a card");
        for player in [ALICE, BOB] {
            position.card(elder, player, Zone::Battlefield, player);
        }
        assert_eq!(position.begin().is_ok(), lasts, "two legends of one name");
    }
}

#[test]
fn nothing_is_refused() {
    let whole = cards("2005-02");
    for (table, refused) in
        [(whole.clone(), Some(Rule::DefenderCantAttack)), (whole.without(Rule::DefenderCantAttack), None)]
    {
        let mut bench = bench(&table, &["Gate"], &[]);
        bench.pass_until(|state| turn::awaits(state) == Awaits::Attackers(ALICE));
        let attack = Action::Attack { player: ALICE, attacks: vec![(bench.permanent("Gate"), BOB.into())] };
        assert_eq!(bench.refused(&attack, &[]), refused);
    }
}

#[test]
fn a_decision_takes_the_first_option() {
    let whole = cards("2005-02");
    for (table, life) in [(whole.clone(), 20), (whole.without(Rule::ChoiceOnResolution), 23)] {
        let mut bench = bench(&table, &[], &["Gift"]);
        bench.cast("Gift", &[]);
        bench.act(Action::Pass { player: ALICE }, &[]);
        bench.act(Action::Pass { player: BOB }, &[(DecisionKind::May, Answer::No)]);
        assert_eq!(bench.state.player(ALICE).life, life, "yes stands first");
    }
}

#[test]
fn a_fact_is_not_heeded() {
    let whole = cards("2005-02");
    for (rule, pt) in [(None, (3, 3)), (Some(Rule::StaticAbility), (2, 2)), (Some(Rule::LayerPtChanged), (2, 2))] {
        let table = rule.map_or_else(|| whole.clone(), |rule| whole.without(rule));
        let bench = bench(&table, &["Bear", "Sage"], &[]);
        assert_eq!(bench.pt(bench.permanent("Bear")), Some(pt), "{rule:?}");
    }
}

#[test]
fn a_field_of_the_edition_has_another_value() {
    let whole = cards("2005-02");
    for (table, waiting) in [(whole.clone(), 1), (whole.without(Rule::DamageOnStack), 0)] {
        let mut bench = bench(&table, &["Bear"], &[]);
        bench.pass_until(|state| turn::awaits(state) == Awaits::Attackers(ALICE));
        let bear = bench.permanent("Bear");
        bench.act(Action::Attack { player: ALICE, attacks: vec![(bear, BOB.into())] }, &[]);
        bench.pass_until(|state| state.turn.step == Step::CombatDamage);
        assert_eq!(bench.state.stack.len(), waiting);
        assert_eq!(bench.state.player(BOB).life, if waiting == 1 { 20 } else { 18 });
    }
}
