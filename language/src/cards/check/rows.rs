//! Tables of the places in which the engine carries out each word of the card language. The words are made from the types of the language, so the
//! compiler reports a word without an entry.

use crate::cards::{
    ability::AbilityWord, cost::CostWord, effect::VerbWord, event::EventWord, modification::ModificationWord,
};

/// A use of an event pattern.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Use {
    /// A triggered ability.
    Triggers,
    /// The end of a duration.
    Ends,
    /// An amount or a condition about past events.
    Counted,
    /// A replacement effect. The table of [`without_effect`](crate::cards::without_effect) lists the replacements that the event allows.
    Replaced,
}

/// The possible uses of an event.
pub(super) fn waited_for(word: EventWord) -> &'static [Use] {
    use Use::{Counted, Ends, Replaced, Triggers};
    match word {
        // The history does not record the controller of a token as it was created.
        EventWord::Creates => &[Triggers, Ends, Replaced],
        EventWord::Moves
        | EventWord::Dies
        | EventWord::Enters
        | EventWord::DealsDamage
        | EventWord::Draws
        | EventWord::GainsLife
        | EventWord::LosesLife
        | EventWord::LosesLifeByDamage
        | EventWord::Discards
        | EventWord::BecomesUntapped
        | EventWord::Destroyed
        | EventWord::GetsCounters => &[Triggers, Ends, Counted, Replaced],
        EventWord::Attacks
        | EventWord::Blocks
        | EventWord::BecomesBlocked
        | EventWord::AttacksUnblocked
        | EventWord::BlocksOrBecomesBlocked
        | EventWord::BlocksCreature
        | EventWord::BecomesBlockedBy
        | EventWord::CreaturesBlock
        | EventWord::Casts
        | EventWord::Plays
        | EventWord::Activates
        | EventWord::BecomesTarget
        | EventWord::BecomesTapped
        | EventWord::BecomesAttached
        | EventWord::BecomesUnattached
        | EventWord::StepBegins
        | EventWord::TimeChanges
        | EventWord::LosesCounters
        | EventWord::Transforms
        | EventWord::Sacrifices
        | EventWord::Copies
        | EventWord::Performs
        | EventWord::Searches
        | EventWord::Shuffles
        | EventWord::BecomesDesignated
        | EventWord::TurnedFaceUp => &[Triggers, Ends, Counted],
        EventWord::Passes => &[Triggers, Ends],
        EventWord::LosesGame => &[Triggers, Ends, Counted, Replaced],
        // The position among several events is determined as the event happens.
        EventWord::Nth => &[Triggers, Ends],
        // The history does not record which events happened at one time.
        EventWord::OneOrMore => &[Triggers, Ends],
        // The event is reported only if an ability triggers on it, so it cannot be counted.
        EventWord::TapsForMana => &[Triggers],
        // Only a Saga's own ability triggers on this (714.2b).
        EventWord::Chapter => &[Triggers],
        // A state is not an event. Only a triggered ability can wait for it (603.8); a duration has a word of its own.
        EventWord::While => &[Triggers],
        EventWord::AnyOf => &[Triggers, Ends, Counted, Replaced],
    }
}

/// The origin of a modification.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Maker {
    /// A static ability (611.3).
    Static,
    /// A characteristic-defining ability (604.3).
    Defining,
    /// A spell or ability as it resolves (611.2).
    Resolution,
    /// Mana that was spent on a spell (106.6).
    Mana,
    /// An exception of a copy (707.9).
    Copy,
}

/// The possible origins of a modification.
pub(super) fn made_by(word: ModificationWord) -> &'static [Maker] {
    use Maker::{Copy, Defining, Mana, Resolution, Static};
    match word {
        // Characteristics that a card can also have printed.
        ModificationWord::AddTypes
        | ModificationWord::SetTypes
        | ModificationWord::RemoveTypes
        | ModificationWord::AddSubtypes
        | ModificationWord::SetSubtypes
        | ModificationWord::RemoveSubtypes
        | ModificationWord::SetColors
        | ModificationWord::AddColors
        | ModificationWord::SetPt => &[Static, Defining, Resolution, Mana, Copy],
        ModificationWord::AddChosenSubtype
        | ModificationWord::SetChosenSubtype
        | ModificationWord::SetChosenColor
        | ModificationWord::AddChosenColor => &[Static, Defining, Resolution, Mana],
        // No effect changes a mana cost, except that a copy can have none. Only a copy has the ability that makes it a copy.
        ModificationWord::NoManaCost | ModificationWord::AddThisAbility => &[Copy],
        ModificationWord::AddSupertypes
        | ModificationWord::RemoveSupertypes
        | ModificationWord::AddKeyword
        | ModificationWord::AddAbilities
        | ModificationWord::LoseKeyword
        | ModificationWord::LoseAllAbilities => &[Static, Resolution, Mana, Copy],
        ModificationWord::Control
        | ModificationWord::ColorWords
        | ModificationWord::ChangeWord
        | ModificationWord::AddChosenAbility
        | ModificationWord::AddKeywordsOf
        | ModificationWord::AddActivatedAbilitiesOf
        | ModificationWord::AddPt
        | ModificationWord::MultiplyPt
        | ModificationWord::SwitchPt => &[Static, Resolution, Mana],
        ModificationWord::ExemptFrom
        | ModificationWord::Cant
        | ModificationWord::MustAttack
        | ModificationWord::MustAttackWhom
        | ModificationWord::Goaded
        | ModificationWord::AssignsByToughness
        | ModificationWord::MustBlock
        | ModificationWord::MustBeBlocked
        | ModificationWord::MustBeBlockedBy
        | ModificationWord::May
        | ModificationWord::BlockCost
        | ModificationWord::MayPayToAttack
        | ModificationWord::CostToBlock => &[Static, Resolution, Mana],
        // Rules for players and for the game. Mana has no object to which it could apply them.
        ModificationWord::Suspend
        | ModificationWord::CostOf
        | ModificationWord::AbilityCostOf
        | ModificationWord::AttackCost
        | ModificationWord::AlternativeCost
        | ModificationWord::CantPlay
        | ModificationWord::CastAsInstants
        | ModificationWord::CantActivate
        | ModificationWord::PlayerCant
        | ModificationWord::PlayerHas
        | ModificationWord::Unpreventable
        | ModificationWord::TriggersAgain
        | ModificationWord::TriggersNothing
        | ModificationWord::MayPlay
        | ModificationWord::FacesChoiceAgain
        | ModificationWord::SkipStep
        | ModificationWord::ExtraLands
        | ModificationWord::UntapAtMost
        | ModificationWord::AttackAtMost
        | ModificationWord::BlockAtMost
        | ModificationWord::HandSize
        | ModificationWord::ManaBecomes
        | ModificationWord::TappedMakes
        | ModificationWord::SpendAsThough
        | ModificationWord::LibraryOutOfReach
        | ModificationWord::MayLook => &[Static, Resolution],
    }
}

