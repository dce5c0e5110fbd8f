//! Noticing events: abilities trigger (603.2), and effects end that last until the event.

pub(crate) mod ascend;
pub(crate) mod daybound;
pub(crate) mod expiry;
pub(crate) mod looking;
mod marks;
mod sources;
mod times;
pub(crate) mod worlds;

use std::sync::Arc;

use self::sources::Source;
use crate::{
    acting::Cx,
    cards::{
        ability::{Ability, Triggered},
        condition::Condition,
        effect::Duration,
        event::EventPattern,
        reference::Ref,
        selector::Selector,
        values::Zone,
    },
    change::{CardChange, Change, EffectChange},
    continuous::Projection,
    edition::{DelayedControl, LooksBack, UnseenTriggers},
    event::{
        Event,
        kinds::{self, Kinds},
    },
    game::Game,
    ground::{Act, Ground},
    ids::{ObjectId, PlayerId},
    rule::Rule,
    state::{
        State,
        binding::{Bindings, Value},
        characteristics::HeldAbility,
        effects::{DelayedTrigger, PendingTrigger, Scope, TURNED_OVER},
        object::ObjectKind,
    },
};

/// The position before simultaneous events, for abilities that look back in time (603.10).
#[derive(Debug, Clone, Copy)]
pub(crate) struct Before<'a> {
    /// The projection.
    pub seen: &'a Projection,
    /// The state. It is only kept if an ability that may trigger reads numbers from it.
    pub state: Option<&'a State>,
}

/// Whether an ability of an object that those changes may move reads numbers as it triggers (`remember`). The state before the changes must then be
/// kept.
#[must_use]
pub(crate) fn looks_back(game: Game<'_>, acts: &[Act]) -> bool {
    acts.iter().any(|act| match &act.change {
        Change::Card(CardChange::Move(change)) if game.object(change.object).zone == Zone::Battlefield => {
            let abilities = &game.characteristics(change.object).abilities;
            abilities.iter().any(|held| matches!(&*held.ability, Ability::Triggered(t) if !t.remember.is_empty()))
        }
        _ => false,
    })
}

/// An ability that has triggered and has not been added to the waiting ones yet.
struct Found {
    ability: HeldAbility,
    scope: Scope,
    /// The rules by which it has triggered.
    rules: Vec<Rule>,
    /// Other simultaneous events on which it may have triggered instead.
    or: Vec<Scope>,
    /// The delayed trigger that is used up.
    uses_up: Option<crate::ids::EffectId>,
}

/// Finds the abilities that trigger on simultaneous events and adds them to the waiting ones (603.2). Ends effects that last until those events.
pub(crate) fn notice(cx: &mut Cx<'_>, before: Option<Before<'_>>, events: &[Event]) {
    if !events.is_empty() {
        looking::note(cx);
        worlds::note_events(cx);
    }
    let happened = kinds::of_events(events);
    let drawn = || happened.meets(Kinds::LOST) && is_drawn(cx.game());
    if happened == Kinds::default() || cx.state().over.is_some() || drawn() {
        return;
    }
    let sleeps = |delayed: &DelayedTrigger| matches!(delayed.until, Some(Duration::DuringNextTurnOf(_)));
    let waits = |delayed: &DelayedTrigger| {
        kinds::of_pattern(&delayed.when).meets(happened) && !sleeps(delayed) && !delayed.immediate
    };
    let mut found = Vec::new();
    if cx.state().delayed.iter().any(waits) {
        let game = cx.game();
        game.state.delayed.iter().filter(|d| waits(d)).for_each(|d| delayed(game, d, events, happened, &mut found));
    }
    if sources::may_trigger((cx.state(), cx.seen()), cx.table(), events, happened) {
        let batch = Batch { game: cx.game(), before, events, happened };
        sources::each(&batch, |source, held| batch.triggered(source, held, &mut found));
    }
    for trigger in found {
        wait(cx, trigger);
    }
    expiry::end_on(cx, events, happened);
    if happened.meets(Kinds::MOVED) {
        ascend::look(cx);
    }
    if happened.meets(Kinds::MOVED.and(Kinds::TIME).and(Kinds::FACE_UP).and(Kinds::PHASED)) {
        daybound::look(cx);
    }
}

