//! Questions of a player: each waits at the desk for its reply.

use std::{cell::RefCell, rc::Rc};

use forge_foundation::PhaseType;
use manabrew_engine::{
    agent::GameEntity,
    combat::DefenderId,
    ids::{CardId, PlayerId},
    player::actions::player_action::PlayerAction,
    spellability::SpellAbility,
};

use crate::desk::{Announced, Ask, Choice, Desk, Item, Reply};

/// A player at the desk of a game.
pub(crate) struct Seat {
    pub(crate) desk: Rc<RefCell<Desk>>,
    /// The least number of targets, while targets are chosen.
    pub(crate) targeting: Option<usize>,
}

impl Seat {
    pub(crate) fn new(desk: Rc<RefCell<Desk>>) -> Self {
        Self { desk, targeting: None }
    }

    pub(crate) fn ask(&self, ask: Ask) -> Reply {
        // The borrow ends by unwinding, too.
        self.desk.borrow_mut().ask(ask)
    }

    pub(crate) fn choose(&self, choice: Choice) -> Reply {
        self.ask(Ask::Choice(choice))
    }

    /// Asks for some of these.
    pub(crate) fn pick(
        &self,
        player: PlayerId,
        kind: &'static str,
        options: Vec<Item>,
        bounds: (usize, usize),
        source: Option<CardId>,
    ) -> Vec<Item> {
        let when = if kind == "targets" { "announce" } else { "resolve" };
        let choice = Choice { player, kind, options, least: bounds.0, most: bounds.1, source, when };
        match self.choose(choice) {
            Reply::Picks(items) => items,
            _ => Vec::new(),
        }
    }

    /// Asks for some of these cards. What the announcement of an action pays with is known already.
    pub(crate) fn cards(
        &self,
        player: PlayerId,
        valid: &[CardId],
        bounds: (usize, usize),
        source: Option<CardId>,
    ) -> Vec<CardId> {
        let paid = if self.targeting.is_none() { self.paying(valid, bounds.1) } else { Vec::new() };
        if !paid.is_empty() {
            return paid;
        }
        let kind = if self.targeting.is_some() { "targets" } else { "objects" };
        let options = valid.iter().copied().map(Item::Card).collect();
        self.pick(player, kind, options, bounds, source).into_iter().filter_map(card).collect()
    }

    pub(crate) fn card(
        &self,
        player: PlayerId,
        valid: &[CardId],
        optional: bool,
        source: Option<CardId>,
    ) -> Option<CardId> {
        self.cards(player, valid, (usize::from(!optional), 1), source).first().copied()
    }

    pub(crate) fn words(
        &self,
        player: PlayerId,
        kind: &'static str,
        valid: &[String],
        bounds: (usize, usize),
    ) -> Vec<String> {
        let words: Vec<Item> = valid.iter().map(|word| Item::Word(word.to_lowercase())).collect();
        let picked = self.pick(player, kind, words.clone(), bounds, None);
        picked.iter().filter_map(|item| valid.get(words.iter().position(|word| word == item)?).cloned()).collect()
    }

    pub(crate) fn yes(&self, player: PlayerId, kind: &'static str, source: Option<CardId>) -> bool {
        let choice = Choice { player, kind, options: Vec::new(), least: 0, most: 1, source, when: "resolve" };
        matches!(self.choose(choice), Reply::Yes(true))
    }

    pub(crate) fn number(&self, player: PlayerId, source: Option<CardId>, min: i32, max: i32) -> i32 {
        let least = usize::try_from(min).unwrap_or_default();
        let most = usize::try_from(max).unwrap_or_default();
        let choice = Choice { player, kind: "number", options: Vec::new(), least, most, source, when: "announce" };
        match self.choose(choice) {
            Reply::Number(number) => number,
            _ => min,
        }
    }

    pub(crate) fn target_bounds(&self) -> (usize, usize) {
        (self.targeting.unwrap_or(1).min(1), 1)
    }

    /// Whether an additional cost that is optional was announced as paid, and how often.
    pub(crate) fn paid(&self, name: &str) -> u32 {
        let desk = self.desk.borrow();
        let count = |announced: &Announced| announced.optional.iter().filter(|paid| paid.as_str() == name).count();
        u32::try_from(desk.announced.as_ref().map_or(0, count)).unwrap_or(0)
    }

    /// Which of these the announcement pays with.
    pub(crate) fn paying(&self, valid: &[CardId], most: usize) -> Vec<CardId> {
        let mut desk = self.desk.borrow_mut();
        let Some(announced) = &mut desk.announced else { return Vec::new() };
        let paid = announced.payments.iter().copied().filter(|id| valid.contains(id));
        let taken: Vec<CardId> = paid.take(most).collect();
        announced.payments.retain(|id| !taken.contains(id));
        taken
    }

    pub(crate) fn announcing(&self) -> bool {
        self.desk.borrow().announced.is_some()
    }

