//! Combat (506–511).

pub mod attackers;
pub mod blockers;
pub mod damage;
