//! Counting requirements on declaring attackers (508.1d), and effects that last until, through or during a player's next turn (611.2a), with invented
//! cards.

use crate::common::{ALICE, BOB, Bench, put, table, target};
use casebook_engine::{
    action::{Action, Awaits},
    cards::values::{Step, Zone},
    game::Table,
    ids::{Entity, PlayerId},
    rule::Rule,
    rules::turn,
    state::State,
};
use pretty_assertions::assert_eq;

const CAROL: PlayerId = PlayerId(2);
const OX: &str = "{ name: Ox, types: [creature], pt: [2, 2] }";
const CAT: &str = "{ name: Cat, types: [creature], pt: [1, 1] }";

/// An enchantment that applies that to creatures with the given name.
fn said(name: &str, of: &str, apply: &str) -> String {
    format!(
        "{{ name: {name}, types: [enchantment], abilities: {{ a: {{ static: {{ affects: {{ zone: battlefield, name: {of} }}, apply: [ {apply} ] }} }} }} }}"
    )
}

/// Alice's Ox and Cat in her declaration of attackers, with permanents of other players.
fn declaring<'t>(table: &'t Table, others: &[(&str, PlayerId)]) -> Bench<'t> {
    let mut bench = Bench::begin_with(table, 3, |position| {
        for (name, owner) in [("Ox", ALICE), ("Cat", ALICE)].iter().chain(others) {
            put(position, name, *owner, Zone::Battlefield);
        }
    });
    bench.pass_until(|state| turn::awaits(state) == Awaits::Attackers(ALICE));
    bench
}

/// The rule that refuses these attacks of Ox and Cat.
fn refused(bench: &mut Bench<'_>, ox: Option<PlayerId>, cat: Option<PlayerId>) -> Option<Rule> {
    let by = |name: &str, whom: Option<PlayerId>| whom.map(|whom| (bench.permanent(name), Entity::from(whom)));
    let attacks = [by("Ox", ox), by("Cat", cat)].into_iter().flatten().collect();
    let state = bench.state.clone();
    let refused = bench.refused(&Action::Attack { player: ALICE, attacks }, &[]);
    bench.state = state;
    refused
}

const BROKEN: Option<Rule> = Some(Rule::AttackRequirement);

#[test]
fn of_two_that_exclude_each_other_either_is_enough_and_two_outweigh_one() {
    let (me, more) = (said("Me", "Ox", "{ must_attack_whom: you }"), said("More", "Ox", "{ must_attack: true }"));
    let table = table("2026-01", &[], &[OX, CAT, &me, &more]);
    let mut bench = declaring(&table, &[("Me", BOB), ("Me", CAROL)]);
    assert_eq!(refused(&mut bench, None, None), BROKEN);
    assert_eq!(refused(&mut bench, Some(BOB), None), None);
    assert_eq!(refused(&mut bench, Some(CAROL), Some(BOB)), None);
    let mut bench = declaring(&table, &[("Me", BOB), ("Me", CAROL), ("Me", CAROL), ("More", BOB)]);
    assert_eq!(refused(&mut bench, Some(BOB), None), BROKEN, "two of four, where three can be");
    assert_eq!(refused(&mut bench, Some(CAROL), None), None);
}

#[test]
fn nobody_has_to_pay_and_no_restriction_is_disobeyed() {
    let me = said("Me", "Ox", "{ must_attack_whom: you }");
    let gate = "{ name: Gate, types: [enchantment], abilities: { a: { static: { apply: [ { attack_cost: { whom: you, cost: [ { pay_life: 1 } ] } } ] } } } }";
    let wall = said("Wall", "Ox", "{ cant: { attack_whom: you } }");
    let table = table("2026-01", &[], &[OX, CAT, &me, gate, &wall]);
    let mut bench = declaring(&table, &[("Me", BOB), ("Gate", BOB)]);
    assert_eq!(refused(&mut bench, None, None), None, "nobody pays against their will");
    assert_eq!(refused(&mut bench, Some(BOB), None), None);
    let mut bench = declaring(&table, &[("Me", BOB), ("Wall", BOB)]);
    assert_eq!(refused(&mut bench, None, Some(BOB)), None);
    assert_eq!(refused(&mut bench, Some(BOB), None), Some(Rule::AttackRestriction));
    assert_eq!(refused(&mut bench, Some(CAROL), None), None);
}

#[test]
fn what_one_pays_for_makes_up_for_nothing() {
    let me = said("Me", "Ox", "{ must_attack_whom: you }");
    let both = said("Both", "Cat", "{ must_attack: true }");
    let gate = "{ name: Gate, types: [enchantment], abilities: { a: { static: { apply: [ { attack_cost: { whom: you, cost: [ { pay_life: 1 } ] } } ] } } } }";
    let table = table("2026-01", &[], &[OX, CAT, &me, &both, gate]);
    let mut bench = declaring(&table, &[("Me", BOB), ("Gate", BOB), ("Both", CAROL)]);
    assert_eq!(refused(&mut bench, Some(BOB), None), BROKEN);
    assert_eq!(refused(&mut bench, Some(BOB), Some(CAROL)), None);
}

