//! Continuous effects in their layers, edition by edition, with invented cards. A test counts a rule as applied if the position differs with that
//! rule switched off.

use crate::common::{
    ALICE, BOB,
    seen::{Seen, rules},
    table,
};
use casebook_engine::{
    cards::{
        deed::{Deed, RuleName},
        modification::Modification,
        values::{CardType, Color, Zone},
    },
    change::CardChange,
    continuous::project,
    ids::Entity,
    rule::Rule,
    state::{binding::Value, characteristics::Characteristics},
};

const OX: &str = "{ name: Ox, cost: '{2}{G}', types: [creature], subtypes: [Ox], pt: [2, 2] }";
const ANTHEM: &str = "
name: Anthem
types: [enchantment]
abilities:
  all: { static: { affects: { zone: battlefield, type: creature }, apply: [ { add_pt: [1, 1] } ] } }";

#[test]
fn a_static_ability_reaches_whatever_fits() {
    let table = table("2026-01", &[], &[OX, ANTHEM]);
    let mut seen = Seen::new(&table);
    let ox = seen.play("Ox");
    let in_hand = seen.put("Ox", Zone::Hand);
    assert_eq!(seen.rules(&table), []);
    let anthem = seen.play("Anthem");
    let later = seen.play("Ox");
    let projection = seen.project(&table);
    let pt = |id| projection.characteristics(id).pt;
    assert_eq!((pt(ox), pt(later), pt(in_hand), pt(anthem)), (Some((3, 3)), Some((3, 3)), Some((2, 2)), None));
    assert_eq!(seen.rules(&table), [Rule::StaticAbility, Rule::AffectedSetOpen, Rule::LayerPtChanged]);
}

#[test]
fn counters_come_before_or_after_what_sets() {
    for (edition, expected) in [("2001-07", (0, 2)), ("2004-10", (0, 2)), ("2006-10", (1, 3)), ("2026-01", (1, 3))] {
        let table = table(edition, &[], &[OX]);
        let mut seen = Seen::new(&table);
        let ox = seen.play("Ox");
        seen.position.counters(ox.into(), "+1/+1".into(), 1);
        assert_eq!(seen.pt(&table, ox), (3, 3), "{edition}");
        seen.affect(ox, "[ { set_pt: [0, 2] } ]");
        assert_eq!(seen.pt(&table, ox), expected, "{edition}");
    }
}

#[test]
fn a_static_plus_survives_a_later_set_only_since_2006() {
    for (edition, expected) in [("2001-07", (0, 1)), ("2004-10", (0, 1)), ("2006-10", (1, 2)), ("2026-01", (1, 2))] {
        let table = table(edition, &[], &[OX, ANTHEM]);
        let mut seen = Seen::new(&table);
        let ox = seen.play("Ox");
        seen.play("Anthem");
        seen.affect(ox, "[ { set_pt: [0, 1] } ]");
        assert_eq!(seen.pt(&table, ox), expected, "{edition}");
    }
}

#[test]
fn an_effects_plus_survives_a_later_set_only_today() {
    for (edition, expected) in [("2004-10", (0, 1)), ("2006-10", (0, 1)), ("2026-01", (4, 5))] {
        let table = table(edition, &[], &[OX]);
        let mut seen = Seen::new(&table);
        let ox = seen.play("Ox");
        seen.affect(ox, "[ { add_pt: [4, 4] } ]");
        seen.affect(ox, "[ { set_pt: [0, 1] } ]");
        assert_eq!(seen.pt(&table, ox), expected, "{edition}");
    }
}

#[test]
fn of_two_sets_the_later_stays() {
    let table = table("2026-01", &[], &[OX]);
    let mut seen = Seen::new(&table);
    let ox = seen.play("Ox");
    seen.affect(ox, "[ { set_pt: [0, 1] } ]");
    seen.affect(ox, "[ { set_pt: [7, 7] } ]");
    let projection = seen.project(&table);
    assert_eq!(projection.characteristics(ox).pt, Some((7, 7)));
    assert_eq!(seen.rules(&table), [Rule::LayerPtSet, Rule::Timestamp]);
}

