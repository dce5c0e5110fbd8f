//! Greater or smaller power and toughness (613.4c).

use super::{common::lasting, prelude::*};
use crate::cards::modification::{Kind, Modification};

/// Objects get +N/+M.
#[derive(Debug, Clone, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct ModifyPt {
    /// What gets it.
    what: Ref,
    /// To its power and to its toughness.
    by: (Amount, Amount),
    /// How long.
    until: Duration,
}

impl Verb for ModifyPt {
    fn perform(&self, cx: &mut Cx<'_>, scope: &mut Scope) -> Flow {
        let by = Modification::AddPt(self.by.0.clone(), self.by.1.clone());
        lasting::on_objects(cx, &self.what, &[by], Some(&self.until), scope);
        Ok(())
    }

    fn makes(&self) -> Vec<Made> {
        vec![Made::Modified(Kind::PtChanged)]
    }

    fn english(&self, speech: &Speech<'_>) -> String {
        let Self { what, by: (power, toughness), until } = self;
        let bonus = format!("get {}/{}", speech.signed(power), speech.signed(toughness));
        format!("{} {}", it(&speech.who(what), &bonus), speech.until(until))
    }
}
