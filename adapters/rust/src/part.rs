//! The fields of a case as a handler gets them, with a guard against those that nobody reads.
//!
//! A field that an adapter ignores would change the meaning of a case. A field that no handler names stops the case before it begins; what a
//! handler leaves unread within a field stops it afterwards.

use std::{cell::RefCell, collections::BTreeSet};

use casebook_protocol::port::UnsupportedKind;
use serde_json::{Map, Value};

use crate::{Adapter, Result, Stop, Thing, names::Names};

/// The fields that a handler reads, and what it has read of them.
pub(crate) struct Reading<'n, A: Adapter> {
    names: &'n Names<A>,
    fields: Map<String, Value>,
    read: RefCell<BTreeSet<String>>,
}

impl<'n, A: Adapter> Reading<'n, A> {
    pub(crate) fn new(names: &'n Names<A>, fields: Map<String, Value>) -> Self {
        Self { names, fields, read: RefCell::default() }
    }

    /// The field of this name; one that the case doesn't have is `null`.
    pub(crate) fn part(&self, name: &str) -> Part<'_, A> {
        let value = self.fields.get(name).unwrap_or(&Value::Null);
        Part { names: self.names, value, path: name.to_owned(), read: &self.read }
    }

    /// Stops the case if the handler left a part of these fields unread.
    pub(crate) fn finish(&self, kind: UnsupportedKind, name: &str, fields: &[&str]) -> Result {
        let read = self.read.borrow();
        let mine = self.fields.iter().filter(|(field, _)| fields.contains(&field.as_str()));
        match mine.filter_map(|(field, value)| unread(field, field, value, &read)).next() {
            Some(path) => Err(Stop::unsupported(kind, format!("{name}.{path}"))),
            None => Ok(()),
        }
    }
}

/// The first part of a value that asks for something and was not read.
fn unread(path: &str, name: &str, value: &Value, read: &BTreeSet<String>) -> Option<String> {
    if is_blank(name, value) || read.contains(path) {
        return None;
    }
    match value {
        Value::Object(fields) => {
            fields.iter().find_map(|(name, value)| unread(&format!("{path}.{name}"), name, value, read))
        }
        Value::Array(all) => {
            all.iter().enumerate().find_map(|(at, value)| unread(&format!("{path}.{at}"), name, value, read))
        }
        _ => Some(path.to_owned()),
    }
}

/// Whether a field asks for nothing, so that it may be ignored.
pub(crate) fn is_blank(name: &str, value: &Value) -> bool {
    match value {
        Value::Null | Value::Bool(false) => true,
        Value::String(text) => {
            text.is_empty() || (name, text.as_str()) == ("ability", "only") || text == "next" && name == "occasion"
        }
        Value::Array(all) => all.is_empty(),
        Value::Object(fields) => fields.is_empty(),
        Value::Bool(true) | Value::Number(_) => false,
    }
}

/// A field of a case. Its methods return the engine's own objects and players in place of handles.
pub struct Part<'p, A: Adapter> {
    names: &'p Names<A>,
    value: &'p Value,
    path: String,
    read: &'p RefCell<BTreeSet<String>>,
}

impl<'p, A: Adapter> Part<'p, A> {
    fn take(&self) -> &'p Value {
        self.read.borrow_mut().insert(self.path.clone());
        self.value
    }

    fn wrong(&self, wanted: &str) -> Stop {
        Stop::Error(format!("`{}` is no {wanted}: {}", self.path, self.value))
    }

    /// The field, if the case has it.
    #[must_use]
    pub fn given(self) -> Option<Self> {
        (!is_blank("", self.value)).then_some(self)
    }

    /// A field within this one; `null` if there is none.
    #[must_use]
    pub fn get(&self, name: &str) -> Part<'p, A> {
        let value = self.value.get(name).unwrap_or(&Value::Null);
        Part { names: self.names, value, path: format!("{}.{name}", self.path), read: self.read }
    }

    /// The entries of a list.
    #[must_use]
    pub fn list(&self) -> Vec<Part<'p, A>> {
        let entries = self.value.as_array().map_or(&[][..], Vec::as_slice).iter().enumerate();
        let part =
            |(at, value)| Part { names: self.names, value, path: format!("{}.{at}", self.path), read: self.read };
        entries.map(part).collect()
    }

    /// A text: a word, a keyword, a kind of counter.
    ///
    /// # Errors
    /// [`Stop::Error`] if it is something else.
    pub fn text(&self) -> Result<&'p str> {
        self.take().as_str().ok_or_else(|| self.wrong("text"))
    }

    /// A number.
    ///
    /// # Errors
    /// [`Stop::Error`] if it is something else.
    pub fn number(&self) -> Result<i64> {
        self.take().as_i64().ok_or_else(|| self.wrong("number"))
    }

    /// Yes or no; a missing field is no.
    #[must_use]
    pub fn is_true(&self) -> bool {
        self.take() == &Value::Bool(true)
    }

    /// A player.
    ///
    /// # Errors
    /// [`Stop::Unobservable`] if there is no such player.
    pub fn player(&self) -> Result<A::Player> {
        self.names.player(self.text()?)
    }

    /// An object.
    ///
    /// # Errors
    /// [`Stop::Unobservable`] if it doesn't exist.
    pub fn object(&self) -> Result<A::Object> {
        self.names.object(self.text()?)
    }

    /// A list of objects.
    ///
    /// # Errors
    /// [`Stop::Unobservable`] if one of them doesn't exist.
    pub fn objects(&self) -> Result<Vec<A::Object>> {
        self.list().iter().map(Part::object).collect()
    }

    /// An object or a player: a target, or what is attacked.
    ///
    /// # Errors
    /// [`Stop::Unobservable`] if it doesn't exist.
    pub fn thing(&self) -> Result<Thing<A>> {
        if let Some(player) = self.get("player").given() {
            return Ok(Thing::Player(player.player()?));
        }
        let object = self.get("object").given().unwrap_or_else(|| self.get("permanent"));
        Ok(Thing::Object(object.object()?))
    }

    /// The targets of an announcement in one list, whichever word "target" each belongs to.
    ///
    /// # Errors
    /// [`Stop::Unobservable`] if one of them doesn't exist.
    pub fn targets(&self) -> Result<Vec<Thing<A>>> {
        let each = self.list().into_iter().flat_map(|choice| choice.get("targets").list());
        each.map(|target| target.thing()).collect()
    }

    /// The type of protocol that the field has.
    ///
    /// # Errors
    /// [`Stop::Error`] if it has another one.
    pub fn read<T: serde::de::DeserializeOwned>(&self) -> Result<T> {
        serde_json::from_value(self.take().clone()).map_err(|error| Stop::Error(format!("`{}`: {error}", self.path)))
    }
}
