//! Casting spells and paying for them (601, 118, 106), with invented cards.

use crate::common::{ALICE, BOB, Bench, put, table, target};
use casebook_engine::{
    action::Action,
    cards::values::{Step, Zone},
    decision::{Answer, DecisionKind},
    event::Event,
    game::Table,
    ids::{Entity, ObjectId, PlayerId},
    rule::Rule,
    setup::Position,
    state::stack::{OptionalCost, StackItem},
};

const BOLT: &str = "
name: Bolt
cost: '{1}{R}'
types: [instant]
subtypes: [Arcane]
abilities:
  bolt: { spell: { targets: { victim: any_target }, do: [ { deal_damage: { amount: 2, to: $victim } } ] } }
  splice: { keyword: { splice: { onto: { subtype: Arcane }, cost: [ { mana: '{1}{R}' } ] } } }
";
const PEEK: &str = "
name: Peek
cost: '{U}'
types: [instant]
subtypes: [Arcane]
abilities: { peek: { spell: { do: [ { draw: { who: you } } ] } } }
";
const SHATTER: &str = "
name: Shatter
cost: '{U}'
types: [instant]
subtypes: [Arcane]
abilities:
  shatter: { spell: { targets: { thing: { zone: battlefield, type: artifact } }, do: [ { destroy: { what: $thing } } ] } }
  splice: { keyword: { splice: { onto: { subtype: Arcane }, cost: [ { mana: '{U}' } ] } } }
";
const OX: &str = "{ name: Ox, cost: '{1}{W}', types: [creature], pt: [2, 2] }";
const FOX: &str = "{ name: Fox, cost: '{5}{W}', types: [creature], subtypes: [Fox], pt: [1, 1] }";
const PATRON: &str = "
name: Patron
cost: '{4}{W}{W}'
types: [creature]
pt: [5, 6]
abilities: { offering: { keyword: { offering: { what: { subtype: Fox } } } } }
";
const TOLL: &str = "
name: Toll
cost: '{2}'
types: [artifact]
abilities: { toll: { static: { apply: [ { cost_of: { spells: { kind: spell }, who: each_player, more: '{1}' } } ] } } }
";
const SCROLL: &str = "
name: Scroll
cost: '{2}'
types: [artifact]
abilities: { scroll: { static: { apply: [ { cost_of: { spells: { subtype: Arcane }, who: you, less: '{1}' } } ] } } }
";
const SPLICE: &str = include_str!("../../../fixtures/keywords/splice.yaml");
const OFFERING: &str = include_str!("../../../fixtures/keywords/offering.yaml");
const KICKER: &str = include_str!("../../../fixtures/keywords/kicker.yaml");
const ENTWINE: &str = include_str!("../../../fixtures/keywords/entwine.yaml");

fn put_all(position: &mut Position<'_>, names: &[&str], player: PlayerId, zone: Zone) {
    for name in names {
        put(position, name, player, zone);
    }
}

/// A position in which Alice has those cards in hand and those on the battlefield.
fn alice<'t>(table: &'t Table, hand: &[&str], battlefield: &[&str]) -> Bench<'t> {
    Bench::begin(table, |position| {
        put_all(position, hand, ALICE, Zone::Hand);
        put_all(position, battlefield, ALICE, Zone::Battlefield);
    })
}

fn cast(bench: &Bench<'_>, name: &str) -> Action {
    Action::Cast { player: ALICE, card: bench.find(name, Zone::Hand).unwrap() }
}

fn choose(kind: DecisionKind, objects: &[ObjectId]) -> (DecisionKind, Answer) {
    (kind, Answer::Entities(objects.iter().map(|id| Entity::Object(*id)).collect()))
}

fn words(kind: DecisionKind, words: &[&str]) -> (DecisionKind, Answer) {
    (kind, Answer::Words(words.iter().map(|word| (*word).into()).collect()))
}

fn item<'b>(bench: &'b Bench<'_>) -> &'b StackItem {
    bench.state.object(bench.state.top_of_stack().unwrap()).stack.as_ref().unwrap()
}

fn total(bench: &Bench<'_>) -> String {
    item(bench).total_cost.unwrap().to_string()
}

#[test]
fn lands_that_can_pay_nothing_else_are_tapped_first() {
    let table = table("2004-10", &[SPLICE], &[BOLT]);
    let mut bench = alice(&table, &["Bolt"], &["Mountain", "Forest", "Mountain"]);
    bench.cast("Bolt", &[target(BOB)]);
    assert_eq!(total(&bench), "{1}{R}");
    assert_eq!(item(&bench).mana_spent.len(), 2);
    let tapped = |name: &str| bench.state.object(bench.permanent(name)).status.tapped;
    assert!(tapped("Mountain") && tapped("Forest"));
    bench.resolve();
    assert_eq!(bench.state.player(BOB).life, 18);
}

