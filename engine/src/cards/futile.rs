//! What a definition says that would do nothing: nothing of its kind is replaced. Each is told by the word that is wrong, and what is wrong
//! with it.

use serde_yaml::{Mapping, Value};

/// A word, and why it would do nothing.
pub(super) type Futile = (String, String);

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
pub(super) fn replaced_by(would: &str) -> &'static [&'static str] {
    match would {
        "deals_damage" => &["prevent", "redirect", "multiply", "add", "set", "do", "nothing"],
        "gains_life" | "loses_life" | "loses_life_by_damage" | "gets_counters" => {
            &["multiply", "add", "set", "do", "nothing"]
        }
        "creates" => &["multiply", "add", "set", "do", "nothing"],
        "moves" | "enters" => &["move_to", "enter_with", "do", "nothing"],
        "dies" | "discards" | "draws" => &["move_to", "do", "nothing"],
        "destroyed" => &["regenerate", "do", "nothing"],
        "becomes_untapped" => &["do", "nothing"],
        // Not by nothing: what makes the player lose would do so for ever. `player_cant` keeps players from losing.
        "loses_game" => &["do"],
        _ => &[],
    }
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
    Some((
        key.to_owned(),
        format!("a token that is a copy has no `{key}` of its own: what is otherwise is under `except`"),
    ))
}

/// Exceptions of a copy where nothing is copied.
pub(super) fn exceptions(of: &Mapping) -> Option<Futile> {
    let excepts = of["except"].as_sequence().is_some_and(|list| !list.is_empty());
    let why = "`except` says what of a copy is otherwise, and nothing is copied here";
    (excepts && of["copy_of"].is_null()).then(|| ("except".to_owned(), why.to_owned()))
}

/// A shield that is for so much damage and for one time.
pub(super) fn shield(shield: &Mapping) -> Option<Futile> {
    let both = shield["once"].as_bool() == Some(true) && !shield["next"].is_null();
    let why = "`once` is for the next time, however much damage that is, and `next` for so much damage";
    both.then(|| ("once".to_owned(), why.to_owned()))
}

/// What permanents tapped for mana make instead is said in one way.
pub(super) fn tapped_makes(makes: &Mapping) -> Option<Futile> {
    let said = ["mana", "kind", "times"].into_iter().filter(|key| !makes[*key].is_null()).count();
    let why = "`tapped_makes` says one of `mana` (that, whatever it would be), `kind` (as much of that) and `times`";
    (said != 1).then(|| ("tapped_makes".to_owned(), why.to_owned()))
}

/// Which mana is added is said in one way.
pub(super) fn mana(adds: &Mapping) -> Option<Futile> {
    let keys = ["mana", "one_color_of", "one_color_among", "one_color_made_by", "one_kind_of"];
    let said = |key: &&str| !adds[*key].is_null() && adds[*key].as_sequence().is_none_or(|list| !list.is_empty());
    let mut said = keys.into_iter().filter(said);
    let (one, other) = said.next().zip(said.next())?;
    Some((other.to_owned(), format!("which mana is added is said by `{one}` already")))
}

/// The word of a variant: alone, or the only key of a map.
pub(super) fn tag(value: &Value) -> String {
    let key = value.as_mapping().and_then(|map| map.keys().next());
    key.unwrap_or(value).as_str().unwrap_or_default().to_owned()
}

/// Whether an ability waits for a keyword of its own object to be played.
pub(super) fn is_cycled_itself(when: &Value) -> bool {
    let activates = &when["activates"];
    activates["what"]["is"].as_str() == Some("self") && !activates["keyword"].is_null()
}

/// Whether a static ability gives its own object another cost.
pub(super) fn costs_itself_otherwise(said: &Mapping) -> bool {
    let of_itself = |change: &Value| change["alternative_cost"]["spells"]["is"].as_str() == Some("self");
    let changes = said.get("apply").and_then(Value::as_sequence);
    changes.is_some_and(|changes| changes.iter().any(of_itself))
}
