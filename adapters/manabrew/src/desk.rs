//! What the engine asks, and the replies that are given again when a step is played again.
//!
//! The engine calls its players; casebook's kit waits for the game. So each step of a turn is played with the replies that are known so far. At the
//! first question without a reply the step is left by unwinding, with the game as it is at that moment; with one more reply the step is played
//! again from its beginning.

use std::panic;

use manabrew_engine::{
    agent::{GameLogKind, notification::GameNotification},
    combat::DefenderId,
    game::GameState,
    ids::{CardId, PlayerId},
    player::actions::player_action::PlayerAction,
};

use crate::memory::Memory;

/// Something on offer.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Item {
    Card(CardId),
    Player(PlayerId),
    /// A spell or ability on the stack, by the number of its entry.
    Stack(u32),
    Word(String),
}

/// A decision of a player.
#[derive(Clone, Debug)]
pub(crate) struct Choice {
    pub(crate) player: PlayerId,
    /// The kind, by casebook's name.
    pub(crate) kind: &'static str,
    pub(crate) options: Vec<Item>,
    pub(crate) least: usize,
    pub(crate) most: usize,
    pub(crate) source: Option<CardId>,
    pub(crate) when: &'static str,
}

/// A question of the engine that has no reply yet.
#[derive(Clone, Debug)]
pub(crate) enum Ask {
    Priority(PlayerId),
    Attackers(PlayerId),
    Blockers(PlayerId),
    Choice(Choice),
}

/// An action with the choices that its announcement makes beside targets, modes and X.
#[derive(Clone, Debug)]
pub(crate) struct Announced {
    pub(crate) action: PlayerAction,
    /// What pays costs beyond mana.
    pub(crate) payments: Vec<CardId>,
    /// The additional costs that are paid although they are optional.
    pub(crate) optional: Vec<String>,
    /// The mana that is to be made, as letters.
    pub(crate) making: Vec<String>,
}

/// A reply.
#[derive(Clone, Debug)]
pub(crate) enum Reply {
    Pass,
    Act(Announced),
    Attack(Vec<(CardId, DefenderId)>),
    Block(Vec<(CardId, CardId)>),
    Yes(bool),
    Number(i32),
    Picks(Vec<Item>),
    Division(Vec<(Item, i32)>),
}

/// Leaves the engine at a question.
pub(crate) struct Unanswered;

/// What both players of a game share.
#[derive(Default)]
pub(crate) struct Desk {
    replies: Vec<Reply>,
    next: usize,
    /// The question at which the engine was left.
    pub(crate) asked: Option<Ask>,
    /// The complaints of the engine since the last reply.
    pub(crate) complaints: Vec<String>,
    /// The action that is being announced.
    pub(crate) announced: Option<Announced>,
    pub(crate) memory: Memory,
    /// Whether the players were asked for attackers and blockers in this combat.
    pub(crate) attacked: bool,
    pub(crate) blocked: bool,
    /// Who agreed to pay for what, since a player last had priority.
    pub(crate) paid: Option<(PlayerId, Option<CardId>)>,
    /// How often the engine asked for the same payment.
    pub(crate) payments: u32,
}

impl Desk {
    /// A desk for a step that is played from its beginning.
    pub(crate) fn new(replies: Vec<Reply>, memory: Memory) -> Self {
        Self { replies, memory, ..Self::default() }
    }

    /// The reply to a question. Without one the engine is left.
    pub(crate) fn ask(&mut self, ask: Ask) -> Reply {
        let Some(reply) = self.replies.get(self.next).cloned() else {
            self.asked = Some(ask);
            panic::resume_unwind(Box::new(Unanswered));
        };
        self.next += 1;
        if self.next == self.replies.len() {
            self.complaints.clear();
        }
        reply
    }

    /// Looks at the game before a question.
    pub(crate) fn look(&mut self, game: &GameState) {
        self.memory.look(game);
    }

    /// Hears what the engine says.
    pub(crate) fn hear(&mut self, said: &GameNotification) {
        match said {
            GameNotification::PhaseChanged { .. } => self.payments = 0,
            GameNotification::Event(event) if event.kind == GameLogKind::Warning => {
                if event.message.contains("fizzles") {
                    self.memory.fizzles();
                } else {
                    self.complaints.push(event.message.clone());
                }
            }
            _ => {}
        }
    }
}
