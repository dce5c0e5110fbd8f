//! Choices made on resolution, conditions, repetition and names.

use std::sync::Arc;

use crate::{
    cards::{
        Name, Named,
        amount::Amount,
        condition::Condition,
        cost::Cost,
        effect::{Effect, Pick, ValueKind},
        reference::Ref,
        selector::Selector,
        values::Color,
    },
    change::Change,
    decision::{Answer, DecisionKind, Options},
    error::Flow,
    event::Event,
    game::Cx,
    ids::{Entity, PlayerId},
    rule::Rule,
    rules::{costs, resolution::run},
    state::{binding::Value, effects::Scope},
};

use super::reading;

/// The most that is chosen as a number.
const GREATEST_NUMBER: i32 = 1_000;

/// Players choose objects or players. What all of them chose is bound.
pub(super) fn choose(cx: &mut Cx<'_>, pick: &Pick, scope: &mut Scope) -> Flow {
    let mut all: Vec<Entity> = Vec::new();
    for player in reading::players_or_you(cx, pick.who.as_ref(), scope) {
        scope.bindings.bind("chooser".into(), Value::Entities(vec![player.into()]));
        let from = cx.game().matching(&pick.from, scope);
        let wanted = if pick.any_number { from.len() } else { reading::size(cx, &pick.count, scope) };
        let most = if pick.up_to { wanted.min(from.len()) } else { reading::as_far(cx, wanted, from.len(), scope) };
        let least = if pick.up_to || pick.any_number { 0 } else { most };
        let options = Options::Entities { from, least, most, ordered: pick.ordered };
        let kind = if pick.random { DecisionKind::Random } else { DecisionKind::Choose };
        let chosen = cx.ask_entities(player, kind, Some(scope.source), Some(pick.bind.clone()), options)?;
        cx.commit(Change::Note(Event::Chose { player, what: chosen.clone(), word: None }));
        all.extend(chosen);
    }
    scope.bindings.bind(pick.bind.clone(), Value::Entities(all));
    Ok(())
}

/// A player chooses a word, a colour, a number, an opponent or a source.
pub(super) fn choose_value(
    cx: &mut Cx<'_>,
    kind: &ValueKind,
    bind: &Name,
    who: Option<&Ref>,
    scope: &mut Scope,
) -> Flow {
    let Some(player) = reading::players_or_you(cx, who, scope).first().copied() else { return Ok(()) };
    let (asked, options) = values(cx, kind, player);
    let answer = cx.ask(player, asked, Some(scope.source), Some(bind.clone()), options)?;
    let (value, what, word) = match answer {
        Answer::Color(color) => (Value::Color(color), Vec::new(), None),
        Answer::Number(number) => (Value::Number(number), Vec::new(), None),
        Answer::Entities(chosen) => (Value::Entities(chosen.clone()), chosen, None),
        Answer::Words(words) => match words.into_iter().next() {
            // Of a flip card either name can be named (710.5).
            Some(word) if is_lower(cx, kind, &word) && !cx.stands(Rule::FlipEitherName) => {
                return cx.cannot(Rule::NameACard, format!("{word} is no name of a card"));
            }
            Some(word) => (Value::Word(word.clone()), Vec::new(), Some(word)),
            None => return Ok(()),
        },
        _ => return Ok(()),
    };
    scope.bindings.bind(bind.clone(), value);
    cx.commit(Change::Note(Event::Chose { player, what, word }));
    Ok(())
}

/// Whether what is named is the lower name of a flip card.
fn is_lower(cx: &Cx<'_>, kind: &ValueKind, word: &str) -> bool {
    *kind == ValueKind::CardName && cx.table().catalog.is_lower_name(word)
}

fn values(cx: &Cx<'_>, kind: &ValueKind, player: PlayerId) -> (DecisionKind, Options) {
    let one_of = |from: Vec<Entity>| Options::Entities { least: 1.min(from.len()), most: 1, from, ordered: false };
    match kind {
        ValueKind::Color => (DecisionKind::Color, Options::Color(Color::ALL.to_vec())),
        ValueKind::CreatureType => {
            let from = cx.table().catalog.creature_types().to_vec();
            (DecisionKind::CreatureType, Options::Words { from, least: 1, most: 1 })
        }
        ValueKind::BasicLandType => {
            let from = ["Plains", "Island", "Swamp", "Mountain", "Forest"].into_iter().map(Name::from).collect();
            (DecisionKind::LandType, Options::Words { from, least: 1, most: 1 })
        }
        ValueKind::CardName => (DecisionKind::CardName, Options::CardName(Arc::clone(cx.table().catalog.names()))),
        ValueKind::Number => (DecisionKind::Number, Options::Number { least: 0, most: GREATEST_NUMBER }),
        ValueKind::Opponent => {
            (DecisionKind::Player, one_of(cx.state().opponents(player).map(Entity::Player).collect()))
        }
    }
}

/// A player chooses a source of damage (609.7).
pub(super) fn choose_source(
    cx: &mut Cx<'_>,
    bind: &Name,
    who: Option<&Ref>,
    from: Option<&Selector>,
    scope: &mut Scope,
) -> Flow {
    let Some(player) = reading::players_or_you(cx, who, scope).first().copied() else { return Ok(()) };
    let game = cx.game();
    let there = game.state.battlefield.iter().chain(&game.state.stack).copied().map(Entity::Object);
    let from: Vec<Entity> = there.filter(|e| from.is_none_or(|from| game.matches(*e, from, scope))).collect();
    let options = Options::Entities { least: 1.min(from.len()), most: 1, from, ordered: false };
    let (source, name) = (Some(scope.source), Some(bind.clone()));
    let chosen = cx.ask_entities(player, DecisionKind::DamageSource, source, name, options)?;
    scope.bindings.bind(bind.clone(), Value::Entities(chosen));
    Ok(())
}

