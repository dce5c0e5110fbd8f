//! The tests of the project as a whole: the suite, the pages, the command, the card language. They are one program, because each program of tests
//! is linked with everything; they run in parallel and share what they read.
#![allow(clippy::panic, clippy::unwrap_used, clippy::expect_used, reason = "a test's way to fail")]

#[path = "../common/chance.rs"]
mod chance;
#[path = "../common/mod.rs"]
mod common;
#[path = "../card_mutants/mana.rs"]
mod mana;
#[path = "../card_mutants/mutants.rs"]
mod mutants;
#[path = "../common/played.rs"]
mod played;
#[path = "../common/card_data.rs"]
mod table;
#[path = "../card_mutants/words.rs"]
mod words;

mod bad_input;
mod browser;
mod card_data;
mod checked_words;
mod command;
mod conventions;
mod diagnosis;
mod examples;
mod figures;
mod floors;
mod former_ids;
mod fuzzing;
mod language;
mod liars;
mod lies;
mod limits;
mod linear;
mod packages;
mod packs;
mod proofs;
mod properties;
mod protocol;
mod protocol_page;
mod published;
mod readings;
mod readme;
mod refused_names;
mod shortcuts;
mod tutorial;
mod updates;
mod verbs;

/// The allocator of the program: tests make as many small allocations.
#[cfg(feature = "mimalloc")]
#[global_allocator]
static ALLOCATOR: mimalloc::MiMalloc = mimalloc::MiMalloc;
