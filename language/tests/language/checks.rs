//! Tests of the faults that the check finds, and of the definitions that it accepts.

use casebook_language::{
    cards::{
        check::{self, Lexicon},
        load,
    },
    document::Document,
};

fn faults(abilities: &str) -> Vec<String> {
    let bushido = load::keyword(Document { file: "k", text: "keyword: bushido\nparams: [n]\n" }).unwrap();
    let lexicon = Lexicon {
        keywords: vec![&bushido],
        actions: Vec::new(),
        selectors: ["any_target"].into(),
        editions: ["2004-10", "2026-01"].into(),
        creature_types: ["Goblin"].into(),
    };
    let text = format!("name: A\ncost: \"{{1}}\"\ntypes: [creature]\npt: [1, 1]\n{abilities}");
    let document = Document { file: "a.yaml", text: &text };
    let card = load::card(document).unwrap();
    check::card(&card, &lexicon).into_iter().map(|fault| fault.place(&document).to_string()).collect()
}

#[test]
fn a_sound_card_has_no_faults() {
    let sound = "abilities:\n  ray: { spell: { targets: { victim: any_target }, do: [ { deal_damage: { amount: 2, to: $victim } } ] } }\n";
    assert_eq!(faults(sound), [""; 0]);
}

#[test]
fn a_target_may_speak_of_one_before_it() {
    let text = |first: &str, second: &str| {
        format!(
            "abilities:\n  ray: {{ spell: {{ targets: {{ {first}: any_target, {second}: {{ target: {{ zone: graveyard, owner: $a }} }} }}, do: [] }} }}\n"
        )
    };
    assert_eq!(faults(&text("a", "b")), [""; 0]);
    assert_eq!(faults(&text("b", "a")).len(), 1, "not of itself");
}

#[test]
fn mana_only_on_x_needs_an_x() {
    let text = |mana: &str| {
        format!(
            "abilities:\n  prevent: {{ activated: {{ costs: [ {{ mana: \"{mana}\" }}, {{ only_on_x: [white] }} ], do: [] }} }}\n"
        )
    };
    assert_eq!(faults(&text("{X}")), [""; 0]);
    assert_eq!(faults(&text("{2}")).len(), 1);
}

#[test]
fn an_unbound_name_is_placed() {
    let text = "abilities:\n  ray: { spell: { targets: { victim: any_target }, do: [ { deal_damage: { amount: 2, to: $victm } } ] } }\n";
    assert_eq!(
        faults(text),
        ["a.yaml:6:90: nothing before this binds the name `victm`; there is only `$victim`; did you mean `$victim`?"]
    );
}

#[test]
fn a_name_is_bound_before_it_is_used() {
    let text = "abilities:\n  trick: { spell: { do: [ { tap: { what: $one } }, { choose: { from: any_target, as: one } } ] } }\n";
    assert_eq!(faults(text), ["a.yaml:6:42: nothing before this binds the name `one`"]);
}

#[test]
fn events_bind_names() {
    let text = "abilities:\n  revenge: { triggered: { when: { dies: self }, do: [ { tap: { what: it } } ] } }\n  trick: { spell: { do: [ { tap: { what: it } } ] } }\n";
    assert_eq!(faults(text), ["a.yaml:7:42: nothing before this binds the name `it`"]);
}

#[test]
fn keywords_selectors_and_editions_are_there() {
    let text = "abilities:\n  b: { keyword: { bushdo: 1 } }\n  c: { keyword: bushido }\n  d: { static: { affects: any_targt, apply: [] } }\neditions:\n  2004-11: {}\n";
    assert_eq!(
        faults(text),
        [
            "a.yaml:10:3: there is no edition `2004-11`; did you mean `2004-10`?",
            "a.yaml:6:19: there is no keyword `bushdo`; there is only `bushido`; did you mean `bushido`?",
            "a.yaml:7:17: keyword `bushido` needs a number",
            "a.yaml:8:27: there is no selector `any_targt`; there is only `any_target`; did you mean `any_target`?",
        ]
    );
}

