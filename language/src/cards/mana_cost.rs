//! Mana costs: generic, X, coloured and colourless symbols (107.4).

use std::{fmt, str::FromStr};

#[cfg(feature = "schema")]
use schemars::{JsonSchema, Schema, SchemaGenerator, json_schema};
use serde::{Deserialize, Deserializer, Serialize, Serializer, de::Error};

use super::values::{Color, Colors};

/// An amount of mana in a cost: generic, X, coloured and colourless symbols.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct ManaCost {
    /// Generic mana, payable with any mana.
    pub generic: u32,
    /// The number of {X} symbols.
    pub x: u32,
    /// The number of {C} symbols, payable only with colourless mana.
    pub colorless: u32,
    /// The number of coloured symbols, each payable only with its colour, indexed as [`Color::ALL`].
    pub colored: [u32; 5],
    /// The number of hybrid symbols of two colours (107.4e), indexed as [`HYBRID`].
    pub hybrid: [u8; 10],
    /// The number of hybrid symbols that are payable with one colour or two generic mana (107.4e), indexed as [`Color::ALL`].
    pub two_or: [u8; 5],
    /// The number of Phyrexian symbols, payable with one colour or 2 life (107.4f), indexed as [`Color::ALL`].
    pub phyrexian: [u8; 5],
}

/// The pairs of colours for which a hybrid symbol exists.
pub const HYBRID: [(Color, Color); 10] = [
    (Color::White, Color::Blue),
    (Color::White, Color::Black),
    (Color::Blue, Color::Black),
    (Color::Blue, Color::Red),
    (Color::Black, Color::Red),
    (Color::Black, Color::Green),
    (Color::Red, Color::Green),
    (Color::Red, Color::White),
    (Color::Green, Color::White),
    (Color::Green, Color::Blue),
];

/// The number of equivalents of one cost that are looked at.
pub const MOST_WAYS: usize = 1_024;

impl ManaCost {
    /// A cost of {0}.
    pub const ZERO: Self =
        Self { generic: 0, x: 0, colorless: 0, colored: [0; 5], hybrid: [0; 10], two_or: [0; 5], phyrexian: [0; 5] };

    /// The number of coloured symbols of one colour.
    #[must_use]
    pub fn of(&self, color: Color) -> u32 {
        self.colored[color as usize]
    }

    /// The mana value, with `x` as the value of X (202.3; "converted mana cost" until 2021). A hybrid symbol counts with its greatest component
    /// (202.3f–g).
    #[must_use]
    pub fn mana_value(&self, x: u32) -> u32 {
        let hybrid = sum(&self.hybrid) + 2 * sum(&self.two_or) + sum(&self.phyrexian);
        self.generic + self.x * x + self.colorless + self.colored.iter().sum::<u32>() + hybrid
    }

    /// The cost in which this number of Phyrexian symbols is paid with life. The other Phyrexian symbols become coloured symbols.
    #[must_use]
    pub fn with_life(mut self, mut symbols: u32) -> Self {
        for (phyrexian, colored) in self.phyrexian.iter_mut().zip(&mut self.colored) {
            let paid = symbols.min(u32::from(*phyrexian));
            *colored += u32::from(*phyrexian) - paid;
            (*phyrexian, symbols) = (0, symbols - paid);
        }
        self
    }

    /// The same cost with a value chosen for {X}.
    #[must_use]
    pub fn with_x(mut self, x: u32) -> Self {
        self.generic += self.x * x;
        self.x = 0;
        self
    }

    /// The cost, multiplied.
    #[must_use]
    pub fn times(&self, times: u32) -> Self {
        let small = u8::try_from(times).unwrap_or(u8::MAX);
        Self {
            generic: self.generic.saturating_mul(times),
            x: self.x.saturating_mul(times),
            colorless: self.colorless.saturating_mul(times),
            colored: self.colored.map(|n| n.saturating_mul(times)),
            hybrid: self.hybrid.map(|n| n.saturating_mul(small)),
            two_or: self.two_or.map(|n| n.saturating_mul(small)),
            phyrexian: self.phyrexian.map(|n| n.saturating_mul(small)),
        }
    }

    /// The sum of both costs.
    #[must_use]
    pub fn plus(mut self, other: &Self) -> Self {
        self.generic += other.generic;
        self.x += other.x;
        self.colorless += other.colorless;
        for (mine, theirs) in self.colored.iter_mut().zip(other.colored) {
            *mine += theirs;
        }
        let each = self.hybrid.iter_mut().chain(&mut self.two_or).chain(&mut self.phyrexian);
        let theirs = other.hybrid.into_iter().chain(other.two_or).chain(other.phyrexian);
        each.zip(theirs).for_each(|(mine, theirs)| *mine = mine.saturating_add(theirs));
        self
    }

