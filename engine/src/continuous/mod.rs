//! Continuous effects and their layers (611, 613).

mod apply;
mod aspects;
mod counters;
mod order;
mod reckon;
mod settle;
mod stage;

use std::{
    ops::Deref,
    sync::{Arc, OnceLock},
};

pub(crate) use self::apply::is_no_ability;
use self::reckon::Reckoning;
pub use self::settle::{held_keyword, keywords_now, read_words};
use crate::{
    cards::{
        ability::{Ability, Static},
        modification::Modification,
        values::{Colors, Zone},
    },
    event::kinds::Kinds,
    game::{Facts, Notes, Table, Trace},
    ids::{EffectId, ObjectId, PlayerId},
    rule::Rule,
    state::{
        State,
        arena::Arena,
        characteristics::{Characteristics, Face, HeldAbility, has_statics},
        effects::Scope,
        face_down::Hidden,
        object::Object,
    },
    state_parts::StateParts,
};

/// The state parts that are always read: the existing objects and effects.
const ALWAYS_READ: StateParts = StateParts::OBJECTS
    .and(StateParts::FACE)
    .and(StateParts::EFFECTS)
    .and(StateParts::PT_COUNTERS)
    .and(StateParts::SPLICED);

/// A state with all continuous effects applied. It is never stored in the state.
#[derive(Debug, Clone)]
pub struct Projection {
    /// The objects as they were when the effects were applied.
    objects: Arena,
    /// The objects whose characteristics or controllers effects have changed, by id.
    changed: Vec<(ObjectId, Seen)>,
    /// The modifications of rules in force.
    pub rules: Vec<RuleInForce>,
    /// The static abilities that changed something or put a rule in force, each with the index of its modification.
    pub(crate) statics: Vec<(Arc<HeldAbility>, usize)>,
    /// The state parts that were read.
    reads: StateParts,
    /// The kinds of events on which abilities may trigger.
    awaited: OnceLock<Kinds>,
    /// The facts that were read, if they were recorded.
    noted: Option<Trace>,
    /// The edition's characteristics of face-down objects.
    face_down: Hidden,
    /// The work of its calculation: the objects and effects that were read, one by one.
    work: u64,
}

/// An object with all effects applied.
#[derive(Debug, Clone)]
struct Seen {
    characteristics: Arc<Characteristics>,
    controller: PlayerId,
}

/// A modification of a rule that is in force.
#[derive(Debug, Clone)]
pub struct RuleInForce {
    /// The modification.
    pub modification: Wording,
    /// The objects that it concerns, if it concerns objects; it then has at least one.
    pub on: Vec<ObjectId>,
    /// The scope of its text. `source` is the object on whose account the rule is in force.
    pub scope: Scope,
    /// The effect of a resolution that it is a part of; none for a static ability.
    pub effect: Option<EffectId>,
}

/// A modification, referenced where it is written, so that no texts are copied.
#[derive(Debug, Clone)]
pub struct Wording(Written);

#[derive(Debug, Clone)]
enum Written {
    /// The modification of a static ability at that index.
    Static(Arc<Ability>, usize),
    /// A modification of a resolution's effect.
    Effect(Arc<Modification>),
}

/// The modification for an index without one.
static NOTHING: Modification = Modification::AddTypes(Vec::new());

impl Wording {
    fn of_static(ability: Arc<Ability>, place: usize) -> Self {
        Self(Written::Static(ability, place))
    }

    /// The static ability in which it is written, if it is written in one.
    pub(crate) fn static_ability(&self) -> Option<&Static> {
        match &self.0 {
            Written::Static(ability, _) => match &**ability {
                Ability::Static(said) => Some(said),
                _ => None,
            },
            Written::Effect(_) => None,
        }
    }

    fn of_effect(modification: Modification) -> Self {
        Self(Written::Effect(Arc::new(modification)))
    }
}

impl Deref for Wording {
    type Target = Modification;

    fn deref(&self) -> &Modification {
        match &self.0 {
            Written::Static(ability, place) => match &**ability {
                Ability::Static(said) => said.apply.get(*place).unwrap_or(&NOTHING),
                _ => &NOTHING,
            },
            Written::Effect(modification) => modification,
        }
    }
}

impl Projection {
    /// The largest absolute value of a power or toughness that effects have changed. Such a value saturates, so none is too large to be found.
    pub(crate) fn largest_size(&self) -> u32 {
        let sizes = self.changed.iter().filter_map(|(_, seen)| seen.characteristics.pt);
        sizes.map(|(power, toughness)| power.unsigned_abs().max(toughness.unsigned_abs())).max().unwrap_or(0)
    }

    /// The characteristics of an object.
    #[must_use]
    #[inline]
    pub fn characteristics(&self, id: ObjectId) -> &Arc<Characteristics> {
        match self.place(id) {
            Ok(place) => &self.changed[place].1.characteristics,
            Err(_) => self.own(&self.objects[id.0 as usize]),
        }
    }

    /// Whether the object existed when the effects were applied.
    #[must_use]
    #[inline]
    pub fn knows(&self, id: ObjectId) -> bool {
        (id.0 as usize) < self.objects.len()
    }

