//! The command as users call it.

mod authoring;
pub(crate) mod calls;
mod elsewhere;
mod engines;
mod hunting;
mod migrate;
mod new;
mod packs;
mod proving;
mod records;
mod rulebook;
mod selection;
mod sources;
mod wording;

use std::fs;

use calls::{casebook, code, folder, foreign, keys, text};
use pretty_assertions::assert_eq;
use serde_json::Value;

#[test]
fn features_and_cards_from_elsewhere_are_run() {
    let output = foreign("foreign", &[]);
    assert_eq!(code(&output), 1, "one of the two claims what isn't so");
    let said = text(&output.stdout);
    assert!(said.contains("tests/foreign/house/hearth.feature:15: Bob is at 23 life"), "{said}");
    assert!(said.contains("expected  23") && said.contains("seen      17"), "{said}");
    assert!(said.contains("8 cases judged") && said.contains("7 passed, 1 failed"), "{said}");
    let (failed, table) = (said.find("FAILED"), said.find("document  clauses"));
    assert!(failed < table && failed.is_some(), "what failed comes first: {said}");
}

#[test]
fn what_held_exits_with_zero() {
    assert_eq!(code(&foreign("held", &["--clause", "house:hearth.1"])), 0);
}

#[test]
fn the_report_has_four_files() {
    foreign("files", &[]);
    let mut names: Vec<String> = fs::read_dir(calls::path("files"))
        .unwrap()
        .map(|entry| entry.unwrap().file_name().into_string().unwrap())
        .collect();
    names.sort();
    assert_eq!(names, ["index.html", "junit.xml", "record.jsonl", "report.json"]);
}

#[test]
fn json_is_one_object_with_these_keys() {
    let output = foreign("json", &["--json"]);
    let object: Value = serde_json::from_slice(&output.stdout).unwrap();
    let all = [
        "clauses",
        "complaints",
        "editions",
        "engine",
        "judged",
        "lacks",
        "missing_cards",
        "openings",
        "scenarios",
        "suite",
        "totals",
        "unproven",
    ];
    assert_eq!(keys(&object), all);
    assert_eq!(keys(&object["engine"]), ["name", "version"]);
    let scenario =
        ["clauses", "detail", "edition", "feature", "id", "lacks", "line", "misread_as", "name", "unproven", "verdict"];
    assert_eq!(keys(&object["scenarios"][0]), scenario);
    let clause = [
        "cards",
        "citation",
        "document",
        "editions",
        "holds",
        "id",
        "kind",
        "marks",
        "misreadings",
        "numbers",
        "scenarios",
        "status",
        "superseded",
        "title",
        "today",
    ];
    assert_eq!(keys(&object["clauses"][0]), clause);
    assert_eq!(object["scenarios"][0]["id"], "house/hearth/the-hearth-burns-a-guest");
    assert_eq!(object["clauses"][0]["status"], "passed");
    assert_eq!(object["clauses"][1]["editions"]["2004-10"], "failed");
    assert_eq!((&object["totals"]["passed"], &object["judged"]), (&Value::from(7), &Value::from(8)));
    assert!(object["suite"].as_str().unwrap().starts_with("sha256:"));
}

#[test]
fn a_row_says_where_a_clause_stood_and_stands() {
    let report = folder("row");
    let output = casebook(&["run", "--clause", "chk:420.5e", "--json", "--report", report.to_str().unwrap()]);
    let object: Value = serde_json::from_slice(&output.stdout).unwrap();
    let row = object["clauses"].as_array().unwrap().iter().find(|row| row["id"] == "chk:420.5e").unwrap();
    assert_eq!(row["citation"], "rule 420.5e");
    assert_eq!(row["holds"], serde_json::json!(["2004-10", "2005-02", "2006-10", "2009-07"]));
    assert_eq!(row["numbers"]["2004-10"], serde_json::json!(["420.5e"]));
    assert_eq!(row["numbers"]["2026-01"], serde_json::json!(["704.5j"]));
    assert_eq!(keys(&row["superseded"]), ["holds", "how", "marks", "rule"]);
    assert_eq!(row["superseded"]["rule"], "704.5j");
    assert_eq!(row["marks"], serde_json::json!(["legend_rule"]));
    let junit = fs::read_to_string(report.join("junit.xml")).unwrap();
    for said in [
        r#"name="rule" value="420.5e"#,
        r#"name="superseded" value="704.5j: "#,
        r#"name="citation" value="rule 420.5e"#,
    ] {
        assert!(junit.contains(said), "{said}");
    }
    let page = fs::read_to_string(report.join("index.html")).unwrap();
    assert!(page.contains("2026-01 <span class=\"rule\">704.5j</span>"));
}

