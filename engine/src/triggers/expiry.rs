//! The ends of effects with a duration (611.2a–b).

use crate::{
    acting::Cx,
    cards::{effect::Duration, event::EventPattern},
    change::EffectChange,
    event::{
        Event,
        kinds::{self, Kinds},
    },
    ground::{Act, Because, Ground},
    ids::{EffectId, ObjectId, PlayerId},
    rule::Rule,
    state::{State, effects::Scope},
};

/// Ends every effect with a matching duration, at the same time as those changes, by that rule. Returns whether there was one.
pub(crate) fn end(cx: &mut Cx<'_>, fits: impl Fn(&Duration) -> bool, with: Vec<Act>, rule: Option<Rule>) -> bool {
    let ending: Vec<_> =
        lasting(cx.state()).filter(|(_, until, _)| fits(until)).map(|(id, _, s)| (id, s.source)).collect();
    end_these(cx, ending, with, rule)
}

/// Ends effects that last as long as a condition is true, if it is no longer true.
pub(crate) fn end_untrue(cx: &mut Cx<'_>) -> bool {
    let conditional = |(_, until, _): &(EffectId, &Duration, &Scope)| matches!(until, Duration::While(_));
    if !lasting(cx.state()).any(|effect| conditional(&effect)) {
        return false;
    }
    let ending = {
        let game = cx.game();
        let untrue = |(_, until, scope): &(EffectId, &Duration, &Scope)| match until {
            Duration::While(condition) => !game.goes_on(condition, scope),
            _ => false,
        };
        lasting(game.state).filter(untrue).map(|(id, _, scope)| (id, scope.source)).collect()
    };
    end_these(cx, ending, Vec::new(), None)
}

/// Ends effects that last until that player's next turn or a point in it, because that turn does not come (800.4m).
pub(crate) fn end_with_turn_of(cx: &mut Cx<'_>, player: PlayerId) {
    let ending = {
        let game = cx.game();
        let waits = |(_, until, scope): &(EffectId, &Duration, &Scope)| match until {
            Duration::Until(EventPattern::StepBegins { of: Some(of), .. })
            | Duration::NextTurnOf(of)
            | Duration::EndOfNextTurnOf(of)
            | Duration::DuringNextTurnOf(of)
            | Duration::NextUntapStepOf(of) => game.is_player(player, of, scope),
            _ => false,
        };
        lasting(game.state).filter(waits).map(|(id, _, scope)| (id, scope.source)).collect()
    };
    end_these(cx, ending, Vec::new(), None);
}

/// Called as that player's turn begins: effects that last until then end, and effects that last through the turn, or only during it, now last until
/// its end.
pub(crate) fn turn_of(cx: &mut Cx<'_>, player: PlayerId) {
    let (ending, staying) = {
        let game = cx.game();
        let mut found = (Vec::new(), Vec::new());
        for (id, until, scope) in lasting(game.state) {
            match until {
                Duration::NextTurnOf(of) if game.is_player(player, of, scope) => found.0.push((id, scope.source)),
                Duration::EndOfNextTurnOf(of) | Duration::DuringNextTurnOf(of) if game.is_player(player, of, scope) => {
                    found.1.push(id);
                }
                _ => {}
            }
        }
        found
    };
    if !staying.is_empty() {
        cx.commit(EffectChange::LastThisTurn(staying));
    }
    end_these(cx, ending, Vec::new(), None);
}

/// Ends effects that last through that player's next untap step, because that step is over.
pub(crate) fn untapped(cx: &mut Cx<'_>, player: PlayerId) {
    let ending = {
        let game = cx.game();
        let was_that = |(_, until, scope): &(EffectId, &Duration, &Scope)| match until {
            Duration::NextUntapStepOf(of) => game.is_player(player, of, scope),
            _ => false,
        };
        lasting(game.state).filter(was_that).map(|(id, _, scope)| (id, scope.source)).collect()
    };
    end_these(cx, ending, Vec::new(), None);
}

/// Ends effects that last until one of those events.
pub(super) fn end_on(cx: &mut Cx<'_>, events: &[Event], happened: Kinds) {
    let may_end = |until: &Duration| match until {
        Duration::Until(pattern) => kinds::of_pattern(pattern).meets(happened),
        Duration::UntilStep(step) => events.iter().any(|e| matches!(e, Event::StepBegan { step: s, .. } if s == step)),
        _ => false,
    };
    if !lasting(cx.state()).any(|(_, until, _)| may_end(until)) {
        return;
    }
    let ending = {
        let game = cx.game();
        let ends = |(_, until, scope): &(EffectId, &Duration, &Scope)| match until {
            Duration::Until(pattern) => may_end(until) && !game.occurrences(pattern, events, scope).is_empty(),
            _ => may_end(until),
        };
        lasting(game.state).filter(ends).map(|(id, _, scope)| (id, scope.source)).collect()
    };
    end_these(cx, ending, Vec::new(), None);
}

/// Every effect, replacement and delayed trigger that has a duration.
fn lasting(state: &State) -> impl Iterator<Item = (EffectId, &Duration, &Scope)> {
    let effects = state.effects.iter().map(|e| (e.id, &e.until, &e.scope));
    let replacements = state.replacements.iter().map(|e| (e.id, &e.until, &e.scope));
    let delayed = state.delayed.iter().map(|e| (e.id, &e.until, &e.scope));
    let all = effects.chain(replacements).chain(delayed);
    all.filter_map(|(id, until, scope)| until.as_ref().map(|until| (id, until, scope)))
}

fn end_these(cx: &mut Cx<'_>, ending: Vec<(EffectId, ObjectId)>, mut with: Vec<Act>, rule: Option<Rule>) -> bool {
    let grounds: Vec<Ground> = ending.iter().map(|(_, source)| Ground::of(Rule::EffectDuration, *source)).collect();
    let mut ends = Act::from(EffectChange::EndEffects(ending.into_iter().map(|(id, _)| id).collect()));
    ends.grounds.extend(rule.map(Because::ground).into_iter().chain(grounds.iter().cloned()));
    let ends = cx.lawful(if grounds.is_empty() { Vec::new() } else { vec![ends] });
    let any = !ends.is_empty();
    with.extend(ends);
    if !with.is_empty() {
        cx.commit_all(with);
    }
    any
}
