//! The editions that several of these tests need.

use casebook_engine::document::Document;
use casebook_steps::editions::Editions;

/// The editions of the project.
pub(crate) fn embedded() -> Editions {
    let files = [
        ("2026-01.yaml", include_str!("../../../../fixtures/editions/2026-01.yaml")),
        ("2001-07.yaml", include_str!("../../../../fixtures/editions/2001-07.yaml")),
        ("2006-10.yaml", include_str!("../../../../fixtures/editions/2006-10.yaml")),
        ("2004-10.yaml", include_str!("../../../../fixtures/editions/2004-10.yaml")),
        ("2005-02.yaml", include_str!("../../../../fixtures/editions/2005-02.yaml")),
        ("2009-07.yaml", include_str!("../../../../fixtures/editions/2009-07.yaml")),
        ("2013-07.yaml", include_str!("../../../../fixtures/editions/2013-07.yaml")),
    ];
    Editions::load(&files.map(|(file, text)| Document { file, text })).unwrap()
}
