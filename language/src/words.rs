//! The names of enum variants as words: `DeclareBlockers` is "declare blockers".

/// The name of a variant as words. The enum derives its names in snake case by `strum`.
pub fn words(variant: impl Into<&'static str>) -> String {
    variant.into().replace('_', " ")
}
