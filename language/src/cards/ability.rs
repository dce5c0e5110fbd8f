//! Abilities, as the text of a card states them.

use std::fmt;

#[cfg(feature = "schema")]
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

/// An ability of a card.
#[derive(Debug, Clone, PartialEq, Eq, Hash, Serialize, Deserialize, strum::EnumDiscriminants)]
#[cfg_attr(feature = "schema", derive(JsonSchema))]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
#[strum_discriminants(
    name(AbilityWord),
    vis(pub(crate)),
    derive(strum::EnumString),
    strum(serialize_all = "snake_case")
)]
pub enum Ability {
    /// The instructions that an instant or sorcery spell carries out as it resolves (113.3a). Any card can state the additional and alternative costs
    /// of its spell here.
    Spell(SpellAbility),
    /// An activated ability: "cost: effect" (113.3b).
    Activated(Activated),
    /// A triggered ability: "when", "whenever" or "at" (113.3c).
    Triggered(Triggered),
    /// A static ability: a statement that is true while the ability functions (113.3d).
    Static(Static),
    /// A replacement effect: "if … would …, … instead", "as … enters" or "enters with" (614).
    Replacement(Replacement),
    /// A keyword ability, which stands for other abilities or for a procedure of the rules (702).
    Keyword(Keyword),
}

/// The instructions of an instant or sorcery spell, and the costs of a spell.
#[derive(Debug, Clone, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(JsonSchema))]
#[serde(default, deny_unknown_fields, rename_all = "snake_case")]
pub struct SpellAbility {
    /// The costs that are paid in addition to the mana cost ("as an additional cost", 601.2b).
    pub additional_costs: Vec<Cost>,
    /// The additional costs that the player may pay, each under an id. The condition `paid` names the id. Kicker and entwine are keywords; buyback,
    /// and each cost of a card with two kickers, are written here.
    pub optional_costs: Named<Vec<Cost>>,
    /// The additional costs that the player may pay any number of times, each under an id. The amount `times_paid` names the id. Examples are
    /// replicate, multikicker and squad.
    pub repeatable_costs: Named<Vec<Cost>>,
    /// The alternative costs that the player may pay instead of the mana cost, each under an id.
    pub alternative_costs: Named<Vec<Cost>>,
    /// The zone from which the spell has to be cast so that one of these alternative costs can be paid (warp). Left out: any zone.
    pub alternative_costs_from: Option<Zone>,
    /// The ids of optional or alternative costs: if one of them is paid, the spell can be cast as though it had flash (601.3c).
    pub flash_for: Vec<Name>,
    /// Objects that the player may tap or exile instead of paying mana of the total cost. The keywords convoke, delve and improvise already state
    /// this.
    pub instead_of_mana: Vec<InsteadOfMana>,
    /// The targets, one entry for each instance of the word "target", in the order of the text (601.2c).
    pub targets: Named<TargetSpec>,
    /// The modes from which the player chooses (700.2). Left out: the spell is not modal.
    pub choose: Option<Modes>,
    /// The instructions, in the order in which they are carried out (608.2c).
    #[serde(rename = "do")]
    pub instructions: Vec<Effect>,
}

impl SpellAbility {
    /// Whether it states additional or alternative costs to cast its card.
    #[must_use]
    pub fn states_costs(&self) -> bool {
        let named = [&self.optional_costs, &self.repeatable_costs, &self.alternative_costs];
        !self.additional_costs.is_empty() || named.into_iter().any(|costs| !costs.is_empty())
    }
}

/// The parts that spells, activated abilities and triggered abilities have in common.
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
    /// The ability as an emblem has it: it functions in the command zone (114.4).
    #[must_use]
    pub fn of_emblem(&self) -> Self {
        let mut ability = self.clone();
        let from = match &mut ability {
            Ability::Activated(said) => &mut said.from,
            Ability::Triggered(said) => &mut said.from,
            Ability::Static(said) => &mut said.from,
            Ability::Replacement(said) => &mut said.from,
            Ability::Spell(_) | Ability::Keyword(_) => return ability,
        };
        if *from == Zone::Battlefield {
            *from = Zone::Command;
        }
        ability
    }

    /// The targets, modes and instructions of a spell, an activated ability or a triggered ability. `None` for other abilities.
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

/// A choice of modes (700.2).
#[derive(Debug, Clone, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(JsonSchema))]
#[serde(deny_unknown_fields, rename_all = "snake_case")]
pub struct Modes {
    /// The number of modes to choose.
    #[serde(default = "one")]
    pub count: u32,
    /// The player who chooses. Left out: the controller.
    #[serde(default)]
    pub who: Option<Ref>,
    /// The modes, each under an id.
    pub modes: Named<Mode>,
}

/// One mode of a spell or ability.
#[derive(Debug, Clone, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(JsonSchema))]
#[serde(default, deny_unknown_fields, rename_all = "snake_case")]
pub struct Mode {
    /// The targets of the mode.
    pub targets: Named<TargetSpec>,
    /// The instructions of the mode, in the order in which they are carried out.
    #[serde(rename = "do")]
    pub instructions: Vec<Effect>,
}

fn one() -> u32 {
    1
}

/// One instance of the word "target": a selector, or a map with `target` and the number of targets.
#[derive(Debug, Clone, PartialEq, Eq, Hash, Serialize)]
#[serde(into = "TargetMap")]
pub struct TargetSpec {
    /// The objects or players that can be targeted.
    pub target: Selector,
    /// The least number of targets.
    pub at_least: Amount,
    /// The greatest number of targets. `None` means any number.
    pub at_most: Option<Amount>,
    /// The player who chooses the targets. `None` means the controller.
    pub who: Option<Ref>,
    /// The names of other instances of "target". None of the targets chosen for those can be chosen here ("another target").
    pub other_than: Vec<Name>,
    /// An amount that is divided among the targets as the spell or ability is announced, at least 1 for each target (601.2d).
    pub divide: Option<Amount>,
}

