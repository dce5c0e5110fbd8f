//! Delayed triggered abilities (603.7).

use super::prelude::*;
use crate::cards::{condition::Condition, event::EventPattern, values::Zone};

/// Creates a delayed triggered ability. It triggers once, unless `each_time` is given.
#[derive(Debug, Clone, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Delay {
    /// The event that triggers it.
    pub when: EventPattern,
    /// The intervening "if" condition. It is checked as the event happens and as the ability resolves (603.4). Left out: no condition.
    #[serde(default, rename = "if")]
    pub condition: Option<Condition>,
    /// The instructions of the ability, in the order in which they are carried out.
    #[serde(rename = "do")]
    pub instructions: Vec<Effect>,
    /// The ability triggers each time that the event happens, not only the next time.
    #[serde(default)]
    pub each_time: bool,
    /// The duration for which the ability waits. Left out: until the game ends.
    #[serde(default)]
    pub until: Option<Duration>,
}

impl Instruction for Delay {
    fn makes(&self) -> Vec<Made> {
        vec![Made::Waits]
    }

    fn english(&self, speech: &Speech<'_>) -> String {
        let Self { when, condition, instructions, each_time, until } = self;
        let condition = condition.as_ref().map(|c| format!(", if {}", speech.condition(c))).unwrap_or_default();
        let done = of_the_permanent(speech.clauses_of(instructions), &speech.inside(Zone::Battlefield, ""));
        if *each_time {
            let until = until.as_ref().map(|until| format!("{}, ", speech.until(until))).unwrap_or_default();
            return format!("{until}{}{condition}: {done}", speech.trigger(when));
        }
        let until = until.as_ref().map(|until| format!(" (waiting {})", speech.until(until))).unwrap_or_default();
        let begins = speech.trigger(when).replacen("When", "when", 1).replacen("whenever", "when", 1);
        match speech.next_step(when) {
            Some(step) => format!("at the beginning of {step}{condition}{until}: {done}"),
            None => format!("{begins}{condition}, once{until}: {done}"),
        }
    }
}

/// Rewrites the text of a spell that refers to the permanent which the spell becomes.
fn of_the_permanent(done: String, in_play: &str) -> String {
    let is_there = done.contains("sacrifice this spell") || done.contains(&format!("if still {in_play}"));
    if is_there { done.replace("this spell", "this permanent") } else { done }
}
