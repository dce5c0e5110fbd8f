//! Families of modifications, as macros that expand to match patterns.

/// A pattern for the modifications of what objects can and must do. Their characteristics stay unchanged.
#[macro_export]
macro_rules! deeds {
    () => {
        $crate::cards::modification::Modification::ExemptFrom(_)
            | $crate::cards::modification::Modification::Cant(_)
            | $crate::cards::modification::Modification::MustAttack(_)
            | $crate::cards::modification::Modification::MustAttackWhom(_)
            | $crate::cards::modification::Modification::Goaded(_)
            | $crate::cards::modification::Modification::AssignsByToughness(_)
            | $crate::cards::modification::Modification::MustBlock(_)
            | $crate::cards::modification::Modification::MustBeBlocked(_)
            | $crate::cards::modification::Modification::MustBeBlockedBy(_)
            | $crate::cards::modification::Modification::May(_)
            | $crate::cards::modification::Modification::BlockCost(_)
            | $crate::cards::modification::Modification::CostToBlock(_)
            | $crate::cards::modification::Modification::MayPayToAttack(_)
    };
}
pub use crate::deeds;

/// A pattern for the modifications of card types, subtypes and supertypes that name the types.
#[macro_export]
macro_rules! types {
    () => {
        $crate::cards::modification::Modification::AddTypes(_)
            | $crate::cards::modification::Modification::SetTypes(_)
            | $crate::cards::modification::Modification::RemoveTypes(_)
            | $crate::cards::modification::Modification::AddSubtypes(_)
            | $crate::cards::modification::Modification::SetSubtypes(_)
            | $crate::cards::modification::Modification::RemoveSubtypes(_)
            | $crate::cards::modification::Modification::AddSupertypes(_)
            | $crate::cards::modification::Modification::RemoveSupertypes(_)
    };
}
pub use crate::types;

/// A pattern for the modifications of power and toughness.
#[macro_export]
macro_rules! sizes {
    () => {
        $crate::cards::modification::Modification::SetPt(..)
            | $crate::cards::modification::Modification::AddPt(..)
            | $crate::cards::modification::Modification::MultiplyPt(..)
            | $crate::cards::modification::Modification::SwitchPt(_)
    };
}
pub use crate::sizes;

/// A pattern for the modifications of the rules of the game.
#[macro_export]
macro_rules! rules {
    () => {
        $crate::cards::modification::Modification::Suspend(_)
            | $crate::cards::modification::Modification::CostOf { .. }
            | $crate::cards::modification::Modification::AbilityCostOf { .. }
            | $crate::cards::modification::Modification::AttackCost { .. }
            | $crate::cards::modification::Modification::AttackAtMost { .. }
            | $crate::cards::modification::Modification::BlockAtMost(_)
            | $crate::cards::modification::Modification::AlternativeCost { .. }
            | $crate::cards::modification::Modification::CantPlay { .. }
            | $crate::cards::modification::Modification::CastAsInstants { .. }
            | $crate::cards::modification::Modification::CantActivate { .. }
            | $crate::cards::modification::Modification::PlayerCant { .. }
            | $crate::cards::modification::Modification::PlayerHas { .. }
            | $crate::cards::modification::Modification::Unpreventable { .. }
            | $crate::cards::modification::Modification::TriggersAgain { .. }
            | $crate::cards::modification::Modification::TriggersNothing { .. }
            | $crate::cards::modification::Modification::MayPlay { .. }
            | $crate::cards::modification::Modification::FacesChoiceAgain { .. }
            | $crate::cards::modification::Modification::SkipStep { .. }
            | $crate::cards::modification::Modification::ExtraLands { .. }
            | $crate::cards::modification::Modification::UntapAtMost { .. }
            | $crate::cards::modification::Modification::HandSize { .. }
            | $crate::cards::modification::Modification::ManaBecomes { .. }
            | $crate::cards::modification::Modification::TappedMakes { .. }
            | $crate::cards::modification::Modification::SpendAsThough { .. }
            | $crate::cards::modification::Modification::LibraryOutOfReach(_)
            | $crate::cards::modification::Modification::MayLook { .. }
    };
}
pub use crate::rules;
