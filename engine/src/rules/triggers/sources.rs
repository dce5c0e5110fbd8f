//! Whose abilities can trigger on a batch of events: what is there after it, and what it took away (603.6, 603.10).

use super::{Batch, entered, has_abilities, is_looked_back_from, kinds, kinds::Kinds};
use crate::{
    cards::{ability::Ability, modification::Modification, values::Zone},
    event::Event,
    game::Table,
    ids::{ObjectId, PlayerId},
    state::{State, characteristics::HeldAbility, object::Object},
};

/// An object whose abilities may trigger.
#[derive(Clone, Copy)]
pub(super) struct Source<'a> {
    pub(super) id: ObjectId,
    /// Who controls its abilities: whoever controls it as they trigger, or its owner where nobody does (603.3a, 113.8).
    pub(super) controller: PlayerId,
    /// Where it is, or was.
    pub(super) zone: Zone,
    /// All its abilities.
    pub(super) abilities: &'a [HeldAbility],
    /// The events it sees.
    pub(super) sees: &'a [Event],
    /// It sees them as it was before them.
    pub(super) looking_back: bool,
}

/// Whether an ability can trigger on events of those kinds at all: told from what is printed and from what effects could give,
/// without reckoning them.
pub(super) fn may_trigger(state: &State, table: &Table, events: &[Event], happened: Kinds) -> bool {
    let gives = |m: &Modification| given(m, table, happened);
    let printed = |id: ObjectId| printed_may_trigger(state.object(id), happened, &gives);
    let left = events.iter().filter_map(|event| match event {
        Event::Moved { object, .. } if is_looked_back_from(&table.edition, event) => Some(*object),
        _ => None,
    });
    watching(state).any(printed)
        || left.into_iter().any(printed)
        || state.effects.iter().any(|effect| effect.apply.iter().any(gives))
}

fn printed_may_trigger(object: &Object, happened: Kinds, gives: &impl Fn(&Modification) -> bool) -> bool {
    let face = object.copiable();
    let face = face.flip.as_ref().filter(|_| object.status.flipped).unwrap_or(face);
    face.characteristics.abilities.iter().any(|held| match &*held.ability {
        Ability::Static(fixed) => fixed.apply.iter().any(gives),
        ability => triggers_on(ability, happened),
    })
}

fn triggers_on(ability: &Ability, happened: Kinds) -> bool {
    matches!(ability, Ability::Triggered(t) if kinds::of_pattern(&t.when).meets(happened))
}

/// Whether an effect gives abilities that can trigger on events of those kinds.
fn given(modification: &Modification, table: &Table, happened: Kinds) -> bool {
    match modification {
        Modification::AddAbilities(abilities) => abilities.iter().any(|(_, ability)| triggers_on(ability, happened)),
        Modification::AddKeyword(keyword) => table
            .catalog
            .keyword(&keyword.name)
            .is_some_and(|def| def.expands_to.iter().any(|(_, ability)| triggers_on(ability, happened))),
        _ => false,
    }
}

/// What is there to see something happen: the battlefield, the stack, hands, graveyards and exile.
fn watching(state: &State) -> impl Iterator<Item = ObjectId> {
    let players = state.players.iter().flat_map(|player| player.graveyard.iter().chain(&player.hand));
    state.battlefield.iter().chain(&state.stack).chain(&state.exile).chain(players).copied()
}

/// Calls back with every ability of every object that may see the events, and the events it sees.
///
/// What is there sees what happens now with the abilities it has now; what leaves the battlefield is seen by what was there just
/// before, with the abilities that it had then, also by what left at the same time.
pub(super) fn each<'a>(batch: &'a Batch<'a>, mut visit: impl FnMut(Source<'_>, &HeldAbility)) {
    let (looked_back, now): (Vec<Event>, Vec<Event>) =
        batch.events.iter().cloned().partition(|event| is_looked_back_from(&batch.game.table.edition, event));
    let looking = batch.before.filter(|_| !looked_back.is_empty());
    let all = if looking.is_some() { &now } else { batch.events };
    for id in watching(batch.game.state) {
        let object = batch.game.object(id);
        if !has_abilities(object.kind) {
            continue;
        }
        let (controller, abilities) = (batch.game.controller(id), &batch.game.characteristics(id).abilities);
        let source = Source { id, controller, zone: object.zone, abilities, sees: all, looking_back: false };
        let Some(before) = looking else {
            source.visit(&mut visit);
            continue;
        };
        if object.zone != Zone::Battlefield {
            // Abilities that work elsewhere don't look back: a card in a graveyard sees itself arrive.
            Source { sees: batch.events, ..source }.visit(&mut visit);
            continue;
        }
        source.visit(&mut visit);
        if !entered(batch.events, id) {
            let (controller, abilities) = (before.seen.controller(id), &before.seen.characteristics(id).abilities);
            Source { controller, abilities, sees: &looked_back, looking_back: true, ..source }.visit(&mut visit);
        }
    }
    for event in &looked_back {
        if let Event::Moved { object: id, from, .. } = event {
            let (controller, abilities) = (batch.game.controller(*id), &batch.game.characteristics(*id).abilities);
            let sees = &looked_back;
            Source { id: *id, controller, zone: *from, abilities, sees, looking_back: true }.visit(&mut visit);
        }
    }
}

impl Source<'_> {
    fn visit(self, visit: &mut impl FnMut(Source<'_>, &HeldAbility)) {
        if self.sees.is_empty() && self.looking_back {
            return;
        }
        for held in self.abilities {
            visit(self, held);
        }
    }
}
