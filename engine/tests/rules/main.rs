//! The rules that the engine carries out, with invented cards: a file for each part of the rulebook, named by its rule.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, reason = "a test's way to fail")]

#[path = "../../../tests/common/chance.rs"]
#[allow(dead_code, reason = "these games are dealt otherwise")]
mod chance;
mod common;
mod editions;
mod grounds;
mod limits;
mod opening_position;
mod reading;
mod refused;
mod rule_104_ending;
mod rule_107_numbers;
mod rule_110_by_edition;
mod rule_118_paying;
mod rule_120_damage;
mod rule_122_entering_with_counters;
mod rule_201_names;
mod rule_201_names_in_given_abilities;
mod rule_400_by_edition;
mod rule_405_by_edition;
mod rule_500_turn;
mod rule_506_combat;
mod rule_508_put_attacking;
mod rule_508_requirements;
mod rule_509_declarations;
mod rule_601_casting;
mod rule_601_costs;
mod rule_601_permissions;
mod rule_602_activating;
mod rule_603_events;
mod rule_603_looking_back;
mod rule_603_simultaneous_events;
mod rule_603_triggers;
mod rule_605_tapping_for_mana;
mod rule_608_resolving;
mod rule_609_sources;
mod rule_611_by_edition;
mod rule_611_durations;
mod rule_612_text_changes;
mod rule_613_dependencies;
mod rule_613_layers;
mod rule_614_as_it_would_enter;
mod rule_614_entering_by_edition;
mod rule_614_next_time;
mod rule_614_replacement;
mod rule_701_by_edition;
mod rule_704_state_based_actions;
mod rule_707_becoming_a_copy;
mod rule_707_exceptions;
mod rule_708_face_down;
mod rule_800_by_edition;
mod selector_places;
mod selectors_played;
mod state_sharing;
mod switched_off_rules;