#[test]
fn a_replacement_that_would_do_nothing_is_refused() {
    let text = |would: &str, instead: &str| {
        format!("abilities:\n  r: {{ replacement: {{ would: {{ {would} }}, instead: {instead} }} }}\n")
    };
    for (would, instead, message) in [
        ("turned_face_up: self", "nothing", "`turned_face_up` can't be replaced"),
        ("becomes_tapped: self", "nothing", "`becomes_tapped` can't be replaced"),
        ("loses_game: you", "nothing", "`loses_game` can't be replaced by `nothing`"),
        ("step_begins: { step: draw }", "nothing", "`step_begins` can't be replaced"),
        ("draws: you", "{ multiply: 2 }", "`draws` can't be replaced by `multiply`"),
        ("enters: self", "{ multiply: 2 }", "`enters` can't be replaced by `multiply`"),
        ("destroyed: self", "{ move_to: { zone: exile } }", "`destroyed` can't be replaced by `move_to`"),
    ] {
        let faults = faults(&text(would, instead));
        assert_eq!(faults.len(), 1, "{faults:?}");
        assert!(faults[0].ends_with(message), "{faults:?}");
    }
    assert_eq!(faults(&text("draws: you", "nothing")), [""; 0]);
}

#[test]
fn a_token_that_is_a_copy_is_nothing_besides() {
    let text = |besides: &str| {
        format!("abilities:\n  r: {{ spell: {{ do: [ {{ create_token: {{ copy_of: self{besides} }} }} ] }} }}\n")
    };
    assert_eq!(faults(&text("")), [""; 0]);
    let faults = faults(&text(", types: [artifact]"));
    assert!(faults.len() == 1 && faults[0].contains("can't have its own `types`: "), "{faults:?}");
}

#[test]
fn an_x_is_announced_somewhere() {
    let triggered =
        |does: &str| format!("abilities:\n  t: {{ triggered: {{ when: {{ dies: self }}, do: [ {does} ] }} }}\n");
    let drain = "{ lose_life: { who: you, amount: x } }";
    let message = "no X is announced here: pay it with `may_pay`, choose it first with `choose_value: { kind: number, as: x }`, or set it with `let`";
    assert_eq!(faults(&triggered(drain)), [format!("a.yaml:6:82: {message}")]);
    let may_pay = |mana: &str| format!("{{ may_pay: {{ cost: [ {{ mana: \"{mana}\" }} ], then: [ {drain} ] }} }}");
    assert_eq!(faults(&triggered(&may_pay("{X}"))), [""; 0]);
    assert_eq!(faults(&triggered(&may_pay("{2}"))).len(), 1);
    assert_eq!(faults(&triggered(&format!("{}, {drain}", may_pay("{X}")))), [""; 0], "it is known from there on");
    assert_eq!(faults(&triggered(&format!("{drain}, {}", may_pay("{X}")))).len(), 1);
    assert_eq!(faults(&triggered(&format!("{{ let: {{ x: 2 }} }}, {drain}"))), [""; 0]);
    assert_eq!(faults(&triggered(&format!("{{ choose_value: {{ kind: number, as: x }} }}, {drain}"))), [""; 0]);
    let toll = "abilities:\n  s: { static: { apply: [ { attack_cost: { cost: [ { mana: \"{X}\" } ] } } ] } }\n";
    assert_eq!(faults(toll).len(), 1);
    let activated =
        "abilities:\n  a: { activated: { costs: [ { pay_life: x } ], do: [ { draw: { who: you, count: x } } ] } }\n";
    assert_eq!(faults(activated), [""; 0]);
    let beside = format!("{activated}  t: {{ triggered: {{ when: {{ dies: self }}, do: [ {drain} ] }} }}\n");
    assert_eq!(faults(&beside).len(), 1, "what one ability announces is nothing to another");
}

#[test]
fn one_colour_is_spent_on_x() {
    let text = "abilities:\n  a: { activated: { costs: [ { mana: \"{X}\" }, { only_on_x: [white] }, { only_on_x: [red] } ], do: [] } }\n";
    assert_eq!(faults(text), ["a.yaml:6:49: write all colours for {X} in one `only_on_x` list"]);
}

