//! Activating abilities (602), mana abilities (605) and special actions (116), with invented cards.

use crate::common::{ALICE, BOB, Bench, put, table, target};
use casebook_engine::{
    action::{Action, Awaits},
    cards::values::{Step, Zone},
    change::PermanentChange,
    decision::{Answer, DecisionKind},
    ids::{Entity, ObjectId, PlayerId},
    rule::Rule,
    rules::turn,
    setup::Position,
};

const PINGER: &str = "
name: Pinger
cost: '{1}{R}'
types: [creature]
pt: [1, 1]
abilities:
  ping:
    activated:
      costs: [ { tap: self } ]
      targets: { victim: any_target }
      do: [ { deal_damage: { amount: 1, to: $victim } } ]
";
const TRICKSTER: &str = "
name: Trickster
cost: '{1}{U}'
types: [creature]
pt: [1, 1]
abilities:
  grow: { activated: { once_each_turn: true, do: [ { apply: { to: self, apply: [ { add_pt: [1, 1] } ], until: end_of_turn } } ] } }
";
const SWORD: &str = "
name: Sword
cost: '{1}'
types: [artifact]
subtypes: [Equipment]
abilities: { equip: { keyword: { equip: { cost: [ { mana: '{1}' } ] } } } }
";
const NINJA: &str = "
name: Ninja
cost: '{3}{U}'
types: [creature]
pt: [2, 2]
abilities: { ninjutsu: { keyword: { ninjutsu: { cost: [ { mana: '{U}' } ] } } } }
";
const OX: &str = "{ name: Ox, cost: '{1}{W}', types: [creature], pt: [2, 2] }";
const RIVER: &str = "
name: River
types: [land]
abilities:
  tap: { activated: { costs: [ { tap: self } ], do: [ { add_mana: { one_color_of: [blue, green] } } ] } }
";
const EQUIP: &str = include_str!("../../../fixtures/keywords/equip.yaml");
const NINJUTSU: &str = include_str!("../../../fixtures/keywords/ninjutsu.yaml");
const CYCLING: &str = include_str!("../../../fixtures/keywords/cycling.yaml");
const MORPH: &str = include_str!("../../../fixtures/keywords/morph.yaml");
const ENCHANT: &str = include_str!("../../../fixtures/keywords/enchant.yaml");

fn put_all(position: &mut Position<'_>, names: &[&str], player: PlayerId, zone: Zone) {
    for name in names {
        put(position, name, player, zone);
    }
}

fn activate(source: ObjectId, ability: &str) -> Action {
    Action::Activate { player: ALICE, source, ability: ability.into() }
}

#[test]
fn a_creature_taps_for_its_ability_once_it_has_been_there() {
    let table = table("2004-10", &[], &[PINGER]);
    let place = |position: &mut Position<'_>| put(position, "Pinger", ALICE, Zone::Battlefield);
    let mut bench = Bench::begin(&table, |position| {
        let pinger = place(position);
        position.new_this_turn(pinger);
    });
    let action = activate(bench.permanent("Pinger"), "ping");
    assert_eq!(bench.refused(&action, &[target(BOB)]), Some(Rule::SummoningSickness));
    let mut bench = Bench::begin(&table, |position| {
        place(position);
    });
    bench.act(action.clone(), &[target(BOB)]);
    assert_eq!(bench.refused(&action, &[target(BOB)]), Some(Rule::UnpayableCost));
    bench.resolve();
    assert_eq!(bench.state.player(BOB).life, 19);
}

#[test]
fn an_ability_for_once_each_turn_is_activated_once() {
    let table = table("2004-10", &[], &[TRICKSTER]);
    let mut bench = Bench::begin(&table, |position| put_all(position, &["Trickster"], ALICE, Zone::Battlefield));
    let trickster = bench.permanent("Trickster");
    bench.act(activate(trickster, "grow"), &[]);
    assert_eq!(bench.refused(&activate(trickster, "grow"), &[]), Some(Rule::ActivationLimit));
    bench.resolve();
    assert_eq!(bench.pt(trickster), Some((2, 2)));
}

