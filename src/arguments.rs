//! The arguments of the command line.

mod changes;
mod sources;

use std::path::{Path, PathBuf};

use clap::{Args, Parser, Subcommand};

pub(crate) use self::{
    changes::Changes,
    sources::{IndexText, OfOneText, Sources},
};

/// A conformance suite for the rules of Magic: The Gathering, written as scenarios.
#[derive(Debug, Parser)]
#[command(
    version,
    about,
    long_about = "A conformance suite for the rules of Magic: The Gathering, written as scenarios.\n\n\
        Each ruling is a scenario in plain English. An engine carries it out and reports what it observes; casebook compares the \
        observations with the expected values. Without a command, casebook runs all scenarios on its own engine.",
    after_help = EXIT_CODES,
    after_long_help = EXAMPLES,
    max_term_width = 100
)]
pub(crate) struct Arguments {
    /// The command; without one, all scenarios are run.
    #[command(subcommand)]
    pub(crate) command: Option<Command>,
}

const EXIT_CODES: &str = "Exit codes: 0 every case passed, 1 a case failed, 2 the arguments or the suite are invalid, or no case was judged.";

const EXAMPLES: &str = "\
Examples:
  casebook                                  run all scenarios and write the report
  casebook run --clause chk:502.40          the scenarios of a rule and of its parts
  casebook run --clause 704.5j              the same, by the rule's number in any edition
  casebook run --document bok --home        only in the edition of the document
  casebook run my/rulings --cards my/cards  features and cards of your own
  casebook show 704.5j                      a ruling, its scenarios and every event
  casebook report target/casebook/record.jsonl
  casebook card \"Glacial Ray\"               the definition of a card in English
  casebook new scenario chk:bushido.1       a first version of a scenario; `new card` for a card

Exit codes:
  0  every case passed
  1  a case failed
  2  the arguments or the suite are invalid, or no case was judged";

#[derive(Debug, Subcommand)]
pub(crate) enum Command {
    /// Run scenarios and write the report
    #[command(after_help = EXIT_CODES, after_long_help = "\
Examples:
  casebook run --clause chk:bushido.1
  casebook run features/chk/splice.feature --edition 2026-01
  casebook run --document chk --json > chk.json
  casebook run --engine 'python3 my_engine.py'

An engine is run in the editions that it names, casebook's own engine in all
editions. The output lists the failures, then the mechanics that the engine
lacks, by the number of cases that need them, then a table of documents and
editions.

Exit codes: 0 every case passed, 1 a case failed, 2 the arguments or the suite
are invalid, or no case was judged.")]
    Run(Run),
    /// Print the report of a record, or its changes since an older record
    #[command(after_help = "\
Examples:
  casebook report target/casebook/record.jsonl
  casebook report mine.jsonl --out pages
  casebook report new.jsonl --since old.jsonl
  casebook report new.jsonl --since old.jsonl --markdown

Exit codes: 0 every case passed; with --since, no case that passed fails now; 1 otherwise; 2 the record can't be read.")]
    Report(Report),
    /// Check the suite itself: find scenarios that prove nothing, and cards and steps that no scenario uses
    #[command(
        after_help = "Exit codes: 0 no findings, 1 findings, 2 the suite can't be read. Clauses without a scenario are listed, but are no \
        findings."
    )]
    Check(Check),
    /// Show a ruling: its scenarios, their verdicts, and each event with its rule
    #[command(
        after_help = "Examples:\n  casebook show chk:502.40d\n  casebook show 704.5j\n  casebook show chk:420.5e --edition 2006-10\n  \
            casebook show 704.5j --history"
    )]
    Show(Show),
    /// List the clauses of the documents with their status; for the rulebook, counts by section
    #[command(after_help = "\
Examples:
  casebook clauses --document cr26             the rulebook as a tree, with counts by section
  casebook clauses 704                         every number of a section
  casebook clauses deathtouch                  the clauses with a word in their titles
  casebook clauses --document bok --uncovered  the clauses without a scenario
  casebook clauses --document cr26 --json      every number with its status

A status is one of
  proven      each clause has a scenario that fails without it; for a number, the scenarios show the whole of it
  partly      the scenarios show a part of it
  deviating   it has a declared deviation of the reference engine
  refused     the reference engine does not have its mechanic, and reports it as unsupported
  untestable  no scenario can show it
  uncovered   it has no scenario
  unread      nobody has read it yet
