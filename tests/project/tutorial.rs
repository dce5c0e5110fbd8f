//! `docs/packs.md` is carried out: its files are written, its commands are run in their order, and their output is compared.
//! `UPDATE_EXPECT=1 cargo test --test project tutorial` writes the output into the page.

use std::{env, fs, path::Path, process::Command};

use pretty_assertions::assert_eq;

use super::command::calls::{folder, text};

const PAGE: &str = "docs/packs.md";

/// A fenced block: its language and its text.
struct Block<'p> {
    language: &'p str,
    text: &'p str,
}

/// The page as texts and blocks, in turn.
fn parts(page: &str) -> Vec<(&str, Option<Block<'_>>)> {
    let mut parts = Vec::new();
    let mut rest = page;
    while let Some((before, after)) = rest.split_once("\n```") {
        let (language, after) = after.split_once('\n').unwrap();
        let (text, after) = after.split_once("```").unwrap();
        parts.push((before, Some(Block { language, text })));
        rest = after;
    }
    parts.push((rest, None));
    parts
}

/// The words of a command, in which double and single quotes hold words together.
fn words(command: &str) -> Vec<String> {
    let mut words = vec![String::new()];
    let mut quote = None;
    for c in command.chars() {
        match quote {
            Some(mark) if c == mark => quote = None,
            None if c == '\'' || c == '"' => quote = Some(c),
            None if c == ' ' => words.push(String::new()),
            _ => words.last_mut().unwrap().push(c),
        }
    }
    words
}

/// The commands of a block with their output.
fn played(block: &str, place: &Path) -> String {
    let mut told = String::new();
    for line in block.lines().filter_map(|line| line.strip_prefix("$ casebook ")) {
        let output =
            Command::new(env!("CARGO_BIN_EXE_casebook")).args(words(line)).current_dir(place).output().unwrap();
        told += &format!("$ casebook {line}\n{}{}", text(&output.stderr), text(&output.stdout));
    }
    told
}

/// An output without the time that a run took.
fn timeless(output: &str) -> String {
    let line = |line: &str| match line.split_once(" judged in ") {
        Some((before, after)) => format!("{before} judged: {}\n", after.split_once(": ").map_or(after, |it| it.1)),
        None => format!("{}\n", line.trim_end()),
    };
    output.lines().map(line).collect()
}

#[test]
fn the_tutorial_of_packs_is_carried_out() {
    let page = fs::read_to_string(PAGE).unwrap();
    let place = folder("tutorial");
    fs::create_dir_all(&place).unwrap();
    let mut renewed = String::new();
    let mut commands = 0;
    for (before, block) in parts(&page) {
        renewed += before;
        let Some(Block { language, text }) = block else { continue };
        let mut now = text.to_owned();
        if language == "console" {
            commands += text.lines().filter(|line| line.starts_with("$ ")).count();
            let told = played(text, &place);
            if timeless(&told) != timeless(text) {
                now = told.lines().map(|line| format!("{}\n", line.trim_end())).collect();
            }
        } else {
            let (first, body) = text.split_once('\n').unwrap();
            let path = |name: &str| first.strip_prefix(name).map(|path| place.join(path));
            match (path("# file: "), path("# add to: ")) {
                (Some(path), _) => {
                    fs::create_dir_all(path.parent().unwrap()).unwrap();
                    fs::write(path, body).unwrap();
                }
                (_, Some(path)) => fs::write(&path, fs::read_to_string(&path).unwrap() + body).unwrap(),
                _ => panic!("a block of {PAGE} says neither `# file: ` nor `# add to: `: {text}"),
            }
        }
        renewed += &format!("\n```{language}\n{now}```");
    }
    assert!(commands > 10, "{commands}");
    if env::var_os("UPDATE_EXPECT").is_some() {
        fs::write(PAGE, renewed).unwrap();
    } else {
        assert_eq!(page, renewed);
    }
    assert!(place.join("public/index.html").is_file(), "the page is there to be published");
}
