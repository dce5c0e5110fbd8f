//! The references within a rule's text to other rules, such as `see rule 722.1` and `rules 702.3 and 703`.

/// The words before the number of a section.
const BEFORE: [&str; 4] = ["rule", "rules", "section", "sections"];
/// The words and signs between the numbers of a list or of a range.
const BETWEEN: [&str; 5] = ["and", "or", "through", "to", ""];

/// The text with other numbers in its references. A reference that has no other number stays.
#[must_use]
pub fn replaced(text: &str, other: impl Fn(&str) -> Option<String>) -> String {
    let mut written = String::with_capacity(text.len());
    let mut rest = text;
    while let Some((before, number, after)) = next(rest, &written) {
        written.push_str(before);
        match other(number) {
            Some(number) => written.push_str(&number),
            None => written.push_str(number),
        }
        rest = after;
    }
    written.push_str(rest);
    written
}

/// The text up to the next reference, the reference, and the text after it. The text that was already read decides whether a list goes on.
fn next<'t>(rest: &'t str, read: &str) -> Option<(&'t str, &'t str, &'t str)> {
    let mut list_begins = read.ends_with(|c: char| c.is_ascii_alphanumeric()).then_some(0);
    let bytes = rest.as_bytes();
    let mut at = 0;
    while at < bytes.len() {
        let is_word = at > 0 && (bytes[at - 1].is_ascii_alphanumeric() || bytes[at - 1] == b'.');
        let length = if is_word || !rest.is_char_boundary(at) { 0 } else { number(&rest[at..]) };
        if length == 0 {
            at += 1;
            continue;
        }
        let found = &rest[at..at + length];
        let in_list = list_begins.is_some_and(|begins: usize| goes_on(&rest[begins..at]));
        if found.contains('.') || in_list || is_announced(&rest[..at]) {
            return Some((&rest[..at], found, &rest[at + length..]));
        }
        list_begins = None;
        at += length;
    }
    None
}

/// The length of the number of a section or a rule at the beginning of a text, in bytes.
fn number(text: &str) -> usize {
    let digits = |text: &str| text.bytes().take_while(u8::is_ascii_digit).count();
    if digits(text) != 3 {
        return 0;
    }
    let after = &text[3..];
    let rule = after.strip_prefix('.').map_or(0, digits);
    if rule == 0 {
        return if after.starts_with(|c: char| c.is_ascii_alphanumeric()) { 0 } else { 3 };
    }
    let part = after[1 + rule..].bytes().take_while(u8::is_ascii_lowercase).count();
    let end = 4 + rule + part;
    if part > 2 || text[end..].starts_with(|c: char| c.is_alphanumeric()) { 0 } else { end }
}

fn is_announced(before: &str) -> bool {
    let word = before.trim_end().rsplit(|c: char| !c.is_alphabetic()).next().unwrap_or_default();
    before.ends_with(char::is_whitespace) && BEFORE.iter().any(|one| word.eq_ignore_ascii_case(one))
}

/// Whether a list of references goes on, as in `701.42, "Meld," and 729`: the names of rules stand in quotation marks.
fn goes_on(between: &str) -> bool {
    let mut is_name = false;
    let unnamed: String = between
        .chars()
        .filter(|c| match c {
            '“' => {
                is_name = true;
                false
            }
            '”' => {
                is_name = false;
                false
            }
            '"' => {
                is_name = !is_name;
                false
            }
            _ => !is_name,
        })
        .collect();
    unnamed.split(|c: char| !c.is_alphanumeric()).all(|word| BETWEEN.contains(&word))
}
