//! Replacement and prevention effects.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::{
    amount::Amount,
    condition::Condition,
    effect::Effect,
    event::EventPattern,
    name::Named,
    reference::Ref,
    values::{CounterKind, Zone},
};

/// "If that would happen, this happens instead" (614, 615).
#[derive(Debug, Clone, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, rename_all = "snake_case")]
pub struct Replacement {
    /// What would happen.
    pub would: EventPattern,
    /// Only if that is so.
    #[serde(default, rename = "if")]
    pub condition: Option<Condition>,
    /// What happens.
    pub instead: Instead,
    /// The zone the ability's object must be in.
    #[serde(default = "battlefield")]
    pub from: Zone,
}

/// What happens instead.
#[derive(Debug, Clone, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Instead {
    /// Nothing.
    Nothing,
    /// The object goes to another zone.
    MoveTo {
        /// Which zone.
        zone: Zone,
        /// It is linked to the object whose ability this is.
        #[serde(default)]
        linked: bool,
    },
    /// The permanent comes onto the battlefield like that (614.1c, 614.12).
    EnterWith(EnterWith),
    /// That much of the damage is prevented; all of it where nothing stands behind the word: `{ prevent: }` (615).
    Prevent(Option<Amount>),
    /// That much of the damage is dealt to another object or player (614.9).
    Redirect {
        /// How much; all if not given.
        #[serde(default)]
        amount: Option<Amount>,
        /// To what.
        to: Ref,
    },
    /// The damage, life, counters or tokens are that many times as many.
    Multiply(i32),
    /// The damage, life, counters or tokens are that many more.
    Add(Amount),
    /// The damage, life, counters or tokens are that many, whatever they were.
    Set(Amount),
    /// The permanent is regenerated: tapped, its damage removed, out of combat (701.19a).
    Regenerate(super::modification::Yes),
    /// These instructions are carried out instead.
    Do(Vec<Effect>),
}

/// How a permanent comes onto the battlefield.
#[derive(Debug, Clone, Default, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema)]
#[serde(default, deny_unknown_fields, rename_all = "snake_case")]
pub struct EnterWith {
    /// Tapped.
    pub tapped: bool,
    /// With these counters.
    pub counters: Named<Amount>,
    /// As a copy of what is chosen, if something is.
    pub copy_of: Option<super::effect::Pick>,
    /// What of the copy is otherwise than on what is chosen: part of what can be copied (707.9).
    pub except: Vec<super::modification::Modification>,
    /// After these instructions ("as … comes into play, choose …, sacrifice …"), whose bindings the permanent remembers.
    #[serde(rename = "do")]
    pub instructions: Vec<Effect>,
}

impl EnterWith {
    /// The counters of that kind, if it says.
    #[must_use]
    pub fn counters_of(&self, kind: &CounterKind) -> Option<&Amount> {
        self.counters.get(kind)
    }
}

fn battlefield() -> Zone {
    Zone::Battlefield
}
