//! The engines that cases are carried out by.

pub mod reference;
