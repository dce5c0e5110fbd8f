//! Day becomes night, and night becomes day (730.1a).

use crate::{cards::values::Daytime, event::Event, state::binding::Bindings};

/// The event, if the game had the other designation before.
pub(super) fn turns(wanted: Option<Daytime>, event: &Event) -> Option<Bindings> {
    let Event::TimeChanged { from: Some(_), to } = event else { return None };
    wanted.is_none_or(|wanted| wanted == *to).then(Bindings::default)
}
