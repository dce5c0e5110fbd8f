//! Engines that know nothing of the game. None of them may get a single scenario passed: what a liar can pass, proves nothing.

mod guesses;

use crate::{
    case::{Case, Probe, Value},
    port::{EditionAnswer, End, EngineUnderTest, Hello, Observation, Planned, Ran, Seen},
};

/// How a liar makes up its answers.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Lie {
    /// As if nothing had happened since the setup.
    Setup,
    /// Nothing is anywhere, nothing happened, everything is illegal.
    Nothing,
    /// One of everything, all resolved and in graveyards, everything is legal.
    Plenty,
    /// What the script speaks of last: its objects, its players, its numbers, where a played card usually ends.
    Script,
    /// The case completes, but no probe has an answer.
    Silence,
    /// The first action of the script is refused, and so is every other.
    Refusal,
}

impl Lie {
    /// What an engine that lies like this does, after "an engine that".
    #[must_use]
    pub fn does(self) -> &'static str {
        match self {
            Lie::Setup => "repeats the setup",
            Lie::Nothing => "sees nothing anywhere",
            Lie::Plenty => "sees one of everything",
            Lie::Script => "repeats the script",
            Lie::Silence => "sees nothing at all",
            Lie::Refusal => "refuses everything",
        }
    }

    /// What to claim, so that an engine that lies like this is wrong.
    #[must_use]
    pub fn shown_up_by(self) -> &'static str {
        match self {
            Lie::Setup => {
                "what the plays change: a card in another zone, another life total, what a creature has become"
            }
            Lie::Nothing | Lie::Silence => {
                "something that is there: a card in its zone, a life total, or beside a \"can't\" that something like it can be done"
            }
            Lie::Plenty => {
                "what isn't one, resolved, in a graveyard or legal: another number, a creature that stays in play, an action that can't be taken"
            }
            Lie::Script => {
                "what the plays don't tell by themselves: what became of a creature (`is 2/2`, `has 1 damage marked`), how it came to where it is (`was put there by the legend rule`), what stays in play, a life total that isn't 20 or 2 less, or what triggered other than once"
            }
            Lie::Refusal => {
                "that something is done or can be done: let a legal play stand in the same scenario, and claim what came of it"
            }
        }
    }
}

/// A lying engine.
#[derive(Clone, Copy, Debug)]
pub struct Liar(pub Lie);

/// One of each.
pub fn all() -> Vec<Liar> {
    [Lie::Setup, Lie::Nothing, Lie::Plenty, Lie::Script, Lie::Silence, Lie::Refusal].map(Liar).to_vec()
}

impl Liar {
    fn answer(self, case: &Case, probe: &Probe) -> Value {
        match self.0 {
            Lie::Setup => guesses::from_setup(case, &probe.query),
            Lie::Plenty => guesses::plenty(case, &probe.query),
            Lie::Script => guesses::from_script(case, probe),
            Lie::Nothing | Lie::Silence | Lie::Refusal => guesses::nothing(&probe.query),
        }
    }
}

impl EngineUnderTest for Liar {
    fn hello(&mut self) -> Hello {
        Hello { engine: format!("liar ({:?})", self.0).to_lowercase(), version: "0".to_owned(), ..Hello::default() }
    }

    fn edition(&mut self, edition: &str) -> EditionAnswer {
        EditionAnswer { using: Some(edition.to_owned()) }
    }

    fn plan(&mut self, _: &[&Case]) -> Vec<Planned> {
        Vec::new()
    }

    fn run(&mut self, case: &Case) -> Ran {
        if self.0 == Lie::Silence {
            return Ran::ended(End::Completed);
        }
        let end = match self.0 {
            Lie::Refusal if !case.script.is_empty() => End::Refused { step: 0, rule: None, reason: "no".to_owned() },
            _ => End::Completed,
        };
        let answers = case.probes.iter().enumerate();
        let observations =
            answers.map(|(index, probe)| Observation { probe: index, seen: Seen::Value(self.answer(case, probe)) });
        Ran { observations: observations.collect(), ..Ran::ended(end) }
    }
}
