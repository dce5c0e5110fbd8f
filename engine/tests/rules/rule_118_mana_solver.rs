//! Which mana pays a cost (118.3, 601.2g–h).

use casebook_engine::{
    cards::values::{Color, Colors, ManaCost},
    rules::mana::{
        solver::{Candidate, Demand, Units, solve},
        spending::Spending,
    },
};

fn cost(text: &str) -> ManaCost {
    text.parse().unwrap()
}

/// Each word is a source: its ways to produce mana, separated by slashes.
fn sources(words: &str) -> Vec<Candidate> {
    let ways = |word: &str| word.split('/').map(|way| Units::of_cost(&cost(way))).collect();
    words.split_whitespace().map(|word| Candidate { ways: ways(word) }).collect()
}

fn pays(text: &str, words: &str) -> Option<Vec<(usize, usize)>> {
    solve(&Demand::new(&cost(text), None), &sources(words), &Spending::default())
}

#[test]
fn nothing_is_paid_with_nothing() {
    assert_eq!(pays("{0}", ""), Some(vec![]));
    assert_eq!(pays("{1}", ""), None);
}

#[test]
fn what_can_pay_nothing_else_comes_first() {
    assert_eq!(pays("{1}{W}", "{C} {W} {U}"), Some(vec![(0, 0), (1, 0)]));
    assert_eq!(pays("{W}", "{U} {W}"), Some(vec![(1, 0)]));
}

#[test]
fn a_source_of_two_colors_gives_way() {
    // White must come from the second source, because only the first one can produce blue.
    assert_eq!(pays("{W}{U}", "{W}/{U} {W}"), Some(vec![(0, 1), (1, 0)]));
    assert_eq!(pays("{W}{U}{B}", "{W}/{U} {W}/{B} {U}/{B}").map(|way| way.len()), Some(3));
    assert_eq!(pays("{W}{W}{W}", "{W}/{U} {W}/{B} {U}/{B}"), None);
}

#[test]
fn excess_of_a_color_pays_generic_mana() {
    assert_eq!(pays("{1}{G}", "{G}{G}"), Some(vec![(0, 0)]));
    assert_eq!(pays("{2}{G}", "{G}{G}"), None);
}

#[test]
fn generic_mana_leaves_as_little_floating_as_it_can() {
    assert_eq!(pays("{1}", "{2} {G}"), Some(vec![(1, 0)]));
    assert_eq!(pays("{3}", "{2} {2}"), Some(vec![(0, 0), (1, 0)]));
    assert_eq!(pays("{1}", "{W}{U}{B}/{1}"), Some(vec![(0, 1)]));
}

#[test]
fn colorless_mana_is_a_kind_of_its_own() {
    assert_eq!(pays("{C}", "{G}"), None);
    assert_eq!(pays("{C}{1}", "{G} {C}").map(|way| way.len()), Some(2));
}

#[test]
fn only_one_color_pays_that_part() {
    let demand = Demand::new(&cost("{3}{B}"), Some((Colors::from_iter([Color::Black]), 2)));
    let pays = |words| solve(&demand, &sources(words), &Spending::default()).map(|way| way.len());
    assert_eq!(pays("{B} {B} {B} {R}"), Some(4));
    assert_eq!(pays("{B} {B} {R} {R}"), None);
}

#[test]
fn one_of_two_colors_pays_a_symbol_for_either() {
    assert_eq!(pays("{W/U}{W/U}", "{W} {U}").map(|way| way.len()), Some(2));
    assert_eq!(pays("{W/U}{U}", "{U} {W}").map(|way| way.len()), Some(2));
    assert_eq!(pays("{W/U}{U}", "{W} {W}"), None);
    assert_eq!(pays("{W/U}{U/B}{W}", "{U} {W} {B}").map(|way| way.len()), Some(3));
    assert_eq!(pays("{W/U}{U/B}{W}", "{U} {B} {B}"), None);
    assert_eq!(pays("{1}{W/U}", "{R} {R}"), None);
    assert_eq!(pays("{R/W}", "{W}"), pays("{W/R}", "{W}"));
}

#[test]
fn one_colored_or_two_of_any_pay_a_symbol_for_either() {
    assert_eq!(pays("{2/W}{2/W}", "{W} {W}").map(|way| way.len()), Some(2));
    assert_eq!(pays("{2/W}{2/W}", "{W} {U} {U}").map(|way| way.len()), Some(3));
    assert_eq!(pays("{2/W}{2/W}", "{W} {U}"), None);
    assert_eq!(pays("{2/W}{2/B}", "{B} {U} {R}").map(|way| way.len()), Some(3));
}

#[test]
fn two_colors_alone_pay_that_part() {
    let demand = Demand::new(&cost("{3}"), Some((Colors::from_iter([Color::Black, Color::Red]), 2)));
    let pays = |words| solve(&demand, &sources(words), &Spending::default()).map(|way| way.len());
    assert_eq!(pays("{B} {R} {W}"), Some(3));
    assert_eq!(pays("{B} {W} {W}"), None);
}

#[test]
fn mana_pays_as_though_it_were_other_mana() {
    let white_pays_for_colors = Spending::paying([(0, 0b01_1111)]);
    let pays = |text: &str, words: &str, spending: &Spending| {
        solve(&Demand::new(&cost(text), None), &sources(words), spending).map(|way| way.len())
    };
    assert_eq!(pays("{U}{B}", "{W} {W}", &white_pays_for_colors), Some(2));
    assert_eq!(pays("{U}{B}", "{W} {U}", &white_pays_for_colors), Some(2));
    assert_eq!(pays("{U}{B}", "{U} {U}", &white_pays_for_colors), None);
    assert_eq!(pays("{1}{U}{B}", "{W} {B}", &white_pays_for_colors), None);
    assert_eq!(pays("{C}", "{W}", &white_pays_for_colors), None);
    assert_eq!(pays("{U}{U}", "{W}{W}{W}", &white_pays_for_colors), Some(1));
    let blue_is_as_good_as_colorless = Spending::paying([(1, 0b10_0000)]);
    assert_eq!(pays("{U}", "{U}", &blue_is_as_good_as_colorless), None);
    assert_eq!(pays("{1}{C}", "{U} {U}", &blue_is_as_good_as_colorless), Some(2));
}

#[test]
fn one_mana_does_not_pay_for_two_symbols() {
    // White or blue pays for {W}, blue or black for {U}: three symbols need three mana, although each kind alone has enough.
    let either = Spending::paying([(1, 0b00_0011), (2, 0b00_0110)]);
    let pays =
        |text: &str, words: &str| solve(&Demand::new(&cost(text), None), &sources(words), &either).map(|way| way.len());
    assert_eq!(pays("{W}{U}{B}", "{U} {B} {B}"), Some(3));
    assert_eq!(pays("{W}{W}{U}", "{U} {B} {B}"), None);
    assert_eq!(pays("{W}{U}{U}", "{U} {B} {B}"), Some(3));
}

#[test]
fn many_alike_sources_are_no_trouble() {
    assert_eq!(pays("{R}{U}{U}{U}", &"{U} ".repeat(60)), None);
    assert_eq!(pays("{40}{U}{U}", &"{U} ".repeat(42)).map(|way| way.len()), Some(42));
    assert_eq!(pays("{W}{W}{W}{W}{W}{R}", &"{W}/{R} ".repeat(5)), None);
}
