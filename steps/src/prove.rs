//! The proof of a scenario. A claim of it must change during the scenario; it must fail on every engine that lacks the clause; a "can't" must
//! name its reason; the clause's rules must be used, and its card must take part.

mod contrast;
mod doubt;
mod outcome;
mod rival;

use std::collections::BTreeSet;

use self::{
    contrast::{Attempt, Tried},
    rival::Correct,
};
pub use self::{
    doubt::{Doubt, Fooled},
    outcome::Outcome,
    rival::{Differs, Rival},
};
use crate::{
    ablation::Ablation,
    case::{Case, Legality, Query, Value},
    clauses::ClauseId,
    editions::is_part,
    expectation::{Expectation, Expectations, Want},
    judge::{Lines, judge_read},
    library::Library,
    lower::Lowered,
    numbering::renumbered,
    port::{End, EngineUnderTest, Part, Ran, Seen},
    record::CaseResult,
    suite::{Scenario, Suite},
    verdict::Verdict,
};
use casebook_engine::edition::EditionId;

/// The requirements of a clause for the scenarios with its tag, in an edition.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Demand {
    /// The clause.
    pub clause: String,
    /// The marks of which at least one must have been applied, considered or refused. If empty, the clause has no mark of its own.
    pub marks: BTreeSet<String>,
    /// The numbers of these marks in the edition.
    pub rules: BTreeSet<String>,
    /// The cards of which at least one must have taken part. If empty, the clause is about no card.
    pub cards: BTreeSet<String>,
}

impl Demand {
    /// The requirements for a tag, from the index of clauses.
    #[must_use]
    pub fn of(clause: &str, library: &Library, edition: &EditionId) -> Demand {
        let indexed = library.clauses().get(&ClauseId(clause.to_owned()));
        let marks = || indexed.into_iter().flat_map(|clause| &clause.marks);
        let number = |mark| library.numbers().number(mark, edition, library.editions()).map(str::to_owned);
        Demand {
            clause: clause.to_owned(),
            marks: marks().map(|mark| mark.word().to_owned()).collect(),
            rules: marks().filter_map(|mark| number(*mark)).collect(),
            cards: indexed.into_iter().flat_map(|clause| &clause.cards).cloned().collect(),
        }
    }

    fn unmet(&self, ran: &Ran) -> Option<Doubt> {
        let clause = self.clause.clone();
        if !self.marks.is_empty() && !ran.marks.iter().any(|used| self.marks.contains(&*used.mark)) {
            return Some(Doubt::ClauseAbsent { clause, marks: self.marks.iter().cloned().collect() });
        }
        if !self.cards.is_empty() && !ran.cards_took_part.iter().any(|card| self.cards.contains(card)) {
            return Some(Doubt::CardAbsent { clause, cards: self.cards.iter().cloned().collect() });
        }
        None
    }
}

/// The depth of the analysis.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Depth {
    /// For a run, which must be fast: the rivals are used only if no claim changes during the case.
    Glance,
    /// For a check: all rivals are used.
    Whole,
}

/// Finds out what a scenario proves in an edition, with an engine that notes its rules and with its rivals.
pub struct Prover<'l> {
    own: Box<dyn EngineUnderTest>,
    /// The same engine without notes, which is faster, for observations only.
    eyes: Option<Box<dyn EngineUnderTest>>,
    edition: EditionId,
    /// The library from which the rivals are made when they are needed; most runs don't need them.
    library: Option<&'l Library>,
    rivals: Option<Vec<Rival>>,
}

impl<'l> Prover<'l> {
    /// The reference engine and all its rivals.
    #[must_use]
    pub fn new(library: &'l Library, edition: &EditionId) -> Self {
        let own = rival::engine(library, edition, Ablation::None).without_trace();
        let eyes: Box<dyn EngineUnderTest> = Box::new(own.clone().without_notes());
        let edition = edition.clone();
        Prover { own: Box::new(own), eyes: Some(eyes), edition, library: Some(library), rivals: None }
    }

