//! Aspects of characteristics: what an effect reads to find its result, and what it writes when it applies. An effect can depend on another only if
//! it reads an aspect that the other one writes (613.8a). The comparison of two sets replaces the trial of two effects.

use std::ops::BitOr;

use super::{
    reckon::{Reckoned, Text, in_static},
    stage::{self, Stage},
};
use crate::{
    cards::{
        amount::{Amount, AmountOf},
        condition::Condition,
        effect::Duration,
        keyword::Keyword,
        modification::{Kind, Modification},
        reference::{Ref, RefOf},
        selector::{Range, Selector, Status, Where},
    },
    catalog::Catalog,
    edition::Layers,
    state::effects::Affects,
};

/// A limit for the nesting of shared selectors. A selector that is nested more deeply counts as reading everything.
const DEEP: u8 = 8;

/// A set of aspects.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Aspects(u8);

impl Aspects {
    pub(super) const NONE: Self = Self(0);
    /// Controllers.
    const CONTROL: Self = Self(1);
    /// Card types, subtypes and supertypes.
    const TYPES: Self = Self(1 << 1);
    /// Colours.
    const COLORS: Self = Self(1 << 2);
    /// Abilities that objects gain.
    pub(super) const GAINED: Self = Self(1 << 3);
    /// Abilities that objects lose.
    const LOST: Self = Self(1 << 4);
    /// Power and toughness.
    const SIZE: Self = Self(1 << 5);
    /// The text with its words, the name and the mana cost.
    const TEXT: Self = Self(1 << 6);
    /// Card types alone: an object gains only subtypes that go with them (205.3d).
    const CARD_TYPES: Self = Self(1 << 7);
    /// Every aspect.
    pub(super) const ALL: Self = Self(u8::MAX);

    /// Whether the sets have a common member.
    pub(super) fn meets(self, other: Self) -> bool {
        self.0 & other.0 != 0
    }

    fn if_so(self, so: bool) -> Self {
        if so { self } else { Self::NONE }
    }
}

impl BitOr for Aspects {
    type Output = Self;

    fn bitor(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }
}

impl FromIterator<Aspects> for Aspects {
    fn from_iter<I: IntoIterator<Item = Self>>(all: I) -> Self {
        all.into_iter().fold(Self::NONE, BitOr::bitor)
    }
}

/// The parts of an effect that apply in a stage.
fn in_stage<'a>(
    effect: &'a Reckoned<'_>,
    stage: Stage,
    layers: Layers,
) -> impl Iterator<Item = &'a Modification> + use<'a> {
    let nature = effect.nature;
    effect.says().iter().filter(move |said| stage::stage(layers, said.kind(), nature) == stage)
}

/// The aspects that an effect writes in a stage.
pub(super) fn written(effect: &Reckoned<'_>, stage: Stage, layers: Layers) -> Aspects {
    in_stage(effect, stage, layers).map(of_change).collect()
}

fn of_change(said: &Modification) -> Aspects {
    use Modification as M;
    match said.kind() {
        Kind::Control => Aspects::CONTROL,
        Kind::Color => Aspects::COLORS,
        Kind::Abilities if matches!(said, M::LoseKeyword(_) | M::LoseAllAbilities(_)) => Aspects::LOST,
        Kind::Abilities => Aspects::GAINED,
        Kind::PtSet | Kind::PtChanged | Kind::PtSwitched => Aspects::SIZE,
        // A new creature has a power and a toughness, and a new land type has a mana ability (305.6). Nothing is lost.
        Kind::Type if matches!(said, M::AddTypes(_) | M::AddSubtypes(_) | M::AddChosenSubtype(_)) => {
            let card_types = Aspects::CARD_TYPES.if_so(matches!(said, M::AddTypes(_)));
            Aspects::TYPES | card_types | Aspects::SIZE | Aspects::GAINED
        }
        Kind::Type | Kind::Text => Aspects::ALL,
        Kind::Deed | Kind::Rule => Aspects::NONE,
    }
}

