//! Whether a card could be cast during a resolution. A player can't choose to do what is impossible (608.2d), and a card that an effect has its player
//! cast if able is then not cast (702.62a until 2013).

use std::sync::Arc;

use crate::{
    cards::{
        ability::Ability,
        cost::Cost,
        keyword::Builtin,
        modification::Modification,
        selector::{Selector, Where},
        values::{CardType, ManaCost, Zone},
    },
    continuous::RuleInForce,
    eval::{
        may_cast::{forbids, is_of_timing, lacks_a_legend, split_second},
        proposed::{Choices, Part, supposed},
        timing,
    },
    game::Game,
    ids::{ObjectId, PlayerId},
    rules::costs::{self, arithmetic::reduce, ways},
    state::{
        effects::Scope,
        stack::{ItemKind, StackItem},
    },
};

use super::{
    How, announce,
    part::{Played, permits},
    total::so_much,
};

/// The cost of a card that a resolving effect has a player cast.
#[derive(Clone, Copy)]
pub(crate) enum Price<'a> {
    /// Nothing.
    Free,
    /// The cost that the effect states, and its scope.
    Stated(&'a [Cost], &'a Scope),
    /// The mana cost, or an alternative cost that the player chooses.
    Normal,
}

/// Whether a part of the card that the effect permits can be cast: nothing forbids it, its targets and modes can be chosen, and its cost can be paid.
pub(crate) fn is_castable(game: Game<'_>, player: PlayerId, card: ObjectId, (how, price): (&How, Price<'_>)) -> bool {
    let object = game.object(card);
    let payable = match price {
        Price::Stated(costs, scope) => {
            let costs = with_help(game, player, card, costs);
            reduced(game) || offered(game, card) || costs::can_pay(game, player, &costs, scope)
        }
        Price::Free | Price::Normal => true,
    };
    if !object.exists() || split_second(game).is_some() || !payable {
        return false;
    }
    let played = Played { player, card, how };
    parts(game, card).any(|part| permits(game, played, &part) && is_open(game, player, card, &part, price))
}

/// The parts of the card that can be cast: the card as it is, and each of its faces.
fn parts<'a>(game: Game<'a>, card: ObjectId) -> impl Iterator<Item = Part> + use<'a> {
    let sides = game.object(card).def.and_then(|def| game.table.catalog.sides(def));
    let faces = sides.into_iter().flat_map(|sides| &sides.faces).map(|face| Some(Arc::clone(face)));
    std::iter::once(None).chain(faces)
}

/// Whether an effect changes what spells cost.
fn reduced(game: Game<'_>) -> bool {
    game.seen.rules.iter().any(|rule| matches!(&*rule.modification, Modification::CostOf { less: Some(_), .. }))
}

/// Whether the spell can be cast by sacrificing a permanent for a part of its cost, which no count of objects bounds (702.48a).
fn offered(game: Game<'_>, spell: ObjectId) -> bool {
    game.characteristics(spell).held(Builtin::Offering).is_some()
}

/// The costs with the least mana that is left if all that the player has for convoke, delve or improvise pays for them. A player who can't make even
/// that much mana certainly can't pay.
fn with_help(game: Game<'_>, player: PlayerId, spell: ObjectId, costs: &[Cost]) -> Vec<Cost> {
    let helpers = costs::instead::at_hand(game, player, spell);
    let left = |mana: &ManaCost| {
        // Life pays for a Phyrexian symbol, and one coloured mana for a symbol that counts as two (107.4e, 107.4f).
        let cheaper: u32 = mana.two_or.iter().chain(&mana.phyrexian).map(|symbols| u32::from(*symbols)).sum();
        let generic = mana.mana_value(0).saturating_sub(helpers.saturating_add(cheaper));
        ManaCost { generic, ..ManaCost::ZERO }
    };
    let helped = |cost: &Cost| match cost {
        Cost::Mana(mana) if helpers > 0 => Cost::Mana(left(mana)),
        other => other.clone(),
    };
    costs.iter().map(helped).collect()
}

