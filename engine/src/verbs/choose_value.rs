//! Choosing a word, a colour, a number or an opponent.

use super::prelude::*;
use crate::{
    cards::{
        ability::Ability,
        effect::{ChooseValue, ValueKind},
        values::Color,
    },
    catalog::{Nameable, SplitName},
    decision::{Answer, DecisionKind, Options},
    edition::{CreatureTypeChosen, SplitNames},
    event::Event,
    ids::{Entity, PlayerId},
    rules::mana::SETTLED_KIND,
    unsupported,
};
use std::sync::Arc;

impl Verb for ChooseValue {
    fn perform(&self, cx: &mut Cx<'_>, scope: &mut Scope) -> Flow {
        if !self.of_no.is_empty() && self.kind != ValueKind::CardName {
            return unsupported::refuse("card types of a value that isn't a card name");
        }
        let Some(player) = reading::players_or_you(cx, self.who.as_ref(), scope).first().copied() else {
            return Ok(());
        };
        let (asked, options) = options(self, cx, player);
        let asked = if is_of_its_mana(self, scope) { DecisionKind::ManaColor } else { asked };
        let options = without_earlier(self, options, scope);
        let answer = match settled(self, scope) {
            Some(color) => Answer::Color(color),
            None => cx.ask(player, asked, Some(scope.source), Some(self.bind.clone()), options)?,
        };
        let (value, what, word) = match answer {
            Answer::Color(color) => (Value::Color(color), Vec::new(), None),
            Answer::Number(number) => (Value::Number(number), Vec::new(), None),
            Answer::Entities(chosen) => (Value::Entities(chosen.clone()), chosen, None),
            Answer::Words(words) => match words.into_iter().next() {
                // A player can name either half of a flip card (710.5).
                Some(word) if is_lower_name(self, cx, &word) && !cx.stands(Rule::FlipEitherName) => {
                    return cx.cannot(Rule::NameACard, format!("{word} isn't the name of a card"));
                }
                Some(word) => (Value::Word(word.clone()), Vec::new(), Some(word)),
                None => return Ok(()),
            },
            _ => return Ok(()),
        };
        if is_excluded(self, &value, scope) {
            return cx.cannot((asked.rule(), scope.source), "a different value must be chosen");
        }
        scope.bindings.bind(self.bind.clone(), value);
        cx.commit(Change::Note(Event::Chose { player, what, word }));
        Ok(())
    }
}

/// Whether the colour is that of the mana which a mana ability adds.
fn is_of_its_mana(verb: &ChooseValue, scope: &Scope) -> bool {
    let held = scope.ability.as_deref().filter(|_| verb.kind == ValueKind::Color);
    held.is_some_and(|held| matches!(&*held.ability, Ability::Activated(ability) if ability.is_mana_ability()))
}

/// The colour that the payment of a cost has chosen already for the mana of this ability.
fn settled(verb: &ChooseValue, scope: &Scope) -> Option<Color> {
    match scope.bindings.get(SETTLED_KIND).filter(|_| verb.kind == ValueKind::Color)? {
        Value::Mana(kinds) => kinds.first()?.color(),
        _ => None,
    }
}

/// The options without the earlier choices. An option that is not in a list is checked after the answer.
fn without_earlier(verb: &ChooseValue, options: Options, scope: &Scope) -> Options {
    let earlier = |value: &Value| is_excluded(verb, value, scope);
    match options {
        Options::Color(mut from) => {
            from.retain(|color| !earlier(&Value::Color(*color)));
            Options::Color(from)
        }
        Options::Words { mut from, least, most } => {
            from.retain(|word| !earlier(&Value::Word(word.clone())));
            Options::Words { from, least, most }
        }
        Options::Entities { mut from, least, most, ordered } => {
            from.retain(|entity| !earlier(&Value::Entities(vec![*entity])));
            Options::Entities { least: least.min(from.len()), from, most, ordered }
        }
        other => other,
    }
}

/// Whether the value is one that can't be chosen.
fn is_excluded(verb: &ChooseValue, value: &Value, scope: &Scope) -> bool {
    let earlier = verb.other_than.iter().any(|name| scope.bindings.get(name) == Some(value));
    earlier || matches!(value, Value::Word(word) if verb.not.contains(word))
}

/// The card names that can be chosen (201.4). Of a split card a player chooses the name of one half, and only the characteristics of that half
/// count (201.4b); until 2009 the player chose both names together (505.7).
fn card_names(verb: &ChooseValue, cx: &Cx<'_>) -> Arc<[Name]> {
    let of_split = match cx.edition().split_names {
        SplitNames::One => SplitName::Half,
        SplitNames::Both => SplitName::Whole,
    };
    let fits = |it: &&Nameable| it.split.is_none_or(|split| split == of_split) && !it.is_any(&verb.of_no);
    cx.table().catalog.nameable().iter().filter(fits).map(|it| it.name.clone()).collect()
}

/// Whether the chosen name is that of the lower half of a flip card.
fn is_lower_name(verb: &ChooseValue, cx: &Cx<'_>, word: &str) -> bool {
    verb.kind == ValueKind::CardName && cx.table().catalog.is_lower_name(word)
}

fn options(verb: &ChooseValue, cx: &Cx<'_>, player: PlayerId) -> (DecisionKind, Options) {
    let one_of = |from: Vec<Entity>| Options::Entities { least: 1.min(from.len()), most: 1, from, ordered: false };
    match verb.kind {
        ValueKind::Color => (DecisionKind::Color, Options::Color(Color::ALL.to_vec())),
        ValueKind::CreatureType => {
            let from = cx.table().catalog.creature_types().to_vec();
            let options = match cx.edition().creature_type_chosen {
                CreatureTypeChosen::AnyNoun => Options::Noun { known: from, taken: Arc::clone(cx.table().catalog.taken_words()) },
                CreatureTypeChosen::Existing => Options::Words { from, least: 1, most: 1 },
            };
            (DecisionKind::CreatureType, options)
        }
        ValueKind::BasicLandType => {
            let from = ["Plains", "Island", "Swamp", "Mountain", "Forest"].into_iter().map(Name::from).collect();
            (DecisionKind::LandType, Options::Words { from, least: 1, most: 1 })
        }
        ValueKind::CardName => (DecisionKind::CardName, Options::CardName(card_names(verb, cx))),
        ValueKind::Number => (DecisionKind::Number, Options::Number { least: 0, most: GREATEST_NUMBER }),
        ValueKind::Opponent => {
            (DecisionKind::Player, one_of(cx.state().opponents(player).map(Entity::Player).collect()))
        }
    }
}

/// The greatest number that can be chosen.
const GREATEST_NUMBER: i32 = 1_000;
