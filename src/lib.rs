//! Executable rulings for Magic: The Gathering, as a library: a rules engine that is written in Rust is judged in its own process.
//!
//! An engine implements [`EngineUnderTest`](port::EngineUnderTest), by itself or with the crate `casebook-adapter`, and is tested by a test target
//! without a harness of its own:
//!
//! ```toml
//! [dev-dependencies]
//! casebook = { version = "0.2", default-features = false, features = ["harness"] }
//!
//! [[test]]
//! name = "conformance"
//! harness = false
//! ```
//!
//! The file `tests/conformance.rs` is one line, `casebook::conformance!(MyEngine::new());`, which `conformance!` explains. Each case is a test
//! in each edition of the rules that the engine names: `cargo test --test conformance 2026-01/chk/splice` selects some, and cargo-nextest runs
//! them, too. Without the feature `harness`, [`Conformance::judge`] gives the results to a test of any kind.
//!
//! ```
//! use casebook::{Conformance, case::Case, port::{EditionAnswer, End, EngineUnderTest, Hello, Planned, Ran}};
//!
//! /// An engine that can't do anything yet.
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
//! let why = Conformance::new(|| Beginner).clauses(["chk:502.40d"]).judge().unwrap_err();
//! assert!(why.to_string().contains("no case was judged"));
//! ```
//!
//! The features and the fixtures of the suite are part of this crate.
#![forbid(unsafe_code)]

mod conformance;
#[doc(hidden)]
pub mod embedded;

pub use casebook_steps::{case, port, report::Report, verdict::Verdict};

pub use crate::conformance::{Conformance, NotJudged};

/// Makes the function `main` of a test target that judges an engine: `casebook::conformance!(MyEngine::new());`.
///
/// The expression makes an engine; it is evaluated once for each thread, and again after the engine broke. Behind it may stand the settings of
/// [`Conformance`], each by the name of its method:
///
/// ```no_run
/// # use casebook::{case::Case, port::{EditionAnswer, EngineUnderTest, Hello, Planned, Ran}};
/// # struct MyEngine;
/// # impl EngineUnderTest for MyEngine {
/// #     fn hello(&mut self) -> Hello { Hello::default() }
/// #     fn edition(&mut self, _: &str) -> EditionAnswer { EditionAnswer { using: None } }
/// #     fn plan(&mut self, _: &[&Case]) -> Vec<Planned> { Vec::new() }
/// #     fn run(&mut self, _: &Case) -> Ran { unreachable!() }
/// # }
/// casebook::conformance!(MyEngine, deviations = "tests/deviations.toml", documents = ["cr26"]);
/// ```
#[cfg(feature = "harness")]
#[macro_export]
macro_rules! conformance {
    ($engine:expr $(, $setting:ident = $value:expr)* $(,)?) => {
        fn main() -> ::std::process::ExitCode {
            $crate::Conformance::new(|| $engine)$(.$setting($value))*.main()
        }
    };
}
