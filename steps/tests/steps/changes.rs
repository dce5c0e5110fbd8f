//! The comparison of editions by carrying out the cases in both.

use std::{
    collections::{BTreeMap, BTreeSet},
    sync::Arc,
};

use casebook_engine::edition::{Edition, EditionId, FIELDS};
use casebook_steps::{
    changes::{Cause, Changes, Switch, changes, changes_of},
    suite::{Scenario, Suite},
};
use indexmap::IndexMap;

use crate::{common::reference, corpus};

/// The scenarios whose ids have one of these words; all scenarios would take long without optimisation.
fn about(words: &[&str]) -> Suite {
    let whole = corpus::suite();
    let is_meant = |scenario: &&Scenario| words.iter().any(|word| scenario.lowered.case.id.contains(word));
    Suite {
        library: Arc::clone(&whole.library),
        scenarios: whole.scenarios.iter().filter(is_meant).cloned().collect(),
        unreadable: Vec::new(),
        steps_used: BTreeSet::new(),
    }
}

/// An edition of the project.
fn edition(id: &str) -> Edition {
    corpus::suite().library.editions().get(id).unwrap().clone()
}

/// The newest edition with another value of a field.
fn today_with(field: &str, value: &str) -> Edition {
    let fields = IndexMap::from([(field.to_owned(), value.to_owned())]);
    corpus::suite().library.edition_with(&edition("2026-01"), &fields).unwrap()
}

/// The number of cases for each set of changed fields.
fn by_fields(changes: &Changes) -> BTreeMap<Vec<&str>, usize> {
    let mut found = BTreeMap::new();
    for cause in &changes.causes {
        let fields = cause.switches.iter().map(|switch| match switch {
            Switch::Field { field, .. } => field.as_str(),
            Switch::Texts { .. } => "texts",
        });
        *found.entry(fields.collect()).or_default() += cause.cases.len();
    }
    found
}

/// The cases with another outcome by one field alone.
fn cases_of<'c>(changes: &'c Changes, field: &str) -> BTreeSet<&'c str> {
    let alone = |switches: &[Switch]| matches!(switches, [Switch::Field { field: one, .. }] if one == field);
    let causes = changes.causes.iter().filter(|cause| alone(&cause.switches));
    causes.flat_map(|cause| &cause.cases).map(|case| case.case.as_str()).collect()
}

#[test]
fn an_edition_does_not_differ_from_itself() {
    let same = changes(&about(&["legend"]), &edition("2026-01"), &edition("2026-01"));
    assert_eq!((same.causes, same.silent, same.apart), (Vec::new(), Vec::new(), Vec::new()));
    assert!(same.compared > 50);
}

#[test]
fn every_field_that_an_edition_states_is_a_cause_or_is_told_to_be_silent() {
    let found = changes(&about(&["sunburst", "legend"]), &edition("2004-10"), &edition("2005-02"));
    let fields: BTreeSet<&str> = by_fields(&found).into_keys().flatten().collect();
    assert_eq!(fields, BTreeSet::from(["sunburst", "texts"]));
    assert_eq!(found.silent, []);

    let words = ["burnless_mana", "mana_pool", "combat_damage_step", "legend_rule", "grist"];
    let found = changes(&about(&words), &edition("2006-10"), &edition("2026-01"));
    let silent = found.silent.iter().map(|switch| match switch {
        Switch::Field { field, .. } => field.as_str(),
        Switch::Texts { .. } => "texts",
    });
    let by_fields = by_fields(&found);
    let told: BTreeSet<&str> = by_fields.keys().flatten().copied().chain(silent).collect();
    let [before, after] = ["2006-10", "2026-01"].map(|id| serde_yaml::to_value(edition(id)).unwrap());
    let differs = |name: &&str| before.get(name) != after.get(name);
    let stated: BTreeSet<&str> = FIELDS.iter().map(|field| field.name).filter(differs).collect();
    assert_eq!(told.difference(&stated).collect::<Vec<_>>(), [&"texts"]);
    assert_eq!(stated.difference(&told).count(), 0);
    for field in ["mana_burn", "combat_damage", "legend_rule", "token_owner"] {
        assert!(!cases_of(&found, field).is_empty(), "{field} is a cause of its own");
    }
}

/// The keywords, card types and other mechanics that only one of the editions knows, each with the number of its cases.
fn new_mechanics(changes: &Changes) -> BTreeMap<&str, usize> {
    changes.apart.iter().filter_map(|one| Some((one.mechanic.as_deref()?, one.cases.len()))).collect()
}

#[test]
fn the_changes_of_magic_2010_are_told_each_as_one_cause() {
    let words =
        ["burnless_mana", "mana_pool", "combat_damage_step", "genesis-chamber", "results_of_damage", "lifelink"];
    let found = changes(&about(&words), &edition("2006-10"), &edition("2009-07"));
    for field in ["mana_burn", "combat_damage", "token_owner"] {
        let alone = |cause: &&Cause| matches!(&cause.switches[..], [Switch::Field { field: one, .. }] if one == field);
        assert_eq!(found.causes.iter().filter(alone).count(), 1, "{field}");
    }
    let new = new_mechanics(&found);
    for mechanic in ["the keyword lifelink", "the keyword deathtouch"] {
        assert!(new.get(mechanic).is_some_and(|cases| *cases > 0), "{mechanic}: {new:?}");
        let told = format!("{mechanic}, which 2009-07 knows and 2006-10 does not: ");
        assert!(found.text(false).contains(&told) && found.markdown().contains(&told), "{mechanic}");
        assert!(found.page().unwrap().contains(&told), "{mechanic}");
    }
}

