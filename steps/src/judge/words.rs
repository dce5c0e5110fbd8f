//! Values and expectations in words.

use super::asked::{asked_for, some_of};
use crate::{
    case::{Fate, Handle, Legality, PlaceSeen, Seat, Target, TokenSeen, Value, Zone},
    expectation::Want,
    phrase::words::kind_said,
};

fn name<T: serde::Serialize>(value: &T) -> String {
    match serde_json::to_value(value) {
        Ok(serde_json::Value::String(word)) => word.replace('_', " "),
        Ok(other) => other.to_string(),
        Err(_) => "something unspeakable".to_owned(),
    }
}

fn list(entries: impl IntoIterator<Item = String>) -> String {
    let entries: Vec<String> = entries.into_iter().collect();
    if entries.is_empty() { "none".to_owned() } else { entries.join(", ") }
}

fn target(target: &Target) -> String {
    match target {
        Target::Object(handle) => handle.as_written(),
        Target::Player(player) => player.to_string(),
    }
}

fn whose(player: Option<&Seat>, zone: &str) -> String {
    player.map_or_else(|| zone.to_owned(), |player| format!("{player}'s {zone}"))
}

fn place(place: &PlaceSeen) -> String {
    let player = place.player.as_ref();
    match place.zone {
        Zone::Battlefield => player.map_or("in play".to_owned(), |player| format!("in play under {player}'s control")),
        Zone::Stack => "on the stack".to_owned(),
        Zone::Exile => "removed from the game".to_owned(),
        Zone::Nowhere => "gone".to_owned(),
        zone => format!("in {}", whose(player, &name(&zone))),
    }
}

/// The number of words above which a list isn't shown in full.
const LONG: usize = 100;

/// A value in words.
pub fn describe_value(value: &Value) -> String {
    match value {
        Value::Nothing => "nothing".to_owned(),
        Value::Number(number) => number.to_string(),
        Value::Pair(power, toughness) => format!("{power}/{toughness}"),
        Value::Word(word) if word.is_empty() => "no name".to_owned(),
        Value::Word(word) => word.clone(),
        // The list of all creature types is too long to show.
        Value::Words(words) if words.len() > LONG => some_of(words),
        Value::Words(words) => list(words.clone()),
        Value::Player(player) => player.to_string(),
        Value::Mana(mana) => mana.to_string(),
        Value::Spent(spent) => list(spent.iter().map(|one| format!("{} from {}", one.mana, one.source.as_written()))),
        Value::Place(seen) => place(seen),
        Value::Objects(objects) => list(objects.iter().map(Handle::as_written)),
        Value::Targets(targets) => list(targets.iter().map(target)),
        Value::Stack(items) => {
            list(items.iter().map(|item| format!("{} {}", name(&item.kind), item.object.as_written())))
        }
        Value::Tokens(tokens) => list(tokens.iter().map(|token| {
            let pair =
                token.power_toughness.map(|(power, toughness)| format!("{power}/{toughness} ")).unwrap_or_default();
            let colors: Vec<String> = token.in_order().colors.iter().map(name).collect();
            let colors = if colors.is_empty() { "colorless".to_owned() } else { colors.join(" and ") };
            format!("{pair}{colors} \"{}\"{}", token.name, types_beside_the_name(token))
        })),
        Value::Fate(fate) => match fate {
            Fate::NeverThere => "never on the stack".to_owned(),
            Fate::OnStack => "still on the stack".to_owned(),
            Fate::CounteredByEffect => "countered".to_owned(),
            // In the words of the vocabulary, which distinguish it from a spell without a legal target.
            Fate::Removed => "was removed from the stack".to_owned(),
            other => name(other),
        },
        Value::Legality(Legality::Legal) => "legal".to_owned(),
        Value::Legality(Legality::Refused { rule, reason }) => {
            let by = rule.as_ref().map(|rule| format!(" by rule {rule}")).unwrap_or_default();
            let why = reason.as_ref().map(|reason| format!(" ({reason})")).unwrap_or_default();
            format!("refused{by}{why}")
        }
        Value::Decision(decision) => {
            let by = decision.source.as_ref().map(|source| format!(" by {}", source.as_written())).unwrap_or_default();
            let kind = asked_for(decision).unwrap_or(&decision.kind);
            let among = if decision.options.is_empty() { "none".to_owned() } else { some_of(&decision.options) };
            format!("{} asked for {kind}{by} among {among}", decision.player)
        }
        Value::Combat(seen) => {
            let mut parts = Vec::new();
            parts.extend(seen.attacking.as_ref().map(|player| format!("attacking {player}")));
            parts.extend(
                seen.blocked.map(|blocked| if blocked { "blocked".to_owned() } else { "unblocked".to_owned() }),
            );
            parts.extend(seen.blocking.iter().map(|attacker| format!("blocking {}", attacker.as_written())));
            if seen.is_blocking() && seen.blocking.is_empty() {
                parts.push("blocking, with no attacker left".to_owned());
            }
            if parts.is_empty() { "not in combat".to_owned() } else { parts.join(", ") }
        }
        Value::Moment(moment) => format!("{}'s {}, turn {}", moment.player, name(&moment.phase), moment.turn),
        Value::Events(events) if events.is_empty() => "it never happened".to_owned(),
        Value::Events(events) => list(events.iter().map(|event| {
            let object = event
                .object
                .as_ref()
                .or(event.source.as_ref())
                .map(|handle| format!(" {}", handle.as_written()))
                .unwrap_or_default();
            let player = event.player.as_ref().map(|player| format!(" {player}")).unwrap_or_default();
            format!("{}{object}{player}", name(&event.kind))
        })),
    }
}

