//! Preventing damage (615).

use super::prelude::*;
use crate::cards::english::effect::damage_word;

/// Prevents damage that would be dealt. With `next`, each object and player that matches now gets a shield of that size, and no other does (615.7).
/// Without `next`, objects and players that match later are protected too.
#[derive(Debug, Clone, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct PreventDamage {
    /// The next amount of damage that is prevented. Left out: all of it.
    #[serde(default)]
    pub next: Option<Amount>,
    /// Only the next time that such damage would be dealt, whatever the amount. All damage that is dealt at one time counts as one time (615.8).
    #[serde(default)]
    pub once: bool,
    /// The objects and players that are protected.
    pub to: Selector,
    /// The sources of the damage. Left out: any source.
    #[serde(default)]
    pub source: Option<Selector>,
    /// With `true`, only combat damage; with `false`, only noncombat damage. Left out: any damage.
    #[serde(default)]
    pub combat: Option<bool>,
    /// The duration.
    pub until: Duration,
}

impl Instruction for PreventDamage {
    fn makes(&self) -> Vec<Made> {
        vec![Made::Replaces]
    }

    fn english(&self, speech: &Speech<'_>) -> String {
        let Self { next, once, to, source, combat, until } = self;
        let damage = damage_word(*combat);
        let by = source.as_ref().map(|source| format!(" by {}", speech.one(source))).unwrap_or_default();
        if *once {
            let (to, until) = (speech.one(to), speech.until(until));
            return format!("the next time {damage} would be dealt to {to}{by} {until}, it is prevented");
        }
        let next = next.as_ref().map_or("all".to_owned(), |next| format!("the next {}", speech.number(next)));
        format!("prevent {next} {damage} which would be dealt to {}{by} {}", speech.one(to), speech.until(until))
    }
}
