//! The meaning of scalars without quotes, by the core schema of YAML 1.2.

use serde::de::Unexpected;

/// A scalar by its meaning.
#[derive(Debug, Clone, Copy, PartialEq)]
pub(super) enum Scalar<'t> {
    /// Nothing: `null`, `~` or no text at all.
    Null,
    /// `true` or `false`.
    Bool(bool),
    /// A whole number that isn't negative.
    Natural(u64),
    /// A negative whole number.
    Negative(i64),
    /// Another number.
    Float(f64),
    /// A text.
    Text(&'t str),
}

impl<'t> Scalar<'t> {
    /// The meaning of a text. With quotes it is always a text.
    pub(super) fn of(text: &'t str, plain: bool) -> Self {
        if !plain {
            return Self::Text(text);
        }
        match text {
            "" | "~" | "null" | "Null" | "NULL" => Self::Null,
            "true" | "True" | "TRUE" => Self::Bool(true),
            "false" | "False" | "FALSE" => Self::Bool(false),
            _ if !text.starts_with(|c: char| c.is_ascii_digit() || matches!(c, '+' | '-' | '.')) => Self::Text(text),
            _ => natural(text)
                .map(Self::Natural)
                .or_else(|| negative(text).map(Self::Negative))
                .or_else(|| float(text).map(Self::Float))
                .unwrap_or(Self::Text(text)),
        }
    }

    /// The scalar for an error message.
    pub(super) fn unexpected(self) -> Unexpected<'t> {
        match self {
            Self::Null => Unexpected::Unit,
            Self::Bool(value) => Unexpected::Bool(value),
            Self::Natural(value) => Unexpected::Unsigned(value),
            Self::Negative(value) => Unexpected::Signed(value),
            Self::Float(value) => Unexpected::Float(value),
            Self::Text(text) => Unexpected::Str(text),
        }
    }
}

/// The digits of a whole number and their base. Decimal digits that begin with a needless 0 are a text.
fn digits(text: &str) -> Option<(&str, u32)> {
    let bases = [("0x", 16), ("0o", 8), ("0b", 2)];
    let (digits, base) =
        (bases.iter()).find_map(|(prefix, base)| Some((text.strip_prefix(prefix)?, *base))).unwrap_or((text, 10));
    let is_number = digits.starts_with(|c: char| c.is_ascii_hexdigit()) && !(base == 10 && has_needless_zero(digits));
    is_number.then_some((digits, base))
}

fn has_needless_zero(digits: &str) -> bool {
    digits.len() > 1 && digits.starts_with('0') && digits.bytes().all(|digit| digit.is_ascii_digit())
}

fn natural(text: &str) -> Option<u64> {
    let (digits, base) = digits(text.strip_prefix('+').unwrap_or(text))?;
    u64::from_str_radix(digits, base).ok()
}

fn negative(text: &str) -> Option<i64> {
    let (digits, base) = digits(text.strip_prefix('-')?)?;
    i64::from_str_radix(&format!("-{digits}"), base).ok()
}

fn float(text: &str) -> Option<f64> {
    let (is_negative, size) = match text.strip_prefix('-') {
        Some(size) => (true, size),
        None => (false, text.strip_prefix('+').unwrap_or(text)),
    };
    let value = match size {
        ".inf" | ".Inf" | ".INF" => f64::INFINITY,
        ".nan" | ".NaN" | ".NAN" if size == text => f64::NAN,
        _ if has_needless_zero(size) || !size.starts_with(|c: char| c.is_ascii_digit() || c == '.') => return None,
        _ => size.parse().ok().filter(|value: &f64| value.is_finite())?,
    };
    Some(if is_negative { -value } else { value })
}
