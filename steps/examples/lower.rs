//! Prints the cases of features as JSON lines, or the errors in them: `cargo run --example lower -- features/chk/*.feature`.

use casebook_steps::{
    diagnostic::SourceText,
    lower::{Known, lower},
};
use std::{path::Path, process::ExitCode};

fn main() -> ExitCode {
    let mut code = ExitCode::SUCCESS;
    for path in std::env::args().skip(1) {
        let text = match std::fs::read_to_string(&path) {
            Ok(text) => text,
            Err(error) => {
                eprintln!("{path}: {error}");
                return ExitCode::from(2);
            }
        };
        let document =
            Path::new(&path).parent().and_then(Path::file_name).and_then(|name| name.to_str()).unwrap_or("none");
        let lowered = lower(&SourceText::new(&path, text), document, &Known::default());
        for scenario in &lowered.scenarios {
            if let Ok(json) = serde_json::to_string(&scenario.case) {
                println!("{json}");
            }
        }
        for problem in &lowered.problems {
            eprintln!("{problem}");
            if let Some(help) = &problem.help {
                eprintln!("    {help}");
            }
            code = ExitCode::from(2);
        }
    }
    code
}
