//! Rivals: engines that lack something, on which a scenario about it must fail.

use std::{collections::BTreeSet, sync::Arc};

use casebook_engine::edition::EditionId;

use super::{Ablation, Demand};
use crate::{
    case::Case,
    engines::{
        lying,
        reference::{CHOOSING, Manner, ReferenceEngine},
    },
    library::{Library, Shelved},
    needs,
    port::{EngineUnderTest, Ran},
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
    /// The cards without which it plays correctly; `None` if it may differ in every case.
    pub only_with: Option<BTreeSet<String>>,
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
            only_with: None,
        });
        let none = BTreeSet::new;
        let rival = |(does, shown_up_by): (&str, &str), ablation, manner, lacks| Rival {
            does: does.to_owned(),
            shown_up_by: shown_up_by.to_owned(),
            engine: Box::new(engine(library, edition, ablation).lying(manner)),
            knows_nothing: false,
            lacks,
            only_with: None,
        };
        let asked = CHOOSING.iter().map(|rule| rule.word().to_owned()).collect();
        let whole = Ablation::None;
        let ablated = |lack, ablation| rival(lack, ablation, Manner::Undaunted, none());
        let lacking = [
            rival(IDLE, whole, Manner::Idle, none()),
            rival(REFUSES, whole, Manner::RefusesAnnouncements, none()),
            rival(NEVER_ASKS, whole, Manner::NeverAsks, asked),
            ablated(NO_KEYWORDS, Ablation::Keywords),
            ablated(NO_TRIGGERS, Ablation::Triggers),
            Rival { only_with: Some(flip_cards(library)), ..ablated(NO_FLIPS, Ablation::Flips) },
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

    /// Whether it may differ from the rules in a case.
    pub(super) fn differs(&self, case: &Case) -> bool {
        self.only_with.as_ref().is_none_or(|cards| needs::cards(case).into_iter().any(|name| cards.contains(name)))
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

/// The names of all cards with a second part, and the names of these parts.
fn flip_cards(library: &Library) -> BTreeSet<String> {
    let parts = |shelved: &'_ Shelved| shelved.card.parts().map(|part| part.name.clone()).collect::<Vec<_>>();
    let cards = library.cards().flat_map(|shelved| parts(shelved).into_iter().map(|part| (&shelved.card.name, part)));
    cards.flat_map(|(upper, lower)| [upper.to_string(), lower.to_string()]).collect()
}
