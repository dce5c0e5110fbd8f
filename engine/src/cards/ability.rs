//! Abilities, as the text of a card has them.

use std::{borrow::Cow, fmt};

use schemars::{JsonSchema, Schema, SchemaGenerator};
use serde::{
    Deserialize, Deserializer, Serialize,
    de::{Error, MapAccess, Visitor, value::MapAccessDeserializer},
};

use super::{
    amount::Amount,
    condition::Condition,
    cost::{Cost, InsteadOfMana},
    effect::Effect,
    event::EventPattern,
    keyword::Keyword,
    modification::Modification,
    name::{Name, Named},
    reference::Ref,
    replacement::Replacement,
    selector::Selector,
    up_to::UpTo,
    values::Zone,
    word_or_map::{Pushed, WordOrMap},
};

/// An ability.
#[derive(Debug, Clone, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Ability {
    /// What an instant or sorcery does on resolution (113.3a), with the additional and alternative costs of any spell.
    Spell(SpellAbility),
    /// "Cost: effect" (113.3b).
    Activated(Activated),
    /// "When/whenever/at …" (113.3c).
    Triggered(Triggered),
    /// Something that is simply true (113.3d).
    Static(Static),
    /// "If … would …, … instead" and "as/with … comes into play" (614).
    Replacement(Replacement),
    /// A keyword that stands for abilities (702).
    Keyword(Keyword),
}

/// What an instant or sorcery does, and how a spell may be paid for.
#[derive(Debug, Clone, Default, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema)]
#[serde(default, deny_unknown_fields, rename_all = "snake_case")]
pub struct SpellAbility {
    /// Costs paid in addition (601.2b, "as an additional cost").
    pub additional_costs: Vec<Cost>,
    /// Additional costs that may be paid, by id, for which `paid` asks. Kicker and entwine are keywords; buyback and each of two kickers are said so.
    pub optional_costs: Named<Vec<Cost>>,
    /// Additional costs that may be paid any number of times, by id, for which `times_paid` asks: replicate, multikicker, squad.
    pub repeatable_costs: Named<Vec<Cost>>,
    /// Costs that may be paid instead of the mana cost, by id.
    pub alternative_costs: Named<Vec<Cost>>,
    /// What may be tapped or exiled in place of mana of the total cost; the keywords convoke, delve and improvise say so.
    pub instead_of_mana: Vec<InsteadOfMana>,
    /// The targets, each an instance of the word "target", in the order of the text (601.2c).
    pub targets: Named<TargetSpec>,
    /// The modes to choose from (700.2).
    pub choose: Option<Modes>,
    /// The instructions, in order (608.2c).
    #[serde(rename = "do")]
    pub instructions: Vec<Effect>,
}

/// What spells, activated and triggered abilities have in common.
#[derive(Debug, Clone, Copy)]
pub struct Body<'a> {
    /// The targets.
    pub targets: &'a Named<TargetSpec>,
    /// The modes.
    pub choose: Option<&'a Modes>,
    /// The instructions.
    pub instructions: &'a [Effect],
}

impl Ability {
    /// The targets, modes and instructions of an ability that goes on the stack or is a spell's.
    #[must_use]
    pub fn body(&self) -> Option<Body<'_>> {
        match self {
            Self::Spell(SpellAbility { targets, choose, instructions, .. })
            | Self::Activated(Activated { targets, choose, instructions, .. })
            | Self::Triggered(Triggered { targets, choose, instructions, .. }) => {
                Some(Body { targets, choose: choose.as_ref(), instructions })
            }
            Self::Static(_) | Self::Replacement(_) | Self::Keyword(_) => None,
        }
    }
}

/// A choice of modes.
#[derive(Debug, Clone, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, rename_all = "snake_case")]
pub struct Modes {
    /// How many are chosen.
    #[serde(default = "one")]
    pub count: u32,
    /// Who chooses; the controller if not given.
    #[serde(default)]
    pub who: Option<Ref>,
    /// The modes under their ids.
    pub modes: Named<Mode>,
}

/// One mode.
#[derive(Debug, Clone, Default, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema)]
#[serde(default, deny_unknown_fields, rename_all = "snake_case")]
pub struct Mode {
    /// Its targets.
    pub targets: Named<TargetSpec>,
    /// Its instructions.
    #[serde(rename = "do")]
    pub instructions: Vec<Effect>,
}

