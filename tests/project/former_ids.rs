//! Former ids of clauses and cases lead to present ones.

use crate::common;
use std::{collections::BTreeSet, fs};

use pretty_assertions::assert_eq;

/// A case that gets another title gets a line in this table, and its older lines lead to the new id.
const CASES: &str = "src/migrate/cases.tsv";

#[test]
fn former_case_ids_lead_to_cases() {
    let suite = common::whole();
    let cases: BTreeSet<&str> = suite.scenarios.iter().map(|scenario| scenario.lowered.case.id.as_str()).collect();
    let mut table = fs::read_to_string(CASES).unwrap();
    let of_packs = common::packs().iter().flat_map(|pack| &pack.fixtures);
    of_packs.filter(|file| file.path.ends_with("rules/cases.tsv")).for_each(|file| table += &file.text);
    let rows: Vec<(&str, &str)> = table.lines().map(|line| line.split_once('\t').unwrap()).collect();
    let lost: Vec<&str> = rows.iter().map(|(_, now)| *now).filter(|now| !cases.contains(now)).collect();
    assert_eq!(lost, Vec::<&str>::new(), "{CASES} names cases that don't exist");
    let alive: Vec<&str> = rows.iter().map(|(old, _)| *old).filter(|old| cases.contains(old)).collect();
    assert_eq!(alive, Vec::<&str>::new(), "{CASES} gives other ids to cases that exist");
    let former: BTreeSet<&str> = rows.iter().map(|(old, _)| *old).collect();
    assert_eq!(former.len(), rows.len(), "{CASES} names a former id twice");
}

#[test]
fn no_clause_has_a_former_id() {
    let library = common::library();
    let former: Vec<&str> = library.moved().iter().map(|(old, _)| old).collect();
    assert_eq!(former.len(), 370);
    let suite = common::whole();
    let tagged = suite.tagged();
    let used: Vec<&str> = former.into_iter().filter(|old| tagged.iter().any(|tag| tag.0 == *old)).collect();
    assert_eq!(used, Vec::<&str>::new());
    assert!(library.clauses().iter().all(|clause| !clause.id.0.contains(":ours.")));
}