#[test]
fn an_unpayable_spell_leaves_the_game_as_it_was() {
    let table = table("2004-10", &[SPLICE], &[BOLT]);
    let mut bench = alice(&table, &["Bolt"], &["Forest", "Forest"]);
    let before = bench.state.clone();
    let action = cast(&bench, "Bolt");
    assert_eq!(bench.refused(&action, &[target(BOB)]), Some(Rule::UnpayableCost));
    assert_eq!(bench.state, before);
}

#[test]
fn a_spliced_text_brings_its_cost_and_its_target_and_stays_in_hand() {
    let table = table("2004-10", &[SPLICE], &[BOLT, PEEK, SCROLL]);
    let mut bench = alice(&table, &["Peek", "Bolt"], &["Scroll", "Island", "Mountain", "Forest"]);
    let bolt = bench.find("Bolt", Zone::Hand).unwrap();
    bench.cast("Peek", &[choose(DecisionKind::Splice, &[bolt]), target(BOB)]);
    // {U} and {1}{R}; the total is reduced by 1, once.
    assert_eq!(total(&bench), "{U}{R}");
    assert_eq!(item(&bench).texts.len(), 2);
    bench.resolve();
    assert_eq!(bench.state.player(BOB).life, 18);
    assert_eq!(bench.find("Bolt", Zone::Hand), Some(bolt));
}

#[test]
fn a_text_without_its_target_cant_be_spliced() {
    let table = table("2004-10", &[SPLICE], &[PEEK, SHATTER]);
    let mut bench = alice(&table, &["Peek", "Shatter"], &["Island", "Island"]);
    let shatter = bench.find("Shatter", Zone::Hand).unwrap();
    let action = cast(&bench, "Peek");
    assert_eq!(bench.refused(&action, &[]), None);
    let mut bench = alice(&table, &["Peek", "Shatter"], &["Island", "Island"]);
    let action = cast(&bench, "Peek");
    let answers = [choose(DecisionKind::Splice, &[shatter])];
    // A decision without a choice is not asked. A chooser that means the card anyway rejects it.
    let mut stubborn = crate::common::Stubborn { answers: answers.to_vec() };
    let stop = casebook_engine::action::apply(&table, &bench.state, &action, &mut stubborn).unwrap_err().stop;
    assert!(matches!(stop, casebook_engine::error::Stop::Illegal(illegal) if illegal.rule == Rule::SpliceChoices));
    bench.cast("Peek", &[]);
}

#[test]
fn one_thing_is_a_target_once_or_once_for_each_word() {
    for (edition, rule) in [("2001-07", Some(Rule::TargetOnce)), ("2004-10", None)] {
        let table = table(edition, &[SPLICE], &[BOLT]);
        let mut bench = alice(&table, &["Bolt", "Bolt"], &["Mountain", "Mountain", "Mountain", "Mountain"]);
        let second =
            bench.state.player(ALICE).hand.iter().copied().find(|id| Some(*id) != bench.find("Bolt", Zone::Hand));
        let action = cast(&bench, "Bolt");
        let answers = [choose(DecisionKind::Splice, &[second.unwrap()]), target(BOB), target(BOB)];
        let mut stubborn = crate::common::Stubborn { answers: answers.to_vec() };
        let done = casebook_engine::action::apply(&table, &bench.state, &action, &mut stubborn);
        match (rule, done) {
            (None, Ok(done)) => bench.state = done.state,
            (Some(rule), Err(not_done)) => {
                let casebook_engine::error::Stop::Illegal(illegal) = not_done.stop else { panic!("{}", not_done.stop) };
                assert_eq!(illegal.rule, rule);
                continue;
            }
            (_, done) => panic!("{edition}: {:?}", done.map(|_| ()).map_err(|n| n.stop)),
        }
        bench.resolve();
        assert_eq!(bench.state.player(BOB).life, 16);
    }
}

