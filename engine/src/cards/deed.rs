//! What objects and players can be kept from or let do, and the rules that cards switch off.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::{effect::AbilityIs, selector::Selector};

/// A rule that cards switch off by name.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum RuleName {
    /// The legend rule (704.5j; 420.5e until 2009).
    LegendRule,
}

/// Something an object can be kept from.
#[derive(Debug, Clone, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Deed {
    /// Attacking.
    Attack,
    /// Attacking those players or planeswalkers (508.1c).
    AttackWhom(Selector),
    /// Blocking.
    Block,
    /// Being blocked at all.
    BeBlocked,
    /// Being blocked by those creatures.
    BeBlockedBy(Selector),
    /// Being blocked by more creatures than so many at a time (509.1b).
    BeBlockedByMoreThan(u32),
    /// Being blocked except by those creatures.
    BeBlockedExceptBy(Selector),
    /// Being countered by spells and abilities.
    BeCountered,
    /// Being the target of those spells and abilities.
    BeTargetedBy(Selector),
    /// Untapping in its controller's untap step.
    UntapInUntapStep,
    /// Being attached to anything but that.
    BeAttachedExceptTo(Selector),
    /// Being regenerated.
    Regenerate,
    /// Coming onto the battlefield: what would stays where it is (`affects: { zone: graveyard, type: creature }`).
    Enter,
    /// Having such of its abilities played; all if nothing more is said.
    HaveActivated(AbilityIs),
}

/// Something a player can be kept from.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum PlayerDeed {
    /// Losing the game, by a rule or by an effect (104.3).
    LoseGame,
    /// Winning the game by an effect (104.2b).
    WinGame,
    /// Gaining life (119.7).
    GainLife,
    /// Losing life, as for damage or by paying it (119.8). Who can't do either has a life total that can't change.
    LoseLife,
}

/// Something an object may do although it otherwise couldn't.
#[derive(Debug, Clone, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Allowance {
    /// Block as though it were untapped.
    BlockTapped,
    /// Be played any time an instant could be.
    PlayAsInstant,
    /// Attack although it has defender.
    AttackDespiteDefender,
    /// Have its abilities activated although a spell with split second is on the stack.
    ActivateDespiteSplitSecond,
}
