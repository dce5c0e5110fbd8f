//! The clauses of a tag and the places of features.

use casebook_steps::suite::{belongs, may_have, place_of};

#[test]
fn a_clause_has_its_parts_and_no_others() {
    assert!(belongs("chk:502.38a", "chk:502.38"));
    assert!(belongs("chk:502.40c.ex1", "chk:502.40c"));
    assert!(!belongs("chk:502.38a", "chk:502.3"));
    assert!(!belongs("chk:bushido.10", "chk:bushido.1"));
    assert!(!belongs("chk:legend-rule.n2", "chk:legend-rule.n"));
}

#[test]
fn a_feature_belongs_to_the_folder_it_lies_in() {
    assert_eq!(place_of("features/chk/splice.feature"), "chk");
    assert_eq!(place_of("features/cr26/613_layers/timestamps.feature"), "cr26/613_layers");
    assert_eq!(place_of("my/rulings/elves/lords.feature"), "elves");
    assert_eq!(place_of("features/lords.feature"), "features");
    assert!(may_have("features/cr26/613_layers/timestamps.feature", "cr26/613_layers/timestamps/the-newer-wins"));
    assert!(!may_have("features/cr26/613_layers/times.feature", "cr26/613_layers/timestamps/the-newer-wins"));
}
