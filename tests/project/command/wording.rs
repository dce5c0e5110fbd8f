//! The English of cards, and the messages for lines of scenarios.

use std::fs;

use super::calls::{casebook, code, feature, folder, refused, text};

/// The English of a card with one ability.
fn read_back(name: &str, types: &str, ability: &str) -> String {
    let folder = folder(name);
    fs::create_dir_all(&folder).unwrap();
    let card = format!("name: Worded\ncost: \"{{1}}\"\n{types}\nabilities:\n  a: {ability}\n");
    fs::write(folder.join("worded.yaml"), card).unwrap();
    let output = casebook(&["card", "Worded", "--cards", folder.to_str().unwrap()]);
    assert_eq!(code(&output), 0, "{}", text(&output.stderr));
    text(&output.stdout).to_owned()
}

#[test]
fn cards_are_read_back_in_the_order_of_their_words() {
    let artifact = "types: [artifact]";
    for (name, types, ability, words) in [
        (
            "worded-all",
            "types: [creature]\npt: [0, 0]",
            "{ static: { defining: true, apply: [ { set_pt: [ { count: { zone: graveyard } }, 1 ] } ] } }",
            "the number of cards in graveyards",
        ),
        (
            "worded-spell",
            artifact,
            "{ triggered: { when: { casts: { who: each_player, what: { mana_value: { exactly: { counters: { kind: charge, on: self } } } } } }, do: [ { counter: { what: $it } } ] } }",
            "casts a spell with mana value equal to the number of charge counters on Worded: Counter it.",
        ),
        (
            "worded-order",
            artifact,
            "{ activated: { costs: [ { tap: self } ], do: [ { remember: { top: { top_of_library: { of: you, count: 3 } } } }, { move: { what: $top, to: library_top, order_by: you } } ] } }",
            "Put the top on top of their owners' libraries, in an order you choose.",
        ),
        (
            "worded-top",
            artifact,
            "{ activated: { costs: [ { tap: self } ], do: [ { move: { what: { top_of_library: { of: you, count: 2 } }, to: exile } } ] } }",
            "The top 2 cards of your library are exiled.",
        ),
        (
            "worded-other",
            artifact,
            "{ activated: { costs: [ { tap: self } ], targets: { hurt: { all_of: [any_target], other: true } }, do: [ { deal_damage: { amount: 1, to: $hurt } } ] } }",
            "Another target creature, planeswalker, battle or player (the hurt).",
        ),
        (
            "worded-loyalty",
            "types: [planeswalker]\nloyalty: 3",
            "{ activated: { costs: [ { loyalty: +1 } ], do: [ { draw: { who: you } } ] } }",
            "Put a loyalty counter on Worded: You draw a card.",
        ),
        (
            "worded-land",
            artifact,
            "{ static: { affects: { type: land }, apply: [ { set_subtypes: [Mountain] } ] } }",
            "are Mountains and have no other land type.",
        ),
        (
            "worded-upkeep",
            artifact,
            "{ triggered: { when: { step_begins: { step: upkeep } }, do: [ { deal_damage: { amount: 2, to: $player } } ] } }",
            "At the beginning of each player's upkeep: Worded deals 2 damage to that player.",
        ),
        (
            "worded-dash",
            "types: [creature]\npt: [1, 1]",
            "{ keyword: { dash: { cost: [ { mana: \"{R}\" } ] } } }",
            "put this permanent into its owner's hand, if still on the battlefield",
        ),
    ] {
        let said = read_back(name, types, ability);
        assert!(said.contains(words), "{words}\n{said}");
    }
}

/// The output of a run of these lines, in the newest edition only.
fn told(name: &str, lines: &str) -> (i32, String) {
    let text_of = format!(
        "Feature: Lines\n  @house:line.1 @edition:2026-01\n  Scenario: Lines\n    {}\n",
        lines.replace('\n', "\n    ")
    );
    let output = casebook(&["run", &feature(name, &text_of)]);
    (code(&output), format!("{}{}", text(&output.stdout), text(&output.stderr)))
}

