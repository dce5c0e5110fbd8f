//! The events since the setup, in the form of a case.

use casebook_engine::{
    cards::{
        values::{Step, Zone},
        words::{colors_in, lands_in, subtypes_in},
    },
    decision::DecisionKind,
    event::{Event, Why},
    game::TraceLine,
    ids::{Entity, ObjectId, PlayerId},
    state::{characteristics::Characteristics, object::ObjectKind},
    words::words,
};

use super::{
    names::phase_from,
    observe::{View, kind_word},
};
use crate::{
    case::{EventKind, EventPattern, EventSeen},
    phrase::phase_word,
};

impl View<'_> {
    /// Every event that matches one of the patterns, in order.
    pub(super) fn history(&self, patterns: &[EventPattern]) -> Vec<EventSeen> {
        let mut seen = Vec::new();
        let mut step = Step::PrecombatMain;
        for (place, (_, line)) in self.log.lines.iter().enumerate() {
            let moment = u64::try_from(place).unwrap_or(u64::MAX);
            match line {
                TraceLine::Event(event) => {
                    if let Event::StepBegan { step: begun, .. } = event {
                        step = *begun;
                    }
                    seen.extend(
                        self.tell(event, step)
                            .into_iter()
                            .map(|e| EventSeen { moment: self.batch(place, event).unwrap_or(moment), ..e }),
                    );
                }
                TraceLine::Asked(decision, _) => seen.push(self.asked(decision, moment)),
                TraceLine::Mark(..) => {}
            }
        }
        seen.retain(|event| patterns.iter().any(|pattern| fits(pattern, event)));
        seen
    }

    /// Events that happened together have the same moment. An event that describes a move, such as a discard, a sacrifice or a destruction, has
    /// the moment of the move.
    fn batch(&self, place: usize, event: &Event) -> Option<u64> {
        let batch = match event {
            Event::Moved { batch, .. }
            | Event::Damaged { batch, .. }
            | Event::ControlChanged { batch, .. }
            | Event::LifeGained { batch, .. }
            | Event::LifeLost { batch, .. } => *batch,
            Event::Discarded { card: object, .. } | Event::Sacrificed { object, .. } | Event::Destroyed { object } => {
                self.log.lines.iter().skip(place).find_map(|(_, line)| match line {
                    TraceLine::Event(Event::Moved { object: moved, batch, .. }) => (moved == object).then_some(*batch),
                    _ => None,
                })?
            }
            _ => return None,
        };
        Some(1_000_000 + u64::from(batch))
    }

    fn asked(&self, decision: &casebook_engine::decision::Decision, moment: u64) -> EventSeen {
        let source = decision.source.map(|id| self.state.object(id).stack.as_ref().map_or(id, |item| item.source));
        EventSeen {
            source: source.map(|id| self.handle(id)),
            word: Some(asked_word(decision.kind).to_owned()),
            moment,
            ..EventSeen::of(EventKind::Asked).by(self.who(decision.player))
        }
    }

    fn who(&self, player: PlayerId) -> crate::case::Seat {
        self.names.seat_name(player)
    }

    fn tell(&self, event: &Event, step: Step) -> Vec<EventSeen> {
        use EventKind as K;
        let on = |kind: K, id: ObjectId| vec![EventSeen::of(kind).on(self.handle(id))];
        let by = |kind: K, player: PlayerId| EventSeen::of(kind).by(self.who(player));
        match event {
            Event::Cast { spell, player, .. } => vec![by(K::Played, *player).on(self.handle(*spell))],
            Event::LandPlayed { card, player } => vec![by(K::Played, *player).on(self.handle(*card))],
            Event::Activated { source, ability, player, .. } => {
                vec![by(K::Activated, *player).from(self.handle(*source)).on(self.handle(*source)).word(ability)]
            }
            Event::Triggered { source, ability, controller, .. } => {
                vec![by(K::Triggered, *controller).from(self.handle(*source)).on(self.handle(*source)).word(ability)]
            }
            Event::Resolved { object } => on(K::Resolved, *object),
            Event::Countered { object, by } => {
                let word = if by.is_some() { "effect" } else { "resolution" };
                vec![EventSeen::of(K::Countered).on(self.handle(*object)).word(word)]
            }
            Event::DidNotResolve { object } => {
                vec![EventSeen::of(K::Countered).on(self.handle(*object)).word("resolution")]
            }
            Event::Drew { player, card } => vec![by(K::Drew, *player).on(self.handle(*card))],
            Event::Discarded { player, card } => vec![by(K::Discarded, *player).on(self.handle(*card))],
            Event::Revealed { cards, by: who } => {
                cards.iter().map(|c| by(K::Revealed, *who).on(self.handle(*c))).collect()
            }
            Event::LookedAt { cards, by: who } => {
                cards.iter().map(|c| by(K::LookedAt, *who).on(self.handle(*c))).collect()
            }
            Event::Searched { by: who, .. } => vec![by(K::Searched, *who)],
            Event::Shuffled { player } => vec![by(K::Shuffled, *player)],
            Event::LifeGained { player, amount, .. } => vec![by(K::LifeGained, *player).amount(*amount)],
            Event::LifeLost { player, amount, .. } | Event::LifePaid { player, amount } => {
                vec![by(K::LifeLost, *player).amount(*amount)]
            }
            Event::ManaLost { player, amount, burned: true } => vec![by(K::ManaBurn, *player).amount(*amount)],
            Event::Tapped { object } => on(K::Tapped, *object),
            Event::Untapped { object } => on(K::Untapped, *object),
            Event::Flipped { object } => on(K::FlippedOver, *object),
            Event::Transformed { object } => on(K::Transformed, *object),
            Event::Destroyed { object } => on(K::Destroyed, *object),
            Event::Sacrificed { object, player } => vec![by(K::Sacrificed, *player).on(self.handle(*object))],
            Event::Attacked { attacker, .. } => on(K::Attacked, *attacker),
            Event::Blocked { blocker, attacker, .. } => {
                vec![EventSeen::of(K::Blocked).on(self.handle(*attacker)).from(self.handle(*blocker))]
            }
            Event::RemovedFromCombat { object } => on(K::LeftCombat, *object),
            Event::StepBegan { step, active } => vec![by(K::StepBegan, *active).word(&phase_word(phase_from(*step)))],
            Event::PriorityGiven { player } => vec![by(K::Priority, *player).word(&phase_word(phase_from(step)))],
            Event::TurnBegan { player, .. } => vec![by(K::TurnBegan, *player)],
            Event::CoinFlipped { player, won } => vec![by(K::Coin, *player).word(if *won { "won" } else { "lost" })],
            Event::ControlChanged { object, to, .. } => vec![by(K::ControlChanged, *to).on(self.handle(*object))],
            Event::CostLocked { object, .. } => on(K::CostPaid, *object),
            other => self.tell_more(other),
        }
    }

    fn tell_more(&self, event: &Event) -> Vec<EventSeen> {
        use EventKind as K;
        let hit = |kind: K, source: ObjectId, to: Entity, amount: u32| {
            let seen = EventSeen::of(kind).from(self.handle(source)).amount(amount);
            match to {
                Entity::Object(id) => seen.on(self.handle(id)),
                Entity::Player(player) => seen.by(self.who(player)),
            }
        };
        match event {
            Event::Damaged { source, to, amount, combat, .. } => {
                vec![hit(K::Damage, *source, *to, *amount).word(if *combat { "combat" } else { "" })]
            }
            Event::DamagePrevented { source, to, amount } => vec![hit(K::Prevented, *source, *to, *amount)],
            Event::BecameTarget { target, by } => vec![hit(K::Targeted, *by, *target, 0)],
            Event::CountersPut { on, kind, count, .. } => {
                let seen = EventSeen::of(K::CounterPut).amount(*count).word(kind);
                vec![match on {
                    Entity::Object(id) => seen.on(self.handle(*id)),
                    Entity::Player(player) => seen.by(self.who(*player)),
                }]
            }
            Event::Moved { object, from, to, why, .. } => self.moved(*object, *from, *to, *why),
            _ => Vec::new(),
        }
    }

    fn moved(&self, object: ObjectId, from: Zone, to: Zone, why: Why) -> Vec<EventSeen> {
        use EventKind as K;
        if self.state.object(object).kind == ObjectKind::Ability {
            return Vec::new();
        }
        let one = |kind: K| EventSeen::of(kind).on(self.handle(object));
        let mut seen = Vec::new();
        if matches!(why, Why::LegendRule | Why::ZeroToughness | Why::Unattached | Why::StateBased | Why::Ceased) {
            seen.push(one(K::StateBased));
        }
        if from == Zone::Battlefield {
            seen.push(one(K::LeftPlay).word(&words(to)));
            if to == Zone::Graveyard {
                seen.push(one(K::Died));
            }
        }
        if to == Zone::Battlefield {
            seen.push(one(K::Entered));
        }
        if to == Zone::Exile {
            seen.push(one(K::Exiled));
        }
        seen
    }
}

