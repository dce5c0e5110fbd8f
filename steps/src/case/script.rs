//! What the players do.

use super::{AbilityRef, Answer, Handle, Mana, Phase, Seat, Zone};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// One line of the script: game actions only; nothing here writes state.
///
/// Who passes implicitly: an operation that needs priority for its player lets the players before that one pass, as long as that does not
/// make anything resolve; one that needs another step lets everybody pass, resolving what is on the stack, until that step is there.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum ScriptOp {
    /// A player takes an action.
    Act(Action),
    /// A player tries an action. If it is illegal, the game stays as it was and goes on; [`Query::Tried`](super::Query::Tried) tells. If it is
    /// legal, it is taken.
    Try(Action),
    /// All players pass once: the topmost object of the stack resolves. Refused when the stack is empty.
    ResolveTop,
    /// All players pass until the stack is empty. Refused when it already is.
    ResolveAll,
    /// All players pass until a moment is there.
    AdvanceTo(Moment),
    /// All players pass until all combat damage of this combat phase has been dealt; what it triggered is on the stack.
    CombatDamage,
    /// All players pass until the damage of the first of two combat damage steps has been dealt.
    FirstStrikeDamage,
    /// All players pass until combat damage has been assigned and is an object on the stack. Refused in editions without it.
    DamageOnStack,
    /// An answer to a decision of the action before it. The answers that follow an operation belong to it; a decision takes the first unused one
    /// that fits by player, kind and, where given, source. What they fit decides, not their order.
    Answer(Answer),
}

/// Something a player does, in a script or to ask whether it would be legal.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Action {
    /// Play a card as a spell, today cast it.
    Play(Play),
    /// Play an activated ability, today activate it; mana abilities too.
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
    },
    /// Declare the attackers, all at once.
    Attack {
        /// Who attacks.
        player: Seat,
        /// The attackers; none is a declaration too.
        attackers: Vec<Handle>,
        /// Whom they attack, where there is more than one to attack.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        defender: Option<Defender>,
    },
    /// Declare attackers that attack several players, all at once.
    AttackSeveral {
        /// Who attacks.
        player: Seat,
        /// Which creatures attack whom.
        attacks: Vec<Attack>,
    },
    /// Declare the blockers, all at once.
    Block {
        /// Who blocks.
        player: Seat,
        /// Which creature blocks which.
        blocks: Vec<Block>,
        /// What the declaration costs beyond mana.
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
    /// Look at a card one may look at any time.
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

/// Whom a creature attacks.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Defender {
    /// A player.
    Player(Seat),
    /// A planeswalker of a player's (508.1b).
    Permanent(Handle),
}

/// Creatures attacking together.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct Attack {
    /// The attackers.
    pub attackers: Vec<Handle>,
    /// Whom they attack.
    pub defender: Defender,
}

/// One creature blocking one attacker. A creature that blocks several stands in several.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct Block {
    /// The blocker.
    pub blocker: Handle,
    /// The attacker.
    pub attacker: Handle,
}

/// A spell being played: the whole announcement as one value, in the order in which the rules have it announced.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct Play {
    /// Who plays it.
    pub player: Seat,
    /// The card.
    pub card: Handle,
    /// From which zone; without it, from wherever the card is.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub from: Option<Zone>,
    /// As which part of itself, by its name: a half, a face, an Adventure. Without it, as itself.
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
    /// The additional costs that may be paid and are, by their stable ids: that of kicker is `kicker`. Entwine is paid where all modes are
    /// chosen, and not named. Of a choice of costs the one that is paid, and `2 life` where so much is paid in place of mana.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub optional_costs: Vec<String>,
    /// What is paid instead of the mana cost.
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
    /// Which sources pay which mana; what is left is paid from the pool and then from lands, with what can pay nothing else first.
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

/// What is paid instead of a mana cost.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Alternative {
    /// Nothing: the spell is played without paying its mana cost.
    Free,
    /// The alternative cost with this stable id, or the only one there is. What it takes beyond mana stands among the costs.
    Cost(AbilityRef),
}

/// An activated ability being played, in the same order.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
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
    /// Of a choice of costs the one that is paid, by its stable id, and `2 life` where so much is paid in place of mana.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub ways: Vec<String>,
    /// What pays costs beyond mana.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub costs: Vec<CostPayment>,
    /// Which sources pay which mana.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub mana: Vec<ManaPayment>,
    /// The mana to make, where a mana ability leaves a choice.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub making: Option<Mana>,
}

/// The targets chosen for one instance of the word "target".
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct TargetChoice {
    /// The card whose text asks for them, where splicing gave the spell several.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub text: Option<Handle>,
    /// The targets, none where none need be chosen.
    pub targets: Vec<Target>,
}

/// Something that can be targeted, damaged or chosen.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Target {
    /// A card, permanent, spell or ability.
    Object(Handle),
    /// A player.
    Player(Seat),
}

/// Objects that pay for something.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct CostPayment {
    /// What is done with them.
    pub action: PayAction,
    /// Which.
    pub objects: Vec<Handle>,
    /// The card whose cost it is, where splicing gave the spell several.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub text: Option<Handle>,
}

/// What can be done with an object to pay a cost.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
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
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct ManaPayment {
    /// The source, whose mana ability is played during the announcement.
    pub source: Handle,
    /// Which of its mana abilities.
    #[serde(default)]
    pub ability: AbilityRef,
    /// What it yields for this payment; without it, all it yields.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub mana: Option<Mana>,
}

/// A moment of the game to pass on to. It is there when the step has begun, its own actions are done, what triggered is on the stack, and
/// the active player would get priority; in a step in which nobody gets priority, when its own actions are done.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
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
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum TurnRef {
    /// The turn that is going on.
    Current,
    /// This player's: the turn going on if it is theirs and the step is still to come, their next one otherwise.
    Of(Seat),
    /// This player's next turn, even when the one going on is theirs.
    Next(Seat),
    /// The turn after the one going on, whosever it is.
    Following,
}

/// Which of several steps of one kind within a turn.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Occasion {
    /// The next one to come.
    #[default]
    Next,
    /// The one in an additional phase, after at least one such step this turn.
    Additional,
}
