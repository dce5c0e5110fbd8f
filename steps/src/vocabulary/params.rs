//! The typed parameters of the steps. Each is the matched text. The step reads it, so that an error in it is reported with its column. The
//! wording of a parameter is made from the lists that read it.

use super::{
    Sheet,
    grammar::Parameter,
    wording::{any, colors, counts, first_words, many, name, players_and, reference, step_name, words},
};
use crate::{
    case::{Handle, Seat, Target, Value, Zone},
    expectation::Want,
    phrase::{
        Cursor, Read, anything,
        choice::SETTLED,
        handle, handles,
        play::ACTIONS,
        position::{FACTS, STATES},
        targets,
    },
};

macro_rules! parameter {
    ($(#[$doc:meta])* $type:ident, $word:literal, $wording:expr) => {
        $(#[$doc])*
        #[derive(Clone, Debug)]
        pub(super) struct $type(pub(super) String);

        impl Parameter for $type {
            const NAME: &'static str = $word;

            fn wording() -> String {
                String::from($wording)
            }

            fn of(text: &str) -> Self {
                $type(text.to_owned())
            }
        }

        impl $type {
            /// The words of the parameter, with their place in the step.
            #[allow(dead_code, reason = "some parameters are plain words")]
            pub(super) fn cursor(&self, sheet: &Sheet) -> Read<Cursor> {
                Cursor::new(&self.0, sheet.offset(&self.0))
            }

            /// Reads the whole parameter with a function.
            #[allow(dead_code, reason = "some parameters are plain words")]
            pub(super) fn read<T>(&self, sheet: &mut Sheet, how: impl FnOnce(&mut Cursor, &mut Sheet) -> Read<T>) -> Read<T> {
                let mut cursor = self.cursor(sheet)?;
                let read = how(&mut cursor, sheet)?;
                cursor.finish("nothing more here")?;
                Ok(read)
            }
        }
    };
}

/// One of the words that its expression lists: `{turns|looks at}`.
impl Parameter for String {
    const NAME: &'static str = "";

    fn wording() -> String {
        String::new()
    }

    fn of(text: &str) -> Self {
        text.to_owned()
    }
}

parameter!(
    /// A player.
    Player, "player", name()
);
parameter!(
    /// A player, or nobody.
    Killer, "killer", players_and("nobody")
);
parameter!(
    /// One object.
    Object, "object", reference()
);
parameter!(
    /// Some objects.
    Objects, "objects", many(&reference())
);
parameter!(
    /// Objects and players, or nothing.
    Targets, "targets", any([String::from("nothing"), many(&any([reference(), name()]))])
);
parameter!(
    /// One object or player.
    Someone, "someone", any([reference(), name()])
);
parameter!(
    /// Quoted words: `"a"`, `"a" and "b"`.
    Quoted, "quoted", many(r#""[^"]+""#)
);
parameter!(
    /// An amount of mana.
    ManaText, "mana", r"(?:\{[^}]+\})+"
);
parameter!(
    /// What is in a mana pool.
    Pool, "pool", r"(?:no mana|(?:\{[^}]+\})+)"
);
parameter!(
    /// A number in digits or as a word.
    Count, "count", counts(true)
);
parameter!(
    /// A positive number.
    Several, "several", counts(false)
);
parameter!(
    /// A life total.
    Whole, "whole", r"-?[0-9]+"
);
parameter!(
    /// How often.
    Times, "times", r"(?:never|once|twice|(?:[0-9]+|three|four|five) times)"
);
parameter!(
    /// Everything up to the end of the step, beginning with a quoted name.
    Named, "named", r#"(?:"[^"]+".*|the .*|nothing.*)"#
);
parameter!(
    /// Everything up to the end of the step.
    Rest, "rest", ".+"
);
parameter!(
    /// The contents of a zone, if there are any.
    Contents, "contents", ".*"
);
parameter!(
    /// One word.
    Word, "word", r"[^ ]+"
);
parameter!(
    /// Facts about a player.
    Facts, "facts", first_words(&FACTS)
);
parameter!(
    /// The state of a placed object.
    States, "states", first_words(&STATES)
);
parameter!(
    /// `is` or `isn't`.
    Is, "is", any(["is", "are", "is not", "isn't", "are not", "aren't"])
);
parameter!(
    /// `was` or `wasn't`.
    Was, "was", any(["was", "were", "was not", "wasn't", "were not", "weren't"])
);
parameter!(
    /// `has` or `doesn't have`.
    Has, "has", any(["has exactly", "has", "doesn't have"])
);
parameter!(
    /// `controls` or `owns`, or a denial.
    Controls, "controls", any(["controls", "doesn't control", "owns", "doesn't own"])
);
parameter!(
    /// An action, after `can`.
    Doing, "doing", first_words(&ACTIONS)
);
parameter!(
    /// A choice with its own verb.
    Settled, "settled", words(&SETTLED)
);
parameter!(
    /// A result of chance.
    Chance, "chance", "(?:wins the flip|loses the flip|picks ).*"
);
parameter!(
    /// A kind of counter.
    Kind, "kind", r#"(?:[^ "]+|"[^"]+")"#
);
parameter!(
    /// Tokens, beginning with their power and toughness.
    Tokens, "tokens", r"-?[0-9]+/-?[0-9]+ .+"
);
parameter!(
    /// A place.
    Place, "place",
    format!(
        "(?:(?:in play|on the battlefield)(?: under {0}'s control)?|in (?:{0}'s|its owner's|their owners'|their owner's) \
         (?:hand|hands|graveyard|graveyards|library|libraries)|removed from the game|exiled|in exile|on the stack|gone)",
        name()
    )
);
parameter!(
    /// Power and toughness.
    Pair, "pair", r"-?[0-9]+/-?[0-9]+"
);
parameter!(
    /// A status of a permanent or card.
    Status, "status", any(crate::case::Status::ALL.iter().map(|status| status.word()))
);
parameter!(
    /// A part in combat.
    CombatPart, "combat", any(["attacking", "blocking", "blocked", "unblocked"])
);
parameter!(
    /// Colours.
    ColorsText, "colors", any([String::from("colorless"), many(&colors())])
);
parameter!(
    /// A step of the turn.
    Phase, "phase", step_name()
);
parameter!(
    /// A moment to go on to.
    Moment, "moment", format!("(?:an additional |the |{}'s (?:next )?){}", name(), step_name())
);
parameter!(
    /// Whether an action is possible.
    Can, "can", any(["can't", "cannot", "can"])
);
parameter!(
    /// A zone that each player has.
    OwnZone, "zone", any(["hand", "graveyard", "library", "exile"])
);
parameter!(
    /// How an object left the stack.
    FateText, "fate",
    any(["has resolved", "was countered on resolution", "did not resolve", "was countered", "wasn't countered", "was removed from the stack"])
);
parameter!(
    /// How an object came to its zone.
    Cause, "cause",
    any([
        "destroyed", "sacrificed", "discarded", "put there by the legend rule", "put there by a state-based action",
        "put there for lack of toughness",
    ])
);

impl Player {
    /// The player, who is in the game.
    pub(super) fn seat(&self, sheet: &mut Sheet) -> Seat {
        let seat = Seat(self.0.clone());
        sheet.seat(&seat);
        seat
    }
}

impl Object {
    /// The handle.
    pub(super) fn handle(&self, sheet: &mut Sheet) -> Read<Handle> {
        self.read(sheet, handle)
    }
}

impl Objects {
    /// The handles.
    pub(super) fn handles(&self, sheet: &mut Sheet) -> Read<Vec<Handle>> {
        self.read(sheet, handles)
    }
}

impl Targets {
    /// The targets.
    pub(super) fn targets(&self, sheet: &mut Sheet) -> Read<Vec<Target>> {
        self.read(sheet, targets)
    }
}

impl Someone {
    /// The object or player.
    pub(super) fn target(&self, sheet: &mut Sheet) -> Read<Target> {
        self.read(sheet, anything)
    }
}

impl Is {
    /// Whether it is affirmative.
    pub(super) fn affirmed(&self) -> bool {
        matches!(self.0.as_str(), "is" | "are")
    }
}

impl Was {
    /// Whether it is affirmative.
    pub(super) fn affirmed(&self) -> bool {
        matches!(self.0.as_str(), "was" | "were")
    }
}

impl Has {
    /// The claim about a list of words.
    pub(super) fn want(&self, value: Value) -> Want {
        match self.0.as_str() {
            "has" => Want::Contains(value),
            "has exactly" => Want::IsInAnyOrder(value),
            _ => Want::Lacks(value),
        }
    }
}

impl OwnZone {
    /// The zone.
    pub(super) fn zone(&self) -> Zone {
        match self.0.as_str() {
            "hand" => Zone::Hand,
            "graveyard" => Zone::Graveyard,
            "library" => Zone::Library,
            _ => Zone::Exile,
        }
    }
}

impl Count {
    /// The number.
    pub(super) fn number(&self, sheet: &mut Sheet) -> Read<u32> {
        self.read(sheet, |cursor, _| cursor.number())
    }
}