#[test]
fn what_only_enters_is_not_changed() {
    let text = |verb: &str| {
        format!(
            "abilities:\n  r: {{ replacement: {{ would: {{ enters: self }}, instead: {{ enter_with: {{ do: [ {verb} ] }} }} }} }}\n"
        )
    };
    let size = "{ apply: { to: self, apply: [ { set_pt: [3, 3] } ] } }";
    let copy = "{ put_counters: { kind: +1/+1, on: self } }";
    for verb in [size, copy] {
        let faults = faults(&text(verb));
        assert!(faults.len() == 1 && faults[0].ends_with("can't affect an object that is only entering"), "{faults:?}");
    }
    assert_eq!(faults(&text("{ choose_value: { kind: color, as: hue } }")), [""; 0]);
}

#[test]
fn every_ability_asks_which_optional_costs_were_paid() {
    let text = |asks: &str| {
        format!(
            "abilities:\n  s: {{ spell: {{ optional_costs: {{ gift: [ {{ mana: \"{{1}}\" }} ] }} }} }}\n  t: {{ triggered: {{ when: {{ enters: self }}, if: {{ paid: {asks} }}, do: [ {{ draw: {{ who: you }} }} ] }} }}\n"
        )
    };
    assert_eq!(faults(&text("gift")), [""; 0]);
    assert_eq!(faults(&text("grift")).len(), 1);
}

#[test]
fn an_impossible_cost_is_refused() {
    let text = "abilities:\n  a: { activated: { costs: [ { pay_life: -1 } ] } }\n  b: { activated: { costs: [ { tap: you } ] } }\n";
    assert_eq!(faults(text), ["a.yaml:6:32: a cost of -1 can't be paid", "a.yaml:7:32: a player can't be tapped"]);
}

#[test]
fn less_than_nothing_is_refused() {
    let text = "abilities:\n  a: { spell: { do: [ { draw: { who: you, count: -1 } } ] } }\n";
    assert_eq!(faults(text), ["a.yaml:6:50: `count` can't be negative"]);
}

#[test]
fn what_means_two_things_or_nothing_is_refused() {
    let text = |verb: &str| format!("abilities:\n  a: {{ spell: {{ do: [ {verb} ] }} }}\n");
    let both = "{ prevent_damage: { to: you, next: 2, once: true, until: end_of_turn } }";
    let both_mana =
        "{ apply: { to: self, apply: [ { tapped_makes: { what: { type: land }, times: 2, kind: white } } ] } }";
    let no_copy = "{ create_token: { types: [creature], pt: [1, 1], except: [ { add_types: [artifact] } ] } }";
    for (verb, why) in [
        (
            both,
            "`once` and `next` can't be used together: `once` is for the next damage of any amount, `next` for an amount of damage",
        ),
        (
            both_mana,
            "`tapped_makes` needs exactly one of `mana` (this mana instead), `kind` (the same amount of this kind) and `times`",
        ),
        (no_copy, "`except` is allowed only for a copy, and nothing is copied here"),
    ] {
        let faults = faults(&text(verb));
        assert!(faults.len() == 1 && faults[0].ends_with(why), "{faults:?}");
    }
    let entering = "abilities:\n  r: { replacement: { would: { enters: self }, instead: { enter_with: { except: [ { add_types: [artifact] } ] } } } }\n";
    assert!(faults(entering)[0].ends_with("nothing is copied here"), "{:?}", faults(entering));
}

