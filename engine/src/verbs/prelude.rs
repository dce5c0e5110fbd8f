//! Imports that most verbs need.

pub(super) use schemars::JsonSchema;
pub(super) use serde::{Deserialize, Serialize};

pub(super) use super::{
    Effect, Verb,
    common::{
        reading,
        together::{Proposal, Together, carry_out},
    },
};
pub(super) use crate::{
    cards::{
        Name,
        amount::Amount,
        effect::Duration,
        english::{
            Speech, does,
            effect::called,
            event::it,
            noun::{bound, is_several},
        },
        reference::Ref,
        selector::Selector,
    },
    change::{CardChange, Change, CombatChange, GameChange, LifeChange, PermanentChange, StackChange, TurnChange},
    doing::Made,
    error::Flow,
    game::Cx,
    rule::Rule,
    rules::replacement::happen,
    state::{binding::Value, effects::Scope},
};

/// The default number: one.
pub(super) fn one() -> Amount {
    Amount::Fixed(1)
}
