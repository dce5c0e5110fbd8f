//! Properties of every game: random games with all cards of the project, in every edition, are checked after each action.
//! `CASEBOOK_PLAY=1000000` sets the number of actions, `CASEBOOK_PLAY_FROM=5000000` the number of the first game, so that parts of a long test
//! are different games. A game that violates a property is shortened as far as possible, and reported as its random numbers.

use crate::{chance, common};
use std::{
    cell::Cell,
    collections::BTreeMap,
    hash::{DefaultHasher, Hash, Hasher},
    sync::Arc,
};

use casebook_engine::{
    action::{Action, Done, apply},
    cards::values::{ManaCost, Zone},
    continuous,
    decision::{Answer, Decision},
    edition::EditionId,
    error::Stop,
    event::{Event, Why},
    game::{Chooser, Game, Table, Trace, TraceLine},
    ids::{EffectId, ObjectId, PlayerId},
    state::{State, object::ObjectKind, stack::Mana},
};
use proptest::{
    prelude::*,
    test_runner::{Config, RngAlgorithm, TestCaseError, TestRng, TestRunner},
};

use crate::chance::{Anything, Dice};

/// The number of actions without `CASEBOOK_PLAY`.
const ACTIONS: usize = 10_000;
/// The number of random numbers of a game.
const THROWS: usize = 2_000;

type Holds = Result<(), TestCaseError>;

#[test]
fn every_game_is_one_whatever_is_played() {
    let library = common::library();
    let (wanted, first) = (told_by("CASEBOOK_PLAY", ACTIONS), told_by("CASEBOOK_PLAY_FROM", 0));
    let each = wanted / library.editions().iter().count();
    std::thread::scope(|scope| {
        for edition in library.editions().iter() {
            let table = library.table(&edition.id).unwrap_or_else(|| panic!("there are cards for {}", edition.id));
            scope.spawn(move || games(&table, &edition.id, first, each));
        }
    });
}

/// A number from an environment variable.
fn told_by<N: std::str::FromStr>(name: &str, otherwise: N) -> N {
    std::env::var(name)
        .map_or(otherwise, |told| told.parse().unwrap_or_else(|_| panic!("{name} is a number, and not `{told}`")))
}

/// Plays games in an edition from the first one until this number of actions has been tried.
fn games(table: &Table, edition: &EditionId, first: u64, wanted: usize) {
    let sum = Sum::default();
    for game in first.. {
        let throws = proptest::collection::vec(any::<u32>(), THROWS);
        let held = runner(edition, game).run(&throws, |throws| play(table, throws, &sum));
        held.unwrap_or_else(|broken| panic!("{edition}, game {game}: {broken}"));
        if sum.tried.get() >= wanted {
            break;
        }
    }
    let (tried, carried_out) = (sum.tried.get(), sum.carried_out.get());
    println!("{edition}: {tried} actions tried, {carried_out} carried out");
    assert!(carried_out * 20 > tried, "in {edition} too little was legal: chance has to play, not to fail");
}

/// Plays one game, which is the same each time and differs between editions; shortens it if it violates a property.
fn runner(edition: &EditionId, game: u64) -> TestRunner {
    let config = Config { cases: 1, failure_persistence: None, max_shrink_iters: 2_000, ..Config::default() };
    let seed: Vec<u8> = game.to_le_bytes().into_iter().chain(edition.0.bytes()).cycle().take(32).collect();
    TestRunner::new_with_rng(config, TestRng::from_seed(RngAlgorithm::ChaCha, &seed))
}

/// The number of actions that were tried, and of those other than passing that were carried out.
#[derive(Default)]
struct Sum {
    tried: Cell<usize>,
    carried_out: Cell<usize>,
}

/// An action that was carried out, with the answers of the players.
#[derive(Clone, Copy)]
struct Played<'a> {
    table: &'a Table,
    before: &'a State,
    action: &'a Action,
    done: &'a Done,
    answers: &'a [Answer],
}

