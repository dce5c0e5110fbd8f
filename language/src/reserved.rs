//! Words of references, which the reader of documents knows: its messages tell a reference from a selector.

/// The words that point at something without a map.
pub(crate) const WORDS: [&str; 9] =
    ["self", "you", "it", "host", "opponents", "each_player", "active_player", "defending_player", "linked"];

/// The words of [`RefOf`](crate::cards::reference::RefOf).
pub const LONG: [&str; 17] = [
    "controller_of",
    "owner_of",
    "all",
    "each",
    "top_of_library",
    "top_until",
    "only",
    "cards",
    "except",
    "targets_of",
    "host_of",
    "card_of",
    "source_of",
    "caster_of",
    "paid_with",
    "chosen_for",
    "killer_of",
];

/// Whether the word is one of [`RefOf`](crate::cards::reference::RefOf). No map of a selector begins with one.
pub(crate) fn is_of_references(word: &str) -> bool {
    LONG.contains(&word)
}
