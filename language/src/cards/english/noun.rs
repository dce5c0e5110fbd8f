//! Nouns: the text of references and selectors.

use std::borrow::Cow;

use super::{Speech, a, and, being::one_of_adjectives, or, plural, supertype_word, type_word, whose};
use crate::cards::{
    amount::Amount,
    reference::{Ref, RefOf},
    selector::{Kind, Range, Selector, Status, Where},
    values::Zone,
};

impl Speech<'_> {
    /// The phrase for the objects or players at which a reference points.
    pub(crate) fn who(&self, reference: &Ref) -> String {
        match reference {
            Ref::This => self.name.to_owned(),
            Ref::You => "you".to_owned(),
            Ref::Opponents => "each opponent".to_owned(),
            Ref::EachPlayer => "each player".to_owned(),
            Ref::ActivePlayer => "the active player".to_owned(),
            Ref::DefendingPlayer => "the defending player".to_owned(),
            Ref::Host => self.host.to_owned(),
            Ref::Linked => format!("what was {} with {}", self.words().exile, self.name),
            Ref::Bound(name) => bound(name),
            Ref::Of(of) => self.computed(of),
        }
    }

    fn computed(&self, of: &RefOf) -> String {
        match of {
            RefOf::ControllerOf(what) => self.of_something("controller", what),
            RefOf::OwnerOf(what) => self.of_something("owner", what),
            RefOf::All(selector) => format!("all {}", self.many(&Self::sought(selector))),
            RefOf::Each(list) => and(&list.iter().map(|one| self.who(one)).collect::<Vec<_>>()),
            RefOf::TopOfLibrary { of, count } => {
                let cards = match count {
                    Amount::Fixed(1) => "card".to_owned(),
                    count => format!("{} cards", self.number(count)),
                };
                format!("the top {cards} of {} library", whose(&self.who(of)))
            }
            RefOf::TopUntil { of, until } => {
                let (whose, until) = (whose(&self.who(of)), self.one(until));
                format!("the cards on top of {whose} library down to {until}")
            }
            RefOf::Only(all, which) => {
                let which = if is_several(all) { self.many(which) } else { self.one(which) };
                format!("what of {} is {which}", self.who(all))
            }
            RefOf::Cards { zone: Zone::Battlefield, of } => format!("all permanents owned by {}", self.who(of)),
            RefOf::Cards { zone, of } => format!("all cards in {}", self.zone_of(*zone, &whose(&self.who(of)))),
            RefOf::Except(all, without) => format!("{} except {}", self.who(all), self.who(without)),
            RefOf::TargetsOf(what) => format!("the targets of {}", self.who(what)),
            RefOf::HostOf(what) => format!("what {} is attached to", self.who(what)),
            RefOf::CardOf(what) => self.of_something("card", what),
            RefOf::SourceOf(what) => self.of_something("source", what),
            RefOf::CasterOf(what) => format!("the player who cast {}", self.who(what)),
            RefOf::ChosenFor(what) => format!("the player chosen for {}", self.who(what)),
            RefOf::PaidWith(what) => format!("what paid for {}", self.who(what)),
            RefOf::KillerOf(what) => format!("whoever killed {}", self.who(what)),
        }
    }

    /// The controller, owner or card of an object. A phrase that is a whole clause does not take the possessive form.
    fn of_something(&self, what_of_it: &str, what: &Ref) -> String {
        let what = self.who(what);
        let clause = ["what ", "all ", "the targets of ", "the card of "].iter().any(|begins| what.starts_with(begins));
        if clause { format!("the {what_of_it} of {what}") } else { format!("{} {what_of_it}", whose(&what)) }
    }

    /// A player as one of those who may do something.
    pub(crate) fn player(&self, player: &Ref) -> String {
        match player {
            Ref::EachPlayer => "a player".to_owned(),
            Ref::Opponents => "an opponent".to_owned(),
            who => self.who(who),
        }
    }

    /// One object or player that a selector matches: `a tapped creature you control`.
    pub(crate) fn one(&self, selector: &Selector) -> String {
        match selector {
            Selector::Is(reference) => self.who(reference),
            Selector::Named(name) => match self.wording.catalog.selector(name) {
                Some(meaning) => self.one(meaning),
                None if &**name == "quality" => "what the keyword says".to_owned(),
                None => a(&name.replace('_', " ")),
            },
            Selector::Where(all) if alternatives(all) => {
                or(&all.any_of.iter().map(|one| self.one(one)).collect::<Vec<_>>())
            }
            Selector::Where(all) => {
                let noun = self.picked(all, false);
                if noun.starts_with("another ") { noun } else { a(&noun) }
            }
        }
    }

    /// All objects or players that a selector matches: `tapped creatures you control`.
    pub(crate) fn many(&self, selector: &Selector) -> String {
        self.noun(selector, true)
    }

    /// The complement after `are` for several objects: `Spirits`, `artifacts`.
    pub(super) fn such(&self, selector: &Selector) -> String {
        match selector {
            Selector::Where(all) => self.all_where(all),
            selector => self.many(selector),
        }
    }

    /// All objects that match: `Goblins`, `creatures you control`.
    pub(super) fn all_where(&self, all: &Where) -> String {
        // A subtype alone stands for permanents, here in the plural.
        let zone = all.zone.or(is_named_by_subtype(all).then_some(Zone::Battlefield));
        self.picked(&Where { zone, ..all.clone() }, true)
    }

    /// The selector as it is used to find objects. If it names no zone, it finds permanents.
    pub(super) fn sought<'s>(selector: &'s Selector) -> Cow<'s, Selector> {
        let Selector::Where(all) = selector else { return Cow::Borrowed(selector) };
        let anywhere = |status: &Status| matches!(status, Status::Linked | Status::Revealed);
        let said =
            all.anywhere || all.zone.is_some() || all.kind.is_some() || all.player.is_some() || all.among.is_some();
        let by_parts = !all.any_of.is_empty() || !all.all_of.is_empty() || all.targets.is_some();
        if said || by_parts || all.is.iter().any(anywhere) {
            return Cow::Borrowed(selector);
        }
        Cow::Owned(Selector::Where(Box::new(Where { zone: Some(Zone::Battlefield), ..(**all).clone() })))
    }

    /// The noun for the objects or players that a selector matches, without an article.
    pub(crate) fn noun(&self, selector: &Selector, several: bool) -> String {
        match selector {
            Selector::Is(reference) => self.who(reference),
            Selector::Named(name) => match self.wording.catalog.selector(name) {
                Some(meaning) => self.noun(meaning, several),
                None if &**name == "quality" => "what the keyword says".to_owned(),
                None => name.replace('_', " "),
            },
            Selector::Where(conditions) => self.picked(conditions, several),
        }
    }

    #[rustfmt::skip]
    fn picked(&self, all: &Where, several: bool) -> String {
        // This pattern names every condition of a selector, so that a new condition cannot be forgotten in the text below.
        let Where {
            any_of: _, all_of: _, not: _, player: _, zone: _, anywhere: _, kind: _, card_type: _, supertype: _, subtype: _, name: _, same_name_as: _,
            color: _, chosen_color: _, chosen_subtype: _, chosen_name: _, shares_color_with: _, shares_creature_type_with: _, controller: _, owner: _, other: _, among: _,
            power: _, toughness: _, mana_value: _, is: _, keyword: _, with_counter: _, designated: _, damaged_this_turn_by: _, attached_to: _,
            in_combat_with: _, attacking: _, targets: _, number_of_targets: _, has_ability: _, such_that: _,
        } = all;
        let mut words = self.before(all, several);
        words.push(self.middle(all, several));
        words.retain(|word| !word.is_empty());
        let more = self.which(all).into_iter().chain(self.with(all, several));
        words.extend(more.map(|phrase| if several { of_several(phrase) } else { phrase }));
        words.join(" ")
    }

    /// The words before the noun.
    fn before(&self, all: &Where, several: bool) -> Vec<String> {
        let mut words: Vec<String> = Vec::new();
        if all.other {
            words.push(if several { "other" } else { "another" }.to_owned());
        }
        words.extend(all.is.iter().filter_map(|status| self.adjective(*status)).map(str::to_owned));
        words.extend(all.color.map(|color| color.word().to_owned()));
        words.extend(all.supertype.map(|supertype| supertype_word(supertype).to_owned()));
        // A subtype alone is a plural noun only with a zone: "Spirits" are permanents, but an Arcane spell is named with "spell".
        let bare = several && is_named_by_subtype(all) && all.zone.is_some();
        words.extend(all.subtype.iter().map(|subtype| number(subtype, bare)));
        let noun_itself = are_types(&all.any_of) && all.zone == Some(Zone::Battlefield) && all.kind.is_none();
        words.extend(one_of_adjectives(&all.any_of).filter(|_| has_noun(all) && !noun_itself));
        if all.zone == Some(Zone::Exile) {
            words.extend((self.words().exile == "exiled").then(|| "exiled".to_owned()));
        }
        words
    }

    /// The noun.
    fn middle(&self, all: &Where, several: bool) -> String {
        let head = || self.head(all.zone, all.kind, all.card_type, several);
        if is_named_by_subtype(all) {
            return String::new();
        }
        if let (Some(first), true) = (all.all_of.first(), is_named_by_another(all)) {
            return self.noun(first, several);
        }
        match (all.any_of.as_slice(), &all.player) {
            ([], None) => head(),
            (any, None) if are_types(any) && all.zone == Some(Zone::Battlefield) && all.kind.is_none() => {
                let types: Vec<String> = any.iter().map(|one| self.noun(one, several)).collect();
                if several { and(&types) } else { or(&types) }
            }
            (any, None) if one_of_adjectives(any).is_some() && has_noun(all) => head(),
            ([], Some(Ref::EachPlayer)) => number("player", several),
            ([], Some(Ref::Opponents)) => number("opponent", several),
            ([], Some(who)) => self.who(who),
            (any, _) => {
                let options = or(&any.iter().map(|one| self.noun(one, several)).collect::<Vec<_>>());
                if !has_noun(all) { options } else { format!("{} ({options})", head()) }
            }
        }
    }

    /// The words after the noun that identify the object: its name, its controller, its zone.
    fn which(&self, all: &Where) -> Vec<String> {
        let mut words: Vec<String> = Vec::new();
        words.extend(all.name.iter().map(|name| format!("named {name}")));
        words.extend(all.chosen_name.iter().map(|name| format!("with the name {}", bound(name))));
        words.extend(all.same_name_as.iter().map(|what| format!("with the same name as {}", self.who(what))));
        words.extend(all.chosen_subtype.iter().map(|name| format!("of {} as its type", bound(name))));
        words.extend(all.chosen_color.iter().map(|name| format!("of {}", bound(name))));
        words.extend(all.shares_color_with.iter().map(|what| format!("that shares a colour with {}", self.who(what))));
        let shares = |what: &Ref| format!("that shares a creature type with {}", self.who(what));
        words.extend(all.shares_creature_type_with.iter().map(shares));
        words.extend(all.controller.iter().map(|who| self.controlled(who)));
        words.extend(all.zone.and_then(|zone| self.located(zone, all.owner.as_ref())));
        words.extend(all.anywhere.then(|| "in any zone".to_owned()));
        if all.zone.is_none_or(|zone| matches!(zone, Zone::Battlefield | Zone::Stack | Zone::Exile)) {
            words.extend(all.owner.iter().map(|who| format!("owned by {}", self.player(who))));
        }
        words.extend(all.among.iter().map(|what| format!("among {}", self.who(what))));
        words
    }

    /// The words after the noun that name its characteristics and states.
    fn with(&self, all: &Where, several: bool) -> Vec<String> {
        let mut words: Vec<String> = Vec::new();
        words.extend(all.power.iter().map(|range| format!("with power {}", self.range(range))));
        words.extend(all.toughness.iter().map(|range| format!("with toughness {}", self.range(range))));
        let value = |range: &Range| format!("with {} {}", self.words().mana_value, self.range(range));
        words.extend(all.mana_value.iter().map(value));
        words.extend(all.is.iter().filter_map(|status| self.relative(*status, &all.is)));
        words.extend(all.keyword.iter().map(|keyword| format!("with {}", keyword.replace('_', " "))));
        words.extend(all.with_counter.iter().map(|counter| format!("with {} counter", a(counter))));
        words.extend(all.designated.iter().map(|name| format!("that is {}", name.replace('_', " "))));
        let damaged = |what: &Ref| format!("dealt damage this turn by {}", self.who(what));
        words.extend(all.damaged_this_turn_by.iter().map(damaged));
        words.extend(all.attached_to.iter().map(|what| format!("attached to {}", self.one(what))));
        words.extend(all.attacking.iter().map(|what| format!("attacking {}", self.one(what))));
        words.extend(all.in_combat_with.iter().map(|what| format!("blocking or blocked by {}", self.one(what))));
        words.extend(all.targets.iter().map(|what| format!("that targets {}", self.one(what))));
        words.extend(all.number_of_targets.iter().map(|range| self.so_many_targets(range)));
        words.extend(all.has_ability.iter().map(|is| format!("with {}", self.an_ability(is))));
        let also = |one| {
            if several {
                format!("that are also {}", self.such(one))
            } else {
                format!("that is also {}", self.one(one))
            }
        };
        words.extend(all.all_of.iter().skip(usize::from(is_named_by_another(all))).map(also));
        words.extend(all.not.iter().map(|not| self.that_isnt(not, several)));
        words.extend(all.such_that.iter().map(|condition| format!("for which {}", self.condition(condition))));
        words
    }

    /// The noun for the card type, the sort and the zone.
    fn head(
        &self,
        zone: Option<Zone>,
        kind: Option<Kind>,
        card_type: Option<crate::cards::values::CardType>,
        several: bool,
    ) -> String {
        let sort = kind.map(|kind| match kind {
            Kind::Spell => "spell",
            Kind::ActivatedAbility => "activated ability",
            Kind::TriggeredAbility => "triggered ability",
            Kind::Permanent => "permanent",
            Kind::Card => "card",
            Kind::Token => "token",
        });
        let sort = sort.or(match (zone, card_type) {
            (Some(Zone::Library | Zone::Hand | Zone::Graveyard | Zone::Exile | Zone::Command | Zone::Nowhere), _) => {
                Some("card")
            }
            (Some(Zone::Stack), None) => Some("object on the stack"),
            (Some(Zone::Stack), Some(_)) => Some("spell"),
            (Some(Zone::Battlefield), None) => Some("permanent"),
            (None, None) => Some("object"),
            (Some(Zone::Battlefield) | None, Some(_)) => None,
        });
        match (card_type.map(type_word), sort) {
            (Some(card_type), Some("permanent") | None) => number(card_type, several),
            (Some(card_type), Some(sort)) => format!("{card_type} {}", number(sort, several)),
            (None, Some("activated ability")) if several => "activated abilities".to_owned(),
            (None, Some("triggered ability")) if several => "triggered abilities".to_owned(),
            (None, Some(sort)) => number(sort, several),
            (None, None) => number("object", several),
        }
    }

    fn controlled(&self, who: &Ref) -> String {
        match who {
            Ref::EachPlayer => "that a player controls".to_owned(),
            Ref::Opponents => "that an opponent controls".to_owned(),
            Ref::You => "you control".to_owned(),
            who => format!("that {} controls", self.who(who)),
        }
    }

    /// The zone of an object, unless the noun already implies it.
    fn located(&self, zone: Zone, owner: Option<&Ref>) -> Option<String> {
        let whose = owner.map_or_else(|| "a".to_owned(), |owner| whose(&self.player(owner)));
        match zone {
            // A permanent is always on the battlefield, and a spell is always on the stack.
            Zone::Battlefield | Zone::Stack => None,
            Zone::Exile => (self.words().exile != "exiled").then(|| self.words().exile.clone()),
            Zone::Command => Some("in the command zone".to_owned()),
            Zone::Nowhere => Some("that has ceased to exist".to_owned()),
            Zone::Library | Zone::Hand | Zone::Graveyard => Some(format!("in {}", self.zone_of(zone, &whose))),
        }
    }

    /// The name of the battlefield in the words of the edition: "play" or "the battlefield".
    pub(crate) fn field(&self) -> &str {
        let words = &self.words().battlefield;
        words.strip_prefix("in ").or(words.strip_prefix("on ")).unwrap_or(words)
    }

    /// The location in a zone: `in its owner's hand`, `on the stack`.
    pub(crate) fn inside(&self, zone: Zone, whose: &str) -> String {
        match zone {
            Zone::Library | Zone::Hand | Zone::Graveyard => format!("in {}", self.zone_of(zone, whose)),
            Zone::Battlefield => self.words().battlefield.clone(),
            Zone::Stack => "on the stack".to_owned(),
            Zone::Exile => self.words().exile.clone(),
            Zone::Command => "in the command zone".to_owned(),
            Zone::Nowhere => "nowhere".to_owned(),
        }
    }

    /// The name of a zone, with its owner.
    pub(crate) fn zone_of(&self, zone: Zone, whose: &str) -> String {
        match zone {
            Zone::Library => format!("{whose} library"),
            Zone::Hand => format!("{whose} hand"),
            Zone::Graveyard => format!("{whose} graveyard"),
            Zone::Battlefield => self.field().to_owned(),
            Zone::Stack => "the stack".to_owned(),
            Zone::Exile => "exile".to_owned(),
            Zone::Command => "the command zone".to_owned(),
            Zone::Nowhere => "nowhere".to_owned(),
        }
    }

    pub(super) fn range(&self, range: &Range) -> String {
        let Range { at_least, at_most, exactly } = range;
        // "3 or less", and "no greater than the number of …".
        let bound = |amount: &Amount, short: &str, long: &str| match amount {
            Amount::Fixed(_) | Amount::Bound(_) => format!("{} {short}", self.number(amount)),
            _ => format!("{long} {}", self.number(amount)),
        };
        let parts = [
            at_least.as_ref().map(|least| bound(least, "or greater", "no less than")),
            at_most.as_ref().map(|most| bound(most, "or less", "no greater than")),
            exactly.as_ref().map(|exactly| match exactly {
                Amount::Of(_) => format!("equal to {}", self.number(exactly)),
                exactly => self.number(exactly),
            }),
        ];
        and(&parts.into_iter().flatten().collect::<Vec<_>>())
    }

    /// The number of targets of a spell or ability.
    fn so_many_targets(&self, range: &Range) -> String {
        match range {
            Range { at_least: None, at_most: None, exactly: Some(Amount::Fixed(1)) } => {
                "with a single target".to_owned()
            }
            range => format!("whose number of targets is {}", self.range(range)),
        }
    }
}

