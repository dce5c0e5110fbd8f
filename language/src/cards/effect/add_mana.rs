//! Adding mana (106.4).

use super::prelude::*;
use crate::cards::{
    effect::ManaRider,
    english::{and, or, sentence},
    values::{Color, ManaCost},
};
use serde::{
    Deserializer,
    de::{Error, SeqAccess, Visitor, value::SeqAccessDeserializer},
};
use std::fmt;

/// Players add mana to their mana pools.
#[derive(Debug, Clone, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct AddMana {
    /// The players who get the mana. Left out: the controller.
    #[serde(default)]
    pub who: Option<Ref>,
    /// The mana, as symbols. A generic number is colourless mana.
    #[serde(default)]
    pub mana: Option<ManaCost>,
    /// Mana of one of these colours. The player chooses the colour.
    #[serde(default, deserialize_with = "colors")]
    pub one_color_of: Vec<Color>,
    /// Mana of one of the colours of these objects. The player chooses the colour. If the objects have no colour, no mana is added (106.5).
    #[serde(default)]
    pub one_color_among: Option<Ref>,
    /// Mana of one colour that these permanents could produce. The player chooses the colour (106.7).
    #[serde(default)]
    pub one_color_made_by: Option<Selector>,
    /// Mana of one type, of a colour or colourless, that these permanents could produce. The player chooses the type (106.7).
    #[serde(default)]
    pub one_kind_made_by: Option<Selector>,
    /// Mana of one of the kinds that are bound to this name. The player chooses the kind. `mana` is the kinds of mana that a permanent tapped for
    /// mana produced. The name of a chosen colour gives mana of that colour.
    #[serde(default)]
    pub one_kind_of: Option<Name>,
    /// The amount of mana of the chosen colour or kind, or the number of times that `mana` is added. Left out: 1.
    #[serde(default)]
    pub amount: Option<Amount>,
    /// The mana can be spent only on these spells. Left out: no restriction.
    #[serde(default)]
    pub only_for: Option<Selector>,
    /// The mana stays in the pool as steps and phases end, until end of turn, and causes no mana burn.
    #[serde(default)]
    pub lasts_this_turn: bool,
    /// Modifications of spells on whose costs the mana is spent. They apply to the spells that match, and to the permanents that those become, for as
    /// long as these exist. Left out: none.
    #[serde(default)]
    pub rider: Option<ManaRider>,
}

impl Instruction for AddMana {
    fn makes(&self) -> Vec<Made> {
        vec![Made::ManaAdded]
    }

    fn english(&self, speech: &Speech<'_>) -> String {
        let Self { who, mana, one_color_of, one_kind_of, amount, only_for, lasts_this_turn, rider, .. } = self;
        let colors: Vec<String> = one_color_of.iter().map(|color| color.word().to_owned()).collect();
        let mut what: Vec<String> = mana.iter().map(ToString::to_string).collect();
        if !colors.is_empty() {
            what.push(format!("mana of one colour of your choice ({})", or(&colors)));
        }
        if let Some(among) = &self.one_color_among {
            what.push(format!("mana of one of the colours of {}, of your choice", speech.who(among)));
        }
        if let Some(by) = &self.one_color_made_by {
            what.push(format!("mana of one colour of your choice that {} could produce", speech.one(by)));
        }
        if let Some(by) = &self.one_kind_made_by {
            what.push(format!(
                "mana of one type of your choice, of a colour or colourless, that {} could produce",
                speech.one(by)
            ));
        }
        if let Some(name) = one_kind_of {
            let whose = if who.is_some() { "their" } else { "your" };
            what.push(match name.as_str() {
                "mana" => format!("mana of one of the kinds that were made, of {whose} choice"),
                name => format!("mana of {}", bound(name)),
            });
        }
        let mut text = does(&speech.by(who.as_ref()), &format!("add {}", and(&what)));
        text += &amount.as_ref().map(|amount| so_often(speech, amount, mana.is_some())).unwrap_or_default();
        text += &only_for.as_ref().map(|on| format!(", to spend only on {}", speech.many(on))).unwrap_or_default();
        text += if *lasts_this_turn { ", which stays until end of turn" } else { "" };
        if let Some(ManaRider { spells, apply }) = rider {
            let so = sentence(&speech.changes(apply, "that spell"));
            text += &format!("; if it is spent on {}: {}", speech.one(spells), so.trim_end_matches('.'));
        }
        text
    }
}

impl AddMana {
    /// Mana of a fixed kind, without other arguments.
    pub fn plain(mana: ManaCost) -> Self {
        Self { mana: Some(mana), ..Self::default() }
    }

    /// Whether the player chooses among colours, or among types of mana.
    pub fn offers_kinds(&self) -> bool {
        let made_by = self.one_color_made_by.is_some() || self.one_kind_made_by.is_some();
        !self.one_color_of.is_empty() || self.one_color_among.is_some() || made_by
    }
}

/// Reads a list of colours. A chosen colour is not a list.
fn colors<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Vec<Color>, D::Error> {
    struct Colors;
    impl<'de> Visitor<'de> for Colors {
        type Value = Vec<Color>;
        fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
            f.write_str("a list of colours")
        }
        fn visit_seq<A: SeqAccess<'de>>(self, list: A) -> Result<Vec<Color>, A::Error> {
            Vec::deserialize(SeqAccessDeserializer::new(list))
        }
        fn visit_str<E: Error>(self, word: &str) -> Result<Vec<Color>, E> {
            Err(E::custom(match word.strip_prefix('$') {
                Some(name) => format!("write `one_kind_of: {name}` for mana of a colour that was chosen"),
                None => format!("`{word}` isn't a list of colours: for one colour, write its symbol in `mana`"),
            }))
        }
    }
    deserializer.deserialize_any(Colors)
}

/// The amount of mana, or the number of times that the symbols are added.
fn so_often(speech: &Speech<'_>, amount: &Amount, symbols: bool) -> String {
    match amount {
        Amount::Bound(name) if name == "amount" && symbols => ", that many times".to_owned(),
        amount if symbols => format!(", as often as {}", speech.number(amount)),
        amount => format!(", as much as {}", speech.number(amount)),
    }
}
