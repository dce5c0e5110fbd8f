//! Work shared among the cores.

use casebook_steps::shared::{FEW, each, in_order};

#[test]
fn what_came_of_each_stands_in_its_place() {
    let all: Vec<u32> = (0..1_000).collect();
    assert_eq!(each(&all, |n| n * 2), all.iter().map(|n| n * 2).collect::<Vec<_>>());
    assert!(each(&[], |n: &u32| *n).is_empty());
}

#[test]
fn who_listens_is_told_in_order() {
    for many in [0, 1, FEW - 1, 1_000] {
        let all: Vec<usize> = (0..many).collect();
        let mut told = Vec::new();
        in_order(&all, |n| n * 2, &mut |at, twice| told.push((at, twice)));
        assert_eq!(told, all.iter().map(|n| (*n, n * 2)).collect::<Vec<_>>());
    }
}
