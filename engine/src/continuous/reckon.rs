//! Applies continuous effects: finds them, determines the affected objects, and applies them stage by stage (613).

use std::{borrow::Cow, cell::Cell, sync::Arc};

use smallvec::SmallVec;

use super::{
    Projection, RuleInForce, Wording, apply,
    settle::{self, Settled},
    stage::{self, Nature, Stage, Stages},
};
use crate::{
    cards::{
        Name,
        ability::{Ability, Static},
        effect::Duration,
        modification::{Kind, Modification},
        selector::Selector,
        values::{CardType, Supertype, Zone},
    },
    edition::{AbilitiesOnTheStack, DefinedPower, GrantedTimestamp, Layers, Legends, NoncreatureSize},
    eval::reads::Reader,
    game::{Facts, Game},
    ids::{Entity, ObjectId, Timestamp},
    rule::Rule,
    state::{
        State,
        characteristics::{Characteristics, HeldAbility, Origin},
        effects::{Affects, ContinuousEffect, Scope},
        object::{Object, ObjectKind},
    },
    state_parts::StateParts,
};

/// The application of continuous effects in progress.
pub(super) struct Reckoning<'a> {
    /// The rules that apply, and the record of their use.
    pub(super) facts: Facts<'a>,
    pub(super) state: &'a State,
    /// The result so far.
    pub(super) seen: Projection,
    pub(super) effects: Vec<Reckoned<'a>>,
    /// Static abilities that effects granted, with the timestamps of those effects.
    granted: Vec<(ObjectId, HeldAbility, Timestamp)>,
    /// The object that only its own static abilities and effects of resolutions change.
    by_itself: Option<ObjectId>,
    /// The work so far.
    pub(super) work: Cell<u64>,
    /// The work at which it stops.
    most: u64,
}

/// A continuous effect.
pub(super) struct Reckoned<'a> {
    pub(super) text: Text<'a>,
    pub(super) timestamp: Timestamp,
    pub(super) nature: Nature,
    /// The stages in which parts of it have not been applied yet.
    stages: Stages,
    /// The objects that it has begun to apply to.
    begun: Option<Vec<ObjectId>>,
}

/// The text of an effect.
pub(super) enum Text<'a> {
    /// A static ability with its scope.
    Static(Scope, Arc<HeldAbility>),
    /// An effect of a resolution.
    Effect(&'a ContinuousEffect),
}

/// The result of an effect in a stage, if the effect exists.
#[derive(Debug, PartialEq, Eq)]
pub(super) struct Outcome {
    pub(super) on: Vec<ObjectId>,
    pub(super) does: Vec<(Kind, Settled)>,
    /// The subtypes that the objects can't gain, since they go with none of their card types (205.3d).
    pub(super) in_vain: Vec<(ObjectId, Name)>,
}

impl Reckoned<'_> {
    /// Whether it has begun to apply.
    pub(super) fn has_begun(&self) -> bool {
        self.begun.is_some()
    }

    pub(super) fn source(&self) -> ObjectId {
        match &self.text {
            Text::Static(scope, _) => scope.source,
            Text::Effect(effect) => effect.scope.source,
        }
    }

    /// The effect, as the abilities that it gives name it (607.5).
    fn origin(&self) -> Origin {
        match &self.text {
            Text::Static(scope, held) => Origin::Static(scope.source, held.id.clone()),
            Text::Effect(effect) => Origin::Resolution(effect.id, effect.scope.source),
        }
    }

    pub(super) fn says(&self) -> &[Modification] {
        match &self.text {
            Text::Static(_, held) => in_static(held).map_or(&[], |said| &said.apply),
            Text::Effect(effect) => &effect.apply,
        }
    }
}

pub(super) fn in_static(held: &HeldAbility) -> Option<&Static> {
    match &*held.ability {
        Ability::Static(said) => Some(said),
        _ => None,
    }
}

impl<'a> Reckoning<'a> {
    pub(super) fn new(facts: Facts<'a>, state: &'a State, seen: Projection, most: u64) -> Self {
        let (effects, granted, by_itself, work) = (Vec::new(), Vec::new(), None, Cell::new(0));
        Self { facts, state, seen, effects, granted, by_itself, work, most }
    }

