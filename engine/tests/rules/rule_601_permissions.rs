//! Effects that permit players to play more lands (305.2), that reduce costs (601.2f), or that prohibit abilities (602.5), with invented cards.

use crate::common::{ALICE, Bench, Stubborn, bench, rite, table};
use casebook_engine::{
    action::{Action, apply},
    cards::values::Zone,
    decision::{Answer, DecisionKind},
    error::Stop,
    rule::Rule,
};
use pretty_assertions::assert_eq;

fn oath(name: &str, apply: &str) -> String {
    format!("{{ name: {name}, types: [enchantment], abilities: {{ o: {{ static: {apply} }} }} }}")
}

/// How many of three lands Alice can play in one turn.
fn lands(there: &[&str], before: &[&str]) -> usize {
    let grow = oath("Grow", "{ apply: [ { extra_lands: { who: you, count: 1 } } ] }");
    let theirs = oath("Theirs", "{ apply: [ { extra_lands: { who: opponents, count: 5 } } ] }");
    let rite = rite("{ apply: { to: you, apply: [ { extra_lands: { who: you, count: 1 } } ], until: end_of_turn } }");
    let table = table("2026-01", &[], &[&grow, &theirs, &rite]);
    let mut bench = bench(&table, &[before, &["Forest", "Island", "Swamp"]].concat(), there);
    for name in before {
        bench.cast(name, &[]);
        bench.resolve();
    }
    let play = |bench: &mut Bench<'_>, name: &str| {
        let card = bench.find(name, Zone::Hand).expect("a land in hand");
        bench.refused(&Action::PlayLand { player: ALICE, card }, &[])
    };
    ["Forest", "Island", "Swamp"].iter().take_while(|name| play(&mut bench, name).is_none()).count()
}

#[test]
fn more_lands_are_played_where_effects_say_so() {
    assert_eq!(lands(&[], &[]), 1);
    assert_eq!(lands(&["Theirs"], &[]), 1);
    assert_eq!(lands(&["Grow"], &[]), 2);
    assert_eq!(lands(&[], &["Rite"]), 2);
    assert_eq!(lands(&["Grow"], &["Rite"]), 3);
}

/// 212.6b and 305.2 until 2009: the player announces for each land whether it is the turn's normal one or an effect's additional one. 305.2a since 2013:
/// all lands that were played count.
#[test]
fn an_additional_land_leaves_the_normal_one_until_2009() {
    let grow = oath("Grow", "{ apply: [ { extra_lands: { who: you, count: 1 } } ] }");
    let storm = rite("{ destroy: { what: { all: { zone: battlefield, type: enchantment } } } }");
    let played = |edition: &str, additional: bool| {
        let table = table(edition, &[], &[&grow, &storm]);
        let mut bench = bench(&table, &["Rite", "Forest", "Island", "Swamp"], &["Grow"]);
        let source = bench.permanent("Grow");
        let by: Vec<_> = additional.then(|| source.into()).into_iter().collect();
        let play = |bench: &mut Bench<'_>, name: &str, answers: &[(DecisionKind, Answer)]| {
            let card = bench.find(name, Zone::Hand).expect("a land in hand");
            bench.refused(&Action::PlayLand { player: ALICE, card }, answers)
        };
        let first = play(&mut bench, "Forest", &[(DecisionKind::LandPlay, Answer::Entities(by))]);
        bench.cast("Rite", &[]);
        bench.resolve();
        [first, play(&mut bench, "Island", &[]), play(&mut bench, "Swamp", &[])]
    };
    let no_more = Some(Rule::PlayLand);
    for edition in ["2001-07", "2006-10", "2009-07"] {
        assert_eq!(played(edition, true), [None, None, no_more], "{edition}");
        assert_eq!(played(edition, false), [None, no_more, no_more], "{edition}");
    }
    for edition in ["2013-07", "2026-01"] {
        assert_eq!(played(edition, false), [None, no_more, no_more], "{edition}");
    }
}

/// The same with effects of resolutions, each of which permits one land.
#[test]
fn each_effect_permits_its_own_additional_land_until_2009() {
    let rite = rite("{ apply: { to: you, apply: [ { extra_lands: { who: you, count: 1 } } ], until: end_of_turn } }");
    let lands = ["Forest", "Island", "Swamp", "Plains", "Mountain"];
    for edition in ["2006-10", "2009-07"] {
        let table = table(edition, &[], &[&rite]);
        let mut bench = bench(&table, &[&["Rite"; 3][..], &lands].concat(), &[]);
        for _ in 0..3 {
            bench.cast("Rite", &[]);
            bench.resolve();
        }
        let rites = bench.state.player(ALICE).graveyard.clone();
        assert_eq!(rites.len(), 3);
        let by = |which: usize| [(DecisionKind::LandPlay, Answer::Entities(vec![rites[which].into()]))];
        let mut play = |name: &str, answers: &[(DecisionKind, Answer)]| {
            let card = bench.find(name, Zone::Hand).expect("a land in hand");
            bench.try_act(&Action::PlayLand { player: ALICE, card }, answers).is_ok()
        };
        assert!(play("Forest", &[]), "{edition}");
        // The turn's normal land has been played: one of the effects must be named.
        assert!(!play("Island", &[]), "{edition}");
        assert!(play("Island", &by(1)), "{edition}");
        assert!(!play("Swamp", &by(1)), "{edition}: the effect has been used");
        assert!(play("Swamp", &by(0)), "{edition}");
        assert!(play("Plains", &[]), "{edition}: only one effect is left");
        assert!(!play("Mountain", &[]), "{edition}");
    }
}

