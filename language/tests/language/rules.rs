//! Rule marks and their words.

use casebook_language::rule::{Rule, UnknownRule};

#[test]
fn a_mark_has_one_word_everywhere() {
    for &rule in Rule::ALL {
        let json = serde_json::to_string(&rule).unwrap();
        assert_eq!(json, format!("\"{rule}\""));
        assert_eq!(rule.word().parse(), Ok(rule));
        assert!(rule.gist().ends_with('.'));
    }
}

#[test]
fn an_unknown_word_is_refused() {
    assert_eq!("legend_rul".parse::<Rule>(), Err(UnknownRule("legend_rul".to_owned())));
}
