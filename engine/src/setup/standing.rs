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
    // The face that is up counts: a modal double-faced card may have a land on the back of a sorcery (712.8f).
    let seen: Vec<(&Object, &Characteristics)> = state
        .permanents()
        .iter()
        .map(|id| state.object(*id))
        .filter(|object| !object.status.face_down)
        .map(|object| (object, &*object.came_as().characteristics))
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
