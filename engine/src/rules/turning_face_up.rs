//! Turning face-down permanents face up, a special action (116.2b, 702.37, 702.168, 701.40, 701.58).

use std::sync::Arc;

use super::{
    casting::{
        several_costs,
        value_of_x::{self, Priced},
    },
    costs, priority,
    replacement::happen,
};
use crate::{
    acting::Cx,
    cards::{cost::Cost, keyword::Builtin, values::CardType},
    change::PermanentChange,
    decision::{DecisionKind, MORPH},
    edition::TurningFaceUp,
    error::Flow,
    game::Game,
    ground::{Act, Ground},
    ids::{ObjectId, PlayerId},
    rule::Rule,
    state::{binding::Value, characteristics::Characteristics, effects::Scope},
    unsupported,
};

/// The name under which a permanent remembers that it was manifested. No card can bind that name.
pub(crate) const MANIFESTED: &str = "was manifested";

/// The name under which a permanent remembers that it was cloaked. No card can bind that name.
pub(crate) const CLOAKED: &str = "was cloaked";

/// The rule by which a manifested or cloaked permanent may be turned face up.
pub(crate) fn put_face_down_by(game: Game<'_>, object: ObjectId) -> Option<Rule> {
    let memory = &game.object(object).memory;
    let ways = [(MANIFESTED, Rule::Manifest), (CLOAKED, Rule::Cloak)];
    ways.into_iter().find(|(name, _)| memory.get(name).is_some()).map(|(_, rule)| rule)
}

/// A manifested permanent may be turned face up for its mana cost if it is a creature card (701.40b), and so may a cloaked one (701.58b).
/// X in that cost is 0 (107.3h).
fn for_its_mana_cost(game: Game<'_>, object: ObjectId) -> Option<(Ground, Vec<Cost>)> {
    // What represents the permanent counts, and not what it copies.
    let printed = &game.object(object).printed().characteristics;
    let rule = put_face_down_by(game, object).filter(|_| printed.is(CardType::Creature))?;
    let cost = printed.cost.filter(|_| game.heeds((rule, object), true))?;
    Some((Ground::of(rule, object), vec![Cost::Mana(cost.with_x(0))]))
}

/// The counter of a permanent that is turned face up for its megamorph cost (702.37b).
fn counter_of_megamorph(game: Game<'_>, object: ObjectId, by: &Ground) -> Option<Act> {
    let held = game.state.face_up(object).characteristics.ability(by.ability.as_ref()?)?;
    let mega = held.keyword.as_ref().is_some_and(|keyword| *keyword.name == *MEGAMORPH);
    let counter = PermanentChange::PutCounters { on: object.into(), kind: "+1/+1".into(), count: 1, by_effect: true };
    mega.then(|| counter.by(Ground::held(Rule::Megamorph, object, held)))
}

/// The variant of morph that puts a counter on the permanent.
const MEGAMORPH: &str = "megamorph";

/// Turns a face-down permanent face up, whenever its controller has priority and without using the stack: for its morph or disguise cost (702.37e,
/// 702.168d), or for its mana cost if it was manifested or cloaked (701.40b, 701.58b). In 2001 any face-down permanent may be turned face up at no cost (504.3).
///
/// # Errors
///
/// The rule that forbids it.
pub(crate) fn turn_face_up(cx: &mut Cx<'_>, player: PlayerId, object: ObjectId) -> Flow {
    priority::require(cx, player)?;
    let game = cx.game();
    let permanent = game.object(object);
    if !permanent.is_permanent() || !permanent.status.face_down || game.controller(object) != player {
        let reason = "a player can turn face up only a face-down permanent that they control";
        return cx.cannot((Rule::TurnFaceUp, object), reason);
    }
    let free = cx.edition().turning_face_up == TurningFaceUp::HavingPriority;
    let seen = as_face_up(game, object);
    let morph = seen.held(Builtin::Morph).or_else(|| seen.held(Builtin::Disguise)).filter(|_| !free);
    let several = [Builtin::Morph, Builtin::Disguise].map(|keyword| several_costs(&seen, keyword)).contains(&true);
    if !free && (several || seen.has(Builtin::Morph) && seen.has(Builtin::Disguise)) {
        return unsupported::refuse("several costs to turn one permanent face up");
    }
    let by_morph = morph.and_then(|held| {
        let cost = held.keyword.as_ref()?.with.cost.clone();
        Some((Ground::held(Rule::TurnFaceUp, object, held), cost))
    });
    let (by, cost) = match (by_morph, for_its_mana_cost(game, object)) {
        (Some(by_morph), Some(by_mana)) => {
            // Whether the player pays the morph cost.
            let morphs = cx.ask_yes(player, DecisionKind::MayPay, Some(object), Some(MORPH.into()))?;
            if morphs { by_morph } else { by_mana }
        }
        (Some(way), None) | (None, Some(way)) => way,
        (None, None) if free => (Ground::of(Rule::TurnFaceUp, object), Vec::new()),
        (None, None) => {
            let Some(rule) = put_face_down_by(game, object) else {
                return cx.cannot((Rule::TurnFaceUp, object), "the permanent has no ability that turns it face up");
            };
            let reason =
                "such a permanent is turned face up for its mana cost only if it is a creature card that has one";
            return cx.cannot((rule, object), reason);
        }
    };
    let mut scope = Scope::new(object, player);
    choose_x(cx, player, &cost, &mut scope)?;
    costs::pay(cx, player, &cost, &mut scope)?;
    let counter = counter_of_megamorph(cx.game(), object, &by);
    happen(cx, std::iter::once(PermanentChange::TurnFaceUp { object }.by(by)).chain(counter).collect::<Vec<_>>())?;
    priority::keep(cx, player)
}

/// The characteristics that the permanent would have face up, with the effects that apply to it: these say for what cost it can be turned face up
/// (702.37e).
fn as_face_up(game: Game<'_>, object: ObjectId) -> Arc<Characteristics> {
    let supposed = game.state.supposing_face_up(object);
    Arc::clone(game.suppose(&supposed).characteristics(object))
}

/// 107.3d, 702.37f: the value of X in the cost is chosen immediately before the cost is paid. Other abilities of the permanent may read it.
fn choose_x(cx: &mut Cx<'_>, player: PlayerId, cost: &[Cost], scope: &mut Scope) -> Flow {
    let object = scope.source;
    let x = value_of_x::for_costs(cx, player, object, Priced::new(&[(cost, scope)]))?;
    let Some(x) = x.filter(|_| cx.stands((Rule::ChooseX, object))) else { return Ok(()) };
    let value = Value::Number(i32::try_from(x).unwrap_or(i32::MAX));
    scope.bindings.bind("x".into(), value.clone());
    cx.commit(PermanentChange::Remember { object, name: "x".into(), value, entering: false });
    Ok(())
}
