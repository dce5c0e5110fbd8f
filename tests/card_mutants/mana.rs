//! Mana costs a symbol away from one.

/// Whether a word is an amount of mana, such as `{1}{R}`.
pub(crate) fn is_mana(word: &str) -> bool {
    word.starts_with('{') && word.ends_with('}')
}

/// Every cost that differs by one mana: one more or less generic, a coloured symbol less, more, or of another colour.
pub(crate) fn near(cost: &str) -> Vec<String> {
    let symbols: Vec<&str> = cost.split_terminator('}').map(|symbol| symbol.trim_start_matches('{')).collect();
    let mut found = Vec::new();
    for (at, symbol) in symbols.iter().enumerate() {
        match symbol.parse::<u32>() {
            Ok(generic) => {
                found.push(with(&symbols, at, Some(&(generic + 1).to_string())));
                found.push(with(&symbols, at, generic.checked_sub(1).map(|less| less.to_string()).as_deref()));
            }
            Err(_) => {
                found.push(with(&symbols, at, None));
                found.extend(next_color(symbol).map(|other| with(&symbols, at, Some(other))));
                found.push(with(&symbols, at, Some(&format!("{symbol}}}{{{symbol}"))));
            }
        }
    }
    if !symbols.iter().any(|symbol| symbol.parse::<u32>().is_ok()) {
        found.push(format!("{{1}}{cost}"));
    }
    found
}

fn with(symbols: &[&str], at: usize, instead: Option<&str>) -> String {
    let place = |(place, symbol): (usize, &&str)| {
        if place == at { instead.map(str::to_owned) } else { Some((*symbol).to_owned()) }
    };
    let left = symbols.iter().enumerate().filter_map(place).filter(|symbol| symbol != "0");
    let cost: String = left.map(|symbol| format!("{{{symbol}}}")).collect();
    if cost.is_empty() { "{0}".to_owned() } else { cost }
}

fn next_color(symbol: &str) -> Option<&'static str> {
    const CIRCLE: [&str; 5] = ["W", "U", "B", "R", "G"];
    let at = CIRCLE.iter().position(|color| *color == symbol)?;
    Some(CIRCLE[(at + 1) % CIRCLE.len()])
}
