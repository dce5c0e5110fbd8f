//! Effects on how a permanent enters the battlefield (614.1c, 614.12): tapped, with counters, as a copy, after choices.

use std::{borrow::Cow, sync::Arc};

use super::{
    Batch,
    candidate::Candidate,
    find,
    pattern::{is_of_counters, speaks_of},
    turned::{self, Back},
};
use crate::{
    acting::Cx,
    cards::{
        Name,
        amount::Amount,
        effect::{Effect, Pick},
        modification::Modification,
        replacement::{EnterWith, Instead},
        values::{CardType, Color, Zone},
    },
    change::{CardChange, Change, Create, Enter, Move, NewCounters},
    commit::Writing,
    continuous::{Projection, RuleInForce},
    decision::{DecisionKind, Moment, Options},
    edition::{Entering, SizesOnEntering, SparedWhileEntering, Sunburst},
    error::Flow,
    event::Event,
    game::{Facts, Game},
    ground::Act,
    ids::{Entity, ObjectId, PlayerId},
    rules::{copying, resolution},
    state::{
        State,
        binding::{Bindings, Value},
        characteristics::{Characteristics, Face},
        effects::{ReplacementId, Scope},
        face_down,
        object::{Choice, LastKnown},
    },
};

/// A hypothetical position in which the permanent has entered. Its characteristics on the battlefield are read there.
pub(super) struct Entered {
    state: State,
    seen: Projection,
    /// The events of entering.
    pub(super) events: Vec<Event>,
}

impl Entered {
    /// Carries out the change in a copy of the game.
    pub(super) fn new(cx: &Cx<'_>, change: &Change) -> Self {
        Self::after(cx, change, cx.edition().entering == Entering::AsItMakesItself)
    }

    /// The same, where effects of other objects do not change the characteristics of the object that enters.
    pub(super) fn by_itself(cx: &Cx<'_>, change: &Change) -> Self {
        Self::after(cx, change, true)
    }

    fn after(cx: &Cx<'_>, change: &Change, by_itself: bool) -> Self {
        let game = cx.game();
        let (mut state, mut events) = (cx.state().clone(), Vec::new());
        let last_known = |id: ObjectId| {
            let characteristics = Arc::clone(game.characteristics(id));
            Some(LastKnown { characteristics, controller: game.controller(id) })
        };
        let writing = Writing { before: &last_known, batch: 0, facts: Facts { table: cx.table(), notes: None } };
        state.commit(change.clone(), writing, &mut events);
        let entering = events.iter().find_map(became).filter(|_| by_itself);
        let seen = game.suppose_entering(&state, entering);
        Self { state, seen, events }
    }

    pub(super) fn game<'a>(&'a self, cx: &'a Cx<'_>) -> Game<'a> {
        Game { work: cx.game().work, ..Game::new(cx.table(), &self.state, &self.seen) }
    }

    /// The modifications of rules in that position.
    pub(super) fn rules(&self) -> &[RuleInForce] {
        &self.seen.rules
    }

    /// The present position, in which the object that enters already looks as it will on the battlefield. Other objects, and zones, are as they are
    /// now (614.12).
    pub(super) fn foreseen(&self, cx: &Cx<'_>, object: ObjectId) -> Projection {
        let Some(became) = self.object() else { return cx.game().seen.clone() };
        let there = self.game(cx);
        cx.game().seen.with(object, Arc::clone(there.characteristics(became)), there.controller(became))
    }

    /// That position as effects of other objects look at it. Until 2006 they look at the object that enters as it is before that: continuous effects
    /// that will change the permanent don't count yet (410.10b). An effect on the creation of a token, and not on its entering, looks at the token in
    /// this way in every edition (701.7b).
    pub(super) fn seen_by_others(&self, cx: &Cx<'_>, change: &Change) -> Cow<'_, Projection> {
        let creation = matches!(change, Change::Card(CardChange::CreateTokens { .. }));
        let before = creation || cx.edition().entering == Entering::AsItIs;
        let Some(became) = self.object().filter(|_| before) else {
            return Cow::Borrowed(&self.seen);
        };
        let now = match change {
            Change::Card(CardChange::Move(m)) if !m.enter.face_down => match &m.enter.copied {
                Some(copied) => Arc::clone(&copied.characteristics),
                None => Arc::clone(cx.game().characteristics(m.object)),
            },
            Change::Card(CardChange::Create(create) | CardChange::CreateTokens { token: create, .. }) => {
                Arc::clone(&create.enter.copied.as_ref().unwrap_or(&create.face).characteristics)
            }
            _ => return Cow::Borrowed(&self.seen),
        };
        Cow::Owned(self.seen.with(became, now, self.seen.controller(became)))
    }

    /// The permanent in that position.
    pub(super) fn object(&self) -> Option<ObjectId> {
        self.events.iter().find_map(became)
    }
}

