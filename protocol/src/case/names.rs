//! The basic types of a case: players, handles, zones, steps, colours, mana.

#[cfg(feature = "schema")]
use schemars::JsonSchema;
use serde::{Deserialize, Deserializer, Serialize, de::Error};
use std::{fmt, str::FromStr};

/// A player by name: `Alice`, `Bob`.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(JsonSchema))]
#[serde(transparent)]
pub struct Seat(pub String);

impl fmt::Display for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

/// The name of an object in a case: an alias, or a card's name if only one card of the case has it.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(JsonSchema))]
#[serde(transparent)]
pub struct Handle(pub String);

impl fmt::Display for Handle {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl Handle {
    /// The object as steps name it: a name in quotation marks, or the words for an object without a name, such as `the copy of "Glacial Ray"`,
    /// `the second "Rat" token` or `Bob's draw`.
    #[must_use]
    pub fn as_written(&self) -> String {
        /// The last words of the nouns that stand for an object of another object.
        const OF_ANOTHER: [&str; 4] = ["copy", "ability", "trigger", "activation"];
        let text = &self.0;
        if text.ends_with("'s draw") || text.starts_with("the ") && text.ends_with("combat damage") {
            return text.clone();
        }
        let Some(described) = text.strip_prefix("the ") else { return format!("\"{text}\"") };
        if let Some((noun, of)) = described.split_once(" of ")
            && (noun.ends_with('"') || noun.split(' ').next_back().is_some_and(|word| OF_ANOTHER.contains(&word)))
        {
            return format!("the {noun} of {}", Self(of.to_owned()).as_written());
        }
        let token = described.strip_suffix(" token").and_then(|token| token.split_once(' '));
        match token {
            Some((ordinal, name)) => format!("the {ordinal} \"{name}\" token"),
            None => format!("\"{text}\""),
        }
    }
}

/// Which ability of an object is meant.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum AbilityRef {
    /// The only one that fits: the object's only activated ability, or any of its triggered abilities.
    #[default]
    Only,
    /// The ability with this stable id in the card's definition.
    Id(String),
    /// The nth printed ability of the card, counted from one, keywords included; for a flip card, of the half that is in effect.
    Printed(u32),
    /// The ability of a keyword (`ninjutsu`, `equip`).
    Keyword(String),
    /// Its only mana ability.
    Mana,
}

/// How an ability came onto the stack.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum Came {
    /// It triggered.
    Triggered,
    /// It was activated; in older documents, played.
    Activated,
}

/// A zone of the game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum Zone {
    /// In play, today the battlefield.
    Battlefield,
    /// The stack.
    Stack,
    /// A player's hand.
    Hand,
    /// A player's library.
    Library,
    /// A player's graveyard.
    Graveyard,
    /// Removed from the game, today exile.
    Exile,
    /// Nowhere: the object has ceased to exist.
    Nowhere,
}

/// A phase or step of the turn in which players may act or the game does something.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum Phase {
    /// Untap step.
    Untap,
    /// Upkeep step.
    Upkeep,
    /// Draw step.
    Draw,
    /// First main phase.
    PrecombatMain,
    /// Beginning of combat step.
    BeginCombat,
    /// Declare attackers step.
    DeclareAttackers,
    /// Declare blockers step.
    DeclareBlockers,
    /// Combat damage step; the first one where first strike makes two.
    CombatDamage,
    /// The second combat damage step.
    SecondCombatDamage,
    /// End of combat step.
    EndCombat,
    /// Second main phase.
    PostcombatMain,
    /// End of turn step, today the end step.
    End,
    /// Cleanup step.
    Cleanup,
}

/// One of the five colours.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum Color {
    /// White.
    White,
    /// Blue.
    Blue,
    /// Black.
    Black,
    /// Red.
    Red,
    /// Green.
    Green,
}

/// An amount of mana in the notation of the rules, `{1}{U}{R}`: in a cost the number is generic mana, and `{C}` is colourless. In a pool no
/// mana is generic: there `{1}` is the same as `{C}`.
///
/// Symbols are in one order (numbers, `X`, `C`, `W`, `U`, `B`, `R`, `G`, then symbols with two ways to pay, such as `W/U`, `2/W` and `W/P`),
/// numbers are added, and no mana is `{0}`: two equal amounts are equal strings.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
#[cfg_attr(feature = "schema", derive(JsonSchema))]
#[serde(transparent)]
pub struct Mana(String);

/// An amount is read in any order of its symbols, and an empty text is no mana.
impl<'de> Deserialize<'de> for Mana {
    fn deserialize<D: Deserializer<'de>>(input: D) -> Result<Self, D::Error> {
        let text = String::deserialize(input)?;
        if text.is_empty() { Ok(Mana::none()) } else { text.parse().map_err(D::Error::custom) }
    }
}

/// Text that is no amount of mana.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{}", self.said())]
pub struct BadMana(String);

/// The most generic mana of one amount.
pub const MOST_GENERIC: u32 = 1_000;

