//! Cards that are moved in place of another move (614.6).

use super::Batch;
use crate::{
    acting::Cx,
    cards::effect::{Effect, Place},
    change::{CardChange, Change},
    decision::Moment,
    error::Flow,
    rules::resolution,
    state::effects::Scope,
    verbs::carried_out,
};

impl Batch {
    /// Lets the cards that are moved in place of a move go at the same time as the rest of the event: they are part of it (614.6). Returns the
    /// instructions that are left. A place in a library is kept for them, because the library may be shuffled first (701.24g).
    ///
    /// # Errors
    ///
    /// The errors of the move.
    pub(super) fn moves_instead(
        &mut self,
        cx: &mut Cx<'_>,
        at: usize,
        instructions: &[Effect],
        scope: &Scope,
    ) -> Flow<Vec<Effect>> {
        let moves =
            self.would[at].act.as_ref().is_some_and(|act| matches!(act.change, Change::Card(CardChange::Move(_))));
        let first = instructions.iter().position(|said| !matches!(said, Effect::Reveal(_)));
        let place = first.filter(|_| moves).filter(|place| match &instructions[*place] {
            Effect::Move(said) => !matches!(said.to, Place::LibraryTop | Place::LibraryBottom) && said.bind.is_none(),
            _ => false,
        });
        let mut left = instructions.to_vec();
        let Some(together) =
            place.and_then(|place| carried_out(&instructions[place]).together().map(|how| (place, how)))
        else {
            return Ok(left);
        };
        let (place, how) = together;
        // What is revealed is revealed where it is.
        let moment = cx.at(Moment::Replacing);
        resolution::run(cx, &instructions[..place], &mut scope.clone())?;
        cx.at(moment);
        let acts = how.propose(cx, scope)?.acts();
        cx.credit(&instructions[place], scope, &acts);
        let used = self.would[at].used.clone();
        self.credited.extend(self.would.len()..self.would.len() + acts.len());
        acts.into_iter().for_each(|act| self.add(act, used.clone()));
        left.drain(..=place);
        Ok(left)
    }
}
