//! Connects a rules engine that is written in Rust to casebook, the rules conformance suite for Magic: The Gathering.
//!
//! An author implements [`Adapter`]: how a game begins, what it waits for, where its objects are; and lists [handlers](Handlers) for the actions,
//! queries and facts of a position that the engine knows. The kit does the rest: the conversation, hello and plan, handles, points, implicit
//! passing, answers, legality. [`Kit`] is the engine for a test in the same process, and [`main`] serves casebook over standard input and output.
//! The folder's README leads from an empty file to the first verdict, and `examples/toy` is a whole engine.
#![forbid(unsafe_code)]

mod adapter;
mod answers;
mod handlers;
mod kit;
mod legality;
mod names;
mod needs;
mod operations;
mod part;
mod position;
mod script;
mod seen;
mod stop;

pub use casebook_protocol::{
    case::{Case, Fate, Phase, StackKind, TokenSpec, Zone},
    port::UnsupportedKind,
};

pub use crate::{
    adapter::{Adapter, Awaits, Chosen, Now, Options, Prompt, StackItem, Thing},
    handlers::Handlers,
    kit::{Kit, main},
    part::Part,
    seen::{Combat, Seen},
    stop::{Result, Stop},
};
