//! Parts of a definition that would have no effect, such as a replacement that does not exist. Each is reported with the wrong word and the reason.

use serde_yaml::{Mapping, Value};

/// A word, and the reason why it would have no effect.
pub(super) type WithoutEffect = (String, String);

/// A replacement effect for an event that cannot be replaced, or not in this way.
pub(super) fn replacement(replacement: &Mapping) -> Vec<WithoutEffect> {
    let instead = tag(&replacement["instead"]);
    let patterns = match &replacement["would"]["any_of"] {
        Value::Sequence(any) => any.iter().map(tag).collect(),
        _ => vec![tag(&replacement["would"])],
    };
    let without_effect = |would: String| match replaced_by(&would) {
        [] => Some((would.clone(), format!("`{would}` can't be replaced"))),
        by if by.contains(&instead.as_str()) => None,
        _ => Some((instead.clone(), format!("`{would}` can't be replaced by `{instead}`"))),
    };
    patterns.into_iter().filter_map(without_effect).collect()
}

/// The replacements that events of a kind allow. Empty if such an event cannot be replaced.
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
        // `nothing` is not possible: the cause of the loss would repeat without end. `player_cant` prevents a player from losing.
        "loses_game" => &["do"],
        _ => &[],
    }
}

/// A token that is a copy, with characteristics of its own.
pub(super) fn token(token: &Mapping) -> Option<WithoutEffect> {
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
        format!(
            "a token that is a copy can't have its own `{key}`: write the differences from the original in `except`"
        ),
    ))
}

/// Exceptions of a copy, where nothing is copied.
pub(super) fn exceptions(of: &Mapping) -> Option<WithoutEffect> {
    let excepts = of["except"].as_sequence().is_some_and(|list| !list.is_empty());
    let why = "`except` is allowed only for a copy, and nothing is copied here";
    (excepts && of["copy_of"].is_null()).then(|| ("except".to_owned(), why.to_owned()))
}

/// A shield that is both for an amount of damage and for the next time only.
pub(super) fn shield(shield: &Mapping) -> Option<WithoutEffect> {
    let both = shield["once"].as_bool() == Some(true) && !shield["next"].is_null();
    let why = "`once` and `next` can't be used together: `once` is for the next damage of any amount, `next` for an amount of damage";
    both.then(|| ("once".to_owned(), why.to_owned()))
}

/// Permanents tapped for mana that produce something else, with more or less than one of the three keys.
pub(super) fn tapped_makes(makes: &Mapping) -> Option<WithoutEffect> {
    let said = ["mana", "kind", "times"].into_iter().filter(|key| !makes[*key].is_null()).count();
    let why = "`tapped_makes` needs exactly one of `mana` (this mana instead), `kind` (the same amount of this kind) and `times`";
    (said != 1).then(|| ("tapped_makes".to_owned(), why.to_owned()))
}

/// Added mana that is stated in more than one way.
pub(super) fn mana(adds: &Mapping) -> Option<WithoutEffect> {
    let keys = ["mana", "one_color_of", "one_color_among", "one_color_made_by", "one_kind_made_by", "one_kind_of"];
    let said = |key: &&str| !adds[*key].is_null() && adds[*key].as_sequence().is_none_or(|list| !list.is_empty());
    let mut said = keys.into_iter().filter(said);
    let (one, other) = said.next().zip(said.next())?;
    Some((other.to_owned(), format!("`{one}` already states which mana is added")))
}

/// The word of a variant, which is written alone or as the only key of a map.
pub(super) fn tag(value: &Value) -> String {
    let key = value.as_mapping().and_then(|map| map.keys().next());
    key.unwrap_or(value).as_str().unwrap_or_default().to_owned()
}

/// Whether an ability triggers on the activation of a keyword ability of its own object.
pub(super) fn is_cycled_itself(when: &Value) -> bool {
    let activates = &when["activates"];
    activates["what"]["is"].as_str() == Some("self") && !activates["keyword"].is_null()
}

/// Whether a static ability gives its own object an alternative cost.
pub(super) fn costs_itself_otherwise(said: &Mapping) -> bool {
    let of_itself = |change: &Value| change["alternative_cost"]["spells"]["is"].as_str() == Some("self");
    let changes = said.get("apply").and_then(Value::as_sequence);
    changes.is_some_and(|changes| changes.iter().any(of_itself))
}

/// Whether a static ability forbids that its own object is cast or played.
pub(super) fn cant_play_itself(said: &Mapping) -> bool {
    let this = |what: &Value| what.as_str() == Some("self") || what["is"].as_str() == Some("self");
    let own = |part: &Value| this(&part["cant_play"]["what"]);
    said.get("apply").and_then(Value::as_sequence).into_iter().flatten().any(own)
}
