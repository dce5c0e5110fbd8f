//! The English of every card in every edition.

use std::path::Path;

use casebook_engine::cards::english;
use casebook_steps::{
    files::File,
    library::{Library, Shelf},
    packs::{EXTENSIONS, Pack},
};

fn library() -> Library {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("..");
    let prefix = format!("{}/", root.display());
    let files = |folder: &str, extensions: &[&str]| -> Vec<File> {
        let files = File::read_all(&root.join(folder), extensions).unwrap().into_iter();
        files.map(|file| File { path: file.path.replacen(&prefix, "", 1), ..file }).collect()
    };
    let packs = Pack::all_of("packs", &files("packs", &EXTENSIONS)).unwrap();
    Library::load(&Shelf { fixtures: &files("fixtures", &["yaml"]), packs: &packs, cards: &[] }).unwrap()
}

#[test]
fn every_card_can_be_read() {
    let library = library();
    assert!(library.cards().count() > 100);
    for edition in library.editions().iter() {
        let table = library.table(&edition.id).unwrap();
        for shelved in library.cards() {
            let text = english::card(&shelved.card, table.wording());
            let name = &shelved.card.name;
            assert!(text.starts_with(name.as_str()), "{text}");
            for slip in [" ,", "..", " a you ", "$", "a a ", " an an "] {
                assert!(!text.contains(slip), "{name} in {}: `{slip}` in\n{text}", edition.id);
            }
        }
    }
}

#[test]
fn every_ability_of_a_card_is_said() {
    let library = library();
    for edition in library.editions().iter() {
        let table = library.table(&edition.id).unwrap();
        for shelved in library.cards() {
            let id = table.catalog.find(&shelved.card.name).unwrap();
            let text = english::card(&shelved.card, table.wording());
            for (ability, _) in table.catalog.card(id).abilities.iter() {
                assert!(text.contains(&format!("\n  {ability}: ")), "{ability} is missing in\n{text}");
            }
        }
    }
}
