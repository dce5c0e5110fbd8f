//! The cards: read, checked, and each name once.

use std::{collections::BTreeMap, sync::Arc};

use casebook_engine::{
    cards::{
        CardDef, Name,
        check::{self, Lexicon, designations},
        load,
    },
    document::{DocumentError, nearest},
};
use indexmap::IndexMap;

use super::{Faults, Library, Replaced, Shelved};
use crate::{
    files::File,
    packs::{CORE, Pack},
    shared,
};

/// Where a card comes from.
#[derive(Clone, Copy)]
enum From<'p> {
    /// The project.
    Core,
    /// A pack.
    Pack(&'p Pack),
    /// A folder of cards, whose cards replace others without saying so.
    Folder,
}

impl<'p> From<'p> {
    /// By what name cards refer to it in `replaces`.
    fn name(self) -> Option<&'p str> {
        match self {
            From::Core => Some(CORE),
            From::Pack(pack) => Some(&pack.manifest.name),
            From::Folder => None,
        }
    }
}

impl Shelved {
    /// A card that replaces no other.
    pub(super) fn new(file: &str, card: CardDef) -> Self {
        Shelved { file: file.to_owned(), card: Arc::new(card), replaces: None }
    }
}

/// Whether the project's own cards are checked as they are read. Those of packs and folders always are.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Own {
    Checked,
    AsTheyAre,
}

impl Library {
    /// Checks those of the project's own cards that are wanted. `files` has the texts of the project's fixtures.
    ///
    /// # Errors
    ///
    /// [`Faults`]: every fault of these cards.
    pub fn check_cards(&self, files: &[File], wanted: impl Fn(&CardDef) -> bool) -> Result<(), Faults> {
        let texts: BTreeMap<&str, &File> = files.iter().map(|file| (file.path.as_str(), file)).collect();
        let own = self.cards.values().filter(|shelved| wanted(&shelved.card));
        let own: Vec<(&Shelved, &File)> =
            own.filter_map(|shelved| Some((shelved, *texts.get(shelved.file.as_str())?))).collect();
        let lexicon = self.lexicon();
        let faults = |(shelved, file): &(&Shelved, &File)| faults(&shelved.card, file, &lexicon);
        let faults: Vec<DocumentError> = shared::each(&own, faults).into_iter().flatten().collect();
        if faults.is_empty() { Ok(()) } else { Err(Faults(faults)) }
    }

