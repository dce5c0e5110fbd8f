//! Names that nothing in a text has to bind.

use crate::cards::keyword::Param;

/// A name that means something although no word of the card's text binds it.
#[derive(Debug, Clone, Copy)]
pub struct Implicit {
    /// The name, without its sign.
    pub name: &'static str,
    /// Where it means something.
    pub reach: Reach,
    /// What it means.
    pub says: &'static str,
}

/// Where an implicit name means something.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Reach {
    /// In every ability.
    Everywhere,
    /// Where an X is announced, or chosen to be paid.
    Announced,
    /// Inside of these keys.
    Inside(&'static [&'static str]),
    /// In those keys of those verbs, where several players are spoken of (`each_player`).
    OfEach,
    /// In what follows an event that binds it.
    Event,
    /// In the definition of a keyword that asks for that.
    Keyword(Param),
}

/// Each of several players, where something is read for each.
pub(crate) const EACH: &str = "player";

/// Where something is read for each of several players: the verb, the key that names them, and the keys that are read so.
pub const OF_EACH: [(&str, &str, &[&str]); 10] = [
    ("gain_life", "who", &["amount"]),
    ("lose_life", "who", &["amount"]),
    ("set_life", "who", &["to"]),
    ("deal_damage", "to", &["amount"]),
    ("draw", "who", &["count"]),
    ("discard", "who", &["count"]),
    ("sacrifice_chosen", "who", &["what", "count"]),
    ("choose", "who", &["from", "count"]),
    ("search", "who", &["of", "find", "count"]),
    ("create_token", "who", &["count"]),
];

/// Every implicit name (which of them an event binds says [`binds`](super::binds)).
pub const IMPLICIT: [Implicit; 15] = [
    Implicit {
        name: "x",
        reach: Reach::Announced,
        says: "The X that was announced (601.2b), or chosen as `may_pay` was paid (107.3f); written without sign.",
    },
    Implicit {
        name: "kicker",
        reach: Reach::Everywhere,
        says: "Whether the kicker cost was paid, for `paid` (702.33).",
    },
    Implicit {
        name: "it",
        reach: Reach::Event,
        says: "The object that the event happened to, as it was; may be written without sign.",
    },
    Implicit { name: "card", reach: Reach::Event, says: "The object that it has become." },
    Implicit { name: "player", reach: Reach::Event, says: "The player whom the event is about." },
    Implicit { name: "source", reach: Reach::Event, says: "What dealt the damage, or targeted." },
    Implicit {
        name: "amount",
        reach: Reach::Event,
        says: "How much damage, life or mana, or how many counters or tokens.",
    },
    Implicit {
        name: "other",
        reach: Reach::Event,
        says: "Of a creature that blocks and the one that it blocks, the other one; what something becomes attached to, or is no longer.",
    },
    Implicit { name: "mana", reach: Reach::Event, says: "What kinds of mana were made, for `one_kind_of`." },
    Implicit {
        name: "it",
        reach: Reach::Inside(&["set_pt", "add_pt"]),
        says: "The object whose power and toughness are read.",
    },
    Implicit { name: "candidate", reach: Reach::Inside(&["such_that"]), says: "What the selector asks about." },
    Implicit {
        name: "player",
        reach: Reach::Inside(&["may_play", "cant_play"]),
        says: "The player who may, or would, play.",
    },
    Implicit {
        name: EACH,
        reach: Reach::OfEach,
        says: "Each of the players who are told to, in turn: what is said there is read for each of them, and all is done at the same time.",
    },
    Implicit { name: "n", reach: Reach::Keyword(Param::N), says: "The number that the keyword was given." },
    Implicit {
        name: "quality",
        reach: Reach::Keyword(Param::Quality),
        says: "The selector that the keyword was given; written without sign.",
    },
];
