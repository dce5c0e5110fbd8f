//! Tests the table of places by random play. Two games are identical, except that in one of them the selector matches nothing. If the two games never
//! differ, the selector has no effect at that place, and the table should not list it.

use pretty_assertions::assert_eq;

use crate::{
    chance::{self, Anything, Dice},
    common::{self, ALICE, BOB},
    selector_places::{standing, zone_of},
};
use casebook_engine::{
    action::{Action, Awaits, NotDone, apply},
    cards::{
        ability::Ability,
        check::picking::{
            PLACES,
            Sort::{self, Player},
        },
        values::{CardType, Zone},
    },
    continuous,
    decision::Decision,
    error::Stop,
    game::{Table, TraceLine},
    ids::{Entity, ObjectId, PlayerId},
    rules::turn,
    setup::Position,
    state::{
        State,
        characteristics::HeldAbility,
        object::{Object, ObjectKind},
    },
};

/// The greatest number of games before one has to show a difference, and the number of actions in each game.
const GAMES: u64 = 60;
const LONG: usize = 120;

const KEYWORDS: &[&str] = &[
    include_str!("../../../fixtures/keywords/morph.yaml"),
    include_str!("../../../fixtures/keywords/haste.yaml"),
    include_str!("../../../fixtures/keywords/enchant.yaml"),
];

/// Cards that act on objects in any zone.
const OTHERS: &[&str] = &[
    "{ name: Bear, cost: '{0}', types: [creature], subtypes: [Fox], pt: [2, 2] }",
    "{ name: Prayer, cost: '{W}', types: [instant], abilities: { a: { spell: { do: [ { gain_life: { who: you, amount: 3 } } ] } } } }",
    "{ name: Litter, cost: '{0}', types: [instant], abilities: { a: { spell: { do: [ { create_token: { name: Cub, types: [creature], subtypes: [Fox], colors: [green], pt: [1, 1] } } ] } } } }",
    "{ name: Walker, types: [planeswalker], loyalty: 9 }",
    "{ name: Lurker, cost: '{0}', types: [creature], pt: [2, 3], abilities: { m: { keyword: { morph: { cost: [ { mana: '{0}' } ] } } } } }",
    "{ name: Zap, cost: '{0}', types: [instant], abilities: { a: { spell: { targets: { t: any_target }, do: [ { deal_damage: { amount: 1, to: $t } } ] } } } }",
    "{ name: Doom, cost: '{0}', types: [instant], abilities: { a: { spell: { targets: { t: { zone: battlefield, type: creature } }, do: [ { destroy: { what: $t } } ] } } } }",
    "{ name: Twist, cost: '{0}', types: [instant], abilities: { a: { spell: { targets: { t: { zone: battlefield, type: creature } }, do: [ { tap: { what: $t } } ] } }, b: { spell: { do: [ { untap: { what: { all: { zone: battlefield, type: creature } } } } ] } } } }",
];

/// Cards with abilities in every zone, and with abilities that mark or move objects in every zone.
fn gear() -> [String; 3] {
    let each = |said: &dyn Fn(&str) -> String| {
        ["battlefield", "stack", "hand", "graveyard", "library", "exile"].map(said).join(", ")
    };
    let does = each(&|zone| {
        format!(
            "strike_{zone}: {{ activated: {{ from: {zone}, targets: {{ t: any_target }}, do: [ {{ deal_damage: {{ amount: 1, to: $t }} }} ] }} }}, \
             pray_{zone}: {{ activated: {{ from: {zone}, costs: [ {{ mana: '{{W}}' }} ], do: [ {{ gain_life: {{ who: you, amount: 2 }} }} ] }} }}"
        )
    });
    let marks = each(&|zone| {
        format!(
            "mark_{zone}: {{ activated: {{ targets: {{ t: {{ zone: {zone} }} }}, do: [ {{ put_counters: {{ kind: '+1/+1', count: 2, on: $t }} }}, {{ remove_counters: {{ count: 1, from: $t }} }}, {{ designate: {{ what: $t, to_be: grim }} }}, {{ action: {{ cheer: {{ what: $t }} }} }} ] }} }}"
        )
    });
    let moves = each(&|zone| {
        let to = ["hand", "library", "exile", "battlefield"].map(|to| {
            format!(
                "{zone}_{to}: {{ activated: {{ targets: {{ t: {{ zone: {zone} }} }}, do: [ {{ move: {{ what: $t, to: {to} }} }} ] }} }}"
            )
        });
        to.join(", ")
    });
    let curse = "curse: { activated: { targets: { t: { player: each_player } }, do: [ { put_counters: { kind: poison, count: 2, on: $t } }, { remove_counters: { count: 1, from: $t } }, { designate: { what: $t, to_be: grim } }, { action: { cheer: { what: $t } } } ] } }";
    let card = |name: &str, abilities: &str| {
        format!("{{ name: {name}, cost: '{{0}}', types: [artifact], abilities: {{ {abilities} }} }}")
    };
    [card("Gear", &does), card("Quill", &format!("{marks}, {curse}")), card("Crane", &moves)]
}

