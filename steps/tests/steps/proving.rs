//! The proof of clauses, with engines whose answers a test determines.

use std::{collections::BTreeSet, sync::Arc};

use casebook_steps::{
    case::{Case, Legality, Quality, Query, SetupOp, Value},
    diagnostic::SourceText,
    lower::{Known, Lowered, lower},
    port::{EditionAnswer, End, EngineUnderTest, Hello, MarkUse, Observation, Part, Planned, Ran, Seen},
    prove::{Demand, Differs, Doubt, Fooled, Prover, Rival},
};

type Says = fn(&Case, usize) -> Value;

/// An engine that answers by a test's function and notes these marks and cards.
#[derive(Clone)]
struct Fake {
    says: Says,
    marks: Vec<&'static str>,
    refusing: Vec<MarkUse>,
    cards: Vec<&'static str>,
    unused: Vec<usize>,
    end: End,
}

fn fake(says: Says) -> Fake {
    Fake { says, marks: Vec::new(), refusing: Vec::new(), cards: Vec::new(), unused: Vec::new(), end: End::Completed }
}

impl EngineUnderTest for Fake {
    fn hello(&mut self) -> Hello {
        Hello::default()
    }

    fn edition(&mut self, edition: &str) -> EditionAnswer {
        EditionAnswer { using: Some(edition.to_owned()) }
    }

    fn plan(&mut self, _: &[&Case]) -> Vec<Planned> {
        Vec::new()
    }

    fn run(&mut self, case: &Case) -> Ran {
        let seen = |probe| Observation { probe, seen: Seen::Value((self.says)(case, probe)) };
        let mark = |mark: &&str| MarkUse { mark: (*mark).to_owned().into(), rule: None, how: Part::Applied };
        Ran {
            observations: (0..case.probes.len()).map(seen).collect(),
            marks: self.marks.iter().map(mark).chain(self.refusing.iter().cloned()).collect(),
            cards_took_part: self.cards.iter().map(ToString::to_string).collect(),
            unused_answers: self.unused.clone(),
            ..Ran::ended(self.end.clone())
        }
    }
}

fn lowered(steps: &str) -> Lowered {
    let text = format!("Feature: Proving\n  @house:1\n  Scenario: One\n{steps}");
    let feature = lower(&SourceText::new("features/house/proving.feature", text), "house", &Known::default());
    assert!(feature.problems.is_empty(), "{:?}", feature.problems);
    feature.scenarios.into_iter().next().unwrap()
}

/// Bob's life, after a Ray.
fn ray() -> Lowered {
    lowered(
        "    Given Alice has \"Glacial Ray\" in hand and can pay {1}{R}
    When Alice plays \"Glacial Ray\" targeting Bob
    And the stack resolves
    Then Bob is at 18 life
    And Alice is at 20 life
",
    )
}

fn life(case: &Case, probe: usize) -> Value {
    let done = case.probes[probe].after == 2;
    let bob = matches!(&case.probes[probe].query, Query::Life(seat) if seat.0 == "Bob");
    Value::Number(if bob && done { 18 } else { 20 })
}

fn rays_nobody(_: &Case, _: usize) -> Value {
    Value::Number(20)
}

fn demand() -> Demand {
    Demand { clause: "house:1".to_owned(), marks: ["damage".to_owned()].into(), ..Demand::default() }
}

fn rival(engine: Fake) -> Rival {
    Rival {
        does: "lacks it".to_owned(),
        shown_up_by: "what it lacks".to_owned(),
        engine: Box::new(engine),
        knows_nothing: false,
        lacks: BTreeSet::new(),
        differs: Differs::Anywhere,
    }
}

fn doubts(own: Fake, rivals: Vec<Rival>, lowered: &Lowered, demands: &[Demand]) -> Vec<Doubt> {
    Prover::with(Box::new(own), rivals).doubts(lowered, &lowered.expectations, demands)
}

#[test]
fn a_claim_that_was_true_all_along_proves_nothing() {
    assert_eq!(doubts(fake(life), Vec::new(), &ray(), &[]), []);
    let still: Says = |case, probe| {
        Value::Number(if matches!(&case.probes[probe].query, Query::Life(seat) if seat.0 == "Bob") { 18 } else { 20 })
    };
    assert_eq!(doubts(fake(still), Vec::new(), &ray(), &[]), [Doubt::AlwaysTrue]);
}

#[test]
fn what_is_not_so_is_no_proof() {
    let found = doubts(fake(rays_nobody), Vec::new(), &ray(), &[]);
    assert!(
        matches!(found.as_slice(), [Doubt::NotCarriedOut { why }] if why.contains("expected 18, saw 20")),
        "{found:?}"
    );
    let broken = Fake { end: End::Error { message: "index out of bounds".to_owned() }, ..fake(life) };
    assert_eq!(
        doubts(broken, Vec::new(), &ray(), &[]),
        [Doubt::NotCarriedOut { why: "index out of bounds".to_owned() }]
    );
}

