//! The phrases within a line, from the tables that read them, each with an example.

use crate::phrase::{
    choice::{CHOICES, SETTLED, WORDS},
    event::{OBJECT_VERBS, PLAYER_VERBS, WITHOUT_SUBJECT},
    list::Phrase,
    play::{ACTIONS, OPTIONS, PAYMENTS, ZONES},
    position::{ADJECTIVES, CHOSEN, FACTS, PLACES, STATES},
    words::{KINDS, PHASES},
};

/// Phrases that can have the same place in a line.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Phrases {
    /// Their title.
    pub title: &'static str,
    /// Their place.
    pub about: &'static str,
    /// Each phrase, with a step that has it and the step's keyword.
    pub phrases: Vec<(&'static str, String)>,
}

/// A list: its title, its place, an example with `…` for the phrase, and the phrases.
type List = (&'static str, &'static str, &'static str, &'static dyn Listed);

/// The common interface of all lists of phrases.
trait Listed: Sync {
    /// Each phrase, alone and with the words after it.
    fn phrases(&self) -> Vec<(&'static str, String)>;
}

impl<M: Sync, const N: usize> Listed for [Phrase<M>; N] {
    fn phrases(&self) -> Vec<(&'static str, String)> {
        let whole = |phrase: &Phrase<M>| format!("{} {}", phrase.words, phrase.behind).trim_end().to_owned();
        self.iter().map(|phrase| (phrase.words, whole(phrase))).collect()
    }
}

/// The kinds of decisions, each with its answer.
struct Answers;

impl Listed for Answers {
    fn phrases(&self) -> Vec<(&'static str, String)> {
        KINDS.iter().map(|kind| (kind.words, kind.means.answer.to_owned())).collect()
    }
}

/// The words around events that state their number and order.
struct Happenings;

impl Listed for Happenings {
    fn phrases(&self) -> Vec<(&'static str, String)> {
        let examples = [
            ("never that …", "never that \"Bear\" died"),
            ("once that …", "once that \"Bear\" died"),
            ("twice that …", "twice that Alice drew"),
            ("3 times that …", "3 times that Alice drew"),
            ("once that … and …", "once that \"Bear\" died and \"Fox\" died"),
            ("in this order that …, then …", "in this order that \"Bear\" died, then Alice drew"),
            ("at once that … and …", "at once that \"Bear\" died and \"Fox\" died"),
        ];
        examples.into_iter().map(|(words, example)| (words, example.to_owned())).collect()
    }
}

static LISTS: [List; 19] = [
    ("Facts about a player", "After a player, in a `Given`; several are joined by `and`.", "Given Alice …", &FACTS),
    ("Zones of cards", "After `has` and the cards, in a `Given`.", "Given Alice has \"Bear\" …", &PLACES),
    (
        "States of a card in play",
        "Before its name, in the `Given` that places it; several are possible.",
        "Given Alice controls … \"Bear\"",
        &ADJECTIVES,
    ),
    (
        "States of an object",
        "After an object that has been placed, in a `Given`; several are joined by `and`.",
        "Given \"Bear\" …",
        &STATES,
    ),
    (
        "Choices made as it came into play",
        "After `has the chosen`, in a `Given`: every choice that its text asks for must be stated.",
        "Given \"Bear\" has the chosen …",
        &CHOSEN,
    ),
    (
        "Options of a play",
        "After a card that is played or an ability that is activated, in any order.",
        "When Alice plays \"Spell\" …",
        &OPTIONS,
    ),
    (
        "Payments other than mana",
        "Among the options of a play, and after a declaration of blockers.",
        "When Alice plays \"Spell\" …",
        &PAYMENTS,
    ),
    (
        "Zones from which a card is played",
        "After `from`, among the options of a play.",
        "When Alice plays \"Spell\" from …",
        &ZONES,
    ),
    ("Actions of players", "After `can`, `can't` and `tries to`.", "Then Alice can …", &ACTIONS),
    (
        "Kinds of decisions",
        "After `is asked for` and `was asked for`; `by \"X\"` names the source of the question, `among …` the options.",
        "Then Alice was asked for … once",
        &KINDS,
    ),
    (
        "Answers to decisions",
        "After the step that asks; `for \"X\"` may follow and names the source of the question. A play is declined with no, and accepted by `while \"X\" resolves, Alice plays …`.",
        "When Alice …",
        &Answers,
    ),
    (
        "Choices",
        "After `chooses`, `may choose` and `may not choose`; objects are chosen by their names alone.",
        "Then Alice may choose …",
        &CHOICES,
    ),
    ("Kinds of chosen words", "After `chooses the`.", "Then Alice may choose the …", &WORDS),
    ("Choices with their own verb", "After the player who makes the choice.", "When Alice …", &SETTLED),
    ("Number and order of events", "After `it happened`.", "Then it happened …", &Happenings),
    (
        "Events of objects",
        "After `it happened …` and an object.",
        "Then it happened once that \"Bear\" …",
        &OBJECT_VERBS,
    ),
    (
        "Events of players",
        "After `it happened …` and a player; `was asked` may be followed by `for` and a kind of decision, `got priority` by `in the` and a step.",
        "Then it happened once that Alice …",
        &PLAYER_VERBS,
    ),
    (
        "Other events",
        "After `it happened …`; also `an upkeep began` and `Bob's upkeep began` with any step.",
        "Then it happened once that …",
        &WITHOUT_SUBJECT,
    ),
    ("Steps and phases", "Wherever a moment or a step is named.", "When the game goes on to Bob's …", &PHASES),
];

/// Every list of phrases.
#[must_use]
pub fn phrases() -> Vec<Phrases> {
    let example = |around: &str, phrase: &str| match phrase {
        // Only an ability makes mana, so the example is an ability.
        making if making.starts_with("making") => around.replace("plays", "activates").replace('…', making),
        phrase => around.replace('…', phrase),
    };
    let list = |(title, about, around, list): &List| {
        let phrases = list.phrases().into_iter().map(|(words, whole)| (words, example(around, &whole)));
        Phrases { title, about, phrases: phrases.collect() }
    };
    LISTS.iter().map(list).collect()
}
