//! The trait that an author implements, and the values that its methods use.

use std::fmt::Debug;

use casebook_protocol::{
    case::{Choice, Phase, StackKind, Zone},
    port::UnsupportedKind,
};

use crate::{Handlers, Result, Stop};

/// An engine with one game: how it begins, what it waits for, where its objects are. What else it can do is in its [handlers](Handlers).
pub trait Adapter: Sized + 'static {
    /// The engine's name.
    const NAME: &'static str;
    /// The engine's version.
    const VERSION: &'static str;
    /// The editions of the rules that it has, the newest last: `2026-01`.
    const EDITIONS: &'static [&'static str];
    /// The kinds of decisions that it asks for by [`Awaits::Decision`], by casebook's names: `objects`, `division`, `may`.
    const ASKS: &'static [&'static str] = &[];

    /// The engine's name of an object. It must mean the same object in every zone, and in a [copy](Adapter::copy) of the game.
    type Object: Clone + PartialEq + Debug;
    /// The engine's name of a player.
    type Player: Clone + PartialEq + Debug;

    /// Begins a game: the first player's first main phase of turn 1, with empty zones and 20 life. Returns the players in the order of their names.
    ///
    /// # Errors
    /// [`Stop::Unsupported`] or [`Stop::Inconclusive`] if there is no such game, as for more than two players.
    fn begin(players: &[&str], edition: &str) -> Result<(Self, Vec<Self::Player>)>;

    /// Puts a card into a zone, under a library or on top of a graveyard. It triggers nothing, and a permanent is there since before this turn.
    ///
    /// # Errors
    /// [`Stop::Inconclusive`] if it can't be there.
    fn place(
        &mut self,
        card: &str,
        owner: &Self::Player,
        zone: Zone,
        controller: &Self::Player,
    ) -> Result<Self::Object>;

    /// What the game waits for.
    fn awaits(&self) -> Awaits<Self>;

    /// The player who has priority passes; at a declaration, the player declares nothing.
    ///
    /// # Errors
    /// [`Stop::Refused`] if the rules don't allow that.
    fn pass(&mut self) -> Result;

    /// Where the game is.
    fn now(&self) -> Now<Self>;

    /// The stack, top first.
    fn stack(&self) -> Vec<StackItem<Self>>;

    /// The objects of a zone, top first; those of a player if one is named: on the battlefield and the stack those that the player controls, in
    /// exile those that the player owns.
    fn contents(&self, zone: Zone, player: Option<&Self::Player>) -> Vec<Self::Object>;

    /// The name of an object, for one that the case does not name.
    fn title(&self, object: &Self::Object) -> String;

    /// Lists what else the engine can do.
    fn handlers(handlers: &mut Handlers<Self>);

    /// Whether the engine has a card.
    #[must_use]
    fn knows(_card: &str) -> bool {
        true
    }

    /// The position is complete: the first check of state-based actions.
    ///
    /// # Errors
    /// [`Stop::Inconclusive`] if the position can't be as it is.
    fn ready(&mut self) -> Result {
        Ok(())
    }

    /// Makes the decision that the game waits for.
    ///
    /// # Errors
    /// [`Stop::Refused`] if the rules forbid the choice.
    fn decide(&mut self, _chosen: Chosen<Self>) -> Result {
        Err(Stop::unsupported(UnsupportedKind::Op, "answer"))
    }

    /// Whether another combat damage step follows the present one.
    fn more_combat_damage(&self) -> bool {
        false
    }

    /// A copy of the game, on which actions are tried. Without one the case is played again up to the same point, which takes longer and needs an
    /// engine that always does the same.
    fn copy(&self) -> Option<Self> {
        None
    }
}

/// An object or a player.
#[derive(Debug)]
pub enum Thing<A: Adapter> {
    /// An object.
    Object(A::Object),
    /// A player.
    Player(A::Player),
}

impl<A: Adapter> Clone for Thing<A> {
    fn clone(&self) -> Self {
        match self {
            Thing::Object(object) => Thing::Object(object.clone()),
            Thing::Player(player) => Thing::Player(player.clone()),
        }
    }
}

impl<A: Adapter> PartialEq for Thing<A> {
    fn eq(&self, other: &Self) -> bool {
        match (self, other) {
            (Thing::Object(one), Thing::Object(other)) => one == other,
            (Thing::Player(one), Thing::Player(other)) => one == other,
            _ => false,
        }
    }
}

/// What a game waits for.
pub enum Awaits<A: Adapter> {
    /// A player has priority.
    Priority(A::Player),
    /// A player declares attackers.
    Attackers(A::Player),
    /// A player declares blockers.
    Blockers(A::Player),
    /// A player makes a decision of one of the kinds in [`Adapter::ASKS`].
    Decision(Box<Prompt<A>>),
    /// Nothing: the game is over.
    Over,
}

/// A decision that a game waits for.
pub struct Prompt<A: Adapter> {
    /// Who decides.
    pub player: A::Player,
    /// The kind, by casebook's name.
    pub kind: &'static str,
    /// What is on offer.
    pub options: Options<A>,
    /// The least number of choices; for a number, the least number.
    pub least: u32,
    /// The greatest number, if there is one; for a division, the whole amount.
    pub most: Option<u32>,
    /// What asks.
    pub source: Option<A::Object>,
    /// When: `announce`, `pay`, `trigger`, `resolve`, `enter`, `declare`, `assign`, `state based`, `event` or `cleanup`.
    pub when: &'static str,
}

/// What a decision offers.
pub enum Options<A: Adapter> {
    /// The engine doesn't list it: yes or no, a number, a word.
    Any,
    /// Objects and players.
    Things(Vec<Thing<A>>),
    /// Words: modes, options.
    Words(Vec<String>),
}

/// A decision that was made.
#[derive(Debug)]
pub enum Chosen<A: Adapter> {
    /// Yes or no: `may`, `pay`, `coin`.
    Yes(bool),
    /// A number, or the number of a pile.
    Number(u32),
    /// Objects and players; one for kinds of one.
    Things(Vec<Thing<A>>),
    /// Words: modes, an option, a word.
    Words(Vec<String>),
    /// An amount that is divided.
    Division(Vec<(Thing<A>, u32)>),
    /// Another kind, as the case has it.
    Other(Box<Choice>),
}

/// Where a game is.
pub struct Now<A: Adapter> {
    /// Whose turn it is.
    pub player: A::Player,
    /// The number of the turn, counted from the turn in which the case begins.
    pub turn: u32,
    /// The step.
    pub phase: Phase,
}

/// An object on the stack.
pub struct StackItem<A: Adapter> {
    /// The object, or for an ability the object whose ability it is.
    pub object: A::Object,
    /// What kind of object it is.
    pub kind: StackKind,
    /// Its controller.
    pub controller: Option<A::Player>,
    /// For an ability, its id, if the engine knows it.
    pub ability: Option<String>,
}
