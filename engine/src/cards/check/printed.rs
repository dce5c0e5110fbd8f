//! What is printed on a card besides its abilities.

use super::{Fault, Lexicon};
use crate::{
    cards::{
        CardDef, Name,
        saga::{SAGA, chapters},
        values::CardType,
    },
    document::nearest,
    rules::continuous::subtypes::{EVERY_CREATURE_TYPE, without_creature_types as subtypes_without_creature_types},
};

/// What is wrong with what is printed besides abilities.
pub(super) fn printed(card: &CardDef, lexicon: &Lexicon<'_>) -> Vec<Fault> {
    let mut faults = Vec::new();
    let mut known: Vec<&str> = lexicon.creature_types.iter().copied().collect();
    known.extend(subtypes_without_creature_types().map(|word| -> &str { word }));
    let lower = card.flip.as_ref().map(|half| (vec!["flip".to_owned()], &half.types, half.pt, &half.subtypes));
    for (path, types, pt, subtypes) in [(Vec::new(), &card.types, card.pt, &card.subtypes)].into_iter().chain(lower) {
        if types.contains(&CardType::Creature) && pt.is_none() {
            faults.push(Fault {
                path: [&path[..], &["types".to_owned()]].concat(),
                word: "creature".to_owned(),
                message:
                    "a creature has power and toughness: `pt: [2, 2]`, or `pt: [0, 0]` where an ability defines them"
                        .to_owned(),
                suggestion: None,
            });
        }
        faults.extend(loyalty(card, types, &path));
        faults.extend(saga(card, subtypes).filter(|_| path.is_empty()));
        for subtype in subtypes {
            if subtype.as_str() == EVERY_CREATURE_TYPE {
                let so = "no type line says `every_creature_type`: give the card the keyword `changeling`, or a static ability with `defining: true` and `add_subtypes`";
                faults.push(Fault {
                    path: [&path[..], &["subtypes".to_owned()]].concat(),
                    word: subtype.to_string(),
                    message: so.to_owned(),
                    suggestion: None,
                });
                continue;
            }
            if lexicon.creature_types.is_empty() || known.contains(&subtype.as_str()) {
                continue;
            }
            // A set may have subtypes of its own (Legend was one): only what is as good as a known one is taken for a mistake.
            let far = if subtype.chars().count() < 7 { 1 } else { 2 };
            let suggestion = nearest(subtype, known.iter().copied())
                .filter(|near| strsim::damerau_levenshtein(subtype, near) <= far);
            if suggestion.is_some() {
                faults.push(Fault {
                    path: [&path[..], &["subtypes".to_owned()]].concat(),
                    word: subtype.to_string(),
                    message: format!("there is no subtype `{subtype}`"),
                    suggestion,
                });
            }
        }
    }
    faults
}

/// A planeswalker without loyalty, or loyalty without a planeswalker (209.1).
fn loyalty(card: &CardDef, types: &[CardType], path: &[String]) -> Option<Fault> {
    let is_planeswalker = types.contains(&CardType::Planeswalker);
    let (key, word, message) = match (is_planeswalker, card.loyalty.filter(|_| path.is_empty())) {
        (true, None) => ("types", "planeswalker", "a planeswalker has loyalty: `loyalty: 3`"),
        (false, Some(_)) => ("loyalty", "loyalty", "only a planeswalker has loyalty"),
        _ => return None,
    };
    let path = [path, &[key.to_owned()]].concat();
    Some(Fault { path, word: word.to_owned(), message: message.to_owned(), suggestion: None })
}

/// A Saga without chapters, chapters of what is no Saga, or one that no number of counters comes to (714.2).
fn saga(card: &CardDef, subtypes: &[Name]) -> Option<Fault> {
    let is_saga = subtypes.iter().any(|subtype| subtype == SAGA);
    let mut of_chapters = card.abilities.iter().filter(|(_, ability)| !chapters(ability).is_empty());
    let (path, word, message) = match of_chapters.next() {
        None if is_saga => {
            let so = "a Saga has chapters: `triggered: { when: { chapter: [1] }, do: […] }`, and `[1, 2]` for one that stands at two";
            (vec!["subtypes".to_owned()], SAGA.to_owned(), so)
        }
        Some((id, _)) if !is_saga => {
            let so = "only a Saga has chapters: `types: [enchantment]`, `subtypes: [Saga]`";
            (vec!["abilities".to_owned(), id.to_string()], "chapter".to_owned(), so)
        }
        Some(first) => {
            let zero = std::iter::once(first).chain(of_chapters).find(|(_, ability)| chapters(ability).contains(&0));
            let so = "chapters are counted from 1";
            (vec!["abilities".to_owned(), zero?.0.to_string()], "chapter".to_owned(), so)
        }
        None => return None,
    };
    Some(Fault { path, word, message: message.to_owned(), suggestion: None })
}