/// Whether all remaining players have just lost together. The game is then a draw (104.4a), and the players leave it as its result, so that no
/// ability triggers on a player losing (603.9).
fn is_drawn(game: Game<'_>) -> bool {
    game.heeds(Rule::DrawnGame, game.state.players.iter().all(|player| player.lost))
}

/// Whether an ability of an existing object, or an effect, waits for events of those kinds.
pub(crate) fn awaits(game: Game<'_>, kinds: Kinds) -> bool {
    sources::awaits(game, kinds)
        || game.state.delayed.iter().any(|delayed| kinds::of_pattern(&delayed.when).meets(kinds))
}

/// Adds a triggered ability to those that wait to be put on the stack (603.2, 603.3).
fn wait(cx: &mut Cx<'_>, found: Found) {
    let Found { ability, scope, rules, or, uses_up } = found;
    let id = cx.effect_id();
    let grounds = rules.into_iter().map(|rule| Ground::held(rule, scope.source, &ability)).collect();
    let pending = Box::new(PendingTrigger { id, ability, scope, or, before: cx.state().next_id() });
    let waits = Act { change: Change::Effect(EffectChange::AddPending(pending)), grounds };
    let used_up = uses_up.map(|delayed| EffectChange::EndEffects(vec![delayed]).into());
    cx.commit_all(std::iter::once(waits).chain(used_up));
}

/// Simultaneous events, and the position after them.
struct Batch<'a> {
    game: Game<'a>,
    before: Option<Before<'a>>,
    events: &'a [Event],
    happened: Kinds,
}

