//! Keyword abilities: a word, and for some of them a number, a cost or a quality.

use std::fmt;

#[cfg(feature = "schema")]
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
use crate::{edition::EditionId, rule::Rule};

/// A keyword ability on a card: `flying`, `{ bushido: 1 }`, `{ splice: { onto: { subtype: Arcane }, cost: [ … ] } }`.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct Keyword {
    /// The name of the keyword.
    pub name: Name,
    /// The arguments.
    pub with: KeywordArgs,
}

/// A keyword ability: a keyword, with its arguments if it has parameters.
#[cfg(feature = "schema")]
#[derive(JsonSchema)]
#[cfg_attr(feature = "schema", schemars(untagged))]
#[expect(dead_code, reason = "the form is for the schema")]
enum KeywordForm {
    /// The keyword alone.
    Word(Name),
    /// The keyword and its arguments.
    With(
        #[cfg_attr(feature = "schema", schemars(extend("minProperties" = 1, "maxProperties" = 1)))] Named<KeywordArgs>,
    ),
}

#[cfg(feature = "schema")]
impl JsonSchema for Keyword {
    fn schema_name() -> std::borrow::Cow<'static, str> {
        "Keyword".into()
    }

    fn json_schema(generator: &mut SchemaGenerator) -> Schema {
        KeywordForm::json_schema(generator)
    }
}

/// The arguments of a keyword.
#[derive(Debug, Clone, Default, PartialEq, Eq, Hash, Serialize)]
#[serde(into = "KeywordArgsMap")]
pub struct KeywordArgs {
    /// The number of the keyword ("bushido N"); `$n` in the definition of the keyword.
    pub n: Option<Amount>,
    /// The cost of the keyword.
    pub cost: Vec<Cost>,
    /// The quality of the keyword, which is `quality` in its definition: the objects that protection is from, that a card is spliced onto, that are
    /// offered, or that an Aura can enchant.
    pub quality: Option<Selector>,
}

/// The arguments of a keyword: its number, or a map.
#[cfg(feature = "schema")]
#[derive(JsonSchema)]
#[cfg_attr(feature = "schema", schemars(untagged))]
#[expect(dead_code, reason = "the form is for the schema")]
enum KeywordArgsForm {
    /// The number.
    Number(Amount),
    /// All arguments.
    Map(KeywordArgsMap),
}

#[cfg(feature = "schema")]
impl JsonSchema for KeywordArgs {
    fn schema_name() -> std::borrow::Cow<'static, str> {
        "KeywordArgs".into()
    }

    fn json_schema(generator: &mut SchemaGenerator) -> Schema {
        KeywordArgsForm::json_schema(generator)
    }
}

/// The long form of [`KeywordArgs`].
#[derive(Debug, Clone, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(JsonSchema))]
#[serde(deny_unknown_fields, rename_all = "snake_case")]
#[cfg_attr(feature = "schema", schemars(transform = other_words))]
pub struct KeywordArgsMap {
    /// The number of the keyword. Left out: none.
    #[serde(default)]
    n: Option<Amount>,
    /// The cost of the keyword. Left out: none.
    #[serde(default)]
    cost: Vec<Cost>,
    /// The quality of the keyword: the objects that protection is from, that a card is spliced onto, that are offered, or that an Aura can enchant.
    /// It can also be written `onto`, `from`, `to` or `what`.
    #[serde(default, alias = "onto", alias = "from", alias = "to", alias = "what")]
    quality: Option<Selector>,
}

/// Adds the other words for the quality of a keyword to the schema.
#[cfg(feature = "schema")]
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
            format!("`{word}` is not a number; write {{ what: {word} }} for the keyword's quality, or {{ cost: [ … ] }} for its cost")
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
                    Some(second) => Err(A::Error::custom(format!(
                        "`{second}`: only one keyword is allowed here, and `{name}` is already given"
                    ))),
                }
            }
        }
        deserializer.deserialize_any(KeywordVisitor)
    }
}

/// The definition of a keyword: abilities as data, or a procedure of the engine.
#[derive(Debug, Clone, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(JsonSchema))]
#[serde(deny_unknown_fields, rename_all = "snake_case")]
pub struct KeywordDef {
    /// The keyword.
    pub keyword: Name,
    /// The number of its rule in the newest edition, such as `702.108`.
    #[serde(default)]
    pub number: Option<String>,
    /// The first edition whose rules contain it. Left out: every edition contains it.
    #[serde(default)]
    pub since: Option<EditionId>,
    /// The keyword of which it is a variant. A text that looks for that keyword finds the variant too: typecycling is cycling (702.29f).
    #[serde(default)]
    pub counts_as: Option<Name>,
    /// The parameters: any of `n`, `cost` and `quality`.
    #[serde(default)]
    pub params: Vec<Param>,
    /// The procedure of the engine that the keyword switches on. Left out: none.
    #[serde(default)]
    pub procedure: Option<Builtin>,
    /// The rule that the abilities of the keyword carry out as they trigger or replace an event. Left out: none.
    #[serde(default)]
    pub rule: Option<Rule>,
    /// The rules that the procedure carries out. Without the meaning of the keyword, nothing carries them out.
    #[serde(default)]
    pub rules: Vec<Rule>,
    /// The abilities that the keyword stands for. In them, `$n` is the number of the keyword.
    #[serde(default)]
    pub expands_to: Named<Ability>,
    /// Differences in these abilities, by the edition that begins them. A later edition keeps them unless it states a difference of its own.
    #[serde(default)]
    pub editions: Named<KeywordErrata>,
    /// Several instances of the keyword on one object have no more effect than one.
    #[serde(default)]
    pub redundant: bool,
}

/// The differences of a keyword from one edition on.
#[derive(Debug, Clone, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(JsonSchema))]
#[serde(default, deny_unknown_fields, rename_all = "snake_case")]
pub struct KeywordErrata {
    /// Abilities from that edition on. An ability replaces the ability with the same id; an ability with a new id is added.
    pub expands_to: Named<Ability>,
    /// The ids of abilities that the keyword does not stand for from that edition on.
    pub without: Vec<Name>,
}

impl KeywordDef {
    /// The definition in the edition of that lineage, the oldest edition first.
    #[must_use]
    pub fn in_edition(mut self, lineage: &[EditionId]) -> Self {
        let editions = std::mem::take(&mut self.editions);
        for errata in lineage.iter().filter_map(|id| editions.get(&id.0)) {
            self.expands_to.change(&errata.expands_to, &errata.without);
        }
        self
    }

    /// Leaves the keyword without meaning.
    pub fn empty(&mut self) {
        (self.procedure, self.expands_to, self.editions) = (None, Named::default(), Named::default());
    }

    /// Every list of abilities of the definition: those of the first edition, then the differences of later ones, each with its key.
    pub fn expansions(&self) -> impl Iterator<Item = (&'static str, &Named<Ability>)> {
        let own = std::iter::once(("expands_to", &self.expands_to));
        own.chain(self.editions.iter().map(|(_, errata)| ("editions", &errata.expands_to)))
    }
}

/// A parameter of a keyword.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum Param {
    /// A number.
    N,
    /// A cost.
    Cost,
    /// A quality.
    Quality,
}

/// The keywords that alter a procedure of the rules. The engine carries them out.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(JsonSchema))]
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
    Daybound,
    Nightbound,
    Disguise,
}
