//! The English of abilities against the trace of scenarios: every change that an ability makes is in its English, in words for that kind of
//! change, and everything in its English happens in a scenario. A static ability must apply in a scenario. The kinds of change that a word makes
//! are in its definition (`Verb::makes`); this test has no table of cards.

use std::collections::{BTreeMap, BTreeSet};

use casebook_engine::{
    cards::{
        ability::Ability,
        cost::Cost,
        effect::{Effect, Remember},
        english::{self, Spoken},
        load,
        loyalty::Loyalty,
        made::{By, Made},
        modification::Kind,
        reference::{Ref, RefOf},
        replacement::Instead,
        values::Zone,
    },
    document::Document,
    edition::EditionId,
    game::{Done, Table},
};
use casebook_steps::{port::EngineUnderTest, suite::Suite};
use indexmap::{IndexMap, IndexSet};

use super::files;
use crate::common;

/// Why a text that keeps its own card from being cast changes nothing.
const REFUSED: &str = "its scenarios claim that the proposed spell is refused, and nothing is changed by that";

/// Why the text of a cost whose objects are chosen as it is announced has no account.
const ANNOUNCED: &str =
    "the objects are chosen before the cost is paid, and the payment has no account; its scenarios show it";

/// Texts that no scenario shows, each with the reason: the ability, and the beginning of its text.
const UNSHOWN: &[(&str, &str, &str)] = &[
    ("Berserk, timing", "players can't cast", REFUSED),
    ("Early Warning, timing", "players can't cast", REFUSED),
    ("Early Rampart, timing", "players can't cast", REFUSED),
    ("Festival, only", "you can't cast", REFUSED),
    ("Late Rampart, timing", "players can't cast", REFUSED),
    ("Late Reserve, timing", "players can't cast", REFUSED),
    ("Panic, timing", "players can't cast", REFUSED),
    ("Rearguard's Signal, timing", "players can't cast", REFUSED),
    ("Open Dare, dare", "now an ability triggers", "the ability that triggers has an account of its own"),
    ("Toll of Tolls, tolls", "now an ability triggers", "the ability that triggers has an account of its own"),
    ("Tollhouse, tolls", "now an ability triggers", "the ability that triggers has an account of its own"),
    ("Toll of the Gate, toll", "now an ability triggers", "the ability that triggers has an account of its own"),
    ("Balm of the Blow, balm", "you gain that much", "the replacement gains it as a part of the event (120.4d)"),
    (
        "Tainted Remedy, taint",
        "that player loses that much",
        "the replacement takes it as a part of the event (120.4d)",
    ),
    (
        "Heart-Piercer Manticore, pierce",
        "now an ability triggers",
        "the ability that triggers has an account of its own",
    ),
    ("Divine Visitation, visit", "you create that many", "the replacement creates them as a part of the event (614.6)"),
    ("emerge, emerge", "sacrifice a creature", ANNOUNCED),
    ("emerge from, emerge", "sacrifice a permanent", ANNOUNCED),
    ("harmonize, harmonize", "tap up to one untapped creature", ANNOUNCED),
    (
        "Gather Specimens, gather",
        "from then on you control it",
        "the creature enters so as a part of the event (616.1b)",
    ),
    ("Aether Snap, snap", "all tokens are exiled", "its scenario is of the counters"),
    ("Vedalken Aethermage, recall", "put the sliver into", "its scenarios are of the cycling"),
    (
        "Karn, Silver Golem, awaken",
        "the device is an artifact and a creature and has no",
        "its scenarios hold since 2004, and this is its text of 2001",
    ),
    (
        "Opalescence, glow",
        "other enchantments that aren't Auras are enchantments and creatures and have no",
        "this is its text of 2001, and its scenarios are played in the newest edition",
    ),
    ("Opalescence, glow", "the power of each of them is its mana value", "the same text of 2001"),
    ("Overload, overload", "if the device has mana value 2 or less", "its scenarios are of the kicker"),
    (
        "Twofold Speaker, demand",
        "put a loyalty counter on this",
        "its two costs are one cost that removes three counters (606.5)",
    ),
    (
        "Twice-Owing Speaker, settle",
        "remove 2 loyalty counters",
        "its two costs are one cost that removes more counters (606.5)",
    ),
];

/// The observed changes of each part of each ability.
type Seen = IndexMap<Ability, IndexMap<By, BTreeSet<Made>>>;

/// The effects of all texts in all scenarios: in the edition of their document, and in the newest in which they hold.
fn seen(suite: &Suite) -> Seen {
    let mut seen = Seen::new();
    for scenario in &suite.scenarios {
        let editions: BTreeSet<_> = scenario.editions.last().into_iter().chain([&scenario.home]).collect();
        for edition in editions {
            let mut engine = common::reference(&suite.library).without_trace();
            engine.edition(&edition.0);
            for Done { attribution, made } in engine.done(&scenario.lowered.case) {
                let parts = seen.entry((*attribution.ability).clone()).or_default();
                parts.entry(attribution.by.clone()).or_default().extend(made);
            }
        }
    }
    seen
}

