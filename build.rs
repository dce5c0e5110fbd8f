//! New features and fixtures are embedded as soon as they are there.

fn main() {
    for folder in ["features", "fixtures", "packs", "deviations", "docs/cards", "adapters/python/casebook_adapter"] {
        println!("cargo:rerun-if-changed={folder}");
    }
}
