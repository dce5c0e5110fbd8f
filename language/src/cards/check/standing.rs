//! Checks that the engine carries out every word at its place: events that trigger, end or count something, modifications by static abilities,
//! characteristic-defining abilities and mana, costs, zones in which abilities function, and instructions as an object enters. [`picking`] checks the
//! places of selectors.
//!
//! Every such word has its entry in a table of [`rows`](super::rows), so that a new word must state where it is carried out. The keys that the walk
//! looks for are strings, because the text of a keyword has parameters whose values are not known yet; `tests/project/checked_words.rs` refuses a
//! key that the language does not have.

use std::str::FromStr;

use serde_yaml::{Mapping, Value};

use super::{
    each_map, picking,
    rows::{Maker, Use, is_paid_everywhere, made_by, needs_a_permanent, waited_for, works_from},
};
use crate::cards::{
    ability::AbilityWord,
    cost::CostWord,
    effect::VerbWord,
    event::EventWord,
    modification::ModificationWord,
    without_effect::{WithoutEffect, cant_play_itself, costs_itself_otherwise, is_cycled_itself, tag},
};

/// The parts of an ability that the engine does not carry out at their places, each with the wrong word and the reason. A keyword that is given a
/// cost can use the words for the keyword's cost.
pub(super) fn not_carried_out(ability: &Value, given_a_cost: bool) -> Vec<WithoutEffect> {
    let mut walk = Walk { maker: Maker::Resolution, entering: false, of_life: false, given_a_cost, found: Vec::new() };
    walk.map(ability);
    walk.words(ability);
    walk.found
}

struct Walk {
    maker: Maker,
    /// Whether the instructions are carried out as an object enters the battlefield.
    entering: bool,
    /// Whether the words are those of an effect that replaces a change of a life total.
    of_life: bool,
    given_a_cost: bool,
    found: Vec<WithoutEffect>,
}

