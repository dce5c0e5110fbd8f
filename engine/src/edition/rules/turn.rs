//! The rules that changed of turns, of combat, and of several players (5 and 8 of today).

/// A field for each, put after those of the parts before and handed on.
macro_rules! turn {
    ($next:ident $($later:ident)* ; $($before:tt)*) => {
        $next! { $($later)* ; $($before)*
            /// What unspent mana does to the player who loses it (300.3; gone today).
            mana_burn: ManaBurn {
                /// One life for each mana.
                Burns,
                /// Nothing.
                Harmless,
            }
            /// Where permanents are that have phased out (217.8, now 702.26b).
            phased_out_are: PhasedOutAre {
                /// In a zone of their own: what phases out leaves play.
                InAZone,
                /// Where they were, and treated as though they weren't.
                WhereTheyWere,
            }
            /// When unspent mana is lost (300.3, now 500.5).
            mana_empties: ManaEmpties {
                /// As a phase ends.
                EachPhase,
                /// As a step or phase ends.
                EachStep,
            }
            /// In which order extra turns are taken (300.6, now 500.7).
            extra_turns: ExtraTurns {
                /// In the order in which they were given.
                OldestFirst,
                /// The one given last comes first.
                NewestFirst,
            }
            /// How the card of the draw step is drawn (304.1, now 504.1).
            draw_step: DrawStep {
                /// As a triggered ability that nobody controls, on top of what triggers in the same step.
                OnTheStackUncontrolled,
                /// First thing in the step, without the stack.
                TurnBased,
            }
            /// How often in a turn a creature attacks that attacks each turn if able (308.2, now 508.1d).
            must_attack: MustAttack {
                /// Once.
                OncePerTurn,
                /// In each combat phase.
                EachCombat,
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
            /// When combat damage is dealt (310, now 510).
            combat_damage: CombatDamage {
                /// Assigned damage waits on the stack, and players act before it is dealt.
                OnTheStack,
                /// Damage is dealt as soon as it is assigned.
                AtOnce,
            }
            /// Who assigns damage in the second of two combat damage steps, beside who strikes twice (502.2b, 310.5, now 510.4).
            second_damage_step: SecondDamageStep {
                /// Who had neither first nor double strike as the first began.
                WhoLackedFirstStrike,
                /// Who assigned none in the first.
                WhoAssignedNothing,
            }
            /// What becomes of payments and of control that would be those of a player who has left (600.4b, 600.4d, now 800.4b-c, 800.4f).
            players_who_left: PlayersWhoLeft {
                /// Another player chooses whether to pay, and control stays as it is.
                AreStoodInFor,
                /// Nothing is paid, and what would fall to them is exiled or stays in its zone.
                GetNothing,
            }
            /// How many opponents creatures can attack in one combat phase (306.3, now 802).
            attacked_players: AttackedPlayers {
                /// One, whom the active player chooses.
                One,
                /// Several.
                Several,
            }
        }
    };
}
