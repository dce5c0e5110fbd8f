//! Dealing damage that was divided among targets (601.2d).

use super::prelude::*;

/// Deals the damage that was divided among the targets as the spell or ability was put on the stack (601.2d). The share of an illegal target is lost.
#[derive(Debug, Clone, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct DealDividedDamage {
    /// The name under which the targets are chosen.
    pub target: Name,
    /// The sources of the damage. Left out: the object with the ability.
    #[serde(default)]
    pub source: Option<Ref>,
}

impl Instruction for DealDividedDamage {
    fn makes(&self) -> Vec<Made> {
        vec![Made::Damaged]
    }

    fn english(&self, speech: &Speech<'_>) -> String {
        let Self { target, source } = self;
        let source = source.as_ref().map_or(speech.name.to_owned(), |source| speech.who(source));
        it(&source, &format!("deal damage to {} as divided", bound(target)))
    }
}