    /// Its controller.
    #[must_use]
    #[inline]
    pub fn controller(&self, id: ObjectId) -> PlayerId {
        match self.place(id) {
            Ok(place) => self.changed[place].1.controller,
            Err(_) => self.objects[id.0 as usize].controller,
        }
    }

    /// The projection in which that object has these characteristics and this controller.
    #[must_use]
    pub(crate) fn with(&self, id: ObjectId, characteristics: Arc<Characteristics>, controller: PlayerId) -> Self {
        let mut with = self.clone();
        *with.changed(id) = Seen { characteristics, controller };
        with
    }

    /// The number of objects that effects have changed.
    fn changed_objects(&self) -> usize {
        self.changed.len()
    }

    /// The facts that were read, if they were recorded.
    pub(crate) fn noted(&self) -> Option<&Trace> {
        self.noted.as_ref()
    }

    /// The index of the object among the changed ones, or the index at which it would be inserted.
    #[inline]
    fn place(&self, id: ObjectId) -> Result<usize, usize> {
        self.changed.binary_search_by_key(&id, |(id, _)| *id)
    }

    /// The object without continuous effects.
    #[inline]
    fn own<'a>(&'a self, object: &'a Object) -> &'a Arc<Characteristics> {
        own(object, self.face_down)
    }

    /// Whether an object has static abilities.
    #[inline]
    fn has_statics(&self, object: &Object) -> bool {
        match self.place(object.id) {
            Ok(place) => has_statics(&self.changed[place].1.characteristics),
            Err(_) => own_face(object, self.face_down).statics,
        }
    }

    /// The object, in a form that can be changed.
    fn changed(&mut self, id: ObjectId) -> &mut Seen {
        let place = self.place(id).unwrap_or_else(|place| {
            let object = &self.objects[id.0 as usize];
            let seen = Seen { characteristics: Arc::clone(own(object, self.face_down)), controller: object.controller };
            self.changed.insert(place, (id, seen));
            place
        });
        &mut self.changed[place].1
    }

    /// The same position, but an object has other characteristics.
    pub(crate) fn seeing(&self, id: ObjectId, characteristics: Arc<Characteristics>) -> Self {
        let mut seen = self.clone();
        seen.changed(id).characteristics = characteristics;
        seen
    }

    /// The work of its calculation: the objects and effects that were read, one by one.
    pub(crate) fn work(&self) -> u64 {
        self.work
    }

    /// The state parts that were read. The projection stays valid as long as none of them is written.
    #[must_use]
    pub fn reads(&self) -> StateParts {
        self.reads
    }

    /// The kinds of events on which existing abilities may trigger. They are calculated at most once.
    pub(crate) fn awaited(&self, reckon: impl FnOnce() -> Kinds) -> Kinds {
        *self.awaited.get_or_init(reckon)
    }

    /// Whether the projection would still be the same if it were calculated now. Test builds check this after every change.
    #[must_use]
    pub fn holds(&self, table: &Table, state: &State) -> bool {
        let now = project(table, state);
        let alike = |id: ObjectId| {
            self.characteristics(id) == now.characteristics(id) && self.controller(id) == now.controller(id)
        };
        let said = |rules: &[RuleInForce]| {
            let said = |rule: &RuleInForce| ((*rule.modification).clone(), rule.on.clone(), rule.scope.clone());
            rules.iter().map(said).collect::<Vec<_>>()
        };
        state.objects.iter().all(|object| self.knows(object.id) && alike(object.id))
            && said(&self.rules) == said(&now.rules)
    }

    /// A spell has the text of the cards spliced onto it as long as it is on the stack (702.47b, 702.47e).
    fn add_spliced_text(&mut self, spell: &Object, facts: Facts<'_>) {
        let Some(item) = spell.stack.as_ref().filter(|item| !item.spliced.is_empty() && spell.exists()) else { return };
        let spliced = item.texts.iter().filter(|text| text.from_card.is_some()).map(|text| text.ability.clone());
        let spliced: Vec<_> = spliced.collect();
        self.reads = self.reads.and(StateParts::ITEM);
        if facts.fact((Rule::SpliceText, spell.id), !spliced.is_empty(), || false) {
            Arc::make_mut(&mut self.changed(spell.id).characteristics).abilities.extend(spliced);
        }
    }
}

/// Applies all continuous effects.
#[must_use]
pub fn project(table: &Table, state: &State) -> Projection {
    project_within(table, state, u64::MAX)
}

/// Like [`project`], with at most about that much work. What would need more is left out; the result has then more work than that, and the action
/// that asked for it exceeds its budget.
pub(crate) fn project_within(table: &Table, state: &State, most: u64) -> Projection {
    reckon(Facts { table, notes: None }, state, most)
}

