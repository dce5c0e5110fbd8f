//! A definition as English rules text, in our own words and in those of an edition: a judge checks a card by reading it.
//!
//! Every match here names every word of the card language and every part of it: what is not said here could not be checked.

mod ability;
mod being;
pub(crate) mod effect;
pub(crate) mod event;
mod modification;
pub(crate) mod noun;
mod number;
mod status;
pub(crate) mod subject;

use super::{
    CardDef,
    ability::Ability,
    action::{ActParam, ActionDef},
    card::Half,
    check::{actions_of, keywords_of},
    keyword::KeywordDef,
    saga::SAGA,
    selector::Selector,
    values::{CardType, Colors, Supertype, Zone},
};
use std::cell::RefCell;

use indexmap::IndexSet;

use crate::{doing::By, game::Table};

/// A card in the words of the table's edition, as that edition has it.
#[must_use]
pub fn card(card: &CardDef, table: &Table) -> String {
    // The catalog holds the card as the edition words it.
    let worded = table.catalog.find(&card.name).map_or(card, |id| table.catalog.card(id));
    let half = Half {
        name: worded.name.clone(),
        supertypes: worded.supertypes.clone(),
        types: worded.types.clone(),
        subtypes: worded.subtypes.clone(),
        pt: worded.pt,
        abilities: worded.abilities.clone(),
    };
    let cost = worded.cost.map(|cost| format!("  {cost}")).unwrap_or_default();
    let mut text = format!("{}{cost}\n", worded.name);
    text += &colour(worded.colors);
    text += &side(&half, worded.loyalty, table);
    if let Some(lower) = &worded.flip {
        text += &format!("\nflipped: {}\n{}", lower.name, side(lower, None, table));
    }
    for (key, part) in worded.sides() {
        let cost = part.cost.map(|cost| format!("  {cost}")).unwrap_or_default();
        let (colour, says) = (colour(part.colors), side(&part.half(), part.loyalty, table));
        text += &format!("\n{key}: {}{cost}\n{colour}{says}", part.name);
    }
    let halves = [&worded.abilities].into_iter().chain(worded.parts().map(|part| part.abilities));
    let keywords: IndexSet<String> = halves.flat_map(keywords_of).collect();
    for name in keywords {
        let meaning = table.catalog.keyword(&name).filter(|def| !def.expands_to.is_empty());
        text += &meaning.map(|def| format!("\n{}\n", keyword(def, table))).unwrap_or_default();
    }
    let halves = [&worded.abilities].into_iter().chain(worded.parts().map(|part| part.abilities));
    for name in halves.flat_map(actions_of).collect::<IndexSet<String>>() {
        text += &table.catalog.action(&name).map(|(def, _)| format!("\n{}\n", action(def, table))).unwrap_or_default();
    }
    if let Some(reason) = &worded.stand_in {
        text += &format!("\nA stand-in of casebook's own: {reason}\n");
    }
    text
}

/// A keyword's definition.
#[must_use]
pub fn keyword(def: &KeywordDef, table: &Table) -> String {
    let abilities = def.expands_to.iter().map(|(_, ability)| {
        Speech { name: itself(ability), host: "what it is attached to", table, heard: None }.ability(ability)
    });
    let mut text: Vec<String> = abilities.collect();
    if def.procedure.is_some() && text.is_empty() {
        text.push("The rules of the game carry it out.".to_owned());
    }
    if let Some(of) = &def.counts_as {
        text.push(format!("It is a variant of {}.", of.replace('_', " ")));
    }
    if def.redundant {
        text.push("More than one does no more than one.".to_owned());
    }
    format!("{}: {}", def.keyword.replace('_', " "), text.join(" "))
}

