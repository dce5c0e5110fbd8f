//! The check itself: features that pass but prove nothing, each beside a sound one, with the findings of `check`. `UPDATE_EXPECT=1` renews the
//! findings.

use crate::common;
use std::{collections::BTreeSet, fs, path::Path, sync::Arc};

use casebook_steps::{
    check::{Checked, FindingKind, Scope, check},
    deviations::Deviations,
    files::File,
    library::{Library, Shelf},
    record::CaseResult,
    run::{Selection, Watcher, run},
    suite::Suite,
};
use expect_test::expect_file;

const FOLDER: &str = "tests/proofs";

/// The project's library with the clauses that are tags of the proofs, and a document all of whose clauses have scenarios.
fn library() -> Arc<Library> {
    library_with(|_| ())
}

/// That library after a change of its files.
fn library_with(change: impl FnOnce(&mut Vec<File>)) -> Arc<Library> {
    let mut fixtures = File::read_all(Path::new("fixtures"), &["yaml"]).unwrap();
    let own = [
        ("rules.yaml", "rules/own.yaml"),
        ("whole/rules.yaml", "rules/spare.yaml"),
        ("whole/two_sparks.yaml", "cards/spare/two_sparks.yaml"),
    ];
    for (path, place) in own {
        let file = File::read(&Path::new(FOLDER).join(path)).unwrap();
        fixtures.push(File { path: format!("fixtures/{place}"), ..file });
    }
    change(&mut fixtures);
    Arc::new(
        Library::load(&Shelf { fixtures: &fixtures, packs: &[], cards: &[] }).unwrap_or_else(|error| panic!("{error}")),
    )
}

fn features(folder: &Path) -> Vec<File> {
    let here = |file: &File| Path::new(&file.path).parent() == Some(folder);
    File::read_all(folder, &["feature"]).unwrap().into_iter().filter(here).collect()
}

fn checked(features: &[File]) -> Checked {
    checked_in(library(), features)
}

fn checked_in(library: Arc<Library>, features: &[File]) -> Checked {
    let suite = Suite::load(library, features).unwrap_or_else(|problems| panic!("{problems:?}"));
    check(&suite, &Deviations::default(), &Scope { whole: true, ..Scope::default() })
}

/// Compares lines with the file beside a feature.
fn expect(feature: &File, lines: &[String]) {
    let golden = fs::canonicalize(".").unwrap().join(&feature.path).with_extension("findings");
    expect_file![golden].assert_eq(&lines.iter().map(|line| format!("{line}\n")).collect::<String>());
}

#[test]
fn what_fools_is_refused_and_its_sound_sibling_is_not() {
    let features = features(Path::new(FOLDER));
    let checked = checked(&features);
    let unused = [FindingKind::UnusedCard, FindingKind::UnusedStep, FindingKind::UnexercisedAbility];
    for feature in &features {
        let own = checked.findings.iter().filter(|it| it.file == feature.path && !unused.contains(&it.kind));
        let lines: Vec<String> = own.map(|it| format!("{}: {}", it.line, it.message)).collect();
        expect(feature, &lines);
    }
    let kinds: BTreeSet<FindingKind> = checked.findings.iter().map(|finding| finding.kind).collect();
    let proved = [
        FindingKind::Unproven,
        FindingKind::Untagged,
        FindingKind::UnknownDocument,
        FindingKind::HoldsElsewhere,
        FindingKind::WithoutSuccessor,
        FindingKind::NotShown,
        FindingKind::UnprovenClause,
        FindingKind::MisreadingUnnoticed,
        FindingKind::MisreadingVandalism,
        FindingKind::MisreadingShared,
        FindingKind::MisreadingBroken,
        FindingKind::TooEarly,
        // The committed proofs are of the project's own clauses, which have no scenarios here.
        FindingKind::ProofsOutdated,
    ];
    assert_eq!(kinds, proved.into_iter().chain(unused.into_iter().take(2)).collect(), "every kind has a proof");
    assert!(checked.uncovered.contains(&"proofs:burn.today".to_owned()), "{:?}", checked.uncovered);
    assert!(!checked.uncovered.contains(&"proofs:burn".to_owned()));
}

