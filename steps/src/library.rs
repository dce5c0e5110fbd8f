//! The library: everything that a suite is made of besides its features. Cards, keywords, selectors, editions, clauses.

mod definitions;
mod kinds;
mod of_packs;
mod overlay;
mod readable;
mod reading;
mod setting;
mod shelving;
mod speaking;
mod subtypes;
mod tables;

use std::{
    collections::BTreeMap,
    sync::{Arc, OnceLock},
};

use casebook_engine::{
    cards::{
        CardDef, Name, Named,
        action::ActionDef,
        check::{self, Lexicon},
        keyword::KeywordDef,
        load,
        selector::Selector,
        state_based::StateBasedRule,
        subtypes::without_creature_types as subtypes_of_rules,
    },
    document::{Document, DocumentError, nearest},
    edition::EditionId,
    game::Table,
    rule::Rule,
};
use indexmap::IndexMap;

pub(crate) use self::{
    definitions::Defined,
    speaking::{names_any, words_of},
    subtypes::{Added, CreatureType},
};
use self::{
    definitions::Others,
    reading::{actions, defines, keywords, selectors},
    shelving::Own,
    speaking::Spoken,
};
pub use self::{of_packs::Played, overlay::Overlaid, readable::LeftOut, setting::Setting};
use crate::{
    ablation::Ablation,
    clauses::{ClauseIndex, Moved},
    editions::{Editions, RuleNumbers},
    files::File,
    mechanics::Mechanics,
    packs::{EDITIONS, Pack, in_order},
    proofs::Proofs,
    worklist::{LIST, UPDATES},
};

/// What a suite is made of besides its features, read and checked.
#[derive(Debug)]
pub struct Library {
    editions: Editions,
    numbers: RuleNumbers,
    clauses: ClauseIndex,
    moved: Moved,
    proofs: Proofs,
    mechanics: Mechanics,
    cards: IndexMap<Name, Shelved>,
    replaced: Vec<Replaced>,
    left_out: Vec<LeftOut>,
    keywords: IndexMap<Name, KeywordDef>,
    actions: Vec<ActionDef>,
    selectors: IndexMap<EditionId, Named<Selector>>,
    creature_types: Vec<CreatureType>,
    subtypes: Vec<Added>,
    /// The state-based actions that packs add, each with the editions in which it is performed; if none is named, all.
    state_based: Vec<(Vec<EditionId>, StateBasedRule)>,
    packs: Vec<Played>,
    /// The files of the keywords and keyword actions that the project itself does not have, by their names.
    others: Others,
    /// The words for permanents and tokens that the rules, cards and keywords use, by their form in small letters, collected when one is first asked for.
    kinds: OnceLock<BTreeMap<String, String>>,
    /// The card that has a part of this name, collected when one is first asked for.
    parts: OnceLock<BTreeMap<Name, Name>>,
    /// The work lists of updates that are not adopted yet, as they are written: `check` reads them, and nothing else.
    worklists: Vec<File>,
    /// What engines play with in each edition, with nothing taken away and with each ablation, compiled when it is first asked for.
    settings: BTreeMap<(EditionId, Ablation), OnceLock<Setting>>,
    /// What the definitions speak of, found when it is first asked for.
    spoken: Spoken,
}

/// The file that says from which edition on the rules know what.
const MECHANICS: &str = "fixtures/mechanics.yaml";
/// The files of `fixtures/rules` that list no clauses.
const TABLES: [&str; 3] = [MARKS, "moved", "proofs"];
const MARKS: &str = "marks";

/// Whether a file of an update belongs to its work list.
fn is_of_list(file: &File) -> bool {
    file.path.rsplit('/').nth(1) == Some(LIST)
}

/// A card and where it is written.
#[derive(Debug, Clone)]
pub struct Shelved {
    /// The file.
    pub file: String,
    /// The card.
    pub card: Arc<CardDef>,
    /// The card that it replaces. It stays what it is in the editions in which the pack isn't played.
    replaces: Option<Arc<CardDef>>,
}