    /// Counts the reading of so many objects and effects.
    pub(super) fn count(&self, read: usize) {
        self.work.set(self.work.get().saturating_add(read as u64));
    }

    /// Whether it has more work than it may have. It then comes to an end without a meaningful result.
    pub(super) fn is_too_much(&self) -> bool {
        self.work.get() > self.most
    }

    /// The same without the effects of other objects' static abilities on the characteristics of that object.
    pub(super) fn by_itself(self, object: ObjectId) -> Self {
        Self { by_itself: Some(object), ..self }
    }

    /// Finds every effect, applies them all, and returns the result.
    pub(super) fn run(mut self) -> Projection {
        self.apply_all();
        self.seen.work = self.work.get();
        self.seen
    }

    fn apply_all(&mut self) {
        self.count(self.state.present().count() + self.state.effects.len());
        let mut with_statics: SmallVec<[ObjectId; 16]> = SmallVec::new();
        // Internal iteration with `for_each` is faster here than fetching each next element from the chained iterator.
        self.state.present().filter(|object| self.seen.has_statics(object)).for_each(|o| with_statics.push(o.id));
        with_statics.sort_unstable();
        with_statics.into_iter().for_each(|id| self.collect(id));
        for effect in &self.state.effects {
            let gone = |objects: &[ObjectId]| objects.iter().all(|id| self.followed(*id).is_none());
            if matches!(&effect.affects, Affects::Objects(objects) if gone(objects)) {
                continue;
            }
            self.reads(effect.scope.ability.as_deref(), |reader| reader.of_effect(effect));
            let (stages, nature) = self.parts(&effect.apply, false, false);
            let timestamp = effect.timestamp;
            self.effects.push(Reckoned { text: Text::Effect(effect), timestamp, nature, stages, begun: None });
        }
        let counts = |object: &Object| object.counters.iter().any(|(kind, _)| kind.pt().is_some());
        let counters = self.state.present().any(counts);
        let legends = self.facts.table.edition.legends == Legends::TypeOrSupertype;
        if self.effects.is_empty() && !counters && !legends {
            self.liken_abilities();
            self.mask_power_and_toughness();
            return;
        }
        self.seen.reads = self.seen.reads.and(StateParts::TIMESTAMP);
        let layers = self.facts.table.edition.layers;
        for stage in Stage::ALL {
            if counters && stage == stage::of_counters(layers) {
                self.apply_counters();
            }
            self.apply_stage(stage);
            if stage == Stage::Types && legends {
                self.see_legends();
            }
        }
        self.mask_power_and_toughness();
        self.liken_abilities();
    }

    /// In editions in which an ability on the stack has the characteristics of its source, it gets the source's present or last-known ones (217.6b,
    /// 409.1a of 2001).
    fn liken_abilities(&mut self) {
        if self.facts.table.edition.abilities_on_the_stack == AbilitiesOnTheStack::NothingBesides {
            return;
        }
        for id in &self.state.stack {
            let object = self.state.object(*id);
            let item = object.stack.as_ref().filter(|item| object.kind == ObjectKind::Ability && item.source != *id);
            let Some(item) = item else { continue };
            let source = match &self.state.object(item.source).past {
                Some(past) => &past.characteristics,
                None => self.seen.characteristics(item.source),
            };
            let like = Characteristics { abilities: Vec::new(), ..(**source).clone() };
            self.seen.changed(*id).characteristics = Arc::new(like);
        }
    }

