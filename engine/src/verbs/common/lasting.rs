//! Continuous effects that a spell or ability begins as it resolves (611.2). Their affected objects and amounts are determined as they begin.

use std::sync::Arc;

use crate::{
    acting::Cx,
    cards::{
        Name,
        amount::Amount,
        effect::Duration,
        modification::{Kind, Modification},
        reference::Ref,
        values::Step,
    },
    change::{Change, EffectChange},
    continuous::{keywords_now, read_words},
    edition::{Doubling, EndedDurations},
    event::Event,
    game::Game,
    ids::{Entity, ObjectId, PlayerId},
    rule::Rule,
    rules::{durations, priority},
    state::{
        binding::Value,
        characteristics::{Acquired, Face, Origin},
        effects::{Affects, ContinuousEffect, Scope},
    },
};

use super::reading;

/// The name of the object whose power and toughness are computed.
const IT: &str = "it";

/// The name to which the player of "your next turn" is bound.
const WHOSE_TURN: &str = "whose_turn";

/// The name to which the player who gains control is bound.
const GAINS_CONTROL: &str = "gains_control";

/// Begins the effect. In editions in which doubling becomes an addition (701.10a–b), each object gets an effect with its present values.
pub(in crate::verbs) fn begin(
    cx: &mut Cx<'_>,
    affects: Affects,
    apply: &[Modification],
    until: Option<&Duration>,
    scope: Scope,
) {
    let doubles = apply.iter().any(|said| matches!(said, Modification::MultiplyPt(..)));
    let adds = cx.edition().doubling == Doubling::BecomesAddition;
    match affects {
        Affects::Objects(objects) if doubles && adds => {
            for object in objects {
                let apply: Vec<Modification> = apply.iter().map(|said| added(&cx.game(), said, object)).collect();
                begin_one(cx, Affects::Objects(vec![object]), &apply, until, scope.clone());
            }
        }
        Affects::Objects(objects) if sizes_each(apply, &scope) => {
            let of = |object: &ObjectId| of_object(&scope, *object);
            let first = objects.first().map(|first| sizes(cx, apply, &of(first)));
            match objects.iter().all(|object| Some(sizes(cx, apply, &of(object))) == first) {
                true => {
                    let scope = objects.first().map(of).unwrap_or(scope.clone());
                    begin_one(cx, Affects::Objects(objects), apply, until, scope);
                }
                false => objects.into_iter().for_each(|object| {
                    begin_one(cx, Affects::Objects(vec![object]), apply, until, of_object(&scope, object));
                }),
            }
        }
        affects => begin_one(cx, affects, apply, until, scope),
    }
}

/// Whether the effect computes power and toughness separately for each of several objects. In the amounts, `it` is the object, unless `it` is already
/// bound.
fn sizes_each(apply: &[Modification], scope: &Scope) -> bool {
    let computed = |said: &Modification| match said {
        Modification::SetPt(power, toughness) | Modification::AddPt(power, toughness) => {
            [power, toughness].into_iter().any(|amount| matches!(amount, Amount::Of(_)))
        }
        _ => false,
    };
    scope.bindings.get(IT).is_none() && apply.iter().any(computed)
}

fn of_object(scope: &Scope, object: ObjectId) -> Scope {
    let mut scope = scope.clone();
    scope.bindings.bind_entities(IT, [object]);
    scope
}

/// The power and toughness that an effect gives, computed in this scope.
fn sizes(cx: &Cx<'_>, apply: &[Modification], scope: &Scope) -> Vec<i32> {
    let of = |said: &Modification| match said {
        Modification::SetPt(power, toughness) | Modification::AddPt(power, toughness) => {
            vec![reading::amount(cx, power, scope), reading::amount(cx, toughness, scope)]
        }
        _ => Vec::new(),
    };
    apply.iter().flat_map(of).collect()
}

/// The addition for one object that replaces a doubling.
fn added(game: &Game<'_>, said: &Modification, object: ObjectId) -> Modification {
    let Modification::MultiplyPt(times, more) = said else { return said.clone() };
    let (power, toughness) = game.characteristics(object).pt.unwrap_or((0, 0));
    let by = |times: &i32, now: i32| Amount::Fixed(times.saturating_sub(1).saturating_mul(now));
    let nothing = Modification::AddPt(Amount::Fixed(0), Amount::Fixed(0));
    let addition = || Modification::AddPt(by(times, power), by(more, toughness));
    game.fact((Rule::Doubling, object), addition(), || nothing)
}

