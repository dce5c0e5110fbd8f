//! The answers that a case need not give: the decisions that have a default, and those that have none.

use casebook_engine::decision::{Answer, Decision, DecisionKind, Options};

/// The default of a player who gives no answer.
pub(super) fn default_answer(decision: &Decision) -> Option<Answer> {
    use DecisionKind as K;
    match decision.kind {
        // A mana ability that costs more than {T} is used only if it is named.
        K::ManaSources if matches!(decision.options, Options::Entities { least: 1.., .. }) => None,
        K::Splice | K::Offering | K::InsteadOfMana | K::ManaSources | K::ManaToSpend => {
            Some(Answer::Entities(Vec::new()))
        }
        // If the turn's normal land has been played, one of several effects must be named.
        K::LandPlay if matches!(decision.options, Options::Entities { least: 1.., .. }) => None,
        K::LandPlay => Some(Answer::Entities(Vec::new())),
        K::Part | K::CostChoice if matches!(decision.options, Options::Words { least: 1.., .. }) => None,
        K::Part | K::CostChoice => Some(Answer::Words(Vec::new())),
        K::AlternativeCost | K::OptionalCosts => Some(Answer::Words(Vec::new())),
        K::TimesPaid => Some(Answer::Number(0)),
        // Only a case that names the order of cards in a graveyard, or of creatures that are dealt combat damage, depends on it.
        K::OrderGraveyard | K::OrderDamage => Some(decision.options.first()),
        K::X
        | K::Modes
        | K::Targets
        | K::Division
        | K::CostObjects
        | K::CostPlayer
        | K::ManaColor
        | K::May
        | K::MayPay
        | K::Choose
        | K::Search
        | K::Discard
        | K::Sacrifice
        | K::OrderTriggers
        | K::OrderCards
        | K::OrderTimestamps
        | K::OrderCopies
        | K::ReplacementOrder
        | K::Destination
        | K::VillainousChoice
        | K::ShieldSplit
        | K::Color
        | K::CreatureType
        | K::LandType
        | K::CardName
        | K::Ability
        | K::Number
        | K::Player
        | K::TapOrUntap
        | K::TapOrUntapAtAll
        | K::NewTargets
        | K::OtherTargets
        | K::CopyOf
        | K::CombatDamage
        | K::KeepLegend
        | K::KeepPlaneswalker
        | K::Piles
        | K::WhichPile
        | K::LifeTotals
        | K::Coin
        | K::Random
        | K::AttachTo
        | K::PayToAttack
        | K::PlayNow
        | K::DamageSource => None,
    }
}
