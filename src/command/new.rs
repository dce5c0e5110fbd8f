//! `casebook new`: writes a first version of a scenario, a card, a pack or an adapter, which runs as it is.

mod adapter;
mod pack;

use std::{
    fs,
    io::{self, Write},
    path::{Path, PathBuf},
    process::ExitCode,
    slice,
};

use casebook_engine::cards::{
    CardDef,
    values::{CardType, ManaCost},
};
use casebook_steps::{clauses::Clause, library::Library, packs::MANIFEST, rulebook::Rulebook, suite::Suite};
use clap::{Args, Subcommand};

use super::{run::unknown_clause, schema::schema_text};
use crate::{arguments::Packs, failure::Failure, sources::part, wanted::Wanted};

/// Write a first version of a scenario, a card, a pack or an adapter, which runs as it is
#[derive(Debug, Args)]
pub(crate) struct New {
    #[command(subcommand)]
    kind: Kind,
}

/// The kinds of file that `casebook new` writes.
#[derive(Debug, Subcommand)]
enum Kind {
    /// Write a scenario for a clause, with tag, title, its cards, and a claim that fails until you replace it
    #[command(after_help = "\
Examples:
  casebook new scenario chk:bushido.1                        print it
  casebook new scenario bok:502.43a rulings/ninjutsu.feature append it to a feature, which is created if necessary
  casebook run rulings/ninjutsu.feature                      the observed and the expected values

Next steps:
  1. Add `When` steps for the actions of the players. `casebook steps plays` lists the steps with that word, with examples;
     docs/vocabulary.md has all steps.
  2. Add `Then` steps for what the ruling states. Run the scenario: a claim that fails shows what was observed instead.
  3. `casebook show <the clause>` prints each event with its rule.
  4. `casebook check` reports whether the scenario proves its clause: without the clause, or with a wrong understanding of it,
     a claim must fail.
For a card that casebook doesn't have, use `casebook new card`.")]
    Scenario(NewScenario),
    /// Write a card: a file that casebook can read and play, with its schema for editors
    #[command(after_help = "\
Examples:
  casebook new card \"Ember Wolf\"                            print it
  casebook new card \"Ember Wolf\" my/cards                   write my/cards/ember_wolf.yaml
  casebook new card \"Cinder Rain\" my/cards --kind sorcery
  casebook card \"Ember Wolf\" --cards my/cards              the effect of the card, in English
  casebook run my/rulings --cards my/cards                   run scenarios that use it

Next steps: `casebook words TEXT` finds how a card says something; docs/cards.md is the guide, and docs/cards has every word. The engine
does exactly what `casebook card` prints. A misspelt word is reported with its place and the nearest valid word.")]
    Card(NewCard),
    /// Write a pack: a folder with cards and rulings of your own, their scenarios, and what an editor needs
    #[command(after_help = pack::HELP)]
    Pack(pack::NewPack),
    /// Write an adapter: a folder with a program between an engine and casebook, its tests and a README
    #[command(after_help = adapter::HELP)]
    Adapter(adapter::NewAdapter),
}

#[derive(Debug, Args)]
pub(crate) struct NewScenario {
    /// The id of a clause (`chk:bushido.1`), or a number that only one clause has
    clause: String,
    /// The feature to which the scenario is appended [default: it is printed]
    file: Option<PathBuf>,
    #[command(flatten)]
    packs: Packs,
}

#[derive(Debug, Args)]
pub(crate) struct NewCard {
    /// The card's name
    name: String,
    /// The folder or file to which the card is written [default: it is printed]
    #[arg(value_name = "DIR|FILE")]
    place: Option<PathBuf>,
    /// The kind of card
    #[arg(long, value_name = "KIND", default_value = "creature",
        value_parser = ["creature", "instant", "sorcery", "artifact", "equipment", "enchantment", "aura", "land"])]
    kind: String,
}

/// Writes the requested file.
pub(crate) fn new(asked: &New) -> Result<ExitCode, Failure> {
    match &asked.kind {
        Kind::Scenario(asked) => scenario(asked),
        Kind::Card(asked) => card(asked),
        Kind::Pack(asked) => pack::pack(asked),
        Kind::Adapter(asked) => adapter::adapter(asked),
    }
}

