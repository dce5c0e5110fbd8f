//! Continuous effects and their layers (611, 613).

mod apply;
mod order;
mod reckon;
mod settle;
mod stage;
pub mod subtypes;
pub(crate) mod timestamps;

use std::{
    ops::Deref,
    sync::{Arc, OnceLock},
};

use self::reckon::Reckoning;
pub use self::settle::read_words;
use crate::{
    cards::{
        ability::Ability,
        modification::Modification,
        values::{Colors, Zone},
    },
    facet::Facets,
    game::{Table, Trace},
    ground::{Facts, Notes},
    ids::{ObjectId, PlayerId},
    rule::Rule,
    rules::{face_down::Hidden, triggers::kinds::Kinds},
    state::{
        State,
        arena::Arena,
        characteristics::{Characteristics, Face, HeldAbility, has_statics},
        effects::Scope,
        object::Object,
    },
};

/// What is read whatever effects there are: whether there are any, and what there is to affect.
const ALWAYS_READ: Facets =
    Facets::OBJECTS.and(Facets::FACE).and(Facets::EFFECTS).and(Facets::PT_COUNTERS).and(Facets::SPLICED);

/// What continuous effects make of a state. Never stored in it.
#[derive(Debug, Clone)]
pub struct Projection {
    /// What was there as effects were reckoned.
    objects: Arena,
    /// The objects that aren't what is printed on them under the control of whoever put them there, by id.
    changed: Vec<(ObjectId, Seen)>,
    /// Modifications of rules in force.
    pub rules: Vec<RuleInForce>,
    /// The static abilities that changed something or put a rule in force, each with the place of what it says.
    pub(crate) statics: Vec<(Arc<HeldAbility>, usize)>,
    /// What was read for it.
    reads: Facets,
    /// The kinds of events on which something may trigger.
    awaited: OnceLock<Kinds>,
    /// The facts that were read, if they were noted.
    noted: Option<Trace>,
    /// What the edition makes of what is face down.
    face_down: Hidden,
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
    pub modification: Wording,
    /// The objects it is about, for those that are about objects; never empty for them.
    pub on: Vec<ObjectId>,
    /// What its words refer to. Its `source` is the object on whose account the rule is in force.
    pub scope: Scope,
}

/// A modification, read where it is written: reckoning effects copies no texts.
#[derive(Debug, Clone)]
pub struct Wording(Written);

#[derive(Debug, Clone)]
enum Written {
    /// In a static ability, at that place.
    Static(Arc<Ability>, usize),
    /// In an effect of a resolution.
    Effect(Arc<Modification>),
}

/// What a place that nothing is written at says.
static NOTHING: Modification = Modification::AddTypes(Vec::new());

impl Wording {
    fn of_static(ability: Arc<Ability>, place: usize) -> Self {
        Self(Written::Static(ability, place))
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
    /// The characteristics of an object.
    #[must_use]
    pub fn characteristics(&self, id: ObjectId) -> &Arc<Characteristics> {
        match self.place(id) {
            Ok(place) => &self.changed[place].1.characteristics,
            Err(_) => self.own(&self.objects[id.0 as usize]),
        }
    }

    /// Whether the object was there when effects were reckoned.
    #[must_use]
    pub fn knows(&self, id: ObjectId) -> bool {
        (id.0 as usize) < self.objects.len()
    }

    /// Its controller.
    #[must_use]
    pub fn controller(&self, id: ObjectId) -> PlayerId {
        match self.place(id) {
            Ok(place) => self.changed[place].1.controller,
            Err(_) => self.objects[id.0 as usize].controller,
        }
    }

    /// The facts that were read as effects were reckoned, if they were noted.
    pub(crate) fn noted(&self) -> Option<&Trace> {
        self.noted.as_ref()
    }

    /// Where the object is among those that effects have changed, or where it would be.
    fn place(&self, id: ObjectId) -> Result<usize, usize> {
        self.changed.binary_search_by_key(&id, |(id, _)| *id)
    }

    /// The object before all effects.
    fn own<'a>(&'a self, object: &'a Object) -> &'a Arc<Characteristics> {
        own(object, self.face_down)
    }

    /// Whether an object has static abilities.
    fn has_statics(&self, object: &Object) -> bool {
        match self.place(object.id) {
            Ok(place) => has_statics(&self.changed[place].1.characteristics),
            Err(_) => own_face(object, self.face_down).statics,
        }
    }

    /// The object, to be changed.
    fn changed(&mut self, id: ObjectId) -> &mut Seen {
        let place = self.place(id).unwrap_or_else(|place| {
            let object = &self.objects[id.0 as usize];
            let seen = Seen { characteristics: Arc::clone(own(object, self.face_down)), controller: object.controller };
            self.changed.insert(place, (id, seen));
            place
        });
        &mut self.changed[place].1
    }

    /// What was read as effects were reckoned: as long as none of it is written, the same would be reckoned again.
    #[must_use]
    pub fn reads(&self) -> Facets {
        self.reads
    }

    /// The kinds of events on which something may trigger that is there, reckoned at most once.
    pub(crate) fn awaited(&self, reckon: impl FnOnce() -> Kinds) -> Kinds {
        *self.awaited.get_or_init(reckon)
    }

    /// Whether the same would be reckoned now. What is handed on has to be so after every change: builds for testing look.
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
        self.reads = self.reads.and(Facets::ITEM);
        if facts.fact((Rule::SpliceText, spell.id), !spliced.is_empty(), || false) {
            Arc::make_mut(&mut self.changed(spell.id).characteristics).abilities.extend(spliced);
        }
    }
}

