//! The phrases within a line, from the tables that read them, an example for each.

use crate::phrase::{
    choice::{CHOICES, SETTLED, WORDS},
    event::{OBJECT_VERBS, PLAYER_VERBS, WITHOUT_SUBJECT},
    play::{ACTIONS, OPTIONS, PAYMENTS},
    position::{FACTS, PLACES, STATES},
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

/// What follows each of [`FACTS`].
const OF_FACTS: [&str; 8] = ["\"Bear\"", "{1}{R}", "3 life", "", "", "", "", "\"Bear\" in hand"];
/// What follows each of [`STATES`].
const OF_STATES: [&str; 11] = [
    "",
    "",
    "",
    "",
    "\"Host\"",
    "",
    "\"pump\"",
    "\"defender\"",
    "+2/+2 until end of turn",
    "color \"red\"",
    "2 ki counters",
];
/// What follows each of [`ACTIONS`].
const OF_ACTIONS: [&str; 13] = [
    "\"Island\"",
    "\"Bear\"",
    "\"Bear\"",
    "\"Bear\"",
    "with \"Ninja\" returning \"Bear\"",
    "\"Bear\" with \"Sword\"",
    "\"Island\" for mana",
    "\"Bear\"",
    "\"Bear\" with \"Wall\"",
    "\"Bear\" face up",
    "\"Bear\"",
    "",
    "",
];
/// What follows each of [`OPTIONS`].
const OF_OPTIONS: [&str; 12] = [
    "\"Ray\"",
    "\"prevent\"",
    "2",
    "",
    "\"Fox\"",
    "exile",
    "Bob",
    "1 to \"Bear\" and 2 to Bob",
    "by \"pitch\"",
    "",
    "{1} with \"Boseiju\"",
    "{G}",
];
/// What follows each of [`CHOICES`].
const OF_CHOICES: [&str; 10] =
    ["Bob", "3", "\"one\" and \"two\"", "\"one\"", "\"tap\"", "\"Bear\"", "\"pump\" of \"Bear\"", "1", "", ""];
/// What follows each of [`SETTLED`].
const OF_SETTLED: [&str; 5] = ["\"Bear\" | nothing", "Alice 5 and Bob 20", "\"Bear\" first", "", ""];

/// Every list of phrases.
#[must_use]
pub fn phrases() -> Vec<Phrases> {
    let mut all = of_the_board();
    all.extend(of_play());
    all.extend(of_choices());
    all.extend(of_history());
    all
}

/// Examples of a list: each with what follows it.
fn list<const N: usize>(
    words: [&'static str; N],
    behind: [&str; N],
    around: impl Fn(&str) -> String,
) -> Vec<(&'static str, String)> {
    let example = |word: &'static str, behind: &str| (word, around(format!("{word} {behind}").trim_end()));
    words.into_iter().zip(behind).map(|(word, behind)| example(word, behind)).collect()
}

fn of_the_board() -> Vec<Phrases> {
    vec![
        Phrases {
            title: "What a player has",
            about: "After a player, in a `Given`; several are joined by `and`.",
            phrases: list(FACTS, OF_FACTS, |fact| format!("Given Alice {fact}")),
        },
        Phrases {
            title: "Where cards are",
            about: "After `has` and the cards, in a `Given`.",
            phrases: list(PLACES, [""; 9], |place| format!("Given Alice has \"Bear\" {place}")),
        },
        Phrases {
            title: "How an object is",
            about: "After an object that has been placed, in a `Given`; several are joined by `and`.",
            phrases: list(STATES, OF_STATES, |state| format!("Given \"Bear\" {state}")),
        },
    ]
}

fn of_play() -> Vec<Phrases> {
    let option = |option: &str| {
        let verb = if option.starts_with("making") { "activates" } else { "plays" };
        format!("When Alice {verb} \"Spell\" {option}")
    };
    let payments = PAYMENTS.map(|(words, _)| words);
    vec![
        Phrases {
            title: "Options of a play",
            about: "After a card that is played or an ability that is activated, in any order.",
            phrases: list(OPTIONS, OF_OPTIONS, option),
        },
        Phrases {
            title: "What is paid besides mana",
            about: "Among the options of a play, and after a declaration of blockers.",
            phrases: list(payments, ["\"Bear\""; 7], |paid| format!("When Alice plays \"Spell\" {paid}")),
        },
        Phrases {
            title: "What players can do",
            about: "After `can`, `can't` and `tries to`.",
            phrases: list(ACTIONS, OF_ACTIONS, |action| format!("Then Alice can {action}")),
        },
    ]
}

fn of_choices() -> Vec<Phrases> {
    let words = WORDS.map(|(words, _)| words);
    let kinds = KINDS.map(|(words, _)| words);
    vec![
        Phrases {
            title: "Kinds of decisions",
            about: "After `is asked for` and `was asked for`; `by \"X\"` says whose question it is, `among …` what there is to choose from.",
            phrases: list(kinds, [""; 27], |kind| format!("Then Alice was asked for {kind} once")),
        },
        Phrases {
            title: "What is chosen",
            about: "After `chooses`, `may choose` and `may not choose`; objects by their names alone.",
            phrases: list(CHOICES, OF_CHOICES, |choice| format!("Then Alice may choose {choice}")),
        },
        Phrases {
            title: "Kinds of words that are chosen",
            about: "After `chooses the` and `has the chosen`.",
            phrases: list(words, ["\"…\""; 8], |word| format!("Then Alice may choose the {word}")),
        },
        Phrases {
            title: "What has a verb of its own",
            about: "After the player who settles it.",
            phrases: list(SETTLED, OF_SETTLED, |settled| format!("When Alice {settled}")),
        },
    ]
}

fn of_history() -> Vec<Phrases> {
    let (objects, players) = (OBJECT_VERBS.map(|(words, _)| words), PLAYER_VERBS.map(|(words, ..)| words));
    vec![
        Phrases {
            title: "How often, and in which order",
            about: "After `it happened`.",
            phrases: vec![
                ("never that …", "Then it happened never that \"Bear\" died".to_owned()),
                ("once that …", "Then it happened once that \"Bear\" died".to_owned()),
                ("twice that …", "Then it happened twice that Alice drew".to_owned()),
                ("3 times that …", "Then it happened 3 times that Alice drew".to_owned()),
                ("once that … and …", "Then it happened once that \"Bear\" died and \"Fox\" died".to_owned()),
                (
                    "in this order that …, then …",
                    "Then it happened in this order that \"Bear\" died, then Alice drew".to_owned(),
                ),
                ("at once that … and …", "Then it happened at once that \"Bear\" died and \"Fox\" died".to_owned()),
            ],
        },
        Phrases {
            title: "What happens to objects",
            about: "After `it happened …`, behind an object.",
            phrases: list(objects, [""; 27], |verb| format!("Then it happened once that \"Bear\" {verb}")),
        },
        Phrases {
            title: "What players do",
            about: "After `it happened …`, behind a player; `was asked` may go on with `for` and a kind of decision, `got priority` with `in the` and a step.",
            phrases: list(players, [""; 20], |verb| format!("Then it happened once that Alice {verb}")),
        },
        Phrases {
            title: "What happens by itself",
            about: "After `it happened …`; so does `an upkeep began`, with any step, and `Bob's upkeep began`.",
            phrases: list(WITHOUT_SUBJECT.map(|(words, _)| words), [""; 2], |words| {
                format!("Then it happened once that {words}")
            }),
        },
        Phrases {
            title: "Steps and phases",
            about: "Wherever a moment or a step is named.",
            phrases: list(PHASES.map(|(words, _)| words), [""; 24], |step| {
                format!("When the game goes on to Bob's {step}")
            }),
        },
    ]
}
