//! Records of changes by card texts: which instruction, cost or replacement of which ability made which kind of change. A trace contains them on
//! request. They make it possible to compare the English text of a card with its actual changes.

use std::sync::Arc;

use crate::{
    acting::Cx,
    cards::{
        ability::Ability,
        effect::Effect,
        made::{By, Made},
        replacement::Instead,
        values::Zone,
    },
    change::{
        CardChange, Change, CombatChange, EffectChange, Enter, GameChange, LifeChange, Move, PermanentChange,
        StackChange, TurnChange,
    },
    continuous,
    event::{Event, Why},
    game::{Attribution, Done, Table},
    ground::Act,
    state::{State, characteristics::HeldAbility, effects::Scope, object::ObjectKind},
};

/// The modifications by static abilities in a position. A static ability begins to apply without an event, so no change reports it.
#[must_use]
pub fn in_force(table: &Table, state: &State) -> Vec<Done> {
    let seen = continuous::project(table, state);
    let done = |(held, nth): &(Arc<HeldAbility>, usize)| match &*held.ability {
        Ability::Static(said) => {
            let by = By::Static(said.parts().nth(*nth)?);
            let made = by.makes();
            Some(Done {
                attribution: Arc::new(Attribution { id: held.id.clone(), ability: Arc::clone(&held.ability), by }),
                made,
            })
        }
        _ => None,
    };
    seen.statics.iter().filter_map(done).collect()
}

/// The kinds of change that acts make, each once.
pub(crate) fn made<'a>(acts: impl IntoIterator<Item = &'a Act>) -> Vec<Made> {
    let mut made: Vec<Made> = acts.into_iter().flat_map(|act| act.change.made()).collect();
    made.sort_unstable();
    made.dedup();
    made
}

impl Change {
    /// The kinds of change, as the texts of cards name them. Changes by the rules of the game are not included: priority, triggers, removal of
    /// damage. A change that an instruction implies is not repeated: the move of a destroyed permanent is part of its destruction.
    #[must_use]
    pub fn made(&self) -> Vec<Made> {
        match self {
            Self::Card(change) => of_card(change),
            Self::Life(change) => of_life(change).into_iter().collect(),
            Self::Permanent(change) => of_permanent(change).into_iter().collect(),
            Self::Stack(change) => of_stack(change).into_iter().collect(),
            Self::Effect(change) => of_effect(change),
            Self::Combat(change) => of_combat(change).into_iter().collect(),
            Self::Turn(change) => of_turn(change).into_iter().collect(),
            Self::Game(change) => of_game(change).into_iter().collect(),
            Self::Note(event) => of_event(event).into_iter().collect(),
        }
    }
}

fn of_card(change: &CardChange) -> Vec<Made> {
    match change {
        CardChange::Move(change) => of_move(change),
        CardChange::Create(create) if create.zone == Zone::Battlefield => {
            std::iter::once(Made::Created).chain(adorned(&create.enter)).collect()
        }
        CardChange::Create(create) if create.kind == ObjectKind::Ability && create.item.is_none() => Vec::new(),
        CardChange::Create(create) if create.kind == ObjectKind::Inherent => Vec::new(),
        CardChange::Create(create) if create.kind == ObjectKind::Emblem => vec![Made::Created],
        CardChange::Create(_) => vec![Made::Copied],
        CardChange::CreateTokens { .. } => vec![Made::Created],
        CardChange::Draw { .. } => vec![Made::Drawn],
        CardChange::Reveal { .. } => vec![Made::Revealed],
        CardChange::LookAt { .. } => vec![Made::LookedAt],
        CardChange::Shuffle { .. } => vec![Made::Shuffled],
        CardChange::Announce { .. }
        | CardChange::LetLook { .. }
        | CardChange::KeepRevealed { .. }
        | CardChange::TurnUp { .. } => Vec::new(),
    }
}

/// The kinds of a move: its cause, and the zone if the cause does not already imply it.
fn of_move(change: &Move) -> Vec<Made> {
    let zone = Made::Put(change.zone());
    let (why, goes) = match change.why {
        Why::Effect | Why::Cost => (None, None),
        Why::Destroyed => (Some(Made::Destroyed), Some(Zone::Graveyard)),
        Why::Sacrificed => (Some(Made::Sacrificed), Some(Zone::Graveyard)),
        Why::Discarded => (Some(Made::Discarded), Some(Zone::Graveyard)),
        Why::Countered => (Some(Made::Countered), Some(Zone::Graveyard)),
        Why::Drawn => (Some(Made::Drawn), Some(Zone::Hand)),
        Why::Played => (Some(Made::Played), Some(change.zone())),
        Why::Created => (Some(Made::Created), Some(change.zone())),
        // A spell or ability has resolved: a permanent spell becomes a permanent, and the card of any other spell is put into the graveyard.
        Why::Resolved if change.zone() == Zone::Battlefield => (None, Some(Zone::Battlefield)),
        Why::Resolved => (None, Some(Zone::Graveyard)),
        // The rules of the game move the object.
        Why::NoLegalTargets
        | Why::LegendRule
        | Why::ZeroToughness
        | Why::Unattached
        | Why::StateBased
        | Why::TurnEnds
        | Why::Ceased
        | Why::OwnerLeft
        | Why::SetUp => (None, Some(change.zone())),
    };
    let elsewhere = (goes != Some(change.zone())).then_some(zone);
    let face_down = (change.face_down && !change.enter.face_down).then_some(Made::PutFaceDown);
    why.into_iter().chain(elsewhere).chain(adorned(&change.enter)).chain(face_down).collect()
}

