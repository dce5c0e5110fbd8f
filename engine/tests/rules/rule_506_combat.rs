//! Attacking, blocking and combat damage (508–510).

use crate::common::{ALICE, BOB, Bench, table, target};
use casebook_engine::{
    action::{Action, Awaits},
    cards::values::{Step, Zone},
    decision::{Answer, DecisionKind},
    game::Table,
    ids::{Entity, ObjectId, PlayerId},
    rule::Rule,
    rules::turn,
    setup::Position,
};
use pretty_assertions::assert_eq;

const FIRST_STRIKE: &str = "{ keyword: first strike, procedure: first_strike }";
const TRAMPLE: &str = "{ keyword: trample, procedure: trample }";
const VIGILANCE: &str = "{ keyword: vigilance, procedure: vigilance }";
const DEFENDER: &str = "{ keyword: defender, procedure: defender }";
const FLYING: &str = "{ keyword: flying, procedure: flying }";
const BUSHIDO: &str = "
keyword: bushido
params: [n]
expands_to:
  bonus:
    triggered: { when: { blocks_or_becomes_blocked: self }, do: [ { gain_life: { who: you, amount: $n } } ] }
";

const BEAR: &str = "{ name: Bear, cost: '{1}{G}', types: [creature], pt: [2, 2] }";
const WURM: &str = "{ name: Wurm, types: [creature], pt: [6, 4], abilities: { trample: { keyword: trample } } }";
const KNIGHT: &str = "{ name: Knight, types: [creature], pt: [2, 2], abilities: { first: { keyword: first strike } } }";
const GUARD: &str = "{ name: Guard, types: [creature], pt: [1, 1], abilities: { vigil: { keyword: vigilance } } }";
const WALL: &str =
    "{ name: Wall, types: [creature], subtypes: [Wall], pt: [0, 5], abilities: { defender: { keyword: defender } } }";
const FENCE: &str = "{ name: Fence, types: [creature], subtypes: [Wall], pt: [0, 5] }";
const BIRD: &str = "{ name: Bird, types: [creature], pt: [1, 1], abilities: { flying: { keyword: flying } } }";
const SAMURAI: &str =
    "{ name: Samurai, types: [creature], pt: [3, 3], abilities: { bushido: { keyword: { bushido: 1 } } } }";
const CALL: &str = "
name: Call
cost: '{0}'
types: [instant]
abilities:
  call:
    spell:
      targets: { guard: { zone: battlefield, type: creature }, foe: { zone: battlefield, type: creature, is: [attacking] } }
      do: [ { block: { what: $guard, attacker: $foe } } ]
";
const BERSERKER: &str = "{ name: Berserker, types: [creature], pt: [2, 1], abilities: { rage: { static: { apply: [ { must_attack: true } ] } } } }";

fn play_table(edition: &str) -> Table {
    let keywords = [FIRST_STRIKE, TRAMPLE, VIGILANCE, DEFENDER, FLYING, BUSHIDO];
    let cards = [BEAR, WURM, KNIGHT, GUARD, WALL, FENCE, BIRD, SAMURAI, BERSERKER, CALL];
    table(edition, &keywords, &cards)
}

fn put(position: &mut Position<'_>, name: &str, controller: PlayerId) -> ObjectId {
    let def = position.find(name).expect("a card of this file");
    position.card(def, controller, Zone::Battlefield, controller)
}

/// Alice has the first creatures, Bob the second.
fn bench<'t>(table: &'t Table, alice: &[&str], bob: &[&str]) -> Bench<'t> {
    let mut bench = Bench::begin(table, |position| {
        alice.iter().for_each(|name| {
            put(position, name, ALICE);
        });
        bob.iter().for_each(|name| {
            put(position, name, BOB);
        });
    });
    bench.pass_until(|state| turn::awaits(state) == Awaits::Attackers(ALICE));
    bench
}

fn attack(bench: &mut Bench<'_>, attackers: &[ObjectId]) {
    bench.act(attacks(attackers), &[]);
    bench.pass_until(|state| turn::awaits(state) == Awaits::Blockers(BOB));
}

