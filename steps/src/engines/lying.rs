//! Lying engines, which know nothing of the game. A scenario that one of them passes proves nothing.

mod guesses;

use crate::{
    case::{Case, Probe, Value},
    port::{EditionAnswer, End, EngineUnderTest, Hello, Observation, Planned, Ran, Seen},
};

/// How a lying engine makes its answers.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Lie {
    /// As if nothing had happened since the setup.
    Setup,
    /// Nothing is in any zone, nothing happened, everything is illegal.
    Nothing,
    /// Every number is one, everything resolved and is in a graveyard, everything is legal.
    Plenty,
    /// As the last lines of the script suggest: their objects, players and numbers, and the usual zone of a card that was played.
    Script,
    /// The case completes, but no probe has an answer.
    Silence,
    /// The first operation of the script is refused.
    Refusal,
}

impl Lie {
    /// What such an engine does, as words after "an engine that".
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

    /// The kind of claim that such an engine gets wrong.
    #[must_use]
    pub fn shown_up_by(self) -> &'static str {
        match self {
            Lie::Setup => {
                "a result of the plays: a card in another zone, another life total, the changed power of a creature"
            }
            Lie::Nothing | Lie::Silence => {
                "something that is there: a card in its zone, a life total, or beside a \"can't\" that a similar action is possible"
            }
            Lie::Plenty => {
                "something other than one, resolved, in a graveyard or legal: another number, a creature that stays in play, an action that is impossible"
            }
            Lie::Script => {
                "a result that the lines of the plays don't name: the state of a creature (`is 2/2`, `has 1 damage marked`), how it came to its zone (`was put there by the legend rule`), a permanent that stays in play, a life total that isn't 20 or 2 less, or an ability that triggered other than once"
            }
            Lie::Refusal => {
                "that an action is possible, or its result: add a legal play to the same scenario and claim its result"
            }
        }
    }
}

/// A lying engine.
#[derive(Clone, Copy, Debug)]
pub struct Liar(pub Lie);

/// All lying engines.
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
