//! Messages for mistakes in a document, in the words of authors: without the names of Rust types, and with the words that would have been valid.

use casebook_language::{
    cards::values::CardType,
    document::{Document, DocumentError},
};
use pretty_assertions::assert_eq;
use serde::{Deserialize, de::DeserializeOwned};

/// The message for a document that is not a `T`.
fn told<T: DeserializeOwned>(text: &str) -> DocumentError {
    let Err(error) = (Document { file: "a.yaml", text }).read::<T>() else { panic!("`{text}` is read") };
    error
}

/// One word of two.
#[derive(Deserialize)]
#[serde(rename_all = "snake_case")]
enum Few {
    Tap,
    Untap,
}

/// One word of more than a message lists.
#[derive(Deserialize)]
#[serde(rename_all = "snake_case")]
enum Many {
    Tap,
    Untap,
    Draw,
    Discard,
    Sacrifice,
    Destroy,
    Exile,
    Counter,
    Reveal,
    Search,
    Shuffle,
    Scry,
    Surveil,
    Another,
}

/// A word, or a map of a word and its arguments.
#[derive(Deserialize)]
#[serde(rename_all = "snake_case")]
enum Instead {
    Nothing,
    #[allow(dead_code, reason = "it is only read")]
    Damage(u8),
}

/// The value of a key.
#[derive(Deserialize)]
#[allow(dead_code, reason = "it is only read")]
struct Of<T> {
    #[serde(alias = "do", alias = "pt", alias = "count", alias = "when", alias = "enters", alias = "type")]
    value: T,
}

/// Keys that are read as any value before they are read as texts.
#[derive(Deserialize)]
struct Flat {
    #[serde(flatten)]
    #[allow(dead_code, reason = "it is only read")]
    of: Of<String>,
}

#[test]
fn unknown_words_list_the_valid_ones() {
    let few = told::<Of<Vec<Few>>>("do: [ tapp ]");
    assert_eq!(few.message, "do[0]: there is no word `tapp` here; there are `tap`, `untap`");
    assert_eq!(few.suggestion.as_deref(), Some("tap"));
    let near = told::<Of<Vec<Many>>>("do: [ tapp ]");
    assert_eq!(near.message, "do[0]: there is no word `tapp` here", "the nearest is more useful than all");
    assert_eq!(near.suggestion.as_deref(), Some("tap"));
    let far = told::<Of<Vec<Many>>>("do: [ banana ]");
    assert!(far.message.ends_with("`another`"), "without a near one all are listed: {}", far.message);
}

#[test]
fn types_are_named_as_authors_know_them() {
    let says = |error: DocumentError, message: &str| {
        assert_eq!((error.message.as_str(), error.suggestion), (message, None));
    };
    says(told::<Of<[i32; 2]>>("pt: [one, 1]"), "pt[0]: expected a whole number, and found the text \"one\"");
    says(told::<Flat>("value: 5"), "expected a text, and found the number 5");
    says(told::<Of<u32>>("count: -1"), "count: expected a whole number that isn't negative, and found the number -1");
    says(told::<CardType>("[creature]"), "expected a word, or a map of one key, and found a list");
    says(
        told::<Of<Instead>>("value: damage"),
        "value: expected a map of that word and its arguments, and found the word alone",
    );
    says(told::<(i32, i32)>("[1]"), "expected a list of 2, and found 1");
    says(
        told::<Of<Of<Of<CardType>>>>("when: { enters: { type: [creature] } }"),
        "when.enters.type: expected a word, or a map of one key, and found a list; write `any_of: [ { type: … }, { type: … } ]` to match any of several, or `all_of` to match all of them",
    );
    says(told::<Of<u32>>("{}"), "the key `value` is missing here");
    says(told::<Of<Vec<Of<u32>>>>("do: [ {} ]"), "do[0]: the key `value` is missing here");
}
