//! A sequence whose copies share what is old.

use casebook_engine::state::history::History;

fn of(entries: impl IntoIterator<Item = u32>) -> History<u32> {
    let mut history = History::default();
    history.extend(entries);
    history
}

#[test]
fn copies_go_on_by_themselves_from_what_they_share() {
    let mut one = of([1, 2]);
    let mut other = one.clone();
    one.push(3);
    other.extend([4, 5]);
    let third = other.clone();
    other.push(6);
    assert_eq!(one.iter().copied().collect::<Vec<_>>(), [1, 2, 3]);
    assert_eq!(other.iter().copied().collect::<Vec<_>>(), [1, 2, 4, 5, 6]);
    assert_eq!(third.iter().rev().copied().collect::<Vec<_>>(), [5, 4, 2, 1]);
    assert_eq!((one.len(), other.len(), third.len()), (3, 5, 4));
    assert_eq!(&*other.in_a_row(), [1, 2, 4, 5, 6]);
}

#[test]
fn how_it_came_about_makes_no_difference() {
    let mut one = of([1]);
    let _shared = one.clone();
    one.push(2);
    assert_eq!(one, of([1, 2]));
    assert_ne!(one, of([1, 3]));
    assert_ne!(one, of([1, 2, 3]));
    one.clear();
    assert_eq!(one, of([]));
    assert!(one.is_empty());
}

#[test]
fn the_last_early_entry_is_found_in_every_part() {
    let mut history = of([1, 3]);
    let _shared = history.clone();
    history.extend([5, 7]);
    let last = |most: u32| history.last_of(|entry| *entry <= most).copied();
    assert_eq!([0, 1, 4, 5, 9].map(last), [None, Some(1), Some(3), Some(5), Some(7)]);
}

#[test]
fn a_long_one_ends_well() {
    let mut history = of([0]);
    for n in 1..200_000 {
        let _shared = history.clone();
        history.push(n);
    }
    assert_eq!(history.len(), 200_000);
}
