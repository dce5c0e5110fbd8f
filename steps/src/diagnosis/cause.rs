//! What an engine may do wrong: it misreads a clause, or lacks a piece of it.

use crate::{
    ablation::Piece,
    clauses::{Clause, Misreading, Overlay},
    library::Library,
};

/// Something that an engine may do wrong.
#[derive(Debug, Clone)]
pub(super) enum Cause<'s> {
    /// It misreads this clause in this way.
    Misreading(&'s Clause, &'s Misreading),
    /// It lacks this piece.
    Lack(Piece),
}

impl Cause<'_> {
    /// Whether something is missing.
    pub(super) fn is_lack(&self) -> bool {
        matches!(self, Cause::Lack(_))
    }

    /// Whether it changes the rules of an edition, and so may touch every case.
    pub(super) fn is_of_edition(&self) -> bool {
        matches!(self, Cause::Misreading(_, Misreading { overlay: Overlay::Edition(_), .. }))
    }

    /// Whether it is to be named rather than another cause that explains the same failures.
    ///
    /// A rule of a keyword is a part of what the keyword means: that it is not carried out is true in both cases. And that a rule is missing is a
    /// misreading of its clause, of which the author of the suite has said more.
    pub(super) fn outranks(&self, other: &Cause<'_>, library: &Library) -> bool {
        match (self, other) {
            (Cause::Misreading(clause, _), Cause::Lack(Piece::Rule { rule })) => clause.marks.contains(rule),
            (Cause::Lack(Piece::Rule { rule }), Cause::Lack(Piece::Keyword { keyword })) => {
                let mut keywords = library.keywords().filter(|def| def.keyword.as_str() == keyword);
                keywords.any(|def| def.rule.iter().chain(&def.rules).any(|of| of == rule))
            }
            _ => false,
        }
    }

    /// What the engine does, in words.
    pub(super) fn says(&self) -> String {
        match self {
            Cause::Misreading(_, misreading) => misreading.says.clone(),
            Cause::Lack(piece) => piece.lacking(),
        }
    }
}
