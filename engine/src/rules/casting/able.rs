//! Whether a card could be cast during a resolution. A player can't choose to do what is impossible (608.2d), and a card that an effect has its player
//! cast if able is then not cast (702.62a until 2013).

use std::sync::Arc;

use crate::{
    cards::{cost::Cost, modification::Modification, values::CardType},
    continuous,
    eval::{
        may_cast::{forbids, is_of_timing, lacks_a_legend, split_second},
        proposed::{Choices, Part, supposed},
        timing,
    },
    game::Game,
    ids::{ObjectId, PlayerId},
    rules::costs,
    state::{
        effects::Scope,
        stack::{ItemKind, StackItem},
    },
};

use super::announce;

/// Whether a part of the card can be cast: nothing forbids it, and its targets and modes can be chosen. `instead` is the cost that the effect states;
/// another cost counts as payable, because mana abilities and reductions are not known before the announcement.
pub(crate) fn is_castable(
    game: Game<'_>,
    player: PlayerId,
    card: ObjectId,
    instead: Option<(&[Cost], &Scope)>,
) -> bool {
    let object = game.object(card);
    let payable = |(costs, scope): (&[Cost], &Scope)| reduced(game) || costs::can_pay(game, player, costs, scope);
    if !object.exists() || split_second(game).is_some() || !instead.is_none_or(payable) {
        return false;
    }
    let sides = object.def.and_then(|def| game.table.catalog.sides(def));
    let parts = sides.into_iter().flat_map(|sides| &sides.faces).map(|face| Some(Arc::clone(face)));
    std::iter::once(None).chain(parts).any(|part| is_open(game, player, card, &part))
}

/// Whether an effect changes what spells cost.
fn reduced(game: Game<'_>) -> bool {
    game.seen.rules.iter().any(|rule| matches!(&*rule.modification, Modification::CostOf { less: Some(_), .. }))
}

/// Whether nothing is in the way of the spell that the part would be.
fn is_open(game: Game<'_>, player: PlayerId, card: ObjectId, part: &Part) -> bool {
    let from = game.object(card).zone;
    let (state, spell) = supposed(game, player, card, part, &Choices::default());
    let seen = continuous::project(game.table, &state);
    let there = Game::new(game.table, &state, &seen);
    let timely = timing::sorcery_timing(game.state, player);
    let forbidden = |rule| !(timely && is_of_timing(rule)) && forbids(there, rule, (player, spell), Some(from));
    if there.characteristics(spell).is(CardType::Land)
        || lacks_a_legend(there, player, spell)
        || there.seen.rules.iter().any(forbidden)
    {
        return false;
    }
    let abilities = &there.characteristics(spell).abilities;
    let texts = abilities.iter().filter(|held| announce::is_spell_ability(&held.ability)).map(announce::text);
    let item = StackItem { texts: texts.collect(), played_from: Some(from), ..StackItem::new(ItemKind::Spell, spell) };
    item.texts.iter().all(|text| announce::choices_possible(there, spell, &item, text))
}