/// Writes a scenario that runs, and fails until its claim states what the clause says.
fn scenario(asked: &NewScenario) -> Result<ExitCode, Failure> {
    let suite = part(Wanted { clauses: slice::from_ref(&asked.clause), ..Wanted::default() }, &asked.packs)?;
    let found = Rulebook::of(&suite.library).find(&asked.clause);
    let clause = match found.iter().find(|clause| clause.id.0 == asked.clause).or(found.first()) {
        Some(clause) if found.len() == 1 || clause.id.0 == asked.clause => *clause,
        Some(_) => return Err(several(&asked.clause, &found)),
        None => return Err(unknown_clause(&asked.clause, &suite)),
    };
    let text = scenario_of(clause, &suite);
    let Some(file) = &asked.file else {
        write!(io::stdout().lock(), "{text}")?;
        return Ok(ExitCode::SUCCESS);
    };
    let whole = match fs::read_to_string(file) {
        Ok(before) => format!("{}\n\n{text}", before.trim_end()),
        Err(error) if error.kind() == io::ErrorKind::NotFound => {
            let subject = file.file_stem().map(|stem| stem.to_string_lossy().replace(['_', '-'], " "));
            format!("Feature: {}\n\n{text}", capital(&subject.unwrap_or_default()))
        }
        Err(error) => return Err(at(file, &error)),
    };
    put(file, &whole)?;
    let path = file.display();
    writeln!(
        io::stdout().lock(),
        "{path}: \"{}\" was appended, and fails until its claim is replaced\n\ncasebook run {path}    shows the observed values beside the expected ones\ncasebook steps life    lists the steps with this word, with examples",
        clause.title
    )?;
    Ok(ExitCode::SUCCESS)
}

/// The error for a name that several clauses have.
fn several(asked: &str, found: &[&Clause]) -> Failure {
    let clauses: Vec<String> = found.iter().take(12).map(|clause| format!("{}: {}", clause.id, clause.title)).collect();
    let more = found.len().saturating_sub(clauses.len());
    let more = if more > 0 { format!("\n… and {more} more: casebook clauses {asked}") } else { String::new() };
    Failure::Call {
        message: format!("{} clauses match {asked}", found.len()),
        help: Some(format!("give the id of one of them:\n{}{more}", clauses.join("\n"))),
    }
}

/// The text of the scenario.
fn scenario_of(clause: &Clause, suite: &Suite) -> String {
    let mut lines = vec![format!("  @{}", clause.id), format!("  Scenario: {}", clause.title)];
    lines.push(format!("    # {}; it holds in {}", clause.citation, editions(clause)));
    if let Some(misreading) = clause.misreadings.first() {
        lines.push(format!("    # With this misreading a claim must fail: {}", misreading.says));
    }
    let cards: Vec<&CardDef> =
        clause.cards.iter().filter_map(|name| suite.library.find_card(name)).map(|shelved| &*shelved.card).collect();
    let cards = if cards.is_empty() { plain_creature(&suite.library).into_iter().collect() } else { cards };
    for (place, card) in cards.iter().enumerate() {
        lines.push(format!("    {} {}", if place == 0 { "Given" } else { "And" }, setup(card)));
    }
    lines.push("    # When …: the actions of the players, in order".to_owned());
    lines.push("    # This claim is wrong: replace it with what the ruling states".to_owned());
    lines.push("    Then Alice is at 0 life".to_owned());
    lines.join("\n") + "\n"
}

fn editions(clause: &Clause) -> String {
    clause.holds.iter().map(ToString::to_string).collect::<Vec<_>>().join(", ")
}

/// The first plain creature of the library, for rulings that are about no card.
fn plain_creature(library: &Library) -> Option<&CardDef> {
    let cards = library.cards().map(|shelved| &*shelved.card);
    let mut plain =
        cards.filter(|card| card.types == [CardType::Creature] && card.abilities.is_empty() && card.flip.is_none());
    plain.next()
}

