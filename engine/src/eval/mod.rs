//! Evaluates a card's text against a position: references, selectors, amounts, conditions, event patterns.
//!
//! The same text is evaluated against the present position, against a past one (with the last-known information of objects that are gone), and, while
//! layers are applied, against the characteristics calculated so far.

mod abilities;
pub mod amount;
pub mod condition;
pub mod event;
mod killing;
pub(crate) mod may_cast;
pub(crate) mod proposed;
pub(crate) mod reads;
pub mod reference;
pub mod selector;
pub mod timing;

use std::sync::{Arc, LazyLock};

use crate::{
    cards::{
        Name,
        ability::Ability,
        check::names_read,
        values::{CardType, Color, ManaCost, Zone},
    },
    edition::NoManaCost,
    game::Game,
    ids::{Entity, ObjectId, PlayerId},
    rule::Rule,
    state::{
        binding::{Bindings, Value},
        characteristics::{Characteristics, HeldAbility},
        effects::Scope,
        face_down,
        moment::Then,
        object::{Object, ObjectKind},
    },
};

impl<'a> Game<'a> {
    /// The object with that id, or its last-known information.
    #[must_use]
    pub fn object(&self, id: ObjectId) -> &'a Object {
        match self.as_it_was(id) {
            Some(then) => &then.object,
            None => self.state.object(id),
        }
    }

    /// The object as it was in the past moment that is read, if an event happened to it then (608.2i).
    fn as_it_was(&self, id: ObjectId) -> Option<&'a Then> {
        self.then?.object(id)
    }

    /// The characteristics of an object with all effects applied; for an object that is gone, its last-known information (608.2h).
    #[must_use]
    pub fn characteristics(&self, id: ObjectId) -> &'a Arc<Characteristics> {
        if let Some(then) = self.as_it_was(id) {
            return &then.characteristics;
        }
        match &self.object(id).past {
            Some(past) => self.fact((Rule::LastKnownInformation, id), &past.characteristics, || &NOTHING),
            None => self.seen.characteristics(id),
        }
    }

    /// The present or last controller of an object; its owner if no player can control it.
    #[must_use]
    pub fn controller(&self, id: ObjectId) -> PlayerId {
        if let Some(then) = self.as_it_was(id) {
            return then.controller;
        }
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

    /// Whether it is a player, or an object that still exists.
    #[must_use]
    pub fn exists(&self, entity: Entity) -> bool {
        match entity {
            Entity::Object(id) => self.object(id).exists(),
            Entity::Player(player) => !self.state.player(player).lost,
        }
    }

    /// The value of a name in a text: the binding in the scope, or else the one that the effect which gave the ability had (201.5a), or else the value
    /// that the object with the text remembers.
    #[must_use]
    pub fn bound<'s>(&self, name: &str, scope: &'s Scope) -> Option<&'s Value>
    where
        'a: 's,
    {
        let given = || scope.ability.as_ref().and_then(|held| held.given.as_ref()?.get(name));
        scope.bindings.get(name).or_else(given).or_else(|| self.object(scope.source).memory.get(name))
    }

    /// An ability as an effect with that scope gives it: its text keeps the values of the effect's names that it reads (201.5a).
    #[must_use]
    pub fn giving(&self, held: HeldAbility, scope: &Scope) -> HeldAbility {
        let own = scope.ability.as_ref().is_some_and(|held| held.given.is_some());
        if !own && scope.bindings.is_empty() && self.object(scope.source).memory.is_empty() {
            return held;
        }
        let mut given = Bindings::default();
        for name in names_read(&held.ability) {
            if let Some(value) = self.bound(&name, scope) {
                given.bind(name.as_str().into(), value.clone());
            }
        }
        let given = (!given.is_empty()).then(|| Arc::new(given));
        HeldAbility { given: given.or(held.given), ..held }
    }

    /// The current meaning of a colour word in a text (612.1). An ability that an effect granted is not part of its object's text (612.5).
    #[must_use]
    pub fn reads(&self, word: Color, scope: &Scope) -> Color {
        match &scope.ability {
            Some(ability) if ability.granted => word,
            _ => self.characteristics(scope.source).reads(word),
        }
    }

    /// The current meaning of a subtype in a text: effects may have replaced a basic land type or a creature type (612.2).
    #[must_use]
    pub fn reads_subtype(&self, word: &Name, scope: &Scope) -> Name {
        match &scope.ability {
            Some(ability) if ability.granted => word.clone(),
            _ => self.characteristics(scope.source).reads_subtype(word),
        }
    }

    /// The value of X chosen as the object was put on the stack. A permanent has the X of the spell that became it.
    #[must_use]
    pub fn chosen_x(&self, id: ObjectId) -> Option<u32> {
        self.object(id).stack.as_ref().and_then(|item| item.x)
    }

    /// The mana cost of an object (202.1). Until 2005 the mana cost of a land, a token or a face-down object without one is {0} (203.1, 502.26a);
    /// since then there is none.
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

    /// The mana value of an object, or its last-known mana value. {X} only counts on the stack (202.3e); if that rule is switched off, it counts
    /// everywhere else instead.
    #[must_use]
    pub fn mana_value(&self, id: ObjectId) -> u32 {
        let on_stack = self.object(id).zone == Zone::Stack;
        let counts = |x, so| if so { x } else { 0 };
        let heeded = |x| self.fact((Rule::ManaValueX, id), counts(x, on_stack), || counts(x, !on_stack));
        let x = self.chosen_x(id).map_or(0, heeded);
        self.characteristics(id).mana_value(x)
    }
}

/// The characteristics of an object about which nothing is known.
static NOTHING: LazyLock<Arc<Characteristics>> = LazyLock::new(Arc::default);

/// Whether the text belongs to a static ability, which never uses last-known information (604.7; 412.5 of 2001).
pub(crate) fn is_static(scope: &Scope) -> bool {
    scope.ability.as_ref().is_some_and(|held| matches!(*held.ability, Ability::Static(_)))
}
