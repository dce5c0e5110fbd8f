//! Requirements of several creatures that compete for what they block (509.1c).

use casebook_engine::rules::combat::requirements::assigned;

#[test]
fn each_attacker_gets_a_blocker_of_its_own() {
    let one = Some(1);
    assert_eq!(assigned(&[vec![one, None], vec![one, one]]), 2);
    assert_eq!(assigned(&[vec![one, one], vec![one, None]]), 2);
    assert_eq!(assigned(&[vec![one], vec![one]]), 1);
    assert_eq!(assigned(&[vec![Some(3), Some(1)], vec![Some(3), None], vec![Some(-1), Some(2)]]), 5);
    assert_eq!(assigned(&[]), 0);
}