/// The texts of every ability of every card and keyword, and of the abilities inside them, with their source.
struct Said {
    all: Vec<(String, Ability, Spoken)>,
    known: IndexSet<Ability>,
    /// The texts of any of them.
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
            let own = def.expansions().flat_map(|(_, abilities)| abilities.iter());
            own.for_each(|(id, ability)| said.add(format!("{}, {id}", def.keyword), ability.clone(), table));
        }
        for file in files("fixtures/actions") {
            let def = load::action(file.document()).unwrap();
            said.add(format!("the action {}", def.action), def.text(), table);
            for (id, _) in def.editions.iter() {
                let then = def.clone().in_edition(&[EditionId(id.to_string())]);
                said.add(format!("the action {} of {id}", def.action), then.text(), table);
            }
        }
        // The mana ability of a land's type is in no card's text (305.6).
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
        let spoken = english::ability(&ability, table.wording());
        self.parts.extend(spoken.parts.iter().map(|(by, _)| by.clone()));
        spoken.inside.iter().for_each(|inside| self.add(whose.clone(), inside.clone(), table));
        self.known.insert(ability.clone());
        self.all.push((whose, ability, spoken));
    }
}

/// Texts of cards of the rulebook's examples that no scenario shows yet. A text that a scenario shows must come off the list.
const NOT_YET: &str = include_str!("unshown.txt");

