//! The largest number of requirements that a declaration can obey (508.1d, 509.1c).

use casebook_engine::rules::combat::most::{Choice, Creature, Possible, Target};

fn creature(obeys: usize) -> Creature {
    Creature { options: vec![Choice { targets: vec![0], obeys }], not_alone: false }
}

fn attacked(least: usize, most: Option<usize>, creatures: Vec<Creature>) -> Possible {
    let at_most = most.into_iter().map(|most| (vec![0], most)).collect();
    Possible { creatures, targets: vec![Target { least, wanted: 0 }], at_most }
}

#[test]
fn a_creature_helps_another_to_obey_its_requirement() {
    assert!(attacked(2, None, vec![creature(1), creature(0)]).exceeds(0).unwrap());
    assert!(!attacked(2, None, vec![creature(1)]).exceeds(0).unwrap());
}

#[test]
fn limits_leave_room_for_the_best() {
    assert!(attacked(0, Some(1), vec![creature(1), creature(2)]).exceeds(1).unwrap());
    assert!(!attacked(0, Some(1), vec![creature(1), creature(2)]).exceeds(2).unwrap());
}

#[test]
fn a_creature_that_cannot_be_declared_alone_needs_company() {
    let alone = || Creature { not_alone: true, ..creature(1) };
    assert!(!attacked(0, None, vec![alone()]).exceeds(0).unwrap());
    assert!(attacked(0, None, vec![alone(), creature(0)]).exceeds(0).unwrap());
}

#[test]
fn many_creatures_that_can_do_the_same_are_counted_quickly() {
    assert!(!attacked(2, None, vec![creature(1); 60]).exceeds(60).unwrap());
    assert!(!attacked(0, Some(30), vec![creature(1); 60]).exceeds(30).unwrap());
}

#[test]
fn too_many_declarations_are_refused() {
    let options = |seed: usize| (0..6).map(|at| Choice { targets: vec![at], obeys: (seed * 7 + at * 3) % 5 }).collect();
    let creatures = (0..24).map(|seed| Creature { options: options(seed), not_alone: false }).collect();
    let targets = vec![Target { least: 2, wanted: 0 }; 6];
    let possible = Possible { creatures, targets, at_most: vec![((0..6).collect(), 11)] };
    assert!(possible.exceeds(43).is_err());
}
