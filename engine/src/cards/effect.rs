//! The verbs: what instructions do. A verb names a mechanic of the game, never a card.

use serde::{Deserialize, Serialize};

pub use super::parts::*;
use super::{
    amount::Amount,
    condition::Condition,
    cost::Cost,
    event::EventPattern,
    modification::Modification,
    name::{Name, Named},
    reference::Ref,
    replacement::Replacement,
    selector::Selector,
    values::CounterKind,
};

/// One instruction. Names given by `as` bind what was chosen, moved or found, for later instructions and for `did`.
#[derive(Debug, Clone, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
#[expect(missing_docs, reason = "the fields of a verb are its grammatical parts: who, what, how much, until when")]
pub enum Effect {
    // Damage and life
    /// Deals damage (120).
    DealDamage {
        amount: Amount,
        to: Ref,
        #[serde(default)]
        source: Option<Ref>,
        #[serde(default)]
        unpreventable: bool,
        #[serde(default, rename = "as")]
        bind: Option<Name>,
    },
    /// Deals the damage divided as announced for that target instance.
    DealDividedDamage {
        target: Name,
        #[serde(default)]
        source: Option<Ref>,
    },
    /// Gains life.
    GainLife { who: Ref, amount: Amount },
    /// Loses life.
    LoseLife { who: Ref, amount: Amount },
    /// Life totals become that number, as gain or loss (119.5).
    SetLife { who: Ref, to: Amount },
    /// Any number of players' life totals are dealt out anew among them, as that player chooses.
    RedistributeLife { by: Ref },
    /// Prevents damage that would be dealt.
    PreventDamage {
        #[serde(default)]
        next: Option<Amount>,
        to: Selector,
        #[serde(default)]
        source: Option<Selector>,
        until: Duration,
    },
    /// Deals that damage to something else instead.
    RedirectDamage {
        #[serde(default)]
        next: Option<Amount>,
        from: Selector,
        #[serde(default)]
        source: Option<Selector>,
        to: Ref,
        until: Duration,
    },
    // Objects
    /// Moves objects to a zone. `$as` is the new object.
    Move(Box<MoveEffect>),
    /// Destroys permanents.
    Destroy {
        what: Ref,
        #[serde(default)]
        no_regeneration: bool,
    },
    /// The controller of each sacrifices it.
    Sacrifice { what: Ref },
    /// Players sacrifice permanents of their choice.
    SacrificeChosen {
        who: Ref,
        what: Selector,
        #[serde(default = "one")]
        count: Amount,
        #[serde(default)]
        any_number: bool,
        #[serde(default, rename = "as")]
        bind: Option<Name>,
    },
    /// A regeneration shield (701.19).
    Regenerate { what: Ref },
    /// Counters spells or abilities; where the card goes instead of its owner's graveyard.
    Counter {
        what: Ref,
        #[serde(default)]
        to: Option<Place>,
    },
    /// Taps.
    Tap { what: Ref },
    /// Untaps.
    Untap { what: Ref },
    /// Taps or untaps, as the player chooses on resolution; with `may`, neither is a choice.
    TapOrUntap {
        what: Ref,
        #[serde(default)]
        may: bool,
    },
    /// Flips flip permanents (710).
    Flip { what: Ref },
    /// Turns face up.
    TurnFaceUp { what: Ref },
    /// Attaches.
    Attach { what: Ref, to: Ref },
    /// Puts counters on objects or players.
    PutCounters {
        kind: CounterKind,
        #[serde(default = "one")]
        count: Amount,
        on: Ref,
    },
    /// Removes counters: of that kind, or of every kind.
    RemoveCounters {
        #[serde(default)]
        kind: Option<CounterKind>,
        #[serde(default)]
        count: Option<Amount>,
        from: Ref,
    },
    /// Creates tokens.
    CreateToken(Box<TokenEffect>),
    /// Copies a spell or ability on the stack (707.10).
    CopySpell {
        what: Ref,
        #[serde(default)]
        new_targets: bool,
        #[serde(default, rename = "as")]
        bind: Option<Name>,
    },
    /// Becomes a copy.
    BecomeCopy {
        what: Ref,
        of: Ref,
        #[serde(default)]
        except: Vec<Modification>,
    },
    /// Continuous changes to what those objects are.
    Apply {
        to: Selector,
        apply: Vec<Modification>,
        #[serde(default)]
        until: Option<Duration>,
    },
    /// Gets +N/+M.
    ModifyPt { what: Ref, by: (Amount, Amount), until: Duration },
    /// Gains a keyword.
    GainKeyword {
        what: Ref,
        keyword: super::keyword::Keyword,
        #[serde(default)]
        until: Option<Duration>,
    },
    /// Gains control.
    GainControl {
        what: Ref,
        #[serde(default)]
        who: Option<Ref>,
        #[serde(default)]
        until: Option<Duration>,
    },
    /// Is removed from combat (506.4).
    RemoveFromCombat { what: Ref },
    /// Blocks that attacking creature, whatever it could be declared to block.
    Block { what: Ref, attacker: Ref },
    // Cards
    /// Draws cards, one after another (121.2).
    Draw {
        who: Ref,
        #[serde(default = "one")]
        count: Amount,
    },
    /// Discards cards of that player's choice, or at random.
    Discard {
        who: Ref,
        #[serde(default = "one")]
        count: Amount,
        #[serde(default)]
        random: bool,
        #[serde(default)]
        what: Option<Ref>,
        #[serde(default, rename = "as")]
        bind: Option<Name>,
    },
    /// Looks at cards privately.
    LookAt { who: Ref, what: Ref },
    /// Reveals cards to everybody.
    Reveal { what: Ref },
    /// Searches zones of a player for cards (701.23).
    Search(Box<SearchEffect>),
    /// Shuffles a library.
    Shuffle { who: Ref },
    /// Separates cards into two piles; another player may choose one.
    Piles { what: Ref, by: Ref, chosen_by: Ref, chosen: Name, rest: Name },
    // Choices
    /// Chooses objects or players.
    Choose(Box<Pick>),
    /// Chooses a value as words are chosen.
    ChooseValue {
        kind: ValueKind,
        #[serde(rename = "as")]
        bind: Name,
        #[serde(default)]
        who: Option<Ref>,
    },
    /// Chooses a source of damage: a permanent or an object on the stack, of those that match if that is said (609.7).
    ChooseSource {
        #[serde(rename = "as")]
        bind: Name,
        #[serde(default)]
        who: Option<Ref>,
        #[serde(default)]
        from: Option<Selector>,
    },
    /// A player may do it. Binds `as` if done.
    May {
        #[serde(default)]
        who: Option<Ref>,
        #[serde(rename = "do")]
        instructions: Vec<Effect>,
        #[serde(default)]
        otherwise: Vec<Effect>,
        #[serde(default, rename = "as")]
        bind: Option<Name>,
    },
    /// A player may pay a cost. Binds `as` if paid.
    MayPay {
        #[serde(default)]
        who: Option<Ref>,
        cost: Vec<Cost>,
        #[serde(default)]
        then: Vec<Effect>,
        #[serde(default)]
        otherwise: Vec<Effect>,
        #[serde(default, rename = "as")]
        bind: Option<Name>,
    },
    /// If … then … else.
    If {
        cond: Condition,
        then: Vec<Effect>,
        #[serde(default, rename = "else")]
        otherwise: Vec<Effect>,
    },
    /// The spell replaces its own effect: if …, this instead of that (614.15).
    InsteadIf {
        cond: Condition,
        #[serde(rename = "do")]
        instructions: Vec<Effect>,
        of: Vec<Effect>,
    },
    /// For each of them, bound to `as`.
    ForEach {
        of: Ref,
        #[serde(rename = "as")]
        bind: Name,
        #[serde(rename = "do")]
        instructions: Vec<Effect>,
    },
    /// As often as that.
    Repeat {
        times: Amount,
        #[serde(rename = "do")]
        instructions: Vec<Effect>,
    },
    /// Reads a number now and binds it.
    Let(Named<Amount>),
    /// Points a name at objects now.
    Remember(Named<Ref>),
    /// Flips a coin; the ability's controller calls it.
    FlipCoin {
        #[serde(default)]
        win: Vec<Effect>,
        #[serde(default)]
        lose: Vec<Effect>,
    },
    // Time
    /// Later, once: a delayed triggered ability (603.7).
    Delay {
        until: EventPattern,
        #[serde(default, rename = "if")]
        condition: Option<Condition>,
        #[serde(rename = "do")]
        instructions: Vec<Effect>,
        #[serde(default)]
        expires: Option<Duration>,
    },
    /// A delayed triggered ability that triggers each time.
    Whenever {
        when: EventPattern,
        #[serde(rename = "do")]
        instructions: Vec<Effect>,
        until: Duration,
    },
    /// A replacement effect for a while.
    Replace {
        replacement: Replacement,
        #[serde(default)]
        until: Option<Duration>,
    },
    /// Ends the turn (724).
    EndTurn(super::modification::Yes),
    /// Phases after this one: combat, or combat and main.
    ExtraPhases { phases: Vec<ExtraPhase> },
    /// An extra turn after this one.
    ExtraTurn { who: Ref },
    // Mana and play
    /// Adds mana.
    AddMana(Box<ManaEffect>),
    /// A player may play that card, or a copy of it, now, during the resolution.
    PlayCard {
        what: Ref,
        #[serde(default)]
        who: Option<Ref>,
        #[serde(default)]
        copy: bool,
        #[serde(default)]
        free: bool,
        #[serde(default)]
        may: bool,
        #[serde(default, rename = "as")]
        bind: Option<Name>,
    },
    // Ends
    /// Wins.
    WinGame { who: Ref },
    /// Loses.
    LoseGame { who: Ref },
}

fn one() -> Amount {
    Amount::Fixed(1)
}
