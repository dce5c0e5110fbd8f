//! Questions to players during an action.

use std::sync::Arc;

use super::Cx;
use crate::{
    cards::Name,
    continuous,
    decision::{Answer, Decision, DecisionKind, Options},
    error::{Flow, Stop, refuse},
    eval::may_look::is_among_unseen,
    game::{Game, TraceLine},
    ground::Because,
    ids::{Entity, ObjectId, PlayerId},
    rule::MarkUse,
};

impl Cx<'_> {
    /// Asks a player. If there is only one answer, it is used without asking. If the rule is switched off that lets the player decide, the first
    /// answer is used.
    ///
    /// # Errors
    ///
    /// [`Stop::Need`] without an answer, [`Stop::BadAnswer`] with an answer that is not an option.
    pub fn ask(
        &mut self,
        player: PlayerId,
        kind: DecisionKind,
        source: Option<ObjectId>,
        name: Option<Name>,
        options: Options,
    ) -> Flow<Answer> {
        self.ask_about(None, (player, kind), source, name, options)
    }

    fn ask_about(
        &mut self,
        about: Option<ObjectId>,
        (player, kind): (PlayerId, DecisionKind),
        source: Option<ObjectId>,
        name: Option<Name>,
        options: Options,
    ) -> Flow<Answer> {
        self.within_budget()?;
        let rule = kind.rule();
        if self.table.is_off(rule) {
            return Ok(options.first());
        }
        let forced = options.forced();
        let decision = Decision { player, kind, source, about, name, options, moment: self.moment };
        let _ = self.game();
        let seen = self.seen.get_or_init(|| Arc::new(continuous::project(self.table, &self.state)));
        let game = Game { work: Some(&self.work), ..Game::new(self.table, &self.state, seen) };
        if let Some(answer) = forced {
            return match self.chooser.forced(&game, &decision, &answer) {
                None => Ok(answer),
                Some(meant) => Err(Stop::BadAnswer { decision: Box::new(decision), answer: meant }),
            };
        }
        if self.state.player(decision.player).lost {
            return refuse("a choice of a player who has left the game");
        }
        if is_among_unseen(game, &decision) {
            return refuse("choosing among face-down exiled cards");
        }
        // The order of a graveyard, or of damage, does not keep a loop of mandatory actions from going on (104.4b).
        self.asked |= !matches!(kind, DecisionKind::OrderGraveyard | DecisionKind::OrderDamage);
        match self.chooser.choose(&game, &decision) {
            None => Err(Stop::Need(Box::new(decision))),
            Some(answer) if decision.options.allow(&answer) => {
                if self.tracing && !answer.is_nothing() {
                    self.notes.note((rule, decision.source).ground(), MarkUse::Applied);
                }
                self.notes.line(TraceLine::Asked(Box::new(decision), answer.clone()));
                Ok(answer)
            }
            Some(answer) => Err(Stop::BadAnswer { decision: Box::new(decision), answer }),
        }
    }

    /// Asks a yes-or-no question.
    ///
    /// # Errors
    ///
    /// The errors of [`Cx::ask`].
    pub fn ask_yes(
        &mut self,
        player: PlayerId,
        kind: DecisionKind,
        source: Option<ObjectId>,
        name: Option<Name>,
    ) -> Flow<bool> {
        self.ask(player, kind, source, name, Options::YesNo).map(|answer| answer == Answer::Yes)
    }

    /// Asks whether to play that card now.
    ///
    /// # Errors
    ///
    /// The errors of [`Cx::ask`].
    pub fn ask_to_play(
        &mut self,
        player: PlayerId,
        card: ObjectId,
        source: ObjectId,
        name: Option<Name>,
    ) -> Flow<bool> {
        let asked = (player, DecisionKind::PlayNow);
        self.ask_about(Some(card), asked, Some(source), name, Options::YesNo).map(|answer| answer == Answer::Yes)
    }

    /// Asks for objects or players.
    ///
    /// # Errors
    ///
    /// The errors of [`Cx::ask`].
    pub fn ask_entities(
        &mut self,
        player: PlayerId,
        kind: DecisionKind,
        source: Option<ObjectId>,
        name: Option<Name>,
        options: Options,
    ) -> Flow<Vec<Entity>> {
        match self.ask(player, kind, source, name, options)? {
            Answer::Entities(entities) => Ok(entities),
            _ => Ok(Vec::new()),
        }
    }
}