/// Like [`project`], but other objects' effects do not change the characteristics of that object (613.12 of 2009; 614.12 until 2014). Effects of
/// resolutions that have been applied to the object stay (400.7a).
#[must_use]
pub(crate) fn project_by_itself(table: &Table, state: &State, object: ObjectId, most: u64) -> Projection {
    let facts = Facts { table, notes: None };
    let reckoning = Reckoning::new(facts, state, prepare(facts, state), most);
    reckoning.by_itself(object).run()
}

/// Like [`project`], and records the facts that are read. An action needs them if its rules are traced.
#[must_use]
pub fn project_noting(table: &Table, state: &State) -> Projection {
    project_noting_within(table, state, u64::MAX)
}

/// Like [`project_noting`], with at most about that much work ([`project_within`]).
pub(crate) fn project_noting_within(table: &Table, state: &State, most: u64) -> Projection {
    let notes = Notes::default();
    let seen = reckon(Facts { table, notes: Some(&notes) }, state, most);
    Projection { noted: Some(notes.into_trace()), ..seen }
}

fn reckon(facts: Facts<'_>, state: &State, most: u64) -> Projection {
    Reckoning::new(facts, state, prepare(facts, state), most).run()
}

/// Every object with its copiable values and the text spliced onto it, before other effects.
fn prepare(facts: Facts<'_>, state: &State) -> Projection {
    let objects = state.objects.clone();
    let face_down = Hidden::of(&facts.table.edition);
    let (reads, awaited) = (ALWAYS_READ, OnceLock::new());
    let (changed, rules, statics) = (Vec::new(), Vec::new(), Vec::new());
    let mut seen = Projection { objects, changed, rules, statics, reads, awaited, noted: None, face_down, work: 0 };
    if facts.notes.is_some() || facts.table.lacks_rules() {
        for object in state.objects.iter().filter(|object| object.copied.is_some() || object.face.flip.is_some()) {
            let characteristics = without_effects(state, object, facts);
            if !Arc::ptr_eq(&characteristics, seen.own(object)) {
                seen.changed(object.id).characteristics = characteristics;
            }
        }
    }
    // Copy effects apply before all others (613.2a).
    for id in state.effects.iter().filter(|effect| effect.copies.is_some()).flat_map(|effect| effect.affects.objects())
    {
        seen.changed(*id).characteristics = without_effects(state, state.object(*id), facts);
    }
    // If the rule is switched off that removes the spliced text, the text follows the spell to every zone.
    let elsewhere = state.objects.iter().filter(|object| object.stack.is_some() && object.zone != Zone::Battlefield);
    match facts.table.lacks_rules() {
        true => elsewhere.for_each(|spell| seen.add_spliced_text(spell, facts)),
        false => state.stack.iter().for_each(|spell| seen.add_spliced_text(state.object(*spell), facts)),
    }
    seen
}

/// The characteristics of an object without effects: those of a face-down object for a face-down permanent or spell (708.2a), and those of its other
/// half for a flipped permanent (710.1c).
#[inline]
fn own(object: &Object, face_down: Hidden) -> &Arc<Characteristics> {
    &own_face(object, face_down).characteristics
}

#[inline]
fn own_face(object: &Object, face_down: Hidden) -> &Face {
    if let Some(face) = face_down.face(object) {
        return face;
    }
    let face = object.came_as();
    face.flip.as_ref().filter(|_| object.status.flipped).unwrap_or(face)
}

/// Like [`own`], rule by rule, and with later copy effects.
fn without_effects(state: &State, object: &Object, facts: Facts<'_>) -> Arc<Characteristics> {
    if let Some(face) = Hidden::of(&facts.table.edition).face(object) {
        return Arc::clone(&face.characteristics);
    }
    let (id, printed) = (object.id, object.printed());
    let copied = state.face_up(id);
    let face = match Arc::ptr_eq(copied, printed) {
        true => printed,
        false => facts.fact((Rule::LayerCopy, id), copied, || printed),
    };
    let own = &face.characteristics;
    let Some(half) = face.flip.as_ref().map(|half| &half.characteristics) else { return Arc::clone(own) };
    if !object.status.flipped {
        // An unflipped card, or one outside the battlefield, has only its normal characteristics (710.1b).
        return Arc::clone(facts.fact((Rule::FlipNormalElsewhere, id), own, || half));
    }
    // A flipped permanent keeps its colour and mana cost (710.1c).
    let bare = || Arc::new(Characteristics { cost: None, colors: Colors::EMPTY, ..(**half).clone() });
    let flipped = facts.fact((Rule::FlipKeeps, id), Arc::clone(half), bare);
    facts.fact((Rule::FlippedCharacteristics, id), flipped, || Arc::clone(own))
}

/// What has been calculated for a state: its projection, and whether state-based actions have anything to do.
#[derive(Debug, Clone)]
pub struct Known {
    /// The projection.
    pub seen: Arc<Projection>,
    /// The state parts that the last check of state-based actions read, if it found nothing to do. The result stays valid as long as none of them is
    /// written. Empty if there was no check.
    pub(crate) no_effect: StateParts,
}

impl From<Arc<Projection>> for Known {
    fn from(seen: Arc<Projection>) -> Self {
        Self { seen, no_effect: StateParts::NONE }
    }
}
