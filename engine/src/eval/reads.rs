//! The state parts of a position that a text reads. Its value can only change if one of them is written. The analysis walks through the text's types; a
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
    state::effects::{Affects, ContinuousEffect},
    state_parts::StateParts,
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

/// The state parts that every reference reads: the existing objects and players, and the names that objects remember.
const NAMES: StateParts = StateParts::OBJECTS.and(StateParts::PLAYERS).and(StateParts::MEMORY);

impl<'a> Reader<'a> {
    pub(crate) fn new(catalog: &'a Catalog, keyword: Option<&'a Keyword>) -> Self {
        Self { catalog, keyword, depth: 0 }
    }

    /// The state parts that a static ability reads while continuous effects are applied. Modifications of rules are read by those rules.
    pub(crate) fn of_static(self, said: &Static) -> StateParts {
        let Static { affects, condition, apply, defining: _, from: _ } = said;
        let affects = affects.iter().map(|affects| self.selector(affects));
        let condition = condition.iter().map(|condition| self.condition(condition));
        let apply = apply.iter().map(|said| self.modification(said));
        affects.chain(condition).chain(apply).collect::<StateParts>().and(NAMES)
    }

    /// The state parts that a resolution's effect reads while continuous effects are applied.
    pub(crate) fn of_effect(self, effect: &ContinuousEffect) -> StateParts {
        let affects = match &effect.affects {
            Affects::Objects(_) | Affects::Rules => StateParts::OBJECTS,
            Affects::Matching(selector) => self.selector(selector),
        };
        let until = match &effect.until {
            Some(Duration::While(condition)) => self.condition(condition).and(StateParts::OBJECTS),
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
            | None => StateParts::NONE,
        };
        let apply = effect.apply.iter().map(|said| self.modification(said));
        apply.collect::<StateParts>().and(affects).and(until).and(NAMES)
    }

    fn modification(self, said: &Modification) -> StateParts {
        use Modification as M;
        match said {
            M::Control(who) => self.reference(who),
            M::AddActivatedAbilitiesOf(of) | M::AddKeywordsOf { of, keywords: _ } => self.reference(of),
            M::SetPt(power, toughness) | M::AddPt(power, toughness) => self.amount(power).and(self.amount(toughness)),
            M::AddKeyword(keyword) => keyword.with.n.iter().map(|n| self.amount(n)).collect::<StateParts>().and(NAMES),
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
            | M::SwitchPt(_) => StateParts::NONE,
            // Only their existence is read here; the rule they modify reads their text.
            deeds!() | rules!() => StateParts::NONE,
        }
    }

    fn reference(self, reference: &Ref) -> StateParts {
        match reference {
            Ref::This | Ref::You => StateParts::NONE,
            Ref::Opponents | Ref::EachPlayer | Ref::ActivePlayer => StateParts::TURN.and(StateParts::PLAYERS),
            Ref::DefendingPlayer => {
                StateParts::COMBAT.and(StateParts::TURN).and(StateParts::PLAYERS).and(StateParts::CONTROLLED)
            }
            Ref::Host => StateParts::ATTACHED,
            Ref::Bound(_) | Ref::Linked => NAMES,
            Ref::Of(of) => self.computed(of),
        }
    }

