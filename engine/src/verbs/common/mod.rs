//! Code that several verbs share.

pub(super) mod damage;
pub(super) mod entering;
pub(super) mod lasting;
pub(super) mod reading;
pub(super) mod shield;
pub(super) mod showing;
pub(super) mod together;
pub(super) mod waiting;
