//! The engine refuses mechanics that it does not support by name, both in a position and during play. Editions whose rules do not have a mechanic
//! refuse nothing.

use crate::common::{ALICE, BOB, Bench, bench, put, rite, table, target};
use casebook_engine::{
    action::Action,
    cards::values::Zone,
    decision::{Answer, DecisionKind},
    error::Stop,
    setup::{Position, SetupError},
};
use pretty_assertions::assert_eq;

const OX: &str = "{ name: Ox, cost: '{0}', types: [creature], subtypes: [Ox], pt: [2, 2] }";

/// The mechanic for which an action is refused.
fn lacking(bench: &mut Bench<'_>, action: &Action, answers: &[(DecisionKind, Answer)]) -> Option<String> {
    match bench.try_act(action, answers).map_err(|not_done| not_done.stop) {
        Err(Stop::Unsupported(mechanic)) => Some(mechanic),
        Err(Stop::Endless(what)) => Some(what.to_owned()),
        Err(stop) => panic!("{stop}"),
        Ok(()) => None,
    }
}

/// The mechanic for which the resolution of Alice's Rite is refused.
fn resolving(bench: &mut Bench<'_>) -> Option<String> {
    bench.cast("Rite", &[]);
    bench.act(Action::Pass { player: ALICE }, &[]);
    lacking(bench, &Action::Pass { player: BOB }, &[])
}

/// 122.1b–d, 122.1h, 122.1i today.
#[test]
fn counters_by_which_rules_go_are_refused_today() {
    let keywords = ["flying", "first strike", "first_strike", "hexproof from red", "trample over planeswalkers"];
    for kind in keywords.into_iter().chain(["stun", "shield", "finality", "rad", "Stun"]) {
        for edition in ["2006-10", "2026-01"] {
            let mechanic = if keywords.contains(&kind) { "keyword" } else { &*kind.to_lowercase() };
            let lacks = (edition == "2026-01").then(|| format!("{mechanic} counters"));
            let put_one = rite(&format!("{{ put_counters: {{ kind: {kind}, on: {{ all: {{ type: creature }} }} }} }}"));
            let table = table(edition, &[], &[OX, &put_one]);
            let mut bench = bench(&table, &["Rite"], &["Ox"]);
            assert_eq!(resolving(&mut bench), lacks, "{edition}");
            let mut position = Position::new(&table, 2);
            let ox = put(&mut position, "Ox", ALICE, Zone::Battlefield);
            position.counters(ox.into(), kind.into(), 1);
            assert_eq!(position.begin().err(), lacks.map(SetupError::Unsupported), "{edition}");
        }
    }
}

/// 310: battles can be attacked, and have a protector and defense.
#[test]
fn battles_are_refused() {
    let siege = "{ name: Siege, types: [battle] }";
    let back = rite("{ move: { what: { all: { zone: graveyard } }, to: battlefield } }");
    let table = table("2026-01", &[], &[siege, &back]);
    let mut bench = Bench::begin(&table, |position| {
        put(position, "Rite", ALICE, Zone::Hand);
        put(position, "Siege", BOB, Zone::Graveyard);
    });
    assert_eq!(resolving(&mut bench).as_deref(), Some("battles"));
    let mut position = Position::new(&table, 2);
    let there = put(&mut position, "Siege", ALICE, Zone::Battlefield);
    position.counters(there.into(), "defense".into(), 3);
    assert_eq!(position.begin().err(), Some(SetupError::Unsupported("battles".to_owned())));
}

