//! Patterns of what happens: the same for triggers, durations, replacement effects and counts of what has happened.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::{
    condition::Condition,
    name::Name,
    reference::Ref,
    selector::{Range, Selector},
    values::{CounterKind, Step, Zone},
};

/// A pattern of events. What it matches is bound: `it` the object it happens to, `$player` the player, `$source` the cause, `$amount` the number,
/// each of them where the event has such a thing. An event that would happen can be replaced where the table says by what.
#[derive(Debug, Clone, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum EventPattern {
    /// An object changes zones. `it` is the object as it was, `$card` as it is now, `$player` its owner.
    Moves {
        /// Which objects, as they were on the battlefield, else as they are in the new zone.
        what: Selector,
        /// Out of that zone.
        #[serde(default)]
        from: Option<Zone>,
        /// Not out of that zone ("from anywhere other than the battlefield").
        #[serde(default)]
        not_from: Option<Zone>,
        /// Into that zone.
        #[serde(default)]
        to: Option<Zone>,
    },
    /// A permanent is put into a graveyard from the battlefield (700.4).
    Dies(Selector),
    /// An object comes onto the battlefield.
    Enters(Selector),
    /// A source deals damage. `it` or `$player` is what is dealt it.
    DealsDamage {
        /// Which sources.
        #[serde(default)]
        source: Option<Selector>,
        /// To which objects or players.
        #[serde(default)]
        to: Option<Selector>,
        /// Only combat damage, or only other damage.
        #[serde(default)]
        combat: Option<bool>,
        /// Once for all that a source deals at one time, however many are dealt it. So it is where nothing is said of `to` (or of `one_or_more`):
        /// "whenever it deals damage" triggers once, "whenever it deals damage to a creature" for each creature.
        #[serde(default)]
        together: Option<bool>,
        /// Once for each object or player that is dealt it, however many sources deal it at one time ("one or more").
        #[serde(default)]
        one_or_more: bool,
    },
    /// A creature is declared as an attacker. `$player` is who is attacked, or who controls the planeswalker that is.
    Attacks {
        /// Which creatures.
        what: Selector,
        /// Attacking which players or planeswalkers; whomever if not given.
        #[serde(default)]
        whom: Option<Selector>,
        /// Only its first attack of the turn.
        #[serde(default)]
        first_time_each_turn: bool,
    },
    /// A creature is declared as a blocker.
    Blocks(Selector),
    /// An attacker becomes blocked, once however many creatures block it.
    BecomesBlocked(Selector),
    /// Blocks or becomes blocked.
    BlocksOrBecomesBlocked(Selector),
    /// A creature blocks a creature: once for each that it blocks (509.3b). `it` is the one that blocks, `$other` the one that is blocked.
    BlocksCreature {
        /// Which creatures block.
        what: Selector,
        /// Which creatures they block.
        creature: Selector,
    },
    /// An attacker becomes blocked by a creature: once for each that blocks it (509.3d). `it` is the attacker, `$other` the one that blocks.
    BecomesBlockedBy {
        /// Which attackers.
        what: Selector,
        /// By which creatures.
        creature: Selector,
    },
    /// One or more creatures are declared as blockers: once for the whole declaration.
    CreaturesBlock(Selector),
    /// A spell is played.
    Casts {
        /// By whom.
        who: Ref,
        /// Which spells.
        #[serde(default)]
        what: Option<Selector>,
    },
    /// A card is played: a spell cast or a land played.
    Plays {
        /// By whom.
        who: Ref,
        /// Which cards.
        #[serde(default)]
        what: Option<Selector>,
    },
    /// An activated ability is played. `it` is what it is of, as it was, `$card` as it is now.
    Activates {
        /// By whom.
        who: Ref,
        /// Of which objects, as they are now or were before they paid for it.
        #[serde(default)]
        what: Option<Selector>,
        /// Only one that this keyword stands for ("cycles a card", 702.29c).
        #[serde(default)]
        keyword: Option<Name>,
    },
    /// A player taps a permanent for mana: plays a mana ability of it that has {T} among its costs. `$mana` is what kinds of mana that has
    /// made, `$amount` how much. An ability that adds mana then is a mana ability, too (605.1b, 411.3 until 2009): it does so at once.
    TapsForMana {
        /// Which player.
        who: Ref,
        /// Which permanents.
        #[serde(default)]
        what: Option<Selector>,
    },
    /// A player creates a token (111.2).
    Creates {
        /// Which player.
        who: Ref,
        /// Which tokens.
        #[serde(default)]
        what: Option<Selector>,
        /// Once for all that the player creates at one time ("one or more"). What is created is always replaced so.
        #[serde(default)]
        one_or_more: bool,
    },
    /// An object becomes the target of a spell or ability. `$source` is the spell or ability.
    BecomesTarget {
        /// Which objects.
        what: Selector,
        /// Only the first time in a turn.
        #[serde(default)]
        first_time_each_turn: bool,
    },
    /// A player draws a card.
    Draws(Ref),
    /// A player gains life.
    GainsLife(Ref),
    /// A player loses life.
    LosesLife(Ref),
    /// A player loses life because damage is dealt to that player (120.3a).
    LosesLifeByDamage(Ref),
    /// A player discards a card. "If you would discard this card" is an ability `from: hand`, with
    /// `if: { is: { what: it, matches: self } }`.
    Discards(Ref),
    /// A player sacrifices a permanent (701.21). `it` is the permanent as it was, `$player` who sacrifices it.
    Sacrifices {
        /// Which player.
        who: Ref,
        /// Which permanents; whatever if not given.
        #[serde(default)]
        what: Option<Selector>,
    },
    /// A spell or ability is copied: "cast or copy" is any of `casts` and `copies`. `it` is the copy (707.10).
    Copies {
        /// By which player.
        who: Ref,
        /// Which, as the copy is; whatever if not given.
        #[serde(default)]
        what: Option<Selector>,
    },
    /// A player searches a library (701.23), whatever is found.
    Searches {
        /// Who searches.
        who: Ref,
        /// Whose library; anybody's if not given.
        #[serde(default)]
        of: Option<Ref>,
    },
    /// A player shuffles that player's library (701.24).
    Shuffles(Ref),
    /// A keyword action has been done (701): "whenever you scry". `it` is the object that did it or that it was done to, `$amount` its number.
    Performs {
        /// Which player did it.
        who: Ref,
        /// Which action.
        action: Name,
        /// Which object did it, or which it was done to; whatever if not given.
        #[serde(default)]
        what: Option<Selector>,
    },
    /// A permanent becomes tapped.
    BecomesTapped(Selector),
    /// A permanent becomes untapped.
    BecomesUntapped(Selector),
    /// An Aura or Equipment becomes attached to something, also as it enters. `$other` is what it becomes attached to.
    BecomesAttached {
        /// Which Auras or Equipment.
        what: Selector,
        /// To what; to anything if not given.
        #[serde(default)]
        to: Option<Selector>,
    },
    /// An Aura or Equipment is no longer attached to something, also as it leaves the battlefield (701.3d). `$other` is what it was attached to.
    BecomesUnattached {
        /// Which Auras or Equipment.
        what: Selector,
        /// From what; from anything if not given.
        #[serde(default)]
        from: Option<Selector>,
    },
    /// A permanent is destroyed.
    Destroyed(Selector),
    /// Counters are put on something.
    GetsCounters {
        /// On which objects or players.
        what: Selector,
        /// Which kind.
        #[serde(default)]
        kind: Option<CounterKind>,
        /// Only those that an effect puts there: no cost, and no damage.
        #[serde(default)]
        by_effect: bool,
    },
    /// Counters are removed from something: all of a kind that go at one time are one event.
    LosesCounters {
        /// From which objects or players.
        what: Selector,
        /// Which kind.
        #[serde(default)]
        kind: Option<CounterKind>,
    },
    /// A Saga comes to a chapter: lore counters are put on it, which were fewer than that number and are no fewer now (714.2b). Several
    /// numbers are as many abilities (714.2c).
    Chapter(Vec<u32>),
    /// Something becomes monstrous, renowned or the like, by `designate`.
    BecomesDesignated {
        /// Which objects or players.
        what: Selector,
        /// What it becomes.
        to_be: Name,
    },
    /// A step begins. `$player` is whose turn it is.
    StepBegins {
        /// Which step.
        step: Step,
        /// On whose turn.
        #[serde(default)]
        of: Option<Ref>,
    },
    /// A permanent transforms; `it` is as it is then ("transforms into …").
    Transforms(Selector),
    /// A permanent is turned face up.
    TurnedFaceUp(Selector),
    /// A player loses the game.
    LosesGame(Ref),
    /// The game is in some state (a state trigger, 603.8).
    While(Box<Condition>),
    /// One or more such events at one time, together one: `{ one_or_more: { attacks: { what: { controller: you } } } }` is "whenever you attack".
    /// `it` and `$card` are all of what it happens to, `$amount` the sum or, where the events have no number, how many there are. What players do is
    /// taken together for each player.
    OneOrMore(Box<EventPattern>),
    /// Only the first, second, … such event of a turn or a step: "your second card each turn". Of events about players (`$player`) each
    /// player's are counted by themselves.
    Nth {
        /// Which event.
        event: Box<EventPattern>,
        /// The how-manieth: `{ exactly: 2 }`, `{ at_least: 2 }` for all but the first.
        which: Range,
        /// Counted anew in each of these.
        #[serde(default)]
        in_each: Span,
    },
    /// Any of these.
    AnyOf(Vec<EventPattern>),
}

/// A time in which events are counted.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Span {
    /// A turn.
    #[default]
    Turn,
    /// A step or phase.
    Step,
}

impl EventPattern {
    /// Whether all damage that a source deals at one time is one event for it (603.2c): as said, and where nobody is named who is dealt it.
    #[must_use]
    pub fn is_for_all_of_a_source(&self) -> bool {
        match self {
            Self::DealsDamage { to, together, one_or_more, .. } => together.unwrap_or(to.is_none() && !one_or_more),
            _ => false,
        }
    }
}
