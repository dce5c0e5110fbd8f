//! Imports that most verbs need.

#[cfg(feature = "schema")]
pub(super) use schemars::JsonSchema;
pub(super) use serde::{Deserialize, Serialize};

pub(super) use super::{Effect, Instruction};
pub(super) use crate::cards::{
    Name,
    amount::Amount,
    effect::Duration,
    english::{
        Speech, does,
        effect::called,
        event::it,
        noun::{bound, is_several},
    },
    made::Made,
    reference::Ref,
    selector::Selector,
};

/// The default number: one.
pub(super) fn one() -> Amount {
    Amount::Fixed(1)
}
