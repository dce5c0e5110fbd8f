//! The selection of scenarios and editions; an empty selection is an error.

use std::{fs, path::Path};

use pretty_assertions::assert_eq;
use serde_json::Value;

use super::calls::{casebook, code, feature, folder, foreign, refused, text};

fn editions(report: &str, more: &[&str]) -> Value {
    let output = foreign(report, &[&["--json"], more].concat());
    let object: Value = serde_json::from_slice(&output.stdout).unwrap();
    object["editions"].clone()
}

#[test]
fn every_edition_is_meant_unless_one_is_named() {
    let all = serde_json::json!(["2001-07", "2004-10", "2005-02", "2006-10", "2009-07", "2013-07", "2026-01"]);
    assert_eq!(editions("default-editions", &[]), all);
    assert_eq!(editions("all-editions", &["--all-editions"]), all);
    assert_eq!(editions("home", &["--home"]), serde_json::json!(["2004-10", "2026-01"]));
    assert_eq!(editions("one-edition", &["--edition", "2005-02"]), serde_json::json!(["2005-02"]));
    assert_eq!(code(&foreign("two-choices", &["--edition", "2005-02", "--home"])), 2);
}

#[test]
fn a_rule_is_found_by_any_of_its_numbers() {
    let by_number = casebook(&["clauses", "704.5j"]);
    let said = text(&by_number.stdout);
    assert!(said.contains("chk:420.5e ") && said.contains("chk:legend-rule.1 "), "{said}");
    assert!(said.lines().all(|line| !line.starts_with("chk:502")), "{said}");
    // Before 2009 the rule had another number; the rules for planeswalkers did not exist.
    let then = casebook(&["clauses", "420.5e"]);
    assert!(text(&then.stdout).lines().all(|line| said.contains(line)), "then and now: {}", text(&then.stdout));
    let above = text(&casebook(&["clauses", "704.5"]).stdout).lines().count();
    assert!(above > said.lines().count(), "all of 704.5");
    assert_eq!(text(&casebook(&["clauses", "chk:420.5e"]).stdout).lines().count(), 2);
    let shown = casebook(&["show", "704.5j"]);
    let shown = text(&shown.stdout);
    assert!(shown.starts_with("cr26:704.5j  ") && shown.contains("\ncr26:704.5j.2  "), "{shown}");
    assert!(shown.contains(" other rulings depend on this rule:\n") && shown.contains("\n  chk:420.5e  "), "{shown}");
    assert!(
        shown.contains("\n    704.5j ") && shown.lines().count() <= 100,
        "two screens of fifty lines, with the proof: {shown}"
    );
    let moment = "can't all stay on the battlefield. (first)\n               first goes from battlefield to graveyard (legend rule)\n";
    assert!(shown.contains(moment) && !shown.contains(" adds {"), "what follows from the rule, and no mana: {shown}");
    let whole = casebook(&["show", "704.5j", "--trace"]);
    assert!(text(&whole.stdout).contains("\nchk:420.5e  ") && text(&whole.stdout).contains(" adds {1} with Wastes\n"));
    assert!(text(&whole.stdout).lines().count() > 1000);
    let report = folder("by-number");
    let run = casebook(&["run", "--clause", "704.5j", "--json", "--report", report.to_str().unwrap()]);
    let object: Value = serde_json::from_slice(&run.stdout).unwrap();
    let proved = |row: &Value| row["clauses"].as_array().unwrap().iter().any(|id| said.contains(id.as_str().unwrap()));
    assert!(!object["scenarios"].as_array().unwrap().is_empty());
    assert!(object["scenarios"].as_array().unwrap().iter().all(proved));
}

#[test]
fn a_ruling_is_followed_through_the_editions() {
    let told = casebook(&["show", "chk:502.40d", "--history"]);
    let told_text = text(&told.stdout);
    assert_eq!(code(&told), 0);
    let (older, today) = told_text.split_once("\n2026-01\n").unwrap_or_else(|| panic!("{told_text}"));
    assert!(older.contains("  502.40d") && today.contains("  702.47"), "{told_text}");
    assert!(today.contains("      passed: "), "{told_text}");
}

