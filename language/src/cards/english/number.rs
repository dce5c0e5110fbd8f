//! The text of amounts and conditions.

use super::{Speech, and, noun::bound, or, whose};
use crate::cards::{
    amount::{Amount, AmountOf, ForAny, Rounding},
    condition::Condition,
    reference::Ref,
    values::{Aspect, Step, Zone},
};

impl Speech<'_> {
    /// An amount.
    pub(crate) fn number(&self, amount: &Amount) -> String {
        match amount {
            Amount::Fixed(number) => number.to_string(),
            Amount::Bound(name) if name == "x" || name == "monstrous_x" => "X".to_owned(),
            Amount::Bound(name) if name == "n" => "N".to_owned(),
            Amount::Bound(name) => bound(name),
            Amount::Of(of) => self.reckoned(of),
        }
    }

    fn reckoned(&self, of: &AmountOf) -> String {
        let list = |amounts: &[Amount]| amounts.iter().map(|amount| self.number(amount)).collect::<Vec<_>>();
        match of {
            AmountOf::Count(selector) => format!("the number of {}", self.many(selector)),
            AmountOf::Different { of, among } => format!("the number of {} among {}", differing(*of), self.many(among)),
            AmountOf::Number(what) => format!("the number of {}", self.who(what)),
            AmountOf::Power(what) => self.quality("power", what),
            AmountOf::Toughness(what) => self.quality("toughness", what),
            AmountOf::ManaValue(what) => self.quality(&self.words().mana_value, what),
            AmountOf::Life(who) => format!("{} life total", whose(&self.who(who))),
            AmountOf::LifeAfter(who) => format!("the life total that {} would then have", self.who(who)),
            AmountOf::Counters { kind, on } => format!("the number of {kind} counters on {}", self.who(on)),
            AmountOf::ShareOf { to, .. } => format!("{} share", whose(&self.who(to))),
            AmountOf::TimesPaid(id) => format!("the number of times that the {} cost was paid", id.replace('_', " ")),
            AmountOf::ManaSpent(what) => format!("the amount of mana spent on {}", self.who(what)),
            AmountOf::ColorsSpent(what) => format!("the number of colours of mana spent on {}", self.who(what)),
            AmountOf::ManaSymbols { of, colors, chosen_color } => {
                let named = colors.iter().map(|color| color.word().to_owned());
                let all: Vec<String> = named.chain(chosen_color.as_deref().map(bound)).collect();
                format!("the number of mana symbols of {} among the mana costs of {}", or(&all), self.who(of))
            }
            AmountOf::Happened(pattern) => format!("the number of times this turn that {}", self.event(pattern)),
            AmountOf::HappenedThisStep(pattern) => {
                format!("the number of times since this step began that {}", self.event(pattern))
            }
            AmountOf::Plus(parts) => list(parts).join(" plus "),
            AmountOf::Minus(Amount::Fixed(0), less) if is_plain(less) => format!("-{}", self.number(less)),
            AmountOf::Minus(Amount::Fixed(0), less) => format!("minus {}", self.number(less)),
            AmountOf::Minus(from, less) => format!("{} less {}", self.number(from), self.number(less)),
            AmountOf::Times(parts) => list(parts).join(" times "),
            AmountOf::Least(parts) => format!("the lesser of {}", and(&list(parts))),
            AmountOf::Greatest(parts) => format!("the greater of {}", and(&list(parts))),
            AmountOf::Divided { of, by, round } => self.divided(of, by, *round),
            AmountOf::LeastOf(any) => format!("the least, {}", self.of_each(any)),
            AmountOf::GreatestOf(any) => format!("the greatest, {}", self.of_each(any)),
        }
    }

    /// A fraction of an amount: `half that player's life total, rounded up`.
    fn divided(&self, of: &Amount, by: &Amount, round: Rounding) -> String {
        let of = self.number(of);
        let part = match by {
            Amount::Fixed(2) => format!("half {of}"),
            Amount::Fixed(3) => format!("a third of {of}"),
            Amount::Fixed(4) => format!("a quarter of {of}"),
            by => format!("{of} divided by {}", self.number(by)),
        };
        let rounded = match round {
            Rounding::Up => "up",
            Rounding::Down => "down",
        };
        format!("{part}, rounded {rounded}")
    }

    /// An amount for each of several objects or players: `over all creatures (the beast), of the beast's power`.
    fn of_each(&self, any: &ForAny) -> String {
        let ForAny { each, bind, amount } = any;
        format!("over {} ({}), of {}", self.who(each), bound(bind), self.number(amount))
    }

    /// The counted noun in the singular and in the plural, and its place, if the amount is a count.
    fn counted_in(&self, of: &AmountOf) -> Option<(String, String, String)> {
        match of {
            AmountOf::Count(selector) => Some((self.one(selector), self.many(selector), String::new())),
            AmountOf::Counters { kind, on } => {
                let (one, many) = (super::a(&format!("{kind} counter")), format!("{kind} counters"));
                Some((one, many, format!(" on {}", self.who(on))))
            }
            _ => None,
        }
    }

    /// An amount of something uncountable: `2 damage`, `life equal to its power`.
    pub(crate) fn so_much(&self, amount: &Amount, of: &str) -> String {
        if is_plain(amount) {
            format!("{} {of}", self.number(amount))
        } else {
            format!("{of} equal to {}", self.number(amount))
        }
    }

    /// A greatest number: `up to one creature`, `up to 3 creatures`.
    pub(crate) fn up_to(&self, amount: &Amount, selector: &super::super::selector::Selector, before: &str) -> String {
        match amount {
            Amount::Fixed(1) => {
                let noun = self.noun(selector, false);
                let noun = noun.strip_prefix("another ").map_or(noun.clone(), |noun| format!("other {noun}"));
                format!("up to one {before}{noun}")
            }
            amount => format!("up to {}", self.so_many(amount, &format!("{before}{}", self.many(selector)))),
        }
    }

    /// A number of objects, with the noun in the singular or in the plural.
    pub(crate) fn counted(&self, amount: &Amount, one: &str, many: &str) -> String {
        match amount {
            Amount::Fixed(1) => super::a(one),
            amount => self.so_many(amount, many),
        }
    }

    /// A number of objects, with the noun in the plural.
    pub(crate) fn so_many(&self, amount: &Amount, many: &str) -> String {
        match amount {
            Amount::Fixed(number) => format!("{number} {many}"),
            Amount::Bound(name) if name == "amount" => format!("that many {many}"),
            Amount::Bound(_) if is_plain(amount) => format!("{} {many}", self.number(amount)),
            Amount::Bound(_) | Amount::Of(_) => format!("as many {many} as {}", self.number(amount)),
        }
    }

    /// A repetition: ` for each artifact`. Empty for a single time.
    pub(crate) fn so_often(&self, times: Option<&Amount>) -> String {
        match times {
            None | Some(Amount::Fixed(1)) => String::new(),
            Some(times) => {
                let of = if let Amount::Of(of) = times { Some(&**of) } else { None };
                match of {
                    Some(AmountOf::Count(selector)) => format!(" for each {}", self.noun(selector, false)),
                    _ => format!(", {} times", self.number(times)),
                }
            }
        }
    }

    /// Counters: `a charge counter`, `2 charge counters`.
    pub(crate) fn counters(&self, amount: &Amount, kind: &str) -> String {
        self.counted(amount, &format!("{kind} counter"), &format!("{kind} counters"))
    }

    /// A change to power and toughness: `+2/+2`, `+X/+X, where X is the number of lands`.
    pub(crate) fn bonus(&self, power: &Amount, toughness: &Amount) -> String {
        // A plain amount is written in place. Any other amount gets a letter, which is explained after it.
        let (power, toughness) = ((self.signed(power), power), (self.signed(toughness), toughness));
        let announced = [&power, &toughness].into_iter().any(|((_, said), _)| said.contains('X'));
        let mut letters = if announced { ["Y", "Z"] } else { ["X", "Y"] }.into_iter();
        let mut named: Vec<(String, &str)> = Vec::new();
        let mut write = |((sign, said), amount): ((&str, String), &Amount)| {
            if is_plain(amount) || is_less(amount) {
                return format!("{sign}{said}");
            }
            let known = named.iter().find(|(known, _)| *known == said).map(|(_, letter)| *letter);
            let letter = known.or_else(|| letters.next()).unwrap_or("X");
            if known.is_none() {
                named.push((said, letter));
            }
            format!("{sign}{letter}")
        };
        let bonus = format!("{}/{}", write(power), write(toughness));
        let named: Vec<String> = named.iter().map(|(said, letter)| format!("{letter} is {said}")).collect();
        if named.is_empty() { bonus } else { format!("{bonus}, where {}", and(&named)) }
    }

    /// An amount and its sign.
    fn signed(&self, amount: &Amount) -> (&'static str, String) {
        match amount {
            Amount::Fixed(number) if *number < 0 => ("-", number.unsigned_abs().to_string()),
            Amount::Of(of) => match &**of {
                AmountOf::Minus(Amount::Fixed(0), less) => ("-", self.number(less)),
                _ => ("+", self.number(amount)),
            },
            amount => ("+", self.number(amount)),
        }
    }

    /// A condition.
    pub(crate) fn condition(&self, condition: &Condition) -> String {
        let all = |list: &[Condition]| list.iter().map(|one| self.condition(one)).collect::<Vec<_>>();
        match condition {
            Condition::AtLeast(Amount::Of(of), Amount::Fixed(least)) if self.counted_in(of).is_some() => {
                let (one, many, place) = self.counted_in(of).unwrap_or_default();
                match least {
                    1 => format!("there is {one}{place}"),
                    least => format!("there are {least} or more {many}{place}"),
                }
            }
            Condition::AtLeast(one, other) => format!("{} is {}", self.number(one), self.at_least(other)),
            Condition::AtMost(one, other) if is_plain(other) => {
                format!("{} is {} or less", self.number(one), self.number(other))
            }
            Condition::AtMost(one, other) => format!("{} is at most {}", self.number(one), self.number(other)),
            Condition::Exactly(one, other) => format!("{} is exactly {}", self.number(one), self.number(other)),
            Condition::Exists(selector) => format!("there is {}", self.one(selector)),
            Condition::Is { what, matches } => self.is(&self.who(what), matches),
            Condition::Not(not) => match &**not {
                Condition::Exists(selector) => format!("there is no {}", self.noun(selector, false)),
                Condition::Is { what, matches } => self.isnt(&self.who(what), matches),
                not => format!("it is not so that {}", self.condition(not)),
            },
            Condition::All(list) => and(&all(list)),
            Condition::Any(list) => or(&all(list)),
            Condition::Did(name) => format!("that was done ({})", name.replace('_', " ")),
            Condition::Paid(name) => format!("the {} cost was paid", name.replace('_', " ")),
            Condition::PlayedFrom(zone) => {
                format!("it was {} from {}", self.words().was_cast, self.zone(*zone))
            }
            Condition::TurnOf(who) => format!("it is {} turn", whose(&self.who(who))),
            Condition::During(step) => format!("it is the {}", self.step(*step)),
            Condition::ItIs(time) => format!("it is {}", <&str>::from(time)),
            Condition::Happened(pattern) => format!("this turn {}", self.event(pattern)),
            Condition::StillInPlay(what) => format!("{} is still {}", self.who(what), self.words().battlefield),
            Condition::SorceryTiming => format!("a sorcery could be {} now", self.words().was_cast),
            Condition::CouldCast(what) => {
                format!("you could begin to {} {} from a hand now", self.words().cast, self.who(what))
            }
        }
    }

    /// A number that an object has: `its power`. A phrase that is a whole clause does not take the possessive form.
    fn quality(&self, quality: &str, what: &Ref) -> String {
        let what = self.who(what);
        match what.starts_with("what ") {
            true => format!("the {quality} of {what}"),
            false => format!("{} {quality}", whose(&what)),
        }
    }

    /// A lower limit: `3 or more`, `more than the number of lands you control`.
    fn at_least(&self, amount: &Amount) -> String {
        if let Amount::Of(of) = amount
            && let AmountOf::Plus(parts) = &**of
            && let [most @ .., Amount::Fixed(1)] = parts.as_slice()
        {
            let most: Vec<String> = most.iter().map(|part| self.number(part)).collect();
            return format!("more than {}", most.join(" plus "));
        }
        match amount {
            plain if is_plain(plain) => format!("{} or more", self.number(plain)),
            reckoned => format!("at least {}", self.number(reckoned)),
        }
    }

    /// The name of a zone without an owner.
    pub(crate) fn zone(&self, zone: Zone) -> String {
        self.zone_of(zone, "a")
    }

    /// The name of a step in the words of the edition.
    pub(crate) fn step(&self, step: Step) -> String {
        match step {
            Step::Untap => "untap step".to_owned(),
            Step::Upkeep => "upkeep".to_owned(),
            Step::Draw => "draw step".to_owned(),
            Step::PrecombatMain => "precombat main phase".to_owned(),
            Step::BeginCombat => "beginning of combat".to_owned(),
            Step::DeclareAttackers => "declare attackers step".to_owned(),
            Step::DeclareBlockers => "declare blockers step".to_owned(),
            Step::FirstStrikeDamage => "first-strike damage step".to_owned(),
            Step::CombatDamage => "combat damage step".to_owned(),
            Step::EndCombat => "end of combat".to_owned(),
            Step::PostcombatMain => "postcombat main phase".to_owned(),
            Step::End => self.words().end_step.clone(),
            Step::Cleanup => "cleanup step".to_owned(),
        }
    }
}

/// The aspect in which objects differ.
fn differing(of: Aspect) -> &'static str {
    match of {
        Aspect::CardTypes => "card types",
        Aspect::Colors => "colours",
        Aspect::BasicLandTypes => "basic land types",
        Aspect::Names => "different names",
        Aspect::ManaValues => "different mana values",
        Aspect::Powers => "different powers",
    }
}

/// Whether the amount is the negative of a plain amount.
fn is_less(amount: &Amount) -> bool {
    match amount {
        Amount::Of(of) => matches!(&**of, AmountOf::Minus(Amount::Fixed(0), less) if is_plain(less)),
        _ => false,
    }
}

/// Whether the amount is written as one word: a number, or a short name.
fn is_plain(amount: &Amount) -> bool {
    match amount {
        Amount::Fixed(_) => true,
        Amount::Bound(name) => ["x", "n", "amount"].contains(&name.as_str()),
        Amount::Of(_) => false,
    }
}
