//! The rules on turns, combat and games of several players that differ between editions (sections 5 and 8 of today's rules).

/// Appends the fields of this part to those of the parts before it and passes them on.
macro_rules! turn {
    ($next:ident $($later:ident)* ; $($before:tt)*) => {
        $next! { $($later)* ; $($before)*
            /// The effect of unspent mana on the player who loses it (300.3; gone today).
            mana_burn: ManaBurn {
                /// The player loses 1 life for each mana.
                Burns,
                /// None.
                Harmless,
            }
            /// The zone of phased-out permanents (217.8, now 702.26b).
            phased_out_are: PhasedOutAre {
                /// A zone of their own: a permanent that phases out leaves the battlefield.
                InAZone,
                /// The battlefield; they are treated as though they did not exist.
                WhereTheyWere,
            }
            /// The fate of phased-out tokens (702.23j of 2009, now 702.26d).
            phased_out_tokens: PhasedOutTokens {
                /// They cease to exist.
                Cease,
                /// They phase in again.
                PhaseIn,
            }
            /// When unspent mana is lost (300.3, now 500.5).
            mana_empties: ManaEmpties {
                /// At the end of each phase.
                EachPhase,
                /// At the end of each step and phase.
                EachStep,
            }
            /// The order in which extra turns are taken (300.6, now 500.7).
            extra_turns: ExtraTurns {
                /// The turn that was added first is taken first.
                OldestFirst,
                /// The turn that was added last is taken first.
                NewestFirst,
            }
            /// How the active player draws in the draw step (304.1, now 504.1).
            draw_step: DrawStep {
                /// By a triggered ability that no player controls. It is put on the stack above the other abilities that trigger in the step.
                OnTheStackUncontrolled,
                /// By a turn-based action at the beginning of the step. It does not use the stack.
                TurnBased,
            }
            /// How often in a turn a creature attacks that must attack each turn if able (308.2, now 508.1d).
            must_attack: MustAttack {
                /// Once in the turn.
                OncePerTurn,
                /// In each combat phase.
                EachCombat,
            }
            /// The steps that are skipped in a combat phase in which no creature is declared as an attacker (308.4, now 508.8).
            without_attackers: WithoutAttackers {
                /// All steps up to the end of combat step.
                EndsAtOnce,
                /// The declare blockers and combat damage steps.
                SkipsTheFight,
                /// The same steps, unless a creature was put onto the battlefield attacking.
                SkipsTheFightIfNothingAttacks,
            }
            /// When combat damage is dealt (310, now 510).
            combat_damage: CombatDamage {
                /// Assigned damage is put on the stack. Players get priority before it is dealt.
                OnTheStack,
                /// As soon as it is assigned.
                AtOnce,
            }
            /// How a creature's combat damage is divided among several creatures (510.1c-d; orders were announced by 509.2 and 509.3 until 2024).
            damage_assignment: DamageAssignment {
                /// As its controller chooses.
                Freely,
                /// In an announced order: each creature must be assigned lethal damage before the next one is assigned any. The damage of one creature
                /// is assigned after that of another, and each must obey its order at that time.
                InOrderOneByOne,
                /// In an announced order, as before. All damage that a player assigns is judged together.
                InOrderAsAWhole,
            }
            /// The creatures that assign damage in the second combat damage step, besides those with double strike (502.2b, 310.5, now 510.4).
            second_damage_step: SecondDamageStep {
                /// Those without first strike and double strike when the first step began.
                WhoLackedFirstStrike,
                /// Those that assigned no damage in the first step.
                WhoAssignedNothing,
            }
            /// Payments and control of objects that would fall to a player who has left the game (600.4b, 600.4d, now 800.4b-c, 800.4f).
            players_who_left: PlayersWhoLeft {
                /// Another player chooses whether to pay, and control does not change.
                AreStoodInFor,
                /// As before, and an effect that needs information about such a player uses the last-known information.
                AreRemembered,
                /// As before, but an object that would return to such a player's control is exiled, and effects that last until that player's next
                /// turn end when that turn would have begun.
                GetNothingBack,
                /// Nothing is paid. An object that the player would control is exiled or stays in its zone.
                GetNothing,
            }
            /// The end of a loop in which several players repeat a position by actions of their choice (731.3).
            fragmented_loops: FragmentedLoops {
                /// The players choose how often the loop is repeated.
                ByChosenNumbers,
                /// The active player has to make another choice.
                ActivePlayerChooses,
            }
            /// How many lands a player can play in a turn if effects permit additional ones (212.6b, now 305.2).
            land_plays: LandPlays {
                /// The player announces for each land whether it is the turn's normal one, or which effect permits it as an additional one. The land
                /// uses up only that.
                AnnouncedOneByOne,
                /// The lands that the player has played, by whatever permission, count against the number of lands that the player can play now.
                Counted,
            }
            /// The life totals that a player can receive as an effect redistributes them (119.7, 119.8).
            redistributed_life: RedistributedLife {
                /// Any of them.
                AnyTotal,
                /// No higher one if the player can't gain life, and no lower one if the player can't lose life.
                OnlyAPossibleTotal,
            }
            /// How many opponents creatures can attack in one combat phase (306.3, now 802).
            attacked_players: AttackedPlayers {
                /// One, whom the active player chooses.
                One,
                /// Several.
                Several,
            }
            /// The declarations that count in deciding whether a requirement to attack or block could be obeyed beside restrictions that concern several
            /// creatures (500.2-500.5, now 508.1d and 509.1c).
            requirements_beside: RequirementsBeside {
                /// The proposed one with the required creature in addition.
                TheProposed,
                /// All of creatures that have a requirement.
                OfTheRequired,
                /// All.
                Any,
            }
            /// The abilities that trigger on a creature blocking if an effect makes the creature block (410.9a and 410.9b of 2006, 509.4a and 509.4b of 2009,
            /// now 509.3a and 509.3b).
            blocks_by_effects: BlocksByEffects {
                /// All of them trigger.
                Trigger,
                /// Those that look at the blocked creature don't trigger. The others trigger if the creature wasn't blocking.
                TriggerBlocking,
                /// None of them triggers, but those that count blocked creatures.
                TriggerNothing,
            }
        }
    };
}
