//! Permanents that no game can have.

use super::{Position, SetupError};
use crate::{
    cards::{keyword::Builtin, values::CardType},
    state::{characteristics::Characteristics, object::Object},
};

/// Refuses an instant or a sorcery on the battlefield (304.4, 307.4), and a permanent with daybound beside a back face with nightbound: it is day or
/// night, and one of the two transforms at once (702.145d, 702.145g).
///
/// # Errors
///
/// [`SetupError::DoesNotFit`] and [`SetupError::Impossible`].
pub(super) fn refuse_impossible(position: &Position<'_>) -> Result<(), SetupError> {
    let state = &position.state;
    let seen: Vec<(&Object, &Characteristics)> = state
        .permanents()
        .iter()
        .map(|id| state.object(*id))
        .filter(|object| !object.status.face_down)
        .filter_map(|object| Some((object, up(object)?)))
        .collect();
    if let Some((object, _)) = seen.iter().find(|(_, seen)| seen.is(CardType::Instant) || seen.is(CardType::Sorcery)) {
        return Err(position.misfit(object.id, "is an instant or a sorcery, which can't be on the battlefield"));
    }
    let first = |transformed: bool, keyword| {
        seen.iter().find(|(object, seen)| object.status.transformed == transformed && seen.has(keyword))
    };
    match (first(false, Builtin::Daybound), first(true, Builtin::Nightbound)) {
        (Some((day, _)), Some((night, _))) => {
            let (day, night) = (position.name_of(day.id), position.name_of(night.id));
            Err(SetupError::Impossible(format!("by day `{night}` transforms, and at night `{day}`")))
        }
        _ => Ok(()),
    }
}

/// The characteristics of the face of a permanent that is up, before any effect.
fn up(object: &Object) -> Option<&Characteristics> {
    match object.status.transformed {
        true => object.face.back.as_ref().map(|back| &*back.characteristics),
        false => Some(&*object.face.characteristics),
    }
}
