//! What handlers observe, and its form in the protocol.

use casebook_protocol::case::{Aspect, CombatSeen, Fate, MomentSeen, PlaceSeen, Query, Status, Value, Zone};

use crate::{Adapter, Result, Stop, Thing, names::Names};

/// An observation with the engine's own objects and players. The query says which kind it must be; [`Seen::Nothing`] answers every query.
#[non_exhaustive]
pub enum Seen<A: Adapter> {
    /// There is no value: no power, no controller.
    Nothing,
    /// A number.
    Number(i64),
    /// Power and toughness.
    Pair(i64, i64),
    /// Yes or no of a status: `tapped`, `face` (down), `phased` (out), `revealed`, `knows`.
    Is(bool),
    /// A word.
    Word(String),
    /// Words.
    Words(Vec<String>),
    /// A player.
    Player(A::Player),
    /// Mana as `{1}{G}`, or each mana of a pool as `GG`; in any order, and nothing for no mana.
    Mana(String),
    /// A zone, and whose it is: of the battlefield and the stack the controller, of exile the owner.
    Place(Zone, Option<A::Player>),
    /// Objects.
    Objects(Vec<A::Object>),
    /// Objects and players.
    Targets(Vec<Thing<A>>),
    /// How an object left the stack.
    Fate(Fate),
    /// A part in combat.
    Combat(Combat<A>),
    /// A value as the protocol has it: tokens, events, mana by source.
    Other(Value),
}

/// The part of an object in combat.
pub struct Combat<A: Adapter> {
    /// Whom it attacks.
    pub attacking: Option<A::Player>,
    /// Whether it is blocked; nothing before blockers are declared.
    pub blocked: Option<bool>,
    /// What it blocks.
    pub blocking: Vec<A::Object>,
    /// What blocks it.
    pub blocked_by: Vec<A::Object>,
    /// Whether it is a blocking creature, also if its attacker has left.
    pub is_blocking: bool,
}

impl<A: Adapter> Seen<A> {
    /// The value in the protocol.
    pub(crate) fn value(self, query: &Query, names: &Names<A>, adapter: &A) -> Result<Value> {
        let handles = |all: Vec<A::Object>| all.iter().map(|own| names.handle(own, adapter)).collect();
        Ok(match self {
            Seen::Nothing => Value::Nothing,
            Seen::Number(number) => Value::Number(number),
            Seen::Pair(power, toughness) => Value::Pair(power, toughness),
            Seen::Is(yes) => status(query, yes)?,
            Seen::Word(word) => Value::Word(word),
            Seen::Words(words) => Value::Words(words),
            Seen::Player(player) => Value::Player(names.seat(&player)?),
            Seen::Mana(mana) => Value::Mana(braced(&mana).parse().map_err(|error| Stop::Error(format!("{error}")))?),
            Seen::Place(zone, player) => {
                Value::Place(PlaceSeen { zone, player: player.map(|player| names.seat(&player)).transpose()? })
            }
            Seen::Objects(objects) => Value::Objects(handles(objects)),
            Seen::Targets(things) => {
                Value::Targets(things.iter().map(|thing| names.target(thing, adapter)).collect::<Result<_>>()?)
            }
            Seen::Fate(fate) => Value::Fate(fate),
            Seen::Combat(combat) => Value::Combat(CombatSeen {
                attacking: combat.attacking.map(|player| names.seat(&player)).transpose()?,
                blocked: combat.blocked,
                blocking: handles(combat.blocking),
                is_blocking: Some(combat.is_blocking),
                blocked_by: handles(combat.blocked_by),
            }),
            Seen::Other(value) => value,
        })
    }
}

/// Where a game is, in the protocol.
pub(crate) fn moment<A: Adapter>(names: &Names<A>, adapter: &A) -> Result<Value> {
    let now = adapter.now();
    Ok(Value::Moment(MomentSeen { player: names.seat(&now.player)?, turn: now.turn, phase: now.phase }))
}

/// An amount of mana in braces: `GG` is `{G}{G}`, and no text is no mana.
fn braced(mana: &str) -> String {
    match mana {
        "" => "{0}".to_owned(),
        braced if braced.starts_with('{') => braced.to_owned(),
        letters => letters.chars().map(|letter| format!("{{{letter}}}")).collect(),
    }
}

/// The word of a status.
fn status(query: &Query, yes: bool) -> Result<Value> {
    let word = |one: Status, other: Status| Value::from(if yes { one } else { other });
    Ok(match query {
        Query::Object { aspect: Aspect::Tapped, .. } => word(Status::Tapped, Status::Untapped),
        Query::Object { aspect: Aspect::Flipped, .. } => word(Status::Flipped, Status::Unflipped),
        Query::Object { aspect: Aspect::Transformed, .. } => word(Status::Transformed, Status::Untransformed),
        Query::Object { aspect: Aspect::Phased, .. } => word(Status::PhasedOut, Status::PhasedIn),
        Query::Object { aspect: Aspect::Face, .. } => word(Status::FaceDown, Status::FaceUp),
        Query::Object { aspect: Aspect::Revealed, .. } => word(Status::Revealed, Status::Hidden),
        Query::Knows { .. } => Value::Word(if yes { "known" } else { "unknown" }.to_owned()),
        other => return Err(Stop::Error(format!("{other:?} asks for no status"))),
    })
}
