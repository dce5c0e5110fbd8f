//! Triggered abilities (603), with invented cards.

use crate::common::{ALICE, BOB, Bench, table};
use casebook_engine::{
    acting::{Cx, Manner},
    action::{Action, Awaits},
    cards::{
        effect::Place,
        values::{Step, Zone},
    },
    change::{CardChange, Move, StackChange, TurnChange},
    decision::{Answer, DecisionKind},
    event::{Event, Why},
    game::{Script, Table},
    ids::{ObjectId, PlayerId},
    rule::Rule,
    rules::{priority, turn},
    setup::Position,
};
use pretty_assertions::assert_eq;

const CHOOSER: &str = "
name: Chooser
types: [artifact]
abilities:
  one: { triggered: { when: { step_begins: { step: end } }, do: [ { gain_life: { who: you, amount: 1 } } ] } }
  two: { triggered: { when: { step_begins: { step: end } }, do: [ { lose_life: { who: you, amount: 1 } } ] } }
";
const HUNTER: &str = "
name: Hunter
types: [artifact]
abilities:
  hunt:
    triggered:
      when: { step_begins: { step: end } }
      targets: { prey: { zone: battlefield, type: creature } }
      do: [ { destroy: { what: $prey } } ]
";
const BEAR: &str = "{ name: Bear, types: [creature], pt: [2, 2] }";
const WATCH: &str = "
name: Watch
types: [artifact]
abilities:
  alone:
    triggered:
      when: { while: { not: { exists: { zone: battlefield, type: creature } } } }
      do: [ { gain_life: { who: you, amount: 1 } } ]
";
const WARCRY: &str = "
name: Warcry
types: [creature]
pt: [1, 1]
abilities:
  again: { triggered: { when: { attacks: { what: self, first_time_each_turn: true } }, do: [ { extra_phases: { phases: [combat] } } ] } }
";
const MAYBE: &str = "
name: Maybe
types: [artifact]
abilities:
  if: { triggered: { when: { step_begins: { step: end } }, if: { exists: { zone: battlefield, type: creature } }, do: [ { draw: { who: you } } ] } }
";

fn the_table(edition: &str) -> Table {
    table(edition, &[], &[CHOOSER, HUNTER, BEAR, WATCH, WARCRY, MAYBE])
}

fn bench<'t>(table: &'t Table, cards: &[(&str, PlayerId)]) -> Bench<'t> {
    Bench::begin(table, |position: &mut Position<'t>| {
        for (name, player) in cards {
            let def = position.find(name).expect("a card of this file");
            position.card(def, *player, Zone::Battlefield, *player);
        }
    })
}

fn to_end_step(bench: &mut Bench<'_>, answers: &[(DecisionKind, Answer)]) {
    bench.pass_until(|state| state.turn.step == Step::PostcombatMain);
    bench.act(Action::Pass { player: ALICE }, &[]);
    bench.act(Action::Pass { player: BOB }, answers);
}

/// A permanent dies, and the rules check the results.
fn die(bench: &mut Bench<'_>, id: ObjectId) {
    let mut script = Script::default();
    let mut cx =
        Cx::new(bench.table, bench.state.clone(), &mut script).so(Manner { traced: true, ..Manner::default() });
    cx.commit(CardChange::Move(Move::new(id, Place::Graveyard, Why::Effect)));
    priority::give(&mut cx, ALICE).expect("nothing to decide");
    let (state, _, trace) = cx.finish();
    bench.state = state;
    bench.lines.extend(trace.lines);
    bench.marks.extend(trace.marks);
}

#[test]
fn a_player_orders_the_triggers_of_that_player() {
    let table = the_table("2026-01");
    let mut bench = bench(&table, &[("Chooser", ALICE)]);
    bench.pass_until(|state| state.turn.step == Step::PostcombatMain);
    bench.act(Action::Pass { player: ALICE }, &[]);
    assert!(bench.try_act(&Action::Pass { player: BOB }, &[]).is_err(), "the order is asked for");
    let next = bench.state.next_effect;
    let ids = [next + 2, next + 1].map(casebook_engine::ids::EffectId).to_vec();
    bench.act(Action::Pass { player: BOB }, &[(DecisionKind::OrderTriggers, Answer::Triggers(ids))]);
    let top = bench.state.top_of_stack().expect("a trigger");
    let item = bench.state.object(top).stack.clone().expect("an ability");
    assert_eq!(item.texts[0].ability.id, "one");
}

