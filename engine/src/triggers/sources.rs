//! The objects whose abilities can trigger on a batch of events: those that exist after it, and those that left in it (603.6, 603.10).

use super::{Batch, entered, has_abilities};
use crate::{
    cards::{
        ability::Ability,
        modification::{Modification, deeds, rules, sizes, types},
        values::Zone,
    },
    continuous::Projection,
    event::{
        Event, is_looked_back_from,
        kinds::{self, Kinds},
    },
    game::{Game, Table},
    ids::{ObjectId, PlayerId},
    state::{State, characteristics::HeldAbility},
};

/// An object whose abilities may trigger.
#[derive(Clone, Copy)]
pub(super) struct Source<'a> {
    pub(super) id: ObjectId,
    /// The controller of its abilities: its controller as they trigger, or its owner if it has no controller (603.3a, 113.8).
    pub(super) controller: PlayerId,
    /// Its present or former zone.
    pub(super) zone: Zone,
    /// All its abilities.
    pub(super) abilities: &'a [HeldAbility],
    /// The events that it sees.
    pub(super) sees: &'a [Event],
    /// Whether it is seen as it was before the events.
    pub(super) looking_back: bool,
}

/// Whether an ability can trigger on events of those kinds at all. This is decided from printed abilities and from those that effects could grant,
/// without applying the effects. `seen` is the known projection after the events.
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

/// Whether an ability of an existing object waits for events of those kinds.
pub(super) fn awaits(game: Game<'_>, kinds: Kinds) -> bool {
    game.seen.awaited(|| awaited(game.state, game.table)).meets(kinds)
}

/// The kinds of events on which abilities of existing objects may trigger. They change only if objects enter or leave zones, turn over or become
/// copies, or if effects begin or end.
fn awaited(state: &State, table: &Table) -> Kinds {
    let watching = watching(state).map(|id| printed(state, id, table));
    let given = state.effects.iter().flat_map(|effect| &effect.apply).map(|said| given(said, table, DEEP));
    watching.chain(given).fold(Kinds::default(), Kinds::and)
}

fn printed(state: &State, id: ObjectId, table: &Table) -> Kinds {
    let listed = state.object(id).hidden.as_ref();
    let face = listed.unwrap_or_else(|| state.face_up(id));
    let face = face.flip.as_ref().filter(|_| state.object(id).status.flipped).unwrap_or(face);
    all(face.characteristics.abilities.iter().map(|held: &HeldAbility| of_ability(&held.ability, table, DEEP)))
}

/// The depth to which abilities that grant abilities are examined, because a keyword may grant itself.
const DEEP: usize = 4;

/// The kinds of events on which an ability, or one that it grants, triggers.
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

/// The kinds of events on which abilities that an effect grants trigger.
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
        | M::AddThisAbility(_)
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

/// The objects that can see events: on the battlefield and the stack, in hands, graveyards and exile, and emblems.
fn watching(state: &State) -> impl Iterator<Item = ObjectId> {
    let players = state.players.iter().flat_map(|player| player.graveyard.iter().chain(&player.hand));
    let shared = state.permanents().iter().chain(&state.stack).chain(&state.exile).chain(&state.command);
    shared.chain(players).copied()
}

/// Calls `visit` with every ability of every object that may see the events, and the events it sees.
///
/// Existing objects see the events with their present abilities. Events in which objects leave the battlefield are seen by the objects that existed
/// just before in their zones (603.10a), with their abilities at that time, including objects that left at the same time.
pub(super) fn each<'a>(batch: &'a Batch<'a>, mut visit: impl FnMut(Source<'_>, &HeldAbility)) {
    let (looked_back, now): (Vec<Event>, Vec<Event>) =
        batch.events.iter().cloned().partition(|event| is_looked_back_from(&batch.game.table.edition, event));
    let looking = batch.before.filter(|_| !looked_back.is_empty());
    let all = if looking.is_some() { &now } else { batch.events };
    for id in watching(batch.game.state) {
        batch.game.count(1);
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
            // An ability that looks back existed before the events, also in a graveyard: a card that has just come there sees none of them.
            let sees = if arrived(batch.events, id) { source.sees } else { batch.events };
            Source { sees, ..source }.visit(&mut visit);
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

/// Whether that object came to its zone by these events.
fn arrived(events: &[Event], id: ObjectId) -> bool {
    events.iter().any(|event| matches!(event, Event::Moved { became, .. } if *became == id))
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
