//! Safe output of text from elsewhere: an engine's words, a title, a quoted line. Characters that control a terminal, change the direction of
//! reading or are invisible are shown as escapes.

use std::{borrow::Cow, fmt::Write};

/// Whether a character is shown as an escape.
fn is_hidden(c: char) -> bool {
    c.is_control()
        || matches!(c,
            '\u{61c}' | '\u{200e}' | '\u{200f}' | '\u{202a}'..='\u{202e}' | '\u{2066}'..='\u{2069}' // direction
            | '\u{2028}' | '\u{2029}' | '\u{feff}' | '\u{fffe}' | '\u{ffff}') // ends of lines, marks and no characters
}

/// A text on one line with escapes.
#[must_use]
pub fn shown(text: &str) -> Cow<'_, str> {
    if !text.contains(is_hidden) {
        return Cow::Borrowed(text);
    }
    let mut safe = String::with_capacity(text.len() + 16);
    for c in text.chars() {
        match c {
            '\n' => safe.push_str("\\n"),
            '\t' => safe.push(' '),
            c if is_hidden(c) => {
                let _never = write!(safe, "{}", c.escape_unicode());
            }
            c => safe.push(c),
        }
    }
    Cow::Owned(safe)
}

/// The text of a JSON value, in which hidden characters are escapes of JSON: a reader of the JSON gets the same words.
#[must_use]
pub fn json(text: String) -> String {
    let is_hidden = |c: char| !c.is_ascii() && is_hidden(c);
    if !text.contains(is_hidden) {
        return text;
    }
    let mut safe = String::with_capacity(text.len() + 16);
    for c in text.chars() {
        if is_hidden(c) {
            // All hidden characters are of the first plane, so that one escape is enough.
            let _never = write!(safe, "\\u{:04x}", u32::from(c));
        } else {
            safe.push(c);
        }
    }
    safe
}

/// A text of several lines, of which each is at most that many characters long; `…` ends a shortened one.
#[must_use]
pub fn shortened(text: &str, most: usize) -> Cow<'_, str> {
    if text.len() <= most {
        return Cow::Borrowed(text);
    }
    let line = |line: &str| match line.char_indices().nth(most) {
        Some((end, _)) => format!("{}…", &line[..end]),
        None => line.to_owned(),
    };
    Cow::Owned(text.split('\n').map(line).collect::<Vec<_>>().join("\n"))
}

/// A text of several lines with escapes. Lines after the first begin with `indent`, so that they can't look like lines of casebook.
#[must_use]
pub fn paragraph(text: &str, indent: &str) -> String {
    let lines: Vec<Cow<'_, str>> = text.trim_end().split('\n').map(|line| shown(line.trim_end_matches('\r'))).collect();
    lines.join(&format!("\n{indent}"))
}
