//! The steps, the judge, the proofs and the reports: one program of tests, because each is linked with everything.
#![allow(clippy::panic, clippy::unwrap_used, reason = "a test's way to fail")]

#[path = "../../../tests/common/mod.rs"]
mod common;

mod changes;
mod corpus;
mod english;
mod hunt;
mod judging;
mod mistakes;
mod modules;
mod proving;
mod report;
mod report_data;
mod site;
mod vocabulary;
mod wants;
