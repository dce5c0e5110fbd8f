//! The kinds of modifications whose text one function writes, as macros that expand to match patterns. The function of a kind matches each modification
//! of its kind and leaves out those of the others by `besides!`: a modification without a text is an error of the compiler.

/// A pattern for the modifications of a kind.
macro_rules! of_kind {
    // Types, subtypes and supertypes (layer 4).
    (types) => {
        $crate::cards::modification::Modification::AddTypes(..)
            | $crate::cards::modification::Modification::SetTypes(..)
            | $crate::cards::modification::Modification::RemoveTypes(..)
            | $crate::cards::modification::Modification::AddSubtypes(..)
            | $crate::cards::modification::Modification::SetSubtypes(..)
            | $crate::cards::modification::Modification::AddChosenSubtype(..)
            | $crate::cards::modification::Modification::SetChosenSubtype(..)
            | $crate::cards::modification::Modification::RemoveSubtypes(..)
            | $crate::cards::modification::Modification::AddSupertypes(..)
            | $crate::cards::modification::Modification::RemoveSupertypes(..)
    };
    // Control, words, mana cost and colours (layers 2, 3 and 5).
    (words_and_colors) => {
        $crate::cards::modification::Modification::Control(..)
            | $crate::cards::modification::Modification::ColorWords(..)
            | $crate::cards::modification::Modification::ChangeWord { .. }
            | $crate::cards::modification::Modification::NoManaCost(..)
            | $crate::cards::modification::Modification::SetColors(..)
            | $crate::cards::modification::Modification::AddColors(..)
            | $crate::cards::modification::Modification::AddChosenColor(..)
            | $crate::cards::modification::Modification::SetChosenColor(..)
    };
    // Abilities (layer 6).
    (abilities) => {
        $crate::cards::modification::Modification::AddKeyword(..)
            | $crate::cards::modification::Modification::AddAbilities(..)
            | $crate::cards::modification::Modification::AddThisAbility(..)
            | $crate::cards::modification::Modification::AddChosenAbility(..)
            | $crate::cards::modification::Modification::AddKeywordsOf { .. }
            | $crate::cards::modification::Modification::AddActivatedAbilitiesOf(..)
            | $crate::cards::modification::Modification::LoseKeyword(..)
            | $crate::cards::modification::Modification::LoseAllAbilities(..)
    };
    // Power and toughness (layer 7).
    (size) => {
        $crate::cards::modification::Modification::SetPt(..)
            | $crate::cards::modification::Modification::AddPt(..)
            | $crate::cards::modification::Modification::MultiplyPt(..)
            | $crate::cards::modification::Modification::SwitchPt(..)
    };
    // Rules for objects, damage and triggered abilities.
    (of_objects) => {
        $crate::cards::modification::Modification::ExemptFrom(..)
            | $crate::cards::modification::Modification::Suspend(..)
            | $crate::cards::modification::Modification::Cant(..)
            | $crate::cards::modification::Modification::May(..)
            | $crate::cards::modification::Modification::Unpreventable { .. }
            | $crate::cards::modification::Modification::TriggersAgain { .. }
            | $crate::cards::modification::Modification::TriggersNothing { .. }
    };
    // Requirements, restrictions and costs of attacking and blocking.
    (of_combat) => {
        $crate::cards::modification::Modification::AssignsByToughness(..)
            | $crate::cards::modification::Modification::MustAttack(..)
            | $crate::cards::modification::Modification::Goaded(..)
            | $crate::cards::modification::Modification::MustAttackWhom(..)
            | $crate::cards::modification::Modification::MustBlock(..)
            | $crate::cards::modification::Modification::MustBeBlocked(..)
            | $crate::cards::modification::Modification::MustBeBlockedBy(..)
            | $crate::cards::modification::Modification::AttackCost { .. }
            | $crate::cards::modification::Modification::BlockCost(..)
            | $crate::cards::modification::Modification::MayPayToAttack(..)
            | $crate::cards::modification::Modification::CostToBlock(..)
            | $crate::cards::modification::Modification::AttackAtMost { .. }
            | $crate::cards::modification::Modification::BlockAtMost(..)
    };
    // Costs of spells and abilities.
    (of_costs) => {
        $crate::cards::modification::Modification::CostOf { .. }
            | $crate::cards::modification::Modification::AbilityCostOf { .. }
            | $crate::cards::modification::Modification::AlternativeCost { .. }
    };
    // Permissions and restrictions to play cards and activate abilities.
    (of_playing) => {
        $crate::cards::modification::Modification::CantPlay { .. }
            | $crate::cards::modification::Modification::CastAsInstants { .. }
            | $crate::cards::modification::Modification::CantActivate { .. }
            | $crate::cards::modification::Modification::MayPlay { .. }
            | $crate::cards::modification::Modification::ExtraLands { .. }
    };
    // Rules for players.
    (of_players) => {
        $crate::cards::modification::Modification::PlayerHas { .. }
            | $crate::cards::modification::Modification::PlayerCant { .. }
            | $crate::cards::modification::Modification::FacesChoiceAgain { .. }
            | $crate::cards::modification::Modification::SkipStep { .. }
            | $crate::cards::modification::Modification::UntapAtMost { .. }
            | $crate::cards::modification::Modification::HandSize { .. }
            | $crate::cards::modification::Modification::LibraryOutOfReach(..)
            | $crate::cards::modification::Modification::MayLook { .. }
    };
    // Rules for mana.
    (of_mana) => {
        $crate::cards::modification::Modification::ManaBecomes { .. }
            | $crate::cards::modification::Modification::TappedMakes { .. }
            | $crate::cards::modification::Modification::SpendAsThough { .. }
    };
}

