//! The limits of one game, and loops that no player can end.

use crate::common::{ALICE, BOB, Bench, table};
use casebook_engine::{
    action::{Action, Awaits, apply},
    budget::{Bounded, Budget, TooMuch},
    cards::values::Zone,
    decision::{Answer, DecisionKind},
    error::Stop,
    game::Table,
    ids::PlayerId,
    rule::Rule,
    rules::turn,
    setup::{Position, SetupError},
    state::turn::GameOver,
};
use pretty_assertions::assert_eq;

const STEPS: [&str; 12] = [
    "untap",
    "upkeep",
    "draw",
    "precombat_main",
    "begin_combat",
    "declare_attackers",
    "declare_blockers",
    "combat_damage",
    "end_combat",
    "postcombat_main",
    "end",
    "cleanup",
];
const EDITIONS: [&str; 5] = ["2001-07", "2004-10", "2005-02", "2006-10", "2026-01"];
/// An ability that taps and untaps its creature without end.
const RESTLESS: &str = "
name: Restless
types: [artifact]
abilities:
  wake: { triggered: { when: { becomes_tapped: self }, do: [ { untap: { what: self } } ] } }
  sleep: { triggered: { when: { becomes_untapped: self }, do: [ { tap: { what: self } } ] } }
";
/// A creature that returns without end, as a new object each time.
const RETURNING: &str = "
name: Returning
types: [creature]
pt: [0, 0]
abilities:
  again: { triggered: { when: { dies: self }, do: [ { move: { what: $card, to: battlefield } } ] } }
";
/// A creature that grows without end.
const GROWING: &str = "
name: Growing
types: [artifact]
abilities:
  more: { triggered: { when: { gains_life: you }, do: [ { gain_life: { who: you, amount: 1 } } ] } }
";
/// A loop whose action is optional each time.
const WILLING: &str = "
name: Willing
types: [artifact]
abilities:
  wake: { triggered: { when: { becomes_tapped: self }, do: [ { may: { do: [ { untap: { what: self } } ] } } ] } }
  sleep: { triggered: { when: { becomes_untapped: self }, do: [ { tap: { what: self } } ] } }
";
const SIP: &str = "{ name: Sip, types: [instant], cost: '{0}', abilities: { only: { spell: { do: [ { gain_life: { who: you, amount: 1 } } ] } } } }";
const PUSH: &str = "{ name: Push, types: [instant], cost: '{0}', abilities: { only: { spell: { do: [ { tap: { what: { all: { zone: battlefield, type: artifact } } } } ] } } } }";
const KILL: &str = "{ name: Kill, types: [instant], cost: '{0}', abilities: { only: { spell: { do: [ { move: { what: { all: { zone: graveyard, type: creature } }, to: battlefield } } ] } } } }";

fn put(position: &mut Position<'_>, name: &str, player: PlayerId, zone: Zone) {
    let def = position.find(name).expect("a card of this file");
    position.card(def, player, zone, player);
}

/// A spell without a cost, in Alice's hand.
fn spell(instructions: &str) -> String {
    format!(
        "{{ name: Spell, types: [instant], cost: '{{0}}', abilities: {{ only: {{ spell: {{ do: {instructions} }} }} }} }}"
    )
}

/// Alice casts that spell, and it resolves. Returns the limit that stops it.
fn stopped(table: &Table) -> Option<TooMuch> {
    let mut bench = Bench::begin(table, |position| put(position, "Spell", ALICE, Zone::Hand));
    bench.cast("Spell", &[]);
    bench.act(Action::Pass { player: ALICE }, &[]);
    match bench.try_act(&Action::Pass { player: BOB }, &[]).map_err(|not_done| not_done.stop) {
        Err(Stop::TooMuch(too_much)) => Some(too_much),
        Err(other) => panic!("{other}"),
        Ok(()) => None,
    }
}

#[test]
fn a_spell_that_goes_over_the_budget_says_so_and_does_nothing() {
    let over = |instructions: &str| stopped(&table("2026-01", &[], &[&spell(instructions)]));
    let by_spell = |what, most| Some(TooMuch { what, most, by: Some("Spell".to_owned()) });
    let Budget { changes, instructions, objects, number, .. } = Budget::default();
    let token = "{ create_token: { count: 90000000, types: [creature], pt: [1, 1] } }";
    assert_eq!(over(&format!("[ {token} ]")), by_spell(Bounded::Objects, objects as u64));
    assert_eq!(over("[ { draw: { who: you, count: 2000000000 } } ]"), by_spell(Bounded::Number, number.into()));
    assert_eq!(over("[ { draw: { who: you, count: 90000000 } } ]"), by_spell(Bounded::Changes, changes));
    let nested = "{ repeat: { times: 90000, do: [ { repeat: { times: 90000, do: [] } } ] } }";
    assert_eq!(over(&format!("[ {nested} ]")), by_spell(Bounded::Instructions, instructions));
    let doubling = "{ repeat: { times: 40, do: [ { gain_life: { who: you, amount: { life: you } } } ] } }";
    assert_eq!(over(&format!("[ {doubling} ]")), by_spell(Bounded::Number, number.into()));
    let told = over(&format!("[ {token} ]")).map(|too_much| too_much.to_string());
    assert_eq!(told.as_deref(), Some("the game exceeds its limit of 5000 objects, by Spell"));
}

