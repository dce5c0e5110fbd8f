//! Costs grow with the input and not faster: each input is doubled four times, and the exponent of its processor time is that of a line through the
//! five measurements. It takes minutes, so `.ci/long linear` runs it.

use std::{fmt::Write as _, fs, path::Path};

use crate::limits::{Ended, bounded, folder};

/// The greatest exponent: a cost that grows with the input has 1, and measurements differ a little.
const MOST: f64 = 1.1;
/// Below that many seconds of the greatest input, nothing is measured.
const LEAST: f64 = 0.2;

/// Something that is given in five sizes.
struct Scale {
    name: &'static str,
    least: usize,
    /// The processor time for an input of this size, in seconds.
    cost: fn(&Path, usize) -> f64,
}

const SCALES: [Scale; 8] = [
    Scale { name: "rows of an outline", least: 125, cost: |folder, size| run(folder, &rows(size)) },
    Scale { name: "scenarios with steps", least: 12, cost: |folder, size| run(folder, &scenarios(size, 60)) },
    Scale { name: "lines of a feature", least: 1_500, cost: |folder, size| run(folder, &comments(size)) },
    Scale { name: "tags", least: 6, cost: |folder, size| run(folder, &tags(size)) },
    Scale { name: "objects of a position", least: 300, cost: |folder, size| run(folder, &objects(size)) },
    Scale { name: "cards of a folder", least: 500, cost: cards },
    Scale { name: "rules of two texts", least: 1_000, cost: |folder, size| texts(folder, size) },
    Scale { name: "lines to `serve`", least: 8_000, cost: serve },
];

fn seconds(arguments: &[&str], input: &[u8]) -> f64 {
    let Ended { code, said, seconds } = bounded(arguments, input);
    assert!(code.is_some_and(|code| code < 2), "{}", &said[..said.len().min(2_000)]);
    seconds
}

fn run(folder: &Path, text: &str) -> f64 {
    let file = folder.join("it.feature");
    fs::write(&file, text).unwrap();
    let report = folder.join("report");
    seconds(&["run", file.to_str().unwrap(), "--json", "--report", report.to_str().unwrap()], b"")
}

const HEAD: &str = "Feature: It\n";
const TAGS: &str = "  @edition:2026-01 @cr26:702.108a\n";

fn rows(size: usize) -> String {
    let rows: String = (1..=size).map(|life| format!("      | {life} |\n")).collect();
    let steps = "    Given Alice is at <n> life\n    When the turn ends\n    Then Alice is at <n> life\n";
    format!("{HEAD}{TAGS}  Scenario Outline: Row <n>\n{steps}    Examples:\n      | n |\n{rows}")
}

fn scenarios(size: usize, steps: usize) -> String {
    let claims = "    Then Alice is at 20 life\n".repeat(steps);
    let scenario = |at: usize| format!("{TAGS}  Scenario: It {at}\n    When the turn ends\n{claims}");
    (0..size).fold(HEAD.to_owned(), |mut text, at| {
        let _ = write!(text, "{}", scenario(at));
        text
    })
}

fn comments(size: usize) -> String {
    format!("{}{}", scenarios(1, 1), "    # A comment.\n".repeat(size * 2))
}

fn tags(size: usize) -> String {
    let tags: String = (0..size - 2).map(|at| format!("@mine:{at} ")).collect();
    (0..200).fold(HEAD.to_owned(), |mut text, at| {
        let _ =
            write!(text, "{TAGS}  {tags}\n  Scenario: It {at}\n    When the turn ends\n    Then Alice is at 20 life\n");
        text
    })
}

fn objects(size: usize) -> String {
    format!(
        "{HEAD}{TAGS}  Scenario: It\n    Given Alice controls {size} \"Forest\"\n    When the turn ends\n    Then Alice is at 20 life\n"
    )
}

fn cards(folder: &Path, size: usize) -> f64 {
    let cards = folder.join(format!("cards-{size}"));
    fs::create_dir_all(&cards).unwrap();
    for at in 0..size {
        let text = format!(
            "name: Invented Elf {at}\ncost: \"{{G}}\"\ntypes: [creature]\nsubtypes: [Elf]\npt: [1, 1]\nabilities:\n  vigilance: {{ keyword: vigilance }}\n\
             stand_in: made up to measure how long a folder of cards takes\n"
        );
        fs::write(cards.join(format!("elf_{at}.yaml")), text).unwrap();
    }
    let file = folder.join("it.feature");
    fs::write(&file, scenarios(1, 1)).unwrap();
    let report = folder.join("report");
    let report = report.to_str().unwrap();
    seconds(&["run", file.to_str().unwrap(), "--json", "--cards", cards.to_str().unwrap(), "--report", report], b"")
}

