//! The layers: the order in which modifications apply in each edition (418.5 until 2009, now 613.1 and 613.4).

use crate::{cards::modification::Kind, edition::Layers, rule::Rule};

/// The mark of the layer in which the modification applies. Modifications of rules have none.
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

/// A place in the order of application. No edition uses all places.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum Stage {
    /// Layer 2.
    Control,
    /// Layer 3.
    Text,
    /// Characteristics that an object's own text defines, if these count as its initial values (2001).
    Initial,
    /// Layer 4.
    Types,
    /// Counters, before all other effects (2001).
    CountersFirst,
    /// Layer 5, in editions with a layer for colour.
    Colors,
    /// Layer 6; until 2009 layer 5, including colour; in 2001 all other effects.
    Abilities,
    /// Layer 7a.
    PtDefined,
    /// Counters, before all other effects on power and toughness (2004).
    PtCountersFirst,
    /// Layer 7b; in 2004 all other effects on power and toughness; in 2006 all except the following.
    PtSet,
    /// Counters, after effects that set power and toughness (2006). Today they belong to layer 7c. The result is the same, because both only add.
    PtCounters,
    /// Layer 7c; in 2006 static abilities that add to power and toughness.
    PtChanged,
    /// Layer 7d.
    PtSwitched,
    /// Modifications of rules, which apply to the resulting characteristics.
    Rules,
}

impl Stage {
    /// All stages, in order.
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

    /// The stage as a bit of [`Stages`].
    pub(super) fn bit(self) -> u16 {
        1 << (self as u16)
    }

    /// Whether effects in this stage can remove abilities from objects.
    pub(super) fn touches_abilities(self) -> bool {
        matches!(self, Self::Types | Self::Abilities)
    }
}

/// A set of stages, as bits.
pub(super) type Stages = u16;

/// The properties of an effect that determine its stages.
#[derive(Debug, Clone, Copy)]
pub(super) struct Nature {
    /// Whether it defines a characteristic of its own object (604.3).
    pub(super) defining: bool,
    /// Whether a static ability creates it, and not a resolution.
    pub(super) of_static: bool,
    /// Whether one of its parts changes types.
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
            // 418.5e puts text changes among all other effects. But every effect whose text would change depends on the text change (418.5b), and the
            // independent effect applies first (418.5c). For all other effects the order makes no difference.
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

/// The stages of today's seven layers.
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

/// The stage in which counters change power and toughness.
pub(super) fn of_counters(layers: Layers) -> Stage {
    match layers {
        Layers::CountersFirst => Stage::CountersFirst,
        Layers::TypeEffectsWhole => Stage::PtCountersFirst,
        Layers::ColorAmongTheRest | Layers::Seven => Stage::PtCounters,
    }
}

/// Whether an effect with parts in several layers continues to apply to the same objects (613.6; 418.5b since 2006).
pub(super) fn keeps_objects(layers: Layers) -> bool {
    matches!(layers, Layers::ColorAmongTheRest | Layers::Seven)
}
