//! Choosing a word, a colour, a number or an opponent.

use std::sync::Arc;

use super::prelude::*;
use crate::{
    cards::{
        effect::ValueKind,
        english::type_word,
        values::{CardType, Color},
    },
    decision::{Answer, DecisionKind, Options},
    edition::CreatureTypeChosen,
    event::Event,
    ids::{Entity, PlayerId},
    unsupported,
};

/// The greatest number that can be chosen.
const GREATEST_NUMBER: i32 = 1_000;

/// A player chooses a word, a colour, a number or an opponent.
#[derive(Debug, Clone, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct ChooseValue {
    /// The kind of value that is chosen.
    pub(crate) kind: ValueKind,
    /// The name to which the value is bound.
    #[serde(rename = "as")]
    bind: Name,
    /// The player who chooses. Left out: the controller.
    #[serde(default)]
    who: Option<Ref>,
    /// The names of earlier choices. A value that is bound to one of them can't be chosen again ("another").
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    other_than: Vec<Name>,
    /// Words that can't be chosen.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    not: Vec<Name>,
    /// For a card name: card types that the named card must not have ("a nonland card name").
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    of_no: Vec<CardType>,
}

impl Verb for ChooseValue {
    fn perform(&self, cx: &mut Cx<'_>, scope: &mut Scope) -> Flow {
        if !self.of_no.is_empty() && self.kind != ValueKind::CardName {
            return unsupported::refuse("card types of a value that isn't a card name");
        }
        let Some(player) = reading::players_or_you(cx, self.who.as_ref(), scope).first().copied() else {
            return Ok(());
        };
        let (asked, options) = self.options(cx, player);
        let options = self.without_earlier(options, scope);
        let answer = cx.ask(player, asked, Some(scope.source), Some(self.bind.clone()), options)?;
        let (value, what, word) = match answer {
            Answer::Color(color) => (Value::Color(color), Vec::new(), None),
            Answer::Number(number) => (Value::Number(number), Vec::new(), None),
            Answer::Entities(chosen) => (Value::Entities(chosen.clone()), chosen, None),
            Answer::Words(words) => match words.into_iter().next() {
                // A player can name either half of a flip card (710.5).
                Some(word) if self.is_lower_name(cx, &word) && !cx.stands(Rule::FlipEitherName) => {
                    return cx.cannot(Rule::NameACard, format!("{word} isn't the name of a card"));
                }
                Some(word) => (Value::Word(word.clone()), Vec::new(), Some(word)),
                None => return Ok(()),
            },
            _ => return Ok(()),
        };
        if self.is_excluded(&value, scope) {
            return cx.cannot((asked.rule(), scope.source), "a different value must be chosen");
        }
        scope.bindings.bind(self.bind.clone(), value);
        cx.commit(Change::Note(Event::Chose { player, what, word }));
        Ok(())
    }

    fn makes(&self) -> Vec<Made> {
        vec![Made::Chosen]
    }

    fn english(&self, speech: &Speech<'_>) -> String {
        let Self { kind, bind, who, other_than, of_no, not } = self;
        let none: String = of_no.iter().map(|one| format!("non{} ", type_word(*one))).collect();
        let kind = match kind {
            ValueKind::Color => "a colour".to_owned(),
            ValueKind::CreatureType => "a creature type".to_owned(),
            ValueKind::BasicLandType => "a basic land type".to_owned(),
            ValueKind::CardName => format!("a {none}card name"),
            ValueKind::Number => "a number".to_owned(),
            ValueKind::Opponent => "an opponent".to_owned(),
        };
        let words = not.iter().map(ToString::to_string);
        let others: Vec<String> = other_than.iter().map(|name| bound(name)).chain(words).collect();
        let other = if others.is_empty() { String::new() } else { format!(" other than {}", others.join(" and ")) };
        does(&speech.by(who.as_ref()), &format!("choose {kind}{other} ({})", bound(bind)))
    }

    fn binds(&self) -> Vec<&Name> {
        vec![&self.bind]
    }
}

impl ChooseValue {
    /// The options without the earlier choices. An option that is not in a list is checked after the answer.
    fn without_earlier(&self, options: Options, scope: &Scope) -> Options {
        let earlier = |value: &Value| self.is_excluded(value, scope);
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
    fn is_excluded(&self, value: &Value, scope: &Scope) -> bool {
        let earlier = self.other_than.iter().any(|name| scope.bindings.get(name) == Some(value));
        earlier || matches!(value, Value::Word(word) if self.not.contains(word))
    }

    /// The card names that can be chosen (201.4).
    fn card_names(&self, cx: &Cx<'_>) -> Arc<[Name]> {
        let catalog = &cx.table().catalog;
        let fits = |name: &&Name| {
            let card = catalog.find(name).map(|id| catalog.card(id));
            card.is_none_or(|card| !self.of_no.iter().any(|one| card.types.contains(one)))
        };
        match self.of_no.is_empty() {
            true => Arc::clone(catalog.names()),
            false => catalog.names().iter().filter(fits).cloned().collect(),
        }
    }

    /// Whether the chosen name is that of the lower half of a flip card.
    fn is_lower_name(&self, cx: &Cx<'_>, word: &str) -> bool {
        self.kind == ValueKind::CardName && cx.table().catalog.is_lower_name(word)
    }

    fn options(&self, cx: &Cx<'_>, player: PlayerId) -> (DecisionKind, Options) {
        let one_of = |from: Vec<Entity>| Options::Entities { least: 1.min(from.len()), most: 1, from, ordered: false };
        match self.kind {
            ValueKind::Color => (DecisionKind::Color, Options::Color(Color::ALL.to_vec())),
            ValueKind::CreatureType => {
                let from = cx.table().catalog.creature_types().to_vec();
                let options = match cx.edition().creature_type_chosen {
                    CreatureTypeChosen::AnyNoun => Options::Noun { known: from, taken: cx.table().catalog.taken_words() },
                    CreatureTypeChosen::Existing => Options::Words { from, least: 1, most: 1 },
                };
                (DecisionKind::CreatureType, options)
            }
            ValueKind::BasicLandType => {
                let from = ["Plains", "Island", "Swamp", "Mountain", "Forest"].into_iter().map(Name::from).collect();
                (DecisionKind::LandType, Options::Words { from, least: 1, most: 1 })
            }
            ValueKind::CardName => (DecisionKind::CardName, Options::CardName(self.card_names(cx))),
            ValueKind::Number => (DecisionKind::Number, Options::Number { least: 0, most: GREATEST_NUMBER }),
            ValueKind::Opponent => {
                (DecisionKind::Player, one_of(cx.state().opponents(player).map(Entity::Player).collect()))
            }
        }
    }
}
