//! Tables of the places in which the engine carries out each word of the card language. A word without an entry is refused at every place.

/// A use of an event pattern.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Use {
    /// A triggered ability.
    Triggers,
    /// The end of a duration.
    Ends,
    /// An amount or a condition about past events.
    Counted,
    /// A replacement effect. The table of [`futile`](crate::cards::futile) lists the replacements that the event allows.
    Replaced,
}

/// The possible uses of an event.
pub(super) fn waited_for(event: &str) -> Option<&'static [Use]> {
    use Use::{Counted, Ends, Replaced, Triggers};
    Some(match event {
        // The history does not record the controller of a token as it was created.
        "creates" => &[Triggers, Ends, Replaced],
        "moves"
        | "dies"
        | "enters"
        | "deals_damage"
        | "draws"
        | "gains_life"
        | "loses_life"
        | "loses_life_by_damage"
        | "discards"
        | "becomes_untapped"
        | "destroyed"
        | "gets_counters" => &[Triggers, Ends, Counted, Replaced],
        "attacks"
        | "blocks"
        | "becomes_blocked"
        | "blocks_or_becomes_blocked"
        | "blocks_creature"
        | "becomes_blocked_by"
        | "creatures_block"
        | "casts"
        | "plays"
        | "activates"
        | "becomes_target"
        | "becomes_tapped"
        | "becomes_attached"
        | "becomes_unattached"
        | "step_begins"
        | "loses_counters"
        | "transforms"
        | "sacrifices"
        | "copies"
        | "performs"
        | "searches"
        | "shuffles"
        | "becomes_designated"
        | "turned_face_up" => &[Triggers, Ends, Counted],
        "loses_game" => &[Triggers, Ends, Counted, Replaced],
        // The position among several events is determined as the event happens.
        "nth" => &[Triggers, Ends],
        // The history does not record which events happened at one time.
        "one_or_more" => &[Triggers, Ends],
        // The event is reported only if an ability triggers on it, so it cannot be counted.
        "taps_for_mana" => &[Triggers],
        // Only a Saga's own ability triggers on this (714.2b).
        "chapter" => &[Triggers],
        // A state is not an event. Only a triggered ability can wait for it (603.8); a duration has a word of its own.
        "while" => &[Triggers],
        "any_of" => &[Triggers, Ends, Counted, Replaced],
        _ => return None,
    })
}

/// The origin of a modification.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Maker {
    /// A static ability (611.3).
    Static,
    /// A characteristic-defining ability (604.3).
    Defining,
    /// A spell or ability as it resolves (611.2).
    Resolution,
    /// Mana that was spent on a spell (106.6).
    Mana,
    /// An exception of a copy (707.9).
    Copy,
}

/// The possible origins of a modification.
pub(super) fn made_by(modification: &str) -> Option<&'static [Maker]> {
    use Maker::{Copy, Defining, Mana, Resolution, Static};
    Some(match modification {
        // Characteristics that a card can also have printed.
        "add_types" | "set_types" | "remove_types" | "add_subtypes" | "set_subtypes" | "remove_subtypes"
        | "set_colors" | "add_colors" | "set_pt" => &[Static, Defining, Resolution, Mana, Copy],
        "add_chosen_subtype" | "set_chosen_subtype" | "set_chosen_color" | "add_chosen_color" => {
            &[Static, Defining, Resolution, Mana]
        }
        // No effect changes a mana cost, except that a copy can have none.
        "no_mana_cost" => &[Copy],
        "add_supertypes" | "remove_supertypes" | "add_keyword" | "add_abilities" | "lose_keyword"
        | "lose_all_abilities" => &[Static, Resolution, Mana, Copy],
        "control"
        | "color_words"
        | "change_word"
        | "add_chosen_ability"
        | "add_keywords_of"
        | "add_activated_abilities_of"
        | "add_pt"
        | "multiply_pt"
        | "switch_pt" => &[Static, Resolution, Mana],
        "exempt_from"
        | "cant"
        | "must_attack"
        | "must_attack_whom"
        | "assigns_by_toughness"
        | "must_block"
        | "must_be_blocked"
        | "must_be_blocked_by"
        | "may"
        | "block_cost"
        | "may_pay_to_attack"
        | "cost_to_block" => &[Static, Resolution, Mana],
        // Rules for players and for the game. Mana has no object to which it could apply them.
        "suspend"
        | "cost_of"
        | "ability_cost_of"
        | "attack_cost"
        | "alternative_cost"
        | "cant_play"
        | "cast_as_instants"
        | "cant_activate"
        | "player_cant"
        | "player_has"
        | "unpreventable"
        | "triggers_again"
        | "triggers_nothing"
        | "may_play"
        | "skip_step"
        | "extra_lands"
        | "untap_at_most"
        | "hand_size"
        | "mana_becomes"
        | "tapped_makes"
        | "spend_as_though"
        | "library_out_of_reach"
        | "may_look" => &[Static, Resolution],
        _ => return None,
    })
}

