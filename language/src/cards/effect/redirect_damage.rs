//! Redirecting damage (614.9).

use super::prelude::*;
use crate::cards::english::effect::damage_word;

/// Damage that would be dealt is dealt to another object or player instead. That recipient is determined now. One shield covers all protected objects
/// and players (614.9).
#[derive(Debug, Clone, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct RedirectDamage {
    /// The next amount of damage that is redirected. Left out: all of it.
    #[serde(default)]
    pub next: Option<Amount>,
    /// Only the next time that such damage would be dealt, whatever the amount. All damage that is dealt at one time counts as one time.
    #[serde(default)]
    pub once: bool,
    /// The objects and players that would be dealt the damage.
    pub from: Selector,
    /// The sources of the damage. Left out: any source.
    #[serde(default)]
    pub source: Option<Selector>,
    /// With `true`, only combat damage; with `false`, only noncombat damage. Left out: any damage.
    #[serde(default)]
    pub combat: Option<bool>,
    /// The object or player that is dealt the damage instead.
    pub to: Ref,
    /// The duration.
    pub until: Duration,
}

impl Instruction for RedirectDamage {
    fn makes(&self) -> Vec<Made> {
        vec![Made::Replaces]
    }

    fn english(&self, speech: &Speech<'_>) -> String {
        let Self { next, once, from, source, combat, to, until } = self;
        let damage = damage_word(*combat);
        let by = source.as_ref().map(|source| format!(" by {}", speech.one(source))).unwrap_or_default();
        let (from, to, until) = (speech.one(from), speech.who(to), speech.until(until));
        if *once {
            return format!("the next time {damage} would be dealt to {from}{by} {until}, it is dealt to {to} instead");
        }
        let next = next.as_ref().map_or("all".to_owned(), |next| format!("the next {}", speech.number(next)));
        format!("{next} {damage} that would be dealt to {from}{by} {until} is dealt to {to} instead")
    }
}
