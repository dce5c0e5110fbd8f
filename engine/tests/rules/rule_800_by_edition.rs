//! Changes in the rules on games of more than two players, on choices and on combat, with invented cards. Each test runs a position in editions on
//! both sides of a change.

use crate::common::{ALICE, BOB, Bench, put, rite, table, target};
use casebook_engine::{
    action::{Action, Awaits},
    cards::values::{Step, Zone},
    decision::{Answer, DecisionKind, Options},
    error::Stop,
    game::Table,
    ids::PlayerId,
    rule::Rule,
    rules::turn,
};
use pretty_assertions::assert_eq;

const CAROL: PlayerId = PlayerId(2);
const OX: &str = "{ name: Ox, cost: '{0}', types: [creature], subtypes: [Ox], pt: [2, 2] }";

/// A game of that many players, with Alice's hand and the players' permanents.
fn bench<'t>(table: &'t Table, players: u8, hand: &[&str], there: &[(&str, PlayerId)]) -> Bench<'t> {
    Bench::begin_with(table, players, |position| {
        hand.iter().for_each(|name| {
            put(position, name, ALICE, Zone::Hand);
        });
        there.iter().for_each(|(name, owner)| {
            put(position, name, *owner, Zone::Battlefield);
        });
    })
}

/// All players pass, the last of them with those answers, and the top object of the stack resolves.
fn top_resolves(bench: &mut Bench<'_>, answers: &[(DecisionKind, Answer)]) -> Option<Stop> {
    let players = bench.state.players.iter().filter(|player| !player.lost).count();
    for _ in 1..players {
        let Awaits::Priority(player) = turn::awaits(&bench.state) else { break };
        bench.act(Action::Pass { player }, &[]);
    }
    let Awaits::Priority(player) = turn::awaits(&bench.state) else { return None };
    bench.try_act(&Action::Pass { player }, answers).err().map(|not_done| not_done.stop)
}

/// 306.3 of 2006: the active player chooses one opponent to attack. 802 today: creatures attack several.
#[test]
fn creatures_attack_several_opponents_today_only() {
    for (edition, refused) in [("2006-10", Some(Rule::DeclareAttackers)), ("2026-01", None)] {
        let table = table(edition, &[], &[OX]);
        let mut bench = bench(&table, 3, &[], &[("Ox", ALICE), ("Ox", ALICE)]);
        bench.pass_until(|state| turn::awaits(state) == Awaits::Attackers(ALICE));
        let oxen = bench.state.permanents().to_vec();
        let at = |one: PlayerId, other: PlayerId| Action::Attack {
            player: ALICE,
            attacks: vec![(oxen[0], one.into()), (oxen[1], other.into())],
        };
        assert_eq!(bench.refused(&at(BOB, CAROL), &[]), refused, "{edition}");
        if refused.is_some() {
            bench.act(at(CAROL, CAROL), &[]);
        }
    }
}

/// 308.2 until 2006: a creature that attacks each turn if able must attack once. 508.1d today: in each combat phase of the turn.
#[test]
fn what_attacks_each_turn_attacks_in_each_combat_today_only() {
    let vigilance = "{ keyword: vigilance, procedure: vigilance }";
    let rager = "
name: Rager
types: [creature]
pt: [1, 1]
abilities: { calm: { keyword: vigilance }, rage: { static: { apply: [ { must_attack: true } ] } } }";
    let again = "
name: Again
cost: '{0}'
types: [instant]
abilities: { again: { spell: { do: [ { extra_phases: { phases: [combat] } } ] } } }";
    for (edition, refused) in [("2006-10", None), ("2026-01", Some(Rule::AttackRequirement))] {
        let table = table(edition, &[vigilance], &[rager, again]);
        let mut bench = bench(&table, 2, &["Again"], &[("Rager", ALICE)]);
        bench.pass_until(|state| turn::awaits(state) == Awaits::Attackers(ALICE));
        let rager = bench.permanent("Rager");
        let stay = Action::Attack { player: ALICE, attacks: Vec::new() };
        assert_eq!(bench.refused(&stay, &[]), Some(Rule::AttackRequirement), "{edition}");
        bench.act(Action::Attack { player: ALICE, attacks: vec![(rager, BOB.into())] }, &[]);
        bench.cast("Again", &[]);
        bench.resolve();
        bench.pass_until(|state| turn::awaits(state) == Awaits::Attackers(ALICE));
        assert_eq!(bench.refused(&stay, &[]), refused, "{edition}");
    }
}

