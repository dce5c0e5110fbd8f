//! The text of events and durations.

use super::{Speech, a, being::one_of_adjectives, does, or, third, whose};
use crate::cards::{
    amount::Amount,
    effect::Duration,
    event::{EventPattern, Span},
    reference::Ref,
    selector::{Kind, Range, Selector, Where},
    values::{CounterKind, Daytime, Zone},
};

/// A clause: its subject, and its verb phrase in the base form.
struct Clause(String, String);

impl Clause {
    /// The same clause with words added at its end.
    fn with(self, more: &str) -> Self {
        Self(self.0, format!("{} {more}", self.1))
    }
}

impl Speech<'_> {
    /// An event: `a creature attacks`.
    pub(crate) fn event(&self, pattern: &EventPattern) -> String {
        self.clauses(pattern, |Clause(who, verb)| does(&who, &verb))
    }

    /// An event that would happen: `a creature would attack`.
    pub(crate) fn would(&self, pattern: &EventPattern) -> String {
        self.clauses(&together(pattern), |Clause(who, verb)| format!("{who} would {verb}"))
    }

    /// The beginning of a triggered ability: `Whenever a creature attacks`.
    pub(crate) fn trigger(&self, pattern: &EventPattern) -> String {
        match pattern {
            EventPattern::StepBegins { step, of } => {
                let step = self.step(*step);
                match of {
                    None | Some(Ref::EachPlayer) => format!("At the beginning of each player's {step}"),
                    Some(of) => format!("At the beginning of {} {step}", whose(&self.who(of))),
                }
            }
            EventPattern::While(condition) => format!("When {}", self.condition(condition)),
            pattern if self.is_once(pattern) => format!("When {}", self.event(pattern)),
            pattern => format!("Whenever {}", self.event(pattern)),
        }
    }

    /// The next of the steps that an event waits for: `your next upkeep`. `None` for other events.
    pub(crate) fn next_step(&self, pattern: &EventPattern) -> Option<String> {
        let EventPattern::StepBegins { step, of } = pattern else { return None };
        let step = self.step(*step);
        Some(match of {
            None | Some(Ref::EachPlayer) => format!("the next {step}"),
            Some(Ref::Opponents) => format!("the next {step} of an opponent"),
            Some(of) => format!("{} next {step}", whose(&self.who(of))),
        })
    }

    /// Whether the event can happen only once to the object with the text, because the object is a new object afterwards. An Aura goes to the
    /// graveyard together with the object that it enchants.
    fn is_once(&self, pattern: &EventPattern) -> bool {
        let own = |what: &Selector| matches!(what, Selector::Is(Ref::This));
        let enchanted = |what: &Selector| matches!(what, Selector::Is(Ref::Host)) && self.host.contains("enchant");
        match pattern {
            EventPattern::AnyOf(all) => all.iter().all(|one| self.is_once(one)),
            EventPattern::Dies(what) | EventPattern::Moves { what, .. } => own(what) || enchanted(what),
            EventPattern::Enters(what) | EventPattern::TurnedFaceUp(what) => own(what),
            EventPattern::Casts { what, .. }
            | EventPattern::Plays { what, .. }
            | EventPattern::Activates { what, keyword: Some(_), .. } => what.as_ref().is_some_and(own),
            _ => false,
        }
    }

    fn clauses(&self, pattern: &EventPattern, say: impl Fn(Clause) -> String + Copy) -> String {
        match pattern {
            EventPattern::AnyOf(patterns) => or(&patterns.iter().map(|one| say(self.clause(one))).collect::<Vec<_>>()),
            pattern => say(self.clause(pattern)),
        }
    }

    fn clause(&self, pattern: &EventPattern) -> Clause {
        let object = |what: &Selector, verb: &str| Clause(self.one(what), verb.to_owned());
        let first = |first: &bool| if *first { " the first time in a turn" } else { "" };
        match pattern {
            EventPattern::Moves { what, from, not_from, to, as_it_resolves, discarded } => {
                let how = [(*as_it_resolves, " as it resolves"), (*discarded, " because it is discarded")];
                let how: String = how.into_iter().filter_map(|(so, said)| so.then_some(said)).collect();
                object(what, &(self.moves((*from, *not_from), *to) + &how))
            }
            EventPattern::Dies(what) => object(what, &self.die()),
            EventPattern::Enters(what) => object(what, &self.enter()),
            EventPattern::DealsDamage { source, to, combat, together, one_or_more } => {
                Clause(self.dealer(source.as_ref(), *one_or_more), self.damage(to.as_ref(), *combat, *together))
            }
            EventPattern::Attacks { what, whom, first_time_each_turn } => {
                let whom = whom.as_ref().map(|whom| format!(" {}", self.one(whom))).unwrap_or_default();
                object(what, &format!("attack{whom}{}", first(first_time_each_turn)))
            }
            EventPattern::Blocks(what) => object(what, "block"),
            EventPattern::BecomesBlocked(what) => object(what, "become blocked"),
            EventPattern::AttacksUnblocked(what) => object(what, "attack without being blocked"),
            EventPattern::BlocksOrBecomesBlocked(what) => object(what, "block or become blocked"),
            EventPattern::BlocksCreature { what, creature } => object(what, &format!("block {}", self.one(creature))),
            EventPattern::BecomesBlockedBy { what, creature } => {
                object(what, &format!("become blocked by {}", self.one(creature)))
            }
            EventPattern::CreaturesBlock(what) => {
                Clause(format!("at least one {}", self.noun(what, false)), "block".to_owned())
            }
            EventPattern::BecomesTarget { what, by, first_time_each_turn } => {
                let by = by.as_ref().map_or("a spell or ability".to_owned(), |by| self.one(by));
                object(what, &format!("become the target of {by}{}", first(first_time_each_turn)))
            }
            EventPattern::BecomesTapped(what) => object(what, "become tapped"),
            EventPattern::BecomesUntapped(what) => object(what, "become untapped"),
            EventPattern::BecomesAttached { what, to } => {
                let to = to.as_ref().map_or("something".to_owned(), |to| self.one(to));
                object(what, &format!("become attached to {to}"))
            }
            EventPattern::BecomesUnattached { what, from } => {
                let from = from.as_ref().map_or("what it was attached to".to_owned(), |from| self.one(from));
                object(what, &format!("become unattached from {from}"))
            }
            EventPattern::Destroyed(what) => object(what, "be destroyed"),
            EventPattern::GetsCounters { what, kind, by_effect } => object(what, &gets(kind.as_ref(), *by_effect)),
            EventPattern::LosesCounters { what, kind } => object(what, &format!("lose {}", of_kind(kind.as_ref()))),
            EventPattern::Chapter(numbers) => {
                let numbers: Vec<String> = numbers.iter().map(u32::to_string).collect();
                object(&Selector::Is(Ref::This), &format!("get lore counters, reaching {} of them", or(&numbers)))
            }
            EventPattern::StepBegins { step, of } => {
                let of = of.as_ref().map_or("the".to_owned(), |of| whose(&self.player(of)));
                Clause(format!("{of} {}", self.step(*step)), "begin".to_owned())
            }
            EventPattern::TimeChanges { to } => {
                let [day, night] = ["day", "night"].map(str::to_owned);
                match to {
                    Some(Daytime::Night) => Clause(day, "become night".to_owned()),
                    Some(Daytime::Day) => Clause(night, "become day".to_owned()),
                    None => Clause(day, "become night, or night day".to_owned()),
                }
            }
            EventPattern::Transforms(what) => object(what, "transform"),
            EventPattern::BecomesDesignated { what, to_be } => {
                object(what, &format!("become {}", to_be.replace('_', " ")))
            }
            EventPattern::TurnedFaceUp(what) => object(what, "be turned face up"),
            EventPattern::While(condition) => {
                Clause("it".to_owned(), format!("be so that {}", self.condition(condition)))
            }
            EventPattern::Nth { event, which, in_each } => self.clause(event).with(&self.how_manieth(which, *in_each)),
            EventPattern::OneOrMore(event) => self.several(event),
            EventPattern::AnyOf(_) => Clause("it".to_owned(), format!("happen that {}", self.event(pattern))),
            of_players => self.clause_of_player(of_players),
        }
    }

    /// The clause for an event about a player.
    fn clause_of_player(&self, pattern: &EventPattern) -> Clause {
        let player = |who: &Ref, verb: &str| Clause(self.player(who), verb.to_owned());
        let words = self.words();
        match pattern {
            EventPattern::Casts { who, what, from } => {
                let from = from.map(|from| format!(" from {}", self.zone(from))).unwrap_or_default();
                player(who, &format!("{} {}{from}", words.cast, self.spell_cast(what.as_ref())))
            }
            EventPattern::Plays { who, what } => {
                let what = what.as_ref().map_or("a card".to_owned(), |what| self.one(what));
                player(who, &format!("play {what}"))
            }
            // To cycle a card is to activate its cycling ability (702.29b).
            EventPattern::Activates { who, what, keyword: Some(keyword) } if keyword == "cycling" => {
                let what = what.as_ref().map_or("a card".to_owned(), |what| self.one(what));
                player(who, &format!("cycle {what}"))
            }
            EventPattern::Activates { who, what, keyword } => {
                let keyword = keyword.as_ref().map(|keyword| format!("{keyword} ")).unwrap_or_default();
                let of = what.as_ref().map(|what| format!(" of {}", self.one(what))).unwrap_or_default();
                player(who, &format!("{} {}{of}", words.activate, a(&format!("{keyword}ability"))))
            }
            EventPattern::TapsForMana { who, what } => {
                let what = what.as_ref().map_or("a permanent".to_owned(), |what| self.one(what));
                player(who, &format!("tap {what} for mana"))
            }
            EventPattern::Creates { who, what, one_or_more } => {
                player(who, &format!("create {}", self.tokens(what.as_ref(), *one_or_more)))
            }
            EventPattern::Draws(who) => player(who, "draw a card"),
            EventPattern::GainsLife(who) => player(who, "gain life"),
            EventPattern::LosesLife(who) => player(who, "lose life"),
            EventPattern::LosesLifeByDamage(who) => player(who, "lose life by damage"),
            EventPattern::Discards(who) => player(who, "discard a card"),
            EventPattern::Sacrifices { who, what } => {
                let what = what.as_ref().map_or("a permanent".to_owned(), |what| self.one(what));
                player(who, &format!("sacrifice {what}"))
            }
            EventPattern::Performs { who, action, what } => self.performs(who, action, what.as_ref()),
            EventPattern::Copies { who, what } => player(who, &format!("copy {}", self.spell_cast(what.as_ref()))),
            EventPattern::Searches { who, of } => {
                let of =
                    of.as_ref().map_or("a library".to_owned(), |of| format!("{} library", whose(&self.player(of))));
                player(who, &format!("search {of}"))
            }
            EventPattern::Shuffles(who) => player(who, "shuffle"),
            EventPattern::Passes(who) => player(who, "pass priority"),
            EventPattern::LosesGame(who) => player(who, "lose the game"),
            // `clause` has the text of what happens to objects. An event without a text is an error of the compiler.
            EventPattern::Dies(_)
            | EventPattern::Enters(_)
            | EventPattern::Blocks(_)
            | EventPattern::BecomesBlocked(_)
            | EventPattern::AttacksUnblocked(_)
            | EventPattern::BlocksOrBecomesBlocked(_)
            | EventPattern::CreaturesBlock(_)
            | EventPattern::BecomesTapped(_)
            | EventPattern::BecomesUntapped(_)
            | EventPattern::Destroyed(_)
            | EventPattern::Chapter(_)
            | EventPattern::Transforms(_)
            | EventPattern::TurnedFaceUp(_)
            | EventPattern::While(_)
            | EventPattern::OneOrMore(_)
            | EventPattern::AnyOf(_)
            | EventPattern::Moves { .. }
            | EventPattern::DealsDamage { .. }
            | EventPattern::Attacks { .. }
            | EventPattern::BlocksCreature { .. }
            | EventPattern::BecomesBlockedBy { .. }
            | EventPattern::BecomesTarget { .. }
            | EventPattern::BecomesAttached { .. }
            | EventPattern::BecomesUnattached { .. }
            | EventPattern::GetsCounters { .. }
            | EventPattern::LosesCounters { .. }
            | EventPattern::StepBegins { .. }
            | EventPattern::TimeChanges { .. }
            | EventPattern::BecomesDesignated { .. }
            | EventPattern::Nth { .. } => Clause("it".to_owned(), "happen".to_owned()),
        }
    }

    /// The clause for a keyword action.
    fn performs(&self, who: &Ref, action: &str, what: Option<&Selector>) -> Clause {
        let action = action.replace('_', " ");
        match (who, what) {
            (_, None) => Clause(self.player(who), action),
            (Ref::EachPlayer, Some(what)) => Clause(self.one(what), action),
            (_, Some(what)) => Clause(self.player(who), format!("{action} with {}", self.one(what))),
        }
    }

    /// The phrase for the source of damage.
    fn dealer(&self, source: Option<&Selector>, one_or_more: bool) -> String {
        match source {
            Some(Selector::Is(source)) => self.who(source),
            Some(source) if one_or_more => format!("one or more {}", self.noun(source, true)),
            Some(source) => self.one(source),
            None if one_or_more => "one or more sources".to_owned(),
            None => "a source".to_owned(),
        }
    }

    /// The clause for one or more such events at one time: `one or more creatures attack`.
    fn several(&self, event: &EventPattern) -> Clause {
        let Clause(who, verb) = self.clause(event);
        let objects = |what: &Selector, verb: String| {
            Clause(if matches!(what, Selector::Is(_)) { self.one(what) } else { self.one_or_more(what) }, verb)
        };
        let done_to = |what: Option<&Selector>, done: &str, else_what: &str| {
            let what = what.map_or_else(|| format!("one or more {else_what}"), |what| self.one_or_more(what));
            Clause(who.clone(), format!("{done} {what}"))
        };
        match event {
            EventPattern::Moves { what, .. }
            | EventPattern::Attacks { what, .. }
            | EventPattern::BlocksCreature { what, .. }
            | EventPattern::BecomesBlockedBy { what, .. }
            | EventPattern::BecomesTarget { what, .. }
            | EventPattern::GetsCounters { what, .. }
            | EventPattern::LosesCounters { what, .. }
            | EventPattern::Dies(what)
            | EventPattern::Enters(what)
            | EventPattern::Blocks(what)
            | EventPattern::BecomesBlocked(what)
            | EventPattern::AttacksUnblocked(what)
            | EventPattern::BlocksOrBecomesBlocked(what)
            | EventPattern::BecomesTapped(what)
            | EventPattern::BecomesUntapped(what)
            | EventPattern::Destroyed(what)
            | EventPattern::TurnedFaceUp(what) => objects(what, verb),
            EventPattern::Sacrifices { what, .. } => done_to(what.as_ref(), "sacrifice", "permanents"),
            EventPattern::Discards(_) => done_to(None, "discard", "cards"),
            EventPattern::Draws(_) => done_to(None, "draw", "cards"),
            _ => Clause(who, format!("{verb}, once for all of one time")),
        }
    }

    fn one_or_more(&self, what: &Selector) -> String {
        format!("one or more {}", self.noun(what, true))
    }

    /// The ordinal of an event among several: `for the second time in a turn`.
    fn how_manieth(&self, which: &Range, in_each: Span) -> String {
        let time = |amount: &Amount| match amount {
            Amount::Fixed(1) => "first time".to_owned(),
            Amount::Fixed(2) => "second time".to_owned(),
            Amount::Fixed(3) => "third time".to_owned(),
            other => format!("{}th time", self.number(other)),
        };
        let Range { at_least, at_most, exactly } = which;
        let least = at_least.iter().map(|amount| format!("the {} or a later one", time(amount)));
        let most = at_most.iter().map(|amount| format!("the {} or an earlier one", time(amount)));
        let said: Vec<String> =
            exactly.iter().map(|amount| format!("the {}", time(amount))).chain(least).chain(most).collect();
        let span = match in_each {
            Span::Turn => "turn",
            Span::Step => "step",
        };
        format!("for {} in a {span}", super::and(&said))
    }

    fn spell_cast(&self, what: Option<&Selector>) -> String {
        match what {
            None => "a spell".to_owned(),
            Some(Selector::Is(reference)) => self.who(reference),
            Some(Selector::Where(all)) if is_of_a_spell(all) => {
                self.one(&Selector::Where(Box::new(Where { kind: Some(Kind::Spell), ..(**all).clone() })))
            }
            Some(what) => spell(&self.one(what)),
        }
    }

    fn tokens(&self, what: Option<&Selector>, one_or_more: bool) -> String {
        let noun = what.map(|what| self.noun(what, false)).unwrap_or_default();
        let noun = noun.replace(" token", "").replace("token", "");
        let noun = format!("{noun} token");
        if one_or_more { format!("one or more {}s", noun.trim()) } else { a(noun.trim()) }
    }

    /// The verb for being put into a graveyard from the battlefield, in the words of the edition.
    fn die(&self) -> String {
        let dies = &self.words().dies;
        if *dies == third("die") { "die".to_owned() } else { format!("be {dies}") }
    }

    /// The verb for entering the battlefield, in the words of the edition.
    pub(crate) fn enter(&self) -> String {
        if self.field() == "play" { "come into play".to_owned() } else { format!("enter {}", self.field()) }
    }

    fn moves(&self, (from, not_from): (Option<Zone>, Option<Zone>), to: Option<Zone>) -> String {
        let not = not_from.map(|zone| format!(" from anywhere but {}", self.zone(zone))).unwrap_or_default();
        let from = from.map(|zone| format!(" from {}", self.zone(zone))).unwrap_or_default() + &not;
        match to {
            Some(zone) => format!("be put into {}{from}", self.zone(zone)),
            None => format!("leave{}", if from.is_empty() { " its zone" } else { from.trim_start_matches(" from") }),
        }
    }

    fn damage(&self, to: Option<&Selector>, combat: Option<bool>, together: Option<bool>) -> String {
        let kind = match combat {
            Some(true) => "combat damage",
            Some(false) => "damage other than combat damage",
            None => "damage",
        };
        let to = to.map(|to| format!(" to {}", self.one(to))).unwrap_or_default();
        let together = match (together, to.is_empty()) {
            (Some(true), false) => ", once for all of one time",
            (Some(false), true) => ", once for each that is dealt it",
            _ => "",
        };
        format!("deal {kind}{to}{together}")
    }

    /// A duration.
    pub(crate) fn until(&self, duration: &Duration) -> String {
        match duration {
            Duration::EndOfTurn => "until end of turn".to_owned(),
            Duration::EndOfCombat => "until end of combat".to_owned(),
            Duration::Until(pattern) => format!("until {}", self.event(pattern)),
            Duration::While(condition) => format!("as long as {}", self.condition(condition)),
            Duration::Forever => "from now on".to_owned(),
            Duration::UntilStep(step) => format!("until the next {}", self.step(*step)),
            Duration::NextTurnOf(who) => format!("until {} next turn", whose(&self.who(who))),
            Duration::EndOfNextTurnOf(who) => format!("until the end of {} next turn", whose(&self.who(who))),
            Duration::NextUntapStepOf(who) => format!("through {} next untap step", whose(&self.who(who))),
            Duration::DuringNextTurnOf(who) => format!("during {} next turn", whose(&self.who(who))),
        }
    }

    /// A space and the duration, or nothing.
    pub(crate) fn lasting(&self, duration: Option<&Duration>) -> String {
        duration.map(|duration| format!(" {}", self.until(duration))).unwrap_or_default()
    }
}