fn attacks(attackers: &[ObjectId]) -> Action {
    let attacks = attackers.iter().map(|a| (*a, Entity::Player(BOB))).collect();
    Action::Attack { player: ALICE, attacks }
}

fn block(bench: &mut Bench<'_>, blocks: &[(ObjectId, ObjectId)]) {
    bench.act(Action::Block { player: BOB, blocks: blocks.to_vec() }, &[]);
}

#[test]
fn unblocked_damage_reaches_the_player() {
    for edition in ["2004-10", "2026-01"] {
        let table = play_table(edition);
        let mut bench = bench(&table, &["Bear"], &[]);
        let bear = bench.permanent("Bear");
        attack(&mut bench, &[bear]);
        assert!(bench.state.object(bear).status.tapped);
        block(&mut bench, &[]);
        bench.pass_until(|state| state.turn.step == Step::PostcombatMain);
        assert_eq!(bench.state.player(BOB).life, 18, "{edition}");
        assert_eq!(bench.applied(Rule::DamageOnStack), edition == "2004-10");
        assert!(bench.state.combat.attacks.is_empty());
    }
}

#[test]
fn blocked_creatures_kill_each_other() {
    let table = play_table("2026-01");
    let mut bench = bench(&table, &["Bear"], &["Bear"]);
    let (mine, other) = (bench.state.permanents()[0], bench.state.permanents()[1]);
    attack(&mut bench, &[mine]);
    block(&mut bench, &[(other, mine)]);
    bench.pass_until(|state| state.turn.step == Step::EndCombat);
    assert_eq!(bench.state.permanents(), []);
    assert_eq!(bench.state.player(BOB).life, 20);
    assert!(bench.applied(Rule::LethalDamage));
}

#[test]
fn first_strikers_strike_in_a_step_of_their_own() {
    let table = play_table("2026-01");
    let mut bench = bench(&table, &["Knight"], &["Bear"]);
    let (knight, bear) = (bench.permanent("Knight"), bench.permanent("Bear"));
    attack(&mut bench, &[knight]);
    block(&mut bench, &[(bear, knight)]);
    bench.pass_until(|state| state.turn.step == Step::FirstStrikeDamage);
    assert!(bench.find("Bear", Zone::Graveyard).is_some());
    bench.pass_until(|state| state.turn.step == Step::CombatDamage);
    bench.pass_until(|state| state.turn.step == Step::EndCombat);
    assert_eq!(bench.permanent("Knight"), knight);
    assert!(bench.applied(Rule::FirstStrikeStep));
}

#[test]
fn trample_lets_the_rest_through_only_after_lethal_damage() {
    let table = play_table("2004-10");
    let mut bench = bench(&table, &["Wurm"], &["Bear", "Guard"]);
    let (wurm, bear, guard) = (bench.permanent("Wurm"), bench.permanent("Bear"), bench.permanent("Guard"));
    attack(&mut bench, &[wurm]);
    block(&mut bench, &[(bear, wurm), (guard, wurm)]);
    bench.act(Action::Pass { player: ALICE }, &[]);
    let divide = |parts: [u32; 3]| [(DecisionKind::CombatDamage, Answer::Division(parts.to_vec()))];
    assert!(bench.try_act(&Action::Pass { player: BOB }, &divide([1, 1, 4])).is_err());
    bench.act(Action::Pass { player: BOB }, &divide([2, 1, 3]));
    bench.pass_until(|state| state.turn.step == Step::EndCombat);
    assert_eq!(bench.state.player(BOB).life, 17);
    assert_eq!(bench.state.permanents(), [wurm]);
}

#[test]
fn a_creature_that_may_not_attack_is_refused_by_its_rule() {
    let modern = play_table("2026-01");
    let mut bench_now = bench(&modern, &["Wall", "Fence"], &[]);
    let (wall, fence) = (bench_now.permanent("Wall"), bench_now.permanent("Fence"));
    assert_eq!(bench_now.refused(&attacks(&[wall]), &[]), Some(Rule::DefenderCantAttack));
    bench_now.act(attacks(&[fence]), &[]);
    let old = play_table("2001-07");
    let mut bench_then = bench(&old, &["Fence"], &[]);
    let fence = bench_then.permanent("Fence");
    assert_eq!(bench_then.refused(&attacks(&[fence]), &[]), Some(Rule::WallCantAttack));
}