#[test]
fn what_stays_within_the_budget_is_carried_out() {
    let held = |instructions: &str| stopped(&table("2026-01", &[], &[&spell(instructions)])).is_none();
    assert!(held("[ { create_token: { count: 300, types: [creature], pt: [1, 1] } } ]"));
    assert!(held("[ { gain_life: { who: you, amount: 99000000 } } ]"));
    assert!(held("[ { repeat: { times: 1000, do: [ { gain_life: { who: you, amount: 1 } } ] } } ]"));
}

#[test]
fn a_smaller_budget_is_heeded() {
    let table = table("2026-01", &[], &[&spell("[ { gain_life: { who: you, amount: 11 } } ]")]);
    let small = |number| {
        let mut table = table.clone();
        table.budget.number = number;
        table
    };
    assert_eq!(stopped(&small(31)), None);
    assert_eq!(stopped(&small(30)).map(|too_much| too_much.what), Some(Bounded::Number));
}

#[test]
fn the_work_of_calculating_continuous_effects_is_limited() {
    let tokens = "[ { repeat: { times: 30, do: [ { create_token: { types: [creature], pt: [1, 1] } } ] } } ]";
    let table = table("2026-01", &[], &[&spell(tokens)]);
    assert_eq!(stopped(&table), None);
    let mut small = table.clone();
    small.budget.work = 100;
    let over = stopped(&small).map(|too_much| too_much.to_string());
    assert_eq!(over.as_deref(), Some("the game exceeds its limit of 100 objects and effects read, by Spell"));
}

/// Each of these reads what each other one writes, so that every pair of them is tried out to find the order in which they apply.
const MUTUAL: &str = "
name: Mutual
types: [creature]
pt: [1, 1]
abilities:
  all: { static: { affects: { zone: battlefield, power: { at_least: 1 } }, apply: [ { add_pt: [1, 1] } ] } }
";

/// What begins with that many of them.
fn among_mutual(count: usize, work: u64) -> Result<(), SetupError> {
    let mut table = table("2026-01", &[], &[MUTUAL]);
    table.budget.work = work;
    let mut position = Position::new(&table, 2);
    (0..count).for_each(|_| put(&mut position, "Mutual", ALICE, Zone::Battlefield));
    position.begin().map(drop)
}

#[test]
fn each_trial_of_an_order_of_effects_is_work() {
    // Of four times as many effects, more than sixteen times as many pairs are tried out, because they apply one after another.
    assert_eq!(among_mutual(4, 1_000), Ok(()));
    let over = |most| Err(SetupError::TooMuch(TooMuch { what: Bounded::Work, most, by: None }));
    assert_eq!(among_mutual(16, 16_000), over(16_000));
    // Without a limit within one calculation, this one would take hours.
    let most = Budget::default().work;
    assert_eq!(among_mutual(400, most), over(most));
}

#[test]
fn effects_that_pile_up_are_more_work_each_time() {
    let claims = |times: u32| {
        let claim = "{ apply: { to: { all: { zone: battlefield, type: creature } }, apply: [ { control: you } ] } }";
        let token = "{ create_token: { types: [creature], pt: [1, 1] } }";
        let mut table = table(
            "2026-01",
            &[],
            &[&spell(&format!("[ {token}, {{ repeat: {{ times: {times}, do: [ {claim} ] }} }} ]"))],
        );
        table.budget.work = 200_000;
        stopped(&table).map(|too_much| too_much.what)
    };
    assert_eq!(claims(20), None);
    // 20 000 effects and objects are read, but each effect waits for those before it.
    assert_eq!(claims(200), Some(Bounded::Work));
}

