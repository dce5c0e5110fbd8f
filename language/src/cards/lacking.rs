//! Keywords, keyword actions and other mechanics that the engine does not carry out, by their names.

/// The keyword actions (701) and keyword abilities (702) of today's rules that the engine does not carry out, each with the number of its rule.
const LACKING: [(&str, &str); 58] = [
    ("behold", "701.4"),
    ("planeswalk", "701.31"),
    ("set in motion", "701.32"),
    ("abandon", "701.33"),
    ("vote", "701.38"),
    ("meld", "701.42"),
    ("assemble", "701.45"),
    ("learn", "701.48"),
    ("venture into the dungeon", "701.49"),
    ("venture", "701.49"),
    ("open an attraction", "701.51"),
    ("roll to visit your attractions", "701.52"),
    ("incubate", "701.53"),
    ("the ring tempts you", "701.54"),
    ("waterbend", "701.67"),
    ("trample over planeswalkers", "702.19"),
    ("banding", "702.22"),
    ("bands with other", "702.22"),
    ("sticker kicker", "702.33"),
    ("haunt", "702.55"),
    ("commander ninjutsu", "702.49"),
    ("forecast", "702.57"),
    ("fortify", "702.67"),
    ("miracle", "702.94"),
    ("soulbond", "702.95"),
    ("tribute", "702.104"),
    ("hidden agenda", "702.106"),
    ("double agenda", "702.106"),
    ("escalate", "702.120"),
    ("partner", "702.124"),
    ("friends forever", "702.124"),
    ("doctors companion", "702.124"),
    ("assist", "702.132"),
    ("companion", "702.139"),
    ("mutate", "702.140"),
    ("boast", "702.142"),
    ("compleated", "702.150"),
    ("reconfigure", "702.151"),
    ("read ahead", "702.155"),
    ("space sculptor", "702.158"),
    ("visit", "702.159"),
    ("prototype", "702.160"),
    ("more than meets the eye", "702.162"),
    ("backup", "702.165"),
    ("solved", "702.169"),
    ("spree", "702.172"),
    ("gift", "702.174"),
    ("exhaust", "702.177"),
    ("max speed", "702.178"),
    ("start your engines!", "702.179"),
    ("start your engines", "702.179"),
    ("tiered", "702.183"),
    ("infinity", "702.186"),
    ("∞", "702.186"),
    ("firebending", "702.189"),
    ("roll", "706.1"),
    ("roll a die", "706.1"),
    ("take the initiative", "725.2"),
];

/// Keywords and keyword actions that texts write in other words, each with these words. Old names of keywords are among them.
const WRITTEN: [(&str, &str); 22] = [
    (
        "amass",
        "create the Army token with `create_token` if there is none, and put the counters on it with `put_counters`",
    ),
    ("backup", "write a triggered ability that puts the counters and applies `add_abilities`, as on Lending Angel"),
    ("boast", "write an activated ability with `once_each_turn: true` and a condition, as on Usher of the Fallen"),
    ("cloak", "write `move: { what: …, to: battlefield, cloaked: true }`"),
    ("collect evidence", "write an `exile` of cards in your graveyard with a total mana value"),
    ("double", "write the number of counters or the amount once more, or `multiply_pt`"),
    ("exchange", "write `exchange_control` or `exchange_life`"),
    ("face a villainous choice", "write `villainous_choice`"),
    ("forage", "write a cost `any_of` of an `exile` of three cards in your graveyard and a `sacrifice` of a Food"),
    ("forecast", "write an activated ability with `from: hand` that reveals its card, as on Skyscribing"),
    ("gift", "write an optional cost and what its payment does, as on Flowering Bolt"),
    ("goad", "write `apply: { to: …, apply: [ { goaded: true } ], until: … }`"),
    ("infinity", "write abilities that function while the permanent is harnessed, as on Sunken Dial"),
    ("manifest", "write `move: { what: …, to: battlefield, manifested: true }`"),
    ("solved", "write abilities that function while the Case is designated as solved, as on Case of the Ringing Bell"),
    ("support", "write up to that many targets, and `put_counters` on them"),
    ("totem armor", "write `umbra armor`"),
    ("tribute", "write what an opponent may do as it enters, as on Fanatic of Xenagos"),
    ("triple", "write the number of counters or the amount, or `multiply_pt`"),
    ("villainous choice", "write `villainous_choice`"),
    ("∞", "write abilities that function while the permanent is harnessed, as on Sunken Dial"),
    ("exert", "write a cost `exert`"),
];

/// The words in which texts write a keyword or keyword action that has no word of its own; none for others.
#[must_use]
pub fn written_as(name: &str) -> Option<&'static str> {
    let lower = name.to_lowercase().replace('_', " ");
    let with_a_quality = match lower.as_str() {
        "cycling" | "typecycling" => None,
        name if name.ends_with("cycling") => Some("write `typecycling` with its quality and its cost"),
        name if name.starts_with("protection from ") => Some("write `protection: { from: … }`"),
        name if name.starts_with("hexproof from ") => Some("write `hexproof from: { what: … }`"),
        name if name.starts_with("devour ") => Some("write `devour a quality` with its number and its quality"),
        _ => None,
    };
    with_a_quality.or_else(|| WRITTEN.iter().find(|(known, _)| is_called(known, name)).map(|(_, words)| *words))
}

