//! Facing a villainous choice (701.55).

use super::prelude::*;
use crate::cards::name::Named;

/// Players face a villainous choice: each of them chooses one of the options, and all of its instructions are carried out (701.55a). An option can be
/// chosen even if it is impossible (701.55b). The players do so one after another (701.55d); `$player` is the one who faces the choice.
#[derive(Debug, Clone, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct VillainousChoice {
    /// The players who face the choice.
    pub who: Ref,
    /// The options, each with its id and its instructions.
    pub options: Named<Vec<Effect>>,
}

impl Instruction for VillainousChoice {
    fn makes(&self) -> Vec<Made> {
        vec![Made::Chosen]
    }

    fn english(&self, speech: &Speech<'_>) -> String {
        let Self { who, options } = self;
        let said = |(id, option): (&Name, &Vec<Effect>)| format!("{}: {}", bound(id), speech.clauses_of(option));
        let options: Vec<String> = options.iter().map(said).collect();
        does(&speech.who(who), &format!("face a villainous choice ({})", options.join("; or ")))
    }

    fn children(&self) -> Vec<&[Effect]> {
        self.options.iter().map(|(_, option)| option.as_slice()).collect()
    }
}
