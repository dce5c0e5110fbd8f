//! The layers: in which order modifications apply, edition by edition (418.5 until 2009, now 613.1 and 613.4).

use crate::{cards::modification::Kind, edition::Layers, rule::Rule};

/// The mark of the layer in which that applies; rules have none.
pub(super) fn mark(kind: Kind, defining: bool) -> Option<Rule> {
    Some(match kind {
        Kind::Control => Rule::LayerControl,
        Kind::Text => Rule::LayerText,
        Kind::Type => Rule::LayerType,
        Kind::Color => Rule::LayerColor,
        Kind::Abilities => Rule::LayerAbilities,
        Kind::PtSet | Kind::PtChanged if defining => Rule::LayerPtDefined,
        Kind::PtSet => Rule::LayerPtSet,
        Kind::PtChanged => Rule::LayerPtChanged,
        Kind::PtSwitched => Rule::LayerPtSwitched,
        Kind::Deed | Kind::Rule => return None,
    })
}

/// A place in the order of application. No edition uses all of them.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum Stage {
    /// Layer 2.
    Control,
    /// Layer 3.
    Text,
    /// What an object itself defines, where that is its first value, by the text that it has (2001).
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
pub(super) fn stage(layers: Layers, part: Kind, nature: Nature) -> Stage {
    if part.is_rule() {
        return Stage::Rules;
    }
    match layers {
        Layers::CountersFirst => match part {
            Kind::Control => Stage::Control,
            // 418.5e puts it with all the rest. But whatever effect it would change the text of depends on it (418.5b), and the one that
            // doesn't depend goes first, whenever that is so (418.5c); for all others its place is all the same.
            Kind::Text => Stage::Text,
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
fn by_layer(part: Kind, nature: Nature) -> Stage {
    match part {
        Kind::Control => Stage::Control,
        Kind::Text => Stage::Text,
        Kind::Type => Stage::Types,
        Kind::Color => Stage::Colors,
        Kind::Abilities => Stage::Abilities,
        Kind::PtSet | Kind::PtChanged if nature.defining => Stage::PtDefined,
        Kind::PtSet => Stage::PtSet,
        Kind::PtChanged => Stage::PtChanged,
        Kind::PtSwitched => Stage::PtSwitched,
        Kind::Deed | Kind::Rule => Stage::Rules,
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
