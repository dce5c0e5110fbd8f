//! What is not carried out at its place is refused when a card is loaded, with the reason.

use casebook_language::{
    cards::{
        check::{self, Lexicon},
        load,
    },
    document::Document,
};
use pretty_assertions::assert_eq;

fn refused(ability: &str) -> Vec<String> {
    let cycling = load::keyword(Document { file: "k.yaml", text: "keyword: cycling\n" }).unwrap();
    let flying = load::keyword(Document { file: "k.yaml", text: "keyword: flying\n" }).unwrap();
    let lexicon = Lexicon { keywords: vec![&cycling, &flying], ..Lexicon::default() };
    let text = format!("name: A\ntypes: [artifact]\nabilities: {{ a: {ability} }}\n");
    let document = Document { file: "a.yaml", text: &text };
    let card = load::card(document).unwrap();
    check::card(&card, &lexicon).into_iter().map(|fault| fault.place(&document).message).collect()
}

#[test]
fn what_is_not_carried_out_where_it_stands_is_refused() {
    let draw = "do: [ { draw: { who: you } } ]";
    let state = "{ while: { exists: { type: artifact } } }";
    let effect = |effect: &str| format!("{{ spell: {{ do: [ {effect} ] }} }}");
    let mana = |said: &str| {
        effect(&format!(
            "{{ add_mana: {{ mana: \"{{G}}\", rider: {{ spells: {{ kind: spell }}, apply: [ {said} ] }} }} }}"
        ))
    };
    for (ability, why) in [
        (format!("{{ triggered: {{ when: {{ any_of: [ {state}, {{ dies: self }} ] }}, {draw} }} }}"), "`while` can't be one of several events"),
        (effect(&format!("{{ draw: {{ who: you, count: {{ happened: {state} }} }} }}")), "`while` can't be counted as a past event"),
        (effect(&format!("{{ apply: {{ to: self, apply: [ {{ add_pt: [1, 1] }} ], until: {{ until: {state} }} }} }}")), "`while` can't end a duration"),
        (format!("{{ triggered: {{ when: {{ moves: {{ what: self, to: nowhere }} }}, {draw} }} }}"), "`to: nowhere` never triggers: no ability sees an object cease to exist"),
        (format!("{{ triggered: {{ when: {{ dies: self }}, from: library, {draw} }} }}"), "`library` isn't a zone in which triggered abilities function"),
        (format!("{{ activated: {{ from: nowhere, {draw} }} }}"), "`nowhere` isn't a zone in which activated abilities function"),
        ("{ static: { defining: true, apply: [ { add_keyword: flying } ] } }".to_owned(), "`add_keyword` can't define a characteristic"),
        (mana("{ hand_size: { who: you, size: 1 } }"), "`hand_size` can't be an effect of mana on a spell"),
        (format!("{{ activated: {{ costs: [ {{ keyword_cost: true }} ], {draw} }} }}"), "`keyword_cost` is allowed only as a cost inside a keyword that has a cost"),
        ("{ spell: { alternative_costs: { free: [ { keyword_cost: true } ] } } }".to_owned(), "`keyword_cost` is allowed only as a cost inside a keyword that has a cost"),
        ("{ replacement: { would: { deals_damage: { together: true } }, instead: nothing } }".to_owned(), "`together` has no effect in a replacement effect"),
        (effect("{ become_copy: { what: self, of: self, until: { while: { exists: { type: artifact } } } } }"), "a copy effect can't last `while` a condition is true"),
        (effect("{ become_copy: { what: self, of: self, except: [ { switch_pt: true } ] } }"), "`switch_pt` can't be an exception of a copy"),
        (
            format!("{{ triggered: {{ from: graveyard, when: {{ activates: {{ who: you, what: self, keyword: cycling }} }}, {draw} }} }}"),
            "`from` has no effect here: the ability triggers on a keyword ability of its own card, in the zone to which the card has moved",
        ),
        (
            "{ static: { from: hand, apply: [ { cant_play: { who: you, what: self } } ] } }".to_owned(),
            "`cant_play` of its own object would never apply: a spell is on the stack when its restrictions are checked (601.2a, 601.3): write `from: stack`",
        ),
        (effect("{ copy_spell: { what: self, except: [ { control: you } ] } }"), "`control` can't be an exception of a copy"),
        ("{ replacement: { would: { enters: self }, instead: { enter_with: { do: [ { tap: { what: self } } ] } } } }".to_owned(), "`tap` can't affect an object that is only entering"),
    ] {
        assert_eq!(refused(&ability), [why], "{ability}");
    }
}

#[test]
fn what_is_carried_out_where_it_stands_is_not() {
    for ability in [
        "{ triggered: { when: { activates: { who: you, what: self, keyword: cycling } }, do: [ { draw: { who: you } } ] } }",
        "{ triggered: { from: graveyard, when: { activates: { who: you, what: self } }, do: [ { draw: { who: you } } ] } }",
        "{ triggered: { from: graveyard, when: { activates: { who: you, keyword: cycling } }, do: [ { draw: { who: you } } ] } }",
        "{ triggered: { when: { while: { exists: { type: artifact } } }, do: [ { draw: { who: you } } ] } }",
        "{ spell: { do: [ { apply: { to: self, apply: [ { add_pt: [1, 1] } ], until: { while: { exists: { type: artifact } } } } } ] } }",
        "{ spell: { do: [ { delay: { when: { while: { exists: { type: artifact } } }, do: [ { tap: { what: self } } ] } } ] } }",
        "{ spell: { do: [ { copy_spell: { what: self, except: [ { set_colors: [red] } ] } } ] } }",
        "{ static: { from: stack, apply: [ { cant_play: { who: you, what: self } } ] } }",
        "{ static: { defining: true, apply: [ { set_pt: [1, 1] } ] } }",
        "{ replacement: { would: { enters: self }, instead: { enter_with: { do: [ { delay: { when: { step_begins: { step: end } }, do: [ { tap: { what: self } } ] } } ] } } } }",
    ] {
        assert_eq!(refused(ability), [""; 0], "{ability}");
    }
}
