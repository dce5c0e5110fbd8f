//! Checks the printed characteristics of a card other than its abilities.

use super::{Fault, Lexicon, subtypes};
use crate::{
    cards::{
        CardDef, Name,
        card::Part,
        saga::{SAGA, chapters},
        values::CardType,
    },
    cards::{lacking::lacking_with_subtype, subtypes::EVERY_CREATURE_TYPE},
};

/// The faults of the printed characteristics other than abilities.
pub(super) fn printed(card: &CardDef, lexicon: &Lexicon<'_>) -> Vec<Fault> {
    let mut faults = Vec::new();
    let CardDef { name, types, pt, loyalty, subtypes, abilities, .. } = card;
    let whole = Part { key: "", name, types, subtypes, pt: *pt, loyalty: *loyalty, abilities };
    for part in std::iter::once(whole).chain(card.parts()) {
        let path: Vec<String> = Some(part.key.to_owned()).filter(|key| !key.is_empty()).into_iter().collect();
        let Part { types, pt, .. } = part;
        if types.contains(&CardType::Creature) && pt.is_none() {
            faults.push(Fault {
                path: [&path[..], &["types".to_owned()]].concat(),
                word: "creature".to_owned(),
                message:
                    "a creature needs power and toughness: write `pt: [2, 2]`, or `pt: [0, 0]` if an ability defines them"
                        .to_owned(),
                suggestion: None,
            });
        }
        faults.extend(has_loyalty(part, &path));
        faults.extend(saga(part, &path));
        for subtype in part.subtypes {
            if subtype.as_str() == EVERY_CREATURE_TYPE {
                let so = "`every_creature_type` is not allowed on a type line: give the card the keyword `changeling`, or a static ability with `defining: true` and `add_subtypes`";
                faults.push(Fault {
                    path: [&path[..], &["subtypes".to_owned()]].concat(),
                    word: subtype.to_string(),
                    message: so.to_owned(),
                    suggestion: None,
                });
                continue;
            }
            let lacking = lacking_with_subtype(subtype)
                .map(|(mechanic, number)| (format!("the engine does not carry out {mechanic} ({number})"), None));
            if let Some((message, suggestion)) = lacking.or_else(|| subtypes::wrong(subtype, lexicon)) {
                faults.push(Fault {
                    path: [&path[..], &["subtypes".to_owned()]].concat(),
                    word: subtype.to_string(),
                    message,
                    suggestion,
                });
            }
        }
    }
    faults.extend(wrong_parts(card));
    faults
}

/// A transforming card with a cost on its back face, a split card whose name is not the names of both halves, or a card with several kinds of parts.
fn wrong_parts(card: &CardDef) -> Option<Fault> {
    let fault = |path: &[&str], word: &str, message: String| {
        let path = path.iter().map(|key| (*key).to_owned()).collect();
        Some(Fault { path, word: word.to_owned(), message, suggestion: None })
    };
    let mut keys = card.parts().map(|part| part.key);
    if let (Some(one), Some(other)) = (keys.next(), keys.next()) {
        return fault(&[], other, format!("a card with `{one}` can't also have `{other}`"));
    }
    if card.back.as_ref().is_some_and(|back| back.cost.is_some()) {
        let so = "the back face of a transforming card has no mana cost; use `modal` for a card of which either face can be played";
        return fault(&["back"], "cost", so.to_owned());
    }
    let split = card.split.as_ref()?;
    let both = card.first_half().map(|first| format!("{first} // {}", split.name));
    let so = "a split card has the names of both halves: `name: Fire // Ice`, `split: { name: Ice, … }`";
    (both.as_deref() != Some(card.name.as_str())).then(|| fault(&[], "name", so.to_owned())).flatten()
}

/// A planeswalker without loyalty, or loyalty on a card that is not a planeswalker (209.1).
fn has_loyalty(part: Part<'_>, path: &[String]) -> Option<Fault> {
    let is_planeswalker = part.types.contains(&CardType::Planeswalker);
    let (key, word, message) = match (is_planeswalker, part.loyalty) {
        (true, None) => ("types", "planeswalker", "a planeswalker needs loyalty: write `loyalty: 3`"),
        (false, Some(_)) => ("loyalty", "loyalty", "only a planeswalker has loyalty"),
        _ => return None,
    };
    let path = [path, &[key.to_owned()]].concat();
    Some(Fault { path, word: word.to_owned(), message: message.to_owned(), suggestion: None })
}

/// A Saga without chapters, a chapter ability on a card that is not a Saga, or a chapter that no number of lore counters reaches (714.2).
fn saga(part: Part<'_>, path: &[String]) -> Option<Fault> {
    let is_saga = part.subtypes.iter().any(|subtype| subtype == SAGA);
    let within = |key: &str| -> Vec<String> { path.iter().cloned().chain([key.to_owned()]).collect() };
    let of_ability =
        |id: &Name| if path.is_empty() { vec!["abilities".to_owned(), id.to_string()] } else { within(id) };
    let mut of_chapters = part.abilities.iter().filter(|(_, ability)| !chapters(ability).is_empty());
    let (path, word, message) = match of_chapters.next() {
        None if is_saga => {
            let so = "a Saga needs chapters: write `triggered: { when: { chapter: [1] }, do: […] }`, or `[1, 2]` for a chapter ability with two numbers";
            (within("subtypes"), SAGA.to_owned(), so)
        }
        Some((id, _)) if !is_saga => {
            let so = "only a Saga has chapters: `types: [enchantment]`, `subtypes: [Saga]`";
            (of_ability(id), "chapter".to_owned(), so)
        }
        Some(first) => {
            let zero = std::iter::once(first).chain(of_chapters).find(|(_, ability)| chapters(ability).contains(&0));
            let so = "chapters are counted from 1";
            (of_ability(zero?.0), "chapter".to_owned(), so)
        }
        None => return None,
    };
    Some(Fault { path, word, message: message.to_owned(), suggestion: None })
}
