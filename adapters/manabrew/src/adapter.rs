//! The engine as casebook's kit wants it.

use casebook_adapter::{
    Adapter, Awaits, Chosen, Handlers, Now, Options, Phase, Prompt, Result, StackItem, StackKind, Stop, Thing,
    UnsupportedKind, Zone,
};
use forge_foundation::{PhaseType, ZoneType};
use manabrew_engine::{
    card::Card,
    game::GameState,
    ids::{CardId, PlayerId},
    staticability::layer::apply_continuous_effects,
};

use crate::{
    actions, cards,
    desk::{Ask, Choice, Item, Reply},
    memory::{Came, Entry},
    play::Play,
    positions, queries,
};

/// The turn in which a case begins: on the first turn of a game the engine leaves out the draw.
const FIRST_TURN: u32 = 3;

/// A game of the engine.
pub(crate) struct Manabrew {
    pub(crate) play: Play,
}

/// A card or token, or an ability on the stack by the number of its entry.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Object {
    Card(CardId),
    Stack(u32),
}

impl Adapter for Manabrew {
    const NAME: &'static str = "manabrew-engine";
    const VERSION: &'static str = "0.13.1";
    const EDITIONS: &'static [&'static str] = &["2026-01"];
    const ASKS: &'static [&'static str] = &[
        "targets",
        "objects",
        "modes",
        "number",
        "may",
        "pay",
        "word",
        "option",
        "player",
        "order",
        "division",
        "keep",
        "objects_and_players",
    ];

    type Object = Object;
    type Player = PlayerId;

    fn begin(players: &[&str], _edition: &str) -> Result<(Self, Vec<PlayerId>)> {
        if players.len() != 2 {
            return Err(Stop::unsupported(UnsupportedKind::Mechanic, "multiplayer"));
        }
        let mut game = GameState::new(players, 20);
        game.turn.turn_number = FIRST_TURN;
        game.turn.phase = PhaseType::Main1;
        Ok((Manabrew { play: Play::new(game) }, vec![PlayerId(0), PlayerId(1)]))
    }

    fn knows(card: &str) -> bool {
        cards::named(card).is_some()
    }

    fn place(&mut self, card: &str, owner: &PlayerId, zone: Zone, controller: &PlayerId) -> Result<Object> {
        let definition = cards::named(card).ok_or_else(|| Stop::unsupported(UnsupportedKind::Card, card))?;
        if let Some(mechanic) = definition.lacks {
            return Err(Stop::unsupported(UnsupportedKind::Mechanic, mechanic));
        }
        let card = Card::from_rules(&definition.rules, *owner);
        Ok(Object::Card(positions::put(&mut self.play.game, card, *owner, zone, *controller)?))
    }

    fn ready(&mut self) -> Result {
        let game = &mut self.play.game;
        apply_continuous_effects(game);
        self.play.table.trigger_handler.reset_active_triggers(game);
        game.copy_last_state();
        self.play.begin();
        Ok(())
    }

    fn awaits(&self) -> Awaits<Self> {
        match &self.play.asked {
            None => Awaits::Over,
            Some(Ask::Priority(player)) => Awaits::Priority(*player),
            Some(Ask::Attackers(player)) => Awaits::Attackers(*player),
            Some(Ask::Blockers(player)) => Awaits::Blockers(*player),
            Some(Ask::Choice(choice)) => Awaits::Decision(Box::new(self.prompt(choice))),
        }
    }

    fn decide(&mut self, chosen: Chosen<Self>) -> Result {
        let reply = match chosen {
            Chosen::Yes(yes) => Reply::Yes(yes),
            Chosen::Number(number) => Reply::Number(i32::try_from(number).unwrap_or(i32::MAX)),
            Chosen::Things(things) => {
                let picked: Vec<Item> = things.into_iter().map(|thing| self.item(&thing)).collect();
                if (1..picked.len()).any(|at| picked[..at].contains(&picked[at])) {
                    return Err(Stop::refused("one thing was chosen twice"));
                }
                Reply::Picks(picked)
            }
            Chosen::Words(words) => Reply::Picks(words.into_iter().map(Item::Word).collect()),
            Chosen::Division(parts) => {
                let part = |(thing, amount): (Thing<Self>, u32)| {
                    (self.item(&thing), i32::try_from(amount).unwrap_or(i32::MAX))
                };
                Reply::Division(parts.into_iter().map(part).collect())
            }
            _ => return Err(Stop::unsupported(UnsupportedKind::Op, "answer")),
        };
        self.reply(reply)
    }

    fn pass(&mut self) -> Result {
        self.reply(Reply::Pass)
    }

    fn now(&self) -> Now<Self> {
        let turn = &self.play.game.turn;
        Now {
            player: turn.active_player,
            turn: turn.turn_number.saturating_sub(FIRST_TURN) + 1,
            phase: match &self.play.asked {
                // The step of a declaration has begun when the declaration is made.
                Some(Ask::Attackers(_)) => Phase::BeginCombat,
                Some(Ask::Blockers(_)) => Phase::DeclareAttackers,
                _ => phase(turn.phase, self.play.memory.first_strike),
            },
        }
    }

    fn stack(&self) -> Vec<StackItem<Self>> {
        let entries = self.play.game.stack.iter().filter(|entry| !entry.is_pending_cast);
        let known = entries.filter_map(|entry| self.entry(entry.id)).map(|entry| StackItem {
            object: entry.source.map_or(Object::Stack(entry.id), Object::Card),
            kind: match entry.came {
                Came::Spell => StackKind::Spell,
                Came::Copy => StackKind::Copy,
                Came::Activated => StackKind::Activated,
                Came::Triggered => StackKind::Triggered,
            },
            controller: Some(entry.controller),
            ability: None,
        });
        let mut items: Vec<StackItem<Self>> = known.collect();
        items.reverse();
        items
    }

    fn contents(&self, zone: Zone, player: Option<&PlayerId>) -> Vec<Object> {
        if zone == Zone::Stack {
            let entries = self.play.game.stack.iter().filter(|entry| !entry.is_pending_cast);
            let mine =
                entries.filter(|entry| player.is_none_or(|player| entry.spell_ability.activating_player == *player));
            let mut all: Vec<Object> = mine.map(|entry| self.on_stack(entry.id)).collect();
            all.reverse();
            return all;
        }
        let Some(zone) = positions::zone(zone) else { return Vec::new() };
        let players = self.play.game.player_order.iter().filter(|own| player.is_none_or(|player| *own == player));
        let cards = players.flat_map(|own| self.play.game.cards_in_zone(zone, *own).iter().rev());
        cards.filter(|id| !self.play.game.card(**id).phased_out).map(|id| Object::Card(*id)).collect()
    }

    fn title(&self, object: &Object) -> String {
        match object {
            Object::Card(id) => self.play.game.card(*id).card_name.clone(),
            Object::Stack(id) => {
                let source = self.entry(*id).and_then(|entry| entry.source);
                source.map_or_else(String::new, |source| self.play.game.card(source).card_name.clone())
            }
        }
    }

    fn copy(&self) -> Option<Self> {
        Some(Manabrew { play: self.play.copy() })
    }

    fn more_combat_damage(&self) -> bool {
        self.play.game.turn.phase == PhaseType::CombatFirstStrikeDamage
    }

    fn handlers(handlers: &mut Handlers<Self>) {
        positions::handlers(handlers);
        actions::handlers(handlers);
        queries::handlers(handlers);
    }
}