/// Whether the phrase for a reference is a plural.
pub(crate) fn is_several(what: &Ref) -> bool {
    match what {
        Ref::Of(of) => {
            matches!(**of, RefOf::All(_) | RefOf::Each(_) | RefOf::Cards { .. } | RefOf::TopUntil { .. })
                || is_top_of_several(of)
        }
        // An author gives a plural name to several objects: `namesakes`.
        Ref::Bound(name) => name.ends_with('s'),
        _ => false,
    }
}

/// Whether it is more than one card on top of a library.
fn is_top_of_several(of: &RefOf) -> bool {
    matches!(of, RefOf::TopOfLibrary { count, .. } if *count != Amount::Fixed(1))
}

/// The phrase for a bound name.
pub(crate) fn bound(name: &str) -> String {
    match name {
        "it" => "it".to_owned(),
        "player" => "that player".to_owned(),
        "card" => "that card".to_owned(),
        "source" => "that source".to_owned(),
        "amount" => "that much".to_owned(),
        name => format!("the {}", name.replace('_', " ")),
    }
}

fn number(noun: &str, several: bool) -> String {
    if several { plural(noun) } else { noun.to_owned() }
}

/// Whether a selector gives a noun itself, apart from the alternatives that it lists.
fn has_noun(all: &Where) -> bool {
    all.kind.is_some() || all.card_type.is_some() || all.zone.is_some()
}

