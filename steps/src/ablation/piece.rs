//! The pieces of a clause in the library. Without such a piece, a scenario of the clause must fail.

use std::fmt;

use casebook_engine::{
    cards::{CardDef, keyword::KeywordDef},
    rule::Rule,
};
use serde::Serialize;

use crate::{clauses::Clause, library::Library};

/// A piece of a clause that can be removed.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
#[serde(untagged)]
pub enum Piece {
    /// A rule of the clause, which is switched off.
    Rule {
        /// The rule's mark.
        rule: Rule,
    },
    /// An ability of a card of the clause.
    Ability {
        /// The card.
        card: String,
        /// The ability's id.
        ability: String,
    },
    /// The meaning of a keyword.
    Keyword {
        /// The keyword.
        keyword: String,
    },
}

impl Piece {
    /// The pieces of a clause: its rules, the keywords that have one of these rules, and the abilities of its cards.
    #[must_use]
    pub fn of(clause: &Clause, library: &Library) -> Vec<Piece> {
        let carries = |def: &&KeywordDef| def.rule.iter().chain(&def.rules).any(|rule| clause.marks.contains(rule));
        let keywords = library.keywords().filter(carries);
        let keywords = keywords.map(|def| Piece::Keyword { keyword: def.keyword.to_string() });
        let cards = clause.cards.iter().filter_map(|name| library.find_card(name));
        let abilities = cards.flat_map(|shelved| Piece::of_card(&shelved.card));
        let rules = clause.marks.iter().map(|rule| Piece::Rule { rule: *rule });
        rules.chain(keywords).chain(abilities).collect()
    }

    /// What an engine does that lacks it, in words.
    #[must_use]
    pub fn lacking(&self) -> String {
        match self {
            Piece::Rule { rule } => format!("the rule `{}` is not carried out", rule.word()),
            Piece::Keyword { keyword } => format!("the keyword {keyword} has no meaning"),
            Piece::Ability { card, ability } => format!("{card} doesn't have its ability `{ability}`"),
        }
    }

    /// The abilities of a card, of all its parts and in every edition.
    #[must_use]
    pub fn of_card(card: &CardDef) -> Vec<Piece> {
        let halves = std::iter::once(&card.abilities).chain(card.parts().map(|part| part.abilities));
        let errata = card.editions.iter().map(|(_, errata)| &errata.abilities);
        let mut pieces: Vec<Piece> = halves
            .chain(errata)
            .flat_map(|abilities| abilities.iter())
            .map(|(id, _)| Piece::Ability { card: card.name.to_string(), ability: id.to_string() })
            .collect();
        pieces.sort();
        pieces.dedup();
        pieces
    }
}

impl fmt::Display for Piece {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Piece::Rule { rule } => write!(f, "without {}", rule.word()),
            Piece::Ability { card, ability } => write!(f, "{card} without its {ability}"),
            Piece::Keyword { keyword } => write!(f, "{keyword} without a meaning"),
        }
    }
}
