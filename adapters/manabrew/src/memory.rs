//! What the engine does not remember itself: what was on the stack, how it left, and how many cards were drawn.

use casebook_adapter::Fate;
use forge_foundation::{PhaseType, ZoneType};
use manabrew_engine::{
    game::GameState,
    ids::{CardId, PlayerId},
    zone::magic_stack::StackEntry,
};

/// How an object came onto the stack.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Came {
    Spell,
    Copy,
    Activated,
    Triggered,
}

/// A spell or ability that was on the stack.
#[derive(Clone, Debug)]
pub(crate) struct Entry {
    pub(crate) id: u32,
    pub(crate) source: Option<CardId>,
    pub(crate) came: Came,
    pub(crate) controller: PlayerId,
    /// The text of the ability in the definition of its card.
    pub(crate) text: String,
    pub(crate) trigger: Option<usize>,
    /// How it left; nothing as long as it is there.
    pub(crate) left: Option<Fate>,
}

/// The memory of a game.
#[derive(Clone, Debug, Default)]
pub(crate) struct Memory {
    pub(crate) entries: Vec<Entry>,
    /// The stack when a player last had priority, top first.
    window: Vec<u32>,
    fizzled: bool,
    turn: u32,
    drawn: Vec<(i32, i32)>,
    /// The step, and whose turn it is, when the game was last looked at.
    pub(crate) phase: Option<PhaseType>,
    pub(crate) active: Option<PlayerId>,
    /// Whether this combat has had a step for the damage of first strike.
    pub(crate) first_strike: bool,
    /// How many cards the game began with: those after them are tokens and copies.
    pub(crate) cards: usize,
    stack: Vec<u32>,
    /// The lands that pay for generic mana only.
    pub(crate) fillers: Vec<CardId>,
}

impl Memory {
    /// How many cards a player has drawn since the setup.
    pub(crate) fn drawn(&self, player: PlayerId) -> i32 {
        self.drawn.get(player.index()).map_or(0, |(total, _)| *total)
    }

    /// An object on the stack lost all its targets.
    pub(crate) fn fizzles(&mut self) {
        self.fizzled = true;
    }

    /// A player has priority: if all pass, the top of the stack resolves.
    pub(crate) fn window(&mut self) {
        self.window = self.stack.clone();
        self.fizzled = false;
        if self.phase == Some(PhaseType::CombatFirstStrikeDamage) {
            self.first_strike = true;
        }
        if self.phase == Some(PhaseType::CombatBegin) {
            self.first_strike = false;
        }
    }

    /// Compares the game with what is remembered.
    pub(crate) fn look(&mut self, game: &GameState) {
        self.phase = Some(game.turn.phase);
        self.active = Some(game.turn.active_player);
        self.count_draws(game);
        let fillers = game.cards.iter().filter(|card| card.zone == ZoneType::Battlefield && card.card_name == "Wastes");
        self.fillers = fillers.map(|card| card.id).collect();
        let there: Vec<&StackEntry> = game.stack.iter().filter(|entry| !entry.is_pending_cast).collect();
        for entry in &there {
            if !self.entries.iter().any(|known| known.id == entry.id) {
                self.entries.push(remembered(entry));
            }
        }
        // The stack is listed bottom first.
        self.stack = there.iter().rev().map(|entry| entry.id).collect();
        let (window, stack, fizzled) = (&self.window, &self.stack, self.fizzled);
        for entry in self.entries.iter_mut().filter(|entry| entry.left.is_none() && !stack.contains(&entry.id)) {
            let exiled = entry.source.is_some_and(|id| game.card_current_zone(id) == ZoneType::Exile);
            entry.left = Some(match window.first() == Some(&entry.id) {
                true if fizzled => Fate::CounteredOnResolution,
                true => Fate::Resolved,
                false if exiled && entry.came == Came::Spell => Fate::Removed,
                // An effect that ends the turn takes everything off the stack.
                false if game.end_turn_requested => Fate::Removed,
                false => Fate::CounteredByEffect,
            });
        }
    }

    fn count_draws(&mut self, game: &GameState) {
        let now: Vec<i32> = game.players.iter().map(|player| player.drawn_this_turn).collect();
        self.drawn.resize(now.len(), (0, 0));
        // After its cleanup step the engine counts the turn on at once, and what was drawn in it only when the next turn is played.
        let new_turn = self.turn != game.turn.turn_number && game.turn.phase != PhaseType::Cleanup;
        for ((total, before), now) in self.drawn.iter_mut().zip(now) {
            *total += if new_turn || now < *before { now } else { now - *before };
            *before = now;
        }
        if new_turn {
            self.turn = game.turn.turn_number;
        }
    }

    /// Begins to remember: what the players drew before doesn't count.
    pub(crate) fn begin(&mut self, game: &GameState) {
        self.turn = game.turn.turn_number;
        self.cards = game.cards.len();
        self.look(game);
        self.drawn.iter_mut().for_each(|(total, _)| *total = 0);
    }
}

fn remembered(entry: &StackEntry) -> Entry {
    let ability = &entry.spell_ability;
    let came = match ability {
        one if one.is_trigger || one.trigger_source.is_some() => Came::Triggered,
        one if one.is_copy => Came::Copy,
        one if one.is_spell => Came::Spell,
        _ => Came::Activated,
    };
    Entry {
        id: entry.id,
        source: ability.trigger_source.or(ability.source),
        came,
        controller: ability.activating_player,
        text: ability.ability_text.clone(),
        trigger: ability.trigger_index,
        left: None,
    }
}