impl Walk {
    /// Only colour words, basic land types and creature types can be changed in a text (612.2), and no other chosen values.
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
                let why = "only a colour word, a basic land type or a creature type can be changed to another word";
                self.refuse("change_word", why.to_owned());
            }
        });
    }

    fn refuse(&mut self, word: &str, why: String) {
        self.found.push((word.to_owned(), why));
    }

    /// Refuses a word whose entry says that it is not carried out here.
    fn look_up(&mut self, word: &str, carried_out: bool, why: &str) {
        if !carried_out {
            self.refuse(word, format!("`{word}` {why}"));
        }
    }

    fn map(&mut self, value: &Value) {
        match value {
            Value::Mapping(map) => map.iter().for_each(|(key, value)| {
                let key = key.as_str().unwrap_or_default();
                let outside = (self.maker, self.entering, self.of_life);
                self.entry(key, value);
                self.map(value);
                (self.maker, self.entering, self.of_life) = outside;
            }),
            Value::Sequence(list) => list.iter().for_each(|value| self.map(value)),
            _ => {}
        }
    }

    fn entry(&mut self, key: &str, value: &Value) {
        self.found.extend(picking::never_picked(key, value));
        self.never(key, value);
        match (key, value) {
            ("triggered" | "replacement" | "activated" | "static", Value::Mapping(said)) => self.ability(key, said),
            ("life_after", _) if !self.of_life => {
                let why = "`life_after` is allowed only in the replacement of a gain or loss of life";
                self.refuse("life_after", why.to_owned());
            }
            // An ability that triggers on anything.
            ("when", Value::Null) => {}
            ("when", event) => self.event(event, Use::Triggers, true),
            ("would", event) => self.event(event, Use::Replaced, true),
            ("happened" | "happened_this_step", event) => self.event(event, Use::Counted, true),
            ("until", Value::Mapping(duration)) => {
                if let Some(event) = duration.get("until") {
                    self.event(event, Use::Ends, true);
                }
            }
            ("become_copy" | "copy_spell" | "create_token", Value::Mapping(said)) => self.exceptions(said),
            ("spend_as_though", Value::Mapping(said)) => self.becomes_a_spell(&said["on"]),
            ("cost_of" | "alternative_cost", Value::Mapping(said)) => self.becomes_a_spell(&said["spells"]),
            ("designate", Value::Mapping(said)) => self.designation(said["to_be"].as_str().unwrap_or_default()),
            ("apply", Value::Mapping(said)) => {
                self.changes_players(said, "to");
                self.maker = Maker::Resolution;
            }
            ("rider", Value::Mapping(_)) => self.maker = Maker::Mana,
            ("apply", Value::Sequence(said)) => said.iter().for_each(|said| self.modification(&tag(said))),
            ("costs" | "cost" | "additional_costs" | "block_cost" | "cost_to_block", Value::Sequence(costs)) => {
                let loyalty = costs.iter().map(tag).find(|word| word == "loyalty" && key != "costs");
                let why = "`loyalty` is allowed only as a cost of an activated ability: `activated: { costs: [ { loyalty: -2 } ], … }`";
                loyalty.into_iter().for_each(|word| self.refuse(&word, why.to_owned()));
                self.costs(costs)
            }
            ("optional_costs" | "repeatable_costs" | "alternative_costs" | "any_of", Value::Mapping(named)) => {
                named.values().filter_map(Value::as_sequence).for_each(|costs| self.costs(costs));
            }
            ("enter_with", Value::Mapping(said)) => {
                self.exceptions(said);
                said["gains"].as_sequence().into_iter().flatten().for_each(|gains| self.modification(&tag(gains)));
                self.entering = true;
            }
            // These instructions are carried out later, after the object has entered.
            ("add_abilities" | "abilities", _) => self.entering = false,
            ("do" | "then" | "otherwise" | "at_once", Value::Sequence(verbs)) => {
                verbs.iter().for_each(|verb| self.verb(verb))
            }
            _ => {}
        }
        self.entering &= !matches!(key, "delay" | "reflexive" | "replace");
    }

    /// Refuses an entry that is wrong wherever it stands.
    fn never(&mut self, key: &str, value: &Value) {
        match (key, value) {
            ("subtype", Value::String(word)) if word.starts_with('$') => {
                let why = format!("write `chosen_subtype: {}` for a subtype that was chosen", &word[1..]);
                self.refuse(word, why);
            }
            // The condition would depend on the position that the copy itself changes (613.2a).
            ("become_copy", Value::Mapping(said))
                if !said.get("until").map_or(&Value::Null, |until| &until["while"]).is_null() =>
            {
                self.refuse("while", "a copy effect can't last `while` a condition is true".to_owned());
            }
            ("play_card", Value::Mapping(said)) if said["free"].as_bool() == Some(true) && !said["cost"].is_null() => {
                self.refuse("cost", "`free` and `cost` can't be used together".to_owned());
            }
            ("player_has", Value::Mapping(said))
                if !["hexproof", "shroud", "protection"]
                    .contains(&said["keyword"]["name"].as_str().unwrap_or_default()) =>
            {
                let why = "a player can have only the keywords hexproof, shroud and protection";
                self.refuse("player_has", why.to_owned());
            }
            ("choose_value", Value::Mapping(said))
                if said.get("of_no").is_some() && said["kind"].as_str() != Some("card_name") =>
            {
                let why = "`of_no` is allowed only with `kind: card_name`, because only a card name has card types";
                self.refuse("of_no", why.to_owned());
            }
            ("any_of", Value::Mapping(ways)) if ways.len() < 2 => {
                self.refuse("any_of", "`any_of` is a choice of costs and needs at least two ways to pay".to_owned());
            }
            _ => {}
        }
    }

    /// Refuses a name alone where spells are meant. A card that was moved keeps its name, and the spell that it becomes is a new object (400.7).
    fn becomes_a_spell(&mut self, spells: &Value) {
        let named = [&spells["is"], &spells["where"]["among"]].into_iter().find_map(|of| of["bound"].as_str());
        if let Some(name) = named {
            let why =
                format!("`${name}` isn't a spell: write `{{ card_of: ${name} }}` for the spell that the card becomes");
            self.refuse(name, why);
        }
    }

    /// The designations of the rules that the engine does not carry out can't be the name of one that a card invents.
    fn designation(&mut self, to_be: &str) {
        let plain = to_be.to_lowercase().replace(['_', '-'], " ");
        let plain = plain.strip_prefix("the ").unwrap_or(&plain);
        let lacking = DESIGNATIONS.iter().find(|(known, _)| *known == plain);
        if let Some((known, number)) = lacking {
            self.refuse(to_be, format!("the engine does not carry out the designation `{known}` ({number})"));
        } else if plain == "monarch" && to_be != "the_monarch" {
            self.refuse(to_be, "the monarch is written `the_monarch` (724)".to_owned());
        }
    }

    fn ability(&mut self, kind: &str, said: &Mapping) {
        self.of_life = kind == "replacement" && is_of_life(&said["would"]);
        if kind == "static" {
            self.changes_players(said, "affects");
            let defining = said["defining"].as_bool() == Some(true);
            self.maker = if defining { Maker::Defining } else { Maker::Static };
            if said.get("from").and_then(Value::as_str) != Some("stack") && costs_itself_otherwise(said) {
                let why = "a spell is on the stack while its costs are paid (601.2a): write `from: stack`, with `if: { played_from: … }` \
                           if it is cast from another zone than the hand, or use `alternative_costs` of the spell ability";
                self.refuse("alternative_cost", format!("this would never apply: {why}"));
            }
        }
        if kind == "static" && said.get("from").and_then(Value::as_str) != Some("stack") && cant_play_itself(said) {
            let why = "a spell is on the stack when its restrictions are checked (601.2a, 601.3): write `from: stack`";
            self.refuse("cant_play", format!("`cant_play` of its own object would never apply: {why}"));
        }
        // A card that is cycled has left its zone to pay the cost (702.29c).
        let of_itself = ("triggered" == kind).then(|| &said["when"]).filter(|when| is_cycled_itself(when));
        if of_itself.is_some() && said["from"].as_str() != Some("battlefield") {
            let why =
                "the ability triggers on a keyword ability of its own card, in the zone to which the card has moved";
            self.refuse("from", format!("`from` has no effect here: {why}"));
        } else if let Some(from) = said.get("from").and_then(Value::as_str) {
            let works = AbilityWord::from_str(kind).is_ok_and(|kind| works_from(kind).contains(&from));
            self.look_up(from, works, &format!("isn't a zone in which {kind} abilities function"));
        }
    }

    /// An event, alone or as one of several.
    fn event(&mut self, event: &Value, by: Use, alone: bool) {
        let word = tag(event);
        let carried_out = EventWord::from_str(&word).is_ok_and(|event| {
            waited_for(event).contains(&by) && (alone || !matches!(event, EventWord::While | EventWord::Chapter))
        });
        match by {
            // The fault of a wrong replacement is reported together with the replacement.
            Use::Replaced => {}
            Use::Ends => self.look_up(&word, carried_out, "can't end a duration"),
            Use::Counted => self.look_up(&word, carried_out, "can't be counted as a past event"),
            Use::Triggers => self.look_up(&word, carried_out, "can't be one of several events"),
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
            // No ability sees an object cease to exist, because it does not enter a zone (111.7).
            if zone == "to" && said[zone].as_str() == Some("nowhere") {
                self.refuse(
                    "nowhere",
                    "`to: nowhere` never triggers: no ability sees an object cease to exist".to_owned(),
                );
            }
        }
        // Damage is replaced event by event, and tokens are replaced together.
        for many in ["together", "one_or_more"].into_iter().filter(|_| by == Use::Replaced) {
            if said[many].as_bool() == Some(true) {
                self.refuse(many, format!("`{many}` has no effect in a replacement effect"));
            }
        }
    }

    /// Events that cannot happen several times at one time, or that are combined by a word of their own.
    fn taken_together(&mut self, word: &str) {
        let why = match word {
            "deals_damage" | "creates" => "has a key of its own for this: `one_or_more: true`",
            "creatures_block" => "already means one or more creatures",
            "nth" => "can't be inside `one_or_more`: write `one_or_more` inside `nth`",
            "step_begins" | "one_or_more" => "never happens several times at once",
            _ => return,
        };
        self.refuse("one_or_more", format!("`{word}` {why}"));
    }

    fn modification(&mut self, word: &str) {
        let maker = self.maker;
        let why = match maker {
            Maker::Static => "can't be the effect of a static ability",
            Maker::Defining => "can't define a characteristic",
            Maker::Resolution => "can't be the effect of a spell or ability that resolves",
            Maker::Mana => "can't be an effect of mana on a spell",
            Maker::Copy => "can't be an exception of a copy",
        };
        let made = ModificationWord::from_str(word).is_ok_and(|word| made_by(word).contains(&maker));
        self.look_up(word, made, why);
    }

    /// Modifications of players. Players have no characteristics, and the rules for players have words of their own.
    fn changes_players(&mut self, said: &Mapping, whom: &str) {
        let players = said.get(whom).is_some_and(picking::is_of_players);
        for word in of_objects(said).filter(|_| players) {
            self.refuse(&word, NOT_OF_PLAYERS.to_owned());
        }
    }

    /// The exceptions of a copy.
    fn exceptions(&mut self, copy: &Mapping) {
        let outside = std::mem::replace(&mut self.maker, Maker::Copy);
        copy["except"].as_sequence().into_iter().flatten().for_each(|said| self.modification(&tag(said)));
        self.maker = outside;
    }

    fn costs(&mut self, costs: &[Value]) {
        for cost in costs {
            let word = tag(cost);
            let paid = self.given_a_cost || CostWord::from_str(&word).is_ok_and(is_paid_everywhere);
            self.look_up(&word, paid, "is allowed only as a cost inside a keyword that has a cost");
        }
    }

    fn verb(&mut self, instruction: &Value) {
        let word = tag(instruction);
        let needs = VerbWord::from_str(&word).is_ok_and(needs_a_permanent);
        let this = |of: &Value| of.as_str() == Some("self") || of["is"].as_str() == Some("self");
        let given = &instruction[word.as_str()];
        let of_it = || [&given["to"], &given["what"], &given["on"]].into_iter().any(this);
        let carried_out = !(self.entering && needs && of_it());
        self.look_up(&word, carried_out, "can't affect an object that is only entering");
    }
}

