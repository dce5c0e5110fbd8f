//! The words of statuses.

use casebook_protocol::case::Status;

#[test]
fn a_word_leads_back_to_its_status() {
    for status in Status::ALL {
        assert_eq!(Status::of(status.word()), Some(*status));
    }
    assert_eq!(Status::of("tilted"), None);
}
