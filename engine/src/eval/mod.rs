//! Evaluates a card's text against a position: references, selectors, amounts, conditions, event patterns.
//!
//! The same text is evaluated against the present position, against a past one (with the last-known information of objects that are gone), and, while
//! layers are applied, against the characteristics calculated so far.

mod abilities;
pub mod amount;
pub(crate) mod casting_face_down;
pub mod condition;
pub mod event;
mod killing;
pub(crate) mod may_cast;
pub(crate) mod may_look;
pub(crate) mod proposed;
pub(crate) mod reads;
pub mod reference;
pub mod selector;
pub mod timing;

use std::{
    borrow::Cow,
    collections::BTreeSet,
    sync::{Arc, LazyLock},
};

use smallvec::SmallVec;

use crate::{
    cards::{
        Name,
        ability::Ability,
        check::free_names,
        keyword::KeywordArgs,
        values::{CardType, Color, LandType, ManaCost, Zone},
    },
    catalog::Layout,
    edition::{BackFaceValue, ChoicesOfCopies, NoManaCost, SplitComparisons},
    game::Game,
    ids::{Entity, ObjectId, PlayerId},
    rule::Rule,
    state::{
        binding::{Bindings, Value},
        characteristics::{Acquired, Characteristics, HeldAbility},
        effects::Scope,
        face_down,
        instances::short_name,
        moment::Then,
        object::{Object, ObjectKind},
    },
};