#[test]
fn every_clause_of_the_documents_is_reported() {
    let report = folder("all");
    let output = casebook(&["run", "--json", "--home", "--report", report.to_str().unwrap()]);
    assert_eq!(code(&output), 0, "{}", text(&output.stderr));
    let object: Value = serde_json::from_slice(&output.stdout).unwrap();
    let of_the_rulebook = |row: &&Value| row["document"] == "cr26";
    assert_eq!(object["clauses"].as_array().unwrap().iter().filter(|row| !of_the_rulebook(row)).count(), 359);
    // A page of the whole suite in one edition, at most 1,200 bytes for each case; seven editions share its steps and most of its traces.
    let cases = crate::common::whole().scenarios.len();
    let page = usize::try_from(fs::metadata(report.join("index.html")).unwrap().len()).unwrap();
    assert!(page < 1_200 * cases, "{page} bytes for {cases} cases");
}

#[test]
fn a_card_reads_as_english_in_the_words_of_an_edition() {
    let old = casebook(&["card", "Glacial Ray", "--edition", "2004-10"]);
    let text_of = |output: &std::process::Output| text(&output.stdout).to_owned();
    let expected = "\
Glacial Ray  {1}{R}
Instant — Arcane
  ray: Target creature or player (the victim). Glacial Ray deals 2 damage to the victim.
  splice: Splice onto Arcane (pay {1}{R}).

(fixtures/cards/chk/glacial_ray.yaml, in the wording of 2004-10)
";
    assert_eq!(text_of(&old), expected);
    let new = text_of(&casebook(&["card", "Glacial Ray"]));
    assert!(new.contains("Target creature, planeswalker, battle or player"), "{new}");
    let unknown = casebook(&["card", "Glacial Rai"]);
    assert_eq!(
        text(&unknown.stderr),
        "error: there is no card called \"Glacial Rai\"\n  help: did you mean \"Glacial Ray\"? `casebook new card \"Glacial Rai\"` writes a new one\n"
    );
    assert_eq!(code(&unknown), 2);
}

#[test]
fn the_vocabulary_has_an_example_for_each_step() {
    let output = casebook(&["steps"]);
    let said = text(&output.stdout);
    for step in casebook_steps::listing::steps() {
        assert!(said.contains(step.expression), "{}", step.expression);
        assert!(!step.examples.is_empty(), "{} has no example", step.expression);
    }
}

#[test]
fn a_ruling_is_shown_with_its_proof() {
    let output = casebook(&["show", "chk:502.40d"]);
    let said = text(&output.stdout);
    assert!(said.starts_with("chk:502.40d  "), "{said}");
    assert!(said.contains("holds in 2004-10") && said.contains("702.47d 608.2b 601.2c in 2026-01"), "{said}");
    assert!(said.contains("409.1c"), "the trace speaks the rulebook of the edition: {said}");
    assert!(
        said.contains("\n\n  Alice plays \"Reach Through Mists\" splicing \"Glacial Ray\""),
        "it has the steps as its headings: {said}"
    );
    assert!(said.contains("\n  also passed in 2005-02, 2006-10, 2009-07, 2013-07, 2026-01\n"), "{said}");
    assert!(!said.contains("\n    601.2"), "what ended alike elsewhere isn't told again: {said}");
}

#[test]
fn the_own_engine_speaks_the_protocol() {
    let report = folder("process");
    let engine = format!("{} engine", env!("CARGO_BIN_EXE_casebook"));
    let arguments = ["run", "--engine", &engine, "--clause", "chk:502.41b", "--report", report.to_str().unwrap()];
    let output = casebook(&arguments);
    assert_eq!(code(&output), 0, "{}{}", text(&output.stdout), text(&output.stderr));
    assert!(
        text(&output.stdout).contains("editions 2004-10, 2005-02, 2006-10, 2009-07, 2013-07, 2026-01"),
        "it names all"
    );
}

#[test]
fn the_smoke_set_tells_whether_an_adapter_can_be_trusted() {
    let own = casebook(&["run", "--smoke"]);
    let (passed, said) = text(&own.stdout).split_once(" of ").unwrap();
    assert_eq!(said, format!("{passed} smoke cases pass: the adapter is ready for the suite\n"));
    assert_eq!(code(&own), 0);
    // The rules of 2001 are older than Kamigawa, but they can play these cases.
    assert_eq!(code(&casebook(&["run", "--smoke", "--edition", "2001-07"])), 0);
    assert_eq!(code(&casebook(&["run", "--smoke", "--edition", "2001-7"])), 2);
}