fn one() -> u32 {
    1
}

/// One instance of the word "target": a selector, or a map with `target` and how many.
#[derive(Debug, Clone, PartialEq, Eq, Hash, Serialize)]
#[serde(into = "TargetMap")]
pub struct TargetSpec {
    /// What may be targeted.
    pub target: Selector,
    /// The fewest.
    pub at_least: Amount,
    /// The most; none is any number.
    pub at_most: Option<Amount>,
    /// Who chooses; the controller if not given.
    pub who: Option<Ref>,
    /// Must differ from the targets of these other instances ("another target").
    pub other_than: Vec<Name>,
    /// Something is divided among the targets; the amount, at least one each (601.2d).
    pub divide: Option<Amount>,
}

#[derive(Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, rename_all = "snake_case")]
struct TargetMap {
    /// What may be targeted.
    target: Selector,
    /// How many; one if not given. With `up_to`, the fewest.
    #[serde(default)]
    count: Option<Amount>,
    /// How many at most.
    #[serde(default)]
    up_to: Option<UpTo>,
    /// Any number of them.
    #[serde(default)]
    any_number: bool,
    /// Who chooses; the controller if not given.
    #[serde(default)]
    who: Option<Ref>,
    /// Must differ from the targets of these other instances ("another target").
    #[serde(default)]
    other_than: Vec<Name>,
    /// That much is divided among the targets, at least one each (601.2d).
    #[serde(default)]
    divide: Option<Amount>,
}

/// One instance of the word "target": a selector, or a map with `target` and how many.
#[derive(JsonSchema)]
#[schemars(untagged)]
#[expect(dead_code, reason = "the form is for the schema")]
enum TargetForm {
    /// One target.
    One(Selector),
    /// Targets, and how many.
    Map(TargetMap),
}

impl JsonSchema for TargetSpec {
    fn schema_name() -> Cow<'static, str> {
        "TargetSpec".into()
    }

    fn json_schema(generator: &mut SchemaGenerator) -> Schema {
        TargetForm::json_schema(generator)
    }
}

impl TargetSpec {
    fn one(target: Selector) -> Self {
        let one = Amount::Fixed(1);
        Self { target, at_least: one.clone(), at_most: Some(one), who: None, other_than: Vec::new(), divide: None }
    }
}

impl From<TargetMap> for TargetSpec {
    fn from(map: TargetMap) -> Self {
        let (count, up_to) = match map.up_to {
            Some(UpTo::Fewer(true)) => (None, map.count.or(Some(Amount::Fixed(1)))),
            Some(UpTo::Most(most)) => (map.count, Some(most)),
            Some(UpTo::Fewer(false)) | None => (map.count, None),
        };
        let (at_least, at_most) = match (count, up_to, map.any_number) {
            // "One, two or three target creatures."
            (Some(least), Some(most), _) => (least, Some(most)),
            (Some(n), ..) => (n.clone(), Some(n)),
            (None, Some(most), _) => (Amount::Fixed(0), Some(most)),
            (None, None, true) => (Amount::Fixed(0), None),
            (None, None, false) => (Amount::Fixed(1), Some(Amount::Fixed(1))),
        };
        Self {
            at_least,
            at_most,
            who: map.who,
            other_than: map.other_than,
            divide: map.divide,
            ..Self::one(map.target)
        }
    }
}

impl From<TargetSpec> for TargetMap {
    fn from(spec: TargetSpec) -> Self {
        let TargetSpec { target, at_least, at_most, who, other_than, divide } = spec;
        let any_number = at_most.is_none();
        let count = (!any_number).then_some(at_least);
        Self { target, count, up_to: at_most.map(UpTo::Most), any_number, who, other_than, divide }
    }
}

/// Whether that is a word of [`TargetMap`]: no selector begins with one.
fn is_of_targets(word: &str) -> bool {
    matches!(word, "target" | "count" | "up_to" | "any_number" | "who" | "other_than" | "divide")
}

