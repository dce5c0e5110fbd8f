//! State-based actions that a set of cards adds to the rules.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::condition::Condition;

/// "A player of whom that is so wins (or loses) the game": checked with all other state-based actions, for each player as `you`.
#[derive(Debug, Clone, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, rename_all = "snake_case")]
pub struct StateBasedRule {
    /// What must be so.
    #[serde(rename = "if")]
    pub condition: Condition,
    /// What becomes of the player.
    pub then: Outcome,
}

/// What becomes of a player.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Outcome {
    /// The player wins the game.
    Wins,
    /// The player loses the game.
    Loses,
}
