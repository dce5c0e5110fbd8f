//! Keywords in the engine's language.

use serde_json::Value;

use crate::cards::{capital, mana};

/// The mechanics that the engine reads and gives no meaning.
const LACKING: [&str; 0] = [];

/// The keyword, if the engine gives it no meaning.
pub(crate) fn lacking(keyword: &str) -> Option<&'static str> {
    LACKING.into_iter().find(|lacking| *lacking == keyword)
}

/// Keywords whose spelling has more than one capital letter, or another word.
const SPELLED: [(&str, &str); 5] = [
    ("first strike", "First Strike"),
    ("double strike", "Double Strike"),
    ("living weapon", "Living Weapon"),
    ("unblockable", "CARDNAME can't be blocked."),
    ("jump-start", "Jump-start"),
];

/// A keyword of a card file; `None` if its definition must say it.
pub(crate) fn translated(keyword: &Value) -> Option<String> {
    if let Some(name) = keyword.as_str() {
        return Some(plain(name));
    }
    let (name, detail) = keyword.as_object()?.iter().next()?;
    let cost = || costs(detail.get("cost")?);
    Some(match name.as_str() {
        "enchant" => format!("Enchant:{}", selector(detail.get("what")?)?),
        "protection" => format!("Protection from {}", protection(detail.get("from")?)?),
        "bushido" | "fading" | "modular" | "bloodthirst" | "fabricate" | "soulshift" | "toxic" | "mobilize"
        | "graft" | "annihilator" | "devour" | "renown" | "afflict" | "afterlife" | "rampage" | "saddle"
        | "vanishing" | "crew" | "dredge" | "casualty" | "hideaway" => {
            format!("{}:{}", capital(name), detail.as_u64()?)
        }
        "equip" | "cycling" | "morph" | "megamorph" | "disguise" | "kicker" | "multikicker" | "flashback" | "echo"
        | "escape" | "ward" | "foretell" | "offspring" | "embalm" | "eternalize" | "entwine" | "spectacle"
        | "encore" | "dash" | "outlast" | "bestow" | "replicate" | "madness" | "overload" | "disturb" | "evoke"
        | "blitz" | "unearth" | "plot" | "transmute" | "scavenge" | "warp" | "surge" | "squad" | "buyback"
        | "ninjutsu" | "cumulative upkeep" => format!("{}:{}", capital(name), cost()?),
        "suspend" | "awaken" | "reinforce" | "impending" => {
            format!("{}:{}:{}", capital(name), detail.get("n")?.as_u64()?, cost()?)
        }
        "typecycling" => format!("TypeCycling:{}:{}", typed(detail.get("what")?)?, cost()?),
        "affinity" => format!("Affinity:{}", typed(detail.get("to")?)?),
        "splice" => format!("Splice:{}:{}", detail.get("onto")?.get("subtype")?.as_str()?, cost()?),
        "offering" => format!("{} offering", detail.get("what")?.get("subtype")?.as_str()?),
        "champion" => format!("Champion:{}", detail.get("what")?.get("subtype")?.as_str()?),
        _ => return None,
    })
}

/// A keyword without details, or with a number, as a case names it: `haste`, `bushido 1`, `protection from red`.
pub(crate) fn plain(name: &str) -> String {
    if let Some((_, spelled)) = SPELLED.iter().find(|(known, _)| *known == name) {
        return (*spelled).to_owned();
    }
    if let Some((word, number)) = name.rsplit_once(' ')
        && number.parse::<u32>().is_ok()
    {
        return format!("{}:{number}", capital(word));
    }
    capital(name)
}

/// The cost of a keyword.
fn costs(parts: &Value) -> Option<String> {
    let part = |part: &Value| {
        let (name, what) = part.as_object()?.iter().next()?;
        Some(match name.as_str() {
            "mana" => mana(what.as_str()?),
            "pay_life" => format!("PayLife<{}>", what.as_u64()?),
            "exile" if what.get("what")?.get("zone")?.as_str()? == "graveyard" => {
                format!("ExileFromGrave<{}/Card.Other/other>", what.get("count")?.as_u64()?)
            }
            _ => return None,
        })
    };
    Some(parts.as_array()?.iter().map(part).collect::<Option<Vec<_>>>()?.join(" "))
}

/// A type or subtype as a filter.
fn typed(what: &Value) -> Option<String> {
    let fields = what.as_object()?;
    let known = ["type", "subtype", "supertype", "zone"];
    if !fields.keys().all(|key| known.contains(&key.as_str())) {
        return None;
    }
    let word = |key: &str| fields.get(key).and_then(Value::as_str).map(capital);
    let main = word("subtype").or(word("type"))?;
    Some(word("supertype").map_or(main.clone(), |supertype| format!("{main}.{supertype}")))
}

/// What an Aura enchants.
fn selector(what: &Value) -> Option<String> {
    match what.as_str() {
        Some(word @ ("creature" | "permanent" | "land" | "artifact" | "enchantment" | "planeswalker")) => {
            Some(capital(word))
        }
        Some(_) => None,
        None => typed(what),
    }
}

/// What a permanent has protection from.
fn protection(from: &Value) -> Option<String> {
    let fields = from.as_object()?;
    let (key, word) = fields.iter().next().filter(|_| fields.len() == 1)?;
    let word = word.as_str()?;
    Some(match key.as_str() {
        "color" => word.to_owned(),
        "type" => format!("{word}s"),
        _ => return None,
    })
}