/// The designations of players and objects that the engine does not carry out, each with its rule.
const DESIGNATIONS: [(&str, &str); 13] = [
    ("alpha sector", "702.158"),
    ("archenemy", "904.2a"),
    ("beta sector", "702.158"),
    ("commander", "903.3"),
    ("gamma sector", "702.158"),
    ("initiative", "725.1"),
    ("left half unlocked", "709.5"),
    ("max speed", "702.178"),
    ("paired", "702.95"),
    ("planar controller", "901.6"),
    ("protector", "310.8"),
    ("right half unlocked", "709.5"),
    ("ring bearer", "701.54"),
];

/// Why a modification of objects does nothing to players.
pub(super) const NOT_OF_PLAYERS: &str = "this does not apply to players, who can't be controlled either (722): use `player_has: { who: you, keyword: hexproof }` or \
     `player_cant`";

/// The words of the modifications that change only objects.
pub(super) fn of_objects(said: &Mapping) -> impl Iterator<Item = String> {
    let modifications = said.get("apply").and_then(Value::as_sequence).into_iter().flatten().map(tag);
    modifications.filter(|word| {
        let of_objects =
            |word| word == ModificationWord::Control || made_by(word) != [Maker::Static, Maker::Resolution];
        ModificationWord::from_str(word).is_ok_and(of_objects)
    })
}

/// Whether an event is a gain or a loss of life.
fn is_of_life(would: &Value) -> bool {
    matches!(tag(would).as_str(), "gains_life" | "loses_life" | "loses_life_by_damage")
}
