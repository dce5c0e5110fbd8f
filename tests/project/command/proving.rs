//! `docs/proving.md`: `casebook check` reports each example with the quoted message, and has no finding for the repaired one.

use std::fs;

use expect_test::expect_file;
use serde_json::Value;

use super::calls::{casebook, feature};

const PAGE: &str = "docs/proving.md";

/// The findings of `check` for scenarios in one feature, scenario by scenario.
fn found(name: &str, scenarios: &[String]) -> Vec<Vec<String>> {
    let mut lines = vec!["Feature: Examples".to_owned(), String::new()];
    let mut ends = Vec::new();
    for (at, scenario) in scenarios.iter().enumerate() {
        // Scenarios of one feature need different titles.
        let titled = scenario.replacen("Scenario: ", &format!("Scenario: {at} "), 1);
        lines.extend(titled.lines().map(str::to_owned));
        ends.push(lines.len());
        lines.push(String::new());
    }
    let file = feature(name, &(lines.join("\n") + "\n"));
    let output = casebook(&["check", &file, "--json"]);
    let checked: Value = serde_json::from_slice(&output.stdout).unwrap();
    let mut told = vec![Vec::new(); scenarios.len()];
    for finding in checked["findings"].as_array().unwrap() {
        let line = usize::try_from(finding["line"].as_u64().unwrap()).unwrap();
        let message = finding["message"].as_str().unwrap().replace(&format!("{file}:"), "");
        told[ends.partition_point(|end| *end < line)].push(message);
    }
    told
}

#[test]
fn each_example_falls_to_what_the_page_says_and_mended_to_nothing() {
    let page = fs::read_to_string(PAGE).unwrap();
    let blocks: Vec<&str> = page.split("```gherkin\n").skip(1).filter_map(|rest| rest.split("```").next()).collect();
    assert!(blocks.len() >= 20 && blocks.len().is_multiple_of(2), "{}", blocks.len());
    let every =
        |first: usize| blocks.iter().skip(first).step_by(2).map(|block| (*block).to_owned()).collect::<Vec<_>>();
    let (falls, mended) = (found("proving-falls", &every(0)), found("proving-mended", &every(1)));
    for (scenario, findings) in every(1).iter().zip(&mended) {
        assert!(findings.is_empty(), "{findings:?} of {scenario}");
    }
    let mut told = page.split("```text\n");
    let mut renewed = told.next().unwrap().to_owned();
    for (rest, findings) in told.zip(&falls) {
        assert!(!findings.is_empty(), "nothing is found before: {rest}");
        let (_, rest) = rest.split_once("```").unwrap();
        renewed += &format!("```text\n{}\n```{rest}", findings.join("\n"));
    }
    expect_file![fs::canonicalize(PAGE).unwrap()].assert_eq(&renewed);
}