/// Reckons all continuous effects.
#[must_use]
pub fn project(table: &Table, state: &State) -> Projection {
    reckon(Facts { table, notes: None }, state)
}

/// As [`project`], keeping a note of the facts that are read: what an action under way needs if its rules are traced.
#[must_use]
pub fn project_noting(table: &Table, state: &State) -> Projection {
    let notes = Notes::default();
    let seen = reckon(Facts { table, notes: Some(&notes) }, state);
    Projection { noted: Some(notes.into_trace()), ..seen }
}

fn reckon(facts: Facts<'_>, state: &State) -> Projection {
    let objects = state.objects.clone();
    let face_down = Hidden::of(&facts.table.edition);
    let (reads, awaited) = (ALWAYS_READ, OnceLock::new());
    let (changed, rules, statics) = (Vec::new(), Vec::new(), Vec::new());
    let mut seen = Projection { objects, changed, rules, statics, reads, awaited, noted: None, face_down };
    if facts.notes.is_some() || facts.table.lacks_rules() {
        for object in state.objects.iter().filter(|object| object.copied.is_some() || object.face.flip.is_some()) {
            let characteristics = without_effects(state, object, facts);
            if !Arc::ptr_eq(&characteristics, seen.own(object)) {
                seen.changed(object.id).characteristics = characteristics;
            }
        }
    }
    // Copying comes before all else (613.2a).
    for id in state.effects.iter().filter(|effect| effect.copies.is_some()).flat_map(|effect| effect.affects.objects())
    {
        seen.changed(*id).characteristics = without_effects(state, state.object(*id), facts);
    }
    // Without the rule that takes it off, the text goes wherever the spell does.
    let elsewhere = state.objects.iter().filter(|object| object.stack.is_some() && object.zone != Zone::Battlefield);
    match facts.table.lacks_rules() {
        true => elsewhere.for_each(|spell| seen.add_spliced_text(spell, facts)),
        false => state.stack.iter().for_each(|spell| seen.add_spliced_text(state.object(*spell), facts)),
    }
    Reckoning::new(facts, state, seen).run()
}

/// The characteristics with which an object came about, before all effects: of a face-down permanent or spell those of any such (708.2a),
/// of a flipped permanent those of its other half (710.1c).
fn own(object: &Object, face_down: Hidden) -> &Arc<Characteristics> {
    &own_face(object, face_down).characteristics
}

fn own_face(object: &Object, face_down: Hidden) -> &Face {
    if let Some(face) = face_down.face(object) {
        return face;
    }
    let face = object.came_as();
    face.flip.as_ref().filter(|_| object.status.flipped).unwrap_or(face)
}

/// As [`own`], rule by rule, and with the effects by which it has become a copy since.
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
        // Until it flips, and anywhere else, it has its normal characteristics only (710.1b).
        return Arc::clone(facts.fact((Rule::FlipNormalElsewhere, id), own, || half));
    }
    // Its colour and mana cost stay (710.1c).
    let bare = || Arc::new(Characteristics { cost: None, colors: Colors::EMPTY, ..(**half).clone() });
    let flipped = facts.fact((Rule::FlipKeeps, id), Arc::clone(half), bare);
    facts.fact((Rule::FlippedCharacteristics, id), flipped, || Arc::clone(own))
}

/// What is known of a state: what effects make of it, and whether state-based actions have anything to do.
#[derive(Debug, Clone)]
pub struct Known {
    /// What effects make of it.
    pub seen: Arc<Projection>,
    /// What was read as state-based actions were looked for in vain: as long as none of it is written, there are none. None where they
    /// weren't looked for.
    pub(crate) quiet: Facets,
}

impl From<Arc<Projection>> for Known {
    fn from(seen: Arc<Projection>) -> Self {
        Self { seen, quiet: Facets::NONE }
    }
}