/// Plays a game by its random numbers.
fn play(table: &Table, throws: Vec<u32>, sum: &Sum) -> Holds {
    let mut dice = Dice::thrown(throws);
    let Some(mut state) = (0..20).find_map(|_| chance::deal(table, &mut dice)) else { return Ok(()) };
    while !dice.is_spent() {
        let Some(action) = chance::action(table, &state, &mut dice) else { return Ok(()) };
        sum.tried.set(sum.tried.get() + 1);
        let before = one_of(&state, 8).then(|| digest(&state));
        let mut chooser = Noting { chooser: Anything(&mut dice), answers: Vec::new() };
        let result = apply(table, &state, &action, &mut chooser);
        let answers = chooser.answers;
        let same = before.is_none_or(|before| before == digest(&state));
        prop_assert!(same, "an action leaves the state it began with as it was: {:?}", action);
        match result {
            Ok(done) => {
                holds(Played { table, before: &state, action: &action, done: &done, answers: &answers })?;
                state = done.state;
                sum.carried_out.set(sum.carried_out.get() + usize::from(!matches!(action, Action::Pass { .. })));
            }
            Err(not_done) => match not_done.stop {
                Stop::Illegal(_) | Stop::BadAnswer { .. } if dice.below(4) > 0 => {}
                Stop::Illegal(_) | Stop::BadAnswer { .. } => state = chance::pass(table, state, &mut dice),
                // A mechanic that the engine reports as unsupported violates no property.
                Stop::Need(_) | Stop::Unsupported(_) | Stop::Endless(_) | Stop::TooMuch(_) => return Ok(()),
            },
        }
    }
    Ok(())
}

/// The properties after every action that was carried out. Expensive ones are checked only now and then.
fn holds(played: Played<'_>) -> Holds {
    let Played { table, before, done, .. } = played;
    zones_partition_the_objects(&done.state)?;
    no_token_comes_back(&done.state)?;
    life_adds_up(before, done)?;
    mana_adds_up(before, done)?;
    what_is_kept_is_what_would_be_reckoned(table, done)?;
    the_active_player_comes_first(before, done)?;
    if one_of(&done.state, 8) {
        the_same_answers_make_the_same_game(played)?;
    }
    if one_of(&done.state, 64) {
        what_was_written_down_goes_on_the_same(played)?;
    }
    Ok(())
}

/// Whether this position is one of those for the expensive checks.
fn one_of(state: &State, many: u64) -> bool {
    state.revision.is_multiple_of(many)
}

/// Each existing object is in exactly one zone, and each zone has only existing objects, each once.
fn zones_partition_the_objects(state: &State) -> Holds {
    let mut places: BTreeMap<ObjectId, usize> = BTreeMap::new();
    let shared = [Zone::Battlefield, Zone::Stack, Zone::Exile, Zone::Command].map(|zone| (zone, PlayerId(0)));
    let owned = state
        .players
        .iter()
        .flat_map(|player| [Zone::Library, Zone::Hand, Zone::Graveyard].map(|zone| (zone, player.id)));
    for (zone, player) in shared.into_iter().chain(owned) {
        for id in state.zone(zone, player) {
            *places.entry(*id).or_default() += 1;
            let object = state.object(*id);
            prop_assert!(object.exists(), "{:?} is in {:?} and gone", object, zone);
            prop_assert_eq!(object.zone, zone);
        }
    }
    for object in state.objects.iter() {
        let times = places.get(&object.id).copied().unwrap_or(0);
        prop_assert_eq!(times, usize::from(object.exists()), "how often {:?} is in a zone", object);
    }
    Ok(())
}

/// A token that has left the battlefield never comes back (111.8); a copy of a permanent spell becomes one as it comes (608.3f).
fn no_token_comes_back(state: &State) -> Holds {
    for object in state.objects.iter().filter(|object| object.kind == ObjectKind::Token && object.exists()) {
        let was_a_token = |was: ObjectId| state.object(was).kind == ObjectKind::Token;
        let back = object.zone == Zone::Battlefield && object.was.is_some_and(was_a_token);
        prop_assert!(!back, "{:?} is back", object);
    }
    Ok(())
}

