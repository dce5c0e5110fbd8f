//! Gaining control (613.1b).

use super::{
    common::lasting::{self, GAINS_CONTROL},
    prelude::*,
};
use crate::cards::modification::{Kind, Modification};

/// A player gains control of permanents.
#[derive(Debug, Clone, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct GainControl {
    /// Of what.
    what: Ref,
    /// Who gains it; the controller of the ability if not given.
    #[serde(default)]
    who: Option<Ref>,
    /// How long; for good if not given.
    #[serde(default)]
    until: Option<Duration>,
}

impl Verb for GainControl {
    fn perform(&self, cx: &mut Cx<'_>, scope: &mut Scope) -> Flow {
        let Some(player) = reading::players_or_you(cx, self.who.as_ref(), scope).first().copied() else {
            return Ok(());
        };
        let mut scope = scope.clone();
        scope.bindings.bind(GAINS_CONTROL.into(), Value::Entities(vec![player.into()]));
        let gained = Modification::Control(Ref::Bound(GAINS_CONTROL.into()));
        lasting::on_objects(cx, &self.what, &[gained], self.until.as_ref(), &scope);
        Ok(())
    }

    fn makes(&self) -> Vec<Made> {
        vec![Made::Modified(Kind::Control)]
    }

    fn english(&self, speech: &Speech<'_>) -> String {
        let Self { what, who, until } = self;
        let gain = format!("gain control of {}{}", speech.who(what), speech.lasting(until.as_ref()));
        does(&speech.by(who.as_ref()), &gain)
    }
}
