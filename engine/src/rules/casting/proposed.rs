//! What is being cast, while the card is still in its zone: the card with the characteristics that its spell will have (601.3e).

use std::sync::Arc;

use crate::{
    cards::ability::Ability,
    change::{CardChange, Change, Destination, Enter, Move, StackChange},
    commit::Writing,
    continuous::{self, Projection},
    event::Why,
    game::{Facts, Game},
    ids::{ObjectId, PlayerId},
    state::{
        State,
        characteristics::Characteristics,
        object::LastKnown,
        stack::{Alternative, ItemKind, StackItem},
    },
};

use super::{
    part::{self, Part},
    value_of_x::LARGEST_X,
};

/// The choices of a proposal that may change the qualities of the spell (601.3a, 601.3b).
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub(crate) struct Choices {
    /// An alternative cost that the card itself states.
    alternative: Option<Alternative>,
    /// The value of X.
    x: Option<u32>,
}

impl Choices {
    /// The choices that were made for a spell.
    pub(super) fn of(item: &StackItem) -> Self {
        let own = |alternative: &Alternative| matches!(alternative, Alternative::Text(_));
        Self { alternative: item.alternative.clone().filter(own), x: item.x }
    }

    /// The choices that could be made for a card with those characteristics, apart from making none.
    pub(super) fn possible(card: &Characteristics) -> impl Iterator<Item = Self> {
        let stated = card.abilities.iter().filter_map(|held| match &*held.ability {
            Ability::Spell(ability) => Some(ability.alternative_costs.iter().map(|(id, _)| id)),
            _ => None,
        });
        let by_cost = |id: &crate::cards::Name| Self { alternative: Some(Alternative::Text(id.clone())), x: None };
        let with_x = card.cost.is_some_and(|cost| cost.x > 0);
        let values = (1..=LARGEST_X).filter(move |_| with_x).map(|x| Self { alternative: None, x: Some(x) });
        stated.flatten().map(by_cost).chain(values)
    }
}

/// A card that is being cast or played. Permissions, restrictions and the rules of time look at it as it will be on the stack (601.3e, 702.103d).
pub(crate) struct Proposed {
    /// The position in which the card has other characteristics than in its zone, if it has.
    seen: Option<Projection>,
}

impl Proposed {
    /// The card, a part of it if one is cast, with those choices made.
    pub(crate) fn new(game: Game<'_>, player: PlayerId, card: ObjectId, part: &Part, choices: &Choices) -> Self {
        if part.is_none() && *choices == Choices::default() {
            return Self { seen: None };
        }
        let will_be = on_the_stack(game, player, card, part, choices);
        Self { seen: Some(game.seen.seeing(card, will_be)) }
    }

    /// The position in which the card is judged: it is in its zone, with the characteristics of its spell.
    pub(crate) fn game<'a>(&'a self, now: Game<'a>) -> Game<'a> {
        Game { seen: self.seen.as_ref().unwrap_or(now.seen), ..now }
    }
}

/// The move of a card to the stack as a spell, or of a part of it (601.2a).
pub(super) fn to_stack(game: Game<'_>, player: PlayerId, card: ObjectId, part: &Part) -> Move {
    let transformed = part::is_back(game, card, part);
    let part = part.clone().filter(|_| !transformed);
    let enter = Enter { controller: Some(player), part, transformed, ..Enter::default() };
    Move { enter, ..Move::new(card, Destination::Stack, Why::Played) }
}

/// The characteristics of the spell with all effects that apply to it. Its mana value includes the chosen X (202.3e).
fn on_the_stack(
    game: Game<'_>,
    player: PlayerId,
    card: ObjectId,
    part: &Part,
    choices: &Choices,
) -> Arc<Characteristics> {
    let (mut state, from): (State, _) = (game.state.clone(), game.object(card).zone);
    let last_known = |id: ObjectId| {
        let characteristics = Arc::clone(game.characteristics(id));
        Some(LastKnown { characteristics, controller: game.controller(id) })
    };
    let writing = Writing { before: &last_known, batch: 0, facts: Facts { table: game.table, notes: None } };
    let moved = Change::Card(CardChange::Move(to_stack(game, player, card, part)));
    state.commit(moved, writing, &mut Vec::new());
    let spell = state.newest(card);
    let item = StackItem {
        alternative: choices.alternative.clone(),
        x: choices.x,
        played_from: Some(from),
        played: true,
        ..StackItem::new(ItemKind::Spell, spell)
    };
    let chosen = StackChange::SetStackItem { object: spell, item: Arc::new(item) };
    state.commit(Change::Stack(chosen), writing, &mut Vec::new());
    let mut seen = Arc::clone(continuous::project(game.table, &state).characteristics(spell));
    if let Some(x) = choices.x {
        let seen = Arc::make_mut(&mut seen);
        seen.cost = seen.cost.map(|cost| cost.with_x(x));
        seen.value_of = seen.value_of.map(|cost| cost.with_x(x));
    }
    seen
}
