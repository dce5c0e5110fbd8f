//! Flipping a coin (705).

use super::prelude::*;

/// The controller of the ability flips a coin and wins or loses the flip (705).
#[derive(Debug, Clone, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct FlipCoin {
    /// The instructions if the player wins the flip.
    #[serde(default)]
    pub win: Vec<Effect>,
    /// The instructions if the player loses the flip.
    #[serde(default)]
    pub lose: Vec<Effect>,
}

impl Instruction for FlipCoin {
    fn makes(&self) -> Vec<Made> {
        vec![Made::CoinFlipped]
    }

    fn english(&self, speech: &Speech<'_>) -> String {
        let Self { win, lose } = self;
        let mut text = "flip a coin".to_owned();
        if !win.is_empty() {
            text += &format!("; if you win, {}", speech.clauses_of(win));
        }
        if !lose.is_empty() {
            text += &format!("; if you lose, {}", speech.clauses_of(lose));
        }
        text
    }

    fn children(&self) -> Vec<&[Effect]> {
        vec![&self.win, &self.lose]
    }
}
