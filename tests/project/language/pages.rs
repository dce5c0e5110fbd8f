//! The card language on several pages: a guide, which says how cards say what, and a page for each kind of word.

use std::collections::BTreeMap;

use super::page::INDEX;

/// The guide.
pub(super) const GUIDE: &str = "docs/cards.md";
/// The folder of the pages for each kind of word.
pub(super) const FOLDER: &str = "docs/cards";
/// The first chapter that is a page of its own: those before it are the guide.
const FIRST: &str = "How cards say it";

/// The pages by their paths, from one text with a chapter for each.
pub(super) fn divided(whole: &str) -> BTreeMap<String, String> {
    let mut chapters = whole.split("\n## ");
    let mut guide = chapters.next().unwrap_or_default().to_owned();
    let mut pages: Vec<(String, String, &str)> = Vec::new();
    for chapter in chapters {
        let (title, text) = chapter.split_once('\n').unwrap_or((chapter, ""));
        if pages.is_empty() && title != FIRST {
            guide += &format!("\n## {chapter}");
        } else {
            let head = "Generated with [the guide](#the-card-language) from the types of the card language and the project's cards.";
            let text = format!("# {title}\n\n{head}\n{}", text.replace("\n##", "\n#"));
            pages.push((format!("{FOLDER}/{}.md", slug(title)), text, title));
        }
    }
    let rows = pages.iter().map(|(path, text, title)| {
        let parts: Vec<&str> = text.lines().filter_map(|line| line.strip_prefix("## ")).collect();
        let words = text.lines().filter(|line| line.starts_with("| `")).count();
        let phrases = text.lines().filter(|line| line.starts_with("| ") && line.contains("` | ")).count();
        let parts = match parts.len() {
            _ if *title == FIRST => format!("{phrases} phrases of cards"),
            0 if words == 0 => String::new(),
            0 => format!("{words} words"),
            1..=12 => parts.join(", "),
            many => format!("{many} words"),
        };
        format!("| [{title}]({}) | {parts} |\n", path.trim_start_matches("docs/"))
    });
    let index: String = rows.collect();
    let guide = guide.replace(&format!("{INDEX}\n"), &format!("| page | has |\n|---|---|\n{index}"));
    let pages = pages.into_iter().map(|(path, text, _)| (path, text)).chain([(GUIDE.to_owned(), guide)]);
    let pages: BTreeMap<String, String> = pages.collect();
    let mut places: BTreeMap<String, &str> = BTreeMap::new();
    for (path, text) in pages.iter().rev() {
        let titles =
            outside_of_blocks(text).filter_map(|line| line.split_once("# ").filter(|(marks, _)| is_marks(marks)));
        titles.for_each(|(_, title)| {
            places.entry(slug(title)).or_insert(path);
        });
    }
    let linked = |(path, text): (&String, &String)| (path.clone(), linked(path, text, &places));
    pages.iter().map(linked).collect()
}

/// The lines of a page that are in no block of code.
fn outside_of_blocks(text: &str) -> impl Iterator<Item = &str> {
    let mut is_inside = false;
    text.lines().filter(move |line| {
        is_inside ^= line.starts_with("```");
        !is_inside
    })
}

fn is_marks(marks: &str) -> bool {
    marks.bytes().all(|byte| byte == b'#')
}

/// The anchor of a title.
fn slug(title: &str) -> String {
    let kept = title.to_lowercase().replace(' ', "-");
    kept.chars().filter(|c| c.is_alphanumeric() || "-_".contains(*c)).collect()
}

/// A page whose links lead to the pages on which their titles are.
fn linked(path: &str, text: &str, places: &BTreeMap<String, &str>) -> String {
    let is_guide = path == GUIDE;
    let mut parts = text.split("](");
    let mut written = parts.next().unwrap_or_default().to_owned();
    for part in parts {
        let (link, rest) = part.split_once(')').unwrap_or((part, ""));
        let to = match link.strip_prefix('#') {
            Some(anchor) => match places.get(anchor) {
                Some(there) if *there == path => format!("#{anchor}"),
                Some(there) if is_guide => format!("{}#{anchor}", there.trim_start_matches("docs/")),
                Some(there) if *there == GUIDE => format!("../cards.md#{anchor}"),
                Some(there) => format!("{}#{anchor}", there.trim_start_matches("docs/cards/")),
                None => panic!("{path}: no page has the title of the link #{anchor}"),
            },
            None if is_guide || link.contains("://") => link.to_owned(),
            None => format!("../{link}"),
        };
        written += &format!("]({to}){rest}");
    }
    written
}

#[test]
fn links_lead_to_the_page_of_their_title() {
    let whole = "# The card language\n\nSee [costs](#costs) and [b](library.md).\n\n## How\n\n[a](#of-a-spell)\n\n@index\n\n## How cards say it\n\n## Abilities\n\n### Of a spell\n\n[c](#costs) [h](#how) [b](library.md)\n\n## Costs\n\n### `x`\n";
    let pages = divided(whole);
    assert_eq!(
        pages.keys().collect::<Vec<_>>(),
        ["docs/cards.md", "docs/cards/abilities.md", "docs/cards/costs.md", "docs/cards/how-cards-say-it.md"]
    );
    assert!(pages[GUIDE].contains("[costs](cards/costs.md#costs) and [b](library.md)"), "{}", pages[GUIDE]);
    assert!(pages[GUIDE].contains("| [Abilities](cards/abilities.md) | Of a spell |"), "{}", pages[GUIDE]);
    let abilities = &pages["docs/cards/abilities.md"];
    assert!(
        abilities.contains("## Of a spell\n\n[c](costs.md#costs) [h](../cards.md#how) [b](../library.md)"),
        "{abilities}"
    );
}
