//! The numbers of clauses.

use casebook_steps::rulebook::{cited, spans};

#[test]
fn editions_that_number_alike_are_told_together() {
    let numbers = [("2001-07", "1"), ("2004-10", "1"), ("2005-02", "2"), ("2026-01", "1")];
    let numbers = numbers.map(|(edition, number)| (edition.to_owned(), vec![number.to_owned()])).into();
    let told = [("2001-07 to 2004-10", "1"), ("2005-02", "2"), ("2026-01", "1")];
    assert_eq!(spans(&numbers), told.map(|(editions, number)| (editions.to_owned(), number.to_owned())));
}

#[test]
fn a_citation_may_name_a_rule() {
    assert_eq!(cited("rule 502.40d"), Some("502.40d"));
    assert_eq!(cited("example of rule 420.5e, second"), Some("420.5e"));
    assert_eq!(cited("The legend rule, point 2"), None);
    assert_eq!(cited("page 12, line 3.4"), None);
}
