//! What is carried out where it stands: which events trigger, end something and are counted, which modifications static abilities make,
//! what defines an object and what mana carries along, what is paid, from where abilities work, what enters. What selectors pick where they stand
//! is in [`picking`].
//!
//! Every word of these has its row; one without a row is refused wherever it stands, so that a new one has to say where it is carried out.

use serde_yaml::{Mapping, Value};

use super::{
    each_map, picking,
    rows::{Maker, Use, is_paid_everywhere, made_by, needs_a_permanent, waited_for, works_from},
};
use crate::cards::futile::{Futile, costs_itself_otherwise, is_cycled_itself, tag};

/// What of an ability is not carried out where it stands, each by the word that is wrong and what is wrong with it. A keyword that is given
/// a cost has one to pay.
pub(super) fn not_carried_out(ability: &Value, given_a_cost: bool) -> Vec<Futile> {
    let mut walk = Walk { maker: Maker::Resolution, entering: false, given_a_cost, found: Vec::new() };
    walk.map(ability);
    walk.words(ability);
    walk.found
}

struct Walk {
    maker: Maker,
    /// Whether the instructions are carried out as something enters.
    entering: bool,
    given_a_cost: bool,
    found: Vec<Futile>,
}

impl Walk {
    /// Colour words, basic land types and creature types are what a text's words are changed from and to here (612.2), and nothing else that is chosen.
    fn words(&mut self, ability: &Value) {
        let mut others = Vec::new();
        each_map(ability, &mut |key, said| {
            let word = matches!(said["kind"].as_str(), Some("color" | "basic_land_type" | "creature_type"));
            others.extend(said["as"].as_str().filter(|_| key == "choose_value" && !word).map(str::to_owned));
        });
        each_map(ability, &mut |key, said| {
            let is_other = |name: &&str| others.iter().any(|other| other == name);
            let names = ["word", "becomes"].map(|part| said[part].as_str());
            if key == "change_word" && names.into_iter().flatten().any(|name| is_other(&name)) {
                let why =
                    "colour words, basic land types and creature types are changed for one another, and no other words";
                self.refuse("change_word", why.to_owned());
            }
        });
    }

    fn refuse(&mut self, word: &str, why: String) {
        self.found.push((word.to_owned(), why));
    }

    /// A row says that it isn't carried out there, or there is no row.
    fn look_up(&mut self, word: &str, carried_out: Option<bool>, why: &str) {
        match carried_out {
            Some(true) => {}
            Some(false) => self.refuse(word, format!("`{word}` {why}")),
            None => self.refuse(word, format!("nothing says where `{word}` is carried out")),
        }
    }

    fn map(&mut self, value: &Value) {
        match value {
            Value::Mapping(map) => map.iter().for_each(|(key, value)| {
                let key = key.as_str().unwrap_or_default();
                let outside = (self.maker, self.entering);
                self.entry(key, value);
                self.map(value);
                (self.maker, self.entering) = outside;
            }),
            Value::Sequence(list) => list.iter().for_each(|value| self.map(value)),
            _ => {}
        }
    }

