//! Changes in the rules on permanents and on entering and leaving, with invented cards. Each test runs a position in editions on both sides of a
//! change.

use crate::common::{ALICE, BOB, Bench, bench, put, rite, table, target};
use casebook_engine::{
    action::{Action, Awaits},
    cards::values::{Color, Step, Zone},
    change::PermanentChange,
    continuous::project,
    decision::{Answer, DecisionKind, Options},
    document::Document,
    error::Stop,
    event::Event,
    ids::{ObjectId, PlayerId},
    rule::Rule,
    rules::turn,
    state::binding::Value,
};
use pretty_assertions::assert_eq;

const OX: &str = "{ name: Ox, cost: '{0}', types: [creature], subtypes: [Ox], pt: [2, 2] }";
const ENCHANT: &str = "{ keyword: enchant, params: [quality], procedure: enchant }";
const PROTECTION: &str = "{ keyword: protection, params: [quality], procedure: protection }";

fn zone_of(bench: &Bench<'_>, id: ObjectId) -> Zone {
    bench.state.object(bench.state.newest(id)).zone
}

/// 205.4e of today.
#[test]
fn a_legendary_sorcery_needs_a_legend_today_only() {
    let saga = "{ name: Edict, cost: '{0}', supertypes: [legendary], types: [sorcery], abilities: { edict: { spell: { do: [ { draw: { who: you } } ] } } } }";
    let king = "{ name: King, supertypes: [legendary], types: [creature], pt: [2, 2] }";
    for (edition, alone) in [("2006-10", None), ("2026-01", Some(Rule::CantCast))] {
        let table = table(edition, &[], &[saga, king, OX]);
        for (there, refused) in [("Ox", alone), ("King", None)] {
            let mut bench = bench(&table, &["Edict"], &[there]);
            let card = bench.find("Edict", Zone::Hand).expect("a card");
            assert_eq!(bench.refused(&Action::Cast { player: ALICE, card }, &[]), refused, "{edition} beside {there}");
        }
    }
}

/// 212.4g since 2004. 214.8f of 2001 only concerns an Aura attached to itself.
#[test]
fn an_aura_that_is_a_creature_too_stays_attached_in_2001_only() {
    let veil = "
name: Veil
types: [enchantment]
subtypes: [Aura]
pt: [1, 1]
abilities: { enchant: { keyword: { enchant: { what: { zone: battlefield, type: creature } } } } }";
    let wake =
        rite("{ apply: { to: { zone: battlefield, type: enchantment }, apply: [ { add_types: [creature] } ] } }");
    for (edition, zone) in [("2001-07", Zone::Battlefield), ("2004-10", Zone::Graveyard), ("2026-01", Zone::Graveyard)]
    {
        let table = table(edition, &[ENCHANT], &[OX, veil, &wake]);
        let mut bench = Bench::begin(&table, |position| {
            put(position, "Rite", ALICE, Zone::Hand);
            let ox = put(position, "Ox", ALICE, Zone::Battlefield);
            let veil = put(position, "Veil", ALICE, Zone::Battlefield);
            position.write(PermanentChange::Attach { object: veil, to: Some(ox.into()) });
        });
        let veil = bench.permanent("Veil");
        bench.cast("Rite", &[]);
        bench.resolve();
        assert_eq!(zone_of(&bench, veil), zone, "{edition}");
    }
}

/// 409.1a of 2006, 602.2a and 701.20a today: the card is revealed as long as the ability is on the stack.
#[test]
fn a_card_in_hand_whose_ability_is_played_is_revealed_since_2006() {
    let seer = "
name: Seer
types: [creature]
pt: [1, 1]
abilities: { look: { activated: { from: hand, costs: [ { mana: '{0}' } ], do: [ { draw: { who: you } } ] } } }";
    for (edition, shown) in [("2005-02", false), ("2006-10", true), ("2026-01", true)] {
        let table = table(edition, &[], &[seer]);
        let mut bench = bench(&table, &["Seer"], &[]);
        let seer = bench.find("Seer", Zone::Hand).expect("a card");
        bench.act(Action::Activate { player: ALICE, source: seer, ability: "look".into() }, &[]);
        let known = |bench: &Bench<'_>| bench.state.object(seer).known_to & 1 << BOB.0 != 0;
        assert_eq!((bench.state.object(seer).revealed, known(&bench)), (shown, shown), "{edition}");
        bench.resolve();
        assert_eq!((bench.state.object(seer).revealed, known(&bench)), (false, shown), "{edition}");
    }
}

