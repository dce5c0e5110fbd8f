//! The typed parameters of the steps. Each is the text that matched; reading it is the step's work, so that what is wrong inside is told with
//! its column and not thrown.

use super::Sheet;
use crate::{
    case::{Handle, Seat, Target, Value, Zone},
    expectation::Want,
    phrase::{Cursor, Read, anything, handle, handles, targets},
};
use std::{convert::Infallible, str::FromStr};

/// A reference to one object.
macro_rules! reference {
    () => {
        concat!(
            r#"(?:"[^"]+"|the (?:first |second |third |fourth |fifth |sixth |seventh |eighth |ninth |tenth )?(?:(?:(?:[a-z-]+ )?ability(?: "[^"]+")? of|trigger of|activation of|copy of) (?:the [a-z ]*of )?"[^"]+""#,
            r#"|combat damage|"[^"]+" token)|(?:Alice|Bob|Carol|Dave)'s draw)"#
        )
    };
}

/// A player's name.
macro_rules! name {
    () => {
        "(?:Alice|Bob|Carol|Dave)"
    };
}

/// A step of the turn.
macro_rules! step_name {
    () => {
        concat!(
            "(?:untap step|upkeep(?: step)?|draw step|(?:first |second |precombat |postcombat )?main phase|beginning of combat(?: step)?|combat phase",
            "|declare (?:attackers|blockers) step|(?:first |second )?combat damage step|end of combat(?: step)?|end of turn(?: step)?|end step",
            "|cleanup(?: step)?)"
        )
    };
}

macro_rules! parameter {
    ($(#[$doc:meta])* $type:ident, $word:literal, $regex:expr) => {
        $(#[$doc])*
        #[derive(Clone, Debug)]
        pub(super) struct $type(pub(super) String);


        impl cucumber::Parameter for $type {
            const REGEX: &'static str = $regex;
            const NAME: &'static str = $word;
        }

        impl FromStr for $type {
            type Err = Infallible;

            fn from_str(text: &str) -> Result<Self, Infallible> {
                Ok($type(text.to_owned()))
            }
        }

        impl $type {
            /// The words of the parameter, where they stand in the step.
            #[allow(dead_code, reason = "some parameters are plain words")]
            pub(super) fn cursor(&self, sheet: &Sheet) -> Read<Cursor> {
                Cursor::new(&self.0, sheet.offset(&self.0))
            }

            /// Reads the whole parameter in one way.
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

parameter!(
    /// A player.
    Player, "player", name!()
);
parameter!(
    /// One object.
    Object, "object", reference!()
);
parameter!(
    /// Some objects.
    Objects, "objects", concat!(reference!(), "(?:(?:, | and )", reference!(), ")*")
);
parameter!(
    /// Objects and players, or nothing.
    Targets, "targets", concat!("(?:nothing|(?:", reference!(), "|", name!(), ")(?:(?:, | and )(?:", reference!(), "|", name!(), "))*)")
);
parameter!(
    /// One object or player.
    Someone, "someone", concat!("(?:", reference!(), "|", name!(), ")")
);
parameter!(
    /// Quoted words: `"a"`, `"a" and "b"`.
    Quoted, "quoted", r#""[^"]+"(?:(?:, | and )"[^"]+")*"#
);
parameter!(
    /// An amount of mana.
    ManaText, "mana", r"(?:\{[^}]+\})+"
);
parameter!(
    /// A number in digits or as a word.
    Count, "count", r"(?:\d+|no|an?|one|two|three|four|five|six|seven|eight|nine|ten)"
);
parameter!(
    /// A life total.
    Whole, "whole", r"-?\d+"
);
parameter!(
    /// How often.
    Times, "times", r"(?:never|once|twice|\d+ times|(?:three|four|five) times)"
);
parameter!(
    /// Everything up to the end of the step, beginning with what is named in quotation marks.
    Named, "named", r#""[^"]+".*|the .*|nothing.*"#
);
parameter!(
    /// Everything up to the end of the step.
    Rest, "rest", r".+"
);
parameter!(
    /// What a player has.
    Facts, "facts", r"(?:controls|has|can pay|is at|is playing) .+"
);
parameter!(
    /// How an object is placed.
    States, "states", r"(?:is|isn't|has|lacks|gets) .+"
);
parameter!(
    /// Whether something is so.
    Is, "is", r"(?:is|are|is not|isn't|are not|aren't)"
);
parameter!(
    /// Whether something was so.
    Was, "was", r"(?:was|were|was not|wasn't|were not|weren't)"
);
parameter!(
    /// Whether something is had.
    Has, "has", r"(?:has exactly|has|doesn't have)"
);
parameter!(
    /// Who controls or owns something.
    Controls, "controls", r"(?:controls|doesn't control|owns|doesn't own)"
);
parameter!(
    /// An action, after `can`.
    Doing, "doing", r"(?:play|cast|activate|use ninjutsu|equip|tap|attack|block|turn|look at|pass|not block)\b.*"
);
parameter!(
    /// A kind of counter.
    Kind, "kind", r#"(?:[^\s"]+|"[^"]+")"#
);
parameter!(
    /// A place.
    Place, "place",
    concat!(
        r"(?:(?:in play|on the battlefield)(?: under ", name!(), r"'s control)?|in (?:", name!(), r"'s|its owner's|their owners'|their owner's) (?:hand|hands|graveyard|graveyards|library|libraries)",
        r"|removed from the game|exiled|in exile|on the stack|gone)"
    )
);
parameter!(
    /// Power and toughness.
    Pair, "pair", r"-?\d+/-?\d+"
);
parameter!(
    /// A status of a permanent or card.
    Status, "status", r"(?:tapped|untapped|flipped|unflipped|face up|face down|revealed|hidden)"
);
parameter!(
    /// A part in combat.
    CombatPart, "combat", r"(?:attacking|blocking|blocked|unblocked)"
);
parameter!(
    /// Colours.
    ColorsText, "colors", r"(?:colorless|(?:white|blue|black|red|green)(?:(?:, | and )(?:white|blue|black|red|green))*)"
);
parameter!(
    /// A step of the turn.
    Phase, "phase", step_name!()
);
parameter!(
    /// A moment to go on to.
    Moment, "moment", concat!("(?:an additional |the |", name!(), "'s (?:next )?)", step_name!())
);
parameter!(
    /// Whether an action is possible.
    Can, "can", r"(?:can't|cannot|can)"
);
parameter!(
    /// A zone that each player has.
    OwnZone, "zone", r"(?:hand|graveyard|library|exile)"
);
parameter!(
    /// How an object left the stack.
    FateText, "fate", r"(?:has resolved|was countered on resolution|did not resolve|was countered|wasn't countered|was removed from the stack)"
);
parameter!(
    /// How an object came to where it is.
    Cause, "cause",
    r"(?:destroyed|sacrificed|discarded|put there by the legend rule|put there by a state-based action|put there for lack of toughness)"
);

impl Player {
    /// The player, seated.
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
    /// Whether it is affirmed.
    pub(super) fn affirmed(&self) -> bool {
        matches!(self.0.as_str(), "is" | "are")
    }
}

impl Was {
    /// Whether it is affirmed.
    pub(super) fn affirmed(&self) -> bool {
        matches!(self.0.as_str(), "was" | "were")
    }
}

impl Has {
    /// What is claimed of a list of words.
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
