//! Events of the history in the words of features.

use super::{
    Cursor, Read,
    list::{Phrase, alone},
    objects::anything,
    phase_phrase, phase_word,
    words::{kind_phrase, sees_phase},
};
use crate::{
    case::{EventKind, EventPattern, Target},
    vocabulary::Sheet,
};

/// The claims about events.
pub(crate) enum Happening {
    /// The events of these kinds together have this number.
    Times(usize, Vec<EventPattern>),
    /// In this order.
    InOrder(Vec<EventPattern>),
    /// All at the same time.
    AtOnce(Vec<EventPattern>),
}

/// Events of objects.
pub(crate) const OBJECT_VERBS: [Phrase<EventKind>; 28] = [
    alone("entered", EventKind::Entered),
    alone("came into play", EventKind::Entered),
    alone("left play", EventKind::LeftPlay),
    alone("died", EventKind::Died),
    alone("flipped", EventKind::FlippedOver),
    alone("transformed", EventKind::Transformed),
    alone("was destroyed", EventKind::Destroyed),
    alone("was sacrificed", EventKind::Sacrificed),
    alone("was exiled", EventKind::Exiled),
    alone("was removed from the game", EventKind::Exiled),
    alone("was revealed", EventKind::Revealed),
    alone("was looked at", EventKind::LookedAt),
    alone("was discarded", EventKind::Discarded),
    alone("was drawn", EventKind::Drew),
    alone("was tapped", EventKind::Tapped),
    alone("was untapped", EventKind::Untapped),
    alone("was played", EventKind::Played),
    alone("was cast", EventKind::Played),
    alone("was activated", EventKind::Activated),
    alone("triggered", EventKind::Triggered),
    alone("resolved", EventKind::Resolved),
    alone("was countered", EventKind::Countered),
    alone("was targeted", EventKind::Targeted),
    alone("changed control", EventKind::ControlChanged),
    alone("attacked", EventKind::Attacked),
    alone("blocked", EventKind::Blocked),
    alone("left combat", EventKind::LeftCombat),
    alone("was dealt damage", EventKind::Damage),
];

/// Events of players.
pub(crate) const PLAYER_VERBS: [Phrase<(EventKind, Option<&str>)>; 20] = [
    alone("drew", (EventKind::Drew, None)),
    alone("discarded", (EventKind::Discarded, None)),
    alone("revealed", (EventKind::Revealed, None)),
    alone("looked at a card", (EventKind::LookedAt, None)),
    alone("searched", (EventKind::Searched, None)),
    alone("shuffled", (EventKind::Shuffled, None)),
    alone("gained life", (EventKind::LifeGained, None)),
    alone("lost life", (EventKind::LifeLost, None)),
    alone("burned for mana", (EventKind::ManaBurn, None)),
    alone("flipped a coin", (EventKind::Coin, None)),
    alone("won a flip", (EventKind::Coin, Some("won"))),
    alone("lost a flip", (EventKind::Coin, Some("lost"))),
    alone("got priority", (EventKind::Priority, None)),
    alone("received priority", (EventKind::Priority, None)),
    alone("was dealt damage", (EventKind::Damage, None)),
    alone("sacrificed", (EventKind::Sacrificed, None)),
    alone("played a spell", (EventKind::Played, None)),
    alone("cast a spell", (EventKind::Played, None)),
    alone("began a turn", (EventKind::TurnBegan, None)),
    alone("was asked", (EventKind::Asked, None)),
];

/// Events without an object or a player that acts.
pub(crate) const WITHOUT_SUBJECT: [Phrase<EventKind>; 2] =
    [alone("state-based actions applied", EventKind::StateBased), alone("a cost was paid", EventKind::CostPaid)];

/// Events whose object in a step is their source.
fn by_source(kind: EventKind) -> bool {
    matches!(kind, EventKind::Triggered | EventKind::Activated | EventKind::Blocked)
}

/// Reads everything after `it happened`.
pub(crate) fn event_list(cursor: &mut Cursor, sheet: &mut Sheet) -> Read<Happening> {
    if cursor.take("in this order that") {
        let mut events = vec![event(cursor, sheet)?];
        loop {
            let _ = cursor.take(",");
            if !cursor.take("then") {
                return Ok(Happening::InOrder(events));
            }
            events.push(event(cursor, sheet)?);
        }
    }
    let times = if cursor.take("at once that") { None } else { Some(times(cursor)?) };
    if times.is_some() {
        cursor.need("that")?;
    }
    let mut events = vec![event(cursor, sheet)?];
    while cursor.more(|ahead| !ahead.done()) {
        events.push(event(cursor, sheet)?);
    }
    Ok(match times {
        Some(times) => Happening::Times(times, events),
        None => Happening::AtOnce(events),
    })
}

/// Reads `never`, `once`, `twice`, `3 times`.
pub(crate) fn times(cursor: &mut Cursor) -> Read<usize> {
    match cursor.take_any(&["never", "once", "twice"]) {
        Some(times) => Ok(times),
        None => {
            let times = cursor.number().map_err(|_| cursor.expected("how often (never, once, twice, 3 times)"))?;
            cursor.need("times")?;
            Ok(times as usize)
        }
    }
}

fn event(cursor: &mut Cursor, sheet: &mut Sheet) -> Read<EventPattern> {
    if let Some(kind) = cursor.one_of(&WITHOUT_SUBJECT) {
        return Ok(EventPattern::of(kind));
    }
    let mut ahead = cursor.clone();
    if ahead.take_any(&["a", "an", "the"]).is_some() && sees_phase(&ahead) {
        *cursor = ahead;
        let phase = phase_phrase(cursor)?;
        cursor.need("began")?;
        return Ok(EventPattern { word: Some(phase_word(phase)), ..EventPattern::of(EventKind::StepBegan) });
    }
    if cursor.sees_possessive() {
        let player = cursor.possessive()?;
        let phase = phase_phrase(cursor)?;
        cursor.need("began")?;
        return Ok(EventPattern {
            player: Some(player),
            word: Some(phase_word(phase)),
            ..EventPattern::of(EventKind::StepBegan)
        });
    }
    let pattern = match anything(cursor, sheet)? {
        Target::Object(object) => {
            let kind =
                cursor.one_of(&OBJECT_VERBS).ok_or_else(|| cursor.none_of("an event of the object", &OBJECT_VERBS))?;
            let (object, source) = if by_source(kind) { (None, Some(object)) } else { (Some(object), None) };
            EventPattern { object, source, ..EventPattern::of(kind) }
        }
        Target::Player(player) => {
            let (kind, word) =
                cursor.one_of(&PLAYER_VERBS).ok_or_else(|| cursor.none_of("an event of the player", &PLAYER_VERBS))?;
            let mut pattern =
                EventPattern { player: Some(player), word: word.map(str::to_owned), ..EventPattern::of(kind) };
            if kind == EventKind::Asked && cursor.take("for") {
                pattern.word = Some(kind_phrase(cursor)?);
            }
            if kind == EventKind::Priority && cursor.take("in the") {
                pattern.word = Some(phase_word(phase_phrase(cursor)?));
            }
            pattern
        }
    };
    Ok(pattern)
}
