//! A quick check whether a pattern can match a change, before its text is evaluated.

use crate::{
    cards::{
        effect::Place,
        event::EventPattern,
        reference::{Ref, RefOf},
        selector::Selector,
        values::Zone,
    },
    change::{CardChange, Change, Create, Damage, Destination, GameChange, LifeChange, Move, PermanentChange},
    event::{Event, Why},
    game::Game,
};

/// Whether replacement effects can apply to such changes at all.
pub(super) fn replaceable(change: &Change) -> bool {
    match change {
        Change::Card(card) => match card {
            CardChange::Move(_) | CardChange::Create(_) | CardChange::CreateTokens { .. } | CardChange::Draw { .. } => {
                true
            }
            CardChange::Reveal { .. }
            | CardChange::LookAt { .. }
            | CardChange::Announce { .. }
            | CardChange::LetLook { .. }
            | CardChange::KeepRevealed { .. }
            | CardChange::TurnUp { .. }
            | CardChange::Shuffle { .. } => false,
        },
        Change::Life(life) => match life {
            // Life that is paid is lost (119.4).
            LifeChange::Damage(_)
            | LifeChange::GainLife { .. }
            | LifeChange::LoseLife { .. }
            | LifeChange::PayLife { .. } => true,
        },
        Change::Permanent(permanent) => matches!(
            permanent,
            PermanentChange::PutCounters { .. } | PermanentChange::Destroy { .. } | PermanentChange::Untap { .. }
        ),
        Change::Stack(_) | Change::Effect(_) | Change::Combat(_) | Change::Turn(_) | Change::Note(_) => false,
        Change::Game(game) => matches!(game, GameChange::Lose { .. }),
    }
}

/// The event as it would be reported.
pub(crate) fn would_be(game: Game<'_>, change: &Change) -> Vec<Event> {
    vec![match change {
        Change::Card(CardChange::Move(m)) => {
            let object = game.object(m.object);
            let (from, to, owner) = (object.zone, m.zone(), object.owner);
            let moved = Event::Moved { object: m.object, became: m.object, from, to, why: m.why, owner, batch: 0 };
            if m.why == Why::Discarded {
                return vec![Event::Discarded { player: owner, card: m.object }, moved];
            }
            moved
        }
        Change::Life(LifeChange::Damage(Damage { source, to, amount, combat, .. })) => {
            Event::Damaged { source: *source, to: *to, amount: *amount, combat: *combat, batch: 0 }
        }
        Change::Life(LifeChange::GainLife { player, amount }) => {
            Event::LifeGained { player: *player, amount: *amount, batch: 0 }
        }
        Change::Life(LifeChange::LoseLife { player, amount, dealt }) => {
            Event::LifeLost { player: *player, amount: *amount, dealt: *dealt, batch: 0 }
        }
        Change::Life(LifeChange::PayLife { player, amount }) => Event::LifePaid { player: *player, amount: *amount },
        Change::Permanent(PermanentChange::PutCounters { on, kind, count, by_effect }) => {
            Event::CountersPut { on: *on, kind: kind.clone(), count: *count, by_effect: *by_effect }
        }
        Change::Permanent(PermanentChange::Destroy { object, .. }) => Event::Destroyed { object: *object },
        Change::Permanent(PermanentChange::Untap { object }) => Event::Untapped { object: *object },
        Change::Game(GameChange::Lose { player, why }) => Event::PlayerLost { player: *player, why: *why },
        _ => return Vec::new(),
    }]
}

/// Whether a pattern can match such a change, or one that may result from it: a destroyed permanent moves, a draw may become a move.
pub(super) fn may_speak_of(pattern: &EventPattern, change: &Change) -> bool {
    let moves = matches!(
        change,
        Change::Card(CardChange::Move(_) | CardChange::CreateTokens { .. } | CardChange::Draw { .. })
            | Change::Permanent(PermanentChange::Destroy { .. })
    );
    let enters = matches!(
        change,
        Change::Card(CardChange::Move(Move { to: Destination::Place(Place::Battlefield), .. }))
            | Change::Card(CardChange::Create(Create { zone: Zone::Battlefield, .. }))
            | Change::Card(CardChange::CreateTokens { .. })
    );
    // Damage results in loss of life or, with wither or infect, in counters; and in a gain of life if its source has lifelink.
    let damages = matches!(change, Change::Life(LifeChange::Damage(_)));
    // A gain of life may be replaced by a loss, and a loss by a gain.
    let of_life = matches!(change, Change::Life(_));
    match pattern {
        EventPattern::AnyOf(any) => any.iter().any(|p| may_speak_of(p, change)),
        EventPattern::LosesLife(_) | EventPattern::GainsLife(_) if of_life => true,
        EventPattern::LosesLifeByDamage(_) | EventPattern::GetsCounters { .. } if damages => true,
        // A permanent may enter with counters.
        EventPattern::GetsCounters { .. } if enters => true,
        EventPattern::Moves { .. } | EventPattern::Dies(_) | EventPattern::Enters(_) if moves => true,
        _ => speaks_of(pattern, change),
    }
}