/// 504.6 since 2004, now 708.9.
#[test]
fn what_leaves_face_down_is_revealed_since_2004() {
    let recall = rite("{ move: { what: { all: { zone: battlefield, type: creature } }, to: hand } }");
    for (edition, shown) in [("2001-07", false), ("2004-10", true), ("2026-01", true)] {
        let table = table(edition, &[], &[OX, &recall]);
        let mut bench = Bench::begin(&table, |position| {
            put(position, "Rite", ALICE, Zone::Hand);
            let ox = put(position, "Ox", ALICE, Zone::Battlefield);
            position.face_down(ox);
        });
        let ox = bench.permanent("Ox");
        bench.cast("Rite", &[]);
        bench.resolve();
        let now = bench.state.newest(ox);
        assert_eq!(bench.state.object(now).zone, Zone::Hand);
        assert_eq!(bench.state.object(now).known_to & 1 << BOB.0 != 0, shown, "{edition}");
        let told = bench.events().any(|event| matches!(event, Event::Revealed { cards, .. } if *cards == [now]));
        assert_eq!(told, shown, "{edition}");
    }
}

/// 420.5c of 2001: damage of at least its toughness destroys a creature, even if that toughness is 0 or less.
#[test]
fn a_damaged_creature_without_toughness_is_destroyed_besides_in_2001_only() {
    let wither = rite("{ apply: { to: { zone: battlefield, type: creature }, apply: [ { add_pt: [0, -2] } ] } }");
    for (edition, destroyed) in [("2001-07", true), ("2004-10", false), ("2026-01", false)] {
        let table = table(edition, &[], &[OX, &wither]);
        let mut bench = Bench::begin(&table, |position| {
            put(position, "Rite", ALICE, Zone::Hand);
            let ox = put(position, "Ox", ALICE, Zone::Battlefield);
            position.damaged(ox, 1, None);
        });
        let ox = bench.permanent("Ox");
        bench.cast("Rite", &[]);
        bench.resolve();
        assert_eq!(zone_of(&bench, ox), Zone::Graveyard, "{edition}");
        let told = bench.events().any(|event| matches!(event, Event::Destroyed { object } if *object == ox));
        assert_eq!(told, destroyed, "{edition}");
    }
}

/// 502.7a of 2001: protection from a type only applies to permanents.
#[test]
fn protection_from_artifacts_stops_artifact_cards_in_hand_since_2004() {
    let imp = "
name: Imp
types: [creature]
pt: [1, 1]
abilities: { free: { keyword: { protection: { from: { type: artifact } } } } }";
    let dart = "
name: Dart
types: [artifact]
abilities:
  throw:
    activated:
      from: hand
      costs: [ { mana: '{0}' } ]
      targets: { victim: { zone: battlefield, type: creature } }
      do: [ { deal_damage: { amount: 1, to: $victim } } ]";
    for (edition, dies) in [("2001-07", true), ("2004-10", false), ("2026-01", false)] {
        let table = table(edition, &[PROTECTION], &[imp, dart]);
        let mut bench = bench(&table, &["Dart"], &["Imp"]);
        let (imp, dart) = (bench.permanent("Imp"), bench.find("Dart", Zone::Hand).expect("a card"));
        let throw = Action::Activate { player: ALICE, source: dart, ability: "throw".into() };
        let legal = bench.try_act(&throw, &[target(imp)]).is_ok();
        assert_eq!(legal, dies, "{edition}");
        if legal {
            bench.resolve();
            assert_eq!(zone_of(&bench, imp), Zone::Graveyard, "{edition}");
        }
    }
}

/// The glossary on searching, from 2004 to 2006: cards found by a stated quality are revealed. 701.23e today: only if the text says so.
#[test]
fn what_is_found_by_a_quality_is_revealed_from_2004_to_2006() {
    let forest = "{ search: { of: you, zones: [library], find: { subtype: Forest }, count: 1, as: found } }";
    let any = "{ search: { of: you, zones: [library], find: { zone: library }, count: 1, as: found } }";
    for (edition, shown) in [("2001-07", false), ("2004-10", true), ("2006-10", true), ("2026-01", false)] {
        for (search, shown) in [(forest, shown), (any, false)] {
            let rite = rite(search);
            let table = table(edition, &[], &[&rite]);
            let mut bench = bench(&table, &["Rite"], &[]);
            let found = bench.state.player(ALICE).library[0];
            bench.cast("Rite", &[]);
            let pass = Action::Pass { player: ALICE };
            bench.act(pass, &[]);
            let answer = (DecisionKind::Search, Answer::Entities(vec![found.into()]));
            bench.act(Action::Pass { player: BOB }, &[answer]);
            assert_eq!(bench.state.object(found).known_to & 1 << BOB.0 != 0, shown, "{edition}: {search}");
        }
    }
}

