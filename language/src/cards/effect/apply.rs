//! Continuous effects of spells and abilities that resolve (611.2).

use super::prelude::*;
use crate::cards::{
    english::{and, subject::Subject},
    modification::Modification,
};

/// Begins a continuous effect, which modifies objects or rules.
#[derive(Debug, Clone, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Apply {
    /// The objects that the effect affects. A reference stands for exactly its objects. A selector stands for the objects that match as the effect
    /// begins, and not for later ones (611.2c). Modifications that forbid, allow or require something (`cant`, `may`, `must_attack`) affect the
    /// objects that match at any time. Modifications of the rules of the game affect no particular object.
    pub to: Selector,
    /// The modifications.
    pub apply: Vec<Modification>,
    /// The duration. Left out: as long as the objects exist.
    #[serde(default)]
    pub until: Option<Duration>,
}

impl Instruction for Apply {
    fn makes(&self) -> Vec<Made> {
        self.apply.iter().map(|said| Made::Modified(said.kind())).collect()
    }

    fn english(&self, speech: &Speech<'_>) -> String {
        let Self { to, apply, until } = self;
        let begins = |(said, to): (&Modification, Subject)| match said {
            Modification::Control(who) => does(&speech.who(who), &format!("gain control of {}", to.object())),
            Modification::AddKeyword(keyword) => to.does(&format!("gain {}", speech.keyword(keyword))),
            said => speech.modification(said, &to),
        };
        let changes: Vec<String> = apply.iter().zip(speech.subject(to).throughout()).map(begins).collect();
        let lasting = speech.lasting(until.as_ref());
        // After a cost, the duration would be read as a part of the cost.
        let costs = |said: &Modification| {
            matches!(said, Modification::AttackCost { .. } | Modification::BlockCost(_) | Modification::CostToBlock(_))
        };
        match apply.last().filter(|last| costs(last) && !lasting.is_empty()) {
            Some(_) => format!("{}, {}", lasting.trim_start(), and(&changes)),
            None => match (and(&changes), apply.last()) {
                // The explanation of a letter comes last.
                (said, Some(Modification::AddPt(..))) if said.contains(", where ") => {
                    said.replacen(", where ", &format!("{lasting}, where "), 1)
                }
                (said, _) => format!("{said}{lasting}"),
            },
        }
    }
}
