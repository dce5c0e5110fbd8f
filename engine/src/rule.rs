//! Rule marks: the names by which engine code says which procedure of the rules it carries out.
//!
//! Rule numbers wander from edition to edition; a mark doesn't. `fixtures/rules/marks.yaml` gives the number of each mark in each
//! edition, so that a trace speaks the rulebook of its reader. The marks stand in the order of today's rulebook.

use std::fmt;
use std::str::FromStr;

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// How code that carries out a rule used it: the record that proves a clause.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum MarkUse {
    /// The rule changed what happened.
    Applied,
    /// The rule was asked and found nothing to do.
    Considered,
    /// The rule forbade an action, which therefore didn't happen.
    Refused,
}

/// A word that is not the name of a rule mark.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("unknown rule mark `{0}`")]
pub struct UnknownRule(pub String);

/// Declares the marks once: variant, word and gist stay together.
macro_rules! rules {
    ($($variant:ident => $word:ident, $gist:literal;)+) => {
        /// A procedure or clause of the rules that engine code carries out.
        #[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize, JsonSchema)]
        #[serde(rename_all = "snake_case")]
        pub enum Rule {
            $(#[doc = $gist] $variant,)+
        }

        impl Rule {
            /// Every mark, in the order of the rulebook.
            pub const ALL: &[Rule] = &[$(Rule::$variant),+];

            /// The word that stands for the mark in fixtures and records.
            #[must_use]
            pub fn word(self) -> &'static str {
                match self { $(Rule::$variant => stringify!($word),)+ }
            }

            /// What the rule says, in our own words.
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
    CardBeatsRule => card_beats_rule, "A card that contradicts a rule wins over it.";
    CantBeatsCan => cant_beats_can, "Of two effects, the one that forbids wins over the one that allows.";
    AsMuchAsPossible => as_much_as_possible, "An instruction is followed as far as it can be; the impossible part is skipped.";
    ActivePlayerFirst => active_player_first, "Choices made together are made by the active player first.";
    WinGame => win_game, "An effect makes a player win.";
    LoseGame => lose_game, "An effect makes a player lose.";
    DrawnGame => drawn_game, "Everybody loses at once: nobody wins.";
    MandatoryLoop => mandatory_loop, "A loop that contains only mandatory actions ends the game in a draw.";
    ColorOfObject => color_of_object, "An object has the colours of its mana cost, unless it defines them itself.";
    ManaEmpties => mana_empties, "Unspent mana leaves the pool as a phase, or a step, ends.";
    ManaBurn => mana_burn, "Mana lost unspent costs its owner life.";
    ManaPersists => mana_persists, "An effect keeps mana in the pool as phases and steps end.";
    ManaRestriction => mana_restriction, "Mana produced for one purpose pays any cost of a thing that fits it, and nothing else.";
    ManaRider => mana_rider, "Spending a particular mana does something to what it was spent on.";
    ManaAsThough => mana_as_though, "Mana is spent as though it were of another colour.";
    PermanentStatus => permanent_status, "A status (tapped, flipped) is no characteristic and isn't copied.";
    TokenOwner => token_owner, "Who owns a token.";
    TokenCharacteristics => token_characteristics, "A token has the characteristics that its maker states.";
    AbilityOutlivesSource => ability_outlives_source, "An ability on the stack goes on without its source.";
    AbilityZone => ability_zone, "Where an ability functions: on the battlefield, unless it says or implies another zone.";
    TargetLegality => target_legality, "What can be a target.";
    TargetsOfSpell => targets_of_spell, "A spell's targets are looked at: what it targets, and how many.";
    ChangeTargets => change_targets, "The targets of what is on the stack change to other legal ones.";
    Priority => priority, "Who may act now, and who next.";
    AllPass => all_pass, "All pass in succession: the top of the stack resolves, or the step ends.";
    UnpayableCost => unpayable_cost, "A cost that can't be paid in full can't be begun.";
    NoManaCost => no_mana_cost, "A spell without a mana cost can't be paid for.";
    GenericReduction => generic_reduction, "A reduction of generic mana touches generic mana only.";
    ColoredReduction => colored_reduction, "A reduction in coloured mana takes that colour first, then generic mana.";
    CostFloor => cost_floor, "Costs never fall below nothing.";
    AdditionalCost => additional_cost, "An additional cost is paid besides the mana cost.";
    AlternativeCost => alternative_cost, "An alternative cost is paid instead of the mana cost; one at most.";
    WithoutManaCost => without_mana_cost, "A spell is played without its mana cost; additional costs stay.";
    PayAsGeneric => pay_as_generic, "A mana cost is paid with mana of any type by another rule for costs.";
    LifeGain => life_gain, "A player gains life.";
    LifeLoss => life_loss, "A player loses life.";
    LifeSet => life_set, "A life total that is set is gained or lost up to its new value.";
    LifePayment => life_payment, "Life is paid as a cost.";
    LifeCantBeGained => life_cant_be_gained, "A player who can't gain life gains none.";
    DamageToPlayer => damage_to_player, "Damage dealt to a player costs that much life.";
    DamageToPlaneswalker => damage_to_planeswalker, "Damage dealt to a planeswalker takes as many loyalty counters from it.";
    DamageToCreature => damage_to_creature, "Damage dealt to a creature stays marked on it.";
    DamageSource => damage_source, "Damage has a source, whose characteristics decide what it does.";
    DrawOneByOne => draw_one_by_one, "Several cards are drawn one at a time.";
    DrawReplaced => draw_replaced, "A draw is replaced even when the library is empty.";
    CountersOnObject => counters_on_object, "Counters are put on or taken from an object.";
    CountersOnPlayer => counters_on_player, "Counters are given to or taken from a player.";
    CountersCease => counters_cease, "Counters don't follow a card into another zone.";

    SameName => same_name, "Two objects have the same name.";
    NameMeansThis => name_means_this, "A card's own name in its text means the object that has the text.";
    NameACard => name_a_card, "A player names a card.";
    ManaValue => mana_value, "The mana value of an object.";
    ManaValueX => mana_value_x, "{X} counts as chosen on the stack, and as nothing elsewhere.";
    CreatureTypeChoice => creature_type_choice, "Creature types are a closed list from which a player chooses.";
    SupertypeStays => supertype_stays, "Supertypes stay when types or subtypes change.";
    SubtypeCounts => subtype_counts, "A creature's subtype list is what counts, not the words in its name.";
    EquipRestriction => equip_restriction, "An Equipment is attached to a creature, and only to one that it may equip.";
    SummoningSickness => summoning_sickness, "A creature that its controller hasn't had since the turn began can't attack or tap for its own costs.";
    EnchantRestriction => enchant_restriction, "What an Aura, or a local enchantment, may be attached to.";
    PlayLand => play_land, "A land is played: not a spell, one a turn, in one's own main phase.";
    LandTypeMana => land_type_mana, "A land with a basic land type has that type's mana ability.";
    LandTypeSet => land_type_set, "A land whose type is set loses its other land types and its abilities.";

    OwnersZone => owners_zone, "A card goes to its owner's zone whoever controlled it.";
    NewObject => new_object, "An object that changes zones becomes a new object without memory.";
    LibraryOrder => library_order, "A library has an order, which players keep.";
    LibraryArranged => library_arranged, "Cards put together into a library are ordered by their owner.";
    HiddenZone => hidden_zone, "A hidden zone is seen by those who may look.";
    TopCardSeen => top_card_seen, "The top card of a library is played with or looked at.";
    NewTopUnseen => new_top_unseen, "A new top card isn't seen before the spell or ability has been played.";
    StackOrder => stack_order, "Objects on the stack resolve last in, first out.";
    ExileFaceUp => exile_face_up, "An exiled card lies face up, unless its exiler says otherwise.";
    ExileFaceDown => exile_face_down, "A card is exiled face down.";
    PlayFromExile => play_from_exile, "A card may be played from exile.";
    PlayFromGraveyard => play_from_graveyard, "A card may be played from a graveyard.";

    ExtraPhase => extra_phase, "An effect adds a phase to the turn.";
    SkipStep => skip_step, "A step, phase or turn is skipped.";
    UntapStep => untap_step, "The active player's permanents untap.";
    DoesNotUntap => does_not_untap, "Something doesn't untap during its controller's untap step.";
    DrawStep => draw_step, "The active player's draw of the turn.";
    DeclareAttackers => declare_attackers, "The active player declares attackers.";
    AttackRestriction => attack_restriction, "A creature can't attack.";
    AttackRequirement => attack_requirement, "A creature attacks if able; nobody has to pay for it.";
    AttackTaps => attack_taps, "Attacking taps the attacker.";
    AttackCost => attack_cost, "A cost for attacking is paid as attackers are declared.";
    AttackTrigger => attack_trigger, "An ability triggers on the declaration of an attacker.";
    EntersAttacking => enters_attacking, "A creature is put onto the battlefield attacking: it was never declared.";
    RemovedFromCombat => removed_from_combat, "A creature leaves combat.";
    BlocksByEffect => blocks_by_effect, "An effect has a creature block.";
    DeclareBlockers => declare_blockers, "The defending player declares blockers.";
    TappedCantBlock => tapped_cant_block, "Only an untapped creature can block.";
    BlockRestriction => block_restriction, "A creature can't block, or can't be blocked by this one.";
    BlockRequirement => block_requirement, "A creature blocks if able.";
    BlockCost => block_cost, "A cost for blocking is paid as blockers are declared.";
    AttacksNothing => attacks_nothing, "What attacked something that has left combat attacks nothing, and deals no combat damage.";
    StaysBlocked => stays_blocked, "An attacker with a declared blocker is blocked, and stays so without it.";
    Unblocked => unblocked, "An attacker nobody was declared to block is unblocked.";
    BlockTrigger => block_trigger, "An ability triggers on the declaration of a blocker, once for each side.";
    DamageAssignment => damage_assignment, "Attackers and blockers assign their combat damage.";
    DamageOnStack => damage_on_stack, "Assigned combat damage waits on the stack.";
    CombatDamage => combat_damage, "Combat damage is dealt, all of it together.";
    FirstStrikeStep => first_strike_step, "First strikers deal their damage in a step of their own.";
    StepTrigger => step_trigger, "What triggers at the beginning of a step goes on the stack then.";
    EndStepTrigger => end_step_trigger, "What triggers at the end step is missed by one who comes too late.";
    CleanupDiscard => cleanup_discard, "The active player discards down to the maximum hand size.";
    CleanupWearsOff => cleanup_wears_off, "Damage wears off and \"until end of turn\" ends.";
    ExtraCleanup => extra_cleanup, "Something happened in a cleanup step: priority, and another cleanup step.";

    AnnounceSpell => announce_spell, "A spell is announced and moves to the stack.";
    PartOfCard => part_of_card, "Which half or face of a card is played, or whether its Adventure is, is chosen as it is announced.";
    Adventure => adventure, "A spell that is an Adventure is exiled as it resolves, and its player may cast the card from there.";
    ChooseModes => choose_modes, "Modes are chosen while announcing.";
    ChooseX => choose_x, "The value of X is chosen while announcing.";
    AnnounceCosts => announce_costs, "Alternative and additional costs are announced before targets.";
    ChooseTargets => choose_targets, "Targets are chosen while announcing.";
    TargetOnce => target_once, "One thing is a target once, or once for every \"target\" in the text, as the edition says.";
    DivideEffect => divide_effect, "What is divided is divided while announcing, one at least to each.";
    TotalCost => total_cost, "The total cost is reckoned: mana or alternative cost, increases, then reductions.";
    CostIncrease => cost_increase, "Something adds to a cost.";
    CostReduction => cost_reduction, "Something takes from a cost, after all increases.";
    LeastCost => least_cost, "A spell costs at least so much, once all else is reckoned.";
    CostLockIn => cost_lock_in, "Once reckoned the total cost no longer changes.";
    ManaWhilePlaying => mana_while_playing, "The moment to produce mana for the cost.";
    PayCosts => pay_costs, "Costs are paid, in any order, in full.";
    Rewind => rewind, "An announcement that fails is undone to its beginning.";
    SpellCast => spell_cast, "A spell has been cast: what triggers on that triggers now.";
    CastTiming => cast_timing, "When a card of this kind may be cast.";
    CantCast => cant_cast, "A player can't cast this.";
    ActivateAbility => activate_ability, "An ability is activated along the same steps.";
    ActivationTiming => activation_timing, "When an ability may be activated.";
    SpecialAction => special_action, "A special action doesn't use the stack.";
    LoyaltyAbility => loyalty_ability, "One loyalty ability of a planeswalker is activated each turn, when a sorcery could be cast.";
    ActivationLimit => activation_limit, "A limit on activations follows the object, whoever controls it.";
    ManaAbilityNoStack => mana_ability_no_stack, "A mana ability doesn't use the stack.";
    TriggeredManaAbility => triggered_mana_ability, "A triggered mana ability resolves right after the mana ability that triggered it.";
    TriggerEvent => trigger_event, "An ability triggers each time its event happens.";
    TriggerOncePerEvent => trigger_once_per_event, "An ability triggers once for an event of several things at once.";
    TriggersAgain => triggers_again, "An effect makes an ability trigger more often than once.";
    TriggerControl => trigger_control, "Who controls a triggered ability.";
    TriggersStacked => triggers_stacked, "Waiting triggers are put on the stack before anyone gets priority.";
    TriggerChoices => trigger_choices, "A triggered ability's targets and modes are chosen as it goes on the stack.";
    InterveningIf => intervening_if, "An \"if\" right after the event is asked as it triggers and as it resolves.";
    ZoneChangeTrigger => zone_change_trigger, "An ability triggers on a change of zone, and finds the object where it went.";
    LeavesBattlefieldLooksBack => leaves_battlefield_looks_back, "A leaves-the-battlefield trigger looks at the game as it was just before.";
    DelayedTrigger => delayed_trigger, "A delayed triggered ability waits for its event.";
    Chapter => chapter, "A chapter triggers as lore counters bring its Saga to that number.";
    SagaLore => saga_lore, "A player's Sagas get a lore counter as the first main phase begins.";
    StateTrigger => state_trigger, "An ability triggers on a state of the game, not again while it waits.";
    ReflexiveTrigger => reflexive_trigger, "An ability triggers on something done earlier in the same resolution.";
    StaticAbility => static_ability, "A static ability simply holds.";
    CharacteristicDefining => characteristic_defining, "An ability that defines a characteristic sets its first value, in every zone.";
    StaticNoLastKnown => static_no_last_known, "A static ability never uses last-known information.";
    LinkedAbilities => linked_abilities, "Two abilities of one object speak of the same things.";
    NoLegalTargets => no_legal_targets, "All targets illegal: the spell or ability does nothing.";
    IllegalTargetSkipped => illegal_target_skipped, "Some targets illegal: what concerns them is left out.";
    InstructionOrder => instruction_order, "Instructions are followed in the order written.";
    ChoiceOnResolution => choice_on_resolution, "Other choices are made as they come up on resolution.";
    InformationOnce => information_once, "A number is read from the game once, when the effect applies.";
    LastKnownInformation => last_known_information, "An object that is gone is remembered as it last was.";
    LooksBackInTurn => looks_back_in_turn, "Whether something happened earlier is looked up in the history of the turn.";
    PermanentResolves => permanent_resolves, "A permanent spell becomes a permanent under its controller.";
    SpellToGraveyard => spell_to_graveyard, "An instant or sorcery goes to its owner's graveyard as the last step.";
    EffectDuration => effect_duration, "How long a continuous effect lasts.";
    AffectedSetFixed => affected_set_fixed, "The objects an effect of a resolution changes are settled as it begins.";
    AffectedSetOpen => affected_set_open, "A static ability's effect reaches whatever fits at the moment.";
    VariableFixed => variable_fixed, "A variable of a continuous effect is settled once, on resolution.";
    LayerCopy => layer_copy, "Layer of copy effects.";
    LayerControl => layer_control, "Layer of control.";
    LayerText => layer_text, "Layer of text changes.";
    LayerType => layer_type, "Layer of types, subtypes and supertypes.";
    LayerColor => layer_color, "Layer of colour, or its place before there was one.";
    LayerAbilities => layer_abilities, "Layer of abilities gained and lost.";
    LayerPtDefined => layer_pt_defined, "Power and toughness defined by the object itself.";
    LayerPtSet => layer_pt_set, "Power and toughness set to a value.";
    LayerPtChanged => layer_pt_changed, "Power and toughness changed by effects.";
    LayerPtCounters => layer_pt_counters, "Power and toughness changed by counters.";
    LayerPtSwitched => layer_pt_switched, "Power and toughness switched.";
    Timestamp => timestamp, "Within a layer the earlier timestamp applies first.";
    Dependency => dependency, "An effect that depends on another waits for it.";
    Replacement => replacement, "A replacement effect puts another event in an event's place.";
    ReplacementOnce => replacement_once, "A replacement effect gets one chance at an event.";
    EntersReplacement => enters_replacement, "How something enters is settled before it does, as it would be there.";
    Redirection => redirection, "Damage is dealt to another recipient instead, and stays the same damage otherwise.";
    SelfReplacementFirst => self_replacement_first, "What a spell replaces of its own effect is replaced first.";
    Prevention => prevention, "Damage is prevented.";
    PreventionShield => prevention_shield, "A shield prevents a stated amount and is used up.";
    UnpreventableDamage => unpreventable_damage, "Damage that can't be prevented goes through shields without using them.";
    AffectedChoosesReplacement => affected_chooses_replacement, "Several replacements: the affected player, or controller, chooses the order.";

    Modal => modal, "A modal spell or ability does what was chosen.";
    Devotion => devotion, "Devotion to colours counts their mana symbols among the mana costs of permanents.";
    Attach => attach, "Something is attached to another object, player or nothing.";
    CounterSpell => counter_spell, "A spell or ability is countered.";
    CantBeCountered => cant_be_countered, "A spell that can't be countered isn't.";
    Destroy => destroy, "A permanent is destroyed.";
    Discard => discard, "A card is discarded.";
    Doubling => doubling, "Power or toughness is doubled.";
    Emblem => emblem, "An emblem lies in the command zone, and its abilities work there.";
    Exile => exile, "An object is exiled: it leaves the stack, too, without being countered.";
    Regeneration => regeneration, "A destruction is replaced: tapped, healed, out of combat.";
    Reveal => reveal, "Cards are shown to all players.";
    HandReveal => hand_reveal, "A card stays revealed in hand for a while.";
    LookAt => look_at, "Cards of a library are looked at, which is no drawing.";
    Sacrifice => sacrifice, "A permanent is sacrificed by its controller.";
    SearchHidden => search_hidden, "In a hidden zone a searcher need not find a card with a stated quality.";
    SearchPublic => search_public, "In a public zone, or with any card allowed, a searcher must find.";
    Shuffle => shuffle, "A library is put in random order.";
    PutIsNotPlay => put_is_not_play, "Putting a card onto the battlefield is not playing it.";
    FlipACoin => flip_a_coin, "A coin is flipped, and the one who flips wins or loses.";

    DefenderCantAttack => defender_cant_attack, "Defender: this creature can't attack.";
    WallCantAttack => wall_cant_attack, "A Wall can't attack for being a Wall.";
    DoubleStrike => double_strike, "Double strike: damage in both damage steps.";
    FirstStrike => first_strike, "First strike: damage in the first step only.";
    Flash => flash, "Flash: cast whenever an instant could be.";
    Flying => flying, "Flying: blocked only by flying.";
    Haste => haste, "Haste: summoning sickness doesn't hold the creature back.";
    Indestructible => indestructible, "Indestructible: neither destroyed nor killed by lethal damage.";
    ProtectionDamage => protection_damage, "Protection: damage from such sources is prevented.";
    ProtectionAttached => protection_attached, "Protection: not enchanted or equipped by such.";
    ProtectionBlocked => protection_blocked, "Protection: not blocked by such.";
    ProtectionTargeted => protection_targeted, "Protection: not targeted by such.";
    Trample => trample, "Trample: what is more than lethal goes through.";
    VigilanceNoTap => vigilance_no_tap, "Vigilance: attacking doesn't tap.";
    RedundantInstances => redundant_instances, "Redundant: a second instance of the keyword adds nothing.";
    SeparateInstances => separate_instances, "Each instance of the keyword works on its own.";
    Rampage => rampage, "Rampage: a bonus for each creature that blocks it beyond the first.";
    Annihilator => annihilator, "Annihilator: the defending player sacrifices permanents.";
    Fear => fear, "Fear: blocked only by artifact or black creatures.";
    Landwalk => landwalk, "Landwalk: not blocked by a player with such a land.";
    EquipActivated => equip_activated, "Equip: attach to a creature you control, as a sorcery.";
    Cycling => cycling, "Cycling: from hand, discard this and draw.";
    Flashback => flashback, "Flashback: cast from the graveyard, then exiled.";
    Kicker => kicker, "Kicker: an optional additional cost.";
    Entwine => entwine, "Entwine: both modes for an additional cost.";
    Wither => wither, "Wither: damage to creatures as -1/-1 counters.";
    Infect => infect, "Infect: damage to creatures as -1/-1 counters, to players as poison counters.";
    Toxic => toxic, "Toxic: a player that it deals combat damage to gets poison counters besides.";
    Bestow => bestow, "Bestow: what has lost what it was to be on, or was on, is a creature.";
    Manifest => manifest, "What was manifested is turned face up for its mana cost, if it is a creature card.";
    Exert => exert, "What was exerted doesn't untap during its player's next untap step.";
    AttackOption => attack_option, "What may be paid as a creature attacks is paid as attackers are declared.";
    Fuse => fuse, "Fuse: both halves of a split card are cast together, from a hand.";
    Aftermath => aftermath, "Aftermath: that half is cast from a graveyard, and from nowhere else.";
    CastTransformed => cast_transformed, "What is cast transformed is its back face, on the stack and in play.";
    Lifelink => lifelink, "Lifelink: damage is life gained for its source's controller.";
    SplitSecond => split_second, "Split second: nothing but mana abilities while it is on the stack.";
    Sunburst => sunburst, "Sunburst: counters for the colours of mana spent.";
    SunburstNumber => sunburst_number, "Sunburst sets the number of another ability.";
    BushidoTrigger => bushido_trigger, "Bushido: triggers when the creature blocks or becomes blocked.";
    BushidoBonus => bushido_bonus, "Bushido: the bonus is reckoned as the ability resolves, and stays.";
    SoulshiftTrigger => soulshift_trigger, "Soulshift: triggers when the permanent dies and may return a Spirit card.";
    SpliceReveal => splice_reveal, "Splice: a card is revealed from hand while the spell is announced, each once.";
    SpliceCost => splice_cost, "Splice: its cost is an additional cost of the spell.";
    SpliceChoices => splice_choices, "Splice: the choices of the spliced text must be possible.";
    SpliceOrder => splice_order, "Splice: the main spell first, then the spliced texts in the order chosen.";
    SpliceText => splice_text, "Splice: the spell gains the text and no other characteristic.";
    SpliceLeavesStack => splice_leaves_stack, "Splice: the gained text goes as the spell leaves the stack.";
    OfferingTiming => offering_timing, "Offering: with a sacrifice the card can be cast as an instant.";
    OfferingSacrifice => offering_sacrifice, "Offering: the moment one fitting permanent is sacrificed.";
    OfferingReduction => offering_reduction, "Offering: the total cost falls by the sacrificed permanent's mana cost.";
    NinjutsuCost => ninjutsu_cost, "Ninjutsu: from hand, revealed, with an unblocked attacker returned.";
    NinjutsuRevealed => ninjutsu_revealed, "Ninjutsu: the card stays revealed while the ability is on the stack.";
    NinjutsuUnblocked => ninjutsu_unblocked, "Ninjutsu: only while there is an unblocked attacker; the Ninja is unblocked too.";
    NinjutsuEnters => ninjutsu_enters, "Ninjutsu: the card enters tapped and attacking.";

    StateBasedCheck => state_based_check, "State-based actions are performed together and checked again until none is left.";
    ZeroLife => zero_life, "A player without life loses.";
    Decking => decking, "A player who had to draw from an empty library loses.";
    SagaEnds => saga_ends, "A Saga that has come to its last chapter is sacrificed, unless one of its chapters waits or is on the stack.";
    ZeroLoyalty => zero_loyalty, "A planeswalker without loyalty goes to the graveyard.";
    PoisonLoses => poison_loses, "A player with ten poison counters loses.";
    CountersWin => counters_win, "A player with enough counters of a kind wins.";
    TokensCease => tokens_cease, "A token outside the battlefield ceases to exist.";
    CopiesCease => copies_cease, "A copy of a spell outside the stack ceases to exist.";
    ZeroToughness => zero_toughness, "A creature without toughness goes to the graveyard.";
    LethalDamage => lethal_damage, "A creature with lethal damage is destroyed.";
    LegendRule => legend_rule, "Legendary permanents of one name don't stay side by side.";
    LegendRuleExempt => legend_rule_exempt, "An effect takes permanents out of the legend rule.";
    WorldRule => world_rule, "Of permanents with the supertype world only the newest stays.";
    AttachmentIllegal => attachment_illegal, "An Aura attached to nothing, or to what it can't enchant, goes to the graveyard.";
    EquipmentComesOff => equipment_comes_off, "An Equipment attached to what it can't equip comes off and stays.";
    CountersCancel => counters_cancel, "+1/+1 and -1/-1 counters on one permanent come off in pairs.";

    CopiableValues => copiable_values, "What a copy takes over: printed values and earlier copying, no status, counters or effects.";
    CopySpellNotCast => copy_spell_not_cast, "A copy of a spell is put on the stack without being cast.";
    CopySpellChoices => copy_spell_choices, "A copy of a spell has the choices made while that spell was cast.";
    CopyNewTargets => copy_new_targets, "New targets may be chosen for a copy.";
    CastCopy => cast_copy, "A copy of a card is cast.";
    Ascend => ascend, "Who controls ten permanents and something with ascend gets the city's blessing for good.";
    Phasing => phasing, "Before untapping, a player's permanents with phasing phase out, and those that had phased out phase in.";
    PhasesOut => phases_out, "What an effect phases out stays on the battlefield, and is treated as though it weren't there.";
    PhasesIndirectly => phases_indirectly, "What is attached to a permanent phases out with it, and in with it.";
    Transform => transform, "A double-faced permanent transforms: its other face is up.";
    FlippedCharacteristics => flipped_characteristics, "A flipped permanent has its alternative name, types, text, power and toughness.";
    FlipKeeps => flip_keeps, "A flip card's colour and mana cost stay, and so do outside effects and counters.";
    FlipNormalElsewhere => flip_normal_elsewhere, "Off the battlefield, and until flipped, a flip card has its normal characteristics only.";
    FlipOneWay => flip_one_way, "Flipping is one way; a second time does nothing.";
    FlipCopy => flip_copy, "A copy of a flipped permanent is not flipped.";
    FlipEitherName => flip_either_name, "Either name of a flip card can be named.";
    EndTurnTriggers => end_turn_triggers, "Ending the turn: triggers that wait cease, or wait on, as the edition says.";
    EndTurnStack => end_turn_stack, "Ending the turn: every object on the stack is exiled.";
    EndTurnCombat => end_turn_combat, "Ending the turn: attackers and blockers leave combat.";
    EndTurnStateBased => end_turn_state_based, "Ending the turn: state-based actions, without priority or triggers.";
    EndTurnSkip => end_turn_skip, "Ending the turn: straight to the cleanup step, whatever lies between.";
    EndTurnCleanup => end_turn_cleanup, "Ending the turn: what triggered meanwhile goes on the stack in the cleanup step.";
    ExtraTurn => extra_turn, "Extra turns come right after the current one, the one given last first.";
    PlayerLeaves => player_leaves, "A player who has lost leaves the game with all that is theirs.";

    KilledIt => killed_it, "Homestuck: who killed a creature is who controlled the last thing to affect it.";
    Vulnerability => vulnerability, "Homestuck: vulnerability doubles damage from its sources.";
    GainsSameAbility => gains_same_ability, "Homestuck: an ability is gained as the card copied from has it.";
    LibraryOutOfReach => library_out_of_reach, "Homestuck: a library is out of reach for effects that move cards from it to a hand.";
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_mark_has_one_word_everywhere() {
        for &rule in Rule::ALL {
            let json = serde_json::to_string(&rule).unwrap();
            assert_eq!(json, format!("\"{rule}\""));
            assert_eq!(rule.word().parse(), Ok(rule));
            assert!(rule.gist().ends_with('.'));
        }
    }

    #[test]
    fn an_unknown_word_is_refused() {
        assert_eq!("legend_rul".parse::<Rule>(), Err(UnknownRule("legend_rul".to_owned())));
    }
}