/// A card from elsewhere in the place of the project's own of that name.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Replaced {
    /// Its name.
    pub name: Name,
    /// The project's file.
    pub own: String,
    /// The other file.
    pub by: String,
}

/// Everything that is wrong with the files of a library.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("{}", .0.iter().map(ToString::to_string).collect::<Vec<_>>().join("\n"))]
pub struct Faults(pub Vec<DocumentError>);

impl Faults {
    /// Whether one of them is in that file.
    #[must_use]
    pub fn is_in(&self, path: &str) -> bool {
        self.0.iter().any(|fault| fault.file == path)
    }
}

impl From<DocumentError> for Faults {
    fn from(error: DocumentError) -> Self {
        Faults(vec![error])
    }
}

/// The files of a library, told apart by the folder they lie in.
#[derive(Debug, Clone, Default)]
pub struct Shelf<'a> {
    /// The project's own files: everything below `fixtures/`.
    pub fixtures: &'a [File],
    /// Packs: their definitions and clauses are added to those of the project.
    pub packs: &'a [Pack],
    /// Cards from elsewhere: they take the place of other cards of the same name. A file named `subtypes` says which subtypes they add,
    /// one that begins a line with `keyword:` or `action:` defines a keyword or a keyword action.
    pub cards: &'a [File],
}

impl Library {
    /// Reads and checks a library.
    ///
    /// # Errors
    ///
    /// [`Faults`]: the first fault of editions, keywords, selectors or the clause index; or every faulty card.
    pub fn load(shelf: &Shelf<'_>) -> Result<Library, Faults> {
        Self::read(shelf, Own::Checked)
    }

    /// Reads a library as [`load`](Self::load) does, but doesn't check the project's own cards: [`check_cards`](Self::check_cards) checks those that
    /// a suite uses.
    ///
    /// # Errors
    ///
    /// [`Faults`] as of [`load`](Self::load), except those that the check of the project's own cards finds.
    pub fn load_for_use(shelf: &Shelf<'_>) -> Result<Library, Faults> {
        Self::read(shelf, Own::AsTheyAre)
    }

