//! What an object of a position lacks, although its card has it.

use std::{fmt, sync::Arc};

use crate::{
    cards::{Name, values::Supertype},
    state::characteristics::Characteristics,
    words::words,
};

/// A characteristic or ability that an object can lack.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Lack {
    /// A supertype.
    Supertype(Supertype),
    /// Every instance of a keyword.
    Keyword(Name),
    /// The ability with that id.
    Ability(Name),
}

impl fmt::Display for Lack {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Supertype(supertype) => write!(f, "the supertype {}", words(supertype)),
            Self::Keyword(keyword) => write!(f, "{keyword}"),
            Self::Ability(id) => write!(f, "an ability \"{id}\""),
        }
    }
}

/// The characteristics without the given one, and whether they had it.
pub(super) fn lacking(of: &Characteristics, what: &Lack) -> (Arc<Characteristics>, bool) {
    let mut characteristics = of.clone();
    let had = take_away(&mut characteristics, what);
    (Arc::new(characteristics), had)
}

fn take_away(from: &mut Characteristics, what: &Lack) -> bool {
    let before = from.abilities.len();
    match what {
        Lack::Supertype(supertype) => {
            let had = from.supertypes.has(*supertype);
            from.supertypes.remove(*supertype);
            return had;
        }
        Lack::Keyword(name) => from.abilities.retain(|a| a.keyword.as_ref().is_none_or(|k| k.name != *name)),
        Lack::Ability(id) => from.abilities.retain(|a| a.id != *id && !a.id.starts_with(&format!("{id}."))),
    }
    before != from.abilities.len()
}
