//! What an ability says in English against what the trace shows it do: whatever is done is said, in words for it, and whatever is said is
//! done in some scenario. What a static ability says is in force in one. Which kinds of change a word makes its definition says
//! (`Verb::makes`); there is no table of cards here.

use std::collections::{BTreeMap, BTreeSet};

use casebook_engine::{
    cards::{
        ability::Ability,
        cost::Cost,
        english::{self, Spoken},
        load,
        loyalty::Loyalty,
        modification::Kind,
        values::Zone,
    },
    document::Document,
    doing::{By, Done, Made},
    game::Table,
};
use casebook_steps::{port::EngineUnderTest, suite::Suite};
use indexmap::{IndexMap, IndexSet};

use super::{common, files};

/// What is said and shown in no scenario, each with the reason: whose ability, the beginning of what it says.
const UNSHOWN: &[(&str, &str, &str)] = &[
    ("Aether Snap, snap", "all tokens are exiled", "its scenario is of the counters"),
    (
        "Karn, Silver Golem, awaken",
        "the device is an artifact and a creature and has no",
        "its scenarios hold since 2004, and this is its text of 2001",
    ),
    ("Kiki-Jiki, Mirror Breaker, mirror", "you sacrifice the image", "its scenarios end before the turn does"),
    ("Overload, overload", "if the device has mana value 2 or less", "its scenarios are of the kicker"),
];

/// What each part of each ability was seen to make.
type Seen = IndexMap<Ability, IndexMap<By, BTreeSet<Made>>>;

/// What the texts of all scenarios do: in the edition of their document, and in the newest in which they hold.
fn seen(suite: &Suite) -> Seen {
    let mut seen = Seen::new();
    for scenario in &suite.scenarios {
        let editions: BTreeSet<_> = scenario.editions.last().into_iter().chain([&scenario.home]).collect();
        for edition in editions {
            let mut engine = common::reference(&suite.library).without_trace();
            engine.edition(&edition.0);
            for Done { doing, made } in engine.done(&scenario.lowered.case) {
                let parts = seen.entry((*doing.ability).clone()).or_default();
                parts.entry(doing.by.clone()).or_default().extend(made);
            }
        }
    }
    seen
}

/// What abilities say: every ability of every card and keyword, and those they speak of, with whose it is.
struct Said {
    all: Vec<(String, Ability, Spoken)>,
    known: IndexSet<Ability>,
    /// What any of them says.
    parts: IndexSet<By>,
}

impl Said {
    fn new(table: &Table) -> Self {
        let mut said = Self { all: Vec::new(), known: IndexSet::new(), parts: IndexSet::new() };
        for file in files("fixtures/cards") {
            let card = load::card(file.document()).unwrap();
            let parts = card.parts().flat_map(|part| part.abilities.iter());
            let errata = card.editions.iter().flat_map(|(_, errata)| errata.abilities.iter());
            let own = card.abilities.iter().chain(parts).chain(errata);
            own.for_each(|(id, ability)| said.add(format!("{}, {id}", card.name), ability.clone(), table));
        }
        for file in files("fixtures/keywords") {
            let def = load::keyword(file.document()).unwrap();
            let own = def.expands_to.iter();
            own.for_each(|(id, ability)| said.add(format!("{}, {id}", def.keyword), ability.clone(), table));
        }
        for file in files("fixtures/actions") {
            let def = load::action(file.document()).unwrap();
            said.add(format!("the action {}", def.action), def.text(), table);
        }
        // What a land has of its type, no card says (305.6).
        for color in ["W", "U", "B", "R", "G"] {
            let text = format!(
                "activated: {{ costs: [ {{ tap: self }} ], do: [ {{ add_mana: {{ mana: \"{{{color}}}\" }} }} ] }}"
            );
            let ability = Document { file: "", text: &text }.read().unwrap();
            said.add(format!("a land, {color}"), ability, table);
        }
        said
    }

    fn add(&mut self, whose: String, ability: Ability, table: &Table) {
        let spoken = english::ability(&ability, table);
        self.parts.extend(spoken.parts.iter().map(|(by, _)| by.clone()));
        spoken.inside.iter().for_each(|inside| self.add(whose.clone(), inside.clone(), table));
        self.known.insert(ability.clone());
        self.all.push((whose, ability, spoken));
    }
}