    fn read(shelf: &Shelf<'_>, own_cards: Own) -> Result<Library, Faults> {
        let packs = in_order(shelf.packs)?;
        let lying_in = |folder: &str| shelf.fixtures.iter().filter(move |file| file.is_in(folder)).collect::<Vec<_>>();
        let of_packs = |folder: &str| of_packs::lying_in(&packs, folder);
        let in_fixtures = |folder: &str| lying_in(&format!("fixtures/{folder}"));
        let everywhere = |folder: &str| in_fixtures(folder).into_iter().chain(of_packs(folder)).collect::<Vec<_>>();

        let brought = documents(&of_packs(EDITIONS));
        let editions = Editions::with_packs(&documents(&in_fixtures(EDITIONS)), &brought)?;
        of_packs::check(&packs, &editions)?;
        let rules = in_fixtures("rules");
        let all_rules = everywhere("rules");
        let tables = |stem: &'static str| all_rules.iter().filter(move |file| file.stem() == stem && file.is_yaml());
        let marks = rules.iter().find(|file| file.stem() == MARKS);
        let marks = marks.map_or(Document { file: MARKS, text: "{}" }, |file| file.document());
        let numbers = RuleNumbers::load(&marks, &editions)?;
        let is_listing = |file: &&File| !TABLES.contains(&file.stem());
        let mut listings: Vec<&File> = rules.iter().copied().filter(is_listing).collect();
        // The first file of a document, `cr26.yaml`, comes before the further ones in its folder.
        listings.sort_by(|one, other| one.path.cmp(&other.path));
        let own = of_packs::listings(&packs, &listings)?;
        listings.extend(&own);
        let mut clauses = ClauseIndex::load(&documents(&listings), &editions)?;
        of_packs::limit(&packs, &mut clauses, &editions)?;
        let moved = Moved::load(tables("moved").map(|file| file.document()), &clauses)?;
        let proofs = Proofs::load(tables("proofs").map(|file| file.document()))?;
        let mechanics = shelf.fixtures.iter().find(|file| file.path == MECHANICS);
        let mechanics =
            mechanics.map_or(Ok(Mechanics::default()), |file| Mechanics::load(&file.document(), &editions))?;
        let selectors = selectors(&in_fixtures("selectors"), &of_packs("selectors"), &editions)?;
        let creature_types = subtypes::creature_types(shelf.fixtures)?;
        let (says_subtypes, cards): (Vec<&File>, Vec<&File>) =
            shelf.cards.iter().partition(|file| subtypes::says_subtypes(file));
        let (of_keywords, cards): (Vec<&File>, Vec<&File>) =
            cards.into_iter().partition(|file| defines(file, "keyword:"));
        let of_keywords: Vec<&File> = everywhere("keywords").into_iter().chain(of_keywords).collect();
        let keywords = keywords(&of_keywords)?;
        let (of_actions, cards): (Vec<&File>, Vec<&File>) =
            cards.into_iter().partition(|file| defines(file, "action:"));
        let of_actions: Vec<&File> = everywhere("actions").into_iter().chain(of_actions).collect();
        let mut added = subtypes::added(says_subtypes.into_iter(), &editions, None)?;
        for pack in &packs {
            added.extend(subtypes::added(pack.subtypes().into_iter(), &editions, Some(&pack.manifest))?);
        }

        let mut library = Library {
            settings: unset(editions.iter().map(|edition| &edition.id)),
            kinds: OnceLock::new(),
            parts: OnceLock::new(),
            spoken: Spoken::default(),
            cards: IndexMap::new(),
            replaced: Vec::new(),
            left_out: Vec::new(),
            editions,
            numbers,
            clauses,
            moved,
            proofs,
            mechanics,
            keywords,
            actions: actions(&of_actions)?,
            selectors,
            creature_types,
            subtypes: added,
            state_based: of_packs::state_based(&in_fixtures("state_based"), &packs)?,
            packs: packs.iter().map(|pack| Played::of(pack)).collect(),
            others: Others::default(),
            worklists: lying_in(UPDATES).into_iter().filter(|file| is_of_list(file)).cloned().collect(),
        };
        library.others = Others::of(&library, &of_keywords, &of_actions);
        library.check_shared(&of_keywords, &of_actions, &everywhere("selectors"))?;
        library.shelve(&in_fixtures("cards"), own_cards, &packs, &cards)?;
        Ok(library)
    }

    /// The same library with a card of a pack in the place of its own card of that name, without reading anything else again.
    ///
    /// # Errors
    ///
    /// [`Faults`]: the card can't be read, or speaks of what isn't there.
    pub fn with_card(&self, file: &File) -> Result<Library, Faults> {
        let document = file.document();
        let card = load::card(document)?;
        let faults: Vec<_> =
            check::card(&card, &self.lexicon()).into_iter().map(|fault| fault.place(&document)).collect();
        if !faults.is_empty() {
            return Err(Faults(faults));
        }
        let mut cards = self.cards.clone();
        cards.insert(card.name.clone(), Shelved::new(&file.path, card));
        Ok(Library {
            editions: self.editions.clone(),
            numbers: self.numbers.clone(),
            clauses: self.clauses.clone(),
            moved: self.moved.clone(),
            proofs: self.proofs.clone(),
            mechanics: self.mechanics.clone(),
            cards,
            replaced: self.replaced.clone(),
            left_out: self.left_out.clone(),
            keywords: self.keywords.clone(),
            actions: self.actions.clone(),
            selectors: self.selectors.clone(),
            creature_types: self.creature_types.clone(),
            subtypes: self.subtypes.clone(),
            state_based: self.state_based.clone(),
            packs: self.packs.clone(),
            others: self.others.clone(),
            worklists: self.worklists.clone(),
            settings: unset(self.editions.iter().map(|edition| &edition.id)),
            kinds: OnceLock::new(),
            parts: OnceLock::new(),
            spoken: Spoken::default(),
        })
    }

    /// The editions of the rules.
    #[must_use]
    pub fn editions(&self) -> &Editions {
        &self.editions
    }

