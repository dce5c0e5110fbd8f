//! Chosen sources of damage (609.7; 419.8a until 2009), and who can sacrifice a permanent (701.21).

use crate::common::{ALICE, BOB, Bench, table, target};
use casebook_engine::{
    action::Action,
    cards::values::Zone,
    decision::{Answer, DecisionKind},
    game::Table,
    ids::{Entity, ObjectId, PlayerId},
};
use pretty_assertions::assert_eq;

const EDITIONS: [&str; 4] = ["2001-07", "2004-10", "2006-10", "2026-01"];
const SHIELD: &str = "
name: Shield
cost: '{0}'
types: [instant]
abilities:
  shield:
    spell:
      do:
        - choose_source: { as: source }
        - prevent_damage: { to: you, source: { among: $source }, until: end_of_turn }";
const BOMB: &str = "
name: Bomb
types: [artifact]
abilities:
  burst:
    activated:
      costs: [ { sacrifice: { what: self } } ]
      targets: { victim: any_target }
      do: [ { deal_damage: { amount: 3, to: $victim } } ]";

fn bench<'t>(table: &'t Table, cards: &[(&str, PlayerId, Zone)]) -> Bench<'t> {
    Bench::begin(table, |position| {
        for (name, player, zone) in cards {
            let def = position.find(name).expect("a card");
            position.card(def, *player, *zone, *player);
        }
    })
}

fn chosen(source: ObjectId) -> (DecisionKind, Answer) {
    (DecisionKind::DamageSource, Answer::Entities(vec![Entity::Object(source)]))
}

/// The source of an ability on the stack can be chosen even if it is gone. The ability itself can't.
#[test]
fn a_sacrificed_source_whose_ability_waits_can_be_chosen() {
    for edition in EDITIONS {
        let table = table(edition, &[], &[SHIELD, BOMB]);
        let mut bench = bench(&table, &[("Shield", ALICE, Zone::Hand), ("Bomb", ALICE, Zone::Battlefield)]);
        let bomb = bench.permanent("Bomb");
        bench.act(Action::Activate { player: ALICE, source: bomb, ability: "burst".into() }, &[target(ALICE)]);
        let ability = bench.state.stack[0];
        bench.cast("Shield", &[]);
        bench.act(Action::Pass { player: ALICE }, &[]);
        let pass = Action::Pass { player: BOB };
        assert!(bench.try_act(&pass, &[chosen(ability)]).is_err(), "{edition}");
        bench.act(pass, &[chosen(bomb)]);
        bench.resolve();
        assert_eq!(bench.state.player(ALICE).life, 20, "{edition}");
    }
}

/// A player who chose a creature spell has also chosen the permanent that it becomes.
#[test]
fn a_creature_spell_that_was_chosen_is_followed_to_the_permanent() {
    let imp = "
name: Imp
cost: '{0}'
types: [creature]
pt: [1, 1]
abilities:
  sting: { triggered: { when: { enters: self }, do: [ { deal_damage: { amount: 1, to: you } } ] } }";
    for edition in EDITIONS {
        let shield = SHIELD.replace("{ among: $source }", "$source");
        let table = table(edition, &[], &[&shield, imp]);
        let mut bench = bench(&table, &[("Shield", ALICE, Zone::Hand), ("Imp", ALICE, Zone::Hand)]);
        bench.cast("Imp", &[]);
        let spell = bench.state.stack[0];
        bench.cast("Shield", &[]);
        bench.act(Action::Pass { player: ALICE }, &[]);
        bench.act(Action::Pass { player: BOB }, &[chosen(spell)]);
        bench.resolve();
        assert!(bench.find("Imp", Zone::Battlefield).is_some(), "{edition}");
        assert_eq!(bench.state.player(ALICE).life, 20, "{edition}");
    }
}

/// 701.21a: a player can only sacrifice a permanent while controlling it.
#[test]
fn what_another_controls_by_then_isnt_sacrificed() {
    let ox = "{ name: Ox, types: [creature], pt: [2, 2] }";
    let trade = "
name: Trade
cost: '{0}'
types: [sorcery]
abilities:
  trade:
    spell:
      targets: { one: { zone: battlefield, type: creature } }
      do:
        - apply: { to: $one, apply: [ { control: opponents } ] }
        - sacrifice: { what: $one, who: you }";
    for edition in EDITIONS {
        let table = table(edition, &[], &[ox, trade]);
        let mut bench = bench(&table, &[("Trade", ALICE, Zone::Hand), ("Ox", ALICE, Zone::Battlefield)]);
        let ox = bench.permanent("Ox");
        bench.cast("Trade", &[target(ox)]);
        bench.resolve();
        assert!(bench.state.object(ox).is_permanent(), "{edition}");
    }
}