/// The way in which a permanent enters the battlefield.
fn adorned(enter: &Enter) -> impl Iterator<Item = Made> + '_ {
    let parts = [
        (enter.tapped || enter.tapped_as_copy, Made::Tapped),
        (!enter.counters.is_empty(), Made::CountersPut),
        (enter.attacking.is_some(), Made::PutAttacking),
        (enter.attached_to.is_some(), Made::Attached),
        (enter.is_copy, Made::Copied),
        (enter.face_down, Made::PutFaceDown),
        (enter.transformed, Made::Transformed),
    ];
    let gains = enter.gains.iter().flat_map(|(gains, _)| gains).chain(enter.set.iter().flat_map(|set| set.iter()));
    let gains = gains.map(|said| Made::Modified(said.kind()));
    parts.into_iter().filter_map(|(is, made)| is.then_some(made)).chain(gains)
}

/// The results of damage are part of the damage.
fn of_life(change: &LifeChange) -> Option<Made> {
    Some(match change {
        LifeChange::Damage(_) => Made::Damaged,
        LifeChange::GainLife { .. } => Made::LifeGained,
        LifeChange::LoseLife { dealt: true, .. } => return None,
        LifeChange::LoseLife { dealt: false, .. } => Made::LifeLost,
        LifeChange::PayLife { .. } => Made::LifePaid,
    })
}

fn of_permanent(change: &PermanentChange) -> Option<Made> {
    Some(match change {
        PermanentChange::PutCounters { .. } => Made::CountersPut,
        PermanentChange::RemoveCounters { .. } => Made::CountersRemoved,
        PermanentChange::Designate { .. } | PermanentChange::DesignateThisTurn { .. } => Made::Designated,
        PermanentChange::Destroy { .. } => Made::Destroyed,
        PermanentChange::Tap { .. } => Made::Tapped,
        PermanentChange::Untap { .. } => Made::Untapped,
        PermanentChange::Flip { .. } => Made::Flipped,
        PermanentChange::Transform { .. } => Made::Transformed,
        PermanentChange::PhaseOut { .. } => Made::PhasedOut,
        PermanentChange::TurnFaceUp { .. } => Made::TurnedFaceUp,
        PermanentChange::Attach { .. } => Made::Attached,
        PermanentChange::PhaseIn { .. }
        | PermanentChange::NoteController { .. }
        | PermanentChange::NoteWorld { .. }
        | PermanentChange::EndDesignations
        | PermanentChange::MarkDamage { .. }
        | PermanentChange::ClearDamage { .. }
        | PermanentChange::Remember { .. } => return None,
    })
}

fn of_stack(change: &StackChange) -> Option<Made> {
    match change {
        StackChange::AddMana { .. } => Some(Made::ManaAdded),
        StackChange::ChangeTargets { .. } => Some(Made::Retargeted),
        StackChange::SetStackItem { .. }
        | StackChange::SpendMana { .. }
        | StackChange::BeginManaAbility { .. }
        | StackChange::EndManaAbility
        | StackChange::EmptyMana { .. } => None,
    }
}

fn of_effect(change: &EffectChange) -> Vec<Made> {
    match change {
        EffectChange::BeginEffect(effect) => {
            let copied = effect.copies.iter().map(|_| Made::Copied);
            copied.chain(effect.apply.iter().map(|said| Made::Modified(said.kind()))).collect()
        }
        EffectChange::BeginReplacement(_) => vec![Made::Replaces],
        EffectChange::BeginDelayed(_) => vec![Made::Waits],
        EffectChange::EndEffects(_)
        | EffectChange::LastThisTurn(_)
        | EffectChange::UseShield { .. }
        | EffectChange::AddPending(_)
        | EffectChange::RemovePending { .. } => Vec::new(),
    }
}

fn of_combat(change: &CombatChange) -> Option<Made> {
    match change {
        CombatChange::JoinAttack(_) => Some(Made::PutAttacking),
        CombatChange::JoinBlock { .. } => Some(Made::Blocked),
        CombatChange::RemoveFromCombat { .. } => Some(Made::RemovedFromCombat),
        CombatChange::StopBeingAttacked(..) => None,
        CombatChange::DeclareAttackers(_)
        | CombatChange::DeclareBlockers { .. }
        | CombatChange::KeepAsDeclared(_)
        | CombatChange::StrikeFirst(_)
        | CombatChange::OrderDamage { .. }
        | CombatChange::EndCombat => None,
    }
}

