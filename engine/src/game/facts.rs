//! Facts: what the rules establish, as far as they are not switched off.

use super::{Game, Notes, Table};
use crate::{
    cards::keyword::Builtin,
    ground::{Because, Ground, Obstacle},
    ids::ObjectId,
    rule::{MarkUse, Rule},
    state::characteristics::HeldAbility,
};

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
