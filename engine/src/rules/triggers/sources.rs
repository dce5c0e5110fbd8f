//! Whose abilities can trigger on a batch of events: what is there after it, and what it took away (603.6, 603.10).

use super::{Batch, entered, has_abilities, is_looked_back_from, kinds, kinds::Kinds};
use crate::{
    cards::{
        ability::Ability,
        modification::{Modification, deeds, rules, sizes, types},
        values::Zone,
    },
    event::Event,
    game::{Game, Table},
    ids::{ObjectId, PlayerId},
    rules::continuous::Projection,
    state::{State, characteristics::HeldAbility},
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
/// without reckoning them. `seen` is what is known of the position after them.
pub(super) fn may_trigger(
    (state, seen): (&State, Option<&Projection>),
    table: &Table,
    events: &[Event],
    happened: Kinds,
) -> bool {
    let awaited = || awaited(state, table);
    let left = events.iter().filter_map(|event| match event {
        Event::Moved { object, .. } if is_looked_back_from(&table.edition, event) => Some(*object),
        _ => None,
    });
    seen.map_or_else(awaited, |seen| seen.awaited(awaited)).meets(happened)
        || left.into_iter().any(|id| printed(state, id, table).meets(happened))
}

/// Whether an ability of something that is there waits for events of those kinds.
pub(super) fn awaits(game: Game<'_>, kinds: Kinds) -> bool {
    game.seen.awaited(|| awaited(game.state, game.table)).meets(kinds)
}

/// The kinds of events on which something may trigger that is there to see them. As long as no objects come or go, turn over or
/// become copies, and no effects begin or end, they are the same.
fn awaited(state: &State, table: &Table) -> Kinds {
    let watching = watching(state).map(|id| printed(state, id, table));
    let given = state.effects.iter().flat_map(|effect| &effect.apply).map(|said| given(said, table, DEEP));
    watching.chain(given).fold(Kinds::default(), Kinds::and)
}

fn printed(state: &State, id: ObjectId, table: &Table) -> Kinds {
    let face = state.face_up(id);
    let face = face.flip.as_ref().filter(|_| state.object(id).status.flipped).unwrap_or(face);
    all(face.characteristics.abilities.iter().map(|held: &HeldAbility| of_ability(&held.ability, table, DEEP)))
}

/// How many abilities that give each other are looked into: a keyword may give itself.
const DEEP: usize = 4;

/// The kinds of events on which an ability triggers, or one that it gives.
fn of_ability(ability: &Ability, table: &Table, deep: usize) -> Kinds {
    match ability {
        _ if deep == 0 => Kinds::ANY,
        Ability::Triggered(triggered) => kinds::of_pattern(&triggered.when),
        Ability::Static(fixed) => all(fixed.apply.iter().map(|said| given(said, table, deep - 1))),
        Ability::Keyword(keyword) => of_keyword(&keyword.name, table, deep - 1),
        Ability::Spell(_) | Ability::Activated(_) | Ability::Replacement(_) => Kinds::default(),
    }
}

fn of_keyword(name: &str, table: &Table, deep: usize) -> Kinds {
    let abilities = table.catalog.keyword(name).into_iter().flat_map(|def| def.expands_to.iter());
    all(abilities.map(|(_, ability)| of_ability(ability, table, deep)))
}

fn all(kinds: impl Iterator<Item = Kinds>) -> Kinds {
    kinds.fold(Kinds::default(), Kinds::and)
}

/// The kinds of events on which abilities trigger that an effect gives.
fn given(modification: &Modification, table: &Table, deep: usize) -> Kinds {
    use Modification as M;
    match modification {
        M::AddAbilities(abilities) => all(abilities.iter().map(|(_, ability)| of_ability(ability, table, deep))),
        M::AddKeyword(keyword) => of_keyword(&keyword.name, table, deep),
        M::AddKeywordsOf { keywords, .. } => all(keywords.iter().map(|name| of_keyword(name, table, deep))),
        M::AddChosenAbility(_) => Kinds::ANY,
        M::AddActivatedAbilitiesOf(_) | M::LoseKeyword(_) | M::LoseAllAbilities(_) => Kinds::default(),
        types!()
        | sizes!()
        | M::Control(_)
        | M::ColorWords(_)
        | M::ChangeWord { .. }
        | M::NoManaCost(_)
        | M::AddChosenSubtype(_)
        | M::SetChosenSubtype(_)
        | M::SetColors(_)
        | M::AddColors(_)
        | M::SetChosenColor(_)
        | M::AddChosenColor(_)
        | deeds!()
        | rules!() => Kinds::default(),
    }
}

/// What is there to see something happen: the battlefield, the stack, hands, graveyards, exile and emblems.
fn watching(state: &State) -> impl Iterator<Item = ObjectId> {
    let players = state.players.iter().flat_map(|player| player.graveyard.iter().chain(&player.hand));
    let shared = state.permanents().iter().chain(&state.stack).chain(&state.exile).chain(&state.command);
    shared.chain(players).copied()
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
