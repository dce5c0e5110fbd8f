//! A file that is written by hand names its schema in its first line and fits it. `UPDATE_EXPECT=1 cargo test --test project language` writes these
//! lines.

use std::{env, fs, path::Path};

use casebook_steps::{files::File, schema::schema};
use serde_json::Value;

use super::files;

/// The schema for a file, by its folder.
fn kind(path: &str) -> &'static str {
    let of_pack = || path.strip_prefix("packs/")?.split_once('/').map(|(_, rest)| rest);
    let rest = path.strip_prefix("fixtures/").or_else(of_pack).unwrap_or("cards");
    match rest.split('/').next().unwrap_or_default() {
        "cards" => "card",
        "keywords" => "keyword",
        "actions" => "action",
        "selectors" => "selectors",
        "state_based" => "state_based",
        "editions" => "edition",
        "rules" if rest == "rules/marks.yaml" => "marks",
        "rules" => "rules",
        "creature_types.yaml" => "creature_types",
        "subtypes" | "subtypes.yaml" => "subtypes",
        "pack.yaml" => "pack",
        "mechanics.yaml" => "mechanics",
        other => panic!("what lies in fixtures/{other} has no schema"),
    }
}

/// The line with the schema of a file.
fn line(path: &str) -> String {
    let up = "../".repeat(Path::new(path).components().count() - 1);
    let up = if path.starts_with("docs/") { up.replacen("../", "", 1) } else { format!("{up}docs/") };
    format!("# yaml-language-server: $schema={up}schemas/{}.json\n", kind(path))
}

/// The tables of the rules folder that casebook writes.
const WRITTEN_BY_THE_PROGRAM: [&str; 2] = ["rules/moved.yaml", "rules/proofs.yaml"];

fn written_by_hand() -> Vec<File> {
    let mut all = files("fixtures");
    all.retain(|file| WRITTEN_BY_THE_PROGRAM.iter().all(|path| !file.path.ends_with(path)));
    all.extend(files(super::MADE_UP));
    all
}

#[test]
fn every_file_names_its_schema_first() {
    let renews = env::var_os("UPDATE_EXPECT").is_some();
    let mut without = Vec::new();
    for file in written_by_hand() {
        let line = line(&file.path);
        if file.text.starts_with(&line) {
            continue;
        }
        if renews {
            let rest = file.text.lines().filter(|line| !line.starts_with("# yaml-language-server: "));
            let rest: String = rest.map(|line| format!("{line}\n")).collect();
            fs::write(&file.path, line + &rest).unwrap();
        } else {
            without.push(format!("{}: {}", file.path, line.trim_end()));
        }
    }
    assert!(
        without.is_empty(),
        "these files don't begin with the line that names their schema:\n{}",
        without.join("\n")
    );
}

/// The form for editors of TOML.
#[test]
fn deviations_name_their_schema_first() {
    let text = fs::read_to_string("deviations/reference.toml").unwrap();
    assert!(
        text.starts_with("#:schema ../docs/schemas/deviations.json\n"),
        "{}",
        text.lines().next().unwrap_or_default()
    );
}

#[test]
fn every_file_fits_its_schema() {
    let mut wrong = Vec::new();
    let mut last: Option<(&str, jsonschema::Validator)> = None;
    for file in written_by_hand() {
        let kind = kind(&file.path);
        if last.as_ref().is_none_or(|(known, _)| *known != kind) {
            last = Some((kind, jsonschema::validator_for(&schema(kind).unwrap()).unwrap()));
        }
        let value: Value = serde_yaml::from_str(&file.text).unwrap();
        let Some((_, validator)) = &last else { continue };
        wrong.extend(validator.iter_errors(&value).take(1).map(|error| format!("{}: {error}", file.path)));
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

/// A schema that accepts everything would be useless.
#[test]
fn what_is_misspelt_does_not_fit() {
    let card = |ability: &str| format!("name: A\ntypes: [instant]\nabilities:\n  a: {ability}\n");
    let validator = jsonschema::validator_for(&schema("card").unwrap()).unwrap();
    let fits = |text: &str| validator.is_valid(&serde_yaml::from_str::<Value>(text).unwrap());
    assert!(fits(&card("{ spell: { do: [ { draw: { who: you, count: 2 } } ] } }")));
    for wrong in [
        "{ spell: { do: [ { drow: { who: you } } ] } }",
        "{ spell: { do: [ { draw: { who: yuo } } ] } }",
        "{ spell: { do: [ { draw: { who: you, cuont: 2 } } ] } }",
        "{ spell: { do: [ { draw: { count: 2 } } ] } }",
        "{ spell: { do: [ { draw: { who: you, count: many } } ] } }",
        "{ static: { apply: [ { must_attack: false } ] } }",
        "{ activated: { costs: [ { mana: \"2R\" } ], do: [] } }",
        "{ triggered: { when: { dies: { zone: battlefeild } }, do: [] } }",
    ] {
        assert!(!fits(&card(wrong)), "{wrong}");
    }
}
