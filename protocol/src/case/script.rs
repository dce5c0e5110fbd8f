//! The actions of the players.

use super::{AbilityRef, Answer, Handle, Mana, Phase, Seat, Zone};
#[cfg(feature = "schema")]
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// One operation of the script. Operations are game actions; none of them changes state directly.
///
/// Implicit passing: an operation that needs priority for its player makes the players before that one pass, as long as nothing resolves by it;
/// an operation that needs another step makes all players pass, which resolves the stack, until that step has begun.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum ScriptOp {
    /// A player takes an action.
    Act(Action),
    /// A player tries an action. If it is illegal, the game isn't changed and goes on, and [`Query::Tried`](super::Query::Tried) reports it. If
    /// it is legal, it is carried out.
    Try(Action),
    /// All players pass once: the topmost object of the stack resolves. Refused when the stack is empty.
    ResolveTop,
    /// All players pass until the stack is empty. Refused when it already is.
    ResolveAll,
    /// All players pass until a moment is reached.
    AdvanceTo(Moment),
    /// All players pass until all combat damage of this combat phase has been dealt; abilities that it triggered are on the stack.
    CombatDamage,
    /// All players pass until the damage of the first of two combat damage steps has been dealt.
    FirstStrikeDamage,
    /// All players pass until combat damage has been assigned and is an object on the stack. Refused in editions without it.
    DamageOnStack,
    /// An answer to a decision of the operation before it. The answers after an operation belong to it; a decision takes the first unused one
    /// that fits by player, kind and, if given, source. Their order matters only between answers that fit the same decision.
    Answer(Answer),
}

/// An action of a player, in a script or in a question about its legality.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum Action {
    /// Cast a card as a spell; in older documents, play it.
    Play(Play),
    /// Activate an ability, also a mana ability; in older documents, play it.
    Activate(Activate),
    /// Play a card as the turn's land.
    PlayLand {
        /// Who.
        player: Seat,
        /// Which card.
        card: Handle,
        /// From where; without it, from wherever the card is.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        from: Option<Zone>,
        /// The part of the card that is a land, by its name; without it, the only one that is.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        part: Option<String>,
        /// The source of the effect as whose additional land it is played; without it, it is the turn's normal land if that hasn't been played yet. The
        /// rules have the player announce this until 2013 (305.2).
        #[serde(default, skip_serializing_if = "Option::is_none")]
        by: Option<Handle>,
    },
    /// Declare the attackers, all at once.
    Attack {
        /// Who attacks.
        player: Seat,
        /// The attackers; an empty list is a declaration too.
        attackers: Vec<Handle>,
        /// The player or planeswalker that they attack, if there is more than one to attack.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        defender: Option<Defender>,
    },
    /// Declare attackers that attack several players, all at once.
    AttackSeveral {
        /// Who attacks.
        player: Seat,
        /// The creatures and what they attack.
        attacks: Vec<Attack>,
    },
    /// Declare the blockers, all at once.
    Block {
        /// Who blocks.
        player: Seat,
        /// Which creature blocks which.
        blocks: Vec<Block>,
        /// The payments for the declaration beyond mana.
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        costs: Vec<CostPayment>,
    },
    /// Turn a face-down permanent face up.
    TurnFaceUp {
        /// Who.
        player: Seat,
        /// What.
        object: Handle,
    },
    /// Look at a card that the player may look at any time.
    Look {
        /// Who.
        player: Seat,
        /// At what.
        object: Handle,
    },
    /// Pass priority.
    Pass {
        /// Who.
        player: Seat,
    },
}

/// What a creature attacks.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum Defender {
    /// A player.
    Player(Seat),
    /// A planeswalker (508.1b).
    Permanent(Handle),
}

/// Creatures attacking together.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(JsonSchema))]
pub struct Attack {
    /// The attackers.
    pub attackers: Vec<Handle>,
    /// What they attack.
    pub defender: Defender,
}

/// One creature that blocks one attacker. A creature that blocks several attackers has several entries.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(JsonSchema))]
pub struct Block {
    /// The blocker.
    pub blocker: Handle,
    /// The attacker.
    pub attacker: Handle,
}

/// The announcement of a spell, in the order of the rules.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(JsonSchema))]
pub struct Play {
    /// Who plays it.
    pub player: Seat,
    /// The card.
    pub card: Handle,
    /// From which zone; without it, from wherever the card is.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub from: Option<Zone>,
    /// The part of the card, by its name: a half, a face, an Adventure; or `face down` for a card that is cast face down by morph or disguise.
    /// Without it, the card itself.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub part: Option<String>,
    /// The cards spliced onto it, in the order in which their instructions are followed.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub splice: Vec<Handle>,
    /// The modes chosen, by their stable ids, in the order in which they are printed.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub modes: Vec<String>,
    /// The value of X.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub x: Option<u32>,
    /// The additional costs that are optional and are paid, by their stable ids: that of kicker is `kicker`. Entwine is paid if all modes are
    /// chosen, and isn't named. For a choice of costs, the one that is paid; `2 life` if that is paid in place of mana.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub optional_costs: Vec<String>,
    /// The cost that is paid instead of the mana cost.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub alternative: Option<Alternative>,
    /// The permanents sacrificed to offering abilities.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub offering: Vec<Handle>,
    /// The targets: one entry for each instance of the word, in the order of the text, spliced text last.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub targets: Vec<TargetChoice>,
    /// How an amount is divided among the targets.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub division: Vec<(Target, u32)>,
    /// What pays costs beyond mana.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub costs: Vec<CostPayment>,
    /// The sources of mana; the rest is paid from the pool and then from lands, first from those that can pay for nothing else.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub mana: Vec<ManaPayment>,
}