#[test]
fn what_is_printed_is_looked_at() {
    let lexicon = Lexicon { creature_types: ["Goblin", "Spirit"].into(), ..Lexicon::default() };
    let faults = |printed: &str| -> Vec<String> {
        let text = format!("name: A\n{printed}");
        let document = Document { file: "a.yaml", text: &text };
        let card = load::card(document).unwrap();
        check::card(&card, &lexicon).into_iter().map(|fault| fault.place(&document).to_string()).collect()
    };
    let sound = "types: [creature]\nsubtypes: [Goblin, Wizzrobe]\npt: [1, 1]\n";
    assert_eq!(faults(sound), [""; 0], "a set may have types of its own");
    let near = sound.replace("Goblin", "Gobiln");
    assert_eq!(faults(&near), ["a.yaml:3:12: there is no subtype `Gobiln`; did you mean `Goblin`?"]);
    let sees = |word: &str| {
        format!(
            "types: [artifact]\nabilities:\n  a: {{ static: {{ affects: {{ subtype: {word} }}, apply: [ {{ add_pt: [1, 1] }} ] }} }}\n"
        )
    };
    assert_eq!(faults(&sees("Goblin")), [""; 0]);
    assert_eq!(faults(&sees("Wizzrobe")), [""; 0]);
    assert_eq!(faults(&sees("Gobiln")), ["a.yaml:4:38: there is no subtype `Gobiln`; did you mean `Goblin`?"]);
    assert!(faults(&sees("goblin"))[0].ends_with("did you mean `Goblin`?"));
    assert!(faults(&sees("kin"))[0].contains("use `chosen_subtype` for a subtype that was chosen"));
    let gives = "types: [artifact]\nabilities:\n  a: { static: { affects: { type: land }, apply: [ { add_subtypes: [Froest] } ] } }\n";
    assert!(faults(gives)[0].ends_with("there is no subtype `Froest`; did you mean `Forest`?"), "{:?}", faults(gives));
    let ral = "types: [planeswalker]\nloyalty: 4\nsubtypes: [Ral]\nabilities: { a: { activated: { costs: [ { loyalty: 1 } ], do: [ { draw: { who: you, count: 1 } } ] } } }\n";
    assert_eq!(faults(ral), [""; 0], "not a Rat");
    assert!(faults("types: [creature]\n")[0].starts_with("a.yaml:2:9: a creature needs power and toughness"));
    let lower = format!("{sound}flip: {{ name: B, types: [creature] }}\n");
    assert!(faults(&lower)[0].starts_with("a.yaml:5:26: a creature needs power and toughness"), "{:?}", faults(&lower));
}

#[test]
fn an_event_binds_its_own_names_and_no_others() {
    let text =
        |event: &str, does: &str| format!("abilities:\n  t: {{ triggered: {{ when: {event}, do: [ {does} ] }} }}\n");
    let drain = |name: &str| format!("{{ lose_life: {{ who: {{ controller_of: {name} }}, amount: 1 }} }}");
    let faults_of = |event: &str, name: &str| faults(&text(event, &drain(name)));
    assert_eq!(faults_of("{ deals_damage: { to: you } }", "$source"), [""; 0]);
    assert_eq!(faults_of("{ any_of: [ { dies: self }, { attacks: { what: self } } ] }", "it"), [""; 0]);
    for (event, name, message) in [
        ("{ loses_life: you }", "$source", "`loses_life` binds no `$source`; it binds `$player`, `$amount`"),
        ("{ step_begins: { step: end } }", "it", "`step_begins` binds no `$it`; it binds `$player`"),
        ("{ any_of: [ { dies: self }, { loses_life: you } ] }", "it", "`any_of` binds no `$it`; it binds `$player`"),
    ] {
        let faults = faults_of(event, name);
        assert!(faults.len() == 1 && faults[0].ends_with(message), "{faults:?}");
    }
    let delayed = "{ delay: { when: { deals_damage: { source: self } }, do: [] } }, ".to_owned() + &drain("$source");
    let outside = faults(&text("{ enters: self }", &delayed));
    assert!(outside.len() == 1 && outside[0].contains("`enters` binds no `$source`"), "{outside:?}");
    let replaced = "abilities:\n  r: { replacement: { would: { draws: you }, instead: { do: [ { move: { what: it, to: exile } } ] } } }\n";
    assert!(faults(replaced)[0].ends_with("`draws` binds no `$it`; it binds `$player`"), "{:?}", faults(replaced));
}