/// The object that moved.
fn became(event: &Event) -> Option<ObjectId> {
    match event {
        Event::Moved { became, .. } => Some(*became),
        _ => None,
    }
}

/// The characteristics of the entering object as existing effects and its own abilities will make them on the battlefield. Today these decide which
/// of its own abilities modify how it enters (614.12). In earlier editions its characteristics in its former zone decide (410.10b, 410.10e).
pub(super) fn as_it_will_be(cx: &Cx<'_>, change: &Change, view: &mut Option<Entered>) -> Option<Arc<Characteristics>> {
    if cx.edition().entering == Entering::AsItIs {
        return None;
    }
    let entered = view.get_or_insert_with(|| Entered::new(cx, change));
    let object = entered.object()?;
    Some(Arc::clone(entered.game(cx).characteristics(object)))
}

/// The present position in which a card that an effect puts onto the battlefield face down has been turned face down already: it is a card with the
/// characteristics of a face-down creature, where effects may forbid it to enter (701.40a, 701.40f).
pub(super) fn turned_down(cx: &Cx<'_>, change: &Change) -> Option<Projection> {
    let Change::Card(CardChange::Move(m)) = change else { return None };
    let from = cx.state().object(m.object).zone;
    if !m.enter.face_down || m.zone() != Zone::Battlefield || matches!(from, Zone::Stack | Zone::Battlefield) {
        return None;
    }
    let face = m.enter.hidden.as_ref().unwrap_or_else(|| face_down::face(cx.edition()));
    let supposed = cx.state().supposing_face(m.object, Arc::clone(face));
    Some(cx.game().suppose(&supposed))
}

/// The counters that a moving object would enter with, as put on it (122.6). The effects of the object itself replace that, too (614.12).
pub(super) fn counters_put(game: Game<'_>, change: &Change) -> Vec<Event> {
    match change {
        Change::Card(CardChange::Move(m)) if m.zone() == Zone::Battlefield => {
            m.enter.counters_put(m.object, &game.table.edition).collect()
        }
        _ => Vec::new(),
    }
}

/// The player who will control the entering object.
pub(super) fn controller(cx: &Cx<'_>, change: &Move) -> PlayerId {
    change.enter.controller.unwrap_or_else(|| cx.state().object(change.object).owner)
}

/// The object that enters, if it exists already.
fn object_of(change: &Change) -> Option<ObjectId> {
    match change {
        Change::Card(CardChange::Move(m)) => Some(m.object),
        Change::Card(CardChange::Create(create)) => create.reserved,
        _ => None,
    }
}

/// How the object enters, if it does.
pub(super) fn enter_of(change: &mut Change) -> Option<&mut Enter> {
    match change {
        Change::Card(CardChange::Move(m)) if m.zone() == Zone::Battlefield => Some(&mut m.enter),
        Change::Card(CardChange::Create(create)) => Some(&mut create.enter),
        _ => None,
    }
}