/// Whether a pattern can match such a change at all, without evaluating its text.
pub(crate) fn speaks_of(pattern: &EventPattern, change: &Change) -> bool {
    match (pattern, change) {
        (EventPattern::AnyOf(any), _) => any.iter().any(|p| speaks_of(p, change)),
        (EventPattern::Moves { to, .. }, Change::Card(CardChange::Move(m))) => to.is_none_or(|to| to == m.zone()),
        (EventPattern::Moves { to, .. }, Change::Card(CardChange::Create(c))) => to.is_none_or(|to| to == c.zone),
        (EventPattern::Dies(_), Change::Card(CardChange::Move(m))) => m.zone() == Zone::Graveyard,
        (EventPattern::Enters(_), Change::Card(CardChange::Move(m))) => m.zone() == Zone::Battlefield,
        (EventPattern::Enters(_), Change::Card(CardChange::Create(c))) => c.zone == Zone::Battlefield,
        (EventPattern::Discards(_), Change::Card(CardChange::Move(m))) => m.why == Why::Discarded,
        (EventPattern::GetsCounters { .. }, Change::Card(CardChange::Move(Move { enter, .. })))
        | (EventPattern::GetsCounters { .. }, Change::Card(CardChange::Create(Create { enter, .. }))) => {
            !enter.counters.is_empty()
        }
        (EventPattern::DealsDamage { .. }, Change::Life(LifeChange::Damage(_)))
        | (EventPattern::Creates { .. }, Change::Card(CardChange::CreateTokens { .. }))
        | (EventPattern::Draws(_), Change::Card(CardChange::Draw { .. }))
        | (EventPattern::GainsLife(_), Change::Life(LifeChange::GainLife { .. }))
        | (
            EventPattern::LosesLife(_),
            Change::Life(LifeChange::LoseLife { .. } | LifeChange::PayLife { amount: 1.., .. }),
        )
        | (EventPattern::LosesLifeByDamage(_), Change::Life(LifeChange::LoseLife { dealt: true, .. }))
        | (EventPattern::GetsCounters { .. }, Change::Permanent(PermanentChange::PutCounters { .. }))
        | (EventPattern::Destroyed(_), Change::Permanent(PermanentChange::Destroy { .. }))
        | (EventPattern::BecomesUntapped(_), Change::Permanent(PermanentChange::Untap { .. }))
        | (EventPattern::LosesGame(_), Change::Game(GameChange::Lose { .. })) => true,
        _ => false,
    }
}

/// Whether a pattern names the object with the text itself, and not only a set to which the object would belong. Patterns of other events than moves
/// have no such object.
pub(super) fn is_of_itself(pattern: &EventPattern) -> bool {
    match pattern {
        EventPattern::AnyOf(any) => any.iter().any(is_of_itself),
        EventPattern::Enters(what) | EventPattern::Dies(what) => names_itself(what),
        EventPattern::Moves { what, .. } | EventPattern::GetsCounters { what, .. } => names_itself(what),
        _ => true,
    }
}

/// Whether a selector names the object with the text itself.
pub(crate) fn names_itself(what: &Selector) -> bool {
    match what {
        Selector::Is(Ref::This) => true,
        Selector::Is(Ref::Of(of)) => match &**of {
            RefOf::Only(what, _) | RefOf::Except(what, _) => *what == Ref::This,
            RefOf::Each(parts) => parts.contains(&Ref::This),
            _ => false,
        },
        Selector::Is(_) | Selector::Named(_) => false,
        Selector::Where(wanted) => {
            wanted.among == Some(Ref::This) || wanted.all_of.iter().chain(&wanted.any_of).any(names_itself)
        }
    }
}

/// Whether a pattern, or a part of it, matches counters that are put on something.
pub(super) fn is_of_counters(pattern: &EventPattern) -> bool {
    match pattern {
        EventPattern::AnyOf(any) => any.iter().any(is_of_counters),
        pattern => matches!(pattern, EventPattern::GetsCounters { .. }),
    }
}
