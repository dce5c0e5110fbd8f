//! Actions on a copy of the game: whether one is legal, and the possible targets of a card.

use std::sync::Arc;

use casebook_engine::{
    action::{Action, apply},
    cards::{ability::Ability, values::Zone as EngineZone},
    decision::{Answer, Decision, DecisionKind, Options},
    game::{Chooser, Game, Table},
    ids::{Entity, ObjectId, PlayerId},
    rule::{MarkUse, Rule},
    rules::targets,
    state::{State, Work, characteristics::HeldAbility, effects::Scope},
};

use super::{
    names::fits,
    observe::{Observed, View},
    walk::{Halt, Walk},
};
use crate::case::{AbilityRef, Action as Doing, Activate, Handle, Play, Seat, Value};

/// The possible targets of the nth instance of "target"; `None` if casting doesn't get that far.
fn targets_if_played(
    table: &Table,
    state: &State,
    player: PlayerId,
    card: ObjectId,
    nth: usize,
) -> Option<Vec<Entity>> {
    let mut curious = Curious { wanted: nth, seen: 0, found: None };
    // The game continues from its own state, not from this one.
    let _tried = apply(table, state, &Action::Cast { player, card }, &mut curious);
    // Only there is the card a spell, which without 115.5 is a target of itself.
    let known = |target: Entity| match target {
        Entity::Object(id) if id >= state.next_id() => Entity::Object(card),
        other => other,
    };
    curious.found.map(|found| found.into_iter().map(known).collect())
}

/// The number of ways to produce mana that are tried before an action counts as one that can't be paid for.
const MANA_WAYS: usize = 128;

impl<'c> View<'c> {
    /// Tries an action on a copy of the game with arbitrary choices for open decisions, and with other ways to produce mana if one doesn't pay.
    pub(super) fn can_do(&self, action: &'c Doing) -> Observed {
        let (mut walk, mut tried) = self.attempt(action, 0, self.state.work);
        let ways = if walk.mana_ways > 1 { MANA_WAYS } else { 1 };
        for way in 1..ways {
            if !matches!(tried, Err(Halt::Refused { rule: Some(Rule::UnpayableCost), .. })) {
                break;
            }
            // All attempts together stay within the budget of one game.
            (walk, tried) = self.attempt(action, way, walk.state.work);
        }
        let before = self.log.marks.clone();
        let mut refused = self.refused.borrow_mut();
        let refusing = |mark: &&(Rule, MarkUse)| tried.is_err() && mark.1 == MarkUse::Refused && !before.contains(mark);
        refused.marks.include(walk.log.marks.iter().filter(refusing).copied());
        self.legality(tried, &mut refused, &walk.log)
    }

    /// Tries an action on a copy of the game, with that way to produce mana and with so much work done before.
    fn attempt(&self, action: &'c Doing, mana_way: usize, work: Work) -> (Walk<'c>, Result<(), Halt>) {
        let mut state = self.state.clone();
        state.work = work;
        let known = if self.is_kept_waiting(action) {
            state.turn.priority = None;
            None
        } else {
            Some(self.seen.clone())
        };
        let walk = Walk::new(&self.setting.table, self.names, state, self.log.clone(), 0, Vec::new());
        let mut walk = walk.knowing(known).greedily(mana_way);
        let tried = walk.act(action);
        (walk, tried)
    }
}

