//! Implicit names, which no part of a text has to bind.

use crate::cards::keyword::Param;

/// A name that has a meaning although no word of the text binds it.
#[derive(Debug, Clone, Copy)]
pub struct Implicit {
    /// The name, without the sign `$`.
    pub name: &'static str,
    /// The places where the name has a meaning.
    pub reach: Reach,
    /// The meaning of the name.
    pub says: &'static str,
}

/// The places where an implicit name has a meaning.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Reach {
    /// In every ability.
    Everywhere,
    /// Where X is announced, or is chosen for a cost.
    Announced,
    /// Inside these keys.
    Inside(&'static [&'static str]),
    /// In certain keys of certain verbs, if the verb names several players (`each_player`).
    OfEach,
    /// After an event that binds the name.
    Event,
    /// In the definition of a keyword that has this parameter.
    Keyword(Param),
}

/// The name for each of several players, where an argument is read for each.
pub const EACH: &str = "player";

/// The arguments that are read for each of several players: the verb, the key that names the players, and the keys that are read for each.
pub const OF_EACH: [(&str, &str, &[&str]); 11] = [
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
    ("villainous_choice", "who", &["options"]),
];

/// The name of the number with which a permanent became monstrous (701.37c).
pub(super) const MONSTROUS_X: &str = "monstrous_x";

/// Every implicit name. [`binds`](super::binds) gives the names that each event binds.
pub const IMPLICIT: [Implicit; 16] = [
    Implicit {
        name: "x",
        reach: Reach::Announced,
        says: "The value of X that was announced (601.2b) or chosen for `may_pay` (107.3f). It is written without the sign `$`.",
    },
    Implicit {
        name: "kicker",
        reach: Reach::Everywhere,
        says: "Whether the kicker cost was paid, for `paid` (702.33).",
    },
    Implicit {
        name: MONSTROUS_X,
        reach: Reach::Everywhere,
        says: "The number of the monstrosity by which the object with the ability became monstrous (701.37c); 0 if it isn't monstrous.",
    },
    Implicit {
        name: "it",
        reach: Reach::Event,
        says: "The object of the event, as it was. It may be written without the sign `$`.",
    },
    Implicit { name: "card", reach: Reach::Event, says: "The new object that `it` has become." },
    Implicit { name: "player", reach: Reach::Event, says: "The player whom the event is about." },
    Implicit {
        name: "source",
        reach: Reach::Event,
        says: "The source of the damage, or the spell or ability that targets.",
    },
    Implicit {
        name: "amount",
        reach: Reach::Event,
        says: "The amount of damage, life or mana, or the number of counters or tokens.",
    },
    Implicit {
        name: "other",
        reach: Reach::Event,
        says: "For a blocker, the attacker that it blocks, and the other way round; for an attachment, the object or player that it becomes attached to or unattached from.",
    },
    Implicit { name: "mana", reach: Reach::Event, says: "The kinds of mana that were produced, for `one_kind_of`." },
    Implicit {
        name: "it",
        reach: Reach::Inside(&["set_pt", "add_pt"]),
        says: "The object whose power and toughness are read.",
    },
    Implicit {
        name: "candidate",
        reach: Reach::Inside(&["such_that"]),
        says: "The object or player that the selector checks.",
    },
    Implicit {
        name: "player",
        reach: Reach::Inside(&["may_play", "cant_play", "player_cant"]),
        says: "The player who would play the card, or would do what is forbidden.",
    },
    Implicit {
        name: EACH,
        reach: Reach::OfEach,
        says: "Each of the players in turn: the argument is read for each player, and everything happens at the same time.",
    },
    Implicit { name: "n", reach: Reach::Keyword(Param::N), says: "The number that the keyword was given." },
    Implicit {
        name: "quality",
        reach: Reach::Keyword(Param::Quality),
        says: "The selector that the keyword was given. It is written without the sign `$`.",
    },
];