/// Whether the cost can be paid at every place. `Some(false)` means only inside a keyword that has a cost.
pub(super) fn is_paid_everywhere(word: CostWord) -> bool {
    match word {
        CostWord::Mana
        | CostWord::OnlyOnX
        | CostWord::GenericMana
        | CostWord::ItsManaCost
        | CostWord::ManaCostOf
        | CostWord::AnyOf
        | CostWord::Tap
        | CostWord::TapUntapped
        | CostWord::Sacrifice
        | CostWord::Exile
        | CostWord::ReturnToHand
        | CostWord::Discard
        | CostWord::Reveal
        | CostWord::Mill
        | CostWord::PayLife
        | CostWord::RemoveCounters
        | CostWord::PutCounters
        | CostWord::Loyalty
        | CostWord::Exert
        | CostWord::GivesLife
        | CostWord::ChoosePlayer => true,
        CostWord::KeywordCost | CostWord::KeywordCostTimes => false,
    }
}

/// Whether the instruction acts on a permanent. While an object enters the battlefield it is not a permanent yet: choices can be made for it and
/// remembered, but it cannot be tapped, moved or changed.
pub(super) fn needs_a_permanent(word: VerbWord) -> bool {
    match word {
        VerbWord::Destroy
        | VerbWord::Sacrifice
        | VerbWord::Regenerate
        | VerbWord::Tap
        | VerbWord::Untap
        | VerbWord::TapOrUntap
        | VerbWord::Flip
        | VerbWord::Transform
        | VerbWord::PhaseOut
        | VerbWord::TurnFaceUp
        | VerbWord::Attach
        | VerbWord::PutCounters
        | VerbWord::RemoveCounters
        | VerbWord::MoveCounters
        | VerbWord::Designate
        | VerbWord::BecomeCopy
        | VerbWord::ExchangeControl
        | VerbWord::Apply
        | VerbWord::RemoveFromCombat
        | VerbWord::RemoveDamage
        | VerbWord::Block
        | VerbWord::ChangeTargets
        | VerbWord::Counter
        | VerbWord::CopySpell
        | VerbWord::Move => true,
        VerbWord::DealDamage
        | VerbWord::DealDividedDamage
        | VerbWord::GainLife
        | VerbWord::LoseLife
        | VerbWord::SetLife
        | VerbWord::ExchangeLife
        | VerbWord::RedistributeLife
        | VerbWord::PreventDamage
        | VerbWord::RedirectDamage
        | VerbWord::SacrificeChosen
        | VerbWord::Proliferate
        | VerbWord::Action
        | VerbWord::CreateToken
        | VerbWord::CreateEmblem
        | VerbWord::Draw
        | VerbWord::Discard
        | VerbWord::LookAt
        | VerbWord::Reveal
        | VerbWord::Search
        | VerbWord::Shuffle
        | VerbWord::Piles
        | VerbWord::VillainousChoice
        | VerbWord::Choose
        | VerbWord::ChooseValue
        | VerbWord::ChooseSource
        | VerbWord::ChooseAbility
        | VerbWord::May
        | VerbWord::MayPay
        | VerbWord::If
        | VerbWord::InsteadIf
        | VerbWord::ForEach
        | VerbWord::Repeat
        | VerbWord::Let
        | VerbWord::Remember
        | VerbWord::AtOnce
        | VerbWord::FlipCoin
        | VerbWord::Delay
        | VerbWord::Reflexive
        | VerbWord::Replace
        | VerbWord::EndTurn
        | VerbWord::ExtraPhases
        | VerbWord::ExtraTurn
        | VerbWord::ChangeTime
        | VerbWord::AddMana
        | VerbWord::PlayCard
        | VerbWord::WinGame
        | VerbWord::LoseGame => false,
    }
}

/// The zones in which abilities of a kind can function.
pub(super) fn works_from(word: AbilityWord) -> &'static [&'static str] {
    match word {
        // No object in a library has a triggered ability that can see an event.
        AbilityWord::Triggered => &["battlefield", "stack", "exile", "graveyard", "hand"],
        AbilityWord::Replacement | AbilityWord::Activated | AbilityWord::Static => {
            &["battlefield", "stack", "exile", "graveyard", "hand", "library"]
        }
        // An ability of these kinds has no zone of its own.
        AbilityWord::Spell | AbilityWord::Keyword => &[],
    }
}
