//! The figures in the pages are those of the suite; `casebook check --update` writes them. `UPDATE_EXPECT=1` writes them from the committed proofs.

use crate::common;
use std::{
    collections::BTreeSet,
    env, fs,
    path::{Path, PathBuf},
};

use casebook_steps::figures::{Figures, NAMES, NoFigures};
use pretty_assertions::assert_eq;

const RENEW: &str = "`casebook check --update` writes the figures";

fn pages() -> Vec<PathBuf> {
    let docs = fs::read_dir("docs").unwrap().map(|entry| entry.unwrap().path());
    let docs = docs.filter(|path| path.extension().is_some_and(|found| found == "md"));
    let mut pages: Vec<PathBuf> = fs::read_dir(".").unwrap().map(|entry| entry.unwrap().path()).chain(docs).collect();
    pages.retain(|path| path.extension().is_some_and(|found| found == "md"));
    pages
}

#[test]
fn pages_have_the_figures_of_the_suite() {
    let library = common::library();
    let suite = common::whole();
    let deviations = common::deviations();
    let figures = Figures::of(suite, &deviations, library.proofs());
    let mut marked: BTreeSet<&str> = BTreeSet::new();
    for page in pages() {
        let text = fs::read_to_string(&page).unwrap();
        let written = figures.written(&text).unwrap();
        if !is_renewed(&page, &text, &written) {
            assert_eq!(written, text, "{}: {RENEW}", page.display());
        }
        marked.extend(NAMES.into_iter().filter(|name| text.contains(&format!("<!-- figures: {name} -->"))));
    }
    for needed in ["documents", "rulebook", "proofs"] {
        assert!(marked.contains(needed), "no page has the figures `{needed}`");
    }
    let path = Path::new("docs/run.svg");
    let (picture, drawn) = (fs::read_to_string(path).unwrap(), figures.picture());
    assert!(drawn == picture || is_renewed(path, &picture, &drawn), "docs/run.svg: {RENEW}");
}

/// Writes a page that is out of date, if that is asked for.
fn is_renewed(page: &Path, text: &str, written: &str) -> bool {
    let is_asked = text != written && env::var_os("UPDATE_EXPECT").is_some();
    if is_asked {
        fs::write(page, written).unwrap();
    }
    is_asked
}

#[test]
fn a_page_with_a_broken_mark_is_refused() {
    let library = common::library();
    let suite = common::suite(library.clone(), Some("no clause is called so")).unwrap();
    let deviations = common::deviations();
    let figures = Figures::of(&suite, &deviations, library.proofs());
    let page = |mark: &str| figures.written(&format!("before {mark}after"));
    assert_eq!(page("<!-- figures: suit --><!-- end of figures -->"), Err(NoFigures::Unknown("suit".to_owned())));
    assert_eq!(page("<!-- figures: suite -->"), Err(NoFigures::Endless("suite".to_owned())));
    let written = page("<!-- figures: suite -->9 scenarios<!-- end of figures -->").unwrap();
    assert!(written.starts_with("before <!-- figures: suite -->0 scenarios; played in "), "{written}");
    assert!(written.ends_with("<!-- end of figures -->after"), "{written}");
}

/// What is proven is said of every clause that has a scenario, and of no other: `casebook check` holds the rest to the truth.
#[test]
fn the_committed_proofs_are_of_the_clauses_with_scenarios() {
    let library = common::library();
    let suite = common::whole();
    let committed: BTreeSet<_> = library.proofs().0.keys().cloned().collect();
    assert_eq!(committed, suite.tagged(), "fixtures/rules/proofs.yaml: `casebook check --update` writes it");
}
