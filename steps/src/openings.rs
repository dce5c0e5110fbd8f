//! The lacks of an engine that stand before most cases: what its author does next.
//!
//! An engine reports one lack of a case, the first. The others are worked out: its hello says which operations, queries and setups it lacks; a card that
//! it reports as missing is missing in every case; and of a card that is in no judged case nobody knows that it is there. A case is counted only when all
//! its lacks are supplied.

use std::collections::{BTreeMap, BTreeSet};

use crate::{
    case::Case,
    needs,
    port::{Hello, Unsupported, UnsupportedKind},
    record::{CaseResult, MissingCard, Opening},
    verdict::Verdict,
};

/// The number of lacks that are named.
pub const NAMED: usize = 10;

/// The cases of a run and what the engine lacks for each of them.
#[derive(Debug, Default)]
pub struct Lacks<'s> {
    /// The cards of the judged cases.
    known: BTreeSet<&'s str>,
    /// The cases that the engine can't carry out, each with the lack that it reported.
    unsupported: Vec<(&'s Case, Option<Unsupported>)>,
}

impl<'s> Lacks<'s> {
    /// Notes the result of a case.
    pub fn note(&mut self, case: &'s Case, result: &CaseResult) {
        if result.verdict == Verdict::Unsupported {
            self.unsupported.push((case, result.lacks.clone()));
        } else if result.verdict.is_judged() {
            self.known.extend(needs::cards(case));
        }
    }

    /// All lacks of each case whose lacks are known, as far as this run tells.
    fn all(&self, hello: &Hello) -> Vec<BTreeSet<Unsupported>> {
        let reported: BTreeSet<&Unsupported> = self.unsupported.iter().filter_map(|(_, lack)| lack.as_ref()).collect();
        let by_name = reported.iter().any(|lack| lack.kind == UnsupportedKind::Card);
        let of = |(case, lack): &(&'s Case, Option<Unsupported>)| {
            let cards = needs::cards(case).into_iter().filter(|card| by_name && !self.known.contains(card));
            let cards = cards.map(|card| Unsupported { kind: UnsupportedKind::Card, what: card.to_owned() });
            let lack = lack.clone()?;
            Some(cards.chain(needs::all_lacking(hello, case)).chain([lack]).collect())
        };
        self.unsupported.iter().filter_map(of).collect()
    }

    /// The lacks that open most cases, at most [`NAMED`] in all: each entry opens the most cases for each of its lacks, after those before it.
    #[must_use]
    pub fn openings(&self, hello: &Hello) -> Vec<Opening> {
        let mut cases = self.all(hello);
        let (mut openings, mut named) = (Vec::new(), 0);
        while let Some((lacks, opened)) = best(&cases, NAMED - named) {
            named += lacks.len();
            for case in &mut cases {
                case.retain(|lack| !lacks.contains(lack));
            }
            cases.retain(|case| !case.is_empty());
            openings.push(Opening { lacks: lacks.into_iter().collect(), cases: opened });
        }
        openings
    }

    /// The missing cards, those that most cases need first.
    #[must_use]
    pub fn missing_cards(&self, hello: &Hello) -> Vec<MissingCard> {
        let mut cases: BTreeMap<String, usize> = BTreeMap::new();
        for lack in self.all(hello).into_iter().flatten().filter(|lack| lack.kind == UnsupportedKind::Card) {
            *cases.entry(lack.what).or_default() += 1;
        }
        let mut cards: Vec<MissingCard> = cases.into_iter().map(|(name, cases)| MissingCard { name, cases }).collect();
        cards.sort_by(|one, other| other.cases.cmp(&one.cases).then_with(|| one.name.cmp(&other.name)));
        cards
    }
}

/// The lacks of one case, at most this many, that open the most cases for each of them; with the number of these cases.
fn best(cases: &[BTreeSet<Unsupported>], most: usize) -> Option<(BTreeSet<Unsupported>, usize)> {
    let bundles: BTreeSet<&BTreeSet<Unsupported>> = cases.iter().filter(|case| case.len() <= most).collect();
    let opened = |bundle: &BTreeSet<Unsupported>| cases.iter().filter(|case| case.is_subset(bundle)).count();
    let mut best: Option<(&BTreeSet<Unsupported>, usize)> = None;
    for bundle in bundles {
        let opens = opened(bundle);
        // More cases for each lack; of equal bundles the one with more cases, then the first.
        let worth = |bundle: &BTreeSet<Unsupported>, opens: usize, other: usize| (opens * other, bundle.len());
        let better =
            best.is_none_or(|(other, others)| worth(bundle, opens, other.len()) > worth(other, others, bundle.len()));
        if better {
            best = Some((bundle, opens));
        }
    }
    best.map(|(bundle, opens)| (bundle.clone(), opens))
}
