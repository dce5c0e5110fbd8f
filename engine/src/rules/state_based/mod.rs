//! State-based actions (704; "state-based effects" until 2009).

pub mod attachments;
mod legends;
mod permanents;
mod players;

use crate::{
    cards::effect::Place,
    change::{Change, Move},
    decision::Moment,
    error::Flow,
    event::{Event, Why},
    game::Cx,
    ids::ObjectId,
    rule::Rule,
    rules::replacement,
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
    if players::leave(cx) {
        return Ok(true);
    }
    let moment = cx.at(Moment::StateBased);
    let mut due = Due::default();
    players::look(cx, &mut due);
    permanents::look(cx, &mut due);
    legends::look(cx, &mut due)?;
    attachments::look(cx, &mut due);
    permanents::look_at_damage(cx, &mut due);
    let forget = cx.state().players.iter().any(|player| player.drew_from_empty);
    let any = !due.changes.is_empty() || !due.ceasing.is_empty();
    if any {
        perform(cx, due)?;
    }
    if forget {
        cx.commit(Change::ForgetFailedDraws);
    }
    if any {
        players::leave(cx);
    }
    cx.at(moment);
    Ok(any)
}

/// What state-based actions are about to do.
#[derive(Default)]
struct Due {
    changes: Vec<Change>,
    /// What ceases to exist: nothing replaces that.
    ceasing: Vec<ObjectId>,
    marks: Vec<(Rule, Option<ObjectId>)>,
    /// What leaves the battlefield: once, for however many reasons.
    leaving: Vec<ObjectId>,
}

impl Due {
    /// A change by that rule, on account of that object.
    fn act(&mut self, rule: Rule, on_account_of: impl Into<Option<ObjectId>>, change: Change) {
        self.marks.push((rule, on_account_of.into()));
        self.changes.push(change);
    }

    /// A permanent is put into its owner's graveyard.
    fn bury(&mut self, rule: Rule, object: ObjectId, why: Why) {
        if self.leaves(rule, object) {
            self.changes.push(Change::Move(Move::new(object, Place::Graveyard, why)));
        }
    }

    /// A permanent is destroyed.
    fn destroy(&mut self, rule: Rule, object: ObjectId) {
        if self.leaves(rule, object) {
            self.changes.push(Change::Destroy { object, no_regeneration: false });
        }
    }

    fn leaves(&mut self, rule: Rule, object: ObjectId) -> bool {
        self.marks.push((rule, Some(object)));
        let first = !self.leaving.contains(&object);
        if first {
            self.leaving.push(object);
        }
        first
    }
}

fn perform(cx: &mut Cx<'_>, due: Due) -> Flow {
    cx.applied(Rule::StateBasedCheck, None);
    due.marks.into_iter().for_each(|(rule, on_account_of)| cx.applied(rule, on_account_of));
    cx.commit(Change::Note(Event::StateBasedChecked));
    let cease = |object| Change::Move(Move::new(object, Place::Exile, Why::Ceased));
    cx.commit_all(due.ceasing.into_iter().map(cease).collect());
    if !due.changes.is_empty() {
        replacement::happen(cx, due.changes)?;
    }
    Ok(())
}
