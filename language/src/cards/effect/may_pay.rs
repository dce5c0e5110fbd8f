//! Optional costs during a resolution.

use super::prelude::*;
use crate::cards::cost::Cost;

/// Players may pay a cost. A player who cannot pay is not asked. Whether a player paid is bound. If X was not announced, the player who pays chooses
/// it, and the following instructions can use it.
#[derive(Debug, Clone, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct MayPay {
    /// The players who may pay. Left out: the controller.
    #[serde(default)]
    pub who: Option<Ref>,
    /// The cost.
    pub cost: Vec<Cost>,
    /// The instructions if the player pays.
    #[serde(default)]
    pub then: Vec<Effect>,
    /// The instructions if the player does not pay.
    #[serde(default)]
    pub otherwise: Vec<Effect>,
    /// The name by which the condition `did` asks whether the player paid. Left out: no name.
    #[serde(default, rename = "as")]
    pub bind: Option<Name>,
}

impl Instruction for MayPay {
    fn makes(&self) -> Vec<Made> {
        Vec::new()
    }

    fn english(&self, speech: &Speech<'_>) -> String {
        let Self { who, cost, then, otherwise, bind } = self;
        let mut text = format!("{} may {}{}", speech.by(who.as_ref()), speech.costs(cost), called(bind));
        if !then.is_empty() {
            text += &format!("; if so, {}", speech.clauses_of(then));
        }
        speech.or_else(text, otherwise)
    }

    fn binds(&self) -> Vec<&Name> {
        self.bind.iter().collect()
    }

    fn children(&self) -> Vec<&[Effect]> {
        vec![&self.then, &self.otherwise]
    }
}
