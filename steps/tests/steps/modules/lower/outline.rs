//! The placeholders of outlines.

use casebook_steps::lower::outline::{Columns, replaced};

fn columns(names: &[&str]) -> Vec<String> {
    names.iter().map(|name| (*name).to_owned()).collect()
}

#[test]
fn placeholders_have_the_values_of_the_row() {
    let (names, row) = (columns(&["who", "how much"]), columns(&["Alice", "3"]));
    let names = Columns::of(&names, 1).unwrap();
    assert_eq!(replaced("<who> gains <how much> life", &names, &row), Ok("Alice gains 3 life".to_owned()));
    assert_eq!(replaced("2 < 3 and 4 > 3", &names, &row), Ok("2 < 3 and 4 > 3".to_owned()));
}

#[test]
fn a_placeholder_without_a_column_is_an_error() {
    let names = columns(&["who"]);
    let names = Columns::of(&names, 1).unwrap();
    let unknown = "no column of the examples is called <whom>".to_owned();
    assert_eq!(replaced("<whom>", &names, &columns(&["Alice"])), Err(unknown));
}

#[test]
fn two_columns_of_one_name_are_an_error() {
    assert!(Columns::of(&columns(&["who", "who"]), 1).is_err());
}