impl Batch<'_> {
    /// Finds each time that an ability of an object triggers.
    fn triggered(&self, source: Source<'_>, held: &HeldAbility, found: &mut Vec<Found>) {
        let Ability::Triggered(ability) = &*held.ability else { return };
        let kinds = kinds::of_pattern(&ability.when).common(self.happened);
        if kinds == Kinds::default() {
            return;
        }
        let parts = self.functioning(ability, source);
        let seen: Vec<(&EventPattern, &[Event])> =
            parts.into_iter().filter_map(|part| Some((part, self.seen_by(part, source)?))).collect();
        let Some(sees) = seen.iter().map(|(_, sees)| *sees).max_by_key(|sees| sees.len()) else { return };
        let source = Source { sees, ..source };
        let mut scope = Scope::new(source.id, source.controller);
        let own = held.keyword.is_some() || held.given.is_some() || held.acquired.is_some();
        scope.ability = own.then(|| Arc::new(held.clone()));
        scope.bindings.extend(&self.game.remembered(source.id, held));
        let occurrences = match &ability.when {
            EventPattern::While(_) if source.looking_back => Vec::new(),
            EventPattern::While(condition) => {
                let so = self.state_trigger(held, condition, &scope);
                so.into_iter().map(|bound| (bound, self.more_often(source, &[], &[]))).collect()
            }
            _ => seen.iter().flat_map(|(part, sees)| self.causes(part, sees, source, &scope)).collect(),
        };
        if occurrences.is_empty() || self.stays_unseen(source) || !self.separate(held, source) {
            return;
        }
        let times = self.times(ability, source);
        for (bound, again) in occurrences {
            let mut scope = scope.clone();
            self.remember(ability, &bound, &mut scope);
            scope.bindings.extend(&bound);
            if self.holds(ability.condition.as_ref(), &scope) {
                let rules = marks::of(&self.game.table.catalog, held, ability, kinds, source.sees);
                if self.has_triggered(ability, held, source) {
                    return;
                }
                let trigger = || Found {
                    ability: held.clone(),
                    scope: scope.clone(),
                    rules: rules.clone(),
                    or: Vec::new(),
                    uses_up: None,
                };
                if ability.once_each_turn {
                    found.push(trigger());
                    return;
                }
                found.extend(std::iter::repeat_with(trigger).take(times + again));
            }
        }
    }

    /// The parts of the trigger condition that function in the zone of the source. Each part functions in the zones in which it can trigger (113.6k).
    fn functioning<'p>(&self, ability: &'p Triggered, source: Source<'_>) -> Vec<&'p EventPattern> {
        let functions =
            |part: &EventPattern| ability.from == source.zone || self.sees_itself_arrive(part, ability.from, source);
        match &ability.when {
            EventPattern::AnyOf(any) if any.iter().all(functions) => self.parts(&ability.when),
            EventPattern::AnyOf(any) if any.iter().any(functions) => {
                any.iter().filter(|part| functions(part)).collect()
            }
            whole if functions(whole) => self.parts(whole),
            whole => self.parts_of_what_has_just_paid(whole, source),
        }
    }

    /// An ability that triggers when its own object is put into a zone from anywhere functions in that zone, and not on the battlefield (113.6k). In
    /// editions in which such abilities look back, it also functions in the zone that its object left.
    fn sees_itself_arrive(&self, when: &EventPattern, functions_in: Zone, source: Source<'_>) -> bool {
        match when {
            EventPattern::Moves { what: Selector::Is(Ref::This), from, to: Some(to), .. }
                if *from != Some(Zone::Battlefield) && *from != Some(functions_in) =>
            {
                let left = from.is_none() && source.looking_back && self.looks_back(when);
                *to != Zone::Battlefield && (*to == source.zone || left)
            }
            _ => false,
        }
    }

    /// The parts of a trigger condition that wait for a keyword of the ability's own object to be activated, if the object was moved to pay for it.
    /// Such abilities trigger from the zone the object has moved to (702.29c).
    fn parts_of_what_has_just_paid<'p>(&self, when: &'p EventPattern, source: Source<'_>) -> Vec<&'p EventPattern> {
        let parts = match when {
            EventPattern::AnyOf(any) => any.iter().collect(),
            whole => vec![whole],
        };
        let of_its_own = parts.into_iter().filter(|part| {
            matches!(part, EventPattern::Activates { what: Some(Selector::Is(Ref::This)), keyword: Some(_), .. })
        });
        of_its_own.filter(|_| self.has_just_paid(source)).collect()
    }

    fn has_just_paid(&self, source: Source<'_>) -> bool {
        let moved = |event: &Event| match event {
            Event::Activated { source: was, .. } => *was != source.id && self.game.state.newest(*was) == source.id,
            _ => false,
        };
        !source.looking_back && self.events.iter().any(moved)
    }

    /// The parts of a trigger condition, if some of them look back and others do not; otherwise the whole condition.
    fn parts<'p>(&self, when: &'p EventPattern) -> Vec<&'p EventPattern> {
        match when {
            EventPattern::AnyOf(any)
                if any.windows(2).any(|two| self.looks_back(&two[0]) != self.looks_back(&two[1])) =>
            {
                any.iter().collect()
            }
            whole => vec![whole],
        }
    }

    /// Whether an ability looks back for such an event, if it is one to look back from (603.10a). A condition with "from anywhere" never means
    /// leaving the battlefield (603.6c today), and an entering object is checked as it is on the battlefield, wherever it came from (603.6a).
    fn looks_back(&self, pattern: &EventPattern) -> bool {
        if let EventPattern::Nth { event, .. } | EventPattern::OneOrMore(event) = pattern {
            return self.looks_back(event);
        }
        let afterwards = matches!(pattern, EventPattern::Moves { from: None, .. } | EventPattern::Enters(_));
        self.game.table.edition.looks_back == LooksBack::LeavingPlay || !afterwards
    }

    /// The events that an ability of that source can see for such a part of its trigger condition; none if it does not function there.
    fn seen_by<'s>(&'s self, part: &EventPattern, source: Source<'s>) -> Option<&'s [Event]> {
        match (self.looks_back(part), source.looking_back) {
            (true, _) => Some(source.sees),
            (false, false) => Some(self.events),
            (false, true) => None,
        }
    }

    /// A state trigger triggers once, and not again while it waits or is on the stack (603.8).
    fn state_trigger(&self, held: &HeldAbility, condition: &Condition, scope: &Scope) -> Vec<Bindings> {
        let state = self.game.state;
        let it = |other: &HeldAbility| other.id == held.id && other.delayed == held.delayed;
        let waits = state.pending.iter().any(|t| t.scope.source == scope.source && it(&t.ability));
        let on_stack = state
            .stack
            .iter()
            .filter_map(|id| state.object(*id).stack.as_ref())
            .any(|item| item.source == scope.source && item.texts.first().is_some_and(|text| it(&text.ability)));
        let now = !waits && !on_stack && self.game.holds(condition, scope);
        now.then(Bindings::default).into_iter().collect()
    }

    /// The numbers that are read as the ability triggers. They are read from the position before, if it was kept (603.10a).
    fn remember(&self, ability: &Triggered, bound: &Bindings, scope: &mut Scope) {
        if ability.remember.is_empty() {
            return;
        }
        let past = self.before.and_then(|before| Some(Game { state: before.state?, seen: before.seen, ..self.game }));
        let game = past.unwrap_or(self.game);
        let mut reading = scope.clone();
        // The new objects that the moved objects became did not exist before.
        let known = bound.iter().filter(|(name, _)| past.is_none() || **name != "card");
        known.for_each(|(name, value)| reading.bindings.bind(name.clone(), value.clone()));
        for (name, amount) in ability.remember.iter() {
            let number = Value::Number(game.amount(amount, &reading));
            reading.bindings.bind(name.clone(), number.clone());
            scope.bindings.bind(name.clone(), number);
        }
    }

    /// Whether the intervening "if" clause is true (603.4).
    fn holds(&self, condition: Option<&Condition>, scope: &Scope) -> bool {
        let so = |condition| self.game.fact((Rule::InterveningIf, scope), self.game.holds(condition, scope), || true);
        condition.is_none_or(so)
    }

    /// Whether the object is at no time visible to all players, so that its ability does not trigger (603.2f): a card in a hand or library, or a
    /// face-down card in exile, that has not come from a public zone and is not revealed.
    fn stays_unseen(&self, source: Source<'_>) -> bool {
        let hidden = |id: ObjectId| {
            let object = self.game.object(id);
            matches!(object.zone, Zone::Hand | Zone::Library) || (object.zone == Zone::Exile && object.status.face_down)
        };
        if self.game.table.edition.unseen_triggers == UnseenTriggers::Trigger
            || source.looking_back
            || !hidden(source.id)
        {
            return false;
        }
        let seen = self.game.object(source.id).revealed
            || self.events.iter().any(|event| match event {
                Event::Moved { object, became, .. } => *became == source.id && !hidden(*object),
                Event::Revealed { cards, .. } => cards.contains(&source.id),
                _ => false,
            });
        self.game.heeds((Rule::UnseenTrigger, source.id), !seen)
    }

    /// Several instances of a keyword trigger separately (702.45b). If that rule is switched off, only the first one triggers.
    fn separate(&self, held: &HeldAbility, source: Source<'_>) -> bool {
        let Some(keyword) = &held.keyword else { return true };
        let mut alike = source
            .abilities
            .iter()
            .filter(|a| a.ability == held.ability && a.keyword.as_ref().map(|k| &k.name) == Some(&keyword.name));
        let first = alike.next().is_some_and(|first| std::ptr::eq(first, held));
        first || self.game.heeds(Ground::held(Rule::SeparateInstances, source.id, held), true)
    }
}

