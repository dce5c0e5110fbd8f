//! The abilities that did something, which shows that a definition was tried. They are found from the events and from the applied rules, each of
//! which names its object and ability.

use casebook_engine::{
    cards::Name,
    event::Event,
    game::{Trace, TraceLine},
    ids::ObjectId,
    rule::MarkUse,
    state::{State, characteristics::Face, object::ObjectKind},
};

/// An ability that did something or refused something.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord)]
pub(super) struct Exercised {
    /// The name of the card or of its part.
    pub(super) card: String,
    /// The ability's id; for an ability of a keyword, the id of the keyword ability.
    pub(super) ability: String,
    /// How it was used.
    pub(super) how: MarkUse,
}

/// The abilities that an action used; the state is the one after it.
pub(super) fn of(trace: &Trace, state: &State) -> Vec<Exercised> {
    let mut found: Vec<Exercised> = by_grounds(trace, state).collect();
    for line in &trace.lines {
        let TraceLine::Event(event) = line else { continue };
        match event {
            Event::Activated { source, ability, .. } | Event::Triggered { source, ability, .. } => {
                found.extend(exercised(state, *source, ability, MarkUse::Applied));
            }
            Event::Resolved { object } => found.extend(texts(state, *object)),
            _ => {}
        }
    }
    found
}

/// The abilities because of which rules were applied or refused something.
pub(super) fn by_grounds(trace: &Trace, state: &State) -> impl Iterator<Item = Exercised> {
    trace.grounds.iter().filter_map(|(how, ground)| exercised(state, ground.on?, ground.ability.as_ref()?, *how))
}

/// The texts that a spell carried out as it resolved: for a spliced text, that of its card. A text that only has costs does nothing then.
fn texts(state: &State, object: ObjectId) -> Vec<Exercised> {
    let spell = state.object(object);
    let item = spell.stack.as_ref().filter(|_| spell.kind != ObjectKind::Ability);
    let texts = item.into_iter().flat_map(|item| &item.texts).filter(|text| {
        text.ability.ability.body().is_some_and(|body| !body.instructions.is_empty() || body.choose.is_some())
    });
    let of = |card| state.objects.iter().find(|other| other.card == Some(card)).map(|other| other.id);
    let found = texts.filter_map(|text| {
        let of = text.from_card.map_or(Some(object), of)?;
        exercised(state, of, &text.ability.id, MarkUse::Applied)
    });
    found.collect()
}

/// An ability of an object, with the part that has it; `None` for an object without a name.
fn exercised(state: &State, object: ObjectId, ability: &Name, how: MarkUse) -> Option<Exercised> {
    let flipped = state.objects.get(object.0 as usize)?.status.flipped;
    let id = ability.whole();
    let has = |face: &Face| {
        let mut abilities = face.characteristics.abilities.iter();
        abilities.any(|held| held.id.whole() == id)
    };
    let own = state.face_up(object);
    let face = match &own.flip {
        Some(half) if has(half) && (flipped || !has(own)) => half,
        _ => own,
    };
    let card = face.characteristics.name.as_ref()?.to_string();
    Some(Exercised { card, ability: id.to_owned(), how })
}
