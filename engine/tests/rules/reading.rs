//! Evaluating texts against a position: selectors, references, amounts, events, with invented cards.

use crate::common::{ALICE, BOB, table};
use casebook_engine::{
    cards::{
        amount::Amount, condition::Condition, effect::Place, event::EventPattern, reference::Ref, selector::Selector,
        values::Zone,
    },
    change::{CardChange, CombatChange, Damage, LifeChange, Move, PermanentChange},
    continuous::project,
    document::Document,
    event::{Event, Why},
    game::{Game, Table},
    ids::{Entity, ObjectId, PlayerId},
    setup::Position,
    state::{
        State,
        binding::{Bindings, Value},
        effects::Scope,
        object::LastKnown,
        turn::Attack,
    },
};
use serde::de::DeserializeOwned;

const OX: &str = "{ name: Ox, cost: '{2}{G}', types: [creature], subtypes: [Ox], pt: [2, 2] }";
const EEL: &str = "{ name: Eel, cost: '{X}{U}', types: [creature], subtypes: [Eel], pt: [0, 3] }";
const CLUB: &str = "{ name: Club, cost: '{1}', types: [artifact], subtypes: [Equipment] }";

fn read<T: DeserializeOwned>(text: &str) -> T {
    Document { file: "text.yaml", text }.read().expect("a text")
}

fn put(position: &mut Position<'_>, name: &str, zone: Zone, player: PlayerId) -> ObjectId {
    let def = position.find(name).expect("a card");
    position.card(def, player, zone, player)
}

