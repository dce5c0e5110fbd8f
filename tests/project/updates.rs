//! The update to a new rules text: the numbers, the index and the work list that `casebook sources update` writes. The tests of a fresh clone use
//! invented texts and the fingerprints of the project. If `CASEBOOK_RULES` names a folder with the rules texts, the past is played with these:
//! `CASEBOOK_RULES=… cargo test --test project updates`.

use std::{collections::BTreeSet, path::Path};

use casebook_engine::{edition::EditionId, rule::Rule};
use casebook_steps::{
    clauses::{Number, NumberIndex},
    files::File,
    library::{Library, Shelf},
    rules_text::{Links, RulesText, index},
    update::{Asked, Cited, NumberTable, Reading, Update},
    worklist::{Change, Item, Place, Worklist},
};
use indexmap::IndexMap;
use pretty_assertions::assert_eq;

use crate::{
    common,
    readings::{self, Row, folder_of_texts},
};

fn edition(id: &str) -> EditionId {
    EditionId(id.to_owned())
}

/// An invented text in the numbers of 2026-01: mana abilities, two sections from 722 on, and references to them. Two rules of 723 have the
/// same words.
const BEFORE: &str = "6. Spells\n\n605. Mana Abilities\n\n605.1. Some abilities are quick.\n\n\
605.1a An ability that only fills a purse is quick if nobody else is asked. (See rule 723.1a.)\n\n\
605.1b An ability that waits is never quick.\n\n\
7. Others\n\n721. Stations\n\n721.1. A station is a place. See rules 605.1, \"Quick,\" and 722, \"Puppets.\"\n\n\
722. Controlling Another Player\n\n722.1. A puppet is moved by the other player as in rule 722.2.\n\n\
722.2. A puppet says nothing.\n\n\
723. Ending Turns and Phases\n\n723.1. The turn may end\n\n723.1a What has not begun by then never begins.\n\n723.1b Look at the clock.\n\n\
723.2. The phase may end\n\n723.2a What has begun by then goes on.\n\n723.2b Look at the clock.\n";

/// The same text with the two changes of August 2026: 605.1a has another condition, and a new section 722 moves what follows on by one.
fn after() -> String {
    BEFORE
        .replace("if nobody else is asked", "if nobody else is asked and no card leaves the shelf")
        .replace("723", "724")
        .replace("722", "723")
        .replace(
            "723. Controlling",
            "722. Preparation Cards\n\n722.1. A card may be prepared by whoever has the time.\n\n722.2. Readiness\n\n\
             722.2a A card that was prepared stays so.\n\n723. Controlling",
        )
}

fn read(text: &str) -> RulesText {
    RulesText::read(text.as_bytes()).unwrap()
}

/// The update to a text, from an edition with this index.
fn updated(text: &RulesText, index: &NumberIndex, links: Links, [from, to]: [&str; 2], readings: &[Reading]) -> Update {
    let (from, to) = (edition(from), edition(to));
    let asked = Asked { to: &to, title: "Rules", from: &from, text, index };
    let suite = common::whole();
    Update::new(&asked, links, &Cited::new(suite, &from, readings))
}

/// The changes of a list by cause.
fn causes(list: &Worklist) -> Vec<(String, Vec<String>)> {
    let rule = |item: &Item| format!("{} {}", item.change.name(), item.numbers());
    list.causes.iter().map(|cause| (cause.what.clone(), cause.rules.iter().map(rule).collect())).collect()
}

/// The changes of August 2026, told by their numbers alone.
fn is_august(updated: &Update, new: &[&str]) {
    let causes = causes(&updated.worklist);
    assert_eq!(causes.len(), 2, "{causes:#?}");
    assert_eq!(causes[0].1, ["reworded 605.1a"]);
    assert!(causes[1].0.starts_with("section 722 Preparation Cards is new; other sections moved on: 722 -> 723"));
    assert_eq!(causes[1].1, new);
    let cited = &updated.worklist.causes[0].rules[0].cited;
    assert!(cited.clauses.contains(&"cr26:605.1a".to_owned()) && !cited.scenarios.is_empty(), "{cited:?}");
    assert_eq!(cited.fields, ["targeted_mana_abilities"]);
    let is = |was: &str, is: &str| Some((was.to_owned(), is.to_owned()));
    assert_eq!(updated.numbers.marks.get("end_turn_triggers").cloned(), is("723.1a", "724.1a"));
    assert_eq!(updated.numbers.clauses.get("cr26:723.1a").cloned(), is("723.1a", "724.1a"));
    assert!(!updated.numbers.marks.contains_key("legend_rule"), "what is before the new section keeps its number");
    assert!(updated.numbers.gone.is_empty(), "{:?}", updated.numbers.gone);
    assert!(updated.edition_yaml().contains("id: 2026-08\n") && updated.edition_yaml().contains("inherits: 2026-01\n"));
}

