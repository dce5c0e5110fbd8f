//! The verbs of the card language, a file for each family: what an instruction does.

mod attach;
mod cards;
mod choices;
mod combat;
mod continuous;
mod copying;
mod counter;
mod counters;
mod damage;
mod delayed;
mod destroy;
mod flip;
mod game;
mod life;
mod play;
mod reading;
mod search;
mod shields;
mod tap;
mod tokens;
mod turn;
mod zones;

pub(crate) use combat::ATTACKED;
pub use destroy::sacrifice;

use crate::{
    cards::effect::Effect,
    error::{Flow, Stop},
    game::Cx,
    rules::{ending_the_turn, mana},
    state::effects::Scope,
};

/// Carries out one instruction; what it binds stays bound in the scope.
///
/// # Errors
///
/// Unanswered decisions; a verb the engine can't do.
pub fn perform(cx: &mut Cx<'_>, effect: &Effect, scope: &mut Scope) -> Flow {
    match effect {
        Effect::DealDamage { amount, to, source, unpreventable, bind } => {
            let sources = source.as_ref();
            damage::deal(cx, amount, to, sources, *unpreventable, bind.as_ref(), scope)
        }
        Effect::DealDividedDamage { target, source } => damage::deal_divided(cx, target, source.as_ref(), scope),
        Effect::GainLife { who, amount } => life::gain(cx, who, amount, scope),
        Effect::LoseLife { who, amount } => life::lose(cx, who, amount, scope),
        Effect::SetLife { who, to } => life::set(cx, who, to, scope),
        Effect::RedistributeLife { by } => life::redistribute(cx, by, scope),
        Effect::PreventDamage { next, to, source, until } => {
            shields::prevent(cx, next.as_ref(), to, source.as_ref(), until, scope)
        }
        Effect::RedirectDamage { next, from, source, to, until } => {
            shields::redirect(cx, next.as_ref(), from, source.as_ref(), to, until, scope)
        }
        Effect::Regenerate { what } => shields::regenerate(cx, what, scope),
        Effect::Move(effect) => zones::shift(cx, effect, scope),
        Effect::Destroy { what, no_regeneration } => destroy::destroy(cx, what, *no_regeneration, scope),
        Effect::Sacrifice { what } => destroy::sacrifice_those(cx, what, scope),
        Effect::SacrificeChosen { who, what, count, any_number, bind } => {
            destroy::sacrifice_chosen(cx, who, what, (count, *any_number), bind.as_ref(), scope)
        }
        Effect::Counter { what, to } => counter::counter(cx, what, *to, scope),
        Effect::Tap { what } => tap::tap(cx, what, scope),
        Effect::Untap { what } => tap::untap(cx, what, scope),
        Effect::TapOrUntap { what, may } => tap::tap_or_untap(cx, what, *may, scope),
        Effect::Flip { what } => flip::flip(cx, what, scope),
        Effect::TurnFaceUp { what } => flip::turn_face_up(cx, what, scope),
        Effect::Attach { what, to } => attach::attach(cx, what, to, scope),
        Effect::PutCounters { kind, count, on } => counters::put(cx, kind, count, on, scope),
        Effect::RemoveCounters { kind, count, from } => {
            counters::remove(cx, kind.as_ref(), count.as_ref(), from, scope)
        }
        Effect::CreateToken(effect) => tokens::create(cx, effect, scope),
        Effect::CopySpell { what, new_targets, bind } => {
            copying::copy_spell(cx, what, *new_targets, bind.as_ref(), scope)
        }
        Effect::BecomeCopy { what, of, except } => copying::become_copy(cx, what, of, except, scope),
        other => perform_more(cx, other, scope),
    }
}

