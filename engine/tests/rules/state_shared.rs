//! A value that copies share.

use casebook_engine::state::shared::Shared;

#[test]
fn copies_are_the_same_until_one_is_written_to() {
    let one = Shared::new(vec![1]);
    let mut other = one.clone();
    assert!(Shared::is_same(&one, &other));
    other.push(2);
    assert!(!Shared::is_same(&one, &other));
    assert_eq!((&*one, &*other), (&vec![1], &vec![1, 2]));
}

#[test]
fn what_says_the_same_is_equal_without_being_the_same() {
    let (one, other) = (Shared::new(7), Shared::new(7));
    assert_eq!(one, other);
    assert!(!Shared::is_same(&one, &other));
}
