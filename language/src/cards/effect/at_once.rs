//! Several instructions at one time. Other instructions are followed in the order of the text (608.2c).

use super::prelude::*;
use crate::cards::english::and;
use serde::{Deserializer, de::Error};
use serde_yaml::Value;

/// Carries out several instructions at one time. All choices and amounts are determined before the first change, and all changes are one event. Only
/// these instructions are possible: moving, destroying, sacrificing, tapping, untapping, creating tokens, gaining and losing life, and dealing damage
/// without `as` and `dealt`.
#[derive(Debug, Clone, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(JsonSchema))]
#[serde(transparent)]
pub struct AtOnce(#[serde(deserialize_with = "what_can_be")] pub Vec<Effect>);

impl Instruction for AtOnce {
    fn makes(&self) -> Vec<Made> {
        self.0.iter().flat_map(|instruction| instruction.verb().makes()).collect()
    }

    fn english(&self, speech: &Speech<'_>) -> String {
        let all: Vec<String> = self.0.iter().map(|instruction| instruction.verb().english(speech)).collect();
        format!("at the same time, {}", and(&all))
    }

    fn children(&self) -> Vec<&[Effect]> {
        vec![&self.0]
    }
}

/// Reads instructions that can be carried out together. Any other verb is refused by its word.
fn what_can_be<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Vec<Effect>, D::Error> {
    let all = Vec::<Effect>::deserialize(deserializer)?;
    let Some(other) = all.iter().find(|instruction| !instruction.verb().is_simultaneous()) else { return Ok(all) };
    let written = serde_yaml::to_value(other).map_err(D::Error::custom)?;
    let word = match written {
        Value::Tagged(tagged) => tagged.tag.to_string().trim_start_matches('!').to_owned(),
        other => other.as_mapping().and_then(|map| map.keys().next()?.as_str().map(str::to_owned)).unwrap_or_default(),
    };
    let able = "`move`, `destroy`, `sacrifice`, `sacrifice_chosen`, `tap`, `untap`, `create_token`, `gain_life`, `lose_life` and `deal_damage` without a name";
    Err(D::Error::custom(format!("`{word}` can't be done at the same time as something else: only {able} can")))
}
