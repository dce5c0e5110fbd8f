//! Features with false claims: each folder of `tests/lies` is run like the project's own features, and `expected.txt` has the findings.
//! `UPDATE_EXPECT=1` renews it.

use crate::{common, played};
use casebook_steps::deviations::Deviations;
use cucumber::{
    WriterExt,
    writer::{self, Coloring, Verbosity},
};
use expect_test::expect_file;
use std::{fs, io, path::Path};

fn found(folder: &Path) -> Vec<String> {
    let writer = writer::Basic::new(io::sink(), Coloring::Never, Verbosity::Default).summarized().fail_on_skipped();
    played::differences(&common::library(), folder, &Deviations::default(), writer)
}

#[test]
fn every_lie_is_found_where_it_stands() {
    let folders = fs::read_dir("tests/lies").unwrap().map(|entry| entry.unwrap().path());
    let mut looked_at = 0;
    for folder in folders.filter(|path| path.is_dir()) {
        let found = found(&folder);
        assert!(!found.is_empty(), "{}: this lie was believed", folder.display());
        expect_file![fs::canonicalize(folder.join("expected.txt")).unwrap()].assert_eq(&(found.join("\n") + "\n"));
        looked_at += 1;
    }
    assert!(looked_at > 0, "there are lies to be found");
}
