//! Replacement and prevention effects (614–616).

mod damage;
mod enter;
mod find;
mod instead;
mod outcome;

use std::sync::Arc;

pub(crate) use self::damage::can_be_dealt_damage;
use self::find::Candidate;
use crate::{
    cards::{
        Name,
        effect::{Effect, Place},
        keyword::Builtin,
        values::Zone,
    },
    change::{CardChange, Change, LifeChange, Move, PermanentChange},
    decision::{DecisionKind, Moment, Options},
    edition::CopiesEnter,
    error::Flow,
    event::{Event, Why},
    game::Cx,
    ground::{Act, Ground},
    ids::{Entity, ObjectId, PlayerId},
    rule::Rule,
    rules::resolution,
    state::{
        binding::Bindings,
        effects::{EffectId, Scope},
    },
};

/// A replacement effect that has had its chance at an event (614.5).
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Key {
    /// An ability: its object, its id and its place among the abilities, for two of one id.
    Ability(ObjectId, Name, usize),
    /// An effect of a resolution.
    Floating(EffectId),
}

/// An event that would happen.
#[derive(Debug, Clone)]
struct Would {
    /// What would be done; nothing once something else happens instead.
    act: Option<Act>,
    /// The effects that have had their chance at it.
    used: Vec<Key>,
}

/// Instructions that are carried out in an event's place, after what happens together with it.
struct Instead {
    instructions: Arc<[Effect]>,
    scope: Scope,
    used: Vec<Key>,
}

/// Events that would happen at the same time, on their way through the replacement effects.
struct Batch {
    would: Vec<Would>,
    settled: Vec<Act>,
    instead: Vec<Instead>,
    /// How much of each shield is used up so far.
    taken: Vec<(EffectId, u32)>,
    candidates: Vec<Candidate>,
}

/// Lets changes happen at the same time, after replacement and prevention effects have had their say, in the order the affected
/// player chooses (616.1). This is the way for everything that effects, costs and rules do to the game; [`Cx::commit`] is for what
/// no effect can replace.
///
/// # Errors
///
/// Unanswered decisions.
pub fn happen(cx: &mut Cx<'_>, acts: impl IntoIterator<Item = impl Into<Act>>) -> Flow<Vec<Event>> {
    happen_together(cx, acts.into_iter().map(Into::into).collect())
}

fn happen_together(cx: &mut Cx<'_>, acts: Vec<Act>) -> Flow<Vec<Event>> {
    if !acts.iter().any(|act| find::replaceable(&act.change)) {
        return Ok(cx.commit_all(acts));
    }
    let candidates = find::general(cx, &acts);
    let used = cx.replaced_by().to_vec();
    let would = acts.into_iter().map(|act| Would { act: Some(act), used: used.clone() }).collect();
    let mut batch = Batch { would, settled: Vec::new(), instead: Vec::new(), taken: Vec::new(), candidates };
    let mut at = 0;
    while at < batch.would.len() {
        if batch.step(cx, at)? {
            at += 1;
        }
    }
    let events = cx.commit_all(outcome::together(batch.settled));
    outcome::unreveal(cx, &events);
    for Instead { instructions, mut scope, used } in batch.instead {
        let moment = cx.at(Moment::Replacing);
        let before = cx.set_replaced_by(used);
        resolution::run(cx, &instructions, &mut scope)?;
        cx.set_replaced_by(before);
        cx.at(moment);
    }
    Ok(events)
}

impl Batch {
    /// Lets one effect replace that event, or settles it; true if there is no more to do about it.
    fn step(&mut self, cx: &mut Cx<'_>, at: usize) -> Flow<bool> {
        let Some(act) = self.would[at].act.as_ref().filter(|act| still_possible(cx, &act.change)) else {
            return Ok(true);
        };
        let applicable = find::applicable(cx, self, at);
        let Some((candidate, bindings)) = choose(cx, &act.change, applicable)? else { return Ok(self.settle(at)) };
        let grounds = candidate.grounds(cx, &act.change);
        self.would[at].used.push(candidate.key.clone());
        if grounds.into_iter().all(|ground| cx.stands(ground)) {
            self.replace(cx, at, &candidate, bindings)?;
        }
        Ok(false)
    }