impl Manabrew {
    /// Replies to the engine. If it complains, the reply was illegal.
    pub(crate) fn reply(&mut self, reply: Reply) -> Result {
        match self.play.reply(reply).first() {
            Some(complaint) => Err(Stop::refused(complaint.clone())),
            None => Ok(()),
        }
    }

    pub(crate) fn entry(&self, id: u32) -> Option<&Entry> {
        self.play.memory.entries.iter().find(|entry| entry.id == id)
    }

    /// An object on the stack: a spell is its card.
    pub(crate) fn on_stack(&self, id: u32) -> Object {
        let spell = self.entry(id).filter(|entry| matches!(entry.came, Came::Spell | Came::Copy));
        spell.and_then(|entry| entry.source).map_or(Object::Stack(id), Object::Card)
    }

    fn prompt(&self, choice: &Choice) -> Prompt<Self> {
        let mut words = Vec::new();
        let mut things = Vec::new();
        for item in &choice.options {
            match item {
                Item::Word(word) => words.push(word.clone()),
                Item::Card(id) => things.push(Thing::Object(Object::Card(*id))),
                Item::Player(id) => things.push(Thing::Player(*id)),
                Item::Stack(id) => things.push(Thing::Object(self.on_stack(*id))),
            }
        }
        let any = matches!(choice.kind, "may" | "pay" | "number");
        let number = |number: usize| u32::try_from(number).unwrap_or(u32::MAX);
        Prompt {
            player: choice.player,
            kind: choice.kind,
            options: if any {
                Options::Any
            } else if words.is_empty() {
                Options::Things(things)
            } else {
                Options::Words(words)
            },
            least: number(choice.least),
            most: Some(number(choice.most)),
            source: choice.source.map(Object::Card),
            when: choice.when,
        }
    }