/// Makes a permanent a copy from now on. Among several such effects, the latest determines the characteristics (613.2a, 613.7b).
pub(in crate::verbs) fn begin_copy(
    cx: &mut Cx<'_>,
    (object, face, of): (ObjectId, Arc<Face>, ObjectId),
    until: Option<&Duration>,
    mut scope: Scope,
) {
    let Some(until) = lasts(cx, until, &scope) else { return };
    let until = whose_turn(cx, until, &mut scope);
    let (id, timestamp, affects) = (cx.effect_id(), cx.tick(), Affects::Objects(vec![object]));
    let acquired = Acquired { by: Origin::Resolution(id, scope.source), of: Some(of) };
    let copies = Some(Arc::new(with_acquired(&face, &acquired)));
    let effect = ContinuousEffect { id, timestamp, affects, apply: Vec::new(), copies, scope, until };
    let said = Change::Note(Event::CopyBecome { object, of });
    cx.commit_all([EffectChange::BeginEffect(Box::new(effect)).into(), said]);
}

/// The copiable values with abilities that the object acquires by a copy effect. Its linked abilities are linked to no others that it has or had
/// (607.5).
fn with_acquired(face: &Face, acquired: &Acquired) -> Face {
    let mut characteristics = (*face.characteristics).clone();
    for held in &mut characteristics.abilities {
        held.acquired = Some(acquired.clone());
    }
    let other = |half: &Option<Arc<Face>>| half.as_ref().map(|half| Arc::new(with_acquired(half, acquired)));
    Face::new(Arc::new(characteristics), other(&face.flip)).with_back(other(&face.back))
}

/// The duration of an effect that begins now. `None` if the condition of its duration is already false, or if it has been false since it was first
/// true, before the spell or ability resolved (611.2b).
fn lasts<'u>(cx: &Cx<'_>, until: Option<&'u Duration>, scope: &Scope) -> Option<Option<&'u Duration>> {
    // Without that rule, the effect lasts until the game ends.
    let until = until.and_then(|until| cx.game().fact((Rule::EffectDuration, scope), Some(until), || None));
    (!is_over(cx, until, scope)).then_some(until)
}

/// Whether the duration of an effect is over before the effect begins.
pub(in crate::verbs) fn is_over(cx: &Cx<'_>, until: Option<&Duration>, scope: &Scope) -> bool {
    match until {
        Some(Duration::While(condition)) => {
            !cx.game().goes_on(condition, scope) || durations::has_ended(cx, condition, scope)
        }
        // In 2001, an effect that lasts until the end of combat does not begin after combat (418.3d).
        Some(Duration::EndOfCombat) => cx.edition().ended_durations == EndedDurations::Any && combat_is_over(cx),
        _ => false,
    }
}

/// The duration. If it refers to the next turn of a player, the player is determined now.
pub(in crate::verbs) fn whose_turn(cx: &Cx<'_>, until: Option<&Duration>, scope: &mut Scope) -> Option<Duration> {
    let mut settled = |who: &Ref| {
        if *who == Ref::You {
            return Ref::You;
        }
        let players = reading::players(cx, who, scope).into_iter().map(Entity::Player).collect();
        scope.bindings.bind(WHOSE_TURN.into(), Value::Entities(players));
        Ref::Bound(Name::from(WHOSE_TURN))
    };
    until.map(|until| match until {
        Duration::NextTurnOf(who) => Duration::NextTurnOf(settled(who)),
        Duration::EndOfNextTurnOf(who) => Duration::EndOfNextTurnOf(settled(who)),
        Duration::DuringNextTurnOf(who) => Duration::DuringNextTurnOf(settled(who)),
        until => until.clone(),
    })
}

/// Begins one effect, unless its duration is already over.
fn begin_one(cx: &mut Cx<'_>, affects: Affects, apply: &[Modification], until: Option<&Duration>, mut scope: Scope) {
    let Some(until) = lasts(cx, until, &scope) else { return };
    let mut apply: Vec<Modification> = apply.iter().map(|modification| settled(cx, modification, &mut scope)).collect();
    apply = apply.into_iter().flat_map(|modification| keywords_settled(cx, modification, &scope)).collect();
    let until = whose_turn(cx, until, &mut scope);
    let effect =
        ContinuousEffect { id: cx.effect_id(), timestamp: cx.tick(), affects, apply, copies: None, scope, until };
    let control = effect.apply.iter().any(|said| said.kind() == Kind::Control);
    cx.commit(EffectChange::BeginEffect(Box::new(effect)));
    if control {
        // Control is noted even if it changes again during the same resolution (302.6, 212.3d until 2006).
        priority::note_controllers(cx);
    }
}

