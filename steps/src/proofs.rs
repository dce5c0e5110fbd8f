//! The committed result of the check: by what each clause was proven when the suite was last checked. What only asks for the state of the
//! suite reads it and runs nothing; the check holds it to the truth.

use std::collections::BTreeMap;

use casebook_engine::document::{Document, DocumentError};
use serde::{Deserialize, Serialize};

use crate::clauses::ClauseId;

/// By what a clause is proven, in every edition in which scenarios of it run.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum ProvenBy {
    /// Without the clause a scenario of it fails.
    Ablation,
    /// Under a misreading of the clause a scenario of it fails.
    Misreading,
    /// Neither; its row says why.
    Explained,
    /// Neither, and nobody says why.
    Nothing,
    /// The reference engine is declared to get it wrong.
    Deviating,
}

impl ProvenBy {
    /// Whether something proves it.
    #[must_use]
    pub fn is_proof(self) -> bool {
        matches!(self, ProvenBy::Ablation | ProvenBy::Misreading)
    }
}

/// By what each clause that has scenarios is proven.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Proofs(pub BTreeMap<ClauseId, ProvenBy>);

/// What stands at the head of the file.
const HEAD: &str = "# By what each clause is proven. Written by `casebook check --update`, and held to the truth by `casebook check`.\n";

impl Proofs {
    /// Reads the files: the project's, and those of packs.
    ///
    /// # Errors
    ///
    /// A [`DocumentError`] where one is no such file.
    pub fn load<'d>(documents: impl Iterator<Item = Document<'d>>) -> Result<Proofs, DocumentError> {
        let mut proofs = Proofs::default();
        for document in documents {
            let read: Proofs = document.read().map(Proofs)?;
            proofs.0.extend(read.0);
        }
        Ok(proofs)
    }

    /// The proofs of the clauses of some documents.
    #[must_use]
    pub fn of_documents(&self, is_meant: impl Fn(&str) -> bool) -> Proofs {
        let own = self.0.iter().filter(|(id, _)| is_meant(id.document()));
        Proofs(own.map(|(id, by)| (id.clone(), *by)).collect())
    }

    /// By what a clause is proven; nothing where it had no scenario.
    #[must_use]
    pub fn of(&self, clause: &ClauseId) -> Option<ProvenBy> {
        self.0.get(clause).copied()
    }

    /// The number of clauses that are proven by it.
    #[must_use]
    pub fn count(&self, by: ProvenBy) -> usize {
        self.0.values().filter(|one| **one == by).count()
    }

    /// The file's text.
    #[must_use]
    pub fn text(&self) -> String {
        let word = |by: ProvenBy| match by {
            ProvenBy::Ablation => "ablation",
            ProvenBy::Misreading => "misreading",
            ProvenBy::Explained => "explained",
            ProvenBy::Nothing => "nothing",
            ProvenBy::Deviating => "deviating",
        };
        let lines = self.0.iter().map(|(clause, by)| format!("{clause}: {}\n", word(*by)));
        HEAD.chars().map(String::from).chain(lines).collect()
    }
}