#[test]
fn a_switch_comes_in_its_time_until_2006_and_last_since() {
    for (edition, expected) in [("2004-10", (8, 2)), ("2006-10", (3, 7)), ("2026-01", (3, 7))] {
        let table = table(edition, &[], &[OX]);
        let mut seen = Seen::new(&table);
        let ox = seen.play("Ox");
        seen.affect(ox, "[ { add_pt: [0, 1] } ]");
        seen.affect(ox, "[ { switch_pt: true } ]");
        assert_eq!(seen.pt(&table, ox), (3, 2), "{edition}");
        seen.affect(ox, "[ { add_pt: [5, 0] } ]");
        assert_eq!(seen.pt(&table, ox), expected, "{edition}");
    }
}

#[test]
fn an_effect_that_changes_a_type_applies_whole_with_the_types() {
    let sphere = "{ name: Sphere, types: [artifact] }";
    for (edition, expected) in [("2001-07", (0, 2)), ("2004-10", (0, 2)), ("2006-10", (3, 2)), ("2026-01", (3, 2))] {
        let table = table(edition, &[], &[sphere]);
        let mut seen = Seen::new(&table);
        let sphere = seen.play("Sphere");
        assert_eq!(seen.look(&table, sphere).pt, None);
        seen.affect(sphere, "[ { add_types: [creature] }, { set_pt: [3, 2] } ]");
        assert_eq!(seen.pt(&table, sphere), (3, 2), "{edition}");
        seen.affect(sphere, "[ { set_pt: [0, 2] } ]");
        seen.affect(sphere, "[ { add_types: [creature] }, { set_pt: [3, 2] } ]");
        assert_eq!(seen.pt(&table, sphere), expected, "{edition}");
    }
}

#[test]
fn what_needs_a_colour_waits_for_what_gives_it() {
    let crusade = "
name: Crusade
types: [enchantment]
abilities:
  white: { static: { affects: { zone: battlefield, type: creature, color: white }, apply: [ { add_pt: [1, 1] } ] } }";
    let dye = "
name: Dye
types: [enchantment]
subtypes: [Aura]
abilities:
  dye: { static: { affects: host, apply: [ { set_colors: [white] } ] } }";
    for edition in ["2001-07", "2004-10", "2006-10", "2026-01"] {
        let table = table(edition, &[], &[OX, crusade, dye]);
        let mut seen = Seen::new(&table);
        let ox = seen.play("Ox");
        seen.play("Crusade");
        assert_eq!(seen.pt(&table, ox), (2, 2), "{edition}");
        let dye = seen.play("Dye");
        seen.attach(dye, ox);
        assert_eq!(seen.pt(&table, ox), (3, 3), "{edition}");
        // In 2001 both apply among all other effects, and only dependency puts them in this order.
        let waited = seen.rules(&table).contains(&Rule::Dependency);
        assert_eq!(waited, edition == "2001-07", "{edition}");
    }
}

#[test]
fn what_an_object_defines_is_its_first_value() {
    let golem = "
name: Golem
cost: '{4}'
types: [artifact, creature]
pt: [3, 3]
abilities:
  color: { static: { defining: true, apply: [ { set_chosen_color: color } ] } }";
    let sky = "
name: Sky
types: [enchantment]
abilities:
  blue: { static: { affects: { zone: battlefield }, apply: [ { set_colors: [blue] } ] } }";
    for edition in ["2001-07", "2004-10", "2006-10", "2026-01"] {
        let table = table(edition, &[], &[golem, sky]);
        let mut seen = Seen::new(&table);
        let alone = seen.play("Golem");
        seen.remember(alone, "color", Value::Color(Color::Red));
        assert!(seen.look(&table, alone).colors.has(Color::Red), "{edition}");
        assert!(seen.rules(&table).contains(&Rule::CharacteristicDefining), "{edition}");
        seen.play("Sky");
        let golem = seen.play("Golem");
        seen.remember(golem, "color", Value::Color(Color::Red));
        let colors: Vec<Color> = seen.look(&table, golem).colors.iter().collect();
        assert_eq!(colors, [Color::Blue], "{edition}");
    }
}