    /// Adds the state parts that a text reads: an effect's, or an ability's.
    fn reads(&mut self, held: Option<&HeldAbility>, of: impl FnOnce(Reader<'_>) -> StateParts) {
        let keyword = held.and_then(|held| held.keyword.as_deref());
        self.seen.reads = self.seen.reads.and(of(Reader::new(&self.facts.table.catalog, keyword)));
    }

    /// The stages in which these parts apply.
    fn parts(&self, says: &[Modification], of_static: bool, defining: bool) -> (Stages, Nature) {
        let changes_types = says.iter().any(|said| said.kind() == Kind::Type);
        let nature = Nature { defining, of_static, changes_types };
        let layers = self.facts.table.edition.layers;
        let stages = says.iter().map(|said| stage::stage(layers, said.kind(), nature).bit()).fold(0, |a, b| a | b);
        (stages, nature)
    }

    /// Finds the effects of the static abilities that an object has now and that have not been found yet.
    fn collect(&mut self, id: ObjectId) {
        let here = Arc::clone(self.seen.characteristics(id));
        let object = self.state.object(id);
        for (place, held) in here.abilities.iter().enumerate() {
            let Some(said) = in_static(held).filter(|said| said.defining || said.from == object.zone) else {
                continue;
            };
            // An object may have the same ability more than once.
            let same = |other: &HeldAbility| other.is_same(held);
            let nth = here.abilities[..place].iter().filter(|other| same(other)).count();
            let known = self.effects.iter().filter(|effect| match &effect.text {
                Text::Static(scope, other) => scope.source == id && same(other),
                Text::Effect(_) => false,
            });
            if known.count() > nth {
                continue;
            }
            let (stages, nature) = self.parts(&said.apply, true, said.defining);
            let mut given = self.granted.iter().filter(|(to, what, _)| *to == id && same(what));
            let later = given.nth(nth).map_or(object.timestamp, |(.., stamp)| object.timestamp.max(*stamp));
            let timestamp = match self.facts.table.edition.granted_timestamp {
                GrantedTimestamp::OfItsObject => object.timestamp,
                GrantedTimestamp::TheLater => later,
            };
            self.reads(Some(held), |reader| reader.of_static(said));
            let held = Arc::new(held.clone());
            let scope = Scope {
                source: id,
                controller: self.seen.controller(id),
                bindings: self.game(&self.seen, self.facts).remembered(id, &held).into_owned(),
                ability: Some(Arc::clone(&held)),
            };
            self.effects.push(Reckoned { text: Text::Static(scope, held), timestamp, nature, stages, begun: None });
        }
    }

    /// Applies the effects of a stage one after another. An effect that adds or removes abilities may add or remove other effects.
    fn apply_stage(&mut self, stage: Stage) {
        loop {
            let waits = |(place, effect): (usize, &Reckoned<'_>)| (effect.stages & stage.bit() != 0).then_some(place);
            let waiting: Vec<usize> = self.effects.iter().enumerate().filter_map(waits).collect();
            self.count(waiting.len());
            if self.is_too_much() {
                return;
            }
            let Some(next) = self.first_of(&waiting, stage) else {
                return;
            };
            self.effects[next].stages &= !stage.bit();
            if stage == Stage::Rules {
                self.put_in_force(next);
            } else {
                self.apply(next, stage);
            }
        }
    }

    fn apply(&mut self, place: usize, stage: Stage) {
        let Some(outcome) = self.outcome(place, stage, &self.seen, self.facts) else {
            return;
        };
        let (source, stamp) = (self.effects[place].source(), self.effects[place].timestamp);
        self.count(outcome.does.len() * outcome.on.len());
        for (_, what) in &outcome.does {
            for (nth, id) in outcome.on.iter().enumerate() {
                self.seen.apply(what, *id, (nth, source), self.facts);
                let Settled::AddAbilities(given) = what else { continue };
                let known = self.granted.len();
                let statics = given.iter().filter(|held| in_static(held).is_some());
                self.granted.extend(statics.map(|held| (*id, held.clone(), stamp)));
                // Only a new static ability is a new effect.
                if self.granted.len() > known {
                    self.collect(*id);
                }
            }
        }
        if !outcome.on.is_empty() {
            let kinds: Vec<Kind> = outcome.does.iter().map(|(kind, _)| *kind).collect();
            self.note_static(place, |said| kinds.contains(&said.kind()));
        }
        self.effects[place].begun = Some(outcome.on);
    }

    /// Records which modifications of a static ability have a result.
    fn note_static(&mut self, place: usize, does: impl Fn(&Modification) -> bool) {
        let effect = &self.effects[place];
        if let Text::Static(_, held) = &effect.text {
            let said = effect.says().iter().enumerate().filter(|(_, said)| does(said));
            self.seen.statics.extend(said.map(|(nth, _)| (Arc::clone(held), nth)));
        }
    }

    /// Puts modifications of rules in force. A modification about objects needs at least one object.
    fn put_in_force(&mut self, place: usize) {
        let game = self.game(&self.seen, self.facts);
        let effect = &self.effects[place];
        let scope = self.scope(effect, &self.seen).into_owned();
        if !self.exists(effect, &game, &scope) {
            return;
        }
        let on = self.affected(effect, &game, &scope);
        let mut in_force = Vec::new();
        for (nth, said) in effect.says().iter().enumerate().filter(|(_, said)| said.kind().is_rule()) {
            let about_objects = said.kind() == Kind::Deed;
            if about_objects && on.is_empty() {
                continue;
            }
            let (modification, of) = match &effect.text {
                Text::Static(_, held) => (Wording::of_static(Arc::clone(&held.ability), nth), None),
                Text::Effect(lasting) => (Wording::of_effect(said.clone()), Some(lasting.id)),
            };
            let on = if about_objects { on.clone() } else { Vec::new() };
            in_force.push(RuleInForce { modification, on, scope: scope.clone(), effect: of });
        }
        let of_static = effect.nature.of_static && !in_force.is_empty();
        if !of_static || game.heeds((Rule::StaticAbility, &scope), true) {
            let kinds: Vec<Kind> = in_force.iter().map(|rule| rule.modification.kind()).collect();
            self.seen.rules.extend(in_force);
            self.note_static(place, |said| kinds.contains(&said.kind()));
        }
    }

    /// The result of an effect in that stage on a position; none if the effect does not exist there.
    pub(super) fn outcome(&self, place: usize, stage: Stage, seen: &Projection, facts: Facts<'_>) -> Option<Outcome> {
        let effect = &self.effects[place];
        self.count(1);
        if self.is_too_much() {
            return None;
        }
        let game = self.game(seen, facts);
        let scope = self.scope(effect, seen);
        if !self.exists(effect, &game, &scope) {
            return None;
        }
        let mut on = self.affected(effect, &game, &scope);
        if self.by_itself.is_some_and(|object| object != scope.source) && matches!(effect.text, Text::Static(..)) {
            on.retain(|id| Some(*id) != self.by_itself);
        }
        let layers = self.facts.table.edition.layers;
        let parts = effect.says().iter().map(|said| (said.kind(), said));
        let here = parts.filter(|(part, _)| stage::stage(layers, *part, effect.nature) == stage);
        let elsewhere = effect.nature.defining && self.state.object(effect.source()).zone != Zone::Battlefield;
        let in_play = facts.table.edition.defined_power == DefinedPower::InPlay;
        // Until 2006, * is only defined on the battlefield (208.2, 405.2a).
        let here = here.filter(|(part, _)| !(elsewhere && in_play && *part == Kind::PtSet));
        let here = here.filter(|(part, _)| on.is_empty() || heeded(&game, effect.nature, *part, &scope));
        let by = effect.origin();
        let does = here.filter_map(|(part, said)| Some((part, settle::settle(&game, (said, &by), &scope, &on)?)));
        let does: Vec<(Kind, Settled)> = does.collect();
        let in_vain = apply::in_vain(&does, &on, seen, facts);
        Some(Outcome { does, on, in_vain })
    }

    fn game<'g>(&'g self, seen: &'g Projection, facts: Facts<'g>) -> Game<'g> {
        Game { notes: facts.notes, work: Some(&self.work), ..Game::new(facts.table, self.state, seen) }
    }

