//! Modifications: the changes that continuous effects make. The layer of a modification follows from its kind and is never written.

mod families;

use std::sync::Arc;

#[cfg(feature = "schema")]
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
    only_true::OnlyTrue,
    reference::Ref,
    selector::Selector,
    values::{CardType, Color, ManaCost, ManaKind, Supertype, Zone},
};

pub use families::{deeds, rules, sizes, types};

/// One change by a continuous effect: to a characteristic, to control or to a rule.
#[derive(Debug, Clone, PartialEq, Eq, Hash, Serialize, Deserialize, strum::EnumDiscriminants)]
#[cfg_attr(feature = "schema", derive(JsonSchema))]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
#[strum_discriminants(
    name(ModificationWord),
    vis(pub(crate)),
    derive(strum::EnumString),
    strum(serialize_all = "snake_case")
)]
pub enum Modification {
    // Layer 2
    /// The player controls the object.
    Control(Ref),
    // Layer 3
    /// Every colour word in the text of the object becomes the colour that is bound to this name (612).
    ColorWords(Name),
    /// One word in the text of the object becomes another: a colour word, a basic land type or a creature type. A subtype changes on the type line
    /// too. The word changes only where it is used as a colour word or as a subtype (612.2).
    ChangeWord {
        /// The name to which the old word is bound.
        word: Name,
        /// The name to which the new word is bound.
        becomes: Name,
    },
    /// The object has no mana cost. This applies only to a copy (embalm, 702.128a).
    NoManaCost(OnlyTrue),
    // Layer 4
    /// The object has these card types in addition to its other types.
    AddTypes(Vec<CardType>),
    /// The object has these card types and no others.
    SetTypes(Vec<CardType>),
    /// The object does not have these card types.
    RemoveTypes(Vec<CardType>),
    /// The object has these subtypes in addition to its other types. `every_creature_type` is every creature type of the edition. A basic land type
    /// gives its mana ability (305.6).
    AddSubtypes(Vec<Name>),
    /// The object has these subtypes and no others of the same family. `every_creature_type` is every creature type of the edition. On a land, basic
    /// land types give their mana abilities and remove the other abilities from its text (305.7).
    SetSubtypes(Vec<Name>),
    /// The object does not have these subtypes. `every_creature_type` is all creature types.
    RemoveSubtypes(Vec<Name>),
    /// The object has the subtype that is bound to this name, in addition to its other types.
    AddChosenSubtype(Name),
    /// The object has the subtype that is bound to this name and no others of the same family.
    SetChosenSubtype(Name),
    /// The object has these supertypes in addition to its other types.
    AddSupertypes(Vec<Supertype>),
    /// The object does not have these supertypes.
    RemoveSupertypes(Vec<Supertype>),
    // Layer 5
    /// The object has these colours and no others.
    SetColors(Vec<Color>),
    /// The object has these colours in addition to its other colours.
    AddColors(Vec<Color>),
    /// The object has the colour that is bound to this name and no other.
    SetChosenColor(Name),
    /// The object has the colour that is bound to this name, in addition to its other colours.
    AddChosenColor(Name),
    // Layer 6
    /// The object has this keyword ability.
    AddKeyword(Keyword),
    /// The object has these abilities, each under an id.
    AddAbilities(Named<Arc<Ability>>),
    /// The copy has the ability whose effect makes it a copy ("except it has this ability", 707.9a).
    AddThisAbility(OnlyTrue),
    /// The object has the ability that is bound to this name, as the object from which it was chosen has it.
    AddChosenAbility(Name),
    /// The object has these keyword abilities as other objects have them, with the same number, cost and quality.
    AddKeywordsOf {
        /// The other objects.
        of: Ref,
        /// The keywords.
        keywords: Vec<Name>,
    },
    /// The object has the activated abilities of the referenced objects.
    AddActivatedAbilitiesOf(Ref),
    /// The object loses this keyword ability.
    LoseKeyword(Name),
    /// The object loses all abilities.
    LoseAllAbilities(OnlyTrue),
    // Layer 7
    /// The object's base power and toughness are these values (layer 7b; layer 7a in a characteristic-defining ability).
    SetPt(Amount, Amount),
    /// The object gets +N/+M (layer 7c). A calculated N below 0 counts as 0, also the N of `{ minus: [0, N] }`, which is -N (107.1b).
    AddPt(Amount, Amount),
    /// The object's power and toughness are multiplied by these factors (layer 7c). In editions that keep doubling as doubling, this lasts as long as
    /// the effect. In the others, the effect adds a fixed amount, which is determined as it begins (701.10).
    MultiplyPt(i32, i32),
    /// The object's power and toughness are switched (layer 7d).
    SwitchPt(OnlyTrue),
    // Rules
    /// The rule does not apply to the object.
    ExemptFrom(RuleName),
    /// The rule does not apply at all.
    Suspend(RuleName),
    /// The object can't do this, or this can't be done to it.
    Cant(Deed),
    /// The creature attacks each turn if able. Its controller chooses the player or planeswalker that it attacks.
    MustAttack(OnlyTrue),
    /// The creature attacks one of these players or planeswalkers each turn if able (508.1d).
    MustAttackWhom(Selector),
    /// The creature has to attack in each combat, and if it can, another player than the controller of the effect (701.15b). Several such effects of
    /// one player do no more than one (701.15d).
    Goaded(OnlyTrue),
    /// The toughness of the creature, not its power, is the amount of combat damage that it assigns (510.1a).
    AssignsByToughness(OnlyTrue),
    /// The creature blocks one of these attacking creatures each combat if able (509.1c). `{}` is any attacking creature.
    MustBlock(Selector),
    /// At least one creature blocks the creature each combat if able (509.1c).
    MustBeBlocked(OnlyTrue),
    /// All of these creatures that are able to block the creature do so (509.1c). `{}` is all creatures.
    MustBeBlockedBy(Selector),
    /// The object may do this although a rule or effect says that it can't.
    May(Allowance),
    /// Spells cost more or less to cast (601.2f).
    CostOf {
        /// The spells. The spell that an exiled card becomes is `{ card_of: $exiled }`; the name alone points at the card in exile.
        spells: Selector,
        /// The players who cast them.
        who: Ref,
        /// The increase. Left out: none.
        #[serde(default)]
        more: Option<ManaCost>,
        /// The reduction, which reduces only the generic part. Left out: none.
        #[serde(default)]
        less: Option<ManaCost>,
        /// A factor by which the cost is multiplied. Left out: 1.
        #[serde(default)]
        times: Option<Amount>,
        /// The least amount of mana that such a spell costs, after all other effects. Left out: no minimum.
        #[serde(default)]
        at_least: Option<u32>,
    },
    /// Activated abilities cost more or less to activate (601.2f).
    AbilityCostOf {
        /// The objects whose abilities they are.
        of: Selector,
        /// Only the abilities that this keyword stands for ("cycling costs"). Left out: all abilities.
        #[serde(default)]
        keyword: Option<Name>,
        /// Whether mana abilities cost what they cost otherwise ("unless they're mana abilities").
        #[serde(default)]
        except_mana: bool,
        /// The increase. Left out: none.
        #[serde(default)]
        more: Option<ManaCost>,
        /// The reduction, which reduces only the generic part. Left out: none.
        #[serde(default)]
        less: Option<ManaCost>,
        /// A factor by which the cost is multiplied. Left out: 1.
        #[serde(default)]
        times: Option<Amount>,
    },
    /// Creatures can't attack unless their controller pays a cost for each of them (508.1h).
    AttackCost {
        /// The creatures. Left out: all creatures.
        #[serde(default)]
        of: Option<Selector>,
        /// The players and planeswalkers that they attack. Left out: any player or planeswalker.
        #[serde(default)]
        whom: Option<Selector>,
        /// The cost for each creature.
        cost: Vec<Cost>,
    },
    /// No more than this number of creatures can attack each combat (508.1c).
    AttackAtMost {
        /// The greatest number of creatures.
        count: u32,
        /// The players or planeswalkers that they attack. Left out: any of them.
        #[serde(default)]
        whom: Option<Selector>,
    },
    /// No more than this number of creatures can block each combat (509.1b).
    BlockAtMost(u32),
    /// The creature can't be blocked unless the defending player pays this cost, once for all creatures that block it (509.1d).
    BlockCost(Vec<Cost>),
    /// The creature can't block unless its controller pays this cost (509.1d).
    CostToBlock(Vec<Cost>),
    /// The controller of the creature may pay this cost as it attacks (508.1g): exert, enlist.
    MayPayToAttack(AttackOption),
    /// A player may cast these spells for an alternative cost instead of their mana cost. `{X}` in the cost is the mana value of the spell.
    AlternativeCost {
        /// The spells.
        spells: Selector,
        /// The players who cast them.
        who: Ref,
        /// The alternative cost.
        cost: Vec<Cost>,
    },
    /// A player can't cast these spells.
    CantPlay {
        /// The players.
        who: Ref,
        /// The spells. Left out: all spells.
        #[serde(default)]
        what: Option<Selector>,
        /// The zones from which they can't be cast. Left out: any zone.
        #[serde(default)]
        from: Vec<Zone>,
        /// The restriction applies only while the condition is true. `$player` is the player who would cast the spell: "can't cast more than one
        /// spell each turn" asks whether that player has cast one. Left out: it always applies.
        #[serde(default, rename = "if")]
        condition: Option<Condition>,
        /// The restriction applies only while that player could not cast a sorcery ("only any time they could cast a sorcery").
        #[serde(default)]
        but_as_a_sorcery: bool,
        /// The restriction applies to playing lands too.
        #[serde(default)]
        lands: bool,
    },
    /// A player may cast these spells at any time when the player could cast an instant ("as though they had flash"), from any zone from which the
    /// player may cast them.
    CastAsInstants {
        /// The players.
        who: Ref,
        /// The spells. Left out: all spells.
        #[serde(default)]
        what: Option<Selector>,
    },
    /// A player can't activate these abilities, whoever controls their object.
    CantActivate {
        /// The players.
        who: Ref,
        /// The objects whose abilities they are. Left out: any object.
        #[serde(default)]
        of: Option<Selector>,
        /// The abilities. Left out: all abilities, including mana abilities.
        #[serde(default)]
        abilities: AbilityIs,
    },
    /// Players can't do this, even if an effect says that they do.
    PlayerCant {
        /// The players.
        who: Ref,
        /// The action or event that is forbidden.
        what: PlayerDeed,
        /// This holds only while the condition is true. `$player` is each of the players: "can't draw more than one card each turn" asks whether that
        /// player has drawn one. Left out: it always holds.
        #[serde(default, rename = "if")]
        condition: Option<Condition>,
    },
    /// Players have this keyword ability: hexproof, shroud or protection.
    PlayerHas {
        /// The players.
        who: Ref,
        /// The keyword.
        keyword: Keyword,
    },
    /// Damage can't be prevented (615.12). `{}` is all damage.
    Unpreventable {
        /// The sources of the damage. Left out: any source.
        #[serde(default)]
        source: Option<Selector>,
        /// The objects or players that are dealt the damage. Left out: any of them.
        #[serde(default)]
        to: Option<Selector>,
        /// With `true`, only combat damage; with `false`, only noncombat damage. Left out: any damage.
        #[serde(default)]
        combat: Option<bool>,
    },
    /// The triggered abilities of these permanents trigger one additional time (603.2d).
    TriggersAgain {
        /// The event that causes the ability to trigger. Left out: any event.
        #[serde(default)]
        when: Option<EventPattern>,
        /// The permanents.
        of: Selector,
    },
    /// An event does not cause abilities of permanents to trigger.
    TriggersNothing {
        /// The event.
        when: EventPattern,
        /// The permanents whose abilities do not trigger. Left out: abilities of all objects, in every zone.
        #[serde(default)]
        of: Option<Selector>,
    },
    /// A player may play these cards from the zones that they are in. A permission only to cast cards leaves lands out: `not: { type: land }`.
    MayPlay {
        /// The players.
        who: Ref,
        /// The cards.
        what: Selector,
        /// The player casts the card without paying its mana cost.
        #[serde(default)]
        free: bool,
        /// The alternative cost that the player pays (escape). For a card in the player's hand it is one more cost that the player may choose. Left out: the
        /// mana cost.
        #[serde(default)]
        cost: Vec<Cost>,
        /// The additional cost that the player pays (retrace). For a card in the player's hand the player may choose it. Left out: none.
        #[serde(default)]
        additional: Vec<Cost>,
        /// The player may play only one of the cards this way each turn.
        #[serde(default)]
        once_each_turn: bool,
        /// The card is cast transformed: it has its back face up on the stack and on the battlefield (disturb). A card without a back face can't be
        /// cast this way.
        #[serde(default)]
        transformed: bool,
    },
    /// A player who would face a villainous choice faces it additional times, one after another (701.55c).
    FacesChoiceAgain {
        /// The players.
        who: Ref,
        /// The number of additional times.
        #[serde(default = "one")]
        times: Amount,
    },
    /// A player skips a step.
    SkipStep {
        /// The players.
        who: Ref,
        /// The step.
        step: super::values::Step,
    },
    /// A player may play additional lands on each of their turns (305.2).
    ExtraLands {
        /// The players.
        who: Ref,
        /// The number of additional lands.
        count: Amount,
    },
    /// A player can't untap more than a number of these permanents during each of their untap steps. The player chooses which ones, and untaps as
    /// many as possible (502.3).
    UntapAtMost {
        /// The players. Left out: every player.
        #[serde(default)]
        who: Option<Ref>,
        /// The permanents.
        what: Selector,
        /// The greatest number of permanents.
        count: Amount,
    },
    /// The maximum hand size of a player.
    HandSize {
        /// The players.
        who: Ref,
        /// The number of cards.
        size: Amount,
    },
    /// If a spell or ability would add mana of another colour, it adds mana of this colour instead (614.1a).
    ManaBecomes {
        /// The players who control the spells and abilities.
        of: Ref,
        /// The colour.
        color: Color,
    },
    /// If a permanent is tapped for mana, it produces other mana instead (106.12b). Exactly one of `mana`, `kind` and `times` is given.
    TappedMakes {
        /// The permanents.
        what: Selector,
        /// The players who tap them. Left out: any player.
        #[serde(default)]
        who: Option<Ref>,
        /// The mana that is produced, instead of mana of any type and amount.
        #[serde(default)]
        mana: Option<ManaCost>,
        /// The kind of mana that is produced, in the same amount.
        #[serde(default)]
        kind: Option<ManaKind>,
        /// The factor by which the mana is multiplied.
        #[serde(default)]
        times: Option<u32>,
    },
    /// Players may spend mana as though it were mana of another kind (609.4b).
    SpendAsThough {
        /// The players.
        who: Ref,
        /// The kinds of mana. Left out: all kinds.
        #[serde(default)]
        mana: Vec<ManaKind>,
        /// The kinds of mana as which it may be spent.
        as_though: Vec<ManaKind>,
        /// The spells and abilities on which it may be spent this way. The spell that an exiled card becomes is `{ card_of: $exiled }`; the
        /// name alone points at the card in exile. Left out: all of them.
        #[serde(default)]
        on: Option<Selector>,
        /// The mana can't be spent in any other way.
        #[serde(default)]
        only: bool,
    },
    /// Spells and abilities can't search the libraries of these players, reveal cards from them, or move cards into them or out of them.
    LibraryOutOfReach(Ref),
    /// Players may look at cards in a zone at any time, or another player plays with those cards revealed to them.
    MayLook {
        /// The players who may look at the cards.
        who: Ref,
        /// The zone. In a library, only the top card can be looked at.
        zone: Zone,
        /// The players whose zone it is.
        of: Ref,
        /// The cards that can be looked at: `linked` is the card that hideaway exiled. Left out: all of them.
        #[serde(default)]
        what: Option<Selector>,
    },
}