fn texts(folder: &Path, size: usize) -> f64 {
    let text = |mark: &str| -> String {
        let rule = |at: usize| {
            let (section, number) = (100 + at / 500, at % 500 + 1);
            format!(
                "{section}.{number}. If a player would do the thing number x{at}{mark} with a permanent, that player does it as it is.\n\n"
            )
        };
        (0..size).map(rule).collect()
    };
    let paths = ["old", "new"].map(|name| folder.join(name));
    paths.iter().zip(["a", "b"]).for_each(|(path, mark)| fs::write(path, text(mark)).unwrap());
    seconds(&["sources", paths[0].to_str().unwrap(), paths[1].to_str().unwrap()], b"")
}

fn serve(_: &Path, size: usize) -> f64 {
    let case = r#"{"id":"a/b/c","hash":"","name":"It","clauses":[],"players":["Alice","Bob"],"objects":[],"setup":[],"script":[],"probes":[{"after":0,"query":{"life":"Alice"}}]}"#;
    let line = format!("{{\"op\":\"run\",\"seq\":1,\"case\":{case}}}\n");
    seconds(&["serve"], ("{\"op\":\"edition\",\"edition\":\"2026-01\"}\n".to_owned() + &line.repeat(size)).as_bytes())
}

/// The slope of a line through the logarithms.
fn exponent(costs: &[(usize, f64)]) -> f64 {
    #[allow(clippy::cast_precision_loss, reason = "sizes are small")]
    let points: Vec<(f64, f64)> = costs.iter().map(|(size, cost)| ((*size as f64).ln(), cost.ln())).collect();
    #[allow(clippy::cast_precision_loss, reason = "there are five")]
    let count = points.len() as f64;
    let mean = |of: fn(&(f64, f64)) -> f64| points.iter().map(of).sum::<f64>() / count;
    let (x, y) = (mean(|point| point.0), mean(|point| point.1));
    let above: f64 = points.iter().map(|point| (point.0 - x) * (point.1 - y)).sum();
    above / points.iter().map(|point| (point.0 - x).powi(2)).sum::<f64>()
}

#[test]
#[ignore = "it takes minutes"]
fn every_cost_is_linear() {
    let mut faults = Vec::new();
    println!("| what | sizes | seconds | exponent |\n|---|---|---|---|");
    for Scale { name, least, cost } in &SCALES {
        let folder = folder(&format!("linear-{}", name.replace([' ', '`'], "-")));
        let best = |size: usize| (0..3).map(|_| cost(&folder, size)).fold(f64::INFINITY, f64::min);
        let sizes: Vec<usize> = (0..5).map(|doubled| least << doubled).collect();
        let costs: Vec<f64> = sizes.iter().map(|size| best(*size)).collect();
        // What the smallest input costs besides itself, mostly the reading of the library: it is the same for all, and found from the first two.
        let base = best(if name.starts_with("tags") { 3 } else { 1 });
        let own: Vec<(usize, f64)> =
            sizes.iter().zip(&costs).map(|(size, cost)| (*size, (cost - base).max(0.001))).collect();
        let measured: Vec<(usize, f64)> = own.iter().copied().filter(|(_, cost)| *cost >= LEAST / 2.0).collect();
        let exponent = if measured.len() > 1 { exponent(&measured) } else { 0.0 };
        let times: Vec<String> = own.iter().map(|(_, cost)| format!("{cost:.2}")).collect();
        let is_short = own.last().is_none_or(|(_, cost)| *cost < LEAST);
        let said = if is_short { "too short to measure".to_owned() } else { format!("{exponent:.2}") };
        println!("| {name} | {} to {} | {} | {said} |", sizes[0], sizes[4], times.join(", "));
        if !is_short && exponent > MOST {
            faults.push(format!("{name}: {exponent:.2}"));
        }
    }
    assert!(faults.is_empty(), "these costs grow faster than their inputs: {faults:?}");
}
