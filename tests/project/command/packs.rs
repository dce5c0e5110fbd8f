//! Packs: folders of cards with subtypes, keywords and costs of their own.

use super::calls::{casebook, code, feature, folder, refused, text};
use std::{fs, path::Path};

/// A folder of cards with these subtypes.
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
    let report = folder("kettle-report");
    let report = report.to_str().unwrap();
    let run = |cards: &str, edition: &str| {
        casebook(&["run", &file, "--cards", cards, "--edition", edition, "--report", report])
    };
    let cards = pack("kettle-pack", "creature: [Hearthling]\nartifact: [Kettle]\n");
    for edition in ["2006-10", "2026-01"] {
        let output = run(&cards, edition);
        assert_eq!(code(&output), 0, "{edition}: {}", text(&output.stdout));
    }
    let today_only = pack("kettle-pack-today", "in: [2026-01]\ncreature: [Hearthling]\nartifact: [Kettle]\n");
    assert_eq!(code(&run(&today_only, "2026-01")), 0);
    let elsewhere = run(&today_only, "2006-10");
    assert_eq!(code(&elsewhere), 2);
    let told = text(&elsewhere.stderr);
    assert!(told.contains("doesn't hold in 2006-10") && told.contains("they hold in 2026-01"), "{told}");
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

/// A folder with a card that has two optional costs.
fn bought_back(name: &str) -> String {
    let folder = folder(name);
    fs::create_dir_all(&folder).unwrap();
    let pulse = r#"name: Returning Pulse
cost: "{R}"
types: [instant]
abilities:
  pulse:
    spell:
      optional_costs: { buyback: [ { mana: "{3}" } ], fury: [ { sacrifice: { what: land } } ] }
      targets: { victim: any_target }
      do:
        - deal_damage: { amount: 1, to: $victim }
        - if: { if: { paid: fury }, then: [ { deal_damage: { amount: 2, to: $victim } } ] }
        - if: { if: { paid: buyback }, then: [ { move: { what: self, to: hand } } ] }
"#;
    fs::write(folder.join("returning_pulse.yaml"), pulse).unwrap();
    folder.to_str().unwrap().to_owned()
}

#[test]
fn optional_costs_are_paid_by_their_ids() {
    let cards = bought_back("pulse-pack");
    let run = |name: &str, paying: &str, (zone, life): (&str, u8)| {
        let text = format!(
            "Feature: Optional costs\n  Scenario: What is paid\n    Given Alice has \"Returning Pulse\" in hand and can pay {{3}}{{R}}\n    \
             And Alice controls \"Forest\"\n    When Alice plays \"Returning Pulse\"{paying} targeting Bob\n    And the stack resolves\n    \
             Then \"Returning Pulse\" is in Alice's {zone}\n    And Bob is at {life} life\n"
        );
        casebook(&["run", &feature(name, &text), "--cards", &cards])
    };
    for (name, paying, comes_to) in [
        ("pulse-plain", "", ("graveyard", 19)),
        ("pulse-back", " paying the optional cost \"buyback\"", ("hand", 19)),
        ("pulse-fury", " paying the optional cost \"fury\" sacrificing \"Forest\"", ("graveyard", 17)),
        ("pulse-both", " paying the optional cost \"buyback\" and \"fury\" sacrificing \"Forest\"", ("hand", 17)),
    ] {
        let output = run(name, paying, comes_to);
        assert_eq!(code(&output), 0, "{paying}: {}", text(&output.stdout));
    }
    let misspelt = run("pulse-misspelt", " paying the optional cost \"buybak\"", ("hand", 19));
    let told = text(&misspelt.stdout);
    assert!(told.contains("can't use the optional cost \"buybak\" (on offer: buyback, fury) here"), "{told}");
}

#[test]
fn a_broken_card_is_told_and_keeps_no_other_from_being_read() {
    let cards = bought_back("broken-pack");
    fs::write(Path::new(&cards).join("broken.yaml"), "name: Broken\ntypes: [instnat]\n").unwrap();
    let output = casebook(&["card", "Returning Pulse", "--cards", &cards]);
    assert_eq!(code(&output), 0, "{}", text(&output.stderr));
    assert!(text(&output.stdout).contains("(buyback)") && text(&output.stderr).contains("did you mean `instant`?"));
    let told = refused(&["card", "Broken", "--cards", &cards]);
    assert!(told.contains("did you mean `instant`?") && !told.contains("there is no card"), "{told}");
    fs::remove_file(Path::new(&cards).join("broken.yaml")).unwrap();
}

