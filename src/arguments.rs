//! What can be asked on the command line.

use std::path::{Path, PathBuf};

use clap::{Args, Parser, Subcommand};

/// Rulings that run: a conformance suite for the rules of Magic: The Gathering.
#[derive(Debug, Parser)]
#[command(
    version,
    about,
    long_about = "Rulings that run: a conformance suite for the rules of Magic: The Gathering.\n\n\
        Every ruling is a scenario that can be read aloud. An engine carries it out and says what it observed; casebook alone judges. \
        Without a command, everything is run against casebook's own engine.",
    after_help = EXIT_CODES,
    after_long_help = EXAMPLES,
    max_term_width = 100
)]
pub(crate) struct Arguments {
    /// What to do; without it, everything is run.
    #[command(subcommand)]
    pub(crate) command: Option<Command>,
}

const EXIT_CODES: &str =
    "Exit codes: 0 all held, 1 some case didn't, 2 the call or the suite itself is broken, or nothing could be judged.";

const EXAMPLES: &str = "\
Examples:
  casebook                                  run everything, write the report
  casebook run --clause chk:502.40          the scenarios of a rule and of its parts
  casebook run --clause 704.5j              the same by any of its numbers, of whichever edition
  casebook run --document bok --home        only in the edition that the document speaks of
  casebook run my/rulings --cards my/cards  features and cards of your own
  casebook show 704.5j                      a ruling with its proof, event by event
  casebook report target/casebook/record.jsonl
  casebook card \"Glacial Ray\"               a card's definition as English
  casebook new scenario chk:bushido.1       a scenario to begin with; `new card` likewise

Exit codes:
  0  all held
  1  some case didn't
  2  the call or the suite itself is broken, or nothing could be judged";

#[derive(Debug, Subcommand)]
pub(crate) enum Command {
    /// Run scenarios and write the report
    #[command(after_help = EXIT_CODES, after_long_help = "\
Examples:
  casebook run --clause chk:bushido.1
  casebook run features/chk/splice.feature --edition 2026-01
  casebook run --document chk --json > chk.json
  casebook run --engine 'python3 my_engine.py'

An engine is run in the editions that it names, casebook's own in all of them.
Failures are told first; then what the engine lacks, most costly first; then a
matrix of documents and editions.

Exit codes: 0 all held, 1 some case didn't, 2 the call or the suite itself is
broken, or nothing could be judged.")]
    Run(Run),
    /// Tell a record again, or what has changed since an older one
    #[command(after_help = "\
Examples:
  casebook report target/casebook/record.jsonl
  casebook report mine.jsonl --out pages
  casebook report new.jsonl --since old.jsonl

Exit codes: 0 all held, or nothing got worse; 1 some case didn't, or something got worse; 2 the record can't be read.")]
    Report(Report),
    /// Look for what is wrong with the suite itself: scenarios that prove nothing, cards and steps nobody uses
    #[command(
        after_help = "Exit codes: 0 nothing is wrong, 1 something is, 2 the suite can't be read. Clauses without a scenario are listed, \
        and no fault."
    )]
    Check(Check),
    /// Show a ruling: its scenarios, their verdicts, and what happened by which rule
    #[command(
        after_help = "Examples:\n  casebook show chk:502.40d\n  casebook show 704.5j\n  casebook show chk:420.5e --edition 2006-10"
    )]
    Show(Show),
    /// List the clauses of the documents, how many scenarios each has, and today's number
    #[command(after_help = "Examples:\n  casebook clauses --document bok --uncovered\n  casebook clauses 704.5")]
    Clauses(Clauses),
    /// Print the definition of a card as English
    #[command(after_help = "Example:\n  casebook card \"Glacial Ray\" --edition 2026-01")]
    Card(Card),
    /// Write a scenario or a card to begin with, which runs as it is
    #[command(subcommand)]
    New(New),
    /// Rewrite cards of an older card language in the one of today
    #[command(after_help = "\
Examples:
  casebook migrate my/cards            rewrite them, and say what was rewritten
  casebook migrate my/cards --check    only say it

