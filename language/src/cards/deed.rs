//! Actions that effects forbid to objects and players or allow to objects, and the rules that cards switch off.

#[cfg(feature = "schema")]
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::{effect::AbilityIs, selector::Selector};

/// A rule that a card can switch off by name.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum RuleName {
    /// The legend rule (704.5j; 420.5e until 2009).
    LegendRule,
}

/// An action or event that an effect can forbid for an object.
#[derive(Debug, Clone, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(JsonSchema))]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Deed {
    /// Attacking.
    Attack,
    /// Attacking these players or planeswalkers (508.1c).
    AttackWhom(Selector),
    /// Attacking alone: being the only creature that is declared as an attacker (508.1c).
    AttackAlone,
    /// Blocking.
    Block,
    /// Blocking alone: being the only creature that is declared as a blocker (509.1b).
    BlockAlone,
    /// Being blocked.
    BeBlocked,
    /// Being blocked by these creatures.
    BeBlockedBy(Selector),
    /// Being blocked by more than this number of creatures at a time (509.1b).
    BeBlockedByMoreThan(u32),
    /// Being blocked by any creatures except these.
    BeBlockedExceptBy(Selector),
    /// Being countered by spells or abilities.
    BeCountered,
    /// Being the target of these spells and abilities.
    BeTargetedBy(Selector),
    /// Untapping during its controller's untap step.
    UntapInUntapStep,
    /// Being attached to anything except these objects.
    BeAttachedExceptTo(Selector),
    /// Being regenerated.
    Regenerate,
    /// Entering the battlefield. An object that would enter stays in its zone (`affects: { zone: graveyard, type: creature }`).
    Enter,
    /// Having these of its abilities activated. `{}` is all of its abilities.
    HaveActivated(AbilityIs),
}

/// An action or event that an effect can forbid for a player.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum PlayerDeed {
    /// Losing the game, by a rule or by an effect (104.3).
    LoseGame,
    /// Winning the game by an effect (104.2b).
    WinGame,
    /// Gaining life (119.7).
    GainLife,
    /// Drawing cards (121.3).
    Draw,
    /// Losing life, through damage or by paying it too (119.8). The life total of a player who can neither gain nor lose life does not change.
    LoseLife,
}

/// An action that an effect can allow an object, although a rule or effect otherwise forbids it.
#[derive(Debug, Clone, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(JsonSchema))]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Allowance {
    /// Block as though it were untapped.
    BlockTapped,
    /// Block so many creatures in addition to one (509.1b).
    BlockAdditional(u32),
    /// Block any number of creatures (509.1b).
    BlockAnyNumber,
    /// Be cast at any time when an instant could be cast.
    PlayAsInstant,
    /// Attack although it has defender.
    AttackDespiteDefender,
    /// Have its abilities activated although a spell with split second is on the stack.
    ActivateDespiteSplitSecond,
}
