//! Spells and abilities on the stack: their texts, and the choices made as they were put there.

use std::sync::Arc;

use serde::{Deserialize, Serialize};

use super::{binding::Bindings, characteristics::HeldAbility};
use crate::{
    cards::effect::ManaRider,
    cards::selector::Selector,
    cards::{
        Name,
        values::{Color, ManaCost, Zone},
    },
    ids::{CardId, Entity, ObjectId, PlayerId},
};

/// The name that is bound to all objects that paid for a spell or ability. No card can bind that name.
pub(crate) const PAID_WITH: &str = "paid with";

/// The name that is bound to the player whom a cost chose. No card can bind that name.
pub(crate) const CHOSEN_FOR: &str = "chosen for";

/// A spell or ability on the stack. A permanent keeps the item of the spell that became it.
#[derive(Debug, Clone, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct StackItem {
    /// Its kind.
    pub kind: ItemKind,
    /// The object whose ability it is; for a spell the spell itself.
    pub source: ObjectId,
    /// The texts to carry out, in order: its own first, then those spliced on (702.47b).
    pub texts: Vec<StackText>,
    /// The value chosen for X (601.2b).
    pub x: Option<u32>,
    /// The optional costs that were paid.
    pub paid: Vec<OptionalCost>,
    /// The alternative cost that was paid.
    pub alternative: Option<Alternative>,
    /// The permanent that was sacrificed as an offering (702.48).
    pub offered: Option<ObjectId>,
    /// The cards in hand whose text was spliced on.
    pub spliced: Vec<ObjectId>,
    /// The bindings of costs, triggers and earlier instructions.
    pub bindings: Bindings,
    /// The total mana cost, once locked in (601.2f).
    pub total_cost: Option<ManaCost>,
    /// The mana spent.
    pub mana_spent: Vec<Mana>,
    /// The zone a spell was played from.
    pub played_from: Option<Zone>,
    /// It was cast, played or activated, not only put or copied onto the stack.
    pub played: bool,
    /// Of a triggered ability: the object that was the next to come as it triggered. Objects with a lower id existed then (610.3b).
    pub triggered_before: Option<ObjectId>,
}

/// A cost paid in place of the mana cost (118.9).
#[derive(Debug, Clone, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Alternative {
    /// No cost: the spell is cast without paying its mana cost.
    Free,
    /// Its flashback cost (702.34).
    Flashback,
    /// The cost that its own text states under that id.
    Text(Name),
    /// The cost that an effect states, by the id of the ability that creates the effect.
    Effect(Name),
}

impl Alternative {
    /// The name of the cost in answers.
    #[must_use]
    pub fn word(&self) -> Name {
        match self {
            Self::Free => "free".into(),
            Self::Flashback => "flashback".into(),
            Self::Text(id) | Self::Effect(id) => id.clone(),
        }
    }
}

/// An additional cost that was paid by choice (118.8).
#[derive(Debug, Clone, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum OptionalCost {
    /// Its kicker cost (702.33).
    Kicker,
    /// Its entwine cost (702.42).
    Entwine,
    /// The cost that its text states under that id.
    Text(Name),
    /// The cost that the effect states which lets the spell be cast from its zone, by the id of the ability that creates the effect.
    Effect(Name),
}

impl OptionalCost {
    /// The name of the cost in answers and in conditions of cards.
    #[must_use]
    pub fn word(&self) -> Name {
        match self {
            Self::Kicker => "kicker".into(),
            Self::Entwine => "entwine".into(),
            Self::Text(id) | Self::Effect(id) => id.clone(),
        }
    }
}

/// The kind of an object on the stack.
#[derive(Debug, Clone, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum ItemKind {
    /// A spell.
    Spell,
    /// An activated ability.
    Activated,
    /// A triggered ability.
    Triggered,
    /// The draw of the draw step, in editions in which it uses the stack.
    TurnDraw,
    /// Combat damage, in editions in which it uses the stack (310 until 2009).
    CombatDamage(Vec<AssignedDamage>),
}

impl ItemKind {
    /// Whether it is a game action, and not a spell or ability of a player.
    #[must_use]
    pub fn is_game_action(&self) -> bool {
        matches!(self, Self::TurnDraw | Self::CombatDamage(_))
    }
}

/// One text of an object on the stack.
#[derive(Debug, Clone, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct StackText {
    /// The ability.
    pub ability: HeldAbility,
    /// The card that was spliced on, if the text comes from it.
    pub from_card: Option<CardId>,
    /// The modes chosen.
    pub modes: Vec<Name>,
    /// The targets chosen, for each instance of the word "target".
    pub targets: Vec<Target>,
}

/// The targets chosen for one instance of the word "target".
#[derive(Debug, Clone, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Target {
    /// The mode it belongs to.
    pub mode: Option<Name>,
    /// The name it binds.
    pub name: Name,
    /// The targets, in order.
    pub chosen: Vec<Entity>,
    /// The share of each target of an amount that is divided (601.2d).
    pub division: Vec<u32>,
}

/// Combat damage that was assigned (510.1).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct AssignedDamage {
    /// The creature that deals it.
    pub source: ObjectId,
    /// The recipient.
    pub to: Entity,
    /// The amount.
    pub amount: u32,
}

/// One mana in a pool (106).
#[derive(Debug, Clone, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Mana {
    /// Its colour; colourless if none.
    pub color: Option<Color>,
    /// The object whose ability produced it; none if the position begins with it.
    pub source: Option<ObjectId>,
    /// The spells it may be spent on, if it is restricted (106.6).
    pub only_for: Option<Arc<Selector>>,
    /// It lasts until end of turn and causes no mana burn.
    pub lasts_this_turn: bool,
    /// Its additional effect on the spell it is spent on.
    pub rider: Option<Arc<ManaRider>>,
    /// The controller of the ability that produced it. Restriction and rider refer to this player as "you".
    pub maker: PlayerId,
}

impl StackItem {
    /// An item without choices. They are filled in during announcement.
    #[must_use]
    pub fn new(kind: ItemKind, source: ObjectId) -> Self {
        Self {
            kind,
            source,
            texts: Vec::new(),
            x: None,
            paid: Vec::new(),
            alternative: None,
            offered: None,
            spliced: Vec::new(),
            bindings: Bindings::default(),
            total_cost: None,
            mana_spent: Vec::new(),
            played_from: None,
            played: false,
            triggered_before: None,
        }
    }

    /// Every target of every text.
    pub fn targets(&self) -> impl Iterator<Item = &Target> {
        self.texts.iter().flat_map(|t| &t.targets)
    }
}
