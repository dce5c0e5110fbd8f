//! The rulebook: the status of every number, the index of a rules text, and former ids.

use std::{collections::BTreeSet, fs};

use pretty_assertions::assert_eq;
use serde_json::Value;

use super::calls::{casebook, code, folder, refused, text};

fn object(arguments: &[&str]) -> Value {
    serde_json::from_slice(&casebook(arguments).stdout).unwrap()
}

#[test]
fn the_rulebook_accounts_for_every_number() {
    let whole = object(&["clauses", "--document", "cr26", "--json"]);
    let clauses = whole["clauses"].as_array().unwrap();
    let ids: BTreeSet<&str> = clauses.iter().map(|clause| clause["id"].as_str().unwrap()).collect();
    assert_eq!(ids.len(), clauses.len(), "each id once");
    let numbers = ids.iter().filter(|id| !id.starts_with("cr26:past.")).count();
    assert_eq!(numbers, 3114);
    let known = ["proven", "partly", "deviating", "refused", "untestable", "uncovered", "unread"];
    assert!(clauses.iter().all(|clause| known.contains(&clause["status"].as_str().unwrap())));
    let counted: u64 = whole["counts"].as_object().unwrap().values().map(|count| count.as_u64().unwrap()).sum();
    assert_eq!(counted, clauses.len() as u64);
    let of = |id: &str| clauses.iter().find(|clause| clause["id"] == id).unwrap();
    assert_eq!(of("cr26:702.108a")["status"], "proven");
    assert!(of("cr26:702.108a")["scenarios"].as_u64() > Some(0));
    assert_eq!(
        (&of("cr26:702.108")["kind"], &of("cr26:702.108")["status"]),
        (&"reference".into(), &"untestable".into())
    );
    let carried = of("cr26:704.5j")["clauses"].to_string();
    assert!(carried.contains("\"cr26:704.5j\"") && carried.contains("\"chk:420.5e.today\""), "{carried}");
}

#[test]
fn the_rulebook_is_a_tree_with_counts() {
    let tree = casebook(&["clauses", "--document", "cr26"]);
    let said = text(&tree.stdout);
    let head = said.lines().next().unwrap();
    assert!(head.starts_with("cr26 ") && head.ends_with("unread"), "{head}");
    let row = |name: &str| -> usize {
        let line =
            said.lines().find(|line| line.trim_start().starts_with(name)).unwrap_or_else(|| panic!("{name}: {said}"));
        line.split_whitespace().rev().take(7).filter_map(|cell| cell.parse::<usize>().ok()).sum()
    };
    let sections = ["700 ", "701 ", "702 ", "703 ", "704 "].map(row).iter().sum::<usize>();
    assert!(row("7 Additional Rules") > sections && sections > 1000, "a chapter counts its sections: {said}");
    let listed = casebook(&["clauses", "702.108"]);
    let said = text(&listed.stdout);
    assert!(said.lines().any(|line| line.starts_with("cr26:702.108a ") && line.contains("proven")), "{said}");
    assert!(
        said.lines().any(|line| line.starts_with("cr26:702.108b ")),
        "a number without a clause is listed too: {said}"
    );
    assert!(said.lines().all(|line| line.contains("702.108")), "{said}");
}

#[test]
fn a_number_without_a_clause_says_where_one_is_added() {
    let said = refused(&["show", "cr26:100.1"]);
    assert!(said.contains("rule 100.1") && said.contains("fixtures/rules/cr26"), "{said}");
}

#[test]
fn a_former_id_says_where_it_went() {
    let shown = casebook(&["show", "may01:ours.359"]);
    assert!(text(&shown.stdout).starts_with("may01:ours.359 is cr26:702.108a now\n"), "{}", text(&shown.stdout));
    assert_eq!(code(&shown), 0);
    let convention = refused(&["show", "may01:ours.132"]);
    assert!(convention.contains("convention"), "{convention}");
}

