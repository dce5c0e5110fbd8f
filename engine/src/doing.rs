//! What texts do: which instruction, cost or replacement of which ability made which kind of change. A trace keeps it where it is asked
//! for, so that what a card says of itself can be held to what is done.

use std::sync::Arc;

use crate::{
    cards::{
        Name,
        ability::{Ability, Static},
        cost::Cost,
        effect::Effect,
        modification::Kind,
        replacement::Instead,
        values::Zone,
    },
    change::{
        CardChange, Change, CombatChange, EffectChange, Enter, GameChange, LifeChange, Move, PermanentChange,
        StackChange, TurnChange,
    },
    event::{Event, Why},
    game::{Cx, Table},
    ground::Act,
    rules::continuous,
    state::{State, characteristics::HeldAbility, effects::Scope, object::ObjectKind},
};

/// A kind of change, as a text speaks of it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[expect(missing_docs, reason = "each is the verb that says it, in the past tense")]
pub enum Made {
    /// Something was put into a zone.
    Put(Zone),
    Destroyed,
    Sacrificed,
    Discarded,
    Countered,
    Played,
    /// A token came about.
    Created,
    /// What is on the stack was given other targets.
    Retargeted,
    /// A spell was copied, or something became a copy.
    Copied,
    Drawn,
    Revealed,
    LookedAt,
    Shuffled,
    Searched,
    Tapped,
    Untapped,
    Flipped,
    Transformed,
    PhasedOut,
    TurnedFaceUp,
    PutFaceDown,
    Attached,
    CountersPut,
    CountersRemoved,
    /// Something has become monstrous or the like.
    Designated,
    Regenerated,
    Damaged,
    /// Damage was prevented, or is going to be dealt to something else.
    DamageAverted,
    LifeGained,
    LifeLost,
    LifePaid,
    PutAttacking,
    Blocked,
    RemovedFromCombat,
    ManaAdded,
    /// Something is otherwise from now on.
    Modified(Kind),
    /// Something that would happen will be replaced.
    Replaces,
    /// Something is waited for.
    Waits,
    PhasesAdded,
    TurnAdded,
    TurnEnded,
    Won,
    Lost,
    Chosen,
    CoinFlipped,
}

/// The part of an ability that does something.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub enum By {
    /// An instruction.
    Instruction(Effect),
    /// A part of a cost.
    Cost(Cost),
    /// What happens in an event's place.
    Instead(Instead),
    /// What a static ability makes so: the ability, with this modification alone.
    Static(Static),
}

/// Who is at it: an ability, and the innermost part of it that is carried out.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct Doing {
    /// The ability's id.
    pub id: Name,
    /// The ability.
    pub ability: Arc<Ability>,
    /// The part of it.
    pub by: By,
}

impl Doing {
    /// Who is at it where a text with that scope is carried out; nobody where the scope is of no ability.
    pub(crate) fn of(scope: &Scope, by: By) -> Option<Arc<Self>> {
        let held = scope.ability.as_ref()?;
        Some(Arc::new(Self { id: held.id.clone(), ability: Arc::clone(&held.ability), by }))
    }
}

/// What was done.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct Done {
    /// By whom.
    pub doing: Arc<Doing>,
    /// What it made, each kind once; nothing where it made no change.
    pub made: Vec<Made>,
}

impl By {
    /// The kinds of change that it makes, by its definition.
    #[must_use]
    pub fn makes(&self) -> Vec<Made> {
        match self {
            Self::Instruction(effect) => effect.makes(),
            Self::Cost(cost) => cost.makes(),
            Self::Instead(instead) => instead.makes(),
            Self::Static(said) => said.apply.iter().map(|said| Made::Modified(said.kind())).collect(),
        }
    }
}

impl Static {
    /// Each modification of it by itself.
    pub(crate) fn parts(&self) -> impl Iterator<Item = Self> {
        self.apply.iter().map(|said| Self { apply: vec![said.clone()], ..self.clone() })
    }
}

/// What static abilities make of a position: nothing happens as they begin to, so no change tells of it.
#[must_use]
pub fn in_force(table: &Table, state: &State) -> Vec<Done> {
    let seen = continuous::project(table, state);
    let done = |(held, nth): &(Arc<HeldAbility>, usize)| match &*held.ability {
        Ability::Static(said) => {
            let by = By::Static(said.parts().nth(*nth)?);
            let made = by.makes();
            Some(Done { doing: Arc::new(Doing { id: held.id.clone(), ability: Arc::clone(&held.ability), by }), made })
        }
        _ => None,
    };
    seen.statics.iter().filter_map(done).collect()
}

