//! The observations of a case and their points.

use super::{AbilityRef, Action, Answer, Handle, Seat, Target, Zone};
#[cfg(feature = "schema")]
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// One observation to make.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(JsonSchema))]
pub struct Probe {
    /// The point: the number of script operations that have been carried out, 0 for the setup. If the operation before it waits for a decision,
    /// the point is the game in which that decision waits.
    pub after: usize,
    /// The query, asked as an observer who sees everything unless the query names a player.
    pub query: Query,
}

/// A question about the game. Its answer is a [`Value`](super::Value) of the kind named with each, never "as expected".
///
/// Histories count from the end of the setup, so at point 0 they are empty.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum Query {
    /// One aspect of an object.
    Object {
        /// Which object.
        object: Handle,
        /// Which aspect; it says the kind of the value.
        aspect: Aspect,
    },
    /// How many counters of a kind an object or player has: `number`.
    Counters {
        /// On whom.
        on: Target,
        /// Of which kind.
        kind: String,
    },
    /// A player's life total: `number`.
    Life(Seat),
    /// The mana in a player's pool: `mana`.
    ManaPool(Seat),
    /// How many cards a player has drawn: `number`. A replaced draw isn't one.
    CardsDrawn(Seat),
    /// Whether a player is still in the game: `word` of `playing`, `won`, `lost`, `drew`.
    Standing(Seat),
    /// The objects of a zone: `objects`, in order where the zone has one (top first), by handle or, where the case has no handle, by name.
    Contents {
        /// Which zone.
        zone: Zone,
        /// Whose, for zones that each player has; for the battlefield and the stack the controller; for exile the owner.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        player: Option<Seat>,
    },
    /// How many objects a zone holds: `number`.
    Size {
        /// Which zone.
        zone: Zone,
        /// Whose.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        player: Option<Seat>,
        /// Only those of this name, type or subtype (`Forest`, `creature`, `Rat`), or tokens (`token`).
        #[serde(default, skip_serializing_if = "Option::is_none")]
        kind: Option<String>,
    },
    /// The tokens a player controls: `tokens`.
    Tokens(Seat),
    /// The objects on the stack, top first: `stack`.
    Stack,
    /// The player whose turn it is, the number of the turn, and the step: `moment`.
    Now,
    /// Who has priority: `player`, or `nothing`.
    Priority,
    /// Whether the action that was tried last was legal ([`ScriptOp::Try`](super::ScriptOp::Try)): `legality`, or `nothing` if none was tried.
    Tried,
    /// Whether a player can take an action: `legality`. It is asked of a copy of the game, as if the action were in the script here, with the
    /// same implicit passing.
    CanDo(Box<Action>),
    /// Whether an answer would be accepted by the pending decision: `legality`; `nothing` if there is no such decision.
    WouldAccept(Answer),
    /// The decision that is pending: `decision`, or `nothing`.
    Decision,
    /// The possible targets: `targets`. For a card, as if it were played now; for an object on the stack, as if its target were chosen now.
    LegalTargets {
        /// The player who would choose.
        player: Seat,
        /// The card, spell or ability's source.
        object: Handle,
        /// Which ability of it; for a spell, the only one.
        #[serde(default)]
        ability: AbilityRef,
        /// Which instance of the word "target", counted from one.
        instance: u32,
    },
    /// How often an ability has triggered: `number`.
    TimesTriggered {
        /// Whose ability.
        source: Handle,
        /// Which.
        #[serde(default)]
        ability: AbilityRef,
    },
    /// How much damage has been dealt: `number`.
    DamageDealt {
        /// By what, if it matters.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        by: Option<Handle>,
        /// To whom, if it matters.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        to: Option<Target>,
        /// Only combat damage, or only other damage.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        combat: Option<bool>,
    },
    /// What a player knows of an object: `word` of `known`, `unknown`.
    Knows {
        /// Who.
        player: Seat,
        /// Of what.
        object: Handle,
    },
    /// Every event that matches one of the patterns, in order: `events`.
    History(Vec<EventPattern>),
    /// A fingerprint of the whole game, hidden zones included, without histories: `word`. Only equality means anything.
    Fingerprint,
}