/// Whether the subtype alone serves as the noun: an Arcane, a Spirit.
fn is_named_by_subtype(all: &Where) -> bool {
    let no_other = all.kind.is_none() && all.card_type.is_none() && all.any_of.is_empty() && all.player.is_none();
    no_other && all.subtype.is_some() && matches!(all.zone, None | Some(Zone::Battlefield))
}

/// Whether only another selector gives the noun: "any other target".
fn is_named_by_another(all: &Where) -> bool {
    let unnamed = !has_noun(all) && all.any_of.is_empty() && all.player.is_none() && !is_named_by_subtype(all);
    unnamed && !all.all_of.is_empty()
}

/// Whether every alternative is only a card type. The card types then serve as the noun.
fn are_types(any: &[Selector]) -> bool {
    let is_type = |one: &Selector| match one {
        Selector::Where(all) => {
            all.card_type.is_some() && **all == Where { card_type: all.card_type, ..Where::default() }
        }
        _ => false,
    };
    any.len() > 1 && any.iter().all(is_type)
}

/// Whether a selector only lists alternatives.
pub(super) fn alternatives(all: &Where) -> bool {
    !all.any_of.is_empty() && Where { any_of: all.any_of.clone(), ..Where::default() } == *all
}

/// A phrase about one object, changed to the plural: its verb agrees with the noun.
fn of_several(phrase: String) -> String {
    if let Some(zone) = ["in a graveyard", "in a hand"].into_iter().find(|zone| **zone == *phrase) {
        return plural(&zone.replace(" a ", " "));
    }
    let verbs = [
        ("that shares ", "that share "),
        ("that targets ", "that target "),
        ("that was dealt damage ", "that were dealt damage "),
        ("that has ceased ", "that have ceased "),
        ("that is ", "that are "),
        ("that came under its controller's control ", "that came under their controllers' control "),
    ];
    let verb = verbs.into_iter().find_map(|(one, many)| Some((many, phrase.strip_prefix(one)?)));
    verb.map(|(many, rest)| format!("{many}{rest}")).unwrap_or(phrase)
}