/// The pattern as a replacement effect uses it: tokens that are created at one time are replaced together.
fn together(pattern: &EventPattern) -> EventPattern {
    match pattern {
        EventPattern::AnyOf(patterns) => EventPattern::AnyOf(patterns.iter().map(together).collect()),
        EventPattern::Creates { who, what, .. } => {
            EventPattern::Creates { who: who.clone(), what: what.clone(), one_or_more: true }
        }
        other => other.clone(),
    }
}

/// A verb for an object in the third person.
pub(crate) fn it(what: &str, verb: &str) -> String {
    does(what, verb)
}

/// Whether a selector describes a spell without saying that it is one. The object that a player casts is always a spell.
fn is_of_a_spell(all: &Where) -> bool {
    let adjectives = all.any_of.is_empty() || one_of_adjectives(&all.any_of).is_some();
    all.kind.is_none() && all.zone.is_none() && all.player.is_none() && adjectives
}

fn spell(what: &str) -> String {
    if what.contains("spell") { what.to_owned() } else { format!("{what} spell") }
}

fn gets(kind: Option<&CounterKind>, by_effect: bool) -> String {
    format!("get {}{}", of_kind(kind), if by_effect { " by an effect" } else { "" })
}

fn of_kind(kind: Option<&CounterKind>) -> String {
    kind.map_or("counters".to_owned(), |kind| format!("{kind} counters"))
}
