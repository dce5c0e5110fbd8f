//! Checks the subtypes in a definition. A subtype that is very similar to a known one is a mistake.

use super::Lexicon;
use crate::{cards::subtypes::without_creature_types, document::nearest};

/// The keys whose values are subtypes.
pub(super) const NAMED: [&str; 5] = ["subtype", "subtypes", "add_subtypes", "set_subtypes", "remove_subtypes"];

/// The fault of a subtype, and the subtype that was probably meant.
///
/// A set of cards can have subtypes of its own, such as Legend in older editions. Therefore only two kinds of subtypes are faults: a word that is
/// nearly a known subtype, and a word that is not written as subtypes are.
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
        (
            format!("{said}: subtypes begin with a capital letter; use `chosen_subtype` for a subtype that was chosen"),
            None,
        )
    })
}
