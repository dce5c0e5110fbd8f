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
    rules::mana::{SETTLED_KIND, TAPPED, abilities, solver::Units, spending},
    state::stack::Mana,
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
                (None, None) if !self.offers_kinds() => vec![None; count],
                (None, named) => {
                    let of = match named {
                        Some(name) => kinds(cx.game(), name, scope),
                        None => offered(self, cx.game(), scope),
                    };
                    // Mana of an undefined kind is not added (106.5; 406.6 since 2004).
                    let kind = choose_kind(cx, player, scope, of)?;
                    kind.map_or_else(Vec::new, |kind| vec![kind.color(); count])
                }
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
    match settled_kinds(verb, game, scope).as_slice() {
        [kind] => Some(*kind),
        _ => None,
    }
}

/// The kinds of mana that are bound to a name.
pub(crate) fn settled_kinds(verb: &AddMana, game: Game<'_>, scope: &Scope) -> Vec<ManaKind> {
    verb.one_kind_of.as_ref().map_or_else(Vec::new, |name| kinds(game, name, scope))
}

/// Every combination of mana that the instruction can add, over all choices of colours.
pub(crate) fn made(verb: &AddMana, game: Game<'_>, scope: &Scope) -> Vec<Units> {
    let times = times(verb, game, scope);
    let once: Vec<Units> = match (&verb.mana, &verb.one_kind_of) {
        (Some(mana), _) => vec![Units::of_cost(mana)],
        (None, Some(name)) => kinds(game, name, scope).iter().map(|kind| Units::one(kind.color())).collect(),
        (None, None) if !verb.offers_kinds() => vec![Units::one(None)],
        (None, None) => offered(verb, game, scope).into_iter().map(|kind| Units::one(kind.color())).collect(),
    };
    let once = if once.is_empty() { vec![Units::default()] } else { once };
    let made = spending::Made::by(game, scope.controller, None);
    once.into_iter().map(|units| made.of(units.times(times))).collect()
}

/// The kinds of mana among which the player chooses in the current position.
pub(crate) fn offered(verb: &AddMana, game: Game<'_>, scope: &Scope) -> Vec<ManaKind> {
    offered_beside(verb, game, scope, &[])
}

/// The same while the kinds of mana that those permanents could produce are already being determined. A permanent in `asked` adds no kinds of its own
/// then (106.7).
pub(crate) fn offered_beside(verb: &AddMana, game: Game<'_>, scope: &Scope, asked: &[ObjectId]) -> Vec<ManaKind> {
    let of = |objects: &Ref| {
        let objects = game.objects(objects, scope);
        let has = |color: &Color| objects.iter().any(|id| game.characteristics(*id).colors.has(*color));
        Color::ALL.iter().copied().filter(has).collect()
    };
    let kinds = |colors: Vec<Color>| colors.into_iter().map(|color| ManaKind::from(Some(color))).collect();
    match (&verb.one_color_among, &verb.one_color_made_by, &verb.one_kind_made_by) {
        (Some(objects), ..) => kinds(of(objects)),
        (None, Some(by), _) => {
            let made = abilities::kinds_made_by(game, by, scope, asked).into_iter();
            made.filter(|kind| *kind != ManaKind::Colorless).collect()
        }
        (None, None, Some(by)) => abilities::kinds_made_by(game, by, scope, asked),
        (None, None, None) => kinds(verb.one_color_of.clone()),
    }
}

/// One of these kinds of mana, as the player chooses (106.7; 411.3a until 2009). None if there is no kind.
fn choose_kind(cx: &mut Cx<'_>, player: PlayerId, scope: &Scope, of: Vec<ManaKind>) -> Flow<Option<ManaKind>> {
    if let Some(Value::Mana(kinds)) = scope.bindings.get(SETTLED_KIND) {
        return Ok(kinds.first().copied());
    }
    let colors: Vec<Color> = of.iter().filter_map(|kind| kind.color()).collect();
    let first = of.first().copied();
    if of.len() < 2 && colors.len() < of.len() {
        return Ok(first);
    }
    let options = match colors.len() == of.len() {
        true if colors.is_empty() => return Ok(None),
        true => Options::Color(colors),
        false => Options::Words { from: of.iter().map(|kind| word(*kind)).collect(), least: 1, most: 1 },
    };
    match cx.ask(player, DecisionKind::ManaColor, Some(scope.source), None, options)? {
        Answer::Color(color) => Ok(Some(ManaKind::from(Some(color)))),
        Answer::Words(words) => Ok(of.into_iter().find(|kind| words.contains(&word(*kind)))),
        _ => Ok(first),
    }
}

/// The word for a kind of mana, if colourless mana is among the kinds to choose from.
fn word(kind: ManaKind) -> Name {
    <&str>::from(kind).into()
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
