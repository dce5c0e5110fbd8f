//! Writes a definition as English rules text, in casebook's own phrasing and with the words of an edition. A judge checks a card by reading it.
//!
//! Every `match` here names every word of the card language and every part of it, so that no part of a definition is missing from the text.

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

use crate::{cards::made::By, catalog::Catalog, edition::Edition};

/// The edition in whose words a text is written, with the cards, keywords and selectors that it mentions.
#[derive(Debug, Clone, Copy)]
pub struct Wording<'a> {
    /// The cards, keywords and selectors.
    pub catalog: &'a Catalog,
    /// The edition.
    pub edition: &'a Edition,
}

/// The English text of a card, as the edition words it.
#[must_use]
pub fn card(card: &CardDef, wording: Wording<'_>) -> String {
    // The catalog holds the card as the edition words it.
    let worded = wording.catalog.find(&card.name).map_or(card, |id| wording.catalog.card(id));
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
    text += &side(&half, worded.loyalty, wording);
    if let Some(lower) = &worded.flip {
        text += &format!("\nflipped: {}\n{}", lower.name, side(lower, None, wording));
    }
    for (key, part) in worded.sides() {
        let cost = part.cost.map(|cost| format!("  {cost}")).unwrap_or_default();
        let (colour, says) = (colour(part.colors), side(&part.half(), part.loyalty, wording));
        text += &format!("\n{key}: {}{cost}\n{colour}{says}", part.name);
    }
    let halves = [&worded.abilities].into_iter().chain(worded.parts().map(|part| part.abilities));
    let keywords: IndexSet<String> = halves.flat_map(keywords_of).collect();
    for name in keywords {
        let meaning = wording.catalog.keyword(&name).filter(|def| !def.expands_to.is_empty());
        text += &meaning.map(|def| format!("\n{}\n", keyword(def, wording))).unwrap_or_default();
    }
    let halves = [&worded.abilities].into_iter().chain(worded.parts().map(|part| part.abilities));
    for name in halves.flat_map(actions_of).collect::<IndexSet<String>>() {
        text +=
            &wording.catalog.action(&name).map(|(def, _)| format!("\n{}\n", action(def, wording))).unwrap_or_default();
    }
    if let Some(reason) = &worded.stand_in {
        text += &format!("\nA stand-in of casebook's own: {reason}\n");
    }
    text
}