    /// The scope of its text. In a static ability, "you" is the present controller of its object.
    fn scope<'s>(&self, effect: &'s Reckoned<'_>, seen: &Projection) -> Cow<'s, Scope> {
        match &effect.text {
            Text::Effect(effect) => Cow::Borrowed(&effect.scope),
            Text::Static(scope, _) => {
                let controller = seen.controller(scope.source);
                if controller == scope.controller {
                    Cow::Borrowed(scope)
                } else {
                    Cow::Owned(Scope { controller, ..scope.clone() })
                }
            }
        }
    }

    /// Whether the effect exists. An effect that has begun to apply continues even if its ability has been removed meanwhile (613.6).
    fn exists(&self, effect: &Reckoned<'_>, game: &Game<'_>, scope: &Scope) -> bool {
        if effect.begun.is_some() && stage::keeps_objects(self.facts.table.edition.layers) {
            return true;
        }
        match &effect.text {
            Text::Effect(effect) => match &effect.until {
                Some(Duration::While(condition)) => game.goes_on(condition, scope),
                // The turn it waits for has not begun.
                Some(Duration::DuringNextTurnOf(_)) => false,
                _ => true,
            },
            Text::Static(_, held) => {
                let condition = in_static(held).and_then(|said| said.condition.as_ref());
                has_ability(game.seen, scope.source, held)
                    && condition.is_none_or(|condition| game.holds(condition, scope))
            }
        }
    }

