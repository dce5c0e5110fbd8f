//! What carries a rule. Every change, refusal, decision and fact names the rule by which it is made; a rule that is switched off
//! ([`Table::without`](crate::game::Table::without)) carries none of them: the change isn't made, nothing is refused, the first option
//! is taken, the fact isn't heeded. Where a trace is kept, the same four places note the rule, and no other place does.

use std::{
    cell::RefCell,
    collections::BTreeSet,
    sync::atomic::{AtomicU64, Ordering},
};

use smallvec::SmallVec;

use crate::{
    cards::{Name, keyword::Builtin},
    change::Change,
    event::Event,
    game::{Game, Table, Trace, TraceLine},
    ids::ObjectId,
    rule::{MarkUse, Rule},
    state::{characteristics::HeldAbility, effects::Scope},
};

/// A rule, and on whose account it is carried out.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord)]
pub struct Ground {
    /// The rule.
    pub rule: Rule,
    /// The object whose ability, effect or restriction it is; none where the rules need no object.
    pub on: Option<ObjectId>,
    /// The id of that object's ability.
    pub ability: Option<Name>,
}

impl Ground {
    /// A rule, on account of an object.
    #[must_use]
    pub fn of(rule: Rule, on: impl Into<Option<ObjectId>>) -> Self {
        Self { rule, on: on.into(), ability: None }
    }

    /// A rule, on account of an ability that an object has.
    #[must_use]
    pub fn held(rule: Rule, on: ObjectId, held: &HeldAbility) -> Self {
        Self { rule, on: Some(on), ability: Some(held.id.clone()) }
    }

    /// The same ability's account of another rule.
    #[must_use]
    pub fn also(&self, rule: Rule) -> Self {
        Self { rule, ..self.clone() }
    }
}

/// What a ground can be told from: a rule alone, a rule and an object, a rule and the text that says so. A ground is made only where
/// one is kept.
pub trait Because {
    /// The rule.
    fn rule(&self) -> Rule;
    /// The whole ground.
    fn ground(self) -> Ground;
}

impl Because for Ground {
    fn rule(&self) -> Rule {
        self.rule
    }

    fn ground(self) -> Ground {
        self
    }
}

impl Because for Rule {
    fn rule(&self) -> Rule {
        *self
    }

    fn ground(self) -> Ground {
        Ground::of(self, None)
    }
}

impl<O: Into<Option<ObjectId>>> Because for (Rule, O) {
    fn rule(&self) -> Rule {
        self.0
    }

    fn ground(self) -> Ground {
        Ground::of(self.0, self.1)
    }
}

impl Because for (Rule, &Scope) {
    fn rule(&self) -> Rule {
        self.0
    }

    fn ground(self) -> Ground {
        let ability = self.1.ability.as_ref().map(|held| held.id.clone());
        Ground { rule: self.0, on: Some(self.1.source), ability }
    }
}

/// A change, and the rules by which it is made: without one of them it isn't.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Act {
    /// The change.
    pub change: Change,
    /// The rules.
    pub grounds: SmallVec<[Ground; 2]>,
}

impl Act {
    /// The act, by one more rule.
    #[must_use]
    pub fn by(mut self, because: impl Because) -> Self {
        self.grounds.push(because.ground());
        self
    }

    /// The act, by one more rule if that is so.
    #[must_use]
    pub fn by_if(self, so: bool, because: impl Because) -> Self {
        if so { self.by(because) } else { self }
    }
}

impl Change {
    /// The change as an act by that rule.
    #[must_use]
    pub fn by(self, because: impl Because) -> Act {
        Act::from(self).by(because)
    }
}

impl From<Change> for Act {
    fn from(change: Change) -> Self {
        Self { change, grounds: SmallVec::new() }
    }
}

/// The notes of a trace: which rules were used, how, and on whose account.
#[derive(Debug, Default)]
pub struct Notes(RefCell<Trace>);

impl Notes {
    /// Notes how a rule was used.
    pub(crate) fn note(&self, ground: Ground, how: MarkUse) {
        self.noted(ground, how, false);
    }

    /// Notes how a rule was used, as a line of its own.
    pub(crate) fn tell(&self, ground: Ground, how: MarkUse) {
        self.noted(ground, how, true);
    }

    fn noted(&self, ground: Ground, how: MarkUse, line: bool) {
        let mut trace = self.0.borrow_mut();
        trace.marks.insert((ground.rule, how));
        if line {
            trace.lines.push(TraceLine::Mark(ground.rule, how, ground.on));
        }
        if how != MarkUse::Considered && ground.on.is_some() {
            trace.grounds.insert((how, ground));
        }
    }

    /// Notes what was noted elsewhere, without its lines.
    pub(crate) fn include(&self, noted: &Trace) {
        let mut trace = self.0.borrow_mut();
        trace.marks.extend(&noted.marks);
        trace.grounds.extend(noted.grounds.iter().cloned());
    }

    /// Keeps what happened.
    pub(crate) fn happened(&self, events: &[Event]) {
        self.0.borrow_mut().lines.extend(events.iter().cloned().map(TraceLine::Event));
    }