#[test]
fn increases_come_before_what_an_offering_takes_away() {
    let table = table("2005-02", &[OFFERING], &[PATRON, FOX, TOLL]);
    let mut bench = alice(&table, &["Patron"], &["Toll", "Fox", "Plains", "Plains", "Plains"]);
    let fox = bench.permanent("Fox");
    bench.cast("Patron", &[choose(DecisionKind::Offering, &[fox])]);
    // {4}{W}{W} and {1} more, reduced by {5}{W}.
    assert_eq!(total(&bench), "{W}");
    assert!(bench.events().any(|e| matches!(e, Event::Sacrificed { object, .. } if *object == fox)));
    bench.resolve();
    bench.permanent("Patron");
}

#[test]
fn an_offering_makes_it_an_instant() {
    let table = table("2026-01", &[OFFERING], &[PATRON, FOX]);
    let place = |position: &mut Position<'_>| {
        put(position, "Patron", ALICE, Zone::Hand);
        put(position, "Fox", ALICE, Zone::Battlefield);
        put_all(position, &["Plains"; 6], ALICE, Zone::Battlefield);
        position.now(ALICE, Step::Upkeep);
    };
    let mut bench = Bench::begin(&table, place);
    bench.cast("Patron", &[]);
    assert_eq!(total(&bench), "{W}");
    assert!(bench.find("Fox", Zone::Graveyard).is_some());
    let mut bench = Bench::begin(&table, |position| {
        place(position);
        put(position, "Patron", BOB, Zone::Hand);
    });
    // Bob has no Fox.
    bench.act(Action::Pass { player: ALICE }, &[]);
    let action = Action::Cast { player: BOB, card: *bench.state.player(BOB).hand.last().unwrap() };
    assert_eq!(bench.refused(&action, &[]), Some(Rule::CastTiming));
}

#[test]
fn the_permanent_offered_is_gone_when_targets_are_chosen_or_not_yet() {
    let spirit = "
name: Snatcher
cost: '{1}'
types: [sorcery]
abilities:
  offering: { keyword: { offering: { what: { subtype: Fox } } } }
  snatch: { spell: { targets: { prey: { zone: battlefield, type: creature } }, do: [ { destroy: { what: $prey } } ] } }
";
    for (edition, rule) in [("2005-02", Some(Rule::ChooseTargets)), ("2026-01", None)] {
        let table = table(edition, &[OFFERING], &[spirit, FOX]);
        let mut bench = alice(&table, &["Snatcher"], &["Fox", "Forest"]);
        let (fox, action) = (bench.permanent("Fox"), cast(&bench, "Snatcher"));
        assert_eq!(bench.refused(&action, &[choose(DecisionKind::Offering, &[fox])]), rule, "{edition}");
    }
}

#[test]
fn a_permanent_offered_with_the_payment_can_be_tapped_for_mana_first() {
    let fox = "
name: Fox of the Grove
cost: '{5}{W}'
types: [creature]
subtypes: [Fox]
pt: [1, 1]
abilities: { mana: { activated: { costs: [ { tap: self } ], do: [ { add_mana: { mana: '{W}' } } ] } } }
";
    for (edition, rule) in [("2005-02", Some(Rule::UnpayableCost)), ("2026-01", None)] {
        let table = table(edition, &[OFFERING], &[PATRON, fox]);
        let mut bench = alice(&table, &["Patron"], &["Fox of the Grove"]);
        let (fox, action) = (bench.permanent("Fox of the Grove"), cast(&bench, "Patron"));
        assert_eq!(bench.refused(&action, &[choose(DecisionKind::Offering, &[fox])]), rule, "{edition}");
    }
}

#[test]
fn x_is_the_mana_value_of_what_pays_for_it() {
    let shoal = "
name: Shoal
cost: '{X}{R}{R}'
types: [instant]
abilities:
  shoal:
    spell:
      alternative_costs:
        pitch: [ { exile: { what: { zone: hand, owner: you, color: white, mana_value: { exactly: x } } } } ]
      targets: { victim: any_target }
      do: [ { deal_damage: { amount: x, to: $victim } } ]
";
    let table = table("2005-02", &[], &[shoal, OX]);
    let pitch = words(DecisionKind::AlternativeCost, &["pitch"]);
    let mut bench = alice(&table, &["Shoal", "Ox"], &[]);
    bench.cast("Shoal", &[pitch.clone(), target(BOB)]);
    assert_eq!((item(&bench).x, total(&bench).as_str()), (Some(2), "{0}"));
    bench.resolve();
    assert_eq!(bench.state.player(BOB).life, 18);
    assert!(bench.find("Ox", Zone::Exile).is_some());
    let mut bench = alice(&table, &["Shoal"], &[]);
    let action = cast(&bench, "Shoal");
    assert_eq!(bench.refused(&action, &[pitch, target(BOB)]), Some(Rule::UnpayableCost));
    // If mana pays for X, X is at most the mana available.
    let mut bench = alice(&table, &["Shoal"], &["Mountain", "Mountain", "Forest"]);
    let action = cast(&bench, "Shoal");
    let x = |n| (DecisionKind::X, Answer::Number(n));
    assert_eq!(bench.refused(&action, &[x(2), target(BOB)]), Some(Rule::UnpayableCost));
    bench.cast("Shoal", &[x(1), target(BOB)]);
    assert_eq!(total(&bench), "{1}{R}{R}");
}

