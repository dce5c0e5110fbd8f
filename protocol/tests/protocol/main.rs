//! Cases, answers and the lines of the protocol.
#![allow(clippy::unwrap_used, reason = "a test's way to fail")]

mod answers;
mod lines;
mod needs;
mod statuses;
