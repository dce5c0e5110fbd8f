//! Packs: what `casebook new pack` writes is whole, packs keep to their editions and to names of their own, and no code knows a pack.

use crate::common;
use std::{
    fs, io,
    path::{Path, PathBuf},
    sync::Arc,
};

use casebook_engine::cards::CardDef;
use casebook_steps::{
    files::File,
    library::{Library, Shelf},
    packs::{EXTENSIONS, Pack},
    suite::Suite,
};
use pretty_assertions::assert_eq;
use serde_json::Value;
use walkdir::WalkDir;

use super::command::calls::{casebook, code, folder, refused, text};

/// A new pack in a folder of this name.
fn written(name: &str) -> PathBuf {
    let place = folder(&format!("packs-{name}")).join(name);
    let output = casebook(&["new", "pack", place.to_str().unwrap()]);
    assert_eq!(code(&output), 0, "{}", text(&output.stderr));
    place
}

/// Replaces something in a file of a pack.
fn change(pack: &Path, file: &str, was: &str, is: &str) {
    let path = pack.join(file);
    let before = fs::read_to_string(&path).unwrap();
    assert!(before.contains(was), "{file}: {was}");
    fs::write(path, before.replace(was, is)).unwrap();
}

fn put(pack: &Path, file: &str, text: &str) {
    let path = pack.join(file);
    fs::create_dir_all(path.parent().unwrap()).unwrap();
    fs::write(path, text).unwrap();
}

#[test]
fn a_new_pack_is_proven_as_it_is_and_told_when_it_proves_less() {
    let pack = written("embers");
    let path = pack.to_str().unwrap();
    let checked = casebook(&["check", "--pack", path]);
    let said = text(&checked.stdout);
    assert_eq!(code(&checked), 0, "{said}{}", text(&checked.stderr));
    assert!(
        said.contains("2 clauses with scenarios: 2 proven by ablation, 0 more by a misreading, 0 by neither"),
        "{said}"
    );
    assert!(said.contains("2 scenarios, 1 card, ") && said.ends_with("no findings\n"), "{said}");
    // Without the claim that its misreading breaks, the ruling isn't proven any more.
    change(&pack, "features/embers/kindle.feature", "    And Alice is at 22 life\n    And Bob", "    And Bob");
    let feature = fs::read_to_string(pack.join("features/embers/kindle.feature")).unwrap();
    let (kept, _) = feature.rsplit_once("    And Alice is at 22 life").unwrap();
    put(&pack, "features/embers/kindle.feature", kept);
    put(&pack, "cards/lone_ember.yaml", "name: Lone Ember\ntypes: [artifact]\n");
    let checked = casebook(&["check", "--pack", path]);
    let said = text(&checked.stdout);
    assert_eq!(code(&checked), 1, "{said}");
    assert!(said.contains("no claim of its scenarios fails under this misreading"), "{said}");
    assert!(said.contains("cards/lone_ember.yaml:1: no scenario uses the card \"Lone Ember\""), "{said}");
}

#[test]
fn a_pack_is_read_by_every_command() {
    let pack = written("lamps");
    let path = pack.to_str().unwrap();
    let report = folder("lamps-report");
    let report = report.to_str().unwrap();
    let run = casebook(&["run", "--pack", path, "--document", "lamps", "--report", report]);
    assert_eq!(code(&run), 0, "{}{}", text(&run.stdout), text(&run.stderr));
    assert!(text(&run.stdout).contains("2 cases judged"), "{}", text(&run.stdout));
    let page = fs::read_to_string(Path::new(report).join("index.html")).unwrap();
    assert!(page.contains("Lamps"), "the page has the title of the document");
    let record = Path::new(report).join("record.jsonl");
    let record = record.to_str().unwrap();
    for (call, has) in [
        (&["clauses", "--document", "lamps"][..], "Kindle gives its controller as much life"),
        (&["show", "lamps:kindle.2"], "misread as: kindle triggers whenever any creature enters"),
        (&["card", "Ember Keeper"], "kindle: When this permanent enters the battlefield: You gain N life."),
        (&["new", "scenario", "lamps:kindle.1"], "Given Alice controls \"Ember Keeper\""),
        (&["report", record], "lamps"),
    ] {
        let output = casebook(&[call, &["--pack", path]].concat());
        assert_eq!(code(&output), 0, "{call:?}: {}", text(&output.stderr));
        assert!(text(&output.stdout).contains(has), "{call:?}: {}", text(&output.stdout));
    }
    let proofs = pack.join("rules/proofs.yaml");
    let update = casebook(&["check", "--pack", path, "--update"]);
    assert_eq!(code(&update), 0, "{}", text(&update.stdout));
    let proven = fs::read_to_string(proofs).unwrap();
    assert!(proven.ends_with("lamps:kindle.1: ablation\nlamps:kindle.2: ablation\n"), "{proven}");
    let listed = casebook(&["clauses", "--document", "lamps", "--pack", path]);
    assert_eq!(text(&listed.stdout).matches("  proven  ").count(), 2, "{}", text(&listed.stdout));
}