/// The card that tests one place.
fn card(word: &str, key: &str, sort: Sort, selector: &str) -> String {
    let ability = standing(word, key, sort, selector);
    let head = match (word, sort) {
        ("becomes_unattached", Player) => {
            "types: [enchantment], subtypes: [Aura], abilities: { e: { keyword: { enchant: { what: { player: each_player } } } }, leave: { activated: { do: [ { move: { what: self, to: hand } } ] } }"
        }
        ("be_attached_except_to" | "becomes_attached", Player) => {
            "types: [enchantment], subtypes: [Aura], abilities: { e: { keyword: { enchant: { what: { player: each_player } } } }"
        }
        ("be_attached_except_to" | "becomes_attached" | "becomes_unattached", _) => {
            "types: [artifact], subtypes: [Equipment], abilities: { e: { activated: { targets: { t: { zone: battlefield, type: creature } }, do: [ { attach: { what: self, to: $t } } ] } }"
        }
        ("unpreventable", _) => {
            "types: [artifact, creature], pt: [1, 4], abilities: { e: { replacement: { would: { deals_damage: {} }, instead: prevent } }"
        }
        ("sacrifices", _) => {
            "types: [artifact, creature], pt: [1, 4], abilities: { e: { activated: { costs: [ { sacrifice: { what: { zone: battlefield, type: creature } } } ], do: [ { gain_life: { who: you, amount: 1 } } ] } }"
        }
        ("copies", _) => {
            "types: [artifact, creature], pt: [1, 4], abilities: { e: { activated: { targets: { t: { zone: stack, kind: spell } }, do: [ { copy_spell: { what: $t } } ] } }"
        }
        ("cast_as_instants", _) => {
            "types: [artifact, creature], pt: [1, 4], abilities: { e: { static: { apply: [ { may_play: { who: each_player, what: { any_of: [ { zone: graveyard }, { zone: library }, { zone: exile } ] }, free: true } } ] } }"
        }
        ("transforms", _) => {
            "back: { name: Turned, types: [artifact, creature], pt: [2, 2] }, types: [artifact, creature], pt: [1, 4], abilities: { e: { activated: { do: [ { transform: { what: { all: { zone: battlefield, type: creature } } } } ] } }"
        }
        ("triggers_again" | "triggers_nothing", _) => {
            "types: [artifact, creature], pt: [1, 4], abilities: { e: { triggered: { when: { enters: { type: creature } }, do: [ { gain_life: { who: you, amount: 1 } } ] } }"
        }
        _ if ability.starts_with("{ spell") => "types: [instant], abilities: { e: { keyword: haste }",
        _ => "types: [artifact, creature], pt: [1, 4], abilities: { e: { keyword: haste }",
    };
    // An alternative to paying mana needs a mana cost.
    let cost = if ability.contains("instead_of_mana") { "{2}" } else { "{0}" };
    format!("{{ name: Tried, cost: '{cost}', {head}, a: {ability} }} }}")
}