The command runs no scenarios; the status comes from the last `casebook check --update`.")]
    Clauses(Clauses),
    /// Carry out all cases in two editions of the rules, and tell which outcomes changed and by which rule
    #[command(after_help = changes::HELP)]
    Changes(Changes),
    /// Print the definition of a card in English
    #[command(after_help = "Example:\n  casebook card \"Glacial Ray\" --edition 2026-01")]
    Card(Card),
    /// Write a first version of a scenario or a card, which runs as it is
    #[command(subcommand)]
    New(New),
    /// Update cards to the current card language, and the ids of clauses and cases that have changed
    #[command(after_help = "\
Examples:
  casebook migrate my/cards            rewrite the cards and list the changes
  casebook migrate my/rulings          rewrite the tags of features, and ids in rules files and deviations
  casebook migrate my --check          only list the changes

The command reads every file of the folder that ends in .yaml, .yml, .feature or .toml. It replaces only the words and
ids that have changed: comments, layout and all other text stay the same.

Exit codes: 0 everything is up to date now; 1 with --check, something is out of date; 2 a file can't be read, and nothing was
written.")]
    Migrate(Migrate),
    /// Compare two rules texts: which rules stayed, which were reworded or renumbered, which are new or gone
    #[command(after_help = "\
Examples:
  casebook sources rules-2004-10.txt rules-2005-02.txt
  casebook sources old.txt new.txt --section 502.40
  casebook sources old.txt new.txt --json | jq '.counts'

The texts are the Comprehensive Rules as published, saved as plain text in any
encoding, with any line ends, quotes and dashes. The output begins with a
summary and continues with every rule that has changed:
  reworded     the words differ: [-removed-] and {+added+} words are marked
  renumbered   the same words under another number
  new, gone    the other text has no similar rule
A difference in punctuation, capitals or examples is no rewording; changed
examples are mentioned. Titles (`502.40. Splice`) are listed but not counted.
The glossary isn't compared. In JSON each rule has a fingerprint, which is the
same as long as the words are.

Exit codes: 0 the texts were compared, 2 a text can't be read or is no rules text.")]
    Sources(Sources),
    /// List the vocabulary: every step with its meaning and examples
    Steps(Steps),
    /// Run as an engine: answer cases on standard input, one JSON object per line
    #[command(alias = "engine")]
    Serve(Serve),
    /// Write the scenarios as plain JSON: cases.json for engines, expectations.json for the judge
    #[command(
        after_help = "Example:\n  casebook compile --edition 2026-01 out\n  casebook run --cases out --engine 'python3 my_engine.py'"
    )]
    Compile(Compile),
    /// Declare the failures of a record as deviations, and keep the reasons that people wrote
    #[command(
        after_help = "Example:\n  casebook run --engine 'python3 my_engine.py' --deviations mine.toml\n  casebook bless mine.toml"
    )]
    Bless(Bless),
    /// Print a JSON Schema: of the protocol, of records, or of a kind of file that is written by hand
    Schema(Schema),
}

impl Default for Command {
    fn default() -> Self {
        let engine = WhichEngine { deadline: DEADLINE, ..WhichEngine::default() };
        Command::Run(Run { report: report_folder(), engine, ..Run::default() })
    }
}

/// The default folder of the report: inside `target` in a Rust project, else `casebook-report`.
fn report_folder() -> PathBuf {
    let built = ["Cargo.toml", "target"].iter().any(|path| Path::new(path).exists());
    PathBuf::from(if built { "target/casebook" } else { "casebook-report" })
}

/// The default path of the record of the last run.
fn last_record() -> PathBuf {
    report_folder().join("record.jsonl")
}

/// The default deadline of an engine, in milliseconds.
const DEADLINE: u64 = 5000;

/// The options that add cards to those of the project.
#[derive(Debug, Default, Args)]
pub(crate) struct Packs {
    /// A folder of your own cards; they replace the project's cards of the same name
    #[arg(long = "cards", value_name = "DIR")]
    pub(crate) folders: Vec<PathBuf>,
}

/// The options that choose editions.
#[derive(Debug, Default, Args)]
pub(crate) struct InEditions {
    /// Only in this edition of the rules, if the clauses hold there [default: every edition that the engine names]
    #[arg(long, value_name = "E", conflicts_with_all = ["home", "all_editions"])]
    pub(crate) edition: Option<String>,
    /// Only in the edition of the clause's document
    #[arg(long, conflicts_with = "all_editions")]
    pub(crate) home: bool,
    /// In every edition that the engine names and in which the clauses hold: the default
    #[arg(long, hide = true)]
    pub(crate) all_editions: bool,
}

