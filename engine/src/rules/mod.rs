//! The rules, in the order of the rulebook. Each file is named after the subject of its rules.

pub mod activation;
pub mod casting;
pub mod combat;
pub mod copying;
pub mod costs;
pub(crate) mod day_and_night;
pub mod ending_the_game;
pub mod ending_the_turn;
pub mod hidden_zones;
pub(crate) mod loops;
pub mod mana;
mod modes;
pub(crate) mod monarch;
pub mod new_targets;
pub(crate) mod phasing;
mod player_keywords;
pub mod priority;
pub mod replacement;
pub mod resolution;
pub(crate) mod sagas;
pub mod special;
pub(crate) mod stack;
pub mod state_based;
pub mod targets;
pub(crate) mod timestamps;
pub mod triggers;
pub mod turn;
