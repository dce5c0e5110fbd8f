//! The suite in this process: each case is a test. `cargo test --test conformance 2026-01/smoke` runs the smoke set.

casebook::conformance!(casebook_adapter::Kit::<CRATE::Game>::default());
