//! Events of the history, as features tell them.

use super::{
    Cursor, Read,
    objects::anything,
    phase_phrase, phase_word,
    words::{kind_phrase, sees_phase},
};
use crate::{
    case::{EventKind, EventPattern, Target},
    vocabulary::Sheet,
};

/// How events are claimed to have happened.
pub(crate) enum Happening {
    /// Each kind that fits, together this often.
    Times(usize, Vec<EventPattern>),
    /// In this order.
    InOrder(Vec<EventPattern>),
    /// All at the same time.
    AtOnce(Vec<EventPattern>),
}

/// What objects do or have done to them.
pub(crate) const OBJECT_VERBS: [(&str, EventKind); 27] = [
    ("entered", EventKind::Entered),
    ("came into play", EventKind::Entered),
    ("left play", EventKind::LeftPlay),
    ("died", EventKind::Died),
    ("flipped", EventKind::FlippedOver),
    ("was destroyed", EventKind::Destroyed),
    ("was sacrificed", EventKind::Sacrificed),
    ("was exiled", EventKind::Exiled),
    ("was removed from the game", EventKind::Exiled),
    ("was revealed", EventKind::Revealed),
    ("was looked at", EventKind::LookedAt),
    ("was discarded", EventKind::Discarded),
    ("was drawn", EventKind::Drew),
    ("was tapped", EventKind::Tapped),
    ("was untapped", EventKind::Untapped),
    ("was played", EventKind::Played),
    ("was cast", EventKind::Played),
    ("was activated", EventKind::Activated),
    ("triggered", EventKind::Triggered),
    ("resolved", EventKind::Resolved),
    ("was countered", EventKind::Countered),
    ("was targeted", EventKind::Targeted),
    ("changed control", EventKind::ControlChanged),
    ("attacked", EventKind::Attacked),
    ("blocked", EventKind::Blocked),
    ("left combat", EventKind::LeftCombat),
    ("was dealt damage", EventKind::Damage),
];

/// What players do or have done to them.
pub(crate) const PLAYER_VERBS: [(&str, EventKind, Option<&str>); 20] = [
    ("drew", EventKind::Drew, None),
    ("discarded", EventKind::Discarded, None),
    ("revealed", EventKind::Revealed, None),
    ("looked at a card", EventKind::LookedAt, None),
    ("searched", EventKind::Searched, None),
    ("shuffled", EventKind::Shuffled, None),
    ("gained life", EventKind::LifeGained, None),
    ("lost life", EventKind::LifeLost, None),
    ("burned for mana", EventKind::ManaBurn, None),
    ("flipped a coin", EventKind::Coin, None),
    ("won a flip", EventKind::Coin, Some("won")),
    ("lost a flip", EventKind::Coin, Some("lost")),
    ("got priority", EventKind::Priority, None),
    ("received priority", EventKind::Priority, None),
    ("was dealt damage", EventKind::Damage, None),
    ("sacrificed", EventKind::Sacrificed, None),
    ("played a spell", EventKind::Played, None),
    ("cast a spell", EventKind::Played, None),
    ("began a turn", EventKind::TurnBegan, None),
    ("was asked", EventKind::Asked, None),
];

/// What happens without anybody doing it.
pub(crate) const WITHOUT_SUBJECT: [(&str, EventKind); 2] =
    [("state-based actions applied", EventKind::StateBased), ("a cost was paid", EventKind::CostPaid)];

/// Events told of an object that they have as their source, not as what they happened to.
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
    if let Some((_, kind)) = WITHOUT_SUBJECT.iter().find(|(words, _)| cursor.take(words)) {
        return Ok(EventPattern::of(*kind));
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
            let found = OBJECT_VERBS.iter().find(|(words, _)| cursor.take(words));
            let kind = found
                .map(|(_, kind)| *kind)
                .ok_or_else(|| cursor.expected("what happened to it (entered, died, was revealed …)"))?;
            let (object, source) = if by_source(kind) { (None, Some(object)) } else { (Some(object), None) };
            EventPattern { object, source, ..EventPattern::of(kind) }
        }
        Target::Player(player) => {
            let found = PLAYER_VERBS.iter().find(|(words, ..)| cursor.take(words));
            let (_, kind, word) =
                found.ok_or_else(|| cursor.expected("what the player did (drew, shuffled, got priority …)"))?;
            let mut pattern =
                EventPattern { player: Some(player), word: word.map(str::to_owned), ..EventPattern::of(*kind) };
            if *kind == EventKind::Asked && cursor.take("for") {
                pattern.word = Some(kind_phrase(cursor)?);
            }
            if *kind == EventKind::Priority && cursor.take("in the") {
                pattern.word = Some(phase_word(phase_phrase(cursor)?));
            }
            pattern
        }
    };
    Ok(pattern)
}