    fn computed(self, of: &RefOf) -> StateParts {
        match of {
            RefOf::ControllerOf(what) | RefOf::OwnerOf(what) => self.reference(what),
            RefOf::All(selector) => self.selector(selector),
            RefOf::Each(parts) => parts.iter().map(|part| self.reference(part)).collect(),
            RefOf::TopOfLibrary { of, count } => self.reference(of).and(self.amount(count)).and(StateParts::OBJECTS),
            RefOf::TopUntil { of, until } => self.reference(of).and(self.selector(until)).and(StateParts::OBJECTS),
            RefOf::Only(all, which) => self.reference(all).and(self.selector(which)),
            RefOf::Cards { zone: _, of } => self.reference(of).and(StateParts::OBJECTS),
            RefOf::Except(all, without) => self.reference(all).and(self.reference(without)),
            RefOf::TargetsOf(what) | RefOf::CardOf(what) => {
                self.reference(what).and(StateParts::ITEM).and(StateParts::OBJECTS)
            }
            RefOf::CasterOf(what) | RefOf::SourceOf(what) | RefOf::PaidWith(what) | RefOf::ChosenFor(what) => {
                self.reference(what).and(StateParts::ITEM).and(StateParts::OBJECTS)
            }
            RefOf::HostOf(what) => self.reference(what).and(StateParts::ATTACHED),
            RefOf::KillerOf(_) => StateParts::TEXT,
        }
    }

    /// The state parts read to decide whether a player is one of those players.
    fn players(self, which: &Ref) -> StateParts {
        match which {
            Ref::EachPlayer | Ref::Opponents => StateParts::NONE,
            which => self.reference(which),
        }
    }

    fn selector(self, selector: &Selector) -> StateParts {
        match selector {
            Selector::Is(reference) => self.reference(reference),
            Selector::Named(name) => self.named(name),
            Selector::Where(wanted) => self.wanted(wanted),
        }
    }

    fn named(self, name: &Name) -> StateParts {
        let named = match self.keyword {
            Some(keyword) if name == "quality" => keyword.with.quality.as_ref(),
            _ => self.catalog.selector(name),
        };
        let deeper = Self { depth: self.depth + 1, ..self };
        named.filter(|_| deeper.depth < DEEP).map_or(StateParts::TEXT, |named| deeper.selector(named))
    }

    /// The state parts that a selector reads. Characteristics and controllers are being calculated, so they are not state parts.
    fn wanted(self, wanted: &Where) -> StateParts {
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
        let if_so = |so: bool, parts: StateParts| if so { parts } else { StateParts::NONE };
        parts
            .map(|part| self.selector(part))
            .chain(others.into_iter().flatten().map(|other| self.reference(other)))
            .chain([player, controller, owner].into_iter().flatten().map(|which| self.players(which)))
            .chain(ranges.into_iter().flatten().map(|range| self.range(range)))
            .chain(is.iter().map(|status| of_status(*status)))
            .chain(such_that.iter().map(|condition| self.condition(condition)))
            .chain([
                StateParts::OBJECTS,
                if_so(player.is_some(), StateParts::PLAYERS),
                if_so(
                    kind.is_some() || [mana_value, number_of_targets].iter().any(|of| of.is_some()),
                    StateParts::ITEM,
                ),
                if_so(targets.is_some(), StateParts::ITEM),
                if_so([chosen_name, chosen_color, chosen_subtype].iter().any(|name| name.is_some()), NAMES),
                if_so(with_counter.is_some() || designated.is_some(), StateParts::COUNTERS),
                if_so(damaged_this_turn_by.is_some(), StateParts::DAMAGE),
                if_so(attached_to.is_some(), StateParts::ATTACHED),
                if_so(in_combat_with.is_some() || attacking.is_some(), StateParts::COMBAT),
            ])
            .collect()
    }

    fn range(self, range: &Range) -> StateParts {
        let Range { at_least, at_most, exactly } = range;
        [at_least, at_most, exactly].into_iter().flatten().map(|amount| self.amount(amount)).collect()
    }

    pub(crate) fn amount(self, amount: &Amount) -> StateParts {
        match amount {
            Amount::Fixed(_) => StateParts::NONE,
            // It may be the X of a spell, or the number of the keyword.
            Amount::Bound(name) => match self.keyword.and_then(|keyword| keyword.with.n.as_ref()) {
                Some(Amount::Of(_)) if name == "n" => StateParts::TEXT,
                _ => NAMES.and(StateParts::ITEM),
            },
            Amount::Of(of) => self.number(of),
        }
    }