#[test]
fn the_update_of_august_2026_has_two_causes() {
    let (before, after) = (read(BEFORE), read(&after()));
    let (older, _) = index(&before, &NumberIndex::default());
    let links = Links::of_index(&older, &after);
    assert_eq!(links.count(Change::References), 2, "721.1 and 723.1 refer to a section that moved on");
    let update = |links| updated(&after, &older, links, ["2026-01", "2026-08"], &[]);
    is_august(&update(links), &["new 722.1", "new 722.2a"]);
    // With the text of before, the words decide, and not only the fingerprints.
    let links = Links::of_texts(&before, &after);
    is_august(&update(links), &["new 722.1", "new 722.2a"]);
}

#[test]
fn what_readers_found_moves_on_with_the_words() {
    let (before, after) = (read(BEFORE), read(&after()));
    let (older, _) = index(&before, &NumberIndex::default());
    let numbers: IndexMap<String, Number> = older
        .iter()
        .map(|(number, is)| (number.to_owned(), Number { refused: Some(format!("of {number}")), ..is.clone() }))
        .collect();
    let older = NumberIndex::new(IndexMap::new(), numbers);
    let updated = updated(&after, &older, Links::of_index(&older, &after), ["2026-01", "2026-08"], &[]);
    let found = |number: &str| updated.index.get(number).and_then(|is| is.refused.clone());
    assert_eq!(found("724.2b").as_deref(), Some("of 723.2b"), "of two rules with the same words, the one in its place");
    assert_eq!(found("723.1").as_deref(), Some("of 722.1"), "only its reference changed");
    assert_eq!(found("605.1a"), None, "its words changed");
    assert_eq!(
        updated.index.get("723.1").unwrap().print,
        after.rules.iter().find(|rule| rule.number.as_str() == "723.1").unwrap().fingerprint()
    );
    let files = [File { path: "fixtures/rules/x.yaml".to_owned(), text: updated.index_yaml() }];
    NumberIndex::load(&files[0].document()).unwrap();
}

#[test]
fn the_files_of_an_update_make_the_new_edition() {
    let (before, after) = (read(BEFORE), read(&after()));
    let (older, _) = index(&before, &NumberIndex::default());
    let mut updated = updated(&after, &older, Links::of_index(&older, &after), ["2026-01", "2026-08"], &[]);
    updated.numbers.gone.insert("one_monarch".to_owned(), "724.3".to_owned());
    let mut fixtures = File::read_all(Path::new("fixtures"), &["yaml"]).unwrap();
    let table = fixtures.iter_mut().find(|file| file.path == "fixtures/rules/marks.yaml").unwrap();
    table.text = updated.marks_yaml(&table.text);
    fixtures.push(File { path: "fixtures/editions/2026-08.yaml".to_owned(), text: updated.edition_yaml() });
    fixtures.push(File { path: "fixtures/rules/cr2608.yaml".to_owned(), text: updated.index_yaml() });
    let library = Library::load(&Shelf { fixtures: &fixtures, packs: common::packs(), cards: &[] })
        .unwrap_or_else(|faults| panic!("{faults}"));
    let number = |mark, id: &str| library.numbers().number(mark, &edition(id), library.editions());
    assert_eq!(number(Rule::EndTurnTriggers, "2026-01"), Some("723.1a"), "the older number stays");
    assert_eq!(number(Rule::EndTurnTriggers, "2026-08"), Some("724.1a"));
    assert_eq!(number(Rule::LegendRule, "2026-08"), Some("704.5j"), "a number that stays is inherited");
    assert_eq!((number(Rule::OneMonarch, "2026-01"), number(Rule::OneMonarch, "2026-08")), (Some("724.3"), None));
    let [was, is] = ["2026-01", "2026-08"].map(|id| library.editions().get(id).unwrap().legend_rule);
    assert_eq!(was, is, "the new edition inherits the fields");
    assert_eq!(library.clauses().numbers("cr2608").map(NumberIndex::len), Some(after.rules.len()));
}