/// 308.4 and 508.8 ask whether a creature was declared as an attacker, not whether one still attacks. 308.4 of 2001: without one, no player gets
/// priority in the rest of the step.
#[test]
fn the_fight_goes_on_without_its_attackers() {
    let bolt = "{ name: Bolt, cost: '{0}', types: [instant], abilities: { bolt: { spell: { do: [ { destroy: { what: { all: { zone: battlefield, type: creature } } } } ] } } } }";
    for edition in ["2001-07", "2004-10", "2026-01"] {
        let table = table(edition, &[], &[OX, bolt]);
        let mut bench = bench(&table, 2, &["Bolt"], &[("Ox", ALICE)]);
        bench.pass_until(|state| turn::awaits(state) == Awaits::Attackers(ALICE));
        let ox = bench.permanent("Ox");
        let mut peaceful =
            Bench { table: &table, state: bench.state.clone(), lines: Vec::new(), marks: Default::default() };
        bench.act(Action::Attack { player: ALICE, attacks: vec![(ox, BOB.into())] }, &[]);
        bench.cast("Bolt", &[]);
        bench.resolve();
        let mut steps = Vec::new();
        while bench.state.turn.step < Step::PostcombatMain {
            steps.push(bench.state.turn.step);
            let next = bench.state.turn.step;
            bench.pass_until(|state| state.turn.step != next);
        }
        let fight = [Step::DeclareAttackers, Step::DeclareBlockers, Step::CombatDamage, Step::EndCombat];
        assert_eq!(steps, fight, "{edition}");
        peaceful.act(Action::Attack { player: ALICE, attacks: Vec::new() }, &[]);
        let at_once = if edition == "2001-07" { Step::EndCombat } else { Step::DeclareAttackers };
        assert_eq!(peaceful.state.turn.step, at_once, "{edition}");
        peaceful.pass_until(|state| state.turn.step == Step::EndCombat);
        assert_eq!(peaceful.state.turn.step, Step::EndCombat, "{edition}: nobody fights");
    }
}

/// 409.2a of 2006, 700.2e today: if several opponents could choose, the controller says which one does.
#[test]
fn the_controller_says_which_opponent_chooses() {
    let deal = "
name: Deal
cost: '{0}'
types: [sorcery]
abilities:
  deal: { spell: { choose: { who: opponents, modes: { give: { do: [ { gain_life: { who: you, amount: 1 } } ] }, take: { do: [ { lose_life: { who: you, amount: 1 } } ] } } } } }";
    for edition in ["2005-02", "2006-10", "2026-01"] {
        let table = table(edition, &[], &[deal]);
        let mut bench = bench(&table, 3, &["Deal"], &[]);
        let card = bench.find("Deal", Zone::Hand).expect("a card");
        let cast = Action::Cast { player: ALICE, card };
        let asked = |bench: &mut Bench<'_>, answers: &[(DecisionKind, Answer)]| match bench.try_act(&cast, answers) {
            Err(not_done) => match not_done.stop {
                Stop::Need(decision) => Some((decision.player, decision.kind)),
                _ => None,
            },
            Ok(()) => None,
        };
        assert_eq!(asked(&mut bench, &[]), Some((ALICE, DecisionKind::Player)), "{edition}");
        let carol = (DecisionKind::Player, Answer::Entities(vec![CAROL.into()]));
        assert_eq!(asked(&mut bench, &[carol]), Some((CAROL, DecisionKind::Modes)), "{edition}");
    }
}