#[test]
fn a_defined_power_counts_in_every_zone_today_and_in_play_only_before() {
    let herd = "
name: Herd
types: [creature]
abilities:
  size: { static: { defining: true, apply: [ { set_pt: [ { count: { zone: battlefield, name: Ox } }, 1 ] } ] } }";
    for (edition, elsewhere) in [("2001-07", (0, 0)), ("2004-10", (0, 0)), ("2006-10", (0, 0)), ("2026-01", (3, 1))] {
        let table = table(edition, &[], &[OX, herd]);
        let mut seen = Seen::new(&table);
        let (hand, graveyard) = (seen.put("Herd", Zone::Hand), seen.put("Herd", Zone::Graveyard));
        let there = seen.play("Herd");
        seen.position.counters(there.into(), "+1/+1".into(), 1);
        for _ in 0..3 {
            seen.play("Ox");
        }
        let each = [hand, graveyard, there].map(|id| seen.pt(&table, id));
        assert_eq!(each, [elsewhere, elsewhere, (4, 2)], "{edition}");
    }
}

const LEGENDARY_LAND: &str = "
name: Keep
supertypes: [legendary]
types: [land]
abilities:
  burn: { activated: { costs: [ { tap: self } ], do: [ { lose_life: { who: opponents, amount: 1 } } ] } }";

#[test]
fn a_land_whose_type_is_set_keeps_its_supertypes_and_what_it_was_given() {
    let table = table("2026-01", &[], &[LEGENDARY_LAND]);
    let mut seen = Seen::new(&table);
    let (keep, forest) = (seen.play("Keep"), seen.play("Forest"));
    let ids = |of: &Characteristics| of.abilities.iter().map(|held| held.id.to_string()).collect::<Vec<_>>();
    assert_eq!(ids(&seen.look(&table, keep)), ["burn"]);
    assert_eq!(ids(&seen.look(&table, forest)), ["mana.forest"]);
    for land in [keep, forest] {
        seen.affect(land, "[ { add_keyword: flying } ]");
        seen.affect(land, "[ { set_subtypes: [Mountain] } ]");
        let now = seen.look(&table, land);
        assert_eq!(ids(&now), ["mana.mountain", "flying"]);
        assert_eq!(now.subtypes, ["Mountain"]);
    }
    assert!(seen.look(&table, keep).is_legendary());
    let used = seen.rules(&table);
    assert!([Rule::LandTypeSet, Rule::LandTypeMana, Rule::SupertypeStays].iter().all(|rule| used.contains(rule)));
    seen.affect(forest, "[ { add_subtypes: [Island] } ]");
    assert_eq!(ids(&seen.look(&table, forest)), ["mana.mountain", "mana.island", "flying"]);
}

#[test]
fn an_ability_that_is_taken_away_gives_nothing_even_with_the_earlier_timestamp() {
    let swamps = "
name: Swampmaker
types: [land]
abilities:
  all: { static: { affects: { zone: battlefield, type: land }, apply: [ { add_subtypes: [Swamp] } ] } }";
    let moon = "
name: Moon
types: [enchantment]
abilities:
  all: { static: { affects: { zone: battlefield, type: land, not: { supertype: basic } }, apply: [ { set_subtypes: [Mountain] } ] } }";
    let table = table("2026-01", &[], &[swamps, moon]);
    let mut seen = Seen::new(&table);
    let (maker, forest) = (seen.play("Swampmaker"), seen.play("Forest"));
    assert_eq!(seen.look(&table, forest).subtypes, ["Forest", "Swamp"]);
    seen.play("Moon");
    let projection = seen.project(&table);
    assert_eq!(projection.characteristics(forest).subtypes, ["Forest"]);
    assert_eq!(projection.characteristics(maker).subtypes, ["Mountain"]);
    assert!(seen.rules(&table).contains(&Rule::Dependency));
}

