//! The smoke set.

use casebook_steps::smoke::{FEATURE, NEEDLESS, about};

#[test]
fn every_scenario_says_what_to_look_at() {
    let scenarios: Vec<usize> = FEATURE
        .lines()
        .enumerate()
        .filter(|(_, line)| line.trim_start().starts_with("Scenario:"))
        .map(|(index, _)| index + 1)
        .collect();
    assert!((20..=30).contains(&scenarios.len()), "few enough to be read: {}", scenarios.len());
    assert!(scenarios.iter().all(|line| about(*line).is_some()));
}

#[test]
fn it_does_without_what_it_says() {
    let steps = FEATURE.lines().map(str::trim).filter(|line| !line.starts_with('#')).collect::<Vec<_>>().join("\n");
    for (needless, words) in [
        ("tokens", "token"),
        ("counters", "+1/+1 counter"),
        ("attachments", "attached"),
        ("triggered", "trigger"),
        ("modes", "choosing"),
        ("values for X", "X = "),
        ("alternative costs", "for its"),
        ("history", "happened"),
    ] {
        assert!(NEEDLESS.contains(needless) && !steps.contains(words), "{needless}: {words}");
    }
}