impl Batch {
    /// Whether the order of several effects that only add to how an object enters makes a difference: one of them makes another one inapplicable
    /// (616.1f).
    pub(super) fn order_matters(&self, cx: &mut Cx<'_>, at: usize, all: &[(Candidate, Bindings)]) -> Flow<bool> {
        if all.len() < 2 || !all.iter().all(|(candidate, _)| candidate.only_adorns()) {
            return Ok(false);
        }
        for (first, bindings) in all {
            let Some(Instead::EnterWith(with)) = first.replacement().map(|said| &said.instead) else { continue };
            if with.counters.is_empty() && with.gains.is_empty() && !with.transformed {
                continue;
            }
            let mut scope = first.scope.clone();
            scope.bindings.extend(bindings);
            let mut trial = self.clone();
            trial.would[at].used.push(first.key.clone());
            trial.enter_with(cx, at, with, scope)?;
            let then = find::applicable(cx, &trial, at, &mut None);
            let goes = |other: &Candidate| other.key != first.key && !then.iter().any(|(one, _)| one.key == other.key);
            if all.iter().any(|(other, _)| goes(other)) {
                return Ok(true);
            }
        }
        Ok(false)
    }

    /// Makes a permanent enter as an effect says.
    pub(super) fn enter_with(&mut self, cx: &mut Cx<'_>, at: usize, with: &EnterWith, mut scope: Scope) -> Flow {
        if !with.instructions.is_empty() || with.copy_of.is_some() {
            self.reserve(cx, at);
        }
        let Some(change) = self.would[at].act.as_ref().map(|act| act.change.clone()) else { return Ok(()) };
        let back = if with.transformed { turned::back(cx, &change) } else { Back::None };
        if matches!(back, Back::OfASpell) && self.buries(cx, at) {
            return Ok(());
        }
        let moment = cx.at(Moment::Entering);
        if let Some(x) = x_of_own_ability(cx.game(), &change, &scope) {
            scope.bindings.bind("x".into(), Value::Number(x));
        }
        let known: Bindings = scope.bindings.clone();
        if !with.instructions.is_empty() {
            // Its text asks of the permanent as it will be (614.12).
            let foreseen = object_of(&change).zip(as_it_will_be(cx, &change, &mut None));
            let before = cx.set_foreseen(foreseen);
            let done = self.run_as_it_enters(cx, at, &with.instructions, &mut scope);
            cx.set_foreseen(before);
            done?;
        }
        let copied = match &with.copy_of {
            Some(pick) => copied(cx, (pick, &with.except), &scope)?,
            None => None,
        };
        cx.at(moment);
        let excepted = copied.is_some();
        if excepted {
            self.forget_own_effects(at);
        }
        let pair = cx.game().link(&scope).pair;
        let Some(enter) = self.entering(at) else { return Ok(()) };
        if excepted {
            enter.copied = copied;
            (enter.is_copy, enter.set) = (true, None);
            // The exceptions of a former copy effect do nothing now (707.9e).
            enter.counters.retain(|counters| !counters.of_copy);
            enter.tapped_as_copy = with.tapped;
        }
        enter.tapped |= with.tapped && with.copy_of.is_none();
        turned::turn(enter, back);
        let chosen = scope.bindings.iter().filter(|(name, value)| known.get(name) != Some(value));
        for (name, value) in chosen.map(|(name, value)| (name.clone(), value.clone())) {
            enter.choices.push(Choice { name: name.clone(), value: value.clone(), pair: pair.clone() });
            enter.memory.push((name, value));
        }
        if with.copy_of.is_some() && !excepted {
            return Ok(());
        }
        let counters = self.counters_of(cx, at, with, &scope);
        let so = with.gains_if.as_ref().is_none_or(|condition| cx.game().holds(condition, &scope));
        if so && !with.gains.is_empty() {
            self.gains(cx, at, &with.gains, &scope)?;
        }
        if counters.is_empty() && !with.gains_without_counters.is_empty() {
            self.gains(cx, at, &with.gains_without_counters, &scope)?;
        }
        self.entering(at).into_iter().for_each(|enter| enter.counters.extend(counters.iter().cloned()));
        Ok(())
    }

