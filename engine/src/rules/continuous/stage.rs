//! The layers: in which order modifications apply, edition by edition (418.5 until 2009, now 613.1 and 613.4).

use crate::{cards::modification::Modification, edition::Layers, rule::Rule};

/// What a modification changes: its layer follows from that.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Part {
    Control,
    Text,
    Type,
    Color,
    Abilities,
    PtSet,
    PtChanged,
    PtSwitched,
    Rules,
}

impl Part {
    pub(super) fn of(modification: &Modification) -> Self {
        use Modification as M;
        match modification {
            M::Control(_) => Self::Control,
            M::ColorWords(_) => Self::Text,
            M::AddTypes(_)
            | M::SetTypes(_)
            | M::RemoveTypes(_)
            | M::AddSubtypes(_)
            | M::SetSubtypes(_)
            | M::AddChosenSubtype(_)
            | M::SetChosenSubtype(_)
            | M::AddSupertypes(_)
            | M::RemoveSupertypes(_) => Self::Type,
            M::SetColors(_) | M::AddColors(_) | M::SetChosenColor(_) => Self::Color,
            M::AddKeyword(_)
            | M::AddAbilities(_)
            | M::AddActivatedAbilitiesOf(_)
            | M::LoseKeyword(_)
            | M::LoseAllAbilities(_) => Self::Abilities,
            M::SetPt(..) => Self::PtSet,
            M::AddPt(..) | M::MultiplyPt(..) => Self::PtChanged,
            M::SwitchPt(_) => Self::PtSwitched,
            M::ExemptFrom(_)
            | M::Suspend(_)
            | M::Cant(_)
            | M::MustAttack(_)
            | M::May(_)
            | M::CostOf { .. }
            | M::AbilityCostOf { .. }
            | M::AttackCost(_)
            | M::BlockCost(_)
            | M::AlternativeCost { .. }
            | M::CantPlay { .. }
            | M::MayPlay { .. }
            | M::SkipStep { .. }
            | M::HandSize { .. }
            | M::LibraryOutOfReach(_)
            | M::MayLook { .. } => Self::Rules,
        }
    }

    /// The mark of its layer; rules have none.
    pub(super) fn mark(self, defining: bool) -> Option<Rule> {
        Some(match self {
            Self::Control => Rule::LayerControl,
            Self::Text => Rule::LayerText,
            Self::Type => Rule::LayerType,
            Self::Color => Rule::LayerColor,
            Self::Abilities => Rule::LayerAbilities,
            Self::PtSet | Self::PtChanged if defining => Rule::LayerPtDefined,
            Self::PtSet => Rule::LayerPtSet,
            Self::PtChanged => Rule::LayerPtChanged,
            Self::PtSwitched => Rule::LayerPtSwitched,
            Self::Rules => return None,
        })
    }
}

/// A place in the order of application. No edition uses all of them.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum Stage {
    /// Layer 2.
    Control,
    /// Layer 3.
    Text,
    /// What an object itself defines, where that is its first value (2001).
    Initial,
    /// Layer 4.
    Types,
    /// Counters ahead of all the rest (2001).
    CountersFirst,
    /// Layer 5, where colour has one.
    Colors,
    /// Layer 6; until 2009 layer 5, colour included; in 2001 all the rest.
    Abilities,
    /// Layer 7a.
    PtDefined,
    /// Counters ahead of all other effects on power and toughness (2004).
    PtCountersFirst,
    /// Layer 7b; in 2004 all other effects on power and toughness; in 2006 all but the following.
    PtSet,
    /// Counters after what sets (2006). Today they go with 7c, which comes to the same: both only add.
    PtCounters,
    /// Layer 7c; in 2006 static abilities that add.
    PtChanged,
    /// Layer 7d.
    PtSwitched,
    /// What isn't about characteristics: modifications of rules apply to what came of it.
    Rules,
}

impl Stage {
    /// All of them, in order.
    pub(super) const ALL: [Self; 14] = [
        Self::Control,
        Self::Text,
        Self::Initial,
        Self::Types,
        Self::CountersFirst,
        Self::Colors,
        Self::Abilities,
        Self::PtDefined,
        Self::PtCountersFirst,
        Self::PtSet,
        Self::PtCounters,
        Self::PtChanged,
        Self::PtSwitched,
        Self::Rules,
    ];

    /// As a bit of a [`Stages`].
    pub(super) fn bit(self) -> u16 {
        1 << (self as u16)
    }

    /// Whether effects that apply here can take abilities away from objects.
    pub(super) fn touches_abilities(self) -> bool {
        matches!(self, Self::Types | Self::Abilities)
    }
}

/// A set of stages, as bits.
pub(super) type Stages = u16;

/// Where an effect comes from, as far as the layers ask.
#[derive(Debug, Clone, Copy)]
pub(super) struct Nature {
    /// It defines a characteristic of its own object (604.3).
    pub(super) defining: bool,
    /// A static ability makes it, not a resolution.
    pub(super) of_static: bool,
    /// One of its parts changes types.
    pub(super) changes_types: bool,
}

/// The stage in which a part of an effect applies.
pub(super) fn stage(layers: Layers, part: Part, nature: Nature) -> Stage {
    if part == Part::Rules {
        return Stage::Rules;
    }
    match layers {
        Layers::CountersFirst => match part {
            Part::Control => Stage::Control,
            _ if nature.defining => Stage::Initial,
            _ if nature.changes_types => Stage::Types,
            _ => Stage::Abilities,
        },
        Layers::TypeEffectsWhole if nature.changes_types => Stage::Types,
        Layers::TypeEffectsWhole => match by_layer(part, nature) {
            Stage::Colors => Stage::Abilities,
            Stage::PtChanged | Stage::PtSwitched => Stage::PtSet,
            stage => stage,
        },
        Layers::ColorAmongTheRest => match by_layer(part, nature) {
            Stage::Colors => Stage::Abilities,
            Stage::PtChanged if !nature.of_static => Stage::PtSet,
            stage => stage,
        },
        Layers::Seven => by_layer(part, nature),
    }
}

/// Seven layers, as today.
fn by_layer(part: Part, nature: Nature) -> Stage {
    match part {
        Part::Control => Stage::Control,
        Part::Text => Stage::Text,
        Part::Type => Stage::Types,
        Part::Color => Stage::Colors,
        Part::Abilities => Stage::Abilities,
        Part::PtSet | Part::PtChanged if nature.defining => Stage::PtDefined,
        Part::PtSet => Stage::PtSet,
        Part::PtChanged => Stage::PtChanged,
        Part::PtSwitched => Stage::PtSwitched,
        Part::Rules => Stage::Rules,
    }
}

/// When counters change power and toughness.
pub(super) fn of_counters(layers: Layers) -> Stage {
    match layers {
        Layers::CountersFirst => Stage::CountersFirst,
        Layers::TypeEffectsWhole => Stage::PtCountersFirst,
        Layers::ColorAmongTheRest | Layers::Seven => Stage::PtCounters,
    }
}

/// Whether an effect that applies in several layers goes on applying to the same objects (613.6; 418.5b since 2006).
pub(super) fn keeps_objects(layers: Layers) -> bool {
    matches!(layers, Layers::ColorAmongTheRest | Layers::Seven)
}
