//! Tapping permanents for mana: abilities that trigger on it, and which of them are mana abilities, with invented cards.

use crate::common::{ALICE, Bench, table};
use casebook_engine::{
    action::Action,
    cards::values::{Color, Step, Zone},
    decision::{Answer, DecisionKind},
    error::Stop,
    game::Table,
    ids::Entity,
    rule::Rule,
};
use pretty_assertions::assert_eq;

const GROWTH: &str = "
name: Growth
types: [enchantment]
abilities:
  growth: { triggered: { when: { taps_for_mana: { who: each_player, what: { type: land, controller: you } } }, do: [ { add_mana: { who: $player, mana: '{G}' } } ] } }
";
const FLARE: &str = "
name: Flare
types: [enchantment]
abilities:
  flare: { triggered: { when: { taps_for_mana: { who: each_player } }, do: [ { add_mana: { who: $player, one_kind_of: mana } } ] } }
";
const FERTILE: &str = "
name: Fertile
types: [enchantment]
abilities:
  fertile: { triggered: { when: { taps_for_mana: { who: you, what: { type: land } } }, do: [ { add_mana: { one_color_of: [white, blue] } } ] } }
";
const BARBS: &str = "
name: Barbs
types: [enchantment]
abilities:
  barbs: { triggered: { when: { taps_for_mana: { who: each_player } }, do: [ { lose_life: { who: $player, amount: $amount } } ] } }
";
const SERVO: &str = "
name: Servo
types: [artifact]
abilities:
  servo: { triggered: { when: { becomes_tapped: { type: land } }, do: [ { add_mana: { mana: '{G}' } } ] } }
";
const GROVE: &str = "
name: Grove
types: [land]
abilities:
  elves: { activated: { costs: [ { tap: self } ], do: [ { add_mana: { mana: '{G}', amount: { count: { zone: battlefield, type: creature } } } } ] } }
";
const SPRING: &str = "
name: Spring
types: [land]
abilities:
  both: { activated: { costs: [ { tap: self } ], do: [ { add_mana: { mana: '{W}{U}' } } ] } }
  freely: { activated: { do: [ { add_mana: { mana: '{C}' } } ], once_each_turn: true } }
  mixed: { activated: { costs: [ { tap: self } ], do: [ { add_mana: { mana: '{W}{C}' } } ] } }
";
const BEAR: &str = "{ name: Bear, cost: '{2}', types: [creature], pt: [2, 2] }";
const WHITE: &str = "{ name: White Bear, cost: '{G}{W}', types: [creature], pt: [2, 2] }";
const CARDS: [&str; 9] = [GROWTH, FLARE, FERTILE, BARBS, SERVO, GROVE, SPRING, BEAR, WHITE];

fn bench<'t>(table: &'t Table, there: &[&str]) -> Bench<'t> {
    let mut bench = crate::common::bench(table, &["Bear", "White Bear"], there);
    bench.pass_until(|state| state.turn.active == ALICE && state.turn.step == Step::PrecombatMain);
    bench
}

/// Alice taps one of her permanents for mana.
fn tap(bench: &mut Bench<'_>, name: &str, ability: &str, answers: &[(DecisionKind, Answer)]) {
    let source = bench.permanent(name);
    bench.act(Action::Activate { player: ALICE, source, ability: ability.into() }, answers);
}

/// The colours of the mana in Alice's pool, in the order in which it was produced.
fn pool(bench: &Bench<'_>) -> Vec<Option<Color>> {
    bench.state.player(ALICE).mana.iter().map(|mana| mana.color).collect()
}

const OLD: &str = "2005-02";
const NEW: &str = "2026-01";

/// 605.4a, 411.3 until 2009: the mana is in the pool before any player gets priority, and nothing is put on the stack.
#[test]
fn what_triggers_and_adds_mana_does_so_at_once() {
    for edition in [OLD, NEW] {
        let table = table(edition, &[], &CARDS);
        let mut bench = bench(&table, &["Growth", "Grove", "Bear"]);
        tap(&mut bench, "Grove", "elves", &[]);
        assert_eq!(pool(&bench), [Some(Color::Green); 2], "{edition}");
        assert!(bench.state.stack.is_empty() && bench.state.pending.is_empty(), "{edition}");
        assert!(bench.applied(Rule::TriggeredManaAbility), "{edition}");
    }
}

/// 405.6c, 406.5 until 2009: an ability that triggers on it and adds no mana is put on the stack. So is an ability that adds mana but triggers on
/// another event.
#[test]
fn what_adds_no_mana_or_triggers_on_something_else_uses_the_stack() {
    for edition in [OLD, NEW] {
        let table = table(edition, &[], &CARDS);
        for waits in ["Barbs", "Servo"] {
            let mut bench = bench(&table, &[waits, "Spring"]);
            tap(&mut bench, "Spring", "both", &[]);
            assert_eq!((pool(&bench).len(), bench.state.player(ALICE).life), (2, 20), "{edition}: {waits}");
            assert_eq!(bench.state.stack.len(), 1, "{edition}: {waits}");
            bench.resolve();
            let came_to = if waits == "Barbs" { (2, 18) } else { (3, 20) };
            assert_eq!((pool(&bench).len(), bench.state.player(ALICE).life), came_to, "{edition}: {waits}");
        }
    }
}

