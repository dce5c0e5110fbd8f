//! Imports that most verbs need.

pub(super) use super::{
    Verb,
    common::{
        reading,
        together::{Proposal, Together, carry_out},
    },
};
pub(super) use crate::{
    acting::Cx,
    cards::{Name, reference::Ref},
    change::{CardChange, Change, CombatChange, GameChange, LifeChange, PermanentChange, StackChange, TurnChange},
    error::Flow,
    rule::Rule,
    rules::replacement::happen,
    state::{binding::Value, effects::Scope},
};