#[test]
fn vigilance_keeps_the_attacker_untapped() {
    let table = play_table("2004-10");
    let mut bench = bench(&table, &["Guard"], &[]);
    let guard = bench.permanent("Guard");
    attack(&mut bench, &[guard]);
    assert!(!bench.state.object(guard).status.tapped);
    assert!(bench.applied(Rule::VigilanceNoTap));
}

#[test]
fn a_new_creature_is_sick_and_a_must_attack_is_obeyed() {
    let table = play_table("2026-01");
    let mut new = Bench::begin(&table, |position| {
        let bear = put(position, "Bear", ALICE);
        position.new_this_turn(bear);
    });
    new.pass_until(|state| turn::awaits(state) == Awaits::Attackers(ALICE));
    let bear = new.permanent("Bear");
    assert_eq!(new.refused(&attacks(&[bear]), &[]), Some(Rule::SummoningSickness));
    let mut bench = bench(&table, &["Berserker", "Bear"], &[]);
    let berserker = bench.permanent("Berserker");
    assert_eq!(bench.refused(&attacks(&[]), &[]), Some(Rule::AttackRequirement));
    bench.act(attacks(&[berserker]), &[]);
}

#[test]
fn only_what_flies_blocks_a_flier() {
    let table = play_table("2026-01");
    let mut bench = bench(&table, &["Bird"], &["Bear", "Bird"]);
    let (mine, bear, bird) = (bench.state.permanents()[0], bench.state.permanents()[1], bench.state.permanents()[2]);
    attack(&mut bench, &[mine]);
    let action = Action::Block { player: BOB, blocks: vec![(bear, mine)] };
    assert_eq!(bench.refused(&action, &[]), Some(Rule::Flying));
    block(&mut bench, &[(bird, mine)]);
}

#[test]
fn bushido_triggers_once_however_many_block() {
    let table = play_table("2004-10");
    let mut bench = bench(&table, &["Samurai"], &["Bear", "Guard"]);
    let (samurai, bear, guard) = (bench.permanent("Samurai"), bench.permanent("Bear"), bench.permanent("Guard"));
    attack(&mut bench, &[samurai]);
    block(&mut bench, &[(bear, samurai), (guard, samurai)]);
    assert_eq!(bench.state.stack.len(), 1);
    assert_eq!(bench.state.turn.priority, Some(ALICE));
    assert!(bench.applied(Rule::TriggerOncePerEvent) && bench.applied(Rule::BlockTrigger));
}

/// 509.3c: an attacker that is already blocked does not become blocked again. Only the defending player's creatures can block.
#[test]
fn an_effect_adds_a_blocker_of_the_defending_player() {
    let table = play_table("2026-01");
    let mut bench = Bench::begin(&table, |position| {
        for (name, player) in [("Samurai", ALICE), ("Bear", ALICE), ("Wall", BOB), ("Fence", BOB)] {
            put(position, name, player);
        }
        for player in [ALICE, BOB] {
            let call = position.find("Call").expect("a card of this file");
            position.card(call, player, Zone::Hand, player);
        }
    });
    bench.pass_until(|state| turn::awaits(state) == Awaits::Attackers(ALICE));
    let [samurai, bear, wall, fence] = ["Samurai", "Bear", "Wall", "Fence"].map(|name| bench.permanent(name));
    attack(&mut bench, &[samurai]);
    block(&mut bench, &[(wall, samurai)]);
    bench.resolve();
    assert_eq!(bench.state.player(ALICE).life, 21, "it became blocked");
    for (player, guard) in [(ALICE, bear), (BOB, fence)] {
        bench.pass_until(|state| turn::awaits(state) == Awaits::Priority(player));
        let call =
            bench.state.player(player).hand.iter().copied().find(|id| {
                bench.state.object(*id).face.characteristics.name.as_ref().is_some_and(|name| *name == "Call")
            });
        let cast = Action::Cast { player, card: call.expect("a call") };
        bench.act(cast, &[target(guard), target(samurai)]);
        bench.resolve();
    }
    assert_eq!(bench.state.combat.attack_of(samurai).expect("it attacks").blockers, [wall, fence]);
    assert_eq!(bench.state.player(ALICE).life, 21, "it had become blocked before");
}

