//! The opening position of most games: libraries only.

use std::sync::Arc;

use super::{Position, SetupError};
use crate::{
    game::Opening,
    game::Table,
    ids::{DefId, PlayerId},
};

impl<'a> Position<'a> {
    /// Players as in [`Position::new`], each with a library of that many copies of one card. The position is placed once for the table and then
    /// copied, which is cheap.
    ///
    /// # Errors
    ///
    /// [`SetupError::TooMuch`].
    pub fn with_libraries(table: &'a Table, players: u8, def: DefId, count: u32) -> Result<Self, SetupError> {
        let of = table.catalog.printed(def);
        let fits =
            |opening: &&Opening| (opening.players, opening.count) == (players, count) && Arc::ptr_eq(&opening.of, of);
        if let Some(opening) = table.opening.get().filter(fits) {
            let position = Self { table, state: opening.state.clone(), told: Vec::new(), loyal: Vec::new() };
            return position.room_for(0).map(|()| position);
        }
        let mut position = Self::new(table, players);
        for seat in (0..players).map(PlayerId) {
            position.room_for(count as usize)?;
            position.on_library(def, seat, count);
        }
        let state = position.state.clone();
        table.opening.get_or_init(|| Opening { players, of: Arc::clone(of), count, state });
        Ok(position)
    }
}
