//! Evaluates event patterns.

mod blocking;
mod chapters;
mod daytime;
mod moving;
mod past;
mod together;

use self::daytime::turns;
use crate::{
    cards::{Name, event::EventPattern, reference::Ref, selector::Selector, values::Zone},
    event::Event,
    game::Game,
    ids::{Entity, ObjectId, PlayerId},
    state::units::Units,
    state::{
        binding::{Bindings, Value},
        effects::Scope,
        object::ObjectKind,
    },
};

/// Events that are evaluated together, and the index of the event in question.
#[derive(Clone, Copy)]
struct At<'e> {
    all: &'e [Event],
    place: usize,
    /// The index of the first of these events in the history of the turn, if they are read from there. They are then matched with their objects as
    /// these were (608.2i).
    past: Option<usize>,
    /// The event is only counted among others of its kind.
    counted: bool,
}

impl<'e> At<'e> {
    fn new(all: &'e [Event], place: usize) -> Self {
        Self { all, place, past: None, counted: false }
    }

    fn event(self) -> &'e Event {
        &self.all[self.place]
    }

    /// Whether no earlier event is alike.
    fn is_first(self, alike: impl Fn(&Event) -> bool) -> bool {
        !self.all[..self.place].iter().any(alike)
    }
}

impl Game<'_> {
    /// The bindings of each match of the pattern (only one for patterns that take events together). All `events` happened at the same time, and
    /// `self` is the position right after them.
    ///
    /// An object that left the battlefield is matched with its last-known information there, an entering one as it is. State triggers
    /// ([`EventPattern::While`]) wait for no event and never match one.
    #[must_use]
    pub fn occurrences(&self, pattern: &EventPattern, events: &[Event], scope: &Scope) -> Vec<Bindings> {
        self.occurrences_by_place(pattern, events, scope).map(|(_, bound)| bound).collect()
    }

    /// The [`occurrences`](Self::occurrences), each with the index of its event; for events taken together, the index of the first one.
    pub(crate) fn occurrences_by_place<'a>(
        &'a self,
        pattern: &'a EventPattern,
        events: &'a [Event],
        scope: &'a Scope,
    ) -> impl Iterator<Item = (usize, Bindings)> {
        self.count(events.len());
        let places = 0..events.len();
        places.flat_map(move |place| {
            let bound = self.each_occurrence(pattern, At::new(events, place), scope);
            bound.into_iter().map(move |bound| (place, bound))
        })
    }

    /// Whether the pattern matches the event at that index, among events that happened together.
    pub(crate) fn is_so(&self, pattern: &EventPattern, events: &[Event], place: usize, scope: &Scope) -> bool {
        self.occurs(pattern, At::new(events, place), scope).is_some()
    }

    /// The bindings of an event, once for each ability that the pattern represents: each chapter is one (714.2c).
    fn each_occurrence(&self, pattern: &EventPattern, at: At<'_>, scope: &Scope) -> Vec<Bindings> {
        match pattern {
            EventPattern::Chapter(numbers) => {
                let reached =
                    numbers.iter().filter(|number| chapters::comes_to(*self, **number, (at.all, at.place), scope));
                reached.map(|_| of_object(scope.source)).collect()
            }
            pattern => self.occurs(pattern, at, scope).into_iter().collect(),
        }
    }

    fn occurs(&self, pattern: &EventPattern, at: At<'_>, scope: &Scope) -> Option<Bindings> {
        match at.past {
            Some(first) => self.at_the_time(first + at.place).occurs_there(pattern, at, scope),
            None => self.occurs_there(pattern, at, scope),
        }
    }

    fn occurs_there(&self, pattern: &EventPattern, at: At<'_>, scope: &Scope) -> Option<Bindings> {
        match pattern {
            EventPattern::AnyOf(patterns) => patterns.iter().find_map(|pattern| self.occurs(pattern, at, scope)),
            EventPattern::Moves { as_it_resolves: true, .. } if !at.event().is_last_step_of_resolution() => None,
            EventPattern::Moves { discarded: true, .. } if !at.event().is_discard() => None,
            EventPattern::Moves { what, from, not_from, to, .. } => {
                let comes_from = |zone: &Zone| matches!(at.event(), Event::Moved { from, .. } if from == zone);
                if not_from.as_ref().is_some_and(comes_from) { None } else { self.moves(what, *from, *to, at, scope) }
            }
            EventPattern::Dies(what) => self.moves(what, Some(Zone::Battlefield), Some(Zone::Graveyard), at, scope),
            EventPattern::Enters(what) => self.enters(what, at, scope),
            EventPattern::Creates { .. } => self.creates(pattern, at, scope),
            EventPattern::DealsDamage { .. } => self.deals_damage(pattern, at, scope),
            EventPattern::Attacks { .. }
            | EventPattern::Blocks(_)
            | EventPattern::BecomesBlocked(_)
            | EventPattern::AttacksUnblocked(_)
            | EventPattern::BlocksOrBecomesBlocked(_)
            | EventPattern::BlocksCreature { .. }
            | EventPattern::BecomesBlockedBy { .. }
            | EventPattern::CreaturesBlock(_) => self.fights_so(pattern, at, scope),
            EventPattern::Casts { .. } | EventPattern::Plays { .. } | EventPattern::BecomesTarget { .. } => {
                self.plays_so(pattern, at, scope)
            }
            EventPattern::Performs { .. } => self.performs(pattern, at, scope),
            EventPattern::Activates { .. } => self.activates(pattern, at, scope),
            EventPattern::TapsForMana { .. } => self.taps_for_mana(pattern, at, scope),
            EventPattern::BecomesAttached { what, to } => {
                self.joins(attached_in(self, at.event()), what, to.as_ref(), scope)
            }
            EventPattern::BecomesUnattached { what, from } => {
                self.joins(unattached_in(self, at.event()), what, from.as_ref(), scope)
            }
            EventPattern::BecomesTapped(_)
            | EventPattern::BecomesUntapped(_)
            | EventPattern::Destroyed(_)
            | EventPattern::TurnedFaceUp(_)
            | EventPattern::Transforms(_)
            | EventPattern::GetsCounters { .. }
            | EventPattern::LosesCounters { .. }
            | EventPattern::BecomesDesignated { .. } => self.becomes(pattern, at, scope),
            EventPattern::Draws(_)
            | EventPattern::GainsLife(_)
            | EventPattern::LosesLife(_)
            | EventPattern::LosesLifeByDamage(_)
            | EventPattern::Discards(_)
            | EventPattern::Sacrifices { .. }
            | EventPattern::Copies { .. }
            | EventPattern::Searches { .. }
            | EventPattern::Shuffles(_)
            | EventPattern::Passes(_)
            | EventPattern::LosesGame(_)
            | EventPattern::StepBegins { .. } => self.happens_to_player(pattern, at, scope),
            EventPattern::TimeChanges { to } => turns(*to, at.event()),
            EventPattern::Chapter(_) => self.each_occurrence(pattern, at, scope).into_iter().next(),
            EventPattern::OneOrMore(event) => self.one_or_more(event, at, scope),
            EventPattern::Nth { event, which, in_each } => self.nth((event, which, *in_each), at, scope),
            EventPattern::While(_) => None,
        }
    }

    /// Activated abilities, including those of a card that was moved to pay for them: a card that was cycled is in a graveyard (702.29c).
    fn activates(&self, pattern: &EventPattern, at: At<'_>, scope: &Scope) -> Option<Bindings> {
        let EventPattern::Activates { who, what, keyword } = pattern else { return None };
        let Event::Activated { object, source, player, .. } = at.event() else { return None };
        // In the past, the object that it has become by now did not exist yet.
        let now = self.state.newest(*source);
        let now = if self.then.is_none_or(|then| then.object(now).is_some()) { now } else { *source };
        let of_keyword = |keyword: &Name| {
            let ability = self.object(*object);
            let item = ability.stack.as_ref().filter(|_| ability.kind == ObjectKind::Ability);
            let text = item.and_then(|item| item.texts.first()?.ability.keyword.as_ref());
            text.is_some_and(|of| self.table.catalog.counts_as(&of.name, keyword))
        };
        let fits = self.is_player(*player, who, scope)
            && keyword.as_ref().is_none_or(of_keyword)
            && what.as_ref().is_none_or(|what| [now, *source].iter().any(|id| self.matches((*id).into(), what, scope)));
        fits.then(|| {
            let mut bound = of_object(*source);
            bound.bind_entities("card", [now]);
            bound.bind_entities("player", [*player]);
            // The X of the cost that was paid: "when you cycle this card, create an X/X token".
            let x = self.chosen_x(*object).and_then(|x| i32::try_from(x).ok());
            x.into_iter().for_each(|x| bound.bind("x".into(), Value::Number(x)));
            bound
        })
    }

    /// Keyword actions that were done.
    fn performs(&self, pattern: &EventPattern, at: At<'_>, scope: &Scope) -> Option<Bindings> {
        let EventPattern::Performs { who, action, what } = pattern else { return None };
        let Event::Performed { action: done, player, what: by, amount } = at.event() else { return None };
        let such = |what: &Selector| by.iter().any(|by| self.matches(*by, what, scope));
        let fits = action == done && self.is_player(*player, who, scope) && what.as_ref().is_none_or(such);
        fits.then(|| {
            let mut bound = Bindings::default();
            if !by.is_empty() {
                bound.bind_entities("it", by.iter().copied());
            }
            bound.bind_entities("player", [*player]);
            if let Some(amount) = amount {
                bound.bind("amount".into(), Value::Number(*amount));
            }
            bound
        })
    }

    /// Permanents tapped for mana (106.12a), with their present or last-known characteristics.
    fn taps_for_mana(&self, pattern: &EventPattern, at: At<'_>, scope: &Scope) -> Option<Bindings> {
        let EventPattern::TapsForMana { who, what } = pattern else { return None };
        let Event::TappedForMana { player, object, mana } = at.event() else { return None };
        let fits = self.is_player(*player, who, scope)
            && what.as_ref().is_none_or(|what| self.matches((*object).into(), what, scope));
        fits.then(|| {
            let made = Units::of_cost(mana);
            let mut bound = of_object(*object);
            bound.bind_entities("player", [*player]);
            bound.bind("amount".into(), number(made.total()));
            bound.bind("mana".into(), Value::Mana(made.kinds()));
            bound
        })
    }

    /// Declarations of attackers and blockers.
    fn fights_so(&self, pattern: &EventPattern, at: At<'_>, scope: &Scope) -> Option<Bindings> {
        let fits = |id: ObjectId, what: &Selector| self.matches(id.into(), what, scope).then(|| of_object(id));
        match (pattern, at.event()) {
            (EventPattern::Attacks { what, whom, first_time_each_turn }, Event::Attacked { attacker, defender }) => {
                whom.as_ref().is_none_or(|whom| self.matches(*defender, whom, scope)).then_some(())?;
                let again = |event: &Event| matches!(event, Event::Attacked { attacker: a, .. } if a == attacker);
                if *first_time_each_turn && !self.is_first_this_turn(at, again) {
                    return None;
                }
                let mut bound = fits(*attacker, what)?;
                bound.bind_entities("player", [self.defending_player(*defender)]);
                Some(bound)
            }
            // Once for each declaration, however many attackers the creature blocks.
            (
                EventPattern::Blocks(what) | EventPattern::BlocksOrBecomesBlocked(what),
                Event::Blocked { blocker, first: true, .. },
            ) => {
                let again = |event: &Event| matches!(event, Event::Blocked { blocker: b, .. } if b == blocker);
                let fitting = !self.declared_before(at, again)
                    && self.sees_block(pattern, at, *blocker)
                    && self.is_such_blocker(what, at, *blocker, scope);
                fitting.then(|| of_object(*blocker))
            }
            (
                EventPattern::BecomesBlocked(what) | EventPattern::BlocksOrBecomesBlocked(what),
                Event::BecameBlocked { attacker },
            )
            | (EventPattern::AttacksUnblocked(what), Event::BecameUnblocked { attacker }) => fits(*attacker, what),
            (EventPattern::BlocksCreature { what, creature }, Event::Blocked { blocker, attacker, .. }) => {
                let met = || self.meets((*blocker, what), (*attacker, creature), scope);
                self.sees_block(pattern, at, *blocker).then(met).flatten()
            }
            (EventPattern::BecomesBlockedBy { what, creature }, Event::Blocked { blocker, attacker, .. }) => {
                self.meets((*attacker, what), (*blocker, creature), scope)
            }
            (EventPattern::CreaturesBlock(what), Event::BlockersDeclared { blockers }) => {
                let fitting = |id: &ObjectId| self.matches((*id).into(), what, scope);
                let blockers: Vec<ObjectId> = blockers.iter().copied().filter(fitting).collect();
                (!blockers.is_empty()).then(|| {
                    let mut bound = Bindings::default();
                    bound.bind_entities("it", blockers);
                    bound
                })
            }
            _ => None,
        }
    }

    /// Two creatures of which one blocks the other, if both match.
    fn meets(&self, it: (ObjectId, &Selector), other: (ObjectId, &Selector), scope: &Scope) -> Option<Bindings> {
        let fits = |(id, what): (ObjectId, &Selector)| self.matches(id.into(), what, scope);
        (fits(it) && fits(other)).then(|| {
            let mut bound = of_object(it.0);
            bound.bind_entities("other", [other.0]);
            bound
        })
    }

    /// Whether the same declaration of blockers has already matched.
    fn declared_before(&self, at: At<'_>, alike: impl Fn(&Event) -> bool) -> bool {
        let earlier = &at.all[..at.place];
        let declaration = earlier.iter().rposition(|event| matches!(event, Event::BlockersDeclared { .. }));
        earlier[declaration.map_or(0, |place| place + 1)..].iter().any(alike)
    }

    /// Whether no similar event happened earlier this turn.
    fn is_first_this_turn(&self, at: At<'_>, alike: impl Fn(&Event) -> bool) -> bool {
        at.is_first(&alike) && !self.state.history.iter().take(self.start_of(at)).any(alike)
    }

    /// Spells cast, cards played, objects and players targeted.
    fn plays_so(&self, pattern: &EventPattern, at: At<'_>, scope: &Scope) -> Option<Bindings> {
        let played = |who: &Ref, what: &Option<Selector>, card: ObjectId, player: PlayerId| {
            let fits = self.is_player(player, who, scope)
                && what.as_ref().is_none_or(|what| self.matches(card.into(), what, scope));
            fits.then(|| {
                let mut bound = of_object(card);
                bound.bind_entities("player", [player]);
                // An ability that refers to the {X} of the spell uses the X that was chosen for that spell (107.3e).
                let x = self.chosen_x(card).and_then(|x| i32::try_from(x).ok());
                x.into_iter().for_each(|x| bound.bind("x".into(), Value::Number(x)));
                bound
            })
        };
        match (pattern, at.event()) {
            (EventPattern::Casts { who, what, from }, Event::Cast { spell, player, .. }) => {
                let cast_from = self.object(*spell).stack.as_ref().and_then(|item| item.played_from);
                let fits = from.is_none() || cast_from == *from;
                fits.then(|| played(who, what, *spell, *player)).flatten()
            }
            (EventPattern::Plays { who, what }, Event::Cast { spell, player, .. }) => {
                played(who, what, *spell, *player)
            }
            (EventPattern::Plays { who, what }, Event::LandPlayed { card, player }) => {
                played(who, what, *card, *player)
            }
            (
                EventPattern::BecomesTarget { what, by: of, first_time_each_turn },
                Event::BecameTarget { target, by },
            ) => {
                let again = |event: &Event| matches!(event, Event::BecameTarget { target: t, .. } if t == target);
                let fits = self.matches(*target, what, scope)
                    && of.as_ref().is_none_or(|of| self.matches((*by).into(), of, scope))
                    && (!*first_time_each_turn || self.is_first_this_turn(at, again));
                fits.then(|| {
                    let mut bound = of_entity(*target);
                    bound.bind_entities("source", [*by]);
                    bound.bind_entities("controller", [self.controller(*by)]);
                    bound
                })
            }
            _ => None,
        }
    }

    /// An attachment and the object or player it is attached to or comes off, if both match.
    fn joins(
        &self,
        joined: Option<(ObjectId, Entity)>,
        what: &Selector,
        with: Option<&Selector>,
        scope: &Scope,
    ) -> Option<Bindings> {
        let (attachment, host) = joined?;
        let fits =
            self.matches(attachment.into(), what, scope) && with.is_none_or(|with| self.matches(host, with, scope));
        fits.then(|| {
            let mut bound = of_object(attachment);
            bound.bind_entities("other", [host]);
            bound
        })
    }

    /// Events of permanents that stay on the battlefield.
    fn becomes(&self, pattern: &EventPattern, at: At<'_>, scope: &Scope) -> Option<Bindings> {
        match (pattern, at.event()) {
            (EventPattern::BecomesTapped(what), Event::Tapped { object })
            | (EventPattern::BecomesUntapped(what), Event::Untapped { object })
            | (EventPattern::Destroyed(what), Event::Destroyed { object })
            | (EventPattern::Transforms(what), Event::Transformed { object })
            | (EventPattern::TurnedFaceUp(what), Event::TurnedFaceUp { object }) => {
                self.matches((*object).into(), what, scope).then(|| of_object(*object))
            }
            (
                EventPattern::GetsCounters { what, kind, by_effect: effects },
                Event::CountersPut { on, kind: put, count, by_effect },
            ) => {
                let fits = (!effects || *by_effect)
                    && kind.as_ref().is_none_or(|kind| kind == put)
                    && self.matches(*on, what, scope);
                fits.then(|| so_many(*on, *count))
            }
            (EventPattern::BecomesDesignated { what, to_be }, Event::Designated { what: became, to_be: name }) => {
                (scope.means(name, to_be) && self.matches(*became, what, scope)).then(|| of_entity(*became))
            }
            (EventPattern::LosesCounters { what, kind }, Event::CountersRemoved { from, kind: removed, count }) => {
                let fits = kind.as_ref().is_none_or(|kind| kind == removed) && self.matches(*from, what, scope);
                fits.then(|| so_many(*from, *count))
            }
            _ => None,
        }
    }

    /// Events of players, and the steps of their turns.
    fn happens_to_player(&self, pattern: &EventPattern, at: At<'_>, scope: &Scope) -> Option<Bindings> {
        let such = |what: &Option<Selector>, id: ObjectId| {
            what.as_ref().is_none_or(|what| self.matches(id.into(), what, scope)).then_some(())
        };
        let (who, player, card, amount) = match (pattern, at.event()) {
            (EventPattern::Draws(who), Event::Drew { player, card })
            | (EventPattern::Discards(who), Event::Discarded { player, card }) => (who, *player, Some(*card), None),
            (EventPattern::Sacrifices { who, what }, Event::Sacrificed { object, player }) => {
                such(what, *object)?;
                (who, *player, Some(*object), None)
            }
            // A copy of a card that is cast is no copy of a spell (707.12).
            (EventPattern::Copies { who, what }, Event::SpellCopied { original, copy })
                if self.object(*original).stack.is_some() =>
            {
                such(what, *copy)?;
                (who, self.controller(*copy), Some(*copy), None)
            }
            (EventPattern::Searches { who, of }, Event::Searched { by, of: whose }) => {
                of.as_ref().is_none_or(|of| self.is_player(*whose, of, scope)).then_some(())?;
                (who, *by, None, None)
            }
            (EventPattern::Shuffles(who), Event::Shuffled { player }) => (who, *player, None, None),
            // Paid life is lost life (119.4).
            (EventPattern::GainsLife(who), Event::LifeGained { player, amount, .. })
            | (
                EventPattern::LosesLife(who),
                Event::LifeLost { player, amount, .. } | Event::LifePaid { player, amount },
            )
            | (EventPattern::LosesLifeByDamage(who), Event::LifeLost { player, amount, dealt: true, .. }) => {
                (who, *player, None, Some(*amount))
            }
            (EventPattern::Passes(who), Event::Passed { player })
            | (EventPattern::LosesGame(who), Event::PlayerLost { player, .. }) => (who, *player, None, None),
            (EventPattern::StepBegins { step, of }, Event::StepBegan { step: begun, active }) if step == begun => {
                (of.as_ref().unwrap_or(&Ref::EachPlayer), *active, None, None)
            }
            _ => return None,
        };
        self.is_player(player, who, scope).then(|| {
            let mut bound = Bindings::default();
            if let Some(card) = card {
                bound.bind_entities("it", [card]);
            }
            bound.bind_entities("player", [player]);
            if let Some(amount) = amount {
                bound.bind("amount".into(), number(amount));
            }
            bound
        })
    }
}

