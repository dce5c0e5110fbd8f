//! The judge and the lying engines, with an engine whose answers a test determines.

use crate::common;
use casebook_steps::{
    case::{Case, Fate, Legality, Value},
    diagnostic::SourceText,
    engines::{lying, reference::ReferenceEngine},
    judge::judge,
    lower::{Known, Lowered, lower},
    port::{EditionAnswer, End, EngineUnderTest, Hello, Observation, Planned, Ran, Seen},
    verdict::Verdict,
};

/// An engine that answers by a test's function.
struct Fake<F: Fn(&Case, usize) -> Option<Seen>>(F);

impl<F: Fn(&Case, usize) -> Option<Seen>> EngineUnderTest for Fake<F> {
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
        let answers =
            (0..case.probes.len()).filter_map(|probe| Some(Observation { probe, seen: self.0(case, probe)? }));
        Ran { observations: answers.collect(), ..Ran::ended(End::Completed) }
    }
}

fn lowered(steps: &str) -> Lowered {
    let text = format!("Feature: Judging\n  @chk:502.41b\n  Scenario: One\n{steps}");
    let feature = lower(&SourceText::new("features/chk/judging.feature", text), "chk", &Known::default());
    assert!(feature.problems.is_empty(), "{:?}", feature.problems);
    feature.scenarios.into_iter().next().unwrap()
}

fn splice() -> Lowered {
    lowered(
        "    Given Alice has \"Reach Through Mists\" and \"Glacial Ray\" in hand and can pay {1}{U}{R}
    And Bob controls \"Devoted Retainer\" and has \"Boomerang\" in hand and can pay {U}{U}
    When Alice plays \"Reach Through Mists\" splicing \"Glacial Ray\" targeting \"Devoted Retainer\"
    And Bob plays \"Boomerang\" targeting \"Devoted Retainer\"
    And the stack resolves
    Then \"Reach Through Mists\" was countered on resolution
    And Alice has drawn no cards
",
    )
}

fn wall() -> Lowered {
    lowered(
        "    Given Alice controls \"Wall of Stone\"
    Then Alice can't attack with \"Wall of Stone\" by rule 502.41b because \"Wall of Stone\" has \"defender\"
",
    )
}

fn value(value: Value) -> Option<Seen> {
    Some(Seen::Value(value))
}

fn refused(rule: &str) -> Option<Seen> {
    value(Value::Legality(Legality::Refused { rule: Some(rule.to_owned()), reason: None }))
}

fn verdict(lowered: &Lowered, engine: impl Fn(&Case, usize) -> Option<Seen>) -> Verdict {
    judge(&lowered.case, &lowered.expectations, &Fake(engine).run(&lowered.case)).verdict
}

#[test]
fn what_is_as_expected_passes_and_anything_else_does_not() {
    let case = splice();
    let honest =
        |fate: Fate| move |_: &Case, probe: usize| value(if probe == 0 { Value::Fate(fate) } else { Value::Number(0) });
    assert_eq!(verdict(&case, honest(Fate::CounteredOnResolution)), Verdict::Passed);
    assert_eq!(verdict(&case, honest(Fate::CounteredByEffect)), Verdict::Failed);
    assert_eq!(verdict(&case, |_, _| value(Value::Word("yes".to_owned()))), Verdict::Failed);
    assert_eq!(verdict(&case, |_, _| None), Verdict::ProtocolError);
    assert_eq!(verdict(&case, |_, _| Some(Seen::Unobservable("no log".to_owned()))), Verdict::Unsupported);
}

#[test]
fn a_failed_claim_tells_what_was_expected_and_what_was_seen() {
    let case = splice();
    let ran =
        Fake(|_, probe| value(if probe == 0 { Value::Fate(Fate::Resolved) } else { Value::Number(1) })).run(&case.case);
    let judgement = judge(&case.case, &case.expectations, &ran);
    let detail = judgement.detail.clone().unwrap();
    assert_eq!(
        detail,
        "\"Reach Through Mists\" was countered on resolution: expected countered on resolution, saw resolved"
    );
    let missed: Vec<_> = judgement.claims.iter().map(|claim| (claim.line, claim.held, claim.seen.as_str())).collect();
    assert_eq!(missed, [(9, false, "resolved"), (10, false, "1")]);
}

#[test]
fn an_end_that_is_no_end_of_the_script_is_told_as_what_it_is() {
    let case = splice();
    let end = |end: End| judge(&case.case, &case.expectations, &Ran::ended(end));
    let refusal = end(End::Refused { step: 0, rule: Some("409.1f".to_owned()), reason: "it can't be paid".to_owned() });
    assert_eq!(refusal.verdict, Verdict::Failed);
    assert_eq!(refusal.detail.unwrap(), "operation 1 (play) was refused by rule 409.1f: it can't be paid");
    assert_eq!(end(End::Inconclusive { reason: "two legends".to_owned() }).verdict, Verdict::Inconclusive);
    assert_eq!(end(End::Error { message: "index out of bounds".to_owned() }).verdict, Verdict::Error);
    assert_eq!(end(End::Completed).verdict, Verdict::ProtocolError);
}

