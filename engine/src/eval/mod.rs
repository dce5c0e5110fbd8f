//! Reading a card's text against a position: references, selectors, amounts, conditions, event patterns.
//!
//! The text is written once and read against the present, against the past (an object that is gone is read as it last was) and,
//! while layers are reckoned, against what is known so far.

pub mod amount;
pub mod condition;
pub mod event;
mod killing;
pub(crate) mod reads;
pub mod reference;
pub mod selector;

use std::sync::{Arc, LazyLock};

use crate::{
    cards::{
        Name,
        ability::Ability,
        values::{CardType, Color, ManaCost, Zone},
    },
    edition::NoManaCost,
    game::Game,
    ids::{Entity, ObjectId, PlayerId},
    rule::Rule,
    rules::face_down,
    state::{
        binding::Value,
        characteristics::Characteristics,
        effects::Scope,
        object::{Object, ObjectKind},
    },
};

impl<'a> Game<'a> {
    /// The object of that id, or what it last was.
    #[must_use]
    pub fn object(&self, id: ObjectId) -> &'a Object {
        self.state.object(id)
    }

    /// The characteristics of an object after all effects; of one that is gone, as it last was (608.2h).
    #[must_use]
    pub fn characteristics(&self, id: ObjectId) -> &'a Arc<Characteristics> {
        match &self.object(id).past {
            Some(past) => self.fact((Rule::LastKnownInformation, id), &past.characteristics, || &NOTHING),
            None => self.seen.characteristics(id),
        }
    }

    /// Who controls an object, or last did. Where nobody can, its owner.
    #[must_use]
    pub fn controller(&self, id: ObjectId) -> PlayerId {
        match &self.object(id).past {
            Some(past) => self.fact((Rule::LastKnownInformation, id), past.controller, || self.object(id).owner),
            None => self.seen.controller(id),
        }
    }

    /// The name of an object, for messages.
    #[must_use]
    pub fn name(&self, id: ObjectId) -> String {
        self.characteristics(id).name.as_ref().map_or_else(|| "a nameless object".to_owned(), ToString::to_string)
    }

    /// Whether it is a player, or an object that is still there.
    #[must_use]
    pub fn exists(&self, entity: Entity) -> bool {
        match entity {
            Entity::Object(id) => self.object(id).exists(),
            Entity::Player(player) => !self.state.player(player).lost,
        }
    }

    /// What a name of a text stands for: what the scope binds, else what the object that has the text remembers.
    #[must_use]
    pub fn bound<'s>(&self, name: &str, scope: &'s Scope) -> Option<&'s Value>
    where
        'a: 's,
    {
        scope.bindings.get(name).or_else(|| self.object(scope.source).memory.get(name))
    }

    /// What a colour word of a text reads as (612.1). An ability that an effect gave isn't part of its object's text (612.5).
    #[must_use]
    pub fn reads(&self, word: Color, scope: &Scope) -> Color {
        match &scope.ability {
            Some(ability) if ability.granted => word,
            _ => self.characteristics(scope.source).reads(word),
        }
    }

    /// What a subtype in a text reads as: a basic land type or a creature type may have become another (612.2).
    #[must_use]
    pub fn reads_subtype(&self, word: &Name, scope: &Scope) -> Name {
        match &scope.ability {
            Some(ability) if ability.granted => word.clone(),
            _ => self.characteristics(scope.source).reads_subtype(word),
        }
    }

    /// The value chosen for X as the object was put on the stack; a permanent's is that of the spell it was.
    #[must_use]
    pub fn chosen_x(&self, id: ObjectId) -> Option<u32> {
        self.object(id).stack.as_ref().and_then(|item| item.x)
    }

    /// The mana cost of an object (202.1). Until 2005 that of a land, a token or what is face down is {0}, where none is written (203.1,
    /// 502.26a); since then there is none.
    #[must_use]
    pub fn mana_cost(&self, id: ObjectId) -> Option<ManaCost> {
        let (object, seen) = (self.object(id), self.characteristics(id));
        let is_zero = || {
            let zero = self.table.edition.no_mana_cost == NoManaCost::IsZero;
            let bare = seen.is(CardType::Land) || object.kind == ObjectKind::Token || face_down::is_hidden(object);
            (zero && bare).then_some(ManaCost::ZERO)
        };
        seen.cost.or_else(is_zero)
    }

    /// The mana value of an object, or of what it last was: {X} counts on the stack only (202.3e). Without that rule it counts
    /// elsewhere only.
    #[must_use]
    pub fn mana_value(&self, id: ObjectId) -> u32 {
        let on_stack = self.object(id).zone == Zone::Stack;
        let counts = |x, so| if so { x } else { 0 };
        let heeded = |x| self.fact((Rule::ManaValueX, id), counts(x, on_stack), || counts(x, !on_stack));
        let x = self.chosen_x(id).map_or(0, heeded);
        self.characteristics(id).mana_value(x)
    }
}

/// What is known of an object of which nothing is known.
static NOTHING: LazyLock<Arc<Characteristics>> = LazyLock::new(Arc::default);

/// Whether the text is that of a static ability, which never uses last-known information (604.7; 412.5 of 2001).
pub(crate) fn is_static(scope: &Scope) -> bool {
    scope.ability.as_ref().is_some_and(|held| matches!(*held.ability, Ability::Static(_)))
}
