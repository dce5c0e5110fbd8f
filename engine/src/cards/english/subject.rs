//! What a sentence is about: one thing, or several.

use super::{Speech, and, does, noun::is_several, plural, whose};
use crate::cards::{
    reference::{Ref, RefOf},
    selector::{Selector, Where},
};

/// What a sentence is about. Its verb and what stands for it later go with its number.
#[derive(Debug, Clone)]
pub(crate) struct Subject {
    text: String,
    /// Each of several, where something is said that is another thing for each.
    each: Option<String>,
}

impl Subject {
    /// One thing.
    pub(crate) fn one(text: impl Into<String>) -> Self {
        Self { text: text.into(), each: None }
    }

    /// Several things, and how each of them is called.
    fn several(text: String, each: String) -> Self {
        Self { text, each: Some(each) }
    }

    /// What is said of it further on.
    pub(crate) fn again(&self) -> Self {
        match self.each {
            None => Self::one("it"),
            Some(_) => Self::several("they".to_owned(), "each of them".to_owned()),
        }
    }

    /// It, and then what stands for it.
    pub(crate) fn throughout(&self) -> impl Iterator<Item = Self> {
        std::iter::once(self.clone()).chain(std::iter::repeat(self.again()))
    }

    /// Whether there are several.
    pub(crate) fn is_many(&self) -> bool {
        self.each.is_some()
    }

    /// The words for one or for several.
    pub(crate) fn either<'w>(&self, one: &'w str, many: &'w str) -> &'w str {
        if self.is_many() { many } else { one }
    }

    /// A noun for it: `an artifact`, `artifacts`.
    pub(crate) fn noun(&self, noun: &str) -> String {
        if self.is_many() { plural(noun) } else { super::a(noun) }
    }

    /// Where it does something: its name.
    pub(crate) fn name(&self) -> &str {
        &self.text
    }

    /// Where something is done to it.
    pub(crate) fn object(&self) -> &str {
        if self.text == "they" { "them" } else { &self.text }
    }

    /// The verb for it.
    pub(crate) fn does(&self, verb: &str) -> String {
        match (self.is_many(), verb.strip_prefix("be ")) {
            (false, _) => does(&self.text, verb),
            (true, Some(rest)) => format!("{} are {rest}", self.text),
            (true, None) => format!("{} {verb}", self.text),
        }
    }

    /// What is its: `its power`, `the power of creatures you control`.
    pub(crate) fn own(&self, what: &str) -> String {
        match self.text.as_str() {
            "they" => format!("their {what}"),
            text if self.is_many() || text.starts_with("each of ") => format!("the {what} of {text}"),
            text => format!("{} {what}", whose(text)),
        }
    }

    /// Each of it, one at a time.
    pub(crate) fn each(&self) -> Self {
        self.each.as_ref().map_or_else(|| self.clone(), Self::one)
    }
}

impl Speech<'_> {
    /// What a selector picks out, as what a sentence is about.
    pub(crate) fn subject(&self, selector: &Selector) -> Subject {
        match selector {
            Selector::Is(reference) => self.subject_of(reference),
            Selector::Named(name) => match self.table.catalog.selector(name) {
                Some(meaning) => self.subject(meaning),
                None => Subject::one(self.one(selector)),
            },
            Selector::Where(all) if super::noun::alternatives(all) => {
                let parts: Vec<Subject> = all.any_of.iter().map(|one| self.subject(one)).collect();
                let joined = |of: fn(&Subject) -> String| and(&parts.iter().map(of).collect::<Vec<_>>());
                Subject::several(joined(|part| part.text.clone()), joined(|part| part.each().text))
            }
            Selector::Where(all) => match &all.player {
                Some(Ref::EachPlayer | Ref::Opponents) | None => self.subject_where(all, selector),
                Some(who) => self.subject_of(who),
            },
        }
    }

    fn subject_where(&self, all: &Where, selector: &Selector) -> Subject {
        let each = self.noun(selector, false);
        let each = each.strip_prefix("another ").map_or(each.clone(), |noun| format!("other {noun}"));
        Subject::several(self.all_where(all), format!("each {each}"))
    }

    pub(crate) fn subject_of(&self, reference: &Ref) -> Subject {
        let name = self.who(reference);
        match reference {
            Ref::Of(of) => match &**of {
                RefOf::All(selector) => self.subject(selector),
                _ if is_several(reference) => Subject::several(name.clone(), format!("each of {name}")),
                _ => Subject::one(name),
            },
            _ if is_several(reference) => Subject::several(name.clone(), format!("each of {name}")),
            _ => Subject::one(name),
        }
    }

    /// Players of whom something is so.
    pub(crate) fn players(&self, who: &Ref) -> Subject {
        match who {
            Ref::EachPlayer => Subject::several("players".to_owned(), "each player".to_owned()),
            Ref::Opponents => Subject::several("your opponents".to_owned(), "each opponent".to_owned()),
            who => self.subject_of(who),
        }
    }
}