    /// The number of each rule in each edition.
    #[must_use]
    pub fn numbers(&self) -> &RuleNumbers {
        &self.numbers
    }

    /// The files of the work lists of updates that are not adopted yet.
    #[must_use]
    pub fn worklists(&self) -> &[File] {
        &self.worklists
    }

    /// The clause index.
    #[must_use]
    pub fn clauses(&self) -> &ClauseIndex {
        &self.clauses
    }

    /// The clauses that had another id once.
    #[must_use]
    pub fn moved(&self) -> &Moved {
        &self.moved
    }

    /// By what each clause was proven when the suite was last checked.
    #[must_use]
    pub fn proofs(&self) -> &Proofs {
        &self.proofs
    }

    /// The first edition whose rules know each mechanic without a file of its own.
    #[must_use]
    pub fn mechanics(&self) -> &Mechanics {
        &self.mechanics
    }

    /// Every card, with its file.
    pub fn cards(&self) -> impl Iterator<Item = &Shelved> {
        self.cards.values()
    }

    /// The cards from elsewhere that stand in the place of others.
    #[must_use]
    pub fn replaced(&self) -> &[Replaced] {
        &self.replaced
    }

    /// The card of that name; either name of a flip card will do.
    ///
    /// # Errors
    ///
    /// The nearest name of a card, if one is near.
    pub fn card(&self, name: &str) -> Result<&Shelved, Option<String>> {
        self.find_card(name)
            .ok_or_else(|| nearest(name, self.cards.keys().chain(self.cards_by_part().keys()).map(Name::as_str)))
    }

    /// The card of that name, as [`card`](Self::card) finds it, without a search for a name that is near.
    #[must_use]
    pub fn find_card(&self, name: &str) -> Option<&Shelved> {
        let name = Name::from(name);
        self.cards.get(&name).or_else(|| self.cards.get(self.cards_by_part().get(&name)?))
    }

    /// The name of the card by the names of its parts.
    fn cards_by_part(&self) -> &BTreeMap<Name, Name> {
        self.parts.get_or_init(|| {
            let mut cards = BTreeMap::new();
            for card in self.cards.values().map(|shelved| &shelved.card) {
                for part in card.names_of_parts() {
                    cards.entry(part).or_insert_with(|| card.name.clone());
                }
            }
            cards
        })
    }

    /// Whether permanents can be called that: by the name of a card or token, a type, a supertype, or a subtype.
    ///
    /// # Errors
    ///
    /// The nearest such word, if one is near.
    pub fn kind_of_permanent(&self, word: &str) -> Result<(), Option<String>> {
        let own = |known: &str| known.eq_ignore_ascii_case(word);
        // The words of all cards are collected only if none of the others is meant.
        let of_types = || self.creature_types.iter().any(|of| own(of.name()));
        if kinds::is_of_rules(word) || self.find_card(word).is_some() || of_types() {
            return Ok(());
        }
        let kinds = self.kinds_of_permanents();
        if kinds.contains_key(&word.to_ascii_lowercase()) {
            return Ok(());
        }
        let creatures = self.creature_types.iter().map(|of| of.name().as_str());
        let cards = self.cards.keys().chain(self.cards_by_part().keys()).map(Name::as_str);
        Err(nearest(word, kinds.values().map(String::as_str).chain(creatures).chain(cards)))
    }

    /// The words for permanents and tokens, by their form in small letters.
    fn kinds_of_permanents(&self) -> &BTreeMap<String, String> {
        self.kinds.get_or_init(|| {
            let of_rules = subtypes_of_rules().map(str::to_owned);
            let of_cards = self.cards.values().flat_map(|shelved| kinds::of(&*shelved.card));
            let of_keywords = self.keywords.values().flat_map(kinds::of);
            let words = of_rules.chain(of_cards).chain(of_keywords);
            words.map(|word| (word.to_ascii_lowercase(), word)).collect()
        })
    }

