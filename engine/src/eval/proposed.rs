//! What is being cast or played, while the card is still in its zone: the card with the characteristics that its spell or permanent will have
//! (601.3e).

use std::sync::Arc;

use crate::{
    cards::{
        ability::Ability,
        keyword::Builtin,
        selector::Selector,
        values::{CardType, Zone},
    },
    catalog::Layout,
    continuous::Projection,
    game::Game,
    ids::{ObjectId, PlayerId},
    rule::Rule,
    state::{
        State,
        characteristics::{Characteristics, Face},
        effects::Scope,
        stack::{Alternative, ItemKind, StackItem},
    },
};

/// The part of a card that is played: a half, a face, an Adventure (709.3, 712.11, 715.3). None if the card itself is played.
pub(crate) type Part = Option<Arc<Face>>;

/// The largest X that is tried if X determines the qualities of a spell or the objects that pay a cost.
pub(crate) const LARGEST_X: u32 = 40;

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
    pub(crate) fn of(item: &StackItem) -> Self {
        let own = |alternative: &Alternative| matches!(alternative, Alternative::Text(_));
        Self { alternative: item.alternative.clone().filter(own), x: item.x }
    }

    /// The choices that could be made for a card with those characteristics, apart from making none.
    pub(crate) fn possible(card: &Characteristics) -> impl Iterator<Item = Self> {
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

/// The parts of a card that can be played separately from it, by their layout.
pub(crate) fn faces(game: Game<'_>, card: ObjectId) -> (Option<Layout>, &[Arc<Face>]) {
    let sides = game.object(card).def.and_then(|def| game.table.catalog.sides(def));
    sides.map_or((None, &[]), |sides| (Some(sides.layout), &sides.faces))
}

/// Whether the card itself can be cast or played, and not only a part of it. A split card can only if it has fuse and is in a hand (702.102a).
pub(crate) fn is_whole(game: Game<'_>, card: ObjectId) -> bool {
    let fused = || game.object(card).zone == Zone::Hand && game.keyword(Rule::Fuse, card, Builtin::Fuse);
    faces(game, card).0 != Some(Layout::Split) || fused()
}

/// Whether the part is the card's back face.
pub(crate) fn is_back(game: Game<'_>, card: ObjectId, part: &Part) -> bool {
    let back = game.object(card).face.back.as_ref();
    part.as_ref().zip(back).is_some_and(|(part, back)| Arc::ptr_eq(part, back))
}

/// Whether a spell of that part of the card matches the selector, if its proposal makes no other choices.
pub(crate) fn is_such(
    game: Game<'_>,
    played: (PlayerId, ObjectId),
    part: &Part,
    (spell, scope): (&Selector, &Scope),
) -> bool {
    matches_with(game, played, part, &Choices::default(), (spell, scope))
}

/// Whether a spell of that part of the card could match the selector, with some choices of its proposal.
pub(crate) fn could_be(
    game: Game<'_>,
    (player, card): (PlayerId, ObjectId),
    part: &Part,
    such: (&Selector, &Scope),
) -> bool {
    let matches = |choices: &Choices| matches_with(game, (player, card), part, choices, such);
    let as_it_is = Proposed::new(game, player, card, part, &Choices::default());
    let seen = as_it_is.game(game).characteristics(card);
    matches(&Choices::default()) || Choices::possible(seen).any(|choices| matches(&choices))
}

/// Whether the spell on the stack that the card would be matches the selector.
fn matches_with(
    game: Game<'_>,
    (player, card): (PlayerId, ObjectId),
    part: &Part,
    choices: &Choices,
    (spell, scope): (&Selector, &Scope),
) -> bool {
    let (state, id) = supposed(game, player, card, part, choices);
    let seen = game.suppose(&state);
    Game { work: game.work, ..Game::new(game.table, &state, &seen) }.matches(id.into(), spell, scope)
}

/// Whether something is true of that part of the card, with some choices of its proposal.
pub(crate) fn any_choice(
    game: Game<'_>,
    (player, card): (PlayerId, ObjectId),
    part: &Part,
    so: impl Fn(Game<'_>, &Choices) -> bool,
) -> bool {
    let with = |choices: &Choices| so(Proposed::new(game, player, card, part, choices).game(game), choices);
    let proposed = Proposed::new(game, player, card, part, &Choices::default());
    let seen = Arc::clone(proposed.game(game).characteristics(card));
    !seen.is(CardType::Land) && (with(&Choices::default()) || Choices::possible(&seen).any(|choices| with(&choices)))
}

/// The characteristics of the spell with all effects that apply to it. Its mana value includes the chosen X (202.3e).
fn on_the_stack(
    game: Game<'_>,
    player: PlayerId,
    card: ObjectId,
    part: &Part,
    choices: &Choices,
) -> Arc<Characteristics> {
    let (state, id) = supposed(game, player, card, part, choices);
    let mut seen = Arc::clone(game.suppose(&state).characteristics(id));
    if let Some(x) = choices.x {
        let seen = Arc::make_mut(&mut seen);
        seen.cost = seen.cost.map(|cost| cost.with_x(x));
        seen.value_of = seen.value_of.map(|cost| cost.with_x(x));
    }
    seen
}

/// The position in which the card, or that part of it, is a spell with those choices, and the spell.
pub(crate) fn supposed(
    game: Game<'_>,
    player: PlayerId,
    card: ObjectId,
    part: &Part,
    choices: &Choices,
) -> (State, ObjectId) {
    let transformed = is_back(game, card, part);
    let id = game.state.next_id();
    let item = StackItem {
        alternative: choices.alternative.clone(),
        x: choices.x,
        played_from: Some(game.object(card).zone),
        played: true,
        ..StackItem::new(ItemKind::Spell, id)
    };
    let part = part.clone().filter(|_| !transformed);
    (game.state.supposing_spell(card, player, (part, transformed), item), id)
}
