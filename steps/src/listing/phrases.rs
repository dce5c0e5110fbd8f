//! The phrases within a line, from the tables that read them, an example for each.

use crate::phrase::{
    choice::{CHOICES, SETTLED, WORDS},
    event::{OBJECT_VERBS, PLAYER_VERBS, WITHOUT_SUBJECT},
    list::Phrase,
    play::{ACTIONS, OPTIONS, PAYMENTS, ZONES},
    position::{ADJECTIVES, FACTS, PLACES, STATES},
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

/// Every list of phrases.
#[must_use]
pub fn phrases() -> Vec<Phrases> {
    let mut all = of_the_board();
    all.extend(of_play());
    all.extend(of_choices());
    all.extend(of_history());
    all
}

/// Examples of a list: each phrase with what follows it.
fn list<M>(phrases: &[Phrase<M>], around: impl Fn(&str) -> String) -> Vec<(&'static str, String)> {
    let example = |phrase: &Phrase<M>| (phrase.words, around(format!("{} {}", phrase.words, phrase.behind).trim_end()));
    phrases.iter().map(example).collect()
}

fn of_the_board() -> Vec<Phrases> {
    vec![
        Phrases {
            title: "What a player has",
            about: "After a player, in a `Given`; several are joined by `and`.",
            phrases: list(&FACTS, |fact| format!("Given Alice {fact}")),
        },
        Phrases {
            title: "Where cards are",
            about: "After `has` and the cards, in a `Given`.",
            phrases: list(&PLACES, |place| format!("Given Alice has \"Bear\" {place}")),
        },
        Phrases {
            title: "How a card in play is",
            about: "In front of its name, where it is placed; several may stand there.",
            phrases: list(&ADJECTIVES, |how| format!("Given Alice controls {how} \"Bear\"")),
        },
        Phrases {
            title: "How an object is",
            about: "After an object that has been placed, in a `Given`; several are joined by `and`.",
            phrases: list(&STATES, |state| format!("Given \"Bear\" {state}")),
        },
    ]
}

fn of_play() -> Vec<Phrases> {
    let option = |option: &str| {
        let verb = if option.starts_with("making") { "activates" } else { "plays" };
        format!("When Alice {verb} \"Spell\" {option}")
    };
    vec![
        Phrases {
            title: "Options of a play",
            about: "After a card that is played or an ability that is activated, in any order.",
            phrases: list(&OPTIONS, option),
        },
        Phrases {
            title: "What is paid besides mana",
            about: "Among the options of a play, and after a declaration of blockers.",
            phrases: list(&PAYMENTS, |paid| format!("When Alice plays \"Spell\" {paid}")),
        },
        Phrases {
            title: "Where a card is played from",
            about: "After `from`, among the options of a play.",
            phrases: list(&ZONES, |zone| format!("When Alice plays \"Spell\" from {zone}")),
        },
        Phrases {
            title: "What players can do",
            about: "After `can`, `can't` and `tries to`.",
            phrases: list(&ACTIONS, |action| format!("Then Alice can {action}")),
        },
    ]
}

fn of_choices() -> Vec<Phrases> {
    vec![
        Phrases {
            title: "Kinds of decisions",
            about: "After `is asked for` and `was asked for`; `by \"X\"` says whose question it is, `among …` what there is to choose from.",
            phrases: list(&KINDS, |kind| format!("Then Alice was asked for {kind} once")),
        },
        Phrases {
            title: "How decisions are answered",
            about: "Behind the step that asks; `for \"X\"` may follow and say whose question is meant. A play is declined with no, and accepted by `while \"X\" resolves, Alice plays …`.",
            phrases: KINDS.iter().map(|kind| (kind.words, format!("When Alice {}", kind.means.answer))).collect(),
        },
        Phrases {
            title: "What is chosen",
            about: "After `chooses`, `may choose` and `may not choose`; objects by their names alone.",
            phrases: list(&CHOICES, |choice| format!("Then Alice may choose {choice}")),
        },
        Phrases {
            title: "Kinds of words that are chosen",
            about: "After `chooses the` and `has the chosen`.",
            phrases: list(&WORDS, |word| format!("Then Alice may choose the {word}")),
        },
        Phrases {
            title: "What has a verb of its own",
            about: "After the player who settles it.",
            phrases: list(&SETTLED, |settled| format!("When Alice {settled}")),
        },
    ]
}

fn of_history() -> Vec<Phrases> {
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
            phrases: list(&OBJECT_VERBS, |verb| format!("Then it happened once that \"Bear\" {verb}")),
        },
        Phrases {
            title: "What players do",
            about: "After `it happened …`, behind a player; `was asked` may go on with `for` and a kind of decision, `got priority` with `in the` and a step.",
            phrases: list(&PLAYER_VERBS, |verb| format!("Then it happened once that Alice {verb}")),
        },
        Phrases {
            title: "What happens by itself",
            about: "After `it happened …`; so does `an upkeep began`, with any step, and `Bob's upkeep began`.",
            phrases: list(&WITHOUT_SUBJECT, |words| format!("Then it happened once that {words}")),
        },
        Phrases {
            title: "Steps and phases",
            about: "Wherever a moment or a step is named.",
            phrases: list(&PHASES, |step| format!("When the game goes on to Bob's {step}")),
        },
    ]
}