fn fits(pattern: &EventPattern, event: &EventSeen) -> bool {
    fn agrees<T: PartialEq>(wanted: &Option<T>, seen: &Option<T>) -> bool {
        wanted.is_none() || wanted == seen
    }
    pattern.kind == event.kind
        && agrees(&pattern.player, &event.player)
        && agrees(&pattern.object, &event.object)
        && agrees(&pattern.source, &event.source)
        && agrees(&pattern.amount, &event.amount)
        && agrees(&pattern.word, &event.word)
}

/// The colour words in an object's text as it reads now.
pub(super) fn text_words(seen: &Characteristics) -> Vec<String> {
    let texts = || seen.abilities.iter().map(|held| &held.ability);
    let colors = texts().flat_map(|text| colors_in(text)).map(|color| words(seen.reads(color)));
    let lands = texts().flat_map(|text| lands_in(text)).map(|land| seen.reads_land(land).name().to_lowercase());
    let subtypes = texts().flat_map(|text| subtypes_in(text)).map(|word| seen.reads_subtype(&word).to_lowercase());
    let mut read: Vec<String> = colors.chain(lands).chain(subtypes).collect();
    read.sort();
    read.dedup();
    read
}

/// The kind of a decision. The payment of mana is no choice that a card or rule asks for (601.2g), so it has a kind of its own.
fn asked_word(kind: DecisionKind) -> &'static str {
    match kind {
        DecisionKind::ManaSources | DecisionKind::ManaToSpend => "mana",
        kind => kind_word(kind),
    }
}
