//! What is on the stack: the text to carry out, and the choices made as it was put there.

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

/// A spell or ability on the stack. A permanent keeps the item of the spell it was.
#[derive(Debug, Clone, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct StackItem {
    /// What it is.
    pub kind: ItemKind,
    /// The object whose ability this is; for a spell the spell itself.
    pub source: ObjectId,
    /// The texts to carry out in order: the main one first, then those spliced on (702.47b).
    pub texts: Vec<StackText>,
    /// The value chosen for X (601.2b).
    pub x: Option<u32>,
    /// The optional costs that were paid.
    pub paid: Vec<OptionalCost>,
    /// The alternative cost that was paid.
    pub alternative: Option<Alternative>,
    /// The permanent that was offered (702.48).
    pub offered: Option<ObjectId>,
    /// The cards in hand whose text was spliced on.
    pub spliced: Vec<ObjectId>,
    /// What costs, triggers and earlier instructions bound.
    pub bindings: Bindings,
    /// The total mana cost, once locked in (601.2f).
    pub total_cost: Option<ManaCost>,
    /// The mana spent.
    pub mana_spent: Vec<Mana>,
    /// The zone a spell was played from.
    pub played_from: Option<Zone>,
    /// It was actually played or activated, not only put or copied onto the stack.
    pub played: bool,
}

/// What is paid in place of the mana cost (118.9).
#[derive(Debug, Clone, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Alternative {
    /// Nothing: it is played without paying its mana cost.
    Free,
    /// Its flashback cost (702.34).
    Flashback,
    /// What its own text states under that id.
    Text(Name),
    /// What an effect states: the id of the ability that makes it.
    Effect(Name),
}

impl Alternative {
    /// How an answer names it.
    #[must_use]
    pub fn word(&self) -> Name {
        match self {
            Self::Free => "free".into(),
            Self::Flashback => "flashback".into(),
            Self::Text(id) | Self::Effect(id) => id.clone(),
        }
    }
}

/// An additional cost that may be paid (118.8).
#[derive(Debug, Clone, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum OptionalCost {
    /// Its kicker cost (702.33).
    Kicker,
    /// Its entwine cost (702.42).
    Entwine,
    /// What its text states under that id.
    Text(Name),
}

impl OptionalCost {
    /// How an answer, and a condition of a card, names it.
    #[must_use]
    pub fn word(&self) -> Name {
        match self {
            Self::Kicker => "kicker".into(),
            Self::Entwine => "entwine".into(),
            Self::Text(id) => id.clone(),
        }
    }
}

/// What an object on the stack is.
#[derive(Debug, Clone, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum ItemKind {
    /// A spell.
    Spell,
    /// An activated ability.
    Activated,
    /// A triggered ability.
    Triggered,
    /// The draw of the draw step, where that uses the stack.
    TurnDraw,
    /// Combat damage, where that uses the stack (310 until 2009).
    CombatDamage(Vec<AssignedDamage>),
}

impl ItemKind {
    /// Whether it is an action of the game and no spell or ability of a player.
    #[must_use]
    pub fn is_game_action(&self) -> bool {
        matches!(self, Self::TurnDraw | Self::CombatDamage(_))
    }
}

/// One text on a stack object.
#[derive(Debug, Clone, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct StackText {
    /// The ability.
    pub ability: HeldAbility,
    /// The card whose text was spliced on.
    pub from_card: Option<CardId>,
    /// The modes chosen.
    pub modes: Vec<Name>,
    /// The targets chosen, instance by instance of the word.
    pub targets: Vec<Target>,
}

/// What was chosen for one instance of the word "target".
#[derive(Debug, Clone, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Target {
    /// The mode it belongs to.
    pub mode: Option<Name>,
    /// The name it binds.
    pub name: Name,
    /// What was chosen, in order.
    pub chosen: Vec<Entity>,
    /// What each gets of what is divided (601.2d).
    pub division: Vec<u32>,
}

/// Combat damage that was assigned (510.1).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct AssignedDamage {
    /// The creature that deals it.
    pub source: ObjectId,
    /// Who or what is dealt it.
    pub to: Entity,
    /// How much.
    pub amount: u32,
}

/// One mana in a pool (106).
#[derive(Debug, Clone, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Mana {
    /// Its colour; colourless if none.
    pub color: Option<Color>,
    /// The object whose ability made it: none if a position begins with it.
    pub source: Option<ObjectId>,
    /// It may be spent only on those spells (106.6).
    pub only_for: Option<Arc<Selector>>,
    /// It stays until end of turn and doesn't burn.
    pub lasts_this_turn: bool,
    /// What it does to the spell it is spent on.
    pub rider: Option<Arc<ManaRider>>,
    /// The controller of the ability that made it, for whom restriction and rider are read.
    pub maker: PlayerId,
}

impl StackItem {
    /// A bare item, to be filled in while it is announced.
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
        }
    }

    /// Every target of every text.
    pub fn targets(&self) -> impl Iterator<Item = &Target> {
        self.texts.iter().flat_map(|t| &t.targets)
    }
}
