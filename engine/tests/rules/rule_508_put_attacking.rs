//! Permanents put onto the battlefield attacking, and tokens that can't return to the battlefield, with invented cards.

use crate::common::{ALICE, BOB, Bench, table};
use casebook_engine::{
    action::{Action, Awaits},
    cards::values::{Step, Zone},
    decision::{Answer, DecisionKind},
    ids::{Entity, ObjectId, PlayerId},
    rules::turn,
};
use pretty_assertions::assert_eq;

const CAROL: PlayerId = PlayerId(2);
const OX: &str = "{ name: Ox, types: [creature], pt: [2, 2] }";
const FOX: &str = "{ name: Fox, types: [creature], pt: [1, 1] }";

fn begin<'t>(table: &'t casebook_engine::game::Table, players: u8, cards: &[(&str, PlayerId, Zone)]) -> Bench<'t> {
    Bench::begin_with(table, players, |p| {
        for (name, player, zone) in cards {
            let def = p.find(name).expect("such a card");
            p.card(def, *player, *zone, *player);
        }
    })
}

/// 508.4, 509.1: its controller chooses whom it attacks. That player declares blockers, and so does the player who was attacked first.
#[test]
fn a_player_whom_something_comes_to_attack_declares_blockers_too() {
    let ambush = "
name: Ambush
cost: '{0}'
types: [instant]
abilities: { ambush: { spell: { do: [ { move: { what: { all: { zone: hand, name: Fox } }, to: battlefield, attacking: true } } ] } } }";
    let table = table("2026-01", &[], &[OX, FOX, ambush]);
    let cards = [
        ("Ox", ALICE, Zone::Battlefield),
        ("Fox", ALICE, Zone::Hand),
        ("Ambush", ALICE, Zone::Hand),
        ("Ox", BOB, Zone::Battlefield),
        ("Ox", CAROL, Zone::Battlefield),
    ];
    let mut bench = begin(&table, 3, &cards);
    let ox_of = |bench: &Bench<'_>, player: PlayerId| -> ObjectId {
        let mut all = bench.state.permanents().iter().copied();
        all.find(|id| bench.state.object(*id).controller == player).expect("an ox")
    };
    let (attacker, bobs, carols) = (ox_of(&bench, ALICE), ox_of(&bench, BOB), ox_of(&bench, CAROL));
    bench.pass_until(|state| turn::awaits(state) == Awaits::Attackers(ALICE));
    bench.act(Action::Attack { player: ALICE, attacks: vec![(attacker, Entity::Player(BOB))] }, &[]);
    bench.cast("Ambush", &[]);
    for player in [ALICE, BOB] {
        bench.act(Action::Pass { player }, &[]);
    }
    let at_carol = (DecisionKind::Player, Answer::Entities(vec![CAROL.into()]));
    bench.act(Action::Pass { player: CAROL }, &[at_carol]);
    let fox = bench.permanent("Fox");
    bench.pass_until(|state| turn::awaits(state) == Awaits::Blockers(BOB));
    bench.act(Action::Block { player: BOB, blocks: vec![(bobs, attacker)] }, &[]);
    assert_eq!(turn::awaits(&bench.state), Awaits::Blockers(CAROL));
    bench.act(Action::Block { player: CAROL, blocks: vec![(carols, fox)] }, &[]);
    bench.pass_until(|state| state.turn.step == Step::PostcombatMain);
    assert_eq!([BOB, CAROL].map(|player| bench.state.player(player).life), [20, 20]);
}

/// 111.8: a token that has left does not return, not even by the effect that made it leave; a card does.
#[test]
fn a_token_that_left_stays_gone() {
    let flicker = "
name: Flicker
cost: '{0}'
types: [sorcery]
abilities:
  flicker:
    spell:
      do:
        - create_token: { name: Pup, types: [creature], subtypes: [Hound], pt: [1, 1] }
        - move: { what: { all: { zone: battlefield, type: creature } }, to: exile, as: gone }
        - move: { what: $gone, to: battlefield }";
    for edition in ["2001-07", "2004-10", "2006-10", "2026-01"] {
        let table = table(edition, &[], &[OX, flicker]);
        let mut bench = begin(&table, 2, &[("Ox", ALICE, Zone::Battlefield), ("Flicker", ALICE, Zone::Hand)]);
        bench.cast("Flicker", &[]);
        bench.resolve();
        assert!(bench.find("Ox", Zone::Battlefield).is_some(), "{edition}");
        assert_eq!(bench.state.permanents().len(), 1, "{edition}");
    }
}