#[test]
fn the_changes_of_magic_2014_are_told_each_as_one_cause() {
    let found =
        changes(&about(&["legend_rule", "planeswalker", "indestructible"]), &edition("2009-07"), &edition("2013-07"));
    for field in ["legend_rule", "planeswalker_rule", "indestructible"] {
        assert!(!cases_of(&found, field).is_empty(), "{field} is a cause of its own: {:?}", by_fields(&found));
    }
}

#[test]
fn a_rule_that_is_set_back_is_no_cause_any_more() {
    let suite = about(&["legend_rule", "burnless_mana"]);
    let [found, set_back] = [edition("2026-01"), today_with("legend_rule", "all_die")]
        .map(|today| changes(&suite, &edition("2006-10"), &today));
    assert!(!cases_of(&found, "legend_rule").is_empty());
    assert!(!by_fields(&set_back).keys().flatten().any(|field| *field == "legend_rule"));
    assert!(!cases_of(&found, "mana_burn").is_empty());
    assert_eq!(cases_of(&found, "mana_burn"), cases_of(&set_back, "mana_burn"));
}

#[test]
fn another_value_of_one_rule_is_the_only_cause() {
    let after = today_with("legend_rule", "all_die");
    let found = changes(&about(&["legend_rule", "mirror_gallery"]), &edition("2026-01"), &after);
    assert_eq!(by_fields(&found).into_keys().collect::<Vec<_>>(), [["legend_rule"]]);
    let observed = found.causes.iter().flat_map(|cause| &cause.cases).flat_map(|case| &case.observed);
    assert!(observed.clone().all(|one| one.from != one.to));
    assert!(observed.clone().any(|one| one.from.contains("in play") && one.to.contains("graveyard")));
}

#[test]
fn another_engine_is_compared_with_itself_and_gets_the_causes_of_the_reference_engine() {
    let (suite, from, to) = (about(&["sunburst"]), edition("2004-10"), edition("2005-02"));
    let own = changes(&suite, &from, &to);
    let mut engine = reference(&suite.library);
    assert_eq!(changes_of(&suite, &mut engine, &from, &to).unwrap(), own);
    let unknown = Edition { id: EditionId("1999-01".to_owned()), ..to };
    let error = changes_of(&suite, &mut engine, &from, &unknown).unwrap_err();
    assert_eq!(error, "the engine does not use the edition 1999-01");
}

#[test]
fn the_changes_are_told_with_rules_numbers_and_observations() {
    let found = changes(&about(&["sunburst"]), &edition("2004-10"), &edition("2005-02"));
    let (few, all) = (found.text(false), found.text(true));
    for told in [&few, &all, &found.markdown()] {
        assert!(told.contains("sunburst (by_the_spell → as_it_enters)"), "{told}");
        assert!(told.contains("[502.37a → 502.37a]"), "{told}");
        assert!(told.contains("\"Pentad Prism\" is 2/2: 2/2 → 4/4"), "{told}");
    }
    let cases: usize = found.causes.iter().map(|cause| cause.cases.len()).sum();
    assert!(few.starts_with(&format!(
        "2004-10 to 2005-02: {} cases carried out in both editions; {cases} have",
        found.compared
    )));
}

#[test]
fn the_page_has_every_case_of_each_cause_and_loads_nothing() {
    let found = changes(&about(&["sunburst", "legend"]), &edition("2004-10"), &edition("2005-02"));
    let page = found.page().unwrap();
    assert!(page.contains("<h1>Changes from 2004-10 to 2005-02</h1>"));
    assert!(page.contains("<a href=\"#cause-1\">") && page.contains("id=\"cause-1\""));
    let cases: Vec<_> = found.causes.iter().flat_map(|cause| &cause.cases).collect();
    assert!(!cases.is_empty());
    for case in cases {
        assert!(page.contains(&format!("<code>{}</code>", case.case)), "{}", case.case);
        assert_ne!(case.observed, []);
    }
    for apart in found.apart.iter().flat_map(|apart| &apart.cases) {
        assert!(page.contains(&format!("<li><code>{apart}</code></li>")), "{apart}");
    }
    assert!(page.contains("Whether the spell is a creature spell."), "the meanings of both values");
    assert!(page.contains("color-scheme: light dark") && page.contains("width=device-width"));
    for loads in ["<script", "<link", "<img", "url(", "http"] {
        assert!(!page.contains(loads), "{loads}");
    }
    let same = changes(&about(&["legend"]), &edition("2026-01"), &edition("2026-01")).page().unwrap();
    assert!(same.contains("No case has another outcome."));
}
