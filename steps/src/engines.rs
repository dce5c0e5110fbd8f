//! The engines: the reference engine, engines in other processes, engines in this process with a time limit, and the lying engines that test the
//! suite.

pub mod lying;
#[cfg(feature = "process")]
pub mod process;
pub mod reference;
pub mod timed;
