//! Continuous effects and their layers (611, 613).

use std::sync::Arc;

use crate::{
    cards::modification::Modification,
    game::Table,
    ids::{ObjectId, PlayerId},
    state::{State, characteristics::Characteristics, effects::Scope},
};

/// What continuous effects make of a state. Never stored in it.
#[derive(Debug, Clone)]
pub struct Projection {
    objects: Vec<Seen>,
    /// Modifications of rules in force.
    pub rules: Vec<RuleInForce>,
}

/// An object after all effects.
#[derive(Debug, Clone)]
struct Seen {
    characteristics: Arc<Characteristics>,
    controller: PlayerId,
}

/// A modification of a rule that is in force.
#[derive(Debug, Clone)]
pub struct RuleInForce {
    /// What it says.
    pub modification: Arc<Modification>,
    /// The objects it is about, for those that are about objects.
    pub on: Vec<ObjectId>,
    /// What its words refer to.
    pub scope: Scope,
}

impl Projection {
    /// The characteristics of an object.
    #[must_use]
    pub fn characteristics(&self, id: ObjectId) -> &Arc<Characteristics> {
        &self.objects[id.0 as usize].characteristics
    }

    /// Its controller.
    #[must_use]
    pub fn controller(&self, id: ObjectId) -> PlayerId {
        self.objects[id.0 as usize].controller
    }
}

/// Reckons all continuous effects.
#[must_use]
pub fn project(table: &Table, state: &State) -> Projection {
    let _ = (table, state);
    todo!()
}