    /// An engine that traces itself, and given rivals.
    #[must_use]
    pub fn with(own: Box<dyn EngineUnderTest>, rivals: Vec<Rival>) -> Self {
        Prover { own, eyes: None, edition: EditionId(String::new()), library: None, rivals: Some(rivals) }
    }

    /// The engine for observations only.
    fn eyes(&mut self) -> &mut dyn EngineUnderTest {
        self.eyes.as_deref_mut().unwrap_or(&mut *self.own)
    }

    /// Runs a scenario.
    pub fn run(&mut self, lowered: &Lowered) -> Ran {
        self.own.run(&lowered.case)
    }

    /// The reasons why a scenario of the suite doesn't prove its clauses in an edition of its own, given the run in that edition.
    pub fn doubts_in(&mut self, suite: &Suite, scenario: &Scenario, ran: &Ran) -> Vec<Doubt> {
        self.doubts_at(suite, scenario, ran, Depth::Whole)
    }

    fn doubts_at(&mut self, suite: &Suite, scenario: &Scenario, ran: &Ran, depth: Depth) -> Vec<Doubt> {
        let (lowered, library) = (&scenario.lowered, &suite.library);
        let demands: Vec<Demand> =
            lowered.case.clauses.iter().map(|clause| Demand::of(clause, library, &self.edition)).collect();
        let expected = renumbered(&lowered.expectations, &scenario.home, &self.edition, library);
        self.look(lowered, &expected, &demands, ran, depth)
    }

    /// Adds to the result of a passed scenario what it doesn't prove.
    pub fn mark(&mut self, suite: &Suite, scenario: &Scenario, ran: &Ran, result: &mut CaseResult) {
        if result.verdict != Verdict::Passed {
            return;
        }
        let doubts = self.doubts_at(suite, scenario, ran, Depth::Glance);
        let line = |doubt: &Doubt| doubt.line().map(|line| format!("line {line}: ")).unwrap_or_default();
        result.unproven = doubts.iter().map(|doubt| format!("{}{doubt}", line(doubt))).collect();
    }

    /// The reasons why a scenario doesn't prove its clauses. The expectations must be in the numbering of the edition.
    pub fn doubts(&mut self, lowered: &Lowered, expected: &Expectations, demands: &[Demand]) -> Vec<Doubt> {
        let ran = self.run(lowered);
        self.look(lowered, expected, demands, &ran, Depth::Whole)
    }

    fn look(
        &mut self,
        lowered: &Lowered,
        expected: &Expectations,
        demands: &[Demand],
        ran: &Ran,
        depth: Depth,
    ) -> Vec<Doubt> {
        let lines = Lines { numbers: &lowered.script_lines, steps: &lowered.steps };
        let judgement = judge_read(&lowered.case, expected, ran, &lines);
        if judgement.verdict != Verdict::Passed {
            let why = judgement.detail.unwrap_or_else(|| judgement.verdict.to_string());
            return vec![Doubt::NotCarriedOut { why }];
        }
        let tried = Tried::new(self.eyes(), &lowered.case, expected, ran);
        let mut doubts: Vec<Doubt> = tried.doubts();
        doubts.extend(expected.0.iter().filter_map(|claim| unreasoned(claim, &lowered.case, ran, demands)));
        let untagged = [Demand { clause: "the ruling of this scenario".to_owned(), ..Demand::default() }];
        let tags = if demands.is_empty() { &untagged } else { demands };
        if depth == Depth::Whole || !tried.any_changes(self.eyes()) {
            let unproved = self.prove(&tried, tags, ran);
            // If a "can't" has its own doubt, the general doubt isn't added.
            let told = |doubt: &Doubt| *doubt != Doubt::AlwaysTrue || doubts.is_empty();
            let unproved: Vec<Doubt> = unproved.into_iter().filter(told).collect();
            doubts.splice(0..0, unproved);
        }
        doubts.extend(demands.iter().filter_map(|demand| demand.unmet(ran)));
        let line = |step: &usize| lowered.script_lines.get(*step).copied().unwrap_or(lowered.line);
        doubts.extend(ran.unused_answers.iter().map(|step| Doubt::UnusedAnswer {
            line: line(step),
            asked_in: self.library.map(|library| asking(library, &lowered.case, *step)).unwrap_or_default(),
        }));
        doubts
    }

