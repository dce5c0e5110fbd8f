//! Engines whose faults are drawn from the library by a fixed rule: every so many-th misreading, rule, keyword and ability of a card; some of them two
//! at once, some without half of the cards. What may be said about them follows from the fault.

use casebook_engine::rule::Rule;
use casebook_steps::{
    ablation::Piece,
    clauses::{Misreading, Overlay},
    library::{Library, Overlaid},
    suite::Suite,
};

use super::engine::{Change, Made};

/// What faults are drawn from, and one of how many.
#[derive(Clone, Copy)]
enum Kind {
    Misreading,
    Rule,
    Keyword,
    Ability,
}

impl Kind {
    const ALL: [Kind; 4] = [Kind::Rule, Kind::Keyword, Kind::Misreading, Kind::Ability];

    fn one_in(self) -> usize {
        match self {
            Kind::Misreading => 24,
            Kind::Rule => 32,
            Kind::Keyword => 16,
            Kind::Ability => 206,
        }
    }
}

/// A fault with what may be said about it.
pub(super) struct Fault<'s> {
    change: Change<'s>,
    pub(super) may_be_said: Vec<String>,
}

/// A library with its misreadings.
pub(super) struct Drawer<'s> {
    library: &'s Library,
    misreadings: Vec<(&'s Misreading, Overlaid<'s>)>,
}

impl<'s> Drawer<'s> {
    pub(super) fn new(suite: &'s Suite) -> Self {
        let library = &*suite.library;
        let all = library.clauses().iter().flat_map(|clause| &clause.misreadings);
        let misreadings = all.filter_map(|it| Some((it, library.overlaid(&it.overlay).ok()?))).collect();
        Drawer { library, misreadings }
    }

    /// What may be said of an engine that lacks a piece: that it does, and the words of a misreading that is the same change. The rules of a keyword
    /// without a meaning are not carried out.
    pub(super) fn of_lack(&self, piece: &Piece) -> Option<Fault<'s>> {
        let overlaid = self.library.taken(piece)?;
        let mut may_be_said = vec![piece.lacking()];
        if let Piece::Keyword { keyword } = piece {
            let defs = self.library.keywords().filter(|def| def.keyword.as_str() == keyword);
            let rules = defs.flat_map(|def| def.rule.iter().chain(&def.rules));
            may_be_said.extend(rules.map(|rule| Piece::Rule { rule: *rule }.lacking()));
        }
        may_be_said.extend(self.same(&overlaid));
        Some(Fault { change: Change { overlaid, only_with: self.library.speaking_of_piece(piece) }, may_be_said })
    }

    /// What may be said of an engine with a misreading: its words, and those of others that are the same change.
    fn of_misreading(&self, misreading: &'s Misreading) -> Option<Fault<'s>> {
        if let Overlay::Rule(rule) = &misreading.overlay {
            return self.of_lack(&Piece::Rule { rule: *rule });
        }
        let overlaid = self.library.overlaid(&misreading.overlay).ok()?;
        let may_be_said = self.same(&overlaid);
        Some(Fault {
            change: Change { overlaid, only_with: self.library.speaking_of(&misreading.overlay) },
            may_be_said,
        })
    }

    /// The words of the misreadings that are this change.
    fn same(&self, overlaid: &Overlaid<'_>) -> Vec<String> {
        let same = self.misreadings.iter().filter(|(_, other)| other.is_as(overlaid));
        same.map(|(it, _)| it.says.clone()).collect()
    }

    /// The faults of a kind that are drawn.
    fn faults(&self, kind: Kind, first: usize) -> Vec<Fault<'s>> {
        let drawn = |at: &usize| at % kind.one_in() == first;
        let pieces: Vec<Piece> = match kind {
            Kind::Misreading => {
                let drawn = self.misreadings.iter().enumerate().filter(|(at, _)| drawn(at));
                return drawn.filter_map(|(_, (it, _))| self.of_misreading(it)).collect();
            }
            Kind::Rule => Rule::ALL.iter().map(|rule| Piece::Rule { rule: *rule }).collect(),
            Kind::Keyword => {
                self.library.keywords().map(|def| Piece::Keyword { keyword: def.keyword.to_string() }).collect()
            }
            Kind::Ability => self.library.cards().flat_map(|shelved| Piece::of_card(&shelved.card)).collect(),
        };
        pieces.iter().enumerate().filter(|(at, _)| drawn(at)).filter_map(|(_, piece)| self.of_lack(piece)).collect()
    }

    /// The engines.
    pub(super) fn engines(&self) -> Vec<Made<'s>> {
        let mut all = Vec::new();
        for kind in Kind::ALL {
            all.extend(self.faults(kind, 0).into_iter().map(|fault| made("one fault", vec![fault], false)));
            all.extend(self.faults(kind, 5).into_iter().map(|fault| made("half of the cards", vec![fault], true)));
        }
        // A keyword comes before a card: its change lays out the whole library.
        for (kind, then) in
            [(Kind::Misreading, Kind::Rule), (Kind::Keyword, Kind::Rule), (Kind::Keyword, Kind::Ability)]
        {
            let pairs = self.faults(kind, 7).into_iter().zip(self.faults(then, 8));
            all.extend(pairs.map(|(one, other)| made("two faults", vec![one, other], false)));
        }
        all
    }
}

fn made<'s>(what: &str, faults: Vec<Fault<'s>>, lacks_cards: bool) -> Made<'s> {
    let may_be_said: Vec<String> = faults.iter().flat_map(|fault| fault.may_be_said.clone()).collect();
    let firsts: Vec<&str> = faults.iter().filter_map(|fault| fault.may_be_said.first()).map(|it| &**it).collect();
    let what = format!("{what}: {}", firsts.join("; "));
    let changes = faults.into_iter().map(|fault| fault.change).collect();
    Made { what, changes, manner: None, lacks_cards, may_be_said }
}
