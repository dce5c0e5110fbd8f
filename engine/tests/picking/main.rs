//! The table of places in which a selector can stand: it is complete, the check uses it, and random play shows that each entry matters.
#![allow(clippy::unwrap_used, clippy::panic, clippy::expect_used, reason = "a test's way to fail")]

#[path = "../common/mod.rs"]
mod bench;
#[path = "../../../tests/common/chance.rs"]
#[allow(dead_code, reason = "these games are dealt otherwise")]
mod chance;
mod places;
mod played;
