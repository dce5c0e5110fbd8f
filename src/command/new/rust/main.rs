//! The adapter as a program: `casebook run --smoke --engine target/debug/ENGINE`.

fn main() -> std::process::ExitCode {
    casebook_adapter::main::<CRATE::Game>()
}
