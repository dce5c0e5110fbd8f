//! Instructions and their parts. Each verb is a file with its arguments, the kinds of changes that it makes, its English text, the names that it binds
//! and the instructions inside it. The list below makes it a word of the language. The engine has a file of the same name that carries it out.

mod prelude;

#[cfg(feature = "schema")]
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

pub use super::parts::*;
use super::{
    Name,
    english::Speech,
    made::{By, Made},
};

/// The words of a verb: what a text says, without carrying it out.
pub(crate) trait Instruction {
    /// The kinds of change that the verb itself makes, as a trace shows them. Changes by instructions inside it are not included.
    fn makes(&self) -> Vec<Made>;

    /// The English text of the instruction, without a full stop. It must contain every argument, so that a reader can check all of it.
    fn english(&self, speech: &Speech<'_>) -> String;

    /// The names that the instruction binds for later instructions.
    fn binds(&self) -> Vec<&Name> {
        Vec::new()
    }

    /// The instructions inside it that it carries out. Instructions of a delayed ability are not included.
    fn children(&self) -> Vec<&[Effect]> {
        Vec::new()
    }

    /// Whether it can be carried out at the same time as others (`at_once`).
    fn is_simultaneous(&self) -> bool {
        false
    }
}

impl<V: Instruction> Instruction for Box<V> {
    fn makes(&self) -> Vec<Made> {
        (**self).makes()
    }

    fn english(&self, speech: &Speech<'_>) -> String {
        (**self).english(speech)
    }

    fn binds(&self) -> Vec<&Name> {
        (**self).binds()
    }

    fn children(&self) -> Vec<&[Effect]> {
        (**self).children()
    }

    fn is_simultaneous(&self) -> bool {
        (**self).is_simultaneous()
    }
}

/// Makes the words of the language from the files of the verbs: `file: Verb`, or `file: Verb in Box` for a verb with many arguments.
macro_rules! verbs {
    ($($file:ident: $verb:ident $(in $holder:ident)?,)*) => {
        $(mod $file;)*
        $(pub use $file::$verb;)*

        /// One instruction. A name that is given by `as` is bound to the objects that were chosen, moved or found, for later instructions and for
        /// `did`.
        #[derive(Debug, Clone, PartialEq, Eq, Hash, Serialize, Deserialize, strum::EnumDiscriminants)]
        #[cfg_attr(feature = "schema", derive(JsonSchema))]
        #[serde(rename_all = "snake_case", deny_unknown_fields)]
        #[strum_discriminants(name(VerbWord), vis(pub(crate)), derive(strum::EnumString), strum(serialize_all = "snake_case"))]
        #[allow(missing_docs, reason = "each verb says itself what it does")]
        pub enum Effect {
            $($verb(verbs!(@$verb $($holder)?)),)*
        }

        impl Effect {
            fn verb(&self) -> &dyn Instruction {
                match self {
                    $(Self::$verb(verb) => verb,)*
                }
            }
        }
    };
    (@$verb:ident $holder:ident) => { $holder<$verb> };
    (@$verb:ident) => { $verb };
}

verbs! {
    // Damage and life
    deal_damage: DealDamage,
    deal_divided_damage: DealDividedDamage,
    gain_life: GainLife,
    lose_life: LoseLife,
    set_life: SetLife,
    exchange_life: ExchangeLife,
    redistribute_life: RedistributeLife,
    prevent_damage: PreventDamage,
    redirect_damage: RedirectDamage,
    // Objects
    r#move: Move in Box,
    destroy: Destroy,
    sacrifice: Sacrifice,
    sacrifice_chosen: SacrificeChosen,
    regenerate: Regenerate,
    counter: Counter,
    tap: Tap,
    untap: Untap,
    tap_or_untap: TapOrUntap,
    flip: Flip,
    transform: Transform,
    turn_face_up: TurnFaceUp,
    phase_out: PhaseOut,
    attach: Attach,
    put_counters: PutCounters,
    remove_counters: RemoveCounters,
    move_counters: MoveCounters,
    proliferate: Proliferate,
    designate: Designate,
    create_token: CreateToken in Box,
    create_emblem: CreateEmblem,
    copy_spell: CopySpell,
    change_targets: ChangeTargets in Box,
    become_copy: BecomeCopy,
    exchange_control: ExchangeControl,
    apply: Apply,
    remove_from_combat: RemoveFromCombat,
    remove_damage: RemoveDamage,
    block: Block,
    // Cards
    draw: Draw,
    discard: Discard,
    look_at: LookAt,
    reveal: Reveal,
    search: Search in Box,
    shuffle: Shuffle,
    piles: Piles,
    // Choices
    choose: Choose in Box,
    choose_value: ChooseValue,
    choose_source: ChooseSource,
    choose_ability: ChooseAbility,
    villainous_choice: VillainousChoice,
    may: May,
    may_pay: MayPay,
    r#if: If,
    instead_if: InsteadIf,
    for_each: ForEach,
    repeat: Repeat,
    r#let: Let,
    remember: Remember,
    at_once: AtOnce,
    flip_coin: FlipCoin,
    action: Action,
    // Time
    delay: Delay,
    reflexive: Reflexive,
    replace: Replace in Box,
    end_turn: EndTurn,
    extra_phases: ExtraPhases,
    extra_turn: ExtraTurn,
    change_time: ChangeTime,
    // Mana and play
    add_mana: AddMana in Box,
    play_card: PlayCard,
    // Ends
    win_game: WinGame,
    lose_game: LoseGame,
}

impl Effect {
    /// The kinds of change that the instruction itself makes. Changes by instructions inside it are not included.
    #[must_use]
    pub fn makes(&self) -> Vec<Made> {
        self.verb().makes()
    }

    /// The English text of the instruction, without a full stop.
    pub(crate) fn english(&self, speech: &Speech<'_>) -> String {
        speech.says(|| By::Instruction(self.clone()));
        self.verb().english(speech)
    }

    /// The names that the instruction binds for later instructions.
    #[must_use]
    pub fn binds(&self) -> Vec<&Name> {
        self.verb().binds()
    }

    /// The instructions inside it that it carries out. Instructions of a delayed ability are not included.
    pub fn children(&self) -> impl Iterator<Item = &Effect> {
        self.verb().children().into_iter().flatten()
    }

    /// Whether the predicate holds for the instruction or for one inside it.
    pub fn any(&self, is: &impl Fn(&Effect) -> bool) -> bool {
        is(self) || self.children().any(|child| child.any(is))
    }
}
