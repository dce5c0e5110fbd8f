//! Designations (702.112b, 701.37b): marks that rules and effects can ask for, and that are nothing else.

use super::prelude::*;

/// Makes objects or players something that only has a name: monstrous, renowned, blessed by the city. An object stays so while it stays where it
/// is, or until end of turn where that is said; that is no part of what can be copied, and nothing takes it away. `designated` asks for it,
/// `becomes_designated` waits for it.
#[derive(Debug, Clone, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Designate {
    /// What becomes so.
    what: Ref,
    /// What it becomes.
    to_be: Name,
    /// Only until end of turn: saddled.
    #[serde(default)]
    this_turn: bool,
}

impl Verb for Designate {
    fn perform(&self, cx: &mut Cx<'_>, scope: &mut Scope) -> Flow {
        let those = reading::bearers(cx, &self.what, scope).into_iter();
        let become_so = those.map(|what| match self.this_turn {
            true => PermanentChange::DesignateThisTurn { what, to_be: self.to_be.clone() },
            false => PermanentChange::Designate { what, to_be: self.to_be.clone() },
        });
        happen(cx, become_so.collect::<Vec<_>>())?;
        Ok(())
    }

    fn makes(&self) -> Vec<Made> {
        vec![Made::Designated]
    }

    fn english(&self, speech: &Speech<'_>) -> String {
        let Self { what, to_be, this_turn } = self;
        let long = if *this_turn { " until end of turn" } else { "" };
        does(&speech.who(what), &format!("become {}{long}", to_be.replace('_', " ")))
    }
}
