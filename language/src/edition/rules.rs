//! The rules that differ between editions, one field for each. There is one file for each part of the rulebook, and one declaration of all fields.

#[cfg(feature = "schema")]
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::{EditionId, Field, Words, WordsLayer};

#[macro_use]
mod objects;
#[macro_use]
mod turn;
#[macro_use]
mod spells;
#[macro_use]
mod effects;

objects! { turn spells effects edition_rules ; }
