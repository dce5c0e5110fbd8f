//! A position with its projection, for tests that only read it.

use std::sync::Arc;

use casebook_engine::{
    cards::{modification::Modification, values::Zone},
    change::PermanentChange,
    continuous::{Projection, project},
    document::Document,
    game::Table,
    ids::{Entity, ObjectId},
    rule::Rule,
    setup::Position,
    state::{State, binding::Value, characteristics::Characteristics, object::Object},
};

use super::ALICE;

/// A position with its projection.
pub struct Seen<'t> {
    pub position: Position<'t>,
}

impl<'t> Seen<'t> {
    pub fn new(table: &'t Table) -> Self {
        Self { position: Position::new(table, 2) }
    }

    pub fn put(&mut self, name: &str, zone: Zone) -> ObjectId {
        let def = self.position.find(name).expect("a card");
        self.position.card(def, ALICE, zone, ALICE)
    }

    pub fn play(&mut self, name: &str) -> ObjectId {
        self.put(name, Zone::Battlefield)
    }

    pub fn attach(&mut self, what: ObjectId, to: ObjectId) {
        self.position.write(PermanentChange::Attach { object: what, to: Some(Entity::Object(to)) });
    }

    /// Applies an effect of a resolution to the object.
    pub fn affect(&mut self, id: ObjectId, apply: &str) {
        let apply: Vec<Modification> = Document { file: "effect.yaml", text: apply }.read().expect("modifications");
        self.position.affect(id, apply, None);
    }

    pub fn remember(&mut self, object: ObjectId, name: &str, value: Value) {
        self.position.write(PermanentChange::Remember { object, name: name.into(), value, entering: true });
    }

    pub fn project(&self, table: &Table) -> Projection {
        project(table, self.position.state())
    }

    pub fn rules(&self, table: &Table) -> Vec<Rule> {
        rules(table, self.position.state())
    }

    pub fn pt(&self, table: &Table, id: ObjectId) -> (i32, i32) {
        self.project(table).characteristics(id).pt.expect("a creature")
    }

    pub fn look(&self, table: &Table, id: ObjectId) -> Characteristics {
        Characteristics::clone(self.project(table).characteristics(id))
    }
}

/// The rules that make a difference to the position.
pub fn rules(table: &Table, state: &State) -> Vec<Rule> {
    let seen = |table: &Table| {
        let projection = project(table, state);
        let object =
            |object: &Object| (Arc::clone(projection.characteristics(object.id)), projection.controller(object.id));
        state.objects.iter().map(object).collect::<Vec<_>>()
    };
    let whole = seen(table);
    Rule::ALL.iter().copied().filter(|rule| seen(&table.without(*rule)) != whole).collect()
}