    /// What an entering object gets by an effect. One that gives its control to a player makes it enter under that player's control (616.1b).
    fn gains(&mut self, cx: &Cx<'_>, at: usize, gains: &[Modification], scope: &Scope) -> Flow {
        let mut others = Vec::new();
        for gained in gains {
            match gained {
                Modification::Control(who) => {
                    let player = cx.game().entities(who, scope).into_iter().find_map(Entity::player);
                    player.into_iter().for_each(|player| self.enters_under(at, player));
                }
                other => others.push(other.clone()),
            }
        }
        if others.is_empty() {
            return Ok(());
        }
        let copiable = cx.edition().sizes_on_entering == SizesOnEntering::AreCopiable;
        match self.face_of_own_ability(cx, at, scope) {
            // An ability of the object itself that sets its power and toughness as it enters sets copiable values (208.2b, 613.2a, 707.2).
            Some(face) if copiable && others.iter().any(|gained| matches!(gained, Modification::SetPt(..))) => {
                let face = copying::with_exceptions(cx.game(), face, (&others, scope))?;
                if let Some(enter) = self.entering(at) {
                    enter.copied = Some(face);
                    let before = enter.set.iter().flat_map(|set| set.iter().cloned());
                    enter.set = Some(Arc::new(before.chain(others).collect()));
                }
            }
            _ => self.entering(at).into_iter().for_each(|enter| enter.gains.push((others.clone(), scope.clone()))),
        }
        Ok(())
    }

    /// The copiable values of the object that enters, if the effect is that of its own ability.
    fn face_of_own_ability(&self, cx: &Cx<'_>, at: usize, scope: &Scope) -> Option<Arc<Face>> {
        match &self.would[at].act.as_ref()?.change {
            Change::Card(CardChange::Move(m)) if m.object == scope.source => {
                Some(Arc::clone(m.enter.copied.as_ref().unwrap_or_else(|| cx.state().face_up(m.object))))
            }
            Change::Card(CardChange::Create(create)) if create.reserved == Some(scope.source) => {
                Some(Arc::clone(create.enter.copied.as_ref().unwrap_or(&create.face)))
            }
            _ => None,
        }
    }

    /// Makes the object enter under a player's control.
    fn enters_under(&mut self, at: usize, player: PlayerId) {
        match self.would[at].act.as_mut().map(|act| &mut act.change) {
            Some(Change::Card(CardChange::Move(m))) => m.enter.controller = Some(player),
            Some(Change::Card(CardChange::Create(create))) => create.controller = player,
            _ => {}
        }
    }

    /// The abilities that an entering object has as a copy are others than those that have applied, even if their texts are the same (614.5, 707.9e).
    fn forget_own_effects(&mut self, at: usize) {
        let entering = self.would[at].act.as_ref().and_then(|act| object_of(&act.change));
        let own = |key: &ReplacementId| matches!(key, ReplacementId::Ability(object, ..) if Some(*object) == entering);
        self.would[at].used.retain(|key| !own(key));
    }

    /// Carries out instructions while objects enter. Neither the object nor any that enters with it can be chosen to change zones meanwhile (614.13a),
    /// or counts among the top cards of its library (614.13c). In 2013, only the object itself can't be chosen; an effect that moves nothing, such as
    /// amplify, leaves out the others by its own text (702.37a of 2013).
    fn run_as_it_enters(&self, cx: &mut Cx<'_>, at: usize, instructions: &[Effect], scope: &mut Scope) -> Flow {
        let own = self.would[at].act.iter();
        let others = self.would.iter().filter_map(|would| would.act.as_ref());
        let others = others.chain(self.settled.iter().map(|(_, act)| act));
        let moves = instructions.iter().any(|instruction| matches!(instruction, Effect::Move(_)));
        let acts: Vec<&Act> = match cx.edition().spared_while_entering {
            SparedWhileEntering::Itself if moves => own.collect(),
            SparedWhileEntering::Itself | SparedWhileEntering::AllThatEnter => others.collect(),
        };
        let entering = acts.into_iter().filter_map(|act| match &act.change {
            Change::Card(CardChange::Move(m)) if m.zone() == Zone::Battlefield => Some(m.object),
            _ => None,
        });
        let entering: Vec<ObjectId> = entering.chain(cx.game().entering.iter().copied()).collect();
        let before = cx.set_entering(entering);
        let done = resolution::run(cx, instructions, scope);
        cx.set_entering(before);
        done
    }