#[test]
fn a_misreading_is_noticed_and_is_no_vandalism() {
    let rules = File::read(&Path::new(FOLDER).join("rules.yaml")).unwrap();
    let checked = checked(&features(Path::new(FOLDER)));
    let own = checked.findings.iter().filter(|it| it.file == "fixtures/rules/own.yaml");
    expect(&rules, &own.map(|it| format!("{}: {}", it.line, it.message)).collect::<Vec<_>>());
}

#[test]
fn a_misreading_that_nobody_notices_is_found_in_a_part_of_the_suite_too() {
    let mut features = features(Path::new(FOLDER));
    features.retain(|feature| feature.text.contains("@proofs:misread-unnoticed"));
    let suite = Suite::load(library(), &features).unwrap_or_else(|problems| panic!("{problems:?}"));
    let unnoticed = |complete| {
        let checked = check(&suite, &Deviations::default(), &Scope { complete, ..Scope::default() });
        let findings = checked.findings.into_iter().filter(|it| it.kind == FindingKind::MisreadingUnnoticed);
        findings.map(|it| it.message).collect::<Vec<_>>()
    };
    assert_eq!(unnoticed(BTreeSet::new()), [""; 0], "another feature may show the clause");
    let found = unnoticed(suite.tagged());
    assert!(found.len() == 1 && found[0].starts_with("proofs:misread-unnoticed read as"), "{found:?}");
}

#[test]
fn a_proof_says_which_claims_fail() {
    let checked = burning(1, 0);
    let of_damage = checked.proofs.iter().find(|proof| proof.clause == "proofs:damage").unwrap();
    let fails: Vec<_> = of_damage.by.values().flatten().map(|shows| shows.fails.clone()).collect();
    assert_eq!(fails, vec![BTreeSet::from([8]); 6], "in every edition the claim about the life of Bob");
}

#[test]
fn what_nobody_uses_is_found() {
    let checked = checked(&features(Path::new(FOLDER)));
    let found = |kind, words: &str| checked.findings.iter().any(|it| it.kind == kind && it.message.contains(words));
    assert!(found(FindingKind::UnusedCard, "\"Budoka Gardener\""));
    assert!(!found(FindingKind::UnusedCard, "\"Glacial Ray\""));
    assert!(found(FindingKind::UnusedStep, "was asked for"));
    assert!(!found(FindingKind::UnusedStep, "the stack resolves"));
}

#[test]
fn an_ability_that_nobody_exercises_is_wrong_once_its_document_is_finished() {
    let whole = checked(&features(Path::new("tests/proofs/whole")));
    let idle =
        whole.findings.iter().filter(|it| it.kind == FindingKind::UnexercisedAbility).map(|it| it.message.as_str());
    assert_eq!(idle.collect::<Vec<_>>(), ["no scenario uses the ability `spare` of \"Two Sparks\""]);
    // These features don't cover the project's own documents, so unused abilities of their cards are no findings.
    assert!(whole.unexercised.iter().any(|ability| ability.contains("Glacial Ray/")));
    assert!(!whole.unexercised.iter().any(|ability| ability.contains("Two Sparks/")));
    let proofs = checked(&features(Path::new(FOLDER)));
    assert!(proofs.findings.iter().all(|it| it.kind != FindingKind::UnexercisedAbility));
    assert!(proofs.unexercised.iter().any(|ability| ability.ends_with("Two Sparks/used")));
    assert!(!proofs.unexercised.iter().any(|ability| ability.ends_with("Glacial Ray/ray")));
}

#[test]
fn what_holds_nowhere_is_refused_before_anything_runs() {
    for feature in features(Path::new("tests/proofs/refused")) {
        let problems = Suite::load(library(), std::slice::from_ref(&feature)).map(|_| ()).unwrap_err();
        let told = |problem: &casebook_steps::diagnostic::Diagnostic| {
            let help = problem.help.as_deref().unwrap_or("nothing more to say");
            format!("{}:{}: {} ({help})", problem.line, problem.column, problem.message)
        };
        expect(&feature, &problems.iter().map(told).collect::<Vec<_>>());
    }
}

