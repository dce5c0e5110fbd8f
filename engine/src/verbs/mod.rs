//! The verbs of the card language: what instructions do. A verb names a mechanic of the game, never a card.
//!
//! A verb is a file: its arguments, what it does, its English, what it binds, the instructions inside it. The list below makes it a word
//! of the language, and nothing else has to be told of it.

mod common;
mod prelude;

pub(crate) use common::entering::ATTACKED;
use common::together::Together;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::{
    cards::{Name, english::Speech},
    doing::{By, Made},
    error::Flow,
    game::Cx,
    state::effects::Scope,
};

/// What a verb is.
pub(crate) trait Verb {
    /// Carries it out; what it binds stays bound in the scope.
    ///
    /// # Errors
    ///
    /// Unanswered decisions, and what can't be done.
    fn perform(&self, cx: &mut Cx<'_>, scope: &mut Scope) -> Flow;

    /// The kinds of change it makes by itself, as a trace can show them. What instructions inside it make isn't among them.
    fn makes(&self) -> Vec<Made>;

    /// The instruction in English, without full stop. Every part of it has to be said: what isn't could not be checked.
    fn english(&self, speech: &Speech<'_>) -> String;

    /// The names it binds for what follows.
    fn binds(&self) -> Vec<&Name> {
        Vec::new()
    }

    /// The instructions inside it that it carries out: not those of an ability that it makes wait.
    fn children(&self) -> Vec<&[Effect]> {
        Vec::new()
    }

    /// It as what can be done at the same time as something else (`at_once`); nothing where it can't be.
    fn together(&self) -> Option<&dyn Together> {
        None
    }

    /// Whether it can be carried out at all: what can't be, nobody can choose to do (608.2d).
    fn is_possible(&self, _: &Cx<'_>, _: &Scope) -> bool {
        true
    }
}

impl<V: Verb> Verb for Box<V> {
    fn perform(&self, cx: &mut Cx<'_>, scope: &mut Scope) -> Flow {
        (**self).perform(cx, scope)
    }

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

    fn together(&self) -> Option<&dyn Together> {
        (**self).together()
    }

    fn is_possible(&self, cx: &Cx<'_>, scope: &Scope) -> bool {
        (**self).is_possible(cx, scope)
    }
}

/// The words of the language from the files of the verbs: `file: Verb`, or `file: Verb in Box` where its arguments are many.
macro_rules! verbs {
    ($($file:ident: $verb:ident $(in $holder:ident)?,)*) => {
        $(mod $file;)*
        $(pub use $file::$verb;)*

        /// One instruction. Names given by `as` bind what was chosen, moved or found, for later instructions and for `did`.
        #[derive(Debug, Clone, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema)]
        #[serde(rename_all = "snake_case", deny_unknown_fields)]
        #[allow(missing_docs, reason = "each verb says itself what it does")]
        pub enum Effect {
            $($verb(verbs!(@$verb $($holder)?)),)*
        }

        impl Effect {
            fn verb(&self) -> &dyn Verb {
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
    proliferate: Proliferate,
    designate: Designate,
    create_token: CreateToken in Box,
    create_emblem: CreateEmblem,
    copy_spell: CopySpell,
    change_targets: ChangeTargets in Box,
    become_copy: BecomeCopy,
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
    replace: Replace in Box,
    end_turn: EndTurn,
    extra_phases: ExtraPhases,
    extra_turn: ExtraTurn,
    // Mana and play
    add_mana: AddMana in Box,
    play_card: PlayCard,
    // Ends
    win_game: WinGame,
    lose_game: LoseGame,
}

impl Effect {
    /// Carries out the instruction; what it binds stays bound in the scope.
    ///
    /// # Errors
    ///
    /// Unanswered decisions, and what can't be done.
    pub fn perform(&self, cx: &mut Cx<'_>, scope: &mut Scope) -> Flow {
        self.verb().perform(cx, scope)
    }

    /// The kinds of change it makes by itself; what instructions inside it make isn't among them.
    #[must_use]
    pub fn makes(&self) -> Vec<Made> {
        self.verb().makes()
    }

    /// The instruction in English, without full stop.
    pub(crate) fn english(&self, speech: &Speech<'_>) -> String {
        speech.says(|| By::Instruction(self.clone()));
        self.verb().english(speech)
    }

    /// The names it binds for what follows.
    #[must_use]
    pub fn binds(&self) -> Vec<&Name> {
        self.verb().binds()
    }

    /// The instructions inside it that it carries out: not those of an ability that it makes wait.
    pub fn children(&self) -> impl Iterator<Item = &Effect> {
        self.verb().children().into_iter().flatten()
    }

    /// Whether it can be carried out at all (608.2d).
    pub(crate) fn is_possible(&self, cx: &Cx<'_>, scope: &Scope) -> bool {
        self.verb().is_possible(cx, scope)
    }

    /// Whether that is so of the instruction, or of one inside it.
    pub fn any(&self, is: &impl Fn(&Effect) -> bool) -> bool {
        is(self) || self.children().any(|child| child.any(is))
    }
}
