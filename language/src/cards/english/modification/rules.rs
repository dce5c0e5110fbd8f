//! The text of modifications of rules: combat, costs, playing, players and mana.

use super::kinds::{besides, of_kind};
use crate::cards::{
    amount::Amount,
    check,
    deed::{Allowance, Deed, PlayerDeed, RuleName},
    effect::{AbilityIs, AttackOption},
    english::{Speech, and, does, or, subject::Subject, whose},
    modification::Modification,
    reference::Ref,
    selector::{Selector, Where},
    values::{ManaKind, Zone},
};

impl Speech<'_> {
    /// The text of a rule for objects, damage or triggered abilities.
    pub(super) fn rule_of_objects(&self, change: &Modification, subject: &Subject) -> String {
        match change {
            Modification::ExemptFrom(rule) => format!("{} doesn't apply to {}", rule_name(*rule), subject.object()),
            Modification::Suspend(rule) => format!("{} doesn't apply", rule_name(*rule)),
            Modification::Cant(deed) => self.deed(deed, subject),
            Modification::May(allowance) => format!("{} may {}", subject.name(), self.allowance(allowance, subject)),
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
            besides!(of_objects) => String::new(),
        }
    }

    /// The text of a requirement, a restriction or a cost of attacking and blocking (508, 509).
    pub(super) fn rule_of_combat(&self, change: &Modification, subject: &Subject) -> String {
        let is = |verb: &str| subject.does(verb);
        match change {
            Modification::AssignsByToughness(_) => {
                let its = subject.either("its", "their");
                is(&format!("assign combat damage equal to {its} toughness rather than {its} power"))
            }
            Modification::MustAttack(_) => is("attack each turn if able"),
            Modification::Goaded(_) => is("attack each turn if able, and a player other than you if able"),
            Modification::MustAttackWhom(whom) => is(&format!("attack {} each turn if able", self.attacked(whom))),
            Modification::MustBlock(whom) => is(&format!("block {} each combat if able", self.attackers(whom))),
            Modification::MustBeBlocked(_) => is("be blocked each combat if able"),
            Modification::MustBeBlockedBy(by) => {
                let all = if any(by) { "creatures".to_owned() } else { self.many(by) };
                format!("all {all} able to block {} do so", subject.object())
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
            Modification::AttackAtMost { count, whom } => {
                let whom = whom.as_ref().map(|whom| format!(" {}", self.attacked(whom))).unwrap_or_default();
                format!("no more than {} can attack{whom} each combat", creatures(*count))
            }
            Modification::BlockAtMost(count) => format!("no more than {} can block each combat", creatures(*count)),
            besides!(of_combat) => String::new(),
        }
    }

    /// The text of a change of costs (601.2f) or of another way to pay (118.9).
    pub(super) fn rule_of_costs(&self, change: &Modification) -> String {
        match change {
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
            Modification::AbilityCostOf { of, keyword, except_mana, more, less, times } => {
                let more = more.map(|mana| format!("{mana} more")).into_iter();
                let change: Vec<String> = more.chain(less.map(|mana| format!("{mana} less"))).collect();
                let (of, activate) = (self.many(of), &self.words().activate);
                let which = keyword.as_ref().map_or("activated".to_owned(), |keyword| keyword.replace('_', " "));
                let often = self.so_often(times.as_ref());
                let except = if *except_mana { ", unless they are mana abilities" } else { "" };
                format!("{which} abilities of {of} cost {} to {activate}{often}{except}", and(&change))
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
            besides!(of_costs) => String::new(),
        }
    }

    /// The text of a permission or a restriction to play cards and to activate abilities.
    pub(super) fn rule_of_playing(&self, change: &Modification) -> String {
        match change {
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
            Modification::ExtraLands { who, count } => {
                let lands = self.counted(count, "additional land", "additional lands");
                format!("{} may play {lands} each turn", self.players(who).name())
            }
            besides!(of_playing) => String::new(),
        }
    }

    /// The text of a rule for players.
    pub(super) fn rule_of_players(&self, change: &Modification) -> String {
        match change {
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
            Modification::FacesChoiceAgain { who, times } => {
                let times = match times {
                    Amount::Fixed(1) => "an additional time".to_owned(),
                    times => format!("{} additional times", self.number(times)),
                };
                self.players(who).does(&format!("face each villainous choice {times}"))
            }
            Modification::SkipStep { who, step } => {
                self.players(who).does(&format!("skip {} {}", its(who), self.step(*step)))
            }
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
            Modification::LibraryOutOfReach(of) => format!(
                "spells and abilities don't search {}, reveal no card from them, and move none into or out of them",
                self.players(of).own("libraries")
            ),
            Modification::MayLook { who, zone, of, what } => {
                let shared = *zone == Zone::Exile;
                let zone = self.zone_of(*zone, &whose(&self.player(of)));
                let of_these = what.as_ref().map(|what| format!("{} in ", self.many(what))).unwrap_or_default();
                // All players share exile: there the owner of the cards is said.
                let owned = if shared { format!(" owned by {}", self.player(of)) } else { String::new() };
                let zone = format!("{of_these}{zone}{owned} (of a library: its top card)");
                format!("{} may look at any time at {zone}", self.players(who).name())
            }
            besides!(of_players) => String::new(),
        }
    }

    /// The text of a rule for mana.
    pub(super) fn rule_of_mana(&self, change: &Modification) -> String {
        match change {
            Modification::ManaBecomes { of, color } => {
                let made = color.word();
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
            besides!(of_mana) => String::new(),
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

fn kinds(kinds: &[ManaKind]) -> String {
    let word = |kind: &ManaKind| kind.color().map_or("colourless", |color| color.word()).to_owned();
    or(&kinds.iter().map(word).collect::<Vec<_>>())
}