#[test]
fn what_is_done_is_said_and_what_is_said_is_done() {
    let suite = common::suite(common::library(), None).unwrap();
    let newest = suite.library.editions().iter().last().unwrap().id.clone();
    let table = suite.library.table(&newest).unwrap();
    let (seen, said) = (seen(&suite), Said::new(&table));
    assert!(seen.len() > 250, "only {} abilities did anything", seen.len());
    let mut problems = BTreeMap::<String, Vec<String>>::new();
    for (ability, parts) in &seen {
        let spoken = english::ability(ability, &table);
        // Life in place of mana of a mana cost is said by the card, not by what its spell does (107.4f).
        let of_card = |by: &By| matches!((ability, by), (Ability::Spell(_), By::Cost(Cost::PayLife(_))));
        for (by, made) in parts.iter().filter(|(by, _)| !of_card(by)) {
            // A delayed trigger is an ability of its own: what it does the one says that made it.
            let told = said.known.contains(ability) || stands_in(&said.parts, by);
            let untold = (!told).then(|| format!("no card says {by:?}"));
            for problem in unsaid(&spoken, by, made).into_iter().chain(untold) {
                problems.entry(problem).or_default().push(spoken.text.clone());
            }
        }
    }
    let told = problems.into_iter().map(|(what, by)| format!("{what}: {}× as {}", by.len(), by[0]));
    assert_eq!(told.collect::<Vec<_>>(), [""; 0], "it is done, and isn't said");
    let mut waiting: IndexSet<&By> =
        seen.iter().filter(|(ability, _)| !said.known.contains(*ability)).flat_map(|(_, parts)| parts.keys()).collect();
    // What a keyword is given as its cost, the abilities pay that it stands for.
    for (ability, parts) in &seen {
        let own = english::ability(ability, &table).parts;
        let given = |by: &&By| matches!(by, By::Cost(_)) && own.iter().all(|(said, _)| said != *by);
        waiting.extend(parts.keys().filter(given));
    }
    let mut needed = [false; UNSHOWN.len()];
    let mut undone = BTreeSet::new();
    for (whose, ability, spoken) in &said.all {
        for text in unshown(seen.get(ability), spoken, &waiting) {
            let place = UNSHOWN.iter().position(|(of, begins, _)| of == whose && text.starts_with(begins));
            place.iter().for_each(|place| needed[*place] = true);
            undone.extend(place.is_none().then(|| format!("{whose}: {text}")));
        }
    }
    assert!(undone.is_empty(), "said, and done in no scenario:\n{}", Vec::from_iter(undone).join("\n"));
    let needless: Vec<_> = UNSHOWN.iter().zip(needed).filter(|(_, needed)| !needed).collect();
    assert!(needless.is_empty(), "some scenario shows that now: {needless:?}");
}

/// What of that part of an ability is done without being said.
fn unsaid(spoken: &Spoken, by: &By, made: &BTreeSet<Made>) -> Vec<String> {
    let mut problems = Vec::new();
    let makes = by.makes();
    problems.extend(made.iter().filter(|made| !makes.contains(made)).map(|made| format!("{made:?} by {by:?}")));
    let said = spoken.parts.iter().filter(|(said, _)| said == by || stands_for(said, by));
    let texts: Vec<&str> = said.map(|(_, text)| text.as_str()).collect();
    if texts.is_empty() {
        problems.push(format!("{by:?}"));
    }
    for text in &texts {
        if !spoken.text.to_lowercase().contains(&text.to_lowercase()) {
            problems.push(format!("“{text}”"));
        }
    }
    // What a keyword's cost is stands beside the keyword.
    let given = matches!(by, By::Cost(_)) && spoken.parts.iter().all(|(said, _)| said != by);
    for made in made.iter().filter(|made| !given && makes.contains(made)) {
        if !texts.iter().any(|text| words(*made).iter().any(|word| text.contains(word))) {
            problems.push(format!("{made:?}, in words such as {:?}, by {by:?}", words(*made)));
        }
    }
    problems
}

/// Whether what is said is another name for what is done: a shield is said by the instruction that sets it up, and a keyword's cost by
/// what the keyword is given.
fn stands_for(said: &By, done: &By) -> bool {
    match done {
        By::Instead(_) => said.makes().contains(&Made::Replaces),
        By::Cost(Cost::PayLife(_)) if matches!(said, By::Cost(Cost::Mana(mana)) if mana.for_life() > 0) => true,
        By::Cost(_) => matches!(said, By::Cost(Cost::KeywordCost(_) | Cost::KeywordCostTimes(_))),
        By::Instruction(_) | By::Static(_) => false,
    }
}

/// Whether that is said by some ability, under one name or the other.
fn stands_in(parts: &IndexSet<By>, done: &By) -> bool {
    parts.contains(done) || parts.iter().any(|said| stands_for(said, done))
}

