//! Keywords and keyword actions that the engine does not carry out, by their names.

/// The keyword actions (701) and keyword abilities (702) of today's rules that the engine does not carry out, each with the number of its rule.
const LACKING: [(&str, &str); 56] = [
    ("behold", "701.4"),
    ("planeswalk", "701.31"),
    ("set in motion", "701.32"),
    ("abandon", "701.33"),
    ("vote", "701.38"),
    ("meld", "701.42"),
    ("learn", "701.48"),
    ("venture into the dungeon", "701.49"),
    ("venture", "701.49"),
    ("open an attraction", "701.51"),
    ("incubate", "701.53"),
    ("the ring tempts you", "701.54"),
    ("face a villainous choice", "701.55"),
    ("villainous choice", "701.55"),
    ("waterbend", "701.67"),
    ("trample over planeswalkers", "702.19"),
    ("banding", "702.22"),
    ("bands with other", "702.22"),
    ("sticker kicker", "702.33"),
    ("haunt", "702.55"),
    ("forecast", "702.57"),
    ("fortify", "702.67"),
    ("frenzy", "702.68"),
    ("miracle", "702.94"),
    ("soulbond", "702.95"),
    ("tribute", "702.104"),
    ("hidden agenda", "702.106"),
    ("myriad", "702.116"),
    ("emerge", "702.119"),
    ("escalate", "702.120"),
    ("partner", "702.124"),
    ("partner with", "702.124"),
    ("doctor's companion", "702.124"),
    ("assist", "702.132"),
    ("companion", "702.139"),
    ("mutate", "702.140"),
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
    ("harmonize", "702.180"),
    ("tiered", "702.183"),
    ("station", "702.184"),
    ("infinity", "702.186"),
    ("firebending", "702.189"),
];

/// The rule of a keyword or keyword action that the engine does not carry out; none for one that it carries out, or that no rule knows. A keyword
/// action may be written with underscores.
#[must_use]
pub fn lacking(name: &str) -> Option<&'static str> {
    let is = |known: &str| known.eq_ignore_ascii_case(name) || known.eq_ignore_ascii_case(&name.replace('_', " "));
    LACKING.iter().find(|(known, _)| is(known)).map(|(_, number)| *number)
}