    fn item(&self, thing: &Thing<Self>) -> Item {
        let targets_stack = match &self.play.asked {
            Some(Ask::Choice(choice)) => choice.options.iter().any(|item| matches!(item, Item::Stack(_))),
            _ => false,
        };
        match thing {
            Thing::Player(id) => Item::Player(*id),
            Thing::Object(Object::Stack(id)) => Item::Stack(*id),
            Thing::Object(Object::Card(id)) if targets_stack => {
                let entries = self.play.memory.entries.iter().rev();
                let spell = entries.clone().find(|entry| entry.source == Some(*id) && entry.left.is_none());
                spell.map_or(Item::Card(*id), |entry| Item::Stack(entry.id))
            }
            Thing::Object(Object::Card(id)) => Item::Card(*id),
        }
    }
}

fn phase(phase: PhaseType, first_strike: bool) -> Phase {
    match phase {
        PhaseType::Untap => Phase::Untap,
        PhaseType::Upkeep => Phase::Upkeep,
        PhaseType::Draw => Phase::Draw,
        PhaseType::Main1 => Phase::PrecombatMain,
        PhaseType::CombatBegin => Phase::BeginCombat,
        PhaseType::CombatDeclareAttackers => Phase::DeclareAttackers,
        PhaseType::CombatDeclareBlockers => Phase::DeclareBlockers,
        PhaseType::CombatFirstStrikeDamage => Phase::CombatDamage,
        PhaseType::CombatDamage if first_strike => Phase::SecondCombatDamage,
        PhaseType::CombatDamage => Phase::CombatDamage,
        PhaseType::CombatEnd => Phase::EndCombat,
        PhaseType::Main2 => Phase::PostcombatMain,
        PhaseType::EndOfTurn => Phase::End,
        PhaseType::Cleanup => Phase::Cleanup,
    }
}

/// The zone of a card, in casebook's words.
pub(crate) fn zone_of(game: &GameState, id: CardId) -> Zone {
    match game.card_current_zone(id) {
        _ if game.card(id).phased_out => Zone::Nowhere,
        ZoneType::Battlefield => Zone::Battlefield,
        ZoneType::Stack => Zone::Stack,
        ZoneType::Hand => Zone::Hand,
        ZoneType::Library => Zone::Library,
        ZoneType::Graveyard => Zone::Graveyard,
        ZoneType::Exile => Zone::Exile,
        _ => Zone::Nowhere,
    }
}
