//! Placing a position before the game begins: complete before the first check of state-based actions.
