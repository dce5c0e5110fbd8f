//! Carrying out the instructions of the card language. An instruction names a mechanic of the game, never a card.
//!
//! Each verb is a file with its effect; the file of the same name in the card language has its words. The list below brings both together: the
//! compiler reports a verb of the language that nothing carries out.

mod common;
mod prelude;
pub(crate) mod returning;

pub(crate) use common::reading::players as players_of;
use common::together::Together;

use crate::{
    acting::Cx,
    cards::{effect::Effect, reference::Ref},
    error::Flow,
    state::effects::Scope,
};

/// An instruction that the engine carries out.
pub(crate) trait Verb {
    /// Carries out the instruction. The names that it binds stay bound in the scope.
    ///
    /// # Errors
    ///
    /// A decision without an answer, or an action that is not possible.
    fn perform(&self, cx: &mut Cx<'_>, scope: &mut Scope) -> Flow;

    /// The instruction as one that can be carried out together with others (`at_once`). `None` if it cannot.
    fn together(&self) -> Option<&dyn Together> {
        None
    }

    /// The players who carry it out, each with choices or actions of their own. `None` if that is only the controller.
    fn actors(&self) -> Option<&Ref> {
        None
    }

    /// Whether the instruction is possible. A player can't choose an impossible action (608.2d).
    fn is_possible(&self, _: &Cx<'_>, _: &Scope) -> bool {
        true
    }

    /// What the instruction acts on, if it may be impossible on something that is there. `None` if it is possible on everything that is there.
    fn acts_on(&self) -> Option<&Ref> {
        None
    }
}

impl<V: Verb> Verb for Box<V> {
    fn perform(&self, cx: &mut Cx<'_>, scope: &mut Scope) -> Flow {
        (**self).perform(cx, scope)
    }

    fn together(&self) -> Option<&dyn Together> {
        (**self).together()
    }

    fn actors(&self) -> Option<&Ref> {
        (**self).actors()
    }

    fn is_possible(&self, cx: &Cx<'_>, scope: &Scope) -> bool {
        (**self).is_possible(cx, scope)
    }

    fn acts_on(&self) -> Option<&Ref> {
        (**self).acts_on()
    }
}

/// Brings the verbs of the language together with the files that carry them out: `file: Verb`.
macro_rules! verbs {
    ($($file:ident: $verb:ident,)*) => {
        $(pub(crate) mod $file;)*

        /// The instruction as one that the engine carries out.
        pub(crate) fn carried_out(effect: &Effect) -> &dyn Verb {
            match effect {
                $(Effect::$verb(verb) => verb,)*
            }
        }
    };
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
    r#move: Move,
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
    create_token: CreateToken,
    create_emblem: CreateEmblem,
    copy_spell: CopySpell,
    change_targets: ChangeTargets,
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
    search: Search,
    shuffle: Shuffle,
    piles: Piles,
    // Choices
    choose: Choose,
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
    replace: Replace,
    end_turn: EndTurn,
    extra_phases: ExtraPhases,
    extra_turn: ExtraTurn,
    change_time: ChangeTime,
    // Mana and play
    add_mana: AddMana,
    play_card: PlayCard,
    // Ends
    win_game: WinGame,
    lose_game: LoseGame,
}