/// 310.5 from 2004 to 2006: a creature that assigned no damage in the first of two steps may do so in the second. 502.2b of 2001 and 510.4 today ask
/// which creatures had first strike as the first step began.
#[test]
fn a_first_striker_that_had_nothing_to_assign_gets_another_chance_from_2004_to_2006() {
    let page = "{ name: Page, types: [creature], pt: [0, 2], abilities: { first: { keyword: first strike } } }";
    let growth = "
name: Growth
cost: '{0}'
types: [instant]
abilities:
  growth: { spell: { targets: { one: { zone: battlefield, type: creature } }, do: [ { apply: { to: $one, apply: [ { add_pt: [3, 3] } ], until: end_of_turn } } ] } }";
    for (edition, life) in [("2001-07", 20), ("2004-10", 17), ("2006-10", 17), ("2026-01", 20)] {
        let table = table(edition, &[FIRST_STRIKE], &[page, growth]);
        let mut bench = Bench::begin(&table, |position| {
            for (name, zone) in [("Page", Zone::Battlefield), ("Growth", Zone::Hand)] {
                let def = position.find(name).expect("a card");
                position.card(def, ALICE, zone, ALICE);
            }
        });
        let page = bench.permanent("Page");
        bench.pass_until(|state| turn::awaits(state) == Awaits::Attackers(ALICE));
        bench.act(Action::Attack { player: ALICE, attacks: vec![(page, Entity::Player(BOB))] }, &[]);
        bench.pass_until(|state| state.turn.step == Step::FirstStrikeDamage && state.turn.priority == Some(ALICE));
        bench.cast("Growth", &[target(page)]);
        bench.pass_until(|state| state.turn.step == Step::EndCombat);
        assert_eq!(bench.state.player(BOB).life, life, "{edition}");
    }
}

#[test]
fn each_defending_player_declares_blockers() {
    let table = play_table("2026-01");
    let carol = PlayerId(2);
    let mut bench = Bench::begin_with(&table, 3, |position| {
        put(position, "Bear", ALICE);
        put(position, "Knight", ALICE);
        put(position, "Fence", BOB);
        put(position, "Samurai", carol);
    });
    bench.pass_until(|state| turn::awaits(state) == Awaits::Attackers(ALICE));
    let [bear, knight, fence, samurai] = ["Bear", "Knight", "Fence", "Samurai"].map(|name| bench.permanent(name));
    let attacks = vec![(bear, Entity::Player(BOB)), (knight, Entity::Player(carol))];
    bench.act(Action::Attack { player: ALICE, attacks }, &[]);
    bench.pass_until(|state| turn::awaits(state) == Awaits::Blockers(BOB));
    let blocked = |bench: &Bench<'_>| [bear, knight].map(|id| bench.state.combat.attack_of(id).and_then(|a| a.blocked));
    block(&mut bench, &[(fence, bear)]);
    assert_eq!(blocked(&bench), [Some(true), None], "whom somebody else defends against is still neither");
    assert_eq!(turn::awaits(&bench.state), Awaits::Blockers(carol), "nobody has priority yet");
    let crossing = Action::Block { player: carol, blocks: vec![(samurai, bear)] };
    assert_eq!(bench.refused(&crossing, &[]), Some(Rule::DeclareBlockers), "the Bear attacks Bob");
    bench.act(Action::Block { player: carol, blocks: Vec::new() }, &[]);
    assert_eq!(blocked(&bench), [Some(true), Some(false)]);
    assert_eq!(turn::awaits(&bench.state), Awaits::Priority(ALICE));
    bench.pass_until(|state| state.turn.step == Step::PostcombatMain);
    assert_eq!([BOB, carol].map(|player| bench.state.player(player).life), [20, 18]);
}