/// The index of 2026-01 with the changes of August 2026.
fn moved_on(index: &NumberIndex) -> NumberIndex {
    let on = |number: &str| match number.get(..3).and_then(|section| section.parse::<u32>().ok()) {
        Some(section @ 722..800) => format!("{}{}", section + 1, &number[3..]),
        _ => number.to_owned(),
    };
    let mut numbers: IndexMap<String, Number> = IndexMap::new();
    for (number, is) in index.iter() {
        if number == "722.1" {
            let new = Number { print: "00000000000000aa".to_owned(), ..Number::default() };
            numbers.insert("722.1".to_owned(), new);
        }
        let print = if number == "605.1a" { "00000000000000bb".to_owned() } else { is.print.clone() };
        numbers.insert(on(number), Number { print, ..is.clone() });
    }
    let mut sections: IndexMap<String, String> =
        index.sections().map(|(section, name)| (on(section), name.to_owned())).collect();
    sections.insert("722".to_owned(), "Preparation Cards".to_owned());
    NumberIndex::new(sections, numbers)
}

#[test]
fn the_fingerprints_of_the_project_show_the_update_of_august_2026() {
    let library = common::library();
    let index = library.clauses().numbers("cr26").unwrap();
    let newer = moved_on(index);
    let links = Links::of_indexes(index, &newer);
    let changed: Vec<String> = links
        .all
        .iter()
        .filter(|link| !matches!(link.change, Change::Same | Change::Renumbered))
        .map(|link| format!("{} {}", link.change.name(), link.latest().unwrap().number))
        .collect();
    assert_eq!(changed, ["reworded 605.1a", "new 722.1"]);
    let table = NumberTable::of(&links, &library, &edition("2026-01"));
    for mark in Rule::ALL {
        let Some(number) = library.numbers().number(*mark, &edition("2026-01"), library.editions()) else { continue };
        let now = table.marks.get(mark.word()).map(|(was, is)| (was.as_str(), is.as_str()));
        let section: u32 = number[..3].parse().unwrap();
        let on = format!("{}{}", section + 1, &number[3..]);
        assert_eq!(now, (722..800).contains(&section).then_some((number, on.as_str())), "{mark:?}");
    }
}

/// The rows of a pair of editions as two indexes: the rules of each side with their fingerprints.
fn indexes(rows: &[Row]) -> [NumberIndex; 2] {
    let side = |of: fn(&Row) -> &(String, String)| {
        let rules = rows.iter().map(of).filter(|(number, _)| number != readings::NONE);
        let number =
            |(number, print): &(String, String)| (number.clone(), Number { print: print.clone(), ..Number::default() });
        let mut numbers: IndexMap<String, Number> = rules.map(number).collect();
        numbers.sort_keys();
        NumberIndex::new(IndexMap::new(), numbers)
    };
    [side(|row| &row.old), side(|row| &row.new)]
}

/// The fields that an edition states.
fn stated(id: &str) -> BTreeSet<String> {
    let file = File::read(Path::new(&format!("fixtures/editions/{id}.yaml"))).unwrap();
    let all: IndexMap<String, serde_yaml::Value> = file.document().read().unwrap();
    let is_field = |name: &String| !["id", "title", "inherits", "words"].contains(&name.as_str());
    all.into_keys().filter(is_field).collect()
}