#[test]
fn a_trigger_without_a_legal_target_is_removed() {
    let table = the_table("2026-01");
    let mut alone = bench(&table, &[("Hunter", ALICE)]);
    to_end_step(&mut alone, &[]);
    assert_eq!(alone.state.stack[..], []);
    assert_eq!(alone.events().filter(|e| matches!(e, Event::TriggerDropped { .. })).count(), 1);
    let mut bench = bench(&table, &[("Hunter", ALICE), ("Bear", BOB)]);
    to_end_step(&mut bench, &[]);
    bench.resolve();
    assert!(bench.find("Bear", Zone::Graveyard).is_some());
}

#[test]
fn a_state_trigger_triggers_once_until_it_has_left_the_stack() {
    let table = the_table("2026-01");
    let mut bench = bench(&table, &[("Watch", ALICE), ("Bear", BOB)]);
    let bear = bench.permanent("Bear");
    die(&mut bench, bear);
    assert_eq!(bench.state.stack.len(), 1);
    assert!(bench.applied(Rule::StateTrigger));
    bench.act(Action::Pass { player: ALICE }, &[]);
    bench.act(Action::Pass { player: BOB }, &[]);
    assert_eq!(bench.state.player(ALICE).life, 21);
    assert_eq!(bench.state.stack.len(), 1, "it is still so: it triggers again");
}

#[test]
fn an_extra_combat_phase_comes_after_the_one_under_way() {
    let table = the_table("2004-10");
    let mut bench = bench(&table, &[("Warcry", ALICE)]);
    let warcry = bench.permanent("Warcry");
    bench.pass_until(|state| turn::awaits(state) == Awaits::Attackers(ALICE));
    bench.act(Action::Attack { player: ALICE, attacks: vec![(warcry, BOB.into())] }, &[]);
    bench.pass_until(|state| state.turn.step == Step::PostcombatMain);
    let steps: Vec<Step> = bench
        .events()
        .filter_map(|event| match event {
            Event::StepBegan { step, .. } => Some(*step),
            _ => None,
        })
        .collect();
    use Step::*;
    let first = [BeginCombat, DeclareAttackers, DeclareBlockers, CombatDamage, EndCombat];
    let second = [BeginCombat, DeclareAttackers, EndCombat, PostcombatMain];
    assert_eq!(steps, [first.as_slice(), &second].concat());
    assert_eq!(bench.state.player(BOB).life, 19);
}

#[test]
fn an_intervening_if_is_asked_as_the_ability_would_trigger() {
    let table = the_table("2026-01");
    let mut without = bench(&table, &[("Maybe", ALICE)]);
    to_end_step(&mut without, &[]);
    assert_eq!(without.state.stack[..], []);
    let mut with = bench(&table, &[("Maybe", ALICE), ("Bear", BOB)]);
    to_end_step(&mut with, &[]);
    assert_eq!(with.state.stack.len(), 1);
}

#[test]
fn extra_turns_come_first_and_the_order_goes_on_after_them() {
    let table = the_table("2026-01");
    let mut bench = bench(&table, &[]);
    let mut script = Script::default();
    let mut cx = Cx::new(&table, bench.state.clone(), &mut script);
    cx.commit(TurnChange::ExtraTurn { player: BOB, first: true });
    bench.state = cx.finish().0;
    let mut turns = Vec::new();
    for number in 2..=4 {
        bench.pass_until(|state| state.turn.number == number && state.turn.priority.is_some());
        turns.push(bench.state.turn.active);
    }
    assert_eq!(turns, [BOB, BOB, ALICE]);
}