/// Whether a name that a text may write with underscores is that name.
fn is_called(known: &str, name: &str) -> bool {
    known.eq_ignore_ascii_case(name) || known.eq_ignore_ascii_case(&name.replace('_', " "))
}

/// Mechanics of today's rules for which the card language has no word, so that no text of a card can ask for them. `refused` in an index of rules
/// names them so.
const WITHOUT_WORDS: [&str; 91] = [
    "abilities an object can't have",
    "actions after a skipped step or turn",
    "activating only as an instant",
    "additional effects of prevention",
    "additional steps",
    "all names",
    "alternating teams",
    "answers about several milled cards",
    "ante",
    "archenemy",
    "attack left and right",
    "attacking one opponent",
    "bloodthirst X",
    "brawl",
    "cards from outside the game",
    "changes of devotion",
    "checks of base power",
    "checks of sorcery timing",
    "choices before game",
    "circled colors",
    "cleave as a text change",
    "commander",
    "conceding",
    "conspiracies",
    "controlling another player",
    "copies by name",
    "copy effects of static abilities",
    "counting how often an ability resolved",
    "creatures put onto the battlefield blocking",
    "creatures that an effect states to be attacking",
    "defense",
    "deploy creatures",
    "doubling mana",
    "Drain Power",
    "effects as a permanent is turned face up",
    "effects as a permanent transforms",
    "effects on the next spell",
    "effects that ask for boast abilities",
    "effects that draw the game",
    "emperor",
    "ending the combat phase",
    "equip planeswalker",
    "excess damage",
    "exchange of text boxes",
    "exchanging text boxes",
    "full text of another object",
    "grand melee",
    "had to attack",
    "having an Adventure",
    "hybrid mana that an effect adds",
    "incubator tokens",
    "interchangeable names",
    "limited range",
    "limits on counters",
    "looking at more cards while surveilling",
    "melding",
    "modes with costs",
    "mulligans",
    "nontraditional cards",
    "pawprint modes",
    "phasing out until an event",
    "Phyrexian mana that an effect adds",
    "planechase",
    "replacing the number of cards drawn",
    "reselecting what a creature attacks",
    "restarting the game",
    "revealed face-down permanents",
    "revealing a card as it is drawn",
    "rolling dice",
    "set coin flips",
    "setting a name",
    "shared team turns",
    "snow mana",
    "speed",
    "starting the game",
    "stickers",
    "subgames",
    "team vs. team",
    "teams",
    "the initiative",
    "the Phyrexian symbol in rules text",
    "the player who puts counters",
    "the untap symbol",
    "triggered abilities linked to copy effects",
    "triggers on being countered",
    "triggers on losing control",
    "triggers on phasing out",
    "triggers on prevented damage",
    "turning face down",
    "two-headed giant",
    "vanguard",
];

/// Whether it is the name of a mechanic for which the card language has no word. Such a name is no word of a text, either: the checker refuses it by
/// its name.
#[must_use]
pub fn has_no_word(mechanic: &str) -> bool {
    WITHOUT_WORDS.iter().any(|known| is_called(known, mechanic))
}

/// The subtypes of today's rules that come with a mechanic the engine does not carry out: the subtype, the name of the mechanic, and its rule.
const OF_SUBTYPES: [(&str, &str, &str); 7] = [
    ("Attraction", "attractions", "717"),
    ("Contraption", "contraptions", "701.45"),
    ("Dungeon", "dungeons", "309"),
    ("Fortification", "fortifications", "301.6"),
    ("Incubator", "incubator tokens", "701.53"),
    ("Omen", "omens", "720"),
    ("Room", "rooms", "709.5"),
];

/// The mechanic that a card with this subtype needs and the engine does not carry out, with its rule; none for other subtypes.
#[must_use]
pub fn lacking_with_subtype(subtype: &str) -> Option<(&'static str, &'static str)> {
    OF_SUBTYPES.iter().find(|(known, ..)| *known == subtype).map(|(_, mechanic, number)| (*mechanic, *number))
}

/// The subtypes that come with a mechanic the engine does not carry out, each with the name of the mechanic.
pub fn subtypes_of_lacking() -> impl Iterator<Item = (&'static str, &'static str)> {
    OF_SUBTYPES.into_iter().map(|(subtype, mechanic, _)| (subtype, mechanic))
}

/// The mechanics for which the card language has no word.
pub fn without_words() -> impl Iterator<Item = &'static str> {
    WITHOUT_WORDS.into_iter()
}

/// The rule of a keyword or keyword action that the engine does not carry out; none for one that it carries out, or that no rule knows. A keyword
/// action may be written with underscores.
#[must_use]
pub fn lacking(name: &str) -> Option<&'static str> {
    // "Partner—" and the name of a kind of partner.
    let name = if name.to_lowercase().starts_with("partner—") { "partner" } else { name };
    LACKING.iter().find(|(known, _)| is_called(known, name)).map(|(_, number)| *number)
}
