//! The changes between two editions as a page that loads nothing else.

use askama::Template;

use super::{
    Changes, Difference, Switch,
    told::{counted, name, names, numbers},
};
use crate::plain::shown;

#[derive(Template)]
#[template(path = "changes.html")]
struct Page<'c> {
    changes: &'c Changes,
    headline: String,
    causes: Vec<CauseView<'c>>,
    silent: Vec<String>,
}

/// A cause, its rules and its cases, each with the numbers of its clause in both editions.
struct CauseView<'c> {
    name: String,
    rules: Vec<RuleView<'c>>,
    cases: Vec<(String, &'c Difference)>,
}

/// A rule that changed.
struct RuleView<'c> {
    about: &'c str,
    was: &'c str,
    is: &'c str,
}

impl Changes {
    /// The changes as one HTML page.
    ///
    /// # Errors
    /// The template is checked when casebook is compiled, so this doesn't fail in practice.
    pub fn page(&self) -> Result<String, askama::Error> {
        let causes = self.causes.iter().map(|cause| CauseView {
            name: names(cause),
            rules: cause.switches.iter().map(rule).collect(),
            cases: cause.cases.iter().map(|case| (numbers(case), case)).collect(),
        });
        let (headline, silent) = (self.headline(), self.silent.iter().map(name).collect());
        Page { changes: self, headline, causes: causes.collect(), silent }.render()
    }
}

fn rule(switch: &Switch) -> RuleView<'_> {
    match switch {
        Switch::Field { about, was, is, .. } => RuleView { about, was, is },
        Switch::Texts { .. } => RuleView { about: "The texts as they are in the editions.", was: "", is: "" },
    }
}

/// A text with escapes for what can't be shown.
fn say(text: impl AsRef<str>) -> String {
    shown(text.as_ref()).into_owned()
}

fn cases(count: usize) -> String {
    counted(count, "case")
}
