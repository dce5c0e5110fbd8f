//! Dealing damage (120).

use super::prelude::*;

/// Deals damage. All of it is dealt at the same time. The objects and players that are dealt damage are bound.
#[derive(Debug, Clone, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct DealDamage {
    /// The amount of damage to each object or player.
    pub amount: Amount,
    /// The objects and players that are dealt damage.
    pub to: Ref,
    /// The sources of the damage. Left out: the object with the ability.
    #[serde(default)]
    pub source: Option<Ref>,
    /// The damage can't be prevented.
    #[serde(default)]
    pub unpreventable: bool,
    /// The name to which the objects and players that were dealt damage are bound. Left out: no name.
    #[serde(default, rename = "as")]
    pub bind: Option<Name>,
    /// The name to which the total damage dealt is bound. Left out: no name.
    #[serde(default)]
    pub dealt: Option<Name>,
}

impl Instruction for DealDamage {
    fn makes(&self) -> Vec<Made> {
        vec![Made::Damaged]
    }

    fn english(&self, speech: &Speech<'_>) -> String {
        let Self { amount, to, source, unpreventable, bind, dealt } = self;
        let source = source.as_ref().map_or(speech.name.to_owned(), |source| speech.who(source));
        let cant = if *unpreventable { ", which can't be prevented" } else { "" };
        let how_much =
            dealt.as_ref().map(|name| format!("; {} is how much was dealt", bound(name))).unwrap_or_default();
        let (damage, to) = (speech.so_much(amount, "damage"), speech.who(to));
        it(&source, &format!("deal {damage} to {to}{cant}{}{how_much}", called(bind)))
    }

    fn binds(&self) -> Vec<&Name> {
        self.bind.iter().chain(&self.dealt).collect()
    }

    fn is_simultaneous(&self) -> bool {
        self.bind.is_none() && self.dealt.is_none()
    }
}
