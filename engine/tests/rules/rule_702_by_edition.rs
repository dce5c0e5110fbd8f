//! Keywords (702; 502 until 2009), back faces (712) and loops (731), in editions on both sides of the changes.

use crate::common::{ALICE, BOB, Bench, bench, put, rite, table, target};
use casebook_engine::{
    action::{Action, Awaits},
    cards::values::Zone,
    continuous::project,
    decision::{Answer, DecisionKind},
    game::Game,
    rule::Rule,
    rules::turn,
};
use pretty_assertions::assert_eq;

/// 702.2c: damage from a source with deathtouch is lethal damage only in the editions since 2013. Before that, lethal damage is the toughness
/// (502.9a of 2006, 510.1e of 2009).
#[test]
fn any_damage_with_deathtouch_is_lethal_since_2013() {
    let keywords = ["{ keyword: trample, procedure: trample }", "{ keyword: deathtouch, procedure: deathtouch }"];
    let wurm = "{ name: Wurm, types: [creature], pt: [5, 4], abilities: { trample: { keyword: trample }, touch: { keyword: deathtouch } } }";
    let guard = "{ name: Guard, types: [creature], pt: [1, 4] }";
    for (edition, lethal) in [("2006-10", 4), ("2009-07", 4), ("2013-07", 1), ("2026-01", 1)] {
        let table = table(edition, &keywords, &[wurm, guard]);
        let mut bench = Bench::begin(&table, |position| {
            put(position, "Wurm", ALICE, Zone::Battlefield);
            put(position, "Guard", BOB, Zone::Battlefield);
        });
        let (wurm, guard) = (bench.permanent("Wurm"), bench.permanent("Guard"));
        bench.pass_until(|state| turn::awaits(state) == Awaits::Attackers(ALICE));
        bench.act(Action::Attack { player: ALICE, attacks: vec![(wurm, BOB.into())] }, &[]);
        bench.pass_until(|state| turn::awaits(state) == Awaits::Blockers(BOB));
        bench.act(Action::Block { player: BOB, blocks: vec![(guard, wurm)] }, &[]);
        bench.act(Action::Pass { player: ALICE }, &[]);
        let divide = |to_guard: u32| [(DecisionKind::CombatDamage, Answer::Division(vec![to_guard, 5 - to_guard]))];
        let pass = Action::Pass { player: BOB };
        assert!(bench.try_act(&pass, &divide(lethal - 1)).is_err(), "{edition}");
        bench.act(pass, &divide(lethal));
        bench.pass_until(|state| state.stack.is_empty());
        let through = i32::try_from(5 - lethal).expect("a small number");
        assert_eq!(bench.state.player(BOB).life, 20 - through, "{edition}");
    }
}

/// 712.8e, 202.3b: the mana value of a permanent with its back face up. Until 2015 a back face has no mana cost, so it is 0 (711.2b of 2013).
#[test]
fn a_back_face_has_the_mana_value_of_the_front_face_today() {
    let moth = "{ name: Moth, cost: '{2}{U}', types: [creature], pt: [1, 1], back: { name: Lamp, colors: [blue], types: [artifact] } }";
    let turn = rite("{ transform: { what: { all: { type: creature } } } }");
    for (edition, value) in [("2006-10", 0), ("2013-07", 0), ("2026-01", 3)] {
        let table = table(edition, &[], &[moth, &turn]);
        let mut bench = bench(&table, &["Rite"], &["Moth"]);
        let moth = bench.permanent("Moth");
        let mana_value = |bench: &Bench<'_>| {
            let seen = project(&table, &bench.state);
            Game::new(&table, &bench.state, &seen).mana_value(moth)
        };
        assert_eq!(mana_value(&bench), 3, "{edition}");
        bench.cast("Rite", &[]);
        bench.resolve();
        assert_eq!(mana_value(&bench), value, "{edition}");
    }
}

/// 731.3: the active player can't repeat an action that another player has undone. Until 2006 both players chose numbers of repetitions, so that the
/// action is possible again (421.3).
#[test]
fn an_action_that_another_player_undid_can_be_repeated_until_2006() {
    let glider = "{ name: Glider, types: [creature], pt: [1, 1], abilities: { rise: { activated: { costs: [ { mana: '{0}' } ], do: [ { apply: { to: self, apply: [ { add_keyword: flying } ] } } ] } } } }";
    let anchor = "{ name: Anchor, types: [artifact], abilities: { weigh: { activated: { costs: [ { mana: '{0}' } ], targets: { grounded: { zone: battlefield, type: creature } }, do: [ { apply: { to: $grounded, apply: [ { lose_keyword: flying } ] } } ] } } } }";
    for (edition, refused) in
        [("2006-10", None), ("2009-07", Some(Rule::FragmentedLoop)), ("2026-01", Some(Rule::FragmentedLoop))]
    {
        let table = table(edition, &["{ keyword: flying, procedure: flying }"], &[glider, anchor]);
        let mut bench = Bench::begin(&table, |position| {
            put(position, "Glider", ALICE, Zone::Battlefield);
            put(position, "Anchor", BOB, Zone::Battlefield);
        });
        let (glider, anchor) = (bench.permanent("Glider"), bench.permanent("Anchor"));
        let rise = Action::Activate { player: ALICE, source: glider, ability: "rise".into() };
        bench.act(rise.clone(), &[]);
        bench.resolve();
        bench.act(Action::Pass { player: ALICE }, &[]);
        bench.act(Action::Activate { player: BOB, source: anchor, ability: "weigh".into() }, &[target(glider)]);
        bench.resolve();
        assert_eq!(bench.refused(&rise, &[]), refused, "{edition}");
    }
}