fn happened(done: &Done) -> impl Iterator<Item = &Event> {
    done.trace.lines.iter().filter_map(|line| match line {
        TraceLine::Event(event) => Some(event),
        _ => None,
    })
}

/// A life total is the former one, plus life gained, minus life lost and paid.
fn life_adds_up(before: &State, done: &Done) -> Holds {
    for player in before.players.iter() {
        let changed: i64 = happened(done)
            .map(|event| match event {
                Event::LifeGained { player: who, amount, .. } if *who == player.id => i64::from(*amount),
                Event::LifeLost { player: who, amount, .. } | Event::LifePaid { player: who, amount }
                    if *who == player.id =>
                {
                    -i64::from(*amount)
                }
                _ => 0,
            })
            .sum();
        let now = done.state.player(player.id).life;
        prop_assert_eq!(i64::from(player.life) + changed, i64::from(now), "the life of {}", player.id);
    }
    Ok(())
}

/// A mana pool has its former mana, plus mana added, minus mana spent and lost.
fn mana_adds_up(before: &State, done: &Done) -> Holds {
    let count = |mana: &ManaCost| i64::from(mana.mana_value(0));
    for player in before.players.iter() {
        let changed: i64 = happened(done)
            .map(|event| match event {
                Event::ManaAdded { player: who, mana, .. } if *who == player.id => count(mana),
                Event::ManaSpent { player: who, mana, .. } if *who == player.id => -count(mana),
                Event::ManaLost { player: who, amount, .. } if *who == player.id => -i64::from(*amount),
                _ => 0,
            })
            .sum();
        let pool = |state: &State| i64::try_from(state.player(player.id).mana.len()).unwrap_or(i64::MAX);
        prop_assert_eq!(pool(before) + changed, pool(&done.state), "the mana of {}", player.id);
    }
    Ok(())
}

/// The effects that are carried over from action to action are the same as those computed from the beginning.
fn what_is_kept_is_what_would_be_reckoned(table: &Table, done: &Done) -> Holds {
    let Some(kept) = done.known.as_ref().map(|known| &known.seen) else { return Ok(()) };
    let anew = continuous::project(table, &done.state);
    for object in done.state.objects.iter().filter(|object| object.exists()) {
        prop_assert_eq!(kept.characteristics(object.id), anew.characteristics(object.id));
        prop_assert_eq!(kept.controller(object.id), anew.controller(object.id));
    }
    Ok(())
}

/// If abilities are put onto the stack together, the active player's come first (603.3b).
fn the_active_player_comes_first(before: &State, done: &Done) -> Holds {
    let mut active = before.turn.active;
    let mut waiting = Waiting::new(before, done);
    let mut together: Vec<PlayerId> = Vec::new();
    for event in happened(done) {
        match event {
            Event::Triggered { pending, controller, .. } => waiting.triggers(*pending, *controller),
            Event::Moved { became, to: Zone::Stack, .. } => {
                let Some((controller, another_time)) = waiting.goes_on_the_stack(*became) else { continue };
                if another_time {
                    together.clear();
                }
                together.push(controller);
                let late = together.iter().skip_while(|player| **player == active).any(|player| *player == active);
                prop_assert!(!late, "{:?} put abilities on the stack, and {} is active", together, active);
            }
            Event::TurnBegan { player, .. } => active = *player,
            Event::StateBasedChecked | Event::PriorityGiven { .. } => {
                together.clear();
                waiting.begin_anew();
            }
            _ => {}
        }
    }
    Ok(())
}

/// Waiting triggered abilities: those that trigger while others are put onto the stack wait for the next time (603.3b).
struct Waiting {
    /// The controller of each, and the time for which it waits.
    of: BTreeMap<EffectId, (PlayerId, usize)>,
    /// The object that each becomes on the stack.
    becomes: BTreeMap<ObjectId, EffectId>,
    time: usize,
    /// Whether abilities have been put onto the stack at that time.
    begun: bool,
}

