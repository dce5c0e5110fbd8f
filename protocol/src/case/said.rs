//! The closed lists of words that observations use.

use super::{Aspect, Value};

/// Makes a list of words: an enum whose variants have one word each.
macro_rules! said {
    ($($(#[$doc:meta])* $name:ident { $($(#[$vdoc:meta])* $variant:ident = $word:literal,)+ })+) => {
        $(
            $(#[$doc])*
            #[derive(Clone, Copy, Debug, PartialEq, Eq)]
            pub enum $name { $($(#[$vdoc])* $variant),+ }

            impl $name {
                /// Each of them.
                pub const ALL: &'static [Self] = &[$(Self::$variant),+];

                /// Its word in an answer.
                #[must_use]
                pub const fn word(self) -> &'static str {
                    match self {
                        $(Self::$variant => $word),+
                    }
                }

                /// The one with this word; `None` for any other word.
                #[must_use]
                pub fn of(word: &str) -> Option<Self> {
                    Self::ALL.iter().copied().find(|one| one.word() == word)
                }
            }

            impl From<$name> for Value {
                fn from(said: $name) -> Self {
                    Self::Word(said.word().to_owned())
                }
            }
        )+
    };
}

said! {
    /// The status of a permanent (110.5), and whether a card is revealed.
    Status {
        /// Tapped.
        Tapped = "tapped",
        /// Untapped.
        Untapped = "untapped",
        /// Flipped (710).
        Flipped = "flipped",
        /// Not flipped.
        Unflipped = "unflipped",
        /// With the back face up (712).
        Transformed = "transformed",
        /// With the front face up.
        Untransformed = "untransformed",
        /// Phased out (702.26).
        PhasedOut = "phased out",
        /// Phased in.
        PhasedIn = "phased in",
        /// Face up.
        FaceUp = "face up",
        /// Face down (708).
        FaceDown = "face down",
        /// Revealed to all players.
        Revealed = "revealed",
        /// Not revealed.
        Hidden = "hidden",
    }
    /// How an object came to the zone where it is.
    CameBy {
        /// It was destroyed.
        Destroyed = "destroyed",
        /// It was sacrificed.
        Sacrificed = "sacrificed",
        /// By a state-based action of no other word.
        StateBased = "state based",
        /// It was discarded.
        Discarded = "discarded",
        /// It was countered.
        Countered = "countered",
        /// It resolved.
        Resolved = "resolved",
        /// It was milled.
        Milled = "milled",
        /// It was drawn.
        Drawn = "drawn",
        /// It was put there.
        Put = "put",
        /// It was exiled.
        Exiled = "exiled",
        /// It was returned.
        Returned = "returned",
        /// It was destroyed by lethal damage.
        Damage = "damage",
        /// Its toughness was 0 or less.
        Toughness = "toughness",
        /// By the legend rule.
        LegendRule = "legend rule",
        /// The setup placed it there.
        Setup = "setup",
    }
    /// Whether a player is still in the game.
    Standing {
        /// In the game.
        Playing = "playing",
        /// Has won.
        Won = "won",
        /// Has lost.
        Lost = "lost",
        /// The game is a draw.
        Drew = "drew",
    }
    /// Whether a player knows an object.
    Knowledge {
        /// Known.
        Known = "known",
        /// Not known.
        Unknown = "unknown",
    }
}

impl Status {
    /// The aspect of an object that has this word.
    #[must_use]
    pub const fn aspect(self) -> Aspect {
        match self {
            Self::Tapped | Self::Untapped => Aspect::Tapped,
            Self::Flipped | Self::Unflipped => Aspect::Flipped,
            Self::Transformed | Self::Untransformed => Aspect::Transformed,
            Self::PhasedOut | Self::PhasedIn => Aspect::Phased,
            Self::FaceUp | Self::FaceDown => Aspect::Face,
            Self::Revealed | Self::Hidden => Aspect::Revealed,
        }
    }
}