#[test]
fn a_pack_is_played_in_its_editions_alone() {
    let pack = written("wicks");
    let path = pack.to_str().unwrap();
    let report = folder("wicks-report");
    let run = |more: &[&str]| refused(&[&["run", "--pack", path, "--report", report.to_str().unwrap()], more].concat());
    let told = run(&["--document", "wicks", "--edition", "2001-07"]);
    assert!(
        told.contains("none of the 2 scenarios holds in 2001-07") && told.contains("they hold in 2026-01"),
        "{told}"
    );
    // A tag that no document lists holds anywhere, and the pack's card still isn't played in 2001.
    let own = "Feature: Anywhere\n\n  @mine:1\n  Scenario: A card of a pack\n    Given Alice controls \"Ember Keeper\"\n    Then Alice is at 20 life\n";
    let feature = folder("wicks-features").join("anywhere.feature");
    put(Path::new("/"), feature.to_str().unwrap(), own);
    let told = run(&[feature.to_str().unwrap(), "--edition", "2001-07"]);
    assert!(told.contains("the scenario doesn't hold in 2001-07"), "{told}");
    put(Path::new("/"), feature.to_str().unwrap(), &own.replace("@mine:1", "@mine:1 @edition:2001-07"));
    let told = run(&[feature.to_str().unwrap()]);
    assert!(told.contains("the pack `wicks` isn't played in 2001-07, which the scenario is limited to"), "{told}");
    change(&pack, "rules/wicks.yaml", "holds: [2026-01]", "holds: [2013-07, 2026-01]");
    let told = run(&[]);
    assert!(
        told.contains("`wicks:kindle.1` is listed for `2013-07`, in which the pack `wicks` isn't played"),
        "{told}"
    );
    change(&pack, "pack.yaml", "[2026-01]", "[2026-02]");
    assert!(run(&[]).contains("there is no edition `2026-02`"));
}

const HOUSE_RULE: &str = "\
document: house
title: House rules
edition: house
clauses:
  - id: house:legends.1
    kind: ruling
    citation: House rule 1
    title: Two legendary creatures with one name both go to the graveyard
    holds: [house]
    not_before: { edition: house, why: It is a rule of the house }
    misreadings:
      - says: only the newer one goes to the graveyard
        edition: { legend_rule: newest_dies }
";
const HOUSE_SCENARIOS: &str = "\
Feature: House rules

  @house:legends.1
  Scenario: Two legendary creatures of one name both go to the graveyard
    Given Alice controls \"Isamaru, Hound of Konda\" as \"the first\"
    And Alice has \"Isamaru, Hound of Konda\" as \"the second\" in hand and can pay {W}
    When Alice plays \"the second\"
    And the stack resolves
    Then \"the first\" and \"the second\" are in Alice's graveyard
    And \"the first\" and \"the second\" were put there by the legend rule

  @house:legends.1
  Scenario: Two legendary creatures of different names both stay
    Given Alice controls \"Isamaru, Hound of Konda\"
    And Alice has \"Kira, Great Glass-Spinner\" in hand and can pay {1}{U}{U}
    When Alice plays \"Kira, Great Glass-Spinner\"
    And the stack resolves
    Then Alice controls \"Isamaru, Hound of Konda\" and \"Kira, Great Glass-Spinner\"
    And \"Kira, Great Glass-Spinner\" is 2/2
";

