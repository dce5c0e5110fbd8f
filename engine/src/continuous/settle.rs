//! The present result of an effect: its modifications with every number, name and reference evaluated.

use std::sync::Arc;

use crate::{
    cards::{
        ability::Ability,
        amount::Amount,
        keyword::Keyword,
        modification::{Modification, deeds, rules, sizes},
        name::Name,
        reference::Ref,
        selector::Selector,
        subtypes::written_out,
        values::{Color, Colors, LandType, Supertypes, Types},
    },
    eval::is_static,
    game::Game,
    ids::{ObjectId, PlayerId},
    rule::Rule,
    state::{
        binding::Value,
        characteristics::{Acquired, HeldAbility, Origin, WordChange},
        effects::Scope,
    },
};

/// A modification with everything evaluated. Two equal values have the same result.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) enum Settled {
    Control(PlayerId),
    Words(WordChange),
    AddTypes(Types),
    SetTypes(Types),
    RemoveTypes(Types),
    AddSubtypes(Vec<Name>),
    SetSubtypes(Vec<Name>),
    RemoveSubtypes(Vec<Name>),
    AddSupertypes(Supertypes),
    RemoveSupertypes(Supertypes),
    SetColors(Colors),
    AddColors(Colors),
    AddAbilities(Vec<HeldAbility>),
    LoseKeyword(Name),
    LoseAllAbilities,
    /// Power and toughness for each affected object, in order.
    SetPt(Vec<(i32, i32)>),
    /// The change of power and toughness for each affected object, in order.
    AddPt(Vec<(i32, i32)>),
    MultiplyPt(i32, i32),
    SwitchPt,
}

/// A modification with its colour words and choices evaluated, in the form that an effect of a resolution keeps (608.2h, 611.2d). Its numbers are not
/// evaluated.
#[must_use]
pub fn read_words(game: &Game<'_>, said: &Modification, scope: &Scope) -> Modification {
    use Modification as M;
    let words = |words: &[Color]| game.reads_colors(words, scope);
    let chosen = match said {
        M::SetColors(colors) => Some(M::SetColors(words(colors))),
        M::AddColors(colors) => Some(M::AddColors(words(colors))),
        M::AddSubtypes(subtypes) => Some(M::AddSubtypes(read_subtypes(game, subtypes, scope))),
        M::SetSubtypes(subtypes) => Some(M::SetSubtypes(read_subtypes(game, subtypes, scope))),
        M::RemoveSubtypes(subtypes) => Some(M::RemoveSubtypes(read_subtypes(game, subtypes, scope))),
        M::SetChosenColor(name) => bound_color(game, name, scope).map(|color| M::SetColors(vec![color])),
        M::AddChosenColor(name) => bound_color(game, name, scope).map(|color| M::AddColors(vec![color])),
        M::AddChosenSubtype(name) => bound_word(game, name, scope).map(|word| M::AddSubtypes(vec![word])),
        M::SetChosenSubtype(name) => bound_word(game, name, scope).map(|word| M::SetSubtypes(vec![word])),
        M::AddKeyword(keyword) => keyword.with.quality.as_ref().and_then(|quality| {
            let mut keyword = keyword.clone();
            keyword.with.quality = Some(with_words(quality, true, game, scope)?);
            Some(M::AddKeyword(keyword))
        }),
        M::AddTypes(_)
        | M::SetTypes(_)
        | M::RemoveTypes(_)
        | M::AddSupertypes(_)
        | M::RemoveSupertypes(_)
        | sizes!()
        | M::Control(_)
        | M::ColorWords(_)
        | M::ChangeWord { .. }
        | M::NoManaCost(_)
        | M::AddAbilities(_)
        | M::AddThisAbility(_)
        | M::AddChosenAbility(_)
        | M::AddKeywordsOf { .. }
        | M::AddActivatedAbilitiesOf(_)
        | M::LoseKeyword(_)
        | M::LoseAllAbilities(_)
        | deeds!()
        | rules!() => None,
    };
    chosen.unwrap_or_else(|| said.clone())
}

/// Evaluates a modification of that effect. None if its words name nothing, or if it modifies a rule.
pub(super) fn settle(
    game: &Game<'_>,
    (said, by): (&Modification, &Origin),
    scope: &Scope,
    on: &[ObjectId],
) -> Option<Settled> {
    let settled = evaluate(game, (said, by), scope, on)?;
    let Settled::AddAbilities(given) = settled else { return Some(settled) };
    let acquired = |held: HeldAbility| {
        let known = held.acquired.filter(|known| known.by == *by);
        HeldAbility { acquired: known.or_else(|| Some(Acquired { by: by.clone(), of: None })), ..held }
    };
    Some(Settled::AddAbilities(given.into_iter().map(acquired).collect()))
}

