//! Numbers, mana and costs that no game can have.

use serde_yaml::Value;

use super::Walk;
use crate::cards::without_effect;

impl Walk<'_> {
    /// A negative amount is a fault.
    pub(super) fn not_negative(&mut self, key: &str, amount: &serde_yaml::Mapping) {
        if let Some(number) = amount.get("fixed").and_then(Value::as_i64).filter(|number| *number < 0) {
            self.fault(&number.to_string(), format!("`{key}` can't be negative"), None);
        }
    }

    /// A division by 0 or by a negative number is a fault.
    pub(super) fn divisible(&mut self, parts: &serde_yaml::Mapping) {
        if let Some(by) = parts.get("by").and_then(|by| by["fixed"].as_i64()).filter(|by| *by < 1) {
            self.fault(&by.to_string(), format!("a number can't be divided by {by}"), None);
        }
    }

    /// Mana with a hybrid symbol is a fault, because mana has one colour.
    pub(super) fn of_either(&mut self, mana: &str) {
        if mana.contains('/') {
            let why = "a hybrid mana symbol is allowed only in costs";
            self.fault(mana, format!("`{mana}` isn't allowed here: {why}"), None);
        }
    }

    /// A cost that cannot be paid, or that asks for nothing, is a fault.
    pub(super) fn cost(&mut self, cost: &serde_yaml::Mapping) {
        for (kind, part) in cost {
            let kind = kind.as_str().unwrap_or_default();
            let amount = if part.get("fixed").is_some() { part } else { &part["count"] };
            let amount = amount["fixed"].as_i64().or_else(|| part["amount"]["fixed"].as_i64());
            if let Some(number) = amount.filter(|number| *number < 1) {
                self.fault(kind, format!("a cost of {number} can't be paid"), None);
            }
            if kind == "only_on_x" && !self.has_x {
                self.fault(kind, "there is no {X} in the mana cost".to_owned(), None);
            }
            if kind == "tap" && matches!(part.as_str(), Some("you" | "opponents" | "each_player" | "active_player")) {
                self.fault(kind, "a player can't be tapped".to_owned(), None);
            }
        }
    }

    /// The mana symbols that are counted need a colour, and objects with mana costs (700.5).
    pub(super) fn mana_symbols(&mut self, parts: &serde_yaml::Mapping) {
        let colors = parts.get("colors").and_then(Value::as_sequence).is_some_and(|colors| !colors.is_empty());
        if !colors && !parts.get("chosen_color").is_some_and(Value::is_string) {
            self.fault("mana_symbols", "the colours are missing: write `colors: [black]`".to_owned(), None);
        }
        if let Some(who) = parts.get("of").map(without_effect::tag)
            && ["you", "opponents", "an_opponent", "each_player", "active_player"].contains(&who.as_str())
        {
            let of =
                "a player has no mana cost: for devotion, write `of: { all: { zone: battlefield, controller: you } }`";
            self.fault(&who, of.to_owned(), None);
        }
    }
}