/// The `Given` step for a card: a permanent begins in play, another card in hand with the mana for its cost.
fn setup(card: &CardDef) -> String {
    let permanent = !card.types.iter().any(|one| matches!(one, CardType::Instant | CardType::Sorcery));
    let cost = card.cost.unwrap_or(ManaCost::ZERO).with_x(2);
    match (permanent, cost.is_zero()) {
        (true, _) => format!("Alice controls \"{}\"", card.name),
        (false, true) => format!("Alice has \"{}\" in hand", card.name),
        (false, false) => format!("Alice has \"{}\" in hand and can pay {cost}", card.name),
    }
}

/// Writes a card that casebook can read and play.
fn card(asked: &NewCard) -> Result<ExitCode, Failure> {
    let slug: String = asked.name.to_lowercase().chars().filter_map(in_slug).collect();
    if slug.is_empty() {
        return Err(Failure::call(format!("\"{}\" can't be the name of a card: it has no letters", asked.name), None));
    }
    let Some(place) = &asked.place else {
        let schema = schema_from(Path::new("."));
        write!(io::stdout().lock(), "{}", card_text(asked, schema.as_deref().unwrap_or(SCHEMA)))?;
        return Ok(ExitCode::SUCCESS);
    };
    let file = if place.extension().is_some() { place.clone() } else { place.join(format!("{slug}.yaml")) };
    if file.exists() {
        return Err(Failure::call(format!("{} exists already", file.display()), None));
    }
    let folder = file.parent().filter(|folder| !folder.as_os_str().is_empty()).unwrap_or(Path::new("."));
    fs::create_dir_all(folder).map_err(|error| at(folder, &error))?;
    let schema = schema_from(folder);
    put(&file, &card_text(asked, schema.as_deref().unwrap_or(SCHEMA)))?;
    let mut out = io::stdout().lock();
    writeln!(out, "{} is written; docs/cards.md describes the card language", file.display())?;
    if schema.is_none() {
        let beside = folder.join(SCHEMA);
        put(&beside, &schema_text("card")?)?;
        writeln!(out, "{} is written: editors use it to complete and check the cards", beside.display())?;
    }
    let pack = match pack_of(folder) {
        Some(pack) => format!(" --pack {}", pack.display()),
        None if is_the_projects_own(folder) => String::new(),
        None => format!(" --cards {}", folder.display()),
    };
    writeln!(out, "\ncasebook card \"{}\"{pack}    prints the effect of the card in English", asked.name)?;
    Ok(ExitCode::SUCCESS)
}

/// The character of a file name for a character of a card's name; `None` if it is left out.
fn in_slug(character: char) -> Option<char> {
    match character {
        ' ' | '-' | '/' => Some('_'),
        letter if letter.is_alphanumeric() => Some(letter),
        _ => None,
    }
}

/// The file name of the schema for a card outside the project.
const SCHEMA: &str = "card.schema.json";

/// The folder of the pack that a folder lies in, below `cards`.
fn pack_of(folder: &Path) -> Option<&Path> {
    let cards = folder.ancestors().find(|up| up.file_name().is_some_and(|name| name == "cards"))?;
    let pack = cards.parent()?;
    let pack = if pack.as_os_str().is_empty() { Path::new(".") } else { pack };
    pack.join(MANIFEST).is_file().then_some(pack)
}

/// Whether casebook reads the cards of a folder without `--cards`.
fn is_the_projects_own(folder: &Path) -> bool {
    let whole = fs::canonicalize(folder).unwrap_or_default();
    whole.ancestors().any(|up| up.ends_with("fixtures/cards") && up.join("../../docs/schemas/card.json").is_file())
}

/// The relative path from a folder to the schema of cards: the project's or one beside the cards; `None` if there is none.
fn schema_from(folder: &Path) -> Option<String> {
    let mut up = PathBuf::new();
    let whole = fs::canonicalize(folder).ok()?;
    for ancestor in whole.ancestors() {
        for schema in [SCHEMA, "schemas/card.json", "docs/schemas/card.json"] {
            if ancestor.join(schema).is_file() {
                return Some(up.join(schema).to_string_lossy().replace('\\', "/"));
            }
        }
        up.push("..");
    }
    None
}

