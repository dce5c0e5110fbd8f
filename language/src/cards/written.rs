//! Serialization of values that have a short form: they are written as in the files, so that the output can be read again.
//!
//! In the short form, a word does not tell its kind: `goblin` can be the name of a selector or a bound name. A serializer that is not for readers
//! (`is_human_readable` is false) gets the kind of every word, so that a walk through a definition can tell them apart.

use std::fmt::Display;

use serde::{Serialize, Serializer, ser::SerializeStruct};

use super::{
    action::{Act, ActArgs},
    amount::Amount,
    keyword::{Keyword, KeywordArgs},
    name::Name,
    reference::Ref,
    selector::Selector,
};

/// Writes a value whose kind does not need to be written in a file.
fn apart<S: Serializer>(serializer: S, word: &'static str, value: &impl Serialize) -> Result<S::Ok, S::Error> {
    if serializer.is_human_readable() {
        value.serialize(serializer)
    } else {
        serializer.serialize_newtype_variant("", 0, word, value)
    }
}

/// Writes a bound name with the sign `$`, except for the one name that is written without it.
fn bound<S: Serializer>(serializer: S, name: &Name, (word, bare): (&'static str, &str)) -> Result<S::Ok, S::Error> {
    if name == bare || !serializer.is_human_readable() {
        apart(serializer, word, name)
    } else {
        serializer.collect_str(&format_args!("${name}") as &dyn Display)
    }
}

impl Serialize for Amount {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match self {
            Self::Fixed(number) => apart(serializer, "fixed", number),
            Self::Bound(name) => bound(serializer, name, ("bound_number", "x")),
            Self::Of(computed) => apart(serializer, "of", computed),
        }
    }
}

impl Serialize for Ref {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let word = match self {
            Self::This => "self",
            Self::You => "you",
            Self::Opponents => "opponents",
            Self::EachPlayer => "each_player",
            Self::ActivePlayer => "active_player",
            Self::DefendingPlayer => "defending_player",
            Self::Host => "host",
            Self::Linked => "linked",
            Self::Bound(name) => return bound(serializer, name, ("bound", "it")),
            Self::Of(computed) => return apart(serializer, "of", computed),
        };
        serializer.serialize_str(word)
    }
}

impl Serialize for Selector {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match self {
            Self::Is(reference) => apart(serializer, "is", reference),
            Self::Named(name) => apart(serializer, "named", name),
            Self::Where(all) => apart(serializer, "where", all),
        }
    }
}

impl Serialize for Keyword {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let Self { name, with } = self;
        if !serializer.is_human_readable() {
            let mut keyword = serializer.serialize_struct("Keyword", 2)?;
            keyword.serialize_field("name", name)?;
            keyword.serialize_field("with", with)?;
            keyword.end()
        } else if *with == KeywordArgs::default() {
            name.serialize(serializer)
        } else {
            serializer.collect_map([(name, with)])
        }
    }
}

impl Serialize for Act {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let Self { name, with } = self;
        if !serializer.is_human_readable() {
            let mut action = serializer.serialize_struct("Act", 2)?;
            action.serialize_field("name", name)?;
            action.serialize_field("with", with)?;
            action.end()
        } else if *with == ActArgs::default() {
            name.serialize(serializer)
        } else {
            serializer.collect_map([(name, with)])
        }
    }
}