/// The object that became attached, and its host; also an object that entered attached (303.4f).
fn attached_in(game: &Game<'_>, event: &Event) -> Option<(ObjectId, Entity)> {
    match event {
        Event::Attached { object, to } => Some((*object, *to)),
        Event::Moved { became, to: Zone::Battlefield, .. } => Some((*became, game.object(*became).attached_to?)),
        _ => None,
    }
}

/// The object that became unattached, and its former host; also an object that left the battlefield (701.3d).
fn unattached_in(game: &Game<'_>, event: &Event) -> Option<(ObjectId, Entity)> {
    match event {
        Event::Unattached { object, from } => Some((*object, *from)),
        Event::Moved { object, from: Zone::Battlefield, .. } => Some((*object, game.object(*object).attached_to?)),
        _ => None,
    }
}

/// The bindings of a change of counters: the object or player, and the number.
fn so_many(whose: Entity, count: u32) -> Bindings {
    let mut bound = of_entity(whose);
    bound.bind("amount".into(), number(count));
    bound
}

/// Adds a value unless it is already there.
fn add<T: PartialEq>(to: &mut Vec<T>, what: T) {
    if !to.contains(&what) {
        to.push(what);
    }
}

fn of_object(id: ObjectId) -> Bindings {
    of_entity(id.into())
}

/// The bindings for the object or player that an event happens to: `it`, and for a player also `player`.
fn of_entity(entity: Entity) -> Bindings {
    let mut bound = Bindings::default();
    bound.bind_entities("it", [entity]);
    if let Entity::Player(player) = entity {
        bound.bind_entities("player", [player]);
    }
    bound
}

fn number(n: u32) -> Value {
    Value::Number(i32::try_from(n).unwrap_or(i32::MAX))
}