impl Play {
    /// A card played without any choice.
    pub fn plain(player: Seat, card: Handle) -> Self {
        Play {
            player,
            card,
            from: None,
            part: None,
            splice: Vec::new(),
            modes: Vec::new(),
            x: None,
            optional_costs: Vec::new(),
            alternative: None,
            offering: Vec::new(),
            targets: Vec::new(),
            division: Vec::new(),
            costs: Vec::new(),
            mana: Vec::new(),
        }
    }
}

/// The cost that is paid instead of a mana cost.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum Alternative {
    /// Nothing: the spell is cast without paying its mana cost.
    Free,
    /// The alternative cost with this stable id, or the only one. Its parts beyond mana are payments.
    Cost(AbilityRef),
}

/// The announcement of an activated ability, in the same order.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(JsonSchema))]
pub struct Activate {
    /// Who plays it.
    pub player: Seat,
    /// Whose ability it is: a permanent, or a card in another zone.
    pub source: Handle,
    /// Which ability.
    #[serde(default)]
    pub ability: AbilityRef,
    /// The modes chosen.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub modes: Vec<String>,
    /// The value of X.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub x: Option<u32>,
    /// The targets, as for a spell.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub targets: Vec<TargetChoice>,
    /// How an amount is divided among them.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub division: Vec<(Target, u32)>,
    /// For a choice of costs, the one that is paid, by its stable id; `2 life` if that is paid in place of mana.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub ways: Vec<String>,
    /// What pays costs beyond mana.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub costs: Vec<CostPayment>,
    /// Which sources pay which mana.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub mana: Vec<ManaPayment>,
    /// The mana to make, if a mana ability offers a choice: all mana that it makes. If the ability makes other mana, the action is refused.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub making: Option<Mana>,
}

/// The targets chosen for one instance of the word "target".
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(JsonSchema))]
pub struct TargetChoice {
    /// The card whose text has the word, if splicing gave the spell several texts.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub text: Option<Handle>,
    /// The targets; empty if no target is required.
    pub targets: Vec<Target>,
}

/// Something that can be targeted, damaged or chosen.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum Target {
    /// A card, permanent, spell or ability.
    Object(Handle),
    /// A player.
    Player(Seat),
}

/// Objects that pay for something.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(JsonSchema))]
pub struct CostPayment {
    /// What is done with them.
    pub action: PayAction,
    /// Which.
    pub objects: Vec<Handle>,
    /// The card whose cost it is, if splicing gave the spell several costs.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub text: Option<Handle>,
}

/// The ways in which an object pays a cost.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum PayAction {
    /// Sacrifice it.
    Sacrifice,
    /// Discard it.
    Discard,
    /// Remove it from the game, today exile it.
    Exile,
    /// Return it to its owner's hand.
    Return,
    /// Tap it.
    Tap,
    /// Reveal it.
    Reveal,
}

/// Mana from a named source for this payment.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(JsonSchema))]
pub struct ManaPayment {
    /// The source, whose mana ability is activated during the announcement.
    pub source: Handle,
    /// Which of its mana abilities.
    #[serde(default)]
    pub ability: AbilityRef,
    /// The mana that it produces for this payment; without it, all its mana.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub mana: Option<Mana>,
}

/// A moment of the game. It is reached when the step has begun, its turn-based actions are done, triggered abilities are on the stack, and the
/// active player would get priority; in a step without priority, when its turn-based actions are done.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(JsonSchema))]
pub struct Moment {
    /// Whose turn.
    pub turn: TurnRef,
    /// Which step or phase.
    pub phase: Phase,
    /// Which of several of that step within the turn.
    #[serde(default)]
    pub occasion: Occasion,
}

/// Whose turn is meant.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum TurnRef {
    /// The present turn.
    Current,
    /// This player's turn: the present one if it is theirs and the step is still to come, otherwise their next one.
    Of(Seat),
    /// This player's next turn, even if the present one is theirs.
    Next(Seat),
    /// The turn after the present one, of any player.
    Following,
}

/// Which of several steps of one kind within a turn.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum Occasion {
    /// The next one to come.
    #[default]
    Next,
    /// The one in an additional phase, after at least one such step this turn.
    Additional,
}
