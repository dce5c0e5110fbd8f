//! The rules that ever changed, a field for each, in the order in which they were met.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::{EditionId, Words, WordsLayer};

edition_rules! {
    /// Which legendary permanents of one name stay (420.5e, now 704.5j).
    legend_rule: LegendRule {
        /// The one longest on the battlefield stays; if two are, none does.
        NewestDies,
        /// None stays, whoever controls them.
        AllDie,
        /// Each player keeps one of those that player controls.
        ControllerKeepsOne,
    }
    /// What makes a creature legendary (215.2 of 2001, now 205.4d).
    legends: Legends {
        /// The creature type Legend does, beside the supertype.
        TypeOrSupertype,
        /// The supertype alone does, and Legend is no creature type.
        Supertype,
    }
    /// Whether a Wall can attack (308.1 of 2001; now only defender says no, 702.3).
    walls: Walls {
        /// A creature with the type Wall can't attack.
        CannotAttack,
        /// The type means nothing by itself.
        MeanNothing,
    }
    /// When combat damage is dealt (310, now 510).
    combat_damage: CombatDamage {
        /// Assigned damage waits on the stack, and players act before it is dealt.
        OnTheStack,
        /// Damage is dealt as soon as it is assigned.
        AtOnce,
    }
    /// What unspent mana does to the player who loses it (300.3; gone today).
    mana_burn: ManaBurn {
        /// One life for each mana.
        Burns,
        /// Nothing.
        Harmless,
    }
    /// When unspent mana is lost (300.3, now 500.5).
    mana_empties: ManaEmpties {
        /// As a phase ends.
        EachPhase,
        /// As a step or phase ends.
        EachStep,
    }
    /// How the card of the draw step is drawn (304.1, now 504.1).
    draw_step: DrawStep {
        /// As a triggered ability that nobody controls, on top of what triggers in the same step.
        OnTheStackUncontrolled,
        /// First thing in the step, without the stack.
        TurnBased,
    }
    /// When mana for a cost is produced (409.1g, now 601.2g).
    mana_abilities: ManaAbilities {
        /// While paying, after the cost is locked in and in any order with other payments.
        WhilePaying,
        /// In one go before anything is paid.
        BeforePaying,
    }
    /// How continuous effects are put in order (418.5, now 613).
    layers: Layers {
        /// Copies, then types, then counters, then all the rest by dependency and timestamp.
        CountersFirst,
        /// Six layers, without one for colour; an effect that changes a type applies whole with the types. Within the last, counters
        /// come after what an object sets itself and before all the rest.
        TypeEffectsWhole,
        /// Six layers, the parts of an effect each in their own; in the last, effects of resolutions before counters too, switches last.
        ColorAmongTheRest,
        /// Seven layers, with one for colour and sublayers for power and toughness.
        Seven,
    }
    /// When the permanent for an offering is sacrificed (502.42b, now 702.48b).
    offering_paid: OfferingPaid {
        /// As the spell is announced: it is gone before targets are chosen.
        AtAnnouncement,
        /// With the other costs: it is still there while mana is produced.
        AtPayment,
    }
    /// What decides which counters sunburst gives (502.37a, now 702.44a).
    sunburst: Sunburst {
        /// Whether the spell is a creature spell.
        ByTheSpell,
        /// Whether the permanent is a creature as it enters.
        AsItEnters,
        /// Whether it would enter as a creature if nothing changed its types.
        IgnoringTypeChanges,
    }
    /// How often one spell or ability may target one thing (409.1c, now 601.2c).
    targets_repeat: TargetsRepeat {
        /// Once.
        Never,
        /// Once for each instance of the word "target".
        OncePerInstance,
    }
    /// What comes of triggers not yet on the stack when the turn is ended (509.2, now 723.1a).
    end_the_turn_triggers: EndTheTurnTriggers {
        /// They wait for the cleanup step.
        Wait,
        /// Those from before the process cease to exist.
        Cease,
    }
    /// When creatures leave combat as the turn is ended (509.1b, now 723.1d).
    end_the_turn_combat: EndTheTurnCombat {
        /// Before state-based actions are checked.
        BeforeTheCheck,
        /// As the step ends, after they have been checked.
        AsTheStepEnds,
    }
    /// What becomes of a spell or ability without a legal target (413.2a, now 608.2b).
    no_legal_targets: NoLegalTargets {
        /// The rules counter it.
        Countered,
        /// It doesn't resolve, and nothing countered it.
        DoesNotResolve,
    }
    /// What "indestructible" is (a word of the glossary in 2004, now 702.12).
    indestructible: Indestructible {
        /// A quality that an effect gives, and that stays when abilities are lost.
        State,
        /// An ability, lost with the others.
        Keyword,
    }
    /// What becomes of +1/+1 and -1/-1 counters on one permanent (420.5n of 2006, now 704.5q).
    opposing_counters: OpposingCounters {
        /// They stay side by side.
        StayTogether,
        /// They come off in pairs.
        CancelOut,
    }
    /// Who owns a token (216.1, now 111.2).
    token_owner: TokenOwner {
        /// Who controls the effect that made it.
        ControllerOfEffect,
        /// The player under whose control it entered.
        ItsPlayer,
    }
    /// What a doubled power or toughness is (418.3c of 2001, now 701.10b).
    doubling: Doubling {
        /// A doubling, reckoned anew with the other effects.
        StaysDoubling,
        /// An addition, settled on resolution.
        BecomesAddition,
    }
    /// In which order extra turns are taken (300.6, now 500.7).
    extra_turns: ExtraTurns {
        /// In the order in which they were given.
        OldestFirst,
        /// The one given last comes first.
        NewestFirst,
    }
    /// What a permanent is that is face down, where nothing else says so (504.2, now 708.2a).
    face_down: FaceDown {
        /// A creature of 0/1.
        ZeroOne,
        /// A creature of 2/2.
        TwoTwo,
    }
    /// What lets a face-down permanent's controller turn it face up (504.3, now 708.7).
    turning_face_up: TurningFaceUp {
        /// Having priority, for nothing.
        HavingPriority,
        /// An ability of the permanent, such as morph.
        AnAbility,
    }
    /// The mana cost of lands, of tokens and of what is face down (203.1, now 202.1b).
    no_mana_cost: NoManaCost {
        /// It is {0}.
        IsZero,
        /// There is none.
        IsNone,
    }
    /// Which creature type can be chosen (214.7a of 2001, now 205.3).
    creature_type_chosen: CreatureTypeChosen {
        /// Any noun that means nothing else in the game.
        AnyNoun,
        /// One that exists.
        Existing,
    }
    /// What an ability on the stack is besides its text (217.6b and 409.1a of 2001, now 113.7).
    abilities_on_the_stack: AbilitiesOnTheStack {
        /// What its source is: they have its colour, its types and its name, as long as it has them.
        LikeTheirSource,
        /// Nothing.
        NothingBesides,
    }
    /// Whether each target gets something of what is divided among a set number of targets (409.1e, now 601.2d).
    division: Division {
        /// Only where it is divided among a variable number of them.
        SomeForEachOfAVariableNumber,
        /// Each does.
        SomeForEach,
    }
    /// What a power or toughness below 0 counts as, where it isn't changed (104.2, now 107.1b).
    negative_numbers: NegativeNumbers {
        /// As what it is.
        Count,
        /// As 0.
        CountAsZero,
    }
    /// Which zone changes abilities look back from (410.10d, now 603.10a).
    looks_back: LooksBack {
        /// What leaves the battlefield.
        LeavingPlay,
        /// Also what goes from where all see it into a hand or library.
        LosingSight,
        /// Also what leaves a graveyard.
        LeavingGraveyardsToo,
    }
    /// Whether an ability finds what it triggered on where it went into a hand or library (410.10, now 603.6 and 400.7e).
    hidden_zones_found: HiddenZonesFound {
        /// It does.
        Found,
        /// It doesn't.
        NotFound,
    }
    /// What an effect that changes characteristics and rules of play affects (418.3b, now 611.2c).
    affected_sets: AffectedSets {
        /// What it affected as it began, in whole.
        AsOne,
        /// What it affected as it began, by the parts that change characteristics; by the others whatever fits.
        PartByPart,
    }
    /// What is attached and is neither Aura nor Equipment (420.5m of 2006, now 704.5p and 701.3b).
    stray_attachments: StrayAttachments {
        /// It stays so.
        Stay,
        /// It comes off.
        ComeOff,
        /// It comes off, and no effect attaches it.
        AreNotAttached,
    }
    /// Which subtypes an object can gain (205.3d today).
    subtypes_gained: SubtypesGained {
        /// Any.
        Any,
        /// Those of the types it has.
        OfItsTypes,
    }
    /// What turning face up or face down does to a timestamp (613.7f today).
    turned_over: TurnedOver {
        /// Nothing.
        KeepsItsTimestamp,
        /// The permanent gets a new one.
        GetsANewTimestamp,
    }
    /// When something enters as a copy, among the effects on how it enters (419.9a of 2006, now 616.1c).
    copies_enter: CopiesEnter {
        /// As the player says.
        WhenChosen,
        /// Before the others.
        First,
    }
    /// Which durations may be over before an effect begins, so that it does nothing (418.3d, now 611.2b).
    ended_durations: EndedDurations {
        /// Any.
        Any,
        /// Those that say for how long something has to be so.
        AsLongAs,
    }
    /// Where a power and toughness count that an ability of the object defines (208.2 and 405.2a, now 604.3).
    defined_power: DefinedPower {
        /// On the battlefield; elsewhere they are 0.
        InPlay,
        /// In every zone.
        Everywhere,
    }
    /// Who assigns damage in the second of two combat damage steps, beside who strikes twice (502.2b, 310.5, now 510.4).
    second_damage_step: SecondDamageStep {
        /// Who had neither first nor double strike as the first began.
        WhoLackedFirstStrike,
        /// Who assigned none in the first.
        WhoAssignedNothing,
    }
    /// The timestamp of a static ability that an effect gave (418.5f, now 613.7a).
    granted_timestamp: GrantedTimestamp {
        /** That of the object that has it. */ OfItsObject,
        /** That of the object or of the effect, whichever is later. */ TheLater,
    }
    /// Whether an ability that adds mana and has a target is a mana ability (406.1, now 605.1a).
    targeted_mana_abilities: TargetedManaAbilities {
        /** It is. */ AreManaAbilities,
        /** It isn't. */ AreNone,
    }
    /// When an ability triggers that waits for a permanent to be tapped for mana (411.3, now 106.12a).
    tapped_for_mana: TappedForMana {
        /** As the mana ability is played, whatever it makes. */ AsItIsPlayed,
        /** As it makes mana. */ AsItMakesMana,
    }
    /// What a land becomes whose type is set to a basic land type (214.9f of 2001, now 305.7).
    set_land_type: SetLandType {
        /// The basic land of that name: it has its name, and isn't legendary.
        ThatBasicLand,
        /// A land of that type.
        OfThatType,
    }
    /// What an illegal target tells an effect that goes on without it (413.2a, now 608.2b).
    illegal_targets: IllegalTargets {
        /** What it is, or last was. */ Inform,
        /** Nothing. */ SayNothing,
    }
    /// What effects that are there already make of a permanent's own words on how it enters (410.10b, now 614.12).
    entering: Entering {
        /// Nothing: its words count as they stand where it comes from.
        AsItIs,
        /// What they will make of it on the battlefield.
        AsItWillBe,
    }
    /// Who chooses what an Aura enchants that is put onto the battlefield (212.4j, now 303.4f).
    aura_chosen_by: AuraChosenBy {
        /// The player who puts it there.
        WhoPutsItThere,
        /// The player under whose control it comes.
        ItsController,
    }
    /// Who can cast an instant or sorcery spell that is legendary (205.4e today).
    legendary_spells: LegendarySpells {
        /// Whoever can cast such a spell otherwise.
        AreNotRestricted,
        /// Who controls a legendary creature or planeswalker.
        NeedALegend,
    }
    /// What is so of an Aura that is a creature, too (212.4g, now 303.4d).
    creature_auras: CreatureAuras {
        /// It stays attached.
        StayAttached,
        /// It can't be attached to anything.
        AreNotAttached,
    }
    /// What others see of a card in a hidden zone whose ability is activated (409.1a, now 602.2a).
    hidden_abilities: HiddenAbilities {
        /// Nothing that its costs don't show.
        StayHidden,
        /// The card, as long as the ability is on the stack.
        AreRevealed,
    }
    /// What others see of what leaves the battlefield or the stack face down (504.6, now 708.9).
    face_down_leaving: FaceDownLeaving {
        /// What is seen of any card in the zone it goes to.
        Unseen,
        /// Its face.
        Revealed,
    }
    /// What damage does to a creature whose toughness is 0 or less (420.5c, now 704.5g).
    damage_without_toughness: DamageWithoutToughness {
        /// It is destroyed, too.
        Destroys,
        /// Nothing besides.
        DoesNothing,
    }
    /// From what protection from a card type, subtype or supertype protects (502.7a, now 702.16a).
    protection_from_types: ProtectionFromTypes {
        /// From permanents.
        Permanents,
        /// From anything of that type, wherever it is.
        Anything,
    }
    /// How often in a turn a creature attacks that attacks each turn if able (308.2, now 508.1d).
    must_attack: MustAttack {
        /// Once.
        OncePerTurn,
        /// In each combat phase.
        EachCombat,
    }
    /// What a copy of a permanent spell becomes as it resolves (503.10a, now 608.3f).
    permanent_spell_copies: PermanentSpellCopies {
        /// Nothing: off the stack it ceases to exist.
        CeaseToExist,
        /// A token.
        BecomeTokens,
    }
    /// Who sees what a search for cards of some quality in a hidden zone has found (glossary until 2006, now 701.23e).
    cards_found: CardsFound {
        /// Who searches, and who else the text says.
        AsTheTextSays,
        /// Everybody.
        AreRevealed,
    }
    /// The power and toughness of a permanent that isn't a creature (208.3).
    noncreature_size: NoncreatureSize {
        /// What is printed on it or what effects make of that.
        AsItIs,
        /// It has none.
        None,
    }
    /// What an effect of a resolution affects that changes who controls whatever fits its words (418.3b, now 611.2c).
    control_effects: ControlEffects {
        /// Whatever fits as long as the effect lasts.
        WhateverFits,
        /// What fits as the effect begins.
        WhatFitsAsTheyBegin,
    }
    /// How many opponents creatures can attack in one combat phase (306.3, now 802).
    attacked_players: AttackedPlayers {
        /// One, whom the active player chooses.
        One,
        /// Several.
        Several,
    }
    /// Whether there are kinds of counters by which rules go, beside those on power, toughness and poison (122.1b-i).
    counters_with_rules: CountersWithRules {
        /// There aren't: they are markers.
        AreNone,
        /// Keyword, shield, stun, finality, rad, loyalty and defense counters.
        ThereAreSome,
    }
    /// What becomes of payments and of control that would be those of a player who has left (600.4b, 600.4d, now 800.4b-c, 800.4f).
    players_who_left: PlayersWhoLeft {
        /// Another player chooses whether to pay, and control stays as it is.
        AreStoodInFor,
        /// Nothing is paid, and what would fall to them is exiled or stays in its zone.
        GetNothing,
    }
    /// What becomes of the last player in the game whom an effect keeps from winning (103.2, now 104.2a).
    left_alone: LeftAlone {
        /// No rule says.
        NotSaid,
        /// That player wins all the same.
        Wins,
    }
    /// Whose words on where it goes count of what nobody sees where it is (217.1d, now 400.6).
    own_moves: OwnMoves {
        /// Nobody's: they are those of what is seen.
        AsSeen,
        /// Its own, as it goes where all see it: its owner looks at it.
        OwnerLooks,
    }
    /// Who puts the timestamps of what enters at one time in order (418.5e, now 613.7m).
    timestamp_order: TimestampOrder {
        /// The active player, all of them.
        ActivePlayer,
        /// Each player those of what that player will control, the active player first.
        EachPlayer,
    }
    /// Which objects no longer there may be chosen as sources of damage (419.8a, now 609.7a).
    damage_sources: DamageSources {
        /// Those that something on the stack refers to.
        OfTheStack,
        /// Those, too, that a replacement effect or a delayed trigger that waits refers to.
        OfWhatWaits,
    }
    /// When a cost is paid that is left to chance (409.1h, now 601.2h).
    chance_costs: ChanceCosts {
        /// When the player likes.
        InAnyOrder,
        /// After all others.
        Last,
    }
    /// When an amount is read that is divided among targets (413.2f, now 601.2d).
    divided_amounts: DividedAmounts {
        /// On resolution.
        OnResolution,
        /// With the targets.
        WithTheTargets,
    }
    /// What comes of a combat phase in which no creature was declared as an attacker (308.4, now 508.8).
    without_attackers: WithoutAttackers {
        /// It goes straight to its last step.
        EndsAtOnce,
        /// Nobody blocks, and no damage is dealt.
        SkipsTheFight,
        /// The same, unless a creature was put onto the battlefield attacking.
        SkipsTheFightIfNothingAttacks,
    }
    /// What a card is that was exiled face down, and who knows it (406.3 and 406.3a today).
    exiled_face_down: ExiledFaceDown {
        /// What it is face up, and nobody knows it.
        WhatItIs,
        /// Nothing: it has no characteristics. Who had looked at it where it came from knows it.
        Nothing,
    }
    /// When a prohibition looks at a spell whose announcement changes what it looks at (409.1a, now 601.3a).
    prohibitions_look: ProhibitionsLook {
        /// As the spell is announced, and again with its choices.
        AtOnce,
        /// With its choices.
        WithItsChoices,
    }
    /// When an effect holds that says what a card is that it puts onto the battlefield (611.2e today).
    effects_on_what_enters: EffectsOnWhatEnters {
        /// Once the card is there.
        Afterwards,
        /// As it enters.
        AsItEnters,
    }
    /// Whether counters with which something enters are put on it (122.6 today).
    counters_on_entering: CountersOnEntering {
        /// They aren't: it has them as it enters.
        AreThere,
        /// They are: what happens as counters are put on something happens.
        ArePut,
    }
}