#[test]
fn equip_is_activated_as_a_sorcery() {
    let table = table("2004-10", &[EQUIP], &[SWORD, OX]);
    let place = |position: &mut Position<'_>| {
        put_all(position, &["Sword", "Ox", "Forest"], ALICE, Zone::Battlefield);
    };
    let mut bench = Bench::begin(&table, place);
    let (sword, ox) = (bench.permanent("Sword"), bench.permanent("Ox"));
    bench.act(activate(sword, "equip"), &[]);
    bench.resolve();
    assert_eq!(bench.state.object(sword).attached_to, Some(Entity::Object(ox)));
    let mut bench = Bench::begin(&table, |position| {
        place(position);
        position.now(ALICE, Step::Upkeep);
    });
    assert_eq!(bench.refused(&activate(sword, "equip"), &[]), Some(Rule::EquipActivated));
}

#[test]
fn a_ninja_takes_the_place_of_an_unblocked_attacker_and_stays_revealed_meanwhile() {
    let table = table("2005-02", &[NINJUTSU], &[NINJA, OX]);
    let mut bench = Bench::begin(&table, |position| {
        put_all(position, &["Ox", "Island", "Island"], ALICE, Zone::Battlefield);
        put(position, "Ninja", ALICE, Zone::Hand);
    });
    let (ox, ninja) = (bench.permanent("Ox"), bench.find("Ninja", Zone::Hand).unwrap());
    let swap = activate(ninja, "ninjutsu");
    assert_eq!(bench.refused(&swap, &[]), Some(Rule::NinjutsuUnblocked));
    bench.pass_until(|state| matches!(turn::awaits(state), Awaits::Attackers(_)));
    bench.act(Action::Attack { player: ALICE, attacks: vec![(ox, Entity::Player(BOB))] }, &[]);
    assert_eq!(bench.refused(&swap, &[]), Some(Rule::NinjutsuUnblocked));
    bench.pass_until(|state| state.turn.step == Step::DeclareBlockers && state.turn.priority == Some(ALICE));
    bench.act(swap, &[]);
    assert!(bench.state.object(ninja).revealed);
    assert!(bench.find("Ox", Zone::Hand).is_some());
    bench.resolve();
    let there = bench.permanent("Ninja");
    let attack = bench.state.combat.attack_of(there).unwrap();
    assert_eq!((attack.defender, attack.blocked), (Entity::Player(BOB), Some(false)));
    assert!(bench.state.object(there).status.tapped);
    bench.pass_until(|state| state.turn.step == Step::EndCombat);
    assert_eq!(bench.state.player(BOB).life, 18);
}

#[test]
fn a_card_is_cycled_from_the_hand_only() {
    let card = "
name: Drifter
cost: '{4}{G}'
types: [creature]
pt: [3, 3]
abilities: { cycling: { keyword: { cycling: { cost: [ { mana: '{1}' } ] } } } }
";
    let table = table("2004-10", &[CYCLING], &[card]);
    let mut bench = Bench::begin(&table, |position| {
        put_all(position, &["Drifter", "Forest"], ALICE, Zone::Battlefield);
        put(position, "Drifter", ALICE, Zone::Hand);
    });
    let there = bench.permanent("Drifter");
    assert_eq!(bench.refused(&activate(there, "cycling"), &[]), Some(Rule::AbilityZone));
    let card = bench.find("Drifter", Zone::Hand).unwrap();
    bench.act(activate(card, "cycling"), &[]);
    bench.resolve();
    assert!(bench.find("Drifter", Zone::Graveyard).is_some());
    assert_eq!(bench.state.player(ALICE).hand.len(), 1);
}

#[test]
fn a_mana_ability_resolves_without_the_stack() {
    let table = table("2004-10", &[], &[RIVER]);
    let mut bench = Bench::begin(&table, |position| put_all(position, &["River"], ALICE, Zone::Battlefield));
    let river = bench.permanent("River");
    let green = (DecisionKind::ManaColor, Answer::Color(casebook_engine::cards::values::Color::Green));
    bench.act(activate(river, "tap"), &[green]);
    assert!(bench.state.stack.is_empty());
    let pool = &bench.state.player(ALICE).mana;
    assert_eq!(pool.iter().map(|m| m.color).collect::<Vec<_>>(), [Some(casebook_engine::cards::values::Color::Green)]);
    assert_eq!(bench.state.turn.priority, Some(ALICE));
}