/// 103.4 until 2006, 101.4 today: if two players choose among replacement effects at the same time, the active player chooses first.
#[test]
fn the_active_player_is_the_first_to_choose_among_replacement_effects() {
    let shield = |name: &str| {
        format!(
            "{{ name: {name}, types: [artifact], abilities: {{ less: {{ replacement: {{ would: {{ deals_damage: {{ to: {{ player: each_player }} }} }}, instead: {{ prevent: 1 }} }} }} }} }}"
        )
    };
    let (one, two) = (shield("Buckler"), shield("Targe").replace("{ prevent: 1 }", "{ multiply: 2 }"));
    let storm = rite(
        "{ deal_damage: { amount: 3, to: opponents } }, { deal_damage: { amount: 3, to: { each: [ opponents, you ] } } }",
    );
    let storm = storm.replace("{ deal_damage: { amount: 3, to: opponents } }, ", "");
    for edition in ["2001-07", "2004-10", "2026-01"] {
        let table = table(edition, &[], &[&one, &two, &storm]);
        let mut bench = bench(&table, 2, &["Rite"], &[("Buckler", ALICE), ("Targe", ALICE)]);
        bench.cast("Rite", &[]);
        let Some(Stop::Need(first)) = top_resolves(&mut bench, &[]) else { panic!("nobody is asked") };
        assert_eq!((first.player, first.kind), (ALICE, DecisionKind::ReplacementOrder), "{edition}");
    }
}

/// 413.2c until 2006, 608.2d today: a player can't choose to sacrifice a permanent that does not exist.
#[test]
fn what_is_impossible_is_not_offered() {
    let toll = rite(
        "{ may: { do: [ { sacrifice_chosen: { who: you, what: { zone: battlefield, type: creature } } } ], otherwise: [ { lose_life: { who: you, amount: 4 } } ] } }",
    );
    for edition in ["2001-07", "2006-10", "2026-01"] {
        let table = table(edition, &[], &[OX, &toll]);
        for (there, life) in [(vec![], 16), (vec![("Ox", ALICE)], 20)] {
            let mut bench = bench(&table, 2, &["Rite"], &there);
            bench.cast("Rite", &[]);
            let stop = top_resolves(&mut bench, &[(DecisionKind::May, Answer::Yes)]);
            assert_eq!((stop, bench.state.player(ALICE).life), (None, life), "{edition}");
        }
    }
}

/// 603.7b: if several events happened at the same time, the controller of the delayed trigger chooses the event.
#[test]
fn a_delayed_trigger_that_triggers_once_does_so_on_the_event_that_is_chosen() {
    let vow = rite(
        "{ delay: { when: { dies: { type: creature } }, do: [ { move: { what: $card, to: hand } } ] } }, { destroy: { what: { all: { zone: battlefield, type: creature } } } }",
    );
    for edition in ["2006-10", "2026-01"] {
        let table = table(edition, &[], &[OX, "{ name: Elk, types: [creature], pt: [1, 1] }", &vow]);
        let mut bench = bench(&table, 2, &["Rite"], &[("Ox", ALICE), ("Elk", ALICE)]);
        bench.cast("Rite", &[]);
        let Some(Stop::Need(asked)) = top_resolves(&mut bench, &[]) else { panic!("nobody is asked") };
        let Options::Entities { from, .. } = &asked.options else { panic!("{asked:?}") };
        // The choice is among the present cards, in the order in which they died.
        let chosen = (DecisionKind::Choose, Answer::Entities(vec![from[1]]));
        bench.act(Action::Pass { player: BOB }, &[chosen]);
        bench.resolve();
        assert!(bench.find("Elk", Zone::Hand).is_some(), "{edition}");
        assert!(bench.find("Ox", Zone::Graveyard).is_some(), "{edition}");
    }
}

