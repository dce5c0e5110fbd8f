//! What an author is told while a ruling is written: each feature of `tests/authoring` as it is run and checked, and what both say of it.

use std::{fs, path::Path};

use expect_test::expect_file;

use crate::calls::{casebook, folder, text};

/// What a call says, but for how long it took and where the report lies.
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
        // How many cards there are besides is nothing to an author.
        let checked: Vec<&str> =
            checked.split(", ").map(|part| if part.ends_with(" cards") { "… cards" } else { part }).collect();
        let golden = fs::canonicalize(".").unwrap().join(Path::new(&feature).with_extension("told"));
        expect_file![golden].assert_eq(&format!("{ran}\n{}", checked.join(", ")));
    }
}