/// The aspects that decide what an effect does in a stage: whether it exists, what it applies to, and with which values. `is_there` states whether
/// the object of a static ability has the ability now; then only a loss can end the effect.
pub(super) fn read(catalog: &Catalog, effect: &Reckoned<'_>, stage: Stage, layers: Layers, is_there: bool) -> Aspects {
    let goes_on = effect.has_begun() && stage::keeps_objects(layers);
    let values = |reader: Reader<'_>| in_stage(effect, stage, layers).map(|said| reader.modification(said)).collect();
    match &effect.text {
        Text::Static(_, held) => {
            let reader = Reader { catalog, keyword: held.keyword.as_deref(), depth: 0 };
            let Some(said) = in_static(held) else { return Aspects::ALL };
            // The controller of the object is "you", and the words of the text can change.
            let own = Aspects::CONTROL | Aspects::TEXT;
            let exists = Aspects::LOST | Aspects::GAINED.if_so(!is_there);
            let condition = said.condition.as_ref().map_or(Aspects::NONE, |condition| reader.condition(condition));
            let affects = said.affects.as_ref().filter(|_| !effect.nature.defining);
            let affects = affects.map_or(Aspects::NONE, |affects| reader.selector(affects));
            let begins = if goes_on { Aspects::NONE } else { exists | condition | affects };
            own | begins | values(reader)
        }
        Text::Effect(lasting) => {
            let keyword = lasting.scope.ability.as_ref().and_then(|held| held.keyword.as_deref());
            let reader = Reader { catalog, keyword, depth: 0 };
            let until = match &lasting.until {
                Some(Duration::While(condition)) => reader.condition(condition),
                _ => Aspects::NONE,
            };
            let affects = match &lasting.affects {
                Affects::Objects(_) | Affects::Rules => Aspects::NONE,
                Affects::Matching(selector) => reader.selector(selector),
            };
            let begins = if goes_on { Aspects::NONE } else { until | affects };
            begins | values(reader)
        }
    }
}

/// Finds the aspects that a text reads. A part that is not analysed counts as reading everything.
#[derive(Clone, Copy)]
struct Reader<'a> {
    catalog: &'a Catalog,
    /// The keyword that the text belongs to.
    keyword: Option<&'a Keyword>,
    depth: u8,
}

