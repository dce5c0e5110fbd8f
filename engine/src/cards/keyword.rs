//! Keyword abilities: a word, and for some a number, a cost or a quality.

use std::fmt;

use serde::{
    Deserialize, Deserializer, Serialize,
    de::{Error, MapAccess, Visitor},
};

use super::{
    ability::Ability,
    amount::Amount,
    cost::Cost,
    name::{Name, Named},
    selector::Selector,
    word_or_map::{WordOrMap, reads_word_or_map},
};
use crate::rule::Rule;

/// A keyword ability on a card: `flying`, `{ bushido: 1 }`, `{ splice: { onto: { subtype: Arcane }, cost: [ … ] } }`.
#[derive(Debug, Clone, PartialEq, Eq, Hash, Serialize)]
pub struct Keyword {
    /// Which keyword.
    pub name: Name,
    /// With what.
    pub with: KeywordArgs,
}

/// What a keyword is given.
#[derive(Debug, Clone, Default, PartialEq, Eq, Hash, Serialize)]
pub struct KeywordArgs {
    /// Its number ("bushido N"); `$n` in the keyword's definition.
    pub n: Option<Amount>,
    /// Its cost.
    pub cost: Vec<Cost>,
    /// Its quality: what it protects from, what it is spliced onto, what is offered, what is enchanted; `quality` in the definition.
    pub quality: Option<Selector>,
}

/// The long form of [`KeywordArgs`].
#[derive(Debug, Clone, Deserialize)]
#[serde(deny_unknown_fields, rename_all = "snake_case")]
pub struct KeywordArgsMap {
    #[serde(default)]
    n: Option<Amount>,
    #[serde(default)]
    cost: Vec<Cost>,
    #[serde(default, alias = "onto", alias = "from", alias = "to", alias = "what")]
    quality: Option<Selector>,
}

impl WordOrMap for KeywordArgs {
    type Map = KeywordArgsMap;
    const EXPECTING: &'static str =
        "the keyword's number, or a map with `n`, `cost` or `quality` (also written `onto`, `from`, `to`, `what`)";

    fn from_word(word: &str) -> Result<Self, String> {
        Amount::from_word(word).map(|n| Self { n: Some(n), ..Self::default() })
    }

    fn from_number(number: i64) -> Result<Self, String> {
        Amount::from_number(number).map(|n| Self { n: Some(n), ..Self::default() })
    }

    fn from_map(map: KeywordArgsMap) -> Self {
        Self { n: map.n, cost: map.cost, quality: map.quality }
    }
}

reads_word_or_map!(KeywordArgs);

impl<'de> Deserialize<'de> for Keyword {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        struct KeywordVisitor;
        impl<'de> Visitor<'de> for KeywordVisitor {
            type Value = Keyword;
            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("a keyword such as `flying` or { bushido: 1 }")
            }
            fn visit_str<E: Error>(self, word: &str) -> Result<Keyword, E> {
                Ok(Keyword { name: word.into(), with: KeywordArgs::default() })
            }
            fn visit_map<A: MapAccess<'de>>(self, mut map: A) -> Result<Keyword, A::Error> {
                let (name, with) = map.next_entry()?.ok_or_else(|| A::Error::custom("a keyword is missing here"))?;
                match map.next_key::<Name>()? {
                    None => Ok(Keyword { name, with }),
                    Some(second) => {
                        Err(A::Error::custom(format!("`{second}`: one keyword only, `{name}` is already given")))
                    }
                }
            }
        }
        deserializer.deserialize_any(KeywordVisitor)
    }
}

/// What a keyword means: abilities as data, or a procedure of the engine.
#[derive(Debug, Clone, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields, rename_all = "snake_case")]
pub struct KeywordDef {
    /// The keyword.
    pub keyword: Name,
    /// What it asks for: any of `n`, `cost`, `quality`.
    #[serde(default)]
    pub params: Vec<Param>,
    /// A procedure of the engine that this keyword switches on.
    #[serde(default)]
    pub procedure: Option<Builtin>,
    /// The rule that an ability it stands for carries out as it triggers or replaces an event.
    #[serde(default)]
    pub rule: Option<Rule>,
    /// The rules that its procedure carries out: those that nothing carries out where the keyword means nothing.
    #[serde(default)]
    pub rules: Vec<Rule>,
    /// The abilities it stands for, in which `$n` is its number.
    #[serde(default)]
    pub expands_to: Named<Ability>,
    /// Whether more than one instance does nothing more.
    #[serde(default)]
    pub redundant: bool,
}

/// What a keyword can ask for.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Param {
    /// A number.
    N,
    /// A cost.
    Cost,
    /// A quality.
    Quality,
}

/// The keywords that alter a procedure of the rules and so are carried out by the engine.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[expect(missing_docs, reason = "the variants are the rulebook's keywords; each is documented where it is carried out")]
pub enum Builtin {
    Flying,
    Reach,
    Haste,
    Vigilance,
    Defender,
    FirstStrike,
    DoubleStrike,
    Trample,
    Fear,
    Shroud,
    Indestructible,
    Flash,
    Unblockable,
    Deathtouch,
    Protection,
    Splice,
    Offering,
    Ninjutsu,
    Equip,
    Enchant,
    Kicker,
    Entwine,
    Cycling,
    Sunburst,
    Morph,
    Flashback,
    SplitSecond,
}
