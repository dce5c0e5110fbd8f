//! The rules that changed of spells and abilities (601 to 608 of today).

/// A field for each, put after those of the parts before and handed on.
macro_rules! spells {
    ($next:ident $($later:ident)* ; $($before:tt)*) => {
        $next! { $($later)* ; $($before)*
            /// When mana for a cost is produced (409.1g, now 601.2g).
            mana_abilities: ManaAbilities {
                /// While paying, after the cost is locked in and in any order with other payments.
                WhilePaying,
                /// In one go before anything is paid.
                BeforePaying,
            }
            /// How often one spell or ability may target one thing (409.1c, now 601.2c).
            targets_repeat: TargetsRepeat {
                /// Once.
                Never,
                /// Once for each instance of the word "target".
                OncePerInstance,
            }
            /// Whether each target gets something of what is divided among a set number of targets (409.1e, now 601.2d).
            division: Division {
                /// Only where it is divided among a variable number of them.
                SomeForEachOfAVariableNumber,
                /// Each does.
                SomeForEach,
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
            /// When a prohibition looks at a spell whose announcement changes what it looks at (409.1a, now 601.3a).
            prohibitions_look: ProhibitionsLook {
                /// As the spell is announced, and again with its choices.
                AtOnce,
                /// With its choices.
                WithItsChoices,
            }
            /// What others see of a card in a hidden zone whose ability is activated (409.1a, now 602.2a).
            hidden_abilities: HiddenAbilities {
                /// Nothing that its costs don't show.
                StayHidden,
                /// The card, as long as the ability is on the stack.
                AreRevealed,
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
            /// Where a power and toughness count that an ability of the object defines (208.2 and 405.2a, now 604.3).
            defined_power: DefinedPower {
                /// On the battlefield; elsewhere they are 0.
                InPlay,
                /// In every zone.
                Everywhere,
            }
            /// Whether an ability that adds mana and has a target is a mana ability (406.1, now 605.1a).
            targeted_mana_abilities: TargetedManaAbilities {
                /// It is.
                AreManaAbilities,
                /// It isn't.
                AreNone,
            }
            /// What becomes of a spell or ability without a legal target (413.2a, now 608.2b).
            no_legal_targets: NoLegalTargets {
                /// The rules counter it.
                Countered,
                /// It doesn't resolve, and nothing countered it.
                DoesNotResolve,
            }
            /// What an illegal target tells an effect that goes on without it (413.2a, now 608.2b).
            illegal_targets: IllegalTargets {
                /// What it is, or last was.
                Inform,
                /// Nothing.
                SayNothing,
            }
            /// What a copy of a permanent spell becomes as it resolves (503.10a, now 608.3f).
            permanent_spell_copies: PermanentSpellCopies {
                /// Nothing: off the stack it ceases to exist.
                CeaseToExist,
                /// A token.
                BecomeTokens,
            }
        }
    };
}
