//! `casebook migrate`: rewrites a folder in the old card language once, so that it can be read.

use std::fs;

use pretty_assertions::assert_eq;

use super::calls::{casebook, code, folder, refused, text};

#[test]
fn a_folder_is_rewritten_once_and_then_of_today() {
    let cards = folder("migrate");
    let (weather, wait) = (cards.join("fair_weather.yaml"), cards.join("later").join("long_wait.yaml"));
    fs::create_dir_all(wait.parent().unwrap()).unwrap();
    fs::copy("tests/migrate/conditions.old.yaml", &weather).unwrap();
    fs::copy("tests/migrate/delays.old.yaml", &wait).unwrap();
    let place = cards.to_str().unwrap();

    let output = casebook(&["migrate", place, "--check"]);
    let said = text(&output.stdout);
    assert_eq!(code(&output), 1, "{said}");
    assert!(said.contains(&format!("{}:9: `only_while` is `if` now", weather.display())), "{said}");
    assert!(said.ends_with("words to be rewritten, in 2 of 2 files\n"), "{said}");
    assert_eq!(fs::read(&weather).unwrap(), fs::read("tests/migrate/conditions.old.yaml").unwrap(), "only checked");

    let refused = refused(&["card", "Long Wait", "--cards", place]);
    assert!(refused.contains("only_while"), "{refused}");
    let output = casebook(&["migrate", place]);
    assert_eq!(code(&output), 0, "{}", text(&output.stderr));
    assert_eq!(fs::read(&wait).unwrap(), fs::read("tests/migrate/delays.new.yaml").unwrap());
    let output = casebook(&["card", "Long Wait", "--cards", place]);
    let said = text(&output.stdout);
    assert!(said.contains("Until end of turn, Whenever a creature attacks"), "{said}{}", text(&output.stderr));

    let again = casebook(&["migrate", place, "--check"]);
    assert_eq!((code(&again), text(&again.stdout)), (0, "0 words to be rewritten, in 0 of 2 files\n"));
}

#[test]
fn nothing_is_written_where_something_cannot_be_read() {
    let cards = folder("migrate-broken");
    fs::create_dir_all(&cards).unwrap();
    let sound = cards.join("a.yaml");
    fs::copy("tests/migrate/who.old.yaml", &sound).unwrap();
    fs::write(cards.join("b.yaml"), "name: [\n").unwrap();
    let said = refused(&["migrate", cards.to_str().unwrap()]);
    assert!(said.contains("b.yaml"), "{said}");
    assert_eq!(fs::read(&sound).unwrap(), fs::read("tests/migrate/who.old.yaml").unwrap());
}