#[test]
fn what_does_not_need_a_broken_file_is_played() {
    let cards = bought_back("half-broken-pack");
    let scenario = |title: &str, name: &str| {
        format!(
            "  @house:{title}.1\n  Scenario: {title}\n    Given Alice has \"{name}\" in hand and can pay {{R}}\n    \
             When Alice plays \"{name}\" targeting Bob\n    And the stack resolves\n    Then Bob is at 19 life\n"
        )
    };
    let sound = format!("Feature: Half of it\n{}", scenario("pulse", "Returning Pulse"));
    let needs = format!("{sound}{}", scenario("broken", "Broken"));
    let (sound, needs) = (feature("half-sound", &sound), feature("half-needs", &needs));
    let file = |name: &str, text: &str| fs::write(Path::new(&cards).join(name), text).unwrap();
    file("broken.yaml", "name: Broken\ntypes: [instnat]\n");
    file("hearthward.yaml", "keyword: hearthward\nexpands_to: { warmth: { spell: { do: [ { drow: 1 } ] } } }\n");
    file("guest.yaml", "name: House Guest\ntypes: [artifact]\nabilities: { ward: { keyword: hearthward } }\n");
    for call in ["run", "check"] {
        let told = refused(&[call, &sound, "--cards", &cards]);
        assert!(told.contains(" can't be read: correct "), "{call}: {told}");
        assert!(told.contains("`--keep-going`"), "{call}: {told}");
        let output = casebook(&[call, &sound, "--cards", &cards, "--keep-going"]);
        let (said, told) = (text(&output.stdout), text(&output.stderr));
        assert_eq!(code(&output), 0, "{call}: {said}{told}");
        assert!(told.contains("did you mean `instant`?") && told.contains("hearthward.yaml:2:"), "{call}: {told}");
        assert!(!told.contains("guest.yaml:3:"), "that follows from the keyword's fault: {told}");
        let files = ["broken.yaml", "hearthward.yaml", "guest.yaml"];
        let note = told.lines().find(|line| line.starts_with("note: left out")).unwrap();
        assert!(files.iter().all(|file| note.contains(file)), "{call}: {note}");
        let told = refused(&[call, &needs, "--cards", &cards, "--keep-going"]);
        assert!(told.contains("one.feature:9 isn't run,") && told.contains("broken.yaml can't be read"), "{told}");
    }
    let others = casebook(&["run", &needs, "--cards", &cards, "--keep-going"]);
    assert!(text(&others.stdout).contains("7 passed"), "the other scenario is played: {}", text(&others.stdout));
    file("broken.yaml", "name: Glacial Ray\ntypes: [instnat]\n");
    let own = format!("Feature: Its name\n{}", scenario("ray", "Glacial Ray"));
    let told = refused(&["run", &feature("half-own", &own), "--cards", &cards, "--keep-going"]);
    assert!(told.contains("isn't run"), "the project's own of that name isn't the one that is meant: {told}");
}

#[test]
fn a_broken_card_is_not_told_by_the_project_s_own_of_its_name() {
    let cards = bought_back("broken-bolt-pack");
    let file = Path::new(&cards).join("ray.yaml");
    for broken in ["name: \"Glacial Ray\"\ntypes: [instnat]\n", "types: [instant]\n", "name: [Ray\ntypes: [instant]\n"]
    {
        fs::write(&file, broken).unwrap();
        let told = refused(&["card", "Glacial Ray", "--cards", &cards]);
        assert!(told.contains("ray.yaml:"), "{broken}{told}");
        let other = casebook(&["card", "Returning Pulse", "--cards", &cards]);
        assert_eq!(code(&other), 0, "what the pack has itself is said: {}", text(&other.stderr));
    }
    fs::write(&file, "name: Glacial Rag\ntypes: [instnat]\n").unwrap();
    assert_eq!(code(&casebook(&["card", "Glacial Ray", "--cards", &cards])), 0, "another card is broken");
    fs::remove_file(&file).unwrap();
}

/// The blocks of a page in that language.
fn blocks(page: &str, language: &str) -> Vec<String> {
    let begins = format!("```{language}\n");
    let inside = page.split(&begins).skip(1);
    inside.filter_map(|rest| rest.split_once("```")).map(|(block, _)| block.to_owned()).collect()
}

#[test]
fn the_whole_files_that_the_page_shows_are_played_as_it_says() {
    let page = fs::read_to_string("docs/vocabulary.md").unwrap();
    let ([card], files) = (&blocks(&page, "yaml")[..], &blocks(&page, "gherkin")[..]) else { panic!("{page}") };
    let cards = folder("page-pack");
    fs::create_dir_all(&cards).unwrap();
    fs::write(cards.join("house_ward.yaml"), card).unwrap();
    let cards = cards.to_str().unwrap();
    assert_eq!(files.len(), 2);
    let report = folder("page-report");
    for file in files.iter().map(|scenarios| feature("page-rulings", scenarios)) {
        for call in [&["run", "--report", report.to_str().unwrap()][..], &["check"]] {
            let output = casebook(&[call, &[&file, "--cards", cards]].concat());
            assert_eq!(code(&output), 0, "{call:?}: {}{}", text(&output.stdout), text(&output.stderr));
        }
    }
    let said = casebook(&["card", "House Ward", "--cards", cards]);
    assert!(text(&said.stdout).contains("The next time damage would be dealt to you by that source"));
}