/// 106.12a: such an ability triggers when mana is produced. Until 2009 it triggered when the mana ability was activated, whatever that produced
/// (411.3).
#[test]
fn what_makes_no_mana_is_tapped_for_mana_in_old_editions_only() {
    for (edition, mana) in [("2001-07", 1), (OLD, 1), ("2006-10", 1), (NEW, 0)] {
        let table = table(edition, &[], &CARDS);
        let mut bench = bench(&table, &["Growth", "Grove"]);
        tap(&mut bench, "Grove", "elves", &[]);
        assert_eq!(pool(&bench).len(), mana, "{edition}");
    }
}

/// 411.3a until 2009: if several kinds of mana were produced, the player chooses one. If none was, there is no mana.
#[test]
fn mana_of_a_kind_that_was_made_is_chosen() {
    for edition in [OLD, NEW] {
        let table = table(edition, &[], &CARDS);
        let mut one = bench(&table, &["Flare", "Grove", "Bear"]);
        tap(&mut one, "Grove", "elves", &[]);
        assert_eq!(pool(&one), [Some(Color::Green); 2], "{edition}");
        let mut two = bench(&table, &["Flare", "Spring"]);
        tap(&mut two, "Spring", "both", &[(DecisionKind::ManaColor, Answer::Color(Color::Blue))]);
        assert_eq!(pool(&two), [Some(Color::White), Some(Color::Blue), Some(Color::Blue)], "{edition}");
        let mut none = bench(&table, &["Flare", "Grove"]);
        tap(&mut none, "Grove", "elves", &[]);
        assert_eq!(pool(&none), [], "{edition}");
    }
}

/// 106.12: a mana ability without {T} in its cost does not tap its permanent for mana.
#[test]
fn mana_that_nothing_is_tapped_for_triggers_nothing() {
    let table = table(NEW, &[], &CARDS);
    let mut bench = bench(&table, &["Flare", "Spring"]);
    tap(&mut bench, "Spring", "freely", &[]);
    assert_eq!(pool(&bench), [None]);
}

/// The mana of the triggered ability pays for the spell that the land was tapped for.
#[test]
fn the_mana_pays_for_the_spell_that_is_being_played() {
    for edition in [OLD, NEW] {
        let table = table(edition, &[], &CARDS);
        let mut by_itself = bench(&table, &["Growth", "Forest"]);
        by_itself.cast("Bear", &[]);
        assert_eq!(by_itself.state.stack.len(), 1, "{edition}");
        let mut alone = bench(&table, &["Forest"]);
        let card = alone.find("Bear", Zone::Hand).expect("the bear");
        assert!(alone.refused(&Action::Cast { player: ALICE, card }, &[]).is_some(), "{edition}");
    }
}

/// If the colour is a choice, the player taps the land and chooses it; the mana then pays as well.
#[test]
fn mana_of_a_colour_to_choose_pays_for_what_the_player_names() {
    let table = table(NEW, &[], &CARDS);
    let mut bench = bench(&table, &["Fertile", "Forest"]);
    let forest = bench.permanent("Forest");
    let named = (DecisionKind::ManaSources, Answer::Entities(vec![Entity::Object(forest)]));
    bench.cast("White Bear", &[named, (DecisionKind::ManaColor, Answer::Color(Color::White))]);
    assert_eq!(bench.state.stack.len(), 1);
}

/// 106.7: colourless mana is a type of mana that a player can choose.
#[test]
fn a_player_chooses_between_coloured_and_colourless_mana() {
    let table = table(NEW, &[], &CARDS);
    for (chosen, color) in [("white", Some(Color::White)), ("colorless", None)] {
        let mut bench = bench(&table, &["Flare", "Spring"]);
        let answer = (DecisionKind::ManaColor, Answer::Words(vec![chosen.into()]));
        tap(&mut bench, "Spring", "mixed", &[answer]);
        assert_eq!(pool(&bench), [Some(Color::White), None, color]);
    }
}

/// Mana of a colour that was chosen earlier is produced and also pays automatically.
#[test]
fn mana_of_the_chosen_colour_is_made_and_pays() {
    let prism = "
name: Prism
cost: '{0}'
types: [artifact]
abilities:
  choice: { replacement: { would: { enters: self }, instead: { enter_with: { do: [ { choose_value: { kind: color, as: hue } } ] } } } }
  shine: { activated: { costs: [ { tap: self } ], do: [ { add_mana: { one_kind_of: hue } } ] } }
";
    for (chosen, pays) in [(Color::White, true), (Color::Blue, false)] {
        let table = table("2026-01", &[], &[WHITE, prism]);
        let mut bench = crate::common::bench(&table, &["White Bear", "Prism"], &["Forest"]);
        bench.pass_until(|state| state.turn.active == ALICE && state.turn.step == Step::PrecombatMain);
        bench.cast("Prism", &[]);
        bench.act(Action::Pass { player: ALICE }, &[]);
        bench.act(Action::Pass { player: crate::common::BOB }, &[(DecisionKind::Color, Answer::Color(chosen))]);
        let card = bench.find("White Bear", Zone::Hand).expect("it is in hand");
        let refused = bench.refused(&Action::Cast { player: ALICE, card }, &[]);
        assert_eq!(refused, (!pays).then_some(Rule::UnpayableCost), "{chosen:?}");
        if !pays {
            tap(&mut bench, "Prism", "shine", &[]);
            assert_eq!(
                bench.state.player(ALICE).mana.iter().map(|mana| mana.color).collect::<Vec<_>>(),
                [Some(chosen)]
            );
        }
    }
}

