//! What an engine needs to be tested by casebook: [cases](case), the [port] that an engine implements in process, and the [protocol] that engines in
//! other processes use. Nothing here knows casebook's own engine.
#![forbid(unsafe_code)]

pub mod case;
pub mod needs;
pub mod port;
pub mod protocol;
