//! The rows of the grammar.

use casebook_steps::vocabulary::grammar::{Part, regex, rows_of_all, walk};
use regex::Regex;

#[test]
fn every_row_names_the_parameters_it_reads() {
    for row in rows_of_all() {
        let (mut named, mut within) = (Vec::new(), Vec::new());
        let mut name = |braced: &str| named.push(if braced.contains('|') { "" } else { braced }.to_owned());
        walk(row.expression, &mut |part| match part {
            Part::Braced(braced) => name(braced),
            Part::Optional(optional) => within.push(optional),
            Part::Plain(_) => {}
        });
        within.iter().for_each(|optional| {
            walk(optional, &mut |part| match part {
                Part::Braced(braced) => name(braced),
                Part::Optional(_) | Part::Plain(_) => {}
            });
        });
        let read: Vec<&str> = row.parameters.iter().map(|kind| kind.name).collect();
        assert_eq!(named, read, "{}", row.expression);
        let groups = Regex::new(&regex(row)).unwrap().captures_len() - 1;
        assert_eq!(groups, row.parameters.len(), "{}", row.expression);
    }
}