/// Evaluates something in a state.
fn look<T>(table: &Table, state: &State, at: impl FnOnce(Game<'_>) -> T) -> T {
    let seen = project(table, state);
    at(Game::new(table, state, &seen))
}

/// The object leaves the battlefield and keeps its last-known information.
fn leaves(table: &Table, position: &mut Position<'_>, id: ObjectId) -> State {
    let known = look(table, position.state(), |game| LastKnown {
        characteristics: game.characteristics(id).clone(),
        controller: game.controller(id),
    });
    position.write(CardChange::Move(Move::new(id, Place::Graveyard, Why::Destroyed)));
    let mut state = position.state().clone();
    state.objects[id.0 as usize].past = Some(known.into());
    state
}

#[test]
fn a_selector_looks_at_permanents_unless_it_says_otherwise() {
    let table = table("2026-01", &[], &[OX, EEL, CLUB]);
    let mut position = Position::new(&table, 2);
    let ox = put(&mut position, "Ox", Zone::Battlefield, ALICE);
    let buried = put(&mut position, "Ox", Zone::Graveyard, ALICE);
    let eel = put(&mut position, "Eel", Zone::Battlefield, BOB);
    let club = put(&mut position, "Club", Zone::Battlefield, ALICE);
    position.write(PermanentChange::Attach { object: club, to: Some(ox.into()) });
    let scope = Scope::new(club, ALICE);
    let found = |text: &str| look(&table, position.state(), |game| game.matching(&read(text), &scope));
    let all = |ids: &[ObjectId]| ids.iter().copied().map(Entity::Object).collect::<Vec<_>>();
    assert_eq!(found("{ type: creature }"), all(&[ox, eel]));
    assert_eq!(found("{ type: creature, controller: opponents }"), all(&[eel]));
    assert_eq!(found("{ zone: graveyard, type: creature }"), all(&[buried]));
    assert_eq!(found("{ kind: card, type: creature }"), all(&[ox, eel, buried]));
    assert_eq!(found("{ color: green }"), all(&[ox]));
    assert_eq!(found("{ not: { color: green } }"), all(&[eel, club]));
    assert_eq!(found("{ other: true, controller: you }"), all(&[ox]));
    assert_eq!(found("{ power: { at_least: 1 } }"), all(&[ox]));
    assert_eq!(found("{ type: creature, mana_value: { at_most: 1 } }"), all(&[eel]));
    assert_eq!(found("{ is: [enchanted] }"), all(&[]));
    assert_eq!(found("{ attached_to: { type: creature } }"), all(&[club]));
    assert_eq!(found("{ same_name_as: host }"), all(&[ox]));
    assert_eq!(found("{ player: opponents }"), [Entity::Player(BOB)]);
    assert_eq!(found("any_target"), [vec![ALICE.into(), BOB.into()], all(&[ox, eel])].concat());
    assert_eq!(found("host"), all(&[ox]));
    // Equipment is not a creature type, so the club shares none.
    assert_eq!(found("{ shares_creature_type_with: self }"), []);
    assert_eq!(found("{ shares_creature_type_with: host }"), all(&[ox]));
}

#[test]
fn what_is_gone_is_still_pointed_at_as_it_was() {
    let table = table("2026-01", &[], &[OX, CLUB]);
    let mut position = Position::new(&table, 2);
    let ox = put(&mut position, "Ox", Zone::Battlefield, ALICE);
    let club = put(&mut position, "Club", Zone::Battlefield, ALICE);
    position.write(PermanentChange::Attach { object: club, to: Some(ox.into()) });
    position.counters(ox.into(), "+1/+1".into(), 2);
    let state = leaves(&table, &mut position, ox);
    let scope = Scope::new(club, ALICE);
    look(&table, &state, |game| {
        assert_eq!(game.entities(&Ref::Host, &scope)[..], [Entity::Object(ox)]);
        assert_eq!(game.amount(&read("{ power: host }"), &scope), 4);
        assert_eq!(game.amount(&read("{ counters: { kind: +1/+1, on: host } }"), &scope), 2);
        assert!(game.matches(ox.into(), &read("{ zone: battlefield, power: { exactly: 4 } }"), &scope));
        assert_eq!(game.matching(&Selector::Is(Ref::Host), &scope), []);
        assert!(!game.holds(&Condition::StillInPlay(Ref::Host), &scope));
        let card = state.newest(ox);
        assert_eq!(game.entities(&read("{ card_of: host }"), &scope)[..], [Entity::Object(card)]);
        assert_eq!(game.amount(&read("{ power: { card_of: host } }"), &scope), 2);
    });
}

#[test]
fn a_name_is_bound_by_the_scope_then_by_memory_then_by_the_keyword() {
    let keyword =
        "{ keyword: growth, params: [n], expands_to: { grow: { static: { apply: [ { add_pt: [$n, $n] } ] } } } }";
    let sprout = "{ name: Sprout, types: [creature], pt: [1, 1], abilities: { growth: { keyword: { growth: 3 } } } }";
    let table = table("2026-01", &[keyword], &[sprout]);
    let mut position = Position::new(&table, 2);
    let sprout = put(&mut position, "Sprout", Zone::Battlefield, ALICE);
    position.write(PermanentChange::Remember {
        object: sprout,
        name: "size".into(),
        value: Value::Number(5),
        entering: true,
    });
    let mut scope = Scope::new(sprout, ALICE);
    look(&table, position.state(), |game| {
        assert_eq!(game.characteristics(sprout).pt, Some((4, 4)));
        let held = game.characteristics(sprout).ability("growth.grow").unwrap().clone();
        assert_eq!(game.amount(&read("$n"), &scope), 0);
        scope.ability = Some(held.into());
        assert_eq!(game.amount(&read("$n"), &scope), 3);
        assert_eq!(game.amount(&read("$size"), &scope), 5);
        scope.bindings.bind("size".into(), Value::Number(6));
        assert_eq!(game.amount(&read("$size"), &scope), 6);
        assert_eq!(game.amount(&read("{ minus: [ { times: [$size, 2] }, { greatest: [1, $n] } ] }"), &scope), 9);
    });
}

fn occurrences(table: &Table, state: &State, pattern: &str, events: &[Event], scope: &Scope) -> Vec<Bindings> {
    let pattern: EventPattern = read(pattern);
    look(table, state, |game| game.occurrences(&pattern, events, scope))
}

#[test]
fn dying_matches_what_it_was_and_binds_what_it_is() {
    let table = table("2026-01", &[], &[OX]);
    let mut position = Position::new(&table, 2);
    let ox = put(&mut position, "Ox", Zone::Battlefield, BOB);
    position.counters(ox.into(), "+1/+1".into(), 1);
    let state = leaves(&table, &mut position, ox);
    let became = state.newest(ox);
    let (from, to) = (Zone::Battlefield, Zone::Graveyard);
    let died = [Event::Moved { object: ox, became, from, to, why: Why::Destroyed, owner: BOB, batch: 1 }];
    let scope = Scope::new(became, ALICE);
    let found = occurrences(&table, &state, "{ dies: { type: creature, power: { exactly: 3 } } }", &died, &scope);
    assert_eq!(found.len(), 1);
    assert_eq!(
        (found[0].object("it"), found[0].object("card"), found[0].player("player")),
        (Some(ox), Some(became), Some(BOB))
    );
    assert_eq!(occurrences(&table, &state, "{ dies: { controller: you } }", &died, &scope), []);
    assert_eq!(occurrences(&table, &state, "{ moves: { what: { type: creature }, to: hand } }", &died, &scope), []);
    let either =
        "{ any_of: [ { dies: { type: creature } }, { moves: { what: { type: creature }, from: battlefield } } ] }";
    assert_eq!(occurrences(&table, &state, either, &died, &scope).len(), 1);
}

#[test]
fn damage_dealt_together_counts_once_for_each_source() {
    let table = table("2026-01", &[], &[OX]);
    let mut position = Position::new(&table, 2);
    let oxen = [ALICE, ALICE, BOB].map(|player| put(&mut position, "Ox", Zone::Battlefield, player));
    let dealt =
        |source: ObjectId, to: Entity, amount: u32| Event::Damaged { source, to, amount, combat: true, batch: 4 };
    let events = [dealt(oxen[0], BOB.into(), 1), dealt(oxen[0], oxen[2].into(), 2), dealt(oxen[1], oxen[2].into(), 2)];
    let scope = Scope::new(oxen[0], ALICE);
    let count = |pattern: &str| occurrences(&table, position.state(), pattern, &events, &scope);
    assert_eq!(count("{ deals_damage: { to: { type: creature } } }").len(), 2);
    assert_eq!(count("{ deals_damage: { to: { type: creature }, together: true } }").len(), 2);
    assert_eq!(count("{ deals_damage: { together: false } }").len(), 3);
    let together = count("{ deals_damage: {} }");
    assert_eq!(together.len(), 2);
    assert_eq!((together[0].number("amount"), together[0].player("player")), (Some(3), Some(BOB)));
    assert_eq!(together[0].object("it"), Some(oxen[2]));
    assert_eq!(count("{ deals_damage: { source: self, to: { player: each_player }, combat: true } }").len(), 1);
    assert_eq!(count("{ deals_damage: { combat: false } }"), []);
}

#[test]
fn blocking_counts_once_for_each_side_and_once_for_the_declaration() {
    let table = table("2026-01", &[], &[OX]);
    let mut position = Position::new(&table, 2);
    let attacker = put(&mut position, "Ox", Zone::Battlefield, ALICE);
    let blockers = [BOB, BOB].map(|player| put(&mut position, "Ox", Zone::Battlefield, player));
    let attack = Attack { attacker, defender: BOB.into(), nothing: false, blockers: Vec::new(), blocked: None };
    position.write(CombatChange::DeclareAttackers(vec![attack]));
    position.write(CombatChange::DeclareBlockers {
        player: BOB,
        blocks: blockers.map(|blocker| (blocker, attacker)).to_vec(),
    });
    let mut events: Vec<Event> = blockers.map(|blocker| Event::Blocked { blocker, attacker, first: true }).to_vec();
    events.push(Event::BecameBlocked { attacker });
    events.push(Event::BlockersDeclared { blockers: blockers.to_vec() });
    let scope = Scope::new(attacker, ALICE);
    let count = |pattern: &str| occurrences(&table, position.state(), pattern, &events, &scope).len();
    assert_eq!(count("{ blocks_or_becomes_blocked: self }"), 1);
    assert_eq!(count("{ blocks_or_becomes_blocked: { type: creature } }"), 3);
    assert_eq!(count("{ blocks: { type: creature } }"), 2);
    assert_eq!(count("{ creatures_block: { type: creature } }"), 1);
    assert_eq!(count("{ creatures_block: { controller: you } }"), 0);
    let found = look(&table, position.state(), |game| game.matching(&read("{ in_combat_with: self }"), &scope));
    assert_eq!(found, blockers.map(Entity::Object));
}

#[test]
fn the_turn_remembers_damage_and_attacks() {
    let table = table("2026-01", &[], &[OX]);
    let mut position = Position::new(&table, 2);
    let oxen = [ALICE, BOB].map(|player| put(&mut position, "Ox", Zone::Battlefield, player));
    let damage = Damage { source: oxen[0], to: oxen[1].into(), amount: 1, combat: false, unpreventable: false };
    position.write(LifeChange::Damage(damage));
    position.damaged(oxen[1], 0, Some(oxen[0]));
    let mut state = position.state().clone();
    let attacked = Event::Attacked { attacker: oxen[0], defender: BOB.into() };
    state.history.push(attacked.clone());
    let scope = Scope::new(oxen[0], ALICE);
    let once = "{ attacks: { what: self, first_time_each_turn: true } }";
    assert_eq!(occurrences(&table, &state, once, std::slice::from_ref(&attacked), &scope).len(), 1);
    look(&table, &state, |game| {
        assert_eq!(game.matching(&read("{ damaged_this_turn_by: self }"), &scope), [oxen[1].into()]);
        assert_eq!(game.matching(&read("{ is: [attacked_this_turn] }"), &scope), [oxen[0].into()]);
        let happened: Amount = read("{ happened: { attacks: { what: { type: creature } } } }");
        assert_eq!(game.amount(&happened, &scope), 1);
    });
    state.history.push(attacked.clone());
    assert_eq!(occurrences(&table, &state, once, &[attacked], &scope), []);
}

/// A card's text in an edition also applies in editions that inherit from it, unless they state their own.
#[test]
fn a_card_is_worded_as_the_editions_before_worded_it() {
    const FOX: &str = "
name: Old Fox
types: [creature]
subtypes: [Fox]
pt: [1, 1]
abilities:
  watch: { triggered: { when: { enters: self }, do: [ { draw: { who: you } } ] } }
editions:
  2004-10: { subtypes: [Spirit], abilities: { rest: { triggered: { when: { dies: self }, do: [ { draw: { who: you } } ] } } } }
  2026-01: { supertypes: [legendary], without: [watch] }
";
    let words = |edition: &str| {
        let table = crate::common::table(edition, &[], &[FOX]);
        let card = table.catalog.card(table.catalog.find("Old Fox").expect("the fox"));
        let ids: Vec<String> = card.abilities.iter().map(|(id, _)| id.to_string()).collect();
        (card.subtypes[0].to_string(), card.supertypes.len(), ids.join(" "))
    };
    let so = |subtype: &str, supertypes: usize, ids: &str| (subtype.to_owned(), supertypes, ids.to_owned());
    assert_eq!(words("2001-07"), so("Fox", 0, "watch"));
    for edition in ["2004-10", "2005-02", "2006-10"] {
        assert_eq!(words(edition), so("Spirit", 0, "watch rest"), "{edition}");
    }
    assert_eq!(words("2026-01"), so("Spirit", 1, "rest"));
}
