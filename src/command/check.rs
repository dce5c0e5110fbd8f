//! `casebook check`: checks the suite itself.

use std::{
    collections::BTreeSet,
    fs,
    io::{self, Write},
    path::{Path, PathBuf},
    process::ExitCode,
};

use casebook_steps::{
    check::{Checked, Figures as Proven, Scope, check_among},
    deviations::Deviations,
    figures::Figures,
    files::Unreadable,
    library::Played,
    proofs::Proofs,
    suite::Suite,
};
use clap::Args;

use crate::{
    arguments::{Packs, WhichEngine},
    failure::Failure,
    sources::{deviations, edition, not_played, own_suite, readable_suite, shown_nowhere_else, suite_of_packs},
};

/// Check the suite itself: find scenarios that prove nothing, and cards and steps that no scenario uses
#[derive(Debug, Args)]
#[command(
    after_help = "Examples:\n  casebook check features/chk/splice.feature\n  casebook check --pack my/lan             the rulings, scenarios and cards of a pack\n\n\
        Exit codes: 0 no findings, 1 findings, 2 the suite can't be read. Clauses without a scenario are listed, but are no \
        findings."
)]
pub(crate) struct Check {
    /// Features, or folders of them [default: the packs given with --pack, or the project's own]
    #[arg(value_name = "FEATURE|DIR")]
    features: Vec<PathBuf>,
    #[command(flatten)]
    packs: Packs,
    /// Only in this edition of the rules [default: in all editions]
    #[arg(long, value_name = "E", requires = "features")]
    edition: Option<String>,
    /// Leave out ablations and misreadings, so that the proof of each clause isn't checked
    #[arg(long)]
    fast: bool,
    /// Write the results: with --pack into rules/proofs.yaml of the pack; else into the project in the current folder, which is
    /// fixtures/rules/proofs.yaml, and the figures in README.md and docs
    #[arg(long, conflicts_with_all = ["features", "folders", "fast", "json"])]
    update: bool,
    /// Print one JSON object, which states the proof of every tag, with the lines of the claims that fail
    #[arg(long)]
    json: bool,
}

impl Check {
    /// Whether the packs are checked and not the project's suite.
    fn of_packs(&self) -> bool {
        self.features.is_empty() && !self.packs.packs.is_empty()
    }
}

/// The committed result of the check.
const PROOFS: &str = "fixtures/rules/proofs.yaml";
/// The image of a run in the README.
const PICTURE: &str = "docs/run.svg";

/// The message for a selection in which no tag names a listed clause: it lists what was checked.
const OWN_TAGS: &str = "no tag names a listed clause. Checked: each scenario passes; its claims were not true from the start, and engines that lack \
                        a part of the game fail them; each \"can't\" has a reason; every answer is asked for";

/// Checks the suite on the project's own engine, which traces itself, and on lying engines.
pub(crate) fn check(asked: &Check) -> Result<ExitCode, Failure> {
    if asked.update && !asked.of_packs() {
        in_the_project()?;
    }
    let (suite, packs) = match asked.of_packs() {
        true => suite_of_packs(&asked.packs)?,
        false => (readable_suite(&asked.features, &asked.packs)?, BTreeSet::new()),
    };
    let whole = asked.features.is_empty();
    let own = WhichEngine::default();
    let deviations = deviations(&own, &suite, whole && packs.is_empty())?;
    let edition = asked.edition.as_deref().map(|id| edition(id, &suite.library)).transpose()?;
    let is_update = asked.update;
    let complete = if whole { BTreeSet::new() } else { shown_nowhere_else(&suite) };
    let scope = Scope { whole, fast: asked.fast, edition, update: is_update, packs, complete };
    let others = || if asked.of_packs() { own_suite(&suite) } else { None };
    let checked = check_among(&suite, &deviations, &scope, &others);
    if is_update {
        write_proofs(&suite, &scope, &checked.proven)?;
    }
    if is_update && scope.packs.is_empty() {
        update(&suite, &deviations, &checked.proven)?;
    }
    let mut out = io::stdout().lock();
    if asked.json {
        writeln!(out, "{}", serde_json::to_string_pretty(&checked).map_err(io::Error::from)?)?;
    } else {
        told(&mut out, &checked)?;
    }
    if !suite.unreadable.is_empty() {
        return Err(not_played(&suite.unreadable.iter().collect::<Vec<_>>()));
    }
    Ok(ExitCode::from(u8::from(!checked.findings.is_empty())))
}