/// 605.3, 602.2b: which way of announcing {2/W} can be paid would depend on the mana abilities that are being looked at.
#[test]
fn a_reduced_cost_of_a_mana_ability_that_can_be_announced_in_several_ways_is_refused() {
    let eased = |except: bool| {
        format!(
            "{{ name: Eased, types: [artifact], abilities: {{ ease: {{ static: {{ apply: [ {{ ability_cost_of: {{ of: {{}}, except_mana: {except}, less: '{{1}}' }} }} ] }} }} }} }}"
        )
    };
    let pool = |cost: &str| {
        format!(
            "{{ name: Pool, types: [artifact], abilities: {{ pool: {{ activated: {{ costs: [ {{ mana: '{cost}' }} ], do: [ {{ add_mana: {{ mana: '{{B}}' }} }} ] }} }} }} }}"
        )
    };
    let begun = |except, cost: &str| {
        let table = table("2026-01", &[], &[&eased(except), &pool(cost)]);
        let mut position = Position::new(&table, 2);
        put(&mut position, "Eased", ALICE, Zone::Battlefield);
        put(&mut position, "Pool", ALICE, Zone::Battlefield);
        position.begin().err()
    };
    let lacks = "a reduced cost of a mana ability with a symbol such as {2/W}".to_owned();
    assert_eq!(begun(false, "{2/W}"), Some(SetupError::Unsupported(lacks)));
    assert_eq!(begun(true, "{2/W}"), None);
    assert_eq!(begun(false, "{1}"), None);
}

/// 104.4b; 102.4b until 2009: the game would be a draw if the engine recognised the loop.
#[test]
fn a_loop_without_end_is_refused() {
    let mirror = "
name: Mirror
types: [creature]
pt: [1, 1]
abilities:
  again: { triggered: { when: { becomes_target: { what: self } }, targets: { it: { zone: battlefield, name: Mirror } }, do: [] } }";
    let poke = "{ name: Poke, cost: '{0}', types: [instant], abilities: { poke: { spell: { targets: { one: { zone: battlefield } }, do: [] } } } }";
    for edition in ["2006-10", "2026-01"] {
        let table = table(edition, &[], &[mirror, poke]);
        let mut bench = bench(&table, &["Poke"], &["Mirror"]);
        let (mirror, card) = (bench.permanent("Mirror"), bench.find("Poke", Zone::Hand).expect("a card"));
        let endless = lacking(&mut bench, &Action::Cast { player: ALICE, card }, &[target(mirror)]);
        assert_eq!(endless.as_deref(), Some("a loop of state-based actions and triggers"), "{edition}");
    }
}

/// 602.5c: the limit of a gained ability is separate.
#[test]
fn two_limited_abilities_of_one_id_are_refused() {
    let ability =
        "draw: { activated: { once_each_turn: true, costs: [ { mana: '{0}' } ], do: [ { draw: { who: you } } ] } }";
    let own = format!("{{ name: Book, types: [artifact], abilities: {{ {ability} }} }}");
    let shared = format!(
        "{{ name: Shelf, types: [artifact], abilities: {{ {ability}, more: {{ static: {{ apply: [ {{ add_abilities: {{ {ability} }} }} ] }} }} }} }}"
    );
    let table = table("2026-01", &[], &[&own, &shared]);
    for (name, lacks) in [("Book", None), ("Shelf", Some("abilities of one id that are limited apart".to_owned()))] {
        let mut bench = bench(&table, &[], &[name]);
        let source = bench.permanent(name);
        let draw = Action::Activate { player: ALICE, source, ability: "draw".into() };
        assert_eq!(lacking(&mut bench, &draw, &[]), lacks, "{name}");
    }
}

/// 406.1 and 406.2 until 2006: an ability that adds mana is a mana ability, also with a target, and resolves at once. Since 2009, one with a target
/// uses the stack (605.1a, 605.1b, 605.5a).
#[test]
fn a_mana_ability_with_a_target_is_refused_until_2006() {
    let spring = "
name: Spring
types: [artifact]
abilities:
  flow: { activated: { costs: [ { tap: self } ], targets: { guest: { player: each_player } }, do: [ { add_mana: { who: $guest, mana: '{G}' } } ] } }";
    let brook = "
name: Brook
types: [artifact]
abilities:
  flow: { triggered: { when: { taps_for_mana: { who: you } }, targets: { guest: { player: each_player } }, do: [ { add_mana: { who: $guest, mana: '{G}' } } ] } }";
    for edition in ["2001-07", "2006-10", "2009-07", "2026-01"] {
        let until_2006 = ["2001-07", "2006-10"].contains(&edition);
        let lacks = until_2006.then(|| "a mana ability with a target".to_owned());
        let table = table(edition, &[], &[spring, brook]);
        let mut activating = bench(&table, &[], &["Spring"]);
        let flow = Action::Activate { player: ALICE, source: activating.permanent("Spring"), ability: "flow".into() };
        assert_eq!(lacking(&mut activating, &flow, &[target(BOB)]), lacks, "{edition}");
        assert_eq!(activating.state.stack.len(), usize::from(!until_2006), "{edition}");
        let mut triggering = bench(&table, &[], &["Brook", "Forest"]);
        let forest = triggering.permanent("Forest");
        let tap = Action::Activate { player: ALICE, source: forest, ability: "mana.forest".into() };
        assert_eq!(lacking(&mut triggering, &tap, &[target(BOB)]), lacks, "{edition}");
        assert_eq!(triggering.state.stack.len(), usize::from(!until_2006), "{edition}");
    }
}