/// 419.8a until 2006: a source of damage that is gone may be chosen if an object on the stack refers to it. 609.7a today: also if a waiting effect
/// does.
#[test]
fn what_only_a_waiting_trigger_refers_to_is_a_source_of_damage_today() {
    let promise = "
name: Promise
cost: '{0}'
types: [sorcery]
abilities:
  promise:
    spell:
      targets: { one: { zone: battlefield, type: creature } }
      do:
        - delay: { when: { step_begins: { step: end } }, do: [ { move: { what: { card_of: $one }, to: hand } } ] }
        - destroy: { what: $one }";
    let ward = rite("{ choose_source: { as: source } }");
    for (edition, allowed) in [("2006-10", false), ("2026-01", true)] {
        let table = table(edition, &[], &[OX, promise, &ward]);
        let mut bench = bench(&table, 2, &["Promise", "Rite"], &[("Ox", ALICE), ("Ox", BOB)]);
        let ox = bench.permanent("Ox");
        bench.cast("Promise", &[target(ox)]);
        bench.resolve();
        bench.cast("Rite", &[]);
        let gone = (DecisionKind::DamageSource, Answer::Entities(vec![ox.into()]));
        assert_eq!(top_resolves(&mut bench, &[gone]).is_none(), allowed, "{edition}");
    }
}

/// A game of three players which Carol has left as Rite resolved.
fn without_carol<'t>(table: &'t Table, there: &[(&str, PlayerId)]) -> Bench<'t> {
    let mut bench = bench(table, 3, &["Rite"], there);
    bench.cast("Rite", &[target(CAROL)]);
    assert_eq!(top_resolves(&mut bench, &[]), None);
    assert!(bench.state.player(CAROL).lost);
    bench
}