#[test]
fn effects_that_wait_for_each_other_go_by_timestamp() {
    let turn = |name: &str, from: &str, to: &str| {
        format!(
            "
name: {name}
types: [enchantment]
abilities:
  all: {{ static: {{ affects: {{ zone: battlefield, type: creature, color: {from} }}, apply: [ {{ set_colors: [{to}] }} ] }} }}"
        )
    };
    let (blacken, whiten) = (turn("Blacken", "white", "black"), turn("Whiten", "black", "white"));
    let white = "{ name: Pale, cost: '{W}', types: [creature], pt: [1, 1] }";
    let black = "{ name: Dark, cost: '{B}', types: [creature], pt: [1, 1] }";
    let table = table("2026-01", &[], &[&blacken, &whiten, white, black]);
    for (order, expected) in [(["Blacken", "Whiten"], Color::White), (["Whiten", "Blacken"], Color::Black)] {
        let mut seen = Seen::new(&table);
        let both = [seen.play("Pale"), seen.play("Dark")];
        for name in order {
            seen.play(name);
        }
        for id in both {
            assert_eq!(seen.look(&table, id).colors.iter().collect::<Vec<_>>(), [expected], "{order:?}");
        }
    }
}

#[test]
fn an_effect_that_has_begun_goes_on_without_its_ability() {
    let lord = "
name: Lord
types: [creature]
pt: [1, 1]
abilities:
  plain: { static: { affects: { zone: battlefield, type: creature, other: true }, apply: [ { add_pt: [1, 0] } ] } }
  both: { static: { affects: { zone: battlefield, type: creature, not: { type: artifact } }, apply: [ { add_types: [artifact] }, { add_pt: [0, 1] } ] } }";
    let humble = "
name: Humble
types: [enchantment]
abilities:
  all: { static: { affects: { zone: battlefield, type: creature }, apply: [ { lose_all_abilities: true } ] } }";
    for edition in ["2004-10", "2006-10", "2026-01"] {
        let table = table(edition, &[], &[OX, lord, humble]);
        let mut seen = Seen::new(&table);
        let ox = seen.play("Ox");
        seen.play("Lord");
        assert_eq!(seen.pt(&table, ox), (3, 3), "{edition}");
        seen.play("Humble");
        assert_eq!(seen.pt(&table, ox), (2, 3), "{edition}");
        assert!(seen.look(&table, ox).is(CardType::Artifact), "{edition}");
    }
}

#[test]
fn a_static_ability_that_is_given_applies_too() {
    let teacher = "
name: Teacher
types: [enchantment]
abilities:
  teach:
    static:
      affects: { zone: battlefield, type: creature }
      apply:
        - add_abilities:
            growth: { static: { apply: [ { add_pt: [ { count: { zone: battlefield, type: creature } }, 0 ] } ] } }
            wings: { static: { apply: [ { add_keyword: flying } ] } }";
    let table = table("2026-01", &["{ keyword: flying, procedure: flying }"], &[OX, teacher]);
    let mut seen = Seen::new(&table);
    let (first, second) = (seen.play("Ox"), seen.play("Ox"));
    seen.play("Teacher");
    assert_eq!((seen.pt(&table, first), seen.pt(&table, second)), ((4, 2), (4, 2)));
    assert!(seen.look(&table, first).keywords().any(|keyword| keyword.name == "flying"));
    seen.play("Teacher");
    assert_eq!(seen.pt(&table, first), (6, 2));
}

