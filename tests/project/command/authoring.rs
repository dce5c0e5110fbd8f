//! The messages that an author gets: each feature of `tests/authoring` is run and checked, and the output of both is compared with the `.told`
//! file.

use std::{fs, path::Path};

use expect_test::expect_file;

use super::calls::{casebook, folder, text};

/// The output of a call without durations and paths of reports.
fn said(arguments: &[&str]) -> String {
    let output = casebook(arguments);
    let lines = |bytes: &[u8]| -> String {
        let kept = text(bytes).lines().filter(|line| !line.starts_with("report: "));
        kept.map(|line| match (line.split_once(" in "), line.split_once(" s: ")) {
            (Some((judged, _)), Some((_, came))) if judged.ends_with("judged") => format!("{judged}: {came}\n"),
            _ => format!("{line}\n"),
        })
        .collect()
    };
    lines(&output.stdout) + &lines(&output.stderr)
}

#[test]
fn what_an_author_is_told() {
    let mut features: Vec<String> = fs::read_dir("tests/authoring")
        .unwrap()
        .map(|entry| entry.unwrap().path().to_str().unwrap().to_owned())
        .filter(|path| path.ends_with(".feature"))
        .collect();
    features.sort();
    let report = folder("authoring");
    for feature in features {
        let own = [feature.as_str(), "--cards", "tests/authoring/cards"];
        let ran = said(&[&["run", "--report", report.to_str().unwrap()], &own[..]].concat());
        let checked = said(&[&["check"], &own[..]].concat());
        // The number of cards in the library doesn't matter here.
        let checked: Vec<&str> =
            checked.split(", ").map(|part| if part.ends_with(" cards") { "… cards" } else { part }).collect();
        let golden = fs::canonicalize(".").unwrap().join(Path::new(&feature).with_extension("told"));
        expect_file![golden].assert_eq(&format!("{ran}\n{}", checked.join(", ")));
    }
}