#[test]
fn one_land_a_turn_is_played() {
    let table = table("2004-10", &[], &[]);
    let mut bench = Bench::begin(&table, |position| {
        put_all(position, &["Forest", "Island"], ALICE, Zone::Hand);
        put(position, "Plains", BOB, Zone::Hand);
    });
    let play = |bench: &Bench<'_>, name: &str, player| Action::PlayLand {
        player,
        card: bench.find(name, Zone::Hand).unwrap(),
    };
    let (forest, island, plains) =
        (play(&bench, "Forest", ALICE), play(&bench, "Island", ALICE), play(&bench, "Plains", BOB));
    bench.act(forest, &[]);
    bench.permanent("Forest");
    assert_eq!(bench.refused(&island, &[]), Some(Rule::PlayLand));
    bench.act(Action::Pass { player: ALICE }, &[]);
    assert_eq!(bench.refused(&plains, &[]), Some(Rule::LandTurn));
}

#[test]
fn a_face_down_permanent_is_turned_up_for_its_cost() {
    let card = "
name: Lurker
cost: '{4}{G}'
types: [creature]
pt: [5, 5]
abilities: { morph: { keyword: { morph: { cost: [ { mana: '{G}' } ] } } } }
";
    let table = table("2004-10", &[MORPH], &[card]);
    let mut bench = Bench::begin(&table, |position| {
        let lurker = put(position, "Lurker", ALICE, Zone::Battlefield);
        put(position, "Forest", ALICE, Zone::Battlefield);
        position.face_down(lurker);
    });
    let lurker = bench.state.permanents()[0];
    assert_eq!(bench.pt(lurker), Some((2, 2)));
    bench.act(Action::TurnFaceUp { player: ALICE, object: lurker }, &[]);
    assert_eq!(bench.pt(lurker), Some((5, 5)));
    let again = Action::TurnFaceUp { player: ALICE, object: lurker };
    assert_eq!(bench.refused(&again, &[]), Some(Rule::TurnFaceUp));
}

#[test]
fn an_aura_targets_what_it_will_enchant() {
    let aura = "
name: Vigor
cost: '{G}'
types: [enchantment]
subtypes: [Aura]
abilities:
  enchant: { keyword: { enchant: { what: { zone: battlefield, type: creature } } } }
  vigor: { static: { affects: host, apply: [ { add_pt: [1, 1] } ] } }
";
    let table = table("2004-10", &[ENCHANT], &[aura, OX]);
    let mut bench = Bench::begin(&table, |position| {
        put(position, "Vigor", ALICE, Zone::Hand);
        put(position, "Forest", ALICE, Zone::Battlefield);
        put(position, "Ox", BOB, Zone::Battlefield);
    });
    let ox = bench.permanent("Ox");
    bench.cast("Vigor", &[]);
    bench.resolve();
    assert_eq!(bench.pt(ox), Some((3, 3)));
}

#[test]
fn mana_that_lasts_is_kept_if_the_player_says_so() {
    let peek = "{ name: Peek, cost: '{1}', types: [instant], abilities: { peek: { spell: { do: [ { draw: { who: you } } ] } } } }";
    let spring = "
name: Spring
types: [land]
abilities:
  spring: { activated: { costs: [ { tap: self } ], do: [ { add_mana: { mana: '{G}', lasts_this_turn: true } } ] } }
";
    let table = table("2005-02", &[], &[peek, spring, RIVER]);
    let mut bench = Bench::begin(&table, |position| {
        put_all(position, &["Spring", "River"], ALICE, Zone::Battlefield);
        put_all(position, &["Peek", "Peek"], ALICE, Zone::Hand);
    });
    let (spring, river) = (bench.permanent("Spring"), bench.permanent("River"));
    let blue = (DecisionKind::ManaColor, Answer::Color(casebook_engine::cards::values::Color::Blue));
    bench.act(activate(spring, "spring"), &[]);
    bench.act(activate(river, "tap"), &[blue]);
    bench.cast("Peek", &[]);
    let left = |bench: &Bench<'_>| bench.state.player(ALICE).mana.iter().filter_map(|m| m.source).collect::<Vec<_>>();
    assert_eq!(left(&bench), [spring]);
    bench.cast("Peek", &[]);
    assert!(left(&bench).is_empty());
}

