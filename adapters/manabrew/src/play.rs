//! A game of the engine that stops at every question, and can be copied there.

use std::{
    cell::RefCell,
    mem,
    panic::{self, AssertUnwindSafe},
    rc::Rc,
};

use manabrew_engine::{
    agent::PlayerAgent,
    card::Card,
    game::GameState,
    game_loop::GameLoop,
    game_rng::GameRng,
    game_snapshot::GameSnapshot,
    ids::{CardId, PlayerId},
    staticability::layer::apply_continuous_effects,
};

use crate::{
    asking::Seat,
    cards,
    desk::{Ask, Desk, Reply, Unanswered},
    memory::Memory,
    stage::Stage,
};

/// Chance that always does the same: a shuffled library keeps its order, and the first outcome of a die or coin comes up.
struct NoChance;

impl GameRng for NoChance {
    fn shuffle_cards(&mut self, _cards: &mut [CardId]) {}

    fn next_int(&mut self, _bound: i32) -> i32 {
        0
    }
}

/// A game.
pub(crate) struct Play {
    pub(crate) game: GameState,
    pub(crate) table: GameLoop,
    /// The game at the beginning of the stage.
    base: GameSnapshot,
    base_memory: Memory,
    /// The part of a turn that is played.
    pub(crate) stage: Stage,
    replies: Vec<Reply>,
    pub(crate) memory: Memory,
    /// What the engine asks; nothing when the game is over.
    pub(crate) asked: Option<Ask>,
    complaints: Vec<String>,
}

fn table(players: usize) -> GameLoop {
    let mut table = GameLoop::new(players);
    table.set_provide_priority_action_space(false);
    table.game_rng = Box::new(NoChance);
    for (name, rules) in cards::tokens() {
        let mut token = Card::from_rules(rules, PlayerId(0));
        token.is_token = true;
        table.register_token(name.clone(), token);
    }
    table
}

impl Play {
    /// A game that is set up, before its first step is played.
    pub(crate) fn new(game: GameState) -> Self {
        let table = table(game.players.len());
        let base = table.make_snapshot(&game, true);
        Self {
            game,
            table,
            base,
            base_memory: Memory::default(),
            stage: Stage::default(),
            replies: Vec::new(),
            memory: Memory::default(),
            asked: None,
            complaints: Vec::new(),
        }
    }

    /// Begins to play from the position.
    pub(crate) fn begin(&mut self) {
        self.base = self.table.make_snapshot(&self.game, true);
        self.base_memory.begin(&self.game);
        self.run();
    }

    /// The same game somewhere else.
    pub(crate) fn copy(&self) -> Self {
        let mut game = self.game.clone();
        let mut table = table(game.players.len());
        table.restore_snapshot(&mut game, &self.base);
        let mut copy = Self {
            game,
            table,
            base: self.base.clone(),
            base_memory: self.base_memory.clone(),
            stage: self.stage.clone(),
            replies: self.replies.clone(),
            memory: self.memory.clone(),
            asked: None,
            complaints: Vec::new(),
        };
        copy.run();
        copy
    }

    /// Replies to the question. Returns what the engine complains about.
    pub(crate) fn reply(&mut self, reply: Reply) -> Vec<String> {
        self.replies.push(reply);
        self.run();
        mem::take(&mut self.complaints)
    }

    /// Plays the stage from its beginning to the first question without a reply, and the stages after it if there is none.
    fn run(&mut self) {
        loop {
            self.table.restore_snapshot(&mut self.game, &self.base);
            let desk = Rc::new(RefCell::new(Desk::new(self.replies.clone(), self.base_memory.clone())));
            let mut agents: Vec<Box<dyn PlayerAgent>> = (0..self.game.players.len())
                .map(|_| Box::new(Seat::new(Rc::clone(&desk))) as Box<dyn PlayerAgent>)
                .collect();
            let (stage, table, game) = (&self.stage, &mut self.table, &mut self.game);
            let played = panic::catch_unwind(AssertUnwindSafe(|| stage.play(table, game, &mut agents)));
            let mut desk = desk.borrow_mut();
            // What was said of an earlier reply may stand before the end of a stage.
            self.complaints.append(&mut desk.complaints);
            if let Err(payload) = played {
                if !payload.is::<Unanswered>() {
                    panic::resume_unwind(payload);
                }
                // The engine does this before it lists what a player may do, which it isn't asked for here.
                apply_continuous_effects(&mut self.game);
                desk.memory.look(&self.game);
                self.memory = mem::take(&mut desk.memory);
                self.asked = desk.asked.take();
                return;
            }
            desk.memory.look(&self.game);
            self.memory = mem::take(&mut desk.memory);
            if self.game.game_over {
                self.asked = None;
                return;
            }
            self.stage = self.stage.next(&mut self.game, &mut self.table);
            self.base = self.table.make_snapshot(&self.game, true);
            self.base_memory = self.memory.clone();
            self.replies.clear();
        }
    }
}