/// The English text of a keyword's definition.
#[must_use]
pub fn keyword(def: &KeywordDef, wording: Wording<'_>) -> String {
    let abilities = def.expands_to.iter().map(|(_, ability)| {
        Speech { name: itself(ability), host: "what it is attached to", wording, heard: None }.ability(ability)
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

/// The English text of a keyword action's definition.
#[must_use]
pub fn action(def: &ActionDef, wording: Wording<'_>) -> String {
    let speech = Speech { name: "this", host: "what it is attached to", wording, heard: None };
    let n = if def.params.contains(&ActParam::N) { " N" } else { "" };
    let other = if def.params.contains(&ActParam::Other) { " the other" } else { "" };
    let says = speech.ability(&def.text()).replace("the what's", "its").replace("the what", "it");
    format!("{}{n}{other}: {says}", def.action.replace('_', " "))
}

/// The English text of an ability, as a whole and by its parts.
#[derive(Debug)]
pub struct Spoken {
    /// The whole text.
    pub text: String,
    /// The instructions, costs, replacements and modifications of the ability, each with its part of the text.
    pub parts: Vec<(By, String)>,
    /// The abilities that the text contains, which the ability gives to other objects.
    pub inside: Vec<Ability>,
}

/// The parts and inner abilities that were met while the text was written.
#[derive(Debug, Default)]
struct Heard {
    parts: Vec<By>,
    inside: Vec<Ability>,
}

/// The English text of an ability on any object. Its parts show whether the text covers all that the ability does.
#[must_use]
pub fn ability(ability: &Ability, wording: Wording<'_>) -> Spoken {
    let heard = RefCell::new(Heard::default());
    let speech = Speech { name: "this", host: "what it is on", wording, heard: None };
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
                // A part that does not come first refers back to the subject that was named before.
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

/// One object or player that a selector matches, in the text of an object with this name: `a creature you control`.
#[must_use]
pub fn one_of(selector: &Selector, name: &str, wording: Wording<'_>) -> String {
    Speech { name, host: "what it is attached to", wording, heard: None }.one(selector)
}

/// The phrase for the object that an Aura enchants, by the card type that its enchant ability names (702.5a).
fn enchanted(aura: &Half, wording: Wording<'_>) -> &'static str {
    let quality = aura.abilities.iter().find_map(|(_, ability)| match ability {
        Ability::Keyword(keyword) if keyword.name == "enchant" => keyword.with.quality.as_ref(),
        _ => None,
    });
    let meant = match quality {
        Some(Selector::Named(name)) => wording.catalog.selector(name),
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

/// The colours that are given separately from the mana cost.
fn colour(said: Option<Colors>) -> String {
    let Some(colors) = said else { return String::new() };
    let colors: Vec<String> = colors.iter().map(|color| color.word().to_owned()).collect();
    format!("colour: {}\n", if colors.is_empty() { "none".to_owned() } else { and(&colors) })
}

/// The text of one part of a card, without its name.
fn side(half: &Half, loyalty: Option<u32>, wording: Wording<'_>) -> String {
    let is = |subtype: &str| half.subtypes.iter().any(|s| s == subtype);
    let host = match (is("Equipment"), is("Aura")) {
        (true, _) => "the equipped creature",
        (_, true) => enchanted(half, wording),
        _ => "what it is attached to",
    };
    let speech = Speech { name: &half.name, host, wording, heard: None };
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
        // The rules for lore counters (714.3, 714.4).
        text += "  (a lore counter as it enters and in each of your precombat main phases; sacrificed after its last chapter)";
    }
    text.push('\n');
    for (id, ability) in half.abilities.iter() {
        text += &format!("  {id}: {}\n", speech.ability(ability));
    }
    text
}

/// The context of a text: the object with the text, and the words of the edition.
#[derive(Clone, Copy)]
pub(crate) struct Speech<'a> {
    /// The name of the object.
    pub(crate) name: &'a str,
    /// The phrase for the object or player to which the object is attached.
    host: &'static str,
    wording: Wording<'a>,
    /// The collector of the parts of the text, if there is one.
    heard: Option<&'a RefCell<Heard>>,
}

impl Speech<'_> {
    /// The words of the edition.
    pub(crate) fn words(&self) -> &crate::edition::Words {
        &self.wording.edition.words
    }

    /// Reports a part of the text to the collector.
    pub(crate) fn says(&self, by: impl FnOnce() -> By) {
        if let Some(heard) = self.heard {
            heard.borrow_mut().parts.push(by());
        }
    }

    /// The text of an ability that a text contains. Its parts do not belong to the ability that contains it.
    pub(crate) fn ability(&self, ability: &Ability) -> String {
        if let Some(heard) = self.heard {
            heard.borrow_mut().inside.push(ability.clone());
        }
        Speech { heard: None, ..*self }.whole(ability)
    }

    /// The text of an ability that another object gets. In the text, the ability refers to that object.
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

    /// The possessive form of a reference.
    pub(crate) fn whose(&self, who: &super::reference::Ref) -> String {
        whose(&self.who(who))
    }
}

/// The phrase by which an ability refers to its object if the object has no name. It depends on the zone in which the ability functions.
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
#[must_use]
pub fn and(items: &[String]) -> String {
    joined(items, "and")
}

/// `a, b or c`.
#[must_use]
pub fn or(items: &[String]) -> String {
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

/// A sentence, which begins with a capital letter and ends with a full stop.
pub(crate) fn sentence(text: &str) -> String {
    let text = capital(text.trim());
    if text.is_empty() || text.ends_with(['.', ':']) { text } else { format!("{text}.") }
}

/// A noun with `a` or `an`.
fn a(noun: &str) -> String {
    let vowel = noun.starts_with(['a', 'e', 'i', 'o', 'u', 'A', 'E', 'I', 'O', 'U']);
    format!("{} {noun}", if vowel { "an" } else { "a" })
}

/// The plural of a noun. In a phrase, a qualifier after the noun stays unchanged.
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

/// The verb for a subject: `you draw`, `Bob draws`.
pub(crate) fn does(who: &str, verb: &str) -> String {
    let several = ["one or more ", "all "].iter().any(|begins| who.starts_with(begins));
    match verb.strip_prefix("be ") {
        Some(rest) if several || who == "you" => format!("{who} are {rest}"),
        None if several || who == "you" => format!("{who} {verb}"),
        _ => format!("{who} {}", third(verb)),
    }
}

/// A verb phrase in the third person singular: the first word changes.
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

/// The possessive form: `your`, `its`, `Bob's`.
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