#[test]
fn what_is_read_for_each_of_several_knows_which() {
    let text = |verb: &str| format!("abilities:\n  a: {{ spell: {{ do: [ {verb} ] }} }}\n");
    let own = "{ count: { zone: hand, owner: $player } }";
    let most = "{ greatest_of: { each: each_player, as: one, amount: { life: $one } } }";
    for sound in [
        &format!("{{ draw: {{ who: each_player, count: {own} }} }}"),
        &format!("{{ gain_life: {{ who: {{ except: [each_player, you] }}, amount: {own} }} }}"),
        &format!("{{ gain_life: {{ who: you, amount: {most} }} }}"),
    ] {
        assert_eq!(faults(&text(sound)), [""; 0]);
    }
    for (verb, name) in [
        (format!("{{ draw: {{ who: you, count: {own} }} }}"), "player"),
        (format!("{{ draw: {{ who: each_player, count: {own} }} }}, {{ draw: {{ who: $player }} }}"), "player"),
        (format!("{{ gain_life: {{ who: you, amount: {most} }} }}, {{ draw: {{ who: $one }} }}"), "one"),
    ] {
        let faults = faults(&text(&verb));
        assert!(faults.len() == 1 && faults[0].contains(&format!("binds the name `{name}`")), "{verb}: {faults:?}");
    }
    let by_nothing = "{ draw: { who: you, count: { divided: { of: 3, by: 0, round: up } } } }";
    assert!(faults(&text(by_nothing))[0].ends_with("a number can't be divided by 0"));
}

fn effect(instructions: &str) -> Vec<String> {
    faults(&format!(
        "abilities:\n  trick: {{ spell: {{ targets: {{ victim: any_target, foe: {{ player: each_player }} }}, do: [ {instructions} ] }} }}\n"
    ))
}

/// 201.5a: what another object, a delayed ability or a replacement binds has no value outside of it. What the text around it binds reaches it.
#[test]
fn names_reach_inwards_and_not_outwards() {
    let inside = "{ choose: { from: any_target, as: inner } }, { tap: { what: $inner } }, { tap: { what: $victim } }";
    let ability = format!("{{ beg: {{ triggered: {{ when: {{ dies: self }}, do: [ {inside} ] }} }} }}");
    for (word, maker) in [
        ("abilities", format!("{{ create_token: {{ types: [creature], pt: [1, 1], abilities: {ability} }} }}")),
        ("abilities", format!("{{ create_emblem: {{ abilities: {ability} }} }}")),
        ("add_abilities", format!("{{ apply: {{ to: $victim, apply: [ {{ add_abilities: {ability} }} ] }} }}")),
        ("delay", format!("{{ delay: {{ when: {{ dies: $victim }}, do: [ {inside} ] }} }}")),
        (
            "replace",
            format!(
                "{{ replace: {{ replacement: {{ would: {{ dies: $victim }}, instead: {{ do: [ {inside} ] }} }} }} }}"
            ),
        ),
    ] {
        assert_eq!(effect(&maker), [""; 0], "{word}");
        let after = effect(&format!("{maker}, {{ tap: {{ what: $inner }} }}"));
        assert_eq!(after.len(), 1, "{word}: {after:?}");
        assert!(after[0].contains(&format!("`{word}` binds `inner` only for its own text")), "{after:?}");
    }
}

#[test]
fn alternatives_do_not_see_each_others_names() {
    let choose = "{ choose: { from: any_target, as: one } }";
    let tap = "{ tap: { what: $one } }";
    for either in [
        format!("{{ if: {{ if: {{ did: victim }}, then: [ {choose} ], else: [ {tap} ] }} }}"),
        format!("{{ may: {{ do: [ {choose} ], otherwise: [ {tap} ] }} }}"),
        format!("{{ flip_coin: {{ win: [ {choose} ], lose: [ {tap} ] }} }}"),
    ] {
        let found = effect(&either);
        assert!(
            matches!(&*found, [one] if one.contains("an alternative to these instructions binds `one`")),
            "{found:?}"
        );
        assert_eq!(effect(&format!("{}, {tap}", either.replace(tap, ""))), [""; 0], "both reach what follows");
    }
    let modes = "abilities:\n  charm: { spell: { choose: { modes: { a: { targets: { one: any_target }, do: [] }, b: { do: [ { tap: { what: $one } } ] } } } } }\n";
    assert!(faults(modes)[0].contains("an alternative to these instructions binds `one`"));
}

