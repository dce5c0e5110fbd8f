//! The cards that the adapter can give to the engine: what stands in casebook's card files, in the engine's language.
//!
//! Names, costs, types, sizes and most keywords are translated. Other abilities stand in `cards/*.txt`, written for this adapter: a line
//! `= Name`, then lines of the engine's language. Activated abilities stand there in the order of casebook's card file, and so do triggered ones.

use std::{
    collections::BTreeMap,
    sync::{Arc, LazyLock},
};

use forge_carddb::{CardRules, parser::parse_card_script};
use serde_json::Value;

use crate::keywords;

/// A card.
#[derive(Clone)]
pub(crate) struct Definition {
    pub(crate) rules: Arc<CardRules>,
    /// A mechanic of the card that the engine lacks.
    pub(crate) lacks: Option<&'static str>,
    pub(crate) faces: Vec<Face>,
}

/// One of the faces of a card: the ids that casebook gives to its abilities.
#[derive(Clone, Default)]
pub(crate) struct Face {
    pub(crate) name: String,
    /// The ids of all abilities as they are printed, each with its kind and for a keyword its name.
    pub(crate) abilities: Vec<(String, Kind)>,
    /// The activated abilities of the definition, in their order.
    pub(crate) activated: Vec<String>,
}

/// A kind of ability.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Kind {
    Activated,
    Triggered,
    Keyword(String),
    Other,
}

static DEFINITIONS: LazyLock<BTreeMap<String, Definition>> = LazyLock::new(|| {
    let scripts = scripts(include_str!(concat!(env!("OUT_DIR"), "/definitions.txt")));
    let cards = include_str!(concat!(env!("OUT_DIR"), "/cards.yaml"));
    let read =
        cards.split("\n---\n").filter_map(|card| serde_yaml::from_str::<Value>(card.trim_start_matches("---\n")).ok());
    read.filter_map(|card| {
        let name = card.get("name")?.as_str()?.to_owned();
        let definition = define(&card, scripts.get(&name).map(Vec::as_slice))?;
        Some((name, definition))
    })
    .collect()
});

/// The card of this name; `None` if the adapter can't give it to the engine.
pub(crate) fn named(name: &str) -> Option<&'static Definition> {
    DEFINITIONS.get(name)
}

/// The tokens that abilities create, by the names of their definitions.
pub(crate) fn tokens() -> &'static [(String, CardRules)] {
    static TOKENS: LazyLock<Vec<(String, CardRules)>> = LazyLock::new(|| {
        let all = scripts(include_str!(concat!(env!("OUT_DIR"), "/definitions.txt")));
        let token = |(name, lines): (String, Vec<&str>)| {
            Some((name.strip_prefix("token ")?.to_owned(), parse_card_script(&lines.join("\n")).ok()?))
        };
        all.into_iter().filter_map(token).collect()
    });
    &TOKENS
}

