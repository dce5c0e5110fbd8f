//! The ways to use a mana ability: the mana that it would add as the position is now (106.7, 605.3).

use crate::{
    cards::{
        Name,
        effect::{AddMana, Effect, If},
        values::{Color, ManaKind},
    },
    game::Game,
    state::{binding::Value, effects::Scope},
    verbs::add_mana,
};

use super::{solver::Units, spending};

/// The most often that an instruction is looked at as repeated.
const MOST_OFTEN: i32 = 100;

/// The instructions that would add mana now, each as often as it would be carried out. Of an instruction with a condition, that is the part that the
/// condition selects.
pub(super) fn added<'e>(game: Game<'_>, effects: &'e [Effect], scope: &Scope) -> Vec<&'e AddMana> {
    let mut found = Vec::new();
    for effect in effects {
        match effect {
            Effect::AddMana(effect) => found.push(&**effect),
            Effect::If(If { condition, then, otherwise }) => {
                let part = if game.holds(condition, scope) { then } else { otherwise };
                found.extend(added(game, part, scope));
            }
            Effect::InsteadIf(one) => {
                let part = if game.holds(&one.condition, scope) { &one.instructions } else { &one.of };
                found.extend(added(game, part, scope));
            }
            Effect::Repeat(one) => {
                let once = added(game, &one.instructions, scope);
                let times = game.amount(&one.times, scope).clamp(0, MOST_OFTEN);
                (0..times).for_each(|_| found.extend(once.iter().copied()));
            }
            _ => {}
        }
    }
    found
}

/// The mana of the instructions: one way for each kind of mana that can be chosen.
pub(super) fn of(
    game: Game<'_>,
    effects: &[&AddMana],
    scope: &Scope,
    made: &spending::Made,
) -> Vec<(Units, Option<ManaKind>)> {
    if let Some(name) = effects.iter().find_map(|effect| chosen_before(game, effect, scope)) {
        let with = |color: &Color| {
            let mut scope = scope.clone();
            scope.bindings.bind(name.clone(), Value::Color(*color));
            let kind = Some(ManaKind::from(Some(*color)));
            (sum(game, effects, &scope, made, kind), kind)
        };
        return Color::ALL.iter().map(with).collect();
    }
    let offers = effects.iter().find(|e| e.mana.is_none() && e.offers_kinds());
    let kinds =
        offers.map_or_else(|| vec![None], |e| add_mana::offered(e, game, scope).into_iter().map(Some).collect());
    kinds.into_iter().map(|kind| (sum(game, effects, scope, made, kind), kind)).collect()
}

/// The name under which an earlier instruction of the ability has its player choose the colour of the mana.
fn chosen_before<'e>(game: Game<'_>, effect: &'e AddMana, scope: &Scope) -> Option<&'e Name> {
    effect.one_kind_of.as_ref().filter(|name| game.bound(name, scope).is_none())
}

/// The mana of all instructions if that kind is chosen.
fn sum(game: Game<'_>, effects: &[&AddMana], scope: &Scope, made: &spending::Made, chosen: Option<ManaKind>) -> Units {
    let all = effects.iter().fold(Units::default(), |sum, effect| {
        let times = add_mana::times(effect, game, scope);
        let once = match &effect.mana {
            Some(mana) => Units::of_cost(mana),
            None => match add_mana::settled_kind(effect, game, scope) {
                Some(kind) => Units::one(kind.color()),
                None => {
                    let kind = chosen.filter(|kind| add_mana::offered(effect, game, scope).contains(kind));
                    Units::one(kind.and_then(ManaKind::color))
                }
            },
        };
        sum.plus(&once.times(times))
    });
    made.of(all)
}
