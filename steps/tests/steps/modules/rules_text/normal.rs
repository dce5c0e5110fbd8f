//! The normal form of a rule's text.

use casebook_steps::rules_text::{fingerprint, normal};

#[test]
fn typesetting_does_not_count() {
    let plain = "The player's \"first\" turn -- or, non-basic: two(r)... three";
    let set = "the player’s “first” turn—or non–basic two® three…";
    assert_eq!(normal(plain), normal(set));
    assert_eq!(fingerprint(plain), fingerprint(set));
    assert_eq!(fingerprint(plain).len(), 16);
}

#[test]
fn a_word_or_a_sign_does() {
    assert_ne!(fingerprint("It gets +1/+1."), fingerprint("It gets -1/-1."));
    assert_eq!(fingerprint("It gets -1/-1."), fingerprint("It gets −1/−1."));
    assert_ne!(fingerprint("It may."), fingerprint("It must."));
}