fn of_turn(change: &TurnChange) -> Option<Made> {
    match change {
        TurnChange::AddSteps { .. } => Some(Made::PhasesAdded),
        TurnChange::ExtraTurn { .. } => Some(Made::TurnAdded),
        TurnChange::EndingTurn { .. } => Some(Made::TurnEnded),
        TurnChange::PlayLand { .. } => Some(Made::Played),
        TurnChange::BecomeTime { .. } => Some(Made::TimeChanged),
        TurnChange::BeginTurn { .. }
        | TurnChange::ForgetTurnsLeftOut
        | TurnChange::BeginStep { .. }
        | TurnChange::EndStep
        | TurnChange::SkipNext
        | TurnChange::SkipTo { .. }
        | TurnChange::GivePriority { .. }
        | TurnChange::Pass { .. }
        | TurnChange::ResetPasses
        | TurnChange::Repeat(_)
        | TurnChange::Activated(_)
        | TurnChange::Announcing { .. } => None,
    }
}

fn of_game(change: &GameChange) -> Option<Made> {
    match change {
        GameChange::Win { .. } => Some(Made::Won),
        GameChange::Lose { .. } => Some(Made::Lost),
        GameChange::Draw | GameChange::Leave { .. } | GameChange::ForgetFailedDraws => None,
    }
}

/// Events that no change reports. All other events follow from changes.
fn of_event(event: &Event) -> Option<Made> {
    match event {
        Event::Chose { .. } => Some(Made::Chosen),
        Event::CoinFlipped { .. } => Some(Made::CoinFlipped),
        Event::Searched { .. } => Some(Made::Searched),
        Event::Regenerated { .. } => Some(Made::Regenerated),
        Event::DamagePrevented { .. } | Event::DamageRedirected { .. } => Some(Made::DamageAverted),
        _ => None,
    }
}

/// The record of changes by card texts during one action, if it is kept.
#[derive(Debug, Default)]
pub(crate) struct Account {
    kept: bool,
    attribution: Option<Arc<Attribution>>,
    done: Vec<Done>,
}

impl Account {
    /// A record that is kept or not kept.
    pub(crate) fn new(kept: bool) -> Self {
        Self { kept, ..Self::default() }
    }

    /// Adds the kinds of change of these acts, with the present origin.
    pub(crate) fn note<'a>(&mut self, acts: impl IntoIterator<Item = &'a Act>) {
        if let Some(attribution) = self.attribution.clone() {
            self.done.push(Done { attribution, made: made(acts) });
        }
    }

    /// The recorded changes, and the modifications by static abilities in the resulting position.
    pub(crate) fn into_done(mut self, table: &Table, state: &State) -> Vec<Done> {
        if self.kept {
            self.done.extend(in_force(table, state));
        }
        self.done
    }
}

impl Cx<'_> {
    /// Begins a part of a text: it is the origin of all changes until it ends. Returns the origin before.
    pub(crate) fn begin_attribution(&mut self, by: impl FnOnce() -> By, scope: &Scope) -> Option<Arc<Attribution>> {
        let attribution = if self.account.kept { Attribution::of(scope, by()) } else { None };
        let before = std::mem::replace(&mut self.account.attribution, attribution);
        // The part is recorded even if it changes nothing.
        self.account.note(&[]);
        before
    }

    /// Ends a part of a text and restores the origin before it.
    pub(crate) fn end_attribution(&mut self, before: Option<Arc<Attribution>>) {
        self.account.attribution = before;
    }

    /// Carries out changes by the rules of the game, without an origin in a text.
    pub(crate) fn by_the_rules<T>(&mut self, carry_out: impl FnOnce(&mut Self) -> T) -> T {
        let before = self.account.attribution.take();
        let done = carry_out(self);
        self.account.attribution = before;
        done
    }

    /// Records the kinds of change that a replacement effect adds to an event.
    pub(crate) fn replaced<'a>(
        &mut self,
        instead: &Instead,
        scope: &Scope,
        before: &[Made],
        acts: impl Iterator<Item = &'a Act>,
    ) {
        if let Some(attribution) =
            self.account.kept.then(|| Attribution::of(scope, By::Instead(instead.clone()))).flatten()
        {
            let mut made = made(acts);
            made.retain(|made| !before.contains(made));
            self.account.done.push(Done { attribution, made });
        }
    }

    /// Records the kinds of change that an instruction makes as a part of an event.
    pub(crate) fn credit(&mut self, instruction: &Effect, scope: &Scope, acts: &[Act]) {
        if let Some(attribution) =
            self.account.kept.then(|| Attribution::of(scope, By::Instruction(instruction.clone()))).flatten()
        {
            self.account.done.push(Done { attribution, made: made(acts) });
        }
    }

    /// Whether changes are recorded and there is an origin.
    pub(crate) fn accounts(&self) -> bool {
        self.account.attribution.is_some()
    }
}
