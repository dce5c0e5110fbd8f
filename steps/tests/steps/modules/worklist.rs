//! The work list of a new edition.

use casebook_engine::document::Document;
use casebook_steps::worklist::{Cause, Change, Citations, Item, Place, Worklist};

fn list(readings: [(&str, &str); 3]) -> Worklist {
    let place = |number: &str| Some(Place { number: number.to_owned(), print: "0123456789abcdef".to_owned() });
    let numbers = [
        (Change::Reworded, place("100.1"), place("100.2")),
        (Change::New, None, place("100.3")),
        (Change::Gone, place("100.4"), None),
    ];
    let rules = numbers.into_iter().zip(readings).map(|((change, old, new), (reading, about))| Item {
        change,
        old,
        new,
        cited: Citations {
            marks: vec!["legend_rule".to_owned()],
            scenarios: vec!["a/b/c".to_owned()],
            ..Citations::default()
        },
        reading: reading.to_owned(),
        about: about.to_owned(),
    });
    let cause = Cause { what: "100.1 is \"reworded\"".to_owned(), rules: rules.collect() };
    Worklist { from: "2026-01".to_owned(), to: "2026-08".to_owned(), causes: vec![cause] }
}

const UNREAD_ALL: [(&str, &str); 3] = [("unread", ""), ("unread", ""), ("unread", "")];

fn problems(list: &Worklist) -> Vec<String> {
    list.unsettled(&list.yaml()).into_iter().map(|one| format!("{}: {}", one.line, one.message)).collect()
}

#[test]
fn a_list_is_read_as_it_is_written() {
    let list = list([("field: legend_rule", "a / b"), ("refused: vehicles", "x"), ("unread", "")]);
    let text = list.yaml();
    assert_eq!(Worklist::load(&Document { file: "worklist.yaml", text: &text }).unwrap(), list);
}

#[test]
fn each_rule_needs_a_reading_with_its_reason() {
    let found = problems(&list(UNREAD_ALL));
    assert_eq!(found.len(), 3);
    assert!(found[0].contains("100.1 -> 100.2 (reworded) of 2026-08: nobody has read it"), "{found:?}");
    let line: usize = found[1].split(':').next().unwrap().parse().unwrap();
    let text = list(UNREAD_ALL).yaml();
    assert_eq!(text.lines().nth(line - 1).unwrap().trim(), "reading: unread");
    let read = [("same_outcome", "a word"), ("field: legend_rul", "a / b"), ("unobservable", "")];
    let found = problems(&list(read));
    assert_eq!(found.len(), 2, "{found:?}");
    assert!(found[0].ends_with("no field `legend_rul`; did you mean `legend_rule`?"), "{found:?}");
    assert!(found[1].ends_with("its reading needs the reason or the proof in `about`"), "{found:?}");
    assert!(
        problems(&list([("same_outcome", "x"), ("perhaps", "x"), ("refused: echo", "x")]))[0]
            .contains("`perhaps` is no reading")
    );
    assert_eq!(problems(&list([("same_outcome", "x"), ("field: legend_rule", "x"), ("refused: echo", "x")])), [""; 0]);
}

#[test]
fn a_new_list_keeps_the_readings_of_the_same_words() {
    let older = list([("same_outcome", "a word"), ("unread", ""), ("unobservable", "a title")]);
    let mut newer = list(UNREAD_ALL);
    newer.causes[0].rules[2].old.as_mut().unwrap().print = "fedcba9876543210".to_owned();
    let lost = newer.take_readings(&older);
    assert_eq!(newer.causes[0].rules[0].reading, "same_outcome");
    assert_eq!(newer.causes[0].rules[2].reading, "unread", "other words are read again");
    assert_eq!(lost.iter().map(Item::numbers).collect::<Vec<_>>(), ["100.4"]);
}
