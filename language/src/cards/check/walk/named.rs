//! Selectors, keywords and keyword actions by their names, with the arguments that they need.

use serde_yaml::Value;

use super::Walk;
use crate::{
    cards::{
        action::{ActParam, ActionDef},
        keyword::{KeywordDef, Param},
        lacking::{has_no_word, lacking, written_as},
    },
    document::{listed, nearest},
};

impl<'a> Walk<'a> {
    pub(super) fn selector(&mut self, name: &str) {
        if (self.quality && name == "quality") || self.lexicon.selectors.contains(name) {
            return;
        }
        let references =
            ["self", "you", "it", "host", "opponents", "each_player", "active_player", "defending_player", "linked"];
        let near = nearest(name, self.lexicon.selectors.iter().copied().chain(references));
        let valid: Vec<&str> = self.lexicon.selectors.iter().copied().collect();
        let message = format!("there is no selector `{name}`{}", listed(&valid, near.is_some()));
        self.fault(name, message, near);
    }

    pub(super) fn keyword(&mut self, name: &str) -> Option<&'a KeywordDef> {
        let found = self.lexicon.keywords.iter().find(|def| &*def.keyword == name).copied();
        if found.is_none() {
            let valid: Vec<&str> = self.lexicon.keywords.iter().map(|def| def.keyword.as_str()).collect();
            self.unknown("keyword", name, &valid);
        }
        found
    }

    /// A keyword or keyword action that isn't there: it is written in other words, the engine lacks it, or it is a mistake.
    fn unknown(&mut self, sort: &str, name: &str, valid: &[&str]) {
        let (message, near) = match (written_as(name), lacking(name)) {
            (Some(words), _) => (format!("there is no {sort} `{name}`: {words}"), None),
            (_, Some(number)) => (format!("the engine does not carry out the {sort} `{name}` ({number})"), None),
            _ if has_no_word(name) => (without_word(name), None),
            _ => {
                let near = nearest(name, valid.iter().copied());
                (format!("there is no {sort} `{name}`{}", listed(valid, near.is_some())), near)
            }
        };
        self.fault(name, message, near);
    }

    /// The keyword of which another is a variant must exist, and no keyword can be a variant of itself through others.
    pub(in super::super) fn counts_as(&mut self, keyword: &str, of: &str) {
        let mut next = self.keyword(of);
        for _ in 0..self.lexicon.keywords.len() {
            let Some(def) = next else { return };
            if def.keyword == keyword {
                return self.fault(of, format!("`{keyword}` can't count as a variant of itself"), None);
            }
            let variant_of = def.counts_as.as_ref();
            next = variant_of.and_then(|of| self.lexicon.keywords.iter().copied().find(|def| def.keyword == *of));
        }
    }

    pub(super) fn keyword_with(&mut self, keyword: &Value) {
        let name = keyword["name"].as_str().unwrap_or_default();
        let Some(def) = self.keyword(name) else { return };
        let with = &keyword["with"];
        let cost = with["cost"].as_sequence().is_some_and(|cost| !cost.is_empty());
        let given = [(Param::N, "number", !with["n"].is_null()), (Param::Cost, "cost", cost)];
        for (param, called, given) in given.into_iter().chain([(Param::Quality, "quality", !with["quality"].is_null())])
        {
            match (def.params.contains(&param), given) {
                (true, false) => self.fault(name, format!("keyword `{name}` needs a {called}"), None),
                (false, true) => self.fault(name, format!("keyword `{name}` has no {called}"), None),
                _ => {}
            }
        }
    }

    pub(super) fn action(&mut self, name: &str) -> Option<&'a ActionDef> {
        let found = self.lexicon.actions.iter().find(|def| &*def.action == name).copied();
        if found.is_none() {
            let valid: Vec<&str> = self.lexicon.actions.iter().map(|def| def.action.as_str()).collect();
            self.unknown("keyword action", name, &valid);
        }
        found
    }

    /// A keyword action needs exactly the arguments for its parameters.
    pub(super) fn action_with(&mut self, action: &Value) {
        let name = action["name"].as_str().unwrap_or_default();
        let Some(def) = self.action(name) else { return };
        let with = &action["with"];
        for param in [ActParam::N, ActParam::What, ActParam::Other] {
            let word = param.word();
            match (def.params.contains(&param), !with[word].is_null()) {
                (true, false) => self.fault(name, format!("keyword action `{name}` needs `{word}`"), None),
                (false, true) => self.fault(name, format!("keyword action `{name}` has no `{word}`"), None),
                _ => {}
            }
        }
        if def.gives.is_none() && !with["as"].is_null() {
            self.fault(name, format!("keyword action `{name}` has no result that a name could bind"), None);
        }
    }

    /// The names of the action's result and of its performers must be bound by its instructions.
    pub(in super::super) fn gives(&mut self, def: &ActionDef) {
        let names = def.gives.iter().chain(&def.performers);
        for name in names.filter(|name| !self.bound.contains(name.as_str())).collect::<Vec<_>>() {
            self.fault(name, format!("nothing in the instructions binds the name `{name}`"), None);
        }
    }
}

/// The message for the name of a mechanic for which there is no word.
fn without_word(mechanic: &str) -> String {
    format!("the engine does not carry out `{mechanic}`, and the card language has no word for it")
}
