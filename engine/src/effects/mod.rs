//! The verbs: one mechanic a file. They propose changes and ask decisions; none writes to the state.
