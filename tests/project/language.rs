//! The card language: its guide, `docs/cards.md`, and the pages in `docs/cards` are generated and have every word; every word has an example that
//! is loaded, printed in English and played. Renew the pages with `UPDATE_EXPECT=1 cargo test --test project language`.

mod done;
mod examples;
mod grammar;
mod page;
mod pages;
mod phrases;
mod said;
mod schemas;
mod shelf;

use std::{
    fs,
    path::{Path, PathBuf},
    sync::Arc,
};

use crate::{chance, common};

use casebook_engine::{
    action::{Action, apply},
    cards::{
        action::{ActParam, ActionDef},
        english,
        keyword::{KeywordDef, Param},
        load,
    },
    document::Document,
    game::Table,
    ids::DefId,
};
use casebook_steps::{
    files::File,
    library::{Library, Shelf},
    schema::schema,
};
use expect_test::expect_file;
use serde_yaml::Value;

use self::{
    examples::Examples,
    grammar::{Grammar, flow},
    page::Page,
};

/// Cards made up to show words that no card of the documents uses.
const MADE_UP: &str = "docs/examples";
/// The words of the guide at most: twelve pages of 500 words.
const GUIDE_WORDS: usize = 12 * 500;
/// The page with all phrases of cards.
const PHRASES: &str = "docs/cards/how-cards-say-it.md";
/// The types whose words each have an example.
const SHOWN: [&str; 17] = [
    "Ability",
    "Effect",
    "Ref",
    "Where",
    "Kind",
    "Status",
    "Amount",
    "Condition",
    "EventPattern",
    "Cost",
    "Modification",
    "Deed",
    "PlayerDeed",
    "Allowance",
    "Instead",
    "Duration",
    "Place",
];

/// The files of a folder; with those of the same kind of packs, if it is a folder of the project's definitions.
fn files(folder: &str) -> Vec<File> {
    let read = |folder: &Path| File::read_all(folder, &["yaml"]).unwrap_or_else(|error| panic!("{error}"));
    let mut all = read(Path::new(folder));
    if let Some(below) = folder.strip_prefix("fixtures") {
        let of_packs = common::packs().iter().map(|pack| format!("{}{below}", pack.root));
        all.extend(of_packs.map(PathBuf::from).filter(|folder| folder.is_dir()).flat_map(|folder| read(&folder)));
    }
    all
}

/// The project's cards and the made-up ones, in the newest edition.
fn library() -> (Library, Arc<Table>) {
    let (fixtures, packs) = (files("fixtures"), files(MADE_UP));
    let library = Library::load(&Shelf { fixtures: &fixtures, packs: common::packs(), cards: &packs })
        .unwrap_or_else(|error| panic!("{error}"));
    let newest = library.editions().iter().last().unwrap().id.clone();
    let table = library.table(&newest).unwrap();
    (library, table)
}

/// A card with the abilities of its newest edition, because the English beside them is of that edition.
fn in_newest_words(mut card: Value) -> Value {
    let errata = card["editions"].as_mapping().cloned().unwrap_or_default();
    let mut editions: Vec<_> = errata.into_iter().collect();
    editions.sort_by_key(|(id, _)| id.as_str().map(str::to_owned));
    for (id, ability) in editions.iter().flat_map(|(_, differs)| differs["abilities"].as_mapping()).flatten() {
        card["abilities"][id] = ability.clone();
    }
    card
}

/// Examples from the cards of some folders.
fn learnt(grammar: &Grammar, library: &Library, table: &Table, folders: &[&str]) -> Examples {
    let (mut newest, mut printed) = (Examples::default(), Examples::default());
    for file in folders.iter().flat_map(|folder| files(folder)) {
        let card: Value = serde_yaml::from_str(&file.text).unwrap();
        let said = library
            .card(card["name"].as_str().unwrap())
            .map(|shelved| english::card(&shelved.card, table.wording()))
            .unwrap();
        let sentence = |id: &str| {
            let begins = format!("  {id}: ");
            said.lines().find_map(|line| line.strip_prefix(&begins)).unwrap_or_default().to_owned()
        };
        printed.learn(grammar, &card, &sentence);
        newest.learn(grammar, &in_newest_words(card), &sentence);
    }
    // The English of an instruction in the newest edition.
    let mut examples = newest.of_instructions();
    examples.fill(printed);
    examples
}

/// Examples from the definitions of keywords.
fn learnt_of_keywords(grammar: &Grammar, table: &Table) -> Examples {
    let mut examples = Examples::default();
    for file in files("fixtures/keywords") {
        let def: Value = serde_yaml::from_str(&file.text).unwrap();
        let said = english::keyword(&load::keyword(file.document()).unwrap(), table.wording());
        let mut like_a_card = serde_yaml::Mapping::new();
        like_a_card.insert("name".into(), format!("the keyword {}", def["keyword"].as_str().unwrap()).into());
        like_a_card.insert("abilities".into(), def["expands_to"].clone());
        examples.learn(grammar, &Value::Mapping(like_a_card), &|_| said.clone());
    }
    examples
}