/// Finds each time that a delayed trigger triggers (603.7).
fn delayed(game: Game<'_>, delayed: &DelayedTrigger, events: &[Event], happened: Kinds, found: &mut Vec<Found>) {
    let kinds = kinds::of_pattern(&delayed.when).common(happened);
    let mut waiting = delayed.scope.clone();
    waiting.controller = controller_of_delayed(game, &waiting);
    let occurrences = match &delayed.when {
        EventPattern::While(condition) if game.holds(condition, &waiting) => vec![Bindings::default()],
        EventPattern::While(_) => Vec::new(),
        pattern => game.occurrences(pattern, events, &waiting),
    };
    let mut once: Vec<Scope> = Vec::new();
    for bound in occurrences {
        let mut scope = waiting.clone();
        scope.source = game.state.in_play(scope.source);
        if delayed.turned_over {
            scope.bindings.bind(TURNED_OVER.into(), Value::Done);
        }
        scope.bindings.extend(&bound);
        if delayed.condition.as_ref().is_some_and(|condition| !game.holds(condition, &scope)) {
            continue;
        }
        if delayed.once {
            once.push(scope);
            continue;
        }
        let ability = delayed_ability(delayed);
        let mut rules = marks::of_pattern(&delayed.when, kinds);
        rules.push(Rule::DelayedTrigger);
        found.push(Found { ability, scope, rules, or: Vec::new(), uses_up: None });
    }
    let mut once = once.into_iter();
    if let Some(scope) = once.next() {
        let mut rules = marks::of_pattern(&delayed.when, kinds);
        rules.push(Rule::DelayedTrigger);
        let ability = delayed_ability(delayed);
        found.push(Found { ability, scope, rules, or: once.collect(), uses_up: Some(delayed.id) });
    }
}