/// The number of clauses of the rulebook in its files.
fn rows_of_the_rulebook() -> usize {
    let files =
        fs::read_dir("fixtures/rules/cr26").unwrap().map(|file| fs::read_to_string(file.unwrap().path()).unwrap());
    files.map(|file| file.lines().filter(|line| line.starts_with("  - id: cr26:")).count()).sum()
}

#[test]
fn clauses_are_listed_with_what_covers_them() {
    let all = casebook(&["clauses"]);
    // What no scenario shows of a number is told in a line of its own.
    let of_documents = |line: &&str| !line.starts_with("cr26:") && !line.starts_with(' ');
    assert_eq!(text(&all.stdout).lines().filter(of_documents).count(), 359);
    let of_the_rulebook = text(&all.stdout).lines().filter(|line| line.starts_with("cr26:"));
    // A line for each clause and for few other lines, such as the sides of a changed ruling; one for each number would be far more.
    let (lines, rows) = (of_the_rulebook.count(), rows_of_the_rulebook());
    assert!(rows > 300 && lines >= rows && lines < rows + rows / 10, "{lines} lines for {rows} clauses");
    let htg = casebook(&["clauses", "--document", "htg"]);
    assert!(text(&htg.stdout).lines().all(|line| line.starts_with("htg:")));
    let uncovered = casebook(&["clauses", "--uncovered"]);
    assert!(text(&uncovered.stdout).lines().all(|line| line.contains("  uncovered  ")));
    let one = text(&all.stdout).lines().find(|line| line.starts_with("chk:420.5e ")).unwrap();
    assert!(one.contains(" scenario") && one.contains("  704.5j  "), "{one}");
    let (wrong, near) = (refused(&["clauses", "chk:420.9"]), refused(&["clauses", "--document", "chj"]));
    assert!(wrong.contains("there is no clause `chk:420.9`"), "{wrong}");
    assert!(near.contains("did you mean `chk`?"), "{near}");
    assert!(refused(&["clauses", "999.9"]).contains("there is no clause `999.9`"));
}

#[test]
fn what_nobody_proves_is_not_run() {
    let report = folder("nothing");
    let run = |more: &[&str]| refused(&[&["run", "--report", report.to_str().unwrap()], more].concat());
    let said = run(&["--clause", "cr26:702.22"]);
    assert!(said.contains("no clause is listed for rule 702.22 of `cr26`") && said.contains("help: "), "{said}");
    let said = run(&["--clause", "bok:502.43a", "--edition", "2001-07"]);
    assert!(
        said.contains("holds in 2001-07") && said.contains("they hold in 2005-02, 2006-10, 2009-07, 2013-07, 2026-01"),
        "{said}"
    );
    let said = run(&["tests/foreign/house", "--cards", "tests/foreign/cards", "--document", "chk"]);
    assert!(said.contains("no scenario here has the tag `chk`"), "{said}");
    assert!(!report.exists(), "nothing was run, so nothing is reported");
}

#[test]
fn compiled_cases_give_the_verdicts_of_their_features() {
    let (out, report) = (folder("compiled"), folder("compiled-report"));
    let (out, report) = (out.to_str().unwrap(), report.to_str().unwrap());
    let cards = ["--cards", "tests/foreign/cards"];
    let compiled = casebook(&[&["compile", out, "tests/foreign/house"][..], &cards].concat());
    assert_eq!(code(&compiled), 0, "{}", text(&compiled.stderr));
    assert!(text(&compiled.stdout).starts_with("2 cases, sha256:"), "{}", text(&compiled.stdout));
    let cases = casebook(&[&["run", "--cases", out, "--json", "--report", report][..], &cards].concat());
    let features = foreign("compiled-features", &["--json"]);
    assert_eq!((code(&cases), code(&features)), (1, 1));
    let object = |bytes| serde_json::from_slice::<Value>(bytes).unwrap();
    let (cases, features) = (object(&cases.stdout), object(&features.stdout));
    for key in ["scenarios", "totals", "editions", "suite"] {
        assert_eq!(cases[key], features[key]);
    }
    let one = casebook(&[&["compile", out, "tests/foreign/house", "--edition", "2026-01"][..], &cards].concat());
    assert!(text(&one.stdout).starts_with("1 cases, "), "{}", text(&one.stdout));
    let wrong = refused(&["compile", out, "features/bok/ninjutsu.feature", "--edition", "2001-07"]);
    assert!(wrong.contains("in 2001-07") && wrong.contains("they hold in"), "{wrong}");
}

