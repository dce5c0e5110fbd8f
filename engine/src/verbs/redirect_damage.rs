//! Redirecting damage (614.9).

use super::{
    common::shield::{self, Size},
    prelude::*,
};
use crate::cards::replacement::Instead;

/// The name to which the new recipient of the damage is bound.
const REDIRECTED_TO: &str = "redirected_to";

/// Damage that would be dealt is dealt to another object or player instead. That recipient is determined now. One shield covers all protected objects
/// and players (614.9).
#[derive(Debug, Clone, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct RedirectDamage {
    /// The next amount of damage that is redirected. Left out: all of it.
    #[serde(default)]
    next: Option<Amount>,
    /// Only the next time that such damage would be dealt, whatever the amount. All damage that is dealt at one time counts as one time.
    #[serde(default)]
    once: bool,
    /// The objects and players that would be dealt the damage.
    from: Selector,
    /// The sources of the damage. Left out: any source.
    #[serde(default)]
    source: Option<Selector>,
    /// With `true`, only combat damage; with `false`, only noncombat damage. Left out: any damage.
    #[serde(default)]
    combat: Option<bool>,
    /// The object or player that is dealt the damage instead.
    to: Ref,
    /// The duration.
    until: Duration,
}

impl Verb for RedirectDamage {
    fn perform(&self, cx: &mut Cx<'_>, scope: &mut Scope) -> Flow {
        let next = self.next.as_ref().map(|next| reading::count(cx, next, scope));
        let Some(to) = reading::entities(cx, &self.to, scope).first().copied().filter(|_| next != Some(0)) else {
            return Ok(());
        };
        let (from, mut scope) = shield::settled(cx, &self.from, scope);
        scope.bindings.bind(REDIRECTED_TO.into(), Value::Entities(vec![to]));
        let instead = Instead::Redirect { amount: None, to: Ref::Bound(REDIRECTED_TO.into()) };
        let would = shield::damage(self.source.as_ref(), from, self.combat);
        let size = next.map_or(Size::said(self.once), Size::Next);
        shield::begin(cx, (would, instead), size, &self.until, scope);
        Ok(())
    }

    fn makes(&self) -> Vec<Made> {
        vec![Made::Replaces]
    }

    fn english(&self, speech: &Speech<'_>) -> String {
        let Self { next, once, from, source, combat, to, until } = self;
        let damage = shield::said(*combat);
        let by = source.as_ref().map(|source| format!(" by {}", speech.one(source))).unwrap_or_default();
        let (from, to, until) = (speech.one(from), speech.who(to), speech.until(until));
        if *once {
            return format!("the next time {damage} would be dealt to {from}{by} {until}, it is dealt to {to} instead");
        }
        let next = next.as_ref().map_or("all".to_owned(), |next| format!("the next {}", speech.number(next)));
        format!("{next} {damage} that would be dealt to {from}{by} {until} is dealt to {to} instead")
    }
}
