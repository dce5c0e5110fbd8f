//! Editions: what they inherit, and messages for fields and values.

use casebook_language::{
    document::{Document, DocumentError},
    edition::*,
};

const OLD: &str = "\
id: old
title: The old one
words:
  fate_without_targets: countered
  cast: play
  activate: play
  was_cast: played
  was_activated: played
  battlefield: in play
  exile: removed from the game
  dies: put into a graveyard from play
  end_step: end of turn
  state_based: state-based effects
  mana_value: converted mana cost
  aura: local enchantment
legend_rule: newest_dies
legends: type_or_supertype
walls: cannot_attack
combat_damage: on_the_stack
mana_burn: burns
mana_empties: each_phase
phased_out_are: in_a_zone
draw_step: on_the_stack_uncontrolled
mana_abilities: while_paying
layers: counters_first
offering_paid: at_announcement
sunburst: by_the_spell
targets_repeat: never
end_the_turn_triggers: wait
end_the_turn_combat: before_the_check
no_legal_targets: countered
indestructible: state
opposing_counters: stay_together
token_names: subtypes
token_owner: controller_of_effect
doubling: stays_doubling
extra_turns: oldest_first
face_down: zero_one
turning_face_up: having_priority
no_mana_cost: is_zero
creature_type_chosen: any_noun
abilities_on_the_stack: like_their_source
division: some_for_each_of_a_variable_number
steps_of_several_players: one_after_another
negative_numbers: count
calculated_bonuses: at_least_zero
looks_back: leaving_play
hidden_zones_found: found
affected_sets: as_one
stray_attachments: stay
entering_attached: what_can_be_attached
equipment_on_players: stays
subtypes_gained: any
keyword_variants: are_activated_as_it
turned_over: keeps_its_timestamp
choices_of_copies: of_the_object
linked_pairs: of_the_object
flashback_spells: are_any
damage_beside_planeswalkers: may_be_redirected
mana_ability_again: any_time
default_controller: as_it_entered
control_as_it_enters: when_chosen
past_events: keep_the_object
copies_enter: when_chosen
searches_before_shuffle: are_several
hidden_cards_in_costs: are_required
back_faces_enter: when_chosen
ended_durations: any
durations_begun_again: do_nothing
defined_power: in_play
second_damage_step: who_lacked_first_strike
granted_timestamp: of_its_object
targeted_mana_abilities: are_mana_abilities
tapped_for_mana: as_it_is_played
set_land_type: that_basic_land
illegal_targets: inform
entering: as_it_is
aura_chosen_by: who_puts_it_there
legendary_spells: are_not_restricted
creature_auras: stay_attached
hidden_abilities: stay_hidden
face_down_leaving: unseen
damage_without_toughness: destroys
protection_from_types: permanents
must_attack: once_per_turn
permanent_spell_copies: cease_to_exist
cards_found: as_the_text_says
noncreature_size: as_it_is
control_effects: whatever_fits
attacked_players: one
counters_with_rules: are_none
players_who_left: are_stood_in_for
left_alone: not_said
own_moves: as_seen
timestamp_order: active_player
damage_sources: of_the_stack
chance_costs: in_any_order
divided_amounts: on_resolution
without_attackers: ends_at_once
exiled_face_down: what_it_is
prohibitions_look: at_once
effects_on_what_enters: afterwards
counters_on_entering: are_there
unseen_triggers: trigger
split_names: both
split_comparisons: either_half_also_as_it_is_cast
cost_texts: are_spell_text
sizes_on_entering: are_effects
requirements_beside: the_proposed
fragmented_loops: by_chosen_numbers
redistributed_life: any_total
land_plays: announced_one_by_one
exiled_in_exile: stays_the_same
copied_definitions: are_copied
convoke: reduces_the_cost
damage_assignment: freely
phased_out_tokens: cease
planeswalker_rule: all_die
deathtouch_damage: divided_freely
back_face_value: zero
proliferated: one_kind
x_as_it_enters: is_zero
delayed_control: of_the_source
blocks_by_effects: trigger
spared_while_entering: all_that_enter
shuffles_of_nothing: take_place
doubled_life: below_zero
hidden_choices: are_known
";

fn chain(new: &str) -> Result<Edition, DocumentError> {
    Edition::from_yaml_chain(&[Document { file: "old.yaml", text: OLD }, Document { file: "new.yaml", text: new }])
}

#[test]
fn an_edition_says_only_what_differs() {
    let new = chain("id: new\ntitle: New\ninherits: old\nlegend_rule: all_die\nwords: { cast: cast }\n").unwrap();
    assert_eq!(new.legend_rule, LegendRule::AllDie);
    assert_eq!(new.mana_burn, ManaBurn::Burns);
    assert_eq!((new.words.cast.as_str(), new.words.activate.as_str()), ("cast", "play"));
}

#[test]
fn a_misspelt_rule_is_placed_and_put_right() {
    let error = chain("id: new\ntitle: New\ninherits: old\nlegend_rul: all_die\n").unwrap_err();
    assert_eq!(error.to_string(), "new.yaml:4:1: there is no key `legend_rul` here; did you mean `legend_rule`?");
}

#[test]
fn a_misspelt_value_is_placed_and_put_right() {
    let error = chain("id: new\ntitle: New\ninherits: old\nlegend_rule: all_dies\n").unwrap_err();
    assert_eq!(
        error.to_string(),
        "new.yaml:4:14: legend_rule: there is no word `all_dies` here; there are `newest_dies`, `all_die`, `controller_keeps_one`; did you mean `all_die`?"
    );
}

#[test]
fn an_edition_inherits_the_one_before_it() {
    let error = chain("id: new\ntitle: New\ninherits: older\n").unwrap_err();
    assert_eq!(error.to_string(), "new.yaml:3:1: this edition must inherit `old`");
}

#[test]
fn a_rule_that_nobody_states_is_missed() {
    let text = OLD.replace("mana_burn: burns\n", "");
    let error = Edition::from_yaml_chain(&[Document { file: "old.yaml", text: &text }]).unwrap_err();
    assert_eq!(error.to_string(), "old.yaml:1:1: the key `mana_burn` is missing in this edition");
}
