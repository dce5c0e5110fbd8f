//! The words of references.

use casebook_language::{cards::reference::RefOf, reserved::LONG};
use schemars::schema_for;

#[test]
fn every_long_form_is_known_by_its_word() {
    let schema = schema_for!(RefOf).to_value();
    let forms = schema["oneOf"].as_array().unwrap().iter();
    let words: Vec<&str> = forms.map(|form| form["required"][0].as_str().unwrap()).collect();
    assert_eq!(words, LONG);
}
