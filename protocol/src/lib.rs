//! What an engine needs to be tested by casebook: [cases](case), the [port] that an engine implements in process, and the [protocol] that engines in
//! other processes use. Nothing here knows casebook's own engine.
//!
//! An engine in this language answers the requests of a conversation by [`protocol::serve`]:
//!
//! ```
//! use casebook_protocol::{
//!     case::Case,
//!     port::{EditionAnswer, End, EngineUnderTest, Hello, Planned, Ran},
//!     protocol,
//! };
//!
//! struct Beginner;
//!
//! impl EngineUnderTest for Beginner {
//!     fn hello(&mut self) -> Hello {
//!         Hello { engine: "beginner".to_owned(), editions: vec!["2026-01".to_owned()], ..Hello::default() }
//!     }
//!     fn edition(&mut self, _: &str) -> EditionAnswer {
//!         EditionAnswer { using: Some("2026-01".to_owned()) }
//!     }
//!     fn plan(&mut self, _: &[&Case]) -> Vec<Planned> {
//!         Vec::new()
//!     }
//!     fn run(&mut self, _: &Case) -> Ran {
//!         Ran::ended(End::Inconclusive { reason: "there is no position yet".to_owned() })
//!     }
//! }
//!
//! let requests = std::io::Cursor::new(r#"{"op":"edition","edition":"2004-10"}"#);
//! let mut answers = Vec::new();
//! protocol::serve(&mut Beginner, requests, &mut answers)?;
//! assert_eq!(answers, b"{\"op\":\"edition\",\"using\":\"2026-01\"}\n");
//! # std::io::Result::Ok(())
//! ```
//!
//! The enums of cases and answers are exhaustive on purpose, although their words grow: an engine that matches on them is told by the compiler which
//! operations and queries it lacks, and so are casebook's own engine and judge. A new word is a new minor version of this crate; in JSON an engine
//! that was made before names it as unsupported.
#![forbid(unsafe_code)]

pub mod case;
pub mod needs;
pub mod port;
pub mod protocol;