/// 306.3 until 2006: only one player is attacked, so creatures that must attack different players can't all obey.
#[test]
fn where_one_player_is_attacked_the_most_that_can_be_is_asked_of_one() {
    let ox = said("Ox Call", "Ox", "{ must_attack_whom: you }");
    let cat = said("Cat Call", "Cat", "{ must_attack_whom: you }");
    for (edition, together) in [("2006-10", None), ("2026-01", BROKEN)] {
        let table = table(edition, &[], &[OX, CAT, &ox, &cat]);
        let mut bench = declaring(&table, &[("Ox Call", BOB), ("Cat Call", CAROL)]);
        assert_eq!(refused(&mut bench, Some(BOB), None), together, "{edition}");
        assert_eq!(refused(&mut bench, Some(CAROL), Some(CAROL)), together, "{edition}");
        assert_eq!(refused(&mut bench, None, None), BROKEN, "{edition}");
        assert_eq!(refused(&mut bench, Some(CAROL), None), BROKEN, "{edition}");
    }
}

/// Alice's sorcery, with Bob as its target.
fn spell(does: &str) -> String {
    format!(
        "{{ name: Spell, cost: '{{0}}', types: [sorcery], abilities: {{ a: {{ spell: {{ targets: {{ t: {{ player: each_player }} }}, do: [ {does} ] }} }} }} }}"
    )
}

/// The power of the Ox in the end steps of Alice's turn, of Bob's, of Alice's next and of Bob's next, with an effect of that duration.
fn sizes(until: &str, whom: PlayerId) -> Vec<i32> {
    let spell =
        spell(&format!("{{ apply: {{ to: {{ name: Ox }}, apply: [ {{ add_pt: [1, 0] }} ], until: {until} }} }}"));
    let table = table("2026-01", &[], &[OX, CAT, &spell]);
    let mut bench = Bench::begin(&table, |position| {
        put(position, "Ox", ALICE, Zone::Battlefield);
        put(position, "Spell", ALICE, Zone::Hand);
    });
    let ends = |turn: u32| move |state: &State| state.turn.number == turn && state.turn.step == Step::End;
    bench.cast("Spell", &[target(whom)]);
    bench.resolve();
    let first = bench.state.turn.number;
    let ox = bench.permanent("Ox");
    let size = |turn| {
        bench.pass_until(ends(turn));
        bench.pt(ox).map_or(0, |(power, _)| power)
    };
    (first..first + 4).map(size).collect()
}

#[test]
fn what_lasts_until_through_or_during_a_next_turn() {
    assert_eq!(sizes("{ next_turn_of: you }", BOB), [3, 3, 2, 2]);
    assert_eq!(sizes("{ end_of_next_turn_of: you }", BOB), [3, 3, 3, 2]);
    assert_eq!(sizes("{ during_next_turn_of: you }", BOB), [2, 2, 3, 2]);
    assert_eq!(sizes("{ next_turn_of: $t }", BOB), [3, 2, 2, 2]);
    assert_eq!(sizes("{ end_of_next_turn_of: $t }", BOB), [3, 3, 2, 2]);
    assert_eq!(sizes("{ during_next_turn_of: $t }", BOB), [2, 3, 2, 2]);
    assert_eq!(sizes("{ next_turn_of: active_player }", BOB), [3, 3, 2, 2], "whose it is, is settled as it begins");
}

/// Replacement effects and delayed triggers also wait for that turn.
#[test]
fn what_waits_for_a_turn_does_nothing_before() {
    let draws = "{ draw: { who: you } }, { gain_life: { who: you, amount: 1 } }";
    let shield = "{ replace: { replacement: { would: { draws: you }, instead: { do: [ { gain_life: { who: you, amount: 5 } } ] } }, until: { during_next_turn_of: you } } }";
    let watch = "{ delay: { when: { draws: you }, each_time: true, until: { during_next_turn_of: you }, do: [ { gain_life: { who: you, amount: 5 } } ] } }";
    for does in [shield, watch] {
        let spell = spell(&format!("{does}, {draws}"));
        let table = table("2026-01", &[], &[&spell]);
        let mut bench = crate::common::bench(&table, &["Spell"], &[]);
        let first = bench.state.turn.number;
        bench.cast("Spell", &[target(BOB)]);
        bench.resolve();
        assert_eq!(bench.state.player(ALICE).life, 21, "{does}");
        bench.pass_until(|state| state.turn.number == first + 2 && state.turn.step == Step::End);
        assert_eq!(bench.state.player(ALICE).life, 26, "{does}");
        bench.pass_until(|state| state.turn.number == first + 4 && state.turn.step == Step::End);
        assert_eq!(bench.state.player(ALICE).life, 26, "{does}");
    }
}