Every YAML file of the folder is read; a word that is called otherwise now is rewritten where it stands, so that comments
and layout stay. What speaks the language of today stays as it is, byte for byte.

Exit codes: 0 all is of today; 1 something isn't, and --check left it so; 2 a file can't be read, and nothing was written.")]
    Migrate(Migrate),
    /// Compare two rules texts: which rules stayed, which were reworded or renumbered, which are new or gone
    #[command(after_help = "\
Examples:
  casebook sources rules-2004-10.txt rules-2005-02.txt
  casebook sources old.txt new.txt --section 502.40
  casebook sources old.txt new.txt --json | jq '.counts'

The texts are the Comprehensive Rules as published, saved as plain text; which
encoding, line ends, quotes and dashes they have doesn't matter. A sum comes
first, then every rule that isn't the same:
  reworded     other words; of the words, [-these went-] and {+these came+}
  renumbered   the same words under another number
  new, gone    nothing in the other text is like it
Punctuation and capitals don't reword a rule, and neither do its examples, which
are mentioned. Titles (`502.40. Splice`) are listed and not counted. The glossary
isn't compared. In JSON each rule has a fingerprint, which stays as long as its
words do.

Exit codes: 0 the texts were compared, 2 one of them can't be read or is no rules text.")]
    Sources(Sources),
    /// List the vocabulary: every step with its meaning and examples
    Steps(Steps),
    /// Be the engine: answer cases on standard input, one JSON object a line
    #[command(alias = "engine")]
    Serve(Serve),
    /// Write the scenarios as plain JSON: cases.json for engines, expectations.json for the judge
    #[command(
        after_help = "Example:\n  casebook compile --edition 2026-01 out\n  casebook run --cases out --engine 'python3 my_engine.py'"
    )]
    Compile(Compile),
    /// Declare what a record shows an engine not to do, keeping what people wrote
    #[command(
        after_help = "Example:\n  casebook run --engine 'python3 my_engine.py' --deviations mine.toml\n  casebook bless mine.toml"
    )]
    Bless(Bless),
    /// Print a JSON Schema: of what engines say, of records, and of each kind of file that is written by hand
    Schema(Schema),
}

impl Default for Command {
    fn default() -> Self {
        let engine = WhichEngine { deadline: DEADLINE, ..WhichEngine::default() };
        Command::Run(Run { report: report_folder(), engine, ..Run::default() })
    }
}

/// Where the report goes: to the other things that are built, if there is such a folder, else into a folder that says what it is.
fn report_folder() -> PathBuf {
    let built = ["Cargo.toml", "target"].iter().any(|path| Path::new(path).exists());
    PathBuf::from(if built { "target/casebook" } else { "casebook-report" })
}

/// The record of the last run.
fn last_record() -> PathBuf {
    report_folder().join("record.jsonl")
}

/// How long an engine may take.
const DEADLINE: u64 = 5000;

/// Where cards come from besides the project's own.
#[derive(Debug, Default, Args)]
pub(crate) struct Packs {
    /// A folder of cards of your own; they take the place of the project's cards of the same name
    #[arg(long = "cards", value_name = "DIR")]
    pub(crate) folders: Vec<PathBuf>,
}

/// In which editions.
#[derive(Debug, Default, Args)]
pub(crate) struct InEditions {
    /// In this edition of the rules, where the clauses hold there [default: every edition the engine names]
    #[arg(long, value_name = "E", conflicts_with_all = ["home", "all_editions"])]
    pub(crate) edition: Option<String>,
    /// Only in the edition that the clause's own document speaks of
    #[arg(long, conflicts_with = "all_editions")]
    pub(crate) home: bool,
    /// In every edition that the engine names and in which the clauses hold: as without it
    #[arg(long, hide = true)]
    pub(crate) all_editions: bool,
}

