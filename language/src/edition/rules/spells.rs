//! The rules on spells and abilities that differ between editions (sections 601 to 608 of today's rules).

/// Appends the fields of this part to those of the parts before it and passes them on.
macro_rules! spells {
    ($next:ident $($later:ident)* ; $($before:tt)*) => {
        $next! { $($later)* ; $($before)*
            /// When mana abilities are activated to pay a cost (409.1g, now 601.2g).
            mana_abilities: ManaAbilities {
                /// During payment, after the cost is locked in and in any order with the other payments.
                WhilePaying,
                /// All of them before any cost is paid.
                BeforePaying,
            }
            /// How often a spell or ability may target the same object or player (409.1c, now 601.2c).
            targets_repeat: TargetsRepeat {
                /// Once.
                Never,
                /// Once for each instance of the word "target".
                OncePerInstance,
            }
            /// Whether each target must receive at least 1 of an amount divided among a set number of targets (409.1e, now 601.2d).
            division: Division {
                /// No: this applies only to a variable number of targets.
                SomeForEachOfAVariableNumber,
                /// Yes.
                SomeForEach,
            }
            /// When a cost that involves random choice is paid (409.1h, now 601.2h).
            chance_costs: ChanceCosts {
                /// In the order that the player chooses.
                InAnyOrder,
                /// After all other costs.
                Last,
            }
            /// When an amount that is divided among targets is determined (413.2f, now 601.2d).
            divided_amounts: DividedAmounts {
                /// On resolution.
                OnResolution,
                /// As the targets are chosen.
                WithTheTargets,
            }
            /// When a prohibition is checked against a spell whose announced choices change the characteristics it looks at (409.1a, now 601.3a).
            prohibitions_look: ProhibitionsLook {
                /// As the spell is announced, and again with its choices.
                AtOnce,
                /// Only with its choices.
                WithItsChoices,
            }
            /// The information that other players get about a card in a hidden zone whose ability is activated (409.1a, now 602.2a).
            hidden_abilities: HiddenAbilities {
                /// Only what its costs show.
                StayHidden,
                /// The card is revealed as long as the ability is on the stack.
                AreRevealed,
            }
            /// Whether a triggered ability triggers whose object is at no time visible to all players (603.2f; no rule until 2006).
            unseen_triggers: UnseenTriggers {
                /// It does.
                Trigger,
                /// It does not.
                DoNotTrigger,
            }
            /// The zone changes for which triggered abilities look back in time (410.10d, now 603.10a).
            looks_back: LooksBack {
                /// Leaving the battlefield.
                LeavingPlay,
                /// Also going to a hand or library from a zone where all players see the object.
                LosingSight,
                /// Also leaving a graveyard.
                LeavingGraveyardsToo,
            }
            /// Whether a triggered ability finds the object it triggered on in a hand or library (410.10, now 603.6 and 400.7e).
            hidden_zones_found: HiddenZonesFound {
                /// Yes.
                Found,
                /// No.
                NotFound,
            }
            /// The player who controls a delayed triggered ability (217.6b and 410.2 of 2001, now 603.7d and 603.7e).
            delayed_control: DelayedControl {
                /// As with every triggered ability, the player who controls its source as it triggers, or who last controlled it.
                OfTheSource,
                /// The player who controlled the spell or ability that created it, as that resolved.
                OfTheCreator,
            }
            /// The zones in which an object's own ability defines its power and toughness (208.2 and 405.2a, now 604.3).
            defined_power: DefinedPower {
                /// The battlefield; in other zones both are 0.
                InPlay,
                /// Every zone.
                Everywhere,
            }
            /// Whether an ability that adds mana and has a target is a mana ability (406.1, now 605.1a).
            targeted_mana_abilities: TargetedManaAbilities {
                /// Yes.
                AreManaAbilities,
                /// No.
                AreNone,
            }
            /// Whether a mana ability may be activated again before it has resolved: while its own cost is paid (now 605.3c).
            mana_ability_again: ManaAbilityAgain {
                /// Yes: no rule forbids it.
                AnyTime,
                /// No.
                OnceResolved,
            }
            /// The fate of a spell or ability without a legal target (413.2a, now 608.2b).
            no_legal_targets: NoLegalTargets {
                /// The rules counter it.
                Countered,
                /// It does not resolve, and it is not countered.
                DoesNotResolve,
            }
            /// The information about an illegal target that the rest of the effect may use (413.2a, now 608.2b).
            illegal_targets: IllegalTargets {
                /// Its characteristics, or its last-known information.
                Inform,
                /// None.
                SayNothing,
            }
            /// How several players carry out one step of an effect that has several steps (413.2d, now 608.2e).
            steps_of_several_players: StepsOfSeveralPlayers {
                /// One player after another, the active player first.
                OneAfterAnother,
                /// All at the same time, after all have made their choices.
                AtOnce,
            }
            /// The fate of a copy of a permanent spell as it resolves (503.10a, now 608.3f).
            permanent_spell_copies: PermanentSpellCopies {
                /// It leaves the stack and ceases to exist.
                CeaseToExist,
                /// It becomes a token.
                BecomeTokens,
            }
            /// The part of convoke in the cost of a spell (502.46a, now 702.51a).
            convoke: Convoke {
                /// Tapping creatures is an additional cost, and reduces the total cost.
                ReducesTheCost,
                /// Tapping a creature pays for mana of the total cost.
                PaysForMana,
            }
        }
    };
}