#[test]
fn whoever_controls_an_object_is_the_you_of_its_abilities() {
    let captain = "
name: Captain
types: [creature]
pt: [1, 1]
abilities:
  own: { static: { affects: { zone: battlefield, type: creature, controller: you, other: true }, apply: [ { add_pt: [1, 1] } ] } }";
    let leash = "
name: Leash
types: [enchantment]
subtypes: [Aura]
abilities:
  control: { static: { affects: host, apply: [ { control: you } ] } }";
    let table = table("2026-01", &[], &[OX, captain, leash]);
    let mut seen = Seen::new(&table);
    let captain = seen.play("Captain");
    let mine = seen.play("Ox");
    let def = seen.position.find("Ox").expect("a card");
    let theirs = seen.position.card(def, BOB, Zone::Battlefield, BOB);
    assert_eq!((seen.pt(&table, mine), seen.pt(&table, theirs)), ((3, 3), (2, 2)));
    let def = seen.position.find("Leash").expect("a card");
    let leash = seen.position.card(def, BOB, Zone::Battlefield, BOB);
    seen.attach(leash, captain);
    assert_eq!(seen.project(&table).controller(captain), BOB);
    assert_eq!((seen.pt(&table, mine), seen.pt(&table, theirs)), ((2, 2), (3, 3)));
}

#[test]
fn changed_colour_words_change_what_a_text_reaches() {
    let crusade = "
name: Crusade
types: [enchantment]
abilities:
  white: { static: { affects: { zone: battlefield, type: creature, color: white }, apply: [ { add_pt: [1, 1] } ] } }";
    let mists = "
name: Mists
types: [enchantment]
abilities:
  words: { static: { affects: { zone: battlefield }, apply: [ { color_words: color } ] } }";
    let green = "{ name: Elk, cost: '{G}', types: [creature], pt: [1, 1] }";
    let white = "{ name: Pale, cost: '{W}', types: [creature], pt: [1, 1] }";
    for edition in ["2001-07", "2004-10", "2026-01"] {
        let table = table(edition, &[], &[crusade, mists, green, white]);
        let mut seen = Seen::new(&table);
        seen.play("Crusade");
        let (elk, pale) = (seen.play("Elk"), seen.play("Pale"));
        let mists = seen.play("Mists");
        seen.remember(mists, "color", Value::Color(Color::Green));
        assert_eq!((seen.pt(&table, elk), seen.pt(&table, pale)), ((2, 2), (1, 1)), "{edition}");
        assert!(seen.rules(&table).contains(&Rule::LayerText), "{edition}");
    }
}

#[test]
fn a_static_ability_remembers_nothing_of_what_is_gone() {
    let shade = "
name: Shade
types: [creature]
pt: [1, 1]
abilities:
  as: { static: { apply: [ { add_pt: [ { power: $model }, 0 ] } ] } }";
    let table = table("2001-07", &[], &[OX, shade]);
    let mut seen = Seen::new(&table);
    let (ox, shade) = (seen.play("Ox"), seen.play("Shade"));
    seen.remember(shade, "model", Value::Entities(vec![Entity::Object(ox)]));
    assert_eq!(seen.pt(&table, shade), (3, 1));
    assert!(!seen.rules(&table).contains(&Rule::StaticNoLastKnown));
    use casebook_engine::{cards::effect::Place, change::Move, event::Why, state::object::LastKnown};
    let known = LastKnown { characteristics: seen.look(&table, ox).into(), controller: ALICE };
    // Setup keeps no last-known information, so this test says what it was.
    seen.position.write(CardChange::Move(Move::new(ox, Place::Graveyard, Why::Effect)));
    let mut state = seen.position.state().clone();
    state.objects[ox.0 as usize].past = Some(known.into());
    let projection = project(&table, &state);
    assert_eq!(projection.characteristics(shade).pt, Some((1, 1)));
    assert!(rules(&table, &state).contains(&Rule::StaticNoLastKnown));
}

