//! The card language: a card is data without behaviour.
//!
//! The rules interpret it; nothing here knows the state of a game.

pub mod ability;
pub mod action;
pub mod amount;
pub mod binding;
pub mod card;
pub mod characteristics;
pub mod check;
pub mod condition;
pub mod cost;
pub mod deed;
mod described;
pub mod effect;
pub mod english;
pub mod event;
pub mod keyword;
pub mod lacking;
pub mod load;
pub mod loyalty;
pub mod made;
pub mod mana_ability;
mod mana_cost;
pub mod modification;
pub mod name;
pub mod only_true;
pub mod parts;
pub mod reference;
pub mod replacement;
pub mod saga;
pub mod selector;
pub mod state_based;
pub mod subtypes;
mod up_to;
pub mod values;
mod without_effect;
mod word_or_map;
pub mod words;
mod written;

pub use card::CardDef;
pub use name::{Name, Named};
