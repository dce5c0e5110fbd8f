//! The text of modifications by continuous effects.

use super::{Speech, and, capital, color_word, does, noun::bound, or, subject::Subject, supertype_word, type_word};
use crate::{
    cards::subtypes::EVERY_CREATURE_TYPE,
    cards::{
        amount::Amount,
        check,
        deed::{Allowance, Deed, PlayerDeed, RuleName},
        effect::{AbilityIs, AttackOption},
        modification::Modification,
        reference::Ref,
        selector::{Selector, Where},
        values::{CardType, Color, ManaKind, Supertype, Zone},
    },
};

impl Speech<'_> {
    /// The name of the family of the subtypes. Setting a subtype replaces the subtypes of its family (205.1a).
    fn family(&self, subtypes: &[crate::cards::Name]) -> &'static str {
        let family = subtypes.first().map(|subtype| self.wording.catalog.family(subtype));
        let has = |card_type| family.is_some_and(|family| family.has(card_type));
        match () {
            () if has(CardType::Creature) => "creature type",
            () if has(CardType::Land) => "land type",
            () => "such subtype",
        }
    }

    /// A modification of a subject.
    #[expect(clippy::too_many_lines, reason = "one arm for each modification there is, each a line or two")]
    pub(crate) fn modification(&self, change: &Modification, subject: &Subject) -> String {
        let is = |verb: &str| subject.does(verb);
        let isnt = |what: String| format!("{} {} {what}", subject.name(), subject.either("isn't", "aren't"));
        let has_no = |other: &str| format!("{} no other {other}", subject.either("has", "have"));
        match change {
            Modification::Control(who) => does(&self.who(who), &format!("control {}", subject.object())),
            Modification::ColorWords(name) => {
                format!("all colour words of {} become {}", subject.object(), super::noun::bound(name))
            }
            Modification::AddTypes(types) => is(&format!("be {} too", types_of(types, subject))),
            Modification::SetTypes(types) => {
                is(&format!("be {} and {}", types_of(types, subject), has_no("card type")))
            }
            Modification::RemoveTypes(types) => isnt(types_of(types, subject)),
            Modification::AddSubtypes(subtypes) => is(&format!("be {} too", names(subtypes, subject))),
            Modification::SetSubtypes(subtypes) => {
                is(&format!("be {} and {}", names(subtypes, subject), has_no(self.family(subtypes))))
            }
            Modification::AddChosenSubtype(name) => is(&format!("have {} as a subtype too", super::noun::bound(name))),
            Modification::SetChosenSubtype(name) => {
                let its = subject.either("its", "their");
                is(&format!("have {} as {its} only subtype of that kind", super::noun::bound(name)))
            }
            Modification::RemoveSubtypes(subtypes) => match subtypes.as_slice() {
                [all] if all.as_str() == EVERY_CREATURE_TYPE => is("lose all creature types"),
                _ => isnt(names(subtypes, subject)),
            },
            Modification::AddSupertypes(supertypes) => is(&format!("be {} too", supertypes_of(supertypes))),
            Modification::RemoveSupertypes(supertypes) => isnt(supertypes_of(supertypes)),
            Modification::SetColors(colors) if colors.is_empty() => is("be colourless"),
            Modification::SetColors(colors) => is(&format!("be {} and no other colour", colors_of(colors))),
            Modification::AddColors(colors) => is(&format!("be {} too", colors_of(colors))),
            Modification::AddChosenColor(name) => {
                is(&format!("be {} in addition to {} other colours", bound(name), subject.either("its", "their")))
            }
            Modification::SetChosenColor(name) => is(&format!("be {} and no other colour", super::noun::bound(name))),
            Modification::AddKeyword(keyword) => is(&format!("have {}", self.keyword(keyword))),
            Modification::AddAbilities(abilities) => {
                let abilities = abilities.iter().map(|(_, ability)| self.given_ability(ability));
                is(&format!("have {}", and(&abilities.collect::<Vec<_>>())))
            }
            Modification::AddThisAbility(_) => is("have this ability"),
            Modification::AddChosenAbility(name) => is(&format!("have {} as well", super::noun::bound(name))),
            Modification::AddKeywordsOf { of, keywords } => {
                let keywords: Vec<String> = keywords.iter().map(|name| name.replace('_', " ")).collect();
                is(&format!("have {} as {} has them", and(&keywords), self.who(of)))
            }
            Modification::AddActivatedAbilitiesOf(what) => {
                is(&format!("have the activated abilities of {}", self.who(what)))
            }
            Modification::LoseKeyword(name) => is(&format!("lose {}", name.replace('_', " "))),
            Modification::LoseAllAbilities(_) => is("lose all abilities"),
            Modification::NoManaCost(_) => is("have no mana cost"),
            Modification::SetPt(power, toughness) => self.size(subject, power, toughness),
            Modification::AddPt(power, toughness) => is(&format!("get {}", self.bonus(power, toughness))),
            Modification::MultiplyPt(2, 2) => format!("{} are doubled", subject.own("power and toughness")),
            Modification::MultiplyPt(2, 1) => format!("{} is doubled", subject.own("power")),
            Modification::MultiplyPt(power, toughness) => {
                let own = subject.own("power");
                format!("{own} is {power} times what it is, and the toughness {toughness} times")
            }
            Modification::SwitchPt(_) => format!("{} change places", subject.own("power and toughness")),
            Modification::ExemptFrom(rule) => format!("{} doesn't apply to {}", rule_name(*rule), subject.object()),
            Modification::Suspend(rule) => format!("{} doesn't apply", rule_name(*rule)),
            Modification::Cant(deed) => self.deed(deed, subject),
            Modification::AssignsByToughness(_) => {
                let its = subject.either("its", "their");
                is(&format!("assign combat damage equal to {its} toughness rather than {its} power"))
            }
            Modification::MustAttack(_) => is("attack each turn if able"),
            Modification::Goaded(_) => is("attack each turn if able, and a player other than you if able"),
            Modification::MustAttackWhom(whom) => is(&format!("attack {} each turn if able", self.attacked(whom))),
            Modification::ChangeWord { word, becomes } => {
                format!(
                    "every word in {} and on {} that is {} becomes {}",
                    subject.own("text"),
                    subject.own("type line"),
                    bound(word),
                    bound(becomes)
                )
            }
            Modification::MustBlock(whom) => is(&format!("block {} each combat if able", self.attackers(whom))),
            Modification::MustBeBlocked(_) => is("be blocked each combat if able"),
            Modification::MustBeBlockedBy(by) => {
                let all = if any(by) { "creatures".to_owned() } else { self.many(by) };
                format!("all {all} able to block {} do so", subject.object())
            }
            Modification::May(allowance) => format!("{} may {}", subject.name(), self.allowance(allowance, subject)),
            Modification::CostOf { spells, who, more, less, times, at_least } => {
                let who = self.player(who);
                let more = more.map(|mana| format!("{mana} more")).into_iter();
                let least = at_least.map(|least| format!("at least {{{least}}}"));
                let change: Vec<String> = more.chain(less.map(|mana| format!("{mana} less"))).chain(least).collect();
                let (cost, them) = if matches!(spells, Selector::Is(_)) { ("costs", "it") } else { ("cost", "them") };
                let often = self.so_often(times.as_ref());
                let casts = does(&who, &format!("{} {them}", self.words().cast));
                format!("{} {cost} {}{often} if {casts}", self.many(spells), and(&change))
            }
            Modification::AbilityCostOf { of, keyword, more, less, times } => {
                let more = more.map(|mana| format!("{mana} more")).into_iter();
                let change: Vec<String> = more.chain(less.map(|mana| format!("{mana} less"))).collect();
                let (of, activate) = (self.many(of), &self.words().activate);
                let which = keyword.as_ref().map_or("activated".to_owned(), |keyword| keyword.replace('_', " "));
                let often = self.so_often(times.as_ref());
                format!("{which} abilities of {of} cost {} to {activate}{often}", and(&change))
            }
            Modification::AttackCost { of, whom, cost } => {
                let of = of.as_ref().map_or("creatures".to_owned(), |of| self.many(of));
                let whom = whom.as_ref().map(|whom| format!(" {}", self.attacked(whom))).unwrap_or_default();
                format!("{of} can't attack{whom} unless their controller does this for each: {}", self.costs(cost))
            }
            Modification::BlockCost(costs) => {
                let each = subject.either("", " for each");
                let blocked = format!("{} can be blocked only if the blocking player does this", subject.name());
                format!("{blocked}{each}: {}", self.costs(costs))
            }
            Modification::MayPayToAttack(AttackOption { cost, to_be }) => {
                let so = to_be.as_ref().map(|so| format!(", and so becomes {}", so.replace('_', " ")));
                let (name, whose) = (subject.name(), subject.either("its", "their"));
                let attack = subject.either("attacks", "attack");
                let cost = self.costs(cost);
                format!("{whose} controller may do this as {name} {attack}{}: {cost}", so.unwrap_or_default())
            }
            Modification::CostToBlock(costs) => {
                let who = subject.either("its controller does this", "their controller does this for each");
                format!("{} can't block unless {who}: {}", subject.name(), self.costs(costs))
            }
            Modification::AlternativeCost { spells, who, cost } => {
                let (cast, who) = (&self.words().cast, self.players(who));
                let (paid, spell) = (self.costs(cost), self.one(spells));
                let x = match check::speak_of_x(cost) {
                    true => format!(" (X is its {})", self.words().mana_value),
                    false => String::new(),
                };
                format!("{} may {cast} {spell} by this instead of paying its mana cost: {paid}{x}", who.name())
            }
            Modification::CantPlay { .. } => self.cant_play(change),
            Modification::CastAsInstants { who, what } => {
                let what = what.as_ref().map_or("spells".to_owned(), |what| self.many(what));
                format!(
                    "{} may {} {what} any time they could {} an instant",
                    self.players(who).name(),
                    self.words().cast,
                    self.words().cast
                )
            }
            Modification::CantActivate { who, of, abilities } => {
                let of = of.as_ref().map(|of| format!(" of {}", self.many(of))).unwrap_or_default();
                let which = match abilities {
                    is if *is == AbilityIs::default() => "activated abilities".to_owned(),
                    is if *is == (AbilityIs { mana: Some(false), ..AbilityIs::default() }) => {
                        "activated abilities, except mana abilities,".to_owned()
                    }
                    is => self.an_ability(is),
                };
                format!("{} can't {} {which}{of}", self.players(who).name(), self.words().activate)
            }
            Modification::PlayerHas { who, keyword } => {
                self.players(who).does(&format!("have {}", self.keyword(keyword)))
            }
            Modification::PlayerCant { who, what, condition } => {
                let what = match what {
                    PlayerDeed::LoseGame => "lose the game",
                    PlayerDeed::WinGame => "win the game",
                    PlayerDeed::GainLife => "gain life",
                    PlayerDeed::Draw => "draw cards",
                    PlayerDeed::LoseLife => "lose life or pay any",
                };
                let condition = condition.iter().map(|so| format!(" if {}", self.condition(so))).collect::<String>();
                format!("{} can't {what}{condition}", self.players(who).name())
            }
            Modification::Unpreventable { source, to, combat } => {
                let damage =
                    combat.map_or("damage", |combat| if combat { "combat damage" } else { "noncombat damage" });
                let by = source.as_ref().map(|source| format!(" dealt by {}", self.many(source))).unwrap_or_default();
                let to = to.as_ref().map(|to| format!(" to {}", self.many(to))).unwrap_or_default();
                format!("{damage}{by}{to} can't be prevented")
            }
            Modification::TriggersAgain { when, of } => {
                let event = when.as_ref().map(|when| format!(" on this: {},", self.event(when))).unwrap_or_default();
                format!("a triggered ability of {} that triggers{event} triggers once more", self.one(of))
            }
            Modification::TriggersNothing { when, of } => {
                let of = of.as_ref().map(|of| format!(" of {}", self.many(of))).unwrap_or_default();
                format!("no abilities{of} trigger on this: {}", self.event(when))
            }
            Modification::MayPlay { who, what, free, cost, additional, once_each_turn, transformed } => {
                let mut how = if *free { " without paying their mana costs".to_owned() } else { String::new() };
                if !cost.is_empty() {
                    how += &format!(" and {} rather than pay the mana cost", self.costs(cost));
                }
                if !additional.is_empty() {
                    how += &format!(" and {} as an additional cost", self.costs(additional));
                }
                how += if *transformed { ", transformed" } else { "" };
                if *once_each_turn {
                    how += ", one of them each turn";
                }
                format!("{} may play {}{how}", self.players(who).name(), self.many(what))
            }
            Modification::SkipStep { who, step } => {
                self.players(who).does(&format!("skip {} {}", its(who), self.step(*step)))
            }
            Modification::ExtraLands { who, count } => {
                let lands = self.counted(count, "additional land", "additional lands");
                format!("{} may play {lands} each turn", self.players(who).name())
            }
            Modification::AttackAtMost { count, whom } => {
                let whom = whom.as_ref().map(|whom| format!(" {}", self.attacked(whom))).unwrap_or_default();
                format!("no more than {} can attack{whom} each combat", creatures(*count))
            }
            Modification::BlockAtMost(count) => format!("no more than {} can block each combat", creatures(*count)),
            Modification::UntapAtMost { who, what, count } => {
                let who = who.as_ref().unwrap_or(&Ref::EachPlayer);
                let most = match count {
                    Amount::Fixed(1) => format!("more than one {}", self.noun(what, false)),
                    Amount::Fixed(number) => format!("more than {number} {}", self.many(what)),
                    _ => format!("more {} than {}", self.many(what), self.number(count)),
                };
                let (players, its) = (self.players(who), its(who));
                let step = if players.is_many() { "untap steps" } else { "untap step" };
                format!("{} can't untap {most} in {its} {step}", players.name())
            }
            Modification::HandSize { who, size } => {
                format!("{} is {}", self.players(who).own("maximum hand size"), self.number(size))
            }
            Modification::ManaBecomes { of, color } => {
                let made = color_word(*color);
                format!(
                    "spells and abilities of {} make {made} mana in place of mana of any other colour",
                    self.players(of).name()
                )
            }
            Modification::TappedMakes { what, who, mana, kind, times } => {
                let tapped = match who {
                    Some(who) => does(&self.player(who), &format!("tap {} for mana", self.one(what))),
                    None => format!("{} is tapped for mana", self.one(what)),
                };
                let parts = [
                    mana.map(|mana| format!("{mana} instead of any other type and amount")),
                    kind.map(|kind| format!("{} mana instead of any other type", kinds(&[kind]))),
                    times.map(|times| format!("{times} times as much mana instead")),
                ];
                format!("if {tapped}, it produces {}", and(&parts.into_iter().flatten().collect::<Vec<_>>()))
            }
            Modification::SpendAsThough { who, mana, as_though, on, only } => {
                let mana = if mana.is_empty() { "any mana".to_owned() } else { format!("{} mana", kinds(mana)) };
                let on = on.as_ref().map(|on| format!(" on {}", self.many(on))).unwrap_or_default();
                let only = if *only { " only" } else { "" };
                let as_though = kinds(as_though);
                format!("{} may spend {mana}{on}{only} as though it were {as_though} mana", self.players(who).name())
            }
            Modification::LibraryOutOfReach(of) => format!(
                "spells and abilities don't search {}, reveal no card from them, and move none into or out of them",
                self.players(of).own("libraries")
            ),
            Modification::MayLook { who, zone, of, what } => {
                let shared = *zone == Zone::Exile;
                let zone = self.zone_of(*zone, &super::whose(&self.player(of)));
                let of_these = what.as_ref().map(|what| format!("{} in ", self.many(what))).unwrap_or_default();
                // All players share exile: there the owner of the cards is said.
                let owned = if shared { format!(" owned by {}", self.player(of)) } else { String::new() };
                let zone = format!("{of_these}{zone}{owned} (of a library: its top card)");
                format!("{} may look at any time at {zone}", self.players(who).name())
            }
        }
    }

    /// The attacking creatures, one of which is to be blocked.
    fn attackers(&self, which: &Selector) -> String {
        match which {
            which if any(which) => "an attacker".to_owned(),
            Selector::Is(one) => self.who(one),
            which => self.one(which),
        }
    }

    /// The player or permanent that a creature attacks.
    fn attacked(&self, whom: &Selector) -> String {
        match whom {
            Selector::Is(one) => self.who(one),
            whom => self.one(whom),
        }
    }

    fn deed(&self, deed: &Deed, subject: &Subject) -> String {
        let deed = match deed {
            Deed::Attack => "can't attack".to_owned(),
            Deed::AttackWhom(whom) => format!("can't attack {}", self.attacked(whom)),
            Deed::AttackAlone => "can't attack alone".to_owned(),
            Deed::Block => "can't block".to_owned(),
            Deed::BlockAlone => "can't block alone".to_owned(),
            Deed::BeBlocked => "can't be blocked".to_owned(),
            Deed::BeBlockedBy(by) => format!("can't be blocked by {}", self.many(by)),
            Deed::BeBlockedByMoreThan(1) => "can't be blocked by more than one creature".to_owned(),
            Deed::BeBlockedByMoreThan(most) => format!("can't be blocked by more than {most} creatures"),
            Deed::BeBlockedExceptBy(by) => format!("can't be blocked except by {}", self.many(by)),
            Deed::BeCountered => "can't be countered".to_owned(),
            Deed::BeTargetedBy(by) => format!("can't be the target of {}", self.many(by)),
            Deed::UntapInUntapStep => {
                let one = "doesn't untap in its controller's untap step";
                subject.either(one, "don't untap in their controllers' untap steps").to_owned()
            }
            Deed::BeAttachedExceptTo(to) => format!("can't be attached except to {}", self.one(to)),
            Deed::Regenerate => "can't be regenerated".to_owned(),
            Deed::Enter => format!("can't {}", self.enter()),
            Deed::HaveActivated(is) => {
                let own = format!("{} activated abilities", subject.either("its", "their"));
                let abilities = match self.an_ability(is) {
                    _ if *is == AbilityIs::default() => own,
                    _ if *is == (AbilityIs { mana: Some(false), ..AbilityIs::default() }) => {
                        format!("{own}, except mana abilities,")
                    }
                    those => those,
                };
                format!("can't have {abilities} {}", self.words().was_activated)
            }
        };
        format!("{} {deed}", subject.name())
    }

    /// The power and toughness that are set. If they are literal numbers, one statement covers several objects.
    fn size(&self, subject: &Subject, power: &Amount, toughness: &Amount) -> String {
        let plain = |amount: &Amount| matches!(amount, Amount::Fixed(_) | Amount::Bound(_));
        let subject = if plain(power) && plain(toughness) { subject.clone() } else { subject.each() };
        let its = subject.either("its", "their");
        format!("{} is {} and {its} toughness {}", subject.own("power"), self.number(power), self.number(toughness))
    }

    fn cant_play(&self, change: &Modification) -> String {
        let Modification::CantPlay { who, what, from, condition, but_as_a_sorcery, lands } = change else {
            return String::new();
        };
        let deed = if *lands { "play" } else { self.words().cast.as_str() };
        let all = if *lands { "cards" } else { "spells" };
        let what = what.as_ref().map_or(all.to_owned(), |what| self.many(what));
        let zones: Vec<String> = from.iter().map(|zone| self.zone(*zone)).collect();
        let from = if from.is_empty() { String::new() } else { format!(" from {}", or(&zones)) };
        let condition = condition.iter().map(|so| format!(" if {}", self.condition(so))).collect::<String>();
        let when = if *but_as_a_sorcery { " but when they could play a sorcery" } else { "" };
        format!("{} can't {deed} {what}{from}{condition}{when}", self.players(who).name())
    }

    fn allowance(&self, allowance: &Allowance, subject: &Subject) -> String {
        let (its, it_was) = (subject.either("its", "their"), subject.either("it were", "they were"));
        match allowance {
            Allowance::BlockAdditional(1) => "block an additional creature each combat".to_owned(),
            Allowance::BlockAdditional(more) => format!("block {more} additional creatures each combat"),
            Allowance::BlockAnyNumber => "block any number of creatures".to_owned(),
            Allowance::BlockTapped => format!("block as though {it_was} untapped"),
            Allowance::PlayAsInstant => format!("be {} any time an instant could be", self.words().was_cast),
            Allowance::ActivateDespiteSplitSecond => {
                format!("have {its} abilities activated as though no spell on the stack had split second")
            }
            Allowance::AttackDespiteDefender => {
                format!("attack as though {} didn't have defender", subject.either("it", "they"))
            }
        }
    }
}

