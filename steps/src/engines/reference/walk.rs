//! Carries out one operation of a script: several actions of the engine, including the passes that it implies.

use std::{borrow::Cow, collections::BTreeSet};

use casebook_engine::{
    acting::Manner,
    action::{Action, Awaits, apply_to},
    cards::values::{CardType, Step, Zone as EngineZone},
    continuous::Known,
    decision::Decision,
    error::Stop,
    event::Event,
    game::{Table, Trace},
    ids::{Entity, ObjectId, PlayerId},
    rule::{MarkUse, Rule},
    rules::turn,
    state::{State, stack::ItemKind},
};

use super::{
    announcement::Announcement,
    answers::Answers,
    log::{Log, Tried},
    names::{Names, step_to, zone_to},
    say::Sayer,
};
use crate::case::{self, Answer as CaseAnswer, Defender, Handle, Moment, Occasion, Phase, ScriptOp, Seat, TurnRef};

/// The reason why an operation stopped.
#[derive(Debug)]
pub(super) enum Halt {
    /// It is illegal.
    Refused { rule: Option<Rule>, reason: String },
    /// It waits for an answer.
    Waiting(Box<Decision>),
    /// The engine lacks a mechanic of the rules.
    Lacking(String),
    /// The engine can't do what a card says.
    Broken(String),
}

/// An operation that is being carried out.
pub(super) struct Walk<'c> {
    pub(super) table: &'c Table,
    pub(super) names: &'c Names<'c>,
    /// The state so far; for a waiting decision, the state in which it waits.
    pub(super) state: State,
    /// The effects on the state, if they have been computed.
    pub(super) seen: Option<Known>,
    pub(super) log: Log,
    pub(super) step: usize,
    answers: Vec<(usize, &'c CaseAnswer)>,
    pub(super) used: BTreeSet<usize>,
    greedy: bool,
    /// Which way to produce mana is tried for decisions that the case leaves open.
    mana_way: usize,
    /// How many ways to produce mana the last action had.
    pub(super) mana_ways: usize,
    /// Ignore announced parts that the game can't use.
    lenient: bool,
    /// Answers that differ from the only choice, and that choice.
    objections: Vec<(usize, Box<Decision>)>,
    /// The step that the operation waits for, even if no player acts in it.
    stop_in: Option<Step>,
    /// The action that is tried, for messages.
    trying: Option<&'c case::Action>,
}

pub(super) type Went<T = ()> = Result<T, Halt>;