    fn entry(&mut self, key: &str, value: &Value) {
        self.found.extend(picking::never_picked(key, value));
        match (key, value) {
            ("triggered" | "replacement" | "activated" | "static", Value::Mapping(said)) => self.ability(key, said),
            ("subtype", Value::String(word)) if word.starts_with('$') => {
                let why = format!("a subtype that was chosen is asked for by `chosen_subtype: {}`", &word[1..]);
                self.refuse(word, why);
            }
            // What is said of whatever an ability triggers on.
            ("when", Value::Null) => {}
            ("when", event) => self.event(event, Use::Triggers, true),
            ("would", event) => self.event(event, Use::Replaced, true),
            ("happened" | "happened_this_step", event) => self.event(event, Use::Counted, true),
            ("until", Value::Mapping(duration)) => {
                if let Some(event) = duration.get("until") {
                    self.event(event, Use::Ends, true);
                }
            }
            // Whether that is so would depend on what the copy makes of the position (613.2a).
            ("become_copy", Value::Mapping(said))
                if !said.get("until").map_or(&Value::Null, |until| &until["while"]).is_null() =>
            {
                self.refuse("while", "nothing is a copy for as long as something is so".to_owned());
                self.exceptions(said);
            }
            ("become_copy", Value::Mapping(said)) => self.exceptions(said),
            ("copy_spell" | "create_token", Value::Mapping(said)) => self.exceptions(said),
            ("play_card", Value::Mapping(said)) if said["free"].as_bool() == Some(true) && !said["cost"].is_null() => {
                self.refuse(
                    "cost",
                    "what is played without paying its mana cost is played for nothing else".to_owned(),
                );
            }
            ("player_has", Value::Mapping(said))
                if !["hexproof", "shroud", "protection"]
                    .contains(&said["keyword"]["name"].as_str().unwrap_or_default()) =>
            {
                self.refuse(
                    "player_has",
                    "players have hexproof, shroud and protection, and no other keyword".to_owned(),
                );
            }
            ("choose_value", Value::Mapping(said))
                if said.get("of_no").is_some() && said["kind"].as_str() != Some("card_name") =>
            {
                self.refuse("of_no", "`of_no` is said of a card name: nothing else is of a card's types".to_owned());
            }
            ("apply", Value::Mapping(said)) => {
                self.changes_players(said, "to");
                self.maker = Maker::Resolution;
            }
            ("rider", Value::Mapping(_)) => self.maker = Maker::Mana,
            ("apply", Value::Sequence(said)) => said.iter().for_each(|said| self.modification(&tag(said))),
            ("costs" | "cost" | "additional_costs" | "block_cost" | "cost_to_block", Value::Sequence(costs)) => {
                let loyalty = costs.iter().map(tag).find(|word| word == "loyalty" && key != "costs");
                let why = "loyalty is what an activated ability costs: `activated: { costs: [ { loyalty: -2 } ], … }`";
                loyalty.into_iter().for_each(|word| self.refuse(&word, why.to_owned()));
                self.costs(costs)
            }
            ("any_of", Value::Mapping(ways)) if ways.len() < 2 => {
                self.refuse("any_of", "`any_of` is a choice of costs: one way to pay is no choice".to_owned());
            }
            ("optional_costs" | "repeatable_costs" | "alternative_costs" | "any_of", Value::Mapping(named)) => {
                named.values().filter_map(Value::as_sequence).for_each(|costs| self.costs(costs));
            }
            ("enter_with", Value::Mapping(said)) => {
                self.exceptions(said);
                self.entering = true;
            }
            // What waits is carried out later.
            ("add_abilities" | "abilities", _) => self.entering = false,
            ("do" | "then" | "otherwise" | "at_once", Value::Sequence(verbs)) => {
                verbs.iter().for_each(|verb| self.verb(verb))
            }
            _ => {}
        }
        if matches!(key, "delay" | "replace") {
            self.entering = false;
        }
    }

    fn ability(&mut self, kind: &str, said: &Mapping) {
        if kind == "static" {
            self.changes_players(said, "affects");
            let defining = said["defining"].as_bool() == Some(true);
            self.maker = if defining { Maker::Defining } else { Maker::Static };
            if said.get("from").and_then(Value::as_str) != Some("stack") && costs_itself_otherwise(said) {
                let why = "a spell is on the stack while it is paid for (601.2a), so it needs `from: stack`, with `if: { played_from: … }` \
                           where it is played from another zone than a hand; or `alternative_costs` of the spell ability";
                self.refuse("alternative_cost", format!("this would never apply: {why}"));
            }
        }
        // What is cycled has gone elsewhere to pay for it (702.29c).
        let of_itself = ("triggered" == kind).then(|| &said["when"]).filter(|when| is_cycled_itself(when));
        if of_itself.is_some() && said["from"].as_str() != Some("battlefield") {
            let why = "an ability that waits for its own card's keyword triggers from wherever the card has gone to pay for it";
            self.refuse("from", format!("`from` says nothing here: {why}"));
        } else if let Some(from) = said.get("from").and_then(Value::as_str) {
            let works = works_from(kind).map(|zones| zones.contains(&from));
            self.look_up(from, works, &format!("is no zone from which {kind} abilities work"));
        }
    }