/// The game that begins with that card in every zone.
fn game(word: &str, key: &str, sort: Sort, selector: &str) -> (Table, State) {
    let (tried, gear) = (card(word, key, sort, selector), gear());
    let cards: Vec<&str> =
        OTHERS.iter().copied().chain(gear.iter().map(String::as_str)).chain([tried.as_str()]).collect();
    let table = common::table("2026-01", KEYWORDS, &cards);
    let mut position = Position::new(&table, 2);
    let lasts = !tried.contains("types: [instant]") && !tried.contains("Aura");
    for player in [ALICE, BOB] {
        let mut put =
            |names: &[&str], zone| names.iter().map(|name| common::put(&mut position, name, player, zone)).last();
        put(&["Forest", "Forest", "Forest", "Forest", "Bear", "Gear", "Quill", "Crane"], Zone::Battlefield);
        put(&["Bear", "Prayer", "Litter", "Zap", "Doom", "Twist", "Gear", "Gear", "Gear", "Forest"], Zone::Hand);
        put(&["Gear", "Bear", "Zap"], Zone::Graveyard);
        put(&["Gear", "Bear", "Zap"], Zone::Exile);
        put(&["Bear", "Zap", "Bear", "Zap", "Bear", "Gear"], Zone::Library);
        for zone in [Zone::Hand, Zone::Hand, Zone::Graveyard, Zone::Exile, Zone::Library] {
            put(&["Tried"], zone);
        }
        if lasts {
            put(&["Tried"], Zone::Battlefield);
        }
        // A planeswalker is added only where it matters, so that the choices at the other places stay the same.
        if word.contains("attack_whom") || key == "whom" {
            put(&["Walker"], Zone::Battlefield);
        }
        let lurker = put(&["Lurker"], Zone::Battlefield);
        lurker.into_iter().for_each(|lurker| position.face_down(lurker));
    }
    let state = position.begin().unwrap();
    (table, state)
}

/// The way in which a game is played.
#[derive(Clone, Copy)]
struct Manner {
    /// Players pass often, so that the game reaches combat.
    hasty: bool,
    /// Players look at cards.
    curious: bool,
}

impl Manner {
    fn of(seed: u64) -> Self {
        Self { hasty: seed % 2 == 1, curious: seed % 5 == 4 }
    }
}

/// An action that the player who must act could try.
fn action(state: &State, manner: Manner, dice: &mut Dice) -> Option<Action> {
    let creature = |id: &ObjectId| state.object(*id).face.characteristics.is(CardType::Creature);
    let own = |player: PlayerId| {
        let own = state.permanents().iter().copied().filter(move |id| state.object(*id).controlled_by == player);
        own.filter(creature).collect::<Vec<ObjectId>>()
    };
    match turn::awaits(state) {
        Awaits::Nothing => None,
        Awaits::Attackers(player) => {
            let attackers: Vec<ObjectId> = own(player).into_iter().filter(|_| dice.below(3) == 0).collect();
            let opponent = if player == ALICE { BOB } else { ALICE };
            let walks = |id: &&ObjectId| {
                let object = state.object(**id);
                object.controlled_by == opponent && object.face.characteristics.is(CardType::Planeswalker)
            };
            let walker = state.permanents().iter().find(walks).copied().filter(|_| dice.below(3) == 0);
            let at = walker.map_or(Entity::Player(opponent), Entity::Object);
            Some(Action::Attack { player, attacks: attackers.into_iter().map(|id| (id, at)).collect() })
        }
        Awaits::Blockers(player) => {
            let attackers: Vec<ObjectId> = state.combat.attacks.iter().map(|attack| attack.attacker).collect();
            let blockers = own(player).into_iter().filter(|_| dice.below(3) == 0).collect::<Vec<_>>();
            let blocks = blockers.into_iter().map(|id| (id, attackers[dice.below(attackers.len())]));
            Some(Action::Block { player, blocks: blocks.collect() })
        }
        Awaits::Priority(player) => Some(play(state, player, manner, dice)),
    }
}

fn play(state: &State, player: PlayerId, manner: Manner, dice: &mut Dice) -> Action {
    let named =
        |object: &&Object, name: &str| object.face.characteristics.name.as_ref().is_some_and(|own| *own == name);
    if manner.curious && dice.below(3) == 0 {
        let all: Vec<ObjectId> = state.present().map(|object| object.id).collect();
        return Action::Look { player, card: all[dice.below(all.len())] };
    }
    let favored = dice.below(4);
    let favors = |object: &&Object| match favored {
        0 => named(object, "Tried"),
        1 if !state.stack.is_empty() => object.zone == Zone::Stack,
        _ => true,
    };
    let there = state.present().filter(|object| object.owner == player && object.kind == ObjectKind::Card);
    let there: Vec<&Object> = there.filter(favors).collect();
    let seldom = if manner.hasty { 2 } else { 6 };
    if there.is_empty() || dice.below(seldom) == 0 {
        return Action::Pass { player };
    }
    let object = there[dice.below(there.len())];
    if object.status.face_down {
        return Action::TurnFaceUp { player, object: object.id };
    }
    let works = |held: &&HeldAbility| matches!(&*held.ability, Ability::Activated(said) if said.from == object.zone);
    let activated: Vec<_> = object.face.characteristics.abilities.iter().filter(works).collect();
    if named(&object, "Forest") && object.zone == Zone::Hand {
        return Action::PlayLand { player, card: object.id };
    }
    if activated.is_empty() || (object.zone == Zone::Hand && dice.below(2) == 0) {
        return Action::Cast { player, card: object.id };
    }
    Action::Activate { player, source: object.id, ability: activated[dice.below(activated.len())].id.clone() }
}