#[test]
fn a_refusal_is_judged_by_its_rule_only_where_the_engine_names_one() {
    assert_eq!(verdict(&wall(), |_, _| refused("502.41b")), Verdict::Passed);
    assert_eq!(verdict(&wall(), |_, _| refused("502.41")), Verdict::Failed);
    assert_eq!(verdict(&wall(), |_, _| refused("302.6")), Verdict::Failed);
    assert_eq!(
        verdict(&wall(), |_, _| value(Value::Legality(Legality::Refused { rule: None, reason: None }))),
        Verdict::Passed
    );
    assert_eq!(verdict(&wall(), |_, _| value(Value::Legality(Legality::Legal))), Verdict::Failed);
}

#[test]
fn a_choice_that_is_claimed_and_that_nobody_has_is_told_so() {
    let seen = |lowered: &Lowered, value: Value| {
        let ran = Fake(|_, _| Some(Seen::Value(value.clone()))).run(&lowered.case);
        judge(&lowered.case, &lowered.expectations, &ran).claims[0].seen.clone()
    };
    let nobody = "nobody is asked here: there is nothing to choose, or one choice only";
    assert_eq!(seen(&wall(), Value::Nothing), nobody);
    assert_eq!(seen(&wall(), Value::Number(1)), "1");
    assert_eq!(seen(&splice(), Value::Nothing), "nothing", "a claim about something else");
}

#[test]
fn no_liar_gets_a_scenario_passed() {
    // A wall that can't attack has only a "can't" as its claim; the prover asks for the contrast.
    for mut liar in lying::all() {
        let case = splice();
        let judged = judge(&case.case, &case.expectations, &liar.run(&case.case));
        assert_ne!(judged.verdict, Verdict::Passed, "{liar:?} passes {}", case.case.name);
    }
}

/// Only permanents have damage and a status (110.5d, 120.6): of a creature that was destroyed, neither can be claimed.
#[test]
fn no_damage_and_no_status_is_claimed_of_a_card_that_is_not_on_the_battlefield() {
    let settings = common::whole().library.settings();
    let setting = settings.values().last().unwrap();
    let of = |spell: &str, claim: &str| {
        let case = lowered(&format!(
            "    Given Bob controls \"Hill Giant\"
    And Alice has \"{spell}\" in hand and can pay {{R}}
    When Alice plays \"{spell}\" targeting \"Hill Giant\"
    And the stack resolves
    Then {claim}
"
        ));
        judge(&case.case, &case.expectations, &ReferenceEngine::of(setting).run(&case.case)).verdict
    };
    for claim in ["\"Hill Giant\" has no damage marked", "\"Hill Giant\" is untapped"] {
        assert_eq!(of("Kindled Fury", claim), Verdict::Passed, "{claim}");
        assert_eq!(of("Lightning Bolt", claim), Verdict::Failed, "{claim}");
    }
}

/// A keyword that a case gives has just the number and the quality that it takes; otherwise the case is not judged.
#[test]
fn a_keyword_is_given_with_what_it_needs_and_nothing_else() {
    let settings = common::whole().library.settings();
    let setting = settings.values().last().unwrap();
    let ends = |keyword: &str| {
        let case = lowered(&format!(
            "    Given Alice controls \"Hill Giant\"
    And \"Hill Giant\" has \"{keyword}\"
    Then \"Hill Giant\" is 3/3
"
        ));
        match ReferenceEngine::of(setting).run(&case.case).end {
            End::Inconclusive { reason } => reason,
            end => format!("{end:?}"),
        }
    };
    let refused = |keyword: &str, why: &str| {
        assert_eq!(ends(keyword), format!("`{keyword}` can't be given so: {why}; a card can have it"));
    };
    for keyword in ["flying", "bushido 1", "protection from red", "hexproof from black"] {
        assert_eq!(ends(keyword), "Completed");
    }
    refused("bushido", "`bushido` needs a number");
    refused("flying 2", "`flying` has no number");
    refused("protection", "`protection` needs a quality, as in `protection from red`");
    refused("shroud from red", "`shroud` has no quality");
    refused("ward", "`ward` needs a cost");
    assert_eq!(ends("hexproof from dragons"), "`hexproof from dragons` is no keyword");
}

/// A "can't" about a part that no card has would always be right: such a case is not judged.
#[test]
fn a_part_that_no_card_has_is_neither_played_nor_refused() {
    let settings = common::whole().library.settings();
    let setting = settings.values().last().unwrap();
    let ends = |part: &str| {
        let case = lowered(&format!(
            "    Given Alice has \"Cut // Ribbons\" in hand and can pay {{1}}{{R}}
    And Bob controls \"Hill Giant\"
    Then Alice can't play \"Cut // Ribbons\" as \"{part}\" targeting \"Hill Giant\" by rule 709.3
"
        ));
        ReferenceEngine::of(setting).run(&case.case).end
    };
    assert_eq!(ends("Ribbon"), End::Inconclusive { reason: "`Ribbon` is no card or part of a card".to_owned() });
    assert_eq!(ends("Cut"), End::Completed);
    assert_eq!(ends("Ribbons"), End::Completed);
}
