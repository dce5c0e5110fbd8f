//! State-based actions that a set of cards adds to the rules.

#[cfg(feature = "schema")]
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::condition::Condition;

/// A state-based action: a player for whom the condition is true wins or loses the game. It is checked together with all other state-based actions,
/// once for each player; `you` is that player.
#[derive(Debug, Clone, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(JsonSchema))]
#[serde(deny_unknown_fields, rename_all = "snake_case")]
pub struct StateBasedRule {
    /// The condition.
    #[serde(rename = "if")]
    pub condition: Condition,
    /// The outcome for the player.
    pub then: Outcome,
}

/// An outcome for a player.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum Outcome {
    /// The player wins the game.
    Wins,
    /// The player loses the game.
    Loses,
}