impl View<'_> {
    /// Whether a decision is open that nobody can answer with that action. No player has priority then: not in the middle of a resolution, unless it has a
    /// player cast a card or pay (608.2g), and not while something is announced.
    pub(super) fn is_kept_waiting(&self, action: &Doing) -> bool {
        let Some((decision, ..)) = self.waiting else { return false };
        // Of the players, only the one who is asked to play a card can do so now.
        let is_to_play = |player: &Seat| {
            decision.kind == DecisionKind::PlayNow && self.seat(player).is_ok_and(|player| player == decision.player)
        };
        match action {
            Doing::Play(Play { player, .. })
            | Doing::PlayLand { player, .. }
            | Doing::TurnFaceUp { player, .. }
            | Doing::Pass { player } => !is_to_play(player),
            // A player who is asked for mana can activate a mana ability, and nothing else (605.3a, 117.2e).
            Doing::Activate(said) => match decision.kind {
                DecisionKind::MayPay => !self.is_for_mana(said),
                _ => !is_to_play(&said.player),
            },
            _ => false,
        }
    }

    /// Whether the ability that is to be activated is a mana ability.
    fn is_for_mana(&self, said: &Activate) -> bool {
        let Ok(id) = self.object(&said.source) else { return false };
        let meant = self.names.meant(id, &said.ability, self.state);
        let adds = |held: &HeldAbility| match &*held.ability {
            Ability::Activated(ability) => ability.is_mana_ability() || ability.is_targeted_mana_ability(),
            _ => false,
        };
        let fitting = |held: &&HeldAbility| fits(&meant, &held.id, held.keyword.as_ref().map(|keyword| &keyword.name));
        self.game().characteristics(id).abilities.iter().filter(fitting).any(adds)
    }

    /// The possible targets: for a spell or ability on the stack as if its target were chosen now, for a card as if it were cast now.
    pub(super) fn legal_targets(
        &self,
        player: &Seat,
        object: &Handle,
        ability: &AbilityRef,
        instance: u32,
    ) -> Observed {
        let (player, id) = (self.seat(player)?, self.object(object)?);
        let nth = usize::try_from(instance).unwrap_or(1).saturating_sub(1);
        let elsewhere =
            matches!(self.state.object(id).zone, EngineZone::Hand | EngineZone::Graveyard | EngineZone::Exile);
        let played = || targets_if_played(&self.setting.table, self.state, player, id, nth);
        if let Some(legal) = elsewhere.then(played).flatten() {
            let named = legal.into_iter().map(|e| self.names.target(e, self.state, self.log));
            return Ok(Value::Targets(named.collect()));
        }
        let game = self.game();
        let ability = &*self.names.meant(id, ability, self.state);
        let fitting = game
            .characteristics(id)
            .abilities
            .iter()
            .filter(|a| fits(ability, &a.id, a.keyword.as_ref().map(|k| &k.name)));
        let mut specs =
            fitting.filter_map(|held| held.ability.body().map(|body| (held, body))).flat_map(|(held, body)| {
                let of_modes =
                    body.choose.into_iter().flat_map(|m| m.modes.iter().flat_map(|(_, mode)| mode.targets.iter()));
                body.targets.iter().chain(of_modes).map(move |(_, spec)| (held, spec)).collect::<Vec<_>>()
            });
        let (held, spec) = specs.nth(nth).ok_or_else(|| format!("`{object}` has no target {instance}"))?;
        let scope = Scope {
            ability: Some(Arc::new(held.clone())),
            bindings: game.remembered(id, held).into_owned(),
            ..Scope::new(id, player)
        };
        let legal = targets::legal_targets(game, spec, &scope, id);
        Ok(Value::Targets(legal.into_iter().map(|e| self.names.target(e, self.state, self.log)).collect()))
    }
}

/// Declines optional choices, and notes the legal targets of the wanted instance.
struct Curious {
    wanted: usize,
    seen: usize,
    found: Option<Vec<Entity>>,
}

impl Curious {
    fn note(&mut self, decision: &Decision) {
        if decision.kind == DecisionKind::Targets {
            if let (true, Options::Entities { from, .. }) = (self.seen == self.wanted, &decision.options) {
                self.found = Some(from.clone());
            }
            self.seen += 1;
        }
    }
}

impl Chooser for Curious {
    fn choose(&mut self, _: &Game<'_>, decision: &Decision) -> Option<Answer> {
        self.note(decision);
        match (&decision.options, decision.kind) {
            (_, _) if self.found.is_some() => None,
            (Options::Entities { from, .. }, DecisionKind::Targets) => {
                from.first().map(|first| Answer::Entities(vec![*first]))
            }
            (Options::Entities { least: 0, .. }, _) => Some(Answer::Entities(Vec::new())),
            (Options::Words { least: 0, .. }, _) => Some(Answer::Words(Vec::new())),
            (Options::Words { from, least, .. }, DecisionKind::Modes) => {
                Some(Answer::Words(from.iter().take(*least).cloned().collect()))
            }
            (Options::Number { least, .. }, _) => Some(Answer::Number(*least)),
            _ => None,
        }
    }

    fn forced(&mut self, _: &Game<'_>, decision: &Decision, answer: &Answer) -> Option<Answer> {
        self.note(decision);
        self.found.is_some().then(|| answer.clone())
    }
}
