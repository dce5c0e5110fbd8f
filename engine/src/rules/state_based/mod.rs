//! State-based actions (704; "state-based effects" until 2009).

pub mod attachments;
mod legends;
mod permanents;
mod players;

use smallvec::SmallVec;

use crate::{
    acting::Cx,
    cards::effect::Place,
    change::{CardChange, Change, GameChange, Move, PermanentChange},
    decision::Moment,
    error::Flow,
    event::{Event, Why},
    game::Game,
    ground::Act,
    ids::{Entity, ObjectId},
    rule::Rule,
    rules::{replacement, sagas},
    state::characteristics::Characteristics,
    state_parts::StateParts,
    unsupported,
};

/// Checks state-based actions once and performs all that apply, at the same time (704.3). Returns whether anything was done.
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
    let Found { mut due, legends, planeswalkers, later } = look(cx.game())?;
    legends::choose_planeswalkers(cx, planeswalkers, &mut due)?;
    legends::choose(cx, legends, &mut due)?;
    due.add(later);
    let forget = cx.state().players.iter().any(|player| player.drew_from_empty);
    // An event that replaces a loss may draw from an empty library again. That draw counts for the next check.
    if forget {
        cx.commit(GameChange::ForgetFailedDraws.by(Rule::FailedDrawsForgotten));
    }
    let any = perform(cx, due)?;
    if any {
        players::leave(cx)?;
    }
    cx.at(moment);
    Ok(any)
}

/// Players who have lost leave the game, and what a player who has left would control now is exiled. These are not state-based actions: they happen at
/// once, also while a spell or ability resolves (104.5, 800.4a, 800.4c).
///
/// # Errors
///
/// Unanswered decisions.
pub(crate) fn remove_those_who_lost(cx: &mut Cx<'_>) -> Flow {
    players::leave(cx).map(drop)
}

/// The state-based actions found by one check.
struct Found {
    due: Due,
    /// Groups of legendary permanents with the same name. A player may have to choose the one that stays.
    legends: Vec<legends::Group>,
    /// Groups of planeswalkers with the same planeswalker type. Until 2017 they can't all stay.
    planeswalkers: Vec<legends::Group>,
    /// The other actions, after the legend rule.
    later: Due,
}

/// Looks for all state-based actions at once.
fn look(game: Game<'_>) -> Flow<Found> {
    let all = permanents(game);
    game.count(all.len());
    if let Some(mechanic) = unsupported::on_battlefield(game, &all) {
        return unsupported::refuse(mechanic);
    }
    let (mut due, mut later) = (Due::default(), Due::default());
    players::look(game, &mut due);
    permanents::look(game, &all, &mut due);
    let legends = legends::look(game, &all);
    let planeswalkers = legends::look_at_planeswalkers(game, &all);
    attachments::look(game, &all, &mut later);
    attachments::look_at_roles(game, &all, &mut later);
    permanents::look_at_damage(game, &all, &mut later);
    Ok(Found { due, legends, planeswalkers, later })
}

/// The state parts that a check of state-based actions reads, including the preceding updates of control and combat. Attachments read the texts of their
/// "enchant" abilities and of protection from them; the actions that cards add to the rules read their own texts.
#[must_use]
pub fn reads(game: Game<'_>) -> StateParts {
    let texts = attachments::are_there(game) || !game.table.catalog.state_based().is_empty();
    let read = if texts { READ.and(StateParts::TEXT) } else { READ };
    // A Saga stays on the battlefield while a chapter ability of it has triggered and has not left the stack.
    if sagas::are_there(game) { read.and(StateParts::WAITING).and(StateParts::ITEM) } else { read }
}

/// The state parts that every check reads.
const READ: StateParts = StateParts::SEEN
    .and(StateParts::OBJECTS)
    .and(StateParts::COUNTERS)
    .and(StateParts::DAMAGE)
    .and(StateParts::LIFE)
    .and(StateParts::DRAWS)
    .and(StateParts::ATTACHED)
    .and(StateParts::PLAYERS)
    .and(StateParts::CONTROLLED)
    .and(StateParts::COMBAT);