/// 409.1h until 2006: the player might pay a cost with random choice first. 601.2h today: it is paid last.
#[test]
fn a_cost_left_to_chance_beside_others_is_refused_until_2006() {
    let gamble = "
name: Gamble
cost: '{0}'
types: [sorcery]
abilities:
  gamble:
    spell:
      additional_costs: [ { discard: { what: { zone: hand, owner: you }, random: true } }, { sacrifice: { what: { zone: battlefield, type: creature } } } ]
      do: [ { draw: { who: you } } ]";
    for (edition, lacks) in [
        ("2006-10", Some("a cost with a random choice that may be paid before other costs".to_owned())),
        ("2026-01", None),
    ] {
        let table = table(edition, &[], &[OX, gamble]);
        let mut bench = bench(&table, &["Gamble", "Ox"], &["Ox"]);
        let card = bench.find("Gamble", Zone::Hand).expect("a card");
        assert_eq!(lacking(&mut bench, &Action::Cast { player: ALICE, card }, &[]), lacks, "{edition}");
    }
}

/// 402.6 and 413.2f until 2005: a divided amount that depends on the source is determined on resolution. Since 2006 it is determined with the
/// targets.
#[test]
fn dividing_what_is_read_on_resolution_is_refused_until_2005() {
    let hydra = "
name: Hydra
types: [creature]
pt: [2, 2]
abilities:
  breathe:
    activated:
      costs: [ { mana: '{0}' } ]
      targets: { some: { target: { zone: battlefield, type: creature }, any_number: true, divide: { power: self } } }
      do: [ { deal_divided_damage: { target: some } } ]";
    for (edition, lacks) in
        [("2005-02", Some("dividing an amount that is read on resolution".to_owned())), ("2006-10", None)]
    {
        let table = table(edition, &[], &[OX, hydra]);
        let mut bench = bench(&table, &[], &["Hydra", "Ox"]);
        let (source, ox) = (bench.permanent("Hydra"), bench.permanent("Ox"));
        let breathe = Action::Activate { player: ALICE, source, ability: "breathe".into() };
        assert_eq!(lacking(&mut bench, &breathe, &[target(ox)]), lacks, "{edition}");
    }
}

/// 616.1: the engine can't tell effects of one resolution apart in the choice of their order.
#[test]
fn an_order_among_replacement_effects_of_one_resolution_is_refused() {
    let twice = |by: u32| {
        format!(
            "{{ replace: {{ replacement: {{ would: {{ gains_life: you }}, instead: {{ multiply: {by} }} }}, until: end_of_turn }} }}"
        )
    };
    let more = twice(2).replace("multiply: 2", "add: 1");
    let aegis = rite(&format!("{}, {more}, {{ gain_life: {{ who: you, amount: 1 }} }}", twice(2)));
    let table = table("2026-01", &[], &[&aegis]);
    let mut bench = bench(&table, &["Rite"], &[]);
    assert_eq!(resolving(&mut bench).as_deref(), Some("the order of several replacement effects of one resolution"));
}

