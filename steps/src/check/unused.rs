//! Cards, abilities and steps that no scenario uses.

use std::{collections::BTreeSet, path::Path};

use super::{Checked, Finding, FindingKind, Scope};
use crate::{
    case::{Mana, Origin},
    library::Shelved,
    listing,
    suite::Suite,
};

pub(super) fn unused_cards(suite: &Suite, scope: &Scope) -> Vec<Finding> {
    let objects = suite.scenarios.iter().flat_map(|scenario| &scenario.lowered.case.objects);
    let mut used: BTreeSet<&str> = objects
        .filter_map(|object| match &object.origin {
            Origin::Card { name, .. } => Some(name.as_str()),
            _ => None,
        })
        .collect();
    // The lands that `can pay` and libraries use.
    if let Ok(all) = "{C}{W}{U}{B}{R}{G}".parse::<Mana>() {
        used.extend(all.lands());
    }
    let is_used = |card: &casebook_engine::cards::CardDef| {
        used.contains(card.name.as_str()) || card.parts().any(|part| used.contains(part.name.as_str()))
    };
    let is_meant = |shelved: &&Shelved| scope.has_file(&shelved.file, &suite.library);
    let unused = suite.library.cards().filter(is_meant).filter(|shelved| !is_used(&shelved.card));
    unused
        .map(|shelved| Finding {
            kind: FindingKind::UnusedCard,
            file: shelved.file.clone(),
            line: 1,
            case: None,
            message: format!("no scenario uses the card \"{}\"", shelved.card.name),
        })
        .collect()
}

/// Abilities that no scenario uses: a finding if all clauses of the card's document have scenarios, else work to do.
pub(super) fn note_unexercised(
    suite: &Suite,
    exercised: &BTreeSet<(String, String)>,
    scope: &Scope,
    checked: &mut Checked,
) {
    let document = |clause: &str| clause.split(':').next().unwrap_or_default().to_owned();
    let unfinished: BTreeSet<String> = checked.uncovered.iter().map(|clause| document(clause)).collect();
    let all: BTreeSet<String> = suite.library.clauses().iter().map(|clause| document(&clause.id.0)).collect();
    let finished: BTreeSet<String> = all.difference(&unfinished).cloned().collect();
    // A card of a pack belongs to all documents of the pack, another card to the document that its folder is named for.
    let is_finished = |file: &str| match suite.library.pack_of_file(file) {
        Some(pack) => pack.manifest.documents.iter().all(|document| finished.contains(document)),
        None => {
            let folder = Path::new(file).parent().and_then(Path::file_name);
            folder.is_some_and(|folder| finished.contains(&*folder.to_string_lossy()))
        }
    };
    for shelved in suite.library.cards().filter(|shelved| scope.has_file(&shelved.file, &suite.library)) {
        let card = &shelved.card;
        let lower = card.parts().map(|part| (part.name, part.abilities));
        let halves = std::iter::once((&card.name, &card.abilities)).chain(lower);
        let ids = halves.flat_map(|(half, abilities)| abilities.iter().map(move |(id, _)| (half, id)));
        for (half, id) in ids.filter(|(half, id)| !exercised.contains(&(half.to_string(), id.to_string()))) {
            if !is_finished(&shelved.file) {
                checked.unexercised.push(format!("{}: {half}/{id}", shelved.file));
                continue;
            }
            checked.findings.push(Finding {
                kind: FindingKind::UnexercisedAbility,
                file: shelved.file.clone(),
                line: 1,
                case: None,
                message: format!("no scenario uses the ability `{id}` of \"{half}\""),
            });
        }
    }
}

pub(super) fn unused_steps(suite: &Suite) -> Vec<Finding> {
    let unused = listing::steps().iter().enumerate().filter(|(place, _)| !suite.steps_used.contains(place));
    unused
        .map(|(_, step)| Finding {
            kind: FindingKind::UnusedStep,
            file: format!("steps/src/vocabulary/{}.rs", step.noun),
            line: 1,
            case: None,
            message: format!("no scenario uses the step `{} {}`", step.keyword, step.expression),
        })
        .collect()
}
