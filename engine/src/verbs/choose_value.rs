//! Choosing a word, a colour, a number.

use std::sync::Arc;

use super::prelude::*;
use crate::{
    cards::{effect::ValueKind, values::Color},
    decision::{Answer, DecisionKind, Options},
    edition::CreatureTypeChosen,
    event::Event,
    ids::{Entity, PlayerId},
};

/// The most that is chosen as a number.
const GREATEST_NUMBER: i32 = 1_000;

/// A player chooses a word, a colour, a number or an opponent.
#[derive(Debug, Clone, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct ChooseValue {
    /// What is chosen.
    pub(crate) kind: ValueKind,
    /// The name that binds it.
    #[serde(rename = "as")]
    bind: Name,
    /// Who chooses; the controller if not given.
    #[serde(default)]
    who: Option<Ref>,
}

impl Verb for ChooseValue {
    fn perform(&self, cx: &mut Cx<'_>, scope: &mut Scope) -> Flow {
        let Some(player) = reading::players_or_you(cx, self.who.as_ref(), scope).first().copied() else {
            return Ok(());
        };
        let (asked, options) = self.options(cx, player);
        let answer = cx.ask(player, asked, Some(scope.source), Some(self.bind.clone()), options)?;
        let (value, what, word) = match answer {
            Answer::Color(color) => (Value::Color(color), Vec::new(), None),
            Answer::Number(number) => (Value::Number(number), Vec::new(), None),
            Answer::Entities(chosen) => (Value::Entities(chosen.clone()), chosen, None),
            Answer::Words(words) => match words.into_iter().next() {
                // Of a flip card either name can be named (710.5).
                Some(word) if self.is_lower_name(cx, &word) && !cx.stands(Rule::FlipEitherName) => {
                    return cx.cannot(Rule::NameACard, format!("{word} is no name of a card"));
                }
                Some(word) => (Value::Word(word.clone()), Vec::new(), Some(word)),
                None => return Ok(()),
            },
            _ => return Ok(()),
        };
        scope.bindings.bind(self.bind.clone(), value);
        cx.commit(Change::Note(Event::Chose { player, what, word }));
        Ok(())
    }

    fn makes(&self) -> Vec<Made> {
        vec![Made::Chosen]
    }

    fn english(&self, speech: &Speech<'_>) -> String {
        let Self { kind, bind, who } = self;
        let kind = match kind {
            ValueKind::Color => "a colour",
            ValueKind::CreatureType => "a creature type",
            ValueKind::BasicLandType => "a basic land type",
            ValueKind::CardName => "a card name",
            ValueKind::Number => "a number",
            ValueKind::Opponent => "an opponent",
        };
        does(&speech.by(who.as_ref()), &format!("choose {kind} ({})", bound(bind)))
    }

    fn binds(&self) -> Vec<&Name> {
        vec![&self.bind]
    }
}

impl ChooseValue {
    /// Whether what is named is the lower name of a flip card.
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
            ValueKind::CardName => (DecisionKind::CardName, Options::CardName(Arc::clone(cx.table().catalog.names()))),
            ValueKind::Number => (DecisionKind::Number, Options::Number { least: 0, most: GREATEST_NUMBER }),
            ValueKind::Opponent => {
                (DecisionKind::Player, one_of(cx.state().opponents(player).map(Entity::Player).collect()))
            }
        }
    }
}
