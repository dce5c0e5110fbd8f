//! The language within a step: objects, players, mana, options of a play. A [`Cursor`] reads the words of a step, and every error has the range
//! of the words that it is about.

pub(crate) mod choice;
pub(crate) mod event;
pub mod list;
pub mod objects;
pub(crate) mod play;
pub(crate) mod position;
pub(crate) mod words;

pub(crate) use choice::{choice_phrase, decision_kind, eligible_phrase, settled_phrase};
pub(crate) use event::{Happening, event_list, times};
pub(crate) use objects::{anything, division, handle, handles, targets, which_ability};
pub(crate) use play::{action_phrase, activate_phrase, block_phrase, ninjutsu_phrase, play_phrase, tap_phrase};
pub(crate) use position::{colors, facts, states, token_words};
pub(crate) use words::{color_name, color_word, moment_phrase, phase_phrase, phase_word};

use crate::{
    case::{Mana, Seat},
    limits,
};
use std::ops::Range;

/// An error in the words of a step.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Problem {
    /// What is wrong.
    pub message: String,
    /// How to correct it.
    pub help: Option<String>,
    /// The range of bytes in the step's text.
    pub at: Range<usize>,
}

impl Problem {
    /// An error about a part of a step.
    pub fn new(message: impl Into<String>, at: Range<usize>) -> Self {
        Problem { message: message.into(), help: None, at }
    }

    /// The same error with advice.
    #[must_use]
    pub fn help(mut self, help: impl Into<String>) -> Self {
        self.help = Some(help.into());
        self
    }
}

/// The result of reading a part of a step.
pub type Read<T> = Result<T, Problem>;

/// A word, a quoted text, an amount of mana or a punctuation mark.
#[derive(Clone, Debug, PartialEq, Eq)]
enum Token {
    /// `"Glacial Ray"`, without the quotes.
    Quoted(String),
    /// `{1}{R}`.
    Mana(String),
    /// Any other word; a comma and a bar are words of their own.
    Word(String),
}

/// A position in the words of a step.
#[derive(Clone, Debug)]
pub struct Cursor {
    tokens: Vec<(Token, Range<usize>)>,
    next: usize,
    end: usize,
    /// What could follow at a position, for the message if nothing else may follow.
    could: Option<(usize, Vec<&'static str>)>,
}

impl Cursor {
    /// Divides a text into words. `offset` is the place of the text in its step.
    ///
    /// # Errors
    ///
    /// A quotation mark that isn't closed.
    pub fn new(text: &str, offset: usize) -> Read<Self> {
        let mut tokens = Vec::new();
        let mut rest = text;
        loop {
            rest = rest.trim_start();
            let start = offset + text.len() - rest.len();
            let Some(first) = rest.chars().next() else { break };
            let length = match first {
                '"' => match rest[1..].find('"') {
                    Some(close) => close + 2,
                    None => return Err(Problem::new("the closing quotation mark is missing", start..start + 1)),
                },
                ',' | '|' => 1,
                '{' => rest.find(|c: char| c.is_whitespace() || c == ',').unwrap_or(rest.len()),
                _ => rest.find(|c: char| c.is_whitespace() || c == ',' || c == '"').unwrap_or(rest.len()),
            };
            let word = &rest[..length];
            let token = match first {
                '"' => Token::Quoted(word[1..length - 1].to_owned()),
                '{' => Token::Mana(word.to_owned()),
                _ => Token::Word(word.to_owned()),
            };
            tokens.push((token, start..start + length));
            rest = &rest[length..];
        }
        Ok(Cursor { tokens, next: 0, end: offset + text.len(), could: None })
    }

    fn token(&self) -> Option<&Token> {
        self.tokens.get(self.next).map(|(token, _)| token)
    }

    /// The bytes of the next word, or the end of the step.
    pub(crate) fn here(&self) -> Range<usize> {
        self.tokens.get(self.next).map_or(self.end..self.end, |(_, at)| at.clone())
    }

    /// The bytes of the word just read.
    pub(crate) fn last(&self) -> Range<usize> {
        self.next.checked_sub(1).and_then(|last| self.tokens.get(last)).map_or(self.here(), |(_, at)| at.clone())
    }

    /// Whether all words have been read.
    pub(crate) fn done(&self) -> bool {
        self.next >= self.tokens.len()
    }

    /// An error about the next word.
    pub(crate) fn expected(&self, what: &str) -> Problem {
        let found = match self.token() {
            None => "the step ends".to_owned(),
            Some(Token::Word(word) | Token::Mana(word)) => format!("found `{word}`"),
            Some(Token::Quoted(name)) => format!("found \"{name}\""),
        };
        Problem::new(format!("expected {what}, but {found}"), self.here())
    }

    /// Reads these words if they come next.
    pub(crate) fn take(&mut self, words: &str) -> bool {
        let mut next = self.next;
        for word in words.split(' ') {
            match self.tokens.get(next) {
                Some((Token::Word(found), _)) if found == word => next += 1,
                _ => return false,
            }
        }
        self.next = next;
        true
    }

    /// Whether these words come next.
    pub(crate) fn sees(&self, words: &str) -> bool {
        self.clone().take(words)
    }

    /// Reads one of several wordings and returns which.
    pub(crate) fn take_any(&mut self, wordings: &[&str]) -> Option<usize> {
        wordings.iter().position(|words| self.take(words))
    }

