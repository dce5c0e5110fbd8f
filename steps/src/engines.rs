//! The engines: the reference engine, engines in other processes, and the lying engines that test the suite.

pub mod lying;
pub mod process;
pub mod reference;
