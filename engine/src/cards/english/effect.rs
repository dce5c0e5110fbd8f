//! Instructions.

use super::{Speech, and, color_word, does, event::it, noun::bound, or, sentence, supertype_word, type_word, whose};
use crate::cards::{
    Name,
    effect::{
        Effect, ExtraPhase, ManaEffect, ManaRider, MoveEffect, Pick, Place, SearchEffect, TokenEffect, ValueKind,
    },
    reference::{Ref, RefOf},
};

impl Speech<'_> {
    /// Instructions in one sentence.
    pub(super) fn clauses_of(&self, effects: &[Effect]) -> String {
        if effects.is_empty() {
            return "nothing happens".to_owned();
        }
        effects.iter().map(|effect| self.effect(effect)).collect::<Vec<_>>().join("; then ")
    }

    /// An instruction, without full stop.
    #[expect(clippy::too_many_lines, reason = "one arm for each verb there is, each a few lines")]
    pub(super) fn effect(&self, effect: &Effect) -> String {
        let me = self.name;
        match effect {
            Effect::DealDamage { amount, to, source, unpreventable, bind } => {
                let source = source.as_ref().map_or(me.to_owned(), |source| self.who(source));
                let cant = if *unpreventable { ", which can't be prevented" } else { "" };
                it(&source, &format!("deal {} damage to {}{cant}{}", self.number(amount), self.who(to), called(bind)))
            }
            Effect::DealDividedDamage { target, source } => {
                let source = source.as_ref().map_or(me.to_owned(), |source| self.who(source));
                it(&source, &format!("deal damage to {} as divided", bound(target)))
            }
            Effect::GainLife { who, amount } => does(&self.who(who), &format!("gain {} life", self.number(amount))),
            Effect::LoseLife { who, amount } => does(&self.who(who), &format!("lose {} life", self.number(amount))),
            Effect::SetLife { who, to } => format!("{} life total becomes {}", whose(&self.who(who)), self.number(to)),
            Effect::RedistributeLife { by } => does(&self.who(by), "deal out any players' life totals anew among them"),
            Effect::PreventDamage { next, to, source, until } => {
                let next = next.as_ref().map_or("all".to_owned(), |next| format!("the next {}", self.number(next)));
                let by = source.as_ref().map(|source| format!(" by {}", self.one(source))).unwrap_or_default();
                format!("prevent {next} damage that would be dealt to {}{by} {}", self.one(to), self.until(until))
            }
            Effect::RedirectDamage { next, from, source, to, until } => {
                let next = next.as_ref().map_or("all".to_owned(), |next| format!("the next {}", self.number(next)));
                let by = source.as_ref().map(|source| format!(" by {}", self.one(source))).unwrap_or_default();
                let (from, to) = (self.one(from), self.who(to));
                format!(
                    "{next} damage that would be dealt to {from}{by} {} is dealt to {to} instead",
                    self.until(until)
                )
            }
            Effect::Move(moved) => self.moved(moved),
            Effect::Destroy { what, no_regeneration } => {
                let cant = if *no_regeneration { "; it can't be regenerated" } else { "" };
                format!("destroy {}{cant}", self.who(what))
            }
            Effect::Sacrifice { what } => format!("sacrifice {}", self.who(what)),
            Effect::SacrificeChosen { who, what, count, any_number, bind } => {
                let many = if *any_number { "any number of".to_owned() } else { self.number(count) };
                does(&self.who(who), &format!("sacrifice {many} {} of their choice{}", self.many(what), called(bind)))
            }
            Effect::Regenerate { what } => format!("regenerate {}", self.who(what)),
            Effect::Counter { what, to } => {
                let to = to.map(|to| format!("; its card goes {} instead", self.place(to))).unwrap_or_default();
                format!("counter {}{to}", self.who(what))
            }
            Effect::Tap { what } => format!("tap {}", self.who(what)),
            Effect::Untap { what } => format!("untap {}", self.who(what)),
            Effect::TapOrUntap { what, may } => {
                format!("{}tap or untap {}", if *may { "you may " } else { "" }, self.who(what))
            }
            Effect::Flip { what } => format!("flip {}", self.who(what)),
            Effect::TurnFaceUp { what } => format!("turn {} face up", self.who(what)),
            Effect::Attach { what, to } => format!("attach {} to {}", self.who(what), self.who(to)),
            Effect::PutCounters { kind, count, on } => {
                format!("put {} on {}", self.counters(count, kind), self.who(on))
            }
            Effect::RemoveCounters { kind, count, from } => {
                let counters = match (kind, count) {
                    (Some(kind), Some(count)) => self.counters(count, kind),
                    (Some(kind), None) => format!("all {kind} counters"),
                    (None, Some(count)) => self.counted(count, "counter", "counters"),
                    (None, None) => "all counters".to_owned(),
                };
                format!("remove {counters} from {}", self.who(from))
            }
            Effect::CreateToken(token) => self.token(token),
            Effect::CopySpell { what, new_targets, bind } => {
                let targets = if *new_targets { "; you may choose new targets for the copy" } else { "" };
                format!("copy {}{}{targets}", self.who(what), called(bind))
            }
            Effect::BecomeCopy { what, of, except } => {
                let except = self.changes(except, "it");
                let except = if except.is_empty() { String::new() } else { format!(", except that {except}") };
                it(&self.who(what), &format!("become a copy of {}{except}", self.who(of)))
            }
            Effect::Apply { to, apply, until } => {
                format!("{}{}", self.changes(apply, &self.one(to)), self.lasting(until.as_ref()))
            }
            Effect::ModifyPt { what, by: (power, toughness), until } => {
                let bonus = format!("get {}/{}", self.signed(power), self.signed(toughness));
                format!("{} {}", it(&self.who(what), &bonus), self.until(until))
            }
            Effect::GainKeyword { what, keyword, until } => {
                it(&self.who(what), &format!("gain {}{}", self.keyword(keyword), self.lasting(until.as_ref())))
            }
            Effect::GainControl { what, who, until } => {
                let gain = format!("gain control of {}{}", self.who(what), self.lasting(until.as_ref()));
                does(&self.by(who.as_ref()), &gain)
            }
            Effect::Block { what, attacker } => does(&self.who(what), &format!("block {}", self.who(attacker))),
            Effect::RemoveFromCombat { what } => format!("remove {} from combat", self.who(what)),
            Effect::Draw { who, count } => {
                does(&self.who(who), &format!("draw {}", self.counted(count, "card", "cards")))
            }
            Effect::Discard { who, count, random, what, bind } => {
                let cards = what.as_ref().map_or_else(|| self.counted(count, "card", "cards"), |what| self.who(what));
                let random = if *random { " at random" } else { "" };
                does(&self.who(who), &format!("discard {cards}{random}{}", called(bind)))
            }
            Effect::LookAt { who, what } => does(&self.who(who), &format!("look at {}", self.who(what))),
            Effect::Reveal { what } => format!("reveal {}", self.who(what)),
            Effect::Search(search) => self.search(search),
            Effect::Shuffle { who } => format!("shuffle {} library", whose(&self.who(who))),
            Effect::Piles { what, by, chosen_by, chosen, rest } => {
                let piles = does(&self.who(by), &format!("part {} into two piles", self.who(what)));
                let chooses = does(&self.who(chosen_by), "choose one");
                format!("{piles}; {chooses} ({}); the other is {}", bound(chosen), bound(rest))
            }
            Effect::Choose(pick) => self.pick(pick),
            Effect::ChooseValue { kind, bind, who } => {
                does(&self.by(who.as_ref()), &format!("choose {} ({})", value_word(kind), bound(bind)))
            }
            Effect::ChooseSource { bind, who, from } => {
                let from = from.as_ref().map(|from| format!(": {}", self.one(from))).unwrap_or_default();
                does(&self.by(who.as_ref()), &format!("choose a source of damage{from} ({})", bound(bind)))
            }
            Effect::May { who, instructions, otherwise, bind } => {
                let may =
                    format!("{} may do this: {}{}", self.by(who.as_ref()), self.clauses_of(instructions), called(bind));
                self.or_else(may, otherwise)
            }
            Effect::MayPay { who, cost, then, otherwise, bind } => {
                let mut text = format!("{} may {}{}", self.by(who.as_ref()), self.costs(cost), called(bind));
                if !then.is_empty() {
                    text += &format!("; if so, {}", self.clauses_of(then));
                }
                self.or_else(text, otherwise)
            }
            Effect::If { cond, then, otherwise } => {
                self.or_else(format!("if {}, {}", self.condition(cond), self.clauses_of(then)), otherwise)
            }
            Effect::InsteadIf { cond, instructions, of } => {
                let (instead, of) = (self.clauses_of(instructions), self.clauses_of(of));
                format!("{of}; but if {}, {instead} instead", self.condition(cond))
            }
            Effect::ForEach { of, bind, instructions } => {
                format!("for each of {} ({}): {}", self.who(of), bound(bind), self.clauses_of(instructions))
            }
            Effect::Repeat { times, instructions } => {
                format!("{} times: {}", self.number(times), self.clauses_of(instructions))
            }
            Effect::Let(numbers) => {
                let numbers =
                    numbers.iter().map(|(name, amount)| format!("{} is {} now", bound(name), self.number(amount)));
                and(&numbers.collect::<Vec<_>>())
            }
            Effect::Remember(names) => {
                let names = names.iter().map(|(name, what)| format!("{} is {} now", bound(name), self.who(what)));
                and(&names.collect::<Vec<_>>())
            }
            Effect::FlipCoin { win, lose } => {
                let mut text = "flip a coin".to_owned();
                if !win.is_empty() {
                    text += &format!("; if you win, {}", self.clauses_of(win));
                }
                if !lose.is_empty() {
                    text += &format!("; if you lose, {}", self.clauses_of(lose));
                }
                text
            }
            Effect::Delay { until, condition, instructions, expires } => {
                let condition = condition.as_ref().map(|c| format!(", if {}", self.condition(c))).unwrap_or_default();
                let expires =
                    expires.as_ref().map(|until| format!(" (waiting {})", self.until(until))).unwrap_or_default();
                let when = self.trigger(until).replacen("Whenever", "when", 1).replacen("At the", "at the", 1);
                format!(
                    "{}{condition}, once{expires}: {}",
                    when.replacen(" each ", " the next ", 1),
                    self.clauses_of(instructions)
                )
            }
            Effect::Whenever { when, instructions, until } => {
                format!("{}, {}: {}", self.until(until), self.trigger(when), self.clauses_of(instructions))
            }
            Effect::Replace { replacement, until } => {
                format!("{}{}", self.replacement(replacement).trim_end_matches('.'), self.lasting(until.as_ref()))
            }
            Effect::EndTurn(_) => "end the turn".to_owned(),
            Effect::ExtraPhases { phases } => {
                let phases = phases.iter().map(|phase| match phase {
                    ExtraPhase::Combat => "a combat phase".to_owned(),
                    ExtraPhase::Main => "a main phase".to_owned(),
                });
                format!("after this phase there is, additionally, {}", and(&phases.collect::<Vec<_>>()))
            }
            Effect::ExtraTurn { who } => does(&self.who(who), "take an extra turn after this one"),
            Effect::AddMana(mana) => self.mana(mana),
            Effect::PlayCard { what, who, copy, free, may, bind } => {
                let copy = if *copy { "a copy of " } else { "" };
                let free = if *free { " without paying its mana cost" } else { "" };
                let play = format!("play {copy}{} now{free}{}", self.who(what), called(bind));
                let who = self.by(who.as_ref());
                if *may { format!("{who} may {play}") } else { does(&who, &play) }
            }
            Effect::WinGame { who } => does(&self.who(who), "win the game"),
            Effect::LoseGame { who } => does(&self.who(who), "lose the game"),
        }
    }

    /// Who does it: you, unless somebody is named.
    fn by(&self, who: Option<&Ref>) -> String {
        who.map_or("you".to_owned(), |who| self.who(who))
    }

    fn or_else(&self, text: String, otherwise: &[Effect]) -> String {
        if otherwise.is_empty() { text } else { format!("{text}; otherwise, {}", self.clauses_of(otherwise)) }
    }

    fn changes(&self, changes: &[crate::cards::modification::Modification], subject: &str) -> String {
        and(&changes.iter().map(|change| self.modification(change, subject)).collect::<Vec<_>>())
    }

    fn place(&self, place: Place) -> String {
        match place {
            Place::Battlefield => format!("{}, under your control", self.words().battlefield),
            Place::Hand => "into its owner's hand".to_owned(),
            Place::Graveyard => "into its owner's graveyard".to_owned(),
            Place::Exile => format!("where it is {}", self.words().exile),
            Place::LibraryTop => "on top of its owner's library".to_owned(),
            Place::LibraryBottom => "on the bottom of its owner's library".to_owned(),
            Place::Library => "into its owner's library".to_owned(),
        }
    }

    fn moved(&self, moved: &MoveEffect) -> String {
        let MoveEffect {
            what,
            to,
            from,
            bind,
            under,
            tapped,
            attacking,
            face_down,
            counters,
            linked,
            order_by,
            attached_to,
        } = moved;
        let mut text = match to {
            Place::Exile => format!("{} {} {}", self.who(what), are(what), self.words().exile),
            to => format!("put {} {}", self.who(what), self.place(*to)),
        };
        if let Some(who) = under {
            text = text.replace("under your control", &format!("under {} control", whose(&self.who(who))));
        }
        text += &from.map(|zone| format!(", if still {}", self.inside(zone, "its owner's"))).unwrap_or_default();
        text += if *tapped { ", tapped" } else { "" };
        text += if *attacking { ", attacking" } else { "" };
        text += if *face_down { ", face down" } else { "" };
        for (kind, count) in counters.iter() {
            text += &format!(", with {} on it", self.counters(count, kind));
        }
        text += &if *linked { format!(", by {}, which remembers it", self.name) } else { String::new() };
        text += &order_by
            .as_ref()
            .map(|who| format!(", in an order {}", does(&self.who(who), "choose")))
            .unwrap_or_default();
        text += &attached_to.as_ref().map(|to| format!(", attached to {}", self.who(to))).unwrap_or_default();
        text + &called(bind)
    }

    /// Objects or players to choose.
    pub(super) fn pick(&self, pick: &Pick) -> String {
        let Pick { from, bind, who, count, up_to, any_number, ordered, random } = pick;
        let many = match (any_number, up_to) {
            (true, _) => format!("any number of {}", self.many(from)),
            (false, true) => format!("up to {} {}", self.number(count), self.many(from)),
            (false, false) if *count == crate::cards::amount::Amount::Fixed(1) => self.one(from),
            (false, false) => format!("{} {}", self.number(count), self.many(from)),
        };
        let random = if *random { " at random" } else { "" };
        let ordered = if *ordered { " in an order" } else { "" };
        does(&self.by(who.as_ref()), &format!("choose {many}{random}{ordered} ({})", bound(bind)))
    }

    fn search(&self, search: &SearchEffect) -> String {
        let SearchEffect { who, of, zones, find, count, different_names, reveal, bind } = search;
        let owner = whose(&self.who(of));
        let zones = and(&zones.iter().map(|zone| self.zone_of(*zone, &owner)).collect::<Vec<_>>());
        let what = match count {
            Some(count) => format!("up to {} {}", self.number(count), self.many(find)),
            None => format!("any number of {}", self.many(find)),
        };
        let names = if *different_names { " with different names" } else { "" };
        let reveal = if *reveal { ", and reveal them" } else { "" };
        does(&self.by(who.as_ref()), &format!("search {zones} for {what}{names}{reveal} ({})", bound(bind)))
    }

    fn token(&self, token: &TokenEffect) -> String {
        let TokenEffect { count, who, name, supertypes, types, subtypes, colors, pt, abilities, copy_of, bind } = token;
        let mut words: Vec<String> = Vec::new();
        words
            .extend(pt.as_ref().map(|(power, toughness)| format!("{}/{}", self.number(power), self.number(toughness))));
        words.extend(supertypes.iter().map(|one| supertype_word(*one).to_owned()));
        words.extend(colors.iter().map(|color| color_word(color).to_owned()));
        words.extend(subtypes.iter().map(|subtype| subtype.to_string()));
        words.extend(types.iter().map(|one| type_word(*one).to_owned()));
        let kind = words.join(" ");
        let tokens = self.counted(count, &format!("{kind} token"), &format!("{kind} tokens"));
        let mut text = does(&self.by(who.as_ref()), &format!("create {}", tokens.replace("  ", " ")));
        text += &copy_of.as_ref().map(|of| format!(" that is a copy of {}", self.who(of))).unwrap_or_default();
        text += &name.as_ref().map(|name| format!(" named {name}")).unwrap_or_default();
        for (id, ability) in abilities.iter() {
            text += &format!(" with [{id}] “{}”", self.ability(ability));
        }
        text + &called(bind)
    }

    fn mana(&self, mana: &ManaEffect) -> String {
        let ManaEffect { who, mana, one_color_of, amount, only_for, lasts_this_turn, rider } = mana;
        let colors: Vec<String> = one_color_of.iter().map(|color| color_word(*color).to_owned()).collect();
        let mut what: Vec<String> = mana.iter().map(ToString::to_string).collect();
        if !colors.is_empty() {
            what.push(format!("mana of one colour of your choice: {}", or(&colors)));
        }
        let mut text = does(&self.by(who.as_ref()), &format!("add {}", and(&what)));
        text += &amount.as_ref().map(|amount| format!(", {} times", self.number(amount))).unwrap_or_default();
        text += &only_for.as_ref().map(|on| format!(", to spend only on {}", self.many(on))).unwrap_or_default();
        text += if *lasts_this_turn { ", which stays until end of turn" } else { "" };
        if let Some(ManaRider { spells, apply }) = rider {
            let so = sentence(&self.changes(apply, "that spell"));
            text += &format!("; if it is spent on {}: {}", self.one(spells), so.trim_end_matches('.'));
        }
        text
    }
}

/// How an instruction calls what it chose, moved or found.
fn called(bind: &Option<Name>) -> String {
    bind.as_ref().map(|name| format!(" ({})", bound(name))).unwrap_or_default()
}

fn value_word(kind: &ValueKind) -> &'static str {
    match kind {
        ValueKind::Color => "a colour",
        ValueKind::CreatureType => "a creature type",
        ValueKind::BasicLandType => "a basic land type",
        ValueKind::CardName => "a card name",
        ValueKind::Number => "a number",
        ValueKind::Opponent => "an opponent",
    }
}

/// The verb for what a reference points at.
fn are(what: &Ref) -> &'static str {
    match what {
        Ref::Of(of) if matches!(**of, RefOf::All(_) | RefOf::Each(_) | RefOf::Cards { .. }) => "are",
        _ => "is",
    }
}
