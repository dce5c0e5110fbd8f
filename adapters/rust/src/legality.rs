//! Whether an action is legal: it is tried on a copy, or the case is played again up to the same point.

use casebook_protocol::case::{Action, Answer, Legality, ScriptOp};

use crate::{Adapter, Awaits, Result, Stop, answers, position::position, script::Script};

impl<'c, A: Adapter> Script<'c, A> {
    /// The same game somewhere else, with no operation left.
    fn elsewhere(&self) -> Result<Script<'c, A>> {
        if let Some(copy) = self.adapter.copy() {
            let placed = (copy, self.names.clone());
            let mut other = Script::new(self.handlers, self.case, self.edition, placed, Vec::new());
            other.passes = self.passes;
            return Ok(other);
        }
        let own = self.given.iter().filter(|one| one.used && one.owner == self.step && !one.is_announced()).count();
        let waits = matches!(self.adapter.awaits(), Awaits::Decision(_));
        let before = self.ops[..if waits { self.step + 1 + own } else { self.step }].to_vec();
        let placed = position(self.handlers, self.case, self.edition)?;
        let mut other = Script::new(self.handlers, self.case, self.edition, placed, before);
        match other.play() {
            Ok(()) => {}
            Err(Stop::Undecided(_)) if waits => {}
            Err(stop) => return Err(Stop::Error(format!("the game is another one when it is played again: {stop:?}"))),
        }
        other.names.look(&other.adapter, self.handlers)?;
        Ok(other)
    }

    /// How an action is refused at this point; `None` if it is legal.
    pub(crate) fn refused(&self, action: &Action, answers: Vec<ScriptOp>, any_choice: bool) -> Result<Option<Stop>> {
        let mut other = self.elsewhere()?;
        other.ops = [ScriptOp::Act(action.clone())].into_iter().chain(answers).collect();
        other.given = crate::script::given(&other.ops);
        (other.step, other.any_choice) = (0, any_choice);
        match other.play() {
            // A decision that the script doesn't answer comes after the announcement.
            Ok(()) | Err(Stop::Undecided(_)) => Ok(None),
            Err(refused @ Stop::Refused { .. }) => Ok(Some(refused)),
            Err(other) => Err(other),
        }
    }

    /// Whether the decision that waits accepts an answer.
    pub(crate) fn accepts(&self, answer: &Answer) -> Result<Legality> {
        let mut other = self.elsewhere()?;
        let Awaits::Decision(prompt) = other.adapter.awaits() else {
            return Err(Stop::Unobservable("no decision waits".to_owned()));
        };
        let given = crate::script::given(&[ScriptOp::Answer(answer.clone())]);
        let found = answers::fitting(&given, &prompt, &other.names, 0);
        if found.is_empty() {
            return match answers::wrong(&given, &prompt, &other.names, 0) {
                Some(_) => Stop::refused("it is not on offer").legality(),
                None => Err(Stop::Unobservable("the decision that waits asks for something else".to_owned())),
            };
        }
        let chosen = answers::joined(&given, &found, &other.names)?;
        match other.adapter.decide(chosen) {
            Ok(()) => Ok(Legality::Legal),
            Err(stop) => stop.legality(),
        }
    }
}