#[test]
fn compiled_cases_that_were_changed_are_refused() {
    let out = folder("forged");
    let compile = || casebook(&["compile", out.to_str().unwrap(), "features/chk/defender.feature"]);
    let change = |file: &str, from: &str, to: &str| {
        compile();
        let path = out.join(file);
        let text = fs::read_to_string(&path).unwrap();
        assert!(text.contains(from), "{from}");
        fs::write(&path, text.replacen(from, to, 1)).unwrap();
        refused(&["run", "--cases", out.to_str().unwrap(), "--report", folder("forged-report").to_str().unwrap()])
    };
    assert!(change("cases.json", "\"home\": \"2004-10\"", "\"home\": \"1994-04\"").contains("cases.json was changed"));
    assert!(change("expectations.json", "\"line\": ", "\"line\": 1").contains("expectations.json was changed"));
    assert!(change("expectations.json", "\"legal\"", "{ \"refused\": [] }").contains("expectations.json was changed"));
    compile();
    fs::write(out.join("cases.json"), "{").unwrap();
    let said = refused(&["run", "--cases", out.to_str().unwrap()]);
    assert!(said.contains("cases.json: EOF"), "{said}");
}

#[test]
fn a_folder_of_no_cases_is_nothing_to_run() {
    let out = folder("no-cases");
    casebook(&["compile", out.to_str().unwrap(), "features/chk/defender.feature"]);
    let emptied = |name: &str, key: &str, empty: Value, digest: &str| {
        let path = out.join(name);
        let mut file: Value = serde_json::from_str(&fs::read_to_string(&path).unwrap()).unwrap();
        let of_nothing = |json: &str| {
            use sha2::{Digest, Sha256};
            Sha256::digest(json).iter().fold("sha256:".to_owned(), |text, byte| format!("{text}{byte:02x}"))
        };
        file[digest] = of_nothing(&empty.to_string()).into();
        if name == "expectations.json" {
            file["cases"] = of_nothing("[]").into();
        }
        file[key] = empty;
        fs::write(&path, file.to_string()).unwrap();
    };
    emptied("cases.json", "cases", serde_json::json!([]), "digest");
    emptied("expectations.json", "expectations", serde_json::json!({}), "digest");
    let said = refused(&["run", "--cases", out.to_str().unwrap()]);
    assert!(said.contains("this folder has no cases"), "{said}");
}

#[test]
fn what_would_steer_a_terminal_is_shown() {
    let text_of = |title: &str| {
        format!(
            "Feature: One\n\n  @house:1\n  Scenario: {title}\n    Given Alice controls \"Forest\"\n    Then Bob is at 3 life\n"
        )
    };
    let hostile = feature("hostile", &text_of("Evil\u{1b}]0;owned\u{7}\u{202e}"));
    let report = folder("hostile-report");
    let output = casebook(&["run", &hostile, "--report", report.to_str().unwrap()]);
    assert_eq!(code(&output), 1);
    let said = text(&output.stdout);
    assert!(said.contains("Evil\\u{1b}]0;owned\\u{7}\\u{202e}"), "{said}");
    let is_safe = |said: &str| !said.contains(|c: char| (c.is_control() && c != '\n') || c == '\u{202e}');
    assert!(is_safe(said));
    for file in ["index.html", "junit.xml"] {
        assert!(is_safe(&fs::read_to_string(report.join(file)).unwrap()), "{file}");
    }
    let misspelt = feature("hostile-step", &text_of("One").replace("controls", "contrls\u{1b}[2J"));
    let said = refused(&["run", &misspelt]);
    assert!(said.contains("contrls\\u{1b}[2J") && is_safe(&said), "{said}");
}

#[test]
fn a_number_of_workers_is_one_that_a_machine_can_have() {
    for workers in ["0", "2000000", "-1"] {
        let workers = format!("--workers={workers}");
        assert!(refused(&["run", "--engine", "true", &workers]).contains("1..=256"));
    }
    assert!(Path::new("tests/foreign").exists());
}
