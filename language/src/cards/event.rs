//! Event patterns: the language in which triggers, durations, replacement effects and counts of past events name an event.

#[cfg(feature = "schema")]
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::{
    condition::Condition,
    name::Name,
    reference::Ref,
    selector::{Range, Selector},
    values::{CounterKind, Daytime, Step, Zone},
};

/// A pattern of events. A match binds names: `it` is the object to which the event happens, `$player` the player, `$source` the cause and `$amount`
/// the number, each if the event has one. A replacement effect can replace an event that would happen; the table lists the replacements that each
/// event allows.
#[derive(Debug, Clone, PartialEq, Eq, Hash, Serialize, Deserialize, strum::EnumDiscriminants)]
#[cfg_attr(feature = "schema", derive(JsonSchema))]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
#[strum_discriminants(name(EventWord), vis(pub(crate)), derive(strum::EnumString), strum(serialize_all = "snake_case"))]
pub enum EventPattern {
    /// An object changes zones. `it` is the object in its old zone, `$card` the object in its new zone, `$player` the owner.
    Moves {
        /// The objects. An object that was on the battlefield is matched as it last existed there; every other object is matched in its new zone.
        what: Selector,
        /// The zone that the object leaves. Left out: any zone.
        #[serde(default)]
        from: Option<Zone>,
        /// A zone that the object must not come from ("from anywhere other than the battlefield").
        #[serde(default)]
        not_from: Option<Zone>,
        /// The zone that the object enters. Left out: any zone.
        #[serde(default)]
        to: Option<Zone>,
        /// Only the last step of the resolution of a spell (608.2n), and not a move by an effect or of a spell that is countered.
        #[serde(default)]
        as_it_resolves: bool,
        /// Only a card that is discarded (701.9).
        #[serde(default)]
        discarded: bool,
    },
    /// A permanent is put into a graveyard from the battlefield (700.4).
    Dies(Selector),
    /// An object enters the battlefield.
    Enters(Selector),
    /// A source deals damage. `it` or `$player` is the object or player that is dealt the damage.
    DealsDamage {
        /// The sources. Left out: any source.
        #[serde(default)]
        source: Option<Selector>,
        /// The objects or players that are dealt the damage. Left out: any of them.
        #[serde(default)]
        to: Option<Selector>,
        /// With `true`, only combat damage; with `false`, only noncombat damage. Left out: any damage.
        #[serde(default)]
        combat: Option<bool>,
        /// With `true`, all damage that a source deals at one time is one event, however many objects and players are dealt it. Left out: `true` if
        /// neither `to` nor `one_or_more` is given. "Whenever it deals damage" then triggers once, and "whenever it deals damage to a creature"
        /// triggers for each creature.
        #[serde(default)]
        together: Option<bool>,
        /// All damage that is dealt at one time to one object or player is one event, however many sources deal it ("one or more").
        #[serde(default)]
        one_or_more: bool,
    },
    /// A creature is declared as an attacker. `$player` is the player who is attacked, or the controller of the planeswalker that is attacked.
    Attacks {
        /// The attacking creatures.
        what: Selector,
        /// The players or planeswalkers that are attacked. Left out: any of them.
        #[serde(default)]
        whom: Option<Selector>,
        /// Only the first attack of the creature in a turn.
        #[serde(default)]
        first_time_each_turn: bool,
    },
    /// A creature is declared as a blocker.
    Blocks(Selector),
    /// An attacking creature becomes blocked: one event, however many creatures block it.
    BecomesBlocked(Selector),
    /// A creature attacks and isn't blocked: blockers are declared, and none for it (509.3g).
    AttacksUnblocked(Selector),
    /// A creature blocks or becomes blocked.
    BlocksOrBecomesBlocked(Selector),
    /// A creature blocks a creature: one event for each attacking creature that it blocks (509.3b). `it` is the blocking creature, `$other` the
    /// attacking creature.
    BlocksCreature {
        /// The blocking creatures.
        what: Selector,
        /// The attacking creatures that they block.
        creature: Selector,
    },
    /// An attacking creature becomes blocked by a creature: one event for each creature that blocks it (509.3d). `it` is the attacking creature,
    /// `$other` the blocking creature.
    BecomesBlockedBy {
        /// The attacking creatures.
        what: Selector,
        /// The blocking creatures.
        creature: Selector,
    },
    /// One or more creatures are declared as blockers: one event for the whole declaration.
    CreaturesBlock(Selector),
    /// A player casts a spell.
    Casts {
        /// The players who cast it.
        who: Ref,
        /// The spells. Left out: any spell.
        #[serde(default)]
        what: Option<Selector>,
        /// The zone from which the spell is cast. Left out: any zone.
        #[serde(default)]
        from: Option<Zone>,
    },
    /// A player plays a card: casts it as a spell or plays it as a land.
    Plays {
        /// The players who play it.
        who: Ref,
        /// The cards. Left out: any card.
        #[serde(default)]
        what: Option<Selector>,
    },
    /// A player activates an activated ability. `it` is the object with the ability, as it was before the costs were paid; `$card` is the same object
    /// now.
    Activates {
        /// The players who activate it.
        who: Ref,
        /// The objects with the ability, as they are now or as they were before the costs were paid. Left out: any object.
        #[serde(default)]
        what: Option<Selector>,
        /// Only an ability that this keyword stands for ("cycles a card", 702.29c). Left out: any ability.
        #[serde(default)]
        keyword: Option<Name>,
    },
    /// A player taps a permanent for mana: activates a mana ability of the permanent with {T} among its costs. `$mana` is the kinds of mana that the
    /// ability produced, `$amount` the number of mana. An ability that triggers on this event and adds mana is a mana ability too, and resolves
    /// immediately (605.1b, 411.3 until 2009).
    TapsForMana {
        /// The players who tap it.
        who: Ref,
        /// The permanents. Left out: any permanent.
        #[serde(default)]
        what: Option<Selector>,
    },
    /// A player creates a token (111.2).
    Creates {
        /// The players who create it.
        who: Ref,
        /// The tokens. Left out: any token.
        #[serde(default)]
        what: Option<Selector>,
        /// All tokens that the player creates at one time are one event ("one or more"). A replacement effect always sees them as one event.
        #[serde(default)]
        one_or_more: bool,
    },
    /// An object becomes the target of a spell or ability. `$source` is the spell or ability, and `$controller` the player who controls it then.
    BecomesTarget {
        /// The objects that become targets.
        what: Selector,
        /// The spells and abilities. Left out: any.
        #[serde(default)]
        by: Option<Selector>,
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
    /// A player discards a card. "If you would discard this card" is an ability with `from: hand` and `if: { is: { what: it, matches: self } }`.
    Discards(Ref),
    /// A player sacrifices a permanent (701.21). `it` is the permanent as it last existed on the battlefield, `$player` the player who sacrifices it.
    Sacrifices {
        /// The players who sacrifice it.
        who: Ref,
        /// The permanents. Left out: any permanent.
        #[serde(default)]
        what: Option<Selector>,
    },
    /// A player copies a spell or ability. `it` is the copy (707.10). "Cast or copy" is `any_of` with `casts` and `copies`.
    Copies {
        /// The players who copy it.
        who: Ref,
        /// The copies that match. Left out: any copy.
        #[serde(default)]
        what: Option<Selector>,
    },
    /// A player searches a library (701.23), even if the player finds nothing.
    Searches {
        /// The players who search.
        who: Ref,
        /// The players whose library is searched. Left out: any player.
        #[serde(default)]
        of: Option<Ref>,
    },
    /// A player shuffles their own library (701.24).
    Shuffles(Ref),
    /// A player has performed a keyword action (701): "whenever you scry". `it` is the object that performed it or that it was performed on, or all of
    /// them if it was performed on several at one time; `$amount` is its number.
    Performs {
        /// The players who performed it.
        who: Ref,
        /// The name of the keyword action.
        action: Name,
        /// The objects that performed it or that it was performed on; at least one of them. Left out: any object or none.
        #[serde(default)]
        what: Option<Selector>,
    },
    /// A permanent becomes tapped.
    BecomesTapped(Selector),
    /// A permanent becomes untapped.
    BecomesUntapped(Selector),
    /// An Aura or Equipment becomes attached to an object or player, also as it enters the battlefield. `$other` is the object or player to which it
    /// becomes attached.
    BecomesAttached {
        /// The Auras or Equipment.
        what: Selector,
        /// The objects or players to which it becomes attached. Left out: any of them.
        #[serde(default)]
        to: Option<Selector>,
    },
    /// An Aura or Equipment becomes unattached from an object or player, also as it leaves the battlefield (701.3d). `$other` is the object or player
    /// to which it was attached.
    BecomesUnattached {
        /// The Auras or Equipment.
        what: Selector,
        /// The objects or players to which it was attached. Left out: any of them.
        #[serde(default)]
        from: Option<Selector>,
    },
    /// A permanent is destroyed.
    Destroyed(Selector),
    /// Counters are put on an object or player.
    GetsCounters {
        /// The objects or players that get counters.
        what: Selector,
        /// The kind of counter. Left out: any kind.
        #[serde(default)]
        kind: Option<CounterKind>,
        /// Only counters that an effect puts there, not counters from a cost or from damage.
        #[serde(default)]
        by_effect: bool,
    },
    /// Counters are removed from an object or player. All counters of one kind that are removed at one time are one event.
    LosesCounters {
        /// The objects or players that lose counters.
        what: Selector,
        /// The kind of counter. Left out: any kind.
        #[serde(default)]
        kind: Option<CounterKind>,
    },
    /// A Saga reaches a chapter: lore counters are put on it, the number before was less than the chapter number, and the number after is not less
    /// (714.2b). A list of several numbers stands for one ability for each number (714.2c).
    Chapter(Vec<u32>),
    /// An object or player gets a designation, such as monstrous or renowned, by the instruction `designate`.
    BecomesDesignated {
        /// The objects or players that get the designation.
        what: Selector,
        /// The designation.
        to_be: Name,
    },
    /// A step begins. `$player` is the player whose turn it is.
    StepBegins {
        /// The step.
        step: Step,
        /// The players on whose turns it counts. Left out: every player's turn.
        #[serde(default)]
        of: Option<Ref>,
    },
    /// Day becomes night, or night becomes day (730.1a). The first day or night of the game does not count.
    TimeChanges {
        /// What it becomes. Left out: either.
        #[serde(default)]
        to: Option<Daytime>,
    },
    /// A permanent transforms ("transforms into …"). `it` is the permanent with its new characteristics.
    Transforms(Selector),
    /// A permanent is turned face up.
    TurnedFaceUp(Selector),
    /// A player passes priority.
    Passes(Ref),
    /// A player loses the game.
    LosesGame(Ref),
    /// The game is in a state that meets the condition (a state trigger, 603.8).
    While(Box<Condition>),
    /// One or more such events happen at one time; together they are one event. `{ one_or_more: { attacks: { what: { controller: you } } } }` is
    /// "whenever you attack". `it` and `$card` are all objects of the events. `$amount` is the sum of the amounts, or the number of events if the
    /// events have no amount. Actions of players are combined for each player separately.
    OneOrMore(Box<EventPattern>),
    /// Only the first, second or another such event of a turn or step: "your second card each turn". Events that bind `$player` are counted for each
    /// player separately.
    Nth {
        /// The event that is counted.
        event: Box<EventPattern>,
        /// The positions that match: `{ exactly: 2 }` is the second event, `{ at_least: 2 }` every event but the first.
        which: Range,
        /// The span of time in which the events are counted. Left out: a turn.
        #[serde(default)]
        in_each: Span,
    },
    /// An event that matches any of these patterns.
    AnyOf(Vec<EventPattern>),
}

/// A span of time in which events are counted.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum Span {
    /// A turn.
    #[default]
    Turn,
    /// A step or phase.
    Step,
}

impl EventPattern {
    /// Whether the pattern treats all damage that a source deals at one time as one event (603.2c). The pattern states it, or names nobody who is
    /// dealt the damage.
    #[must_use]
    pub fn is_for_all_of_a_source(&self) -> bool {
        match self {
            Self::DealsDamage { to, together, one_or_more, .. } => together.unwrap_or(to.is_none() && !one_or_more),
            _ => false,
        }
    }
}