#[test]
fn committed_proofs_that_are_out_of_date_are_named_up_to_eight() {
    let real = File::read(Path::new("fixtures/rules/proofs.yaml")).unwrap().text;
    let rows: Vec<&str> = real.lines().filter(|line| line.contains(':') && !line.starts_with('#')).collect();
    let said = |stale: usize| {
        let committed = format!("proofs:damage: ablation\n{}\n", rows[..stale].join("\n"));
        let library = library_with(|fixtures| {
            let own = fixtures.iter_mut().find(|file| file.path == "fixtures/rules/proofs.yaml").unwrap();
            own.text = committed;
        });
        let checked = checked_in(library, &[burn(1, 0)]);
        let outdated = checked.findings.into_iter().find(|it| it.kind == FindingKind::ProofsOutdated);
        outdated.map(|it| it.message)
    };
    assert_eq!(said(0), None);
    let named =
        |many: usize| rows[..many].iter().map(|row| row.rsplit_once(": ").unwrap().0).collect::<Vec<_>>().join(", ");
    let message = |names: String| {
        Some(format!(
            "the committed proofs of {names} are out of date: run `casebook check --update`, then build again"
        ))
    };
    assert_eq!(said(1), message(named(1)));
    assert_eq!(said(8), message(named(8)));
    assert_eq!(said(9), message(format!("{} and 1 more", named(8))));
    assert_eq!(said(11), message(format!("{} and 3 more", named(8))));
}

/// Scenarios with damage to a player, with this many of them tagged with its clause, and some others.
fn burning(speaking: usize, others: usize) -> Checked {
    checked(&[burn(speaking, others)])
}

fn burn(speaking: usize, others: usize) -> File {
    let scenario = |tag: &str, nth: usize| {
        format!(
            "  @proofs:{tag}\n  Scenario: {tag} {nth}\n    Given Alice has \"Lava Spike\" in hand and can pay {{R}} and is at {nth} life\n    \
            When Alice plays \"Lava Spike\" targeting Bob\n    And the stack resolves\n    Then Bob is at 17 life\n\n"
        )
    };
    let speaking = (1..=speaking).map(|nth| scenario("damage", nth));
    let all: String = speaking.chain((1..=others).map(|nth| scenario("always", nth))).collect();
    File { path: "features/proofs/burning.feature".to_owned(), text: format!("Feature: Burning\n\n{all}") }
}

#[test]
fn a_rule_that_far_more_needs_than_speaks_of_it_proves_nothing() {
    let proven = |checked: &Checked| {
        let wrong = |it: &casebook_steps::check::Finding| it.message.starts_with("proofs:damage isn't proven");
        !checked.findings.iter().any(wrong)
    };
    for (speaking, others) in [(1, 2), (2, 4)] {
        let fine = burning(speaking, others);
        assert!(proven(&fine), "{speaking} of {others} besides: {:?}", fine.findings);
        let of_damage = fine.proofs.iter().filter(|proof| proof.clause == "proofs:damage");
        let by: Vec<usize> = of_damage.flat_map(|proof| proof.by.values().map(Vec::len)).collect();
        assert_eq!(by, vec![1; 6 * speaking], "in every edition by the rule");
        let coarse = burning(speaking, others + 1);
        assert!(!proven(&coarse), "{speaking} of {} besides: {:?}", others + 1, coarse.findings);
        let of_damage = coarse.proofs.iter().filter(|proof| proof.clause == "proofs:damage");
        assert!(of_damage.flat_map(|proof| proof.by.values()).all(Vec::is_empty));
    }
}

/// Notes the numbers of finished and of all cases.
#[derive(Default)]
struct Count(Vec<(usize, usize)>);

impl Watcher for Count {
    fn done(&mut self, _: &CaseResult, cases: usize, of: usize) {
        self.0.push((cases, of));
    }
}

#[test]
fn a_run_counts_its_cases_and_says_what_they_prove_if_it_is_asked() {
    let feature = File::read(&Path::new(FOLDER).join("changes.feature")).unwrap();
    let suite = Suite::load(library(), &[feature]).unwrap_or_else(|problems| panic!("{problems:?}"));
    let mut engine = common::reference(&suite.library);
    let mut ran = |prove: bool| {
        let (mut count, selection) = (Count::default(), Selection { own: true, prove, ..Selection::default() });
        let record = run(&suite, &mut engine, &selection, &Deviations::default(), &mut count);
        let all = record.results.len();
        assert_eq!(count.0, (1..=all).map(|cases| (cases, all)).collect::<Vec<_>>());
        record.results.iter().filter(|result| !result.unproven.is_empty()).count()
    };
    assert_eq!(ran(false), 0, "nobody asked");
    assert!(ran(true) > 0, "some of these fool whoever looks only at whether they pass");
}