/// The kind of change that a modification makes. Its layer, and the objects that it affects, follow from the kind.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Kind {
    /// The controller of an object.
    Control,
    /// The text of an object.
    Text,
    /// The types of an object.
    Type,
    /// The colours of an object.
    Color,
    /// The abilities of an object.
    Abilities,
    /// The power and toughness of an object, set to values.
    PtSet,
    /// The power and toughness of an object, changed by amounts.
    PtChanged,
    /// The power and toughness of an object, switched.
    PtSwitched,
    /// The actions that an object may, must or can't take, and the events that can't happen to it.
    Deed,
    /// The rules for players and for the game.
    Rule,
}

impl Kind {
    /// Whether it changes rules, and neither characteristics nor control.
    #[must_use]
    pub fn is_rule(self) -> bool {
        matches!(self, Self::Deed | Self::Rule)
    }
}

impl Modification {
    /// The kind of change that it makes.
    #[must_use]
    pub fn kind(&self) -> Kind {
        match self {
            Self::Control(_) => Kind::Control,
            Self::ColorWords(_) | Self::ChangeWord { .. } | Self::NoManaCost(_) => Kind::Text,
            types!() | Self::AddChosenSubtype(_) | Self::SetChosenSubtype(_) => Kind::Type,
            Self::SetColors(_) | Self::AddColors(_) | Self::SetChosenColor(_) | Self::AddChosenColor(_) => Kind::Color,
            Self::AddKeyword(_)
            | Self::AddAbilities(_)
            | Self::AddThisAbility(_)
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

fn one() -> Amount {
    Amount::Fixed(1)
}
