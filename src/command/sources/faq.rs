//! `casebook sources faq`: which clauses of a document a published text has, and which of its passages are changed or new.

use std::{
    io::{self, Write},
    path::{Path, PathBuf},
    process::ExitCode,
};

use casebook_steps::{
    plain::shown,
    rules_text::{Found, Passage, Published, Standing, document_of, passages},
};
use clap::Args;
use serde_json::json;

use super::bytes;
use crate::{arguments::Packs, failure::Failure, sources::library};

/// Read FAQs or fragments of the rules as published, and tell which clauses are known, changed, new or missing
#[derive(Debug, Args)]
#[command(after_help = "\
Examples:
  casebook sources faq champions-faq.txt
  casebook sources faq champions-faq.txt betrayers-faq.txt --json
  casebook sources faq fragment.txt --document cr06

The command reads numbered clauses, examples (`Example: …`) and bullets (`* …`, also without the space) in plain text of
any encoding: with a paragraph on each line, or with lines broken at a width, also with an empty line after each. All
other lines are ignored: headings, card texts, running text, and what a page adds.

Each passage is compared with the fingerprints of the document's clauses in fixtures/rules:
  known    a clause has these words
  changed  the clause with this number, or between the same neighbours, has other words
  new      no clause stands in this place
  missing  the text has no such passage
A clause that retells running text has no fingerprint, and isn't looked for. Only fingerprints are in the project, never
sentences.

Exit codes: 0 the texts were read, 2 a text can't be read or no document knows any of its passages.")]
pub(crate) struct Faq {
    /// The texts, as published
    #[arg(required = true)]
    texts: Vec<PathBuf>,
    /// The document in fixtures/rules [default: the one that knows most of the passages]
    #[arg(long, value_name = "ID")]
    document: Option<String>,
    /// List the known passages, too
    #[arg(long)]
    all: bool,
    /// Print a JSON list with an object for each text
    #[arg(long)]
    json: bool,
}

impl Faq {
    /// The command for one text.
    pub(super) fn of(text: &Path, json: bool) -> Self {
        Faq { texts: vec![text.to_owned()], document: None, all: false, json }
    }
}

/// Compares the texts with the clauses.
pub(super) fn faq(asked: &Faq) -> Result<ExitCode, Failure> {
    let library = library(&Packs::default())?;
    let index = library.clauses();
    let is_known = |print: &str| index.iter().any(|clause| clause.fingerprint.as_deref() == Some(print));
    let mut all = Vec::new();
    for path in &asked.texts {
        let failed = |why: String, help: &str| Failure::Call {
            message: format!("{}: {why}", path.display()),
            help: Some(help.to_owned()),
        };
        let found =
            passages(&bytes(path)?, is_known).map_err(|why| failed(why.to_string(), "save it as plain text"))?;
        let document = match &asked.document {
            Some(id) if index.source(id).is_some() => id.clone(),
            Some(id) => {
                let known: Vec<&str> = index.sources().map(|source| source.document.as_str()).collect();
                let help = format!("the documents are {}", known.join(", "));
                return Err(Failure::Call { message: format!("there is no document `{id}`"), help: Some(help) });
            }
            None => document_of(&found, index).ok_or_else(|| {
                failed("no document knows any of its passages".to_owned(), "name the document: --document chk")
            })?,
        };
        all.push((path, Published::of(&document, &found, index)));
    }
    let mut out = io::stdout().lock();
    if asked.json {
        let objects: Vec<_> = all
            .iter()
            .map(|(path, published)| {
                json!({ "file": path.display().to_string(), "counts": counts(published), "document":
                published.document, "retold": published.retold, "passages": published.found })
            })
            .collect();
        writeln!(out, "{}", serde_json::to_string_pretty(&objects).map_err(io::Error::from)?)?;
    } else {
        for (path, published) in &all {
            write!(out, "{}", told(path, published, asked.all))?;
        }
    }
    Ok(ExitCode::SUCCESS)
}

/// Every standing with its name.
const STANDINGS: [(Standing, &str); 4] = [
    (Standing::Known, "known"),
    (Standing::Changed, "changed"),
    (Standing::New, "new"),
    (Standing::Missing, "missing"),
];

fn counts(published: &Published) -> serde_json::Map<String, serde_json::Value> {
    STANDINGS.iter().map(|(standing, name)| ((*name).to_owned(), json!(published.count(*standing)))).collect()
}

/// The summary of a text, and then its passages.
fn told(path: &Path, published: &Published, all: bool) -> String {
    let mut text = format!("{}  document {}\n\n", shown(&path.display().to_string()), published.document);
    for (standing, name) in STANDINGS {
        text += &format!("{:>6} {name}\n", published.count(standing));
    }
    if published.retold > 0 {
        text += &format!("{:>6} retold from running text, not looked for\n", published.retold);
    }
    for Found { standing, passage, clause, title } in &published.found {
        if *standing == Standing::Known && !all {
            continue;
        }
        let name = STANDINGS.iter().find(|(one, _)| one == standing).map_or("", |(_, name)| name);
        let line = passage.as_ref().map(|Passage { line, .. }| format!("line {line}: ")).unwrap_or_default();
        let id = clause.as_ref().map(|id| format!(" {id}")).unwrap_or_default();
        let title = title.as_ref().map(|title| format!("  {}", shown(title))).unwrap_or_default();
        text += &format!("\n{line}{name}{id}{title}\n");
        if let Some(passage) = passage {
            text += &format!("    {}\n", shown(&passage.text));
        }
    }
    text + "\n"
}
