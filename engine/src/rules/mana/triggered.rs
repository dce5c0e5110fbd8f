//! Tapping for mana (106.12a), and triggered mana abilities: an ability that triggers on it and adds mana resolves at once (605.4a, 411.3 until
//! 2009).

use std::sync::Arc;

use crate::{
    acting::Cx,
    cards::{
        ability::{Ability, Activated, Triggered},
        effect::Effect,
        mana_ability::add_mana,
        values::ManaCost,
    },
    change::{Change, EffectChange},
    edition::{TappedForMana, TargetedManaAbilities},
    error::Flow,
    event::{Event, kinds::Kinds},
    game::Game,
    ids::{EffectId, ObjectId, PlayerId},
    rule::Rule,
    rules::resolution,
    state::{
        effects::{PendingTrigger, Scope},
        object::ObjectKind,
    },
    triggers, unsupported,
    verbs::add_mana,
};

use super::{abilities, solver::Units};

/// The length of the history when a mana ability began, to find the mana it has produced since; none if no ability waits for it.
#[derive(Debug, Clone, Copy)]
pub(super) struct Since(Option<usize>);

impl Since {
    /// The present length, for a mana ability that is about to be activated.
    pub(super) fn now(cx: &Cx<'_>, ability: &Activated) -> Self {
        Self((abilities::taps(ability) && triggers::awaits(cx.game(), Kinds::MANA)).then(|| cx.state().history.len()))
    }

    /// Reports that the permanent was tapped for mana, if an ability waits for it.
    pub(super) fn say(self, cx: &mut Cx<'_>, player: PlayerId, object: ObjectId) {
        let Some(begun) = self.0 else { return };
        let made = cx.state().history.iter().skip(begun).filter_map(|event| match event {
            Event::ManaAdded { source, mana, .. } if *source == object => Some(mana),
            _ => None,
        });
        let mut all = ManaCost::ZERO;
        for mana in made {
            all.generic += mana.generic;
            all.colored.iter_mut().zip(mana.colored).for_each(|(sum, more)| *sum += more);
        }
        let counts = match cx.edition().tapped_for_mana {
            TappedForMana::AsItIsPlayed => true,
            TappedForMana::AsItMakesMana => Units::of_cost(&all).total() > 0,
        };
        if counts {
            cx.commit(Change::Note(Event::TappedForMana { player, object, mana: all }));
        }
    }
}

/// Whether a triggered ability could add mana and has no target (605.1b).
fn is_mana_ability(ability: &Triggered) -> bool {
    adds_mana(ability) && ability.targets.is_empty()
}

fn adds_mana(ability: &Triggered) -> bool {
    let modes = ability.choose.iter().flat_map(|choose| choose.modes.iter().map(|(_, mode)| &mode.instructions));
    std::iter::once(&ability.instructions).chain(modes).any(|instructions| add_mana(instructions))
}

/// The triggered abilities that wait.
pub(super) fn waiting(cx: &Cx<'_>) -> Vec<EffectId> {
    cx.state().pending.iter().map(|trigger| trigger.id).collect()
}

/// Resolves the mana abilities that have triggered since then, at once and without the stack (605.4a).
///
/// # Errors
///
/// Unanswered decisions; instructions that can't be carried out.
pub(super) fn resolve(cx: &mut Cx<'_>, before: &[EffectId]) -> Flow {
    let triggered: Vec<PendingTrigger> =
        cx.state().pending.iter().filter(|trigger| !before.contains(&trigger.id)).cloned().collect();
    for trigger in triggered {
        let held = Arc::clone(&trigger.ability.ability);
        let Ability::Triggered(ability) = &*held else { continue };
        let with_target = adds_mana(ability) && !is_mana_ability(ability);
        if with_target && cx.edition().targeted_mana_abilities == TargetedManaAbilities::AreManaAbilities {
            return unsupported::refuse("a mana ability with a target");
        }
        let because = (Rule::TriggeredManaAbility, trigger.scope.source);
        if cx.game().heeds(because, is_mana_ability(ability)) {
            at_once(cx, trigger, ability)?;
        }
    }
    Ok(())
}

fn at_once(cx: &mut Cx<'_>, trigger: PendingTrigger, ability: &Triggered) -> Flow {
    if ability.choose.is_some() {
        return unsupported::refuse("a triggered mana ability with modes");
    }
    let PendingTrigger { id, ability: held, mut scope, .. } = trigger;
    cx.commit(EffectChange::RemovePending { id, stacked_as: None });
    scope.ability = Some(Arc::new(held));
    if ability.condition.as_ref().is_none_or(|condition| cx.game().holds(condition, &scope)) {
        resolution::run(cx, &ability.instructions, &mut scope)?;
    }
    Ok(())
}

/// The mana that triggered mana abilities add for a player who taps a permanent for that mana: every possible amount.
pub(super) fn more(game: Game<'_>, player: PlayerId, object: ObjectId, made: Units) -> Vec<Units> {
    let nothing = vec![Units::default()];
    let silent = game.table.edition.tapped_for_mana == TappedForMana::AsItMakesMana && made.total() == 0;
    if silent || !triggers::awaits(game, Kinds::MANA) {
        return nothing;
    }
    let tapped = [Event::TappedForMana { player, object, mana: made.as_cost() }];
    let mut sums = nothing;
    for source in game.state.permanents().iter().filter(|id| game.object(**id).kind != ObjectKind::Ability) {
        for held in &game.characteristics(*source).abilities {
            let Ability::Triggered(ability) = &*held.ability else { continue };
            if !is_mana_ability(ability) {
                continue;
            }
            let mut scope = Scope::new(*source, game.controller(*source));
            scope.ability = (held.given.is_some() || held.acquired.is_some()).then(|| Arc::new(held.clone()));
            scope.bindings.extend(&game.remembered(*source, held));
            for bound in game.occurrences(&ability.when, &tapped, &scope) {
                let mut scope = scope.clone();
                scope.bindings.extend(&bound);
                if ability.condition.as_ref().is_none_or(|condition| game.holds(condition, &scope)) {
                    sums = with(game, player, sums, &ability.instructions, &scope);
                }
            }
        }
    }
    sums
}

/// Each of these amounts with the mana that the instructions add to the player's pool.
fn with(game: Game<'_>, player: PlayerId, sums: Vec<Units>, instructions: &[Effect], scope: &Scope) -> Vec<Units> {
    let adds = instructions.iter().filter_map(|effect| match effect {
        Effect::AddMana(effect) if abilities::serves_all(game, effect, scope, player) => {
            Some(add_mana::made(effect, game, scope))
        }
        _ => None,
    });
    adds.fold(sums, |sums, ways| {
        let mut all: Vec<Units> = Vec::new();
        for sum in sums.iter().flat_map(|sum| ways.iter().map(|way| sum.plus(way))) {
            if !all.contains(&sum) {
                all.push(sum);
            }
        }
        all
    })
}
