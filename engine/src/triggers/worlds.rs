//! Since when permanents have had the supertype world (704.5k).

use crate::{
    acting::Cx,
    cards::{ability::Ability, modification::Modification, values::Supertype},
    change::{Change, PermanentChange},
    game::Game,
    ids::ObjectId,
    state::{State, characteristics::Face},
};

/// Records since when permanents have had the supertype world, and that they no longer have it. Permanents that get it at the same time have it since
/// the same time.
pub(crate) fn note(cx: &mut Cx<'_>) {
    let differs = |id: &ObjectId| cx.state().object(*id).world_since.is_some() != is_world(cx.game(), *id);
    let changed: Vec<ObjectId> = cx.state().permanents().iter().copied().filter(differs).collect();
    if changed.is_empty() {
        return;
    }
    let now = cx.tick();
    let since = |object: &ObjectId| is_world(cx.game(), *object).then_some(now);
    let note = |object: ObjectId| PermanentChange::NoteWorld { object, since: since(&object) };
    let notes: Vec<Change> = changed.into_iter().map(|object| Change::Permanent(note(object))).collect();
    cx.commit_all(notes);
}

/// Like [`note`], after events of a game in which a permanent may have the supertype.
pub(super) fn note_events(cx: &mut Cx<'_>) {
    if may_be(cx.state()) {
        note(cx);
    }
}

/// The world permanents of a starting position: each has been one since it has been there.
pub(crate) fn of_position(game: Game<'_>) -> Vec<PermanentChange> {
    let worlds = game.state.permanents().iter().copied().filter(|id| is_world(game, *id));
    worlds.map(|object| PermanentChange::NoteWorld { object, since: Some(game.object(object).timestamp) }).collect()
}

fn is_world(game: Game<'_>, id: ObjectId) -> bool {
    game.characteristics(id).supertypes.has(Supertype::World)
}

/// Whether a permanent may have the supertype: it has, had or copies it, or a text makes permanents world.
fn may_be(state: &State) -> bool {
    let makes = |apply: &[Modification]| {
        apply.iter().any(|said| matches!(said, Modification::AddSupertypes(types) if types.contains(&Supertype::World)))
    };
    let has = |face: &Face| {
        let own = &face.characteristics;
        let says = |ability: &Ability| matches!(ability, Ability::Static(said) if makes(&said.apply));
        own.supertypes.has(Supertype::World) || face.statics && own.abilities.iter().any(|held| says(&held.ability))
    };
    let copied = |face: Option<&std::sync::Arc<Face>>| face.is_some_and(|face| has(face));
    state.effects.iter().any(|effect| makes(&effect.apply) || copied(effect.copies.as_ref()))
        || state.permanents().iter().map(|id| state.object(*id)).any(|it| it.world_since.is_some() || has(it.came_as()))
}