/// A keyword action's definition.
#[must_use]
pub fn action(def: &ActionDef, table: &Table) -> String {
    let speech = Speech { name: "this", host: "what it is attached to", table, heard: None };
    let n = if def.params.contains(&ActParam::N) { " N" } else { "" };
    let other = if def.params.contains(&ActParam::Other) { " the other" } else { "" };
    let says = speech.ability(&def.text()).replace("the what's", "its").replace("the what", "it");
    format!("{}{n}{other}: {says}", def.action.replace('_', " "))
}

/// An ability in English, part by part.
#[derive(Debug)]
pub struct Spoken {
    /// The whole of it.
    pub text: String,
    /// Its instructions, costs, replacements and modifications, each with its own part of the text.
    pub parts: Vec<(By, String)>,
    /// The abilities that it speaks of: those that something else gets.
    pub inside: Vec<Ability>,
}

/// What is heard of an ability as it is said.
#[derive(Debug, Default)]
struct Heard {
    parts: Vec<By>,
    inside: Vec<Ability>,
}

/// An ability, whatever it is on. What is done without being said is found out by its parts.
#[must_use]
pub fn ability(ability: &Ability, table: &Table) -> Spoken {
    let heard = RefCell::new(Heard::default());
    let speech = Speech { name: "this", host: "what it is on", table, heard: None };
    let text = Speech { heard: Some(&heard), ..speech }.whole(ability);
    let Heard { parts, inside } = heard.into_inner();
    let said = |by: By| {
        let text = match &by {
            By::Instruction(effect) => effect.english(&speech),
            By::Cost(cost) => speech.cost(cost),
            By::Instead(instead) => match ability {
                Ability::Replacement(replacement) => speech.instead_of(instead, &replacement.would),
                _ => speech.instead(instead),
            },
            By::Static(said) => {
                // What is not said first is said of what was named before.
                let named = speech.changes_of(said).join("; ");
                let more = || speech.changes_again(said).join("; ");
                if text.to_lowercase().contains(&named.to_lowercase()) { named } else { more() }
            }
        };
        (by, text)
    };
    let parts = parts.into_iter().map(said).collect();
    Spoken { text, parts, inside }
}

/// One of what a text asks for, in the words of whoever has that name: `a creature you control`.
pub(crate) fn one_of(selector: &Selector, name: &str, table: &Table) -> String {
    Speech { name, host: "what it is attached to", table, heard: None }.one(selector)
}

/// What an Aura is on, by the card type that it asks of it (702.5a).
fn enchanted(aura: &Half, table: &Table) -> &'static str {
    let quality = aura.abilities.iter().find_map(|(_, ability)| match ability {
        Ability::Keyword(keyword) if keyword.name == "enchant" => keyword.with.quality.as_ref(),
        _ => None,
    });
    let meant = match quality {
        Some(Selector::Named(name)) => table.catalog.selector(name),
        quality => quality,
    };
    match meant {
        Some(Selector::Where(all)) => match all.card_type {
            Some(CardType::Creature) => "the enchanted creature",
            Some(CardType::Land) => "the enchanted land",
            Some(CardType::Artifact) => "the enchanted artifact",
            Some(CardType::Enchantment) => "the enchanted enchantment",
            _ => "what it enchants",
        },
        _ => "what it enchants",
    }
}

/// The colours that are said besides the mana cost.
fn colour(said: Option<Colors>) -> String {
    let Some(colors) = said else { return String::new() };
    let colors: Vec<String> = colors.iter().map(|color| color_word(color).to_owned()).collect();
    format!("colour: {}\n", if colors.is_empty() { "none".to_owned() } else { and(&colors) })
}