/// Which engine.
#[derive(Debug, Default, Args)]
pub(crate) struct WhichEngine {
    /// The engine to test, as the command that starts it [default: casebook's own]
    #[arg(long, value_name = "COMMAND")]
    pub(crate) engine: Option<String>,
    /// How many processes of it are run at a time
    #[arg(long, value_name = "N", default_value_t = 1, requires = "engine",
        value_parser = clap::value_parser!(u16).range(1..=256))]
    pub(crate) workers: u16,
    /// Milliseconds that it may take for a case
    #[arg(long, value_name = "MS", default_value_t = DEADLINE, requires = "engine")]
    pub(crate) deadline: u64,
    /// What the engine is known not to do: a TOML file [default for casebook's own: the project's]
    #[arg(long, value_name = "FILE")]
    pub(crate) deviations: Option<PathBuf>,
}

#[derive(Debug, Default, Args)]
pub(crate) struct Run {
    /// Features, or folders of them [default: the project's own]
    #[arg(value_name = "FEATURE|DIR")]
    pub(crate) features: Vec<PathBuf>,
    /// Only scenarios of this clause or of a part of it: by its id, or by its number in any edition
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
    /// Compiled cases instead of features: the folder that `casebook compile` wrote
    #[arg(long, value_name = "DIR", conflicts_with = "features")]
    pub(crate) cases: Option<PathBuf>,
    /// Only the smoke set: what an adapter has to get right before scores mean anything
    #[arg(long, conflicts_with_all = ["features", "cases", "clauses", "documents", "home", "all_editions"])]
    pub(crate) smoke: bool,
    /// Where the report goes: record.jsonl, report.json, junit.xml, index.html
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
    /// Tell only what has changed since this older record
    #[arg(long, value_name = "RECORD", conflicts_with_all = ["out", "json"])]
    pub(crate) since: Option<PathBuf>,
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
    /// In this edition of the rules alone [default: in every one]
    #[arg(long, value_name = "E", requires = "features")]
    pub(crate) edition: Option<String>,
    /// Take nothing away, and misread nothing: what each clause is proven by isn't looked at
    #[arg(long)]
    pub(crate) fast: bool,
    /// Print one JSON object, in which every tag says what it is proven by
    #[arg(long)]
    pub(crate) json: bool,
}

#[derive(Debug, Args)]
pub(crate) struct Show {
    /// A clause by its id (`chk:502.40d`) or by its number in any edition (`704.5j`), or a case
    pub(crate) id: String,
    /// Features, or folders of them [default: the project's own]
    #[arg(value_name = "FEATURE|DIR")]
    pub(crate) features: Vec<PathBuf>,
    #[command(flatten)]
    pub(crate) editions: InEditions,
    #[command(flatten)]
    pub(crate) packs: Packs,
    #[command(flatten)]
    pub(crate) engine: WhichEngine,
}

#[derive(Debug, Args)]
pub(crate) struct Clauses {
    /// Only these: ids, or numbers of any edition [default: all]
    #[arg(value_name = "ID")]
    pub(crate) ids: Vec<String>,
    /// Only of this document
    #[arg(long = "document", value_name = "D")]
    pub(crate) documents: Vec<String>,
    /// Only those that could have a scenario and have none
    #[arg(long)]
    pub(crate) uncovered: bool,
}

#[derive(Debug, Args)]
pub(crate) struct Card {
    /// The card's name; of a flip card, either
    pub(crate) name: String,
    /// In the wording of this edition [default: the newest]
    #[arg(long, value_name = "E")]
    pub(crate) edition: Option<String>,
    #[command(flatten)]
    pub(crate) packs: Packs,
}