#[test]
fn restricted_mana_pays_any_cost_of_what_it_is_for_and_nothing_else() {
    let chain = "
name: Chain
cost: '{2}{G}'
types: [artifact]
abilities:
  chain:
    activated:
      costs: [ { tap: self } ]
      do: [ { add_mana: { one_color_of: [red, green], amount: 3, only_for: { kind: spell, type: creature } } } ]
";
    let beast = "
name: Beast
cost: '{G}'
types: [creature]
pt: [1, 1]
abilities: { kicker: { keyword: { kicker: { cost: [ { mana: '{2}' } ] } } } }
";
    let table = table("2001-07", &[KICKER, SPLICE], &[chain, beast, BOLT]);
    let mut bench = alice(&table, &["Beast", "Bolt"], &["Chain"]);
    let action = cast(&bench, "Bolt");
    assert_eq!(bench.refused(&action, &[target(BOB)]), Some(Rule::UnpayableCost));
    bench.cast("Beast", &[words(DecisionKind::OptionalCosts, &["kicker"])]);
    assert_eq!((total(&bench).as_str(), item(&bench).mana_spent.len()), ("{2}{G}", 3));
    assert!(item(&bench).paid.contains(&OptionalCost::Kicker));
}

#[test]
fn what_mana_does_to_a_spell_follows_it_onto_the_battlefield() {
    let hall = "
name: Hall
types: [land]
abilities:
  hall:
    activated:
      costs: [ { tap: self }, { pay_life: 3 } ]
      do: [ { add_mana: { mana: '{C}', rider: { spells: { type: creature }, apply: [ { add_keyword: haste } ] } } } ]
";
    let haste = "{ keyword: haste, procedure: haste }";
    let table = table("2004-10", &[haste], &[hall, OX]);
    let mut bench = alice(&table, &["Ox"], &["Hall", "Plains"]);
    let action = cast(&bench, "Ox");
    // A source that costs life is only used if it is named. If no other source can pay, its controller is asked.
    let asked = bench.try_act(&action, &[]).map_err(|not_done| not_done.stop);
    assert!(
        matches!(&asked, Err(casebook_engine::error::Stop::Need(need)) if need.kind == DecisionKind::ManaSources),
        "{asked:?}"
    );
    let hall = bench.permanent("Hall");
    bench.cast("Ox", &[choose(DecisionKind::ManaSources, &[hall])]);
    assert_eq!(bench.state.player(ALICE).life, 17);
    bench.resolve();
    let ox = bench.permanent("Ox");
    let seen = casebook_engine::continuous::project(&table, &bench.state);
    assert!(seen.characteristics(ox).has(casebook_engine::cards::keyword::Builtin::Haste));
}

#[test]
fn a_cost_that_is_locked_in_stays_as_it_is() {
    let medallion = "
name: Medallion
cost: '{2}'
types: [artifact]
abilities: { medallion: { static: { apply: [ { cost_of: { spells: { color: blue }, who: you, less: '{1}' } } ] } } }
";
    let tinker = "
name: Tinker
cost: '{2}{U}'
types: [sorcery]
abilities:
  tinker:
    spell:
      additional_costs: [ { sacrifice: { what: { zone: battlefield, type: artifact, controller: you } } } ]
      do: [ { draw: { who: you } } ]
";
    for edition in ["2001-07", "2004-10", "2026-01"] {
        let table = table(edition, &[], &[medallion, tinker]);
        let mut bench = alice(&table, &["Tinker"], &["Medallion", "Island", "Island"]);
        bench.cast("Tinker", &[]);
        assert_eq!(total(&bench), "{1}{U}");
        assert!(bench.find("Medallion", Zone::Graveyard).is_some());
    }
}

