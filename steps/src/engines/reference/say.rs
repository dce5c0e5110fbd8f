//! Objects, players, answers and choices in words.

use casebook_engine::{
    decision::{Answer, Decision, Options},
    document::nearest,
    ids::{Entity, ObjectId, PlayerId},
    state::{State, object::ObjectKind},
    words::words,
};

use super::{log::Log, names::Names};
use crate::case::{Handle, Target};

/// The number of choices that a message names.
const NAMED: usize = 8;

/// Names objects, players and answers as the case does.
#[derive(Clone, Copy)]
pub(super) struct Sayer<'c> {
    pub(super) names: &'c Names<'c>,
    pub(super) state: &'c State,
    pub(super) log: &'c Log,
}

impl Sayer<'_> {
    pub(super) fn answer(&self, answer: &Answer) -> String {
        match answer {
            Answer::Yes => "yes".to_owned(),
            Answer::No => "no".to_owned(),
            Answer::Number(n) => n.to_string(),
            Answer::Entities(e) if e.is_empty() => "nothing".to_owned(),
            Answer::Entities(e) => self.entities(e),
            Answer::Words(w) => w.iter().map(ToString::to_string).collect::<Vec<_>>().join(", "),
            Answer::Color(c) => words(c),
            Answer::Ability(object, id) => format!("{id} of {}", self.name(*object)),
            Answer::Triggers(t) => format!("{} in order", t.len()),
            Answer::Division(d) => d.iter().map(ToString::to_string).collect::<Vec<_>>().join(" and "),
        }
    }

    pub(super) fn name(&self, id: ObjectId) -> String {
        let object = self.state.object(id);
        let handle = self.names.handle(id, self.state, self.log).0;
        match object.kind {
            // An ability that the case declares is already named so.
            ObjectKind::Ability if handle.starts_with("the ability of ") => handle,
            ObjectKind::Ability => format!("the ability of {handle}"),
            // The copy of a copy, or a second copy, is already named in the words of steps.
            ObjectKind::SpellCopy if handle.starts_with("the ") => Handle(handle).as_written(),
            ObjectKind::SpellCopy => format!("the copy of \"{handle}\""),
            ObjectKind::Inherent => "the monarch".to_owned(),
            ObjectKind::Emblem => format!("the emblem of {handle}"),
            _ if handle.is_empty() => "a nameless object".to_owned(),
            _ => handle,
        }
    }

    pub(super) fn who(&self, player: PlayerId) -> String {
        self.names.seat_name(player).0
    }

    pub(super) fn entity(&self, entity: Entity) -> String {
        match self.names.target(entity, self.state, self.log) {
            Target::Player(seat) => seat.0,
            Target::Object(_) => entity.object().map(|id| self.name(id)).unwrap_or_default(),
        }
    }

    pub(super) fn entities(&self, entities: &[Entity]) -> String {
        entities.iter().map(|e| self.entity(*e)).collect::<Vec<_>>().join(", ")
    }

    pub(super) fn list(&self, ids: &[ObjectId]) -> String {
        ids.iter().map(|id| self.name(*id)).collect::<Vec<_>>().join(", ")
    }

    /// The reason why an answer doesn't fit a decision.
    pub(super) fn not_a_choice(&self, decision: &Decision, answer: &Answer) -> String {
        let choices = self.choices(&decision.options);
        match (answer, &decision.options) {
            (Answer::Entities(named), Options::Entities { from, .. }) if named.iter().all(|one| from.contains(one)) => {
                let joined = "(`and` joins what is chosen together, `then` goes on to the next choice)";
                format!("{} is not as many as may be chosen: {choices} {joined}", self.answer(answer))
            }
            _ => format!(
                "{} is not one of the choices: {choices}{}",
                self.answer(answer),
                meant(answer, &decision.options)
            ),
        }
    }

    /// The reason why the named choice isn't among those of the decision.
    pub(super) fn no_such_choice(&self, decision: &Decision) -> String {
        format!("there is no such choice, but only: {}", self.choices(&decision.options))
    }

    fn choices(&self, options: &Options) -> String {
        match options {
            Options::YesNo => "yes or no".to_owned(),
            Options::Number { least, most } => format!("a number from {least} to {most}"),
            Options::Entities { from, least, most, .. } => {
                some_of(from.iter().map(|entity| self.entity(*entity)), *least, *most)
            }
            Options::Words { from, least, most } => some_of(from.iter(), *least, *most),
            Options::Noun { .. } => "a noun that means nothing else in the game".to_owned(),
            Options::CardName(names) => format!("the name of a card, of {}", names.len()),
            Options::Color(colors) => some_of(colors.iter().map(words), 1, 1),
            Options::Abilities(from) => {
                some_of(from.iter().map(|(object, id)| format!("{id} of {}", self.name(*object))), 1, 1)
            }
            Options::Triggers(waiting) => format!("{} waiting abilities, in order", waiting.len()),
            Options::Division { among, total, least_each } => {
                let among = some_of(among.iter().map(|entity| self.entity(*entity)), among.len(), among.len());
                format!("{total} divided among {among}, at least {least_each} for each")
            }
        }
    }
}

/// The nearest word, if there is one.
fn meant(answer: &Answer, options: &Options) -> String {
    let (Answer::Words(said), Options::Words { from, .. }) = (answer, options) else { return String::new() };
    let near = said.first().and_then(|said| nearest(said, from.iter().map(|word| &**word)));
    near.map(|near| format!("; did you mean \"{near}\"?")).unwrap_or_default()
}

/// The choices, or their number.
fn some_of(from: impl ExactSizeIterator<Item = impl ToString>, least: usize, most: usize) -> String {
    let all = from.len();
    let number = match (least, most.min(all)) {
        (least, most) if least == most => most.to_string(),
        (least, most) => format!("{least} to {most}"),
    };
    match all {
        0 => "nothing".to_owned(),
        1..=NAMED => format!("{number} of {}", from.map(|choice| choice.to_string()).collect::<Vec<_>>().join(", ")),
        _ => format!("{number} of {all}"),
    }
}