/// What an ability says that nothing was seen to do: every instruction was carried out somewhere, and made what it makes if it makes
/// anything; every cost but mana was paid; what is put in an event's place was.
fn unshown(parts: Option<&IndexMap<By, BTreeSet<Made>>>, spoken: &Spoken, waiting: &IndexSet<&By>) -> Vec<String> {
    let shown = |by: &By| match by {
        By::Cost(Cost::Mana(_) | Cost::ItsManaCost(_) | Cost::OnlyOnX(_) | Cost::GenericMana(_)) => true,
        By::Cost(Cost::KeywordCost(_) | Cost::KeywordCostTimes(_) | Cost::AnyOf(_)) => true,
        By::Cost(Cost::Loyalty(Loyalty::Put(0))) => true,
        by => {
            let made = parts.and_then(|parts| parts.get(by));
            waiting.contains(by) || made.is_some_and(|made| by.makes().is_empty() || !made.is_empty())
        }
    };
    spoken.parts.iter().filter(|(by, _)| !shown(by)).map(|(_, text)| text.clone()).collect()
}

/// The words by which English speaks of a kind of change: one of them is there where it is said.
fn words(made: Made) -> &'static [&'static str] {
    match made {
        Made::Put(Zone::Battlefield) => &["battlefield"],
        Made::Put(Zone::Hand) => &["hand"],
        Made::Put(Zone::Graveyard) => &["graveyard"],
        Made::Put(Zone::Library) => &["library", "libraries"],
        Made::Put(Zone::Exile) => &["exile"],
        Made::Put(Zone::Stack | Zone::Command | Zone::Nowhere) => &[],
        Made::Destroyed => &["destroy"],
        Made::Sacrificed => &["sacrifice"],
        Made::Discarded => &["discard"],
        Made::Countered => &["counter"],
        Made::Played => &["cast", "play"],
        Made::Created => &["create", "emblem"],
        Made::Retargeted => &["target"],
        Made::Copied => &["cop"],
        Made::Drawn => &["draw"],
        Made::Revealed => &["reveal", "search"],
        Made::LookedAt => &["look", "search"],
        Made::Shuffled => &["shuffle"],
        Made::Searched => &["search"],
        // Regenerating taps and takes out of combat, by what the word means (701.19a).
        Made::Tapped => &["tap", "regenerate"],
        Made::Untapped => &["untap"],
        Made::Flipped => &["flip"],
        Made::Transformed => &["transform"],
        Made::PhasedOut => &["phase out", "phases out"],
        Made::TurnedFaceUp => &["face up"],
        Made::PutFaceDown => &["face down"],
        Made::Attached => &["attach"],
        Made::CountersPut | Made::CountersRemoved => &["counter"],
        Made::Designated => &["become"],
        Made::Regenerated => &["regenerate"],
        Made::Damaged => &["damage"],
        Made::DamageAverted => &["damage"],
        Made::LifeGained | Made::LifeLost | Made::LifePaid => &["life"],
        Made::PutAttacking => &["attacking"],
        Made::Blocked => &["block"],
        Made::RemovedFromCombat => &["combat", "regenerate"],
        Made::ManaAdded => &["add"],
        Made::Modified(kind) => words_of_kind(kind),
        Made::Replaces => &["prevent", "instead", "regenerate"],
        Made::Waits => &["when", "at the"],
        Made::PhasesAdded => &["phase"],
        Made::TurnAdded => &["turn"],
        Made::TurnEnded => &["end the turn"],
        Made::Won => &["win"],
        Made::Lost => &["lose"],
        Made::Chosen => &["choose", "name"],
        Made::CoinFlipped => &["coin"],
    }
}

fn words_of_kind(kind: Kind) -> &'static [&'static str] {
    match kind {
        Kind::Control => &["control"],
        Kind::Text => &["word"],
        Kind::Type => &["is ", "are ", "loses ", "lose ", "isn't", "aren't", "has ", "have ", "subtype"],
        Kind::Color => &["colour", "white", "blue", "black", "red", "green"],
        Kind::Abilities => &["gain", "has ", "lose", "have "],
        Kind::PtSet => &["power"],
        Kind::PtChanged => &["+", "-", "double", "times"],
        Kind::PtSwitched => &["change places"],
        Kind::Deed => &["can't", "doesn't", "don't", "may", "assign", "attack", "block", "appl"],
        Kind::Rule => &[
            "can't",
            "cost",
            "appl",
            "skip",
            "may",
            "hand size",
            "mana",
            "search",
            "revealed",
            "hexproof",
            "shroud",
            "protection",
            "trigger",
        ],
    }
}
