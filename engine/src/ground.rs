//! Grounds: the rules by which the engine acts. Every change, refusal, decision and fact names its rule. If a rule is switched off
//! ([`Table::without`](crate::game::Table::without)), its changes are not made, its refusals do not happen, the first option of its decisions is
//! taken, and its facts are ignored. If a trace is kept, these four places record the rule, and no other place does.

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

/// A rule, and the object on whose account it is carried out.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord)]
pub struct Ground {
    /// The rule.
    pub rule: Rule,
    /// The object whose ability, effect or restriction it is; none if the rule applies without an object.
    pub on: Option<ObjectId>,
    /// The id of that object's ability.
    pub ability: Option<Name>,
}

impl Ground {
    /// A rule on account of an object.
    #[must_use]
    pub fn of(rule: Rule, on: impl Into<Option<ObjectId>>) -> Self {
        Self { rule, on: on.into(), ability: None }
    }

    /// A rule on account of an ability that an object has.
    #[must_use]
    pub fn held(rule: Rule, on: ObjectId, held: &HeldAbility) -> Self {
        Self { rule, on: Some(on), ability: Some(held.id.clone()) }
    }

    /// Another rule on account of the same ability.
    #[must_use]
    pub fn also(&self, rule: Rule) -> Self {
        Self { rule, ..self.clone() }
    }
}

/// A value that a ground can be made from: a rule alone, a rule and an object, or a rule and a text. A ground is only made if it is kept.
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

/// A change, and the rules by which it is made. If one of these rules is switched off, the change is not made.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Act {
    /// The change.
    pub change: Change,
    /// The rules.
    pub grounds: SmallVec<[Ground; 2]>,
}

impl Act {
    /// Adds one more rule to the act.
    #[must_use]
    pub fn by(mut self, because: impl Because) -> Self {
        self.grounds.push(because.ground());
        self
    }

    /// Adds one more rule to the act if the condition is true.
    #[must_use]
    pub fn by_if(self, so: bool, because: impl Because) -> Self {
        if so { self.by(because) } else { self }
    }
}

impl Change {
    /// The change as an act that this rule carries out.
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

/// The notes of a trace: the rules that were used, how they were used, and on whose account.
#[derive(Debug, Default)]
pub struct Notes(RefCell<Trace>);

impl Notes {
    /// Records how a rule was used.
    pub(crate) fn note(&self, ground: Ground, how: MarkUse) {
        self.noted(ground, how, false);
    }

    /// Records how a rule was used, with a trace line.
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

    /// Adds the records of another trace, without its lines.
    pub(crate) fn include(&self, noted: &Trace) {
        let mut trace = self.0.borrow_mut();
        trace.marks.extend(&noted.marks);
        trace.grounds.extend(noted.grounds.iter().cloned());
    }

    /// Adds lines for these events.
    pub(crate) fn happened(&self, events: &[Event]) {
        self.0.borrow_mut().lines.extend(events.iter().cloned().map(TraceLine::Event));
    }

    /// Adds a line.
    pub(crate) fn line(&self, line: TraceLine) {
        self.0.borrow_mut().lines.push(line);
    }

    /// The recorded trace.
    pub(crate) fn into_trace(self) -> Trace {
        self.0.into_inner()
    }
}

/// The rules that a trace has recorded, each with how it was used and on whose account.
pub type Grounds = BTreeSet<(MarkUse, Ground)>;

/// The reason why something can't be done: the rule, on whose account it applies, and a message.
#[derive(Debug, Clone)]
pub struct Obstacle {
    /// The rule, and on whose account it applies.
    pub ground: Ground,
    /// The message.
    pub reason: &'static str,
}

/// The number of rules in one word of a set of rules.
const TOGETHER: usize = 64;

/// The number of words in a set of rules.
const WORDS: usize = Rule::ALL.len().div_ceil(TOGETHER);

/// A set of rules.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct Rules([u64; WORDS]);

impl Rules {
    /// Whether the set contains the rule.
    #[must_use]
    pub fn has(&self, rule: Rule) -> bool {
        self.0[rule as usize / TOGETHER] & 1 << (rule as usize % TOGETHER) != 0
    }
}

/// The rules that have made a difference in a game so far.
///
/// A rule can only make a difference where the engine checks whether it is switched off, and the table is the only way to check that. The table and
/// the players determine a game. As long as a rule was not checked, or every check gave the same result with and without it, the game is the same,
/// step by step, as a game without the rule. The same holds for this record, except for the rule itself.
#[derive(Debug, Default)]
pub struct Asked([AtomicU64; WORDS]);

impl Asked {
    /// Records that a rule makes a difference.
    pub(crate) fn note(&self, rule: Rule) {
        self.0[rule as usize / TOGETHER].fetch_or(1 << (rule as usize % TOGETHER), Ordering::Relaxed);
    }

    /// The rules recorded since the last call.
    #[must_use]
    pub fn take(&self) -> Rules {
        Rules(std::array::from_fn(|word| self.0[word].swap(0, Ordering::Relaxed)))
    }
}

/// Access to facts: whether the rules behind them apply, and where their use is recorded.
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

    /// Reads a fact that a rule establishes: `value`, or, if that rule is switched off, `without`. The rule is recorded as applied if both differ.
    #[must_use]
    pub fn fact<T: PartialEq>(&self, because: impl Because, value: T, without: impl FnOnce() -> T) -> T {
        self.facts().fact(because, value, without)
    }

    /// Whether a fact holds that a rule establishes. It does not hold if the rule is switched off.
    #[must_use]
    pub fn heeds(&self, because: impl Because, so: bool) -> bool {
        self.fact(because, so, || false)
    }

    /// A keyword ability that an object has. Further instances are redundant (702.9d and similar rules); if that rule is switched off, several
    /// instances cancel each other.
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

    /// The obstacle that a rule raises if a fact holds, unless an exception applies. The rule is recorded in both cases.
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

    /// The obstacle that a rule raises if a fact holds.
    #[must_use]
    pub fn forbids(&self, so: bool, because: impl Because, reason: &'static str) -> Option<Obstacle> {
        (so && !self.table.is_off(because.rule())).then(|| Obstacle { ground: because.ground(), reason })
    }
}