/// One half of a card, without its name.
fn side(half: &Half, loyalty: Option<u32>, table: &Table) -> String {
    let is = |subtype: &str| half.subtypes.iter().any(|s| s == subtype);
    let host = match (is("Equipment"), is("Aura")) {
        (true, _) => "the equipped creature",
        (_, true) => enchanted(half, table),
        _ => "what it is attached to",
    };
    let speech = Speech { name: &half.name, host, table, heard: None };
    let supertypes = half.supertypes.iter().map(|supertype| capital(supertype_word(*supertype)));
    let types: Vec<String> = supertypes.chain(half.types.iter().map(|t| capital(type_word(*t)))).collect();
    let mut text = types.join(" ");
    if !half.subtypes.is_empty() {
        text += &format!(" — {}", half.subtypes.iter().map(|s| s.as_str()).collect::<Vec<_>>().join(" "));
    }
    if let Some((power, toughness)) = half.pt {
        text += &format!("  {power}/{toughness}");
    }
    text += &loyalty.map(|loyalty| format!("  loyalty {loyalty}")).unwrap_or_default();
    if is(SAGA) {
        // What the rules make of lore counters (714.3, 714.4).
        text += "  (a lore counter as it enters and in each of your precombat main phases; sacrificed after its last chapter)";
    }
    text.push('\n');
    for (id, ability) in half.abilities.iter() {
        text += &format!("  {id}: {}\n", speech.ability(ability));
    }
    text
}

/// Who speaks: the object whose text it is, and the words of the edition.
#[derive(Clone, Copy)]
pub(crate) struct Speech<'a> {
    /// The object's name.
    pub(crate) name: &'a str,
    /// What the object is attached to.
    host: &'static str,
    table: &'a Table,
    /// Who listens, if anybody does.
    heard: Option<&'a RefCell<Heard>>,
}

impl Speech<'_> {
    /// The words of the edition.
    pub(crate) fn words(&self) -> &crate::edition::Words {
        &self.table.edition.words
    }

    /// Lets a listener hear that this is said.
    pub(crate) fn says(&self, by: impl FnOnce() -> By) {
        if let Some(heard) = self.heard {
            heard.borrow_mut().parts.push(by());
        }
    }

    /// An ability that is spoken of; what is in it is no part of the one that speaks.
    pub(crate) fn ability(&self, ability: &Ability) -> String {
        if let Some(heard) = self.heard {
            heard.borrow_mut().inside.push(ability.clone());
        }
        Speech { heard: None, ..*self }.whole(ability)
    }

    /// An ability that something else has: in it, that is what speaks of itself.
    pub(crate) fn given_ability(&self, ability: &Ability) -> String {
        let given = Speech { name: itself(ability), host: "what it is attached to", ..*self };
        match ability {
            Ability::Keyword(keyword) => {
                given.ability(ability);
                self.keyword(keyword)
            }
            ability => format!("“{}”", given.ability(ability)),
        }
    }

    /// Whose something is.
    pub(crate) fn whose(&self, who: &super::reference::Ref) -> String {
        whose(&self.who(who))
    }
}

/// What an ability calls what it is on, where that has no name: by where the ability works.
fn itself(ability: &Ability) -> &'static str {
    let from = match ability {
        Ability::Activated(activated) => activated.from,
        Ability::Triggered(triggered) => triggered.from,
        Ability::Static(fixed) => fixed.from,
        Ability::Replacement(replacement) => replacement.from,
        Ability::Spell(_) => Zone::Stack,
        Ability::Keyword(_) => Zone::Battlefield,
    };
    match from {
        Zone::Battlefield => "this permanent",
        Zone::Stack => "this spell",
        _ => "this card",
    }
}

pub(crate) fn color_word(color: super::values::Color) -> &'static str {
    use super::values::Color;
    match color {
        Color::White => "white",
        Color::Blue => "blue",
        Color::Black => "black",
        Color::Red => "red",
        Color::Green => "green",
    }
}

pub(crate) fn type_word(card_type: CardType) -> &'static str {
    match card_type {
        CardType::Artifact => "artifact",
        CardType::Creature => "creature",
        CardType::Enchantment => "enchantment",
        CardType::Instant => "instant",
        CardType::Land => "land",
        CardType::Planeswalker => "planeswalker",
        CardType::Sorcery => "sorcery",
        CardType::Battle => "battle",
        CardType::Kindred => "kindred",
    }
}