    /// The affected objects. They are fixed once the effect has begun to apply (613.6).
    fn affected(&self, effect: &Reckoned<'_>, game: &Game<'_>, scope: &Scope) -> Vec<ObjectId> {
        if let Some(begun) = effect.begun.as_ref().filter(|_| stage::keeps_objects(self.facts.table.edition.layers)) {
            return begun.clone();
        }
        let matching = |selector| -> Vec<ObjectId> {
            game.matching(selector, scope).into_iter().filter_map(Entity::object).collect()
        };
        match &effect.text {
            Text::Static(..) if effect.nature.defining => vec![scope.source],
            Text::Static(_, held) => match in_static(held).and_then(|said| said.affects.as_ref()) {
                Some(open @ (Selector::Where(_) | Selector::Named(_))) => {
                    // The objects that match at the moment (611.3a). If that rule is switched off: the objects that matched when the effect began.
                    let (now, since) = (matching(open), effect.timestamp);
                    let then = || now.iter().copied().filter(|id| self.state.object(*id).timestamp <= since).collect();
                    game.fact((Rule::AffectedSetOpen, scope), now.clone(), then)
                }
                Some(selector) => matching(selector),
                None => vec![scope.source],
            },
            Text::Effect(effect) => match &effect.affects {
                Affects::Objects(objects) => objects.iter().filter_map(|id| self.followed(*id)).collect(),
                Affects::Matching(selector) => matching(selector),
                Affects::Rules => Vec::new(),
            },
        }
    }

    /// The object, if it still exists. An effect on a permanent spell also applies to the permanent that the spell becomes (400.7a).
    fn followed(&self, id: ObjectId) -> Option<ObjectId> {
        let object = self.state.object(id);
        if object.is_current() {
            return object.exists().then_some(id);
        }
        let newest = self.state.object(self.state.newest(id));
        let spell = object.zone == Zone::Stack && object.became == Some(newest.id) && newest.is_permanent();
        let anything = || newest.exists().then_some(newest.id);
        self.facts.fact((Rule::NewObject, id), spell.then_some(newest.id), anything)
    }

    /// In the edition in which the creature type Legend makes a permanent legendary, gives those permanents the supertype (215.2 of 2001).
    fn see_legends(&mut self) {
        for id in self.state.permanents() {
            let seen = self.seen.characteristics(*id);
            if seen.is(CardType::Creature) && seen.has_subtype("Legend") && !seen.is_legendary() {
                let what = Settled::AddSupertypes([Supertype::Legendary].into_iter().collect());
                self.seen.apply(&what, *id, (0, *id), self.facts);
            }
        }
    }

    /// An object that is not a creature has no power and toughness, whatever its text or effects say (208.3 since 2006).
    fn mask_power_and_toughness(&mut self) {
        if self.facts.table.edition.noncreature_size == NoncreatureSize::AsItIs {
            return;
        }
        for id in self.state.permanents() {
            let seen = self.seen.characteristics(*id);
            if seen.pt.is_some() && !seen.is(CardType::Creature) {
                Arc::make_mut(&mut self.seen.changed(*id).characteristics).pt = None;
            }
        }
    }

    pub(super) fn layers(&self) -> Layers {
        self.facts.table.edition.layers
    }
}

/// Whether the rules apply by which a part of an effect applies: the rule of its layer, and those of static abilities (604.1, 604.3).
fn heeded(game: &Game<'_>, nature: Nature, part: Kind, scope: &Scope) -> bool {
    let of_static = match (nature.defining, nature.of_static) {
        (true, _) => Some(Rule::CharacteristicDefining),
        (false, of_static) => of_static.then_some(Rule::StaticAbility),
    };
    let rules = stage::mark(part, nature.defining).into_iter().chain(of_static);
    rules.into_iter().all(|rule| game.heeds((rule, scope), true))
}

/// Whether an object has the ability.
pub(super) fn has_ability(seen: &Projection, object: ObjectId, held: &HeldAbility) -> bool {
    seen.characteristics(object).abilities.iter().any(|other| other.is_same(held))
}