/// A pattern for the modifications of all kinds but one.
macro_rules! besides {
    (types) => {
        of_kind!(words_and_colors)
            | of_kind!(abilities)
            | of_kind!(size)
            | of_kind!(of_objects)
            | of_kind!(of_combat)
            | of_kind!(of_costs)
            | of_kind!(of_playing)
            | of_kind!(of_players)
            | of_kind!(of_mana)
    };
    (words_and_colors) => {
        of_kind!(types)
            | of_kind!(abilities)
            | of_kind!(size)
            | of_kind!(of_objects)
            | of_kind!(of_combat)
            | of_kind!(of_costs)
            | of_kind!(of_playing)
            | of_kind!(of_players)
            | of_kind!(of_mana)
    };
    (abilities) => {
        of_kind!(types)
            | of_kind!(words_and_colors)
            | of_kind!(size)
            | of_kind!(of_objects)
            | of_kind!(of_combat)
            | of_kind!(of_costs)
            | of_kind!(of_playing)
            | of_kind!(of_players)
            | of_kind!(of_mana)
    };
    (size) => {
        of_kind!(types)
            | of_kind!(words_and_colors)
            | of_kind!(abilities)
            | of_kind!(of_objects)
            | of_kind!(of_combat)
            | of_kind!(of_costs)
            | of_kind!(of_playing)
            | of_kind!(of_players)
            | of_kind!(of_mana)
    };
    (of_objects) => {
        of_kind!(types)
            | of_kind!(words_and_colors)
            | of_kind!(abilities)
            | of_kind!(size)
            | of_kind!(of_combat)
            | of_kind!(of_costs)
            | of_kind!(of_playing)
            | of_kind!(of_players)
            | of_kind!(of_mana)
    };
    (of_combat) => {
        of_kind!(types)
            | of_kind!(words_and_colors)
            | of_kind!(abilities)
            | of_kind!(size)
            | of_kind!(of_objects)
            | of_kind!(of_costs)
            | of_kind!(of_playing)
            | of_kind!(of_players)
            | of_kind!(of_mana)
    };
    (of_costs) => {
        of_kind!(types)
            | of_kind!(words_and_colors)
            | of_kind!(abilities)
            | of_kind!(size)
            | of_kind!(of_objects)
            | of_kind!(of_combat)
            | of_kind!(of_playing)
            | of_kind!(of_players)
            | of_kind!(of_mana)
    };
    (of_playing) => {
        of_kind!(types)
            | of_kind!(words_and_colors)
            | of_kind!(abilities)
            | of_kind!(size)
            | of_kind!(of_objects)
            | of_kind!(of_combat)
            | of_kind!(of_costs)
            | of_kind!(of_players)
            | of_kind!(of_mana)
    };
    (of_players) => {
        of_kind!(types)
            | of_kind!(words_and_colors)
            | of_kind!(abilities)
            | of_kind!(size)
            | of_kind!(of_objects)
            | of_kind!(of_combat)
            | of_kind!(of_costs)
            | of_kind!(of_playing)
            | of_kind!(of_mana)
    };
    (of_mana) => {
        of_kind!(types)
            | of_kind!(words_and_colors)
            | of_kind!(abilities)
            | of_kind!(size)
            | of_kind!(of_objects)
            | of_kind!(of_combat)
            | of_kind!(of_costs)
            | of_kind!(of_playing)
            | of_kind!(of_players)
    };
}

pub(super) use {besides, of_kind};
