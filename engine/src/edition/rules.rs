//! The rules that ever changed, a field for each: a file for each part of the rulebook, and one declaration of them all.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::{EditionId, Words, WordsLayer};

#[macro_use]
mod objects;
#[macro_use]
mod turn;
#[macro_use]
mod spells;
#[macro_use]
mod effects;

objects! { turn spells effects edition_rules ; }
