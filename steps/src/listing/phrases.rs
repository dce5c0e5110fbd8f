//! The phrases within a line, from the tables that read them, an example for each.

use crate::phrase::{
    choice::{CHOICES, SETTLED, WORDS},
    event::{OBJECT_VERBS, PLAYER_VERBS, WITHOUT_SUBJECT},
    list::Phrase,
    play::{ACTIONS, OPTIONS, PAYMENTS, ZONES},
    position::{ADJECTIVES, CHOSEN, FACTS, PLACES, STATES},
    words::{KINDS, PHASES},
};

/// Phrases that can stand in the same place.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Phrases {
    /// What they are.
    pub title: &'static str,
    /// Where they stand.
    pub about: &'static str,
    /// Each as it is written, and a step in which it stands, with its keyword.
    pub phrases: Vec<(&'static str, String)>,
}

/// A list: its title, where its phrases stand, an example of one in place of `…`, and the list.
type List = (&'static str, &'static str, &'static str, &'static dyn Listed);

/// What every list of phrases has, whatever they mean.
trait Listed: Sync {
    /// Each phrase, and the same with what follows it.
    fn phrases(&self) -> Vec<(&'static str, String)>;
}

impl<M: Sync, const N: usize> Listed for [Phrase<M>; N] {
    fn phrases(&self) -> Vec<(&'static str, String)> {
        let whole = |phrase: &Phrase<M>| format!("{} {}", phrase.words, phrase.behind).trim_end().to_owned();
        self.iter().map(|phrase| (phrase.words, whole(phrase))).collect()
    }
}

/// The kinds of decisions, each with what answers it in place of what follows.
struct Answers;

impl Listed for Answers {
    fn phrases(&self) -> Vec<(&'static str, String)> {
        KINDS.iter().map(|kind| (kind.words, kind.means.answer.to_owned())).collect()
    }
}

/// How often things happened, and in which order: what is written around events.
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
    ("What a player has", "After a player, in a `Given`; several are joined by `and`.", "Given Alice …", &FACTS),
    ("Where cards are", "After `has` and the cards, in a `Given`.", "Given Alice has \"Bear\" …", &PLACES),
    (
        "How a card in play is",
        "In front of its name, where it is placed; several may stand there.",
        "Given Alice controls … \"Bear\"",
        &ADJECTIVES,
    ),
    (
        "How an object is",
        "After an object that has been placed, in a `Given`; several are joined by `and`.",
        "Given \"Bear\" …",
        &STATES,
    ),
    (
        "What was chosen as it came into play",
        "After `has the chosen`, in a `Given`: what its text asks for has to be said.",
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
        "What is paid besides mana",
        "Among the options of a play, and after a declaration of blockers.",
        "When Alice plays \"Spell\" …",
        &PAYMENTS,
    ),
    (
        "Where a card is played from",
        "After `from`, among the options of a play.",
        "When Alice plays \"Spell\" from …",
        &ZONES,
    ),
    ("What players can do", "After `can`, `can't` and `tries to`.", "Then Alice can …", &ACTIONS),
    (
        "Kinds of decisions",
        "After `is asked for` and `was asked for`; `by \"X\"` says whose question it is, `among …` what there is to choose from.",
        "Then Alice was asked for … once",
        &KINDS,
    ),
    (
        "How decisions are answered",
        "Behind the step that asks; `for \"X\"` may follow and say whose question is meant. A play is declined with no, and accepted by `while \"X\" resolves, Alice plays …`.",
        "When Alice …",
        &Answers,
    ),
    (
        "What is chosen",
        "After `chooses`, `may choose` and `may not choose`; objects by their names alone.",
        "Then Alice may choose …",
        &CHOICES,
    ),
    ("Kinds of words that are chosen", "After `chooses the`.", "Then Alice may choose the …", &WORDS),
    ("What has a verb of its own", "After the player who settles it.", "When Alice …", &SETTLED),
    ("How often, and in which order", "After `it happened`.", "Then it happened …", &Happenings),
    (
        "What happens to objects",
        "After `it happened …`, behind an object.",
        "Then it happened once that \"Bear\" …",
        &OBJECT_VERBS,
    ),
    (
        "What players do",
        "After `it happened …`, behind a player; `was asked` may go on with `for` and a kind of decision, `got priority` with `in the` and a step.",
        "Then it happened once that Alice …",
        &PLAYER_VERBS,
    ),
    (
        "What happens by itself",
        "After `it happened …`; so does `an upkeep began`, with any step, and `Bob's upkeep began`.",
        "Then it happened once that …",
        &WITHOUT_SUBJECT,
    ),
    ("Steps and phases", "Wherever a moment or a step is named.", "When the game goes on to Bob's …", &PHASES),
];

/// Every list of phrases.
#[must_use]
pub fn phrases() -> Vec<Phrases> {
    let example = |around: &str, phrase: &str| match phrase {
        // Mana is made by an ability, and a spell makes none.
        making if making.starts_with("making") => around.replace("plays", "activates").replace('…', making),
        phrase => around.replace('…', phrase),
    };
    let list = |(title, about, around, list): &List| {
        let phrases = list.phrases().into_iter().map(|(words, whole)| (words, example(around, &whole)));
        Phrases { title, about, phrases: phrases.collect() }
    };
    LISTS.iter().map(list).collect()
}