#[test]
fn one_verb_says_what_lies_in_two_zones() {
    let (code, said) = told(
        "two-zones",
        "Given Alice has \"Forest\" in graveyard and \"Lava Spike\" and \"Island\" in hand and can pay {R}\n\
         Then Alice's hand holds \"Lava Spike\" and \"Island\"\nAnd \"Forest\" is in Alice's graveyard\nWhen Alice plays \"Lava Spike\" targeting Bob\n\
         And the stack resolves\nThen Bob is at 17 life",
    );
    assert_eq!(code, 0, "{said}");
    let (_, said) = told(
        "one-message",
        "Given Alice can pay {R} and \"Lava Spike\" in hand\nWhen Alice plays \"Lava Spike\" targeting Bob\nThen \"Lava Spike\" has resolved",
    );
    assert!(
        said.contains("write the whole fact") && said.matches(".feature:").count() == 2,
        "told once, over its snippet: {said}"
    );
}

#[test]
fn a_land_is_played_as_the_part_that_it_is() {
    let land = "Given Alice has \"Bala Ged Recovery\" in hand and \"Forest\" in graveyard\n";
    for (name, play) in [("land-part", "plays the land"), ("card-part", "plays")] {
        let lines = format!(
            "{land}When Alice {play} \"Bala Ged Recovery\" as \"Bala Ged Sanctuary\"\nThen \"Bala Ged Recovery\" is tapped"
        );
        let (code, said) = told(name, &lines);
        assert_eq!(code, 0, "{said}");
    }
    let cant = "Then Alice can't play the land \"Bala Ged Recovery\" as \"Bala Ged Recovery\"";
    let (_, said) = told("no-land-part", &format!("{land}{cant} by rule 601.2a"));
    assert!(said.contains("has no land called \"Bala Ged Recovery\""), "{said}");
    for play in ["play the land", "play"] {
        let lines = format!(
            "Given Alice has \"Bala Ged Recovery\" in exile\nThen Alice can't {play} \"Bala Ged Recovery\" as \"Bala Ged Sanctuary\" by rule 601.3"
        );
        let (_, said) = told("exiled-part", &lines);
        assert!(said.contains("305.1"), "the rule of lands, and of no spell's: {said}");
    }
}

#[test]
fn an_alternative_cost_that_is_not_there_is_told_with_those_that_are() {
    let ray = |cost: &str| {
        format!(
            "Given Alice has \"Glacial Ray\" in hand and can pay {{1}}{{R}}\n    \
             When Alice plays \"Glacial Ray\" instead of its mana cost{cost} targeting Bob\n    Then Bob is at 18 life"
        )
    };
    assert!(told("no-cost", &ray("")).1.contains("this card has none that could be paid here"));
    let text = format!("Feature: Lines\n  Scenario: Lines\n    {}\n", ray(" by \"dash\""));
    let said = refused(&["run", &feature("no-such-cost", &text)]);
    assert!(said.contains("there is no alternative cost called \"dash\""), "{said}");
    let shoal = "Given Alice has \"Shining Shoal\" and \"Silent-Chant Zubera\" in hand\n\
                 When Alice plays \"Shining Shoal\" instead of its mana cost by \"shoal.shoal\"\nThen \"Shining Shoal\" is on the stack";
    let said = told("other-cost", shoal).1;
    assert!(said.contains("at most one of these alternative costs can be paid: \""), "{said}");
}

#[test]
fn a_token_that_is_gone_was_destroyed() {
    let (code, said) = told(
        "token-gone",
        "Given Alice has \"Wrath of God\" in hand and can pay {2}{W}{W}\nAnd Bob controls a 1/1 black \"Rat\" creature token\n\
         When Alice plays \"Wrath of God\"\nAnd the stack resolves\nThen \"Rat\" was destroyed\nAnd \"Rat\" is gone",
    );
    assert_eq!(code, 0, "{said}");
}

#[test]
fn a_count_of_a_name_is_one_of_permanents() {
    let lines = "Given Alice controls 2 \"Hill Giant\"\nThen Alice controls 2 \"Hill Giant\"";
    let text_of = format!("Feature: Lines\n  Scenario: Lines\n    {}\n", lines.replace('\n', "\n    "));
    let said = refused(&["run", &feature("counted", &text_of)]);
    assert!(said.contains("write: Then Alice controls 2 \"Hill Giant\" permanents"), "{said}");
}
