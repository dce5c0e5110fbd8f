//! Errors in values, each with the place and the path of the value.

use std::fmt;

use saphyr_parser::Span;
use serde::de;

/// An error in a value.
#[derive(Debug)]
pub(super) struct Wrong(Box<What>);

/// The content of an error.
#[derive(Debug)]
pub(super) struct What {
    /// The message.
    pub(super) message: String,
    /// The place and the path of the value; none until the reader of the value adds it.
    pub(super) place: Option<(Span, String)>,
}

impl Wrong {
    /// The message, the place and the path.
    pub(super) fn parts(self) -> What {
        *self.0
    }

    /// The error at a value, unless a value inside it is wrong.
    pub(super) fn at(mut self, at: Span, path: Path<'_>) -> Self {
        self.0.place.get_or_insert_with(|| (at, path.to_string()));
        self
    }
}

impl fmt::Display for Wrong {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0.message)
    }
}

impl std::error::Error for Wrong {}

impl de::Error for Wrong {
    fn custom<T: fmt::Display>(message: T) -> Self {
        Self(Box::new(What { message: message.to_string(), place: None }))
    }
}

/// The keys and places in lists that lead to a value.
#[derive(Clone, Copy)]
pub(super) enum Path<'n> {
    /// The whole text.
    Whole,
    /// The value of a key.
    Key(&'n Path<'n>, &'n str),
    /// An item of a list, by its place.
    Item(&'n Path<'n>, usize),
}

impl fmt::Display for Path<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Whole => Ok(()),
            Self::Key(Self::Whole, key) => f.write_str(key),
            Self::Key(parent, key) => write!(f, "{parent}.{key}"),
            Self::Item(parent, at) => write!(f, "{parent}[{at}]"),
        }
    }
}
