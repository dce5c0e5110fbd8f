//! The facets of a position that a text reads. Its value can only change if one of them is written. The analysis walks through the text's types; a
//! part that is not known counts as reading everything.

use crate::{
    cards::{
        Name,
        ability::Static,
        amount::{Amount, AmountOf},
        condition::Condition,
        effect::Duration,
        keyword::Keyword,
        modification::{Modification, deeds, rules, types},
        reference::{Ref, RefOf},
        selector::{Range, Selector, Status, Where},
    },
    catalog::Catalog,
    facet::Facets,
    state::effects::{Affects, ContinuousEffect},
};

/// A limit for the nesting of selectors. No selector is nested more deeply.
const DEEP: u8 = 8;

/// The context of a text that the analysis needs to resolve names.
#[derive(Clone, Copy)]
pub(crate) struct Reader<'a> {
    catalog: &'a Catalog,
    /// The keyword that the text belongs to.
    keyword: Option<&'a Keyword>,
    depth: u8,
}

/// The facets that every reference reads: the existing objects and players, and the names that objects remember.
const NAMES: Facets = Facets::OBJECTS.and(Facets::PLAYERS).and(Facets::MEMORY);

impl<'a> Reader<'a> {
    pub(crate) fn new(catalog: &'a Catalog, keyword: Option<&'a Keyword>) -> Self {
        Self { catalog, keyword, depth: 0 }
    }

    /// The facets that a static ability reads while continuous effects are applied. Modifications of rules are read by those rules.
    pub(crate) fn of_static(self, said: &Static) -> Facets {
        let Static { affects, condition, apply, defining: _, from: _ } = said;
        let affects = affects.iter().map(|affects| self.selector(affects));
        let condition = condition.iter().map(|condition| self.condition(condition));
        let apply = apply.iter().map(|said| self.modification(said));
        affects.chain(condition).chain(apply).collect::<Facets>().and(NAMES)
    }

    /// The facets that a resolution's effect reads while continuous effects are applied.
    pub(crate) fn of_effect(self, effect: &ContinuousEffect) -> Facets {
        let affects = match &effect.affects {
            Affects::Objects(_) | Affects::Rules => Facets::OBJECTS,
            Affects::Matching(selector) => self.selector(selector),
        };
        let until = match &effect.until {
            Some(Duration::While(condition)) => self.condition(condition).and(Facets::OBJECTS),
            Some(
                Duration::EndOfTurn
                | Duration::EndOfCombat
                | Duration::Until(_)
                | Duration::Forever
                | Duration::UntilStep(_)
                | Duration::NextTurnOf(_)
                | Duration::EndOfNextTurnOf(_)
                | Duration::DuringNextTurnOf(_)
                | Duration::NextUntapStepOf(_),
            )
            | None => Facets::NONE,
        };
        let apply = effect.apply.iter().map(|said| self.modification(said));
        apply.collect::<Facets>().and(affects).and(until).and(NAMES)
    }

    fn modification(self, said: &Modification) -> Facets {
        use Modification as M;
        match said {
            M::Control(who) => self.reference(who),
            M::AddActivatedAbilitiesOf(of) | M::AddKeywordsOf { of, keywords: _ } => self.reference(of),
            M::SetPt(power, toughness) | M::AddPt(power, toughness) => self.amount(power).and(self.amount(toughness)),
            M::AddKeyword(keyword) => keyword.with.n.iter().map(|n| self.amount(n)).collect::<Facets>().and(NAMES),
            M::ColorWords(_)
            | M::ChangeWord { .. }
            | M::AddChosenAbility(_)
            | M::AddChosenSubtype(_)
            | M::SetChosenSubtype(_)
            | M::SetChosenColor(_)
            | M::AddChosenColor(_) => NAMES,
            types!()
            | M::SetColors(_)
            | M::AddColors(_)
            | M::AddAbilities(_)
            | M::AddThisAbility(_)
            | M::LoseKeyword(_)
            | M::LoseAllAbilities(_)
            | M::NoManaCost(_)
            | M::MultiplyPt(..)
            | M::SwitchPt(_) => Facets::NONE,
            // Only their existence is read here; the rule they modify reads their text.
            deeds!() | rules!() => Facets::NONE,
        }
    }

    fn reference(self, reference: &Ref) -> Facets {
        match reference {
            Ref::This | Ref::You => Facets::NONE,
            Ref::Opponents | Ref::EachPlayer | Ref::ActivePlayer => Facets::TURN.and(Facets::PLAYERS),
            Ref::DefendingPlayer => Facets::COMBAT.and(Facets::TURN).and(Facets::PLAYERS).and(Facets::CONTROLLED),
            Ref::Host => Facets::ATTACHED,
            Ref::Bound(_) | Ref::Linked => NAMES,
            Ref::Of(of) => self.computed(of),
        }
    }