#[test]
fn unspent_mana_burns_as_the_phase_ends_where_it_burns() {
    for (edition, life) in [("2004-10", 19), ("2026-01", 20)] {
        let table = the_table(edition);
        let mut bench = bench(&table, &[("Forest", ALICE)]);
        let mut script = Script::default();
        let mut cx = Cx::new(&table, bench.state.clone(), &mut script);
        let source = cx.state().permanents()[0];
        let mana = casebook_engine::state::stack::Mana {
            color: None,
            source: Some(source),
            only_for: None,
            lasts_this_turn: false,
            rider: None,
            maker: ALICE,
        };
        cx.commit(StackChange::AddMana { player: ALICE, mana: vec![mana] });
        bench.state = cx.finish().0;
        bench.pass_until(|state| state.turn.step != Step::PrecombatMain);
        assert_eq!(bench.state.player(ALICE).life, life, "{edition}");
        assert_eq!(bench.state.player(ALICE).mana, []);
    }
}

#[test]
fn one_or_more_that_deal_damage_together_are_one_event_for_each_that_is_dealt_it() {
    const HERALD: &str = "
name: Herald
types: [enchantment]
abilities:
  omen: { triggered: { when: { deals_damage: { source: { type: creature }, to: { player: each_player }, combat: true, one_or_more: true } }, do: [ { gain_life: { who: you, amount: 1 } } ] } }
";
    const OX: &str = "{ name: Ox, types: [creature], pt: [2, 2] }";
    let table = table("2005-02", &[], &[HERALD, OX]);
    let mut bench = Bench::begin(&table, |p| {
        for name in ["Herald", "Ox", "Ox"] {
            let def = p.find(name).expect("a card");
            p.card(def, ALICE, Zone::Battlefield, ALICE);
        }
    });
    let oxen: Vec<ObjectId> = bench.state.permanents().iter().copied().skip(1).collect();
    bench.pass_until(|state| turn::awaits(state) == Awaits::Attackers(ALICE));
    let attacks = oxen.into_iter().map(|ox| (ox, BOB.into())).collect();
    bench.act(Action::Attack { player: ALICE, attacks }, &[]);
    bench.pass_until(|state| state.turn.step == Step::PostcombatMain);
    assert_eq!((bench.state.player(ALICE).life, bench.state.player(BOB).life), (21, 16));
}

/// Granted abilities trigger, however the text grants them (613.1f). Possible triggers are found without applying effects.
#[test]
fn what_a_keyword_that_is_given_stands_for_triggers() {
    const GREETING: &str = "
keyword: greeting
expands_to: { hello: { triggered: { when: { step_begins: { step: end } }, do: [ { gain_life: { who: you, amount: 1 } } ] } } }
";
    const GREETER: &str =
        "{ name: Greeter, types: [creature], pt: [1, 1], abilities: { greets: { keyword: greeting } } }";
    for given in [
        "add_keyword: greeting",
        "add_abilities: { greets: { keyword: greeting } }",
        "add_keywords_of: { of: { all: { zone: library, type: creature } }, keywords: [greeting] }",
        "add_abilities: { gives: { static: { apply: [ { add_keyword: greeting } ] } } }",
    ] {
        let giver = format!(
            "{{ name: Giver, types: [artifact], abilities: {{ gives: {{ static: {{ affects: {{ type: creature }}, apply: [ {{ {given} }} ] }} }} }} }}"
        );
        let table = table("2026-01", &[GREETING], &[BEAR, GREETER, &giver]);
        let mut bench = Bench::begin(&table, |position| {
            for (name, zone) in [("Bear", Zone::Battlefield), ("Giver", Zone::Battlefield), ("Greeter", Zone::Library)]
            {
                let def = position.find(name).expect("a card of this file");
                position.card(def, ALICE, zone, ALICE);
            }
        });
        to_end_step(&mut bench, &[]);
        bench.resolve();
        assert_eq!(bench.state.player(ALICE).life, 21, "{given}");
    }
}

