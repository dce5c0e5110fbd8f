//! Keyword actions (701). A keyword action is a verb of the game that is defined once. Abilities can trigger on it.

use std::fmt;

#[cfg(feature = "schema")]
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
use crate::edition::EditionId;

/// A keyword action to perform: `investigate`, `{ scry: 2 }`, `{ fight: { what: self, other: $foe } }`.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct Act {
    /// The name of the keyword action.
    pub name: Name,
    /// The arguments.
    pub with: ActArgs,
}

/// The arguments of a keyword action.
#[derive(Debug, Clone, Default, PartialEq, Eq, Hash, Serialize)]
pub struct ActArgs {
    /// The number or amount.
    pub n: Option<Amount>,
    /// The player who performs it. Left out: the controller of `what`; without `what`, or if the action is performed on several objects at one time, the
    /// controller of the ability.
    pub who: Option<Ref>,
    /// The object that performs it, or on which it is performed.
    pub what: Option<Ref>,
    /// The other object, such as the creature that is fought.
    pub other: Option<Ref>,
    /// The name to which the result of the action is bound, such as the cards that were milled.
    #[serde(rename = "as")]
    pub bind: Option<Name>,
}

/// A keyword action, alone or with its arguments.
#[cfg(feature = "schema")]
#[derive(JsonSchema)]
#[cfg_attr(feature = "schema", schemars(untagged))]
#[expect(dead_code, reason = "the form is for the schema")]
enum ActForm {
    /// The action alone.
    Word(Name),
    /// The action and its arguments.
    With(
        #[cfg_attr(feature = "schema", schemars(extend("minProperties" = 1, "maxProperties" = 1)))]
        super::name::Named<ActArgs>,
    ),
}

#[cfg(feature = "schema")]
impl JsonSchema for Act {
    fn schema_name() -> std::borrow::Cow<'static, str> {
        "Act".into()
    }

    fn json_schema(generator: &mut SchemaGenerator) -> Schema {
        ActForm::json_schema(generator)
    }
}

/// The arguments of a keyword action: its number, or a map.
#[cfg(feature = "schema")]
#[derive(JsonSchema)]
#[cfg_attr(feature = "schema", schemars(untagged))]
#[expect(dead_code, reason = "the form is for the schema")]
enum ActArgsForm {
    /// Its number.
    Number(Amount),
    /// All arguments.
    Map(ActArgsMap),
}

#[cfg(feature = "schema")]
impl JsonSchema for ActArgs {
    fn schema_name() -> std::borrow::Cow<'static, str> {
        "ActArgs".into()
    }

    fn json_schema(generator: &mut SchemaGenerator) -> Schema {
        ActArgsForm::json_schema(generator)
    }
}

/// The long form of [`ActArgs`].
#[derive(Debug, Clone, Deserialize)]
#[cfg_attr(feature = "schema", derive(JsonSchema))]
#[serde(deny_unknown_fields, rename_all = "snake_case")]
pub struct ActArgsMap {
    /// The number or amount.
    #[serde(default)]
    n: Option<Amount>,
    /// The player who performs it. Left out: the controller of `what`; without `what`, or if the action is performed on several objects at one time, the
    /// controller of the ability.
    #[serde(default)]
    who: Option<Ref>,
    /// The object that performs it, or on which it is performed. With several objects, it is performed for one after another, or on all of them at one
    /// time if the definition of the action says `at_once`.
    #[serde(default)]
    what: Option<Ref>,
    /// The other object, such as the creature that is fought.
    #[serde(default)]
    other: Option<Ref>,
    /// The name to which the result of the action is bound, such as the cards that were milled. Left out: no name.
    #[serde(default, rename = "as")]
    bind: Option<Name>,
}

impl WordOrMap for ActArgs {
    type Map = ActArgsMap;
    const EXPECTING: &'static str = "the action's number, or a map with `n`, `who`, `what`, `other` or `as`";