    /// The number of symbols of any of these colours. A hybrid symbol counts once (700.5).
    #[must_use]
    pub fn symbols_of(&self, colors: Colors) -> u32 {
        let of_one = |color: Color| {
            let at = color as usize;
            self.colored[at] + u32::from(self.two_or[at]) + u32::from(self.phyrexian[at])
        };
        let hybrid = self.hybrids().filter(|(one, other, _)| colors.has(*one) || colors.has(*other));
        colors.iter().map(of_one).chain(hybrid.map(|(_, _, n)| n)).sum()
    }

    /// The colours of the symbols. A hybrid symbol has both of its colours (105.2).
    #[must_use]
    pub fn colors(&self) -> Colors {
        let hybrid = || self.hybrids().flat_map(|(one, other, _)| [one, other]);
        let has = |c: &Color| {
            let at = *c as usize;
            self.colored[at] > 0 || self.two_or[at] > 0 || self.phyrexian[at] > 0
        };
        Color::ALL.iter().copied().filter(has).chain(hybrid()).collect()
    }

    /// The remaining cost for each way in which one mana of these colours can pay a part of it: a generic part, or a part of one of the colours.
    #[must_use]
    pub fn less_one(&self, colors: Colors) -> Vec<Self> {
        let mut ways = Vec::new();
        if self.generic > 0 {
            ways.push(Self { generic: self.generic - 1, ..*self });
        }
        for color in colors.iter() {
            if self.of(color) > 0 {
                let mut less = *self;
                less.colored[color as usize] -= 1;
                ways.push(less);
            }
            for (at, pair) in HYBRID.iter().enumerate() {
                if self.hybrid[at] > 0 && (pair.0 == color || pair.1 == color) {
                    let mut less = *self;
                    less.hybrid[at] -= 1;
                    ways.push(less);
                }
            }
        }
        // One mana pays a symbol of two generic mana or one of its colour in full, or the half of its generic mana (107.4e).
        for color in Color::ALL.iter().copied().filter(|color| self.two_or[*color as usize] > 0) {
            let mut less = *self;
            less.two_or[color as usize] -= 1;
            if colors.has(color) {
                ways.push(less);
            }
            ways.push(Self { generic: less.generic + 1, ..less });
        }
        ways
    }

    /// The equivalents of the cost in which each symbol of two generic mana or one of a colour has become one or the other (107.4e, 601.2b). If there are
    /// [`MOST_WAYS`], there may be more.
    #[must_use]
    pub fn announced(&self) -> Vec<Self> {
        let two_or = self.two_or;
        let mut ways = vec![Self { two_or: [0; 5], ..*self }];
        for (at, count) in two_or.into_iter().enumerate() {
            let of_color = |way: &Self, generic: u8| {
                let mut way = Self { generic: way.generic + 2 * u32::from(generic), ..*way };
                way.colored[at] += u32::from(count - generic);
                way
            };
            let each = ways.iter().flat_map(|way| (0..=count).map(move |generic| of_color(way, generic)));
            ways = each.take(MOST_WAYS).collect();
        }
        ways
    }

    /// The amounts by which the cost can reduce another one: each hybrid symbol has become one of its halves (118.7e), and each Phyrexian symbol one mana of
    /// its colour (118.7f). If there are [`MOST_WAYS`], there may be more.
    #[must_use]
    pub fn halves(&self) -> Vec<Self> {
        let whole = Self { hybrid: [0; 10], ..*self }.with_life(0);
        let mut ways = whole.announced();
        for (one, other, count) in self.hybrids() {
            let halved = |way: &Self, of_one: u32| {
                let mut way = *way;
                way.colored[one as usize] += of_one;
                way.colored[other as usize] += count - of_one;
                way
            };
            let each = ways.iter().flat_map(|way| (0..=count).rev().map(move |of_one| halved(way, of_one)));
            ways = each.take(MOST_WAYS).collect();
        }
        ways
    }

    /// The number of Phyrexian symbols (107.4f).
    #[must_use]
    pub fn for_life(&self) -> u32 {
        sum(&self.phyrexian)
    }

    /// The hybrid symbols of two colours in the cost, with their numbers.
    pub fn hybrids(&self) -> impl Iterator<Item = (Color, Color, u32)> {
        let pairs = HYBRID.into_iter().zip(self.hybrid);
        pairs.filter(|(_, n)| *n > 0).map(|((one, other), n)| (one, other, u32::from(n)))
    }