/// 208.3 since 2006.
#[test]
fn a_noncreature_permanent_has_power_and_toughness_until_2005() {
    let licid = "{ name: Licid, types: [enchantment], pt: [1, 3], abilities: { still: { static: { apply: [ { add_colors: [red] } ] } } } }";
    for (edition, size) in [("2001-07", Some((1, 3))), ("2005-02", Some((1, 3))), ("2006-10", None), ("2026-01", None)]
    {
        let table = table(edition, &[], &[licid]);
        let bench = bench(&table, &[], &["Licid"]);
        assert_eq!(bench.pt(bench.permanent("Licid")), size, "{edition}");
    }
}

/// 418.3b of 2001: the affected objects are only fixed for effects that change characteristics; since 2004 also for effects that change control.
#[test]
fn control_of_whatever_fits_takes_what_comes_later_in_2001_only() {
    let reign = "
name: Reign
cost: '{0}'
types: [sorcery]
abilities:
  reign: { spell: { do: [ { apply: { to: { zone: battlefield, type: creature }, apply: [ { control: you } ], until: end_of_turn } } ] } }";
    let gift = rite("{ create_token: { who: opponents, types: [creature], subtypes: [Ox], pt: [1, 1] } }");
    for (edition, controller) in [("2001-07", ALICE), ("2004-10", BOB), ("2026-01", BOB)] {
        let table = table(edition, &[], &[OX, reign, &gift]);
        let mut bench = Bench::begin(&table, |position| {
            put(position, "Reign", ALICE, Zone::Hand);
            put(position, "Rite", ALICE, Zone::Hand);
            put(position, "Ox", BOB, Zone::Battlefield);
        });
        for spell in ["Reign", "Rite"] {
            bench.cast(spell, &[]);
            bench.resolve();
        }
        let seen = project(&table, &bench.state);
        let controllers: Vec<PlayerId> = bench.state.permanents().iter().map(|id| seen.controller(*id)).collect();
        assert_eq!(controllers, [ALICE, controller], "{edition}");
    }
}

/// 406.3 and 406.3a today: a card exiled face down has no characteristics, and a player who had looked at it may continue to do so.
#[test]
fn a_card_exiled_face_down_is_nothing_today() {
    let hide = rite(
        "{ look_at: { who: you, what: { top_of_library: { of: you, count: 1 } } } }, \
         { move: { what: { top_of_library: { of: you, count: 1 } }, to: exile, face_down: true } }",
    );
    for (edition, nothing) in [("2006-10", false), ("2026-01", true)] {
        let table = table(edition, &[], &[OX, &hide]);
        let mut bench = Bench::begin(&table, |position| {
            put(position, "Rite", ALICE, Zone::Hand);
            put(position, "Ox", ALICE, Zone::Library);
        });
        bench.cast("Rite", &[]);
        bench.resolve();
        let card = bench.find("Ox", Zone::Exile).expect("a card");
        let seen = project(&table, &bench.state);
        assert_eq!(seen.characteristics(card).name.is_none(), nothing, "{edition}");
        assert_eq!(seen.characteristics(card).types.is_empty(), nothing, "{edition}");
        let known = bench.state.object(card).known_to;
        assert_eq!(known, if nothing { 1 << ALICE.0 } else { 0 }, "{edition}");
    }
}