/// One aspect of an object. Except where noted, asked of a card in any zone.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum Aspect {
    /// Where it is: `place`.
    Zone,
    /// Power and toughness after all layers: `pair`, or `nothing` if it has none.
    PowerToughness,
    /// Its name: `word`; empty if it has none.
    Name,
    /// Supertypes, card types and subtypes: `words`, a set in lower case.
    Types,
    /// Its colours: `words`, a set.
    Colors,
    /// Its keyword abilities with their numbers, instances counted: `words`, a bag (`bushido 1` twice).
    Keywords,
    /// The stable ids of its abilities: `words`, a set.
    Abilities,
    /// The colour words and basic land types in its text as it reads now: `words`, a set.
    TextWords,
    /// Its mana cost: `mana`, or `nothing`.
    ManaCost,
    /// Its converted mana cost, today mana value: `number`.
    ManaValue,
    /// Its controller: `player`, or `nothing`.
    Controller,
    /// Its owner: `player`.
    Owner,
    /// `word`: `tapped` or `untapped`; `nothing` if it is not on the battlefield.
    Tapped,
    /// `word`: `flipped` or `unflipped`.
    Flipped,
    /// `word`: `transformed` or `untransformed`.
    Transformed,
    /// `word`: `phased out` or `phased in`. A permanent that is phased out is in no zone and has no controller.
    Phased,
    /// `word`: `face up` or `face down`.
    Face,
    /// Damage marked on it: `number`, or `nothing` if it is not on the battlefield.
    DamageMarked,
    /// What it is attached to: `objects` of one or none.
    AttachedTo,
    /// The player to whom it is attached: `player`, or `nothing`.
    AttachedToPlayer,
    /// What is attached to it: `objects`, a set.
    Attachments,
    /// Its part in combat: `combat`.
    Combat,
    /// How it left the stack, or that it is still on the stack: `fate`.
    Fate,
    /// How it came to the zone where it is: `word` of `destroyed` (also by lethal damage), `sacrificed`, `state based`, `discarded`,
    /// `countered`, `resolved`, `milled`, `drawn`, `put`, `exiled`, `returned`, `toughness` (state based, no toughness), `legend rule`,
    /// `setup`.
    HowItCameThere,
    /// Its targets: `targets`, in the order in which they were chosen.
    Targets,
    /// Its modes: `words`, in order.
    Modes,
    /// The total cost as locked in, mana part: `mana`.
    TotalCost,
    /// The mana spent on it: `spent`.
    ManaSpent,
    /// Whether it is revealed to all right now: `word` of `revealed`, `hidden`.
    Revealed,
    /// The player whose object last affected it when it died: `player`, or `nothing`. Only for packs in which players kill creatures.
    KilledBy,
    /// An identity: `word`, equal at two points if and only if it is the same object.
    Identity,
    /// How many cards are spliced onto it: `number`.
    Spliced,
}

/// A selection of events: those of this kind that match every field of the pattern.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(JsonSchema))]
pub struct EventPattern {
    /// The kind.
    pub kind: EventKind,
    /// The player it happened to or who did it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub player: Option<Seat>,
    /// The object it happened to.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub object: Option<Handle>,
    /// The object that did it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub source: Option<Handle>,
    /// How much.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub amount: Option<i64>,
    /// The word that its kind explains.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub word: Option<String>,
}

impl EventPattern {
    /// Every event of a kind.
    pub fn of(kind: EventKind) -> Self {
        EventPattern { kind, player: None, object: None, source: None, amount: None, word: None }
    }
}

/// Kinds of events. The text in brackets explains `player`, `object`, `source`, `amount` and `word` of an [`EventSeen`](super::EventSeen) if
/// they aren't obvious.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum EventKind {
    /// A spell was played.
    Played,
    /// An ability was activated (`source`: whose).
    Activated,
    /// An ability triggered (`source`: whose, `player`: its controller, `word`: its id).
    Triggered,
    /// A spell or ability resolved.
    Resolved,
    /// A spell or ability was countered (`word`: `effect` or `resolution`).
    Countered,
    /// A card was drawn.
    Drew,
    /// A card was discarded.
    Discarded,
    /// A card was revealed to all.
    Revealed,
    /// A card was looked at (`player`: by whom).
    LookedAt,
    /// A library was searched.
    Searched,
    /// A library was shuffled.
    Shuffled,
    /// Damage was dealt (`object` or `player`: to what, `source`, `amount`, `word`: `combat` or empty).
    Damage,
    /// Damage was prevented (the same).
    Prevented,
    /// Life was gained (`amount`).
    LifeGained,
    /// Life was lost (`amount`), damage included.
    LifeLost,
    /// Mana burned a player (`amount`).
    ManaBurn,
    /// A permanent came into play.
    Entered,
    /// A permanent left play (`word`: where to).
    LeftPlay,
    /// A permanent was put from play into a graveyard.
    Died,
    /// A permanent was destroyed.
    Destroyed,
    /// A permanent was sacrificed.
    Sacrificed,
    /// A card was removed from the game.
    Exiled,
    /// A permanent flipped.
    FlippedOver,
    /// A permanent transformed.
    Transformed,
    /// A permanent was tapped.
    Tapped,
    /// A permanent was untapped.
    Untapped,
    /// A counter was put (`word`: its kind, `amount`).
    CounterPut,
    /// Control changed (`player`: to whom).
    ControlChanged,
    /// An object became the target of a spell or ability (`source`).
    Targeted,
    /// The cost of a spell or ability was paid.
    CostPaid,
    /// A creature attacked.
    Attacked,
    /// A creature blocked (`source`: the blocker, `object`: the attacker).
    Blocked,
    /// A creature was removed from combat.
    LeftCombat,
    /// A coin was flipped (`player`: by whom, `word`: `won` or `lost`).
    Coin,
    /// State-based actions were checked and did something.
    StateBased,
    /// A step or phase began (`player`: whose turn, `word`: which).
    StepBegan,
    /// A player received priority (`word`: in which step).
    Priority,
    /// A player was asked for a decision (`word`: its kind, `source`: what asked).
    Asked,
    /// A turn began.
    TurnBegan,
}
