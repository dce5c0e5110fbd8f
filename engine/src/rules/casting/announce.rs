//! The choices that spells and activated abilities have in common: modes, X, locking in the total cost, payment (601.2b, f–h).

use std::sync::Arc;

use crate::{
    acting::Cx,
    cards::{
        Name,
        ability::{Ability, Modes},
        keyword::Builtin,
        values::ManaCost,
    },
    change::{Change, StackChange},
    error::Flow,
    event::Event,
    game::Game,
    ground::Act,
    ids::{ObjectId, PlayerId},
    rule::Rule,
    rules::{
        costs::{self, Payer, Total},
        modes, targets,
    },
    state::{
        characteristics::HeldAbility,
        stack::{ItemKind, OptionalCost, StackItem, StackText},
    },
};

/// A copy of the item of an object on the stack, to be changed and written back.
pub(crate) fn item(cx: &Cx<'_>, object: ObjectId) -> StackItem {
    let item = cx.state().object(object).stack.as_deref().cloned();
    item.unwrap_or_else(|| StackItem::new(ItemKind::Spell, object))
}

/// Writes the choices back.
pub(crate) fn note(cx: &mut Cx<'_>, object: ObjectId, item: StackItem) {
    cx.commit(chosen(object, item));
}

/// The act that writes the choices back.
pub(crate) fn chosen(object: ObjectId, item: StackItem) -> Act {
    StackChange::SetStackItem { object, item: Arc::new(item) }.into()
}

/// 601.2b, 700.2: the player chooses the modes of each text among the possible ones (700.2a). They are kept in the order of the text. A spell with
/// entwine paid has all of them (702.42).
///
/// # Errors
///
/// [`Rule::ChooseModes`] refuses if too few are possible; unanswered decisions.
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

/// Whether the required choices of a text are possible: its targets, and enough of its modes.
#[must_use]
pub(super) fn choices_possible(game: Game<'_>, object: ObjectId, whole: &StackItem, words: &StackText) -> bool {
    let choose = words.ability.ability.body().and_then(|body| body.choose);
    let enough = |choose: &Modes| modes::possible(game, object, whole, words, choose).len() >= modes::count(choose);
    targets::possible(game, object, whole, words) && choose.is_none_or(enough)
}

/// 601.2f: the total cost is locked in.
pub(crate) fn lock_in(cx: &mut Cx<'_>, object: ObjectId, mana: ManaCost) {
    let mut item = item(cx, object);
    item.total_cost = Some(mana);
    note(cx, object, item);
    cx.commit(Change::Note(Event::CostLocked { object, mana }).by((Rule::TotalCost, object)));
}

/// 601.2g–h: mana abilities are activated, then all costs are paid. The objects that paid for them are bound for the text.
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

/// The text of an ability on the stack, without choices.
pub(crate) fn text(held: &HeldAbility) -> StackText {
    StackText { ability: held.clone(), from_card: None, modes: Vec::new(), targets: Vec::new() }
}

/// The texts of a spell with these abilities, without choices. An Aura spell has one target, even if it has several "enchant" abilities (702.5c).
pub(crate) fn texts(abilities: &[HeldAbility]) -> Vec<StackText> {
    let enchants = |held: &HeldAbility| {
        let whole = abilities.iter().find(|whole| held.part_of.as_ref() == Some(&whole.id));
        whole.is_some_and(|whole| whole.builtin == Some(Builtin::Enchant))
    };
    let mut targeted = false;
    let does = abilities.iter().filter(|held| is_spell_ability(&held.ability));
    does.filter(|held| !enchants(held) || !std::mem::replace(&mut targeted, true)).map(text).collect()
}

/// Whether the ability is a spell's instructions.
pub(crate) fn is_spell_ability(ability: &Ability) -> bool {
    matches!(ability, Ability::Spell(_))
}
