//! Mechanics that a text asks for in words which mean something else are refused by their names when a card is loaded, with the number of the rule.

use casebook_language::{
    cards::{
        check::{self, Lexicon},
        load,
    },
    document::Document,
};
use pretty_assertions::assert_eq;

fn refused(ability: &str) -> Vec<String> {
    let keyword = |text| load::keyword(Document { file: "k.yaml", text }).unwrap();
    let bloodthirst = keyword("keyword: bloodthirst\nparams: [n]\n");
    let equip = keyword("keyword: equip a quality\nparams: [cost, quality]\n");
    let lexicon = Lexicon { keywords: vec![&bloodthirst, &equip], ..Lexicon::default() };
    let text = format!("name: A\ncost: \"{{X}}\"\ntypes: [artifact]\nabilities: {{ a: {ability} }}\n");
    let document = Document { file: "a.yaml", text: &text };
    let card = load::card(document).unwrap();
    check::card(&card, &lexicon).into_iter().map(|fault| fault.place(&document).message).collect()
}

fn effect(effects: &str) -> String {
    format!("{{ spell: {{ targets: {{ rival: {{ player: opponents }} }}, do: [ {effects} ] }} }}")
}

#[test]
fn a_mechanic_in_words_that_mean_something_else_is_refused_by_its_name() {
    let exchange = "{ let: { mine: { life: you }, theirs: { life: $rival } } }, { set_life: { who: you, to: $theirs } }, { set_life: { who: $rival, to: $mine } }";
    let blocks =
        "{ create_token: { types: [creature], pt: [1, 1], as: new } }, { block: { what: $new, attacker: self } }";
    let cast = "{ triggered: { from: stack, when: { casts: { who: you, what: self } }, if: { not: sorcery_timing }, do: [ { draw: { who: you } } ] } }";
    let any = "{ triggered: { when: { casts: { who: you } }, do: [ { gain_life: { who: you, amount: x } } ] } }";
    for (ability, why) in [
        ("{ keyword: { bloodthirst: x } }".to_owned(), "bloodthirst X (702.54b)"),
        ("{ keyword: { equip a quality: { what: { type: planeswalker }, cost: [ { mana: \"{1}\" } ] } } }".to_owned(), "equip planeswalker (702.6e)"),
        (effect("{ search: { of: you, zones: [nowhere], find: { type: creature, anywhere: true }, as: wish } }"), "cards from outside the game (400.11)"),
        (effect("{ move: { what: { cards: { zone: nowhere, of: you } }, to: hand } }"), "cards from outside the game (400.11)"),
        (
            "{ static: { from: hand, apply: [ { may_play: { who: you, what: self, cost: [ { mana: \"{2}\" } ], transformed: true } } ] } }".to_owned(),
            "more than meets the eye (702.162)",
        ),
        (effect(blocks), "creatures put onto the battlefield blocking (509.4)"),
        (cast.to_owned(), "checks of sorcery timing (307.5a)"),
        (any.to_owned(), "X of another object (107.3e)"),
        (effect("{ create_token: { types: [artifact], subtypes: [Incubator] } }"), "incubator tokens (701.53)"),
        (effect("{ designate: { what: you, to_be: max speed } }"), "the designation `max speed` (702.178)"),
        (effect(exchange), "life totals are not exchanged by two `set_life` (701.12c)"),
    ] {
        let said = refused(&ability);
        let named = said.iter().any(|said| said.contains(why));
        assert_eq!((said.len(), named), (1, true), "{ability}: {said:?}");
    }
}

