//! Dealing damage that was divided among targets (601.2d).

use super::{common::damage, prelude::*};
use crate::{
    change::Damage,
    rules::replacement::can_be_dealt_damage,
};

/// Deals the damage that was divided among the targets as the spell or ability was put on the stack (601.2d). The share of an illegal target is lost.
#[derive(Debug, Clone, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct DealDividedDamage {
    /// The name under which the targets are chosen.
    target: Name,
    /// The sources of the damage. Left out: the object with the ability.
    #[serde(default)]
    source: Option<Ref>,
}

impl Verb for DealDividedDamage {
    fn perform(&self, cx: &mut Cx<'_>, scope: &mut Scope) -> Flow {
        let mut damages = Vec::new();
        for source in damage::sources(cx, self.source.as_ref(), scope) {
            let Some(targets) = scope.bindings.targets(&self.target) else { continue };
            for (to, &amount) in targets.legal.iter().zip(&targets.shares) {
                if !can_be_dealt_damage(cx, *to) {
                    continue;
                }
                damages.push(Damage { source, to: *to, amount, combat: false, unpreventable: false });
            }
        }
        damage::deal(cx, damages)?;
        Ok(())
    }

    fn makes(&self) -> Vec<Made> {
        vec![Made::Damaged]
    }

    fn english(&self, speech: &Speech<'_>) -> String {
        let Self { target, source } = self;
        let source = source.as_ref().map_or(speech.name.to_owned(), |source| speech.who(source));
        it(&source, &format!("deal damage to {} as divided", bound(target)))
    }
}