pub(crate) fn supertype_word(supertype: Supertype) -> &'static str {
    match supertype {
        Supertype::Basic => "basic",
        Supertype::Legendary => "legendary",
        Supertype::Snow => "snow",
        Supertype::World => "world",
    }
}

/// `a, b and c`.
pub(crate) fn and(items: &[String]) -> String {
    joined(items, "and")
}

/// `a, b or c`.
pub(crate) fn or(items: &[String]) -> String {
    joined(items, "or")
}

fn joined(items: &[String], word: &str) -> String {
    match items {
        [] => "nothing".to_owned(),
        [only] => only.clone(),
        [most @ .., last] => format!("{} {word} {last}", most.join(", ")),
    }
}

fn capital(text: &str) -> String {
    let mut characters = text.chars();
    characters.next().map(|first| first.to_uppercase().chain(characters).collect()).unwrap_or_default()
}

/// A sentence: begins with a capital, ends with a full stop.
pub(crate) fn sentence(text: &str) -> String {
    let text = capital(text.trim());
    if text.is_empty() || text.ends_with(['.', ':']) { text } else { format!("{text}.") }
}

/// A noun with `a` or `an`.
fn a(noun: &str) -> String {
    let vowel = noun.starts_with(['a', 'e', 'i', 'o', 'u', 'A', 'E', 'I', 'O', 'U']);
    format!("{} {noun}", if vowel { "an" } else { "a" })
}

/// More than one of a noun. What follows the noun in a phrase is set off before.
fn plural(noun: &str) -> String {
    match noun {
        "sorcery" => "sorceries".to_owned(),
        "object on the stack" => "objects on the stack".to_owned(),
        "Plains" | "Samurai" | "Ninja" | "Equipment" | "Myr" | "Eldrazi" => noun.to_owned(),
        "Elf" | "Dwarf" | "Wolf" | "Werewolf" => noun.trim_end_matches('f').to_owned() + "ves",
        noun if noun.ends_with("folk") => noun.to_owned(),
        noun if ["x", "s", "ch", "sh"].iter().any(|end| noun.ends_with(end)) => format!("{noun}es"),
        noun => format!("{noun}s"),
    }
}

/// The verb for somebody: `you draw`, `Bob draws`.
pub(crate) fn does(who: &str, verb: &str) -> String {
    let several = ["one or more ", "all "].iter().any(|begins| who.starts_with(begins));
    match verb.strip_prefix("be ") {
        Some(rest) if several || who == "you" => format!("{who} are {rest}"),
        None if several || who == "you" => format!("{who} {verb}"),
        _ => format!("{who} {}", third(verb)),
    }
}

/// A verb phrase in the third person: its first word changes.
fn third(verb: &str) -> String {
    let (first, rest) = verb.split_once(' ').map_or((verb, String::new()), |(first, rest)| (first, format!(" {rest}")));
    let first = match first {
        "be" => "is".to_owned(),
        "have" => "has".to_owned(),
        "do" | "go" => format!("{first}es"),
        "may" | "can't" | "can" => first.to_owned(),
        first if first.ends_with("ch") || first.ends_with("sh") || first.ends_with("ss") => format!("{first}es"),
        first if first.ends_with("ry") || first.ends_with("py") => format!("{}ies", first.trim_end_matches('y')),
        first => format!("{first}s"),
    };
    format!("{first}{}", rest.replace(" or become ", " or becomes "))
}

/// Whose: `your`, `its`, `Bob's`.
pub(crate) fn whose(who: &str) -> String {
    match who {
        "you" => "your".to_owned(),
        "it" => "its".to_owned(),
        who if who.ends_with('s') => format!("{who}'"),
        who => format!("{who}'s"),
    }
}

fn number_word(number: u32) -> String {
    match number {
        1 => "one".to_owned(),
        2 => "two".to_owned(),
        3 => "three".to_owned(),
        more => more.to_string(),
    }
}
