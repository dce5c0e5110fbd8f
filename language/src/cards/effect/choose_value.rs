//! Choosing a word, a colour, a number or an opponent.

use super::prelude::*;
use crate::cards::{effect::ValueKind, english::type_word, values::CardType};

/// A player chooses a word, a colour, a number or an opponent.
#[derive(Debug, Clone, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct ChooseValue {
    /// The kind of value that is chosen.
    pub kind: ValueKind,
    /// The name to which the value is bound.
    #[serde(rename = "as")]
    pub bind: Name,
    /// The player who chooses. Left out: the controller.
    #[serde(default)]
    pub who: Option<Ref>,
    /// The names of earlier choices. A value that is bound to one of them can't be chosen again ("another").
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub other_than: Vec<Name>,
    /// Words that can't be chosen.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub not: Vec<Name>,
    /// For a card name: card types that the named card must not have ("a nonland card name").
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub of_no: Vec<CardType>,
}

impl Instruction for ChooseValue {
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