    /// The keyword that an ability is written with, such as `bushido 1`: its longest beginning that is one.
    ///
    /// # Errors
    ///
    /// The nearest keyword, if one is near.
    pub fn keyword_in(&self, written: &str) -> Result<&KeywordDef, Option<String>> {
        let prose = written.to_lowercase();
        let begins = |name: &str| prose.strip_prefix(name).is_some_and(|rest| rest.is_empty() || rest.starts_with(' '));
        let fitting = self.keywords.values().filter(|def| begins(&def.keyword));
        fitting
            .max_by_key(|def| def.keyword.len())
            .ok_or_else(|| nearest(written, self.keywords.keys().map(Name::as_str)))
    }

    /// What a game is played with in an edition; nothing for an unknown one.
    #[must_use]
    pub fn table(&self, edition: &EditionId) -> Option<Arc<Table>> {
        self.setting(edition, Ablation::None).map(|setting| setting.table)
    }

    /// What an engine plays with in an edition that lacks something; nothing for an unknown edition.
    #[must_use]
    pub fn setting(&self, edition: &EditionId, lacks: Ablation) -> Option<Setting> {
        let slot = self.settings.get(&(edition.clone(), lacks))?;
        let rules = self.editions.get(&edition.0).ok()?;
        let made = || Setting { table: Arc::new(self.without(rules, lacks)), numbers: self.numbers_in(edition) };
        Some(slot.get_or_init(made).clone())
    }

    /// Every keyword.
    pub fn keywords(&self) -> impl Iterator<Item = &KeywordDef> {
        self.keywords.values()
    }

    /// Every keyword action.
    #[must_use]
    pub fn actions(&self) -> &[ActionDef] {
        &self.actions
    }

    /// The number of every rule that has one in an edition.
    #[must_use]
    pub fn numbers_in(&self, edition: &EditionId) -> Arc<BTreeMap<Rule, Arc<str>>> {
        let number = |rule: &Rule| Some((*rule, self.numbers.number(*rule, edition, &self.editions)?.into()));
        Arc::new(Rule::ALL.iter().filter_map(number).collect())
    }

    fn lexicon(&self) -> Lexicon<'_> {
        Lexicon {
            keywords: self.keywords.values().collect(),
            actions: self.actions.iter().collect(),
            selectors: self.selectors.values().flat_map(|named| named.iter().map(|(name, _)| name.as_str())).collect(),
            editions: self.editions.iter().map(|edition| edition.id.0.as_str()).collect(),
            creature_types: self
                .creature_types
                .iter()
                .map(|known| known.name().as_str())
                .chain(self.subtypes.iter().flat_map(Added::names))
                .chain(["Legend"])
                .collect(),
        }
    }

    /// Checks keywords, keyword actions and selectors: what they speak of has to be there.
    fn check_shared(&self, keywords: &[&File], actions: &[&File], selectors: &[&File]) -> Result<(), Faults> {
        let lexicon = self.lexicon();
        let mut faults = Vec::new();
        for (file, keyword) in keywords.iter().zip(self.keywords.values()) {
            faults.extend(check::keyword(keyword, &lexicon).into_iter().map(|fault| fault.place(&file.document())));
        }
        for (file, action) in actions.iter().zip(&self.actions) {
            faults.extend(check::action(action, &lexicon).into_iter().map(|fault| fault.place(&file.document())));
        }
        for file in selectors {
            let named = load::selectors(file.document())?;
            faults.extend(check::selectors(&named, &lexicon).into_iter().map(|fault| fault.place(&file.document())));
        }
        if faults.is_empty() { Ok(()) } else { Err(Faults(faults)) }
    }
}

fn unset<'a>(editions: impl Iterator<Item = &'a EditionId>) -> BTreeMap<(EditionId, Ablation), OnceLock<Setting>> {
    let each = |edition: &EditionId| Ablation::ALL.map(|lacks| ((edition.clone(), lacks), OnceLock::new()));
    editions.flat_map(each).collect()
}

fn documents<'a>(files: &[&'a File]) -> Vec<Document<'a>> {
    files.iter().map(|file| file.document()).collect()
}
