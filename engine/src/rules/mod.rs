//! The rules, in the rulebook's own order: a reader who holds a rule number finds the file by its name.

pub mod activation;
pub mod casting;
pub mod combat;
pub mod continuous;
pub mod copying;
pub mod costs;
pub mod ending_the_game;
pub mod ending_the_turn;
pub mod face_down;
pub mod hidden_zones;
pub(crate) mod loops;
pub mod mana;
mod modes;
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
pub mod timing;
pub mod triggers;
pub mod turn;
