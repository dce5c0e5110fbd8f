//! Keyword actions (701): a verb of the game that is defined once, and that abilities can wait for.

use std::{borrow::Cow, fmt};

use schemars::{JsonSchema, Schema, SchemaGenerator};
use serde::{
    Deserialize, Deserializer, Serialize,
    de::{Error, MapAccess, Visitor},
};

use super::{
    ability::{Ability, SpellAbility},
    amount::Amount,
    effect::Effect,
    name::{Name, Named},
    reference::Ref,
    word_or_map::{WordOrMap, reads_word_or_map},
};

/// A keyword action that is to be done: `investigate`, `{ scry: 2 }`, `{ fight: { what: self, other: $foe } }`.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct Act {
    /// Which.
    pub name: Name,
    /// With what.
    pub with: ActArgs,
}

/// What a keyword action is given.
#[derive(Debug, Clone, Default, PartialEq, Eq, Hash, Serialize)]
pub struct ActArgs {
    /// How many, or how much.
    pub n: Option<Amount>,
    /// Who does it; if not given, whoever controls `what`, and without that the controller.
    pub who: Option<Ref>,
    /// The object that does it, or that it is done to.
    pub what: Option<Ref>,
    /// The other object: the one that is fought.
    pub other: Option<Ref>,
    /// The name that binds what its definition gives: the cards that were milled.
    #[serde(rename = "as")]
    pub bind: Option<Name>,
}

/// A keyword action, alone or with what it is given.
#[derive(JsonSchema)]
#[schemars(untagged)]
#[expect(dead_code, reason = "the form is for the schema")]
enum ActForm {
    /// The action alone.
    Word(Name),
    /// The action and what it is given.
    With(#[schemars(extend("minProperties" = 1, "maxProperties" = 1))] Named<ActArgs>),
}

impl JsonSchema for Act {
    fn schema_name() -> Cow<'static, str> {
        "Act".into()
    }

    fn json_schema(generator: &mut SchemaGenerator) -> Schema {
        ActForm::json_schema(generator)
    }
}

/// What a keyword action is given: its number, or a map.
#[derive(JsonSchema)]
#[schemars(untagged)]
#[expect(dead_code, reason = "the form is for the schema")]
enum ActArgsForm {
    /// Its number.
    Number(Amount),
    /// All that it is given.
    Map(ActArgsMap),
}

impl JsonSchema for ActArgs {
    fn schema_name() -> Cow<'static, str> {
        "ActArgs".into()
    }

    fn json_schema(generator: &mut SchemaGenerator) -> Schema {
        ActArgsForm::json_schema(generator)
    }
}

/// The long form of [`ActArgs`].
#[derive(Debug, Clone, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, rename_all = "snake_case")]
pub struct ActArgsMap {
    /// How many, or how much.
    #[serde(default)]
    n: Option<Amount>,
    /// Who does it; if not given, whoever controls `what`, and without that the controller.
    #[serde(default)]
    who: Option<Ref>,
    /// The object that does it, or that it is done to. Of several each does it, one after another.
    #[serde(default)]
    what: Option<Ref>,
    /// The other object: the one that is fought.
    #[serde(default)]
    other: Option<Ref>,
    /// The name that binds what its definition gives: the cards that were milled.
    #[serde(default, rename = "as")]
    bind: Option<Name>,
}

impl WordOrMap for ActArgs {
    type Map = ActArgsMap;
    const EXPECTING: &'static str = "the action's number, or a map with `n`, `who`, `what`, `other` or `as`";

    fn from_word(word: &str) -> Result<Self, String> {
        Amount::from_word(word)
            .map(|n| Self { n: Some(n), ..Self::default() })
            .map_err(|_| format!("`{word}` is not a number; the object that does it is written {{ what: {word} }}, the player {{ who: {word} }}"))
    }

    fn from_number(number: i64) -> Result<Self, String> {
        Amount::from_number(number).map(|n| Self { n: Some(n), ..Self::default() })
    }

    fn from_map(ActArgsMap { n, who, what, other, bind }: ActArgsMap) -> Self {
        Self { n, who, what, other, bind }
    }
}

reads_word_or_map!(ActArgs);

impl<'de> Deserialize<'de> for Act {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        struct ActVisitor;
        impl<'de> Visitor<'de> for ActVisitor {
            type Value = Act;
            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("a keyword action such as `investigate` or { scry: 2 }")
            }
            fn visit_str<E: Error>(self, word: &str) -> Result<Act, E> {
                Ok(Act { name: word.into(), with: ActArgs::default() })
            }
            fn visit_map<A: MapAccess<'de>>(self, mut map: A) -> Result<Act, A::Error> {
                let (name, with) =
                    map.next_entry()?.ok_or_else(|| A::Error::custom("a keyword action is missing here"))?;
                match map.next_key::<Name>()? {
                    None => Ok(Act { name, with }),
                    Some(second) => {
                        Err(A::Error::custom(format!("`{second}`: one action only, `{name}` is already given")))
                    }
                }
            }
        }
        deserializer.deserialize_any(ActVisitor)
    }
}

/// What a keyword action is: instructions that stand for its word.
#[derive(Debug, Clone, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, rename_all = "snake_case")]
pub struct ActionDef {
    /// The action's word.
    pub action: Name,
    /// What it asks for, each a name in its instructions: `$n` (of which there have to be some: nothing is done 0 times), `$what`, `$other`.
    #[serde(default)]
    pub params: Vec<ActParam>,
    /// Which name of its instructions is what it gives to those who do it with `as`.
    #[serde(default)]
    pub gives: Option<Name>,
    /// The instructions; `you` is who does it, and `self` what the ability is on that says so.
    #[serde(rename = "do")]
    pub instructions: Vec<Effect>,
}

/// What a keyword action can ask for.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum ActParam {
    /// A number.
    N,
    /// An object.
    What,
    /// Another object.
    Other,
}

impl ActionDef {
    /// Its instructions as the text of an ability: a trace says by that who does them.
    #[must_use]
    pub fn text(&self) -> Ability {
        Ability::Spell(SpellAbility { instructions: self.instructions.clone(), ..SpellAbility::default() })
    }
}

impl ActParam {
    /// Its word, which is the name in the instructions, too.
    #[must_use]
    pub fn word(self) -> &'static str {
        match self {
            Self::N => "n",
            Self::What => "what",
            Self::Other => "other",
        }
    }
}

impl ActArgs {
    /// Whether that is given.
    #[must_use]
    pub fn gives(&self, param: ActParam) -> bool {
        match param {
            ActParam::N => self.n.is_some(),
            ActParam::What => self.what.is_some(),
            ActParam::Other => self.other.is_some(),
        }
    }
}
