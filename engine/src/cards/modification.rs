//! What continuous effects do. The layer a modification applies in follows from what it is; it is never written.

mod families;

use std::sync::Arc;

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::{
    ability::Ability,
    amount::Amount,
    condition::Condition,
    cost::Cost,
    deed::{Allowance, Deed, PlayerDeed, RuleName},
    effect::{AbilityIs, AttackOption},
    event::EventPattern,
    keyword::Keyword,
    name::{Name, Named},
    reference::Ref,
    selector::Selector,
    values::{CardType, Color, ManaCost, ManaKind, Supertype, Zone},
    yes::Yes,
};

pub(crate) use families::{deeds, rules, sizes, types};

/// One thing a continuous effect changes: a characteristic, control, or a rule.
#[derive(Debug, Clone, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Modification {
    // Layer 2
    /// That player controls it.
    Control(Ref),
    // Layer 3
    /// Every colour word in its text becomes the colour bound to that name (612).
    ColorWords(Name),
    /// One word in its text becomes another wherever it stands as what it is: a colour word, or a basic land type or creature type, on the type line too (612.2).
    ChangeWord {
        /// The name that the word is bound to.
        word: Name,
        /// The name that the other word is bound to.
        becomes: Name,
    },
    /// Has no mana cost: of a copy alone (embalm, 702.128a).
    NoManaCost(Yes),
    // Layer 4
    /// Has these card types too.
    AddTypes(Vec<CardType>),
    /// Has these card types and no others.
    SetTypes(Vec<CardType>),
    /// Lacks these card types.
    RemoveTypes(Vec<CardType>),
    /// Has these subtypes too; `every_creature_type` is each there is in the edition, and a basic land type brings its mana ability (305.6).
    AddSubtypes(Vec<Name>),
    /// Has these subtypes (`every_creature_type` among them) and no others of their kind; on a land, basic land types bring their mana ability and take away the rest (305.7).
    SetSubtypes(Vec<Name>),
    /// Lacks these subtypes; `every_creature_type` is all creature types.
    RemoveSubtypes(Vec<Name>),
    /// Has the subtype bound to that name too.
    AddChosenSubtype(Name),
    /// Has the subtype bound to that name and no others of its kind.
    SetChosenSubtype(Name),
    /// Has these supertypes too.
    AddSupertypes(Vec<Supertype>),
    /// Lacks these supertypes.
    RemoveSupertypes(Vec<Supertype>),
    // Layer 5
    /// Is these colours and no others.
    SetColors(Vec<Color>),
    /// Is these colours too.
    AddColors(Vec<Color>),
    /// Is the colour bound to that name and no other.
    SetChosenColor(Name),
    /// Is the colour bound to that name too.
    AddChosenColor(Name),
    // Layer 6
    /// Has that keyword.
    AddKeyword(Keyword),
    /// Has that ability, under that id.
    AddAbilities(Named<Arc<Ability>>),
    /// Has the ability bound to that name, as what it was chosen from has it.
    AddChosenAbility(Name),
    /// Has those keywords as those objects have them, each with its number, its cost and its quality.
    AddKeywordsOf {
        /// Of which objects.
        of: Ref,
        /// Which keywords.
        keywords: Vec<Name>,
    },
    /// Has the activated abilities of those objects.
    AddActivatedAbilitiesOf(Ref),
    /// Loses that keyword.
    LoseKeyword(Name),
    /// Loses all abilities.
    LoseAllAbilities(Yes),
    // Layer 7
    /// Power and toughness are these (7b; 7a when it defines its object).
    SetPt(Amount, Amount),
    /// Gets +N/+M (7c).
    AddPt(Amount, Amount),
    /// Power and toughness are so many times what they were (7c): for as long as the effect lasts where doubling stays doubling, else by what
    /// that adds as it begins (701.10).
    MultiplyPt(i32, i32),
    /// Power and toughness change places (7d).
    SwitchPt(Yes),
    // Rules
    /// That rule doesn't apply to it.
    ExemptFrom(RuleName),
    /// That rule doesn't apply at all.
    Suspend(RuleName),
    /// It can't do or be that.
    Cant(Deed),
    /// It attacks each turn if able, whomever or whatever.
    MustAttack(Yes),
    /// It attacks one of those players or planeswalkers each turn if able (508.1d).
    MustAttackWhom(Selector),
    /// Assigns combat damage equal to its toughness rather than its power (510.1a).
    AssignsByToughness(Yes),
    /// It blocks one of those attackers each combat if able (509.1c); `{}` is any.
    MustBlock(Selector),
    /// It is blocked each combat if able, by whatever creature (509.1c).
    MustBeBlocked(Yes),
    /// All of those creatures that are able to block it do so (509.1c); `{}` is all.
    MustBeBlockedBy(Selector),
    /// It may do that although it otherwise couldn't.
    May(Allowance),
    /// Spells cost more or less to play (601.2f).
    CostOf {
        /// Which spells.
        spells: Selector,
        /// Played by whom.
        who: Ref,
        /// More.
        #[serde(default)]
        more: Option<ManaCost>,
        /// Less, of the generic part.
        #[serde(default)]
        less: Option<ManaCost>,
        /// So many times as much; once if not given.
        #[serde(default)]
        times: Option<Amount>,
        /// At least so much mana, whatever else makes them cost less.
        #[serde(default)]
        at_least: Option<u32>,
    },
    /// The abilities of those objects cost more or less to play (601.2f).
    AbilityCostOf {
        /// Whose.
        of: Selector,
        /// Only of what that keyword stands for ("cycling costs").
        #[serde(default)]
        keyword: Option<Name>,
        /// More.
        #[serde(default)]
        more: Option<ManaCost>,
        /// Less, of the generic part.
        #[serde(default)]
        less: Option<ManaCost>,
        /// So many times as much; once if not given.
        #[serde(default)]
        times: Option<Amount>,
    },
    /// Creatures can't attack unless their controller pays that for each (508.1h).
    AttackCost {
        /// Which creatures; all if not given.
        #[serde(default)]
        of: Option<Selector>,
        /// If they attack that player; whomever they attack if not given.
        #[serde(default)]
        whom: Option<Ref>,
        /// What is paid for each.
        cost: Vec<Cost>,
    },
    /// The creature can be blocked only if the blocking player pays that, once however many creatures block it (509.1d).
    BlockCost(Vec<Cost>),
    /// The creature can't block unless its controller pays that (509.1d).
    CostToBlock(Vec<Cost>),
    /// Its controller may pay that as the creature attacks (508.1g): exert, enlist.
    MayPayToAttack(AttackOption),
    /// Those spells may be played for that instead of their mana cost; `{X}` is their mana value.
    AlternativeCost {
        /// Which spells.
        spells: Selector,
        /// Played by whom.
        who: Ref,
        /// For what.
        cost: Vec<Cost>,
    },
    /// A player can't play those spells.
    CantPlay {
        /// Who.
        who: Ref,
        /// Which; all if not given.
        #[serde(default)]
        what: Option<Selector>,
        /// Only from those zones; from wherever if none is given.
        #[serde(default)]
        from: Vec<Zone>,
        /// Only while that is so, where `$player` is who would play: "can't cast more than one spell each turn" asks whether that player has.
        #[serde(default, rename = "if")]
        condition: Option<Condition>,
        /// Only when that player couldn't play a sorcery ("can cast spells only any time they could cast a sorcery").
        #[serde(default)]
        but_as_a_sorcery: bool,
        /// Lands, too, which are played and not cast.
        #[serde(default)]
        lands: bool,
    },
    /// A player may cast those spells any time they could cast an instant ("as though they had flash"), from wherever they may cast them.
    CastAsInstants {
        /// Who.
        who: Ref,
        /// Which; all if not given.
        #[serde(default)]
        what: Option<Selector>,
    },
    /// A player can't play such abilities, whoever controls what they are of.
    CantActivate {
        /// Who.
        who: Ref,
        /// Of which objects; of any if not given.
        #[serde(default)]
        of: Option<Selector>,
        /// Which abilities; all if nothing is said, mana abilities among them.
        #[serde(default)]
        abilities: AbilityIs,
    },
    /// Players can't do that, whatever says that they do.
    PlayerCant {
        /// Who.
        who: Ref,
        /// What.
        what: PlayerDeed,
    },
    /// Players have that keyword: hexproof, shroud, or protection.
    PlayerHas {
        /// Who.
        who: Ref,
        /// Which.
        keyword: Keyword,
    },
    /// Damage can't be prevented (615.12): `{}` is all damage.
    Unpreventable {
        /// By which sources.
        #[serde(default)]
        source: Option<Selector>,
        /// To which objects or players.
        #[serde(default)]
        to: Option<Selector>,
        /// Only combat damage, or only other damage.
        #[serde(default)]
        combat: Option<bool>,
    },
    /// Triggered abilities of those permanents trigger once more on what they trigger on (603.2d).
    TriggersAgain {
        /// Only where that is what they trigger on.
        #[serde(default)]
        when: Option<EventPattern>,
        /// Of which permanents.
        of: Selector,
    },
    /// What happens so causes no abilities of permanents to trigger.
    TriggersNothing {
        /// What.
        when: EventPattern,
        /// Of which permanents; no ability of anything, wherever it is, if not given.
        #[serde(default)]
        of: Option<Selector>,
    },
    /// A player may play those cards from where they are. Where a text lets cards be cast, lands are left out: `not: { type: land }`.
    MayPlay {
        /// Who.
        who: Ref,
        /// Which.
        what: Selector,
        /// Without paying their mana cost.
        #[serde(default)]
        free: bool,
        /// For that instead of their mana cost, where they aren't in hand (escape).
        #[serde(default)]
        cost: Vec<Cost>,
        /// For that in addition, where they aren't in hand (retrace).
        #[serde(default)]
        additional: Vec<Cost>,
        /// Only one of them each turn.
        #[serde(default)]
        once_each_turn: bool,
        /// Transformed: with their back faces up, on the stack and in play (disturb). What has none isn't played so.
        #[serde(default)]
        transformed: bool,
    },
    /// A player skips that step.
    SkipStep {
        /// Who.
        who: Ref,
        /// Which.
        step: super::values::Step,
    },
    /// A player may play so many lands more on each of their turns (305.2).
    ExtraLands {
        /// Who.
        who: Ref,
        /// How many more.
        count: Amount,
    },
    /// Players untap at most so many of those permanents in each of their untap steps; which ones the player determines, and as many as
    /// may be (502.3).
    UntapAtMost {
        /// Who; everybody if not given.
        #[serde(default)]
        who: Option<Ref>,
        /// Of which permanents.
        what: Selector,
        /// How many.
        count: Amount,
    },
    /// A player's maximum hand size.
    HandSize {
        /// Whose.
        who: Ref,
        /// How many cards.
        size: Amount,
    },
    /// Spells and abilities that those players control make mana of that colour in place of mana of any other colour (614.1a).
    ManaBecomes {
        /// Whose spells and abilities.
        of: Ref,
        /// Which colour.
        color: Color,
    },
    /// Permanents that are tapped for mana produce something else instead (106.12b): that mana, as much of that kind, or so many times as
    /// much. One of the three is said.
    TappedMakes {
        /// Which permanents.
        what: Selector,
        /// Tapped by whom; by anybody if not given.
        #[serde(default)]
        who: Option<Ref>,
        /// That mana, of whatever type and however much it would be.
        #[serde(default)]
        mana: Option<ManaCost>,
        /// As much, of that kind.
        #[serde(default)]
        kind: Option<ManaKind>,
        /// So many times as much.
        #[serde(default)]
        times: Option<u32>,
    },
    /// Players may spend mana as though it were other mana (609.4b).
    SpendAsThough {
        /// Who.
        who: Ref,
        /// Which mana; all if not given.
        #[serde(default)]
        mana: Vec<ManaKind>,
        /// As though it were any of these.
        as_though: Vec<ManaKind>,
        /// On which spells and abilities; on all if not given.
        #[serde(default)]
        on: Option<Selector>,
        /// It can be spent in no other way.
        #[serde(default)]
        only: bool,
    },
    /// Spells and abilities don't search the libraries of those players, reveal no card from them, and move none into or out of them.
    LibraryOutOfReach(Ref),
    /// A player plays with that zone revealed to, or looks at any time, by those players.
    MayLook {
        /// Who.
        who: Ref,
        /// At the top card of whose library, or the cards of which zone.
        zone: Zone,
        /// Whose.
        of: Ref,
        /// Only at those: `linked` for the card that this has hidden away.
        #[serde(default)]
        what: Option<Selector>,
    },
}