/// Whether a selector has no condition.
fn any(which: &Selector) -> bool {
    matches!(which, Selector::Where(all) if **all == Where::default())
}

/// That many creatures.
fn creatures(count: u32) -> String {
    if count == 1 { "one creature".to_owned() } else { format!("{count} creatures") }
}

fn its(who: &Ref) -> &'static str {
    match who {
        Ref::You => "your",
        _ => "their",
    }
}

fn rule_name(rule: RuleName) -> &'static str {
    match rule {
        RuleName::LegendRule => "the legend rule",
    }
}

fn types_of(types: &[CardType], subject: &Subject) -> String {
    and(&types.iter().map(|one| subject.noun(type_word(*one))).collect::<Vec<_>>())
}

fn supertypes_of(supertypes: &[Supertype]) -> String {
    and(&supertypes.iter().map(|one| supertype_word(*one).to_owned()).collect::<Vec<_>>())
}

fn colors_of(colors: &[Color]) -> String {
    if colors.is_empty() {
        return "colourless".to_owned();
    }
    and(&colors.iter().map(|one| color_word(*one).to_owned()).collect::<Vec<_>>())
}

fn kinds(kinds: &[ManaKind]) -> String {
    let word = |kind: &ManaKind| kind.color().map_or("colourless", color_word).to_owned();
    or(&kinds.iter().map(word).collect::<Vec<_>>())
}

fn names(names: &[crate::cards::Name], subject: &Subject) -> String {
    let said = |name: &crate::cards::Name| match name.as_str() {
        EVERY_CREATURE_TYPE => "every creature type".to_owned(),
        name => subject.noun(&capital(name)),
    };
    and(&names.iter().map(said).collect::<Vec<_>>())
}