#[derive(Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(JsonSchema))]
#[serde(deny_unknown_fields, rename_all = "snake_case")]
struct TargetMap {
    /// The objects or players that can be targeted.
    target: Selector,
    /// The number of targets. With `up_to`, it is the least number. Left out: 1.
    #[serde(default)]
    count: Option<Amount>,
    /// The greatest number of targets; the player may choose fewer. With `true`, the greatest number is `count`.
    #[serde(default)]
    up_to: Option<UpTo>,
    /// The player may choose any number of targets.
    #[serde(default)]
    any_number: bool,
    /// The player who chooses the targets. Left out: the controller.
    #[serde(default)]
    who: Option<Ref>,
    /// The names of other instances of "target". None of the targets chosen for those can be chosen here ("another target").
    #[serde(default)]
    other_than: Vec<Name>,
    /// An amount that is divided among the targets as the spell or ability is announced, at least 1 for each target (601.2d). Left out: nothing is
    /// divided.
    #[serde(default)]
    divide: Option<Amount>,
}

/// One instance of the word "target": a selector, or a map with `target` and the number of targets.
#[cfg(feature = "schema")]
#[derive(JsonSchema)]
#[cfg_attr(feature = "schema", schemars(untagged))]
#[expect(dead_code, reason = "the form is for the schema")]
enum TargetForm {
    /// Exactly one target.
    One(Selector),
    /// A map of the targets and their number.
    Map(TargetMap),
}

#[cfg(feature = "schema")]
impl JsonSchema for TargetSpec {
    fn schema_name() -> std::borrow::Cow<'static, str> {
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
            // "One, two or three target creatures": both limits are given.
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

/// Whether the word is a key of [`TargetMap`]. No selector begins with such a key.
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
#[derive(Debug, Clone, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(JsonSchema))]
#[serde(deny_unknown_fields, rename_all = "snake_case")]
pub struct Activated {
    /// The costs to activate the ability.
    #[serde(default)]
    pub costs: Vec<Cost>,
    /// The ability is a special action (116.2) and not an activated ability, as with suspend and foretell. A player with priority takes it, and its
    /// instructions are carried out at once, without the stack.
    #[serde(default)]
    pub special: bool,
    /// The ability can be activated only at a time when its player could cast a sorcery.
    #[serde(default)]
    pub sorcery_timing: bool,
    /// The ability can be activated only once each turn. The limit applies to the object, whoever controls it (602.5b).
    #[serde(default)]
    pub once_each_turn: bool,
    /// The ability can be activated only while the condition is true. Left out: no restriction.
    #[serde(default, rename = "if")]
    pub condition: Option<Condition>,
    /// The zone from which the ability is activated.
    #[serde(default = "battlefield")]
    pub from: Zone,
    /// The player who can activate the ability. Left out: the controller of its object.
    #[serde(default)]
    pub who: Option<Ref>,
    /// The targets, one entry for each instance of the word "target".
    #[serde(default)]
    pub targets: Named<TargetSpec>,
    /// The modes from which the player chooses (700.2). Left out: the ability is not modal.
    #[serde(default)]
    pub choose: Option<Modes>,
    /// The instructions, in the order in which they are carried out. An ability without targets whose instructions add mana is a mana ability
    /// (605.1a).
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
#[derive(Debug, Clone, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(JsonSchema))]
#[serde(deny_unknown_fields, rename_all = "snake_case")]
pub struct Triggered {
    /// The event that triggers the ability.
    pub when: EventPattern,
    /// The ability triggers only once each turn.
    #[serde(default)]
    pub once_each_turn: bool,
    /// Amounts that are read as the ability triggers, each under a name ("look back in time").
    #[serde(default)]
    pub remember: Named<Amount>,
    /// The intervening "if" condition. It is checked when the ability would trigger and again when the ability resolves (603.4). Left out: no
    /// condition.
    #[serde(default, rename = "if")]
    pub condition: Option<Condition>,
    /// The zone in which the object must be for the ability to trigger.
    #[serde(default = "battlefield")]
    pub from: Zone,
    /// The controller chooses X as the ability is put on the stack, because nothing else defines it (107.3f).
    #[serde(default)]
    pub choose_x: bool,
    /// The targets, chosen as the ability is put on the stack (603.3d).
    #[serde(default)]
    pub targets: Named<TargetSpec>,
    /// The modes from which the player chooses (700.2). Left out: the ability is not modal.
    #[serde(default)]
    pub choose: Option<Modes>,
    /// The instructions, in the order in which they are carried out.
    #[serde(default, rename = "do")]
    pub instructions: Vec<Effect>,
}

/// A static ability.
#[derive(Debug, Clone, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(JsonSchema))]
#[serde(deny_unknown_fields, rename_all = "snake_case")]
pub struct Static {
    /// The objects or players that the ability affects. Left out: the object with the ability. A selector that names no zone affects permanents;
    /// `anywhere` affects objects in every zone.
    #[serde(default)]
    pub affects: Option<Selector>,
    /// The ability applies only while the condition is true. Left out: it always applies.
    #[serde(default, rename = "if")]
    pub condition: Option<Condition>,
    /// The modifications that apply.
    pub apply: Vec<Modification>,
    /// The ability is a characteristic-defining ability: it defines characteristics of its object in every zone (604.3).
    #[serde(default)]
    pub defining: bool,
    /// The zone in which the object must be for the ability to apply.
    #[serde(default = "battlefield")]
    pub from: Zone,
}

fn battlefield() -> Zone {
    Zone::Battlefield
}
