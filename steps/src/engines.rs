//! The engines that can be tested: the reference engine, other engines' processes, and the lying ones that test the suite itself.

pub mod lying;
pub mod process;
pub mod reference;
