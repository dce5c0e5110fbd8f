//! Splice (702.47; 502.40 until 2009): the player reveals cards whose text the spell gains.

use std::sync::Arc;

use crate::{
    acting::Cx,
    cards::{cost::Cost, keyword::Builtin},
    change::{CardChange, Change},
    decision::{Answer, DecisionKind, Options},
    error::{Flow, Stop},
    event::Event,
    game::Game,
    ground::{Act, Ground},
    ids::{Entity, ObjectId},
    rule::Rule,
    state::{
        characteristics::HeldAbility,
        effects::Scope,
        stack::{StackItem, StackText},
    },
    unsupported,
};

use super::{
    announce,
    proposal::{CostLine, Proposal},
};

/// A splice ability of a card in hand that fits the spell.
fn fitting(game: Game<'_>, proposal: &Proposal, card: ObjectId) -> Option<HeldAbility> {
    all_fitting(game, proposal, card).next().cloned()
}

/// The splice abilities of a card in hand that fit the spell.
fn all_fitting<'a>(
    game: Game<'a>,
    proposal: &'a Proposal,
    card: ObjectId,
) -> impl Iterator<Item = &'a HeldAbility> + use<'a> {
    let abilities = &game.characteristics(card).abilities;
    let fits = move |held: &&HeldAbility| {
        let quality = held.keyword.as_ref().and_then(|keyword| keyword.with.quality.as_ref());
        let scope = scope(proposal, card, held);
        quality.is_some_and(|quality| game.matches(proposal.spell.into(), quality, &scope))
    };
    abilities.iter().filter(|held| held.builtin == Some(Builtin::Splice)).filter(fits)
}

/// Whether the card could be spliced for different costs. The engine doesn't ask for which one.
fn has_several_costs(game: Game<'_>, proposal: &Proposal, card: ObjectId) -> bool {
    let cost = |held: &HeldAbility| held.keyword.as_ref().map(|keyword| keyword.with.cost.clone());
    let mut costs = all_fitting(game, proposal, card).map(cost);
    let first = costs.next();
    costs.any(|cost| Some(cost) != first)
}

fn scope(proposal: &Proposal, card: ObjectId, held: &HeldAbility) -> Scope {
    Scope { ability: Some(Arc::new(held.clone())), ..Scope::new(card, proposal.player) }
}

/// The texts of a card as the spell would gain them.
fn texts(game: Game<'_>, card: ObjectId) -> Vec<StackText> {
    let abilities = game.characteristics(card).abilities.iter();
    let does = abilities.filter(|held| announce::is_spell_ability(&held.ability));
    does.map(|held| StackText { from_card: game.object(card).card, ..announce::text(held) }).collect()
}

/// 702.47b: the choices that the card's text requires must be possible.
fn possible(game: Game<'_>, proposal: &Proposal, item: &StackItem, card: ObjectId) -> bool {
    texts(game, card).iter().all(|text| announce::choices_possible(game, proposal.spell, item, text))
}

/// 702.47a–b: the player may reveal cards from hand, all at once and in the order in which their texts are followed; the spell's own text comes
/// first. Each card can be revealed once.
pub(super) fn reveal(cx: &mut Cx<'_>, proposal: &mut Proposal) -> Flow {
    let (from, impossible) = {
        let game = cx.game();
        let item = announce::item(cx, proposal.spell);
        let hand = game.state.player(proposal.player).hand.iter().copied();
        let able: Vec<ObjectId> = hand.filter(|card| fitting(game, proposal, *card).is_some()).collect();
        able.into_iter().partition::<Vec<_>, _>(|card| {
            game.fact((Rule::SpliceChoices, *card), possible(game, proposal, &item, *card), || true)
        })
    };
    if from.is_empty() && impossible.is_empty() {
        return Ok(());
    }
    let most = from.len();
    let from = from.into_iter().map(Entity::Object).collect();
    let options = Options::Entities { from, least: 0, most, ordered: true };
    let answer = cx.ask_entities(proposal.player, DecisionKind::Splice, Some(proposal.spell), None, options);
    let cards = refused(cx, answer, proposal, &impossible)?;
    if cards.is_empty() {
        return Ok(());
    }
    if cards.iter().any(|card| has_several_costs(cx.game(), proposal, *card)) {
        return unsupported::refuse("several splice costs of one card");
    }
    let last_first = || cards.iter().rev().copied().collect();
    let cards = cx.game().fact((Rule::SpliceOrder, proposal.spell), cards.clone(), last_first);
    let mut shown = Act::from(CardChange::Reveal { cards: cards.clone(), by: proposal.player });
    for card in &cards {
        let held = fitting(cx.game(), proposal, *card);
        shown.grounds.extend(held.map(|held| Ground::held(Rule::SpliceReveal, *card, &held)));
    }
    // Even if an instruction makes the player cast the spell, the player reveals the cards, not that instruction.
    cx.by_the_rules(|cx| cx.commit(shown));
    cx.commit(Change::Note(Event::Spliced { spell: proposal.spell, cards: cards.clone() }));
    for card in &cards {
        gain_text(cx, proposal, *card);
    }
    Ok(())
}

/// The refusal of a card that can't be spliced, by the rule that forbids it.
fn refused(
    cx: &Cx<'_>,
    answer: Flow<Vec<Entity>>,
    proposal: &Proposal,
    impossible: &[ObjectId],
) -> Flow<Vec<ObjectId>> {
    if let Err(Stop::BadAnswer { answer: Answer::Entities(wanted), .. }) = &answer {
        let outside = impossible.iter().find(|card| wanted.contains(&Entity::Object(**card)));
        return match outside {
            Some(card) => {
                cx.cannot((Rule::SpliceChoices, *card), "the choices that the card's text requires can't be made")
            }
            None => cx.cannot(
                (Rule::SpliceReveal, proposal.spell),
                "the card can't be spliced onto this spell, or it is already spliced",
            ),
        };
    }
    Ok(answer?.into_iter().filter_map(Entity::object).collect())
}

/// 702.47c: the spell gains the card's text and no other characteristics, and its splice cost becomes an additional cost.
fn gain_text(cx: &mut Cx<'_>, proposal: &mut Proposal, card: ObjectId) {
    let held = fitting(cx.game(), proposal, card);
    let texts = texts(cx.game(), card);
    let mut item = announce::item(cx, proposal.spell);
    item.spliced.push(card);
    item.texts.extend(texts);
    cx.commit(announce::chosen(proposal.spell, item).by((Rule::SpliceText, card)));
    if let Some(held) = held {
        let costs: Vec<Cost> = held.keyword.iter().flat_map(|keyword| keyword.with.cost.iter().cloned()).collect();
        let scope = scope(proposal, card, &held);
        let ground = Ground::held(Rule::SpliceCost, card, &held);
        proposal.additional.push(CostLine { costs, scope: Some(scope), text: 0, asks: card, ground });
    }
}