impl Cost {
    /// The kinds of change that paying it makes. How mana is paid is said by what it costs, and by nothing else.
    #[must_use]
    pub fn makes(&self) -> Vec<Made> {
        match self {
            Self::Mana(_) | Self::ItsManaCost(_) | Self::OnlyOnX(_) | Self::GenericMana(_) => Vec::new(),
            Self::KeywordCost(_) | Self::KeywordCostTimes(_) | Self::AnyOf(_) => Vec::new(),
            Self::Tap(_) | Self::TapUntapped(_) => vec![Made::Tapped],
            Self::Sacrifice(_) => vec![Made::Sacrificed],
            Self::Exile(_) => vec![Made::Put(Zone::Exile)],
            Self::ReturnToHand(_) => vec![Made::Put(Zone::Hand)],
            Self::Discard(_) => vec![Made::Discarded],
            Self::Reveal(_) => vec![Made::Revealed],
            Self::PayLife(_) => vec![Made::LifePaid],
            Self::RemoveCounters { .. } => vec![Made::CountersRemoved],
            Self::PutCounters { .. } => vec![Made::CountersPut],
            Self::Loyalty(_) => self.in_counters().map(|counters| counters.makes()).unwrap_or_default(),
            Self::GivesLife { .. } => vec![Made::LifeGained],
            Self::Exert(_) => vec![Made::Designated, Made::Modified(Kind::Deed)],
        }
    }
}

impl Instead {
    /// The kinds of change that it makes of an event. What only makes more or less of it makes no other.
    #[must_use]
    pub fn makes(&self) -> Vec<Made> {
        match self {
            Self::Nothing | Self::Multiply(_) | Self::Add(_) | Self::Set(_) | Self::Do(_) => Vec::new(),
            Self::MoveTo { zone, .. } => vec![Made::Put(*zone)],
            Self::EnterWith(with) => {
                let parts = [
                    (with.tapped, Made::Tapped),
                    (with.counters.iter().next().is_some(), Made::CountersPut),
                    (with.copy_of.is_some(), Made::Copied),
                ];
                parts.into_iter().filter_map(|(is, made)| is.then_some(made)).collect()
            }
            Self::Prevent(_) | Self::Redirect { .. } => vec![Made::DamageAverted],
            Self::Regenerate(_) => vec![Made::Regenerated, Made::Tapped, Made::RemovedFromCombat],
        }
    }
}

/// The kinds of change that acts make, each once.
pub(crate) fn made<'a>(acts: impl IntoIterator<Item = &'a Act>) -> Vec<Made> {
    let mut made: Vec<Made> = acts.into_iter().flat_map(|act| act.change.made()).collect();
    made.sort_unstable();
    made.dedup();
    made
}

impl Change {
    /// The kinds of change it is, as texts speak of them. What the rules of the game do besides (who has priority, what has triggered,
    /// that damage wears off) no text says, and what an instruction says twice over is one: a destroyed permanent's move is part of its
    /// destruction.
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
        CardChange::Create(create) if create.kind == ObjectKind::Emblem => vec![Made::Created],
        CardChange::Create(_) => vec![Made::Copied],
        CardChange::CreateTokens { .. } => vec![Made::Created],
        CardChange::Draw { .. } => vec![Made::Drawn],
        CardChange::Reveal { .. } => vec![Made::Revealed],
        CardChange::LookAt { .. } => vec![Made::LookedAt],
        CardChange::Shuffle { .. } => vec![Made::Shuffled],
        CardChange::KeepRevealed { .. } | CardChange::TurnUp { .. } => Vec::new(),
    }
}

/// A move is said by why it happens, and where it goes elsewhere than that says, by the zone, too.
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
        // A spell or ability is done with: a permanent spell becomes a permanent, the others go to the graveyard.
        Why::Resolved if change.zone() == Zone::Battlefield => (None, Some(Zone::Battlefield)),
        Why::Resolved => (None, Some(Zone::Graveyard)),
        // The rules of the game take it off.
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