/// Players may do something.
pub(super) fn may(
    cx: &mut Cx<'_>,
    who: Option<&Ref>,
    instructions: &[Effect],
    otherwise: &[Effect],
    bind: Option<&Name>,
    scope: &mut Scope,
) -> Flow {
    for player in reading::players_or_you(cx, who, scope) {
        let yes = cx.ask_yes(player, DecisionKind::May, Some(scope.source), bind.cloned())?;
        done(bind, yes, scope);
        run(cx, if yes { instructions } else { otherwise }, scope)?;
    }
    Ok(())
}

/// Players may pay. Who can't isn't asked.
pub(super) fn may_pay(
    cx: &mut Cx<'_>,
    who: Option<&Ref>,
    cost: &[Cost],
    (then, otherwise): (&[Effect], &[Effect]),
    bind: Option<&Name>,
    scope: &mut Scope,
) -> Flow {
    for player in reading::players_or_you(cx, who, scope) {
        let can = costs::can_pay(cx.game(), player, cost, scope);
        let yes = can && cx.ask_yes(player, DecisionKind::MayPay, Some(scope.source), bind.cloned())?;
        if yes {
            costs::pay(cx, player, cost, scope)?;
        }
        done(bind, yes, scope);
        run(cx, if yes { then } else { otherwise }, scope)?;
    }
    Ok(())
}

/// Binds whether something was done: nothing is bound to the name if it wasn't.
fn done(bind: Option<&Name>, yes: bool, scope: &mut Scope) {
    if let Some(name) = bind {
        let value = if yes { Value::Done } else { Value::Entities(Vec::new()) };
        scope.bindings.bind(name.clone(), value);
    }
}

/// If that is so, this; else that.
pub(super) fn if_so(
    cx: &mut Cx<'_>,
    condition: &Condition,
    then: &[Effect],
    otherwise: &[Effect],
    scope: &mut Scope,
) -> Flow {
    let so = cx.game().holds(condition, scope);
    run(cx, if so { then } else { otherwise }, scope)
}

/// The spell's own replacement of its effect comes before any other (614.15).
pub(super) fn instead_if(
    cx: &mut Cx<'_>,
    condition: &Condition,
    instructions: &[Effect],
    of: &[Effect],
    scope: &mut Scope,
) -> Flow {
    let so = cx.game().holds(condition, scope);
    let instead = cx.game().heeds((Rule::SelfReplacementFirst, &*scope), so);
    run(cx, if instead { instructions } else { of }, scope)
}

/// One after another.
pub(super) fn for_each(cx: &mut Cx<'_>, of: &Ref, bind: &Name, instructions: &[Effect], scope: &mut Scope) -> Flow {
    for entity in reading::entities(cx, of, scope) {
        scope.bindings.bind(bind.clone(), Value::Entities(vec![entity]));
        run(cx, instructions, scope)?;
    }
    Ok(())
}

/// As often as that.
pub(super) fn repeat(cx: &mut Cx<'_>, times: &Amount, instructions: &[Effect], scope: &mut Scope) -> Flow {
    for _ in 0..reading::count(cx, times, scope) {
        run(cx, instructions, scope)?;
    }
    Ok(())
}

/// Reads numbers now.
pub(super) fn read(cx: &mut Cx<'_>, numbers: &Named<Amount>, scope: &mut Scope) -> Flow {
    for (name, amount) in numbers.iter() {
        let number = reading::amount(cx, amount, scope);
        scope.bindings.bind(name.clone(), Value::Number(number));
    }
    Ok(())
}

/// Points names at things now.
pub(super) fn remember(cx: &mut Cx<'_>, references: &Named<Ref>, scope: &mut Scope) -> Flow {
    for (name, reference) in references.iter() {
        let meant = reading::entities(cx, reference, scope);
        scope.bindings.bind(name.clone(), Value::Entities(meant));
    }
    Ok(())
}

/// The ability's controller flips a coin, and wins or loses the flip (705).
pub(super) fn flip_coin(cx: &mut Cx<'_>, win: &[Effect], lose: &[Effect], scope: &mut Scope) -> Flow {
    let player = scope.controller;
    let won = cx.ask_yes(player, DecisionKind::Coin, Some(scope.source), None)?;
    cx.commit(Change::Note(Event::CoinFlipped { player, won }).by((Rule::FlipACoin, &*scope)));
    run(cx, if won { win } else { lose }, scope)
}

/// A player separates objects into two piles, and a player chooses one (700.3).
pub(super) fn piles(
    cx: &mut Cx<'_>,
    what: &Ref,
    (by, chosen_by): (&Ref, &Ref),
    (chosen, rest): (&Name, &Name),
    scope: &mut Scope,
) -> Flow {
    let all = reading::entities(cx, what, scope);
    let (Some(by), Some(chooser)) =
        (reading::players(cx, by, scope).first().copied(), reading::players(cx, chosen_by, scope).first().copied())
    else {
        return Ok(());
    };
    let (source, name) = (Some(scope.source), Some(chosen.clone()));
    let options = Options::Entities { from: all.clone(), least: 0, most: all.len(), ordered: false };
    let first = cx.ask_entities(by, DecisionKind::Piles, source, name.clone(), options)?;
    let second: Vec<Entity> = all.into_iter().filter(|entity| !first.contains(entity)).collect();
    let takes_first = cx.ask_yes(chooser, DecisionKind::WhichPile, source, name)?;
    let (taken, left) = if takes_first { (first, second) } else { (second, first) };
    scope.bindings.bind(chosen.clone(), Value::Entities(taken));
    scope.bindings.bind(rest.clone(), Value::Entities(left));
    Ok(())
}
