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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::case::{Follows, Handle, ObjectDecl, Origin, ScriptOp, Seat};

    fn case(cards: &[&str]) -> Case {
        let object = |name: &&str| ObjectDecl {
            handle: Handle((*name).to_owned()),
            origin: Origin::Card { name: (*name).to_owned(), owner: Seat("Alice".to_owned()), printing: None },
            follows: Follows::Card,
        };
        Case { objects: cards.iter().map(object).collect(), ..Case::default() }
    }

    fn card(name: &str) -> Unsupported {
        Unsupported { kind: UnsupportedKind::Card, what: name.to_owned() }
    }

    fn lacking(lack: Unsupported) -> CaseResult {
        CaseResult { verdict: Verdict::Unsupported, lacks: Some(lack), ..CaseResult::default() }
    }

    /// What is told about cases that lack these cards; the first of each is the one that the engine reports.
    fn told(cases: &[&[&str]]) -> Vec<(Vec<String>, usize)> {
        let all: Vec<Case> = cases.iter().map(|cards| case(cards)).collect();
        let mut lacks = Lacks::default();
        all.iter().zip(cases).for_each(|(case, cards)| lacks.note(case, &lacking(card(cards[0]))));
        let names = |opening: Opening| (opening.lacks.into_iter().map(|lack| lack.what).collect(), opening.cases);
        lacks.openings(&Hello::default()).into_iter().map(names).collect()
    }

    fn named(names: &[&str], cases: usize) -> (Vec<String>, usize) {
        (names.iter().map(|name| (*name).to_owned()).collect(), cases)
    }

    #[test]
    fn a_case_counts_only_when_all_that_it_lacks_is_there() {
        // The first lack of most cases is A, but no case lacks A alone.
        let cases: [&[&str]; 5] = [&["A", "B"], &["A", "C"], &["A", "D"], &["E"], &["E"]];
        assert_eq!(told(&cases)[0], named(&["E"], 2));
        // Once A is there, each of the others opens one.
        assert_eq!(told(&cases)[1..], [named(&["A", "B"], 1), named(&["C"], 1), named(&["D"], 1)]);
    }

    #[test]
    fn cards_that_belong_together_are_named_together() {
        assert_eq!(told(&[&["A", "B"], &["B", "A"], &["A", "B"], &["C"]]), [named(&["A", "B"], 3), named(&["C"], 1)]);
    }

    #[test]
    fn no_more_than_ten_are_named() {
        let many = ["A", "B", "C", "D", "E", "F", "G", "H", "I", "J", "K"];
        assert!(told(&[&many]).is_empty());
        let alone: Vec<[&str; 1]> = many.iter().map(|name| [*name]).collect();
        let alone: Vec<&[&str]> = alone.iter().map(|one| &one[..]).collect();
        assert_eq!(told(&alone).len(), NAMED);
    }

    #[test]
    fn a_card_of_a_judged_case_is_there() {
        let (judged, open) = (case(&["A", "B"]), case(&["A", "C"]));
        let mut lacks = Lacks::default();
        lacks.note(&judged, &CaseResult { verdict: Verdict::Failed, ..CaseResult::default() });
        lacks.note(&open, &lacking(card("C")));
        assert_eq!(lacks.missing_cards(&Hello::default()), [MissingCard { name: "C".to_owned(), cases: 1 }]);
    }

    #[test]
    fn what_the_hello_leaves_out_is_lacking_and_cards_only_if_the_engine_says_so() {
        let open = Case { script: vec![ScriptOp::ResolveTop], ..case(&["A"]) };
        let hello = Hello { ops: vec!["play".to_owned()], ..Hello::default() };
        let op = |what: &str| Unsupported { kind: UnsupportedKind::Op, what: what.to_owned() };
        let mut lacks = Lacks::default();
        lacks.note(&open, &lacking(op("resolve_top")));
        assert_eq!(lacks.openings(&hello), [Opening { lacks: vec![op("resolve_top")], cases: 1 }]);
        let other = case(&["B"]);
        lacks.note(&other, &lacking(card("B")));
        assert_eq!(lacks.openings(&hello)[1], Opening { lacks: vec![card("A"), op("resolve_top")], cases: 1 });
    }

    #[test]
    fn a_case_whose_lack_is_unknown_is_not_counted() {
        let open = case(&["A"]);
        let mut lacks = Lacks::default();
        lacks.note(&open, &CaseResult { verdict: Verdict::Unsupported, ..CaseResult::default() });
        assert!(lacks.openings(&Hello::default()).is_empty());
    }
}
