//! Instructions and their parts. Each verb is a file of [`verbs`](crate::verbs).

pub use super::parts::*;
pub use crate::verbs::{AddMana, Effect};