/// 611.2e today: an effect that changes the characteristics of a card it puts onto the battlefield applies as the card enters.
#[test]
fn saying_what_a_card_is_as_it_enters_is_refused_today() {
    let raise = rite(
        "{ move: { what: { all: { zone: graveyard, type: creature } }, to: battlefield, as: it_is } }, \
         { apply: { to: $it_is, apply: [ { add_subtypes: [Zombie] } ] } }",
    );
    let lacks = Some("what an effect says of a permanent as it puts it onto the battlefield".to_owned());
    for (edition, lacks) in [("2006-10", None), ("2026-01", lacks)] {
        let table = table(edition, &[], &[OX, &raise]);
        let mut bench = Bench::begin(&table, |position| {
            put(position, "Rite", ALICE, Zone::Hand);
            put(position, "Ox", ALICE, Zone::Graveyard);
        });
        assert_eq!(resolving(&mut bench), lacks, "{edition}");
    }
}

/// 601.3b today: a choice that is still to be made may permit a spell to be cast at any time.
#[test]
fn casting_at_any_time_by_what_x_will_be_is_refused_today() {
    let clock = "
name: Clock
types: [artifact]
abilities:
  haste: { static: { affects: { zone: hand, owner: you, mana_value: { at_least: 3 } }, apply: [ { may: play_as_instant } ] } }";
    let blaze = "{ name: Blaze, cost: '{X}', types: [sorcery], abilities: { blaze: { spell: { do: [ { lose_life: { who: opponents, amount: x } } ] } } } }";
    for edition in ["2006-10", "2026-01"] {
        let table = table(edition, &[], &[clock, blaze]);
        let mut bench = bench(&table, &["Blaze"], &["Clock"]);
        bench.pass_until(|state| state.turn.step == casebook_engine::cards::values::Step::End);
        let card = bench.find("Blaze", Zone::Hand).expect("a card");
        let stop = bench.try_act(&Action::Cast { player: ALICE, card }, &[]).map_err(|not_done| not_done.stop);
        let refused = matches!(stop, Err(Stop::Illegal(_)));
        let lacks = matches!(stop, Err(Stop::Unsupported(what)) if what == "casting at any time by what X will be");
        assert_eq!((refused, lacks), (edition == "2006-10", edition == "2026-01"), "{edition}");
    }
}

/// 702.33b, 502.21a until 2009: each kicker cost is a separate option.
#[test]
fn several_kicker_costs_are_refused() {
    let kicker = "{ keyword: kicker, params: [cost], procedure: kicker }";
    let one = "kick: { keyword: { kicker: { cost: [ { mana: '{0}' } ] } } }";
    let card = |name: &str, more: &str| {
        format!(
            "{{ name: {name}, cost: '{{0}}', types: [sorcery], abilities: {{ {one}, {more} draw: {{ spell: {{ do: [ {{ draw: {{ who: you }} }} ] }} }} }} }}"
        )
    };
    let (single, double) =
        (card("Single", ""), card("Double", &one.replace("kick:", "again:").replace("} } }", "} } },")));
    for edition in ["2001-07", "2026-01"] {
        let table = table(edition, &[kicker], &[&single, &double]);
        for (name, lacks) in [("Single", None), ("Double", Some("several kicker costs".to_owned()))] {
            let mut bench = bench(&table, &[name], &[]);
            let card = bench.find(name, Zone::Hand).expect("a card");
            assert_eq!(lacking(&mut bench, &Action::Cast { player: ALICE, card }, &[]), lacks, "{edition}");
        }
    }
}

/// 420.5e of 2001: the time since a permanent became a legend of its name counts.
#[test]
fn legends_that_effects_make_are_refused_in_2001() {
    let king = "{ name: Ox, supertypes: [legendary], types: [artifact] }";
    let crown =
        rite("{ apply: { to: { zone: battlefield, type: creature }, apply: [ { add_supertypes: [legendary] } ] } }");
    let table = table("2001-07", &[], &[&king.replace("Ox", "King"), OX, &crown]);
    let mut bench = bench(&table, &["Rite"], &["Ox", "Ox"]);
    assert_eq!(
        resolving(&mut bench).as_deref(),
        Some("the legend rule for a permanent that an effect has made legendary")
    );
}