    fn computed(self, of: &RefOf) -> Facets {
        match of {
            RefOf::ControllerOf(what) | RefOf::OwnerOf(what) => self.reference(what),
            RefOf::All(selector) => self.selector(selector),
            RefOf::Each(parts) => parts.iter().map(|part| self.reference(part)).collect(),
            RefOf::TopOfLibrary { of, count } => self.reference(of).and(self.amount(count)).and(Facets::OBJECTS),
            RefOf::TopUntil { of, until } => self.reference(of).and(self.selector(until)).and(Facets::OBJECTS),
            RefOf::Only(all, which) => self.reference(all).and(self.selector(which)),
            RefOf::Cards { zone: _, of } => self.reference(of).and(Facets::OBJECTS),
            RefOf::Except(all, without) => self.reference(all).and(self.reference(without)),
            RefOf::TargetsOf(what) | RefOf::CardOf(what) => self.reference(what).and(Facets::ITEM).and(Facets::OBJECTS),
            RefOf::CasterOf(what) | RefOf::PaidWith(what) => {
                self.reference(what).and(Facets::ITEM).and(Facets::OBJECTS)
            }
            RefOf::HostOf(what) => self.reference(what).and(Facets::ATTACHED),
            RefOf::KillerOf(_) => Facets::TEXT,
        }
    }

    /// The facets read to decide whether a player is one of those players.
    fn players(self, which: &Ref) -> Facets {
        match which {
            Ref::EachPlayer | Ref::Opponents => Facets::NONE,
            which => self.reference(which),
        }
    }

    fn selector(self, selector: &Selector) -> Facets {
        match selector {
            Selector::Is(reference) => self.reference(reference),
            Selector::Named(name) => self.named(name),
            Selector::Where(wanted) => self.wanted(wanted),
        }
    }

    fn named(self, name: &Name) -> Facets {
        let named = match self.keyword {
            Some(keyword) if name == "quality" => keyword.with.quality.as_ref(),
            _ => self.catalog.selector(name),
        };
        let deeper = Self { depth: self.depth + 1, ..self };
        named.filter(|_| deeper.depth < DEEP).map_or(Facets::TEXT, |named| deeper.selector(named))
    }

    /// The facets that a selector reads. Characteristics and controllers are being calculated, so they are not facets.
    fn wanted(self, wanted: &Where) -> Facets {
        let Where {
            any_of,
            all_of,
            not,
            player,
            zone: _,
            anywhere: _,
            kind,
            card_type: _,
            supertype: _,
            subtype: _,
            name: _,
            chosen_name,
            same_name_as,
            color: _,
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
            keyword: _,
            with_counter,
            designated,
            damaged_this_turn_by,
            attached_to,
            in_combat_with,
            attacking,
            targets,
            number_of_targets,
            has_ability: _,
            such_that,
        } = wanted;
        let parts = any_of
            .iter()
            .chain(all_of)
            .chain(not)
            .chain(attached_to)
            .chain(in_combat_with)
            .chain(attacking)
            .chain(targets);
        let others = [same_name_as, shares_color_with, shares_creature_type_with, among, damaged_this_turn_by];
        let ranges = [power, toughness, mana_value, number_of_targets];
        let if_so = |so: bool, facets: Facets| if so { facets } else { Facets::NONE };
        parts
            .map(|part| self.selector(part))
            .chain(others.into_iter().flatten().map(|other| self.reference(other)))
            .chain([player, controller, owner].into_iter().flatten().map(|which| self.players(which)))
            .chain(ranges.into_iter().flatten().map(|range| self.range(range)))
            .chain(is.iter().map(|status| of_status(*status)))
            .chain(such_that.iter().map(|condition| self.condition(condition)))
            .chain([
                Facets::OBJECTS,
                if_so(player.is_some(), Facets::PLAYERS),
                if_so(kind.is_some() || [mana_value, number_of_targets].iter().any(|of| of.is_some()), Facets::ITEM),
                if_so(targets.is_some(), Facets::ITEM),
                if_so([chosen_name, chosen_color, chosen_subtype].iter().any(|name| name.is_some()), NAMES),
                if_so(with_counter.is_some() || designated.is_some(), Facets::COUNTERS),
                if_so(damaged_this_turn_by.is_some(), Facets::DAMAGE),
                if_so(attached_to.is_some(), Facets::ATTACHED),
                if_so(in_combat_with.is_some() || attacking.is_some(), Facets::COMBAT),
            ])
            .collect()
    }

    fn range(self, range: &Range) -> Facets {
        let Range { at_least, at_most, exactly } = range;
        [at_least, at_most, exactly].into_iter().flatten().map(|amount| self.amount(amount)).collect()
    }

