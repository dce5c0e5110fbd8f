//! Ordinals.

use casebook_steps::phrase::{
    Cursor,
    objects::{counted, ordinal},
};

#[test]
fn one_of_many_is_counted_in_words_or_in_digits() {
    let read = |text: &str| ordinal(&mut Cursor::new(text, 0).unwrap());
    assert_eq!(["first", "tenth", "11th", "22nd"].map(read), [Some(1), Some(10), Some(11), Some(22)]);
    assert_eq!(["0th", "11", "th", "\"11th\""].map(read), [None; 4]);
    assert_eq!([2, 12].map(counted), ["second", "12th"]);
}