/// The observable outcome of an action: the events and the decisions, or the rule that forbids it, and then the position.
fn seen(table: &Table, went: &Result<(State, Vec<TraceLine>), Box<NotDone>>) -> String {
    match went {
        Err(not_done) => match &not_done.stop {
            Stop::Illegal(illegal) => format!("{:?}", illegal.rule),
            Stop::BadAnswer { decision, .. } => asked(decision),
            Stop::TooMuch(too_much) => format!("{too_much:?}"),
            other => panic!("{other:?}"),
        },
        Ok((state, lines)) => {
            let happened = lines.iter().filter(|line| !matches!(line, TraceLine::Mark(..)));
            let effects = continuous::project(table, state);
            let looks = state.objects.iter().filter(|object| object.exists()).map(|object| {
                let now = effects.characteristics(object.id);
                format!("{} {:?} {:?} {:?}", object.id.0, now.name, now.colors, now.pt)
            });
            let looks: Vec<String> = looks.collect();
            format!("{:?} {looks:?}", happened.collect::<Vec<_>>())
        }
    }
}

fn asked(decision: &Decision) -> String {
    format!("{:?} {:?}", decision.kind, decision.options)
}

/// Whether the two games ever differ.
fn matters(word: &str, key: &str, sort: Sort) -> bool {
    let (something, nothing) = match zone_of(sort) {
        None => {
            ("{ player: each_player }".to_owned(), "{ player: each_player, not: { player: each_player } }".to_owned())
        }
        Some(zone) => (format!("{{ zone: {zone} }}"), format!("{{ zone: {zone}, name: Nobody }}")),
    };
    let games = [something, nothing].map(|selector| game(word, key, sort, &selector));
    (0..GAMES).any(|seed| parts(&games, seed))
}

fn parts(games: &[(Table, State); 2], seed: u64) -> bool {
    let mut states = [&games[0].1, &games[1].1].map(State::clone);
    let mut dice = [(); 2].map(|()| Dice::endless(seed * 7_919 + 17));
    for _ in 0..LONG {
        let mut saw = Vec::new();
        for (((table, _), state), dice) in games.iter().zip(&mut states).zip(&mut dice) {
            let Some(action) = action(state, Manner::of(seed), dice) else { return false };
            let went = apply(table, state, &action, &mut Anything(dice)).map(|done| (done.state, done.trace.lines));
            saw.push(seen(table, &went));
            match went {
                Ok((next, _)) => *state = next,
                // An action that is not allowed is skipped. A player with priority tries another action, but a player who must declare attackers
                // passes.
                Err(_) if matches!(turn::awaits(state), Awaits::Priority(_)) => {}
                Err(_) => *state = chance::pass(table, state.clone(), dice),
            }
        }
        if saw[0] != saw[1] {
            return true;
        }
    }
    false
}

#[test]
fn what_can_be_picked_in_a_place_matters_there() {
    let cells: Vec<_> =
        PLACES.iter().flat_map(|(word, key, sorts)| sorts.iter().map(move |sort| (*word, *key, *sort))).collect();
    let (some, others) = cells.split_at(cells.len() / 2);
    let idle = |cells: &[(&str, &str, Sort)]| -> Vec<String> {
        let idle = cells.iter().filter(|(word, key, sort)| !matters(word, key, *sort));
        idle.map(|(word, key, sort)| format!("{word} {key} {sort:?}")).collect()
    };
    let idle = std::thread::scope(|scope| {
        let other = scope.spawn(|| idle(others));
        let mut all = idle(some);
        all.extend(other.join().unwrap());
        all
    });
    // Everybody may look at a face-up card in a public zone (400.2), and these games put no card face down there.
    let public = ["Stack", "Graveyard", "Exile"].map(|zone| format!("may_look what In({zone})"));
    assert_eq!(idle, public);
}
