//! Playing cards during a resolution (608.2g).

use super::prelude::*;
use crate::cards::cost::Cost;

/// A player plays cards, or casts copies of them (707.12), now, during the resolution. The spells and lands are bound.
#[derive(Debug, Clone, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct PlayCard {
    /// The cards.
    pub what: Ref,
    /// The player who plays them. Left out: the controller.
    #[serde(default)]
    pub who: Option<Ref>,
    /// The player casts a copy of the card, and the card stays in its zone.
    #[serde(default)]
    pub copy: bool,
    /// The player does not pay the mana cost.
    #[serde(default)]
    pub free: bool,
    /// The alternative cost that is paid instead of the mana cost. Left out: the mana cost.
    #[serde(default)]
    pub cost: Option<Vec<Cost>>,
    /// The spell that the player casts must match. It is judged as the spell that it would be: the half, the face or the Adventure that is cast
    /// (601.3e, 702.85a). Left out: any spell.
    #[serde(default)]
    pub spell: Option<Selector>,
    /// The player may choose not to play the card.
    #[serde(default)]
    pub may: bool,
    /// The player has to play the card if that is possible; otherwise nothing happens. (With `may`, a card that can't be played is left out anyway,
    /// because a player can't choose what is impossible: 608.2d.)
    #[serde(default)]
    pub if_able: bool,
    /// The name to which the spells and lands are bound. Left out: no name.
    #[serde(default, rename = "as")]
    pub bind: Option<Name>,
}

impl Instruction for PlayCard {
    fn makes(&self) -> Vec<Made> {
        if self.copy { vec![Made::Copied, Made::Played] } else { vec![Made::Played] }
    }

    fn english(&self, speech: &Speech<'_>) -> String {
        let Self { what, who, copy, free, cost, spell, may, if_able, bind } = self;
        let copy = if *copy { "a copy of " } else { "" };
        let free = if *free { " without paying its mana cost" } else { "" };
        let instead =
            |costs: &Vec<Cost>| format!(", doing this instead of paying its mana cost: {}", speech.costs(costs));
        let cost = cost.as_ref().map(instead).unwrap_or_default();
        let able = if *if_able { " if able" } else { "" };
        let so = spell.as_ref().map(|spell| format!(" if {}", speech.is("the spell", spell))).unwrap_or_default();
        let play = format!("play {copy}{} now{able}{free}{}{cost}{so}", speech.who(what), called(bind));
        let who = speech.by(who.as_ref());
        if *may { format!("{who} may {play}") } else { does(&who, &play) }
    }

    fn binds(&self) -> Vec<&Name> {
        self.bind.iter().collect()
    }
}