/// How a permanent comes onto the battlefield.
fn adorned(enter: &Enter) -> impl Iterator<Item = Made> {
    let parts = [
        (enter.tapped, Made::Tapped),
        (!enter.counters.is_empty(), Made::CountersPut),
        (enter.attacking.is_some(), Made::PutAttacking),
        (enter.attached_to.is_some(), Made::Attached),
        (enter.copied.is_some(), Made::Copied),
        (enter.face_down, Made::PutFaceDown),
    ];
    parts.into_iter().filter_map(|(is, made)| is.then_some(made))
}

/// What damage comes to is part of it.
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
        StackChange::SetStackItem { .. } | StackChange::SpendMana { .. } | StackChange::EmptyMana { .. } => None,
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
        | CombatChange::StrikeFirst(_)
        | CombatChange::EndCombat => None,
    }
}

fn of_turn(change: &TurnChange) -> Option<Made> {
    match change {
        TurnChange::AddSteps { .. } => Some(Made::PhasesAdded),
        TurnChange::ExtraTurn { .. } => Some(Made::TurnAdded),
        TurnChange::EndingTurn { .. } => Some(Made::TurnEnded),
        TurnChange::PlayLand { .. } => Some(Made::Played),
        TurnChange::BeginTurn { .. }
        | TurnChange::BeginStep { .. }
        | TurnChange::EndStep
        | TurnChange::SkipNext
        | TurnChange::SkipTo { .. }
        | TurnChange::GivePriority { .. }
        | TurnChange::Pass { .. }
        | TurnChange::ResetPasses
        | TurnChange::Repeat(_)
        | TurnChange::Announcing { .. } => None,
    }
}

fn of_game(change: &GameChange) -> Option<Made> {
    match change {
        GameChange::Win { .. } => Some(Made::Won),
        GameChange::Lose { .. } => Some(Made::Lost),
        GameChange::Draw | GameChange::ForgetFailedDraws => None,
    }
}

/// What is only told: the rest of what happens is told by the changes that make it happen.
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

/// The account that an action keeps of what texts do, if it keeps one.
#[derive(Debug, Default)]
pub(crate) struct Account {
    kept: bool,
    doing: Option<Arc<Doing>>,
    done: Vec<Done>,
}

impl Account {
    /// An account that is kept, or isn't.
    pub(crate) fn new(kept: bool) -> Self {
        Self { kept, ..Self::default() }
    }

    /// Notes what those acts make, by whoever is at it.
    pub(crate) fn note<'a>(&mut self, acts: impl IntoIterator<Item = &'a Act>) {
        if let Some(doing) = self.doing.clone() {
            self.done.push(Done { doing, made: made(acts) });
        }
    }

    /// What was done, and what static abilities make of the position that it came to.
    pub(crate) fn into_done(mut self, table: &Table, state: &State) -> Vec<Done> {
        if self.kept {
            self.done.extend(in_force(table, state));
        }
        self.done
    }
}

impl Cx<'_> {
    /// A part of a text begins to be carried out: what is done meanwhile is done by it. Gives back who was at it before.
    pub(crate) fn begin_doing(&mut self, by: impl FnOnce() -> By, scope: &Scope) -> Option<Arc<Doing>> {
        let doing = if self.account.kept { Doing::of(scope, by()) } else { None };
        let before = std::mem::replace(&mut self.account.doing, doing);
        // That it was carried out is worth knowing where it made nothing, too.
        self.account.note(&[]);
        before
    }

    /// It has been carried out: whoever was at it before goes on.
    pub(crate) fn end_doing(&mut self, before: Option<Arc<Doing>>) {
        self.account.doing = before;
    }

    /// Carries out what no text says: the rules of the game do it.
    pub(crate) fn by_the_rules<T>(&mut self, carry_out: impl FnOnce(&mut Self) -> T) -> T {
        let before = self.account.doing.take();
        let done = carry_out(self);
        self.account.doing = before;
        done
    }

    /// Notes what an effect makes of an event that it replaces: what it wasn't before.
    pub(crate) fn replaced<'a>(
        &mut self,
        instead: &Instead,
        scope: &Scope,
        before: &[Made],
        acts: impl Iterator<Item = &'a Act>,
    ) {
        if let Some(doing) = self.account.kept.then(|| Doing::of(scope, By::Instead(instead.clone()))).flatten() {
            let mut made = made(acts);
            made.retain(|made| !before.contains(made));
            self.account.done.push(Done { doing, made });
        }
    }

    /// Whether an account is kept of somebody who is at it.
    pub(crate) fn accounts(&self) -> bool {
        self.account.doing.is_some()
    }
}
