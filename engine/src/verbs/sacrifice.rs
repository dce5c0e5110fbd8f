//! Sacrificing certain permanents (701.21).

use super::prelude::*;
use crate::{ground::Act, ids::ObjectId};

/// The controller of each permanent sacrifices it. A player can sacrifice only permanents that they control (701.21a). The permanents are bound as
/// they last existed. If none could be sacrificed, nothing is bound, and `did` is false.
#[derive(Debug, Clone, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Sacrifice {
    /// The permanents.
    what: Ref,
    /// The player who sacrifices them; permanents that this player does not control are left out. Left out: the controller of each.
    #[serde(default)]
    who: Option<Ref>,
    /// The name to which the sacrificed permanents are bound. Left out: no name.
    #[serde(default, rename = "as")]
    bind: Option<Name>,
}

impl Verb for Sacrifice {
    fn perform(&self, cx: &mut Cx<'_>, scope: &mut Scope) -> Flow {
        let proposal = self.propose(cx, scope)?;
        carry_out(cx, vec![proposal], scope)
    }

    fn together(&self) -> Option<&dyn Together> {
        Some(self)
    }

    fn is_possible(&self, cx: &Cx<'_>, scope: &Scope) -> bool {
        !reading::permanents(cx, &self.what, scope).is_empty()
    }

    fn makes(&self) -> Vec<Made> {
        vec![Made::Sacrificed]
    }

    fn english(&self, speech: &Speech<'_>) -> String {
        let sacrifice = format!("sacrifice {}{}", speech.who(&self.what), called(&self.bind));
        match &self.who {
            Some(who) => does(&speech.who(who), &sacrifice),
            None => sacrifice,
        }
    }

    fn binds(&self) -> Vec<&Name> {
        self.bind.iter().collect()
    }
}

impl Together for Sacrifice {
    fn propose(&self, cx: &mut Cx<'_>, scope: &Scope) -> Flow<Proposal> {
        let mut objects = reading::permanents(cx, &self.what, scope);
        if let Some(who) = &self.who {
            let players = reading::players(cx, who, scope);
            objects.retain(|id| players.contains(&cx.game().controller(*id)));
        }
        Ok(Proposal::of(by_controllers(cx, &objects)).calling(self.bind.as_ref(), objects))
    }
}

/// The sacrifices of permanents by their controllers, all at the same time. A sacrifice is not a destruction.
pub(super) fn by_controllers(cx: &Cx<'_>, objects: &[ObjectId]) -> Vec<Act> {
    objects.iter().flat_map(|object| Change::sacrifice(cx.game().controller(*object), *object)).collect()
}
