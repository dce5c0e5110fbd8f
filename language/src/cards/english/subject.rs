//! The subject of a sentence, in the singular or in the plural.

use super::{Speech, and, does, noun::is_several, plural, whose};
use crate::cards::{
    reference::{Ref, RefOf},
    selector::{Selector, Where},
};

/// The subject of a sentence. Its verb and its pronoun agree with it in number.
#[derive(Debug, Clone)]
pub(crate) struct Subject {
    text: String,
    /// The phrase for each of several objects, for statements that differ between the objects.
    each: Option<String>,
}

impl Subject {
    /// A subject in the singular.
    pub(crate) fn one(text: impl Into<String>) -> Self {
        Self { text: text.into(), each: None }
    }

    /// A subject in the plural, with the phrase for each of the objects.
    fn several(text: String, each: String) -> Self {
        Self { text, each: Some(each) }
    }

    /// The pronoun for the subject.
    pub(crate) fn again(&self) -> Self {
        match self.each {
            None => Self::one("it"),
            Some(_) => Self::several("they".to_owned(), "each of them".to_owned()),
        }
    }

    /// The subject itself, and its pronoun from the second use on.
    pub(crate) fn throughout(&self) -> impl Iterator<Item = Self> {
        std::iter::once(self.clone()).chain(std::iter::repeat(self.again()))
    }

    /// Whether a text names the subject.
    pub(crate) fn is_named_in(&self, text: &str) -> bool {
        text.contains(&self.text) || self.each.as_ref().is_some_and(|each| text.contains(each))
    }

    /// Whether the subject is in the plural.
    pub(crate) fn is_many(&self) -> bool {
        self.each.is_some()
    }

    /// The words for the singular or for the plural.
    pub(crate) fn either<'w>(&self, one: &'w str, many: &'w str) -> &'w str {
        if self.is_many() { many } else { one }
    }

    /// A noun that agrees with the subject: `an artifact`, `artifacts`.
    pub(crate) fn noun(&self, noun: &str) -> String {
        if self.is_many() { plural(noun) } else { super::a(noun) }
    }

    /// The phrase as the subject of a verb.
    pub(crate) fn name(&self) -> &str {
        &self.text
    }

    /// The phrase as the object of a verb.
    pub(crate) fn object(&self) -> &str {
        if self.text == "they" { "them" } else { &self.text }
    }

    /// The verb that agrees with the subject.
    pub(crate) fn does(&self, verb: &str) -> String {
        match (self.is_many(), verb.strip_prefix("be ")) {
            (false, _) => does(&self.text, verb),
            (true, Some(rest)) => format!("{} are {rest}", self.text),
            (true, None) => format!("{} {verb}", self.text),
        }
    }

    /// The possessive form: `its power`, `the power of creatures you control`.
    pub(crate) fn own(&self, what: &str) -> String {
        match self.text.as_str() {
            "they" => format!("their {what}"),
            text if self.is_many() || text.starts_with("each of ") => format!("the {what} of {text}"),
            text => format!("{} {what}", whose(text)),
        }
    }

    /// The subject for each object separately.
    pub(crate) fn each(&self) -> Self {
        self.each.as_ref().map_or_else(|| self.clone(), Self::one)
    }
}

impl Speech<'_> {
    /// The objects that a selector matches, as a subject.
    pub(crate) fn subject(&self, selector: &Selector) -> Subject {
        match selector {
            Selector::Is(reference) => self.subject_of(reference),
            Selector::Named(name) => match self.wording.catalog.selector(name) {
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

    /// Players as a subject.
    pub(crate) fn players(&self, who: &Ref) -> Subject {
        match who {
            Ref::EachPlayer => Subject::several("players".to_owned(), "each player".to_owned()),
            Ref::Opponents => Subject::several("your opponents".to_owned(), "each opponent".to_owned()),
            who => self.subject_of(who),
        }
    }
}