/// A pack changes one field of the rules in an edition of its own. Its scenario holds only there, and every command obeys the edition.
#[test]
fn a_pack_brings_an_edition_of_its_own() {
    let pack = written("kitchen");
    let path = pack.to_str().unwrap();
    change(&pack, "pack.yaml", "documents: [kitchen]", "documents: [kitchen, house]");
    change(&pack, "rules/kitchen.yaml", "holds: [2026-01]", "holds: [2026-01, house]");
    put(&pack, "rules/house.yaml", HOUSE_RULE);
    put(&pack, "features/house/legends.feature", HOUSE_SCENARIOS);
    let edition = "id: house\ntitle: House rules\ninherits: 2026-01\nlegend_rule: all_die\n";
    put(&pack, "editions/house.yaml", &edition.replace("inherits: 2026-01\n", ""));
    let report = folder("kitchen-report");
    let run =
        |more: &[&str]| casebook(&[&["run", "--pack", path, "--report", report.to_str().unwrap()], more].concat());
    let told = |output: &std::process::Output| text(&output.stderr).to_owned();
    assert!(told(&run(&[])).contains("the edition `house` of a pack stands on another edition"));
    put(&pack, "editions/house.yaml", edition);
    assert!(told(&run(&[])).contains("pack.yaml doesn't list `house` under `editions`"));
    change(&pack, "pack.yaml", "[2026-01]", "[2026-01, house]");
    let both = run(&["--document", "kitchen", "--document", "house"]);
    assert_eq!(code(&both), 0, "{}{}", text(&both.stdout), told(&both));
    // The rulings of the first document hold in both editions, the house rule in its edition alone.
    assert!(text(&both.stdout).contains("editions 2026-01, house"), "{}", text(&both.stdout));
    assert!(text(&both.stdout).contains("6 cases judged"), "{}", text(&both.stdout));
    // A scenario of the project isn't played in the edition of a pack.
    let own = run(&["features/chk/defender.feature", "--edition", "house"]);
    assert!(told(&own).contains("hold"), "{}{}", text(&own.stdout), told(&own));
    assert!(!text(&run(&["features/chk/defender.feature"]).stdout).contains("house"));
    let features = pack.join("features/house");
    let changed = casebook(&["changes", "2026-01", "house", features.to_str().unwrap(), "--pack", path]);
    let said = text(&changed.stdout);
    assert!(said.contains("legend_rule (controller_keeps_one → all_die): 1 case"), "{said}{}", told(&changed));
    let checked = casebook(&["check", "--pack", path]);
    let said = text(&checked.stdout);
    assert_eq!(code(&checked), 0, "{said}{}", told(&checked));
    assert!(said.contains("2 proven by ablation, 1 more by a misreading, 0 by neither"), "{said}");
    // In an edition that leaves the field as it is, the ruling is wrong.
    put(&pack, "editions/house.yaml", &edition.replace("legend_rule: all_die\n", ""));
    let failed = run(&["--document", "house"]);
    assert_eq!(code(&failed), 1, "{}{}", text(&failed.stdout), told(&failed));
}

