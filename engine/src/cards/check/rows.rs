//! The rows of what is carried out where it stands: every word has its own, and one without a row is refused wherever it stands.

/// What an event is waited for by.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Use {
    /// An ability that triggers.
    Triggers,
    /// A duration.
    Ends,
    /// A number or a condition about what has happened.
    Counted,
    /// A replacement effect: by what it can be replaced says the table of [`futile`](crate::cards::futile).
    Replaced,
}

/// By what an event can be waited for.
pub(super) fn waited_for(event: &str) -> Option<&'static [Use]> {
    use Use::{Counted, Ends, Replaced, Triggers};
    Some(match event {
        // Who controlled a token as it was created nobody notes for later.
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
        // Which of several it is is asked as it happens.
        "nth" => &[Triggers, Ends],
        // What happened at one time the history doesn't tell.
        "one_or_more" => &[Triggers, Ends],
        // It is said only where something waits for it, so nobody counts it.
        "taps_for_mana" => &[Triggers],
        // A Saga asks it of itself (714.2b).
        "chapter" => &[Triggers],
        // A state is no event: only a trigger waits for one (603.8); what lasts as long as it says so itself.
        "while" => &[Triggers],
        "any_of" => &[Triggers, Ends, Counted, Replaced],
        _ => return None,
    })
}

/// What makes a modification.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Maker {
    /// A static ability (611.3).
    Static,
    /// A static ability that defines its object (604.3).
    Defining,
    /// A spell or ability as it resolves (611.2).
    Resolution,
    /// Mana that was spent on a spell (106.6).
    Mana,
    /// An exception of a copy (707.9).
    Copy,
}

/// What can make a modification.
pub(super) fn made_by(modification: &str) -> Option<&'static [Maker]> {
    use Maker::{Copy, Defining, Mana, Resolution, Static};
    Some(match modification {
        // Characteristics that are printed elsewhere on a card.
        "add_types" | "set_types" | "remove_types" | "add_subtypes" | "set_subtypes" | "remove_subtypes"
        | "set_colors" | "add_colors" | "set_pt" => &[Static, Defining, Resolution, Mana, Copy],
        "add_chosen_subtype" | "set_chosen_subtype" | "set_chosen_color" | "add_chosen_color" => {
            &[Static, Defining, Resolution, Mana]
        }
        // A cost is nothing that effects change.
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
        // Rules for players and the game: there is nothing that mana could carry them along to.
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

/// Whether something is paid that way everywhere, or only where a keyword has a cost to give.
pub(super) fn is_paid_everywhere(cost: &str) -> Option<bool> {
    Some(match cost {
        "mana" | "only_on_x" | "generic_mana" | "its_mana_cost" | "any_of" | "tap" | "tap_untapped" | "sacrifice"
        | "exile" | "return_to_hand" | "discard" | "reveal" | "pay_life" | "remove_counters" | "put_counters"
        | "loyalty" | "exert" | "gives_life" => true,
        "keyword_cost" | "keyword_cost_times" => false,
        _ => return None,
    })
}

/// Whether an instruction says something of a permanent that is not yet one: what enters can be chosen for and remember, and is nothing
/// that could be tapped, moved or changed before it is there.
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

/// From which zones the abilities of a kind work.
pub(super) fn works_from(kind: &str) -> Option<&'static [&'static str]> {
    Some(match kind {
        // Nothing in a library is there to see something happen.
        "triggered" => &["battlefield", "stack", "exile", "graveyard", "hand"],
        "replacement" | "activated" | "static" => &["battlefield", "stack", "exile", "graveyard", "hand", "library"],
        // Those that stand for others say it themselves.
        "spell" | "keyword" => &[],
        _ => return None,
    })
}
