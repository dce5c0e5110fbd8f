//! Choices that spells and activated abilities have in common: modes, X, the total cost locked in, the payment (601.2b, f–h).

use std::sync::Arc;

use crate::{
    cards::{
        Name,
        ability::{Ability, Modes},
        amount::{Amount, AmountOf},
        cost::Cost,
        selector::{Range, Selector},
        values::ManaCost,
    },
    change::{Change, StackChange},
    decision::{Answer, DecisionKind, Options},
    error::{Flow, Stop},
    event::Event,
    game::{Cx, Game},
    ground::Act,
    ids::{ObjectId, PlayerId},
    rule::Rule,
    rules::{
        costs::{self, Payer, Total},
        mana::payment::{self, Purse},
        modes, targets,
    },
    state::{
        binding::Value,
        effects::Scope,
        stack::{ItemKind, OptionalCost, StackItem, StackText},
    },
};

/// The largest X that is looked for where X is what a cost is paid with.
const LARGEST_X: u32 = 40;

/// What is known of an object on the stack, to be changed and put back.
pub(crate) fn item(cx: &Cx<'_>, object: ObjectId) -> StackItem {
    let item = cx.state().object(object).stack.as_deref().cloned();
    item.unwrap_or_else(|| StackItem::new(ItemKind::Spell, object))
}

/// Writes down what has been chosen.
pub(crate) fn note(cx: &mut Cx<'_>, object: ObjectId, item: StackItem) {
    cx.commit(chosen(object, item));
}

/// What has been chosen, to be written down.
pub(crate) fn chosen(object: ObjectId, item: StackItem) -> Act {
    StackChange::SetStackItem { object, item: Arc::new(item) }.into()
}

/// 601.2b, 700.2: the modes of each text, chosen among those that can be (700.2a), and kept in the order of the text. An entwined
/// spell has all of them (702.42).
///
/// # Errors
///
/// [`Rule::ChooseModes`] refuses where there are too few; unanswered decisions.
pub fn modes(cx: &mut Cx<'_>, player: PlayerId, object: ObjectId) -> Flow {
    let whole = item(cx, object);
    for text in 0..whole.texts.len() {
        let words = &whole.texts[text];
        let Some(choose) = words.ability.ability.body().and_then(|body| body.choose) else { continue };
        let modes = ask_modes(cx, player, object, &whole, text, choose)?;
        let mut item = item(cx, object);
        item.texts[text].modes = modes;
        cx.commit(chosen(object, item).by((Rule::ChooseModes, object)));
    }
    Ok(())
}

fn ask_modes(
    cx: &mut Cx<'_>,
    player: PlayerId,
    object: ObjectId,
    whole: &StackItem,
    text: usize,
    choose: &Modes,
) -> Flow<Vec<Name>> {
    let words = &whole.texts[text];
    let entwined = text == 0 && whole.paid.contains(&OptionalCost::Entwine);
    let entwined = entwined && cx.game().heeds((Rule::Entwine, object), true);
    let scope = targets::text_scope(cx.game(), object, whole, text);
    let by = modes::chooser(cx, choose.who.as_ref(), &scope, player)?;
    let game = cx.game();
    let all = || choose.modes.iter().map(|(id, _)| id.clone()).collect();
    let from: Vec<Name> = if entwined { all() } else { modes::possible(game, object, whole, words, choose) };
    let count = if entwined { from.len() } else { modes::count(choose) };
    if from.len() < count {
        return cx.cannot((Rule::ChooseModes, object), "no mode can be chosen");
    }
    modes::choose(cx, by, (object, Some(&words.ability.id)), choose, (from, count))
}

/// Whether the choices that a text asks for could be made: its targets, and enough of its modes.
#[must_use]
pub(super) fn choices_possible(game: Game<'_>, object: ObjectId, whole: &StackItem, words: &StackText) -> bool {
    let choose = words.ability.ability.body().and_then(|body| body.choose);
    let enough = |choose: &Modes| modes::possible(game, object, whole, words, choose).len() >= modes::count(choose);
    targets::possible(game, object, whole, words) && choose.is_none_or(enough)
}

/// 601.2b, 107.3: the value of X, if some of the costs (each list read in its scope) has one. Where X is what a cost is paid with
/// (a card of mana value X), only values that it can be paid for may be chosen.
///
/// # Errors
///
/// [`Rule::UnpayableCost`] refuses a value that can't be paid; unanswered decisions.
pub fn x(cx: &mut Cx<'_>, player: PlayerId, object: ObjectId, costs: &[(&[Cost], &Scope)]) -> Flow {
    let Some(x) = choose_x(cx, player, object, costs)? else { return Ok(()) };
    let mut item = item(cx, object);
    item.x = Some(x);
    cx.commit(chosen(object, item).by((Rule::ChooseX, object)));
    Ok(())
}

/// The value of X that a player chooses for something that is announced, if some of its costs has one.
///
/// # Errors
///
/// As for [`x`].
pub fn choose_x(cx: &mut Cx<'_>, player: PlayerId, object: ObjectId, costs: &[(&[Cost], &Scope)]) -> Flow<Option<u32>> {
    if !costs.iter().any(|(costs, scope)| costs.iter().any(|cost| cost_has_x(cost, scope))) {
        return Ok(None);
    }
    let range = range_of_x(cx.game(), player, object, costs);
    let Some((least, most)) = range else {
        return cx.cannot((Rule::UnpayableCost, object), "there is no X for which this could be paid");
    };
    let options = Options::Number { least: signed(least), most: signed(most) };
    let answer = cx.ask(player, DecisionKind::X, Some(object), None, options);
    if let Err(Stop::BadAnswer { answer: Answer::Number(_), .. }) = &answer {
        return cx.cannot((Rule::UnpayableCost, object), "this can't be paid for that X");
    }
    let Answer::Number(chosen) = answer? else { return Ok(None) };
    Ok(u32::try_from(chosen).ok())
}