    /// Whether the cost is {0}.
    #[must_use]
    pub fn is_zero(&self) -> bool {
        *self == Self::ZERO
    }
}

impl FromStr for ManaCost {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        let mut cost = Self::ZERO;
        let mut rest = text;
        while !rest.is_empty() {
            let end = rest.find('}').filter(|_| rest.starts_with('{')).ok_or_else(|| {
                format!("`{text}` is not a mana cost: write each symbol in braces, as in {{2}}{{W}}{{W}}")
            })?;
            let symbol = &rest[1..end];
            let color = symbol.chars().next().filter(|_| symbol.len() == 1).and_then(Color::from_letter);
            match (symbol, color, symbol.parse::<u32>()) {
                (_, Some(color), _) => cost.colored[color as usize] += 1,
                _ if symbol.contains('/') => {
                    let place = cost.slashed(symbol).ok_or_else(|| format!("`{{{symbol}}}` is not a supported mana symbol: the symbols with a slash are those of two colours, as {{W/U}}, of two mana or a colour, as {{2/W}}, and of a colour or 2 life, as {{W/P}}"))?;
                    *place = place.saturating_add(1);
                }
                ("X", ..) => cost.x += 1,
                ("C", ..) => cost.colorless += 1,
                (_, _, Ok(n)) if n <= 1_000 => cost.generic += n,
                _ => {
                    return Err(format!(
                        "`{{{symbol}}}` is not a mana symbol: use W, U, B, R, G, C, X, a number, or two ways to pay, as {{W/U}}, {{2/W}} or {{W/P}}"
                    ));
                }
            }
            rest = &rest[end + 1..];
        }
        Ok(cost)
    }
}

impl ManaCost {
    /// The counter for a symbol with a slash. The two colours of a hybrid symbol can be written in either order.
    fn slashed(&mut self, symbol: &str) -> Option<&mut u8> {
        let (one, other) = symbol.split_once('/')?;
        let color = |letter: &str| letter.chars().next().filter(|_| letter.len() == 1).and_then(Color::from_letter);
        match (color(one), color(other)) {
            (Some(one), Some(other)) => {
                let place = HYBRID.iter().position(|pair| *pair == (one, other) || *pair == (other, one))?;
                Some(&mut self.hybrid[place])
            }
            (None, Some(color)) if one == "2" => Some(&mut self.two_or[color as usize]),
            (Some(color), None) if other == "P" => Some(&mut self.phyrexian[color as usize]),
            _ => None,
        }
    }
}

/// The sum of the numbers of symbols.
fn sum(symbols: &[u8]) -> u32 {
    symbols.iter().map(|n| u32::from(*n)).sum()
}

impl fmt::Display for ManaCost {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        (0..self.x).try_for_each(|_| f.write_str("{X}"))?;
        if self.generic > 0 || (self.x == 0 && self.colorless == 0 && self.colors().is_empty()) {
            write!(f, "{{{}}}", self.generic)?;
        }
        (0..self.colorless).try_for_each(|_| f.write_str("{C}"))?;
        let mut either = self.hybrids();
        either.try_for_each(|(one, other, n)| {
            (0..n).try_for_each(|_| write!(f, "{{{}/{}}}", one.letter(), other.letter()))
        })?;
        for (color, at) in Color::ALL.iter().zip(0..) {
            let letter = color.letter();
            (0..self.two_or[at]).try_for_each(|_| write!(f, "{{2/{letter}}}"))?;
            (0..self.phyrexian[at]).try_for_each(|_| write!(f, "{{{letter}/P}}"))?;
            (0..self.colored[at]).try_for_each(|_| write!(f, "{{{letter}}}"))?;
        }
        Ok(())
    }
}

impl Serialize for ManaCost {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for ManaCost {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        String::deserialize(deserializer)?.parse().map_err(D::Error::custom)
    }
}

#[cfg(feature = "schema")]
impl JsonSchema for ManaCost {
    fn schema_name() -> std::borrow::Cow<'static, str> {
        "ManaCost".into()
    }

    fn json_schema(_: &mut SchemaGenerator) -> Schema {
        json_schema!({
            "type": "string",
            "pattern": r"^(\{([WUBRGCX]|[WUBRG]/[WUBRGP]|2/[WUBRG]|[0-9]+)\})*$",
            "description": "Mana, each symbol in braces and the whole in quotes: `\"{2}{W}{W}\"`. W, U, B, R, G, C, X, a number, either of two colours: `\"{W/U}\"`, a colour or two of any mana: `\"{2/W}\"`, a colour or 2 life: `\"{W/P}\"`.",
        })
    }
}