#[test]
fn rules_are_in_force_for_what_is_there() {
    let pact = "
name: Pact
types: [enchantment]
abilities:
  pair: { static: { affects: { zone: battlefield, name: Ox }, if: { exactly: [ { count: { zone: battlefield, name: Ox } }, 2 ] },
          apply: [ { exempt_from: legend_rule } ] } }
  still: { static: { affects: { zone: battlefield, type: creature }, apply: [ { cant: attack } ] } }
  cheap: { static: { apply: [ { cost_of: { spells: { type: creature }, who: you, less: '{1}' } } ] } }";
    let table = table("2026-01", &[], &[OX, pact]);
    let mut seen = Seen::new(&table);
    let pact = seen.play("Pact");
    let said = |seen: &Seen<'_>| {
        let rules = seen.project(&table).rules;
        rules.iter().map(|rule| (rule.modification.clone(), rule.on.clone(), rule.scope.source)).collect::<Vec<_>>()
    };
    let rules = said(&seen);
    assert_eq!(rules.len(), 1);
    assert!(matches!(&*rules[0].0, Modification::CostOf { .. }) && rules[0].2 == pact);
    let oxen = vec![seen.play("Ox"), seen.play("Ox")];
    let rules = said(&seen);
    assert!(matches!(&*rules[0].0, Modification::ExemptFrom(RuleName::LegendRule)) && rules[0].1 == oxen);
    assert!(matches!(&*rules[1].0, Modification::Cant(Deed::Attack)) && rules[1].1 == oxen);
    seen.play("Ox");
    assert!(!said(&seen).iter().any(|rule| matches!(&*rule.0, Modification::ExemptFrom(_))));
}

#[test]
fn the_creature_type_legend_makes_legendary_in_2001_only() {
    let hero = "{ name: Hero, types: [creature], subtypes: [Legend], pt: [2, 2] }";
    for (edition, expected) in [("2001-07", true), ("2004-10", false)] {
        let table = table(edition, &[], &[hero, ANTHEM]);
        let mut seen = Seen::new(&table);
        let hero = seen.play("Hero");
        assert_eq!(seen.look(&table, hero).is_legendary(), expected, "{edition}");
    }
}

/// 604.3, 208.2: the number of different values counts, however many objects have each.
#[test]
fn what_differs_among_things_is_counted_once() {
    let hermit = |of: &str, among: &str| {
        format!(
            "{{ name: Hermit, types: [creature], pt: [0, 1], abilities: {{ size: {{ static: {{ defining: true, apply: [ {{ set_pt: [ {{ different: {{ of: {of}, among: {among} }} }}, {{ plus: [ {{ different: {{ of: {of}, among: {among} }} }}, 1 ] }} ] }} ] }} }} }} }}"
        )
    };
    let golem = "{ name: Golem, cost: '{2}{R}', types: [artifact, creature], pt: [2, 2] }";
    let trick = "{ name: Trick, cost: '{R}{G}', types: [instant] }";
    let grave = "{ zone: graveyard, type: creature }";
    for (of, among, expected) in [
        ("card_types", "{ zone: graveyard }", 3),
        ("card_types", grave, 2),
        ("colors", "{ zone: graveyard }", 2),
        ("names", "{ zone: graveyard }", 3),
        ("mana_values", "{ zone: graveyard }", 2),
        ("powers", "{ zone: graveyard }", 1),
        ("basic_land_types", "{ zone: battlefield, type: land }", 1),
        ("card_types", "{ zone: exile }", 0),
    ] {
        let table = table("2026-01", &[], &[OX, golem, trick, &hermit(of, among)]);
        let mut seen = Seen::new(&table);
        let hermit = seen.play("Hermit");
        for name in ["Ox", "Ox", "Golem", "Trick"] {
            seen.put(name, Zone::Graveyard);
        }
        seen.play("Forest");
        seen.play("Forest");
        assert_eq!(seen.pt(&table, hermit), (expected, expected + 1), "{of} among {among}");
    }
}
