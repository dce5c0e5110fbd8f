//! The proofs of clauses: a scenario of the clause fails without one of its rules, abilities or keywords, or under a misreading.

use std::{
    collections::{BTreeMap, BTreeSet},
    iter,
};

use casebook_engine::edition::EditionId;
use serde::Serialize;

use super::{
    By, Finding, FindingKind, Scope, about,
    trial::{Shows, Trials, Tried},
};
use crate::{
    clauses::ClauseId,
    deviations::Deviations,
    library::{Library, Played},
    proofs::{Proofs, ProvenBy},
    suite::Suite,
};

/// The proof of a clause by a scenario, edition by edition. An empty list means that another scenario proves the clause.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct Proof {
    /// The clause.
    pub clause: String,
    /// The case.
    pub case: String,
    /// The proofs in each edition in which the case runs.
    pub by: BTreeMap<EditionId, Vec<Shows>>,
}

/// The numbers of clauses by proof. A proof counts if it exists in every edition in which a scenario of the clause runs.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Serialize)]
pub struct Figures {
    /// The clauses that have scenarios.
    pub clauses: usize,
    /// The clauses proven by ablation.
    pub by_ablation: usize,
    /// The clauses proven only by a misreading in some edition.
    pub by_misreading: usize,
    /// The unproven clauses whose row states the reason.
    pub explained: usize,
    /// The clauses with a case that is a declared deviation.
    pub deviating: usize,
}

/// The proofs for every pair of a scenario and one of its clauses.
pub(super) fn proofs(suite: &Suite, trials: &Trials<'_>, editions: &[(&EditionId, &[Tried])]) -> Vec<Proof> {
    let mut proofs = Vec::new();
    for (at, trial) in trials.all.iter().enumerate() {
        for place in &trial.own {
            let in_edition = |(edition, tried): &(&EditionId, &[Tried])| {
                let (_, by) = tried[at].scenarios.iter().find(|(own, _)| own == place)?;
                Some(((*edition).clone(), by.clone()))
            };
            let case = suite.scenarios[*place].lowered.case.id.clone();
            let by = editions.iter().filter_map(in_edition).collect();
            proofs.push(Proof { clause: trial.clause.id.0.clone(), case, by });
        }
    }
    proofs
}

/// How a clause is proven in every edition in which a scenario of it runs.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Proven {
    ByAblation,
    ByMisreading,
    Nowise,
}

/// How a clause is proven, and the editions in which it isn't; `None` if no scenario of it runs.
fn proven<'e>(at: usize, editions: &[(&'e EditionId, &[Tried])]) -> Option<(Proven, Vec<&'e EditionId>)> {
    let shown =
        || editions.iter().map(|(edition, tried)| (*edition, &tried[at].scenarios)).filter(|it| !it.1.is_empty());
    let lacking = |how: fn(&By) -> bool| {
        let lacks =
            shown().filter(|(_, scenarios)| !scenarios.iter().any(|(_, shows)| shows.iter().any(|it| how(&it.by))));
        lacks.map(|(edition, _)| edition).collect::<Vec<_>>()
    };
    shown().next()?;
    if lacking(|by| matches!(by, By::Without(_))).is_empty() {
        return Some((Proven::ByAblation, Vec::new()));
    }
    let lacking = lacking(|_| true);
    Some((if lacking.is_empty() { Proven::ByMisreading } else { Proven::Nowise }, lacking))
}

impl Figures {
    /// The numbers of a result; a clause of which no scenario runs isn't counted.
    pub(super) fn of(proofs: &Proofs) -> Figures {
        Figures {
            clauses: proofs.0.len(),
            by_ablation: proofs.count(ProvenBy::Ablation),
            by_misreading: proofs.count(ProvenBy::Misreading),
            explained: proofs.count(ProvenBy::Explained),
            deviating: proofs.count(ProvenBy::Deviating),
        }
    }
}

