//! What continuous effects make of something.

use super::{Speech, and, capital, color_word, does, event::it, noun::bound, or, supertype_word, type_word, whose};
use crate::cards::{
    amount::Amount,
    effect::AbilityIs,
    modification::{Allowance, Deed, Modification, PlayerDeed, RuleName},
    reference::Ref,
    selector::{Selector, Where},
    values::{CardType, Color, ManaKind, Supertype},
};

impl Speech<'_> {
    /// A modification of a subject.
    #[expect(clippy::too_many_lines, reason = "one arm for each modification there is, each a line or two")]
    pub(crate) fn modification(&self, change: &Modification, subject: &str) -> String {
        let is = |verb: &str| it(subject, verb);
        let owns = whose(subject);
        match change {
            Modification::Control(who) => does(&self.who(who), &format!("control {subject}")),
            Modification::ColorWords(name) => {
                format!("all colour words of {subject} become {}", super::noun::bound(name))
            }
            Modification::AddTypes(types) => is(&format!("be {} too", types_of(types))),
            Modification::SetTypes(types) => is(&format!("be {} and has no other card type", types_of(types))),
            Modification::RemoveTypes(types) => format!("{subject} isn't {}", types_of(types)),
            Modification::AddSubtypes(subtypes) => is(&format!("be {} too", names(subtypes))),
            Modification::SetSubtypes(subtypes) => is(&format!("be {} and has no other such subtype", names(subtypes))),
            Modification::AddChosenSubtype(name) => is(&format!("have {} as a subtype too", super::noun::bound(name))),
            Modification::SetChosenSubtype(name) => {
                is(&format!("have {} as its only subtype of that kind", super::noun::bound(name)))
            }
            Modification::AddSupertypes(supertypes) => is(&format!("be {} too", supertypes_of(supertypes))),
            Modification::RemoveSupertypes(supertypes) => format!("{subject} isn't {}", supertypes_of(supertypes)),
            Modification::SetColors(colors) => is(&format!("be {} and no other colour", colors_of(colors))),
            Modification::AddColors(colors) => is(&format!("be {} too", colors_of(colors))),
            Modification::SetChosenColor(name) => is(&format!("be {} and no other colour", super::noun::bound(name))),
            Modification::AddKeyword(keyword) => is(&format!("have {}", self.keyword(keyword))),
            Modification::AddAbilities(abilities) => {
                let abilities = abilities.iter().map(|(_, ability)| self.given_ability(ability));
                is(&format!("have {}", and(&abilities.collect::<Vec<_>>())))
            }
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
            Modification::SetPt(power, toughness) => {
                format!("{owns} power is {} and its toughness {}", self.number(power), self.number(toughness))
            }
            Modification::AddPt(power, toughness) => {
                is(&format!("get {}/{}", self.signed(power), self.signed(toughness)))
            }
            Modification::MultiplyPt(2, 2) => format!("{owns} power and toughness are doubled"),
            Modification::MultiplyPt(2, 1) => format!("{owns} power is doubled"),
            Modification::MultiplyPt(power, toughness) => {
                format!("{owns} power is {power} times what it is, and the toughness {toughness} times")
            }
            Modification::SwitchPt(_) => format!("{owns} power and toughness change places"),
            Modification::ExemptFrom(rule) => format!("{} doesn't apply to {subject}", rule_name(*rule)),
            Modification::Suspend(rule) => format!("{} doesn't apply", rule_name(*rule)),
            Modification::Cant(deed) => format!("{subject} {}", self.deed(deed)),
            Modification::AssignsByToughness(_) => {
                is(&format!("assign combat damage equal to {owns} toughness rather than {owns} power"))
            }
            Modification::MustAttack(_) => is("attack each turn if able"),
            Modification::ChangeWord { word, becomes } => {
                format!(
                    "every word in {owns} text and on {owns} type line that is {} becomes {}",
                    bound(word),
                    bound(becomes)
                )
            }
            Modification::MustBlock(whom) => is(&format!("block {} each combat if able", self.attackers(whom))),
            Modification::MustBeBlocked(_) => is("be blocked each combat if able"),
            Modification::MustBeBlockedBy(by) => {
                let all = if any(by) { "creatures".to_owned() } else { self.many(by) };
                format!("all {all} able to block {subject} do so")
            }
            Modification::May(allowance) => format!("{subject} may {}", self.allowance(allowance)),
            Modification::CostOf { spells, who, more, less } => {
                let who = self.player(who);
                let more = more.map(|mana| format!("{mana} more")).into_iter();
                let change: Vec<String> = more.chain(less.map(|mana| format!("{mana} less"))).collect();
                format!(
                    "{} cost {} if {}",
                    self.many(spells),
                    and(&change),
                    does(&who, &format!("{} them", self.words().cast))
                )
            }
            Modification::AbilityCostOf { of, more, less } => {
                let more = more.map(|mana| format!("{mana} more")).into_iter();
                let change: Vec<String> = more.chain(less.map(|mana| format!("{mana} less"))).collect();
                let (of, activate) = (self.many(of), &self.words().activate);
                format!("activated abilities of {of} cost {} to {activate}", and(&change))
            }
            Modification::AttackCost { of, whom, cost } => {
                let of = of.as_ref().map_or("creatures".to_owned(), |of| self.many(of));
                let whom = whom.as_ref().map(|whom| format!(" {}", self.player(whom))).unwrap_or_default();
                format!("{of} can't attack{whom} unless their controller does this for each: {}", self.costs(cost))
            }
            Modification::BlockCost(costs) => {
                format!("{subject} can be blocked only if the blocking player does this: {}", self.costs(costs))
            }
            Modification::CostToBlock(costs) => {
                format!("{subject} can't block unless its controller does this: {}", self.costs(costs))
            }
            Modification::AlternativeCost { spells, who, cost } => {
                let (cast, who) = (&self.words().cast, self.player(who));
                let paid = self.costs(cost);
                format!(
                    "{who} may {cast} {} by this instead of paying its mana cost: {paid} (X is its {})",
                    self.one(spells),
                    self.words().mana_value
                )
            }
            Modification::CantPlay { who, what } => {
                let what = what.as_ref().map_or("spells".to_owned(), |what| self.many(what));
                format!("{} can't {} {what}", self.player(who), self.words().cast)
            }
            Modification::PlayerCant { who, what } => {
                let what = match what {
                    PlayerDeed::LoseGame => "lose the game",
                    PlayerDeed::WinGame => "win the game",
                };
                format!("{} can't {what}", self.player(who))
            }
            Modification::MayPlay { who, what, free } => {
                let free = if *free { " without paying its mana cost" } else { "" };
                format!("{} may play {}{free}", self.player(who), self.many(what))
            }
            Modification::SkipStep { who, step } => {
                does(&self.player(who), &format!("skip {} {}", its(who), self.step(*step)))
            }
            Modification::ExtraLands { who, count } => {
                let lands = self.counted(count, "additional land", "additional lands");
                format!("{} may play {lands} each turn", self.player(who))
            }
            Modification::UntapAtMost { who, what, count } => {
                let who = who.as_ref().map_or("a player".to_owned(), |who| self.player(who));
                let most = match count {
                    Amount::Fixed(1) => format!("more than one {}", self.noun(what, false)),
                    Amount::Fixed(number) => format!("more than {number} {}", self.many(what)),
                    _ => format!("more {} than {}", self.many(what), self.number(count)),
                };
                format!("{who} can't untap {most} in an untap step")
            }
            Modification::HandSize { who, size } => {
                format!("{} maximum hand size is {}", whose(&self.player(who)), self.number(size))
            }
            Modification::ManaBecomes { of, color } => {
                let made = color_word(*color);
                format!(
                    "spells and abilities of {} make {made} mana in place of mana of any other colour",
                    self.player(of)
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
                format!("{} may spend {mana}{on}{only} as though it were {as_though} mana", self.player(who))
            }
            Modification::LibraryOutOfReach(of) => format!(
                "spells and abilities don't search {} libraries, reveal no card from them, and move none into or out of them",
                whose(&self.player(of))
            ),
            Modification::MayLook { who, zone, of } => {
                let zone = self.zone_of(*zone, &whose(&self.player(of)));
                format!("{} may look at any time at {zone} (of a library: its top card)", self.player(who))
            }
        }
    }

    /// Attackers of which one is to be blocked.
    fn attackers(&self, which: &Selector) -> String {
        match which {
            which if any(which) => "an attacker".to_owned(),
            Selector::Is(one) => self.who(one),
            which => self.one(which),
        }
    }

    fn deed(&self, deed: &Deed) -> String {
        match deed {
            Deed::Attack => "can't attack".to_owned(),
            Deed::Block => "can't block".to_owned(),
            Deed::BeBlocked => "can't be blocked".to_owned(),
            Deed::BeBlockedExceptBy(by) => format!("can't be blocked except by {}", self.many(by)),
            Deed::BeCountered => "can't be countered".to_owned(),
            Deed::BeTargetedBy(by) => format!("can't be the target of {}", self.many(by)),
            Deed::UntapInUntapStep => "doesn't untap in its controller's untap step".to_owned(),
            Deed::BeAttachedExceptTo(to) => format!("can't be attached except to {}", self.one(to)),
            Deed::Regenerate => "can't be regenerated".to_owned(),
            Deed::HaveActivated(is) => {
                let abilities = match self.an_ability(is) {
                    all if *is == AbilityIs::default() => all.replace("an ability", "its activated abilities"),
                    those => those,
                };
                format!("can't have {abilities} {}", self.words().was_activated)
            }
        }
    }

    fn allowance(&self, allowance: &Allowance) -> String {
        match allowance {
            Allowance::BlockTapped => "block as though it were untapped".to_owned(),
            Allowance::PlayAsInstant => format!("be {} any time an instant could be", self.words().was_cast),
            Allowance::ActivateDespiteSplitSecond => {
                "have its abilities activated as though no spell on the stack had split second".to_owned()
            }
            Allowance::AttackDespiteDefender => "attack as though it didn't have defender".to_owned(),
        }
    }
}

/// Whether a selector asks for nothing.
fn any(which: &Selector) -> bool {
    matches!(which, Selector::Where(all) if **all == Where::default())
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

fn types_of(types: &[CardType]) -> String {
    and(&types.iter().map(|one| super::a(type_word(*one))).collect::<Vec<_>>())
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

fn names(names: &[crate::cards::Name]) -> String {
    and(&names.iter().map(|name| super::a(&capital(name))).collect::<Vec<_>>())
}