    /// An event, alone or one of several.
    fn event(&mut self, event: &Value, by: Use, alone: bool) {
        let word = tag(event);
        let carried_out =
            waited_for(&word).map(|uses| uses.contains(&by) && (alone || !matches!(&*word, "while" | "chapter")));
        match (by, carried_out) {
            // What can't be replaced is told with what would replace it.
            (Use::Replaced, Some(false)) => {}
            (Use::Ends, _) => self.look_up(&word, carried_out, "ends nothing"),
            (Use::Counted, _) => self.look_up(&word, carried_out, "is nothing that has happened"),
            (Use::Triggers | Use::Replaced, _) => self.look_up(&word, carried_out, "is no event among others"),
        }
        let said = &event[word.as_str()];
        if word == "nth" {
            self.event(&said["event"], by, false);
        }
        if word == "one_or_more" {
            self.event(said, by, false);
            self.taken_together(&tag(said));
        }
        if word == "any_of" {
            said.as_sequence().into_iter().flatten().for_each(|one| self.event(one, by, false));
        }
        for zone in ["from", "to"].into_iter().filter(|_| word == "moves") {
            // What ceases to exist goes nowhere: no ability sees that (111.7).
            if zone == "to" && said[zone].as_str() == Some("nowhere") {
                self.refuse("nowhere", "nothing is seen to go nowhere".to_owned());
            }
        }
        // Damage is replaced one by one, and tokens together.
        for many in ["together", "one_or_more"].into_iter().filter(|_| by == Use::Replaced) {
            if said[many].as_bool() == Some(true) {
                self.refuse(many, format!("`{many}` means nothing where that is replaced"));
            }
        }
    }

    /// What can't be several at one time, or is taken together by a word of its own.
    fn taken_together(&mut self, word: &str) {
        let why = match word {
            "deals_damage" | "creates" => "says so itself: `one_or_more: true` among its own keys",
            "creatures_block" => "is one or more creatures by itself",
            "nth" => "is one of several: `nth` goes outside, `one_or_more` inside",
            "step_begins" | "one_or_more" => "is never several at one time",
            _ => return,
        };
        self.refuse("one_or_more", format!("`{word}` {why}"));
    }

    fn modification(&mut self, word: &str) {
        let maker = self.maker;
        let why = match maker {
            Maker::Static => "is nothing that a static ability does",
            Maker::Defining => "defines no characteristic",
            Maker::Resolution => "is nothing that an effect does",
            Maker::Mana => "is nothing that mana does to a spell",
            Maker::Copy => "is no exception of a copy",
        };
        self.look_up(word, made_by(word).map(|makers| makers.contains(&maker)), why);
    }

    /// What players are said to be: they have no characteristics, and what is said of them is a rule of its own.
    fn changes_players(&mut self, said: &Mapping, whom: &str) {
        const PLAYERS: [&str; 5] = ["you", "opponents", "each_player", "active_player", "defending_player"];
        let word = |of: &Value| of.as_str().is_some_and(|word| PLAYERS.contains(&word));
        let players = said.get(whom).is_some_and(|of| word(of) || word(&of["is"]) || !of["player"].is_null());
        let modifications = said.get("apply").and_then(Value::as_sequence).into_iter().flatten().map(tag);
        let of_objects = |word: &String| made_by(word).is_some_and(|by| by != [Maker::Static, Maker::Resolution]);
        for word in modifications.filter(|word| players && of_objects(word)) {
            let why = "says nothing of players: what they have is `player_has: { who: you, keyword: hexproof }`, what they can't is `player_cant`";
            self.refuse(&word, why.to_owned());
        }
    }

    /// What of a copy is otherwise than on the original.
    fn exceptions(&mut self, copy: &Mapping) {
        let outside = std::mem::replace(&mut self.maker, Maker::Copy);
        copy["except"].as_sequence().into_iter().flatten().for_each(|said| self.modification(&tag(said)));
        self.maker = outside;
    }

    fn costs(&mut self, costs: &[Value]) {
        for cost in costs {
            let word = tag(cost);
            let paid = is_paid_everywhere(&word).map(|everywhere| everywhere || self.given_a_cost);
            self.look_up(&word, paid, "is no cost where no keyword is given one");
        }
    }

    fn verb(&mut self, instruction: &Value) {
        let word = tag(instruction);
        let needs = needs_a_permanent(&word);
        let this = |of: &Value| of.as_str() == Some("self") || of["is"].as_str() == Some("self");
        let given = &instruction[word.as_str()];
        let of_it = || [&given["to"], &given["what"], &given["on"]].into_iter().any(this);
        let carried_out = needs.map(|needs| !(self.entering && needs && of_it()));
        self.look_up(&word, carried_out, "does nothing to what is only entering");
    }
}

#[cfg(test)]
#[path = "standing_tests.rs"]
mod tests;
