//! Keywords as the words of a case name them: `bushido 1`, `protection from red`.

use casebook_engine::{
    cards::{
        amount::Amount,
        keyword::{Keyword, KeywordArgs, Param},
        lacking::lacking,
        selector::{Selector, Where},
        values::Color,
    },
    game::Table,
};

use super::place::{NotPlaced, Placed, slug, unknown};
use crate::case::{Case, Quality, SetupOp};

/// The keyword with its number or colour. `hexproof from red` is a keyword of its own beside hexproof.
pub(super) fn keyword_of(table: &Table, text: &str) -> Keyword {
    if let Some((name, color)) =
        text.split_once(" from ").and_then(|(name, color)| Some((name, Color::of_word(color)?)))
    {
        let quality = Some(Selector::Where(Box::new(Where { color: Some(color), ..Where::default() })));
        let variant = format!("{name} from");
        let name = if table.catalog.keyword(&variant).is_some() { slug(&variant) } else { slug(name) };
        return Keyword { name, with: KeywordArgs { quality, ..KeywordArgs::default() } };
    }
    match text.rsplit_once(' ').and_then(|(name, n)| n.parse().ok().map(|n| (name, n))) {
        Some((name, n)) => {
            Keyword { name: slug(name), with: KeywordArgs { n: Some(Amount::Fixed(n)), ..KeywordArgs::default() } }
        }
        None => Keyword { name: slug(text), with: KeywordArgs::default() },
    }
}

/// Whether the keywords are known that a case gives to objects, takes from objects or lists for tokens, and those that it gives have just the number
/// and the quality that they need. One that the rules know and the engine does not carry out is a mechanic that the engine lacks.
pub(super) fn keywords_known(table: &Table, case: &Case) -> Placed {
    for op in &case.setup {
        let (given, words) = match op {
            SetupOp::Granted { keyword, .. } => (true, std::slice::from_ref(keyword)),
            SetupOp::Without { quality: Quality::Keyword(keyword), .. } => (false, std::slice::from_ref(keyword)),
            SetupOp::Token { token, .. } => (true, token.keywords.as_slice()),
            _ => continue,
        };
        for word in words {
            let keyword = keyword_of(table, word);
            match table.catalog.keyword(&keyword.name) {
                None if lacking(&keyword.name).is_some() => {
                    return Err(NotPlaced::Mechanic(keyword.name.to_string()));
                }
                None => return Err(unknown("keyword", &keyword.name)),
                Some(known) if given => complete(&known.params, &keyword, word)?,
                Some(_) => {}
            }
        }
    }
    Ok(())
}

/// The keyword has the arguments that it takes, and no others.
fn complete(params: &[Param], keyword: &Keyword, word: &str) -> Placed {
    let KeywordArgs { n, cost: _, quality } = &keyword.with;
    let says = |problem: &str| {
        let name = &keyword.name;
        NotPlaced::Inconclusive(format!("`{word}` can't be given so: `{name}` {problem}; a card can have it"))
    };
    match (params.contains(&Param::N), n.is_some(), params.contains(&Param::Quality), quality.is_some()) {
        (true, false, ..) => Err(says("needs a number")),
        (false, true, ..) => Err(says("has no number")),
        (_, _, true, false) => Err(says("needs a quality, as in `protection from red`")),
        (_, _, false, true) => Err(says("has no quality")),
        _ if params.contains(&Param::Cost) => Err(says("needs a cost")),
        _ => Ok(()),
    }
}
