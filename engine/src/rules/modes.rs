//! Choosing modes (700.2): for spells, for activated and triggered abilities, for mana abilities.

use crate::{
    acting::Cx,
    cards::{Name, ability::Modes, reference::Ref},
    decision::{Answer, DecisionKind, Options},
    error::{Flow, Stop},
    game::Game,
    ids::{Entity, ObjectId, PlayerId},
    rule::Rule,
    rules::targets,
    state::{
        effects::Scope,
        stack::{StackItem, StackText},
    },
};

/// The number of modes to choose, unless all are chosen.
#[must_use]
pub(super) fn count(choose: &Modes) -> usize {
    usize::try_from(choose.count).unwrap_or(1)
}

/// The player who chooses the modes: the player whom the text names, or else the controller of the spell or ability. If several players qualify, the
/// controller selects one of them (409.2a, 700.2e).
///
/// # Errors
///
/// Unanswered decisions.
pub(super) fn chooser(cx: &mut Cx<'_>, by: Option<&Ref>, scope: &Scope, controller: PlayerId) -> Flow<PlayerId> {
    let said = by.map(|by| cx.game().players(by, scope)).unwrap_or_default();
    let [first, _, ..] = said.as_slice() else { return Ok(said.first().copied().unwrap_or(controller)) };
    let from = said.iter().copied().map(Entity::Player).collect();
    let options = Options::Entities { from, least: 1, most: 1, ordered: false };
    let chosen = cx.ask_entities(controller, DecisionKind::Player, Some(scope.source), None, options)?;
    Ok(chosen.first().and_then(|entity| entity.player()).unwrap_or(*first))
}

/// The modes for which all required targets can be chosen (700.2a).
pub(super) fn possible(
    game: Game<'_>,
    object: ObjectId,
    whole: &StackItem,
    words: &StackText,
    choose: &Modes,
) -> Vec<Name> {
    let with = |id: &Name| StackText { modes: vec![id.clone()], ..words.clone() };
    let ids = choose.modes.iter().map(|(id, _)| id);
    ids.filter(|id| targets::possible(game, object, whole, &with(id))).cloned().collect()
}

/// The chosen modes, in the order of the text, whatever the order of the answer (700.2d).
///
/// # Errors
///
/// [`Rule::ChooseModes`] refuses a mode that can't be chosen; unanswered decisions.
pub(super) fn choose(
    cx: &mut Cx<'_>,
    player: PlayerId,
    (object, ability): (ObjectId, Option<&Name>),
    choose: &Modes,
    (from, count): (Vec<Name>, usize),
) -> Flow<Vec<Name>> {
    let options = Options::Words { from, least: count, most: count };
    let answer = cx.ask(player, DecisionKind::Modes, Some(object), ability.cloned(), options);
    if let Err(Stop::BadAnswer { answer: Answer::Words(_), .. }) = &answer {
        return cx.cannot((Rule::ChooseModes, object), "that mode can't be chosen");
    }
    let Answer::Words(chosen) = answer? else { return Ok(Vec::new()) };
    let ids = choose.modes.iter().map(|(id, _)| id);
    Ok(ids.filter(|id| chosen.contains(id)).cloned().collect())
}
