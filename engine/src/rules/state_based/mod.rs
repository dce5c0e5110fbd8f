//! State-based actions (704; "state-based effects" until 2009).

pub mod attachments;
mod legends;
mod permanents;
mod players;

use smallvec::SmallVec;

use crate::{
    cards::effect::Place,
    change::{CardChange, Change, GameChange, Move, PermanentChange},
    decision::Moment,
    error::Flow,
    event::{Event, Why},
    facet::Facets,
    game::{Cx, Game},
    ground::Act,
    ids::{Entity, ObjectId},
    rule::Rule,
    rules::{replacement, sagas},
    state::characteristics::Characteristics,
    unsupported,
};

/// Checks once and performs all that apply at the same time (704.3); says whether anything was done.
///
/// # Errors
///
/// Unanswered decisions (which legendary permanent to keep).
pub fn check(cx: &mut Cx<'_>) -> Flow<bool> {
    if cx.state().over.is_some() {
        return Ok(false);
    }
    // An effect may have made a player lose.
    if players::leave(cx)? {
        return Ok(true);
    }
    let moment = cx.at(Moment::StateBased);
    let Found { mut due, legends, later } = look(cx.game())?;
    legends::choose(cx, legends, &mut due)?;
    due.add(later);
    let forget = cx.state().players.iter().any(|player| player.drew_from_empty);
    // What happens instead of a loss may draw from an empty library again: that is for the next check.
    if forget {
        cx.commit(GameChange::ForgetFailedDraws);
    }
    let any = perform(cx, due)?;
    if any {
        players::leave(cx)?;
    }
    cx.at(moment);
    Ok(any)
}

/// What is found as state-based actions are looked for.
struct Found {
    due: Due,
    /// Legendary permanents of one name: who stays may have to be chosen.
    legends: Vec<legends::Group>,
    /// What comes after that.
    later: Due,
}

/// Looks for all of them at once.
fn look(game: Game<'_>) -> Flow<Found> {
    let all = permanents(game);
    if let Some(mechanic) = unsupported::on_battlefield(game, &all) {
        return unsupported::refuse(mechanic);
    }
    let (mut due, mut later) = (Due::default(), Due::default());
    players::look(game, &mut due);
    permanents::look(game, &all, &mut due);
    let legends = legends::look(game, &all);
    attachments::look(game, &all, &mut later);
    permanents::look_at_damage(game, &all, &mut later);
    Ok(Found { due, legends, later })
}

/// What is read as state-based actions are looked for, and by what goes before them: who controls what, and what fights. What is
/// attached asks what its text, and what protects from it, says of what it is attached to; so do the actions that cards add.
#[must_use]
pub fn reads(game: Game<'_>) -> Facets {
    let texts = attachments::are_there(game) || !game.table.catalog.state_based().is_empty();
    let read = if texts { READ.and(Facets::TEXT) } else { READ };
    // A chapter that has triggered keeps its Saga in play until it leaves the stack.
    if sagas::are_there(game) { read.and(Facets::WAITING).and(Facets::ITEM) } else { read }
}

/// What is read whatever there is.
const READ: Facets = Facets::SEEN
    .and(Facets::OBJECTS)
    .and(Facets::COUNTERS)
    .and(Facets::DAMAGE)
    .and(Facets::LIFE)
    .and(Facets::DRAWS)
    .and(Facets::ATTACHED)
    .and(Facets::PLAYERS)
    .and(Facets::CONTROLLED)
    .and(Facets::COMBAT);

/// A permanent, and what effects make of it.
pub(crate) type Seen<'a> = (ObjectId, &'a Characteristics);

/// Every permanent as it is seen: state-based actions ask for it again and again.
pub(crate) fn permanents(game: Game<'_>) -> SmallVec<[Seen<'_>; 16]> {
    game.state.permanents().iter().map(|id| (*id, &**game.characteristics(*id))).collect()
}

/// What state-based actions are about to do.
#[derive(Default)]
struct Due {
    acts: Vec<Act>,
    /// What happens beside what else happens to the same object.
    besides: Vec<Act>,
    /// What ceases to exist: nothing replaces that.
    ceasing: Vec<Act>,
    /// A source with deathtouch has dealt damage that was looked at.
    looked_at_deathtouch: bool,
}

impl Due {
    /// What others are about to do, too.
    fn add(&mut self, other: Self) {
        self.acts.extend(other.acts);
        self.besides.extend(other.besides);
        self.ceasing.extend(other.ceasing);
        self.looked_at_deathtouch |= other.looked_at_deathtouch;
    }

    /// A change by that rule, on account of that object.
    fn act(&mut self, rule: Rule, on_account_of: impl Into<Option<ObjectId>>, change: Change) {
        self.acts.push(change.by((rule, on_account_of)));
    }

    /// A permanent is put into its owner's graveyard.
    fn bury(&mut self, rule: Rule, object: ObjectId, why: Why) {
        self.act(rule, object, Change::Card(CardChange::Move(Move::new(object, Place::Graveyard, why))));
    }

    /// A permanent is destroyed, whatever else becomes of it at the same time.
    fn destroy_besides(&mut self, rule: Rule, object: ObjectId) {
        let destroy = Change::Permanent(PermanentChange::Destroy { object, no_regeneration: false });
        self.besides.push(destroy.by((rule, object)));
    }

    /// A permanent is destroyed.
    fn destroy(&mut self, rule: Rule, object: ObjectId) {
        self.act(rule, object, Change::Permanent(PermanentChange::Destroy { object, no_regeneration: false }));
    }
}

/// Who loses, or what leaves the battlefield, by an act: once, for however many reasons.
fn whom(act: &Act) -> Option<Entity> {
    match &act.change {
        Change::Card(CardChange::Move(m)) => Some(m.object.into()),
        Change::Permanent(PermanentChange::Destroy { object, .. }) => Some((*object).into()),
        Change::Game(GameChange::Lose { player, .. }) => Some((*player).into()),
        _ => None,
    }
}

/// Performs what is due, all at the same time (704.3); says whether there was anything.
fn perform(cx: &mut Cx<'_>, due: Due) -> Flow<bool> {
    let mut acts: Vec<Act> = Vec::new();
    for act in cx.lawful(due.acts) {
        match acts.iter_mut().find(|first| whom(first).is_some() && whom(first) == whom(&act)) {
            Some(first) => first.grounds.extend(act.grounds),
            None => acts.push(act),
        }
    }
    acts.extend(cx.lawful(due.besides));
    let ceasing = cx.lawful(due.ceasing);
    if acts.is_empty() && ceasing.is_empty() && !due.looked_at_deathtouch {
        return Ok(false);
    }
    let checked = cx.lawful(vec![Change::Note(Event::StateBasedChecked).by(Rule::StateBasedCheck)]);
    if (acts.is_empty() && ceasing.is_empty()) || checked.is_empty() {
        if due.looked_at_deathtouch {
            // What was dealt damage by a source with deathtouch has been looked at, though nothing came of it (704.5h).
            cx.commit_all(checked);
        }
        return Ok(false);
    }
    cx.commit_all(checked);
    cx.commit_all(ceasing);
    if !acts.is_empty() {
        replacement::happen(cx, acts)?;
    }
    Ok(true)
}
