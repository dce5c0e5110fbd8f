//! Steps, phases, priority and state-based actions.

use crate::common::{ALICE, BOB, Bench, Stubborn, table};
use casebook_engine::{
    acting::Manner,
    action::{Action, Awaits, apply, apply_so},
    cards::values::{Step, Zone},
    change::{CardChange, Change},
    decision::{Answer, DecisionKind},
    event::Event,
    game::Table,
    ids::{Entity, ObjectId, PlayerId},
    rule::Rule,
    rules::turn,
    setup::Position,
    state::turn::GameOver,
};
use pretty_assertions::assert_eq;

const ELDER: &str = "{ name: Elder, supertypes: [legendary], types: [creature], pt: [2, 2] }";
const BANNER: &str =
    "{ name: Banner, types: [artifact], abilities: { only: { static: { apply: [ { suspend: legend_rule } ] } } } }";
const MOURNER: &str = "
name: Mourner
types: [creature]
pt: [1, 1]
abilities:
  wake: { triggered: { when: { dies: { type: creature, other: true } }, do: [ { gain_life: { who: you, amount: 1 } } ] } }
";
const COUNTER: &str = "
name: Counter
types: [creature]
subtypes: [Spirit]
pt: [1, 1]
abilities:
  tally:
    triggered:
      when: { dies: self }
      remember: { spirits: { count: { zone: battlefield, subtype: Spirit } } }
      do: [ { gain_life: { who: you, amount: $spirits } } ]
";
const CLOCK: &str = "
name: Clock
types: [artifact]
abilities:
  tick: { triggered: { when: { step_begins: { step: draw } }, do: [ { gain_life: { who: you, amount: 1 } } ] } }
";
const DUTY: &str = "
name: Duty
types: [artifact]
abilities:
  late: { triggered: { when: { step_begins: { step: end } }, do: [ { gain_life: { who: you, amount: 1 } } ] } }
";
const STOP: &str = "
name: Stop
types: [artifact]
abilities:
  stop: { triggered: { when: { step_begins: { step: end } }, do: [ { end_turn: true } ] } }
";

fn place(position: &mut Position<'_>, name: &str, player: PlayerId, zone: Zone) -> ObjectId {
    let def = position.find(name).expect("a card of this file");
    position.card(def, player, zone, player)
}

fn bench<'t>(table: &'t Table, cards: &[(&str, PlayerId)]) -> Bench<'t> {
    Bench::begin(table, |position| {
        cards.iter().for_each(|(name, player)| {
            place(position, name, *player, Zone::Battlefield);
        });
    })
}

fn count(bench: &Bench<'_>, fits: impl Fn(&Event) -> bool) -> usize {
    bench.events().filter(|e| fits(e)).count()
}

#[test]
fn a_turn_goes_through_its_steps_and_the_next_player_draws() {
    let table = table("2026-01", &[], &[]);
    let mut bench = bench(&table, &[]);
    bench.pass_until(|state| state.turn.active == BOB && state.turn.step == Step::PrecombatMain);
    assert_eq!(bench.state.turn.number, 2);
    assert_eq!(bench.state.player(BOB).hand.len(), 1);
    let steps: Vec<Step> = bench
        .events()
        .filter_map(|e| match e {
            Event::StepBegan { step, .. } => Some(*step),
            _ => None,
        })
        .collect();
    use Step::*;
    let rest = [BeginCombat, DeclareAttackers, EndCombat, PostcombatMain, End, Cleanup];
    assert_eq!(steps, [rest.as_slice(), &[Untap, Upkeep, Draw, PrecombatMain]].concat());
}

#[test]
fn the_draw_of_2001_lies_on_top_of_what_triggers_in_its_step() {
    let table = table("2001-07", &[], &[CLOCK]);
    let mut bench = bench(&table, &[("Clock", ALICE)]);
    bench.pass_until(|state| state.turn.step == Step::Draw);
    assert_eq!(bench.state.stack.len(), 2);
    assert_eq!(bench.state.player(BOB).hand.len(), 0);
    bench.pass_until(|state| state.stack.len() == 1);
    assert_eq!(bench.state.player(BOB).hand.len(), 1);
}

#[test]
fn the_cleanup_step_asks_for_discards_down_to_seven() {
    let table = table("2026-01", &[], &[]);
    let mut bench = Bench::begin(&table, |position| {
        (0..9).for_each(|_| {
            place(position, "Forest", ALICE, Zone::Hand);
        });
    });
    bench.pass_until(|state| state.turn.step == Step::End);
    bench.act(Action::Pass { player: ALICE }, &[]);
    let hand: Vec<Entity> = bench.state.player(ALICE).hand.iter().take(2).copied().map(Entity::from).collect();
    bench.act(Action::Pass { player: BOB }, &[(DecisionKind::Discard, Answer::Entities(hand))]);
    assert_eq!(bench.state.player(ALICE).hand.len(), 7);
    assert_eq!(count(&bench, |e| matches!(e, Event::Discarded { .. })), 2);
    assert_eq!(bench.state.turn.active, BOB);
}