    /// What a player with priority does. The engine does not ask a player who has nothing to declare, so a declaration may come first.
    pub(crate) fn act(&self, player: PlayerId) -> PlayerAction {
        let undeclared = {
            let mut desk = self.desk.borrow_mut();
            if desk.announced.take().is_some_and(|announced| !announced.payments.is_empty()) {
                desk.complaints.push("the engine does not take a payment".to_owned());
            }
            (desk.payments, desk.paid) = (0, None);
            desk.memory.window();
            match (desk.memory.phase, desk.memory.active) {
                (Some(PhaseType::CombatDeclareAttackers), Some(active)) if !desk.attacked => {
                    desk.attacked = true;
                    Some(Ask::Attackers(active))
                }
                (Some(PhaseType::CombatDeclareBlockers), Some(active)) if !desk.blocked => {
                    desk.blocked = true;
                    Some(Ask::Blockers(PlayerId(1 - active.0)))
                }
                (Some(PhaseType::CombatBegin), _) => {
                    (desk.attacked, desk.blocked) = (false, false);
                    None
                }
                _ => None,
            }
        };
        if let Some(ask) = undeclared {
            let reply = self.ask(ask);
            let nothing = match reply {
                Reply::Attack(pairs) => pairs.is_empty(),
                Reply::Block(pairs) => pairs.is_empty(),
                _ => true,
            };
            if !nothing {
                self.desk.borrow_mut().complaints.push("nothing can be declared".to_owned());
            }
        }
        match self.ask(Ask::Priority(player)) {
            Reply::Act(announced) => {
                let action = announced.action;
                self.desk.borrow_mut().announced = Some(announced);
                action
            }
            _ => PlayerAction::PassPriority,
        }
    }

    /// The attackers that a player declares.
    pub(crate) fn attack(
        &self,
        player: PlayerId,
        available: &[CardId],
        defenders: &[DefenderId],
    ) -> Vec<(CardId, DefenderId)> {
        self.desk.borrow_mut().attacked = true;
        let Reply::Attack(pairs) = self.ask(Ask::Attackers(player)) else { return Vec::new() };
        if pairs.iter().any(|(id, defender)| !available.contains(id) || !defenders.contains(defender)) {
            self.desk.borrow_mut().complaints.push("a creature can't attack".to_owned());
            return Vec::new();
        }
        pairs
    }

    /// The blocks that a player declares.
    pub(crate) fn block(&self, player: PlayerId, available: &[CardId]) -> Vec<(CardId, CardId)> {
        self.desk.borrow_mut().blocked = true;
        let Reply::Block(pairs) = self.ask(Ask::Blockers(player)) else { return Vec::new() };
        if pairs.iter().any(|(id, _)| !available.contains(id)) {
            self.desk.borrow_mut().complaints.push("a creature can't block".to_owned());
            return Vec::new();
        }
        pairs
    }

    /// How an attacker divides its damage among those that block it and, where it may, what it attacks.
    pub(crate) fn assign(
        &self,
        player: PlayerId,
        attacker: CardId,
        there: &[CardId],
        defender: Option<DefenderId>,
        amount: i32,
    ) -> Vec<(Option<CardId>, i32)> {
        let mut options = items(&[], there);
        options.extend(defender.map(|defender| match defender {
            DefenderId::Player(id) => Item::Player(id),
            DefenderId::Permanent(id) => Item::Card(id),
        }));
        if let [only] = &options[..] {
            let only = if there.is_empty() { None } else { card(only.clone()) };
            return vec![(only, amount)];
        }
        let most = usize::try_from(amount).unwrap_or_default();
        let choice =
            Choice { player, kind: "division", options, least: 0, most, source: Some(attacker), when: "assign" };
        let Reply::Division(parts) = self.choose(choice) else { return Vec::new() };
        let part = |(item, amount): (Item, i32)| match item {
            Item::Card(id) if there.contains(&id) => (Some(id), amount),
            _ => (None, amount),
        };
        parts.into_iter().map(part).collect()
    }
}

pub(crate) fn card(item: Item) -> Option<CardId> {
    match item {
        Item::Card(id) => Some(id),
        _ => None,
    }
}

pub(crate) fn items(players: &[PlayerId], cards: &[CardId]) -> Vec<Item> {
    let players = players.iter().copied().map(Item::Player);
    players.chain(cards.iter().copied().map(Item::Card)).collect()
}

pub(crate) fn source(sa: Option<&SpellAbility>) -> Option<CardId> {
    sa.and_then(|sa| sa.trigger_source.or(sa.source))
}

pub(crate) fn entity(item: Item) -> Option<GameEntity> {
    match item {
        Item::Card(id) => Some(GameEntity::Card(id)),
        Item::Player(id) => Some(GameEntity::Player(id)),
        _ => None,
    }
}