impl Waiting {
    fn new(before: &State, done: &Done) -> Self {
        let of = before.pending.iter().map(|waiting| (waiting.id, (waiting.scope.controller, 0))).collect();
        let becomes = happened(done).filter_map(|event| match event {
            Event::TriggerStacked { object, pending } => Some((*object, *pending)),
            _ => None,
        });
        Self { of, becomes: becomes.collect(), time: 0, begun: false }
    }

    fn triggers(&mut self, pending: EffectId, controller: PlayerId) {
        self.of.insert(pending, (controller, self.time + usize::from(self.begun)));
    }

    /// The controller of the ability that becomes this object, and whether it waited for another time than those before it.
    fn goes_on_the_stack(&mut self, object: ObjectId) -> Option<(PlayerId, bool)> {
        let (controller, time) = *self.of.get(self.becomes.get(&object)?)?;
        let another = time > self.time;
        (self.time, self.begun) = (self.time.max(time), true);
        Some((controller, another))
    }

    fn begin_anew(&mut self) {
        self.time += usize::from(std::mem::take(&mut self.begun));
    }
}

/// The same action with the same answers has the same result, event by event.
fn the_same_answers_make_the_same_game(Played { table, before, action, done, answers }: Played<'_>) -> Holds {
    let again = apply(table, before, action, &mut Repeating(answers.iter().cloned()));
    let Ok(again) = again else { return Err(TestCaseError::fail(format!("{action:?} can't be done again"))) };
    prop_assert_eq!(&again.state, &done.state);
    prop_assert_eq!(&again.trace, &done.trace);
    Ok(())
}

/// A game that is written and read again is the same game and continues in the same way.
fn what_was_written_down_goes_on_the_same(played: Played<'_>) -> Holds {
    let failed = |error: serde_json::Error| TestCaseError::fail(error.to_string());
    let written = serde_json::to_vec(played.before).map_err(failed)?;
    let read: State = serde_json::from_slice(&written).map_err(failed)?;
    prop_assert_eq!(&read, played.before);
    the_same_answers_make_the_same_game(Played { before: &read, ..played })
}

/// A game in which the first player has passed, under the newest edition.
fn one_action() -> (Arc<Table>, State, Action, Done) {
    let library = common::library();
    let table = library.editions().iter().last().and_then(|edition| library.table(&edition.id));
    let table = table.unwrap_or_else(|| panic!("there is an edition"));
    let mut dice = Dice::endless(7);
    let before = (0..20).find_map(|_| chance::deal(&table, &mut dice)).unwrap_or_else(|| panic!("no game begins"));
    let action = Action::Pass { player: before.turn.active };
    let done = apply(&table, &before, &action, &mut Anything(&mut dice)).unwrap_or_else(|_| panic!("one may pass"));
    (table, before, action, done)
}

/// Each property is also checked against a false state, so that it can fail.
fn told(done: &Done, what: &str, lie: impl Fn(&mut Done), property: impl Fn(&Done) -> Holds) {
    assert!(property(done).is_ok(), "{what}: before there was a lie");
    let mut lying = done.clone();
    lie(&mut lying);
    assert!(property(&lying).is_err(), "{what} is not told");
}

