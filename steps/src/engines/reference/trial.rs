//! Playing a card on a copy of the game, as far as its targets: what could be targeted if it were played now.

use casebook_engine::{
    action::{Action, apply},
    decision::{Answer, Chooser, Decision, DecisionKind, Options},
    game::{Game, Table},
    ids::{Entity, ObjectId, PlayerId},
    state::State,
};

/// What the nth instance of "target" could be, were the card played; nothing if playing it doesn't come that far.
pub(super) fn targets_if_played(
    table: &Table,
    state: &State,
    player: PlayerId,
    card: ObjectId,
    nth: usize,
) -> Option<Vec<Entity>> {
    let mut curious = Curious { wanted: nth, seen: 0, found: None };
    // The game goes on from its own state, not from this one.
    let _tried = apply(table, state, &Action::Cast { player, card }, &mut curious);
    curious.found
}

/// Declines what is optional, and notes what the wanted instance may be.
struct Curious {
    wanted: usize,
    seen: usize,
    found: Option<Vec<Entity>>,
}

impl Curious {
    fn note(&mut self, decision: &Decision) {
        if decision.kind == DecisionKind::Targets {
            if let (true, Options::Entities { from, .. }) = (self.seen == self.wanted, &decision.options) {
                self.found = Some(from.clone());
            }
            self.seen += 1;
        }
    }
}

impl Chooser for Curious {
    fn choose(&mut self, _: &Game<'_>, decision: &Decision) -> Option<Answer> {
        self.note(decision);
        match (&decision.options, decision.kind) {
            (_, _) if self.found.is_some() => None,
            (Options::Entities { from, .. }, DecisionKind::Targets) => {
                from.first().map(|first| Answer::Entities(vec![*first]))
            }
            (Options::Entities { least: 0, .. }, _) => Some(Answer::Entities(Vec::new())),
            (Options::Words { least: 0, .. }, _) => Some(Answer::Words(Vec::new())),
            (Options::Words { from, least, .. }, DecisionKind::Modes) => {
                Some(Answer::Words(from.iter().take(*least).cloned().collect()))
            }
            (Options::Number { least, .. }, _) => Some(Answer::Number(*least)),
            _ => None,
        }
    }

    fn forced(&mut self, _: &Game<'_>, decision: &Decision, _: &Answer) -> bool {
        self.note(decision);
        self.found.is_none()
    }
}