fn evaluate(game: &Game<'_>, (said, by): (&Modification, &Origin), scope: &Scope, on: &[ObjectId]) -> Option<Settled> {
    use Modification as M;
    Some(match said {
        M::Control(who) => Settled::Control(game.players(who, scope).first().copied()?),
        M::ColorWords(name) => Settled::Words(WordChange::Colors(bound_color(game, name, scope)?)),
        M::ChangeWord { word, becomes } => Settled::Words(word_change(game, word, becomes, scope)?),
        M::AddTypes(types) => Settled::AddTypes(types.iter().copied().collect()),
        M::SetTypes(types) => Settled::SetTypes(types.iter().copied().collect()),
        M::RemoveTypes(types) => Settled::RemoveTypes(types.iter().copied().collect()),
        M::AddSubtypes(words) => Settled::AddSubtypes(subtypes(game, words, scope)),
        M::SetSubtypes(words) => Settled::SetSubtypes(subtypes(game, words, scope)),
        M::RemoveSubtypes(words) => Settled::RemoveSubtypes(subtypes(game, words, scope)),
        M::AddChosenSubtype(name) => Settled::AddSubtypes(vec![bound_word(game, name, scope)?]),
        M::SetChosenSubtype(name) => Settled::SetSubtypes(vec![bound_word(game, name, scope)?]),
        M::AddSupertypes(supertypes) => Settled::AddSupertypes(supertypes.iter().copied().collect()),
        M::RemoveSupertypes(supertypes) => Settled::RemoveSupertypes(supertypes.iter().copied().collect()),
        M::SetColors(words) => Settled::SetColors(colors(game, words, scope)),
        M::AddColors(words) => Settled::AddColors(colors(game, words, scope)),
        M::SetChosenColor(name) => Settled::SetColors(Colors::from_iter([bound_color(game, name, scope)?])),
        M::AddChosenColor(name) => Settled::AddColors(Colors::from_iter([bound_color(game, name, scope)?])),
        M::AddKeyword(keyword) => Settled::AddAbilities(held_keyword(game, keyword, scope)),
        M::AddAbilities(abilities) => {
            let held = abilities.iter().flat_map(|(id, ability)| game.table.catalog.held(id, ability, true));
            Settled::AddAbilities(held.map(|held| game.adding(held, scope)).collect())
        }
        M::AddChosenAbility(name) => {
            let chosen = bound_ability(game, name, scope)?;
            let held = game.table.catalog.held(&chosen.id, &chosen.ability, true).into_iter();
            let held = held.map(|held| HeldAbility { given: chosen.given.clone(), ..held }).collect();
            Settled::AddAbilities(game.fact((Rule::GainsSameAbility, scope), held, Vec::new))
        }
        M::AddKeywordsOf { of, keywords } => Settled::AddAbilities(keywords_of(game, of, keywords, scope)),
        M::AddActivatedAbilitiesOf(of) => {
            let objects = game.objects(of, scope);
            let of_each = |id: &ObjectId| {
                let (of, held) = (*id, game.characteristics(*id).abilities.iter());
                held.map(move |held| (of, held))
            };
            let held = objects.iter().flat_map(of_each);
            let activated =
                held.filter(|(_, held)| matches!(&*held.ability, Ability::Activated(said) if !said.special));
            let given = |(of, held): (ObjectId, &HeldAbility)| {
                let acquired = Some(Acquired { by: by.clone(), of: Some(of) });
                HeldAbility { granted: true, acquired, ..held.clone() }
            };
            Settled::AddAbilities(activated.map(given).collect())
        }
        M::LoseKeyword(name) => Settled::LoseKeyword(name.clone()),
        M::LoseAllAbilities(_) => Settled::LoseAllAbilities,
        M::SetPt(power, toughness) => Settled::SetPt(for_each(game, power, toughness, scope, on, Game::amount)),
        M::AddPt(power, toughness) => Settled::AddPt(for_each(game, power, toughness, scope, on, Game::addend)),
        M::MultiplyPt(power, toughness) => Settled::MultiplyPt(*power, *toughness),
        M::SwitchPt(_) => Settled::SwitchPt,
        M::NoManaCost(_) | M::AddThisAbility(_) | deeds!() | rules!() => return None,
    })
}

/// Power and toughness for each of those objects. A calculated value may call the object `it`.
fn for_each<'a>(
    game: &Game<'a>,
    power: &Amount,
    toughness: &Amount,
    scope: &Scope,
    on: &[ObjectId],
    read: fn(&Game<'a>, &Amount, &Scope) -> i32,
) -> Vec<(i32, i32)> {
    if let (Amount::Fixed(power), Amount::Fixed(toughness)) = (power, toughness) {
        return vec![(*power, *toughness); on.len()];
    }
    if scope.bindings.get("it").is_some() {
        return vec![(read(game, power, scope), read(game, toughness, scope)); on.len()];
    }
    let mut scope = scope.clone();
    let mut sized = |id: &ObjectId| {
        scope.bindings.bind_entities("it", [*id]);
        (read(game, power, &scope), read(game, toughness, &scope))
    };
    on.iter().map(&mut sized).collect()
}

fn bound_color(game: &Game<'_>, name: &str, scope: &Scope) -> Option<Color> {
    match game.bound(name, scope) {
        Some(Value::Color(color)) => Some(*color),
        _ => None,
    }
}

