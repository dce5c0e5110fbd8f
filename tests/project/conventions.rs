//! Conventions of the suite: what it takes for granted where no rule decides, such as which mana pays where a scenario names none. These are no
//! rulings, so they have no clause; adapters of other engines read them in docs/protocol.md.

use crate::common;
use std::{path::Path, sync::Arc};

use casebook_steps::{
    files::File,
    library::{Library, Shelf},
    run::{Selection, run},
    suite::{EditionChoice, Suite},
    verdict::Verdict,
};
use pretty_assertions::assert_eq;

#[test]
fn the_reference_engine_keeps_the_conventions_in_every_edition() {
    let fixtures = File::read_all(Path::new("fixtures"), &["yaml"]).unwrap();
    let packs = File::read_all(Path::new("tests/conventions/cards"), &["yaml"]).unwrap();
    let library = Arc::new(Library::load(&Shelf { fixtures: &fixtures, packs: &[], cards: &packs }).unwrap());
    let features = File::read_all(Path::new("tests/conventions"), &["feature"]).unwrap();
    let suite = Suite::load(library.clone(), &features).unwrap();
    assert!(suite.scenarios.len() >= 5, "{} scenarios", suite.scenarios.len());
    assert!(suite.tagged().is_empty(), "a convention proves no clause");
    let selection = Selection { editions: EditionChoice::All, part: true, own: true, ..Selection::default() };
    let record = run(&suite, &mut common::reference(&library), &selection, &common::deviations(), &mut ());
    let wrong: Vec<String> = record
        .results
        .iter()
        .filter(|result| result.verdict != Verdict::Passed)
        .map(|result| format!("{} [{}]: {}", result.name, result.edition, result.detail.as_deref().unwrap_or_default()))
        .collect();
    assert_eq!(wrong, Vec::<String>::new());
}