#[test]
fn the_suite_checks_itself() {
    let sound = casebook(&["check", "features/chk/defender.feature"]);
    let said = text(&sound.stdout);
    assert_eq!(code(&sound), 0, "{said}");
    assert!(said.ends_with("steps: no findings\n"), "{said}");
    let steps = casebook_steps::listing::steps().len();
    assert!(said.contains(&format!(" cards, {steps} steps: ")) && !said.contains(" 0 cards"), "{said}");
    assert!(said.contains("proven by ablation"), "{said}");
    let fast = casebook(&["check", "--fast", "features/chk/defender.feature"]);
    assert!(!text(&fast.stdout).contains("proven"), "nothing was taken away: {}", text(&fast.stdout));
    let proven = casebook(&["check", "features/cr26/118_costs/paying_costs.feature"]);
    let numbers = text(&proven.stdout).split(|c: char| !c.is_ascii_digit()).filter_map(|word| word.parse().ok());
    let figures: [usize; 5] = numbers.take(5).collect::<Vec<_>>().try_into().unwrap();
    let [clauses, taken_away, misread, neither, explained] = figures;
    assert_eq!(clauses, taken_away + misread + neither, "{figures:?}");
    assert!(taken_away > 0 && misread > 0 && neither > 0 && explained == neither, "each kind is there: {figures:?}");
    let feature = folder("vacuous").join("house");
    fs::create_dir_all(&feature).unwrap();
    let feature = feature.join("vacuous.feature");
    let vacuous = "Feature: Vacuous\n\n  @chk:502.41b\n  Scenario: Nothing happens\n    Given Alice controls \"Wall of Stone\"\n    Then Bob is at 20 life\n";
    fs::write(&feature, vacuous).unwrap();
    let feature = feature.to_str().unwrap();
    let found = casebook(&["check", feature]);
    assert_eq!(code(&found), 1, "{}", text(&found.stdout));
    assert!(text(&found.stdout).contains(&format!("{feature}:4: ")), "{}", text(&found.stdout));
    let object: Value = serde_json::from_slice(&casebook(&["check", feature, "--json"]).stdout).unwrap();
    assert_eq!(object["scenarios"], 1);
    assert_eq!(object["findings"][0]["line"], 4);
    assert_eq!(object["findings"][0]["kind"], "unproven");
    let unproven = |feature: &str| {
        let report = folder("unproven");
        let output = casebook(&["run", feature, "--home", "--json", "--report", report.to_str().unwrap()]);
        let object: Value = serde_json::from_slice(&output.stdout).unwrap();
        object["unproven"].as_u64().unwrap()
    };
    assert_eq!([unproven(feature), unproven("features/chk/defender.feature")], [1, 0], "a run says so, too");
}

/// The blocks of a page in this language.
fn blocks<'p>(page: &'p str, language: &str) -> Vec<&'p str> {
    let opening = format!("```{language}\n");
    page.split(opening.as_str()).skip(1).filter_map(|rest| rest.split("```").next()).collect()
}

#[test]
fn the_specimens_of_the_front_page_are_the_projects_own() {
    let page = fs::read_to_string("README.md").unwrap();
    let specimen = blocks(&page, "gherkin");
    assert_eq!(specimen.len(), 1);
    let indented: String =
        specimen[0].lines().map(|line| if line.is_empty() { "\n".to_owned() } else { format!("  {line}\n") }).collect();
    let feature = fs::read_to_string("features/chk/splice.feature").unwrap();
    assert!(feature.contains(&format!("\n\n{indented}\n")), "{indented}");
    let card = blocks(&page, "yaml");
    let file = fs::read_to_string("fixtures/cards/chk/glacial_ray.yaml").unwrap();
    let (schema, own) = file.split_once('\n').unwrap();
    assert!(schema.starts_with("# yaml-language-server: "), "what only an editor reads is left out");
    assert_eq!(card, [own]);
}

#[test]
fn a_game_that_comes_to_too_much_ends_its_case_and_says_so() {
    let report = folder("limits");
    let cards = ["--cards", "tests/limits/cards", "--report", report.to_str().unwrap()];
    let output = casebook(&[&["run", "tests/limits/house"], &cards[..]].concat());
    assert_eq!(code(&output), 1);
    let said = text(&output.stdout);
    for told in [
        "the game exceeds its limit of 5000 objects, by Endless Mint",
        "the game exceeds its limit of 50000 changes, by Endless Draft",
        "a number exceeds the limit of 100000000, by Endless Swell",
    ] {
        assert!(said.contains(told), "{told}: {said}");
    }
    assert!(said.contains("7 passed, 21 error"), "the loop is a draw, and each of the others is told: {said}");
}
