//! Events: what has happened. Triggers, durations, history, trace and log read nothing else.

use serde::{Deserialize, Serialize};
use smallvec::{SmallVec, smallvec};

pub(crate) mod kinds;

use crate::{
    cards::{
        Name,
        values::{CounterKind, Daytime, ManaCost, Step, Zone},
    },
    edition::{Edition, LooksBack},
    ids::{EffectId, Entity, ObjectId, PlayerId},
};

/// Something that happened. Object ids name the objects as they were; `became` names what they are now.
#[derive(Debug, Clone, PartialEq, Eq, Hash, Serialize, Deserialize, strum::IntoStaticStr)]
#[strum(serialize_all = "snake_case")]
#[serde(rename_all = "snake_case")]
#[expect(missing_docs, reason = "the fields are the parts of a sentence in the past tense: who did what to whom")]
pub enum Event {
    // Time
    TurnBegan {
        player: PlayerId,
        number: u32,
    },
    StepBegan {
        step: Step,
        active: PlayerId,
    },
    StepEnded {
        step: Step,
    },
    StepSkipped {
        step: Step,
        player: PlayerId,
    },
    PhasesAdded {
        steps: Vec<Step>,
    },
    TurnEnding,
    /// It became day or night; `from` is none if it was neither.
    TimeChanged {
        from: Option<Daytime>,
        to: Daytime,
    },
    PriorityGiven {
        player: PlayerId,
    },
    Passed {
        player: PlayerId,
    },
    StateBasedChecked,
    // Zones
    /// An object changed zones, was created (`from` is `Nowhere`), or ceased to exist (`to` is `Nowhere`).
    Moved {
        object: ObjectId,
        became: ObjectId,
        from: Zone,
        to: Zone,
        why: Why,
        owner: PlayerId,
        batch: u32,
    },
    Shuffled {
        player: PlayerId,
    },
    Revealed {
        cards: Vec<ObjectId>,
        by: PlayerId,
    },
    LookedAt {
        cards: Vec<ObjectId>,
        by: PlayerId,
    },
    Searched {
        by: PlayerId,
        of: PlayerId,
    },
    // Playing
    Cast {
        spell: ObjectId,
        player: PlayerId,
        from: Zone,
    },
    LandPlayed {
        card: ObjectId,
        player: PlayerId,
    },
    /// A card was played by means of a permission that applies once each turn.
    PlayedBy {
        source: ObjectId,
        permission: Name,
    },
    Activated {
        object: ObjectId,
        source: ObjectId,
        ability: Name,
        player: PlayerId,
        mana: bool,
    },
    Triggered {
        source: ObjectId,
        ability: Name,
        controller: PlayerId,
        pending: EffectId,
    },
    TriggerStacked {
        object: ObjectId,
        pending: EffectId,
    },
    /// A trigger was removed before it reached the stack.
    TriggerDropped {
        pending: EffectId,
    },
    BecameTarget {
        target: Entity,
        by: ObjectId,
    },
    Spliced {
        spell: ObjectId,
        cards: Vec<ObjectId>,
    },
    SpellCopied {
        original: ObjectId,
        copy: ObjectId,
    },
    CostLocked {
        object: ObjectId,
        mana: ManaCost,
    },
    Resolved {
        object: ObjectId,
    },
    /// A spell or ability was countered, by a spell or ability or, for lack of legal targets, by the rules.
    Countered {
        object: ObjectId,
        by: Option<ObjectId>,
    },
    /// A spell or ability did not resolve for lack of a legal target, in editions in which it is not countered (608.2b).
    DidNotResolve {
        object: ObjectId,
    },
    // Mana
    ManaAdded {
        player: PlayerId,
        source: ObjectId,
        mana: ManaCost,
    },
    /// A player tapped a permanent for mana, and it produced that mana. This event is only reported if an ability waits for it.
    TappedForMana {
        player: PlayerId,
        object: ObjectId,
        mana: ManaCost,
    },
    ManaSpent {
        player: PlayerId,
        on: ObjectId,
        mana: ManaCost,
    },
    ManaLost {
        player: PlayerId,
        amount: u32,
        burned: bool,
    },
    // Life and damage
    /// Damage was dealt. All damage dealt at the same time shares its `batch`.
    Damaged {
        source: ObjectId,
        to: Entity,
        amount: u32,
        combat: bool,
        batch: u32,
    },
    DamagePrevented {
        source: ObjectId,
        to: Entity,
        amount: u32,
    },
    DamageRedirected {
        source: ObjectId,
        from: Entity,
        to: Entity,
        amount: u32,
    },
    /// What happens to several players at the same time shares its `batch`.
    LifeGained {
        player: PlayerId,
        amount: u32,
        batch: u32,
    },
    /// `dealt` is set if the loss is the result of damage (120.3a). What happens to several players at the same time shares its `batch`.
    LifeLost {
        player: PlayerId,
        amount: u32,
        dealt: bool,
        batch: u32,
    },
    LifePaid {
        player: PlayerId,
        amount: u32,
    },
    // Permanents
    Tapped {
        object: ObjectId,
    },
    Untapped {
        object: ObjectId,
    },
    Flipped {
        object: ObjectId,
    },
    /// A double-faced permanent transformed (701.27).
    Transformed {
        object: ObjectId,
    },
    TurnedFaceUp {
        object: ObjectId,
    },
    /// A permanent phased out. This is not a zone change (702.26d).
    PhasedOut {
        object: ObjectId,
    },
    PhasedIn {
        object: ObjectId,
    },
    Attached {
        object: ObjectId,
        to: Entity,
    },
    Unattached {
        object: ObjectId,
        from: Entity,
    },
    ControlChanged {
        object: ObjectId,
        from: PlayerId,
        to: PlayerId,
        /// Shared by all changes of control that happen at the same time (608.2f).
        batch: u32,
    },
    Destroyed {
        object: ObjectId,
    },
    Sacrificed {
        object: ObjectId,
        player: PlayerId,
    },
    Regenerated {
        object: ObjectId,
    },
    CountersPut {
        on: Entity,
        kind: CounterKind,
        count: u32,
        by_effect: bool,
    },
    /// A permanent got a designation, such as monstrous or renowned.
    Designated {
        what: Entity,
        to_be: Name,
    },
    CountersRemoved {
        from: Entity,
        kind: CounterKind,
        count: u32,
    },
    CopyBecome {
        object: ObjectId,
        of: ObjectId,
    },
    // Cards
    Drew {
        player: PlayerId,
        card: ObjectId,
    },
    DrawFailed {
        player: PlayerId,
    },
    Discarded {
        player: PlayerId,
        card: ObjectId,
    },
    /// A keyword action was done, completely or as far as possible.
    Performed {
        action: Name,
        player: PlayerId,
        what: Vec<Entity>,
        amount: Option<i32>,
    },
    // Combat
    Attacked {
        attacker: ObjectId,
        defender: Entity,
    },
    /// `first` is set if the creature was not blocking before.
    Blocked {
        blocker: ObjectId,
        attacker: ObjectId,
        first: bool,
    },
    BecameBlocked {
        attacker: ObjectId,
    },
    /// Blockers were declared, and none for this attacker (509.1h).
    BecameUnblocked {
        attacker: ObjectId,
    },
    BlockersDeclared {
        blockers: Vec<ObjectId>,
    },
    DamageAssigned {
        on_stack: bool,
    },
    RemovedFromCombat {
        object: ObjectId,
    },
    // Effects
    EffectBegan {
        id: EffectId,
        source: ObjectId,
    },
    EffectEnded {
        id: EffectId,
    },
    DamageWoreOff,
    CoinFlipped {
        player: PlayerId,
        won: bool,
    },
    Chose {
        player: PlayerId,
        what: Vec<Entity>,
        word: Option<Name>,
    },
    // Ends
    PlayerLost {
        player: PlayerId,
        why: Loss,
    },
    PlayerWon {
        player: PlayerId,
    },
}

