//! What can be asked on the command line.

use std::path::PathBuf;

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

const EXIT_CODES: &str = "Exit codes: 0 all held, 1 some case didn't, 2 the call or the suite itself is broken.";

const EXAMPLES: &str = "\
Examples:
  casebook                                  run everything, write the report
  casebook run --clause chk:502.40          the scenarios of a rule and of its parts
  casebook run --document bok --all-editions
  casebook run my/rulings --cards my/cards  features and cards of your own
  casebook show chk:502.40d                 a ruling with its proof, event by event
  casebook card \"Glacial Ray\"               a card's definition as English

Exit codes:
  0  all held
  1  some case didn't
  2  the call or the suite itself is broken";

#[derive(Debug, Subcommand)]
pub(crate) enum Command {
    /// Run scenarios and write the report
    #[command(after_help = EXIT_CODES, after_long_help = "\
Examples:
  casebook run --clause chk:bushido.1
  casebook run features/chk/splice.feature --edition 2026-01
  casebook run --document chk --json > chk.json
  casebook run --engine 'python3 my_engine.py'

Exit codes: 0 all held, 1 some case didn't, 2 the call or the suite itself is broken.")]
    Run(Run),
    /// Look for what is wrong with the suite itself: scenarios that prove nothing, cards and steps nobody uses
    #[command(
        after_help = "Exit codes: 0 nothing is wrong, 1 something is, 2 the suite can't be read. Clauses without a scenario are listed, \
        and no fault."
    )]
    Check(Check),
    /// Show a ruling: its scenarios, their verdicts, and what happened by which rule
    #[command(after_help = "Examples:\n  casebook show chk:502.40d\n  casebook show chk:420.5e --all-editions")]
    Show(Show),
    /// List the clauses of the documents, and how many scenarios each has
    Clauses(Clauses),
    /// Print the definition of a card as English
    #[command(after_help = "Example:\n  casebook card \"Glacial Ray\" --edition 2026-01")]
    Card(Card),
    /// List the vocabulary: every step with its meaning and examples
    Steps(Steps),
    /// Be the engine: answer cases on standard input, one JSON object a line
    Engine(Engine),
}

impl Default for Command {
    fn default() -> Self {
        let engine = WhichEngine { deadline: DEADLINE, ..WhichEngine::default() };
        Command::Run(Run { report: PathBuf::from(REPORT), engine, ..Run::default() })
    }
}

/// Where the report goes.
const REPORT: &str = "target/casebook";
/// How long an engine may take.
const DEADLINE: u64 = 10;

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
    /// In this edition of the rules, where the clauses hold there [default: that of the document]
    #[arg(long, value_name = "E", conflicts_with = "all_editions")]
    pub(crate) edition: Option<String>,
    /// In every edition in which the clauses hold
    #[arg(long)]
    pub(crate) all_editions: bool,
}

/// Which engine.
#[derive(Debug, Default, Args)]
pub(crate) struct WhichEngine {
    /// The engine to test, as the command that starts it [default: casebook's own]
    #[arg(long, value_name = "COMMAND")]
    pub(crate) engine: Option<String>,
    /// Seconds that it may take for an answer
    #[arg(long, value_name = "SECONDS", default_value_t = DEADLINE, requires = "engine")]
    pub(crate) deadline: u64,
    /// What the engine is known not to do: a YAML file [default for casebook's own: the project's]
    #[arg(long, value_name = "FILE")]
    pub(crate) deviations: Option<PathBuf>,
}

#[derive(Debug, Default, Args)]
pub(crate) struct Run {
    /// Features, or folders of them [default: the project's own]
    #[arg(value_name = "FEATURE|DIR")]
    pub(crate) features: Vec<PathBuf>,
    /// Only scenarios of this clause or of a part of it
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
    /// Where the report goes: record.jsonl, report.json, junit.xml, index.html
    #[arg(long, value_name = "DIR", default_value = REPORT)]
    pub(crate) report: PathBuf,
    /// Print one JSON object instead of the tables
    #[arg(long)]
    pub(crate) json: bool,
}

#[derive(Debug, Args)]
pub(crate) struct Check {
    /// Features, or folders of them [default: the project's own]
    #[arg(value_name = "FEATURE|DIR")]
    pub(crate) features: Vec<PathBuf>,
    #[command(flatten)]
    pub(crate) packs: Packs,
    /// Print one JSON object
    #[arg(long)]
    pub(crate) json: bool,
}

#[derive(Debug, Args)]
pub(crate) struct Show {
    /// A clause (`chk:502.40d`) or a case
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

#[derive(Debug, Args)]
pub(crate) struct Steps {
    /// Only steps in which all these words occur
    pub(crate) words: Vec<String>,
}

#[derive(Debug, Args)]
pub(crate) struct Engine {
    #[command(flatten)]
    pub(crate) packs: Packs,
}