#[test]
fn an_entwined_spell_has_all_its_modes() {
    let charm = "
name: Charm
cost: '{G}'
types: [instant]
abilities:
  entwine: { keyword: { entwine: { cost: [ { mana: '{G}' } ] } } }
  charm:
    spell:
      choose:
        modes:
          mend: { do: [ { gain_life: { who: you, amount: 2 } } ] }
          burn: { targets: { victim: { player: each_player } }, do: [ { deal_damage: { amount: 2, to: $victim } } ] }
";
    let table = table("2004-10", &[ENTWINE], &[charm]);
    let mut bench = alice(&table, &["Charm", "Charm"], &["Forest", "Forest", "Forest"]);
    bench.cast("Charm", &[words(DecisionKind::OptionalCosts, &["entwine"]), target(BOB)]);
    assert_eq!(item(&bench).texts[0].modes.len(), 2);
    bench.resolve();
    assert_eq!((bench.state.player(ALICE).life, bench.state.player(BOB).life), (22, 18));
    bench.cast("Charm", &[words(DecisionKind::Modes, &["mend"])]);
    assert_eq!(item(&bench).targets().count(), 0);
}

#[test]
fn another_rule_for_costs_makes_a_spell_generic() {
    let cat = "
name: Cat
cost: '{1}{W}'
types: [creature]
pt: [2, 1]
abilities:
  cat: { static: { apply: [ { alternative_cost: { spells: { kind: spell, subtype: Fox }, who: you, cost: [ { mana: '{X}' } ] } } ] } }
";
    let table = table("2005-02", &[], &[cat, FOX]);
    let mut bench = alice(&table, &["Fox"], &["Cat", "Forest", "Forest", "Forest", "Forest", "Forest", "Forest"]);
    bench.cast("Fox", &[words(DecisionKind::AlternativeCost, &["cat"])]);
    assert_eq!((total(&bench).as_str(), item(&bench).x), ("{6}", None));
}

#[test]
fn cards_are_cast_from_where_an_effect_allows_and_not_against_one_that_forbids() {
    let mask = "
name: Mask
cost: '{4}'
types: [artifact]
abilities:
  mask: { static: { apply: [ { may_play: { who: you, what: { zone: exile, owner: you } } } ] } }
";
    let leaf = "
name: Leaf
cost: '{1}'
types: [artifact]
abilities: { leaf: { static: { apply: [ { cant_play: { who: each_player, what: { type: creature } } } ] } } }
";
    let table = table("2004-10", &[SPLICE], &[mask, leaf, BOLT, OX]);
    let exiled = |position: &mut Position<'_>, with: &str| {
        let id = put(position, "Bolt", ALICE, Zone::Exile);
        put_all(position, &["Mountain", "Mountain", with], ALICE, Zone::Battlefield);
        put(position, "Ox", ALICE, Zone::Hand);
        id
    };
    let mut bolt = None;
    let mut bench = Bench::begin(&table, |position| bolt = Some(exiled(position, "Leaf")));
    let action = Action::Cast { player: ALICE, card: bolt.unwrap() };
    assert_eq!(bench.refused(&action, &[target(BOB)]), Some(Rule::PlayFromExile));
    let ox = cast(&bench, "Ox");
    assert_eq!(bench.refused(&ox, &[]), Some(Rule::CantCast));
    let mut bench = Bench::begin(&table, |position| bolt = Some(exiled(position, "Mask")));
    bench.act(action, &[target(BOB)]);
    assert_eq!(item(&bench).played_from, Some(Zone::Exile));
}

#[test]
fn protection_keeps_a_creature_from_being_targeted_by_the_spells_color() {
    let knight = "
name: Knight
cost: '{W}{W}'
types: [creature]
pt: [2, 2]
abilities: { protection: { keyword: { protection: { from: { color: red } } } } }
";
    let protection = include_str!("../../../fixtures/keywords/protection.yaml");
    let table = table("2004-10", &[SPLICE, protection], &[BOLT, PEEK, knight]);
    let lands = ["Knight", "Island", "Mountain", "Mountain"];
    let mut bench = alice(&table, &["Bolt", "Peek"], &lands);
    let (knight, bolt, action) =
        (bench.permanent("Knight"), bench.find("Bolt", Zone::Hand).unwrap(), cast(&bench, "Bolt"));
    assert_eq!(bench.refused(&action, &[target(knight)]), Some(Rule::ProtectionTargeted));
    // The text is spliced onto a blue spell, and the spell stays blue.
    bench.cast("Peek", &[choose(DecisionKind::Splice, &[bolt]), target(knight)]);
    bench.resolve();
    assert!(bench.find("Knight", Zone::Graveyard).is_some());
}