impl<'a> Game<'a> {
    /// The object with that id, or its last-known information.
    #[must_use]
    #[inline]
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
    #[inline]
    pub fn characteristics(&self, id: ObjectId) -> &'a Arc<Characteristics> {
        if let Some(then) = self.as_it_was(id) {
            return &then.characteristics;
        }
        match &self.object(id).past {
            Some(past) => self.fact((Rule::LastKnownInformation, id), &past.characteristics, || &NOTHING),
            None => self.seen.characteristics(id),
        }
    }

    /// The characteristics of an object, and those that it will have on the battlefield of one that enters just now (614.12).
    pub(crate) fn foreseen(&self, id: ObjectId) -> &'a Arc<Characteristics> {
        let will_be = self.foreseen.filter(|(object, _)| *object == id);
        will_be.map_or_else(|| self.characteristics(id), |(_, will_be)| will_be)
    }

    /// The present or last controller of an object; its owner if no player can control it.
    #[must_use]
    #[inline]
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
        let object = self.object(scope.source);
        let remembered = || self.recalled(object, name, || self.link(scope).pair);
        scope.bindings.get(name).or_else(given).or_else(remembered)
    }

    /// The choices that an object remembers and that the text of that ability reads. A name that the text has from the effect that gave the ability
    /// is not one of them.
    #[must_use]
    pub fn remembered(&self, id: ObjectId, held: &HeldAbility) -> Cow<'a, Bindings> {
        let object = self.object(id);
        let given = |name: &Name| held.given.as_ref().is_some_and(|given| given.get(name).is_some());
        let pair = || held.acquired.clone().filter(|acquired| !acquired.is_printed_on(id));
        let recalled = |name: &Name| self.recalled(object, name, pair).filter(|_| !given(name));
        let own = |name: &Name| short_name(name, held);
        if object.memory.iter().all(|(name, value)| recalled(name) == Some(value) && own(name).is_none()) {
            return Cow::Borrowed(&object.memory);
        }
        let mut known = Bindings::default();
        for (name, _) in object.memory.iter() {
            if let Some(value) = recalled(name) {
                known.bind(own(name).unwrap_or_else(|| name.clone()), value.clone());
            }
        }
        Cow::Owned(known)
    }

    /// The value that an object remembers under that name, for abilities that it has acquired in that way. Today an ability knows a choice that was made
    /// as the object entered only if both abilities were printed on the object or came by the same effect (607.5, 607.5a). Until 2006 the object used its
    /// choices for whatever abilities it had (503.8).
    fn recalled(&self, object: &'a Object, name: &str, pair: impl Fn() -> Option<Acquired>) -> Option<&'a Value> {
        let last = object.memory.get(name)?;
        let mut choices = object.chosen.iter().rev().filter(|choice| choice.name == *name).peekable();
        if self.table.edition.choices_of_copies == ChoicesOfCopies::OfTheObject || choices.peek().is_none() {
            return Some(last);
        }
        let pair = pair();
        let own = choices.find(|choice| choice.pair == pair).map(|choice| &choice.value);
        self.fact((Rule::LinkedAbilities, object.id), own, || Some(last))
    }

    /// An ability as an effect with that scope gives it: its text keeps the values of the effect's names that it reads (201.5a), also the number of the
    /// keyword to which the effect belongs, and X.
    #[must_use]
    pub fn giving(&self, held: HeldAbility, scope: &Scope) -> HeldAbility {
        self.giving_names(held, scope, |_| true)
    }

    /// An ability that an effect adds to an object. The effect's X is not the X of that ability (107.3j).
    #[must_use]
    pub fn adding(&self, held: HeldAbility, scope: &Scope) -> HeldAbility {
        self.giving_names(held, scope, |name| name != "x")
    }

    fn giving_names(&self, held: HeldAbility, scope: &Scope, is_given: impl Fn(&str) -> bool) -> HeldAbility {
        let of = scope.ability.as_ref();
        let own = of.is_some_and(|held| held.given.is_some() || held.keyword.is_some());
        let chosen = || self.chosen_x(scope.source).is_some() || !self.object(scope.source).memory.is_empty();
        if !own && scope.bindings.is_empty() && !chosen() {
            return held;
        }
        let mut given = Bindings::default();
        for name in names_of(&held).into_iter().filter(|name| is_given(name)) {
            let known = self.bound(&name, scope).cloned();
            if let Some(value) = known.or_else(|| self.announced(&name, scope).map(Value::Number)) {
                given.bind(name.as_str().into(), value);
            }
        }
        let given = (!given.is_empty()).then(|| Arc::new(given));
        HeldAbility { given: given.or(held.given), ..held }
    }

    /// The current meaning of a colour word in a text (612.1). An ability that an effect granted is not part of its object's text (612.5), and the rules'
    /// meaning of a keyword isn't printed there either (702.1).
    #[must_use]
    pub fn reads(&self, word: Color, scope: &Scope) -> Color {
        match &scope.ability {
            Some(ability) if ability.granted || ability.is_meaning() => word,
            _ => self.characteristics(scope.source).reads(word),
        }
    }

    /// The current meaning of a subtype in a text: effects may have replaced a basic land type or a creature type (612.2).
    #[must_use]
    pub fn reads_subtype(&self, word: &Name, scope: &Scope) -> Name {
        match &scope.ability {
            Some(ability) if ability.granted || ability.is_meaning() => word.clone(),
            _ => self.characteristics(scope.source).reads_subtype(word),
        }
    }

    /// The current meaning of the colour words of a text. All five together are "all colors" or "any color", which no effect changes (612.2).
    #[must_use]
    pub fn reads_colors(&self, words: &[Color], scope: &Scope) -> Vec<Color> {
        let all = Color::ALL.iter().all(|color| words.contains(color));
        words.iter().map(|word| if all { *word } else { self.reads(*word, scope) }).collect()
    }

    /// The current meaning of the subtypes of a text. All five basic land types together are "every basic land type", which no effect changes (612.2).
    #[must_use]
    pub fn reads_subtypes(&self, words: &[Name], scope: &Scope) -> Vec<Name> {
        let all = LandType::ALL.iter().all(|land| words.contains(&land.name()));
        let read = |word: &Name| match all && LandType::of(word).is_some() {
            true => word.clone(),
            false => self.reads_subtype(word, scope),
        };
        words.iter().map(read).collect()
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
        let characteristics = self.characteristics(id);
        // Until 2015 a back face has no mana cost and thus mana value 0 (711.2b and 202.3a of 2013).
        match self.table.edition.back_face_value {
            BackFaceValue::Zero => characteristics.cost.map_or(0, |cost| cost.mana_value(x)),
            BackFaceValue::OfTheFrontFace => characteristics.mana_value(x),
        }
    }

    /// The mana values of an object with which a number is compared: one, or until 2013 those of both halves of a split card that isn't on the stack,
    /// one of which is enough (505.6). Of a card that is being cast only the chosen half is judged since 2012 (708.2a of 2013).
    #[must_use]
    pub fn mana_values(&self, id: ObjectId) -> SmallVec<[u32; 2]> {
        let object = self.object(id);
        let cast = || self.characteristics(id).name != object.face.characteristics.name;
        let halves = match self.table.edition.split_comparisons {
            SplitComparisons::EitherHalfAlsoAsItIsCast => true,
            SplitComparisons::EitherHalf => !cast(),
            SplitComparisons::WholeCard => false,
        };
        let halves = halves && object.zone != Zone::Stack;
        let split = object.def.filter(|_| halves).and_then(|card| self.table.catalog.sides(card));
        match split.filter(|sides| sides.layout == Layout::Split) {
            Some(sides) => sides.faces.iter().map(|half| half.characteristics.mana_value(0)).collect(),
            None => SmallVec::from_slice(&[self.mana_value(id)]),
        }
    }
}

/// The names that an ability and the keyword that it belongs to have from outside their texts.
fn names_of(held: &HeldAbility) -> BTreeSet<String> {
    // Most keywords that effects give have neither a number nor a quality, and so no text of their own.
    if matches!(&*held.ability, Ability::Keyword(keyword) if keyword.with == KeywordArgs::default()) {
        return BTreeSet::new();
    }
    let mut names = free_names(&held.ability);
    if let (Some(keyword), false) = (&held.keyword, matches!(*held.ability, Ability::Keyword(_))) {
        names.remove("n");
        names.extend(free_names(&Ability::Keyword((**keyword).clone())));
    }
    names
}

/// The characteristics of an object about which nothing is known.
static NOTHING: LazyLock<Arc<Characteristics>> = LazyLock::new(Arc::default);

/// Whether the text belongs to a static ability, which never uses last-known information (604.7; 412.5 of 2001).
pub(crate) fn is_static(scope: &Scope) -> bool {
    scope.ability.as_ref().is_some_and(|held| matches!(*held.ability, Ability::Static(_)))
}