/// Each rule whose reading is a field of 2006-10 is on the list, and these are all fields that the edition states.
fn finds_every_difference(rows: &[Row], list: &Worklist) {
    let number = |place: Option<&Place>| place.map_or(readings::NONE.to_owned(), |place| place.number.clone());
    let listed: BTreeSet<(String, String)> =
        list.items().map(|item| (number(item.key().0), number(item.key().1))).collect();
    let mut fields = BTreeSet::new();
    for row in rows {
        let Some(field) = row.verdict.strip_prefix("field: ") else { continue };
        // Without words, a rule that changed its number and its words may be listed as one that is gone and one that is new.
        let (old, new) = (&row.old.0, &row.new.0);
        let is_listed = listed.contains(&(old.clone(), new.clone()))
            || (listed.iter().any(|one| one.0 == *old) && listed.iter().any(|one| one.1 == *new));
        assert!(is_listed, "{}: {old} and {new} are not on the list", row.place);
        fields.insert(field.to_owned());
    }
    assert_eq!(fields, stated("2006-10"));
    let cited: BTreeSet<String> = list.items().flat_map(|item| item.cited.fields.iter().cloned()).collect();
    assert_eq!(
        stated("2006-10").difference(&cited).collect::<Vec<_>>(),
        Vec::<&String>::new(),
        "a field that no rule cites"
    );
}

#[test]
fn the_fingerprints_of_2005_and_2006_show_every_difference() {
    let rows: Vec<Row> = readings::rows()
        .into_iter()
        .filter(|row| (row.from.as_str(), row.to.as_str()) == ("2005-02", "2006-10"))
        .collect();
    let [older, newer] = indexes(&rows);
    let text = read(BEFORE);
    let updated =
        updated(&text, &NumberIndex::default(), Links::of_indexes(&older, &newer), ["2005-02", "2006-10"], &[]);
    finds_every_difference(&rows, &updated.worklist);
}

#[test]
fn a_work_list_fails_the_check_and_not_the_library() {
    let (before, after) = (read(BEFORE), read(&after()));
    let (older, _) = index(&before, &NumberIndex::default());
    let mut updated = updated(&after, &older, Links::of_index(&older, &after), ["2026-01", "2026-08"], &[]);
    let (edition, index) = (updated.edition_yaml(), updated.index_yaml());
    let with = |list: &str| {
        let mut fixtures = File::read_all(Path::new("fixtures"), &["yaml"]).unwrap();
        fixtures.retain(|file| !file.path.starts_with("fixtures/updates"));
        for (name, text) in [("worklist/605", list), ("edition", &edition), ("index", &index)] {
            fixtures.push(File { path: format!("fixtures/updates/2026-08/{name}.yaml"), text: text.to_owned() });
        }
        Library::load(&Shelf { fixtures: &fixtures, packs: common::packs(), cards: &[] }).unwrap()
    };
    let found = casebook_steps::check::unread(&with(&updated.worklist.yaml()));
    assert_eq!(found.len(), 3, "{found:?}");
    assert!(found[0].message.starts_with("605.1a (reworded) of 2026-08: nobody has read it"), "{}", found[0].message);
    assert_eq!(found[0].file, "fixtures/updates/2026-08/worklist/605.yaml");
    let broken = casebook_steps::check::unread(&with("from: 2026-01\n"));
    assert_eq!(broken.len(), 1, "a list that can't be read is a finding, too");
    for item in updated.worklist.causes.iter_mut().flat_map(|cause| &mut cause.rules) {
        (item.reading, item.about) = ("same_outcome".to_owned(), "a word".to_owned());
    }
    assert_eq!(casebook_steps::check::unread(&with(&updated.worklist.yaml())), []);
}

/// The texts of two editions, if there are texts.
fn texts(ids: [&str; 2]) -> Option<[RulesText; 2]> {
    let folder = folder_of_texts()?;
    Some(ids.map(|id| readings::text(&folder, &edition(id))))
}

#[test]
fn the_texts_of_2005_and_2006_show_every_difference() {
    let Some([older, newer]) = texts(["2005-02", "2006-10"]) else { return };
    let rows: Vec<Row> = readings::rows()
        .into_iter()
        .filter(|row| (row.from.as_str(), row.to.as_str()) == ("2005-02", "2006-10"))
        .collect();
    let links = Links::of_texts(&older, &newer);
    let updated = updated(&newer, &NumberIndex::default(), links, ["2005-02", "2006-10"], &[]);
    finds_every_difference(&rows, &updated.worklist);
}

/// The marks that a reader has filed under another number than that of the same rule: a more exact one, or that of another rule that says the same.
const MORE_EXACT: [(&str, &[&str]); 2] = [
    (
        "2009-07",
        &[
            "all_pass",
            "attach",
            "change_targets",
            "drawn_game",
            "lose_game",
            "player_leaves",
            "same_name",
            "targets_of_spell",
            "win_game",
        ],
    ),
    ("2013-07", &["cant_be_countered", "hidden_not_found", "mana_abilities_optional"]),
];