    /// The counters with which the effect lets the permanent enter. The permanent is looked at as it will be on the battlefield, as a copy if the
    /// effect makes it one (614.12, 707.9f).
    fn counters_of(&self, cx: &Cx<'_>, at: usize, with: &EnterWith, scope: &Scope) -> Vec<NewCounters> {
        let Some(change) = self.would[at].act.as_ref().map(|act| &act.change).filter(|_| !with.counters.is_empty())
        else {
            return Vec::new();
        };
        let entered = Entered::new(cx, change);
        let foreseen = match change {
            Change::Card(CardChange::Move(m)) if cx.edition().entering != Entering::AsItIs => {
                Some(entered.foreseen(cx, m.object))
            }
            _ => None,
        };
        let game = match (&foreseen, change) {
            (Some(seen), _) => Game { seen, ..cx.game() },
            (None, Change::Card(CardChange::Create(_))) => entered.game(cx),
            (None, _) => cx.game(),
        };
        let read = |amount: &Amount| u32::try_from(game.amount(amount, scope)).unwrap_or(0);
        let of_copy = with.copy_of.is_some();
        let gains = &with.gains_without_counters;
        let otherwise = (!gains.is_empty()).then(|| Arc::new((gains.clone(), scope.clone())));
        let new = |(kind, amount): (&Name, &Amount)| {
            let otherwise = otherwise.clone();
            NewCounters { kind: kind.into(), count: read(amount), of_copy, otherwise }
        };
        with.counters.iter().map(new).filter(|new| new.count > 0).collect()
    }

    /// The counters of an entering permanent that an effect changes. Today they are put on it, and such effects apply to them (122.6). None if the
    /// effect is about the entering itself, or if nothing enters.
    pub(super) fn entering_counters(&self, cx: &Cx<'_>, at: usize, candidate: &Candidate) -> Option<Vec<usize>> {
        let replacement = candidate.replacement().filter(|said| is_of_counters(&said.would))?;
        let mut change = self.would[at].act.as_ref()?.change.clone();
        let counters = std::mem::take(&mut enter_of(&mut change)?.counters);
        let applies = |change: &Change| {
            speaks_of(&replacement.would, change) && find::said(cx, candidate, change, &mut None).is_some()
        };
        // Another part of the pattern may match the entering itself.
        if applies(&change) {
            return None;
        }
        let about = |one: &NewCounters| {
            let mut change = change.clone();
            enter_of(&mut change).into_iter().for_each(|enter| enter.counters.push(one.clone()));
            applies(&change)
        };
        Some(counters.iter().enumerate().filter_map(|(place, one)| about(one).then_some(place)).collect())
    }

    /// Changes the number of those counters.
    pub(super) fn change_counters(&mut self, at: usize, which: &[usize], new: impl Fn(u32) -> u32) {
        let Some(enter) = self.entering(at) else { return };
        which.iter().for_each(|place| enter.counters[*place].count = new(enter.counters[*place].count));
        let (left, none): (Vec<_>, Vec<_>) = enter.counters.drain(..).partition(|counters| counters.count > 0);
        enter.counters = left;
        for otherwise in none.into_iter().filter_map(|counters| counters.otherwise) {
            let shared =
                |counters: &NewCounters| counters.otherwise.as_ref().is_some_and(|it| Arc::ptr_eq(it, &otherwise));
            if !enter.counters.iter().any(shared) {
                enter.gains.push((*otherwise).clone());
            }
        }
    }

