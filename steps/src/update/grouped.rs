//! Groups the rules to read by the cause of their change.

use super::cited::Cited;
use crate::{
    rules_text::{Link, Links, Side},
    worklist::{Cause, Change, Item, Place},
};

/// The causes, in the order of the newer text; rules that are gone come last.
pub(super) fn causes(links: &Links, cited: &Cited<'_>) -> Vec<Cause> {
    let mut causes: Vec<(String, Cause)> = Vec::new();
    for link in links.all.iter().filter(|link| link.needs_a_reader()) {
        let Some(side) = link.latest() else { continue };
        let (key, what) = cause_of(links, link, side);
        let place = |side: &Side| Place { number: side.number.clone(), print: side.print.clone() };
        let item = Item {
            change: link.change,
            old: link.old.as_ref().map(place),
            new: link.new.as_ref().map(place),
            cited: cited.of(link),
            reading: "unread".to_owned(),
            about: String::new(),
        };
        match causes.iter_mut().find(|(known, _)| *known == key) {
            Some((_, cause)) => cause.rules.push(item),
            None => causes.push((key, Cause { what, rules: vec![item] })),
        }
    }
    causes.into_iter().map(|(_, cause)| cause).collect()
}

/// A key that the rules of a cause share, and the cause in few words.
fn cause_of(links: &Links, link: &Link, side: &Side) -> (String, String) {
    let number = side.number.as_str();
    let section = number.get(..3).unwrap_or(number);
    let rule = number.trim_end_matches(|c: char| c.is_ascii_lowercase());
    let name = links.names.get(section).map(|name| format!(" {name}")).unwrap_or_default();
    match link.change {
        Change::New if !links.sections.contains_key(section) => {
            (format!("section {section}"), format!("section {section}{name} is new{}", moved(links)))
        }
        Change::New => (format!("new {rule}"), format!("{rule} is new, or has a new part ({section}{name})")),
        Change::Gone => (format!("gone {rule}"), format!("{rule} is gone, or a part of it")),
        _ => (format!("reworded {number}"), format!("{number} is reworded ({section}{name})")),
    }
}

/// The sections that have another number.
fn moved(links: &Links) -> String {
    let mut moved = links.sections.iter().filter(|(new, old)| new != old).map(|(new, old)| format!("{old} -> {new}"));
    match (moved.next(), moved.next_back()) {
        (Some(first), Some(last)) => format!("; other sections moved on: {first} to {last}"),
        (Some(only), None) => format!("; another section moved on: {only}"),
        _ => String::new(),
    }
}
