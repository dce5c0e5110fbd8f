//! The page, the schemas and the types of the protocol agree: every transcript of `docs/protocol.md` is replayed and fits the schemas, and the
//! schemas are those of the types. Renew them with `UPDATE_EXPECT=1 cargo test --test project protocol`.

use crate::common;
use std::{env, fs, io, path::Path};

use casebook_engine::{cards::CardDef, document::Document};
use casebook_steps::{
    deviations::Deviations,
    portable,
    protocol::{self, Request},
    record::Line,
    run::{Selection, run},
    schema::{SCHEMAS, schema},
    suite::EditionChoice,
};
use expect_test::expect_file;
use pretty_assertions::assert_eq;
use serde_json::Value;

const PAGE: &str = "docs/protocol.md";

fn page() -> String {
    fs::read_to_string(PAGE).unwrap()
}

/// The lines of the page's transcripts with this beginning.
fn said<'p>(page: &'p str, by: &str) -> Vec<&'p str> {
    let blocks = page.split("```jsonl\n").skip(1).filter_map(|rest| rest.split("```").next());
    blocks.flat_map(str::lines).filter_map(|line| line.strip_prefix(by)).collect()
}

/// The answers of the reference engine to these requests.
fn replayed(requests: &[&str]) -> Vec<String> {
    let library = common::library();
    let mut engine = common::reference(&library);
    let mut out = Vec::new();
    protocol::serve(&mut engine, io::Cursor::new(requests.join("\n")), &mut out).unwrap();
    String::from_utf8(out).unwrap().lines().map(str::to_owned).collect()
}

fn validator(name: &str) -> jsonschema::Validator {
    jsonschema::validator_for(&schema(name).unwrap()).unwrap()
}

#[track_caller]
fn fits(validator: &jsonschema::Validator, value: &Value) {
    let errors: Vec<String> = validator.iter_errors(value).map(|error| error.to_string()).collect();
    assert!(errors.is_empty(), "{}: {value}", errors.join("; "));
}

#[test]
fn the_transcripts_of_the_page_are_what_is_said() {
    let page = page();
    let requests = said(&page, "> ");
    let answers = replayed(&requests);
    assert_eq!(requests.len(), answers.len());
    let mut next = requests.iter().zip(&answers);
    let lines = page.lines().filter(|line| !line.starts_with("< ")).map(|line| match line.strip_prefix("> ") {
        Some(_) => format!("{line}\n< {}\n", next.next().unwrap().1),
        None => format!("{line}\n"),
    });
    let renewed: String = lines.collect();
    if env::var_os("UPDATE_EXPECT").is_some() {
        fs::write(PAGE, renewed).unwrap();
    } else {
        assert_eq!(page, renewed);
    }
}

#[test]
fn the_transcripts_fit_types_and_schemas() {
    let page = page();
    let (request, response) = (validator("request"), validator("response"));
    for line in said(&page, "> ") {
        fits(&request, &serde_json::from_str(line).unwrap());
        if let Request::Run { case, .. } = protocol::request(line.as_bytes()).unwrap() {
            assert_eq!(case.hash, case.content_hash(), "{}", case.id);
        }
    }
    for line in said(&page, "< ") {
        fits(&response, &serde_json::from_str(line).unwrap());
        protocol::response(line.as_bytes()).unwrap();
    }
    let no_answer = serde_json::json!({"op": "run", "observations": []});
    assert!(!response.is_valid(&no_answer), "a schema that nothing fails says nothing");
}

#[test]
fn cards_sent_to_an_engine_are_written_as_in_their_files() {
    for shelved in common::library().cards() {
        let definition = serde_json::to_vec(&shelved.card).unwrap();
        assert_eq!(serde_json::from_slice::<CardDef>(&definition).unwrap(), *shelved.card);
    }
}

#[test]
fn the_deviations_of_the_page_are_some() {
    let page = page();
    let text = page.split("```toml\n").nth(1).and_then(|rest| rest.split("```").next()).unwrap();
    let deviations = Deviations::load(&Document { file: PAGE, text }).unwrap();
    fits(&validator("deviations"), &serde_json::to_value(&deviations).unwrap());
    deviations.check(&Document { file: PAGE, text }, common::whole()).unwrap();
}

#[test]
fn the_schemas_are_those_of_the_types() {
    for name in SCHEMAS {
        let text = serde_json::to_string_pretty(&schema(name).unwrap()).unwrap() + "\n";
        let file = Path::new(env!("CARGO_MANIFEST_DIR")).join(format!("docs/schemas/{name}.json"));
        expect_file![file].assert_eq(&text);
    }
}

#[test]
fn portable_cases_give_the_same_record_and_fit_their_schemas() {
    let library = common::library();
    let suite = common::whole();
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("portable");
    portable::write(suite, None, &folder).unwrap();
    for name in ["cases", "expectations"] {
        let text = fs::read_to_string(folder.join(format!("{name}.json"))).unwrap();
        fits(&validator(name), &serde_json::from_str(&text).unwrap());
    }
    let compiled = portable::read(&folder, library.clone()).unwrap();
    // What is read back is written as before, so a part of it shows that it is played alike.
    let again = folder.with_file_name("portable-again");
    portable::write(&compiled, None, &again).unwrap();
    for name in ["cases.json", "expectations.json"] {
        let [first, second] = [&folder, &again].map(|folder| fs::read_to_string(folder.join(name)).unwrap());
        assert!(first == second, "{name} is another after it was read and written");
    }
    let cases = suite.scenarios.iter().step_by(11).map(|scenario| scenario.lowered.case.id.clone()).collect();
    let selection = Selection { cases, editions: EditionChoice::Home, own: true, ..Selection::default() };
    let record = |suite| {
        let mut record = run(suite, &mut common::reference(&library), &selection, &Deviations::default(), &mut ());
        record.results.iter_mut().for_each(|result| result.micros = 0);
        record
    };
    let (from_features, from_cases) = (record(suite), record(&compiled));
    assert_eq!(from_features.header, from_cases.header);
    let differing = from_features.results.iter().zip(&from_cases.results).find(|(one, other)| one != other);
    assert_eq!(differing, None);
    assert_eq!(from_features.results.len(), from_cases.results.len());
    let line = validator("record");
    let results = from_cases.results.into_iter().take(20).map(|result| Line::Result(Box::new(result)));
    for one in [Line::Header(from_cases.header), Line::Footer(from_cases.footer)].into_iter().chain(results) {
        fits(&line, &serde_json::to_value(&one).unwrap());
    }
}

#[test]
fn portable_cases_that_were_changed_are_refused() {
    let library = common::library();
    let suite = common::suite(library.clone(), Some("chk:502.41")).unwrap_or_else(|problems| panic!("{problems}"));
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("changed");
    portable::write(&suite, None, &folder).unwrap();
    let cases = folder.join("cases.json");
    let text = fs::read_to_string(&cases).unwrap();
    fs::write(&cases, text.replacen("\"Alice\"", "\"Bob\"", 1)).unwrap();
    assert!(portable::read(&folder, library.clone()).unwrap_err().to_string().contains("cases.json was changed"));
    fs::write(&cases, text.replacen("\"casebook_cases\": 1", "\"casebook_cases\": 2", 1)).unwrap();
    assert!(portable::read(&folder, library).unwrap_err().to_string().contains("has version 2"));
}
