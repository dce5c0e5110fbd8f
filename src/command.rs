//! The commands, a file for each: its arguments, its help and what it does. A further one is a module and a line in the list.

use std::process::ExitCode;

use clap::{Parser, Subcommand};

use crate::{arguments::EXIT_CODES, failure::Failure};

mod bless;
mod card;
mod changes;
mod check;
mod clauses;
mod compare;
mod compile;
pub(crate) mod guard;
mod history;
mod hunt;
mod least;
mod migrate;
mod new;
mod open;
mod recording;
mod report;
mod run;
mod schema;
mod serve;
mod show;
mod smoke;
mod sources;
mod steps;
mod words;

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

const EXAMPLES: &str = "\
Examples:
  casebook                                  run all scenarios and write the report
  casebook run --clause chk:502.40          the scenarios of a rule and of its parts
  casebook run --clause 704.5j              the same, by the rule's number in any edition
  casebook run --document bok --home        only in the edition of the document
  casebook run my/rulings --cards my/cards  features and cards of your own
  casebook check --pack my/lan              a pack of your own; `new pack` writes one
  casebook show 704.5j                      a ruling, its scenarios and every event
  casebook open                             the page of the last run, in the browser
  casebook report target/casebook/record.jsonl
  casebook compare mine.jsonl reference.jsonl
  casebook card \"Glacial Ray\"               the definition of a card in English
  casebook words draws instead              how a card says it, in the card language
  casebook new scenario chk:bushido.1       a first version of a scenario; `new card` for a card

Exit codes:
  0  every case passed
  1  a case failed
  2  the arguments or the suite are invalid, or no case was judged";

/// The enum of the commands, from their list: each with the function that carries it out.
macro_rules! commands {
    ($($name:ident => $module:ident::$function:ident,)*) => {
        #[derive(Debug, Subcommand)]
        pub(crate) enum Command {
            $($name($module::$name),)*
        }

        impl Command {
            /// Carries out the command. An error means that it could not do its work: the arguments or the suite are invalid.
            pub(crate) fn carry_out(&self) -> Result<ExitCode, Failure> {
                match self {
                    $(Self::$name(asked) => $module::$function(asked),)*
                }
            }
        }
    };
}

// In the order of the help.
commands! {
    Run => run::run,
    Report => report::report,
    Open => open::open,
    Compare => compare::compare,
    Check => check::check,
    Show => show::show,
    Clauses => clauses::clauses,
    Changes => changes::changes,
    Hunt => hunt::hunt,
    Card => card::card,
    New => new::new,
    Migrate => migrate::migrate,
    Sources => sources::sources,
    Steps => steps::steps,
    Words => words::words,
    Serve => serve::serve,
    Compile => compile::compile,
    Bless => bless::bless,
    Schema => schema::schema,
    Guard => guard::guard,
}

impl Default for Command {
    fn default() -> Self {
        Self::Run(run::Run::whole())
    }
}
