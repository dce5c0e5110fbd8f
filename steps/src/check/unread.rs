//! The rules of new rules texts that nobody has read yet.

use super::{Finding, FindingKind};
use crate::{library::Library, worklist::Worklist};

/// A finding for each rule of a work list without a valid reading, and for each work list that can't be read.
#[must_use]
pub fn unread(library: &Library) -> Vec<Finding> {
    let finding = |file: &str, line, message| Finding {
        file: file.to_owned(),
        line,
        kind: FindingKind::UnreadRule,
        case: None,
        message,
    };
    let mut findings = Vec::new();
    for file in library.worklists() {
        match Worklist::load(&file.document()) {
            Ok(list) => findings
                .extend(list.unsettled(&file.text).into_iter().map(|one| finding(&file.path, one.line, one.message))),
            Err(error) => findings.push(finding(&file.path, error.line, error.message)),
        }
    }
    findings
}
