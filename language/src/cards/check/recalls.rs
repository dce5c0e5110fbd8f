//! Texts that look back at events of the turn (608.2i).

/// Whether a word of a text asks which events have happened, or who controlled an object as one happened.
pub(crate) fn looks_back(word: &str) -> bool {
    ["happened", "happened_this_step", "nth", "killer_of", "defending_player"].contains(&word)
}
