//! The opening position of most games, placed once for a table.

use std::sync::Arc;

use crate::state::{State, characteristics::Face};

/// A position with libraries only, as [`Position::with_libraries`](crate::setup::Position::with_libraries) places it.
#[derive(Debug)]
pub(crate) struct Opening {
    pub(crate) players: u8,
    pub(crate) of: Arc<Face>,
    pub(crate) count: u32,
    pub(crate) state: State,
}
