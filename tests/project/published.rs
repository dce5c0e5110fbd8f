//! FAQs and fragments as published: which clauses of a document a text has. The texts are invented, in the layouts of the published ones.

use std::path::Path;

use crate::common;
use casebook_steps::{
    files::File,
    library::{Library, Shelf},
    rules_text::{Published, Standing, document_of, passage_print, passages},
};
use pretty_assertions::assert_eq;

use super::command::calls::{casebook, code, folder, refused, text};

/// The passages of an invented FAQ, each with the id of its clause. A bullet stands there twice.
const PASSAGES: [(&str, &str); 6] = [
    (
        "faq:502.90a",
        "502.90a A wolf that waits at the door is \"patient,\" and it stays so until somebody opens the door for it.",
    ),
    (
        "faq:502.90a.ex1",
        "Example: Ann has a wolf that waits. Bob opens the door of the house, and the wolf is not patient any more.",
    ),
    (
        "faq:wolves.1",
        "If two wolves wait at the same door, both are patient, and *both* of them stop when the door is opened.",
    ),
    ("faq:wolves.2", "A wolf without a door isn't patient."),
    (
        "faq:502.90b",
        "502.90b A patient wolf can't be called away from the door by another player, not even by its owner.",
    ),
    ("faq:wolves.3", "The owner may open the door (see rule 502.90a) at any time to change this."),
];

/// The passages as a page has them, between headings, a card and furniture.
fn page(passages: &[String], layout: fn(&str) -> String) -> String {
    let marked = passages.iter().map(|passage| match passage.as_str() {
        rule if rule.starts_with("502") || rule.starts_with("Example") => layout(rule),
        bullet if bullet.starts_with("If two") => layout(&format!("*{bullet}")),
        bullet => layout(&format!("* {bullet}")),
    });
    let head = ["GENERAL NOTES", "502.90. Patience", "Ember Wolf", "{1}{R}", "*/*"].map(layout);
    let foot = layout("Leave a comment");
    head.into_iter().chain(marked).chain([foot]).collect()
}

/// A paragraph on a line, with an empty line after some of them.
fn whole(paragraph: &str) -> String {
    format!("{paragraph}\n{}", if paragraph.len().is_multiple_of(2) { "\n" } else { "" })
}

/// Lines that are broken at a width of 48, with an empty line after each.
fn broken(paragraph: &str) -> String {
    let mut lines = vec![String::new()];
    for word in paragraph.split(' ') {
        match lines.last_mut() {
            Some(line) if line.is_empty() => line.push_str(word),
            Some(line) if line.len() + 1 + word.len() <= 48 => *line += &format!(" {word}"),
            _ => lines.push(word.to_owned()),
        }
    }
    lines.join("\n\n") + "\n\n"
}

/// The library with the document of these passages.
fn library() -> Library {
    let mut fixtures = File::read_all(Path::new("fixtures"), &["yaml"]).unwrap();
    let kind = |id: &str, text: &str| match text {
        rule if rule.starts_with("502") => "clause",
        _ if id.ends_with("ex1") => "example",
        _ => "ruling",
    };
    let mut listing = "document: faq\ntitle: An invented FAQ\nedition: 2026-01\nclauses:\n".to_owned();
    for (id, text) in PASSAGES {
        listing += &format!(
            "  - id: \"{id}\"\n    kind: {}\n    citation: a wolf\n    fingerprint: \"{}\"\n    title: A wolf waits\n    holds: [2026-01]\n",
            kind(id, text),
            passage_print(text)
        );
    }
    listing +=
        "  - id: faq:wolves.n1\n    kind: ruling\n    citation: a wolf\n    title: Wolves wait\n    holds: [2026-01]\n";
    fixtures.push(File { path: "fixtures/rules/faq.yaml".to_owned(), text: listing });
    Library::load(&Shelf { fixtures: &fixtures, packs: common::packs(), cards: &[] })
        .unwrap_or_else(|faults| panic!("{faults}"))
}