    /// How the object enters, if the event still makes one enter.
    fn entering(&mut self, at: usize) -> Option<&mut Enter> {
        enter_of(&mut self.would[at].act.as_mut()?.change)
    }

    /// Creates the object of a token in no zone before it enters, so that choices can be made for it.
    pub(super) fn reserve(&mut self, cx: &mut Cx<'_>, at: usize) {
        let Some(Change::Card(CardChange::Create(create))) = self.would[at].act.as_mut().map(|act| &mut act.change)
        else {
            return;
        };
        if create.reserved.is_none() {
            let id = cx.state().next_id();
            cx.commit(CardChange::Create(Create { zone: Zone::Nowhere, enter: Enter::default(), ..create.clone() }));
            create.reserved = Some(id);
        }
    }

    /// Counters for each colour of mana that was spent on the spell (702.44a).
    pub(super) fn sunburst(&mut self, cx: &Cx<'_>, at: usize, object: ObjectId) {
        let Some(change) = self.would[at].act.as_ref().map(|act| &act.change) else { return };
        let item = cx.state().object(object).stack.as_deref();
        let spent = |color: &&Color| item.is_some_and(|i| i.mana_spent.iter().any(|m| m.color == Some(**color)));
        let colors = u32::try_from(Color::ALL.iter().filter(spent).count()).unwrap_or(0);
        if colors == 0 {
            return;
        }
        let creature = match cx.edition().sunburst {
            Sunburst::ByTheSpell => cx.game().characteristics(object).is(CardType::Creature),
            Sunburst::AsItEnters => {
                let entered = Entered::new(cx, change);
                entered.object().is_some_and(|id| entered.game(cx).characteristics(id).is(CardType::Creature))
            }
            Sunburst::IgnoringTypeChanges => {
                let copied = match change {
                    Change::Card(CardChange::Move(m)) => m.enter.copied.as_ref(),
                    _ => None,
                };
                copied.unwrap_or_else(|| cx.state().face_up(object)).characteristics.is(CardType::Creature)
            }
        };
        if let Some(enter) = self.entering(at) {
            let kind = if creature { "+1/+1" } else { "charge" };
            enter.counters.push(NewCounters::new(kind.into(), colors));
        }
    }
}

/// The X that an ability of the object that enters has while it modifies how the object enters: the X of the spell (107.3m), but 0 for an ability that
/// the object has gained, by an effect or as a copy (107.3j). None for the ability of another object, and if no X was chosen.
fn x_of_own_ability(game: Game<'_>, change: &Change, scope: &Scope) -> Option<i32> {
    let Change::Card(CardChange::Move(m)) = change else { return None };
    let x = game.chosen_x(m.object).filter(|_| scope.source == m.object)?;
    let granted = scope.ability.as_ref().is_some_and(|held| held.granted);
    Some(if granted || m.enter.is_copy { 0 } else { i32::try_from(x).unwrap_or(i32::MAX) })
}

/// The values it enters with as a copy, if its controller chooses a copy (707.5).
fn copied(cx: &mut Cx<'_>, (pick, exceptions): (&Pick, &[Modification]), scope: &Scope) -> Flow<Option<Arc<Face>>> {
    let game = cx.game();
    let from = game.matching(&pick.from, scope);
    let count = usize::try_from(game.amount(&pick.count, scope)).unwrap_or(0).min(from.len());
    let least = if pick.up_to || pick.any_number { 0 } else { count };
    let options = Options::Entities { from, least, most: count, ordered: false };
    let (source, name) = (Some(scope.source), Some(pick.bind.clone()));
    let chosen = cx.ask_entities(scope.controller, DecisionKind::CopyOf, source, name, options)?;
    let Some(original) = chosen.first().and_then(|c| c.object()) else { return Ok(None) };
    copying::with_exceptions(cx.game(), copying::copiable(cx, original), (exceptions, scope)).map(Some)
}