    fn number(self, of: &AmountOf) -> StateParts {
        let all = |amounts: &[Amount]| amounts.iter().map(|amount| self.amount(amount)).collect();
        match of {
            AmountOf::Count(selector) => self.selector(selector),
            AmountOf::Different { of: _, among } => self.selector(among).and(StateParts::ITEM),
            AmountOf::Number(what) | AmountOf::Power(what) | AmountOf::Toughness(what) => self.reference(what),
            AmountOf::ManaValue(what) | AmountOf::ColorsSpent(what) | AmountOf::ManaSpent(what) => {
                self.reference(what).and(StateParts::ITEM)
            }
            AmountOf::TimesPaid(_) => StateParts::ITEM,
            AmountOf::ManaSymbols { of, colors: _, chosen_color } => {
                self.reference(of).and(if chosen_color.is_some() { NAMES } else { StateParts::NONE })
            }
            AmountOf::Life(who) => self.reference(who).and(StateParts::LIFE),
            // Only replacement effects ask for it, and they are read afresh for each event.
            AmountOf::LifeAfter(who) => self.reference(who),
            AmountOf::Counters { kind: _, on } => self.reference(on).and(StateParts::COUNTERS),
            AmountOf::ShareOf { target: _, to } => self.reference(to).and(NAMES),
            AmountOf::Happened(_) | AmountOf::HappenedThisStep(_) => StateParts::TEXT,
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

    pub(crate) fn condition(self, condition: &Condition) -> StateParts {
        match condition {
            Condition::AtLeast(a, b) | Condition::AtMost(a, b) | Condition::Exactly(a, b) => {
                self.amount(a).and(self.amount(b))
            }
            Condition::Exists(selector) => self.selector(selector),
            Condition::Is { what, matches } => self.reference(what).and(self.selector(matches)),
            Condition::Not(other) => self.condition(other),
            Condition::All(parts) | Condition::Any(parts) => parts.iter().map(|part| self.condition(part)).collect(),
            Condition::Did(_) => NAMES,
            Condition::Paid(_) | Condition::PlayedFrom(_) => StateParts::ITEM,
            Condition::TurnOf(who) => self.reference(who).and(StateParts::TURN),
            Condition::During(_) => StateParts::STEP,
            Condition::ItIs(_) => StateParts::TURN,
            Condition::Happened(_) => StateParts::TEXT,
            Condition::StillInPlay(what) => self.reference(what).and(StateParts::OBJECTS),
            Condition::SorceryTiming => StateParts::TURN.and(StateParts::STEP).and(StateParts::OBJECTS),
            Condition::CouldCast(_) => StateParts::TEXT,
        }
    }
}

fn of_status(status: Status) -> StateParts {
    match status {
        Status::Tapped | Status::Untapped => StateParts::TAPPED,
        Status::Flipped | Status::Transformed | Status::FaceDown | Status::FaceUp | Status::XInCost => StateParts::FACE,
        Status::Attacking | Status::Blocking | Status::Blocked | Status::Unblocked => StateParts::COMBAT,
        // Events of this turn, which no longer count in the next turn.
        Status::AttackedThisTurn => StateParts::COMBAT.and(StateParts::TURN),
        Status::DamagedThisTurn => StateParts::DAMAGE.and(StateParts::TURN),
        Status::New => StateParts::CONTROLLED.and(StateParts::TURN),
        Status::NewSinceUpkeep => StateParts::CONTROLLED.and(StateParts::TURN).and(StateParts::STEP),
        Status::Enchanted => StateParts::ATTACHED,
        Status::PutThereThisTurn | Status::DrawnThisTurn => StateParts::OBJECTS.and(StateParts::TURN),
        Status::Linked => StateParts::OBJECTS,
        Status::WasCast => StateParts::ITEM,
        Status::Colorless | Status::Monocolored | Status::Multicolored => StateParts::NONE,
        Status::Basic => StateParts::NONE,
        Status::Revealed => StateParts::SHOWN,
    }
}
