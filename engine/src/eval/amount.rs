//! Evaluates numbers.

use std::collections::BTreeSet;

use super::reference::Few;
use crate::{
    cards::{
        ability::Ability,
        amount::{Amount, AmountOf, ForAny, Rounding},
        event::{EventPattern, Span},
        reference::Ref,
        selector::Selector,
        values::{Aspect, CardType, Color, Colors, CounterKind, LandType, Zone},
    },
    edition::{CalculatedBonuses, IllegalTargets, NegativeNumbers, PlayersWhoLeft, XAsItEnters},
    game::Game,
    ids::{Entity, ObjectId, PlayerId},
    rule::Rule,
    state::{binding::Value, effects::Scope, object::ObjectKind},
};

impl Game<'_> {
    /// The present value of the number. Objects that do not exist count as 0.
    #[must_use]
    pub fn amount(&self, amount: &Amount, scope: &Scope) -> i32 {
        match amount {
            Amount::Fixed(n) => *n,
            Amount::Bound(name) => self.bound_number(name, scope),
            Amount::Of(of) => self.computed_amount(of, scope),
        }
    }

    /// The change that "+N" makes to a power or toughness. A calculated N below 0 counts as 0, whether it is added or, as `{ minus: [0, N] }`,
    /// subtracted; a number that the text states is the change itself (107.1b). In 2009 and 2013 a negative N changes it, too.
    #[must_use]
    pub fn addend(&self, amount: &Amount, scope: &Scope) -> i32 {
        let calculated = |number: i32| match self.table.edition.calculated_bonuses {
            CalculatedBonuses::AtLeastZero => number.max(0),
            CalculatedBonuses::AsCalculated => number,
        };
        match amount {
            Amount::Fixed(n) => *n,
            Amount::Of(of) => match &**of {
                AmountOf::Minus(Amount::Fixed(0), less) => calculated(self.amount(less, scope)).saturating_neg(),
                _ => calculated(self.amount(amount, scope)),
            },
            Amount::Bound(_) => calculated(self.amount(amount, scope)),
        }
    }

    /// The number with that name: a binding, `x` as it was announced, or `n` as the keyword states it.
    fn bound_number(&self, name: &str, scope: &Scope) -> i32 {
        match self.bound(name, scope) {
            Some(Value::Number(n)) => return *n,
            Some(Value::Done) => return 1,
            // The checker refuses a number that is asked of objects, players or words.
            Some(_) => return 0,
            None => {}
        }
        self.announced(name, scope).unwrap_or(0)
    }

    /// The number that was announced or that the keyword of the text states, if the name is that of one.
    pub(super) fn announced(&self, name: &str, scope: &Scope) -> Option<i32> {
        let keyword = scope.ability.as_ref().and_then(|held| held.keyword.as_ref());
        match (name, keyword.and_then(|keyword| keyword.with.n.as_ref())) {
            ("x", _) if self.is_gained(scope) => Some(0),
            ("x", _) if self.is_after_its_x(scope) || self.has_lost_its_x(scope) => Some(0),
            ("x", _) => self.chosen_x(scope.source).and_then(|x| i32::try_from(x).ok()),
            // A keyword whose number is its own `n` states no number.
            ("n", Some(n)) if !matches!(n, Amount::Bound(own) if own == "n") => Some(self.amount(n, scope)),
            _ => None,
        }
    }

    /// Whether the text is an ability that its object has gained, by an effect or as a copy. It has no X but its own (107.3j).
    fn is_gained(&self, scope: &Scope) -> bool {
        scope.ability.as_ref().is_some_and(|held| held.granted || self.object(scope.source).is_copy)
    }

    /// Whether the text is that of a permanent, whose X is 0. Only an ability that triggers as a permanent enters, or modifies how the permanent enters,
    /// uses the X of the spell that became the permanent (107.3m).
    fn is_after_its_x(&self, scope: &Scope) -> bool {
        let later = |ability: &Ability| match ability {
            Ability::Triggered(triggered) => !waits_for_entering(&triggered.when),
            Ability::Activated(_) | Ability::Static(_) => true,
            Ability::Replacement(_) | Ability::Spell(_) | Ability::Keyword(_) => false,
        };
        let permanent = self.object(scope.source).zone == Zone::Battlefield;
        permanent && scope.ability.as_ref().is_some_and(|held| later(&held.ability))
    }

    /// Whether the text is that of a permanent whose mana cost has {X}, in an edition in which each of its X is 0 then (107.3f and 107.3g of 2013).
    fn has_lost_its_x(&self, scope: &Scope) -> bool {
        let source = scope.source;
        self.table.edition.x_as_it_enters == XAsItEnters::IsZero
            && self.object(source).zone == Zone::Battlefield
            && self.mana_cost(source).is_some_and(|cost| cost.x > 0)
    }

    fn computed_amount(&self, of: &AmountOf, scope: &Scope) -> i32 {
        let all = |amounts: &[Amount]| amounts.iter().map(|a| self.amount(a, scope)).collect::<Vec<i32>>();
        let sum = |what: &Ref, of: &dyn Fn(ObjectId) -> i32| {
            self.informing(what, scope).into_iter().filter_map(Entity::object).map(of).fold(0, i32::saturating_add)
        };
        match of {
            AmountOf::Count(selector) => count(self.matching(selector, scope).len() + self.last_known(selector, scope)),
            AmountOf::Different { of, among } => self.different(*of, among, scope),
            AmountOf::Number(reference) => count(self.entities(reference, scope).len()),
            AmountOf::Power(what) => sum(what, &|id| self.size(id).map_or(0, |pt| pt.0)),
            AmountOf::Toughness(what) => sum(what, &|id| self.size(id).map_or(0, |pt| pt.1)),
            AmountOf::ManaValue(what) => {
                let value = sum(what, &|id| i32::try_from(self.mana_value(id)).unwrap_or(i32::MAX));
                self.fact((Rule::ManaValue, scope), value, || 0)
            }
            AmountOf::Life(who) => {
                let each = self.players(who, scope).into_iter().map(|p| self.state.player(p).life);
                each.fold(0, i32::saturating_add)
            }
            AmountOf::LifeAfter(who) => {
                let to_come =
                    |player| self.life_to_come.iter().filter(move |(whose, _)| *whose == player).map(|(_, by)| *by);
                let after = |player| to_come(player).fold(self.state.player(player).life, i32::saturating_add);
                self.players(who, scope).into_iter().map(after).fold(0, i32::saturating_add)
            }
            AmountOf::Counters { kind, on } => {
                let each = self.informing(on, scope).into_iter().map(|entity| self.counters(entity, kind));
                each.fold(0, i32::saturating_add)
            }
            AmountOf::ShareOf { target, to } => {
                let Some(targets) = scope.bindings.targets(target) else { return 0 };
                let meant = self.entities(to, scope);
                let shares = targets.legal.iter().zip(&targets.shares).filter(|(one, _)| meant.contains(one));
                shares.map(|(_, share)| i32::try_from(*share).unwrap_or(i32::MAX)).fold(0, i32::saturating_add)
            }
            AmountOf::TimesPaid(id) => self.times_paid(id, scope),
            AmountOf::ColorsSpent(what) => sum(what, &|id| self.colors_spent(id)),
            AmountOf::ManaSpent(what) => {
                sum(what, &|id| count(self.object(id).stack.iter().flat_map(|item| &item.mana_spent).count()))
            }
            AmountOf::ManaSymbols { of, colors, chosen_color } => {
                let chosen = chosen_color.as_ref().and_then(|name| match self.bound(name, scope) {
                    Some(Value::Color(color)) => Some(*color),
                    _ => None,
                });
                let wanted: Colors = self.reads_colors(colors, scope).into_iter().chain(chosen).collect();
                let symbols = |id| self.characteristics(id).cost.map_or(0, |cost| cost.symbols_of(wanted));
                let number = sum(of, &|id| i32::try_from(symbols(id)).unwrap_or(i32::MAX));
                self.fact((Rule::Devotion, scope), number, || 0)
            }
            AmountOf::Happened(pattern) => {
                let times = count(self.past_occurrences(pattern, self.past(Span::Turn), scope).len());
                self.fact((Rule::LooksBackInTurn, scope), times, || 0)
            }
            AmountOf::HappenedThisStep(pattern) => {
                let times = count(self.past_occurrences(pattern, self.past(Span::Step), scope).len());
                self.fact((Rule::LooksBackInTurn, scope), times, || 0)
            }
            AmountOf::Plus(parts) => all(parts).into_iter().fold(0, i32::saturating_add),
            AmountOf::Minus(from, less) => self.amount(from, scope).saturating_sub(self.amount(less, scope)),
            AmountOf::Times(parts) => all(parts).into_iter().fold(1, i32::saturating_mul),
            AmountOf::Least(parts) => all(parts).into_iter().min().unwrap_or(0),
            AmountOf::Greatest(parts) => all(parts).into_iter().max().unwrap_or(0),
            AmountOf::Divided { of, by, round } => divided(self.amount(of, scope), self.amount(by, scope), *round),
            AmountOf::LeastOf(any) => self.for_each_of(any, scope).into_iter().min().unwrap_or(0),
            AmountOf::GreatestOf(any) => self.for_each_of(any, scope).into_iter().max().unwrap_or(0),
        }
    }

    /// The value of a number for each object or player that the reference names.
    fn for_each_of(&self, any: &ForAny, scope: &Scope) -> Vec<i32> {
        let mut asked = scope.clone();
        let number = |one: Entity| {
            asked.bindings.bind(any.bind.clone(), Value::Entities(vec![one]));
            self.amount(&any.amount, &asked)
        };
        self.entities(&any.each, scope).into_iter().map(number).collect()
    }

    /// How many different values of an aspect the matching objects have. A value that two objects share counts once.
    fn different(&self, of: Aspect, among: &Selector, scope: &Scope) -> i32 {
        let objects = self.matching(among, scope).into_iter().filter_map(Entity::object);
        let objects: Vec<ObjectId> = objects.collect();
        let seen = || objects.iter().map(|id| self.characteristics(*id));
        let has = |word: &LandType| seen().any(|one| one.subtypes.contains(&word.name()));
        count(match of {
            Aspect::CardTypes => CardType::ALL.iter().filter(|word| seen().any(|one| one.types.has(**word))).count(),
            Aspect::Colors => Color::ALL.iter().filter(|word| seen().any(|one| one.colors.has(**word))).count(),
            Aspect::BasicLandTypes => LandType::ALL.iter().filter(|word| has(word)).count(),
            Aspect::Names => seen().filter_map(|one| one.name.as_ref()).collect::<BTreeSet<_>>().len(),
            Aspect::ManaValues => objects.iter().map(|id| self.mana_value(*id)).collect::<BTreeSet<_>>().len(),
            Aspect::Powers => objects.iter().filter_map(|id| Some(self.size(*id)?.0)).collect::<BTreeSet<_>>().len(),
        })
    }

    /// How many matching cards a player had who has left the game. Information about such a player is last-known information (800.4i today).
    fn last_known(&self, selector: &Selector, scope: &Scope) -> usize {
        let left = |player: PlayerId| self.state.player(player).lost;
        let asks = self.table.edition.players_who_left != PlayersWhoLeft::AreStoodInFor
            && selector.asks(&|all| all.zone.is_some() && all.owner.is_some());
        if !asks || !self.state.players.iter().any(|player| player.lost) {
            return 0;
        }
        let nowhere = |became: ObjectId| self.object(became).zone == Zone::Nowhere;
        let cards = self.state.objects.iter().filter(|object| object.kind == ObjectKind::Card && left(object.owner));
        let gone = cards.filter(|card| card.became.is_some_and(nowhere));
        gone.filter(|card| self.matches(card.id.into(), selector, scope)).count()
    }

    /// Power and toughness of an object as an effect uses them. Until 2006 values below 0 count as 0 (the glossary of 2001, 104.2); later they count as
    /// they are (107.1b).
    pub(crate) fn size(&self, id: ObjectId) -> Option<(i32, i32)> {
        let (power, toughness) = self.characteristics(id).pt?;
        Some(match self.table.edition.negative_numbers {
            NegativeNumbers::Count => (power, toughness),
            NegativeNumbers::CountAsZero => (power.max(0), toughness.max(0)),
        })
    }

    fn counters(&self, on: Entity, kind: &CounterKind) -> i32 {
        let counters = match on {
            Entity::Object(id) => &self.object(id).counters,
            Entity::Player(player) => &self.state.player(player).counters,
        };
        i32::try_from(counters.of(kind)).unwrap_or(i32::MAX)
    }

    /// The objects about which a text asks something: a number, a controller, a characteristic. Until 2006 these include targets that have become illegal, with their present or last-known
    /// information (413.2a); since then only the remaining legal targets (608.2b).
    pub(super) fn informing(&self, what: &Ref, scope: &Scope) -> Few<Entity> {
        let inform = self.table.edition.illegal_targets == IllegalTargets::Inform;
        match what {
            Ref::Bound(name) if inform => match scope.bindings.targets(name) {
                Some(targets) => Few::from_slice(&targets.chosen),
                None => self.entities(what, scope),
            },
            _ => self.entities(what, scope),
        }
    }

    /// How many colours of mana were spent on a spell, or on the spell that became a permanent (702.44b).
    fn colors_spent(&self, id: ObjectId) -> i32 {
        let spent = self.object(id).stack.iter().flat_map(|item| &item.mana_spent);
        let colors: Colors = spent.filter_map(|mana| mana.color).collect::<Vec<Color>>().into_iter().collect();
        count(colors.len())
    }
}

/// The quotient of two numbers (107.1a).
fn divided(number: i32, by: i32, round: Rounding) -> i32 {
    let (number, by) = (i64::from(number), i64::from(by));
    let quotient = match (by > 0, round) {
        (false, _) => 0,
        (true, Rounding::Down) => number.div_euclid(by),
        (true, Rounding::Up) => -(-number).div_euclid(by),
    };
    i32::try_from(quotient).unwrap_or(i32::MAX)
}

fn count(n: usize) -> i32 {
    i32::try_from(n).unwrap_or(i32::MAX)
}

/// Whether a pattern is about permanents that enter.
fn waits_for_entering(pattern: &EventPattern) -> bool {
    match pattern {
        EventPattern::Enters(_) => true,
        EventPattern::Moves { to, .. } => *to == Some(Zone::Battlefield),
        EventPattern::AnyOf(any) => any.iter().any(waits_for_entering),
        EventPattern::OneOrMore(event) | EventPattern::Nth { event, .. } => waits_for_entering(event),
        _ => false,
    }
}