/// Whether the player could pay the mana cost of the spell, with X = 0. A cost that effects reduce, and a spell with another cost or an offering,
/// count as payable: what will be paid is not known before the announcement.
fn normal_cost_payable(game: Game<'_>, there: Game<'_>, player: PlayerId, spell: ObjectId) -> bool {
    let seen = there.characteristics(spell);
    let otherwise = |ability: &Ability| matches!(ability, Ability::Spell(said) if !said.alternative_costs.is_empty());
    let by_effect = |rule: &RuleInForce| matches!(&*rule.modification, Modification::AlternativeCost { .. });
    let open = seen.abilities.iter().any(|held| otherwise(&held.ability))
        || offered(there, spell)
        || there.seen.rules.iter().any(by_effect)
        || reduced(game);
    let cost = || there.mana_cost(spell).map(|cost| Cost::Mana(cost.with_x(0)));
    open || cost()
        .map(|cost| with_help(there, player, spell, &[cost]))
        .is_some_and(|cost| costs::can_pay(game, player, &cost, &Scope::new(spell_card(there, spell), player)))
}

/// Whether the player could pay the additional costs that the spell has to have paid, and what effects add to its cost (601.2f). They are paid also
/// if the spell itself is cast for nothing (118.9d).
fn added_costs_payable(
    game: Game<'_>,
    there: Game<'_>,
    (player, spell): (PlayerId, ObjectId),
    price: Price<'_>,
) -> bool {
    let mut costs = additional_costs(there, spell);
    let open = reduced(game) || offered(there, spell);
    let added = (!open).then(|| added_mana(there, player, spell, price)).filter(|mana| *mana != ManaCost::ZERO);
    costs.extend(with_help(there, player, spell, added.map(Cost::Mana).as_slice()));
    costs.is_empty() || costs::can_pay(game, player, &costs, &Scope::new(spell_card(there, spell), player))
}

/// The additional costs that the text of the spell states.
fn additional_costs(there: Game<'_>, spell: ObjectId) -> Vec<Cost> {
    let own = there.characteristics(spell).abilities.iter().filter_map(|held| match &*held.ability {
        Ability::Spell(said) => Some(&said.additional_costs),
        _ => None,
    });
    own.flatten().cloned().collect()
}

/// Whether the card can be cast only if mana abilities are activated: no part of it could be paid for with the mana in the pool. A player who has to cast
/// the card need not activate them (118.3c).
pub(crate) fn needs_mana_abilities(game: Game<'_>, player: PlayerId, card: ObjectId, price: Price<'_>) -> bool {
    !parts(game, card)
        .any(|part| is_open(game, player, card, &part, price) && pool_pays(game, player, card, &part, price))
}

/// Whether the mana in the pool pays for the part, whose other costs can be paid.
fn pool_pays(game: Game<'_>, player: PlayerId, card: ObjectId, part: &Part, price: Price<'_>) -> bool {
    let (state, spell) = supposed(game, player, card, part, &Choices::default());
    let seen = game.suppose(&state);
    let there = Game { work: game.work, ..Game::new(game.table, &state, &seen) };
    let mut costs = additional_costs(there, spell);
    match price {
        Price::Free => {}
        Price::Stated(stated, _) => costs.extend(stated.iter().cloned()),
        Price::Normal => costs.extend(there.mana_cost(spell).map(|cost| Cost::Mana(cost.with_x(0)))),
    }
    let mana = |cost: &Cost| if let Cost::Mana(mana) = cost { Some(*mana) } else { None };
    let mut total = costs.iter().filter_map(mana).fold(ManaCost::ZERO, |sum, mana| sum.plus(&mana));
    costs.retain(|cost| mana(cost).is_none());
    total = changed_by_effects(there, (player, spell), total);
    costs.push(Cost::Mana(total));
    let scope = match price {
        Price::Stated(_, scope) => scope.clone(),
        Price::Free | Price::Normal => Scope::new(spell_card(there, spell), player),
    };
    costs::can_pay_from_pool(game, player, &costs, &scope)
}

/// The cost after all increases, then all reductions, and then the least amount that an effect states (601.2f).
fn changed_by_effects(there: Game<'_>, (player, spell): (PlayerId, ObjectId), cost: ManaCost) -> ManaCost {
    let (mut total, mut reductions, mut lowest) = (cost, Vec::new(), 0);
    for rule in &there.seen.rules {
        let Modification::CostOf { spells, who, more, less, times, at_least } = &*rule.modification else { continue };
        if there.is_player(player, who, &rule.scope) && there.matches(spell.into(), spells, &rule.scope) {
            let much = |mana: &Option<ManaCost>| so_much(there, mana.as_ref(), times.as_ref(), &rule.scope);
            total = much(more).map_or(total, |more| total.plus(&more));
            reductions.extend(much(less));
            lowest = lowest.max(at_least.unwrap_or(0));
        }
    }
    let reduced = reductions.iter().fold(total, |cost, less| reduce(cost, less).cost);
    ManaCost { generic: reduced.generic + lowest.saturating_sub(reduced.mana_value(0)), ..reduced }
}

