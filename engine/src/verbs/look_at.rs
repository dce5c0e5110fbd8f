//! Looking at cards (701.16).

use super::prelude::*;

/// Players look at cards. The other players do not see them (701.16a).
#[derive(Debug, Clone, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct LookAt {
    /// The players who look.
    who: Ref,
    /// The cards.
    what: Ref,
}

impl Verb for LookAt {
    fn perform(&self, cx: &mut Cx<'_>, scope: &mut Scope) -> Flow {
        let cards = reading::objects(cx, &self.what, scope);
        let players = reading::players(cx, &self.who, scope);
        let looks = |by| CardChange::LookAt { cards: cards.clone(), by }.by((Rule::LookAt, &*scope));
        if !cards.is_empty() {
            cx.commit_all(players.into_iter().map(looks));
        }
        Ok(())
    }

    fn makes(&self) -> Vec<Made> {
        vec![Made::LookedAt]
    }

    fn english(&self, speech: &Speech<'_>) -> String {
        let Self { who, what } = self;
        does(&speech.who(who), &format!("look at {}", speech.who(what)))
    }
}
