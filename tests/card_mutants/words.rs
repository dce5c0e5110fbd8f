//! The words of the card language that a mutant may put in each other's place.

/// The zones.
const ZONES: &[&str] = &["library", "hand", "battlefield", "graveyard", "stack", "exile"];
/// The card types of the time.
const TYPES: &[&str] = &["artifact", "creature", "enchantment", "instant", "land", "sorcery"];
/// The supertypes.
const SUPERTYPES: &[&str] = &["basic", "legendary", "snow"];
/// The colours.
const COLORS: &[&str] = &["white", "blue", "black", "red", "green"];
/// Players to whom a text points.
const PLAYERS: &[&str] = &["you", "opponents", "each_player"];
/// What sort of object.
const KINDS: &[&str] = &["spell", "activated_ability", "triggered_ability", "permanent", "card", "token"];
/// How long an effect lasts.
const DURATIONS: &[&str] = &["end_of_turn", "end_of_combat", "forever"];
/// Steps, in their order.
const STEPS: &[&str] = &[
    "untap",
    "upkeep",
    "draw",
    "precombat_main",
    "begin_combat",
    "declare_attackers",
    "declare_blockers",
    "combat_damage",
    "end_combat",
    "postcombat_main",
    "end",
    "cleanup",
];
/// States of an object that are easily confused.
const STATES: &[&[&str]] = &[
    &["tapped", "untapped"],
    &["attacking", "blocking", "blocked", "unblocked", "attacked_this_turn", "damaged_this_turn"],
    &["new", "put_there_this_turn"],
    &["face_up", "face_down"],
];
/// Selectors that go by a name.
const SELECTORS: &[&str] = &[
    "any_target",
    "creature",
    "your_creature",
    "land",
    "your_lands",
    "permanent",
    "spell",
    "instant_or_sorcery_spell",
    "spirit_or_arcane",
    "any_player",
    "an_opponent",
];
/// Keys that a mutant may put in each other's place.
const KEYS: &[&[&str]] = &[
    &["at_least", "at_most", "exactly"],
    &["dies", "enters"],
    &["attacks", "blocks"],
    &["blocks_or_becomes_blocked", "blocks", "becomes_blocked", "attacks_unblocked"],
    &["power", "toughness"],
    &["owner", "controller"],
    &["any_of", "all_of"],
    &["less", "more"],
    &["gain_life", "lose_life"],
];

/// The words that could stand instead of a word under that key.
pub(crate) fn instead_of(word: &str, key: &str) -> Vec<String> {
    let others = |group: &[&str]| group.iter().filter(|w| **w != word).map(|w| (*w).to_owned()).collect::<Vec<_>>();
    match key {
        _ if word == "active_player" => others(PLAYERS),
        "type" | "types" => others(TYPES),
        "supertype" | "supertypes" => others(SUPERTYPES),
        "kind" if KINDS.contains(&word) => others(KINDS),
        "kind" => vec!["charge".to_owned()],
        "subtype" | "subtypes" => others(&["Goblin", "Soldier"])[..1].to_vec(),
        "keyword" | "add_keyword" => others(&["flying", "vigilance"])[..1].to_vec(),
        "name" => vec!["Grizzly Bears".to_owned()],
        "controller" | "owner" | "player" => others(PLAYERS),
        "is" => STATES.iter().filter(|group| group.contains(&word)).flat_map(|group| others(group)).collect(),
        _ if STEPS.contains(&word) => neighbours(word),
        _ => {
            let groups = [ZONES, COLORS, PLAYERS, DURATIONS, SELECTORS];
            groups.iter().filter(|group| group.contains(&word)).flat_map(|group| others(group)).collect()
        }
    }
}

/// The steps before and after one.
fn neighbours(step: &str) -> Vec<String> {
    let at = STEPS.iter().position(|one| *one == step).unwrap_or_default();
    let places = [at.checked_sub(1), Some(at + 1)];
    places.iter().flatten().filter_map(|at| STEPS.get(*at)).map(|step| (*step).to_owned()).collect()
}

/// The keys that could stand instead of a key.
pub(crate) fn keys_instead_of(key: &str) -> impl Iterator<Item = &'static str> {
    let groups = KEYS.iter().filter(move |group| group.contains(&key));
    groups.flat_map(|group| group.iter().copied()).filter(move |other| *other != key)
}