/// Whether the cost can be paid at every place. `Some(false)` means only inside a keyword that has a cost.
pub(super) fn is_paid_everywhere(cost: &str) -> Option<bool> {
    Some(match cost {
        "mana" | "only_on_x" | "generic_mana" | "its_mana_cost" | "any_of" | "tap" | "tap_untapped" | "sacrifice"
        | "exile" | "return_to_hand" | "discard" | "reveal" | "pay_life" | "remove_counters" | "put_counters"
        | "loyalty" | "exert" | "gives_life" => true,
        "keyword_cost" | "keyword_cost_times" => false,
        _ => return None,
    })
}

/// Whether the instruction acts on a permanent. While an object enters the battlefield it is not a permanent yet: choices can be made for it and
/// remembered, but it cannot be tapped, moved or changed.
pub(super) fn needs_a_permanent(verb: &str) -> Option<bool> {
    Some(match verb {
        "destroy" | "sacrifice" | "regenerate" | "tap" | "untap" | "tap_or_untap" | "flip" | "transform"
        | "phase_out" | "turn_face_up" | "attach" | "put_counters" | "remove_counters" | "designate"
        | "become_copy" | "apply" | "remove_from_combat" | "remove_damage" | "block" | "change_targets" | "counter"
        | "copy_spell" | "move" => true,
        "deal_damage"
        | "deal_divided_damage"
        | "gain_life"
        | "lose_life"
        | "set_life"
        | "redistribute_life"
        | "prevent_damage"
        | "redirect_damage"
        | "sacrifice_chosen"
        | "proliferate"
        | "action"
        | "create_token"
        | "create_emblem"
        | "draw"
        | "discard"
        | "look_at"
        | "reveal"
        | "search"
        | "shuffle"
        | "piles"
        | "choose"
        | "choose_value"
        | "choose_source"
        | "choose_ability"
        | "may"
        | "may_pay"
        | "if"
        | "instead_if"
        | "for_each"
        | "repeat"
        | "let"
        | "remember"
        | "at_once"
        | "flip_coin"
        | "delay"
        | "replace"
        | "end_turn"
        | "extra_phases"
        | "extra_turn"
        | "add_mana"
        | "play_card"
        | "win_game"
        | "lose_game" => false,
        _ => return None,
    })
}

/// The zones in which abilities of a kind can function.
pub(super) fn works_from(kind: &str) -> Option<&'static [&'static str]> {
    Some(match kind {
        // No object in a library has a triggered ability that can see an event.
        "triggered" => &["battlefield", "stack", "exile", "graveyard", "hand"],
        "replacement" | "activated" | "static" => &["battlefield", "stack", "exile", "graveyard", "hand", "library"],
        // An ability of these kinds has no zone of its own.
        "spell" | "keyword" => &[],
        _ => return None,
    })
}