#[test]
fn what_is_done_is_said_and_what_is_said_is_done() {
    let suite = common::whole();
    let newest = suite.library.editions().iter().last().unwrap().id.clone();
    let table = suite.library.table(&newest).unwrap();
    let (seen, said) = (seen(suite), Said::new(&table));
    assert!(seen.len() > 250, "only {} abilities did anything", seen.len());
    let mut problems = BTreeMap::<String, Vec<String>>::new();
    for (ability, parts) in &seen {
        let spoken = english::ability(ability, table.wording());
        // Life in place of mana is stated by the mana cost, not by the spell's text (107.4f), and the cost of a keyword by that keyword.
        let own = |by: &By| spoken.parts.iter().any(|(said, _)| said == by);
        let of_card = |by: &By| match (ability, by) {
            (Ability::Spell(_), By::Cost(Cost::PayLife(_))) => true,
            (Ability::Spell(_), By::Cost(_)) => !own(by) && stands_in(&said.parts, by),
            _ => false,
        };
        for (by, made) in parts.iter().filter(|(by, _)| !of_card(by)) {
            // A delayed triggered ability is an ability of its own: its effects are in the text of the ability that creates it.
            let told = said.known.contains(ability) || stands_in(&said.parts, by) || of_overload(by);
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
    // The cost that a keyword has is paid by the abilities of the keyword.
    for (ability, parts) in &seen {
        let own = english::ability(ability, table.wording()).parts;
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
    let not_yet: BTreeSet<String> = NOT_YET.lines().map(str::to_owned).collect();
    let new: Vec<_> = undone.difference(&not_yet).collect();
    assert!(
        new.is_empty(),
        "said, and done in no scenario:\n{}",
        new.iter().map(|text| text.as_str()).collect::<Vec<_>>().join("\n")
    );
    let shown: Vec<_> = not_yet.difference(&undone).collect();
    assert!(
        shown.is_empty(),
        "some scenario shows that now; take it off tests/project/language/unshown.txt: {shown:?}"
    );
    let needless: Vec<_> = UNSHOWN.iter().zip(needed).filter(|(_, needed)| !needed).collect();
    assert!(needless.is_empty(), "some scenario shows that now: {needless:?}");
}

/// The changes of a part of an ability that its text doesn't have.
fn unsaid(spoken: &Spoken, by: &By, made: &BTreeSet<Made>) -> Vec<String> {
    let mut problems = Vec::new();
    let mut makes = by.makes();
    // Life that is gained or lost in place of an event is part of this event (120.4d).
    if let By::Instead(Instead::Do(instructions)) = by {
        let life = |made: &Made| matches!(made, Made::LifeGained | Made::LifeLost);
        makes.extend(instructions.iter().flat_map(Effect::makes).filter(life));
    }
    problems.extend(
        made.iter()
            .filter(|made| !makes.contains(made) && !is_of_the_rules(by, **made))
            .map(|made| format!("{made:?} by {by:?}")),
    );
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
    // The cost of a keyword is written after the keyword.
    let given = matches!(by, By::Cost(_)) && spoken.parts.iter().all(|(said, _)| said != by);
    for made in made.iter().filter(|made| !given && makes.contains(made)) {
        if !texts.iter().any(|text| words(*made).iter().any(|word| text.contains(word))) {
            problems.push(format!("{made:?}, in words such as {:?}, by {by:?}", words(*made)));
        }
    }
    problems
}

/// Whether it is not the effect that makes the change, but a rule or another effect: what enters is attached if it is an Aura (303.4f), enters as
/// a copy, or enters transformed at night, permanents transform as day and night change (702.145), and the last player in the game wins (104.2a).
/// If the counters of riot can't be put on a permanent, riot gives it haste (702.136a).
fn is_of_the_rules(by: &By, made: Made) -> bool {
    match by {
        By::Instruction(Effect::CreateToken(_) | Effect::Move(_)) => {
            matches!(made, Made::Attached | Made::Copied | Made::Transformed)
        }
        By::Instruction(Effect::ChangeTime(_)) => made == Made::Transformed,
        By::Instruction(Effect::LoseGame(_)) => made == Made::Won,
        By::Instead(Instead::Nothing) => made == Made::Modified(Kind::Abilities),
        _ => false,
    }
}

/// Whether overload has put it before the text of a spliced card, in the place of the targets (702.96c).
fn of_overload(by: &By) -> bool {
    let By::Instruction(Effect::Remember(Remember(named))) = by else { return false };
    named.iter().all(|(_, is)| matches!(is, Ref::Of(of) if matches!(**of, RefOf::All(_))))
}

/// Whether a text is another name for a change: a shield is stated by the instruction that sets it up, and a keyword's cost by the keyword's
/// argument.
fn stands_for(said: &By, done: &By) -> bool {
    match done {
        By::Instead(_) => said.makes().contains(&Made::Replaces),
        By::Cost(Cost::PayLife(_)) if matches!(said, By::Cost(Cost::Mana(mana)) if mana.for_life() > 0) => true,
        By::Cost(_) => matches!(said, By::Cost(Cost::KeywordCost(_) | Cost::KeywordCostTimes(_))),
        By::Instruction(_) | By::Static(_) => false,
    }
}

/// Whether an ability has a text for this, under either name.
fn stands_in(parts: &IndexSet<By>, done: &By) -> bool {
    parts.contains(done) || parts.iter().any(|said| stands_for(said, done))
}

/// The texts of an ability that no scenario shows: every instruction must be carried out somewhere and make its change, every cost except mana
/// must be paid, and every replacement must happen.
fn unshown(parts: Option<&IndexMap<By, BTreeSet<Made>>>, spoken: &Spoken, waiting: &IndexSet<&By>) -> Vec<String> {
    let shown = |by: &By| match by {
        By::Cost(
            Cost::Mana(_) | Cost::ItsManaCost(_) | Cost::ManaCostOf(_) | Cost::OnlyOnX(_) | Cost::GenericMana(_),
        ) => true,
        By::Cost(Cost::KeywordCost(_) | Cost::KeywordCostTimes(_) | Cost::AnyOf(_)) => true,
        By::Cost(Cost::Loyalty(Loyalty::Put(0))) => true,
        by => {
            let made = parts.and_then(|parts| parts.get(by));
            waiting.contains(by) || made.is_some_and(|made| by.makes().is_empty() || !made.is_empty())
        }
    };
    spoken.parts.iter().filter(|(by, _)| !shown(by)).map(|(_, text)| text.clone()).collect()
}

/// The English words for a kind of change: one of them must be in the text.
fn words(made: Made) -> &'static [&'static str] {
    match made {
        Made::Put(Zone::Battlefield) => &["battlefield"],
        Made::Put(Zone::Hand) => &["hand"],
        Made::Put(Zone::Graveyard) => &["graveyard", "mill"],
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
        // To regenerate includes tapping and removing from combat (701.19a).
        Made::Tapped => &["tap", "regenerate"],
        Made::Untapped => &["untap"],
        Made::Flipped => &["flip"],
        Made::Transformed => &["transform"],
        Made::PhasedOut => &["phase out", "phases out"],
        Made::TurnedFaceUp => &["face up"],
        Made::PutFaceDown => &["face down"],
        Made::Attached => &["attach"],
        Made::CountersPut | Made::CountersRemoved => &["counter"],
        Made::Designated | Made::TimeChanged => &["become"],
        Made::Regenerated => &["regenerate"],
        Made::Damaged => &["damage"],
        Made::DamageAverted => &["damage"],
        Made::LifeGained | Made::LifeLost | Made::LifePaid => &["life"],
        Made::PutAttacking => &["attacking"],
        Made::Blocked => &["block"],
        Made::RemovedFromCombat => &["combat", "regenerate"],
        Made::ManaAdded => &["add"],
        Made::Modified(kind) => words_of_kind(kind),
        Made::Replaces => &["prevent", "instead", "regenerate", "would enter"],
        Made::Waits => &["when", "at the", "until"],
        Made::PhasesAdded => &["phase"],
        Made::TurnAdded => &["turn"],
        Made::TurnEnded => &["end the turn"],
        Made::Won => &["win"],
        Made::Lost => &["lose"],
        Made::Chosen => &["choose", "name", "choice"],
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
            "no more than",
            "mana",
            "search",
            "revealed",
            "hexproof",
            "shroud",
            "protection",
            "choice",
            "trigger",
        ],
    }
}
