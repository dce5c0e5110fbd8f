//! Adding mana (106.4).

use super::prelude::*;
use crate::{
    cards::{
        effect::AddMana,
        values::{Color, ManaKind},
    },
    decision::{Answer, DecisionKind, Options},
    game::Game,
    ids::{ObjectId, PlayerId},
    rules::mana::{SETTLED_COLOR, TAPPED, abilities, solver::Units, spending},
    state::stack::Mana,
    unsupported,
};
use std::sync::Arc;

impl Verb for AddMana {
    fn perform(&self, cx: &mut Cx<'_>, scope: &mut Scope) -> Flow {
        let game = cx.game();
        let who = self.who.as_ref().map_or_else(|| vec![scope.controller], |who| game.players(who, scope).into_vec());
        let times = times(self, game, scope);
        let count = usize::try_from(times).unwrap_or(0);
        for player in who {
            let colors = match (&self.mana, &self.one_kind_of) {
                (Some(mana), _) => Units::of_cost(mana).times(times).each(),
                (None, Some(name)) => match choose_kind(cx, player, name, scope)? {
                    Some(kind) => vec![kind.color(); count],
                    // Mana of an undefined kind is not added (106.5; 406.6 since 2004).
                    None => Vec::new(),
                },
                (None, None) if !self.offers_colors() => vec![None; count],
                (None, None) => match colors(self, cx.game(), scope).as_slice() {
                    [] => Vec::new(),
                    of => vec![Some(choose_color(cx, player, scope, of.to_vec())?); count],
                },
            };
            let tapped = scope.bindings.get(TAPPED).is_some().then_some(scope.source);
            let made = spending::Made::by(cx.game(), scope.controller, tapped);
            let units = colors.into_iter().fold(Units::default(), |sum, color| sum.plus(&Units::one(color)));
            let unit = unit(self, scope);
            let mana = made.of(units).each().into_iter().map(|color| Mana { color, ..unit.clone() }).collect();
            cx.commit(StackChange::AddMana { player, mana });
        }
        Ok(())
    }
}

/// The amount of mana of the chosen colour, or the number of times that `mana` is added.
pub(crate) fn times(verb: &AddMana, game: Game<'_>, scope: &Scope) -> u32 {
    let amount = verb.amount.as_ref().map_or(1, |amount| game.amount(amount, scope));
    u32::try_from(amount).unwrap_or(0)
}

/// The kind of mana that is bound to a name, if it is a single kind.
pub(crate) fn settled_kind(verb: &AddMana, game: Game<'_>, scope: &Scope) -> Option<ManaKind> {
    match kinds(game, verb.one_kind_of.as_ref()?, scope).as_slice() {
        [kind] => Some(*kind),
        _ => None,
    }
}

/// Every combination of mana that the instruction can add, over all choices of colours.
pub(crate) fn made(verb: &AddMana, game: Game<'_>, scope: &Scope) -> Vec<Units> {
    let times = times(verb, game, scope);
    let once: Vec<Units> = match (&verb.mana, &verb.one_kind_of) {
        (Some(mana), _) => vec![Units::of_cost(mana)],
        (None, Some(name)) => kinds(game, name, scope).iter().map(|kind| Units::one(kind.color())).collect(),
        (None, None) if !verb.offers_colors() => vec![Units::one(None)],
        (None, None) => colors(verb, game, scope).into_iter().map(|color| Units::one(Some(color))).collect(),
    };
    let once = if once.is_empty() { vec![Units::default()] } else { once };
    let made = spending::Made::by(game, scope.controller, None);
    once.into_iter().map(|units| made.of(units.times(times))).collect()
}

/// The colours among which the player chooses in the current position.
pub(crate) fn colors(verb: &AddMana, game: Game<'_>, scope: &Scope) -> Vec<Color> {
    colors_beside(verb, game, scope, &[])
}

/// The same while the colours that those permanents could produce are already being determined. A permanent in `asked` adds no colours of its own
/// then (106.7).
pub(crate) fn colors_beside(verb: &AddMana, game: Game<'_>, scope: &Scope, asked: &[ObjectId]) -> Vec<Color> {
    let of = |objects: &Ref| {
        let objects = game.objects(objects, scope);
        let has = |color: &Color| objects.iter().any(|id| game.characteristics(*id).colors.has(*color));
        Color::ALL.iter().copied().filter(has).collect()
    };
    match (&verb.one_color_among, &verb.one_color_made_by) {
        (Some(objects), _) => of(objects),
        (None, Some(by)) => abilities::colors_made_by(game, by, scope, asked),
        (None, None) => verb.one_color_of.clone(),
    }
}

fn choose_color(cx: &mut Cx<'_>, player: PlayerId, scope: &Scope, of: Vec<Color>) -> Flow<Color> {
    if let Some(Value::Color(color)) = scope.bindings.get(SETTLED_COLOR) {
        return Ok(*color);
    }
    let first = of[0];
    match cx.ask(player, DecisionKind::ManaColor, Some(scope.source), None, Options::Color(of))? {
        Answer::Color(color) => Ok(color),
        _ => Ok(first),
    }
}

/// One of the kinds that are bound to a name, as the player chooses (411.3a until 2009).
fn choose_kind(cx: &mut Cx<'_>, player: PlayerId, name: &str, scope: &Scope) -> Flow<Option<ManaKind>> {
    let kinds = kinds(cx.game(), name, scope);
    let colors: Vec<Color> = kinds.iter().filter_map(|kind| kind.color()).collect();
    match (kinds.as_slice(), colors.as_slice()) {
        ([] | [_], _) => Ok(kinds.first().copied()),
        (kinds, colors) if kinds.len() > colors.len() => {
            unsupported::refuse("a choice between coloured and colourless mana")
        }
        _ => choose_color(cx, player, scope, colors).map(|color| Some(ManaKind::from(Some(color)))),
    }
}

/// One mana as the instruction adds it, without a colour yet.
fn unit(verb: &AddMana, scope: &Scope) -> Mana {
    Mana {
        color: None,
        source: Some(scope.source),
        only_for: verb.only_for.clone().map(Arc::new),
        lasts_this_turn: verb.lasts_this_turn,
        rider: verb.rider.clone().map(Arc::new),
        maker: scope.controller,
    }
}

/// The kinds of mana that are bound to a name.
fn kinds(game: Game<'_>, name: &str, scope: &Scope) -> Vec<ManaKind> {
    match game.bound(name, scope) {
        Some(Value::Mana(kinds)) => kinds.clone(),
        Some(Value::Color(color)) => vec![ManaKind::from(Some(*color))],
        _ => Vec::new(),
    }
}