#[test]
fn an_edition_under_tags_of_ones_own_is_the_author_s_word() {
    let scenario = "Feature: Ours\n  @house:ours.1 @edition:2026-01\n  Scenario: It holds in others as well\n    \
        Given Alice has \"Lava Spike\" in hand and can pay {R}\n    When Alice plays \"Lava Spike\" targeting Bob\n    And the stack resolves\n    \
        Then Bob is at 17 life\n";
    let checked = casebook(&["check", &feature("pinned", scenario)]);
    assert_eq!(code(&checked), 0, "{}", text(&checked.stdout));
    let known = scenario.replace("@house:ours.1", "@chk:bushido.1");
    assert!(
        text(&casebook(&["check", &feature("pinned-known", &known)]).stdout).contains("remove its `@edition:` tags")
    );
}

#[test]
fn tags_of_ones_own_are_told_and_one_edition_is_looked_at_alone() {
    let scenario = "Feature: Ours\n  @house:ours.2\n  Scenario: A spell is played\n    \
        Given Alice has \"Lava Spike\" in hand and can pay {R}\n    When Alice plays \"Lava Spike\" targeting Bob\n    And the stack resolves\n    \
        Then Bob is at 17 life\n\n  @house:ours.3 @edition:2004-10\n  Scenario: It is played in 2004 alone\n    \
        Given Alice has \"Lava Spike\" in hand and can pay {R}\n    When Alice plays \"Lava Spike\" targeting Bob\n    And the stack resolves\n    \
        Then Bob is at 3 life\n";
    let file = feature("one-edition", scenario);
    let whole = casebook(&["check", &file]);
    let said = text(&whole.stdout);
    assert!(code(&whole) == 1 && said.contains("2 scenarios") && said.contains("1 finding"), "{said}");
    assert!(said.contains("no tag names a listed clause") && !said.contains("0 clauses"), "{said}");
    let today = casebook(&["check", &file, "--edition", "2026-01"]);
    let said = text(&today.stdout);
    assert!(code(&today) == 0 && said.contains("1 scenario,"), "{said}");
    let unknown = casebook(&["check", &file, "--edition", "2026-02"]);
    assert!(text(&unknown.stderr).contains("there is no edition `2026-02`"), "{}", text(&unknown.stderr));
}

#[test]
fn a_set_adds_keywords_to_play_with() {
    let pack = folder("keyword-pack");
    fs::create_dir_all(pack.join("keywords")).unwrap();
    let keyword = "keyword: hearthward\nparams: [n]\nexpands_to:\n  warmth:\n    triggered: { when: { enters: self }, do: [ { gain_life: { who: you, amount: $n } } ] }\n";
    let guest = "name: House Guest\ncost: \"{1}\"\ntypes: [creature]\npt: [1, 1]\nabilities:\n  ward: { keyword: { hearthward: 4 } }\n";
    fs::write(pack.join("keywords").join("hearthward.yaml"), keyword).unwrap();
    fs::write(pack.join("house_guest.yaml"), guest).unwrap();
    let scenario = "Feature: Guests\n  @house:guest.1\n  Scenario: A guest warms the house\n    \
        Given Alice has \"House Guest\" in hand and can pay {1}\n    When Alice plays \"House Guest\"\n    And the stack resolves\n    \
        Then Alice is at 24 life\n";
    let (file, cards) = (feature("guests", scenario), pack.to_str().unwrap());
    let output = casebook(&["run", &file, "--cards", cards]);
    assert_eq!(code(&output), 0, "{}{}", text(&output.stdout), text(&output.stderr));
    let said = casebook(&["card", "House Guest", "--cards", cards]);
    assert!(text(&said.stdout).contains("You gain N life"), "{}", text(&said.stdout));
    let host = "name: House Host\ncost: \"{2}\"\ntypes: [enchantment]\nabilities:\n  \
        welcome: { static: { affects: creature, apply: [ { add_keyword: { hearthward: 2 } } ] } }\n";
    fs::write(pack.join("house_host.yaml"), host).unwrap();
    let gives = casebook(&["card", "House Host", "--cards", cards]);
    assert!(text(&gives.stdout).contains("hearthward: When this permanent enters"), "{}", text(&gives.stdout));
    // An error in it is reported in its file; a keyword of the project isn't replaced.
    fs::write(pack.join("keywords").join("hearthward.yaml"), keyword.replace("$n", "$m")).unwrap();
    let wrong = casebook(&["run", &file, "--cards", cards]);
    assert!(code(&wrong) != 0 && text(&wrong.stderr).contains("hearthward.yaml:5:"), "{}", text(&wrong.stderr));
    fs::write(pack.join("keywords").join("hearthward.yaml"), keyword.replace("hearthward", "haste")).unwrap();
    let again = casebook(&["run", &file, "--cards", cards]);
    assert!(
        code(&again) != 0
            && text(&again.stderr)
                .contains("keyword `haste` is already defined, in fixtures/keywords/haste.yaml: delete this file"),
        "{}",
        text(&again.stderr)
    );
}
