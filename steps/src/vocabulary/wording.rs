//! The wording of the parameters of steps, made from the lists that read them.

use crate::phrase::{
    NUMBERS, PLAYERS,
    list::Phrase,
    objects::ORDINALS,
    words::{COLORS, PHASES},
};

/// One of these wordings.
pub(super) fn any<S: AsRef<str>>(wordings: impl IntoIterator<Item = S>) -> String {
    let wordings: Vec<S> = wordings.into_iter().collect();
    format!("(?:{})", wordings.iter().map(AsRef::as_ref).collect::<Vec<_>>().join("|"))
}

/// One, or several joined by commas and `and`.
pub(super) fn many(one: &str) -> String {
    format!("{one}(?:(?:, | and ){one})*")
}

/// A player's name.
pub(super) fn name() -> String {
    any(PLAYERS)
}

/// A player's name, or another word.
pub(super) fn players_and(other: &str) -> String {
    any([name().as_str(), other])
}

/// A reference to one object.
pub(super) fn reference() -> String {
    let ordinal = format!("(?:(?:{}|{}) )", any(ORDINALS), r"\d+(?:st|nd|rd|th)");
    let ability =
        r#"(?:(?:[a-z-]+ )?ability(?: "[^"]+")? of|trigger of|activation of|copy of) (?:the [a-z ]*of )?"[^"]+""#;
    let named = any([ability, "combat damage", r#""[^"]+" token"#]);
    any([r#""[^"]+""#.to_owned(), format!("the {ordinal}?{named}"), format!("{}'s draw", name())])
}

/// A step of the turn.
pub(super) fn step_name() -> String {
    any(PHASES.iter().map(|phrase| phrase.words))
}

/// The name of a colour.
pub(super) fn colors() -> String {
    any(COLORS.iter().map(|phrase| phrase.words))
}

/// A number in digits or as a word; with `none`, `no` too.
pub(super) fn counts(none: bool) -> String {
    let words = NUMBERS.iter().skip(usize::from(!none)).copied();
    any(["[0-9]+", "an?"].into_iter().chain(words))
}

/// A phrase of a list, and the words after it.
pub(super) fn words<M>(list: &[Phrase<M>]) -> String {
    format!("{}(?: .*)?", any(list.iter().map(|phrase| phrase.words)))
}

/// Words that begin like a phrase of a list: an unknown phrase is reported when it is read, with the nearest one.
pub(super) fn first_words<M>(list: &[Phrase<M>]) -> String {
    let mut first: Vec<&str> = list.iter().filter_map(|phrase| phrase.words.split(' ').next()).collect();
    first.sort_unstable();
    first.dedup();
    format!("{}(?: .*)?", any(first))
}