/// A permanent, and its characteristics with all effects applied.
pub(crate) type Seen<'a> = (ObjectId, &'a Characteristics);

/// Every permanent with its characteristics. They are collected once because many state-based actions need them.
pub(crate) fn permanents(game: Game<'_>) -> SmallVec<[Seen<'_>; 16]> {
    game.state.permanents().iter().map(|id| (*id, &**game.characteristics(*id))).collect()
}

/// The state-based actions that are due.
#[derive(Default)]
struct Due {
    acts: Vec<Act>,
    /// Acts in addition to other acts on the same object.
    besides: Vec<Act>,
    /// Objects that cease to exist. No effect can replace this.
    ceasing: Vec<Act>,
    /// Whether damage by a source with deathtouch has been checked.
    looked_at_deathtouch: bool,
}

impl Due {
    /// Adds the due actions of another set.
    fn add(&mut self, other: Self) {
        self.acts.extend(other.acts);
        self.besides.extend(other.besides);
        self.ceasing.extend(other.ceasing);
        self.looked_at_deathtouch |= other.looked_at_deathtouch;
    }

    /// Adds a change by that rule, on account of that object.
    fn act(&mut self, rule: Rule, on_account_of: impl Into<Option<ObjectId>>, change: Change) {
        self.acts.push(change.by((rule, on_account_of)));
    }

    /// Puts a permanent into its owner's graveyard.
    fn bury(&mut self, rule: Rule, object: ObjectId, why: Why) {
        self.act(rule, object, Change::Card(CardChange::Move(Move::new(object, Place::Graveyard, why))));
    }

    /// Destroys a permanent, in addition to any other act on it.
    fn destroy_besides(&mut self, rule: Rule, object: ObjectId) {
        let destroy = Change::Permanent(PermanentChange::Destroy { object, no_regeneration: false });
        self.besides.push(destroy.by((rule, object)));
    }

    /// Destroys a permanent.
    fn destroy(&mut self, rule: Rule, object: ObjectId) {
        self.act(rule, object, Change::Permanent(PermanentChange::Destroy { object, no_regeneration: false }));
    }
}

/// The player who loses, or the permanent that leaves the battlefield. Each does so only once, however many reasons there are.
fn whom(act: &Act) -> Option<Entity> {
    match &act.change {
        Change::Card(CardChange::Move(m)) => Some(m.object.into()),
        Change::Permanent(PermanentChange::Destroy { object, .. }) => Some((*object).into()),
        Change::Game(GameChange::Lose { player, .. }) => Some((*player).into()),
        _ => None,
    }
}

/// Leaves out the removal of counters from permanents that leave the battlefield in the same check: what is known of them is of the time before the
/// actions (704.8). If a permanent stays after all, the next check removes its pairs.
fn keep_counters_of_leaving(acts: &mut Vec<Act>) {
    let leaving: SmallVec<[Entity; 4]> = acts.iter().filter_map(whom).collect();
    acts.retain(|act| match &act.change {
        Change::Permanent(PermanentChange::RemoveCounters { from, .. }) => !leaving.contains(from),
        _ => true,
    });
}

/// Performs the due actions, all at the same time (704.3). Returns whether there were any.
fn perform(cx: &mut Cx<'_>, due: Due) -> Flow<bool> {
    let mut acts: Vec<Act> = Vec::new();
    for act in cx.lawful(due.acts) {
        match acts.iter_mut().find(|first| whom(first).is_some() && whom(first) == whom(&act)) {
            Some(first) => first.grounds.extend(act.grounds),
            None => acts.push(act),
        }
    }
    acts.extend(cx.lawful(due.besides));
    keep_counters_of_leaving(&mut acts);
    let ceasing = cx.lawful(due.ceasing);
    if acts.is_empty() && ceasing.is_empty() && !due.looked_at_deathtouch {
        return Ok(false);
    }
    let checked = cx.lawful(vec![Change::Note(Event::StateBasedChecked).by(Rule::StateBasedCheck)]);
    if (acts.is_empty() && ceasing.is_empty()) || checked.is_empty() {
        if due.looked_at_deathtouch {
            // Damage by a source with deathtouch has been checked, even if it had no result (704.5h).
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
