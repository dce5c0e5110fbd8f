//! How an action carries out changes: it keeps what is still known of the position, lets triggers notice the events, and checks the budget.

use std::sync::Arc;

use super::Cx;
use crate::{
    budget::{Bounded, TooMuch},
    catalog::Mentions,
    change::{CardChange, Change, EffectChange},
    commit::{Writing, shown},
    continuous::Projection,
    event::Event,
    game::Facts,
    ground::Act,
    ids::ObjectId,
    rule::MarkUse,
    state::{
        State,
        moment::{Moment, Then},
        object::LastKnown,
    },
    state_parts::StateParts,
    triggers::{self, ascend},
    verify,
};

impl Cx<'_> {
    /// Carries out one change without looking for replacement effects. Triggered abilities notice its events.
    pub fn commit(&mut self, act: impl Into<Act>) -> Vec<Event> {
        self.commit_acts(vec![act.into()])
    }

    /// Carries out changes at the same time, without looking for replacement effects. Triggered abilities notice their events.
    pub fn commit_all(&mut self, acts: impl IntoIterator<Item = impl Into<Act>>) -> Vec<Event> {
        self.commit_acts(acts.into_iter().map(Into::into).collect())
    }

    /// Leaves out what no rule carries out, writes the rest, and lets triggers notice it.
    fn commit_acts(&mut self, acts: Vec<Act>) -> Vec<Event> {
        let acts = self.carried_out(acts);
        if acts.is_empty() || self.exceeds(&acts) {
            return Vec::new();
        }
        self.batch += 1;
        self.account.note(&acts);
        let kept = self.kept_to_look_back(&acts);
        let before = self.seen_before(&acts);
        let events = self.write(acts, before.as_deref());
        self.state.work.0 = self.state.work.0.saturating_add(self.work.take());
        self.keep_moment(&events);
        self.note_excess(self.table.budget.overrun(&self.state, &events));
        let handed_on = self.seen();
        debug_assert!(
            !verify::is_due(self.state.revision)
                || self.excess.get().is_some()
                || handed_on.is_none_or(|seen| seen.holds(self.table, &self.state)),
            "something was written that was read"
        );
        // The city's blessing comes before triggers look at the events (702.131d).
        ascend::look(self);
        let looked_back = before.as_deref().map(|seen| triggers::Before { seen, state: kept.as_ref() });
        triggers::notice(self, looked_back, &events);
        events
    }

    /// The acts of which no rule is switched off, with the rules that their changes show by themselves.
    fn carried_out(&self, mut acts: Vec<Act>) -> Vec<Act> {
        if !self.tracing && !self.table.lacks_rules() {
            return acts;
        }
        acts.iter_mut().for_each(|act| act.grounds.extend(shown::of(&self.state, &act.change)));
        self.lawful(acts)
    }

    /// The state before the acts, if objects move that have an ability which looks back at it (603.10). Continuous effects are calculated before
    /// objects move and effects begin or end, because last-known information needs them.
    fn kept_to_look_back(&self, acts: &[Act]) -> Option<State> {
        let moves = acts.iter().any(|act| {
            matches!(
                act.change,
                Change::Card(CardChange::Move(_))
                    | Change::Card(CardChange::Draw { .. })
                    | Change::Effect(EffectChange::BeginEffect(_))
                    | Change::Effect(EffectChange::EndEffects(_) | EffectChange::LastThisTurn(_))
            )
        });
        if moves {
            let _ = self.game();
        }
        (moves && triggers::looks_back(self.game(), acts)).then(|| self.state.clone())
    }

    /// The projection before the acts. It stays valid after them if they write no state part that it was calculated from; else it is forgotten.
    fn seen_before(&mut self, acts: &[Act]) -> Option<Arc<Projection>> {
        let written: StateParts = acts.iter().map(|act| act.change.writes()).collect();
        let survives = |seen: &Projection| !seen.reads().meets(written);
        let stays = self.seen.get().is_some_and(|seen| survives(seen));
        self.known.take_if(|seen| !survives(seen));
        let before = if stays { self.seen.get().cloned() } else { self.seen.take() };
        if self.no_effect.meets(written) || (!stays && self.known.is_none()) {
            self.no_effect = StateParts::NONE;
        }
        before
    }

    /// Writes the changes into the state. Returns their events.
    fn write(&mut self, acts: Vec<Act>, before: Option<&Projection>) -> Vec<Event> {
        let last_known = |id: ObjectId| {
            before.map(|seen| LastKnown {
                characteristics: Arc::clone(seen.characteristics(id)),
                controller: seen.controller(id),
            })
        };
        let mut events = Vec::new();
        for Act { change, grounds } in acts {
            if self.tracing {
                grounds.into_iter().for_each(|ground| self.notes.tell(ground, MarkUse::Applied));
            }
            let first = events.len();
            let facts = Facts { table: self.table, notes: self.tracing.then_some(&self.notes) };
            let writing = Writing { before: &last_known, batch: self.batch, facts };
            self.state.commit(change, writing, &mut events);
            self.notes.happened(&events[first..]);
        }
        events
    }

    /// Keeps how the objects of the events are now, in a game in which a text may ask for it later (608.2i).
    fn keep_moment(&mut self, events: &[Event]) {
        if !self.state.mentions.has(Mentions::THE_PAST) {
            return;
        }
        let mut ids: Vec<ObjectId> = events.iter().flat_map(|event| self.state.involved_in(event)).collect();
        ids.sort_unstable();
        ids.dedup();
        if ids.is_empty() {
            return;
        }
        let seen = self.game().seen;
        let end = self.state.history.len();
        let then = |id: ObjectId| {
            let object = self.state.objects.shared(id.0 as usize)?;
            let (characteristics, controller) = (Arc::clone(seen.characteristics(id)), seen.controller(id));
            Some((id, Then { object, characteristics, controller }))
        };
        let moment = Moment {
            first: end.saturating_sub(events.len()),
            end,
            objects: ids.into_iter().filter_map(then).collect(),
            combat: self.state.combat.clone(),
        };
        self.state.keep(moment);
    }

    /// Whether the last check of state-based actions found nothing to do, and nothing that it read has been written since.
    pub(crate) fn has_no_effect(&self) -> bool {
        !self.no_effect.is_empty()
    }

    /// Records that a check of state-based actions found nothing to do, and the state parts that it read.
    pub(crate) fn had_no_effect(&mut self, read: StateParts) {
        let _ = self.game();
        self.no_effect = read;
    }

    /// Whether these changes would exceed the budget. They are then not carried out, and [`Cx::within_budget`] reports it.
    fn exceeds(&self, acts: &[Act]) -> bool {
        let makes = |act: &&Act| matches!(act.change, Change::Card(_));
        let too_much = self.table.budget.refuses(&self.state, acts.len(), acts.iter().filter(makes).count());
        self.note_excess(too_much);
        self.work.set(self.work.get().saturating_add(acts.len() as u64));
        self.measure_work();
        self.excess.get().is_some()
    }

    /// Records the first limit that is exceeded.
    fn note_excess(&self, too_much: Option<TooMuch>) {
        self.excess.set(self.excess.get().or(too_much.map(|too_much| too_much.what)));
    }

    /// A number that is read; 0 if it is too large. [`Cx::within_budget`] then reports it.
    pub(crate) fn sized(&self, number: i32) -> i32 {
        let too_large = self.table.budget.refuses_number(number);
        let fits = too_large.is_none();
        self.note_excess(too_large);
        if fits { number } else { 0 }
    }

    /// The work that the game may still have.
    pub(super) fn work_left(&self) -> u64 {
        let so_much = self.state.work.0.saturating_add(self.work.get());
        self.table.budget.work.saturating_sub(so_much)
    }

    /// Looks whether the game has too much work.
    pub(super) fn measure_work(&self) {
        let so_much = self.state.work.0.saturating_add(self.work.get());
        let too_much = so_much > self.table.budget.work;
        self.note_excess(too_much.then(|| self.table.budget.over(Bounded::Work)));
    }

    /// Counts the work of a calculation of continuous effects, and looks for a power or toughness that is too large.
    pub(super) fn measure(&self, seen: &Projection) {
        self.work.set(self.work.get().saturating_add(seen.work()));
        self.measure_work();
        let too_large = seen.largest_size() > self.table.budget.number;
        self.note_excess(too_large.then(|| self.table.budget.over(Bounded::Number)));
    }

    /// Counts an instruction.
    pub(crate) fn count_instruction(&self) {
        let so_many = self.instructions.get() + 1;
        self.instructions.set(so_many);
        let too_many = so_many > self.table.budget.instructions;
        self.note_excess(too_many.then(|| self.table.budget.over(Bounded::Instructions)));
    }
}
