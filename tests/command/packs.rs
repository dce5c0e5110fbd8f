//! What a set of cards from elsewhere brings along besides its cards.

use crate::calls::{casebook, code, feature, folder, refused, text};
use std::fs;

/// A folder of cards whose subtypes are these.
fn pack(name: &str, subtypes: &str) -> String {
    let folder = folder(name);
    fs::create_dir_all(&folder).unwrap();
    let kettle = "name: House Kettle\ncost: \"{1}\"\ntypes: [artifact]\nsubtypes: [Kettle]\n";
    fs::write(folder.join("house_kettle.yaml"), kettle).unwrap();
    fs::write(folder.join("subtypes.yaml"), subtypes).unwrap();
    folder.to_str().unwrap().to_owned()
}

const CHOSEN: &str = r#"Feature: Subtypes of a house
  @house:kettle.1
  Scenario: A guest is what the house calls it, and a kettle stays one
    Given Alice controls "House Kettle", "Grizzly Bears" and "March of the Machines"
    And Alice has "Conspiracy" in hand and can pay {3}{B}{B}
    When Alice plays "Conspiracy"
    And the stack resolves
    And as it resolves, Alice chooses the creature type "Hearthling" for "Conspiracy"
    Then "Grizzly Bears" has exactly the types "creature" and "Hearthling"
    And "House Kettle" has exactly the types "artifact", "creature", "Kettle" and "Hearthling"
"#;

#[test]
fn a_set_adds_subtypes_where_it_is_played() {
    let file = feature("kettles", CHOSEN);
    let run = |cards: &str, edition: &str| casebook(&["run", &file, "--cards", cards, "--edition", edition]);
    let cards = pack("kettle-pack", "creature: [Hearthling]\nartifact: [Kettle]\n");
    for edition in ["2006-10", "2026-01"] {
        let output = run(&cards, edition);
        assert_eq!(code(&output), 0, "{edition}: {}", text(&output.stdout));
    }
    let today_only = pack("kettle-pack-today", "in: [2026-01]\ncreature: [Hearthling]\nartifact: [Kettle]\n");
    assert_eq!(code(&run(&today_only, "2026-01")), 0);
    let elsewhere = run(&today_only, "2006-10");
    assert!(text(&elsewhere.stdout).contains("Hearthling is not one of the choices"), "{}", text(&elsewhere.stdout));
}

#[test]
fn subtypes_of_an_edition_that_is_not_there_are_refused() {
    let cards = pack("kettle-pack-never", "in: [2026-02]\nartifact: [Kettle]\n");
    let said = refused(&["run", "--cards", &cards]);
    assert!(said.contains("subtypes.yaml:1:1: there is no edition `2026-02`"), "{said}");
    assert!(said.contains("did you mean `2026-01`?"), "{said}");
    let misspelt = pack("kettle-pack-misspelt", "artefact: [Kettle]\n");
    assert!(refused(&["run", "--cards", &misspelt]).contains("did you mean `artifact`?"));
}
