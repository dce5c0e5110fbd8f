//! New features and fixtures are embedded as soon as they are there.

fn main() {
    for folder in ["features", "fixtures", "deviations"] {
        println!("cargo:rerun-if-changed={folder}");
    }
}