#[test]
fn turns_whose_steps_are_all_skipped_end_with_the_budget() {
    let skips = STEPS.map(|step| format!("{{ skip_step: {{ who: each_player, step: {step} }} }}")).join(", ");
    let timeless =
        format!("{{ name: Timeless, types: [artifact], abilities: {{ all: {{ static: {{ apply: [{skips}] }} }} }} }}");
    let mut table = table("2026-01", &[], &[&timeless]);
    table.budget.changes = 2_000;
    let mut bench = Bench::begin(&table, |position| put(position, "Timeless", ALICE, Zone::Battlefield));
    let ends = |bench: &mut Bench<'_>| loop {
        let Awaits::Priority(player) = turn::awaits(&bench.state) else { return None };
        if let Err(not_done) = bench.try_act(&Action::Pass { player }, &[]) {
            return Some(not_done.stop);
        }
    };
    let Some(Stop::TooMuch(too_much)) = ends(&mut bench) else { panic!("no turn has a step in which a player acts") };
    assert_eq!((too_much.what, too_much.most), (Bounded::Changes, 2_000));
}

#[test]
fn a_position_that_holds_too_much_is_refused() {
    let table = table("2026-01", &[], &[]);
    let Budget { objects, number, .. } = table.budget;
    let mut position = Position::new(&table, 2);
    put(&mut position, "Forest", ALICE, Zone::Library);
    assert_eq!(position.room_for(objects - 1), Ok(()));
    let full = TooMuch { what: Bounded::Objects, most: objects as u64, by: None };
    assert_eq!(position.room_for(objects), Err(SetupError::TooMuch(full)));
    position.life(BOB, i32::try_from(number).expect("a life total") + 1);
    let long = TooMuch { what: Bounded::Number, most: number.into(), by: None };
    assert_eq!(position.begin().map(drop), Err(SetupError::TooMuch(long)));
}

/// All players pass that many times, or until the game is over or an action is impossible.
fn pass_on(bench: &mut Bench<'_>, times: usize, answers: &[(DecisionKind, Answer)]) -> Option<Stop> {
    for _ in 0..times {
        let Awaits::Priority(player) = turn::awaits(&bench.state) else { return None };
        if bench.state.stack.is_empty() {
            return None;
        }
        if let Err(not_done) = bench.try_act(&Action::Pass { player }, answers) {
            return Some(not_done.stop);
        }
    }
    None
}

fn loops(
    edition: &str,
    permanent: &str,
    spell: &str,
    answers: &[(DecisionKind, Answer)],
) -> (Option<GameOver>, bool, Option<Stop>) {
    let table = table(edition, &[], &[RESTLESS, RETURNING, GROWING, WILLING, SIP, PUSH, KILL]);
    let zone = if permanent == "Returning" { Zone::Graveyard } else { Zone::Battlefield };
    let mut bench = Bench::begin(&table, |position| {
        put(position, permanent, ALICE, zone);
        put(position, spell, ALICE, Zone::Hand);
    });
    bench.cast(spell, &[]);
    let stop = pass_on(&mut bench, 1_100, answers);
    (bench.state.over, bench.applied(Rule::MandatoryLoop), stop)
}

#[test]
fn a_loop_of_what_must_happen_draws_the_game() {
    for edition in EDITIONS {
        assert_eq!(loops(edition, "Restless", "Push", &[]), (Some(GameOver::Drawn), true, None), "{edition}");
        assert_eq!(loops(edition, "Returning", "Kill", &[]), (Some(GameOver::Drawn), true, None), "{edition}");
    }
}

#[test]
fn a_loop_that_grows_each_time_is_refused_and_one_that_could_be_left_is_not_judged() {
    let grows = Stop::Unsupported("a loop of mandatory actions in which a quantity changes each time".to_owned());
    assert_eq!(loops("2026-01", "Growing", "Sip", &[]), (None, false, Some(grows)));
    let yes = [(DecisionKind::May, Answer::Yes)];
    assert_eq!(loops("2026-01", "Willing", "Push", &yes), (None, false, None));
}

#[test]
fn somebody_who_acts_breaks_a_loop_off() {
    let table = table("2026-01", &[], &[RESTLESS, PUSH, SIP]);
    let mut bench = Bench::begin(&table, |position| {
        put(position, "Restless", ALICE, Zone::Battlefield);
        put(position, "Push", ALICE, Zone::Hand);
        (0..4).for_each(|_| put(position, "Sip", ALICE, Zone::Hand));
    });
    bench.cast("Push", &[]);
    for _ in 0..4 {
        assert_eq!(pass_on(&mut bench, 120, &[]), None);
        assert_eq!(bench.state.over, None, "after sixty resolutions at most");
        bench.cast("Sip", &[]);
    }
    let again = apply(
        &table,
        &bench.state,
        &Action::Pass { player: ALICE },
        &mut crate::common::Stubborn { answers: Vec::new() },
    );
    assert!(again.is_ok(), "and the game goes on");
}