#[test]
fn a_position_that_breaks_a_property_is_told() {
    let (table, before, _, done) = one_action();
    let somewhere = |done: &Done| done.state.zone(Zone::Battlefield, PlayerId(0))[0];
    let place = |id: ObjectId| id.0 as usize;
    let partition = |done: &Done| zones_partition_the_objects(&done.state);
    told(&done, "what is in two zones", |done| done.state.exile.push(somewhere(done)), partition);
    told(&done, "what is in no zone", |done| done.state.players[0].hand.clear(), partition);
    let token = |done: &mut Done| {
        let one = place(somewhere(done));
        let back = &mut done.state.objects[one];
        (back.kind, back.was) = (ObjectKind::Token, Some(back.id));
    };
    told(&done, "a token that is back", token, |done| no_token_comes_back(&done.state));
    told(&done, "life from nowhere", |done| done.state.players[0].life += 1, |done| life_adds_up(&before, done));
    let maker = before.turn.active;
    let mana = Mana { color: None, source: None, only_for: None, lasts_this_turn: false, rider: None, maker };
    let richer = |done: &mut Done| done.state.players[1].mana.push(mana.clone());
    told(&done, "mana from nowhere", richer, |done| mana_adds_up(&before, done));
    let another_face = |done: &mut Done| {
        let (one, other) = (place(somewhere(done)), done.state.objects.len() - 1);
        done.state.objects[one].face = done.state.objects[other].face.clone();
    };
    told(&done, "what was kept too long", another_face, |done| what_is_kept_is_what_would_be_reckoned(&table, done));
}

#[test]
fn a_game_that_breaks_a_property_is_told() {
    let (table, before, action, done) = one_action();
    let (one, other) = (EffectId(1_000), EffectId(1_001));
    let triggered = |controller: PlayerId, pending: EffectId| {
        TraceLine::Event(Event::Triggered { source: ObjectId(0), ability: "lie".into(), controller, pending })
    };
    let stacked = |pending: EffectId| {
        let object = ObjectId(pending.0);
        let (from, to, why) = (Zone::Nowhere, Zone::Stack, Why::Created);
        let moved = Event::Moved { object, became: object, from, to, why, owner: PlayerId(0), batch: 0 };
        [moved, Event::TriggerStacked { object, pending }].map(TraceLine::Event)
    };
    let told_of = |events: &[&[TraceLine]]| events.concat();
    let (first, second) = (triggered(PlayerId(1), one), triggered(PlayerId(0), other));
    let [one, other] = [one, other].map(stacked);
    let (triggers, targets) = (std::slice::from_ref(&first), std::slice::from_ref(&second));
    let passes = |events: &[&[TraceLine]]| {
        let trace = Trace { lines: told_of(events), ..done.trace.clone() };
        the_active_player_comes_first(&before, &Done { trace, ..done.clone() }).is_ok()
    };
    assert!(passes(&[triggers, &one, targets, &other]), "the other triggered afterwards");
    assert!(
        passes(&[triggers, &one[..1], targets, &one[1..], &other]),
        "the other triggered as the first was put there"
    );
    let late = |done: &mut Done| done.trace.lines = told_of(&[triggers, targets, &one, &other]);
    told(&done, "an active player who comes late", late, |done| the_active_player_comes_first(&before, done));
    let later = |done: &mut Done| done.state.clock += 1;
    told(&done, "another game by the same answers", later, |done| {
        the_same_answers_make_the_same_game(Played {
            table: &table,
            before: &before,
            action: &action,
            done,
            answers: &[],
        })
    });
    told(&done, "another game than was written down", later, |done| {
        what_was_written_down_goes_on_the_same(Played {
            table: &table,
            before: &before,
            action: &action,
            done,
            answers: &[],
        })
    });
}

/// Notes the answers of another player.
struct Noting<'d> {
    chooser: Anything<'d>,
    answers: Vec<Answer>,
}

impl Chooser for Noting<'_> {
    fn choose(&mut self, game: &Game<'_>, decision: &Decision) -> Option<Answer> {
        let answer = self.chooser.choose(game, decision)?;
        self.answers.push(answer.clone());
        Some(answer)
    }
}

/// Gives the same answers again.
struct Repeating<I>(I);

impl<I: Iterator<Item = Answer>> Chooser for Repeating<I> {
    fn choose(&mut self, _: &Game<'_>, _: &Decision) -> Option<Answer> {
        self.0.next()
    }
}

fn digest(state: &State) -> u64 {
    let mut hasher = DefaultHasher::new();
    state.hash(&mut hasher);
    hasher.finish()
}
