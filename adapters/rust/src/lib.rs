//! Connects a rules engine that is written in Rust to casebook, the rules conformance suite for Magic: The Gathering.
//!
//! An author implements [`Adapter`]: how a game begins, what it waits for, where its objects are; and lists [handlers](Handlers) for the actions,
//! queries and facts of a position that the engine knows. The kit does the rest: the conversation, hello and plan, handles, points, implicit
//! passing, answers, legality. [`Kit`] is the engine for a test in the same process, and [`main`] serves casebook over standard input and output.
//! `examples/toy` is a whole engine. This one knows players and their life totals, and nothing else:
//!
//! ```
//! use casebook_adapter::{Adapter, Awaits, Handlers, Kit, Now, Phase, Result, Seen, StackItem, Zone};
//!
//! struct First(Vec<String>);
//!
//! impl Adapter for First {
//!     const NAME: &'static str = "first";
//!     const VERSION: &'static str = "0.1";
//!     const EDITIONS: &'static [&'static str] = &["2026-01"];
//!     type Object = usize;
//!     type Player = usize;
//!
//!     fn begin(players: &[&str], _edition: &str) -> Result<(Self, Vec<usize>)> {
//!         Ok((First(Vec::new()), (0..players.len()).collect()))
//!     }
//!     fn place(&mut self, card: &str, _owner: &usize, _zone: Zone, _controller: &usize) -> Result<usize> {
//!         self.0.push(card.to_owned());
//!         Ok(self.0.len() - 1)
//!     }
//!     fn awaits(&self) -> Awaits<Self> {
//!         Awaits::Priority(0)
//!     }
//!     fn pass(&mut self) -> Result {
//!         Ok(())
//!     }
//!     fn now(&self) -> Now<Self> {
//!         Now { player: 0, turn: 1, phase: Phase::PrecombatMain }
//!     }
//!     fn stack(&self) -> Vec<StackItem<Self>> {
//!         Vec::new()
//!     }
//!     fn contents(&self, _zone: Zone, _player: Option<&usize>) -> Vec<usize> {
//!         Vec::new()
//!     }
//!     fn title(&self, object: &usize) -> String {
//!         self.0[*object].clone()
//!     }
//!     fn handlers(handlers: &mut Handlers<Self>) {
//!         handlers.see("life", ["player"], |_, [player]| {
//!             player.player()?;
//!             Ok(Seen::Number(20))
//!         });
//!     }
//! }
//!
//! use casebook_protocol::port::EngineUnderTest;
//! assert!(Kit::<First>::default().hello().probes.contains(&"life".to_owned()));
//! ```
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