/// The reason why an object changed zones.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize, strum::IntoStaticStr)]
#[strum(serialize_all = "snake_case")]
#[serde(rename_all = "snake_case")]
pub enum Why {
    /// The effect of a spell or ability.
    Effect,
    /// The payment of a cost.
    Cost,
    /// It was destroyed (701.8).
    Destroyed,
    /// It was sacrificed (701.21).
    Sacrificed,
    /// It was discarded (701.9).
    Discarded,
    /// It was drawn (121).
    Drawn,
    /// It was played or cast.
    Played,
    /// It resolved (608).
    Resolved,
    /// It was countered (701.6).
    Countered,
    /// It had no legal target (608.2b).
    NoLegalTargets,
    /// The legend rule (704.5j).
    LegendRule,
    /// It had toughness 0 or less (704.5f).
    ZeroToughness,
    /// It was attached to nothing, or to something that it can't be attached to (704.5m).
    Unattached,
    /// Another state-based action.
    StateBased,
    /// The turn was ended (724.1b).
    TurnEnds,
    /// It was created: a token, a copy, an ability.
    Created,
    /// It ceased to exist (111.7, 704.5d).
    Ceased,
    /// Its owner left the game (800.4a).
    OwnerLeft,
    /// It was put there before the game began.
    SetUp,
}

