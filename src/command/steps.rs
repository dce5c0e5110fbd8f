//! `casebook steps`: the vocabulary.

use std::{
    io::{self, Write},
    process::ExitCode,
};

use casebook_steps::listing;
use clap::Args;

use crate::failure::Failure;

/// List the vocabulary: every step with its meaning and examples
#[derive(Debug, Args)]
pub(crate) struct Steps {
    /// Only steps that contain all these words
    words: Vec<String>,
}

/// Lists every step with its meaning and examples, in the order of the vocabulary.
pub(crate) fn steps(asked: &Steps) -> Result<ExitCode, Failure> {
    let mut out = io::stdout().lock();
    let words: Vec<String> = asked.words.iter().map(|word| word.to_lowercase()).collect();
    let mut noun = "";
    for step in listing::steps() {
        let text =
            format!("{} {} {} {}", step.keyword, step.expression, step.meaning, step.examples.join(" ")).to_lowercase();
        if !words.iter().all(|word| text.contains(word)) {
            continue;
        }
        if noun != step.noun {
            noun = step.noun;
            writeln!(out, "# {noun}\n")?;
        }
        writeln!(out, "{} {}\n    {}", step.keyword, step.expression, step.meaning)?;
        for example in &step.examples {
            writeln!(out, "    - {} {example}", step.keyword)?;
        }
        writeln!(out)?;
    }
    Ok(ExitCode::SUCCESS)
}