/// What is begun.
#[derive(Debug, Subcommand)]
pub(crate) enum New {
    /// Write a scenario for a clause: tagged, titled, its cards placed, with a claim that fails until yours stand there
    #[command(after_help = "\
Examples:
  casebook new scenario chk:bushido.1                        print it
  casebook new scenario bok:502.43a rulings/ninjutsu.feature put it at the end of a feature, which is made if there is none
  casebook run rulings/ninjutsu.feature                      what was seen, and what is claimed

How it goes on:
  1. `When` says what the players do. `casebook steps plays` lists the steps with that word, an example for each;
     docs/vocabulary.md has them all.
  2. `Then` says what the ruling says. Run it: a claim that fails says what was seen instead.
  3. `casebook show <the clause>` tells what happened, event by event and rule by rule.
  4. `casebook check` says whether the scenario proves its clause: taken away, or read wrongly, something has to come out
     otherwise.
A card that isn't there: `casebook new card`.")]
    Scenario(NewScenario),
    /// Write a card: a file that can be read and played, with its schema for editors
    #[command(after_help = "\
Examples:
  casebook new card \"Ember Wolf\"                            print it
  casebook new card \"Ember Wolf\" my/cards                   write my/cards/ember_wolf.yaml
  casebook new card \"Cinder Rain\" my/cards --kind sorcery
  casebook card \"Ember Wolf\" --cards my/cards              what the game will do with it, in English
  casebook run my/rulings --cards my/cards                   scenarios that play with it

How it goes on: docs/cards.md has every word of the language with what it takes, what is so where it is left out, and an
example. What `casebook card` doesn't say, the game doesn't do. A misspelt word is told with its place and what was meant.")]
    Card(NewCard),
}

#[derive(Debug, Args)]
pub(crate) struct NewScenario {
    /// A clause by its id (`chk:bushido.1`), or by a number that only it has
    pub(crate) clause: String,
    /// The feature at whose end it is put [default: it is printed]
    pub(crate) file: Option<PathBuf>,
    #[command(flatten)]
    pub(crate) packs: Packs,
}

#[derive(Debug, Args)]
pub(crate) struct NewCard {
    /// The card's name
    pub(crate) name: String,
    /// The folder or file it is written to [default: it is printed]
    #[arg(value_name = "DIR|FILE")]
    pub(crate) place: Option<PathBuf>,
    /// What sort of card
    #[arg(long, value_name = "KIND", default_value = "creature",
        value_parser = ["creature", "instant", "sorcery", "artifact", "equipment", "enchantment", "aura", "land"])]
    pub(crate) kind: String,
}

#[derive(Debug, Args)]
pub(crate) struct Migrate {
    /// The folder or file
    #[arg(value_name = "DIR|FILE")]
    pub(crate) place: PathBuf,
    /// Write nothing; exit with 1 if there is anything to rewrite
    #[arg(long)]
    pub(crate) check: bool,
}

#[derive(Debug, Args)]
pub(crate) struct Sources {
    /// The older rules text
    pub(crate) old: PathBuf,
    /// The newer rules text
    pub(crate) new: PathBuf,
    /// Only rules whose old or new number begins so: a chapter, a section or a rule
    #[arg(long, value_name = "N")]
    pub(crate) section: Option<String>,
    /// Print one JSON object: every rule of both texts
    #[arg(long)]
    pub(crate) json: bool,
}

#[derive(Debug, Args)]
pub(crate) struct Steps {
    /// Only steps in which all these words occur
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
    /// Only what holds in this edition, to be run there
    #[arg(long, value_name = "E")]
    pub(crate) edition: Option<String>,
    #[command(flatten)]
    pub(crate) packs: Packs,
}

#[derive(Debug, Args)]
pub(crate) struct Bless {
    /// The deviations file; it is made if there is none
    pub(crate) file: PathBuf,
    /// The record of the run
    #[arg(long, value_name = "FILE", default_value_os_t = last_record())]
    pub(crate) record: PathBuf,
    /// The cause of what is declared for the first time: bug, interpretation, edition, missing
    #[arg(long, value_name = "CAUSE", default_value = "bug", value_parser = ["bug", "interpretation", "edition", "missing"])]
    pub(crate) cause: String,
    /// Features that the run was about besides the project's own: without them their cases are gone
    #[arg(long = "features", value_name = "FEATURE|DIR")]
    pub(crate) features: Vec<PathBuf>,
    #[command(flatten)]
    pub(crate) packs: Packs,
}

#[derive(Debug, Args)]
pub(crate) struct Schema {
    /// Which
    #[arg(value_parser = casebook_steps::protocol::SCHEMAS)]
    pub(crate) name: String,
}
