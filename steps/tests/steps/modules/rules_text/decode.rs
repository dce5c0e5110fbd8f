//! The encodings of rules texts.

use casebook_steps::rules_text::{NotRules, decoded};

#[test]
fn a_text_is_read_in_the_encoding_it_has() {
    let says = |bytes: &[u8]| decoded(bytes).unwrap();
    assert_eq!(says(b"\xef\xbb\xbfa \xe2\x80\x94 b"), "a — b");
    assert_eq!(says(b"a \x97 \x93b\x94"), "a — “b”");
    assert_eq!(says(b"\xff\xfea\0b\0"), "ab");
}

#[test]
fn what_is_no_text_is_refused() {
    assert_eq!(decoded(b""), Err(NotRules::Empty));
    assert_eq!(decoded(b"\xef\xbb\xbf \r\n"), Err(NotRules::Empty));
    assert_eq!(decoded(b"\x7fELF\0\0\x01"), Err(NotRules::Binary));
    assert_eq!(decoded(b"%PDF-1.4\n100.1. The game"), Err(NotRules::Binary));
    assert_eq!(decoded(b"\x1b\x02\x03\x04"), Err(NotRules::Binary));
}