    /// Nothing replaces it any more. A destroyed permanent is put into the graveyard: that, too, can be replaced (701.8b).
    fn settle(&mut self, at: usize) -> bool {
        let Some(act) = self.would[at].act.take() else { return true };
        let destroyed = match &act.change {
            Change::Permanent(PermanentChange::Destroy { object, .. }) => Some(*object),
            _ => None,
        };
        let grounds = act.grounds.clone();
        self.settled.push(act);
        let dies = |object| Change::Card(CardChange::Move(Move::new(object, Place::Graveyard, Why::Destroyed)));
        self.would[at].act = destroyed.map(|object| Act { change: dies(object), grounds });
        destroyed.is_none()
    }
}

/// Whether an event can happen at all: what is gone doesn't move, and what is indestructible isn't destroyed.
fn still_possible(cx: &Cx<'_>, change: &Change) -> bool {
    match change {
        Change::Card(CardChange::Move(m)) => cx.state().object(m.object).exists(),
        Change::Permanent(PermanentChange::Destroy { object, .. }) if !cx.state().object(*object).is_permanent() => {
            false
        }
        Change::Permanent(PermanentChange::Destroy { object, .. }) => {
            let held = cx.game().characteristics(*object).held(Builtin::Indestructible);
            !held.is_some_and(|held| cx.stands(Ground::held(Rule::Indestructible, *object, held)))
        }
        _ => true,
    }
}

/// Which of several effects applies next: today how something becomes a copy first (616.1c), else the affected player says
/// (616.1).
fn choose(
    cx: &mut Cx<'_>,
    change: &Change,
    mut applicable: Vec<(Candidate, Bindings)>,
) -> Flow<Option<(Candidate, Bindings)>> {
    let first = cx.edition().copies_enter == CopiesEnter::First;
    if let Some(copies) = applicable.iter().position(|(candidate, _)| first && candidate.copies()) {
        return Ok(Some(applicable.swap_remove(copies)));
    }
    if applicable.len() > 1 && !applicable.iter().all(|(candidate, _)| candidate.only_adorns()) {
        let mut from: Vec<Entity> = Vec::new();
        for (candidate, _) in &applicable {
            let source = Entity::Object(candidate.scope.source);
            if !from.contains(&source) {
                from.push(source);
            }
        }
        let player = affected(cx, change);
        let options = Options::Entities { from, least: 1, most: 1, ordered: false };
        let moment = cx.at(Moment::Replacing);
        let chosen = cx.ask_entities(player, DecisionKind::ReplacementOrder, None, None, options)?;
        cx.at(moment);
        let of_it = |(c, _): &(Candidate, Bindings)| chosen.contains(&Entity::Object(c.scope.source));
        return Ok(applicable.iter().position(of_it).map(|at| applicable.swap_remove(at)));
    }
    Ok((!applicable.is_empty()).then(|| applicable.swap_remove(0)))
}

/// The player an event happens to, or who controls the object it happens to (616.1).
fn affected(cx: &Cx<'_>, change: &Change) -> PlayerId {
    let of = |entity: Entity| match entity {
        Entity::Player(player) => player,
        Entity::Object(object) => cx.game().controller(object),
    };
    match change {
        Change::Card(CardChange::Move(m)) if m.zone() == Zone::Battlefield => enter::controller(cx, m),
        Change::Card(CardChange::Move(m)) => of(m.object.into()),
        Change::Life(LifeChange::Damage(damage)) => of(damage.to),
        Change::Permanent(PermanentChange::PutCounters { on, .. }) => of(*on),
        Change::Permanent(PermanentChange::Destroy { object, .. })
        | Change::Permanent(PermanentChange::Untap { object }) => of((*object).into()),
        Change::Card(CardChange::Draw { player })
        | Change::Life(LifeChange::GainLife { player, .. })
        | Change::Life(LifeChange::LoseLife { player, .. }) => *player,
        Change::Card(CardChange::Create(create)) => create.controller,
        _ => cx.state().turn.active,
    }
}
