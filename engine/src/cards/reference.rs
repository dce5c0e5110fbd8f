//! Who and what a card's text speaks of.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::{
    amount::Amount,
    name::Name,
    selector::Selector,
    values::Zone,
    word_or_map::{WordOrMap, reads_word_or_map},
};
use crate::document::{listed, nearest};

/// Points at objects or players. Written as a word (`self`, `you`, `$victim`, `it`) or as a map (`{ controller_of: $victim }`). Where it is
/// asked who somebody has to be, anybody at whom it points is.
#[derive(Debug, Clone, PartialEq, Eq, Hash, JsonSchema)]
#[schemars(rename_all = "snake_case")]
pub enum Ref {
    /// The object the ability is on; on a spell, the spell.
    #[schemars(rename = "self")]
    This,
    /// The ability's controller.
    You,
    /// Each opponent of the ability's controller.
    Opponents,
    /// Every player.
    EachPlayer,
    /// The player whose turn it is.
    ActivePlayer,
    /// The player whom the creature that has the text attacks, or attacked before it left combat (508.5); of other objects, who is being attacked (506.2).
    DefendingPlayer,
    /// What the ability's object is, or was last, attached to ("enchanted creature", "equipped creature").
    Host,
    /// The objects a permanent's own abilities have put away ("removed from the game with it").
    Linked,
    /// What is bound to a name: a target, a choice, a moved card; `it`, `player`, `source`, `amount` are bound by events.
    #[schemars(untagged)]
    Bound(#[schemars(regex(pattern = r"^(it|\$.+)$"))] Name),
    /// A computed reference.
    #[schemars(untagged)]
    Of(Box<RefOf>),
}

/// The long forms of [`Ref`].
#[derive(Debug, Clone, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum RefOf {
    /// The controller of an object.
    ControllerOf(Ref),
    /// The owner of an object.
    OwnerOf(Ref),
    /// Everything that matches.
    All(Selector),
    /// Several references together; of an empty list (`{ each: [] }`), nothing.
    Each(Vec<Ref>),
    /// The top cards of a player's library.
    TopOfLibrary {
        /// Whose library.
        of: Ref,
        /// How many; fewer if there are fewer.
        count: Amount,
    },
    /// The top cards of a player's library down to the first that matches, which is among them; the whole library if none does.
    TopUntil {
        /// Whose library.
        of: Ref,
        /// What the last of them matches.
        until: Selector,
    },
    /// Those of the first that match.
    Only(Ref, Selector),
    /// Every card in a zone of a player.
    Cards {
        /// Which zone.
        zone: Zone,
        /// Whose.
        of: Ref,
    },
    /// What is in the first and not in the second.
    Except(Ref, Ref),
    /// What a spell or ability on the stack targets.
    TargetsOf(Ref),
    /// What an object is attached to.
    HostOf(Ref),
    /// The object a spell, ability or permanent came from or a card became: the newest object of the same card.
    CardOf(Ref),
    /// Whoever controlled the last thing that affected a creature before it died.
    KillerOf(Ref),
}

impl Ref {
    /// Whether it speaks of several by its own words: then `$player` is each of them where something is read for each.
    #[must_use]
    pub fn speaks_of_several(&self) -> bool {
        match self {
            Self::EachPlayer | Self::Opponents => true,
            Self::Of(of) => matches!(**of, RefOf::All(_) | RefOf::Each(_) | RefOf::Except(..)),
            _ => false,
        }
    }
}

impl WordOrMap for Ref {
    type Map = RefOf;
    const EXPECTING: &'static str =
        "`self`, `you`, `host`, `it`, a bound name such as `$victim`, or a map such as { controller_of: $victim }";

    fn from_word(word: &str) -> Result<Self, String> {
        Ok(match word {
            "self" => Self::This,
            "you" => Self::You,
            "opponents" => Self::Opponents,
            "each_player" => Self::EachPlayer,
            "active_player" => Self::ActivePlayer,
            "defending_player" => Self::DefendingPlayer,
            "host" | "equipped" | "enchanted" => Self::Host,
            "linked" => Self::Linked,
            "it" => Self::Bound("it".into()),
            _ => match word.strip_prefix('$') {
                Some(name) if !name.is_empty() => Self::Bound(name.into()),
                _ => return Err(names_nothing(word)),
            },
        })
    }

    fn from_map(map: RefOf) -> Self {
        Self::Of(Box::new(map))
    }
}

/// The words that point at something by themselves.
pub(crate) const WORDS: [&str; 9] =
    ["self", "you", "it", "host", "opponents", "each_player", "active_player", "defending_player", "linked"];

/// What is wrong with a word that is none.
fn names_nothing(word: &str) -> String {
    let near = nearest(word, WORDS).map(|near| format!("; did you mean `{near}`?")).unwrap_or_default();
    let words = listed(&WORDS, false);
    format!(
        "`{word}` points at nothing{words}, bound names such as `$victim`, and maps such as {{ controller_of: $victim }}{near}"
    )
}

reads_word_or_map!(Ref);

/// The words of [`RefOf`].
const LONG: [&str; 13] = [
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
    "killer_of",
];

/// Whether that is a word of [`RefOf`]: no map of a selector begins with one.
pub(crate) fn is_of_references(word: &str) -> bool {
    LONG.contains(&word)
}

#[cfg(test)]
mod tests {
    use schemars::schema_for;

    use super::*;

    #[test]
    fn every_long_form_is_known_by_its_word() {
        let schema = schema_for!(RefOf).to_value();
        let forms = schema["oneOf"].as_array().unwrap().iter();
        let words: Vec<&str> = forms.map(|form| form["required"][0].as_str().unwrap()).collect();
        assert_eq!(words, LONG);
    }
}
