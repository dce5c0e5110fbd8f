//! What a game needs of the library.

use std::{collections::BTreeMap, sync::Arc};

use casebook_engine::{game::Table, rule::Rule};

/// The cards and rules of an edition, and the numbers of its rules.
#[derive(Debug, Clone)]
pub struct Setting {
    /// Cards and rules.
    pub table: Arc<Table>,
    /// The number of each rule mark.
    pub numbers: Arc<BTreeMap<Rule, Arc<str>>>,
}
