//! Rule marks: the names by which engine code says which rule it carries out.
//!
//! Rule numbers change from edition to edition; a mark does not. `fixtures/rules/marks.yaml` gives the number of each mark in each edition, so that a
//! trace shows the numbers of the edition in use. The marks are in the order of today's rulebook.

use std::fmt;
use std::str::FromStr;

#[cfg(feature = "schema")]
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// How the engine used a rule. These records prove clauses.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum MarkUse {
    /// The rule changed what happened.
    Applied,
    /// The rule was checked and had nothing to do.
    Considered,
    /// The rule refused an action, which did not happen.
    Refused,
}

/// A word that is not the name of a rule mark.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("unknown rule mark `{0}`")]
pub struct UnknownRule(pub String);

/// Declares the marks once: variant, name and summary together.
macro_rules! rules {
    ($($variant:ident => $word:ident, $gist:literal;)+) => {
        /// A procedure or clause of the rules that engine code carries out.
        #[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
        #[cfg_attr(feature = "schema", derive(JsonSchema))]
        #[serde(rename_all = "snake_case")]
        pub enum Rule {
            $(#[doc = $gist] $variant,)+
        }

        impl Rule {
            /// Every mark, in the order of the rulebook.
            pub const ALL: &[Rule] = &[$(Rule::$variant),+];

            /// The name of the mark in fixtures and records.
            #[must_use]
            pub fn word(self) -> &'static str {
                match self { $(Rule::$variant => stringify!($word),)+ }
            }

            /// A summary of the rule.
            #[must_use]
            pub fn gist(self) -> &'static str {
                match self { $(Rule::$variant => $gist,)+ }
            }
        }

        impl FromStr for Rule {
            type Err = UnknownRule;

            fn from_str(word: &str) -> Result<Self, Self::Err> {
                match word {
                    $(stringify!($word) => Ok(Rule::$variant),)+
                    other => Err(UnknownRule(other.to_owned())),
                }
            }
        }
    };
}

impl fmt::Display for Rule {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.word())
    }
}

