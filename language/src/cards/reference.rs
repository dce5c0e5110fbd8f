//! References: the words by which the text of a card points at objects and players.

#[cfg(feature = "schema")]
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::{
    amount::Amount,
    name::Name,
    selector::Selector,
    values::Zone,
    word_or_map::{WordOrMap, reads_word_or_map},
};
use crate::{
    document::{listed, nearest},
    reserved::WORDS,
};

/// Points at objects or players. It is written as a word (`self`, `you`, `$victim`, `it`) or as a map (`{ controller_of: $victim }`). If an event or
/// a condition names a player by a reference that points at several players, any of those players matches.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "schema", derive(JsonSchema))]
#[cfg_attr(feature = "schema", schemars(rename_all = "snake_case"))]
pub enum Ref {
    /// The object with the ability; in the text of a spell, the spell.
    #[cfg_attr(feature = "schema", schemars(rename = "self"))]
    This,
    /// The controller of the ability.
    You,
    /// Each opponent of the controller of the ability.
    Opponents,
    /// Every player.
    EachPlayer,
    /// The player whose turn it is (the active player).
    ActivePlayer,
    /// The player that the creature with the text is attacking, or was attacking before it left combat (508.5). In the text of any other object, the
    /// player who is being attacked (506.2).
    DefendingPlayer,
    /// The object or player to which the object with the ability is attached, or was last attached ("enchanted creature", "equipped creature").
    Host,
    /// The objects that abilities of this object have put into their zones ("exiled with it").
    Linked,
    /// The objects or players that are bound to a name: a target, a choice, a moved card. Events bind `it`, `player`, `source` and `amount`.
    #[cfg_attr(feature = "schema", schemars(untagged))]
    Bound(#[cfg_attr(feature = "schema", schemars(regex(pattern = r"^(it|\$.+)$")))] Name),
    /// A computed reference.
    #[cfg_attr(feature = "schema", schemars(untagged))]
    Of(Box<RefOf>),
}

/// The long forms of [`Ref`].
#[derive(Debug, Clone, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(JsonSchema))]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum RefOf {
    /// The controller of an object.
    ControllerOf(Ref),
    /// The owner of an object.
    OwnerOf(Ref),
    /// All objects or players that match the selector.
    All(Selector),
    /// All objects and players of several references, each once. An empty list (`{ each: [] }`) points at nothing.
    Each(Vec<Ref>),
    /// The top cards of a player's library.
    TopOfLibrary {
        /// The player whose library it is.
        of: Ref,
        /// The number of cards. If the library has fewer, all of its cards.
        count: Amount,
    },
    /// The top cards of a player's library down to the first card that matches, including that card. If no card matches, the whole library.
    TopUntil {
        /// The player whose library it is.
        of: Ref,
        /// The selector that the last of the cards matches.
        until: Selector,
    },
    /// The objects or players of the reference that match the selector.
    Only(Ref, Selector),
    /// All cards in one zone of a player; in a zone that the players share, the objects that the player owns.
    Cards {
        /// The zone.
        zone: Zone,
        /// The player.
        of: Ref,
    },
    /// The objects or players of the first reference without those of the second.
    Except(Ref, Ref),
    /// The targets of a spell or ability on the stack.
    TargetsOf(Ref),
    /// The object or player to which an object is attached.
    HostOf(Ref),
    /// The object that an object has become as it changed zones (400.7e, 400.7f): the card of a spell, of a permanent, or of the source of an ability,
    /// or the spell that a card becomes as it is cast. After that, the card is a new object that this text doesn't find, and it doesn't find the card
    /// in a hand or library either. An object that is still there is meant itself.
    CardOf(Ref),
    /// The source of an ability on the stack (113.7), or its last-known information if it has left its zone; any other object is meant itself.
    SourceOf(Ref),
    /// The player who cast a spell, or the spell that became a permanent ("if you cast it"). An object that was put there has none.
    CasterOf(Ref),
    /// The objects that were tapped, sacrificed, exiled, discarded, returned or revealed to pay for a spell, or for the spell that became a permanent,
    /// as they were (607.2q, 702.51c). Creatures that convoked the spell and cards that were exiled with delve are among them. For a crafted permanent:
    /// the cards in exile that were exiled to craft it (702.167c).
    PaidWith(Ref),
    /// The player who was chosen as a cost of a spell, or of the spell that became a permanent, was paid (702.174a).
    ChosenFor(Ref),
    /// The player whose object was the last to affect a creature before it died.
    KillerOf(Ref),
}

impl Ref {
    /// Whether the reference itself names several players or objects. If so, `$player` is each of them in turn wherever an argument is read for each.
    #[must_use]
    pub fn speaks_of_several(&self) -> bool {
        match self {
            Self::EachPlayer | Self::Opponents => true,
            Self::Of(of) => matches!(**of, RefOf::All(_) | RefOf::Each(_) | RefOf::Except(..)),
            _ => false,
        }
    }
}

impl Ref {
    /// The reference that a word is, if it is one.
    pub(super) fn named(word: &str) -> Option<Self> {
        Some(match word {
            "self" => Self::This,
            "you" => Self::You,
            "opponents" => Self::Opponents,
            "each_player" => Self::EachPlayer,
            "active_player" => Self::ActivePlayer,
            "defending_player" => Self::DefendingPlayer,
            "host" | "equipped" | "enchanted" => Self::Host,
            "linked" => Self::Linked,
            "it" => Self::Bound("it".into()),
            _ => Self::Bound(word.strip_prefix('$').filter(|name| !name.is_empty())?.into()),
        })
    }
}

impl WordOrMap for Ref {
    type Map = RefOf;
    const EXPECTING: &'static str =
        "`self`, `you`, `host`, `it`, a bound name such as `$victim`, or a map such as { controller_of: $victim }";

    fn from_word(word: &str) -> Result<Self, String> {
        Self::named(word).ok_or_else(|| names_nothing(word))
    }

    fn from_map(map: RefOf) -> Self {
        Self::Of(Box::new(map))
    }
}

/// The error message for an unknown word.
fn names_nothing(word: &str) -> String {
    let near = nearest(word, WORDS).map(|near| format!("; did you mean `{near}`?")).unwrap_or_default();
    let words = listed(&WORDS, false);
    format!(
        "`{word}` isn't a reference{words}, bound names such as `$victim`, and maps such as {{ controller_of: $victim }}{near}"
    )
}

reads_word_or_map!(Ref);