impl Why {
    /// Whether it also moves a phased-out permanent: only if the owner (702.26k) or the controller (702.26n) leaves the game, and if the permanent is a
    /// token that ceases to exist (702.23j of 2009).
    pub(crate) fn moves_phased_out(self) -> bool {
        matches!(self, Why::OwnerLeft | Why::StateBased | Why::Ceased)
    }
}

/// The reason why a player lost.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Loss {
    /// 0 or less life (704.5a).
    Life,
    /// The player had to draw from an empty library (704.5b).
    Decked,
    /// Ten poison counters (704.5c).
    Poison,
    /// An effect states it.
    Effect,
    /// Another player won.
    OtherWon,
}

impl Event {
    /// Whether it is the move by which a spell leaves the stack in the last step of its resolution (608.2n).
    pub(crate) fn is_last_step_of_resolution(&self) -> bool {
        matches!(self, Self::Moved { why: Why::Resolved, .. })
    }

    /// Whether it is the move of a card that is discarded (701.9).
    pub(crate) fn is_discard(&self) -> bool {
        matches!(self, Self::Moved { why: Why::Discarded, .. })
    }

    /// The objects to which the event happened, as a pattern may ask for them.
    pub(crate) fn objects(&self) -> SmallVec<[ObjectId; 4]> {
        let both = |id: ObjectId, other: Entity| std::iter::once(id).chain(other.object()).collect();
        match self {
            Self::Moved { became: id, .. }
            | Self::Cast { spell: id, .. }
            | Self::LandPlayed { card: id, .. }
            | Self::SpellCopied { copy: id, .. }
            | Self::TappedForMana { object: id, .. }
            | Self::Activated { source: id, .. }
            | Self::Tapped { object: id }
            | Self::Untapped { object: id }
            | Self::Transformed { object: id }
            | Self::TurnedFaceUp { object: id }
            | Self::Destroyed { object: id }
            | Self::BecameBlocked { attacker: id }
            | Self::BecameUnblocked { attacker: id } => smallvec![*id],
            Self::BecameTarget { target: what, .. }
            | Self::CountersPut { on: what, .. }
            | Self::CountersRemoved { from: what, .. }
            | Self::Designated { what, .. } => what.object().into_iter().collect(),
            Self::Performed { what, .. } => what.iter().filter_map(|what| what.object()).collect(),
            Self::Damaged { source: id, to: other, .. }
            | Self::Attached { object: id, to: other }
            | Self::Unattached { object: id, from: other }
            | Self::Attacked { attacker: id, defender: other } => both(*id, *other),
            Self::Blocked { blocker, attacker, .. } => smallvec![*blocker, *attacker],
            Self::BlockersDeclared { blockers } => blockers.iter().copied().collect(),
            _ => SmallVec::new(),
        }
    }
}

/// Whether abilities look back in time from the event (603.10a): an object leaves the battlefield. Since 2006 also if an object that all players see
/// goes to a hand or library (410.10d); today also if an object leaves a graveyard.
pub(crate) fn is_looked_back_from(edition: &Edition, event: &Event) -> bool {
    match event {
        Event::Moved { from, to, .. } => {
            let hidden = |zone: &Zone| matches!(zone, Zone::Hand | Zone::Library);
            let lost_sight = hidden(to) && !hidden(from) && *from != Zone::Nowhere;
            *from == Zone::Battlefield
                || match edition.looks_back {
                    LooksBack::LeavingPlay => false,
                    LooksBack::LosingSight => lost_sight,
                    LooksBack::LeavingGraveyardsToo => lost_sight || *from == Zone::Graveyard,
                }
        }
        Event::Destroyed { .. } | Event::Sacrificed { .. } | Event::Unattached { .. } | Event::PlayerLost { .. } => {
            true
        }
        _ => false,
    }
}