impl Reader<'_> {
    fn modification(self, said: &Modification) -> Aspects {
        use Modification as M;
        match said {
            M::SetPt(power, toughness) | M::AddPt(power, toughness) => self.amount(power) | self.amount(toughness),
            M::AddTypes(_) | M::LoseAllAbilities(_) | M::LoseKeyword(_) | M::MultiplyPt(..) | M::SwitchPt(_) => {
                Aspects::NONE
            }
            M::AddSubtypes(_) => Aspects::TEXT | Aspects::CARD_TYPES,
            M::SetColors(_) | M::AddColors(_) => Aspects::TEXT,
            M::AddKeyword(keyword) => {
                let n = keyword.with.n.as_ref().map_or(Aspects::NONE, |n| self.amount(n));
                // Of its quality, only the colour word and the subtype are evaluated; what is chosen does not change.
                n | Aspects::TEXT.if_so(keyword.with.quality.is_some())
            }
            _ => Aspects::ALL,
        }
    }

    fn selector(self, selector: &Selector) -> Aspects {
        match selector {
            Selector::Is(reference) => self.reference(reference),
            Selector::Named(name) => {
                let named = match self.keyword {
                    Some(keyword) if name == "quality" => keyword.with.quality.as_ref(),
                    _ => self.catalog.selector(name),
                };
                let deeper = Self { depth: self.depth + 1, ..self };
                named.filter(|_| deeper.depth < DEEP).map_or(Aspects::ALL, |named| deeper.selector(named))
            }
            Selector::Where(wanted) => self.wanted(wanted),
        }
    }

    fn wanted(self, wanted: &Where) -> Aspects {
        let Where {
            any_of,
            all_of,
            not,
            player,
            zone: _,
            anywhere: _,
            kind: _,
            card_type,
            supertype,
            subtype,
            name,
            chosen_name,
            same_name_as,
            color,
            chosen_color,
            chosen_subtype,
            shares_color_with,
            shares_creature_type_with,
            controller,
            owner,
            other: _,
            among,
            power,
            toughness,
            mana_value,
            is,
            keyword,
            with_counter: _,
            designated: _,
            damaged_this_turn_by,
            attached_to,
            in_combat_with,
            attacking,
            targets,
            number_of_targets,
            has_ability,
            such_that,
        } = wanted;
        let parts = any_of.iter().chain(all_of).chain(not).chain(attached_to).chain(in_combat_with);
        let players = [player, controller, owner].into_iter().flatten();
        let ranges = [power, toughness].into_iter().flatten();
        let types = card_type.is_some() || supertype.is_some() || subtype.is_some() || chosen_subtype.is_some();
        let names = name.is_some() || chosen_name.is_some();
        let relations = [same_name_as, shares_color_with, shares_creature_type_with, among, damaged_this_turn_by];
        let not_analysed = relations.iter().any(|other| other.is_some())
            || mana_value.is_some()
            || attacking.is_some()
            || targets.is_some()
            || number_of_targets.is_some()
            || has_ability.is_some()
            || such_that.is_some();
        parts
            .map(|part| self.selector(part))
            .chain(players.map(|who| self.reference(who)))
            .chain(ranges.map(|range| Aspects::SIZE | self.range(range)))
            .chain(is.iter().map(|status| of_status(*status)))
            .chain([
                (Aspects::TYPES | Aspects::TEXT).if_so(types),
                Aspects::ALL.if_so(names || not_analysed),
                (Aspects::COLORS | Aspects::TEXT).if_so(color.is_some() || chosen_color.is_some()),
                Aspects::CONTROL.if_so(controller.is_some()),
                (Aspects::GAINED | Aspects::LOST).if_so(keyword.is_some()),
            ])
            .collect()
    }

    fn range(self, range: &Range) -> Aspects {
        let Range { at_least, at_most, exactly } = range;
        [at_least, at_most, exactly].into_iter().flatten().map(|amount| self.amount(amount)).collect()
    }

    fn reference(self, reference: &Ref) -> Aspects {
        match reference {
            Ref::This | Ref::EachPlayer | Ref::ActivePlayer | Ref::Host | Ref::Bound(_) | Ref::Linked => Aspects::NONE,
            Ref::You | Ref::Opponents | Ref::DefendingPlayer => Aspects::CONTROL,
            Ref::Of(of) => match &**of {
                RefOf::ControllerOf(what) => Aspects::CONTROL | self.reference(what),
                RefOf::OwnerOf(what) | RefOf::HostOf(what) => self.reference(what),
                RefOf::All(selector) => self.selector(selector),
                RefOf::Each(parts) => parts.iter().map(|part| self.reference(part)).collect(),
                _ => Aspects::ALL,
            },
        }
    }

    fn amount(self, amount: &Amount) -> Aspects {
        match amount {
            Amount::Fixed(_) => Aspects::NONE,
            Amount::Of(of) => match &**of {
                AmountOf::Count(selector) => self.selector(selector),
                AmountOf::Power(what) | AmountOf::Toughness(what) => Aspects::SIZE | self.reference(what),
                AmountOf::Number(what)
                | AmountOf::Life(what)
                | AmountOf::LifeAfter(what)
                | AmountOf::Counters { on: what, .. } => self.reference(what),
                AmountOf::Plus(parts) | AmountOf::Times(parts) => parts.iter().map(|part| self.amount(part)).collect(),
                AmountOf::Minus(from, less) => self.amount(from) | self.amount(less),
                _ => Aspects::ALL,
            },
            Amount::Bound(_) => Aspects::ALL,
        }
    }

    fn condition(self, condition: &Condition) -> Aspects {
        match condition {
            Condition::AtLeast(a, b) | Condition::AtMost(a, b) | Condition::Exactly(a, b) => {
                self.amount(a) | self.amount(b)
            }
            Condition::Exists(selector) => self.selector(selector),
            Condition::Is { what, matches } => self.reference(what) | self.selector(matches),
            Condition::Not(other) => self.condition(other),
            Condition::All(parts) | Condition::Any(parts) => parts.iter().map(|part| self.condition(part)).collect(),
            Condition::TurnOf(who) => self.reference(who),
            Condition::During(_) | Condition::ItIs(_) => Aspects::NONE,
            _ => Aspects::ALL,
        }
    }
}

fn of_status(status: Status) -> Aspects {
    match status {
        Status::Tapped
        | Status::Untapped
        | Status::Flipped
        | Status::Transformed
        | Status::FaceDown
        | Status::FaceUp
        | Status::Attacking
        | Status::Blocking
        | Status::Blocked
        | Status::Unblocked
        | Status::AttackedThisTurn
        | Status::DamagedThisTurn
        | Status::New
        | Status::NewSinceUpkeep
        | Status::PutThereThisTurn
        | Status::DrawnThisTurn
        | Status::WasCast
        | Status::Linked
        | Status::Revealed => Aspects::NONE,
        Status::Basic | Status::Enchanted => Aspects::TYPES,
        Status::Colorless | Status::Monocolored | Status::Multicolored => Aspects::COLORS,
        Status::XInCost => Aspects::TEXT,
    }
}