/// An expected value in words.
pub fn describe_want(want: &Want) -> String {
    match want {
        Want::Is(value) => describe_value(value),
        Want::IsNot(value) => format!("anything but {}", describe_value(value)),
        Want::IsInAnyOrder(value) => format!("{} in any order", describe_value(value)),
        Want::Contains(value) => format!("at least {}", describe_value(value)),
        Want::Lacks(value) => format!("not {}", describe_value(value)),
        Want::StartsWith(value) => format!("{} first", describe_value(value)),
        Want::EndsWith(value) => format!("{} last", describe_value(value)),
        Want::AtLeast(number) => format!("{number} or more"),
        Want::AtMost(number) => format!("{number} or less"),
        Want::Length(length) => format!("{length} of them"),
        Want::Legal => "legal".to_owned(),
        Want::Refused(rules) if rules.is_empty() => "refused".to_owned(),
        Want::Refused(rules) => format!("refused by rule {}", rules.join(" or ")),
        Want::SameAs { .. } => "the same as before".to_owned(),
        Want::NotSameAs { .. } => "another than before".to_owned(),
        Want::Combat(combat) => {
            let so = |so: bool, word: &str| if so { word.to_owned() } else { format!("not {word}") };
            let mut parts = Vec::new();
            parts.extend(combat.attacking.map(|yes| so(yes, "attacking")));
            parts.extend(combat.blocked.map(|yes| if yes { "blocked".to_owned() } else { "unblocked".to_owned() }));
            parts.extend(combat.blocks.map(|yes| so(yes, "blocking")));
            parts.extend(combat.blocking.as_ref().map(|attacker| format!("blocking {}", attacker.as_written())));
            parts.join(", ")
        }
        Want::Decision(decision) => {
            let player = decision.player.as_ref().map(|player| format!("{player} ")).unwrap_or_default();
            // A word doesn't have the name of its list.
            let said = |kind: &String| format!(" for {}", kind_said(kind).filter(|_| kind != "word").unwrap_or(kind));
            let kind = decision.kind.as_ref().map(said).unwrap_or_default();
            let by = decision.source.as_ref().map(|source| format!(" by {}", source.as_written())).unwrap_or_default();
            let among = decision
                .options
                .as_ref()
                .map(|options| format!(" among {}", list(options.clone())))
                .unwrap_or_default();
            format!("{player}asked{kind}{by}{among}")
        }
        Want::InOrder(patterns) => {
            list(patterns.iter().map(|pattern| {
                let object = pattern
                    .object
                    .as_ref()
                    .or(pattern.source.as_ref())
                    .map(|handle| format!(" {}", handle.as_written()))
                    .unwrap_or_default();
                let player = pattern.player.as_ref().map(|player| format!(" {player}")).unwrap_or_default();
                format!("{}{object}{player}", name(&pattern.kind))
            })) + " in this order"
        }
        Want::AtOnce(count) => format!("{count} of them at once"),
        Want::InPool(mana) => mana.in_pool().to_string(),
        Want::SpentInAll(mana) => format!("{} in all", mana.in_pool()),
        Want::SpentFrom { source, spent } => {
            format!("{} from {}", if *spent { "some" } else { "none" }, source.as_written())
        }
        Want::Zone { zone, is } => {
            let place = place(&PlaceSeen { zone: *zone, player: None });
            if *is { place } else { format!("not {place}") }
        }
        Want::Moment { player, phase } => format!("{player}'s {}", name(phase)),
    }
}

/// The types of a token that its name doesn't say, apart from that it is a creature: without them two different tokens could read alike.
fn types_beside_the_name(token: &TokenSeen) -> String {
    let name = token.name.to_lowercase();
    let said = |word: &str| word == "creature" || name.split(' ').any(|part| part == word);
    let types: Vec<String> = token.in_order().types.into_iter().filter(|word| !said(word)).collect();
    if types.is_empty() { String::new() } else { format!(" ({})", types.join(", ")) }
}