rules! {
    CardBeatsRule => card_beats_rule, "If a card contradicts a rule, the card takes precedence.";
    CantBeatsCan => cant_beats_can, "If one effect allows an action and another forbids it, the action is forbidden.";
    AsMuchAsPossible => as_much_as_possible, "A player follows an instruction as far as possible and skips the impossible part.";
    ActivePlayerFirst => active_player_first, "If several players choose at the same time, the active player chooses first.";
    WinGame => win_game, "An effect makes a player win.";
    LoseGame => lose_game, "An effect makes a player lose.";
    DrawnGame => drawn_game, "If all remaining players lose at the same time, the game is a draw.";
    FragmentedLoop => fragmented_loop, "The active player can't repeat an action that another player has undone, if that repeats a position.";
    MandatoryLoop => mandatory_loop, "A loop that contains only mandatory actions ends the game in a draw.";
    ColorOfObject => color_of_object, "An object has the colours of its mana cost, unless it defines them itself.";
    SizeOfCreature => size_of_creature, "A creature without a value for its power or toughness has 0.";
    CouldProduce => could_produce, "A permanent could produce the kinds of mana that its abilities would produce, even if their costs can't be paid.";
    ManaEmpties => mana_empties, "Unspent mana leaves the pool as a phase, or a step, ends.";
    ManaBurn => mana_burn, "A player loses life for unspent mana that leaves the mana pool.";
    ManaPersists => mana_persists, "An effect keeps unspent mana in the mana pool as phases and steps end.";
    ManaRestriction => mana_restriction, "Mana with a restriction pays any cost of the spells or abilities that the restriction names, and no other cost.";
    ManaRider => mana_rider, "Mana with an additional effect affects the spell on which it is spent.";
    ManaAsThough => mana_as_though, "Mana is spent as though it were of another colour.";
    PermanentStatus => permanent_status, "A status (tapped, flipped) is not a characteristic and is not copied.";
    TurnFaceUp => turn_face_up, "A face-down permanent is turned face up only by what allows it, which is a special action.";
    TokenOwner => token_owner, "The owner of a token is the player whom the edition names.";
    NoTokenOfSpellCard => no_token_of_spell_card, "No token is created as a copy of an instant or sorcery card.";
    TokensAreNoCards => tokens_are_no_cards, "A token in a zone other than the battlefield is no card there.";
    TokenCharacteristics => token_characteristics, "A token has the characteristics that the effect that creates it states.";
    AbilityOutlivesSource => ability_outlives_source, "An ability on the stack stays there even if its source leaves its zone.";
    AbilityZone => ability_zone, "An ability functions only on the battlefield, unless it states or implies another zone.";
    TargetLegality => target_legality, "Only a legal object or player can be a target.";
    TargetItself => target_itself, "Nothing on the stack can be a target of itself.";
    OnlyPermanents => only_permanents, "Only permanents are targets, unless the text names players, spells, abilities or another zone.";
    TargetsOfSpell => targets_of_spell, "An effect looks at the targets of a spell and at their number.";
    ChangeTargets => change_targets, "An effect changes the targets of a spell or ability to other legal targets.";
    Priority => priority, "Only the player with priority may act, and priority passes in turn order.";
    ActivePlayerPriority => active_player_priority, "As a step begins, after its turn-based actions, the active player gets priority.";
    PriorityAfterResolution => priority_after_resolution, "After a spell or ability has resolved, the active player gets priority.";
    PriorityKept => priority_kept, "A player who has cast a spell, activated an ability or taken a special action has priority again.";
    AllPass => all_pass, "If all players pass in succession, the top object of the stack resolves, or the step ends.";
    UnpayableCost => unpayable_cost, "A player can't begin to pay a cost that can't be paid in full.";
    NoManaCost => no_mana_cost, "A mana cost of an object that has none can't be paid.";
    GenericReduction => generic_reduction, "A reduction of generic mana reduces only the generic part of a cost.";
    ColoredReduction => colored_reduction, "A reduction of coloured mana reduces mana of that colour first, then generic mana.";
    CostFloor => cost_floor, "Reductions can't make a cost less than {0}.";
    AdditionalCost => additional_cost, "An additional cost is paid together with the mana cost or the alternative cost.";
    AlternativeCost => alternative_cost, "An alternative cost is paid instead of the mana cost, and only one can be paid.";
    WithoutManaCost => without_mana_cost, "A spell is cast without paying its mana cost, but additional costs are still paid.";
    ManaCostPaid => mana_cost_paid, "In an object's mana cost that an effect has a player pay, {X} is 0, or the value chosen for a spell on the stack.";
    PayAsGeneric => pay_as_generic, "Instead of its mana cost, a spell costs generic mana equal to its mana value.";
    LifeGain => life_gain, "A player gains life.";
    LifeLoss => life_loss, "A player loses life.";
    LifeSet => life_set, "If a life total is set to a number, the player gains or loses the difference.";
    ManaAbilitiesOptional => mana_abilities_optional, "A player who has to pay a cost need not activate mana abilities.";
    LifePayment => life_payment, "Life is paid as a cost.";
    LifeCantBeGained => life_cant_be_gained, "A player who can't gain life gains none.";
    DamageToPlayer => damage_to_player, "A player loses as much life as damage is dealt to that player.";
    DamageToPlaneswalker => damage_to_planeswalker, "Damage dealt to a planeswalker removes the same number of loyalty counters from it.";
    DamageToCreature => damage_to_creature, "Damage dealt to a creature stays marked on it.";
    DamageSource => damage_source, "Damage has a source, and the characteristics of the source affect the result of the damage.";
    DrawOneByOne => draw_one_by_one, "Several cards are drawn one at a time.";
    DrawReplaced => draw_replaced, "A draw is replaced even when the library is empty.";
    CountersOnObject => counters_on_object, "Counters are put on or removed from an object.";
    CountersOnPlayer => counters_on_player, "Counters are given to or removed from a player.";
    CountersCease => counters_cease, "Counters cease to exist if their object changes zones.";

    SameName => same_name, "Two objects have the same name.";
    NameMeansThis => name_means_this, "A card's own name in its text means the object with that text.";
    NameACard => name_a_card, "A player chooses a card name.";
    ManaValue => mana_value, "An object's mana value counts the mana in its mana cost.";
    ManaValueX => mana_value_x, "In a mana value, {X} is the chosen value on the stack, and 0 in other zones.";
    CreatureTypeChoice => creature_type_choice, "A player who chooses a creature type chooses from a closed list.";
    SupertypeStays => supertype_stays, "Supertypes stay if card types or subtypes change.";
    SubtypeCounts => subtype_counts, "A creature has only the subtypes of its type line, not the words in its name.";
    EquipRestriction => equip_restriction, "An Equipment can be attached only to a creature that it may equip.";
    SummoningSickness => summoning_sickness, "A creature that its controller has not controlled since the turn began can't attack or be tapped for its own costs.";
    EnchantRestriction => enchant_restriction, "An Aura, or a local enchantment, can be attached only to an object or player that it may enchant.";
    LandFromHand => land_from_hand, "A player plays a land from their hand, unless an effect permits another zone.";
    PlayLand => play_land, "A player plays one land a turn, in their own main phase and without the stack.";
    LandTiming => land_timing, "A land is played only in its player's own main phase, with priority and an empty stack.";
    LandTurn => land_turn, "A player plays no land in another player's turn.";
    LandIsNoSpell => land_is_no_spell, "A land that is something else, too, can't be cast.";
    LandTypeMana => land_type_mana, "A land with a basic land type has that type's mana ability.";
    LandTypeSet => land_type_set, "A land whose type is set loses its other land types and its abilities.";

    OwnersZone => owners_zone, "A card goes to its owner's zone, even if another player controlled it.";
    MadnessFound => madness_found, "What refers to a discarded card finds it where its madness ability has put it.";
    HiddenNotFound => hidden_not_found, "An ability doesn't find an object in the hand or library into which it was put.";
    NewObject => new_object, "An object that changes zones becomes a new object without memory of its earlier existence.";
    LibraryOrder => library_order, "Players do not change the order of a library.";
    LibraryArranged => library_arranged, "The owner orders cards that are put into a library at the same time.";
    GraveyardArranged => graveyard_arranged, "The owner orders cards that are put into a graveyard at the same time.";
    HiddenLibrary => hidden_library, "Players can't look at the cards in a library, unless an effect allows it.";
    HiddenHand => hidden_hand, "A player can look at the own hand, and at the hand of another player only if an effect allows it.";
    TopCardSeen => top_card_seen, "The top card of a library is revealed, or a player may look at it.";
    NewTopUnseen => new_top_unseen, "A new top card of a library is not revealed before the spell has been cast or the ability activated.";
    StackOrder => stack_order, "The object that was put on the stack last resolves first.";
    ExiledAgain => exiled_again, "An object that is exiled in exile doesn't change zones, but becomes a new object.";
    ExileFaceUp => exile_face_up, "An exiled card is face up, unless the effect that exiles it says otherwise.";
    ExileFaceDown => exile_face_down, "A card is exiled face down.";
    PaidWith => paid_with, "An effect knows the objects that paid for its spell, or for the spell that became its permanent, and the player whom a cost chose.";
    PlayFromExile => play_from_exile, "A card may be played from exile.";
    PlayFromGraveyard => play_from_graveyard, "A card may be played from a graveyard.";
    PlayFromElsewhere => play_from_elsewhere, "A card may be played from a library or from another player's hand.";

    ExtraPhase => extra_phase, "An effect adds a phase to the turn.";
    SkipStep => skip_step, "A step, phase or turn is skipped.";
    UntapStep => untap_step, "The active player's permanents untap.";
    DoesNotUntap => does_not_untap, "A permanent does not untap during the untap step of its controller.";
    DrawStep => draw_step, "The active player draws a card in the draw step.";
    FightSkipped => fight_skipped, "Without attackers, no blockers are declared and no combat damage is dealt: both steps are skipped.";
    DeclareAttackers => declare_attackers, "The active player declares attackers.";
    AttackDefender => attack_defender, "An attacking creature attacks an opponent, or a planeswalker of an opponent.";
    AttackRestriction => attack_restriction, "A restriction prevents a creature from attacking.";
    AttackRequirement => attack_requirement, "A creature attacks if able, but no player has to pay a cost for that.";
    AttackTaps => attack_taps, "A creature becomes tapped as it is declared as an attacker.";
    AttackCost => attack_cost, "A cost for attacking is determined as attackers are declared.";
    AttackCostPaid => attack_cost_paid, "All costs for attacking are paid in full, or the attack can't be declared.";
    AttackTrigger => attack_trigger, "An ability triggers as an attacker is declared.";
    EntersAttacking => enters_attacking, "A creature enters the battlefield attacking, but it was not declared as an attacker.";
    RemovedFromCombat => removed_from_combat, "A creature is removed from combat.";
    BlocksByEffect => blocks_by_effect, "An effect makes a creature block.";
    DeclareBlockers => declare_blockers, "The defending player declares blockers.";
    TappedCantBlock => tapped_cant_block, "Only an untapped creature can block.";
    BlockRestriction => block_restriction, "A restriction prevents a creature from blocking or from being blocked.";
    BlockRequirement => block_requirement, "A creature blocks if able.";
    BlockCost => block_cost, "A cost for blocking is determined as blockers are declared.";
    BlockCostPaid => block_cost_paid, "All costs for blocking are paid in full, or the block can't be declared.";
    AttacksNothing => attacks_nothing, "If the attacked player or planeswalker leaves combat, the attacker attacks nothing and deals no combat damage.";
    StaysBlocked => stays_blocked, "An attacker with a declared blocker is blocked, and stays blocked if the blocker leaves combat.";
    Unblocked => unblocked, "An attacker without a declared blocker is unblocked.";
    BlockTrigger => block_trigger, "An ability triggers as a blocker is declared: once for the blocker, once for the attacker.";
    AttackersAssignFirst => attackers_assign_first, "The damage of attackers is divided before the damage of blockers.";
    DamageAssignment => damage_assignment, "Attackers and blockers assign their combat damage.";
    DamageOrder => damage_order, "A creature's damage is assigned in the announced order of the creatures that block it or that it blocks.";
    DamageOnStack => damage_on_stack, "Assigned combat damage waits on the stack.";
    CombatDamage => combat_damage, "All combat damage is dealt at the same time.";
    FirstStrikeStep => first_strike_step, "Creatures with first strike or double strike deal combat damage in an additional step.";
    StepTrigger => step_trigger, "Abilities that trigger as a step begins go on the stack in that step.";
    EndStepTrigger => end_step_trigger, "Abilities that trigger as the end step begins do not trigger if they arrive later in that step.";
    CleanupDiscard => cleanup_discard, "The active player discards down to the maximum hand size.";
    CleanupWearsOff => cleanup_wears_off, "Damage is removed, and \"until end of turn\" effects end.";
    ExtraCleanup => extra_cleanup, "If an ability triggers or a state-based action is performed in a cleanup step, players get priority and another cleanup step follows.";

    AnnounceSpell => announce_spell, "A player announces a spell and puts it on the stack.";
    PartOfCard => part_of_card, "A player who announces a card chooses which half or face of it, or whether its Adventure, is played.";
    Adventure => adventure, "A spell that is an Adventure is exiled as it resolves, and its controller may cast the card from exile.";
    ChooseModes => choose_modes, "A player chooses modes while announcing the spell or ability.";
    ChooseX => choose_x, "A player chooses the value of X while announcing the spell or ability.";
    AnnounceCosts => announce_costs, "Alternative and additional costs are announced before targets.";
    ChooseTargets => choose_targets, "A player chooses targets while announcing the spell or ability.";
    TargetOnce => target_once, "An object or player is a target only once, or once for every \"target\" in the text, as the edition says.";
    DivideEffect => divide_effect, "A player divides an amount among targets while announcing, at least 1 for each.";
    TotalCost => total_cost, "The total cost: the mana cost or an alternative cost, with increases and then reductions.";
    CostIncrease => cost_increase, "An effect increases a cost.";
    CostReduction => cost_reduction, "An effect reduces a cost, after all increases.";
    LeastCost => least_cost, "An effect sets a minimum for the total cost of a spell, after increases and reductions.";
    CostLockIn => cost_lock_in, "The total cost no longer changes after it has been determined.";
    ManaWhilePlaying => mana_while_playing, "A player activates mana abilities to pay the total cost, at the time that the edition says.";
    PayCosts => pay_costs, "A player pays all costs in full, in any order.";
    Rewind => rewind, "An announcement that fails is reversed completely.";
    SpellCast => spell_cast, "A spell has been cast, and abilities that trigger on this trigger now.";
    CastTiming => cast_timing, "The type of a card determines when it may be cast.";
    CantCast => cant_cast, "A rule or effect prevents a player from casting a spell or playing a card.";
    ActivateAbility => activate_ability, "A player activates an ability in the same steps as for casting a spell.";
    ActivationTiming => activation_timing, "An ability can be activated only at certain times.";
    SpecialAction => special_action, "A special action doesn't use the stack.";
    LoyaltyAbility => loyalty_ability, "One loyalty ability of a planeswalker can be activated each turn, when its controller could cast a sorcery.";
    LoyaltyCost => loyalty_cost, "A loyalty ability can't be activated if its permanent has fewer loyalty counters than it removes.";
    ActivationLimit => activation_limit, "A limit on activations applies to the object, whichever player controls it.";
    ManaAbilityNoStack => mana_ability_no_stack, "A mana ability doesn't use the stack.";
    ManaAbilityUnderWay => mana_ability_under_way, "No player activates a mana ability once more before it has resolved.";
    TriggeredManaAbility => triggered_mana_ability, "A triggered mana ability resolves right after the mana ability that triggered it.";
    TriggerEvent => trigger_event, "An ability triggers each time its event happens.";
    TriggerOncePerEvent => trigger_once_per_event, "An ability triggers only once on an event that involves several objects.";
    TriggersAgain => triggers_again, "An effect makes an ability trigger an additional time.";
    UnseenTrigger => unseen_trigger, "An ability does not trigger if its object is at no time visible to all players.";
    TriggerControl => trigger_control, "The controller of the source at the time of the trigger controls the triggered ability.";
    TriggersStacked => triggers_stacked, "Waiting triggered abilities are put on the stack before a player gets priority.";
    TriggerChoices => trigger_choices, "A triggered ability's targets and modes are chosen as it is put on the stack.";
    InterveningIf => intervening_if, "An \"if\" condition right after the trigger event is checked as the ability triggers and as it resolves.";
    ZoneChangeTrigger => zone_change_trigger, "An ability triggers on a zone change, and finds the object in its new zone.";
    LeavesBattlefieldLooksBack => leaves_battlefield_looks_back, "A leaves-the-battlefield ability looks at the game as it was just before the event.";
    DelayedTrigger => delayed_trigger, "A delayed triggered ability waits for its event.";
    Chapter => chapter, "A chapter ability triggers as the lore counters on its Saga reach its number.";
    SagaLore => saga_lore, "Each Saga of a player gets a lore counter as that player's first main phase begins.";
    StateTrigger => state_trigger, "An ability triggers on a game state, and does not trigger again while it waits or is on the stack.";
    ReflexiveTrigger => reflexive_trigger, "An ability triggers on an action that was taken earlier in the same resolution.";
    StaticAbility => static_ability, "A static ability applies without being activated or triggered.";
    CharacteristicDefining => characteristic_defining, "A characteristic-defining ability defines the original value of a characteristic, in every zone.";
    StaticNoLastKnown => static_no_last_known, "A static ability never uses last-known information.";
    LinkedAbilities => linked_abilities, "Two linked abilities of one object refer to the same objects or choices.";
    PairsOfLinkedAbilities => pairs_of_linked_abilities, "Linked abilities that an object acquires by one effect are linked only to one another.";
    NoLegalTargets => no_legal_targets, "If all targets are illegal, the spell or ability does nothing.";
    IllegalTargetSkipped => illegal_target_skipped, "If some targets are illegal, the parts of the effect that concern them do nothing.";
    InstructionOrder => instruction_order, "Instructions are followed in the order written.";
    ChoiceOnResolution => choice_on_resolution, "A player makes all other choices as the spell or ability resolves.";
    InformationOnce => information_once, "An effect reads a number from the game only once, as it applies.";
    LastKnownInformation => last_known_information, "For an object that has left its zone, last-known information is used.";
    LooksBackInTurn => looks_back_in_turn, "An effect checks whether an event happened earlier in the turn.";
    DefaultController => default_controller, "The default controller of a permanent is the player who put its spell onto the stack.";
    PermanentResolves => permanent_resolves, "A permanent spell becomes a permanent under its controller.";
    SpellToGraveyard => spell_to_graveyard, "As the last step of its resolution, an instant or sorcery goes to its owner's graveyard.";
    UntilEvent => until_event, "An object that an effect moves until an event returns immediately after the event.";
    EffectDuration => effect_duration, "A continuous effect lasts as long as its duration says.";
    AffectedSetFixed => affected_set_fixed, "The objects that an effect of a resolving spell or ability changes are determined as the effect begins.";
    AffectedSetOpen => affected_set_open, "The effect of a static ability applies to every object that matches at the time.";
    VariableFixed => variable_fixed, "A variable of a continuous effect is determined once, on resolution.";
    LayerCopy => layer_copy, "Copy effects apply in their layer.";
    LayerControl => layer_control, "Control-changing effects apply in their layer.";
    LayerText => layer_text, "Text-changing effects apply in their layer.";
    LayerType => layer_type, "Effects that change card types, subtypes or supertypes apply in their layer.";
    LayerColor => layer_color, "Colour-changing effects apply in their layer, or in their place before there was one.";
    LayerAbilities => layer_abilities, "Effects that add or remove abilities apply in their layer.";
    LayerPtDefined => layer_pt_defined, "The object itself defines its power and toughness.";
    LayerPtSet => layer_pt_set, "An effect sets power and toughness to a value.";
    LayerPtChanged => layer_pt_changed, "An effect changes power and toughness.";
    LayerPtCounters => layer_pt_counters, "Counters change power and toughness.";
    LayerPtSwitched => layer_pt_switched, "An effect switches power and toughness.";
    Timestamp => timestamp, "Within a layer, the effect with the earlier timestamp applies first.";
    Dependency => dependency, "An effect that depends on another effect applies after it.";
    Replacement => replacement, "A replacement effect replaces an event with another event.";
    ReplacementOnce => replacement_once, "A replacement effect applies to an event only once.";
    EntersReplacement => enters_replacement, "Effects on how a permanent enters apply before it enters, by the characteristics that it would have on the battlefield.";
    DamageToPlaneswalkerInstead => damage_to_planeswalker_instead, "An opponent's noncombat damage to a player may be dealt to a planeswalker of that player instead.";
    Redirection => redirection, "Damage is dealt to another object or player instead, and is otherwise unchanged.";
    SelfReplacementFirst => self_replacement_first, "A self-replacement effect applies before other replacement effects.";
    Prevention => prevention, "Damage is prevented.";
    PreventionShield => prevention_shield, "A prevention shield prevents a stated amount of damage and is then used up.";
    UnpreventableDamage => unpreventable_damage, "Damage that can't be prevented does not use up prevention shields.";
    ContradictoryMoves => contradictory_moves, "If an event would move an object to several zones, the object's controller chooses one of them.";
    AffectedChoosesReplacement => affected_chooses_replacement, "If several replacement effects apply, the affected player, or the affected object's controller, chooses the order.";

    Modal => modal, "A player follows only the chosen modes of a modal spell or ability.";
    Devotion => devotion, "Devotion to colours counts mana symbols of those colours in the mana costs of permanents.";
    Attach => attach, "An object becomes attached to another object or a player, or becomes unattached.";
    NumberOfDesignation => number_of_designation, "The abilities of a monstrous permanent know the X with which it became monstrous.";
    CounterSpell => counter_spell, "A spell or ability is countered.";
    CantBeCountered => cant_be_countered, "A spell that can't be countered is not countered.";
    Destroy => destroy, "A permanent is destroyed.";
    Discard => discard, "A card is discarded.";
    Doubling => doubling, "Power or toughness is doubled.";
    Exchange => exchange, "Players exchange control of permanents at the same time, or not at all.";
    Emblem => emblem, "An emblem is in the command zone, and its abilities function there.";
    Exile => exile, "An object is exiled, and a spell that is exiled from the stack is not countered.";
    Regeneration => regeneration, "A regeneration effect replaces destruction: the permanent is tapped, its damage is removed, and it is removed from combat.";
    Reveal => reveal, "Cards are shown to all players.";
    HandReveal => hand_reveal, "A card stays revealed in a hand for some time.";
    LookAt => look_at, "A player looks at cards of a library, which is not a draw.";
    Sacrifice => sacrifice, "A permanent is sacrificed by its controller.";
    SearchHidden => search_hidden, "A player who searches a hidden zone for cards with a stated quality need not find any.";
    SearchPublic => search_public, "A player who searches a public zone, or searches for any card, must find one.";
    Shuffle => shuffle, "A library is put in random order.";
    PutIsNotPlay => put_is_not_play, "Putting a card onto the battlefield is not playing it.";
    VillainousChoice => villainous_choice, "A player who faces a villainous choice chooses any option, and all of it is carried out as far as possible.";
    VillainousChoiceAgain => villainous_choice_again, "An effect has a player face a villainous choice additional times.";
    FlipACoin => flip_a_coin, "A player flips a coin and wins or loses the flip.";

    DefenderCantAttack => defender_cant_attack, "Defender: this creature can't attack.";
    WallCantAttack => wall_cant_attack, "A creature with the type Wall can't attack.";
    DoubleStrike => double_strike, "Double strike: the creature deals combat damage in both combat damage steps.";
    FirstStrike => first_strike, "First strike: the creature deals combat damage only in the first combat damage step.";
    Flash => flash, "Flash: the card can be cast whenever its player could cast an instant.";
    Flying => flying, "Flying: only creatures with flying or reach can block the creature.";
    Haste => haste, "Haste: summoning sickness does not apply to the creature.";
    Indestructible => indestructible, "Indestructible: effects and lethal damage do not destroy the permanent.";
    ProtectionDamage => protection_damage, "Protection: damage from sources with the quality is prevented.";
    ProtectionAttached => protection_attached, "Protection: objects with the quality can't be attached.";
    ProtectionBlocked => protection_blocked, "Protection: creatures with the quality can't block the creature.";
    ProtectionTargeted => protection_targeted, "Protection: spells with the quality, and abilities of sources with it, can't target.";
    Trample => trample, "Trample: damage beyond lethal damage can be assigned to the attacked player or planeswalker.";
    VigilanceNoTap => vigilance_no_tap, "Vigilance: the creature does not become tapped as it attacks.";
    RedundantInstances => redundant_instances, "A second instance of the keyword on an object has no effect.";
    SeparateInstances => separate_instances, "Each instance of the keyword on an object functions separately.";
    Rampage => rampage, "Rampage: a bonus for each creature that blocks it beyond the first.";
    Annihilator => annihilator, "Annihilator: as the creature attacks, the defending player sacrifices permanents.";
    Fear => fear, "Fear: only artifact creatures and black creatures can block the creature.";
    Landwalk => landwalk, "Landwalk: a player who controls a land with the quality can't block the creature.";
    EquipActivated => equip_activated, "Equip: a player attaches the Equipment to a creature they control, when they could cast a sorcery.";
    Cycling => cycling, "Cycling: a player discards the card from hand and draws a card.";
    Flashback => flashback, "Flashback: the card is cast from a graveyard and is then exiled.";
    Kicker => kicker, "Kicker: an optional additional cost.";
    Entwine => entwine, "Entwine: for an additional cost, the player chooses all modes.";
    Wither => wither, "Wither: damage to a creature puts -1/-1 counters on it.";
    Infect => infect, "Infect: damage puts -1/-1 counters on creatures and gives players poison counters.";
    Toxic => toxic, "Toxic: a player who is dealt combat damage by the creature also gets poison counters.";
    Bestow => bestow, "Bestow: the spell becomes a creature if its target is illegal, and the permanent if it becomes unattached.";
    Megamorph => megamorph, "Megamorph: the permanent gets a +1/+1 counter as it is turned face up for its megamorph cost.";
    Cloak => cloak, "A cloaked permanent can be turned face up for its mana cost if it is a creature card.";
    CastFaceDown => cast_face_down, "A card with morph or disguise is cast face down for {3}.";
    LookFaceDown => look_face_down, "The controller of a face-down spell or permanent may look at it at any time, and no other player may.";
    FaceDownWard => face_down_ward, "A card that was cast for disguise, or cloaked, has ward {2} while it is face down.";
    Manifest => manifest, "A manifested permanent can be turned face up for its mana cost if it is a creature card.";
    Exert => exert, "An exerted permanent does not untap during the next untap step of its player.";
    AttackOption => attack_option, "An optional cost for attacking is paid as attackers are declared.";
    Fuse => fuse, "Fuse: both halves of a split card are cast together, from a hand.";
    Aftermath => aftermath, "Aftermath: that half can be cast from a graveyard, and from no other zone.";
    CastTransformed => cast_transformed, "A spell that is cast transformed has its back face up, on the stack and on the battlefield.";
    FaceEvaluated => face_evaluated, "Only the face of a double-faced card that a player chooses is evaluated to see whether it can be cast.";
    Lifelink => lifelink, "Lifelink: the controller of the source gains as much life as the source deals damage.";
    SplitSecond => split_second, "Split second: while the spell is on the stack, only mana abilities can be activated, and no spells can be cast.";
    Sunburst => sunburst, "Sunburst: the permanent enters with a counter for each colour of mana that was spent.";
    SunburstNumber => sunburst_number, "Sunburst sets the number of another ability.";
    BushidoTrigger => bushido_trigger, "Bushido: triggers when the creature blocks or becomes blocked.";
    BushidoBonus => bushido_bonus, "Bushido: the bonus is determined as the ability resolves, and does not change.";
    SoulshiftTrigger => soulshift_trigger, "Soulshift: triggers when the permanent dies and may return a Spirit card.";
    SpliceReveal => splice_reveal, "Splice: a player reveals a card from hand while announcing the spell, each card once.";
    SpliceCost => splice_cost, "Splice: the splice cost is an additional cost of the spell.";
    SpliceChoices => splice_choices, "Splice: the choices that the spliced text requires must be possible.";
    SpliceOrder => splice_order, "Splice: the spell's own text comes first, then the spliced texts in the chosen order.";
    OverloadText => overload_text, "Overload replaces \"target\" by \"each\" also in the text that a spell gains.";
    SpliceText => splice_text, "Splice: the spell gains the text of the card and no other characteristic.";
    SpliceLeavesStack => splice_leaves_stack, "Splice: the spell loses the spliced text as it leaves the stack.";
    OfferingTiming => offering_timing, "Offering: a player who sacrifices a permanent can cast the card when they could cast an instant.";
    OfferingSacrifice => offering_sacrifice, "Offering: one permanent with the stated quality is sacrificed, at the time that the edition says.";
    OfferingReduction => offering_reduction, "Offering: the mana cost of the sacrificed permanent reduces the total cost.";
    NinjutsuCost => ninjutsu_cost, "Ninjutsu: a player reveals the card in hand and returns an unblocked attacker to hand.";
    NinjutsuRevealed => ninjutsu_revealed, "Ninjutsu: the card stays revealed while the ability is on the stack.";
    NinjutsuUnblocked => ninjutsu_unblocked, "Ninjutsu: the ability can be activated only while an attacker is unblocked, and the Ninja is unblocked too.";
    NinjutsuEnters => ninjutsu_enters, "Ninjutsu: the card enters the battlefield tapped and attacking.";

    StateBasedCheck => state_based_check, "State-based actions are performed together, and the check is repeated until none applies.";
    ZeroLife => zero_life, "A player loses the game at 0 or less life.";
    Decking => decking, "A player who drew from an empty library loses the game.";
    FailedDrawsForgotten => failed_draws_forgotten, "Each check of state-based actions counts only the draws from empty libraries since the check before it.";
    SagaEnds => saga_ends, "A Saga with its final chapter number of lore counters is sacrificed, unless one of its chapter abilities waits or is on the stack.";
    ZeroLoyalty => zero_loyalty, "A planeswalker with loyalty 0 is put into its owner's graveyard.";
    PoisonLoses => poison_loses, "A player who has ten poison counters or more loses.";
    CountersWin => counters_win, "A player with enough counters of a kind wins the game.";
    TokensCease => tokens_cease, "A token outside the battlefield ceases to exist.";
    CopiesCease => copies_cease, "A copy of a spell outside the stack ceases to exist.";
    ZeroToughness => zero_toughness, "A creature without any toughness goes to the graveyard of its owner.";
    LethalDamage => lethal_damage, "A creature with lethal damage is destroyed.";
    LegendRule => legend_rule, "Legendary permanents with the same name can't all stay on the battlefield.";
    PlaneswalkerRule => planeswalker_rule, "Planeswalkers with the same planeswalker type can't all stay on the battlefield.";
    LegendRuleExempt => legend_rule_exempt, "An effect exempts permanents from the legend rule.";
    WorldRule => world_rule, "Of all permanents with the supertype world, only the newest stays on the battlefield.";
    RolesLeave => roles_leave, "Of several Roles of one player on a permanent only the newest stays.";
    AttachmentIllegal => attachment_illegal, "An Aura that is unattached or attached illegally is put into its owner's graveyard.";
    EquipmentComesOff => equipment_comes_off, "A permanent other than an Aura that is attached illegally becomes unattached and stays on the battlefield.";
    CountersCancel => counters_cancel, "+1/+1 and -1/-1 counters on the same permanent are removed in pairs.";

    CopiableValues => copiable_values, "A copy has the printed values and earlier copy effects of the original, but not its status, counters or other effects.";
    CopySpellNotCast => copy_spell_not_cast, "A copy of a spell is put on the stack without being cast.";
    CopySpellChoices => copy_spell_choices, "A copy of a spell has the choices that were made as the spell was cast.";
    CopyNewTargets => copy_new_targets, "New targets may be chosen for a copy.";
    CastCopy => cast_copy, "A copy of a card is cast.";
    Ascend => ascend, "A player who controls ten permanents and an object with ascend has the city's blessing from then on.";
    Phasing => phasing, "Before the active player untaps, their permanents with phasing phase out, and their phased-out permanents phase in.";
    PhasesOut => phases_out, "A permanent that an effect phases out stays on the battlefield, and is treated as though it did not exist.";
    PhasesIndirectly => phases_indirectly, "Objects attached to a permanent phase out and phase in together with it.";
    Monarch => monarch, "An effect makes a player the monarch.";
    MonarchAbilities => monarch_abilities, "The monarch draws a card in their end step, and combat damage by a creature takes the designation.";
    OneMonarch => one_monarch, "Only one player is the monarch: the former monarch ceases to be it.";
    MonarchLeaves => monarch_leaves, "If the monarch leaves the game, the active player or the next player becomes the monarch.";
    DayAndNight => day_and_night, "It becomes day or night.";
    DayCheck => day_check, "In the untap step, day becomes night or night becomes day, by the spells of the turn before.";
    Daybound => daybound, "Daybound, nightbound: they make it day or night, and the permanent has the face up that matches.";
    DayboundOnly => daybound_only, "A permanent with daybound or nightbound transforms by these abilities only.";
    Transform => transform, "A double-faced permanent transforms: its other face is turned up.";
    FlippedCharacteristics => flipped_characteristics, "A flipped permanent has its alternative name, types, text, power and toughness.";
    FlipKeeps => flip_keeps, "A permanent that flips keeps its colour, its mana cost, its counters and the effects that apply to it.";
    FlipNormalElsewhere => flip_normal_elsewhere, "A flip card that is not a flipped permanent has only its normal characteristics.";
    FlipOneWay => flip_one_way, "A flipped permanent stays flipped, and flipping it again does nothing.";
    FlipCopy => flip_copy, "A copy of a flipped permanent is not flipped.";
    FlipEitherName => flip_either_name, "A player who chooses a card name can choose either name of a flip card.";
    EndTurnTriggers => end_turn_triggers, "Ending the turn: waiting triggered abilities cease to exist or continue to wait, as the edition says.";
    EndTurnStack => end_turn_stack, "Ending the turn: every object on the stack is exiled.";
    EndTurnCombat => end_turn_combat, "Ending the turn: attackers and blockers are removed from combat.";
    EndTurnStateBased => end_turn_state_based, "Ending the turn: state-based actions are performed, without priority and triggered abilities.";
    EndTurnSkip => end_turn_skip, "Ending the turn: all steps before the cleanup step are skipped.";
    EndTurnCleanup => end_turn_cleanup, "Ending the turn: abilities that triggered meanwhile are put on the stack in the cleanup step.";
    ExtraTurn => extra_turn, "Extra turns follow the current turn, and the one that was created last comes first.";
    PlayerLeaves => player_leaves, "A player who has lost leaves the game with all objects that the player owns.";

    KilledIt => killed_it, "Homestuck: the killer of a creature is the controller of the last object that affected it.";
    Vulnerability => vulnerability, "Homestuck: vulnerability doubles damage from the stated sources.";
    GainsSameAbility => gains_same_ability, "Homestuck: an object gains an ability exactly as the other object has it.";
    LibraryOutOfReach => library_out_of_reach, "Homestuck: effects can't move cards from a library to a hand.";
}