#[test]
fn names_that_clash_are_told_with_both_places() {
    let (one, other) = (written("sparks"), written("flames"));
    let calls = |packs: &[&Path], more: &[&str]| {
        let packs = packs.iter().flat_map(|pack| ["--pack", pack.to_str().unwrap()]);
        casebook(&packs.fold(more.to_vec(), |mut call, word| {
            call.push(word);
            call
        }))
    };
    let both = [one.as_path(), other.as_path()];
    let told = |packs: &[&Path]| {
        let output = calls(packs, &["clauses", "--document", "sparks"]);
        assert_eq!(code(&output), 2, "{}", text(&output.stdout));
        text(&output.stderr).to_owned()
    };
    let keyword = told(&both);
    assert!(
        keyword.contains("keyword `kindle` is already defined, in ") && keyword.contains("sparks/keywords"),
        "{keyword}"
    );
    fs::remove_file(other.join("keywords/kindle.yaml")).unwrap();
    change(&other, "pack.yaml", "documents:", "builds_on: [sparks]\ndocuments:");
    let card = told(&both);
    assert!(
        card.contains("card `Ember Keeper` is already in ") && card.contains("sparks/cards/ember_keeper.yaml"),
        "{card}"
    );
    assert!(card.contains("say `replaces: sparks`"), "{card}");
    let file = "cards/ember_keeper.yaml";
    change(&other, file, "pt: [2, 2]", "pt: [2, 3]\nreplaces: spark");
    assert!(told(&both).contains("which is of `sparks` and not of `spark`: say `replaces: sparks`"));
    change(&other, file, "replaces: spark", "replaces: sparks");
    let replaced = calls(&both, &["card", "Ember Keeper"]);
    assert!(text(&replaced.stdout).contains("2/3") && text(&replaced.stdout).contains("flames/cards"));
    assert!(told(&[&other]).contains("this pack builds on `sparks`, which is not there"));
    let mountain = "name: Glacial Ray\ntypes: [instant]\n";
    put(&one, "cards/ray.yaml", mountain);
    assert!(
        told(&[&one]).contains("fixtures/cards/chk/glacial_ray.yaml: give it another name, or say `replaces: core`")
    );
    put(&one, "cards/ray.yaml", &format!("{mountain}replaces: core\n"));
    assert!(text(&calls(&[&one], &["card", "Glacial Ray"]).stdout).contains("sparks/cards/ray.yaml"));
    put(&one, "cards/ray.yaml", "name: Lone Ray\ntypes: [instant]\nreplaces: core\n");
    assert!(told(&[&one]).contains("`core` has no card `Lone Ray` to replace: remove `replaces`"));
    fs::remove_file(one.join("cards/ray.yaml")).unwrap();
    change(&one, "rules/sparks.yaml", "document: sparks", "document: chk");
    change(&one, "pack.yaml", "documents: [sparks]", "documents: [chk]");
    assert!(told(&[&one]).contains("document `chk` is already in fixtures/rules/chk.yaml: give this one another name"));
}

#[test]
fn unreadable_files_of_packs_fail_a_run_unless_it_keeps_going() {
    let pack = written("smokes");
    let path = pack.to_str().unwrap();
    put(&pack, "cards/broken.yaml", "name: Broken\ntypes: [instnat]\n");
    let report = folder("smokes-report");
    let call = ["run", "--pack", path, "--document", "smokes", "--report", report.to_str().unwrap()];
    let told = refused(&call);
    assert!(told.contains("did you mean `instant`?") && told.contains("add `--keep-going`"), "{told}");
    let kept = casebook(&[&call[..], &["--keep-going"]].concat());
    assert_eq!(code(&kept), 0, "{}", text(&kept.stderr));
    assert!(text(&kept.stderr).contains("note: left out") && text(&kept.stdout).contains("2 passed"));
    put(&pack, "card/lost.yaml", "name: Lost\ntypes: [instant]\n");
    assert!(refused(&call).contains("did you mean `cards`?"));
}

/// An engine in another process gets what it can't know: the case has the definitions of the pack that it uses, and of nothing else.
#[test]
fn a_case_has_the_definitions_of_the_packs_that_it_uses() {
    let pack = written("torches");
    let path = pack.to_str().unwrap();
    put(&pack, "keywords/spare.yaml", "keyword: spare\nexpands_to: {}\n");
    let out = folder("torches-cases");
    let output = casebook(&["compile", out.to_str().unwrap(), pack.join("features").to_str().unwrap(), "--pack", path]);
    assert_eq!(code(&output), 0, "{}", text(&output.stderr));
    let cases: Value = serde_json::from_str(&fs::read_to_string(out.join("cases.json")).unwrap()).unwrap();
    let definitions = &cases["cases"][0]["case"]["definitions"];
    let kinds: Vec<(&str, &str, &str)> = definitions
        .as_array()
        .unwrap()
        .iter()
        .map(|one| (one["kind"].as_str().unwrap(), one["name"].as_str().unwrap(), one["pack"].as_str().unwrap()))
        .collect();
    assert_eq!(kinds, [("card", "Ember Keeper", "torches"), ("keyword", "kindle", "torches")]);
    assert!(definitions[0]["says"].as_str().unwrap().contains("kindle: Kindle 2."));
    assert_eq!(definitions[1]["says"], "kindle: When this permanent enters the battlefield: You gain N life.");
    assert_eq!(definitions[1]["definition"]["expands_to"]["warmth"]["triggered"]["when"]["enters"], "self");
    // The definition can be read as the file that it comes from.
    let card: CardDef = serde_json::from_slice(definitions[0]["definition"].to_string().as_bytes()).unwrap();
    assert_eq!(card.name.as_str(), "Ember Keeper");
    let own = casebook(&["compile", out.to_str().unwrap(), "features/chk/defender.feature", "--pack", path]);
    assert_eq!(code(&own), 0);
    assert!(!fs::read_to_string(out.join("cases.json")).unwrap().contains("definitions"));
}