/// The options that choose the engine.
#[derive(Debug, Default, Args)]
pub(crate) struct WhichEngine {
    /// The command that starts the engine to test [default: casebook's own engine]
    #[arg(long, value_name = "COMMAND")]
    pub(crate) engine: Option<String>,
    /// The number of processes of the engine that run at the same time
    #[arg(long, value_name = "N", default_value_t = 1, requires = "engine",
        value_parser = clap::value_parser!(u16).range(1..=256))]
    pub(crate) workers: u16,
    /// The time limit for one case, in milliseconds
    #[arg(long, value_name = "MS", default_value_t = DEADLINE, requires = "engine")]
    pub(crate) deadline: u64,
    /// The declared deviations of the engine, a TOML file [default for casebook's own engine: the project's file]
    #[arg(long, value_name = "FILE")]
    pub(crate) deviations: Option<PathBuf>,
}

#[derive(Debug, Default, Args)]
pub(crate) struct Run {
    /// Features, or folders of them [default: the project's own]
    #[arg(value_name = "FEATURE|DIR")]
    pub(crate) features: Vec<PathBuf>,
    /// Only scenarios of this clause or of a part of it, given by its id or by its number in any edition
    #[arg(long = "clause", value_name = "ID")]
    pub(crate) clauses: Vec<String>,
    /// Only scenarios of this document
    #[arg(long = "document", value_name = "D")]
    pub(crate) documents: Vec<String>,
    #[command(flatten)]
    pub(crate) editions: InEditions,
    #[command(flatten)]
    pub(crate) packs: Packs,
    #[command(flatten)]
    pub(crate) engine: WhichEngine,
    /// Run the compiled cases of this folder, which `casebook compile` wrote, instead of features
    #[arg(long, value_name = "DIR", conflicts_with = "features")]
    pub(crate) cases: Option<PathBuf>,
    /// Run only the smoke set, which tests the adapter; all of it must pass before other scores mean anything
    #[arg(long, conflicts_with_all = ["features", "cases", "clauses", "documents", "home", "all_editions"])]
    pub(crate) smoke: bool,
    /// The folder for the report: record.jsonl, report.json, junit.xml, index.html
    #[arg(long, value_name = "DIR", default_value_os_t = report_folder())]
    pub(crate) report: PathBuf,
    /// Print one JSON object instead of the tables
    #[arg(long)]
    pub(crate) json: bool,
}

#[derive(Debug, Args)]
pub(crate) struct Report {
    /// The record: the record.jsonl of a run
    pub(crate) record: PathBuf,
    /// Write report.json, junit.xml and index.html into this folder
    #[arg(long, value_name = "DIR")]
    pub(crate) out: Option<PathBuf>,
    /// Print only the changes since this older record of the same engine
    #[arg(long, value_name = "RECORD", conflicts_with = "out")]
    pub(crate) since: Option<PathBuf>,
    /// Print the changes in Markdown
    #[arg(long, requires = "since", conflicts_with = "json")]
    pub(crate) markdown: bool,
    /// Print a badge with the cases that passed, as JSON that badge services read
    #[arg(long, conflicts_with_all = ["since", "json"])]
    pub(crate) badge: bool,
    /// Print one JSON object instead of the tables
    #[arg(long)]
    pub(crate) json: bool,
    #[command(flatten)]
    pub(crate) packs: Packs,
}

#[derive(Debug, Args)]
pub(crate) struct Check {
    /// Features, or folders of them [default: the project's own]
    #[arg(value_name = "FEATURE|DIR")]
    pub(crate) features: Vec<PathBuf>,
    #[command(flatten)]
    pub(crate) packs: Packs,
    /// Only in this edition of the rules [default: in all editions]
    #[arg(long, value_name = "E", requires = "features")]
    pub(crate) edition: Option<String>,
    /// Leave out ablations and misreadings, so that the proof of each clause isn't checked
    #[arg(long)]
    pub(crate) fast: bool,
    /// Write the results into the project in the current folder: fixtures/rules/proofs.yaml, and the figures in README.md and docs
    #[arg(long, conflicts_with_all = ["features", "folders", "fast", "json"])]
    pub(crate) update: bool,
    /// Print one JSON object, which states the proof of every tag
    #[arg(long)]
    pub(crate) json: bool,
}

#[derive(Debug, Args)]
pub(crate) struct Show {
    /// The id of a clause (`chk:502.40d`), its number in any edition (`704.5j`), or the id of a case
    pub(crate) id: String,
    /// Features, or folders of them [default: the project's own]
    #[arg(value_name = "FEATURE|DIR")]
    pub(crate) features: Vec<PathBuf>,
    /// Print what the ruling says in each edition, with the number of its rule there and its scenarios
    #[arg(long, conflicts_with_all = ["edition", "home", "all_editions"])]
    pub(crate) history: bool,
    #[command(flatten)]
    pub(crate) editions: InEditions,
    #[command(flatten)]
    pub(crate) packs: Packs,
    #[command(flatten)]
    pub(crate) engine: WhichEngine,
}