const MILL: &str = "{ name: Mill, types: [artifact], abilities: {
  spin: { activated: { costs: [ { mana: '{2}' } ], do: [ { gain_life: { who: you, amount: 1 } } ] } },
  grind: { activated: { costs: [ { tap: self } ], do: [ { add_mana: { mana: '{G}{G}' } } ] } } } }";

/// The rules that refuse the mill's abilities, if any.
fn of_the_mill(there: &[&str]) -> (Option<Rule>, Option<Rule>) {
    let still = oath(
        "Still",
        "{ affects: { zone: battlefield, type: artifact }, apply: [ { cant: { have_activated: { mana: false } } } ] }",
    );
    let dead =
        oath("Dead", "{ affects: { zone: battlefield, type: artifact }, apply: [ { cant: { have_activated: {} } } ] }");
    let table = table("2026-01", &[], &[MILL, &still, &dead]);
    let mut bench = bench(&table, &[], &[&["Mill", "Forest"], there].concat());
    let mill = bench.permanent("Mill");
    let mut activate = |ability: &str| {
        let action = Action::Activate { player: ALICE, source: mill, ability: ability.into() };
        bench.refused(&action, &[])
    };
    (activate("spin"), activate("grind"))
}

#[test]
fn abilities_are_kept_from_being_activated() {
    assert_eq!(of_the_mill(&["Forest", "Still"]), (Some(Rule::ActivateAbility), None));
    assert_eq!(of_the_mill(&["Forest", "Dead"]), (Some(Rule::ActivateAbility), Some(Rule::ActivateAbility)));
    assert_eq!(of_the_mill(&["Forest"]), (None, None));
}

/// 601.2f: increases apply before reductions, and no cost is less than zero.
#[test]
fn abilities_cost_less() {
    let poor = |there: &[&str]| {
        let coin = "{ name: Coin, types: [artifact], abilities: { spin: { activated: { costs: [ { mana: '{2}' } ], do: [ { gain_life: { who: you, amount: 1 } } ] } } } }";
        let ease = oath(
            "Ease",
            "{ apply: [ { ability_cost_of: { of: { zone: battlefield, type: artifact }, less: '{1}' } } ] }",
        );
        let toll = oath(
            "Toll",
            "{ apply: [ { ability_cost_of: { of: { zone: battlefield, type: artifact }, more: '{1}' } } ] }",
        );
        let table = table("2026-01", &[], &[coin, &ease, &toll]);
        let mut bench = bench(&table, &[], &[&["Coin", "Forest"], there].concat());
        let source = bench.permanent("Coin");
        bench.refused(&Action::Activate { player: ALICE, source, ability: "spin".into() }, &[])
    };
    assert_eq!(poor(&[]), Some(Rule::UnpayableCost));
    assert_eq!(poor(&["Ease"]), None);
    assert_eq!(poor(&["Ease", "Toll"]), Some(Rule::UnpayableCost));
    assert_eq!(poor(&["Ease", "Ease", "Toll"]), None);
}

/// 712.11c: of a modal double-faced card only the chosen face is evaluated, and a land is never cast.
#[test]
fn a_face_that_is_a_land_is_played_and_not_cast() {
    let both = "{ name: Both, types: [sorcery], cost: '{0}', abilities: { only: { spell: { do: [] } } }, modal: { name: Shore, types: [land] } }";
    let table = table("2026-01", &[], &[both]);
    let bench = bench(&table, &["Both"], &[]);
    let card = bench.find("Both", Zone::Hand).expect("a card in hand");
    let as_shore = |action: Action| {
        let mut chooser = Stubborn { answers: vec![(DecisionKind::Part, Answer::Words(vec!["Shore".into()]))] };
        match apply(&table, &bench.state, &action, &mut chooser).map_err(|not_done| not_done.stop) {
            Err(Stop::Illegal(illegal)) => Some(illegal.rule),
            done => done.map(|_| None).expect("no other obstacle"),
        }
    };
    assert_eq!(as_shore(Action::Cast { player: ALICE, card }), Some(Rule::FaceEvaluated));
    assert_eq!(as_shore(Action::PlayLand { player: ALICE, card }), None);
}
