//! Predicates: the text that says with a verb whether something matches, such as `black`, `attacking`, `with flying`.

use super::{Speech, or, supertype_word, type_word};
use crate::cards::selector::{Selector, Where};

impl Speech<'_> {
    /// The statement that a subject matches a selector: `is black`, `has flying`, `is a creature`.
    pub(crate) fn is(&self, subject: &str, selector: &Selector) -> String {
        match self.trait_of(selector) {
            Some(had) => super::event::it(subject, &format!("have {had}")),
            None => super::event::it(subject, &format!("be {}", self.being(selector))),
        }
    }

    /// The statement that a subject does not match a selector: `isn't black`, `doesn't have flying`.
    pub(crate) fn isnt(&self, subject: &str, selector: &Selector) -> String {
        match self.trait_of(selector) {
            Some(had) => format!("{subject} doesn't have {had}"),
            None => format!("{subject} isn't {}", self.being(selector)),
        }
    }

    /// The relative clause for an object that does not match: `that isn't black`, `without flying`.
    pub(super) fn that_isnt(&self, selector: &Selector, several: bool) -> String {
        let being = || self.being(selector);
        match self.trait_of(selector) {
            Some(had) => format!("without {had}"),
            None if several && being() == self.one(selector) => format!("that aren't {}", self.such(selector)),
            None => format!("that {} {}", if several { "aren't" } else { "isn't" }, being()),
        }
    }

    /// The complement after `is`: an adjective if it says everything, otherwise a noun.
    pub(crate) fn being(&self, selector: &Selector) -> String {
        let Some(all) = self.meaning(selector) else { return self.one(selector) };
        if self.alternatives(selector).is_some() {
            return or(&all.any_of.iter().map(|one| self.being(one)).collect::<Vec<_>>());
        }
        if let Some(color) = all.color.filter(|_| only(all, |rest| rest.color = None)) {
            return color.word().to_owned();
        }
        if let Some(supertype) = all.supertype.filter(|_| only(all, |rest| rest.supertype = None)) {
            return supertype_word(supertype).to_owned();
        }
        if let Some(name) = all.designated.as_ref().filter(|_| only(all, |rest| rest.designated = None)) {
            return name.replace('_', " ");
        }
        let states: Vec<&str> = all.is.iter().filter_map(|state| self.adjective(*state)).collect();
        if !states.is_empty() && states.len() == all.is.len() && only(all, |rest| rest.is.clear()) {
            return states.join(" and ");
        }
        self.one(selector)
    }

    /// The complement after `has`, if the selector asks for nothing else.
    fn trait_of(&self, selector: &Selector) -> Option<String> {
        let all = self.meaning(selector)?;
        let ranges = [
            (&all.power, "power", only(all, |rest| rest.power = None)),
            (&all.toughness, "toughness", only(all, |rest| rest.toughness = None)),
            (&all.mana_value, self.words().mana_value.as_str(), only(all, |rest| rest.mana_value = None)),
        ];
        let ranges = ranges.into_iter().filter(|(.., only)| *only);
        let in_range =
            ranges.filter_map(|(range, called, _)| Some(format!("{called} {}", self.range(range.as_ref()?))));
        let keyword = all.keyword.as_ref().filter(|_| only(all, |rest| rest.keyword = None));
        let name = all.chosen_name.as_ref().filter(|_| only(all, |rest| rest.chosen_name = None));
        let counter = all.with_counter.as_ref().filter(|_| only(all, |rest| rest.with_counter = None));
        in_range
            .chain(keyword.map(|keyword| keyword.replace('_', " ")))
            .chain(name.map(|name| format!("the name {}", super::noun::bound(name))))
            .chain(counter.map(|kind| super::a(&format!("{kind} counter"))))
            .next()
    }

    /// The alternatives of a selector that only lists several of them.
    pub(super) fn alternatives<'s>(&'s self, selector: &'s Selector) -> Option<&'s Where> {
        self.meaning(selector).filter(|all| all.any_of.len() > 1 && only(all, |rest| rest.any_of.clear()))
    }

    /// The conditions of a selector, also of a named selector.
    fn meaning<'s>(&'s self, selector: &'s Selector) -> Option<&'s Where> {
        match selector {
            Selector::Where(all) => Some(all),
            Selector::Named(name) => match self.wording.catalog.selector(name)? {
                Selector::Where(all) => Some(all),
                _ => None,
            },
            Selector::Is(_) => None,
        }
    }
}

/// Alternative adjectives: `instant or sorcery`, `black or red`.
pub(super) fn one_of_adjectives(any: &[Selector]) -> Option<String> {
    let words: Option<Vec<String>> = any.iter().map(adjective).collect();
    words.filter(|words| words.len() > 1).map(|words| or(&words))
}

fn adjective(selector: &Selector) -> Option<String> {
    let Selector::Where(all) = selector else { return None };
    let color = all.color.map(|color| color.word().to_owned());
    let supertype = all.supertype.map(|supertype| supertype_word(supertype).to_owned());
    let card_type = all.card_type.map(|card_type| type_word(card_type).to_owned());
    let subtype = all.subtype.as_ref().map(|subtype| subtype.to_string());
    let word = color.or(supertype).or(card_type).or(subtype)?;
    let one = |rest: &mut Where| {
        let said = [rest.color.take().is_some(), rest.supertype.take().is_some(), rest.card_type.take().is_some()];
        let said = said.into_iter().chain([rest.subtype.take().is_some()]).filter(|said| *said).count();
        // Two conditions at once do not make one adjective. The changed key makes the comparison below fail.
        rest.other = said > 1;
    };
    only(all, one).then(|| if all.other { format!("other {word}") } else { word })
}

/// Whether a selector has no condition except those that are removed here.
fn only(all: &Where, take: impl Fn(&mut Where)) -> bool {
    let mut rest = all.clone();
    take(&mut rest);
    rest == Where::default()
}