#[derive(Debug, Args)]
pub(crate) struct Clauses {
    /// Only these clauses: ids, numbers of any edition, or words of titles [default: all]
    #[arg(value_name = "ID|NUMBER|WORD")]
    pub(crate) ids: Vec<String>,
    /// Only clauses of this document
    #[arg(long = "document", value_name = "D")]
    pub(crate) documents: Vec<String>,
    /// Only clauses that can have a scenario and have none
    #[arg(long)]
    pub(crate) uncovered: bool,
    /// Print one JSON object: `counts`, and `clauses`, each with `id` and `status`
    #[arg(long)]
    pub(crate) json: bool,
}

#[derive(Debug, Args)]
pub(crate) struct Card {
    /// The card's name; for a card with several parts, the name of any part
    pub(crate) name: String,
    /// The edition whose wording is printed [default: the newest]
    #[arg(long, value_name = "E")]
    pub(crate) edition: Option<String>,
    #[command(flatten)]
    pub(crate) packs: Packs,
}

/// The kinds of file that `casebook new` writes.
#[derive(Debug, Subcommand)]
pub(crate) enum New {
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

Next steps: docs/cards.md describes every word of the card language with its values, its default and an example. The engine
does exactly what `casebook card` prints. A misspelt word is reported with its place and the nearest valid word.")]
    Card(NewCard),
}

#[derive(Debug, Args)]
pub(crate) struct NewScenario {
    /// The id of a clause (`chk:bushido.1`), or a number that only one clause has
    pub(crate) clause: String,
    /// The feature to which the scenario is appended [default: it is printed]
    pub(crate) file: Option<PathBuf>,
    #[command(flatten)]
    pub(crate) packs: Packs,
}

#[derive(Debug, Args)]
pub(crate) struct NewCard {
    /// The card's name
    pub(crate) name: String,
    /// The folder or file to which the card is written [default: it is printed]
    #[arg(value_name = "DIR|FILE")]
    pub(crate) place: Option<PathBuf>,
    /// The kind of card
    #[arg(long, value_name = "KIND", default_value = "creature",
        value_parser = ["creature", "instant", "sorcery", "artifact", "equipment", "enchantment", "aura", "land"])]
    pub(crate) kind: String,
}

#[derive(Debug, Args)]
pub(crate) struct Migrate {
    /// The folder or file
    #[arg(value_name = "DIR|FILE")]
    pub(crate) place: PathBuf,
    /// Write nothing; exit with 1 if something must be rewritten
    #[arg(long)]
    pub(crate) check: bool,
}

#[derive(Debug, Args)]
pub(crate) struct Steps {
    /// Only steps that contain all these words
    pub(crate) words: Vec<String>,
}

#[derive(Debug, Args)]
pub(crate) struct Serve {
    #[command(flatten)]
    pub(crate) packs: Packs,
}

#[derive(Debug, Args)]
pub(crate) struct Compile {
    /// The folder to write to
    pub(crate) out: PathBuf,
    /// Features, or folders of them [default: the project's own]
    #[arg(value_name = "FEATURE|DIR")]
    pub(crate) features: Vec<PathBuf>,
    /// Only cases that hold in this edition, to be run there
    #[arg(long, value_name = "E")]
    pub(crate) edition: Option<String>,
    #[command(flatten)]
    pub(crate) packs: Packs,
}

#[derive(Debug, Args)]
pub(crate) struct Bless {
    /// The deviations file; it is created if necessary
    pub(crate) file: PathBuf,
    /// The record of the run
    #[arg(long, value_name = "FILE", default_value_os_t = last_record())]
    pub(crate) record: PathBuf,
    /// The cause of new deviations: bug, interpretation, edition, missing
    #[arg(long, value_name = "CAUSE", default_value = "bug", value_parser = ["bug", "interpretation", "edition", "missing"])]
    pub(crate) cause: String,
    /// Features of the run besides the project's own; without them, their deviations are removed
    #[arg(long = "features", value_name = "FEATURE|DIR")]
    pub(crate) features: Vec<PathBuf>,
    #[command(flatten)]
    pub(crate) packs: Packs,
}

#[derive(Debug, Args)]
pub(crate) struct Schema {
    /// The name of the schema
    #[arg(value_parser = casebook_steps::schema::SCHEMAS)]
    pub(crate) name: String,
}