/// The definitions of this adapter: the lines of each card.
fn scripts(text: &'static str) -> BTreeMap<String, Vec<&'static str>> {
    let mut all: BTreeMap<String, Vec<&str>> = BTreeMap::new();
    let mut name = String::new();
    for line in text.lines().map(str::trim).filter(|line| !line.is_empty() && !line.starts_with('#')) {
        match line.strip_prefix("= ") {
            Some(next) => {
                next.clone_into(&mut name);
                all.entry(name.clone()).or_default();
            }
            None => all.entry(name.clone()).or_default().push(line),
        }
    }
    all
}

fn define(card: &Value, script: Option<&[&str]>) -> Option<Definition> {
    if ["modal", "adventure", "split", "editions"].iter().any(|part| card.get(*part).is_some()) && script.is_none() {
        return None;
    }
    if ["modal", "adventure", "split"].iter().any(|part| card.get(*part).is_some()) {
        return None;
    }
    let mut halves = script.unwrap_or_default().split(|line| *line == "ALTERNATE");
    let mut lacks = None;
    let front = face(card, halves.next().filter(|_| script.is_some()), &mut lacks)?;
    let (mut text, mut faces) = (front.0, vec![front.1]);
    for (part, mode) in [("flip", "Flip"), ("back", "DoubleFaced")] {
        if let Some(other) = card.get(part) {
            let back = face(other, halves.next(), &mut lacks)?;
            text += &format!("AlternateMode:{mode}\nALTERNATE\n{}", back.0);
            faces.push(back.1);
        }
    }
    let rules = Arc::new(parse_card_script(&text).ok()?);
    Some(Definition { rules, lacks, faces })
}

/// The text of a face in the engine's language, and the ids of its abilities.
fn face(card: &Value, script: Option<&[&str]>, lacks: &mut Option<&'static str>) -> Option<(String, Face)> {
    let name = card.get("name")?.as_str()?;
    let mut text = format!("Name:{name}\n");
    text += &format!("ManaCost:{}\n", card.get("cost").and_then(Value::as_str).map_or("no cost".to_owned(), mana));
    let words = |key: &str| {
        let all = card.get(key).and_then(Value::as_array).map(Vec::as_slice).unwrap_or_default();
        all.iter().filter_map(Value::as_str).map(capital).collect::<Vec<_>>()
    };
    let types: Vec<String> = ["supertypes", "types", "subtypes"].into_iter().flat_map(words).collect();
    text += &format!("Types:{}\n", types.join(" "));
    if let Some([power, toughness]) = card.get("pt").and_then(Value::as_array).map(Vec::as_slice) {
        text += &format!("PT:{power}/{toughness}\n");
    }
    if let Some(loyalty) = card.get("loyalty") {
        text += &format!("Loyalty:{loyalty}\n");
    }
    let colors = words("colors");
    if !colors.is_empty() {
        // By letters: the engine reads the names of colours letter by letter, so that green is red and green.
        let letters: Vec<&str> = colors.iter().filter_map(|color| letter(color)).collect();
        text += &format!("Colors:{}\n", letters.join(","));
    }
    let mut face = Face { name: name.to_owned(), ..Face::default() };
    let own_keywords = script.is_some_and(|lines| lines.iter().any(|line| line.starts_with("K:")));
    let mut others = false;
    for (id, ability) in card.get("abilities").and_then(Value::as_object).into_iter().flatten() {
        let kind = kind(ability);
        if let Kind::Keyword(keyword) = &kind {
            *lacks = lacks.or(keywords::lacking(keyword));
            match keywords::translated(ability.get("keyword")?) {
                Some(line) if !own_keywords => text += &format!("K:{line}\n"),
                None if !own_keywords && keywords::lacking(keyword).is_none() => return None,
                _ => {}
            }
        } else {
            others = true;
        }
        face.abilities.push((id.clone(), kind));
    }
    if others && script.is_none() {
        return None;
    }
    for line in script.unwrap_or_default() {
        face.activated.extend(line.strip_prefix("A:").filter(|text| text.starts_with("AB$")).map(str::to_owned));
        text += line;
        text += "\n";
    }
    Some((text, face))
}

/// The letter of a colour.
pub(crate) fn letter(color: &str) -> Option<&'static str> {
    Some(match color.to_lowercase().as_str() {
        "white" => "W",
        "blue" => "U",
        "black" => "B",
        "red" => "R",
        "green" => "G",
        _ => return None,
    })
}

fn kind(ability: &Value) -> Kind {
    if let Some(keyword) = ability.get("keyword") {
        let name = keyword.as_object().and_then(|fields| fields.keys().next().map(String::as_str));
        return Kind::Keyword(name.or(keyword.as_str()).unwrap_or_default().to_owned());
    }
    match ability {
        one if one.get("activated").is_some() => Kind::Activated,
        one if one.get("triggered").is_some() => Kind::Triggered,
        _ => Kind::Other,
    }
}

/// An amount of mana in the engine's notation: `{1}{G}` is `1 G`.
pub(crate) fn mana(text: &str) -> String {
    let symbols = text.split(['{', '}']).filter(|symbol| !symbol.is_empty());
    symbols.collect::<Vec<_>>().join(" ")
}

/// A word with a capital letter; what has one already stays.
pub(crate) fn capital(word: &str) -> String {
    let mut letters = word.chars();
    letters.next().map_or_else(String::new, |first| first.to_uppercase().chain(letters).collect())
}
