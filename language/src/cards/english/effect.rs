//! The text of instructions.

use super::{Speech, and, does, noun::bound, or, subject::Subject};
use crate::cards::{
    Name,
    effect::{AbilityIs, AbilityKind, Effect, Pick, Place},
    reference::Ref,
};

impl Speech<'_> {
    /// Instructions in one sentence.
    pub(crate) fn clauses_of(&self, effects: &[Effect]) -> String {
        if effects.is_empty() {
            return "nothing happens".to_owned();
        }
        effects.iter().map(|effect| effect.english(self)).collect::<Vec<_>>().join("; then ")
    }

    /// The player who acts: "you", unless another player is named.
    pub(crate) fn by(&self, who: Option<&Ref>) -> String {
        who.map_or("you".to_owned(), |who| self.who(who))
    }

    /// An instruction with its alternative ("otherwise").
    pub(crate) fn or_else(&self, text: String, otherwise: &[Effect]) -> String {
        if otherwise.is_empty() { text } else { format!("{text}; otherwise, {}", self.clauses_of(otherwise)) }
    }

    /// The modifications of a subject.
    pub(crate) fn changes(&self, changes: &[crate::cards::modification::Modification], subject: &str) -> String {
        and(&changes
            .iter()
            .zip(Subject::one(subject).throughout())
            .map(|(change, subject)| self.modification(change, &subject))
            .collect::<Vec<_>>())
    }

    /// The exceptions of a copy.
    pub(crate) fn except(&self, exceptions: &[crate::cards::modification::Modification], copy: &str) -> String {
        match exceptions {
            [] => String::new(),
            exceptions => format!(", except that {}", self.changes(exceptions, copy)),
        }
    }

    /// The place into which an object is put.
    pub(crate) fn place(&self, place: Place) -> String {
        match place {
            Place::Battlefield => format!("{}, under your control", self.words().battlefield),
            Place::Hand => "into its owner's hand".to_owned(),
            Place::Graveyard => "into its owner's graveyard".to_owned(),
            Place::Exile => format!("where it is {}", self.words().exile),
            Place::LibraryTop => "on top of its owner's library".to_owned(),
            Place::LibraryBottom => "on the bottom of its owner's library".to_owned(),
            Place::Library => "into its owner's library".to_owned(),
        }
    }

    /// One ability of those that match.
    pub(crate) fn an_ability(&self, is: &AbilityIs) -> String {
        let AbilityIs { kinds, keywords, mana } = is;
        let kind = |kind: &AbilityKind| match kind {
            AbilityKind::Keyword => "a keyword",
            AbilityKind::Activated => "an activated ability",
            AbilityKind::Triggered => "a triggered ability",
            AbilityKind::Static => "a static ability",
        };
        let mut what = match kinds.is_empty() {
            true => "an ability".to_owned(),
            false => or(&kinds.iter().map(|one| kind(one).to_owned()).collect::<Vec<_>>()),
        };
        if !keywords.is_empty() {
            let words: Vec<String> = keywords.iter().map(|name| name.replace('_', " ")).collect();
            what = format!("{what} that is {}", or(&words));
        }
        match mana {
            Some(true) => format!("{what} that is a mana ability"),
            Some(false) => format!("{what} other than a mana ability"),
            None => what,
        }
    }

    /// A choice of objects or players.
    pub(crate) fn pick(&self, pick: &Pick) -> String {
        let Pick { from, bind, who, count, up_to, any_number, ordered, random } = pick;
        let many = match (any_number, up_to) {
            (true, _) => format!("any number of {}", self.many(from)),
            (false, true) => self.up_to(count, from, ""),
            (false, false) if *count == crate::cards::amount::Amount::Fixed(1) => self.one(from),
            (false, false) => self.so_many(count, &self.many(from)),
        };
        let random = if *random { " at random" } else { "" };
        let ordered = if *ordered { " in an order" } else { "" };
        does(&self.by(who.as_ref()), &format!("choose {many}{random}{ordered} ({})", bound(bind)))
    }
}

/// The name that an instruction gives to the objects that it chose, moved or found.
pub(crate) fn called(bind: &Option<Name>) -> String {
    bind.as_ref().map(|name| format!(" ({})", bound(name))).unwrap_or_default()
}

/// The word for the damage.
pub(crate) fn damage_word(combat: Option<bool>) -> &'static str {
    match combat {
        Some(true) => "combat damage",
        Some(false) => "noncombat damage",
        None => "damage",
    }
}
