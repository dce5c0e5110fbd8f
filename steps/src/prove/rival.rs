//! Rivals: engines that lack something, on which a scenario about it must fail.

use std::{collections::BTreeSet, sync::Arc};

use casebook_engine::edition::EditionId;

use super::{Ablation, Demand};
use crate::{
    case::{Case, ScriptOp},
    engines::{
        lying,
        reference::{CHOOSING, Manner, ReferenceEngine},
    },
    library::{Library, names_any, words_of},
    port::{End, EngineUnderTest, Ran},
};

/// What an engine does wrong, and the kind of claim that it gets wrong.
const IDLE: (&str, &str) = (
    "never goes beyond the setup",
    "a result of the plays, not only that an action is possible or impossible at the start",
);
const REFUSES: (&str, &str) = (
    "refuses every announcement",
    "that a similar action is possible (`Then … can play …`), or carry out the action and claim its result",
);
const NEVER_ASKS: (&str, &str) = (
    "never asks",
    "a result of the answer: choose another option than the first one, or claim the question (`… is asked for …`)",
);
const NO_KEYWORDS: (&str, &str) =
    ("has no keywords", "a result of the keyword: a power or toughness, a cost, or an action that it forbids");
const NO_TRIGGERS: (&str, &str) =
    ("ignores every trigger", "a result of the triggered ability, or how often it triggered (`… has triggered twice`)");
const NO_FLIPS: (&str, &str) =
    ("has no flip cards and no other second parts of cards", "something that only the second part is or does");

/// An engine that lacks something.
pub struct Rival {
    /// What it does, as words after "an engine that".
    pub does: String,
    /// The kind of claim that it gets wrong.
    pub shown_up_by: String,
    /// The engine.
    pub engine: Box<dyn EngineUnderTest>,
    /// Whether it knows nothing of the game; then it lacks every clause.
    pub knows_nothing: bool,
    /// The marks of the rules that it lacks, although it may note them.
    pub lacks: BTreeSet<String>,
    /// Where it may play otherwise than the rules.
    pub differs: Differs,
}

/// Where a rival may play otherwise than the rules.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Differs {
    /// In every case.
    Anywhere,
    /// Only in cases that name one of these cards, keywords or keyword actions, and in those that the engine doesn't carry out as they are written.
    Naming(Arc<BTreeSet<String>>),
    /// Only in cases with an answer, or in which a rule about a choice was used, and in those that the engine doesn't carry out as they are written.
    Asked,
}

/// The correct run of a case.
pub(super) struct Correct<'c> {
    case: &'c Case,
    ran: &'c Ran,
    /// The words of the case.
    words: BTreeSet<String>,
    /// Whether every operation was carried out as it is written, and no claim is about an open decision: where the engine refuses an operation a rival may
    /// go on, and it leaves no decision open.
    straight: bool,
}

impl<'c> Correct<'c> {
    /// The run of a case.
    pub(super) fn new(case: &'c Case, ran: &'c Ran) -> Self {
        let tries = case.script.iter().any(|op| matches!(op, ScriptOp::Try(_)));
        let is_answered = |point: usize| matches!(case.script.get(point), Some(ScriptOp::Answer(_)));
        let waits = case.probes.iter().any(|probe| is_answered(probe.after));
        let straight = !tries && !waits && matches!(ran.end, End::Completed);
        Correct { case, ran, words: if straight { words_of(case) } else { BTreeSet::new() }, straight }
    }
}

impl Rival {
    /// The rivals for every scenario in an edition: the lying engines, which know nothing of the game, and the reference engine without a basic
    /// part of the game. Each ablation adds a rival.
    #[must_use]
    pub fn all(library: &Library, edition: &EditionId) -> Vec<Rival> {
        let liars = lying::all().into_iter().map(|liar| Rival {
            does: liar.0.does().to_owned(),
            shown_up_by: liar.0.shown_up_by().to_owned(),
            engine: Box::new(liar),
            knows_nothing: true,
            lacks: BTreeSet::new(),
            differs: Differs::Anywhere,
        });
        let none = BTreeSet::new;
        let rival = |(does, shown_up_by): (&str, &str), ablation, manner, lacks| Rival {
            does: does.to_owned(),
            shown_up_by: shown_up_by.to_owned(),
            engine: Box::new(engine(library, edition, ablation).lying(manner)),
            knows_nothing: false,
            lacks,
            differs: Differs::Anywhere,
        };
        let asked = CHOOSING.iter().map(|rule| rule.word().to_owned()).collect();
        let whole = Ablation::None;
        let ablated = |lack, ablation| Rival {
            differs: library.changed_by(ablation).map_or(Differs::Anywhere, Differs::Naming),
            ..rival(lack, ablation, Manner::Undaunted, none())
        };
        let lacking = [
            rival(IDLE, whole, Manner::Idle, none()),
            rival(REFUSES, whole, Manner::RefusesAnnouncements, none()),
            Rival { differs: Differs::Asked, ..rival(NEVER_ASKS, whole, Manner::NeverAsks, asked) },
            ablated(NO_KEYWORDS, Ablation::Keywords),
            ablated(NO_TRIGGERS, Ablation::Triggers),
            ablated(NO_FLIPS, Ablation::Flips),
        ];
        let mut all: Vec<Rival> = liars.chain(lacking).collect();
        all.iter_mut().for_each(|rival| drop(rival.engine.edition(&edition.0)));
        all
    }

    /// Runs a case. If the engine panics, it gets nothing right.
    pub(super) fn run(&mut self, case: &Case) -> Ran {
        let mut ran = None;
        self.engine.run_all(&[case], &mut |_, answer, _| ran = Some(answer));
        ran.unwrap_or_else(|| Ran::ended(crate::port::End::Completed))
    }

    /// Whether it may play a case otherwise than the rules.
    pub(super) fn differs(&self, correct: &Correct<'_>) -> bool {
        let answered = || correct.case.script.iter().any(|op| matches!(op, ScriptOp::Answer(_)));
        let chosen = || correct.ran.marks.iter().any(|used| self.lacks.contains(&*used.mark));
        match &self.differs {
            Differs::Anywhere => true,
            _ if !correct.straight => true,
            Differs::Naming(names) => names_any(&correct.words, names),
            Differs::Asked => answered() || chosen(),
        }
    }

    /// Whether the rival did without the clause: its marks or cards were used in the correct run and not in the rival's. Then every claim that
    /// is right there doesn't depend on the clause.
    pub(super) fn does_without(&self, demand: &Demand, its: &Ran, own: &Ran) -> bool {
        let noted = |ran: &Ran, mark: &String| ran.marks.iter().any(|used| used.mark == *mark);
        let lost = |mark: &String| noted(own, mark) && (self.lacks.contains(mark) || !noted(its, mark));
        let works = |ran: &Ran| ran.abilities_exercised.iter().any(|(card, _)| demand.cards.contains(card));
        self.knows_nothing || demand.marks.iter().any(lost) || (works(own) && !works(its))
    }
}

/// The reference engine in an edition with an ablation.
pub(super) fn engine(library: &Library, edition: &EditionId, without: Ablation) -> ReferenceEngine {
    let setting = library.setting(edition, without);
    let mut engine = ReferenceEngine::new(Arc::new(setting.map(|it| (edition.clone(), it)).into_iter().collect()));
    engine.edition(&edition.0);
    engine
}