/// Examples from the definitions of keyword actions.
fn learnt_of_actions(grammar: &Grammar, table: &Table) -> Examples {
    let mut examples = Examples::default();
    for file in files("fixtures/actions") {
        let def: Value = serde_yaml::from_str(&file.text).unwrap();
        let said = english::action(&load::action(file.document()).unwrap(), table.wording());
        let (name, does) = (def["action"].as_str().unwrap(), flow(&def["do"]));
        let text = format!("{{ name: the action {name}, abilities: {{ does: {{ spell: {{ do: {does} }} }} }} }}");
        examples.learn(grammar, &serde_yaml::from_str(&text).unwrap(), &|_| said.clone());
    }
    examples
}

/// An example of each word: from the two large documents, else from any, else made up. The made-up ones are also returned.
fn all_examples(grammar: &Grammar, library: &Library, table: &Table) -> (Examples, Vec<(String, String)>) {
    let mut examples = learnt(grammar, library, table, &["fixtures/cards/chk", "fixtures/cards/bok"]);
    examples.fill(learnt(grammar, library, table, &["fixtures/cards"]));
    examples.fill(learnt_of_keywords(grammar, table));
    examples.fill(learnt_of_actions(grammar, table));
    let made_up = examples.fill(learnt(grammar, library, table, &[MADE_UP]));
    (examples, made_up)
}

fn grammar() -> Grammar {
    Grammar(schema("card").unwrap())
}

#[test]
fn the_page_says_the_language_as_it_is() {
    let (library, table) = library();
    let grammar = grammar();
    let (examples, _) = all_examples(&grammar, &library, &table);
    let card = |name: &str| {
        let file = &library.card(name).unwrap().file;
        let text = fs::read_to_string(file).unwrap();
        text.lines().filter(|line| !line.starts_with('#')).map(|line| format!("{line}\n")).collect()
    };
    let keywords = files("fixtures/keywords").into_iter().map(|file| {
        let def = load::keyword(file.document()).unwrap().in_edition(&table.edition.lineage);
        let said = english::keyword(&def, table.wording());
        let said = said.split_once(": ").map_or(said.as_str(), |(_, said)| said).to_owned();
        [format!("`{}`", def.keyword), given(&def), said]
    });
    let actions = files("fixtures/actions").into_iter().map(|file| {
        let def = load::action(file.document()).unwrap();
        let said = english::action(&def, table.wording());
        let said = said.split_once(": ").map_or(said.as_str(), |(_, said)| said).to_owned();
        [format!("`{}`", def.action), acted(&def), said]
    });
    let action = Grammar(schema("action").unwrap());
    let (keyword, state_based) = (Grammar(schema("keyword").unwrap()), Grammar(schema("state_based").unwrap()));
    let page = Page {
        grammar: &grammar,
        keyword: &keyword,
        state_based: &state_based,
        examples: &examples,
        card: &card,
        keywords: keywords.collect(),
        actions: actions.collect(),
        action: &action,
        selectors: selectors(),
        phrases: phrases::all(&library),
    };
    let pages = pages::divided(&page.written(include_str!("language/page.md")));
    for (path, text) in &pages {
        expect_file![Path::new(env!("CARGO_MANIFEST_DIR")).join(path)].assert_eq(text);
    }
    let long = pages[pages::GUIDE].split_whitespace().count();
    assert!(
        long <= GUIDE_WORDS,
        "the guide has {long} words, and twelve pages have {GUIDE_WORDS}: mark some phrases of tests/project/language/phrases.tsv with `page`"
    );
    let chapters: Vec<&str> = page.phrases.iter().map(|it| it.chapter).collect();
    let untold: Vec<&&str> = chapters.iter().filter(|it| !pages[PHRASES].contains(&format!("\n## {it}\n"))).collect();
    assert!(untold.is_empty(), "no page has these chapters of tests/project/language/phrases.tsv: {untold:?}");
    let there = fs::read_dir(pages::FOLDER).unwrap().map(|entry| entry.unwrap().path().display().to_string());
    let extra: Vec<String> = there.filter(|path| !pages.contains_key(path)).collect();
    assert!(extra.is_empty(), "no chapter makes these pages: {extra:?}");
}

/// The shortest use of a keyword with its argument on a card.
fn as_on_a_card(keyword: &str) -> Option<String> {
    let written = |file: &File| {
        let card: Value = serde_yaml::from_str(&file.text).unwrap();
        let of_half = |half: &Value| half.as_mapping().cloned().unwrap_or_default().into_iter().map(|(_, it)| it);
        let parts = ["flip", "back", "modal", "adventure", "split"]
            .into_iter()
            .flat_map(|part| of_half(&card[part]["abilities"]));
        let abilities = of_half(&card["abilities"]).chain(parts);
        let given = abilities.map(|ability| ability["keyword"].clone()).filter(|it| !it[keyword].is_null());
        given.map(|given| flow(&given)).collect::<Vec<_>>()
    };
    let all: Vec<String> = files("fixtures/cards").iter().flat_map(written).collect();
    all.into_iter().min_by_key(|written| (written.len(), written.clone()))
}

