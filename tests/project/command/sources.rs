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

/// A new text with a rule of 2026-01 whose number is known and whose words are not, and a new section.
const NEXT: &str = "6. Spells\n\n605. Mana Abilities\n\n605.1a An ability that fills a purse is quick if nobody else is asked.\n\n\
                    7. Others\n\n704. State-Based Actions\n\n704.5j Of two puppets with one name one goes.\n\n799. Kites\n\n\
                    799.1. A kite is a thing that flies as long as there is wind.\n";

#[test]
fn an_update_writes_its_files_and_keeps_readings() {
    let folder = folder("sources-update");
    fs::create_dir_all(&folder).unwrap();
    let (file, out) = (folder.join("new.txt"), folder.join("out"));
    fs::write(&file, NEXT).unwrap();
    let (file, out) = (file.to_str().unwrap(), out.to_str().unwrap());
    let call = ["sources", "update", file, "--edition", "2026-08", "--out", out];
    let output = casebook(&call);
    assert_eq!(code(&output), 0, "{}", text(&output.stderr));
    let said = text(&output.stdout);
    assert!(said.starts_with("2026-01 to 2026-08\n") && said.contains("     2 reworded\n     1 new\n"), "{said}");
    assert!(said.contains("  section 799 Kites is new  (rules 1, clauses 0, scenarios 0)\n"), "{said}");
    let written = |name: &str| fs::read_to_string(PathBuf::from(out).join(name)).unwrap();
    assert!(
        written("edition.yaml").contains("id: 2026-08\ntitle: Comprehensive Rules of 2026-08\ninherits: 2026-01\n")
    );
    assert!(written("index.yaml").contains("document: cr2608\n"));
    assert!(written("numbers.yaml").contains("  \"life_gain\": \"119.3\"\n"), "almost all rules are gone here");
    let sections = ["605", "704", "799"].map(|section| format!("worklist/{section}.yaml"));
    let list: String = sections.iter().map(|name| written(name)).collect();
    assert!(list.contains("- what: \"605.1a is reworded (605 Mana Abilities)\""), "{list}");
    assert!(list.contains("clauses: [\"cr26:605.1a\""), "{list}");
    assert!(list.contains("fields: [\"targeted_mana_abilities\"]"), "{list}");
    assert!(list.contains("readings: [\"docs/readings/704.tsv:"), "{list}");
    assert!(!list.contains("fills a purse") && !list.contains("there is wind"), "a list has no sentences");

    // The reading of 605.1a stays, and another text of 799.1 is read again.
    let set = |name: &str, reading: &str| {
        let text = written(name).replacen("reading: unread", reading, 1).replacen("about: \"\"", "about: a word", 1);
        fs::write(PathBuf::from(out).join(name), text).unwrap();
    };
    set(&sections[0], "reading: same_outcome");
    set(&sections[2], "reading: unobservable");
    fs::write(file, NEXT.replace("wind.", "wind, and a string.")).unwrap();
    let output = casebook(&[&call[..], &["--json"]].concat());
    let object: Value = serde_json::from_slice(&output.stdout).unwrap();
    assert_eq!(keys(&object), ["counts", "folder", "lost_readings", "worklist"]);
    let rules = |cause: usize| &object["worklist"]["causes"][cause]["rules"][0];
    assert_eq!((&rules(0)["reading"], &rules(0)["about"]), (&Value::from("same_outcome"), &Value::from("a word")));
    assert_eq!(object["lost_readings"][0]["new"]["number"], "799.1");
    assert!(written("outdated.yaml").contains("reading: unobservable"));
}

#[test]
fn an_update_needs_a_new_name_and_something_to_compare_with() {
    let folder = folder("sources-update-refused");
    fs::create_dir_all(&folder).unwrap();
    let (file, out) = (folder.join("new.txt"), folder.join("out"));
    fs::write(&file, NEXT).unwrap();
    let (file, out) = (file.to_str().unwrap(), out.to_str().unwrap());
    let said = |more: &[&str]| refused(&[&["sources", "update", file], more].concat());
    assert!(said(&["--edition", "next"]).contains("`next` is no name of an edition"));
    assert!(said(&["--edition", "2026-01"]).contains("there is an edition `2026-01` already"));
    let past = ["--edition", "2006-10", "--since", "2005-02", "--out", out];
    assert!(said(&past).contains("the project has no fingerprints of the edition 2005-02"));
    let other = ["--edition", "2026-08", "--older", file, "--out", out];
    assert!(said(&other).contains("is not the text of 2026-01"));
    assert!(!PathBuf::from(out).exists(), "a refused call writes nothing");
}
