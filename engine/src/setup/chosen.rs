//! Choices made as a permanent entered (614.12). The position states them. A position is refused if a card text requires a choice that it does not
//! state.

use std::collections::BTreeSet;

use super::{Position, SetupError};
use crate::{
    cards::{
        Name,
        ability::Ability,
        check::free_names,
        effect::{Effect, ValueKind},
        replacement::Instead,
    },
    change::PermanentChange,
    edition::CreatureTypeChosen,
    ids::ObjectId,
    state::{binding::Value, characteristics::HeldAbility},
};

/// A kind of choice that a permanent remembers.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Remembered {
    /// A value of that kind.
    Value(ValueKind),
    /// A player.
    Player,
    /// An object.
    Object,
}

impl Position<'_> {
    /// Sets a choice made as the permanent entered: the `nth` choice of that kind in its text, counted from the first. The choice is bound to the
    /// name under which the text remembers it.
    ///
    /// # Errors
    ///
    /// An error if the text has no such choice, or does not allow that value.
    pub fn chosen(&mut self, id: ObjectId, kind: Remembered, nth: usize, value: Value) -> Result<(), SetupError> {
        if let (Remembered::Value(value_kind), Value::Word(word)) = (kind, &value)
            && !self.is_a_choice(value_kind, word)
        {
            return Err(
                self.misfit(id, &format!("can't have `{word}` chosen for it: there is no such {}", said(value_kind)))
            );
        }
        let choices = self.choices(id);
        let name = choices.iter().filter(|choice| fits(choice, kind)).filter_map(|choice| bound(choice)).nth(nth);
        let Some(name) = name.cloned() else {
            let there: Vec<&str> = choices.iter().filter_map(asked_for).collect();
            let there = if there.is_empty() { String::new() } else { format!(", only {}", there.join(", ")) };
            return Err(self.misfit(id, &format!("has no such choice as it enters{there}")));
        };
        self.write(PermanentChange::Remember { object: id, name, value, entering: true });
        Ok(())
    }

    /// A choice that the permanent's text requires as it enters and that the position does not state: the kind of the first such choice, in the words
    /// of features.
    #[must_use]
    pub fn unchosen(&self, id: ObjectId) -> Option<&'static str> {
        let object = self.state.object(id);
        let unsaid = |choice: &Effect| bound(choice).is_some_and(|name| object.memory.get(name).is_none());
        let unsaid: Vec<Effect> = self.choices(id).into_iter().filter(unsaid).collect();
        if unsaid.is_empty() || object.status.face_down {
            return None;
        }
        let read: BTreeSet<String> = self
            .abilities(id)
            .filter(|held| entering(held).is_none())
            .flat_map(|held| free_names(&held.ability))
            .collect();
        let missing = |choice: &&Effect| bound(choice).is_some_and(|name| read.contains(&**name));
        unsaid.iter().find(missing).and_then(asked_for)
    }

    fn abilities(&self, id: ObjectId) -> impl Iterator<Item = &HeldAbility> {
        self.state.face_up(id).characteristics.abilities.iter()
    }

    /// The choices that are made as the permanent enters, in order.
    fn choices(&self, id: ObjectId) -> Vec<Effect> {
        self.abilities(id)
            .filter_map(entering)
            .flatten()
            .filter(|effect| asked_for(effect).is_some())
            .cloned()
            .collect()
    }

    /// Whether that word is a possible choice of that kind.
    fn is_a_choice(&self, kind: ValueKind, word: &Name) -> bool {
        let catalog = &self.table.catalog;
        match kind {
            ValueKind::CreatureType => {
                self.table.edition.creature_type_chosen == CreatureTypeChosen::AnyNoun
                    || catalog.creature_types().contains(word)
            }
            ValueKind::BasicLandType => ["Plains", "Island", "Swamp", "Mountain", "Forest"].contains(&word.as_str()),
            ValueKind::CardName => catalog.names().contains(word),
            ValueKind::Color | ValueKind::Number | ValueKind::Opponent => true,
        }
    }
}

/// The instructions that are carried out as the ability's object enters.
fn entering(held: &HeldAbility) -> Option<&Vec<Effect>> {
    match &*held.ability {
        Ability::Replacement(replacement) => match &replacement.instead {
            Instead::EnterWith(with) => Some(&with.instructions),
            _ => None,
        },
        _ => None,
    }
}

fn fits(choice: &Effect, kind: Remembered) -> bool {
    match (choice, kind) {
        (Effect::ChooseValue(chosen), Remembered::Value(kind)) => chosen.kind == kind,
        (Effect::ChooseValue(chosen), Remembered::Player) => chosen.kind == ValueKind::Opponent,
        (Effect::Choose(_), Remembered::Player | Remembered::Object) => true,
        (Effect::ChooseSource(_), Remembered::Object) => true,
        _ => false,
    }
}

fn bound(choice: &Effect) -> Option<&Name> {
    choice.binds().first().copied()
}

/// The kind of choice, in the words of features; none if the instruction is not a choice.
fn asked_for(choice: &Effect) -> Option<&'static str> {
    match choice {
        Effect::ChooseValue(chosen) => Some(said(chosen.kind)),
        Effect::Choose(_) | Effect::ChooseSource(_) => Some("object"),
        Effect::ChooseAbility(_) => Some("ability"),
        _ => None,
    }
}

fn said(kind: ValueKind) -> &'static str {
    match kind {
        ValueKind::Color => "color",
        ValueKind::CreatureType => "creature type",
        ValueKind::BasicLandType => "land type",
        ValueKind::CardName => "card name",
        ValueKind::Number => "number",
        ValueKind::Opponent => "player",
    }
}