/// The mana that permanents produce instead, without a condition on how they are tapped.
fn instead(what: &str) -> String {
    format!(
        "{{ name: Tide, types: [enchantment], abilities: {{ tide: {{ static: {{ apply: [ {{ tapped_makes: {{ {what} }} }} ] }} }} }} }}"
    )
}

/// 106.12b: a permanent tapped for mana produces other mana, of the stated type and amount. The same ability without {T} is not tapping for mana.
#[test]
fn what_is_tapped_for_mana_produces_something_else() {
    let (white, black) = (Some(Color::White), Some(Color::Black));
    for (said, both, freely) in [
        ("what: { type: land }, mana: '{B}'", vec![black], vec![None]),
        ("what: { type: land }, kind: black", vec![black; 2], vec![None]),
        ("what: { type: land }, kind: colorless", vec![None; 2], vec![None]),
        ("what: { type: land }, times: 2", vec![white, white, Some(Color::Blue), Some(Color::Blue)], vec![None]),
        ("what: { type: artifact }, mana: '{B}'", vec![white, Some(Color::Blue)], vec![None]),
        ("what: { type: land }, who: opponents, mana: '{B}'", vec![white, Some(Color::Blue)], vec![None]),
    ] {
        for edition in [OLD, NEW] {
            let tide = instead(said);
            let cards: Vec<&str> = CARDS.iter().copied().chain([tide.as_str()]).collect();
            let table = table(edition, &[], &cards);
            for (ability, made) in [("both", &both), ("freely", &freely)] {
                let mut bench = bench(&table, &["Tide", "Spring"]);
                tap(&mut bench, "Spring", ability, &[]);
                assert_eq!(&pool(&bench), made, "{said}: {ability} in {edition}");
            }
        }
    }
}

/// 106.12b, 106.12a: triggers and payments use the mana that was actually produced. Where no mana is produced, there is nothing to replace.
#[test]
fn what_is_produced_instead_is_what_was_produced() {
    let tide = instead("what: { type: land }, kind: white");
    let cards: Vec<&str> = CARDS.iter().copied().chain([tide.as_str()]).collect();
    let table = table(NEW, &[], &cards);
    let mut seen = bench(&table, &["Tide", "Flare", "Grove", "Bear"]);
    tap(&mut seen, "Grove", "elves", &[]);
    assert_eq!(pool(&seen), [Some(Color::White); 2]);
    let mut none = bench(&table, &["Tide", "Grove"]);
    tap(&mut none, "Grove", "elves", &[]);
    assert_eq!(pool(&none), []);
    let mut paid = bench(&table, &["Tide", "Forest", "Forest"]);
    let card = paid.find("White Bear", Zone::Hand).expect("a bear");
    assert_eq!(
        paid.refused(&Action::Cast { player: ALICE, card }, &[]),
        Some(Rule::UnpayableCost),
        "no green mana is made"
    );
    let mut paid = bench(&table, &["Forest", "Forest"]);
    paid.cast("Bear", &[]);
}

/// 616.1: if the order of several effects makes a difference, a player would choose it. The engine does not support that choice.
#[test]
fn several_effects_that_disagree_on_what_is_produced_are_refused() {
    let fixed = instead("what: { type: land }, mana: '{B}'");
    let twice = instead("what: { type: land }, times: 2").replace("name: Tide", "name: Twice");
    let parts = "{ name: Parts, types: [land], abilities: { a: { activated: { costs: [ { tap: self } ], do: [ { add_mana: { mana: '{W}' } }, { add_mana: { mana: '{U}' } } ] } } } }";
    let cards: Vec<&str> = CARDS.iter().copied().chain([fixed.as_str(), &twice, parts]).collect();
    let table = table(NEW, &[], &cards);
    let stops = |there: &[&str], name: &str, ability: &str| {
        let mut bench = bench(&table, there);
        let source = bench.permanent(name);
        let action = Action::Activate { player: ALICE, source, ability: ability.into() };
        bench.try_act(&action, &[]).err().map(|not_done| not_done.stop)
    };
    let unsupported = |stop: Option<Stop>| matches!(stop, Some(Stop::Unsupported(_)));
    assert!(unsupported(stops(&["Tide", "Twice", "Spring"], "Spring", "both")));
    assert!(unsupported(stops(&["Tide", "Parts"], "Parts", "a")));
    assert!(stops(&["Twice", "Twice", "Spring"], "Spring", "both").is_none());
    assert!(stops(&["Twice", "Parts"], "Parts", "a").is_none());
}