#[test]
fn an_engine_without_the_clause_has_to_get_something_wrong() {
    let own = Fake { marks: vec!["damage"], ..fake(life) };
    let hollow = Doubt::Hollow { clause: "house:1".to_owned(), rivals: vec![Fooled::of(&rival(fake(life)))] };
    assert_eq!(doubts(own.clone(), vec![rival(fake(life))], &ray(), &[demand()]), vec![hollow.clone()]);
    assert_eq!(doubts(own.clone(), vec![rival(fake(rays_nobody))], &ray(), &[demand()]), []);
    // A rival that also carries out the clause doesn't lack it.
    assert_eq!(doubts(own.clone(), vec![rival(own.clone())], &ray(), &[demand()]), []);
    // Except if it is listed as lacking it.
    let lacking = Rival { lacks: ["damage".to_owned()].into(), ..rival(own.clone()) };
    assert_eq!(doubts(own.clone(), vec![lacking], &ray(), &[demand()]), vec![hollow.clone()]);
    let liar = Rival { knows_nothing: true, ..rival(own.clone()) };
    assert_eq!(doubts(own.clone(), vec![liar], &ray(), &[demand()]), vec![hollow.clone()]);
    // A rival that differs only with cards that the case doesn't have isn't used.
    let elsewhere =
        Rival { differs: Differs::Naming(Arc::new(["Budoka Gardener".to_owned()].into())), ..rival(fake(life)) };
    assert_eq!(doubts(own.clone(), vec![elsewhere], &ray(), &[demand()]), []);
    let there = Rival { differs: Differs::Naming(Arc::new(["Glacial Ray".to_owned()].into())), ..rival(fake(life)) };
    assert_eq!(doubts(own.clone(), vec![there], &ray(), &[demand()]), vec![hollow.clone()]);
    // Nor is one that differs only where a player is asked, if nobody is and no rule that it lacks was used.
    let unasked = Rival { differs: Differs::Asked, ..rival(fake(life)) };
    assert_eq!(doubts(own.clone(), vec![unasked], &ray(), &[demand()]), []);
    let choosing = Rival { differs: Differs::Asked, lacks: ["damage".to_owned()].into(), ..rival(fake(life)) };
    assert_eq!(doubts(own, vec![choosing], &ray(), &[demand()]), [hollow]);
}

#[test]
fn what_never_changes_is_proved_by_an_engine_that_misses_it() {
    let kept = lowered("    When the turn ends\n    Then Alice is at 20 life\n");
    let own = Fake { marks: vec!["damage"], ..fake(rays_nobody) };
    assert_eq!(doubts(own.clone(), Vec::new(), &kept, &[demand()]), [Doubt::AlwaysTrue]);
    let hurt: Says = |_, _| Value::Number(19);
    assert_eq!(doubts(own.clone(), vec![rival(fake(hurt))], &kept, &[demand()]), []);
    let liar = Rival { knows_nothing: true, ..rival(fake(hurt)) };
    assert_eq!(doubts(own, vec![liar], &kept, &[demand()]), [Doubt::AlwaysTrue], "a liar misses anything");
}

#[test]
fn the_clause_and_its_cards_have_to_take_part() {
    let cards = Demand { cards: ["Glacial Ray".to_owned()].into(), marks: BTreeSet::new(), ..demand() };
    let found = doubts(fake(life), Vec::new(), &ray(), &[demand(), cards.clone()]);
    assert!(matches!(found.as_slice(), [Doubt::ClauseAbsent { .. }, Doubt::CardAbsent { .. }]), "{found:?}");
    let own = Fake { marks: vec!["damage"], cards: vec!["Glacial Ray"], ..fake(life) };
    assert_eq!(doubts(own, Vec::new(), &ray(), &[demand(), cards]), []);
}

#[test]
fn an_answer_nobody_asked_for_is_found_at_its_line() {
    let own = Fake { unused: vec![1], ..fake(life) };
    assert_eq!(doubts(own, Vec::new(), &ray(), &[]), [Doubt::UnusedAnswer { line: 6, asked_in: Vec::new() }]);
}

fn wall(reason: &str) -> Lowered {
    lowered(&format!(
        "    Given Alice controls \"Wall of Stone\"\n    Then Alice can't attack with \"Wall of Stone\"{reason}\n"
    ))
}

const LEGAL: Value = Value::Legality(Legality::Legal);

fn refused(rule: Option<&str>) -> Value {
    Value::Legality(Legality::Refused { rule: rule.map(str::to_owned), reason: None })
}

fn defends(case: &Case, _: usize) -> Value {
    let without = |op: &SetupOp| matches!(op, SetupOp::Without { quality: Quality::Keyword(k), .. } if k == "defender");
    if case.setup.iter().any(without) { LEGAL } else { refused(Some("502.41b")) }
}

fn never(_: &Case, _: usize) -> Value {
    refused(Some("502.41b"))
}