/// 406.3a today: a player who may play a face-down exiled card turns it face up first; no other player may. Until 2006 it keeps its characteristics.
#[test]
fn a_card_exiled_face_down_is_turned_up_to_be_played() {
    let lend = rite(
        "{ move: { what: { top_of_library: { of: you, count: 2 } }, to: exile, face_down: true, as: lent } }, \
         { apply: { to: $lent, apply: [ { may_play: { who: you, what: $lent } } ], until: end_of_turn } }",
    );
    let plot = "{ name: Plot, types: [land] }";
    for edition in ["2006-10", "2026-01"] {
        let table = table(edition, &[], &[OX, plot, &lend]);
        let mut bench = Bench::begin(&table, |position| {
            put(position, "Rite", ALICE, Zone::Hand);
            put(position, "Ox", ALICE, Zone::Library);
            put(position, "Plot", ALICE, Zone::Library);
        });
        bench.cast("Rite", &[]);
        bench.resolve();
        let (Some(ox), Some(plot)) = (bench.find("Ox", Zone::Exile), bench.find("Plot", Zone::Exile)) else {
            panic!("both are exiled: {edition}");
        };
        assert!(bench.state.object(ox).status.face_down && bench.state.object(plot).status.face_down, "{edition}");
        assert!(bench.refused(&Action::Cast { player: BOB, card: ox }, &[]).is_some(), "{edition}");
        bench.act(Action::PlayLand { player: ALICE, card: plot }, &[]);
        bench.act(Action::Cast { player: ALICE, card: ox }, &[]);
        bench.resolve();
        for played in [ox, plot] {
            assert_eq!(zone_of(&bench, played), Zone::Battlefield, "{edition}");
            assert!(!bench.state.object(bench.state.newest(played)).status.face_down, "{edition}");
        }
    }
}

/// 409.1a until 2006: a prohibition is checked as the spell is announced. 601.3a today: it is checked with the choices that may exempt the spell.
#[test]
fn a_spell_that_its_x_takes_out_of_a_prohibition_is_cast_today_only() {
    let winnower = "
name: Winnower
types: [artifact]
abilities: { even: { static: { apply: [ { cant_play: { who: you, what: { kind: spell, mana_value: { at_most: 1 } } } } ] } } }";
    let blaze = "{ name: Blaze, cost: '{X}', types: [sorcery], abilities: { blaze: { spell: { do: [ { lose_life: { who: opponents, amount: x } } ] } } } }";
    for (edition, refused) in [("2006-10", Some(Rule::CantCast)), ("2026-01", None)] {
        let table = table(edition, &[], &[winnower, blaze]);
        let mut bench = bench(&table, &["Blaze"], &["Winnower", "Forest", "Forest"]);
        let card = bench.find("Blaze", Zone::Hand).expect("a card");
        let cast = Action::Cast { player: ALICE, card };
        let x = |x| (DecisionKind::X, Answer::Number(x));
        assert_eq!(bench.refused(&cast, &[x(1)]), Some(Rule::CantCast), "{edition}");
        assert_eq!(bench.refused(&cast, &[x(2)]), refused, "{edition}");
    }
}

/// 418.6b since 2004, 612.5 today: a text change affects the printed text of an object and not the abilities that an effect gave it. The engine does
/// the same in 2001, when no rule says so.
#[test]
fn a_changed_colour_word_leaves_what_was_given_as_it_is() {
    let imp = "
name: Imp
types: [creature]
pt: [1, 1]
abilities: { free: { keyword: { protection: { from: { color: red } } } } }";
    let bolt = "{ name: Bolt, cost: '{0}', colors: [red], types: [instant], abilities: { bolt: { spell: { targets: { one: { zone: battlefield, type: creature } }, do: [ { destroy: { what: $one } } ] } } } }";
    for edition in ["2001-07", "2004-10", "2026-01"] {
        let table = table(edition, &[PROTECTION], &[OX, imp, bolt]);
        for (name, given, legal) in [("Imp", false, true), ("Ox", true, false)] {
            let mut bench = Bench::begin(&table, |position| {
                put(position, "Bolt", ALICE, Zone::Hand);
                let creature = put(position, name, ALICE, Zone::Battlefield);
                let from_red = "[ { add_keyword: { protection: { from: { color: red } } } } ]";
                let said = Document { file: "effect.yaml", text: from_red };
                if given {
                    position.affect(creature, said.read().expect("modifications"), None);
                }
                let hue = Value::Color(Color::Blue);
                position.write(PermanentChange::Remember {
                    object: creature,
                    name: "hue".into(),
                    value: hue,
                    entering: true,
                });
                let said = Document { file: "effect.yaml", text: "[ { color_words: hue } ]" };
                position.affect(creature, said.read().expect("modifications"), None);
            });
            let (creature, card) = (bench.permanent(name), bench.find("Bolt", Zone::Hand).expect("a card"));
            let cast = Action::Cast { player: ALICE, card };
            assert_eq!(bench.try_act(&cast, &[target(creature)]).is_ok(), legal, "{edition}: {name}");
        }
    }
}

