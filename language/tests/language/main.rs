//! The card language as data: documents and their messages, editions, rule marks, and the checks of cards.
#![allow(clippy::panic, clippy::unwrap_used, reason = "a test's way to fail")]

mod by_name;
mod checks;
mod documents;
mod editions;
mod messages;
mod reading;
#[cfg(feature = "schema")]
mod references;
mod rules;
mod standing;