impl BadMana {
    fn said(&self) -> String {
        let inner = self.0.trim_matches(['{', '}']);
        if !inner.is_empty() && inner.split("}{").all(|symbol| place_of(symbol).is_some() || is_number(symbol)) {
            return format!("an amount of mana has at most {MOST_GENERIC} generic mana");
        }
        let shown: String = self.0.chars().take(100).collect();
        let more = if shown.len() < self.0.len() { "…" } else { "" };
        format!("`{shown}{more}` is no mana: write symbols in braces, like {{1}}{{U}}{{R}}")
    }
}

fn is_number(symbol: &str) -> bool {
    !symbol.is_empty() && symbol.bytes().all(|byte| byte.is_ascii_digit())
}

const SYMBOLS: [&str; 27] = [
    "X", "C", "W", "U", "B", "R", "G", "W/U", "W/B", "U/B", "U/R", "B/R", "B/G", "R/G", "R/W", "G/W", "G/U", "2/W",
    "2/U", "2/B", "2/R", "2/G", "W/P", "U/P", "B/P", "R/P", "G/P",
];

/// The symbol in its normal form, its colours in any order.
fn place_of(symbol: &str) -> Option<usize> {
    let other = || symbol.split_once('/').map(|(one, other)| format!("{other}/{one}"));
    let place = |wanted: &str| SYMBOLS.iter().position(|known| *known == wanted);
    place(symbol).or_else(|| place(&other()?))
}

impl Mana {
    /// No mana at all.
    pub fn none() -> Self {
        Mana("{0}".to_owned())
    }

    /// The amount in its notation.
    pub fn as_str(&self) -> &str {
        &self.0
    }

    /// The symbols one by one, without braces: `["1", "U", "R"]`; empty for no mana.
    pub fn symbols(&self) -> Vec<&str> {
        self.0.trim_start_matches('{').trim_end_matches('}').split("}{").filter(|symbol| *symbol != "0").collect()
    }

    /// Each mana of a pool: `W`, `U`, `B`, `R` or `G`, or `C` for each colourless.
    ///
    /// # Errors
    /// An amount nobody can have in a pool.
    pub fn each(&self) -> Result<Vec<char>, BadMana> {
        let mut each = Vec::new();
        for symbol in self.symbols() {
            match (symbol.parse::<usize>(), symbol) {
                (Ok(number), _) => each.extend(std::iter::repeat_n('C', number)),
                (Err(_), "W" | "U" | "B" | "R" | "G" | "C") => each.extend(symbol.chars()),
                _ => return Err(BadMana(self.0.clone())),
            }
        }
        Ok(each)
    }

    /// The same amount as mana in a pool: a number means that much colourless mana.
    #[must_use]
    pub fn in_pool(&self) -> Mana {
        let each = self.each().unwrap_or_default();
        let symbols: String = each.iter().map(|kind| format!("{{{kind}}}")).collect();
        symbols.parse().unwrap_or_else(|_| self.clone())
    }

    /// The basic lands that produce exactly this mana: Plains, Island, Swamp, Mountain, Forest by colour, and Wastes for each generic or
    /// colourless mana, so that nothing but this amount can be paid. A symbol with two ways to pay counts as the first one with a colour.
    pub fn lands(&self) -> Vec<&'static str> {
        let mut lands = Vec::new();
        for symbol in self.symbols() {
            let colored = symbol.trim_start_matches("2/").split('/').next().unwrap_or(symbol);
            match colored {
                "W" => lands.push("Plains"),
                "U" => lands.push("Island"),
                "B" => lands.push("Swamp"),
                "R" => lands.push("Mountain"),
                "G" => lands.push("Forest"),
                "C" => lands.push("Wastes"),
                number => lands.extend(std::iter::repeat_n("Wastes", number.parse().unwrap_or(0))),
            }
        }
        lands
    }
}

impl FromStr for Mana {
    type Err = BadMana;

    fn from_str(text: &str) -> Result<Self, BadMana> {
        let bad = || BadMana(text.to_owned());
        let inner = text.strip_prefix('{').and_then(|rest| rest.strip_suffix('}')).ok_or_else(bad)?;
        let (mut generic, mut counts) = (0_u32, [0_usize; SYMBOLS.len()]);
        for symbol in inner.split("}{") {
            if let Some(place) = place_of(symbol) {
                counts[place] += 1;
            } else {
                let number: u32 = symbol.parse().map_err(|_| bad())?;
                generic = generic.checked_add(number).filter(|sum| *sum <= MOST_GENERIC).ok_or_else(bad)?;
            }
        }
        let colored: String = SYMBOLS.iter().zip(counts).map(|(symbol, n)| format!("{{{symbol}}}").repeat(n)).collect();
        Ok(Mana(if generic > 0 || colored.is_empty() { format!("{{{generic}}}{colored}") } else { colored }))
    }
}

impl fmt::Display for Mana {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}