    fn from_word(word: &str) -> Result<Self, String> {
        Amount::from_word(word)
            .map(|n| Self { n: Some(n), ..Self::default() })
            .map_err(|_| format!("`{word}` is not a number; write {{ what: {word} }} for the object that performs the action, or {{ who: {word} }} for the player"))
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
                    Some(second) => Err(A::Error::custom(format!(
                        "`{second}`: only one action is allowed here, and `{name}` is already given"
                    ))),
                }
            }
        }
        deserializer.deserialize_any(ActVisitor)
    }
}

/// The definition of a keyword action: the instructions that its word stands for.
#[derive(Debug, Clone, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(JsonSchema))]
#[serde(deny_unknown_fields, rename_all = "snake_case")]
pub struct ActionDef {
    /// The word of the action.
    pub action: Name,
    /// The number of its rule in the newest edition, such as `701.22`.
    #[serde(default)]
    pub number: Option<String>,
    /// The first edition whose rules contain it. Left out: every edition contains it.
    #[serde(default)]
    pub since: Option<EditionId>,
    /// The parameters. Each is a name in the instructions: `$n`, `$what` and `$other`.
    #[serde(default)]
    pub params: Vec<ActParam>,
    /// Whether nothing is done, and no ability triggers, if `n` is 0 (701.22b, 701.25c, 701.63b). Left out: the instructions are followed with 0.
    #[serde(default)]
    pub nothing_at_0: bool,
    /// The name, bound by the instructions, that holds the result of the action. `as` binds the result for the text that performs the action.
    #[serde(default)]
    pub gives: Option<Name>,
    /// The name, bound by the instructions, that holds the objects that performed the action (701.14a): an ability that waits for the action triggers
    /// for each of them. If the instructions don't bind it, the action was not performed (701.14b). Left out: `$what` performs it.
    #[serde(default)]
    pub performers: Option<Name>,
    /// Whether several objects perform it one after another, each chosen by its controller, active player first (701.44d). Left out: in turn order
    /// without a choice.
    #[serde(default)]
    pub one_by_one: bool,
    /// Whether the action is performed once, on several objects at one time (701.65a): `$what` is all of them, and an ability that waits for the action
    /// triggers once. Left out: once for each object.
    #[serde(default)]
    pub at_once: bool,
    /// The instructions. `you` is the player who performs the action, and `self` is the object whose text performs it.
    #[serde(rename = "do")]
    pub instructions: Vec<Effect>,
    /// Other instructions, by the edition that begins them. A later edition keeps them unless it states others.
    #[serde(default)]
    pub editions: Named<ActionErrata>,
}

/// The instructions of a keyword action from one edition on.
#[derive(Debug, Clone, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(JsonSchema))]
#[serde(deny_unknown_fields, rename_all = "snake_case")]
pub struct ActionErrata {
    /// The instructions.
    #[serde(rename = "do")]
    pub instructions: Vec<Effect>,
}

/// A parameter of a keyword action.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(JsonSchema))]
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
    /// The definition in the edition of that lineage, the oldest edition first.
    #[must_use]
    pub fn in_edition(mut self, lineage: &[EditionId]) -> Self {
        let editions = std::mem::take(&mut self.editions);
        for errata in lineage.iter().filter_map(|id| editions.get(&id.0)) {
            self.instructions.clone_from(&errata.instructions);
        }
        self
    }

    /// The instructions as the text of an ability. A trace reports the player's instructions by it.
    #[must_use]
    pub fn text(&self) -> Ability {
        Ability::Spell(SpellAbility { instructions: self.instructions.clone(), ..SpellAbility::default() })
    }
}

impl ActParam {
    /// The word of the parameter, which is also its name in the instructions.
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
    /// Whether an argument is given for the parameter.
    #[must_use]
    pub fn gives(&self, param: ActParam) -> bool {
        match param {
            ActParam::N => self.n.is_some(),
            ActParam::What => self.what.is_some(),
            ActParam::Other => self.other.is_some(),
        }
    }
}