/// 613.11: modifications of rules apply in timestamp order, not in the order in which their objects entered.
#[test]
fn of_two_hand_sizes_that_said_last_counts() {
    let belt = |name: &str, size: i32| {
        format!(
            "{{ name: {name}, types: [artifact], subtypes: [Equipment], abilities: {{ size: {{ static: {{ apply: [ {{ hand_size: {{ who: you, size: {size} }} }} ] }} }} }} }}"
        )
    };
    let (one, two) = (belt("Two", 2), belt("Five", 5));
    for edition in ["2004-10", "2026-01"] {
        let table = table(edition, &[], &[OX, &one, &two]);
        let mut bench = Bench::begin(&table, |position| {
            (0..7).for_each(|_| {
                put(position, "Ox", ALICE, Zone::Hand);
            });
            let ox = put(position, "Ox", ALICE, Zone::Battlefield);
            let first = put(position, "Two", ALICE, Zone::Battlefield);
            put(position, "Five", ALICE, Zone::Battlefield);
            position.write(PermanentChange::Attach { object: first, to: Some(ox.into()) });
        });
        bench.pass_until(|state| state.turn.step == Step::End);
        bench.act(Action::Pass { player: ALICE }, &[]);
        let stop = bench.try_act(&Action::Pass { player: BOB }, &[]).map_err(|not_done| not_done.stop);
        let Err(Stop::Need(decision)) = stop else { panic!("nobody discards") };
        assert!(matches!(decision.options, Options::Entities { least: 5, most: 5, .. }), "{edition}: {decision:?}");
    }
}

/// 704.5h: damage by a source with deathtouch only counts in the next check of state-based actions.
#[test]
fn deathtouch_is_over_once_it_was_looked_at() {
    let keywords =
        ["{ keyword: deathtouch, procedure: deathtouch }", "{ keyword: indestructible, procedure: indestructible }"];
    let asp = "
name: Asp
types: [creature]
pt: [1, 1]
abilities:
  touch: { keyword: deathtouch }
  bite: { activated: { costs: [ { mana: '{0}' } ], do: [ { deal_damage: { amount: 1, to: { all: { name: Rock } }, source: self } } ] } }";
    let rock = "{ name: Rock, types: [creature], pt: [0, 4], abilities: { hard: { keyword: indestructible } } }";
    let soften = rite("{ apply: { to: { zone: battlefield, name: Rock }, apply: [ { lose_all_abilities: true } ] } }");
    let table = table("2026-01", &keywords, &[asp, rock, &soften]);
    let mut bench = bench(&table, &["Rite"], &["Asp", "Rock"]);
    let (asp, rock) = (bench.permanent("Asp"), bench.permanent("Rock"));
    bench.act(Action::Activate { player: ALICE, source: asp, ability: "bite".into() }, &[]);
    bench.resolve();
    assert_eq!(bench.state.object(rock).damage, 1);
    bench.cast("Rite", &[]);
    bench.resolve();
    assert_eq!(zone_of(&bench, rock), Zone::Battlefield);
}

/// 302.6 (212.3d until 2006): a player who loses and regains control within one resolution has not controlled the permanent continuously.
#[test]
fn control_lost_and_regained_in_one_resolution_begins_anew() {
    let juggle = rite(
        "{ apply: { to: { all: { zone: battlefield, type: creature } }, apply: [ { control: opponents } ] } }, \
         { apply: { to: { all: { zone: battlefield, type: creature } }, apply: [ { control: you } ] } }",
    );
    for edition in ["2004-10", "2026-01"] {
        let table = table(edition, &[], &[OX, &juggle]);
        let mut bench = bench(&table, &["Rite"], &["Ox"]);
        bench.cast("Rite", &[]);
        bench.resolve();
        bench.pass_until(|state| turn::awaits(state) == Awaits::Attackers(ALICE));
        let ox = bench.permanent("Ox");
        let attack = Action::Attack { player: ALICE, attacks: vec![(ox, BOB.into())] };
        assert_eq!(bench.refused(&attack, &[]), Some(Rule::SummoningSickness), "{edition}");
    }
}