/// A sorcery that makes a player lose, and that does something to that player in the end step.
fn farewell(does: &str) -> String {
    format!("
name: Rite
cost: '{{0}}'
types: [sorcery]
abilities:
  rite:
    spell:
      targets: {{ one: {{ player: each_player }} }}
      do: [ {{ lose_game: {{ who: $one }} }}, {{ delay: {{ when: {{ step_begins: {{ step: end }} }}, do: [ {does} ] }} }} ]")
}

/// The result of the end step's effect on Carol: it does nothing, it does something, or the engine stops.
fn in_the_end_step(bench: &mut Bench<'_>) -> Option<Stop> {
    bench.pass_until(|state| state.turn.step == Step::End && !state.stack.is_empty());
    top_resolves(bench, &[])
}

fn unsupported(mechanic: &str) -> Option<Stop> {
    Some(Stop::Unsupported(mechanic.to_owned()))
}

/// 800.4b today: an object that a player who has left would control stays in its zone. In 2006 no rule says so (600.4b).
#[test]
fn nothing_comes_under_the_control_of_who_has_left_today() {
    let gift = farewell(
        "{ move: { what: { all: { zone: graveyard, name: Ox } }, to: battlefield, under: $one } }, { create_token: { who: $one, types: [creature], subtypes: [Elf], pt: [1, 1] } }",
    );
    let stops = unsupported("a permanent controlled by a player who has left the game");
    for (edition, stop) in [("2006-10", stops), ("2026-01", None)] {
        let table = table(edition, &[], &[OX, &gift]);
        let mut bench = Bench::begin_with(&table, 3, |position| {
            put(position, "Rite", ALICE, Zone::Hand);
            put(position, "Ox", ALICE, Zone::Graveyard);
        });
        bench.cast("Rite", &[target(CAROL)]);
        assert_eq!(top_resolves(&mut bench, &[]), None);
        assert_eq!(in_the_end_step(&mut bench), stop, "{edition}");
        assert!(bench.state.permanents().is_empty(), "{edition}: no token either");
    }
}

/// 800.4c today: an object that would return to the control of a player who has left is exiled. 600.4b of 2006: its control does not change.
#[test]
fn what_would_fall_back_to_who_has_left_is_exiled_today() {
    // Carol's creature is under Carol's control from Bob, and Alice controls it until end of turn.
    let rite = farewell("{ draw: { who: you } }");
    let loan = "{ name: Loan, cost: '{0}', types: [sorcery], abilities: { loan: { spell: { do: [ { apply: { to: { all: { zone: battlefield, type: creature } }, apply: [ { control: you } ], until: end_of_turn } } ] } } } }";
    let stops = unsupported("an object that would return to a player who has left the game");
    for (edition, stop) in [("2006-10", stops), ("2026-01", None)] {
        let table = table(edition, &[], &[OX, &rite, loan]);
        let mut bench = Bench::begin_with(&table, 3, |position| {
            put(position, "Rite", ALICE, Zone::Hand);
            put(position, "Loan", ALICE, Zone::Hand);
            let ox = position.find("Ox").expect("a card");
            position.card(ox, BOB, Zone::Battlefield, CAROL);
        });
        let ox = bench.permanent("Ox");
        bench.cast("Loan", &[]);
        assert_eq!(top_resolves(&mut bench, &[]), None);
        bench.cast("Rite", &[target(CAROL)]);
        assert_eq!(top_resolves(&mut bench, &[]), None);
        assert_eq!(in_the_end_step(&mut bench), None);
        bench.pass_until(|state| state.turn.step == Step::End && state.stack.is_empty());
        assert_eq!(top_resolves(&mut bench, &[]), stop, "{edition}");
        let zone = bench.state.object(bench.state.newest(ox)).zone;
        assert_eq!(zone, if stop.is_none() { Zone::Exile } else { Zone::Battlefield }, "{edition}");
    }
}

/// 800.4f today: a player who has left pays nothing. 600.4d of 2006: another player chooses. 800.4g, and 600.4d: other choices pass to another
/// player.
#[test]
fn choices_of_who_has_left_are_handed_on() {
    let pays =
        "{ may_pay: { who: $one, cost: [ { pay_life: 1 } ], otherwise: [ { gain_life: { who: you, amount: 1 } } ] } }";
    let may = "{ may: { who: $one, do: [ { gain_life: { who: you, amount: 1 } } ] } }";
    let handed_on = unsupported("a choice of a player who has left the game");
    for (edition, asks, stop, life) in [
        ("2006-10", pays, handed_on.clone(), 20),
        ("2026-01", pays, None, 21),
        ("2006-10", may, handed_on.clone(), 20),
        ("2026-01", may, handed_on, 20),
    ] {
        let rite = farewell(asks);
        let table = table(edition, &[], &[OX, &rite]);
        let mut bench = without_carol(&table, &[]);
        assert_eq!(in_the_end_step(&mut bench), stop, "{edition}: {asks}");
        assert_eq!(bench.state.player(ALICE).life, life, "{edition}: {asks}");
    }
}

/// 800.4i today: information about a player who has left is last-known information.
#[test]
fn the_hand_of_who_has_left_is_counted_today() {
    let rite = farewell("{ gain_life: { who: you, amount: { count: { zone: hand, owner: $one } } } }");
    for (edition, life) in [("2006-10", 20), ("2026-01", 22)] {
        let table = table(edition, &[], &[OX, &rite]);
        let mut bench = Bench::begin_with(&table, 3, |position| {
            put(position, "Rite", ALICE, Zone::Hand);
            put(position, "Ox", CAROL, Zone::Hand);
            put(position, "Ox", CAROL, Zone::Hand);
        });
        bench.cast("Rite", &[target(CAROL)]);
        assert_eq!(top_resolves(&mut bench, &[]), None);
        assert_eq!(in_the_end_step(&mut bench), None);
        assert_eq!(bench.state.player(ALICE).life, life, "{edition}");
    }
}

/// 800.4m today: an effect until a step of the next turn of a player who has left ends when that turn would have begun.
#[test]
fn what_waits_for_the_turn_of_who_has_left_ends_as_it_would_have_begun_today() {
    let rite = farewell("{ draw: { who: you } }").replace(
        "{ lose_game",
        "{ apply: { to: { zone: battlefield, type: creature }, apply: [ { add_pt: [3, 3] } ], until: { until: { step_begins: { step: upkeep, of: $one } } } } }, { lose_game",
    );
    for (edition, size) in [("2006-10", (5, 5)), ("2026-01", (2, 2))] {
        let table = table(edition, &[], &[OX, &rite]);
        let mut bench = without_carol(&table, &[("Ox", ALICE)]);
        let ox = bench.permanent("Ox");
        bench.pass_until(|state| state.turn.active == BOB && state.turn.step == Step::Upkeep);
        assert_eq!(bench.pt(ox), Some((5, 5)), "{edition}");
        bench.pass_until(|state| state.turn.active == ALICE && state.turn.step == Step::Upkeep);
        assert_eq!(bench.pt(ox), Some(size), "{edition}");
    }
}
