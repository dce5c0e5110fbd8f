//! The toy engine behind standard input and output: `casebook run --smoke --engine 'target/debug/examples/toy'`.

mod adapter;
mod cards;
mod game;

fn main() -> std::process::ExitCode {
    casebook_adapter::main::<adapter::Toy>()
}
