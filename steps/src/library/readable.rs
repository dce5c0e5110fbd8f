//! The readable part of a library: a broken file of a pack affects only what needs it.

use std::collections::BTreeSet;

use super::{Faults, Library, Shelf, reading::defines, subtypes::says_subtypes};
use crate::{files::File, packs::within};

/// The folders of a pack whose files affect only what needs them.
const DEFINE: [&str; 3] = ["cards", "keywords", "actions"];

/// An unreadable file of a pack, and what it may define.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct LeftOut {
    /// The file.
    pub file: String,
    what: What,
}

#[derive(Debug, Clone, PartialEq, Eq)]
enum What {
    /// A card with these names, including those of its parts.
    Card(BTreeSet<String>),
    /// A card whose name can't be read.
    Nameless,
    /// A keyword or a keyword action.
    Keyword(String),
}

impl LeftOut {
    fn of(file: &File) -> LeftOut {
        let said = |key: &'static str| {
            let of_line = move |line: &str| Some(line.trim_start().strip_prefix(key)?.to_owned());
            file.text.lines().filter_map(of_line).map(|said| serde_yaml::from_str::<String>(&said).ok())
        };
        let what = match (
            defines(file, "keyword:") || defines(file, "action:"),
            said("name:").collect::<Option<BTreeSet<String>>>(),
        ) {
            (true, _) => What::Keyword(said("keyword:").chain(said("action:")).flatten().next().unwrap_or_default()),
            (false, Some(names)) if !names.is_empty() => What::Card(names),
            (false, _) => What::Nameless,
        };
        LeftOut { file: file.path.clone(), what }
    }

    /// Whether an error is about the keyword that the file defines.
    fn is_the_keyword_of(&self, said: &str) -> bool {
        matches!(&self.what, What::Keyword(keyword) if said.contains(&format!("`{keyword}`")))
    }
}

impl Library {
    /// Reads a library without the unreadable files of its packs, and returns these with their errors. A card or keyword that needs one of them
    /// is left out too. The project's own cards are read [for use](Library::load_for_use).
    ///
    /// # Errors
    ///
    /// [`Faults`] if the project's own files have errors, or the subtypes, selectors or rules of a pack.
    pub fn load_readable(shelf: &Shelf<'_>) -> Result<(Library, Faults), Faults> {
        let (mut packs, mut cards) = (shelf.packs.to_vec(), shelf.cards.to_vec());
        let (mut told, mut left_out) = (Faults(Vec::new()), Vec::new());
        loop {
            match Library::load_for_use(&Shelf { fixtures: shelf.fixtures, packs: &packs, cards: &cards }) {
                Ok(library) => return Ok((Library { left_out, ..library }, told)),
                Err(faults) => {
                    let mut broken: Vec<File> =
                        cards.extract_if(.., |file| faults.is_in(&file.path) && !says_subtypes(file)).collect();
                    for pack in &mut packs {
                        let root = pack.root.clone();
                        let defines = |path: &str| {
                            within(&root, path)
                                .is_some_and(|path| DEFINE.iter().any(|folder| within(folder, path).is_some()))
                        };
                        broken.extend(
                            pack.fixtures.extract_if(.., |file| faults.is_in(&file.path) && defines(&file.path)),
                        );
                    }
                    if faults.0.iter().any(|fault| broken.iter().all(|file| file.path != fault.file)) {
                        told.0.extend(faults.0);
                        return Err(told);
                    }
                    // The error about the unknown keyword follows from one that is reported already.
                    let follows = |said: &str| left_out.iter().any(|left: &LeftOut| left.is_the_keyword_of(said));
                    told.0.extend(faults.0.into_iter().filter(|fault| !follows(&fault.message)));
                    left_out.extend(broken.iter().map(LeftOut::of));
                }
            }
        }
    }

    /// The unreadable files of packs.
    #[must_use]
    pub fn left_out(&self) -> &[LeftOut] {
        &self.left_out
    }

    /// The unreadable file that defines the card with this name, or may define it.
    #[must_use]
    pub fn unread_card(&self, name: &str) -> Option<&LeftOut> {
        let own = || self.find_card(name).is_some_and(|shelved| shelved.file.starts_with("fixtures/"));
        self.left_out.iter().find(|left| match &left.what {
            What::Card(names) => names.contains(name),
            What::Nameless => own() || self.find_card(name).is_none(),
            What::Keyword(_) => false,
        })
    }

    /// The unreadable file that defines the keyword of an ability.
    #[must_use]
    pub fn unread_keyword(&self, written: &str) -> Option<&LeftOut> {
        let begins = |keyword: &str| written.to_lowercase().starts_with(&keyword.to_lowercase());
        self.left_out.iter().find(|left| matches!(&left.what, What::Keyword(keyword) if begins(keyword)))
    }
}