#[test]
fn the_texts_from_2006_to_2013_make_the_number_tables() {
    let library = common::library();
    for ([from, to], most) in [(["2006-10", "2009-07"], 140), (["2009-07", "2013-07"], 270)] {
        let Some([older, newer]) = texts([from, to]) else { return };
        let links = Links::of_texts(&older, &newer);
        let table = NumberTable::of(&links, &library, &edition(from));
        let to_read: BTreeSet<&str> = links
            .all
            .iter()
            .filter(|link| link.needs_a_reader())
            .filter_map(|link| link.old.as_ref())
            .map(|side| side.number.as_str())
            .collect();
        let (mut same, mut unlisted) = (0, Vec::new());
        for mark in Rule::ALL {
            let number = |id: &str| library.numbers().number(*mark, &edition(id), library.editions());
            let Some(was) = number(from) else { continue };
            let found = match table.marks.get(mark.word()) {
                Some((_, is)) => Some(is.as_str()),
                None => Some(was).filter(|_| !table.gone.contains_key(mark.word())),
            };
            if found == number(to) {
                same += 1;
            } else if !to_read.contains(was) {
                unlisted.push(mark.word());
            }
        }
        assert!(same >= most, "{from} to {to}: only {same} numbers are those of the edition");
        unlisted.sort_unstable();
        let known = MORE_EXACT.iter().find(|(edition, _)| *edition == to).unwrap().1;
        assert_eq!(unlisted, known, "{from} to {to}: a wrong number that no reader is asked about");
    }
}

#[test]
fn the_text_of_2026_with_two_changes_is_the_update_of_august_2026() {
    let Some(folder) = folder_of_texts() else { return };
    let before = readings::text(&folder, &edition("2026-01"));
    let after = with_two_changes(&before);
    let library = common::library();
    let older = library.clauses().numbers("cr26").unwrap();
    let updated = updated(&after, older, Links::of_index(older, &after), ["2026-01", "2026-08"], &[]);
    is_august(&updated, &["new 722.1", "new 722.2"]);
}

/// A text with the changes of August 2026: another condition in 605.1a, and a new section 722. The numbers in its rules move on, too.
fn with_two_changes(text: &RulesText) -> RulesText {
    let section = |number: &str| number.get(..3).and_then(|section| section.parse::<u32>().ok());
    let on = |number: &str| match section(number) {
        Some(section @ 722..800) => format!("{}{}", section + 1, &number[3..]),
        _ => number.to_owned(),
    };
    let moved = |text: &str| -> String {
        let words = text.split_inclusive(|c: char| !c.is_ascii_digit());
        let word = |word: &str| match word.trim_end_matches(|c: char| !c.is_ascii_digit()) {
            number if number.len() == 3 && number.starts_with('7') => format!("{}{}", on(number), &word[3..]),
            _ => word.to_owned(),
        };
        words.map(word).collect()
    };
    let mut written = String::new();
    let mut last = String::new();
    let paragraph = |written: &mut String, text: &str| *written += &format!("{text}\n\n");
    for rule in &text.rules {
        let rule_section = &rule.number.as_str()[..3];
        if rule_section != last {
            if rule_section == "722" {
                paragraph(&mut written, "722. Preparation Cards");
                paragraph(&mut written, "722.1. Some imagined cards are made ready before anybody uses them.");
                paragraph(&mut written, "722.2. A card that was made ready stays so until its owner uses it.");
            }
            let name = text.sections.get(rule_section).map_or("", String::as_str);
            paragraph(&mut written, &format!("{}. {name}", on(rule_section)));
            last = rule_section.to_owned();
        }
        let words = moved(&rule.text);
        let more = if rule.number.as_str() == "605.1a" { " It moves no card to or from a library." } else { "" };
        let dot = if rule.number.as_str().ends_with(|c: char| c.is_ascii_digit()) { "." } else { "" };
        paragraph(&mut written, &format!("{}{dot} {words}{more}", on(rule.number.as_str())));
        rule.examples.iter().for_each(|example| paragraph(&mut written, example));
    }
    read(&written)
}
