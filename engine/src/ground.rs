//! Grounds: the rules by which the engine acts. Every change, refusal, decision and fact names its rule. If a rule is switched off
//! ([`Table::without`](crate::game::Table::without)), its changes are not made, its refusals do not happen, the first option of its decisions is
//! taken, and its facts are ignored. If a trace is kept, these four places record the rule, and no other place does.

use smallvec::SmallVec;

use crate::{
    cards::Name,
    change::Change,
    ids::ObjectId,
    rule::Rule,
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

/// The reason why something can't be done: the rule, on whose account it applies, and a message.
#[derive(Debug, Clone)]
pub struct Obstacle {
    /// The rule, and on whose account it applies.
    pub ground: Ground,
    /// The message.
    pub reason: &'static str,
}
