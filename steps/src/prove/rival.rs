//! Rivals: engines that lack something, and so must not get right what is said to prove it.

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

/// What an engine lacks, and what to claim, so that it is wrong.
const IDLE: (&str, &str) = (
    "never gets beyond the setup",
    "what the plays change, and not only that something can or can't be done at the start",
);
const REFUSES: (&str, &str) = (
    "refuses every announcement",
    "that something like it can be played (`Then … can play …`), or let it be played, and claim what came of it",
);
const NEVER_ASKS: (&str, &str) = (
    "never asks",
    "what only the answer brings about: answer otherwise than with the first that there is, or claim what is asked (`… is asked for …`)",
);
const NO_KEYWORDS: (&str, &str) = (
    "has no keywords",
    "what the keyword brings about, or what would be possible without it: a size, a refusal, a cost",
);
const NO_TRIGGERS: (&str, &str) = (
    "ignores every trigger",
    "what the triggered ability brought about, or how often it triggered (`… has triggered twice`)",
);
const NO_FLIPS: (&str, &str) =
    ("has no flip cards, nor any other second part of a card", "what only the other part is or does");

/// An engine that lacks something.
pub struct Rival {
    /// What it does instead, after "an engine that".
    pub does: String,
    /// What to claim, so that it is wrong.
    pub shown_up_by: String,
    /// The engine.
    pub engine: Box<dyn EngineUnderTest>,
    /// Whether it knows nothing of the game: then every clause is one that it lacks.
    pub knows_nothing: bool,
    /// The marks of rules that it does without, though it may note them.
    pub lacks: BTreeSet<String>,
    /// The cards without any of which it plays as the rules say; none named: it always may do otherwise.
    pub only_with: Option<BTreeSet<String>>,
}

impl Rival {
    /// Those with which every scenario is tried in an edition: the liars, which know nothing of the game, and the reference engine without
    /// what no game goes without. An ablation more is a rival more.
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

    /// Runs a case. An engine that panics is none that gets anything right.
    pub(super) fn run(&mut self, case: &Case) -> Ran {
        let mut ran = None;
        self.engine.run_all(&[case], &mut |_, answer, _| ran = Some(answer));
        ran.unwrap_or_else(|| Ran::ended(crate::port::End::Completed))
    }

    /// Whether it may do otherwise than the rules say.
    pub(super) fn differs(&self, case: &Case) -> bool {
        self.only_with.as_ref().is_none_or(|cards| needs::cards(case).into_iter().any(|name| cards.contains(name)))
    }

    /// Whether the clause has no part in what the rival did, though it had in what happened: then all that comes out right there would
    /// have done so without it.
    pub(super) fn does_without(&self, demand: &Demand, its: &Ran, own: &Ran) -> bool {
        let noted = |ran: &Ran, mark: &String| ran.marks.iter().any(|used| used.mark == *mark);
        let lost = |mark: &String| noted(own, mark) && (self.lacks.contains(mark) || !noted(its, mark));
        let works = |ran: &Ran| ran.abilities_exercised.iter().any(|(card, _)| demand.cards.contains(card));
        self.knows_nothing || demand.marks.iter().any(lost) || (works(own) && !works(its))
    }
}

/// The reference engine in an edition, playing without something.
pub(super) fn engine(library: &Library, edition: &EditionId, without: Ablation) -> ReferenceEngine {
    let setting = library.setting(edition, without);
    let mut engine = ReferenceEngine::new(Arc::new(setting.map(|it| (edition.clone(), it)).into_iter().collect()));
    engine.edition(&edition.0);
    engine
}

/// The names of the flip cards and of all others that have a second part, by either.
fn flip_cards(library: &Library) -> BTreeSet<String> {
    let parts = |shelved: &'_ Shelved| shelved.card.parts().map(|part| part.name.clone()).collect::<Vec<_>>();
    let cards = library.cards().flat_map(|shelved| parts(shelved).into_iter().map(|part| (&shelved.card.name, part)));
    cards.flat_map(|(upper, lower)| [upper.to_string(), lower.to_string()]).collect()
}
