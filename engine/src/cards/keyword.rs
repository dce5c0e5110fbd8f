//! Keyword abilities: a word, and for some a number, a cost or a quality.

use std::{borrow::Cow, fmt};

use schemars::{JsonSchema, Schema, SchemaGenerator};
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
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct Keyword {
    /// Which keyword.
    pub name: Name,
    /// With what.
    pub with: KeywordArgs,
}

/// A keyword ability: a keyword, and what it is given if it asks for something.
#[derive(JsonSchema)]
#[schemars(untagged)]
#[expect(dead_code, reason = "the form is for the schema")]
enum KeywordForm {
    /// The keyword alone.
    Word(Name),
    /// The keyword and what it is given.
    With(#[schemars(extend("minProperties" = 1, "maxProperties" = 1))] Named<KeywordArgs>),
}

impl JsonSchema for Keyword {
    fn schema_name() -> Cow<'static, str> {
        "Keyword".into()
    }

    fn json_schema(generator: &mut SchemaGenerator) -> Schema {
        KeywordForm::json_schema(generator)
    }
}

/// What a keyword is given.
#[derive(Debug, Clone, Default, PartialEq, Eq, Hash, Serialize)]
#[serde(into = "KeywordArgsMap")]
pub struct KeywordArgs {
    /// Its number ("bushido N"); `$n` in the keyword's definition.
    pub n: Option<Amount>,
    /// Its cost.
    pub cost: Vec<Cost>,
    /// Its quality: what it protects from, what it is spliced onto, what is offered, what is enchanted; `quality` in the definition.
    pub quality: Option<Selector>,
}

/// What a keyword is given: its number, or a map.
#[derive(JsonSchema)]
#[schemars(untagged)]
#[expect(dead_code, reason = "the form is for the schema")]
enum KeywordArgsForm {
    /// Its number.
    Number(Amount),
    /// All that it is given.
    Map(KeywordArgsMap),
}

impl JsonSchema for KeywordArgs {
    fn schema_name() -> Cow<'static, str> {
        "KeywordArgs".into()
    }

    fn json_schema(generator: &mut SchemaGenerator) -> Schema {
        KeywordArgsForm::json_schema(generator)
    }
}

/// The long form of [`KeywordArgs`].
#[derive(Debug, Clone, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, rename_all = "snake_case")]
#[schemars(transform = other_words)]
pub struct KeywordArgsMap {
    /// Its number.
    #[serde(default)]
    n: Option<Amount>,
    /// Its cost.
    #[serde(default)]
    cost: Vec<Cost>,
    /// Its quality: what it protects from, what it is spliced onto, what is offered, what is enchanted; also written `onto`, `from`, `to` or
    /// `what`.
    #[serde(default, alias = "onto", alias = "from", alias = "to", alias = "what")]
    quality: Option<Selector>,
}

/// The other words for a keyword's quality, which only readers know.
fn other_words(schema: &mut Schema) {
    let Some(properties) = schema.get_mut("properties").and_then(|properties| properties.as_object_mut()) else {
        return;
    };
    let Some(quality) = properties.get("quality").cloned() else { return };
    for word in ["onto", "from", "to", "what"] {
        properties.insert(word.to_owned(), quality.clone());
    }
}

impl WordOrMap for KeywordArgs {
    type Map = KeywordArgsMap;
    const EXPECTING: &'static str =
        "the keyword's number, or a map with `n`, `cost` or `quality` (also written `onto`, `from`, `to`, `what`)";

    fn from_word(word: &str) -> Result<Self, String> {
        Amount::from_word(word).map(|n| Self { n: Some(n), ..Self::default() }).map_err(|_| {
            format!("`{word}` is not a number; a keyword's quality is written {{ what: {word} }}, its cost {{ cost: [ … ] }}")
        })
    }

    fn from_number(number: i64) -> Result<Self, String> {
        Amount::from_number(number).map(|n| Self { n: Some(n), ..Self::default() })
    }

    fn from_map(map: KeywordArgsMap) -> Self {
        Self { n: map.n, cost: map.cost, quality: map.quality }
    }
}

reads_word_or_map!(KeywordArgs);

impl From<KeywordArgs> for KeywordArgsMap {
    fn from(KeywordArgs { n, cost, quality }: KeywordArgs) -> Self {
        Self { n, cost, quality }
    }
}

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
#[derive(Debug, Clone, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, rename_all = "snake_case")]
pub struct KeywordDef {
    /// The keyword.
    pub keyword: Name,
    /// The keyword of which it is a variant: what looks for that one sees it, too (702.29f: typecycling is cycling).
    #[serde(default)]
    pub counts_as: Option<Name>,
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
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema)]
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
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema)]
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
    Menace,
    Shroud,
    Hexproof,
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
    Landwalk,
    Wither,
    Infect,
    Toxic,
    Bestow,
    Fuse,
    Aftermath,
    Phasing,
    Ascend,
    Lifelink,
}
