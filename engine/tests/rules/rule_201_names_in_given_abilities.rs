//! Names in abilities that another object has (201.5a): every way to give an ability keeps the values of the names that it reads.

use crate::common::{ALICE, BOB, Bench, put, table, target};
use casebook_engine::cards::values::Zone;
use pretty_assertions::assert_eq;

const OX: &str = "{ name: Ox, cost: '{0}', types: [creature], pt: [2, 2] }";
const ELK: &str = "{ name: Elk, cost: '{0}', types: [creature], pt: [3, 3] }";
const PING: &str = "{ name: Ping, cost: '{0}', types: [sorcery], abilities: { ping: { spell: { do: [] } } } }";

/// An ability that takes life from the player and in the amount that the text around it has named.
fn tell(amount: &str) -> String {
    format!(
        "{{ tell: {{ triggered: {{ when: {{ casts: {{ who: you, what: {{ kind: spell, name: Ping }} }} }}, do: [ {{ lose_life: {{ who: $foe, amount: {amount} }} }} ] }} }} }}"
    )
}

/// Every instruction that gives an ability to an object, creates an object with one, or waits as one.
fn makers(amount: &str) -> Vec<(&'static str, String)> {
    let (tell, ox) = (tell(amount), "{ all: { zone: battlefield, name: Ox } }");
    let except = format!("except: [ {{ add_abilities: {tell} }} ]");
    vec![
        ("token", format!("{{ create_token: {{ name: Imp, types: [creature], pt: [1, 1], abilities: {tell} }} }}")),
        ("emblem", format!("{{ create_emblem: {{ abilities: {tell} }} }}")),
        (
            "added",
            format!("{{ apply: {{ to: {{ zone: battlefield, name: Ox }}, apply: [ {{ add_abilities: {tell} }} ] }} }}"),
        ),
        ("copied token", format!("{{ create_token: {{ copy_of: {ox}, {except} }} }}")),
        (
            "copy",
            format!("{{ become_copy: {{ what: {ox}, of: {{ all: {{ zone: battlefield, name: Elk }} }}, {except} }} }}"),
        ),
        (
            "delayed",
            format!(
                "{{ delay: {{ when: {{ casts: {{ who: you, what: {{ kind: spell, name: Ping }} }} }}, do: [ {{ lose_life: {{ who: $foe, amount: {amount} }} }} ] }} }}"
            ),
        ),
    ]
}

fn life_after(keywords: &[&str], maker: &str, begin: impl Fn(&mut Bench<'_>)) -> i32 {
    let table = table("2026-01", keywords, &[OX, ELK, PING, maker]);
    let mut bench = Bench::begin(&table, |position| {
        put(position, "Ox", ALICE, Zone::Battlefield);
        put(position, "Elk", ALICE, Zone::Battlefield);
        put(position, "Maker", ALICE, Zone::Hand);
        put(position, "Ping", ALICE, Zone::Hand);
    });
    begin(&mut bench);
    bench.cast("Ping", &[]);
    bench.resolve();
    bench.state.player(BOB).life
}

#[test]
fn a_given_ability_has_the_names_of_the_text_that_gives_it() {
    for (how, maker) in makers("$many") {
        let spell = format!(
            "{{ name: Maker, cost: '{{0}}', types: [sorcery], abilities: {{ m: {{ spell: {{ targets: {{ foe: {{ player: each_player }} }}, do: [ {{ let: {{ many: 3 }} }}, {maker} ] }} }} }} }}"
        );
        let life = life_after(&[], &spell, |bench| {
            bench.cast("Maker", &[target(BOB)]);
            bench.resolve();
        });
        assert_eq!(life, 17, "{how}");
    }
}

/// The number of the keyword to which the text belongs.
#[test]
fn a_given_ability_has_the_number_of_the_keyword_that_gives_it() {
    for (how, maker) in makers("$n") {
        let keyword = format!(
            "{{ keyword: oath, params: [n], expands_to: {{ oath: {{ triggered: {{ when: {{ enters: self }}, do: [ {{ remember: {{ foe: opponents }} }}, {maker} ] }} }} }} }}"
        );
        let card = "{ name: Maker, cost: '{0}', types: [creature], pt: [1, 1], abilities: { oath: { keyword: { oath: 4 } } } }";
        let life = life_after(&[&keyword], card, |bench| {
            bench.cast("Maker", &[]);
            bench.resolve();
            bench.resolve();
        });
        assert_eq!(life, 16, "{how}");
    }
}