/// Whether the card can be cast only if cards with a stated quality in a hidden zone are discarded, revealed or moved as an additional cost. A player whom
/// an effect has cast it if able doesn't have to (118.8c).
pub(crate) fn needs_hidden_cards(game: Game<'_>, player: PlayerId, card: ObjectId) -> bool {
    let (state, spell) = supposed(game, player, card, &None, &Choices::default());
    let seen = game.suppose(&state);
    let there = Game { work: game.work, ..Game::new(game.table, &state, &seen) };
    let costs = additional_costs(there, spell);
    let scope = Scope::new(spell_card(there, spell), player);
    let mut ways = ways::each(game, &costs, &scope).into_iter().filter(|way| costs::can_pay(game, player, way, &scope));
    ways.all(|way| way.iter().any(asks_for_a_hidden_quality)) && !costs.is_empty()
}

/// Whether the cost is paid with cards in a hidden zone that have a stated quality.
fn asks_for_a_hidden_quality(cost: &Cost) -> bool {
    let (Cost::Discard(chosen) | Cost::Reveal(chosen) | Cost::Exile(chosen)) = cost else { return false };
    let Selector::Where(what) = &chosen.what else { return false };
    let hidden = matches!(what.zone, Some(Zone::Hand | Zone::Library));
    hidden && Where { zone: None, kind: None, owner: None, controller: None, ..(**what).clone() } != Where::default()
}

/// The mana that effects add to the cost of the spell: what each adds, and what is lacking to the least amount that one states (601.2f).
fn added_mana(there: Game<'_>, player: PlayerId, spell: ObjectId, price: Price<'_>) -> ManaCost {
    let mana = |cost: &Cost| if let Cost::Mana(mana) = cost { mana.mana_value(0) } else { 0 };
    let priced = match price {
        Price::Free => 0,
        Price::Stated(costs, _) => costs.iter().map(mana).sum(),
        Price::Normal => there.mana_cost(spell).map_or(0, |cost| cost.mana_value(0)),
    };
    let (mut added, mut least) = (ManaCost::ZERO, 0);
    for rule in &there.seen.rules {
        let Modification::CostOf { spells, who, more, times, at_least, .. } = &*rule.modification else { continue };
        if there.is_player(player, who, &rule.scope) && there.matches(spell.into(), spells, &rule.scope) {
            let more = so_much(there, more.as_ref(), times.as_ref(), &rule.scope);
            added = more.map_or(added, |more| added.plus(&more));
            least = least.max(at_least.unwrap_or(0));
        }
    }
    let lacking = least.saturating_sub(priced + added.mana_value(0));
    ManaCost { generic: added.generic + lacking, ..added }
}

/// The card that is supposed to be the spell.
fn spell_card(there: Game<'_>, spell: ObjectId) -> ObjectId {
    there.object(spell).was.unwrap_or(spell)
}

/// Whether nothing is in the way of the spell that the part would be.
fn is_open(game: Game<'_>, player: PlayerId, card: ObjectId, part: &Part, price: Price<'_>) -> bool {
    let from = game.object(card).zone;
    let (state, spell) = supposed(game, player, card, part, &Choices::default());
    let seen = game.suppose(&state);
    let there = Game { work: game.work, ..Game::new(game.table, &state, &seen) };
    let timely = timing::sorcery_timing(game.state, player);
    let forbidden = |rule| !(timely && is_of_timing(rule)) && forbids(there, rule, (player, spell), Some(from));
    if there.characteristics(spell).is(CardType::Land)
        || lacks_a_legend(there, player, spell)
        || there.seen.rules.iter().any(forbidden)
        || (matches!(price, Price::Normal) && !normal_cost_payable(game, there, player, spell))
        || !added_costs_payable(game, there, (player, spell), price)
    {
        return false;
    }
    let texts = announce::texts(&there.characteristics(spell).abilities);
    let item = StackItem { texts, played_from: Some(from), ..StackItem::new(ItemKind::Spell, spell) };
    item.texts.iter().all(|text| announce::choices_possible(there, spell, &item, text))
}
