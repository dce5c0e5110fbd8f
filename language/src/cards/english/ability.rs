//! The text of abilities, their costs and their targets.

use super::{Speech, a, and, capital, event::it, number_word, or, sentence, subject::Subject};
use crate::{
    cards::{
        Named,
        ability::{Ability, Activated, Modes, SpellAbility, Static, TargetSpec, Triggered},
        amount::Amount,
        cost::{Chosen, Cost, InAll, InsteadOfMana},
        effect::{Duration, Effect},
        event::EventPattern,
        keyword::{Keyword, KeywordArgs},
        loyalty::Loyalty,
        made::By,
        modification::Modification,
        replacement::{EnterWith, Instead, Replacement},
        selector::{Selector, Where},
        values::Zone,
    },
    edition::DefinedPower,
};

impl Speech<'_> {
    /// An ability as rules text.
    pub(super) fn whole(&self, ability: &Ability) -> String {
        match ability {
            Ability::Spell(spell) => self.spell(spell),
            Ability::Activated(activated) => self.activated(activated),
            Ability::Triggered(triggered) => self.triggered(triggered),
            Ability::Static(fixed) => self.fixed(fixed),
            Ability::Replacement(replacement) => sentence(&self.replacement(replacement)),
            Ability::Keyword(keyword) => sentence(&self.keyword(keyword)),
        }
    }

    fn spell(&self, spell: &SpellAbility) -> String {
        let SpellAbility { additional_costs, optional_costs, alternative_costs, instead_of_mana, .. } = spell;
        let SpellAbility { repeatable_costs, alternative_costs_from, flash_for, targets, .. } = spell;
        let SpellAbility { choose, instructions, .. } = spell;
        let cast = &self.words().cast;
        let mut text = Vec::new();
        if !additional_costs.is_empty() {
            let costs = self.costs(additional_costs);
            text.push(format!("As an additional cost to {cast} {}, {costs}.", self.name));
        }
        for (id, costs) in optional_costs.iter() {
            let costs = self.costs(costs);
            text.push(format!("You may {costs} in addition as you {cast} {} ({id}).", self.name));
        }
        for (id, costs) in repeatable_costs.iter() {
            let costs = self.costs(costs);
            text.push(format!("You may {costs} in addition as you {cast} {}, any number of times ({id}).", self.name));
        }
        for (id, costs) in alternative_costs.iter() {
            let costs = self.costs(costs);
            let from =
                alternative_costs_from.map(|zone| format!(" as you {cast} it from {}", self.zone_of(zone, "your")));
            let from = from.unwrap_or_default();
            text.push(format!("You may {costs} rather than pay the mana cost of {}{from} ({id}).", self.name));
        }
        if !flash_for.is_empty() {
            let costs = or(&flash_for.iter().map(ToString::to_string).collect::<Vec<_>>());
            text.push(format!("You may {cast} {} as though it had flash if you pay that cost ({costs}).", self.name));
        }
        text.extend(instead_of_mana.iter().map(|way| self.instead_of_mana(way)));
        text.push(self.body(targets, choose.as_ref(), instructions));
        text.retain(|part| !part.is_empty());
        text.join(" ")
    }

    fn instead_of_mana(&self, way: &InsteadOfMana) -> String {
        self.says(|| By::Cost(way.cost()));
        let (does, what, mana) = match way {
            InsteadOfMana::Tap(what) => ("tap any number of untapped", what, "one generic mana"),
            InsteadOfMana::TapByColor(what) => {
                ("tap any number of untapped", what, "one generic mana or one mana of a color it has")
            }
            InsteadOfMana::Exile(what) => ("exile any number of", what, "one generic mana"),
        };
        format!("As you pay for {}, you may {does} {}, each in place of {mana}.", self.name, self.many(what))
    }

    fn activated(&self, activated: &Activated) -> String {
        let Activated { costs, special, sorcery_timing, once_each_turn, condition, from, who, targets, choose, .. } =
            activated;
        let activate = if *special { "take" } else { &self.words().activate };
        let body = self.body(targets, choose.as_ref(), &activated.instructions);
        let mut text = format!("{}: {body}", capital(&self.costs(costs)));
        if *special {
            text += " This is a special action, without the stack.";
        }
        if let Some(who) = who {
            text += &format!(" {} may {activate} this.", capital(&self.player(who)));
        }
        let mut limits = Vec::new();
        if *sorcery_timing {
            limits.push("any time a sorcery could be played".to_owned());
        }
        if *once_each_turn {
            limits.push("once each turn".to_owned());
        }
        limits.extend(condition.iter().map(|condition| format!("if {}", self.condition(condition))));
        limits.extend((!in_its_place(*from)).then(|| format!("from {}", self.zone_of(*from, "your"))));
        if !limits.is_empty() {
            text += &format!(" {} this only {}.", capital(activate), and(&limits));
        }
        text
    }

    fn triggered(&self, triggered: &Triggered) -> String {
        let Triggered { when, once_each_turn, condition, remember, from, choose_x, targets, choose, instructions } =
            triggered;
        let mut text = self.trigger(when);
        if !in_its_place(*from) {
            text += &format!(" while {} is {}", self.name, self.inside(*from, "your"));
        }
        // The names of the remembered amounts come before the condition, which can use them.
        for (name, amount) in remember.iter() {
            text += &format!(", where {} is {} as this triggers", super::noun::bound(name), self.number(amount));
        }
        if let Some(condition) = condition {
            text += &format!(", if {}", self.condition(condition));
        }
        if *choose_x {
            text += ", choose X";
        }
        text += ": ";
        text += &self.body(targets, choose.as_ref(), instructions);
        if *once_each_turn {
            text += " This ability triggers only once each turn.";
        }
        text
    }

    fn fixed(&self, fixed: &Static) -> String {
        let Static { affects: _, condition, apply: _, defining, from } = fixed;
        fixed.parts().for_each(|part| self.says(|| By::Static(part)));
        let changes = self.changes_of(fixed);
        let mut text = sentence(&changes.join("; "));
        if let Some(condition) = condition {
            text = sentence(&format!("as long as {}: {}", self.condition(condition), changes.join("; ")));
        }
        if *defining {
            text += &self.defined(&fixed.apply);
        }
        if !in_its_place(*from) {
            text += &format!(" This works while {} is {}.", self.name, self.inside(*from, "your"));
        }
        text
    }

    /// The zones in which a characteristic-defining ability applies. Until 2006, power and toughness are defined only on the battlefield (208.2).
    fn defined(&self, apply: &[Modification]) -> String {
        let sizes = apply.iter().any(|said| matches!(said, Modification::SetPt(..)));
        if sizes && self.wording.edition.defined_power == DefinedPower::InPlay {
            format!(" This defines it {}; what it defines is 0 elsewhere.", self.words().battlefield)
        } else {
            " This defines it in every zone.".to_owned()
        }
    }

    /// The modifications by a static ability.
    pub(super) fn changes_of(&self, fixed: &Static) -> Vec<String> {
        let subject =
            fixed.affects.as_ref().map_or(Subject::one(self.name), |affects| self.subject(&Self::sought(affects)));
        // The subject is named once. A change that doesn't name it leaves that to the next one.
        let mut named = false;
        let change = |change| {
            let said = self.modification(change, &if named { subject.again() } else { subject.clone() });
            named |= subject.is_named_in(&said);
            said
        };
        fixed.apply.iter().map(change).collect()
    }

    /// The modifications by a static ability, with a pronoun for the subject.
    pub(super) fn changes_again(&self, fixed: &Static) -> Vec<String> {
        let subject = fixed.affects.as_ref().map_or(Subject::one(self.name), |affects| self.subject(affects)).again();
        fixed.apply.iter().map(|change| self.modification(change, &subject)).collect()
    }

    /// A replacement effect: "if … would …, … instead".
    pub(crate) fn replacement(&self, replacement: &Replacement) -> String {
        self.replacement_when("if", "", replacement)
    }

    /// A replacement effect that applies only to the next such event, within a duration if one is given.
    pub(crate) fn next_replacement(&self, replacement: &Replacement, until: Option<&Duration>) -> String {
        self.replacement_when("the next time", &self.lasting(until), replacement)
    }

    fn replacement_when(&self, when: &str, until: &str, replacement: &Replacement) -> String {
        let Replacement { would, condition, may, instead, from } = replacement;
        let condition = condition.as_ref().map(|c| format!(" and {}", self.condition(c))).unwrap_or_default();
        let works = if in_its_place(*from) {
            String::new()
        } else {
            format!(" This works while {} is {}.", self.name, self.inside(*from, "your"))
        };
        let may = if *may { "you may have this: " } else { "" };
        format!("{when} {}{until}{condition}, {may}{}.{works}", self.would(would), self.instead_of(instead, would))
    }

    /// The text for the replacing event.
    pub(super) fn instead_of(&self, instead: &Instead, would: &EventPattern) -> String {
        match instead {
            Instead::Multiply(_) | Instead::Add(_) | Instead::Set(_) => {
                self.says(|| By::Instead(instead.clone()));
                self.of_another_amount(instead, would)
            }
            instead => self.instead(instead),
        }
    }

    pub(super) fn instead(&self, instead: &Instead) -> String {
        self.says(|| By::Instead(instead.clone()));
        match instead {
            Instead::Nothing => "nothing happens instead".to_owned(),
            Instead::MoveTo { zone, linked } => {
                let linked = if *linked { format!(" with {}", self.name) } else { String::new() };
                match zone {
                    Zone::Exile => format!("it is {} instead{linked}", self.words().exile),
                    zone => format!("it goes to {} instead{linked}", self.zone_of(*zone, "its owner's")),
                }
            }
            Instead::EnterWith(with) => self.enter_with(with),
            Instead::Prevent(None) => "that damage is prevented".to_owned(),
            Instead::Prevent(Some(amount)) => format!("{} of that damage is prevented", self.number(amount)),
            Instead::Redirect { amount, to } => {
                let amount = amount.as_ref().map_or("all".to_owned(), |amount| self.number(amount));
                format!("{amount} of that damage is dealt to {} instead", self.who(to))
            }
            Instead::Multiply(_) | Instead::Add(_) | Instead::Set(_) => {
                self.of_another_amount(instead, &EventPattern::AnyOf(Vec::new()))
            }
            Instead::Regenerate(_) => "it is regenerated instead: tapped, healed, and out of combat".to_owned(),
            Instead::Do(effects) => format!("instead {}", self.clauses_of(effects)),
        }
    }

    /// The text for a replacement that changes the amount.
    fn of_another_amount(&self, instead: &Instead, would: &EventPattern) -> String {
        let (much, noun, happens) = match would {
            EventPattern::DealsDamage { .. } => ("much", "damage", "is dealt"),
            EventPattern::GainsLife(_) => ("much", "life", "is gained"),
            EventPattern::LosesLife(_) | EventPattern::LosesLifeByDamage(_) => ("much", "life", "is lost"),
            EventPattern::GetsCounters { .. } => ("many", "counters", "are put there"),
            EventPattern::Creates { .. } => ("many", "tokens", "are created"),
            _ => ("much", "of it", "happens"),
        };
        let so_much = match instead {
            Instead::Multiply(2) => format!("twice that {much} {noun}"),
            Instead::Multiply(times) => format!("{times} times that {much} {noun}"),
            Instead::Add(Amount::Fixed(less)) if *less < 0 => {
                format!("that {much} {noun} less {}", less.unsigned_abs())
            }
            Instead::Add(more) => format!("that {much} {noun} plus {}", self.number(more)),
            Instead::Set(amount) => self.so_much(amount, noun),
            _ => noun.to_owned(),
        };
        format!("{so_much} {happens} instead")
    }

    fn enter_with(&self, with: &EnterWith) -> String {
        let EnterWith {
            tapped,
            transformed,
            counters,
            copy_of,
            except,
            gains,
            gains_if,
            gains_without_counters,
            instructions,
        } = with;
        let mut parts = Vec::new();
        if *tapped {
            parts.push(format!("{} tapped", it("it", &self.enter())));
        }
        if *transformed {
            parts.push(format!("{} transformed", it("it", &self.enter())));
        }
        parts.extend(
            counters
                .iter()
                .map(|(kind, count)| format!("{} with {} on it", it("it", &self.enter()), self.counters(count, kind))),
        );
        parts.extend(copy_of.iter().map(|pick| {
            format!(
                "{}, and {} as a copy of that{}",
                self.pick(pick),
                it("it", &self.enter()),
                self.except(except, "it")
            )
        }));
        if !instructions.is_empty() {
            parts.push(format!("first {}", self.clauses_of(instructions)));
        }
        if !gains.is_empty() {
            let condition = gains_if.as_ref().map(|so| format!(", if {},", self.condition(so))).unwrap_or_default();
            let it = Subject::one("it").again();
            let gains: Vec<String> = gains.iter().map(|said| self.modification(said, &it)).collect();
            parts.push(format!("from then on{condition} {}", and(&gains)));
        }
        if !gains_without_counters.is_empty() {
            let it = Subject::one("it").again();
            let gains: Vec<String> = gains_without_counters.iter().map(|said| self.modification(said, &it)).collect();
            parts.push(format!("from then on, if no such counter is put on it, {}", and(&gains)));
        }
        and(&parts)
    }

    /// Targets, modes and instructions.
    pub(crate) fn body(&self, targets: &Named<TargetSpec>, modes: Option<&Modes>, effects: &[Effect]) -> String {
        let mut text: Vec<String> = targets.iter().map(|(name, spec)| sentence(&self.target(name, spec))).collect();
        if let Some(Modes { count, who, modes }) = modes {
            let who = who.as_ref().map_or("choose".to_owned(), |who| super::does(&self.who(who), "choose"));
            let options =
                modes.iter().map(|(id, mode)| format!("[{id}] {}", self.body(&mode.targets, None, &mode.instructions)));
            text.push(format!(
                "{} {}: {}",
                capital(&who),
                number_word(*count),
                options.collect::<Vec<_>>().join(" — or — ")
            ));
        }
        text.extend(effects.iter().map(|effect| sentence(&effect.english(self))));
        text.join(" ")
    }

    fn target(&self, name: &str, spec: &TargetSpec) -> String {
        let TargetSpec { target, at_least, at_most, who, other_than, divide } = spec;
        let who = who.as_ref().map(|who| format!("{}: ", self.who(who))).unwrap_or_default();
        let one = Amount::Fixed(1);
        let what = match (at_least, at_most) {
            (least, Some(most)) if *least == one && *most == one => {
                let noun = self.noun(target, false);
                match noun.strip_prefix("another ") {
                    Some(noun) => format!("another target {noun}"),
                    None => format!("target {noun}"),
                }
            }
            (Amount::Fixed(0), Some(most)) => self.up_to(most, target, "target "),
            (Amount::Fixed(0), None) => format!("any number of target {}", self.many(target)),
            (least, Some(most)) if least == most => self.so_many(most, &format!("target {}", self.many(target))),
            (least, most) => {
                let most = most.as_ref().map_or("any number of".to_owned(), |most| self.number(most));
                format!("{} to {most} target {}", self.number(least), self.many(target))
            }
        };
        let others: Vec<String> = other_than.iter().map(|name| super::noun::bound(name)).collect();
        let others = if others.is_empty() { String::new() } else { format!(" other than {}", or(&others)) };
        let divide = divide.as_ref().map(|n| format!(", {} divided among them", self.number(n))).unwrap_or_default();
        format!("{who}{what}{others}{divide} (the {})", name.replace('_', " "))
    }

    /// A keyword with its arguments.
    pub(crate) fn keyword(&self, keyword: &Keyword) -> String {
        let Keyword { name, with: KeywordArgs { n, cost, quality } } = keyword;
        let mut text = name.replace('_', " ");
        if let Some(quality) = quality {
            let link = match name.as_str() {
                "splice" => " onto ",
                "protection" => " from ",
                _ => " ",
            };
            text += &match name.as_str() {
                // The quality of protection, in a judge's words: from black, from creatures.
                "protection" => format!("{link}{}", self.qualities(quality)),
                "landwalk" => format!(" ({})", self.noun(quality, false)),
                _ => format!("{link}{}", self.noun(quality, false)),
            };
        }
        text += &n.as_ref().map(|n| format!(" {}", self.number(n))).unwrap_or_default();
        if !cost.is_empty() {
            text += &format!(" ({})", self.costs(cost));
        }
        text
    }

    /// The name of a quality: an adjective if it says everything, and otherwise the plural of the objects with the quality.
    fn qualities(&self, quality: &Selector) -> String {
        if let Some(Where { any_of, .. }) = self.alternatives(quality) {
            return any_of.iter().map(|one| self.qualities(one)).collect::<Vec<_>>().join(" and from ");
        }
        let being = self.being(quality);
        if being == self.one(quality) { self.many(quality) } else { being }
    }

    /// Costs as instructions: `pay {1}{R}, sacrifice a creature you control`.
    pub(crate) fn costs(&self, costs: &[Cost]) -> String {
        if costs.is_empty() {
            return "pay nothing".to_owned();
        }
        costs.iter().map(|cost| self.cost(cost)).collect::<Vec<_>>().join(", ")
    }

    pub(super) fn cost(&self, cost: &Cost) -> String {
        self.says(|| By::Cost(cost.clone()));
        match cost {
            Cost::Mana(mana) => format!("pay {mana}"),
            Cost::KeywordCost(_) => "pay the keyword's cost".to_owned(),
            Cost::KeywordCostTimes(times) => format!("pay the keyword's cost as many times as {}", self.number(times)),
            Cost::ItsManaCost(_) => "pay its mana cost".to_owned(),
            Cost::ManaCostOf(what) => format!("pay {} mana cost", super::whose(&self.who(what))),
            Cost::AnyOf(ways) => {
                let ways: Vec<String> =
                    ways.iter().map(|(id, costs)| format!("{} ({id})", self.costs(costs))).collect();
                format!("either {}", or(&ways))
            }
            Cost::OnlyOnX(colors) => {
                let colors: Vec<String> = colors.iter().map(|color| color.word().to_owned()).collect();
                format!("spend only {} mana on X", or(&colors))
            }
            Cost::GenericMana(amount) => format!("pay generic mana equal to {}", self.number(amount)),
            Cost::Tap(what) => format!("tap {}", self.who(what)),
            Cost::TapUntapped(chosen) => format!("tap {}", self.chosen(chosen, "untapped ")),
            Cost::Sacrifice(chosen) => format!("sacrifice {}", self.chosen(chosen, "")),
            Cost::Exile(chosen) => self.exiling(&self.chosen(chosen, "")),
            Cost::ReturnToHand(chosen) => {
                let hand = if chosen.is_one() { "its owner's hand" } else { "their owners' hands" };
                format!("put {} into {hand}", self.chosen(chosen, ""))
            }
            Cost::Discard(chosen) => format!("discard {}", self.chosen(chosen, "")),
            Cost::Reveal(chosen) => format!("reveal {}", self.chosen(chosen, "")),
            Cost::Mill(amount) => format!("mill {}", self.counted(amount, "card", "cards")),
            Cost::PayLife(amount) => format!("pay {} life", self.number(amount)),
            Cost::RemoveCounters { kind, count, from } => {
                format!("remove {} from {}", self.counters(count, kind), self.who(from))
            }
            Cost::PutCounters { kind, count, on } => {
                format!("put {} on {}", self.counters(count, kind), self.who(on))
            }
            Cost::Exert(what) => {
                format!(
                    "exert {} (it becomes exerted, and doesn't untap during that player's next untap step)",
                    self.who(what)
                )
            }
            Cost::Loyalty(loyalty) => self.loyalty(loyalty),
            Cost::ChoosePlayer(who) => format!("choose {}", self.one(who)),
            Cost::GivesLife { who, amount } => format!("have {} gain {} life", self.one(who), self.number(amount)),
        }
    }

    /// The loyalty counters that are put on a planeswalker or removed from it (606.4).
    fn loyalty(&self, loyalty: &Loyalty) -> String {
        let so_many = |count: &dyn std::fmt::Display| format!("{count} loyalty counters");
        match loyalty {
            Loyalty::Put(1) => format!("put a loyalty counter on {}", self.name),
            Loyalty::Put(count) => format!("put {} on {}", so_many(count), self.name),
            Loyalty::Remove(1) => format!("remove a loyalty counter from {}", self.name),
            Loyalty::Remove(count) => format!("remove {} from {}", so_many(count), self.name),
            Loyalty::RemoveX => format!("remove {} from {}", so_many(&"X"), self.name),
        }
    }

    /// The instruction to exile an object, in the words of the edition.
    fn exiling(&self, what: &str) -> String {
        match self.words().exile.strip_prefix("removed ") {
            Some(from) => format!("remove {what} {from}"),
            None => format!("exile {what}"),
        }
    }

    fn chosen(&self, chosen: &Chosen, state: &str) -> String {
        let Chosen { what, count, any_number, total, bind, random, up_to, announced } = chosen;
        let what = match count {
            _ if *any_number => format!("any number of {state}{}", self.many(what)),
            Amount::Fixed(1) if *up_to => format!("up to one {state}{}", self.noun(what, false)),
            count if *up_to => format!("up to {}", self.so_many(count, &format!("{state}{}", self.many(what)))),
            Amount::Fixed(1) if state.is_empty() => self.one(what),
            Amount::Fixed(1) => a(&format!("{state}{}", self.noun(what, false))),
            count => self.so_many(count, &format!("{state}{}", self.many(what))),
        };
        let total = total.as_ref().map(|total| format!(" with {}", self.in_all(total))).unwrap_or_default();
        let bind = bind.as_ref().map(|name| format!(" (the {})", name.replace('_', " "))).unwrap_or_default();
        let announced = if *announced { ", chosen as the cost is announced" } else { "" };
        format!("{what}{total}{}{bind}{announced}", if *random { " at random" } else { "" })
    }

    /// A total over several objects: `total power 12 or greater`.
    fn in_all(&self, total: &InAll) -> String {
        let of_what = match total {
            InAll::Power(_) => "power",
            InAll::Toughness(_) => "toughness",
            InAll::ManaValue(_) => &self.words().mana_value,
        };
        format!("total {of_what} {}", self.range(total.range()))
    }
}

/// Whether an ability functions in its usual zone, so that the text need not name the zone: the battlefield, and for an emblem the command zone
/// (113.6, 114.4).
fn in_its_place(from: Zone) -> bool {
    matches!(from, Zone::Battlefield | Zone::Command)
}
