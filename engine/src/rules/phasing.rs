//! Phasing (702.26). Today it is a status of permanents; until 2009 it was a zone.

use crate::{
    acting::Cx,
    cards::keyword::Builtin,
    change::{PermanentChange, TurnChange},
    edition::PhasedOutAre,
    error::Flow,
    game::Game,
    ground::{Act, Because, Ground},
    ids::{Entity, ObjectId, PlayerId},
    rule::Rule,
    state::object::PhasedOut,
    unsupported,
};

/// As a player's untap step begins, that player's permanents with phasing phase out, and permanents that phased out under that player's control phase
/// in, all at the same time (502.1).
///
/// # Errors
///
/// [`Stop::Unsupported`](crate::error::Stop) in editions that have a phased-out zone.
pub(crate) fn step(cx: &mut Cx<'_>) -> Flow {
    let game = cx.game();
    let active = game.state.turn.active;
    let own = game.state.permanents().iter().copied().filter(|id| game.controller(*id) == active);
    let out = own.filter(|id| game.characteristics(*id).has(Builtin::Phasing)).collect();
    let back = coming_back(game, active);
    let mut acts = acts_out(game, out, Rule::Phasing.ground());
    acts.extend(back);
    if !game.state.turn.left_out.is_empty() {
        cx.commit(TurnChange::ForgetTurnsLeftOut);
    }
    carry_out(cx, acts)
}

/// Permanents phase out together with the objects attached to them (702.26b, 702.26g).
///
/// # Errors
///
/// [`Stop::Unsupported`](crate::error::Stop) in editions that have a phased-out zone.
pub(crate) fn phase_out(cx: &mut Cx<'_>, those: Vec<ObjectId>, because: Ground) -> Flow {
    let acts = acts_out(cx.game(), those, because);
    carry_out(cx, acts)
}

fn carry_out(cx: &mut Cx<'_>, acts: Vec<Act>) -> Flow {
    if !acts.is_empty() && cx.edition().phased_out_are == PhasedOutAre::InAZone {
        return unsupported::refuse("phasing out into a zone of its own");
    }
    let acts = cx.lawful(acts);
    cx.commit_all(acts);
    Ok(())
}

/// The acts by which permanents and all objects attached to them phase out. An object that would phase out both directly and with its host phases out
/// only with its host (702.26h).
fn acts_out(game: Game<'_>, those: Vec<ObjectId>, because: Ground) -> Vec<Act> {
    let host = |id: ObjectId| game.object(id).attached_to.and_then(Entity::object);
    let mut all = those;
    let mut place = 0;
    while let Some(of) = all.get(place).copied() {
        let on_it = game.state.permanents().iter().copied().filter(|id| host(*id) == Some(of) && !all.contains(id));
        let on_it: Vec<ObjectId> = on_it.collect();
        all.extend(if on_it.is_empty() { on_it } else { game.fact((Rule::PhasesIndirectly, of), on_it, Vec::new) });
        place += 1;
    }
    let outs = all.iter().map(|id| {
        let with = host(*id).filter(|host| all.contains(host));
        let how = PhasedOut { under: game.controller(*id), with };
        PermanentChange::PhaseOut { object: *id, how }.by(because.clone())
    });
    outs.collect()
}

/// The acts by which permanents phase in that phased out under the player's control, with those that phased out indirectly (702.26a, 702.26g).
/// If a player has left the game, those of that player phase in during the next untap step, once the turn that the player would have had has been reached (702.26n).
fn coming_back(game: Game<'_>, player: PlayerId) -> Vec<Act> {
    let how = |id: ObjectId| game.object(id).status.phased_out;
    let left = &game.state.turn.left_out;
    let comes = |id: &ObjectId| {
        how(*id).is_some_and(|how| how.with.is_none() && (how.under == player || left.contains(&how.under)))
    };
    let mut all: Vec<ObjectId> = game.state.phased_out.iter().copied().filter(comes).collect();
    let mut place = 0;
    while let Some(host) = all.get(place).copied() {
        let with_it = |id: &ObjectId| how(*id).is_some_and(|how| how.with == Some(host));
        all.extend(game.state.phased_out.iter().copied().filter(with_it));
        place += 1;
    }
    all.into_iter().map(|object| PermanentChange::PhaseIn { object }.by(Rule::Phasing)).collect()
}