    pub(crate) fn amount(self, amount: &Amount) -> Facets {
        match amount {
            Amount::Fixed(_) => Facets::NONE,
            // It may be the X of a spell, or the number of the keyword.
            Amount::Bound(name) => match self.keyword.and_then(|keyword| keyword.with.n.as_ref()) {
                Some(Amount::Of(_)) if name == "n" => Facets::TEXT,
                _ => NAMES.and(Facets::ITEM),
            },
            Amount::Of(of) => self.number(of),
        }
    }

    fn number(self, of: &AmountOf) -> Facets {
        let all = |amounts: &[Amount]| amounts.iter().map(|amount| self.amount(amount)).collect();
        match of {
            AmountOf::Count(selector) => self.selector(selector),
            AmountOf::Different { of: _, among } => self.selector(among).and(Facets::ITEM),
            AmountOf::Number(what) | AmountOf::Power(what) | AmountOf::Toughness(what) => self.reference(what),
            AmountOf::ManaValue(what) | AmountOf::ColorsSpent(what) | AmountOf::ManaSpent(what) => {
                self.reference(what).and(Facets::ITEM)
            }
            AmountOf::TimesPaid(_) => Facets::ITEM,
            AmountOf::ManaSymbols { of, colors: _, chosen_color } => {
                self.reference(of).and(if chosen_color.is_some() { NAMES } else { Facets::NONE })
            }
            AmountOf::Life(who) => self.reference(who).and(Facets::LIFE),
            // Only replacement effects ask for it, and they are read afresh for each event.
            AmountOf::LifeAfter(who) => self.reference(who),
            AmountOf::Counters { kind: _, on } => self.reference(on).and(Facets::COUNTERS),
            AmountOf::ShareOf { target: _, to } => self.reference(to).and(NAMES),
            AmountOf::Happened(_) | AmountOf::HappenedThisStep(_) => Facets::TEXT,
            AmountOf::Plus(parts) | AmountOf::Times(parts) | AmountOf::Least(parts) | AmountOf::Greatest(parts) => {
                all(parts)
            }
            AmountOf::Minus(from, less) => self.amount(from).and(self.amount(less)),
            AmountOf::Divided { of, by, round: _ } => self.amount(of).and(self.amount(by)),
            AmountOf::LeastOf(any) | AmountOf::GreatestOf(any) => {
                self.reference(&any.each).and(self.amount(&any.amount))
            }
        }
    }

    pub(crate) fn condition(self, condition: &Condition) -> Facets {
        match condition {
            Condition::AtLeast(a, b) | Condition::AtMost(a, b) | Condition::Exactly(a, b) => {
                self.amount(a).and(self.amount(b))
            }
            Condition::Exists(selector) => self.selector(selector),
            Condition::Is { what, matches } => self.reference(what).and(self.selector(matches)),
            Condition::Not(other) => self.condition(other),
            Condition::All(parts) | Condition::Any(parts) => parts.iter().map(|part| self.condition(part)).collect(),
            Condition::Did(_) => NAMES,
            Condition::Paid(_) | Condition::PlayedFrom(_) => Facets::ITEM,
            Condition::TurnOf(who) => self.reference(who).and(Facets::TURN),
            Condition::During(_) => Facets::STEP,
            Condition::ItIs(_) => Facets::TURN,
            Condition::Happened(_) => Facets::TEXT,
            Condition::StillInPlay(what) => self.reference(what).and(Facets::OBJECTS),
            Condition::SorceryTiming => Facets::TURN.and(Facets::STEP).and(Facets::OBJECTS),
            Condition::CouldCast(_) => Facets::TEXT,
        }
    }
}

fn of_status(status: Status) -> Facets {
    match status {
        Status::Tapped | Status::Untapped => Facets::TAPPED,
        Status::Flipped | Status::Transformed | Status::FaceDown | Status::FaceUp | Status::XInCost => Facets::FACE,
        Status::Attacking | Status::Blocking | Status::Blocked | Status::Unblocked => Facets::COMBAT,
        // Events of this turn, which no longer count in the next turn.
        Status::AttackedThisTurn => Facets::COMBAT.and(Facets::TURN),
        Status::DamagedThisTurn => Facets::DAMAGE.and(Facets::TURN),
        Status::New => Facets::CONTROLLED.and(Facets::TURN),
        Status::NewSinceUpkeep => Facets::CONTROLLED.and(Facets::TURN).and(Facets::STEP),
        Status::Enchanted => Facets::ATTACHED,
        Status::PutThereThisTurn | Status::DrawnThisTurn => Facets::OBJECTS.and(Facets::TURN),
        Status::Linked => Facets::OBJECTS,
        Status::WasCast => Facets::ITEM,
        Status::Colorless | Status::Monocolored | Status::Multicolored => Facets::NONE,
        Status::Basic => Facets::NONE,
        Status::Revealed => Facets::SHOWN,
    }
}
