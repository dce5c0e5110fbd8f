//! Subtypes that a definition names: one that is nearly one of those that there are is a mistake.

use super::Lexicon;
use crate::{document::nearest, rules::continuous::subtypes::without_creature_types};

/// Where subtypes are named, in front of what they are looked for, given or taken away.
pub(super) const NAMED: [&str; 5] = ["subtype", "subtypes", "add_subtypes", "set_subtypes", "remove_subtypes"];

/// What is wrong with a subtype, and the one that is meant.
///
/// A set may have subtypes of its own (Legend was one): only what is as good as a known one is taken for a mistake, and what isn't written
/// as all of them are.
pub(super) fn wrong(subtype: &str, lexicon: &Lexicon<'_>) -> Option<(String, Option<String>)> {
    let known = || lexicon.creature_types.iter().copied().chain(without_creature_types().map(|word| -> &str { word }));
    if lexicon.creature_types.is_empty() || known().any(|word| word == subtype) {
        return None;
    }
    let said = format!("there is no subtype `{subtype}`");
    if let Some(meant) = known().find(|word| word.eq_ignore_ascii_case(subtype)) {
        return Some((said, Some(meant.to_owned())));
    }
    let far = if subtype.chars().count() < 7 { 1 } else { 2 };
    let near = nearest(subtype, known()).filter(|near| strsim::damerau_levenshtein(subtype, near) <= far);
    if near.is_some() {
        return Some((said, near));
    }
    let lower = subtype.starts_with(char::is_lowercase);
    lower.then(|| {
        (format!("{said}: they begin with a capital letter, and `chosen_subtype` asks for one that was chosen"), None)
    })
}