/// 724.1 defines what happens to the stack and the turn, but not what happens to the rest of the text that ended the turn.
#[test]
fn what_a_text_goes_on_with_after_the_turn_has_ended_is_refused() {
    let lacks = Some("instructions after the turn has ended".to_owned());
    let gain = "{ gain_life: { who: you, amount: 1 } }";
    for (text, lacks) in [
        (format!("{{ end_turn: true }}, {gain}"), lacks.clone()),
        (format!("{{ if: {{ if: {{ turn_of: you }}, then: [ {{ end_turn: true }} ] }} }}, {gain}"), lacks),
        (format!("{gain}, {{ end_turn: true }}"), None),
    ] {
        let table = table("2026-01", &[], &[&rite(&text)]);
        assert_eq!(resolving(&mut bench(&table, &["Rite"], &[])), lacks, "{text}");
    }
}

/// 217.8 and 502.15 until 2006: a permanent that phases out leaves the battlefield; 702.26 today.
#[test]
fn phasing_into_a_zone_is_refused_until_2006() {
    let out = rite("{ phase_out: { what: { all: { zone: battlefield, type: creature } } } }");
    for edition in ["2001-07", "2006-10", "2026-01"] {
        let lacks = (edition != "2026-01").then(|| "phasing out into a zone of its own".to_owned());
        let table = table(edition, &[], &[OX, &out]);
        let mut bench = bench(&table, &["Rite"], &["Ox"]);
        assert_eq!(resolving(&mut bench), lacks, "{edition}");
    }
}

/// 708.2b: a permanent that is face down already stays as it is. The engine turns no other permanent face down.
#[test]
fn turning_a_permanent_face_down_where_it_is_is_refused() {
    let hide =
        rite("{ move: { what: { all: { zone: battlefield, type: creature } }, to: battlefield, face_down: true } }");
    let table = table("2026-01", &[], &[OX, &hide]);
    for (down, lacks) in [(false, Some("turning face down".to_owned())), (true, None)] {
        let mut bench = Bench::begin(&table, |position| {
            put(position, "Rite", ALICE, Zone::Hand);
            let ox = put(position, "Ox", ALICE, Zone::Battlefield);
            if down {
                position.face_down(ox);
            }
        });
        assert_eq!(resolving(&mut bench), lacks, "{down}");
    }
}

/// 708.12: a text that reveals a face-down permanent uses the characteristics of the revealed object.
#[test]
fn revealing_a_face_down_permanent_is_refused() {
    let show = rite("{ reveal: { what: { all: { zone: battlefield, type: creature } } } }");
    let table = table("2026-01", &[], &[OX, &show]);
    for (down, lacks) in [(true, Some("revealed face-down permanents".to_owned())), (false, None)] {
        let mut bench = Bench::begin(&table, |position| {
            put(position, "Rite", ALICE, Zone::Hand);
            let ox = put(position, "Ox", BOB, Zone::Battlefield);
            if down {
                position.face_down(ox);
            }
        });
        assert_eq!(resolving(&mut bench), lacks, "{down}");
    }
}

/// 406.4: a player who may not look at cards exiled face down chooses a pile of them, and chance a card.
#[test]
fn choosing_a_card_exiled_face_down_unseen_is_refused() {
    let dig = |looks: &str, random: bool| {
        rite(&format!(
            "{{ remember: {{ top: {{ top_of_library: {{ of: opponents, count: 2 }} }} }} }}, {looks} \
             {{ move: {{ what: $top, to: exile, face_down: true, as: pile }} }}, \
             {{ choose: {{ from: {{ among: $pile, zone: exile }}, as: one, random: {random} }} }}, {{ move: {{ what: $one, to: graveyard }} }}"
        ))
    };
    let lacks = Some("choosing among face-down exiled cards".to_owned());
    for (text, lacks) in
        [(dig("", false), lacks), (dig("", true), None), (dig("{ look_at: { who: you, what: $top } },", false), None)]
    {
        let table = table("2026-01", &[], &[&text]);
        let mut bench = bench(&table, &["Rite"], &[]);
        bench.cast("Rite", &[]);
        bench.act(Action::Pass { player: ALICE }, &[]);
        let top: Vec<_> = bench.state.cards_from_top(BOB).take(2).collect();
        assert_eq!(top.len(), 2);
        let done = bench.try_act(&Action::Pass { player: BOB }, &[]).map_err(|not_done| not_done.stop);
        let said = match done {
            Err(Stop::Unsupported(mechanic)) => Some(mechanic),
            // Otherwise the choice is asked for.
            Err(Stop::Need(_)) => None,
            other => panic!("{other:?}"),
        };
        assert_eq!(said, lacks, "{text}");
    }
}

