//! The variations of a scenario.

use casebook_steps::hunt::vary::{Line, Part, Shapes, numbers, variants};

fn scenario() -> Vec<Line> {
    let line = |part, text: &str| Line { part, text: text.to_owned() };
    vec![
        line(Part::Given, "Alice has \"Shock\" in hand and can pay {1}{R}"),
        line(Part::Given, "Bob controls \"Bear 2\""),
        line(Part::When, "Alice plays \"Shock\" targeting \"Bear 2\""),
        line(Part::Then, "Bob is at 20 life"),
    ]
}

#[test]
fn numbers_in_names_and_costs_and_claims_stay() {
    assert_eq!(numbers(&scenario()), []);
    let lines = [Line { part: Part::Given, text: "Alice controls 2 \"Bear 3\" with 10 counters".to_owned() }];
    let texts: Vec<String> = numbers(&lines).into_iter().map(|one| one.lines[0].text.clone()).collect();
    let expected = [
        "Alice controls 3 \"Bear 3\" with 10 counters",
        "Alice controls 1 \"Bear 3\" with 10 counters",
        "Alice controls 2 \"Bear 3\" with 11 counters",
        "Alice controls 2 \"Bear 3\" with 9 counters",
    ];
    assert_eq!(texts, expected);
}

#[test]
fn each_kind_of_change_has_its_turn_and_no_change_comes_twice() {
    let all = variants(&scenario(), &Shapes::default());
    let first: Vec<&str> = all.iter().take(4).map(|one| one.how.as_str()).collect();
    let expected = [
        "\"Bear 2\" instead of \"Shock\" in an action",
        "two lines in the other order",
        "Bob instead of Alice in a line",
        "without the line \"Alice has \"Shock\" in hand and can pay {1}{R}\"",
    ];
    assert_eq!(first, expected);
    for (at, one) in all.iter().enumerate() {
        assert_ne!(one.lines, scenario(), "{}", one.how);
        assert!(all[..at].iter().all(|other| other.lines != one.lines), "{}", one.how);
    }
}