/// The proof of each clause, in the form of the committed result.
pub(super) fn proven_by(trials: &Trials<'_>, editions: &[(&EditionId, &[Tried])], deviations: &Deviations) -> Proofs {
    let is_declared = |case: &str| deviations.deviations.iter().any(|one| one.case == case);
    let mut proofs = Proofs::default();
    for (at, trial) in trials.all.iter().enumerate() {
        let mut cases = trial.own.iter().map(|place| trials.suite.scenarios[*place].lowered.case.id.as_str());
        let by = match proven(at, editions) {
            _ if cases.any(is_declared) => ProvenBy::Deviating,
            Some((Proven::ByAblation, _)) => ProvenBy::Ablation,
            Some((Proven::ByMisreading, _)) => ProvenBy::Misreading,
            Some((Proven::Nowise, _)) if trial.clause.unproven.is_some() => ProvenBy::Explained,
            Some((Proven::Nowise, _)) | None => ProvenBy::Nothing,
        };
        proofs.0.insert(trial.clause.id.clone(), by);
    }
    proofs
}

/// The file of the committed result, in the folder `fixtures` or in that of a pack.
const FILE: &str = "rules/proofs.yaml";
/// The number of differences that the message names.
const NAMED: usize = 8;

/// The findings that a committed result is out of date: the project's, and that of each pack. A pack that is checked alone needs none.
pub(super) fn outdated(library: &Library, scope: &Scope, found: &Proofs) -> Vec<Finding> {
    let of = |pack: Option<&Played>| {
        let is_own = |document: &str| library.pack_of_document(document) == pack;
        let committed = library.proofs().of_documents(is_own);
        let is_new = committed.0.is_empty() && !scope.packs.is_empty();
        let root = pack.map_or("fixtures", |pack| &pack.root);
        differing(&committed, &found.of_documents(is_own), root, pack).filter(|_| scope.is_of(pack) && !is_new)
    };
    iter::once(None).chain(library.packs().iter().map(Some)).filter_map(of).collect()
}

fn differing(committed: &Proofs, found: &Proofs, root: &str, pack: Option<&Played>) -> Option<Finding> {
    let ids: BTreeSet<&ClauseId> = committed.0.keys().chain(found.0.keys()).collect();
    let differ: Vec<String> =
        ids.into_iter().filter(|id| committed.of(id) != found.of(id)).map(ToString::to_string).collect();
    if differ.is_empty() {
        return None;
    }
    let more = if differ.len() > NAMED { format!(" and {} more", differ.len() - NAMED) } else { String::new() };
    let named = differ[..differ.len().min(NAMED)].join(", ");
    let mend = match pack {
        Some(pack) if !pack.root.starts_with("packs/") => format!("run `casebook check --pack {root} --update`"),
        _ => "run `casebook check --update`, then build again".to_owned(),
    };
    let message = format!("the committed proofs of {named}{more} are out of date: {mend}");
    let file = format!("{root}/{FILE}");
    Some(Finding { file, line: 1, kind: FindingKind::ProofsOutdated, case: None, message })
}

/// The clauses that lack a proof in some edition and have no `unproven`, and the clauses that have `unproven` and are proven.
pub(super) fn unproven(suite: &Suite, trials: &Trials<'_>, editions: &[(&EditionId, &[Tried])]) -> Vec<Finding> {
    let mut findings = Vec::new();
    for (at, trial) in trials.all.iter().enumerate() {
        let Some((how, lacking)) = proven(at, editions) else { continue };
        let id = &trial.clause.id;
        let named: Vec<&str> = lacking.iter().map(|edition| edition.0.as_str()).collect();
        let message = match (how, &trial.clause.unproven) {
            (Proven::Nowise, None) => format!(
                "{id} isn't proven in {}: no claim of its scenarios fails under an ablation or a misreading; add a finer mark, a misreading, or `unproven` with the reason",
                named.join(", ")
            ),
            (Proven::ByAblation | Proven::ByMisreading, Some(_)) => {
                format!("{id} is proven, but has `unproven`: remove it")
            }
            _ => continue,
        };
        let first = &suite.scenarios[trial.own[0]];
        findings.push(about(first, FindingKind::UnprovenClause, None, message));
    }
    findings
}