/// The costs that are paid for a card are not paid for the tokens that it creates.
#[test]
fn an_ability_of_another_object_asks_for_no_cost_of_this_one() {
    let card = |inner: &str| {
        format!(
            "abilities:\n  kick: {{ spell: {{ optional_costs: {{ extra: [ {{ mana: \"{{1}}\" }} ] }}, do: [ {inner} ] }} }}\n"
        )
    };
    let asks = "{ if: { if: { paid: extra }, then: [ { draw: { who: you } } ] } }";
    assert_eq!(faults(&card(asks)), [""; 0]);
    let token = format!(
        "{{ create_token: {{ types: [artifact], abilities: {{ t: {{ triggered: {{ when: {{ dies: self }}, do: [ {asks} ] }} }} }} }} }}"
    );
    let found = faults(&card(&token));
    assert!(
        matches!(&*found, [one] if one.contains("the cost `extra` is paid for the object with this text")),
        "{found:?}"
    );
}

#[test]
fn a_restriction_of_mana_knows_only_what_is_remembered() {
    let adds = "{ choose_value: { kind: color, as: hue } }, { add_mana: { one_kind_of: hue, only_for: { kind: spell, chosen_color: hue } } }";
    let found = effect(adds);
    assert!(matches!(&*found, [one] if one.contains("`only_for` is read as the mana is spent")), "{found:?}");
}

#[test]
fn numbers_are_numbers_and_objects_are_objects() {
    for (instructions, wrong) in [
        (
            "{ deal_damage: { amount: 2, to: $victim, as: hit } }, { gain_life: { who: you, amount: $hit } }",
            "`$hit` isn't a number",
        ),
        ("{ gain_life: { who: you, amount: $victim } }", "`$victim` isn't a number"),
        ("{ remember: { them: $foe } }, { gain_life: { who: you, amount: $them } }", "`$them` isn't a number"),
        ("{ let: { n: 2 } }, { tap: { what: $n } }", "`$n` is a number"),
        ("{ deal_damage: { amount: 2, to: $victim, dealt: d } }, { tap: { what: $d } }", "`$d` is a number"),
    ] {
        let found = effect(instructions);
        assert!(matches!(&*found, [one] if one.contains(wrong)), "{instructions}: {found:?}");
    }
    for right in [
        "{ deal_damage: { amount: 2, to: $victim, as: hit, dealt: d } }, { gain_life: { who: you, amount: $d } }, { gain_life: { who: you, amount: { number: $hit } } }",
        "{ let: { n: 2 } }, { gain_life: { who: $foe, amount: $n } }",
    ] {
        assert_eq!(effect(right), [""; 0], "{right}");
    }
}

#[test]
fn nobody_controls_a_player() {
    for to in ["$foe", "{ controller_of: $victim }", "opponents", "{ all: { player: each_player } }"] {
        let found = effect(&format!("{{ apply: {{ to: {to}, apply: [ {{ control: you }} ], until: end_of_turn }} }}"));
        assert!(matches!(&*found, [one] if one.contains("who can't be controlled either (722)")), "{to}: {found:?}");
    }
    assert_eq!(effect("{ apply: { to: $foe, apply: [ { player_cant: { who: $foe, what: gain_life } } ] } }"), [""; 0]);
}

#[test]
fn the_life_after_an_event_is_asked_for_by_what_replaces_it() {
    let worship = |would: &str| {
        faults(&format!(
            "abilities:\n  w: {{ replacement: {{ would: {would}, if: {{ at_most: [ {{ life_after: you }}, 0 ] }}, instead: nothing }} }}\n"
        ))
    };
    assert_eq!(worship("{ loses_life: you }"), [""; 0]);
    assert_eq!(worship("{ draws: you }").len(), 1);
    assert_eq!(effect("{ gain_life: { who: you, amount: { life_after: you } } }").len(), 1);
}