    /// Keeps a line.
    pub(crate) fn line(&self, line: TraceLine) {
        self.0.borrow_mut().lines.push(line);
    }

    /// What was noted.
    pub(crate) fn into_trace(self) -> Trace {
        self.0.into_inner()
    }
}

/// The rules a trace has noted, each with how and on whose account it was used.
pub type Grounds = BTreeSet<(MarkUse, Ground)>;

/// Why something can't be done: the rule, on whose account, and what to tell.
#[derive(Debug, Clone)]
pub struct Obstacle {
    /// The rule.
    pub ground: Ground,
    /// What to tell.
    pub reason: &'static str,
}

/// How many rules stand together in a set of rules.
const TOGETHER: usize = 64;

/// How many times that many.
const WORDS: usize = Rule::ALL.len().div_ceil(TOGETHER);

/// A set of rules.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct Rules([u64; WORDS]);

impl Rules {
    /// Whether the rule is among them.
    #[must_use]
    pub fn has(&self, rule: Rule) -> bool {
        self.0[rule as usize / TOGETHER] & 1 << (rule as usize % TOGETHER) != 0
    }
}

/// The rules that have made a difference to a game so far.
///
/// A rule can make one only where it is asked whether it is switched off, and there is no other door to that than the table's. A game is
/// what its table and its players make it. So as long as a rule wasn't asked for, or only where what was asked comes to the same
/// without it, the game is the one that it would have been without the rule, step by step; and so are the notes of this, but for that rule.
#[derive(Debug, Default)]
pub struct Asked([AtomicU64; WORDS]);

impl Asked {
    /// A rule makes a difference.
    pub(crate) fn note(&self, rule: Rule) {
        self.0[rule as usize / TOGETHER].fetch_or(1 << (rule as usize % TOGETHER), Ordering::Relaxed);
    }

    /// Those that have made one since this was asked last.
    #[must_use]
    pub fn take(&self) -> Rules {
        Rules(std::array::from_fn(|word| self.0[word].swap(0, Ordering::Relaxed)))
    }
}

/// The door to facts: which rules are heeded, and where that is noted.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Facts<'a> {
    pub(crate) table: &'a Table,
    pub(crate) notes: Option<&'a Notes>,
}

impl Facts<'_> {
    /// See [`Game::fact`].
    pub(crate) fn fact<T: PartialEq>(self, because: impl Because, value: T, without: impl FnOnce() -> T) -> T {
        if self.notes.is_none() && !self.table.lacks_rules() {
            return value;
        }
        let without = without();
        let differs = value != without;
        if self.table.is_off_if(differs, because.rule()) {
            return without;
        }
        if let Some(notes) = self.notes {
            notes.note(because.ground(), if differs { MarkUse::Applied } else { MarkUse::Considered });
        }
        value
    }
}

impl<'a> Game<'a> {
    pub(crate) fn facts(&self) -> Facts<'a> {
        Facts { table: self.table, notes: self.notes }
    }

    /// Reads a fact that a rule makes one: the value, or, where that rule is switched off, what would be so without it. It is noted as
    /// applied where that makes a difference.
    #[must_use]
    pub fn fact<T: PartialEq>(&self, because: impl Because, value: T, without: impl FnOnce() -> T) -> T {
        self.facts().fact(because, value, without)
    }

    /// Whether something is so that a rule makes so; without the rule it isn't.
    #[must_use]
    pub fn heeds(&self, because: impl Because, so: bool) -> bool {
        self.fact(because, so, || false)
    }

    /// A keyword as an object has it. More instances of it add nothing (702.9d and the like); without that rule they would do away
    /// with each other.
    #[must_use]
    pub fn instance(&self, object: ObjectId, keyword: Builtin) -> Option<&'a HeldAbility> {
        let characteristics = self.characteristics(object);
        let held = characteristics.held(keyword)?;
        let several = characteristics.instances(keyword).nth(1).is_some();
        (!several || self.heeds((Rule::RedundantInstances, object), true)).then_some(held)
    }

    /// Whether an object has a keyword that a rule is about.
    #[must_use]
    pub fn keyword(&self, rule: Rule, object: ObjectId, keyword: Builtin) -> bool {
        self.instance(object, keyword).is_some_and(|held| self.heeds(Ground::held(rule, object, held), true))
    }

    /// The obstacle that a rule puts in the way where something is so, unless that is lifted: then the rule was heeded all the same.
    #[must_use]
    pub fn forbids_unless(
        &self,
        lifted: impl FnOnce() -> bool,
        so: bool,
        because: impl Because,
        reason: &'static str,
    ) -> Option<Obstacle> {
        if so && lifted() {
            let _ = self.heeds(because, false);
            return None;
        }
        self.forbids(so, because, reason)
    }

    /// The obstacle that a rule puts in the way where something is so.
    #[must_use]
    pub fn forbids(&self, so: bool, because: impl Because, reason: &'static str) -> Option<Obstacle> {
        (so && !self.table.is_off(because.rule())).then(|| Obstacle { ground: because.ground(), reason })
    }
}
