//! Choosing an ability of an object.

use super::prelude::*;
use crate::cards::effect::AbilityIs;

/// A player chooses one ability of some objects. The ability is bound as it is at that time.
#[derive(Debug, Clone, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct ChooseAbility {
    /// The objects.
    pub of: Ref,
    /// The abilities that can be chosen.
    #[serde(default)]
    pub matching: AbilityIs,
    /// The name to which the ability is bound.
    #[serde(rename = "as")]
    pub bind: Name,
    /// The player who chooses. Left out: the controller.
    #[serde(default)]
    pub who: Option<Ref>,
}

impl Instruction for ChooseAbility {
    fn makes(&self) -> Vec<Made> {
        vec![Made::Chosen]
    }

    fn english(&self, speech: &Speech<'_>) -> String {
        let Self { of, matching, bind, who } = self;
        does(
            &speech.by(who.as_ref()),
            &format!("choose {} of {} ({})", speech.an_ability(matching), speech.who(of), bound(bind)),
        )
    }

    fn binds(&self) -> Vec<&Name> {
        vec![&self.bind]
    }
}