/// Begins an effect by which players gain control of permanents at the same time (701.12b).
pub(in crate::verbs) fn begin_exchange(
    cx: &mut Cx<'_>,
    gains: [(ObjectId, PlayerId); 2],
    until: Option<&Duration>,
    scope: &Scope,
) {
    let Some(until) = lasts(cx, until, scope) else { return };
    let mut scope = scope.clone();
    let until = whose_turn(cx, until, &mut scope);
    let timestamp = cx.tick();
    let effects = gains.map(|(object, player)| {
        let mut scope = scope.clone();
        scope.bindings.bind_entities(GAINS_CONTROL, [player]);
        let apply = vec![Modification::Control(Ref::Bound(Name::from(GAINS_CONTROL)))];
        let (id, affects) = (cx.effect_id(), Affects::Objects(vec![object]));
        let until = until.clone();
        let effect = ContinuousEffect { id, timestamp, affects, apply, copies: None, scope, until };
        Change::Effect(EffectChange::BeginEffect(Box::new(effect)))
    });
    cx.commit_all(effects);
    priority::note_controllers(cx);
}

/// Whether the turn has no more combat phase.
fn combat_is_over(cx: &Cx<'_>) -> bool {
    let turn = &cx.state().turn;
    turn.step > Step::EndCombat && !turn.to_come.contains(&Step::EndCombat)
}

/// The keyword abilities that other objects have as the effect begins, in place of a modification that gives abilities of other objects (608.2h).
fn keywords_settled(cx: &Cx<'_>, modification: Modification, scope: &Scope) -> Vec<Modification> {
    let Modification::AddKeywordsOf { of, keywords } = &modification else { return vec![modification] };
    let game = cx.game();
    let now = keywords_now(&game, of, keywords, scope).into_iter().map(Modification::AddKeyword).collect();
    game.fact((Rule::InformationOnce, scope), now, || vec![modification.clone()])
}

/// The modification with its amounts and words read once (611.2d). The player who gains control is determined too.
fn settled(cx: &Cx<'_>, modification: &Modification, scope: &mut Scope) -> Modification {
    let fixed = |amount: &Amount| match amount {
        Amount::Fixed(_) => amount.clone(),
        _ => {
            let now = Amount::Fixed(reading::amount(cx, amount, scope));
            cx.game().fact((Rule::VariableFixed, &*scope), now, || amount.clone())
        }
    };
    let added = |amount: &Amount| match amount {
        Amount::Of(_) | Amount::Bound(_) => {
            let now = Amount::Fixed(reading::addend(cx, amount, scope));
            cx.game().fact((Rule::VariableFixed, &*scope), now, || amount.clone())
        }
        _ => fixed(amount),
    };
    match modification {
        Modification::SetPt(power, toughness) => Modification::SetPt(fixed(power), fixed(toughness)),
        Modification::AddPt(power, toughness) => Modification::AddPt(added(power), added(toughness)),
        Modification::AddKeyword(keyword) => {
            let mut keyword = keyword.clone();
            keyword.with.n = keyword.with.n.as_ref().map(fixed);
            read_words(&cx.game(), &Modification::AddKeyword(keyword), scope)
        }
        Modification::CostOf { spells, who, more, less, times, at_least } => Modification::CostOf {
            spells: spells.clone(),
            who: who.clone(),
            more: *more,
            less: *less,
            times: times.as_ref().map(fixed),
            at_least: *at_least,
        },
        Modification::AbilityCostOf { of, more, less, times, keyword, except_mana } => {
            let (of, keyword, times) = (of.clone(), keyword.clone(), times.as_ref().map(fixed));
            Modification::AbilityCostOf { of, more: *more, less: *less, times, keyword, except_mana: *except_mana }
        }
        Modification::ExtraLands { who, count } => Modification::ExtraLands { who: who.clone(), count: fixed(count) },
        Modification::UntapAtMost { who, what, count } => {
            Modification::UntapAtMost { who: who.clone(), what: what.clone(), count: fixed(count) }
        }
        Modification::HandSize { who, size } => Modification::HandSize { who: who.clone(), size: fixed(size) },
        Modification::Control(Ref::You) => modification.clone(),
        Modification::Control(who) => {
            let players = reading::players(cx, who, scope).into_iter().map(Entity::Player).collect();
            scope.bindings.bind(GAINS_CONTROL.into(), Value::Entities(players));
            Modification::Control(Ref::Bound(Name::from(GAINS_CONTROL)))
        }
        other => read_words(&cx.game(), other, scope),
    }
}