    /// Reads the cards: those of the project, of packs and of folders; and checks them, the project's own if that is asked for.
    pub(super) fn shelve(
        &mut self,
        own: &[&File],
        own_cards: Own,
        packs: &[&Pack],
        folders: &[&File],
    ) -> Result<(), Faults> {
        let of_packs = packs.iter().flat_map(|pack| {
            let cards = pack.fixtures.iter().filter(|file| pack.has_in("cards", file));
            cards.map(|file| (file, From::Pack(pack)))
        });
        let of_folders = folders.iter().map(|file| (*file, From::Folder));
        let files: Vec<(&File, From<'_>)> =
            own.iter().map(|file| (*file, From::Core)).chain(of_packs).chain(of_folders).collect();
        let lexicon = self.lexicon();
        let read = |(file, from): &(&File, From<'_>)| -> Read {
            let card = load::card(file.document())?;
            let is_left = own_cards == Own::AsTheyAre && matches!(from, From::Core);
            let faults = if is_left { Vec::new() } else { faults(&card, file, &lexicon) };
            Ok((card, faults))
        };
        let read = shared::each(&files, read);
        let mut faults = undesignated(&lexicon, &files, &read);
        let mut shelved: IndexMap<Name, (Shelved, From<'_>)> = IndexMap::new();
        for ((file, from), card) in files.into_iter().zip(read) {
            let card = match card {
                Ok((card, its)) => {
                    faults.extend(its);
                    card
                }
                Err(error) => {
                    faults.push(error);
                    continue;
                }
            };
            let known = shelved.get(&card.name).map(|(first, from)| (first, *from));
            faults.extend(clash(file, &card, from, known, packs));
            let mut shelf = Shelved::new(&file.path, card);
            let name = shelf.card.name.clone();
            if let Some((first, _)) = known {
                shelf.replaces = Some(first.replaces.clone().unwrap_or_else(|| Arc::clone(&first.card)));
                if matches!(from, From::Folder) {
                    let (own, by) = (first.file.clone(), file.path.clone());
                    self.replaced.push(Replaced { name: name.clone(), own, by });
                }
            }
            shelved.insert(name, (shelf, from));
        }
        self.cards = shelved.into_iter().map(|(name, (shelf, _))| (name, shelf)).collect();
        if faults.is_empty() { Ok(()) } else { Err(Faults(faults)) }
    }
}

/// What the check finds in a card, each fault at its place in the card's file.
fn faults(card: &CardDef, file: &File, lexicon: &Lexicon<'_>) -> Vec<DocumentError> {
    let document = file.document();
    check::card(card, lexicon).into_iter().map(|fault| fault.place(&document)).collect()
}

/// A card with its faults, or why it can't be read.
type Read = Result<(CardDef, Vec<DocumentError>), DocumentError>;

/// What is wrong with cards that look for a designation that nobody gives.
fn undesignated(lexicon: &Lexicon<'_>, files: &[(&File, From<'_>)], read: &[Read]) -> Vec<DocumentError> {
    let speaks = |file: &File| ["designate", "to_be"].iter().any(|word| file.text.contains(word));
    let cards = || {
        let read = files.iter().zip(read).filter(|((file, _), _)| speaks(file));
        read.filter_map(|((file, _), card)| Some((file, &card.as_ref().ok()?.0)))
    };
    let mut given = designations::known(lexicon);
    cards().for_each(|(_, card)| given.extend(designations::given_by(card)));
    let unknown = |(file, card): (&&File, &CardDef)| {
        let document = file.document();
        designations::unknown(card, &given).into_iter().map(|fault| fault.place(&document)).collect::<Vec<_>>()
    };
    cards().flat_map(unknown).collect()
}

/// What is wrong with a card whose name another one may have: the other is named with its place.
fn clash(
    file: &File,
    card: &CardDef,
    from: From<'_>,
    known: Option<(&Shelved, From<'_>)>,
    packs: &[&Pack],
) -> Option<DocumentError> {
    let document = file.document();
    let name = &card.name;
    match (from, known, card.replaces.as_deref()) {
        (From::Core, None, Some(_)) => {
            Some(document.error_at("replaces", "only a card of a pack replaces another one".to_owned()))
        }
        (From::Core, Some((first, _)), _) | (From::Folder, Some((first, From::Folder)), _) => {
            Some(document.error_at("name", format!("card `{name}` is already in {}", first.file)))
        }
        (From::Folder, ..) | (_, None, None) => None,
        (From::Pack(_), Some((first, of)), None) => {
            let of = of.name().unwrap_or_default();
            let mend = format!("give it another name, or say `replaces: {of}`");
            Some(document.error_at("name", format!("card `{name}` is already in {}: {mend}", first.file)))
        }
        (From::Pack(_), Some((_, of)), Some(said)) if of.name() == Some(said) => None,
        (From::Pack(_), known, Some(said)) => {
            let place = known.map(|(first, of)| (first.file.as_str(), of.name().unwrap_or_default()));
            let message = match place {
                Some((first, of)) => {
                    format!("card `{name}` is in {first}, which is of `{of}` and not of `{said}`: say `replaces: {of}`")
                }
                None => format!("`{said}` has no card `{name}` to replace: remove `replaces`"),
            };
            let names = packs.iter().map(|pack| pack.manifest.name.as_str()).chain([CORE]);
            let suggestion = nearest(said, names).filter(|near| near != said && place.is_none());
            Some(DocumentError { suggestion, ..document.error_at("replaces", message) })
        }
    }
}