fn own() -> Vec<String> {
    PASSAGES.iter().map(|(_, passage)| (*passage).to_owned()).collect()
}

fn read(library: &Library, page: &str) -> Published {
    let index = library.clauses();
    let is_known = |print: &str| index.iter().any(|clause| clause.fingerprint.as_deref() == Some(print));
    let found = passages(page.as_bytes(), is_known).unwrap();
    assert_eq!(document_of(&found, index).as_deref(), Some("faq"));
    Published::of("faq", &found, index)
}

/// The ids with a standing; of a new passage its text.
fn with(published: &Published, standing: Standing) -> Vec<String> {
    let meant = published.found.iter().filter(|found| found.standing == standing);
    let passage =
        |found: &casebook_steps::rules_text::Found| found.passage.as_ref().map(|passage| passage.text.clone());
    meant.filter_map(|found| found.clause.clone().or_else(|| passage(found))).collect()
}

const LAYOUTS: [fn(&str) -> String; 2] = [whole, broken];

#[test]
fn every_passage_is_known_in_both_layouts() {
    let library = library();
    for layout in LAYOUTS {
        let published = read(&library, &page(&own(), layout));
        assert_eq!(with(&published, Standing::Known), PASSAGES.map(|(id, _)| id.to_owned()));
        assert_eq!((published.found.len(), published.retold), (PASSAGES.len(), 1));
    }
}

#[test]
fn one_altered_sentence_is_found() {
    let library = library();
    for layout in LAYOUTS {
        for (at, (id, passage)) in PASSAGES.iter().enumerate() {
            let mut altered = own();
            altered[at] = passage.replacen(" the ", " no ", 1).replacen("isn't", "is", 1);
            assert_ne!(altered[at], *passage);
            let published = read(&library, &page(&altered, layout));
            assert_eq!(with(&published, Standing::Changed), [*id], "{published:#?}");
            assert_eq!(published.count(Standing::Known), PASSAGES.len() - 1);
            assert_eq!(published.count(Standing::New) + published.count(Standing::Missing), 0);
        }
    }
}

#[test]
fn a_passage_more_is_new_and_one_less_is_missing() {
    let library = library();
    for layout in LAYOUTS {
        let mut more = own();
        more.insert(3, "A cat never waits at a door.".to_owned());
        let published = read(&library, &page(&more, layout));
        assert_eq!(with(&published, Standing::New), ["A cat never waits at a door."]);
        assert_eq!((published.count(Standing::Known), published.found.len()), (PASSAGES.len(), PASSAGES.len() + 1));
        let mut less = own();
        less.remove(2);
        let published = read(&library, &page(&less, layout));
        assert_eq!(with(&published, Standing::Missing), ["faq:wolves.1"]);
        assert_eq!((published.count(Standing::New), published.count(Standing::Changed)), (0, 0));
    }
}

#[test]
fn the_command_tells_what_it_found() {
    let folder = folder("sources-faq");
    std::fs::create_dir_all(&folder).unwrap();
    let file = folder.join("faq.txt");
    std::fs::write(&file, page(&own(), whole)).unwrap();
    let file = file.to_str().unwrap();
    assert!(refused(&["sources", file]).contains("no document knows any of its passages"));
    assert!(refused(&["sources", "faq", file, "--document", "cr99"]).contains("there is no document `cr99`"));
    let output = casebook(&["sources", "faq", file, "--document", "cr06"]);
    assert_eq!(code(&output), 0, "{}", text(&output.stderr));
    let said = text(&output.stdout);
    assert!(said.contains("     0 known\n     0 changed\n     6 new\n    23 missing\n"), "{said}");
    assert!(said.contains(": new\n    A wolf without a door isn't patient.\n"), "{said}");
    let output = casebook(&["sources", "faq", file, "--document", "cr06", "--json"]);
    let list: serde_json::Value = serde_json::from_slice(&output.stdout).unwrap();
    assert_eq!(list[0]["counts"]["missing"], 23);
}
