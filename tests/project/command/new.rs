//! `casebook new`: what it writes runs.

use std::fs;

use pretty_assertions::assert_eq;

use super::calls::{casebook, code, folder, refused, text};

#[test]
fn a_new_scenario_runs_and_says_what_was_seen() {
    let file = folder("new-scenario").join("rulings").join("how_it_is.feature");
    let (file, report) = (file.to_str().unwrap(), folder("new-scenario-report"));
    for clause in ["chk:bushido.1", "chk:splice-onto-arcane.5"] {
        let output = casebook(&["new", "scenario", clause, file]);
        assert_eq!(code(&output), 0, "{}", text(&output.stderr));
        assert!(text(&output.stdout).contains(&format!("casebook run {file}")), "{}", text(&output.stdout));
    }
    let written = fs::read_to_string(file).unwrap();
    assert!(written.starts_with("Feature: How it is\n\n  @chk:bushido.1\n  Scenario: "), "{written}");
    assert_eq!(written.matches("Scenario: ").count(), 2, "{written}");
    let output = casebook(&["run", file, "--home", "--report", report.to_str().unwrap()]);
    let said = text(&output.stdout);
    assert_eq!(code(&output), 1, "both claim what isn't so: {said}{}", text(&output.stderr));
    assert!(said.contains("Alice is at 0 life") && said.contains("seen      20"), "{said}");
    assert!(said.contains("2 cases judged"), "{said}");
}

#[test]
fn every_clause_has_a_scenario_to_begin_with() {
    let listed = casebook(&["clauses"]);
    let clauses: Vec<&str> = text(&listed.stdout).lines().filter_map(|line| line.split(' ').next()).collect();
    assert!(clauses.len() > 300, "{}", clauses.len());
    // One of each kind is enough: with a spell, with a flip card, without a card, and a clause that replaces another.
    for clause in ["chk:splice-onto-arcane.5", "chk:508.1", "chk:420.5e", "chk:420.5e.today", "bok:502.43a"] {
        assert!(clauses.contains(&clause), "{clause}");
        let output = casebook(&["new", "scenario", clause]);
        let said = text(&output.stdout);
        assert!(said.starts_with(&format!("  @{clause}\n  Scenario: ")), "{said}{}", text(&output.stderr));
        assert!(said.contains("    Given Alice ") && said.ends_with("    Then Alice is at 0 life\n"), "{said}");
    }
}

#[test]
fn one_clause_is_asked_for() {
    let said = refused(&["new", "scenario", "chk:splice-onto-arcane"]);
    assert!(
        said.contains("clauses match chk:splice-onto-arcane") && said.contains("chk:splice-onto-arcane.5: "),
        "{said}"
    );
    let said = refused(&["new", "scenario", "chk:bushdo.1"]);
    assert!(said.contains("did you mean `chk:bushido.1`?"), "{said}");
}

#[test]
fn a_new_card_is_read_and_said() {
    let cards = folder("new-cards");
    let kinds = [("creature", 1), ("instant", 1), ("sorcery", 1), ("artifact", 1), ("enchantment", 1), ("land", 2)];
    for (kind, abilities) in kinds.into_iter().chain([("equipment", 3), ("aura", 3)]) {
        let name = format!("The {kind}'s \"New\" Name");
        let output = casebook(&["new", "card", &name, cards.to_str().unwrap(), "--kind", kind]);
        assert_eq!(code(&output), 0, "{}", text(&output.stderr));
        let file = cards.join(format!("the_{kind}s_new_name.yaml"));
        let written = fs::read_to_string(&file).unwrap();
        // A folder within the project uses the project's schema; for any other folder a schema is written beside the card.
        let schema = written.lines().next().and_then(|line| line.strip_prefix("# yaml-language-server: $schema="));
        let schema = schema.unwrap_or_else(|| panic!("{written}"));
        assert!(schema == "card.schema.json" || cards.join(schema).is_file(), "{written}");
        let output = casebook(&["card", &name, "--cards", cards.to_str().unwrap()]);
        let said = text(&output.stdout);
        assert_eq!(code(&output), 0, "{}", text(&output.stderr));
        assert!(
            said.to_lowercase().contains(kind)
                && said.lines().filter(|line| line.starts_with("  ")).count() == abilities,
            "each ability is said: {said}"
        );
    }
    let said = refused(&["new", "card", "The land's \"New\" Name", cards.to_str().unwrap()]);
    assert!(said.contains("exists already"), "{said}");
}