/// The verbs of continuous effects, cards and choices.
fn perform_more(cx: &mut Cx<'_>, effect: &Effect, scope: &mut Scope) -> Flow {
    match effect {
        Effect::Apply { to, apply, until } => continuous::apply(cx, to, apply, until.as_ref(), scope),
        Effect::ModifyPt { what, by, until } => continuous::modify_pt(cx, what, by, until, scope),
        Effect::GainKeyword { what, keyword, until } => {
            continuous::gain_keyword(cx, what, keyword, until.as_ref(), scope)
        }
        Effect::GainControl { what, who, until } => {
            continuous::gain_control(cx, what, who.as_ref(), until.as_ref(), scope)
        }
        Effect::RemoveFromCombat { what } => combat::remove(cx, what, scope),
        Effect::Block { what, attacker } => combat::block(cx, what, attacker, scope),
        Effect::Draw { who, count } => cards::draw(cx, who, count, scope),
        Effect::Discard { who, count, random, what, bind } => {
            cards::discard(cx, who, (count, *random), what.as_ref(), bind.as_ref(), scope)
        }
        Effect::LookAt { who, what } => cards::look_at(cx, who, what, scope),
        Effect::Reveal { what } => cards::reveal(cx, what, scope),
        Effect::Search(effect) => search::search(cx, effect, scope),
        Effect::Shuffle { who } => cards::shuffle(cx, who, scope),
        Effect::Piles { what, by, chosen_by, chosen, rest } => {
            choices::piles(cx, what, (by, chosen_by), (chosen, rest), scope)
        }
        Effect::Choose(pick) => choices::choose(cx, pick, scope),
        Effect::ChooseValue { kind, bind, who } => choices::choose_value(cx, kind, bind, who.as_ref(), scope),
        Effect::ChooseSource { bind, who, from } => {
            choices::choose_source(cx, bind, who.as_ref(), from.as_ref(), scope)
        }
        Effect::May { who, instructions, otherwise, bind } => {
            choices::may(cx, who.as_ref(), instructions, otherwise, bind.as_ref(), scope)
        }
        Effect::MayPay { who, cost, then, otherwise, bind } => {
            choices::may_pay(cx, who.as_ref(), cost, (then, otherwise), bind.as_ref(), scope)
        }
        Effect::If { cond, then, otherwise } => choices::if_so(cx, cond, then, otherwise, scope),
        Effect::InsteadIf { cond, instructions, of } => choices::instead_if(cx, cond, instructions, of, scope),
        Effect::ForEach { of, bind, instructions } => choices::for_each(cx, of, bind, instructions, scope),
        Effect::Repeat { times, instructions } => choices::repeat(cx, times, instructions, scope),
        Effect::Let(numbers) => choices::read(cx, numbers, scope),
        Effect::Remember(references) => choices::remember(cx, references, scope),
        Effect::FlipCoin { win, lose } => choices::flip_coin(cx, win, lose, scope),
        other => perform_rest(cx, other, scope),
    }
}

/// The verbs of time, mana, play and the game's end.
fn perform_rest(cx: &mut Cx<'_>, effect: &Effect, scope: &mut Scope) -> Flow {
    match effect {
        Effect::Delay { until, condition, instructions, expires } => {
            delayed::delay(cx, until, condition.as_ref(), instructions, expires.as_ref(), scope);
            Ok(())
        }
        Effect::Whenever { when, instructions, until } => {
            delayed::whenever(cx, when, instructions, until, scope);
            Ok(())
        }
        Effect::Replace { replacement, until } => {
            shields::replace(cx, replacement, until.as_ref(), scope);
            Ok(())
        }
        Effect::EndTurn(_) => ending_the_turn::end_the_turn(cx, scope),
        Effect::ExtraPhases { phases } => {
            turn::extra_phases(cx, phases, scope);
            Ok(())
        }
        Effect::ExtraTurn { who } => turn::extra_turn(cx, who, scope),
        Effect::AddMana(effect) => mana::add(cx, effect, scope),
        Effect::PlayCard { what, who, copy, free, may, bind } => {
            let how = play::Playing { copy: *copy, free: *free, may: *may };
            play::play_card(cx, what, who.as_ref(), how, bind.as_ref(), scope)
        }
        Effect::WinGame { who } => game::win(cx, who, scope),
        Effect::LoseGame { who } => game::lose(cx, who, scope),
        other => Err(Stop::Unsupported(format!("{other:?}"))),
    }
}
