//! What a definition says that would do nothing: nothing of its kind is replaced, or changed as it enters. Each is told by the word that is
//! wrong, and what is wrong with it.

use serde_yaml::{Mapping, Value};

/// A word, and why it would do nothing.
type Futile = (String, String);

/// A replacement effect of what isn't replaced, or not by that.
pub(super) fn replacement(replacement: &Mapping) -> Vec<Futile> {
    let instead = tag(&replacement["instead"]);
    let patterns = match &replacement["would"]["any_of"] {
        Value::Sequence(any) => any.iter().map(tag).collect(),
        _ => vec![tag(&replacement["would"])],
    };
    let futile = |would: String| match replaced_by(&would) {
        [] => Some((would.clone(), format!("`{would}` can't be replaced"))),
        by if by.contains(&instead.as_str()) => None,
        _ => Some((instead.clone(), format!("`{would}` can't be replaced by `{instead}`"))),
    };
    patterns.into_iter().filter_map(futile).collect()
}

/// By what events of a kind are replaced; by nothing if they aren't.
fn replaced_by(would: &str) -> &'static [&'static str] {
    match would {
        "deals_damage" => &["prevent", "redirect", "multiply", "add", "do", "nothing"],
        "gains_life" | "loses_life" | "gets_counters" => &["multiply", "add", "do", "nothing"],
        "moves" | "enters" => &["move_to", "enter_with", "do", "nothing"],
        "dies" | "discards" | "draws" => &["move_to", "do", "nothing"],
        "destroyed" => &["regenerate", "do", "nothing"],
        "becomes_untapped" => &["do", "nothing"],
        _ => &[],
    }
}

/// Instructions that would change what is only entering: it can enter as a copy, and nothing else of it is changed.
pub(super) fn entering(instructions: &Value) -> Vec<Futile> {
    let futile = |instruction: &Value| {
        let (verb, given) = (tag(instruction), instruction.as_mapping().and_then(|map| map.values().next())?);
        let changes = ["apply", "become_copy", "put_counters", "modify_pt", "gain_keyword"].contains(&verb.as_str());
        let this = |of: &Value| of.as_str() == Some("self") || of["is"].as_str() == Some("self");
        let of_it = [&given["to"], &given["what"], &given["on"]].into_iter().any(this);
        (changes && of_it).then(|| (verb.clone(), format!("`{verb}` does nothing to what is only entering")))
    };
    instructions.as_sequence().into_iter().flatten().filter_map(futile).collect()
}

/// What the maker of a token that is a copy says of it besides.
pub(super) fn token(token: &Mapping) -> Option<Futile> {
    let besides = |key: &&str| match &token[*key] {
        Value::Null => false,
        Value::Sequence(list) => !list.is_empty(),
        Value::Mapping(map) => !map.is_empty(),
        _ => true,
    };
    let said = ["name", "supertypes", "types", "subtypes", "colors", "pt", "abilities"].into_iter().find(besides);
    let key = said.filter(|_| !token["copy_of"].is_null())?;
    Some((key.to_owned(), format!("a token that is a copy has no `{key}` of its own")))
}

/// The word of a variant: alone, or the only key of a map.
pub(super) fn tag(value: &Value) -> String {
    let key = value.as_mapping().and_then(|map| map.keys().next());
    key.unwrap_or(value).as_str().unwrap_or_default().to_owned()
}