/// A keyword action with its argument.
fn acted(def: &ActionDef) -> String {
    let part = |param: &ActParam| match param {
        ActParam::N => "n: 2",
        ActParam::What => "what: self",
        ActParam::Other => "other: $foe",
    };
    match def.params.as_slice() {
        [] => format!("`{{ action: {} }}`", def.action),
        [ActParam::N] => format!("`{{ action: {{ {}: 2 }} }}`", def.action),
        params => {
            let parts: Vec<&str> = params.iter().map(part).collect();
            format!("`{{ action: {{ {}: {{ {} }} }} }}`", def.action, parts.join(", "))
        }
    }
}

/// A keyword with its argument; `None` for a keyword without one.
fn given(def: &KeywordDef) -> String {
    let of_quality = def.params.contains(&Param::Quality);
    if let Some(written) = of_quality.then(|| as_on_a_card(&def.keyword)).flatten() {
        return format!("`{written}`");
    }
    let part = |param: &Param| match param {
        Param::N => "n: 1",
        Param::Cost => "cost: [ { mana: \"{2}\" } ]",
        Param::Quality => "from: { color: red }",
    };
    match def.params.as_slice() {
        [] => String::new(),
        [Param::N] => format!("`{{ {}: 1 }}`", def.keyword),
        params => format!("`{{ {}: {{ {} }} }}`", def.keyword, params.iter().map(part).collect::<Vec<_>>().join(", ")),
    }
}

/// The shared selectors, with their meaning in each edition that states it.
fn selectors() -> Vec<[String; 2]> {
    let mut rows: Vec<[String; 2]> = Vec::new();
    for file in files("fixtures/selectors") {
        let named: Value = serde_yaml::from_str(&file.text).unwrap();
        for (name, selector) in named.as_mapping().unwrap() {
            let (name, meaning) = (format!("`{}`", flow(name)), format!("since {}: `{}`", file.stem(), flow(selector)));
            match rows.iter_mut().find(|[known, _]| *known == name) {
                Some([_, known]) => *known += &format!("<br>{meaning}"),
                None => rows.push([name, meaning]),
            }
        }
    }
    rows
}

#[test]
fn every_word_has_an_example_and_none_is_made_up_without_need() {
    let (library, table) = library();
    let grammar = grammar();
    let (examples, made_up) = all_examples(&grammar, &library, &table);
    let mut missing = Vec::new();
    for kind in SHOWN {
        let definition = grammar.definition(kind);
        let mut words: Vec<String> = grammar.words(kind).into_iter().map(|word| word.key).collect();
        if words.is_empty() || definition["properties"].is_object() {
            words = definition["properties"].as_object().unwrap().keys().cloned().collect();
        }
        let fixed = words.iter().filter(|word| word.starts_with(|first: char| first.is_ascii_lowercase()));
        missing.extend(fixed.filter(|word| examples.of(kind, word).is_none()).map(|word| format!("{kind} {word}")));
    }
    assert!(missing.is_empty(), "no card shows these words; make one up in {MADE_UP}:\n{}", missing.join("\n"));
    for file in files(MADE_UP) {
        let card: Value = serde_yaml::from_str(&file.text).unwrap();
        let name = card["name"].as_str().unwrap();
        let needed = phrases::cards().contains(name)
            || made_up.iter().any(|(kind, word)| examples.of(kind, word).is_some_and(|example| example.card == name));
        assert!(needed, "{}: cards of the documents show all that {name} shows", file.path);
    }
}

/// The number of random games with the made-up cards.
const ACTIONS: usize = 12_000;

#[test]
fn the_made_up_cards_are_played() {
    let (_, table) = library();
    let names: Vec<(String, DefId)> = files(MADE_UP)
        .iter()
        .map(|file| load::card(Document { file: &file.path, text: &file.text }).unwrap().name)
        .map(|name| (name.to_string(), table.catalog.find(&name).unwrap()))
        .collect();
    let defs: Vec<DefId> = names.iter().map(|(_, def)| *def).collect();
    let mut cast = vec![0; defs.len()];
    let mut dice = chance::Dice::endless(11);
    let mut tried = 0;
    // It ends early once each has been played several times.
    while tried < ACTIONS && cast.iter().any(|times| *times < 3) {
        let Some(mut state) = chance::deal_of(&table, &defs, &mut dice) else { continue };
        for _ in 0..200 {
            tried += 1;
            let Some(action) = chance::action(&table, &state, &mut dice) else { break };
            match apply(&table, &state, &action, &mut chance::Anything(&mut dice)) {
                Ok(done) => {
                    if let Action::Cast { card, .. } = action {
                        let def = state.object(card).def;
                        cast.iter_mut()
                            .zip(&defs)
                            .filter(|(_, known)| def == Some(**known))
                            .for_each(|(times, _)| *times += 1);
                    }
                    state = done.state;
                }
                Err(_) => state = chance::pass(&table, state, &mut dice),
            }
        }
    }
    let idle: Vec<&str> =
        names.iter().zip(cast).filter(|(_, times)| *times == 0).map(|((name, _), _)| name.as_str()).collect();
    assert!(idle.is_empty(), "nobody played {}", idle.join(", "));
}
