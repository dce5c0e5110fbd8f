//! Dealing damage that was divided among targets (601.2d).

use super::{common::damage, prelude::*};
use crate::{cards::effect::DealDividedDamage, change::Damage, rules::replacement::can_be_dealt_damage};

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
}
