//! Dependencies between continuous effects of one layer (613.8), with invented cards. In each test the effect that depends on the other is the older
//! one, so that the order of timestamps gives another result.

use crate::common::{seen::Seen, table};
use casebook_engine::cards::values::Zone;
use pretty_assertions::assert_eq;

const OX: &str = "{ name: Ox, types: [creature], subtypes: [Ox], pt: [2, 2] }";
const LORD: &str = "
name: Lord
types: [creature]
subtypes: [Ox]
pt: [1, 1]
abilities:
  all: { static: { affects: { zone: battlefield, subtype: Ox, controller: you, other: true }, apply: [ { add_pt: [1, 1] } ] } }";

/// An enchantment with one static ability.
fn enchantment(name: &str, affects: &str, apply: &str) -> String {
    format!(
        "{{ name: {name}, types: [enchantment], abilities: {{ all: {{ static: {{ affects: {affects}, apply: [{apply}] }} }} }} }}"
    )
}

/// What a new Ox looks like beside the older and the newer enchantment: its size, its subtypes, and its keywords.
fn beside(older: &str, newer: &str, edition: &str) -> (Option<(i32, i32)>, Vec<String>, Vec<String>) {
    let table = table(edition, &[], &[OX, older, newer]);
    let mut seen = Seen::new(&table);
    let ox = seen.play("Ox");
    seen.play("Older");
    seen.play("Newer");
    let projection = seen.project(&table);
    let characteristics = projection.characteristics(ox);
    let subtypes = characteristics.subtypes.iter().map(ToString::to_string).collect();
    let keywords = characteristics.keywords().map(|keyword| keyword.name.to_string()).collect();
    (characteristics.pt, subtypes, keywords)
}

#[test]
fn rule_613_8a_a_subtype_that_another_effect_adds_is_seen() {
    let older = enchantment("Older", "{ zone: battlefield, subtype: Elk }", "{ add_subtypes: [Yak] }");
    let newer = enchantment("Newer", "{ zone: battlefield, subtype: Ox }", "{ add_subtypes: [Elk] }");
    assert_eq!(beside(&older, &newer, "2026-01").1, ["Ox", "Elk", "Yak"]);
}

#[test]
fn rule_613_8a_a_keyword_that_another_effect_gives_is_seen() {
    let older = enchantment("Older", "{ zone: battlefield, keyword: flying }", "{ add_keyword: trample }");
    let newer = enchantment("Newer", "{ zone: battlefield, type: creature }", "{ add_keyword: flying }");
    assert_eq!(beside(&older, &newer, "2026-01").2, ["flying", "trample"]);
}

#[test]
fn rule_613_8a_a_size_that_another_effect_gives_is_seen() {
    let older = enchantment("Older", "{ zone: battlefield, power: { at_least: 3 } }", "{ add_pt: [1, 1] }");
    let newer = enchantment("Newer", "{ zone: battlefield, type: creature }", "{ add_pt: [1, 1] }");
    assert_eq!(beside(&older, &newer, "2026-01").0, Some((4, 4)));
}

#[test]
fn rule_613_8a_an_ability_that_another_effect_removes_gives_nothing() {
    let older = enchantment("Older", "{ zone: battlefield, type: creature }", "{ add_keyword: flying }");
    let newer = enchantment("Newer", "{ zone: battlefield, type: enchantment }", "{ lose_all_abilities: true }");
    assert_eq!(beside(&older, &newer, "2026-01").2, Vec::<String>::new());
}

#[test]
fn many_lords_give_each_other_their_bonus() {
    for edition in ["2001-07", "2004-10", "2006-10", "2026-01"] {
        let table = table(edition, &[], &[LORD]);
        let mut seen = Seen::new(&table);
        let lords: Vec<_> = (0..200).map(|_| seen.play("Lord")).collect();
        let in_hand = seen.put("Lord", Zone::Hand);
        let projection = seen.project(&table);
        let sizes: Vec<_> = lords.iter().map(|lord| projection.characteristics(*lord).pt).collect();
        assert_eq!(sizes, vec![Some((200, 200)); 200], "{edition}");
        assert_eq!(projection.characteristics(in_hand).pt, Some((1, 1)), "{edition}");
    }
}
