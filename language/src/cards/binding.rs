//! The values of a text's names while the text is carried out, and the choices that a permanent remembers.

use serde::{Deserialize, Serialize};

use super::characteristics::HeldAbility;
use crate::{
    cards::{
        Name,
        values::{Color, ManaKind},
    },
    ids::{Entity, ObjectId, PlayerId},
};

/// The value of a name.
#[derive(Debug, Clone, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Value {
    /// Objects and players, in order.
    Entities(Vec<Entity>),
    /// The targets of one instance of the word "target", as they are on resolution.
    Targets(Box<Targets>),
    /// A number.
    Number(i32),
    /// A colour, or a colour word.
    Color(Color),
    /// Kinds of mana.
    Mana(Vec<ManaKind>),
    /// A word: a creature type, a card name.
    Word(Name),
    /// An ability, as an object had it when the ability was chosen.
    Ability(Box<HeldAbility>),
    /// Records that something was done or paid.
    Done,
}

impl Value {
    /// The objects and players, if the value consists of such.
    #[must_use]
    pub fn entities(&self) -> Option<&[Entity]> {
        match self {
            Self::Entities(entities) => Some(entities),
            Self::Targets(targets) => Some(&targets.legal),
            Self::Number(_) | Self::Color(_) | Self::Mana(_) | Self::Word(_) | Self::Ability(_) | Self::Done => None,
        }
    }
}

/// The targets of one instance of the word "target" (608.2b).
#[derive(Debug, Clone, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Targets {
    /// The targets that are still legal, in the order in which they were chosen.
    pub legal: Vec<Entity>,
    /// The share of each of these, if an amount was divided among the targets (601.2d).
    pub shares: Vec<u32>,
    /// All targets that were chosen.
    pub chosen: Vec<Entity>,
}

/// Names and their values. A later binding of a name replaces the earlier one.
#[derive(Debug, Clone, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Bindings(Vec<(Name, Value)>);

impl Bindings {
    /// Binds the name and replaces its former value.
    pub fn bind(&mut self, name: Name, value: Value) {
        match self.0.iter_mut().find(|(n, _)| *n == name) {
            Some(slot) => slot.1 = value,
            None => self.0.push((name, value)),
        }
    }

    /// Binds the name to objects or players.
    pub fn bind_entities(&mut self, name: &str, entities: impl IntoIterator<Item = impl Into<Entity>>) {
        self.bind(name.into(), Value::Entities(entities.into_iter().map(Into::into).collect()));
    }

    /// Removes the name.
    pub fn unbind(&mut self, name: &str) {
        self.0.retain(|(n, _)| n != name);
    }

    /// The value of the name.
    #[must_use]
    pub fn get(&self, name: &str) -> Option<&Value> {
        self.0.iter().find(|(n, _)| n == name).map(|(_, value)| value)
    }

    /// The objects and players that the name is bound to; none if it is not bound.
    #[must_use]
    pub fn entities(&self, name: &str) -> &[Entity] {
        self.get(name).and_then(Value::entities).unwrap_or_default()
    }

    /// The targets that the name is bound to during resolution.
    #[must_use]
    pub fn targets(&self, name: &str) -> Option<&Targets> {
        match self.get(name) {
            Some(Value::Targets(targets)) => Some(targets),
            _ => None,
        }
    }

    /// The single object the name is bound to.
    #[must_use]
    pub fn object(&self, name: &str) -> Option<ObjectId> {
        self.entities(name).first().and_then(|e| e.object())
    }

    /// The single player the name is bound to.
    #[must_use]
    pub fn player(&self, name: &str) -> Option<PlayerId> {
        self.entities(name).first().and_then(|e| e.player())
    }

    /// The number the name is bound to.
    #[must_use]
    pub fn number(&self, name: &str) -> Option<i32> {
        match self.get(name) {
            Some(Value::Number(n)) => Some(*n),
            _ => None,
        }
    }

    /// Whether no name is bound.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// All bindings, in order.
    pub fn iter(&self) -> impl Iterator<Item = (&Name, &Value)> {
        self.0.iter().map(|(name, value)| (name, value))
    }

    /// Puts one object or player in the place of another in all values. Returns whether any value had it.
    pub fn replace(&mut self, old: Entity, new: Entity) -> bool {
        let mut any = false;
        let lists = self.0.iter_mut().flat_map(|(_, value)| match value {
            Value::Entities(entities) => vec![entities],
            Value::Targets(targets) => vec![&mut targets.legal, &mut targets.chosen],
            Value::Number(_) | Value::Color(_) | Value::Mana(_) | Value::Word(_) | Value::Ability(_) | Value::Done => {
                Vec::new()
            }
        });
        for entity in lists.flatten().filter(|entity| **entity == old) {
            *entity = new;
            any = true;
        }
        any
    }

    /// Adds the bindings of another set. They replace bindings of the same name.
    pub fn extend(&mut self, other: &Self) {
        other.iter().for_each(|(name, value)| self.bind(name.clone(), value.clone()));
    }
}