/// 707.10d: no copy is made for an object that isn't a legal target.
#[test]
fn a_copy_for_an_object_that_it_cannot_target_is_refused() {
    let zealot = "
name: Zealot
types: [creature]
pt: [1, 1]
abilities:
  mirror:
    triggered:
      when: { casts: { who: you, what: { kind: spell, targets: self } } }
      do:
        - for_each:
            of: { all: { zone: battlefield, type: creature, other: true } }
            as: one
            do: [ { copy_spell: { what: it, as: copy } }, { change_targets: { what: $copy, to: $one } } ]";
    let might = "{ name: Might, cost: '{0}', types: [instant], abilities: { might: { spell: { targets: { one: { zone: battlefield, type: creature } }, do: [ { gain_life: { who: you, amount: 1 } } ] } } } }";
    let hidden = "{ name: Hidden, types: [creature], pt: [1, 1], abilities: { shroud: { keyword: shroud } } }";
    let shroud = "{ keyword: shroud, procedure: shroud }";
    for (there, lacks) in
        [(["Zealot", "Ox"], None), (["Zealot", "Hidden"], Some("copies for each possible target".to_owned()))]
    {
        let table = table("2026-01", &[shroud], &[OX, zealot, might, hidden]);
        let mut bench = bench(&table, &["Might"], &there);
        let zealot = bench.permanent("Zealot");
        bench.cast("Might", &[target(zealot)]);
        bench.act(Action::Pass { player: ALICE }, &[]);
        assert_eq!(lacking(&mut bench, &Action::Pass { player: BOB }, &[]), lacks, "{there:?}");
    }
}

/// 702.162a: a card in a hand is not cast with its back face up.
#[test]
fn casting_a_card_converted_from_a_hand_is_refused() {
    let gate = "
name: Gate
types: [artifact]
abilities:
  open: { static: { apply: [ { may_play: { who: you, what: { zone: hand, owner: you }, cost: [ { mana: '{0}' } ], transformed: true } } ] } }";
    let robot = "{ name: Robot, cost: '{0}', types: [artifact], back: { name: Car, types: [artifact] } }";
    let table = table("2026-01", &[], &[gate, robot]);
    for (cost, lacks) in [(true, Some("more than meets the eye".to_owned())), (false, None)] {
        let mut bench = bench(&table, &["Robot"], &["Gate"]);
        let card = bench.find("Robot", Zone::Hand).expect("a card");
        let words = if cost { vec!["open".into()] } else { Vec::new() };
        let answer = (DecisionKind::AlternativeCost, Answer::Words(words));
        assert_eq!(lacking(&mut bench, &Action::Cast { player: ALICE, card }, &[answer]), lacks, "{cost}");
    }
}

const FLASHBACK: &str = include_str!("../../../fixtures/keywords/flashback.yaml");
const ESCAPE: &str = include_str!("../../../fixtures/keywords/escape.yaml");
const SPLICE: &str = include_str!("../../../fixtures/keywords/splice.yaml");
const MORPH: &str = include_str!("../../../fixtures/keywords/morph.yaml");

/// 601.2b, 702.34a, 702.138a: which of several permissions with costs a player uses is not asked. Two instances with the same cost leave nothing to choose.
#[test]
fn several_permissions_with_costs_are_refused() {
    let flashback = |cost: &str| format!("{{ keyword: {{ flashback: {{ cost: [ {{ mana: '{cost}' }} ] }} }} }}");
    let escape = |cost: &str| format!("{{ keyword: {{ escape: {{ cost: [ {{ mana: '{cost}' }} ] }} }} }}");
    let refused = Some("several permissions with costs to cast one card from its zone".to_owned());
    for (one, other, lacks) in [
        (flashback("{0}"), flashback("{1}"), refused.clone()),
        (flashback("{0}"), flashback("{0}"), None),
        (escape("{0}"), escape("{1}"), refused.clone()),
        (escape("{0}"), escape("{0}"), None),
        (escape("{0}"), flashback("{0}"), refused),
    ] {
        let echo = format!(
            "{{ name: Echo, cost: '{{0}}', types: [sorcery], abilities: {{ one: {one}, other: {other}, echo: {{ spell: {{ do: [ {{ gain_life: {{ who: you, amount: 1 }} }} ] }} }} }} }}"
        );
        let table = table("2026-01", &[FLASHBACK, ESCAPE], &[&echo]);
        let mut bench = Bench::begin(&table, |position| {
            put(position, "Echo", ALICE, Zone::Graveyard);
        });
        let card = bench.find("Echo", Zone::Graveyard).expect("a card");
        assert_eq!(lacking(&mut bench, &Action::Cast { player: ALICE, card }, &[]), lacks, "{one} {other}");
    }
}