/// The text of a card.
fn card_text(asked: &NewCard, schema: &str) -> String {
    let name = serde_json::Value::from(asked.name.as_str());
    let kind = asked.kind.as_str();
    let (printed, ability) = match kind {
        "creature" => ("cost: \"{1}{G}\"\ntypes: [creature]\nsubtypes: [Human]\npt: [2, 2]\n", ARRIVES),
        "instant" | "sorcery" => ("cost: \"{1}{R}\"\ntypes: [KIND]\n", BOLT),
        "land" => ("types: [land]\n", TAPLAND),
        "artifact" => ("cost: \"{2}\"\ntypes: [artifact]\n", MANA),
        "aura" => ("cost: \"{1}{W}\"\ntypes: [enchantment]\nsubtypes: [Aura]\n", AURA),
        "equipment" => ("cost: \"{2}\"\ntypes: [artifact]\nsubtypes: [Equipment]\n", EQUIPMENT),
        _ => ("cost: \"{1}{W}\"\ntypes: [enchantment]\n", ANTHEM),
    };
    let printed = printed.replace("KIND", kind);
    format!(
        "# yaml-language-server: $schema={schema}\nname: {name}\n{printed}# stand_in: why the card was made up; remove this line for a real card\nabilities:\n  # Each ability has an id that never changes.\n{ability}"
    )
}

const ARRIVES: &str =
    "  arrives: { triggered: { when: { enters: self }, do: [ { gain_life: { who: you, amount: 2 } } ] } }\n";
const BOLT: &str =
    "  bolt: { spell: { targets: { victim: any_target }, do: [ { deal_damage: { amount: 2, to: $victim } } ] } }\n";
const TAPLAND: &str =
    "  tapped: { replacement: { would: { enters: self }, instead: { enter_with: { tapped: true } } } }
  mana: { activated: { costs: [ { tap: self } ], do: [ { add_mana: { mana: \"{C}\" } } ] } }
";
const AURA: &str = "  enchant: { keyword: { enchant: { what: { zone: battlefield, type: creature } } } }
  # `host` is the enchanted creature.
  strength: { static: { affects: host, apply: [ { add_pt: [1, 2] } ] } }
  watch: { activated: { costs: [ { mana: \"{W}\" } ], do: [ { untap: { what: host } } ] } }
";
const EQUIPMENT: &str = "  # `host` is the equipped creature.
  strength: { static: { affects: host, apply: [ { add_pt: [1, 1] }, { add_keyword: vigilance } ] } }
  pause: { triggered: { when: { attacks: { what: host } }, do: [ { gain_life: { who: you, amount: 1 } } ] } }
  equip: { keyword: { equip: { cost: [ { mana: \"{1}\" } ] } } }
";
const MANA: &str = "  mana: { activated: { costs: [ { tap: self } ], do: [ { add_mana: { mana: \"{C}\" } } ] } }\n";
const ANTHEM: &str = "  anthem: { static: { affects: { zone: battlefield, type: creature, controller: you }, apply: [ { add_pt: [0, 1] } ] } }\n";

fn capital(text: &str) -> String {
    let mut letters = text.chars();
    letters.next().map(|first| first.to_uppercase().chain(letters).collect()).unwrap_or_default()
}

/// Writes a file and creates its folders.
fn put(file: &Path, text: &str) -> Result<(), Failure> {
    if let Some(folder) = file.parent() {
        fs::create_dir_all(folder).map_err(|error| at(folder, &error))?;
    }
    fs::write(file, text).map_err(|error| at(file, &error))
}

fn at(path: &Path, error: &io::Error) -> Failure {
    Failure::call(format!("{}: {error}", path.display()), None)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_card_of_the_project_finds_its_schema() {
        assert_eq!(schema_from(Path::new("fixtures/cards/chk")).as_deref(), Some("../../../docs/schemas/card.json"));
        assert_eq!(schema_from(Path::new("/")), None);
    }
}
