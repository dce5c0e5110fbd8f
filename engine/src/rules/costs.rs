//! Costs (118): what must be paid, whether it can be, and paying it.