/// What a modification changes. Its layer follows from that, and what an effect that says it affects.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Kind {
    /// Who controls it.
    Control,
    /// Its text.
    Text,
    /// Its types.
    Type,
    /// Its colour.
    Color,
    /// Its abilities.
    Abilities,
    /// Its power and toughness, as a value of their own.
    PtSet,
    /// Its power and toughness, by so much.
    PtChanged,
    /// Its power and toughness, with each other.
    PtSwitched,
    /// What objects may, must or can't do or be.
    Deed,
    /// The rules for players and the game.
    Rule,
}

impl Kind {
    /// Whether it is about rules, not about characteristics or control.
    #[must_use]
    pub fn is_rule(self) -> bool {
        matches!(self, Self::Deed | Self::Rule)
    }
}

impl Modification {
    /// What it changes.
    #[must_use]
    pub fn kind(&self) -> Kind {
        match self {
            Self::Control(_) => Kind::Control,
            Self::ColorWords(_) | Self::ChangeWord { .. } | Self::NoManaCost(_) => Kind::Text,
            types!() | Self::AddChosenSubtype(_) | Self::SetChosenSubtype(_) => Kind::Type,
            Self::SetColors(_) | Self::AddColors(_) | Self::SetChosenColor(_) | Self::AddChosenColor(_) => Kind::Color,
            Self::AddKeyword(_)
            | Self::AddAbilities(_)
            | Self::AddChosenAbility(_)
            | Self::AddKeywordsOf { .. }
            | Self::AddActivatedAbilitiesOf(_)
            | Self::LoseKeyword(_)
            | Self::LoseAllAbilities(_) => Kind::Abilities,
            Self::SetPt(..) => Kind::PtSet,
            Self::AddPt(..) | Self::MultiplyPt(..) => Kind::PtChanged,
            Self::SwitchPt(_) => Kind::PtSwitched,
            deeds!() => Kind::Deed,
            rules!() => Kind::Rule,
        }
    }
}