#[test]
fn what_means_what_it_says_is_not_refused() {
    for ability in [
        "{ keyword: { bloodthirst: 2 } }".to_owned(),
        "{ keyword: { equip a quality: { what: { supertype: legendary }, cost: [ { mana: \"{1}\" } ] } } }".to_owned(),
        effect("{ search: { of: you, zones: [library], find: { type: creature }, as: found } }"),
        effect("{ block: { what: { all: { type: creature } }, attacker: self } }"),
        effect("{ move: { what: self, to: exile, linked: true } }, { gain_life: { who: you, amount: { number: linked } } }"),
        effect("{ exchange_life: { who: you, other: $rival } }"),
        effect("{ let: { mine: { life: you } } }, { set_life: { who: $rival, to: $mine } }"),
        "{ activated: { if: sorcery_timing, do: [ { draw: { who: you } } ] } }".to_owned(),
        "{ triggered: { when: { casts: { who: you, what: { is: [x_in_cost] } } }, do: [ { gain_life: { who: you, amount: x } } ] } }".to_owned(),
        "{ triggered: { from: stack, when: { casts: { who: you, what: self } }, do: [ { gain_life: { who: you, amount: x } } ] } }".to_owned(),
        "{ triggered: { when: { casts: { who: you } }, do: [ { choose_value: { kind: number, as: x } }, { gain_life: { who: you, amount: x } } ] } }".to_owned(),
    ] {
        assert_eq!(refused(&ability), [""; 0], "{ability}");
    }
}

/// 702.167c: the cards that a permanent was crafted with are not linked to it.
#[test]
fn what_craft_exiled_is_not_linked() {
    let craft = load::keyword(Document { file: "k.yaml", text: "keyword: craft\nparams: [cost]\n" }).unwrap();
    let lexicon = Lexicon { keywords: vec![&craft], ..Lexicon::default() };
    let said = |counted: &str| {
        let text = format!(
            "name: A\ntypes: [artifact]\nabilities: {{ craft: {{ keyword: {{ craft: {{ cost: [ {{ mana: \"{{1}}\" }} ] }} }} }} }}\n\
             back: {{ name: B, types: [artifact], abilities: {{ tally: {{ activated: {{ do: [ {{ gain_life: {{ who: you, amount: {{ number: {counted} }} }} }} ] }} }} }} }}\n"
        );
        let document = Document { file: "a.yaml", text: &text };
        let card = load::card(document).unwrap();
        let faults = check::card(&card, &lexicon).into_iter();
        faults.map(|fault| fault.place(&document).message).collect::<Vec<String>>()
    };
    assert_eq!(said("{ paid_with: self }"), [""; 0]);
    let linked = said("linked");
    assert_eq!((linked.len(), linked[0].starts_with("`linked` finds nothing here: craft")), (1, true), "{linked:?}");
}

/// Keywords and keyword actions that are no words of the language: what to write, or the number of the rule that the engine does not carry out.
#[test]
fn a_keyword_without_a_word_is_answered_with_what_to_write_or_its_rule() {
    for (name, says) in [
        ("boast", "there is no keyword `boast`: write an activated ability"),
        ("totem armor", "there is no keyword `totem armor`: write `umbra armor`"),
        ("plainscycling", "there is no keyword `plainscycling`: write `typecycling`"),
        ("protection from everything", "there is no keyword `protection from everything`: write `protection: "),
        ("∞", "there is no keyword `∞`: write abilities"),
        ("double agenda", "the engine does not carry out the keyword `double agenda` (702.106)"),
        ("friends forever", "the engine does not carry out the keyword `friends forever` (702.124)"),
        ("partner—survivors", "the engine does not carry out the keyword `partner—survivors` (702.124)"),
        ("juggle", "there is no keyword `juggle`"),
    ] {
        let said = refused(&format!("{{ keyword: \"{name}\" }}"));
        assert!(said.iter().any(|said| said.starts_with(says)), "{name}: {said:?}");
    }
    for (name, says) in [
        ("goad", "there is no keyword action `goad`: write `apply"),
        ("manifest", "there is no keyword action `manifest`: write `move"),
        ("assemble", "the engine does not carry out the keyword action `assemble` (701.45)"),
        ("roll_a_die", "the engine does not carry out the keyword action `roll_a_die` (706.1)"),
    ] {
        let said = refused(&effect(&format!("{{ action: \"{name}\" }}")));
        assert!(said.iter().any(|said| said.starts_with(says)), "{name}: {said:?}");
    }
}