/// 601.2b: each of many symbols such as {2/W} can be announced in two ways. They are refused in no time.
#[test]
fn a_cost_with_very_many_choices_is_refused() {
    let symbols: String = ["{2/W}", "{2/U}", "{2/B}", "{2/R}", "{2/G}"].map(|symbol| symbol.repeat(30)).concat();
    let vast = format!("{{ name: Vast, cost: '{symbols}', types: [sorcery] }}");
    let table = table("2026-01", &[], &[&vast]);
    let mut bench = bench(&table, &["Vast"], &[]);
    let card = bench.find("Vast", Zone::Hand).expect("a card");
    let refused = Some("a cost with that many symbols such as {2/W}".to_owned());
    assert_eq!(lacking(&mut bench, &Action::Cast { player: ALICE, card }, &[]), refused);
}

/// 702.47a: which of several splice costs of one card is paid is not asked.
#[test]
fn several_splice_costs_of_one_card_are_refused() {
    let splice = |cost: &str| {
        format!("{{ keyword: {{ splice: {{ quality: {{ type: instant }}, cost: [ {{ mana: '{cost}' }} ] }} }} }}")
    };
    let gain = "{ spell: { do: [ { gain_life: { who: you, amount: 1 } } ] } }";
    let might = format!("{{ name: Might, cost: '{{0}}', types: [instant], abilities: {{ might: {gain} }} }}");
    for (cost, lacks) in [("{1}", Some("several splice costs of one card".to_owned())), ("{0}", None)] {
        let (one, other) = (splice("{0}"), splice(cost));
        let both = format!(
            "{{ name: Both, cost: '{{0}}', types: [instant], abilities: {{ one: {one}, other: {other}, both: {gain} }} }}"
        );
        let table = table("2026-01", &[SPLICE], &[&might, &both]);
        let mut bench = bench(&table, &["Might", "Both"], &[]);
        let of = |bench: &Bench<'_>, name| bench.find(name, Zone::Hand).expect("a card");
        let (card, spliced) = (of(&bench, "Might"), of(&bench, "Both"));
        let answer = (DecisionKind::Splice, Answer::Entities(vec![spliced.into()]));
        assert_eq!(lacking(&mut bench, &Action::Cast { player: ALICE, card }, &[answer]), lacks, "{cost}");
    }
}

/// 702.37e: for which of several morph costs a permanent is turned face up is not asked.
#[test]
fn several_morph_costs_of_one_permanent_are_refused() {
    let morph = |cost: &str| format!("{{ keyword: {{ morph: {{ cost: [ {{ mana: '{cost}' }} ] }} }} }}");
    for (cost, lacks) in [("{1}", Some("several costs to turn one permanent face up".to_owned())), ("{0}", None)] {
        let (one, other) = (morph("{0}"), morph(cost));
        let lurker = format!(
            "{{ name: Lurker, cost: '{{0}}', types: [creature], pt: [2, 3], abilities: {{ one: {one}, other: {other} }} }}"
        );
        let table = table("2026-01", &[MORPH], &[&lurker]);
        let mut bench = Bench::begin(&table, |position| {
            let lurker = put(position, "Lurker", ALICE, Zone::Battlefield);
            position.face_down(lurker);
        });
        let object = bench.state.permanents()[0];
        assert_eq!(lacking(&mut bench, &Action::TurnFaceUp { player: ALICE, object }, &[]), lacks, "{cost}");
    }
}
