//! The numbers of fields and the rows of readings.

use casebook_steps::update::{Reading, cited::named};

#[test]
fn a_field_names_its_numbers_of_each_time() {
    let about = "The fate of an attached permanent (420.5m of 2006, now 704.5p and 701.3b).";
    assert_eq!(named(about, true), ["704.5p", "701.3b"]);
    assert_eq!(named(about, false), ["420.5m"]);
    assert_eq!(named("Something (700.4).", true), ["700.4"]);
}

#[test]
fn rows_of_readings_have_their_places() {
    let text = "from\tto\told\told fingerprint\tnew\tnew fingerprint\tverdict\tabout\n2001-07\t2004-10\t-\t-\t420.5n\tff\tunread\t\n";
    let rows = Reading::rows("docs/readings/420.tsv", text);
    assert_eq!(rows.len(), 1);
    assert_eq!((rows[0].place.as_str(), rows[0].to.1.as_str()), ("docs/readings/420.tsv:2", "420.5n"));
}
