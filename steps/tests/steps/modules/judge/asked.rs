//! The messages about questions that wait for an answer: the options, the answer that is suggested, and why an answer wasn't taken.

use casebook_steps::{
    case::{Answer, Case, Choice, DecisionSeen, Handle, ScriptOp, Seat, WordKind},
    expectation::Expectations,
    judge::judge,
    port::{End, Ran},
};

fn asked(kind: &str, options: &[&str], at_least: Option<u32>, at_most: Option<u32>) -> DecisionSeen {
    DecisionSeen {
        player: Seat("Alice".to_owned()),
        kind: kind.to_owned(),
        source: None,
        when: "resolve".to_owned(),
        options: options.iter().map(|option| (*option).to_owned()).collect(),
        at_least,
        at_most,
    }
}

/// The message about a question.
fn message(decision: DecisionSeen) -> String {
    let ran = Ran::ended(End::Undecided { step: 0, decision });
    judge(&Case::default(), &Expectations(Vec::new()), &ran).detail.unwrap()
}

/// The answer that a message suggests.
fn suggested(decision: DecisionSeen) -> Option<String> {
    let said = message(decision);
    let (_, suggested) = said.split_once("; a line like `And Alice ")?;
    suggested.strip_suffix("` answers").map(str::to_owned)
}

/// The answer that a message suggests for a division.
fn divided(options: &[&str], at_least: Option<u32>, at_most: Option<u32>) -> Option<String> {
    suggested(asked("division", options, at_least, at_most))
}

/// Why an answer to a question of Bear's wasn't taken.
fn untaken(player: &str, source: Option<&str>, choice: Choice, (kind, options): (&str, &[&str])) -> String {
    let handle = |name: &str| Handle(name.to_owned());
    let answer = Answer { player: Seat(player.to_owned()), source: source.map(handle), choice };
    let case = Case { script: vec![ScriptOp::Answer(answer)], ..Case::default() };
    let decision = DecisionSeen { source: Some(handle("Bear")), ..asked(kind, options, None, None) };
    let ran = Ran { unused_answers: vec![0], ..Ran::ended(End::Undecided { step: 0, decision }) };
    let said = judge(&case, &Expectations(Vec::new()), &ran).detail.unwrap();
    said.split_once(" wasn't taken: ").unwrap().1.to_owned()
}

#[test]
fn a_message_suggests_an_answer_of_the_kind_that_is_asked_for() {
    type Row<'t> = (&'t str, &'t [&'t str], Option<u32>, Option<&'t str>);
    let table: [Row<'_>; 20] = [
        ("may", &[], None, Some("says yes")),
        ("pay", &[], None, Some("pays")),
        ("play", &["Bear"], None, Some("says no")),
        ("coin", &[], None, Some("wins the flip")),
        ("targets", &["yes", "no"], None, Some("keeps the targets")),
        ("targets", &["Bear", "Bob"], Some(2), Some("targets \"Bear\" and Bob")),
        ("targets", &["Bear", "Bob"], Some(0), Some("targets \"Bear\"")),
        ("targets", &[], Some(0), Some("targets nothing")),
        ("targets", &[], Some(1), None),
        ("objects", &["Bear", "Wolf"], Some(0), Some("chooses \"Bear\"")),
        ("objects", &[], Some(0), Some("chooses nothing")),
        ("objects", &[], Some(1), None),
        ("order", &["Bear", "Wolf", "Ox"], None, Some("puts \"Bear\", \"Wolf\" and \"Ox\" in this order")),
        ("modes", &["heal"], None, Some("chooses the mode \"heal\"")),
        ("number", &[], Some(3), Some("chooses the number 3")),
        ("word", &["red", "blue"], None, Some("chooses the color \"red\"")),
        ("word", &["Island"], None, Some("chooses the land type \"Island\"")),
        ("word", &["Goblin"], None, Some("chooses the creature type \"Goblin\"")),
        ("random", &["Bear", "Wolf"], Some(1), Some("picks \"Bear\" at random")),
        ("keep", &["Bear", "Wolf"], None, Some("keeps \"Bear\"")),
    ];
    for (kind, options, at_least, answer) in table {
        assert_eq!(suggested(asked(kind, options, at_least, None)).as_deref(), answer, "{kind} of {options:?}");
    }
}

#[test]
fn a_message_names_twelve_options_and_counts_the_others() {
    let all: Vec<String> = (1..=14).map(|nth| format!("Ox {nth}")).collect();
    let told = |count: usize| {
        let options: Vec<&str> = all.iter().take(count).map(String::as_str).collect();
        let said = message(asked("player", &options, None, None));
        said.split_once(" (options: ").unwrap().1.split_once(')').unwrap().0.to_owned()
    };
    assert!(told(11).ends_with(", Ox 11"), "{}", told(11));
    assert!(told(12).ends_with(", Ox 11, Ox 12"), "{}", told(12));
    assert!(told(13).ends_with(", Ox 12 and 1 more"), "{}", told(13));
    assert!(told(14).ends_with(", Ox 12 and 2 more"), "{}", told(14));
}

#[test]
fn an_answer_that_was_not_taken_is_told_with_its_reason() {
    let goblin = |word: &str| Choice::Word { kind: WordKind::CreatureType, word: word.to_owned() };
    let types: (&str, &[&str]) = ("word", &["Goblin", "Wizard"]);
    let (may, pay, play, player): (_, _, _, (&str, &[&str])) =
        (("may", &[][..]), ("pay", &[][..]), ("play", &[][..]), ("player", &["Alice"]));
    let no = "what it says is none of the options";
    assert_eq!(untaken("Bob", None, Choice::May(true), may), "it is Bob's, and Alice is asked");
    assert_eq!(untaken("Alice", None, Choice::May(true), may), no);
    assert_eq!(untaken("Alice", None, Choice::May(true), pay), no, "yes and no also answer whether something is paid");
    assert_eq!(untaken("Alice", None, Choice::May(true), play), no, "and whether a card is played");
    let number = untaken("Alice", None, Choice::Number(2), player);
    assert_eq!(number, "it answers where one is asked for a number, and this asks for a player");
    let may_for_player = untaken("Alice", None, Choice::May(true), player);
    assert!(may_for_player.ends_with("and this asks for a player"), "{may_for_player}");
    assert_eq!(
        untaken("Alice", None, goblin("Gobln"), types),
        "\"Gobln\" is none of the options; did you mean \"Goblin\"?"
    );
    assert_eq!(untaken("Alice", None, goblin("Elemental"), types), "\"Elemental\" is none of the options");
    let another = untaken("Alice", Some("Wolf"), goblin("Goblin"), types);
    assert_eq!(another, "it answers \"Wolf\", and this is asked by \"Bear\"");
    let same = untaken("Alice", Some("Bear"), goblin("Elf"), types);
    assert_eq!(same, "\"Elf\" is none of the options", "it is the source that asks");
}

#[test]
fn a_division_that_is_suggested_is_legal() {
    let says = |said: &str| Some(said.to_owned());
    assert_eq!(divided(&["Bear", "Bob"], Some(1), Some(4)), says("divides 3 to \"Bear\" and 1 to Bob"));
    assert_eq!(divided(&["Bear", "Bob"], Some(0), Some(4)), says("divides 4 to \"Bear\""));
    assert_eq!(divided(&["Bear", "Bob"], None, None), says("divides 1 to \"Bear\" and 1 to Bob"));
}