#[test]
fn former_ids_are_rewritten_where_they_stand() {
    let place = folder("migrate-ids");
    fs::create_dir_all(&place).unwrap();
    let feature = "Feature: Prowess\n  @may01:ours.359 @may01:ours.132 @chk:bushido.1\n  Scenario: It grows\n    Then Alice is at 20 life\n";
    let rules = "document: mine\n# as may01:ours.359.\nclauses: []\n";
    let case = "may01/abilities_countered/stifle-counters-what-was-activated";
    let deviations = format!("engine = \"mine\"\n[[deviation]]\ncase = \"{case}\"\n");
    let deviations = deviations.as_str();
    let files = [("a.feature", feature), ("rules.yaml", rules), ("mine.toml", deviations), ("notes.txt", feature)];
    for (name, text) in files {
        fs::write(place.join(name), text).unwrap();
    }
    let read = |name: &str| fs::read_to_string(place.join(name)).unwrap();
    let at = place.to_str().unwrap();
    let checked = casebook(&["migrate", at, "--check"]);
    assert_eq!((code(&checked), read("a.feature").as_str()), (1, feature), "{}", text(&checked.stderr));
    let done = casebook(&["migrate", at]);
    let said = text(&done.stdout);
    assert!(said.contains("a.feature:2: `may01:ours.359` is `cr26:702.108a` now"), "{said}");
    assert_eq!(read("a.feature"), feature.replace("may01:ours.359", "cr26:702.108a"));
    assert_eq!(read("rules.yaml"), rules.replace("may01:ours.359", "cr26:702.108a"));
    let rewritten = read("mine.toml");
    assert!(rewritten.contains("case = \"cr26/701_keyword_actions/counter/"), "{rewritten}");
    assert_eq!(read("notes.txt"), feature, "other files stay");
    assert_eq!(code(&casebook(&["migrate", at, "--check"])), 0);
}

const TEXT: &str = "1. The Whole\n\n100. Turns\n\n100.1. Turns\n\n100.1a It is the turn of a player.\n\n\
                    100.1b A turn ends as soon as it can.\n";

#[test]
fn the_index_of_a_text_keeps_what_readers_found() {
    let place = folder("index");
    fs::create_dir_all(&place).unwrap();
    let (rules, file) = (place.join("rules.txt"), place.join("index.yaml"));
    fs::write(&rules, TEXT).unwrap();
    let [rules, index] = [&rules, &file].map(|path| path.to_str().unwrap());
    let printed = casebook(&["sources", "index", rules]);
    assert!(text(&printed.stdout).contains("\n  \"100.1\": { print: \""), "{}", text(&printed.stdout));
    fs::write(&file, "# My head.\ndocument: mine\n").unwrap();
    let first = casebook(&["sources", "index", rules, index]);
    assert!(text(&first.stdout).ends_with("3 numbers: 0 kept, 0 renumbered, 0 reworded, 3 new, 0 gone\n"));
    let written = fs::read_to_string(&file).unwrap();
    assert!(written.starts_with("# My head.\ndocument: mine\nsections:\n  \"1\": \"The Whole\"\n"), "{written}");
    let line = written.lines().find(|line| line.contains("\"100.1b\"")).unwrap();
    fs::write(&file, written.replace(line, &line.replace(" }", ", kind: clause, whole: true }"))).unwrap();
    fs::write(rules, TEXT.replace("100.1b", "100.1c").replace("100.1a It", "100.1a Perhaps it")).unwrap();
    let again = casebook(&["sources", "index", rules, index]);
    let said = text(&again.stdout);
    assert!(said.contains("3 numbers: 1 kept, 1 renumbered, 1 reworded, 0 new, 0 gone\n"), "{said}");
    assert!(
        said.contains("renumbered: 100.1b -> 100.1c\n") && said.contains("reworded, unread again: 100.1a\n"),
        "{said}"
    );
    let written = fs::read_to_string(&file).unwrap();
    assert!(
        written.contains("\"100.1c\": { print: \"") && written.contains("kind: clause, whole: true }"),
        "{written}"
    );
    assert_eq!(code(&casebook(&["sources", index])), 2, "one text alone is not compared");
}

#[test]
fn figures_are_written_in_the_project_alone() {
    let elsewhere = folder("update");
    fs::create_dir_all(&elsewhere).unwrap();
    let mut program = std::process::Command::new(env!("CARGO_BIN_EXE_casebook"));
    let output = program.args(["check", "--update"]).current_dir(&elsewhere).output().unwrap();
    assert_eq!(code(&output), 2);
    assert!(text(&output.stderr).contains("fixtures/rules/proofs.yaml"), "{}", text(&output.stderr));
}
