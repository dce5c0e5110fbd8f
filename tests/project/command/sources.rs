//! The comparison of two rules texts, with rules made up for the test.

use std::{fs, path::PathBuf};

use pretty_assertions::assert_eq;
use serde_json::Value;

use super::calls::{casebook, code, folder, keys, refused, text};

const OLD: &str = "\
Contents\n\n1. The Game\n100. Turns\n\nGlossary\n\n1. The Game\n\n100. Turns\n\n100.1. It is the turn of one player.\n\n\
100.2. A player who can't draw a card has lost the game.\n\n100.3. Ends\n\n100.3a A turn ends.\nExample: Ann's turn ends.\n\n\
100.4. If a clock strikes, all dogs bark at the moon.\n\nGlossary\n\nTurn\nSee rule 100.\n";
const NEW: &str = "\
1. The Game\n\n100. Turns\n\n100.1. It is the turn of one player.\n\n\
100.2. A player who draws from an empty library has lost the game.\n\n100.4. Ends\n\n100.4a A turn ends.\n\n\
100.5. Whoever is last to leave is to feed the two cats.\n";

/// Two texts in a new folder.
fn texts(name: &str, old: &[u8], new: &[u8]) -> [String; 2] {
    let folder = folder(name);
    fs::create_dir_all(&folder).unwrap();
    let written = |file: &str, bytes: &[u8]| {
        let path: PathBuf = folder.join(file);
        fs::write(&path, bytes).unwrap();
        path.to_str().unwrap().to_owned()
    };
    [written("old.txt", old), written("new.txt", new)]
}

#[test]
fn a_sum_comes_first_then_every_rule_that_changed() {
    let [old, new] = texts("sources-text", OLD.as_bytes(), NEW.replace('\n', "\r\n").as_bytes());
    let output = casebook(&["sources", &old, &new]);
    assert_eq!(code(&output), 0, "{}", text(&output.stderr));
    let said = text(&output.stdout);
    let sum = "\
     1 same
     1 reworded
     1 renumbered
     1 new
     1 gone

section                               reworded renumbered   new  gone
100 Turns                                    1          1     1     1
";
    let told = "
100.2  reworded  Turns
    A player who [-can't draw a card-] {+draws from an empty library+} has lost the game.

100.4  gone
    If a clock strikes, all dogs bark at the moon.

100.3 -> 100.4  renumbered  Ends

100.3a -> 100.4a  renumbered, other examples  Ends

100.5  new  Turns
    Whoever is last to leave is to feed the two cats.
";
    let at = said.find(sum).unwrap_or_else(|| panic!("{said}"));
    assert_eq!(&said[at + sum.len()..], told);
    assert!(said[..at].contains("old.txt  4 rules") && said[..at].contains("new.txt  4 rules"), "{said}");
}

#[test]
fn a_section_is_all_that_is_asked_for() {
    let [old, new] = texts("sources-section", OLD.as_bytes(), NEW.as_bytes());
    let output = casebook(&["sources", &old, &new, "--section", "100.3"]);
    let said = text(&output.stdout);
    assert!(said.contains("100.3a -> 100.4a  renumbered") && !said.contains("100.2"), "{said}");
    assert!(refused(&["sources", &old, &new, "--section", "702"]).contains("neither text has a rule `702`"));
}

#[test]
fn json_has_every_rule_of_both() {
    let [old, new] = texts("sources-json", OLD.as_bytes(), NEW.as_bytes());
    let output = casebook(&["sources", &old, &new, "--json"]);
    let object: Value = serde_json::from_slice(&output.stdout).unwrap();
    assert_eq!(keys(&object), ["counts", "new", "old", "rules", "section"]);
    let counts = serde_json::json!({ "same": 1, "reworded": 1, "renumbered": 1, "new": 1, "gone": 1 });
    assert_eq!(object["counts"], counts);
    let rules = object["rules"].as_array().unwrap();
    assert_eq!(rules.len(), 6, "five and a title");
    assert_eq!(keys(&rules[0]), ["diff", "fate", "new", "old", "other_examples", "title"]);
    assert_eq!((&rules[0]["fate"], &rules[1]["fate"]), (&Value::from("same"), &Value::from("reworded")));
    assert_eq!(rules[0]["old"]["fingerprint"], rules[0]["new"]["fingerprint"]);
    assert_eq!(rules[1]["diff"][1], serde_json::json!({ "gone": "can't draw a card" }));
}

#[test]
fn what_is_no_rules_text_is_refused_in_so_many_words() {
    let not = |name: &str, bytes: &[u8]| {
        let [old, new] = texts(name, OLD.as_bytes(), bytes);
        refused(&["sources", &old, &new])
    };
    assert!(not("sources-empty", b"\xef\xbb\xbf\r\n").contains("new.txt: the file is empty"));
    assert!(not("sources-binary", b"PK\x03\x04\0\0").contains("new.txt: the file is binary, not text"));
    assert!(not("sources-prose", b"Once upon a time.\n").contains("the file has no numbered rule"));
    let german = "100.1. Wer am Zug ist, zieht zuerst eine Karte, sofern noch eine da ist.\n";
    assert!(not("sources-german", german.as_bytes()).contains("the rules aren't in English"));
    let [old, _] = texts("sources-folder", OLD.as_bytes(), b"");
    let parent = std::path::Path::new(&old).parent().unwrap().to_str().unwrap().to_owned();
    assert!(refused(&["sources", &old, &parent]).contains("this is a folder; a rules text is one file"));
    assert!(refused(&["sources", "no/such.txt", &old]).contains("no/such.txt: there is no such file or folder"));
}