#[test]
fn a_cannot_is_a_can_without_its_reason() {
    let reasoned = wall(" by rule 502.41b because \"Wall of Stone\" has \"defender\"");
    assert_eq!(doubts(fake(defends), Vec::new(), &reasoned, &[]), []);
    let found = doubts(fake(never), Vec::new(), &reasoned, &[]);
    assert!(matches!(found.as_slice(), [Doubt::SameWithout { line: 5, .. }]), "{found:?}");
    // An engine that refuses everything gets the claim right, but not its contrast.
    let liar = Rival { knows_nothing: true, ..rival(fake(never)) };
    assert_eq!(
        doubts(fake(defends), vec![liar], &reasoned, &[Demand { clause: "house:1".to_owned(), ..Demand::default() }]),
        []
    );
}

#[test]
fn a_cannot_stands_out_against_a_can() {
    let alone = wall(" by rule 502.41b");
    let found = doubts(fake(never), Vec::new(), &alone, &[]);
    assert!(matches!(found.as_slice(), [Doubt::NeverPossible { line: 5, .. }]), "{found:?}");
    let beside = "    Given Alice controls \"Wall of Stone\" and \"Grizzly Bears\"
    Then Alice can't attack with \"Wall of Stone\" by rule 502.41b
    And Alice can attack with \"Grizzly Bears\"\n";
    let walls: Says = |_, probe| if probe == 0 { refused(Some("502.41b")) } else { LEGAL };
    assert_eq!(doubts(fake(walls), Vec::new(), &lowered(beside), &[]), []);
    let other = "    Given Alice controls \"Wall of Stone\" and has \"Lava Spike\" in hand
    Then Alice can't attack with \"Wall of Stone\" by rule 502.41b
    And Alice can cast \"Lava Spike\" targeting Bob\n";
    let found = doubts(fake(walls), Vec::new(), &lowered(other), &[]);
    assert!(found.iter().any(|doubt| matches!(doubt, Doubt::NeverPossible { line: 5, .. })), "{found:?}");
}

#[test]
fn a_cannot_is_refused_by_what_is_spoken_of() {
    let beside = lowered(
        "    Given Alice controls \"Wall of Stone\" and \"Grizzly Bears\"
    Then Alice can't attack with \"Wall of Stone\"
    And Alice can attack with \"Grizzly Bears\"\n",
    );
    let walls: Says = |_, probe| if probe == 0 { refused(Some("502.41b")) } else { LEGAL };
    let spoken = |rule: &str| Demand { rules: [rule.to_owned()].into(), marks: BTreeSet::new(), ..demand() };
    assert_eq!(doubts(fake(walls), Vec::new(), &beside, &[spoken("502.41")]), []);
    let found = doubts(fake(walls), Vec::new(), &beside, &[spoken("302.6")]);
    assert!(
        matches!(found.as_slice(), [Doubt::OtherReason { line: 5, rule: Some(rule), .. }] if rule == "502.41b"),
        "{found:?}"
    );
    let silent: Says = |_, probe| if probe == 0 { refused(None) } else { LEGAL };
    let found = doubts(fake(silent), Vec::new(), &beside, &[spoken("502.41")]);
    assert!(matches!(found.as_slice(), [Doubt::OtherReason { rule: None, .. }]), "{found:?}");
}

#[test]
fn a_rule_without_a_number_is_known_by_its_mark() {
    let beside = lowered(
        "    Given Alice controls \"Wall of Stone\" and \"Grizzly Bears\"
    Then Alice can't attack with \"Wall of Stone\"
    And Alice can attack with \"Grizzly Bears\"\n",
    );
    let silent: Says = |_, probe| if probe == 0 { refused(None) } else { LEGAL };
    let by = |mark: &str, rule: Option<&str>, how| {
        let refusing = vec![MarkUse { mark: mark.to_owned().into(), rule: rule.map(Into::into), how }];
        let own = Fake { marks: vec!["damage"], refusing, ..fake(silent) };
        doubts(own, Vec::new(), &beside, &[demand()])
    };
    assert_eq!(by("damage", None, Part::Refused), []);
    let others =
        [("defender", None, Part::Refused), ("damage", Some("119.1"), Part::Refused), ("damage", None, Part::Applied)];
    for (mark, rule, how) in others {
        let found = by(mark, rule, how);
        assert!(matches!(found.as_slice(), [Doubt::OtherReason { rule: None, .. }]), "{mark} {rule:?}: {found:?}");
    }
}

#[test]
fn what_has_no_tag_is_to_show_something_all_the_same() {
    let liar = Rival { knows_nothing: true, ..rival(fake(life)) };
    let clause = "the ruling of this scenario".to_owned();
    let hollow = Doubt::Hollow { clause, rivals: vec![Fooled::of(&rival(fake(life)))] };
    assert_eq!(doubts(fake(life), vec![liar], &ray(), &[]), [hollow]);
}