    /// Reads these words; an error if they don't come next.
    pub(crate) fn need(&mut self, words: &str) -> Read<()> {
        if self.take(words) { Ok(()) } else { Err(self.expected(&format!("`{words}`"))) }
    }

    /// An error if there are more words.
    pub(crate) fn finish(&self, instead: &str) -> Read<()> {
        if self.done() {
            return Ok(());
        }
        let problem = self.expected(instead);
        match &self.could {
            Some((at, words)) if *at == self.next => Err(self.instead_of(problem, words)),
            _ => Err(problem),
        }
    }

    /// Whether quoted text comes next.
    #[must_use]
    pub fn sees_quoted(&self) -> bool {
        matches!(self.token(), Some(Token::Quoted(_)))
    }

    /// Reads quoted text.
    pub(crate) fn quoted(&mut self, what: &str) -> Read<String> {
        match self.token() {
            Some(Token::Quoted(name)) => {
                let name = name.clone();
                self.next += 1;
                Ok(name)
            }
            _ => Err(self.expected(&format!("{what} in quotation marks"))),
        }
    }

    /// Reads `"a"`, `"a" and "b"`, `"a", "b" and "c"`.
    pub(crate) fn quoted_list(&mut self, what: &str) -> Read<Vec<String>> {
        let mut list = vec![self.quoted(what)?];
        while self.more(Cursor::sees_quoted) {
            list.push(self.quoted(what)?);
        }
        Ok(list)
    }

    /// Reads a comma or `and` between two entries of a list, if another entry follows.
    pub(crate) fn more(&mut self, entry_follows: impl Fn(&Cursor) -> bool) -> bool {
        let mut ahead = self.clone();
        if !(ahead.take(",") | ahead.take("and")) || !entry_follows(&ahead) {
            return false;
        }
        *self = ahead;
        true
    }

    /// Reads any plain word.
    pub(crate) fn word(&mut self, what: &str) -> Read<String> {
        match self.token() {
            Some(Token::Word(word)) => {
                let word = word.clone();
                self.next += 1;
                Ok(word)
            }
            _ => Err(self.expected(what)),
        }
    }

    /// The next plain word, without reading it.
    pub(crate) fn peek(&self) -> Option<&str> {
        match self.token() {
            Some(Token::Word(word)) => Some(word),
            _ => None,
        }
    }

    /// Reads a number in digits, or as a word up to ten; `no` is zero.
    pub(crate) fn number(&mut self) -> Read<u32> {
        match self.peek().and_then(number_word) {
            Some(number) => {
                if let Some(message) = limits::number(number.into()) {
                    return Err(Problem::new(message, self.here()));
                }
                self.next += 1;
                Ok(number)
            }
            None => Err(self.expected("a number")),
        }
    }

    /// Whether a number comes next.
    pub(crate) fn sees_number(&self) -> bool {
        self.peek().and_then(number_word).is_some()
    }

    /// Reads an amount of mana.
    pub(crate) fn mana(&mut self) -> Read<Mana> {
        match self.token() {
            Some(Token::Mana(text)) => {
                let mana = text.parse().map_err(|bad| Problem::new(format!("{bad}"), self.here()))?;
                self.next += 1;
                Ok(mana)
            }
            _ => Err(self.expected("mana, like {1}{R}")),
        }
    }

    /// Whether mana comes next.
    pub(crate) fn sees_mana(&self) -> bool {
        matches!(self.token(), Some(Token::Mana(_)))
    }

    /// Reads a player's name.
    pub(crate) fn player(&mut self) -> Read<Seat> {
        match self.peek() {
            Some(name) if is_player(name) => {
                let seat = Seat(name.to_owned());
                self.next += 1;
                Ok(seat)
            }
            _ => Err(self.expected("a player (Alice, Bob, Carol or Dave)")),
        }
    }

    /// Whether a player's name comes next.
    pub(crate) fn sees_player(&self) -> bool {
        self.peek().is_some_and(is_player)
    }

    /// Reads `Alice's`.
    pub(crate) fn possessive(&mut self) -> Read<Seat> {
        match self.peek().and_then(|word| word.strip_suffix("'s")) {
            Some(name) if is_player(name) => {
                let seat = Seat(name.to_owned());
                self.next += 1;
                Ok(seat)
            }
            _ => Err(self.expected("a player with `'s` (Alice's, Bob's …)")),
        }
    }

    /// Whether `Alice's` comes next.
    pub(crate) fn sees_possessive(&self) -> bool {
        self.peek().and_then(|word| word.strip_suffix("'s")).is_some_and(is_player)
    }
}

/// The players of a case, in turn order.
pub(crate) const PLAYERS: [&str; 4] = ["Alice", "Bob", "Carol", "Dave"];

fn is_player(name: &str) -> bool {
    PLAYERS.contains(&name)
}

/// The numbers that have words, from zero.
pub(crate) const NUMBERS: [&str; 11] =
    ["no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten"];

/// `3`, `three`, `a`, `no` as a number.
pub(crate) fn number_word(word: &str) -> Option<u32> {
    match word {
        "a" | "an" => Some(1),
        _ => NUMBERS
            .iter()
            .position(|known| *known == word)
            .and_then(|n| u32::try_from(n).ok())
            .or_else(|| word.parse().ok()),
    }
}

/// `2/3`, `+1/-1` or `1/1` as a pair.
pub(crate) fn pair_word(word: &str) -> Option<(i32, i32)> {
    let (power, toughness) = word.split_once('/')?;
    Some((power.parse().ok()?, toughness.parse().ok()?))
}