impl<'de> Deserialize<'de> for TargetSpec {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        struct TargetVisitor;
        impl<'de> Visitor<'de> for TargetVisitor {
            type Value = TargetSpec;
            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("a selector, or a map with `target` and one of `count`, `up_to`, `any_number`")
            }
            fn visit_str<E: Error>(self, word: &str) -> Result<TargetSpec, E> {
                Selector::from_word(word).map(TargetSpec::one).map_err(E::custom)
            }
            fn visit_map<A: MapAccess<'de>>(self, mut map: A) -> Result<TargetSpec, A::Error> {
                let first: String = map.next_key()?.ok_or_else(|| A::Error::custom("a selector is missing here"))?;
                let plural = is_of_targets(&first);
                let map = MapAccessDeserializer::new(Pushed::new(first, map));
                if plural {
                    TargetMap::deserialize(map).map(TargetSpec::from)
                } else {
                    Selector::deserialize(map).map(TargetSpec::one)
                }
            }
        }
        deserializer.deserialize_any(TargetVisitor)
    }
}

/// An activated ability.
#[derive(Debug, Clone, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, rename_all = "snake_case")]
pub struct Activated {
    /// What is paid.
    #[serde(default)]
    pub costs: Vec<Cost>,
    /// It is no activated ability but a special action (116.2), as suspend and foretell let one take: what it says is done at once, without
    /// the stack, by who has priority.
    #[serde(default)]
    pub special: bool,
    /// Only when a sorcery could be played.
    #[serde(default)]
    pub sorcery_timing: bool,
    /// Only once each turn; the limit is the object's, whoever controls it (602.5b).
    #[serde(default)]
    pub once_each_turn: bool,
    /// Only while that is so.
    #[serde(default, rename = "if")]
    pub condition: Option<Condition>,
    /// The zone it is played from.
    #[serde(default = "battlefield")]
    pub from: Zone,
    /// Who may play it; its controller if not given.
    #[serde(default)]
    pub who: Option<Ref>,
    /// Targets.
    #[serde(default)]
    pub targets: Named<TargetSpec>,
    /// Modes.
    #[serde(default)]
    pub choose: Option<Modes>,
    /// Instructions. An ability without targets whose instructions add mana is a mana ability (605.1a).
    #[serde(default, rename = "do")]
    pub instructions: Vec<Effect>,
}

impl Activated {
    /// Whether it is a loyalty ability (606.1).
    #[must_use]
    pub fn is_loyalty(&self) -> bool {
        self.costs.iter().any(|cost| matches!(cost, Cost::Loyalty(_)))
    }
}

/// A triggered ability.
#[derive(Debug, Clone, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, rename_all = "snake_case")]
pub struct Triggered {
    /// What triggers it.
    pub when: EventPattern,
    /// It triggers only once each turn.
    #[serde(default)]
    pub once_each_turn: bool,
    /// Numbers read as it triggers (for abilities that look back).
    #[serde(default)]
    pub remember: Named<Amount>,
    /// The intervening "if", asked when it would trigger and again on resolution (603.4).
    #[serde(default, rename = "if")]
    pub condition: Option<Condition>,
    /// The zone its object must be in.
    #[serde(default = "battlefield")]
    pub from: Zone,
    /// Targets, chosen as it is put on the stack (603.3d).
    #[serde(default)]
    pub targets: Named<TargetSpec>,
    /// Modes.
    #[serde(default)]
    pub choose: Option<Modes>,
    /// Instructions.
    #[serde(default, rename = "do")]
    pub instructions: Vec<Effect>,
}

/// A static ability.
#[derive(Debug, Clone, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, rename_all = "snake_case")]
pub struct Static {
    /// What it affects; its own object if not given. Where nothing is said of zones, permanents; `anywhere` reaches all of them.
    #[serde(default)]
    pub affects: Option<Selector>,
    /// Only while that is so.
    #[serde(default, rename = "if")]
    pub condition: Option<Condition>,
    /// What is so.
    pub apply: Vec<Modification>,
    /// It defines its object's characteristics, in every zone (604.3).
    #[serde(default)]
    pub defining: bool,
    /// The zone its object must be in.
    #[serde(default = "battlefield")]
    pub from: Zone,
}

fn battlefield() -> Zone {
    Zone::Battlefield
}