#[test]
fn an_x_of_counters_is_at_most_what_there_are() {
    let vessel = "
name: Vessel
cost: '{2}'
types: [artifact]
abilities:
  pour:
    activated:
      costs: [ { remove_counters: { kind: ki, count: x, from: self } } ]
      do: [ { gain_life: { who: you, amount: x } } ]
";
    let table = table("2004-10", &[], &[vessel]);
    let mut bench = Bench::begin(&table, |position| {
        let vessel = put(position, "Vessel", ALICE, Zone::Battlefield);
        position.write(PermanentChange::PutCounters {
            on: vessel.into(),
            kind: "ki".into(),
            count: 3,
            by_effect: false,
        });
    });
    let vessel = bench.permanent("Vessel");
    let x = |n| (DecisionKind::X, Answer::Number(n));
    assert_eq!(bench.refused(&activate(vessel, "pour"), &[x(4)]), Some(Rule::UnpayableCost));
    bench.act(activate(vessel, "pour"), &[x(2)]);
    bench.resolve();
    assert_eq!((bench.state.player(ALICE).life, bench.state.object(vessel).counters.of("ki")), (22, 1));
}

#[test]
fn only_the_top_card_is_looked_at_and_only_by_who_may() {
    const ORB: &str = "
name: Orb
types: [artifact]
abilities:
  orb: { static: { apply: [ { may_look: { who: you, zone: library, of: you } } ] } }
";
    let table = table("2026-01", &[], &[ORB]);
    let mut bench = Bench::begin(&table, |p| {
        let def = p.find("Orb").unwrap();
        p.card(def, ALICE, Zone::Battlefield, ALICE);
    });
    let library = |player| bench.state.player(player).library.clone();
    let (own, other) = (library(ALICE), library(BOB));
    let look = |player, card: &ObjectId| Action::Look { player, card: *card };
    let (top, below) = (own.last().unwrap(), own.first().unwrap());
    for (player, card) in [(ALICE, below), (ALICE, other.last().unwrap()), (BOB, top)] {
        assert_eq!(bench.refused(&look(player, card), &[]), Some(Rule::HiddenLibrary));
    }
    assert_eq!(bench.state.object(*top).known_to, 0);
    bench.act(look(ALICE, top), &[]);
    assert_eq!(bench.state.object(*top).known_to, 1);
}

#[test]
fn the_ninja_attacks_what_the_returned_creature_attacked() {
    let table = table("2026-01", &[NINJUTSU], &[NINJA, OX, "{ name: Sage, types: [planeswalker] }"]);
    let mut bench = Bench::begin(&table, |p| {
        for (name, owner, zone) in [
            ("Ox", ALICE, Zone::Battlefield),
            ("Island", ALICE, Zone::Battlefield),
            ("Ninja", ALICE, Zone::Hand),
            ("Sage", BOB, Zone::Battlefield),
        ] {
            let def = p.find(name).unwrap();
            let there = p.card(def, owner, zone, owner);
            if name == "Sage" {
                p.counters(there.into(), "loyalty".into(), 3);
            }
        }
    });
    let (ox, sage, ninja) = (bench.permanent("Ox"), bench.permanent("Sage"), bench.find("Ninja", Zone::Hand).unwrap());
    bench.pass_until(|state| matches!(turn::awaits(state), Awaits::Attackers(_)));
    bench.act(Action::Attack { player: ALICE, attacks: vec![(ox, sage.into())] }, &[]);
    bench.pass_until(|state| state.turn.step == Step::DeclareBlockers);
    bench.act(Action::Block { player: BOB, blocks: Vec::new() }, &[]);
    bench.act(Action::Activate { player: ALICE, source: ninja, ability: "ninjutsu".into() }, &[]);
    bench.resolve();
    let ninja = bench.permanent("Ninja");
    assert_eq!(bench.state.combat.attack_of(ninja).map(|attack| attack.defender), Some(Entity::Object(sage)));
}