/// The least and the most X that can be paid: mana at most what there could be, other costs for what there is to pay with.
fn range_of_x(game: Game<'_>, player: PlayerId, object: ObjectId, costs: &[(&[Cost], &Scope)]) -> Option<(u32, u32)> {
    let purse = Purse { object, reserved: Vec::new(), named: Vec::new() };
    let with_x = || costs.iter().flat_map(|(costs, scope)| costs.iter().map(move |cost| (cost, *scope)));
    let with_x = || with_x().filter(|(cost, scope)| cost_has_x(cost, scope));
    let mana = with_x().any(|(cost, _)| matches!(cost, Cost::Mana(_) | Cost::GenericMana(_) | Cost::KeywordCost(_)));
    let most = if mana { payment::most(game, player, &purse) } else { LARGEST_X };
    let others: Vec<_> = with_x().filter(|(cost, _)| !matches!(cost, Cost::Mana(_) | Cost::GenericMana(_))).collect();
    if others.is_empty() {
        return Some((0, most));
    }
    let mut payable = (0..=most).filter(|x| {
        others.iter().all(|(cost, scope)| {
            let mut scope = (*scope).clone();
            scope.bindings.bind("x".into(), Value::Number(signed(*x)));
            costs::can_pay(game, player, std::slice::from_ref(*cost), &scope)
        })
    });
    let least = payable.next()?;
    Some((least, payable.next_back().unwrap_or(least)))
}

/// Binds the X that was announced.
pub(crate) fn bind_x(game: Game<'_>, object: ObjectId, scope: &mut Scope) {
    if let Some(x) = game.object(object).stack.as_ref().and_then(|item| item.x) {
        scope.bindings.bind("x".into(), Value::Number(signed(x)));
    }
}

/// Whether a cost depends on X.
fn cost_has_x(cost: &Cost, scope: &Scope) -> bool {
    match cost {
        Cost::Mana(mana) => mana.x > 0,
        Cost::GenericMana(amount) | Cost::PayLife(amount) => amount_has_x(amount),
        Cost::RemoveCounters { count, .. } => amount_has_x(count),
        Cost::GivesLife { amount, .. } => amount_has_x(amount),
        Cost::TapUntapped(chosen)
        | Cost::Sacrifice(chosen)
        | Cost::Exile(chosen)
        | Cost::ReturnToHand(chosen)
        | Cost::Discard(chosen)
        | Cost::Reveal(chosen) => amount_has_x(&chosen.count) || selector_has_x(&chosen.what),
        Cost::KeywordCost(_) => {
            let keyword = scope.ability.as_ref().and_then(|held| held.keyword.as_ref());
            let given = keyword.into_iter().flat_map(|keyword| &keyword.with.cost);
            given.filter(|c| !matches!(c, Cost::KeywordCost(_))).any(|cost| cost_has_x(cost, scope))
        }
        Cost::OnlyOnX(_) | Cost::Tap(_) => false,
    }
}

fn amount_has_x(amount: &Amount) -> bool {
    match amount {
        Amount::Fixed(_) => false,
        Amount::Bound(name) => name == "x",
        Amount::Of(of) => match &**of {
            AmountOf::Plus(all) | AmountOf::Times(all) | AmountOf::Least(all) | AmountOf::Greatest(all) => {
                all.iter().any(amount_has_x)
            }
            AmountOf::Minus(a, b) => amount_has_x(a) || amount_has_x(b),
            _ => false,
        },
    }
}

fn selector_has_x(selector: &Selector) -> bool {
    let Selector::Where(what) = selector else { return false };
    let in_range = |range: &Option<Range>| {
        let parts = range.iter().flat_map(|r| [&r.at_least, &r.at_most, &r.exactly]);
        parts.flatten().any(amount_has_x)
    };
    [&what.power, &what.toughness, &what.mana_value].into_iter().any(in_range)
        || what.any_of.iter().chain(&what.all_of).chain(&what.not).any(selector_has_x)
}

/// 601.2f: the total cost is locked in.
pub(crate) fn lock_in(cx: &mut Cx<'_>, object: ObjectId, mana: ManaCost) {
    let mut item = item(cx, object);
    item.total_cost = Some(mana);
    note(cx, object, item);
    cx.commit(Change::Note(Event::CostLocked { object, mana }).by((Rule::TotalCost, object)));
}

/// 601.2g–h: mana abilities, then everything is paid; what was chosen to pay with is bound for the text.
///
/// # Errors
///
/// [`Rule::UnpayableCost`] refuses; unanswered decisions.
pub(crate) fn pay(cx: &mut Cx<'_>, payer: Payer, total: &Total) -> Flow {
    let mut bindings = item(cx, payer.object).bindings;
    costs::pay_total(cx, payer, total, &mut bindings)?;
    let mut item = item(cx, payer.object);
    if item.bindings != bindings {
        item.bindings = bindings;
        note(cx, payer.object, item);
    }
    Ok(())
}

/// The text of an ability on the stack, nothing chosen yet.
pub(crate) fn text(held: &crate::state::characteristics::HeldAbility) -> StackText {
    StackText { ability: held.clone(), from_card: None, modes: Vec::new(), targets: Vec::new() }
}

/// Whether it is what a spell does.
pub(crate) fn is_spell_ability(ability: &Ability) -> bool {
    matches!(ability, Ability::Spell(_))
}

/// Numbers of costs are far below the limit; what isn't stays at it.
fn signed(number: u32) -> i32 {
    i32::try_from(number).unwrap_or(i32::MAX)
}