    /// What each rival plays that a proof leaves out for a case, since it can't play otherwise than the rules there, and what it does; for tests of
    /// these shortcuts.
    pub fn left_out(&mut self, case: &Case, own: &Ran) -> Vec<(String, Ran)> {
        let correct = Correct::new(case, own);
        let left_out = self.rivals().iter_mut().filter(|rival| !rival.differs(&correct));
        left_out.map(|rival| (rival.does.clone(), rival.run(case))).collect()
    }

    fn rivals(&mut self) -> &mut [Rival] {
        let all = || self.library.map(|library| Rival::all(library, &self.edition)).unwrap_or_default();
        self.rivals.get_or_insert_with(all)
    }

    /// The tags that aren't proved, because an engine that lacks the clause gets every claim right.
    fn prove(&mut self, tried: &Tried<'_>, demands: &[Demand], own: &Ran) -> Vec<Doubt> {
        let correct = Correct::new(tried.case, own);
        let changes = tried.any_changes(self.eyes());
        let rivals: Vec<(&Rival, Attempt)> = self
            .rivals()
            .iter_mut()
            .filter(|rival| rival.differs(&correct))
            .map(|rival| {
                let attempt = tried.attempt(rival);
                (&*rival, attempt)
            })
            .collect();
        let without = |demand: &Demand| {
            rivals.iter().filter(|(rival, attempt)| rival.does_without(demand, &attempt.ran, own)).collect::<Vec<_>>()
        };
        // A claim counts only if it was false at some point, or if an engine that plays the game and lacks the clause fails it.
        let missed = |(rival, attempt): &(&Rival, Attempt)| !rival.knows_nothing && !tried.all_right(attempt);
        let missing = demands.iter().any(|demand| without(demand).into_iter().any(missed));
        if !missing && !changes {
            return vec![Doubt::AlwaysTrue];
        }
        let hollow = |demand: &Demand| {
            let fooled = without(demand).into_iter().filter(|(_, attempt)| tried.all_right(attempt));
            let rivals: Vec<Fooled> = fooled.map(|(rival, _)| Fooled::of(rival)).collect();
            (!rivals.is_empty()).then(|| Doubt::Hollow { clause: demand.clause.clone(), rivals })
        };
        demands.iter().filter_map(hollow).collect()
    }
}

/// The editions in which the game asks for an answer of a case.
#[must_use]
pub fn asking(library: &Library, case: &Case, step: usize) -> Vec<EditionId> {
    let asks = |edition: &EditionId| {
        let ran = rival::engine(library, edition, Ablation::None).without_notes().run(case);
        matches!(ran.end, End::Completed) && !ran.unused_answers.contains(&step)
    };
    library.editions().iter().map(|edition| edition.id.clone()).filter(asks).collect()
}

/// The doubt for a "can't" without a reason that is refused by a rule of no tag.
fn unreasoned(claim: &Expectation, case: &Case, ran: &Ran, demands: &[Demand]) -> Option<Doubt> {
    // A question about a decision is answered by its options, so it needs no reason.
    let action = matches!(case.probes[claim.probe].query, Query::CanDo(_));
    let silent = action && matches!(&claim.want, Want::Refused(rules) if rules.is_empty()) && claim.because.is_none();
    let Some(Seen::Value(Value::Legality(Legality::Refused { rule, reason }))) = ran.seen(claim.probe) else {
        return None;
    };
    let spoken = |rule: &String| demands.iter().flat_map(|demand| &demand.rules).any(|number| is_part(number, rule));
    // A rule without a number in this edition is known only by its mark.
    let refused =
        |mark: &String| ran.marks.iter().any(|it| it.mark == *mark && it.rule.is_none() && it.how == Part::Refused);
    let unnumbered = || demands.iter().flat_map(|demand| &demand.marks).any(refused);
    if !silent || rule.as_ref().map_or_else(unnumbered, spoken) {
        return None;
    }
    let reason = reason.clone().unwrap_or_default();
    Some(Doubt::OtherReason { text: claim.text.clone(), line: claim.line, rule: rule.clone(), reason })
}