#[test]
fn legendary_permanents_of_one_name_fall_as_the_edition_says() {
    let stay = |edition: &str, second: PlayerId| {
        let table = table(edition, &[], &[ELDER, BANNER]);
        let position = |banner: bool| {
            let mut position = Position::new(&table, 2);
            place(&mut position, "Elder", ALICE, Zone::Battlefield);
            place(&mut position, "Elder", second, Zone::Battlefield);
            if banner {
                place(&mut position, "Banner", BOB, Zone::Battlefield);
            }
            position.begin()
        };
        assert!(position(true).is_ok(), "the banner suspends the rule");
        position(false).is_ok()
    };
    assert!(!stay("2004-10", BOB));
    assert!(stay("2026-01", BOB));
    assert!(!stay("2026-01", ALICE));
}

#[test]
fn what_dies_together_sees_each_other_die_and_is_counted_before() {
    let table = table("2026-01", &[], &[MOURNER, COUNTER]);
    let mut bench = Bench::begin(&table, |position| {
        for name in ["Mourner", "Mourner", "Counter", "Counter"] {
            place(position, name, ALICE, Zone::Battlefield);
        }
    });
    // Each creature dies because of its toughness, all at the same time.
    let all: Vec<ObjectId> = bench.state.permanents().to_vec();
    let mut script = casebook_engine::game::Script::default();
    let mut cx = casebook_engine::acting::Cx::new(&table, bench.state.clone(), &mut script);
    let die = |id: &ObjectId| {
        use casebook_engine::{cards::effect::Place, change::Move, event::Why};
        Change::Card(CardChange::Move(Move::new(*id, Place::Graveyard, Why::Effect)))
    };
    cx.commit_all(all.iter().map(die));
    let (state, ..) = cx.finish();
    bench.state = state;
    // Each of two mourners sees three others; each of two counters sees itself.
    assert_eq!(bench.state.pending.len(), 8);
    let numbers: Vec<i32> = bench.state.pending.iter().filter_map(|t| t.scope.bindings.number("spirits")).collect();
    assert_eq!(numbers, [2, 2]);
}

#[test]
fn ending_the_turn_misses_the_end_step_of_later_things() {
    for (edition, cleanup_steps) in [("2004-10", 1), ("2026-01", 1)] {
        let table = table(edition, &[], &[STOP, DUTY]);
        let mut bench = bench(&table, &[("Stop", ALICE), ("Duty", BOB)]);
        bench.pass_until(|state| state.turn.step == Step::End);
        assert_eq!(bench.state.stack.len(), 2);
        // Bob's ability is on top: it resolves, and then the turn ends.
        bench.pass_until(|state| state.turn.active == BOB);
        assert_eq!(count(&bench, |e| matches!(e, Event::StepBegan { step: Step::Cleanup, .. })), cleanup_steps);
        assert!(bench.applied(Rule::EndTurnStack) && bench.applied(Rule::EndTurnSkip));
    }
}

#[test]
fn who_draws_from_an_empty_library_loses() {
    let table = table("2026-01", &[], &[]);
    let mut bench = Bench::begin(&table, |_| {});
    for _ in 0..30 {
        if bench.state.over.is_some() {
            break;
        }
        let number = bench.state.turn.number;
        for _ in 0..40 {
            if bench.state.over.is_some() || bench.state.turn.number > number {
                break;
            }
            match turn::awaits(&bench.state) {
                Awaits::Priority(player) => {
                    let surplus = bench.state.player(ALICE).hand.len().max(bench.state.player(BOB).hand.len()) > 7;
                    let active = bench.state.turn.active;
                    let card = bench.state.player(active).hand.first().copied();
                    let answer = card.map(|card| (DecisionKind::Discard, Answer::Entities(vec![card.into()])));
                    let answers: Vec<_> = answer.into_iter().filter(|_| surplus).collect();
                    bench.act(Action::Pass { player }, &answers);
                }
                Awaits::Attackers(player) => bench.act(Action::Attack { player, attacks: vec![] }, &[]),
                _ => break,
            }
        }
    }
    assert_eq!(bench.state.over, Some(GameOver::Won(ALICE)));
    assert!(bench.applied(Rule::Decking));
}

#[test]
fn the_game_can_be_stopped_in_a_step_in_which_nobody_acts() {
    let table = table("2005-02", &[], &[]);
    let mut bench = Bench::begin(&table, |p| p.now(ALICE, Step::End));
    bench.act(Action::Pass { player: ALICE }, &[]);
    let (pass, mut nobody) = (Action::Pass { player: BOB }, Stubborn { answers: Vec::new() });
    for step in [Step::Cleanup, Step::Untap] {
        let manner = Manner { stop_in: Some(step), ..Manner::default() };
        let stopped = apply_so(&table, &bench.state, &pass, &mut nobody, manner).expect("they may pass").state;
        assert_eq!((stopped.turn.step, turn::awaits(&stopped)), (step, Awaits::Nothing));
        let on = apply(&table, &stopped, &Action::GoOn, &mut nobody).expect("it goes on").state;
        assert_eq!((on.turn.step, turn::awaits(&on)), (Step::Upkeep, Awaits::Priority(BOB)));
    }
    assert_eq!(bench.refused(&Action::GoOn, &[]), Some(Rule::Priority), "Bob has priority");
}