/// The player who controls a delayed triggered ability with that scope if it triggers now: the player who controlled the spell or ability that created it
/// (603.7d, 603.7e). Until 2006 it is the player who controls its source, or who last controlled the permanent that the source was (410.2).
pub(crate) fn controller_of_delayed(game: Game<'_>, scope: &Scope) -> PlayerId {
    let source = game.state.in_play(scope.source);
    match game.table.edition.delayed_control {
        DelayedControl::OfTheSource if game.object(source).zone == Zone::Battlefield => game.controller(source),
        DelayedControl::OfTheSource | DelayedControl::OfTheCreator => scope.controller,
    }
}

/// A delayed trigger as an ability. It has the id of the ability that created it.
fn delayed_ability(delayed: &DelayedTrigger) -> HeldAbility {
    let maker = delayed.scope.ability.as_ref();
    let id = maker.map_or_else(|| "delayed".into(), |held| held.id.clone());
    let triggered = Triggered {
        when: delayed.when.clone(),
        once_each_turn: false,
        condition: delayed.condition.clone(),
        remember: Default::default(),
        from: Zone::Battlefield,
        choose_x: false,
        targets: Default::default(),
        choose: None,
        instructions: delayed.instructions.to_vec(),
    };
    let keyword = maker.and_then(|held| held.keyword.clone());
    HeldAbility {
        id,
        part_of: maker.and_then(|held| held.part_of.clone()),
        ability: Arc::new(Ability::Triggered(triggered)),
        keyword,
        builtin: None,
        granted: false,
        delayed: true,
        given: maker.and_then(|held| held.given.clone()),
        acquired: maker.and_then(|held| held.acquired.clone()),
    }
}

/// Whether the object is a card or token, and not an ability on the stack. Abilities have no abilities.
fn has_abilities(kind: ObjectKind) -> bool {
    kind != ObjectKind::Ability
}

/// Whether the object entered the battlefield in that batch of events.
fn entered(events: &[Event], id: ObjectId) -> bool {
    events.iter().any(|e| matches!(e, Event::Moved { became, to: Zone::Battlefield, .. } if *became == id))
}