impl<'c> Walk<'c> {
    pub(super) fn new(
        table: &'c Table,
        names: &'c Names<'c>,
        state: State,
        log: Log,
        step: usize,
        answers: Vec<(usize, &'c CaseAnswer)>,
    ) -> Self {
        Self {
            table,
            names,
            state,
            seen: None,
            log,
            step,
            answers,
            used: BTreeSet::new(),
            greedy: false,
            mana_way: 0,
            mana_ways: 1,
            lenient: false,
            objections: Vec::new(),
            stop_in: None,
            trying: None,
        }
    }

    /// Takes the effects that were computed for its first state.
    pub(super) fn knowing(self, seen: Option<Known>) -> Self {
        Self { seen, ..self }
    }

    /// Makes any open decision: used for the question whether an action is legal at all.
    pub(super) fn greedily(self, mana_way: usize) -> Self {
        Self { greedy: true, mana_way, ..self }
    }

    /// Ignores announced parts that the game can't use: the behaviour of an engine that doesn't know them.
    pub(super) fn leniently(mut self) -> Self {
        self.lenient = true;
        self
    }

    /// Carries out the operation. It is illegal if an answer differed from the only choice and no later decision took that answer.
    pub(super) fn run(&mut self, op: &'c ScriptOp) -> Went {
        self.carry_out(op)?;
        match self.objections.iter().find(|(index, _)| !self.used.contains(index)) {
            Some((_, decision)) => {
                let rule = decision.kind.rule();
                self.log.marks.include([(rule, MarkUse::Refused)]);
                refused(rule, self.saying(&self.state).no_such_choice(decision))
            }
            None => Ok(()),
        }
    }

    fn carry_out(&mut self, op: &'c ScriptOp) -> Went {
        match op {
            ScriptOp::Act(action) => self.act(action),
            ScriptOp::Try(action) => self.attempt(action),
            ScriptOp::ResolveTop => {
                let Some(top) = self.state.top_of_stack() else { return refused(Rule::AllPass, "the stack is empty") };
                self.pass_until(|walk| !walk.state.object(top).exists() || walk.state.over.is_some())
            }
            ScriptOp::ResolveAll if self.state.stack.is_empty() => refused(Rule::AllPass, "the stack is empty"),
            ScriptOp::ResolveAll => self.pass_until(|walk| walk.state.stack.is_empty() || walk.state.over.is_some()),
            ScriptOp::AdvanceTo(moment) => self.advance(moment),
            ScriptOp::CombatDamage => self.damage(Step::CombatDamage, false),
            ScriptOp::FirstStrikeDamage => self.damage(Step::FirstStrikeDamage, false),
            ScriptOp::DamageOnStack => self.damage(Step::CombatDamage, true),
            ScriptOp::Answer(_) => Ok(()),
        }
    }

    /// An action that may be illegal; then nothing has happened.
    fn attempt(&mut self, action: &'c case::Action) -> Went {
        let before = (self.state.clone(), self.seen.clone(), self.log.clone());
        let tried = match self.act(action) {
            Ok(()) => Tried::Legal,
            Err(Halt::Refused { rule, reason }) => {
                let marks = std::mem::take(&mut self.log.marks);
                (self.state, self.seen, self.log) = before;
                self.log.marks.include(marks.iter().filter(|(_, how)| *how == MarkUse::Refused).copied());
                Tried::Refused { rule, reason }
            }
            Err(other) => return Err(other),
        };
        self.log.tried = Some(tried);
        Ok(())
    }

    pub(super) fn act(&mut self, action: &'c case::Action) -> Went {
        self.trying = Some(action);
        action.objects().into_iter().try_for_each(|handle| self.object(handle).map(drop))?;
        action.players().into_iter().try_for_each(|seat| self.seat(seat).map(drop))?;
        match action {
            case::Action::Play(play) => {
                let (player, card) = (self.seat(&play.player)?, self.object(&play.card)?);
                if let Some(from) = play.from {
                    self.must_be_in(card, zone_to(from), &play.card)?;
                }
                self.let_act(player)?;
                // A part that is a land is played as a land.
                match play.part.as_deref().filter(|part| self.is_land(card, part)) {
                    Some(part) => self.land(player, card, Some(part), None),
                    None => self.announce(&Action::Cast { player, card }, Announcement::of_play(play)),
                }
            }
            case::Action::Activate(activate) => {
                let (player, source) = (self.seat(&activate.player)?, self.object(&activate.source)?);
                let ability = self.ability(player, source, &activate.ability, activate.making.as_ref())?;
                self.let_act(player)?;
                self.announce(&Action::Activate { player, source, ability }, Announcement::of_activation(activate))
            }
            case::Action::PlayLand { player, card, from, part, by } => {
                let (player, id) = (self.seat(player)?, self.object(card)?);
                if let Some(from) = from {
                    self.must_be_in(id, zone_to(*from), card)?;
                }
                self.let_act(player)?;
                match part.as_deref().filter(|part| !self.is_land(id, part)) {
                    Some(part) => refused(Rule::PlayLand, format!("`{card}` has no land called \"{part}\"")),
                    None => self.land(player, id, part.as_deref(), by.as_ref()),
                }
            }
            case::Action::Attack { player, attackers, defender } => {
                self.attack(player, &[(attackers, defender.as_ref())])
            }
            case::Action::AttackSeveral { player, attacks } => {
                let attacks: Vec<_> = attacks.iter().map(|a| (a.attackers.as_slice(), Some(&a.defender))).collect();
                self.attack(player, &attacks)
            }
            case::Action::Block { player, blocks, costs } => self.block(player, blocks, costs),
            case::Action::TurnFaceUp { player, object } => {
                let (player, object) = (self.seat(player)?, self.object(object)?);
                self.let_act(player)?;
                self.apply(&Action::TurnFaceUp { player, object }, None).map(drop)
            }
            case::Action::Pass { player } => {
                let player = self.seat(player)?;
                self.let_act(player)?;
                self.apply(&Action::Pass { player }, None).map(drop)
            }
            case::Action::Look { player, object } => {
                let (player, card) = (self.seat(player)?, self.object(object)?);
                self.apply(&Action::Look { player, card }, None).map(drop)
            }
        }
    }

    fn attack(&mut self, player: &Seat, declared: &[(&[Handle], Option<&Defender>)]) -> Went {
        let player = self.seat(player)?;
        self.pass_until(|walk| turn::awaits(&walk.state) == Awaits::Attackers(player))?;
        let mut attacks: Vec<(ObjectId, Entity)> = Vec::new();
        for (attackers, defender) in declared {
            let defender = match defender {
                Some(Defender::Player(seat)) => self.seat(seat)?.into(),
                Some(Defender::Permanent(handle)) => self.object(handle)?.into(),
                None => self.state.opponents(player).next().unwrap_or(player).into(),
            };
            for attacker in *attackers {
                attacks.push((self.object(attacker)?, defender));
            }
        }
        self.apply(&Action::Attack { player, attacks }, None).map(drop)
    }

    fn block(&mut self, player: &Seat, blocks: &'c [case::Block], costs: &'c [case::CostPayment]) -> Went {
        let player = self.seat(player)?;
        // A player who passes attacks with nothing. Combat that begins without a declaration has begun after each player had a turn, so there is
        // no need to go on until a library is empty.
        let last = self.state.turn.number + self.state.in_turn_order().map(|_| 1).sum::<u32>();
        let there = |walk: &Self| turn::awaits(&walk.state) == Awaits::Blockers(player);
        self.pass_until(|walk| there(walk) || walk.state.turn.number > last)?;
        if !there(self) {
            return refused(Rule::Priority, "no creature attacks, so none can block");
        }
        let pairs = blocks
            .iter()
            .map(|b| Ok((self.object(&b.blocker)?, self.object(&b.attacker)?)))
            .collect::<Went<Vec<_>>>()?;
        self.announce(&Action::Block { player, blocks: pairs }, Announcement::of_block(blocks, costs))
    }

    /// Makes the players before this one pass, as long as nothing resolves by it. Nobody has to if 117.1 is switched off.
    fn let_act(&mut self, player: PlayerId) -> Went {
        for _ in 0..self.state.players.len() {
            match turn::awaits(&self.state) {
                Awaits::Priority(other) if other != player && !self.table.is_off(Rule::Priority) => {
                    let others = self.state.in_turn_order().count();
                    if usize::from(self.state.turn.passed) + 1 >= others {
                        return refused(Rule::Priority, "this player doesn't get priority here");
                    }
                    self.pass_once()?;
                }
                _ => return Ok(()),
            }
        }
        Ok(())
    }

    /// Makes one player pass or declare nothing.
    fn pass_once(&mut self) -> Went {
        let action = match turn::awaits(&self.state) {
            Awaits::Priority(player) => Action::Pass { player },
            Awaits::Attackers(player) => Action::Attack { player, attacks: Vec::new() },
            Awaits::Blockers(player) => Action::Block { player, blocks: Vec::new() },
            Awaits::Nothing if self.state.over.is_none() => Action::GoOn,
            Awaits::Nothing => return refused(Rule::Priority, "the game is over"),
        };
        self.apply(&action, None).map(drop)
    }

    /// More actions than any operation needs; an endless loop is found before.
    fn long(&self) -> u64 {
        self.table.budget.changes / 12
    }

    fn pass_until(&mut self, there: impl Fn(&Self) -> bool) -> Went {
        for _ in 0..self.long() {
            if there(self) {
                return Ok(());
            }
            self.pass_once()?;
        }
        let most = self.long();
        Err(Halt::Broken(format!(
            "the game did not reach that point within {most} actions: the same things happen again and again"
        )))
    }

    /// Passes until the moment is reached.
    fn advance(&mut self, moment: &Moment) -> Went {
        let (step, start) = (step_to(moment.phase), self.state.turn.number);
        let wanted = match &moment.turn {
            TurnRef::Of(seat) | TurnRef::Next(seat) => Some(self.seat(seat)?),
            TurnRef::Current | TurnRef::Following => None,
        };
        let begun = self.log.steps_begun;
        self.stop_in = Some(step);
        self.pass_until(|walk| {
            let now = &walk.state.turn;
            let turn_fits = match &moment.turn {
                TurnRef::Current => now.number == start,
                TurnRef::Following => now.number > start,
                TurnRef::Of(_) => wanted == Some(now.active),
                TurnRef::Next(_) => wanted == Some(now.active) && now.number > start,
            };
            let first_of_two = moment.phase == Phase::CombatDamage && now.step == Step::FirstStrikeDamage;
            let second = moment.phase != Phase::SecondCombatDamage || walk.had_this_turn(Step::FirstStrikeDamage) > 0;
            let additional = moment.occasion == Occasion::Next || walk.had_this_turn(step) > 1;
            turn_fits && (now.step == step || first_of_two) && second && additional && walk.log.steps_begun > begun
        })
    }

    fn had_this_turn(&self, step: Step) -> usize {
        self.state.history.iter().filter(|e| matches!(e, Event::StepBegan { step: s, .. } if *s == step)).count()
    }

    /// Passes until combat damage has been dealt, or is on the stack.
    fn damage(&mut self, step: Step, on_stack: bool) -> Went {
        let (turn, begun) = (self.state.turn.number, self.log.steps_begun);
        if self.state.turn.step == step && !on_stack && !self.damage_on_stack() {
            return refused(Rule::CombatDamage, "combat damage has been dealt already");
        }
        self.pass_until(|walk| {
            let now = &walk.state.turn;
            let past = now.number != turn || (walk.log.steps_begun > begun && now.step > Step::CombatDamage);
            past || (now.step == step && walk.damage_on_stack() == on_stack)
        })?;
        if self.state.turn.step == step && self.state.turn.number == turn {
            return Ok(());
        }
        refused(Rule::CombatDamage, "there is no such combat damage this turn")
    }

    fn damage_on_stack(&self) -> bool {
        let is = |id: &ObjectId| {
            self.state.object(*id).stack.as_ref().is_some_and(|i| matches!(i.kind, ItemKind::CombatDamage(_)))
        };
        self.state.stack.iter().any(is)
    }

    /// An action with an announcement, every part of which the game must be able to use.
    fn announce(&mut self, action: &Action, announcement: Announcement<'c>) -> Went {
        let before = self.log.lines.len();
        let said = self.apply(action, Some(announcement))?;
        let now = |handle: &Handle| self.names.now(handle, &self.state, &self.log);
        let since = || self.log.events_since(before);
        self.used_all(
            said.and_then(|said| said.left_over().or_else(|| said.unheeded(action, &self.state, now, since()))),
        )
    }

    /// Refuses an announcement of which something is left that the game can't use.
    fn used_all(&self, left: Option<(Rule, Cow<'static, str>)>) -> Went {
        let left = left.filter(|_| !self.lenient);
        left.map_or(Ok(()), |(rule, what)| refused(rule, format!("the game can't use {what} here")))
    }

    /// One action of the engine.
    fn apply(&mut self, action: &Action, announcement: Option<Announcement<'c>>) -> Went<Option<Announcement<'c>>> {
        let left = self.answers.iter().filter(|(index, _)| !self.used.contains(index)).copied().collect();
        let mut answers = Answers {
            names: self.names,
            log: &self.log,
            announcement,
            nested: Vec::new(),
            answers: left,
            used: BTreeSet::new(),
            targets_taken: 0,
            greedy: self.greedy,
            mana_way: self.mana_way,
            mana_ways: 1,
            objections: Vec::new(),
        };
        let manner = Manner { stop_in: self.stop_in, traced: self.log.traced, accounts: self.log.accounts };
        let result = apply_to(self.table, (&self.state, self.seen.clone()), action, &mut answers, manner);
        let (used, said) = (std::mem::take(&mut answers.used), answers.announcement.take());
        self.mana_ways = self.mana_ways.max(answers.mana_ways);
        let left = answers.nested.iter().find_map(Announcement::left_over);
        self.objections.extend(answers.objections);
        self.used.extend(used);
        match result {
            Ok(done) => {
                (self.state, self.seen) = (done.state, done.known);
                self.log.add(self.step, done.trace, &self.state);
                self.used_all(left).map(|()| said)
            }
            Err(not_done) => {
                // What was tried in vain is work, too.
                self.state.work = not_done.reached.work;
                Err(self.halt(not_done.stop, not_done.reached, not_done.trace))
            }
        }
    }

    fn saying<'s>(&'s self, state: &'s State) -> Sayer<'s> {
        Sayer { names: self.names, state, log: &self.log }
    }

    fn halt(&mut self, stop: Stop, reached: State, trace: Trace) -> Halt {
        match stop {
            Stop::Illegal(illegal) => {
                self.log.add_refusals(&trace, &reached, &self.state);
                let reason = self.of_target(illegal.rule, self.names.naming(&illegal.reason));
                Halt::Refused { rule: Some(illegal.rule), reason }
            }
            Stop::BadAnswer { decision, answer } => {
                self.log.add_refusals(&trace, &reached, &self.state);
                let rule = decision.kind.rule();
                self.log.marks.include([(rule, MarkUse::Refused)]);
                Halt::Refused { rule: Some(rule), reason: self.saying(&reached).not_a_choice(&decision, &answer) }
            }
            Stop::Need(decision) => {
                (self.state, self.seen) = (reached, None);
                self.log.add(self.step, trace, &self.state);
                Halt::Waiting(decision)
            }
            Stop::TooMuch(_) => Halt::Broken(stop.to_string()),
            Stop::Unsupported(mechanic) => Halt::Lacking(mechanic),
            Stop::Endless(what) => Halt::Lacking(format!("{what} without end")),
        }
    }

    /// The reason why a target is refused, by its name: the engine doesn't name it if there is only one choice. If all targets were written for
    /// one word "target", the message explains how to write those of several words.
    fn of_target(&self, rule: Rule, reason: String) -> String {
        let chosen = match self.trying {
            Some(case::Action::Play(play)) => &play.targets,
            Some(case::Action::Activate(play)) => &play.targets,
            _ => return reason,
        };
        match chosen.as_slice() {
            [only] if matches!(rule, Rule::TargetLegality | Rule::ChooseTargets) => match only.targets.as_slice() {
                [case::Target::Object(one)] => {
                    reason.replacen("this choice isn't a legal", &format!("{one} isn't a legal"), 1)
                }
                [case::Target::Player(one)] => {
                    reason.replacen("this choice isn't a legal", &format!("{one} isn't a legal"), 1)
                }
                [_, _, ..] => reason + SEVERAL_TARGETS,
                [] => reason,
            },
            _ => reason,
        }
    }

    fn seat(&self, seat: &Seat) -> Went<PlayerId> {
        self.names.seat(seat).ok_or_else(|| Halt::Broken(format!("{seat} is not a player of this case")))
    }

    fn object(&self, handle: &Handle) -> Went<ObjectId> {
        self.names
            .now(handle, &self.state, &self.log)
            .ok_or_else(|| Halt::Broken(format!("there is no `{handle}` at this point, so no action can use it")))
    }

    /// Whether a part of a card, or the card itself, is a land with this name.
    fn is_land(&self, card: ObjectId, name: &str) -> bool {
        let catalog = &self.table.catalog;
        let Some(def) = self.state.object(card).def else { return false };
        let mut faces = catalog.sides(def).into_iter().flat_map(|sides| &sides.faces).map(|face| &face.characteristics);
        let own = catalog.card(def);
        (own.types.contains(&CardType::Land) && *own.name == *name)
            || faces.any(|seen| seen.is(CardType::Land) && seen.name.as_ref().is_some_and(|own| **own == *name))
    }

    /// Plays a land; the part is named if there is a choice, and the effect if the land is an additional one.
    fn land(&mut self, player: PlayerId, card: ObjectId, part: Option<&'c str>, by: Option<&'c Handle>) -> Went {
        let said = Announcement::of_land(part, by);
        self.apply(&Action::PlayLand { player, card }, Some(said)).map(drop)
    }

    fn must_be_in(&self, id: ObjectId, zone: EngineZone, handle: &Handle) -> Went {
        if self.state.object(id).zone == zone {
            Ok(())
        } else {
            refused(Rule::AbilityZone, format!("`{handle}` is not there"))
        }
    }
}

/// The explanation of how to write the targets of several words.
const SEVERAL_TARGETS: &str =
    " (`and` joins what one word \"target\" takes, `then` goes on to the next: `targeting Bob then \"X\"`)";

fn refused<T>(rule: Rule, reason: impl Into<String>) -> Went<T> {
    Err(Halt::Refused { rule: Some(rule), reason: reason.into() })
}
