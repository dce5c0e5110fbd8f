//! Documents: what is refused before it is read, and messages with a place.

use casebook_language::document::{Document, DocumentError, MAX_BYTES, nearest};

fn read(text: &str) -> Result<Vec<String>, DocumentError> {
    Document { file: "a.yaml", text }.read()
}

#[test]
fn a_tower_of_brackets_is_refused() {
    assert_eq!(
        read(&"[".repeat(100_000)).unwrap_err().to_string(),
        "a.yaml:1:65: brackets are nested more than 64 deep"
    );
}

#[test]
fn a_huge_document_is_refused() {
    assert_eq!(read(&" ".repeat(MAX_BYTES + 1)).unwrap_err().message, "the document is longer than 1048576 bytes");
}

#[test]
fn a_wrong_type_is_placed() {
    assert_eq!(read("- a\n- [b]\n").unwrap_err().to_string(), "a.yaml:2:3: [1]: expected a text, and found a list");
}

#[test]
fn the_keys_of_a_map_that_has_too_many_are_told() {
    let text = "- { pay_life: 1, tap: self }\n";
    let error = Document { file: "a.yaml", text }.read::<Vec<casebook_language::cards::cost::Cost>>().unwrap_err();
    assert_eq!(
        error.to_string(),
        "a.yaml:1:3: [0]: expected a map of one key, and found a map of `pay_life` and `tap`"
    );
}

#[test]
fn only_a_near_word_is_suggested() {
    assert_eq!(nearest("bushdio", ["bushido", "splice"]), Some("bushido".to_owned()));
    assert_eq!(nearest("banana", ["bushido", "splice"]), None);
}