/// The change of words in a text: two colour words, two basic land types, or two creature types.
fn word_change(game: &Game<'_>, word: &str, becomes: &str, scope: &Scope) -> Option<WordChange> {
    match (game.bound(word, scope)?, game.bound(becomes, scope)?) {
        (Value::Color(from), Value::Color(to)) => Some(WordChange::Color(*from, *to)),
        (Value::Word(from), Value::Word(to)) => match (LandType::of(from), LandType::of(to)) {
            (Some(from), Some(to)) => Some(WordChange::Land(from, to)),
            (None, None) => Some(WordChange::Creature(from.clone(), to.clone())),
            _ => None,
        },
        _ => None,
    }
}

fn bound_word(game: &Game<'_>, name: &str, scope: &Scope) -> Option<Name> {
    match game.bound(name, scope) {
        Some(Value::Word(word)) => Some(word.clone()),
        _ => None,
    }
}

fn bound_ability<'s>(game: &'s Game<'_>, name: &str, scope: &'s Scope) -> Option<&'s HeldAbility> {
    match game.bound(name, scope) {
        Some(Value::Ability(held)) => Some(held),
        _ => None,
    }
}

/// The wanted keywords of those objects, with their parameters. Identical keywords are included once.
fn keywords_of(game: &Game<'_>, of: &Ref, wanted: &[Name], scope: &Scope) -> Vec<HeldAbility> {
    let found = keywords_now(game, of, wanted, scope);
    found.iter().flat_map(|keyword| game.table.catalog.held_keyword(keyword)).collect()
}

/// The keyword abilities of those names that those objects have now, each once.
#[must_use]
pub fn keywords_now(game: &Game<'_>, of: &Ref, wanted: &[Name], scope: &Scope) -> Vec<Keyword> {
    let objects = game.objects(of, scope);
    let mut found: Vec<Keyword> = Vec::new();
    for keyword in objects.iter().flat_map(|id| game.characteristics(*id).keywords()) {
        if wanted.contains(&keyword.name) && !found.contains(keyword) {
            found.push(keyword.clone());
        }
    }
    game.fact((Rule::GainsSameAbility, scope), found, Vec::new)
}

/// The colours of a text's colour words. The colour words of a resolution's effect were evaluated when it began, together with its numbers.
fn colors(game: &Game<'_>, words: &[Color], scope: &Scope) -> Colors {
    if is_static(scope) {
        game.reads_colors(words, scope).into_iter().collect()
    } else {
        words.iter().copied().collect()
    }
}

/// The subtypes of a text, evaluated like [`colors`].
fn subtypes(game: &Game<'_>, words: &[Name], scope: &Scope) -> Vec<Name> {
    if is_static(scope) { read_subtypes(game, words, scope) } else { written_out(&game.table.catalog, words) }
}

fn read_subtypes(game: &Game<'_>, words: &[Name], scope: &Scope) -> Vec<Name> {
    written_out(&game.table.catalog, &game.reads_subtypes(words, scope))
}

/// A keyword that an effect grants. Its number and a chosen colour are evaluated in the effect's scope, because the object that gains the keyword
/// knows neither.
#[must_use]
pub fn held_keyword(game: &Game<'_>, keyword: &Keyword, scope: &Scope) -> Vec<HeldAbility> {
    settled_keyword(game, keyword, scope).into_iter().map(|held| game.giving(held, scope)).collect()
}

fn settled_keyword(game: &Game<'_>, keyword: &Keyword, scope: &Scope) -> Vec<HeldAbility> {
    let variable = keyword.with.n.as_ref().filter(|n| !matches!(n, Amount::Fixed(_)));
    let now = is_static(scope);
    let chosen = keyword.with.quality.as_ref().and_then(|quality| with_words(quality, now, game, scope));
    if variable.is_none() && chosen.is_none() {
        return game.table.catalog.held_keyword(keyword);
    }
    let mut keyword = keyword.clone();
    if let Some(n) = variable {
        keyword.with.n = Some(Amount::Fixed(game.amount(n, scope)));
    }
    if chosen.is_some() {
        keyword.with.quality = chosen;
    }
    game.table.catalog.held(&keyword.name, &Arc::new(Ability::Keyword(keyword.clone())), true)
}

/// The selector with its colour and its subtype evaluated, if it has any.
fn with_words(selector: &Selector, now: bool, game: &Game<'_>, scope: &Scope) -> Option<Selector> {
    let Selector::Where(wanted) = selector else {
        return None;
    };
    let color = match (&wanted.chosen_color, wanted.color) {
        (Some(name), _) => Some(bound_color(game, name, scope)?),
        (None, Some(word)) if now => Some(game.reads(word, scope)),
        (None, word) => word,
    };
    let subtype = wanted.subtype.as_ref().filter(|_| now);
    let subtype = subtype.map(|word| (word, game.reads_subtype(word, scope))).filter(|(word, read)| *word != read);
    if color.is_none() && subtype.is_none() {
        return None;
    }
    let mut read = wanted.clone();
    (read.chosen_color, read.color) = (None, color);
    if let Some((_, word)) = subtype {
        read.subtype = Some(word);
    }
    Some(Selector::Where(read))
}