/// Players discard their hands at the same time, and an ability triggers for each card (603.3b). Its controller is only asked for an order if the
/// resulting instructions differ.
#[test]
fn triggers_that_differ_in_nothing_they_read_are_not_put_in_order() {
    const LOSS: &str = "{ name: Loss, cost: \"{0}\", types: [instant], abilities: { loss: { spell: { do: [ { discard: { who: each_player, what: { cards: { zone: hand, of: each_player } } } } ] } } } }";
    let asked = |does: &str, held: &[(&str, PlayerId)]| {
        let watcher = format!(
            "{{ name: Watcher, types: [artifact], abilities: {{ watch: {{ triggered: {{ when: {{ discards: each_player }}, {does} }} }} }} }}"
        );
        let table = table("2026-01", &[], &[BEAR, LOSS, CHOOSER, &watcher]);
        let mut bench = Bench::begin(&table, |position| {
            let cards = held.iter().map(|(name, player)| (*name, *player, Zone::Hand));
            for (name, player, zone) in
                cards.chain([("Watcher", ALICE, Zone::Battlefield), ("Loss", ALICE, Zone::Hand)])
            {
                let def = position.find(name).expect("a card of this test");
                position.card(def, player, zone, player);
            }
        });
        bench.pass_until(|state| state.turn.step == Step::PrecombatMain);
        bench.cast("Loss", &[]);
        bench.act(Action::Pass { player: ALICE }, &[]);
        bench.try_act(&Action::Pass { player: BOB }, &[]).is_err()
    };
    let (one_player, two_players) = ([("Bear", BOB), ("Chooser", BOB)], [("Bear", ALICE), ("Chooser", BOB)]);
    let of_player = "do: [ { lose_life: { who: $player, amount: 1 } } ]";
    assert!(!asked(of_player, &one_player), "the player is the same, and of the cards nothing is said");
    assert!(asked(of_player, &two_players));
    assert!(!asked("do: [ { gain_life: { who: you, amount: 1 } } ]", &two_players));
    assert!(asked("do: [ { move: { what: $it, to: exile } } ]", &one_player));
    assert!(asked("if: { is: { what: it, matches: {} } }, do: [ { draw: { who: you } } ]", &one_player));
    assert!(asked("targets: { kin: { same_name_as: it } }, do: [ { tap: { what: $kin } } ]", &one_player));
}

/// A delayed trigger has the id of the ability that created it but is a different ability: a state trigger does not wait for it to leave the stack
/// (603.7, 603.8).
#[test]
fn a_state_trigger_is_not_what_it_has_made_wait() {
    const MOURNER: &str = "
name: Mourner
types: [artifact]
abilities:
  mourn:
    triggered:
      when: { while: { exists: { zone: graveyard, type: creature } } }
      do:
        - move: { what: { all: { zone: graveyard, type: creature } }, to: exile }
        - delay: { when: { step_begins: { step: end } }, do: [ { gain_life: { who: you, amount: 1 } } ] }
";
    let table = table("2026-01", &[], &[MOURNER, BEAR]);
    let mut bench = bench(&table, &[("Mourner", ALICE), ("Bear", BOB), ("Bear", BOB)]);
    let bear = bench.permanent("Bear");
    die(&mut bench, bear);
    bench.resolve();
    assert!(bench.find("Bear", Zone::Exile).is_some());
    bench.pass_until(|state| state.turn.step == Step::End && state.stack.len() == 1);
    let other = bench.permanent("Bear");
    die(&mut bench, other);
    assert_eq!(bench.state.stack.len(), 2);
    let triggered = bench.events().filter_map(|event| match event {
        Event::Triggered { ability, .. } => Some(ability.to_string()),
        _ => None,
    });
    assert_eq!(triggered.collect::<Vec<_>>(), ["mourn"; 3]);
}

/// 603.4, 603.7: a delayed trigger with a condition only triggers if the condition is true at the event, once or each time.
#[test]
fn what_waits_with_a_condition_asks_for_it() {
    let ox = "{ name: Ox, types: [creature], pt: [2, 2] }";
    for each_time in [false, true] {
        let waits = crate::common::rite(&format!(
            "{{ delay: {{ when: {{ step_begins: {{ step: end }} }}, each_time: {each_time}, if: {{ exists: {{ zone: battlefield, name: Ox }} }}, \
             do: [ {{ gain_life: {{ who: you, amount: 1 }} }} ] }} }}"
        ));
        let table = table("2026-01", &[], &[ox, &waits]);
        for (there, gained) in [(vec![], 0), (vec!["Ox"], 1)] {
            let mut bench = crate::common::bench(&table, &["Rite"], &there);
            bench.cast("Rite", &[]);
            bench.pass_until(|state| state.turn.number == 2);
            assert_eq!(bench.state.player(ALICE).life, 20 + gained, "{there:?}, each time: {each_time}");
        }
    }
}