#[test]
fn a_new_adapter_in_python_runs_and_fails_nothing() {
    let adapter = folder("my_engine");
    let output = casebook(&["new", "adapter", adapter.to_str().unwrap()]);
    assert_eq!(code(&output), 0, "{}", text(&output.stderr));
    let program = adapter.join("adapter.py");
    let engine = format!("python3 '{}'", program.display());
    assert!(text(&output.stdout).contains("casebook run --smoke --engine"), "{}", text(&output.stdout));
    let smoke = casebook(&["run", "--smoke", "--engine", &engine]);
    let said = text(&smoke.stdout);
    assert!(!said.contains("FAILED") && !said.contains("ERROR"), "{said}{}", text(&smoke.stderr));
    assert!(said.contains("smoke cases pass") && !said.contains("\n0 of "), "{said}");
    assert!(said.contains("The smoke set needs no tokens"), "what need not be written: {said}");
    let mut tests = std::process::Command::new("python3");
    tests.args(["-m", "unittest"]).current_dir(&adapter).env("CASEBOOK", env!("CARGO_BIN_EXE_casebook"));
    let tested = tests.output().unwrap();
    assert!(tested.status.success(), "{}", text(&tested.stderr));
    assert!(text(&tested.stderr).contains("Ran 3 tests"), "{}", text(&tested.stderr));
    let readme = fs::read_to_string(adapter.join("README.md")).unwrap();
    assert!(readme.starts_with("# my_engine: an adapter for casebook\n"), "{readme}");
    let said = refused(&["new", "adapter", adapter.to_str().unwrap()]);
    assert!(said.contains("exists already and is not empty"), "{said}");
}

/// The crate's tests compile and run the same source.
#[test]
fn a_new_adapter_in_rust_is_a_crate() {
    let adapter = folder("My-Engine");
    let output = casebook(&["new", "adapter", adapter.to_str().unwrap(), "--language", "rust", "--from", "."]);
    assert_eq!(code(&output), 0, "{}", text(&output.stderr));
    let read = |file: &str| fs::read_to_string(adapter.join(file)).unwrap();
    let kit = fs::canonicalize("adapters/rust").unwrap();
    let manifest = read("Cargo.toml");
    assert!(manifest.starts_with("[package]\nname = \"my_engine\"\n"), "{manifest}");
    assert!(manifest.contains(&format!("casebook-adapter = {{ path = \"{}\" }}", kit.display())), "{manifest}");
    assert!(manifest.contains("default-features = false, features = [\"harness\"] }"), "{manifest}");
    assert_eq!(read("src/lib.rs"), fs::read_to_string("src/command/new/rust/lib.rs").unwrap());
    assert!(read("src/main.rs").contains("casebook_adapter::main::<my_engine::Game>()"));
    assert!(read("tests/conformance.rs").contains("Kit::<my_engine::Game>::default()"));
    assert!(read("README.md").contains("target/debug/my_engine"));
    let of = |from: &[&str]| {
        let adapter = folder("my_other_engine");
        casebook(&[&["new", "adapter", adapter.to_str().unwrap(), "--language", "rust"], from].concat());
        fs::read_to_string(adapter.join("Cargo.toml")).unwrap()
    };
    assert!(of(&[]).contains("casebook-adapter = { version = \"0."));
    assert!(of(&["--from", "https://example.org/casebook"]).contains("{ git = \"https://example.org/casebook\" }"));
    assert!(refused(&["new", "adapter", "1st"]).contains("must begin with a letter"));
}

#[test]
fn the_help_teaches() {
    for (what, words) in [
        ("scenario", ["casebook steps", "casebook show"]),
        ("card", ["docs/cards.md", "casebook card"]),
        ("adapter", ["docs/adapters.md", "--language rust"]),
    ] {
        let output = casebook(&["new", what, "--help"]);
        let said = text(&output.stdout);
        assert!(words.iter().all(|word| said.contains(word)), "{said}");
    }
}

#[test]
fn a_card_begun_elsewhere_has_its_schema_beside_it() {
    let house = std::env::temp_dir().join(format!("casebook-new-card-{}", std::process::id()));
    let deeper = house.join("first").join("set");
    let written = |folder: &std::path::Path, file: &str| {
        let text = fs::read_to_string(folder.join(file)).unwrap();
        text.lines().next().unwrap().strip_prefix("# yaml-language-server: $schema=").unwrap().to_owned()
    };
    let new = |name: &str, folder: &std::path::Path| casebook(&["new", "card", name, folder.to_str().unwrap()]);
    let output = new("Elder", &house);
    assert_eq!(code(&output), 0, "{}", text(&output.stderr));
    assert!(text(&output.stdout).contains("card.schema.json is written"), "{}", text(&output.stdout));
    assert_eq!(written(&house, "elder.yaml"), "card.schema.json");
    assert_eq!(
        fs::read_to_string(house.join("card.schema.json")).unwrap(),
        fs::read_to_string("docs/schemas/card.json").unwrap()
    );
    let output = new("Younger", &deeper);
    assert!(!text(&output.stdout).contains("schema"), "{}", text(&output.stdout));
    let schema = written(&deeper, "younger.yaml");
    assert!(schema == "../../card.schema.json" && deeper.join(&schema).is_file(), "{schema}");
    assert_eq!(code(&casebook(&["card", "Younger", "--cards", house.to_str().unwrap()])), 0);
    fs::remove_dir_all(&house).unwrap();
}