#[test]
fn a_pack_can_be_an_archive() {
    let pack = written("wax");
    let archive = folder("wax-archive");
    fs::create_dir_all(&archive).unwrap();
    let archive = archive.join("wax.zip");
    let mut zip = zip::ZipWriter::new(fs::File::create(&archive).unwrap());
    for entry in WalkDir::new(&pack).into_iter().filter_map(Result::ok).filter(|entry| entry.file_type().is_file()) {
        let name = entry.path().strip_prefix(&pack).unwrap().to_str().unwrap();
        zip.start_file(format!("wax-1.0/{name}"), zip::write::SimpleFileOptions::default()).unwrap();
        io::Write::write_all(&mut zip, &fs::read(entry.path()).unwrap()).unwrap();
    }
    zip.finish().unwrap();
    let path = archive.to_str().unwrap();
    let listed = casebook(&["clauses", "--document", "wax", "--pack", path]);
    assert_eq!(code(&listed), 0, "{}", text(&listed.stderr));
    assert_eq!(text(&listed.stdout).lines().count(), 2, "{}", text(&listed.stdout));
    let card = casebook(&["card", "Ember Keeper", "--pack", path]);
    assert!(text(&card.stdout).contains("wax.zip/cards/ember_keeper.yaml"), "{}", text(&card.stdout));
    fs::write(&archive, "no archive").unwrap();
    assert!(refused(&["clauses", "--pack", path]).contains("wax.zip: "));
}

#[test]
fn no_code_knows_a_pack() {
    let packs = common::packs();
    assert!(!packs.is_empty());
    for root in ["src", "steps", "engine", "language", "protocol"] {
        for entry in WalkDir::new(root).into_iter().filter_map(Result::ok).filter(|entry| entry.file_type().is_file()) {
            let Ok(text) = fs::read_to_string(entry.path()) else { continue };
            let words: Vec<&str> = text.split(|c: char| !c.is_alphanumeric()).collect();
            let named = packs.iter().find(|pack| words.contains(&pack.manifest.name.as_str()));
            assert!(named.is_none(), "{} names the pack {}", entry.path().display(), named.unwrap().manifest.name);
        }
    }
}

/// The project's own scenarios need no pack: each word, card and clause of theirs is there without one.
#[test]
fn the_project_is_whole_without_packs() {
    let fixtures = File::read_all(Path::new("fixtures"), &["yaml"]).unwrap();
    let library = Library::load(&Shelf { fixtures: &fixtures, packs: &[], cards: &[] });
    let library = Arc::new(library.unwrap_or_else(|faults| panic!("{faults}")));
    assert!(library.packs().is_empty());
    let features = File::read_all(Path::new("features"), &["feature"]).unwrap();
    let suite = Suite::load(library, &features).unwrap_or_else(|problems| panic!("{problems:?}"));
    let own = common::whole().scenarios.iter().filter(|scenario| scenario.lowered.feature.starts_with("features/"));
    assert_eq!(suite.scenarios.len(), own.clone().count());
    let editions =
        |suite: &[&casebook_steps::suite::Scenario]| suite.iter().map(|one| one.editions.len()).sum::<usize>();
    assert_eq!(editions(&suite.scenarios.iter().collect::<Vec<_>>()), editions(&own.collect::<Vec<_>>()));
}

#[test]
fn each_pack_of_the_project_is_embedded_as_it_lies_there() {
    let files = File::read_all(Path::new("packs"), &EXTENSIONS).unwrap();
    let read = Pack::all_of("packs", &files).unwrap_or_else(|error| panic!("{error}"));
    assert_eq!(casebook::embedded::packs(), read);
}