/// Prints the findings, what proves the clauses, and the totals.
fn told(out: &mut impl Write, checked: &Checked) -> io::Result<()> {
    for finding in &checked.findings {
        writeln!(out, "{}:{}: {}", finding.file, finding.line, finding.message)?;
    }
    if !checked.uncovered.is_empty() {
        writeln!(out, "clauses without a scenario ({}): {}", checked.uncovered.len(), checked.uncovered.join(" "))?;
    }
    if checked.figures.is_some_and(|figures| figures.clauses == 0) && checked.scenarios > 0 {
        writeln!(out, "{OWN_TAGS}")?;
    } else if let Some(Proven { clauses, by_ablation, by_misreading, explained, deviating }) = checked.figures {
        let neither = clauses - by_ablation - by_misreading - deviating;
        let declared = if deviating > 0 { format!(", {deviating} with a declared deviation") } else { String::new() };
        writeln!(
            out,
            "{clauses} clauses with scenarios: {by_ablation} proven by ablation, {by_misreading} more by a misreading, {neither} by neither ({explained} state the reason){declared}"
        )?;
    }
    if !checked.findings.is_empty() {
        writeln!(out, "docs/proving.md has an example and its repair for each kind of finding")?;
    }
    let (scenarios, cards, steps) = (checked.scenarios, checked.cards, checked.steps);
    let found = match checked.findings.len() {
        0 => "no findings".to_owned(),
        1 => "1 finding".to_owned(),
        count => format!("{count} findings"),
    };
    let counted = |count: usize, one: &str| format!("{count} {one}{}", if count == 1 { "" } else { "s" });
    let all = [counted(scenarios, "scenario"), counted(cards, "card"), counted(steps, "step")].join(", ");
    writeln!(out, "{all}: {found}")
}

/// Refuses to write figures anywhere but in the project's own folder.
fn in_the_project() -> Result<(), Failure> {
    if Path::new(PROOFS).parent().is_some_and(Path::is_dir) {
        return Ok(());
    }
    let help = Some("run it in the root folder of casebook's own repository".to_owned());
    let message = format!("{PROOFS} can't be written: its folder doesn't exist here");
    Err(Failure::Call { message, help })
}

/// Writes the committed results: that of the project and of its packs, or of the packs that are checked.
fn write_proofs(suite: &Suite, scope: &Scope, proven: &Proofs) -> Result<(), Failure> {
    let write = |file: &Path, pack: Option<&Played>| {
        let own = proven.of_documents(|document| suite.library.pack_of_document(document) == pack);
        fs::write(file, own.text()).map_err(|error| Failure::from(Unreadable::new(file, &error)))
    };
    if scope.packs.is_empty() {
        write(Path::new(PROOFS), None)?;
    }
    let is_meant = |pack: &&Played| scope.packs.is_empty() || scope.packs.contains(&pack.manifest.name);
    for pack in suite.library.packs().iter().filter(is_meant) {
        write(&Path::new(&pack.root).join("rules/proofs.yaml"), Some(pack))?;
    }
    Ok(())
}

/// Writes the figures of every page that has figures.
fn update(suite: &Suite, deviations: &Deviations, proven: &Proofs) -> Result<(), Failure> {
    let unwritable = |path: &Path, error: &io::Error| Failure::from(Unreadable::new(path, error));
    let figures = Figures::of(suite, deviations, proven);
    for file in ["README.md", "ARCHITECTURE.md", "CONTRIBUTING.md"].map(PathBuf::from).into_iter().chain(pages()) {
        let Ok(text) = fs::read_to_string(&file) else { continue };
        let written =
            figures.written(&text).map_err(|unknown| Failure::call(format!("{}: {unknown}", file.display()), None))?;
        if written != text {
            fs::write(&file, written).map_err(|error| unwritable(&file, &error))?;
        }
    }
    let picture = Path::new(PICTURE);
    fs::write(picture, figures.picture()).map_err(|error| unwritable(picture, &error))
}

/// The pages in `docs`.
fn pages() -> Vec<PathBuf> {
    let entries = fs::read_dir("docs").into_iter().flatten().flatten().map(|entry| entry.path());
    entries.filter(|path| path.extension().is_some_and(|found| found == "md")).collect()
}
