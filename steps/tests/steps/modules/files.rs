//! Files and their names.

use std::path::Path;

use casebook_steps::files::File;

#[test]
fn a_file_that_is_not_there_is_named() {
    let error = File::read(Path::new("no/such.feature")).unwrap_err();
    assert_eq!(error.to_string(), "no/such.feature: there is no such file or folder");
}

#[test]
fn a_stem_is_the_bare_name() {
    let file = File { path: "fixtures/rules/marks.yaml".to_owned(), text: String::new() };
    assert_eq!((file.stem(), file.is_in("fixtures/rules"), file.is_in("fixtures/rule")), ("marks", true, false));
}
