//! Turns, steps and priority (500–502, 117).

use smallvec::smallvec;

use crate::{cards::values::Step, change::TurnChange, event::Event, ids::PlayerId, state::State};

impl State {
    /// Carries out a change of turns, steps or priority.
    pub(super) fn commit_turn(&mut self, change: TurnChange, events: &mut Vec<Event>) {
        match change {
            TurnChange::BeginTurn { player, steps, extra, left_out } => {
                self.turn.left_out.extend(left_out);
                self.begin_turn(player, steps, extra, events);
            }
            TurnChange::ForgetTurnsLeftOut => self.turn.left_out.clear(),
            TurnChange::BeginStep { step } => {
                if self.turn.to_come.first() == Some(&step) {
                    self.turn.to_come.remove(0);
                }
                self.turn.step = step;
                self.turn.passed = 0;
                events.push(Event::StepBegan { step, active: self.turn.active });
            }
            TurnChange::EndStep => {
                self.turn.priority = None;
                events.push(Event::StepEnded { step: self.turn.step });
            }
            TurnChange::AddSteps { steps } => {
                events.push(Event::PhasesAdded { steps: steps.clone() });
                let at = self.rest_of_phase();
                self.turn.to_come.insert_many(at, steps);
            }
            TurnChange::SkipNext if self.turn.to_come.is_empty() => {}
            TurnChange::SkipNext => {
                let step = self.turn.to_come.remove(0);
                events.push(Event::StepSkipped { step, player: self.turn.active });
            }
            TurnChange::SkipTo { step } => {
                let (player, to_come) = (self.turn.active, std::mem::take(&mut self.turn.to_come));
                let at = to_come.iter().rposition(|s| *s == step);
                let skipped = &to_come[..at.unwrap_or(to_come.len())];
                events.extend(skipped.iter().map(|step| Event::StepSkipped { step: *step, player }));
                self.turn.to_come = at.map_or_else(|| smallvec![step], |at| to_come[at..].into());
            }
            TurnChange::ExtraTurn { player, first: true } => self.turn.extra_turns.push(player),
            TurnChange::ExtraTurn { player, first: false } => self.turn.extra_turns.insert(0, player),
            TurnChange::GivePriority { player } => {
                self.turn.priority = player;
                events.extend(player.map(|player| Event::PriorityGiven { player }));
            }
            TurnChange::Pass { player } => {
                // If the rule is switched off by which the turn continues, players pass without end.
                self.turn.passed = self.turn.passed.saturating_add(1);
                events.push(Event::Passed { player });
            }
            TurnChange::ResetPasses => self.turn.passed = 0,
            TurnChange::PlayLand { player, card, by } => {
                let who = self.player_mut(player);
                who.lands_played += 1;
                who.additional_lands.extend(by);
                events.push(Event::LandPlayed { card, player });
            }
            TurnChange::Repeat(repetition) => self.turn.repetition = repetition,
            TurnChange::Activated(activation) => self.turn.activations.push(activation),
            TurnChange::EndingTurn { under_way } => {
                self.turn.ending = under_way;
                events.extend(under_way.then_some(Event::TurnEnding));
            }
            TurnChange::BecomeTime { to } => {
                let from = self.turn.daytime.replace(to);
                events.extend((from != Some(to)).then_some(Event::TimeChanged { from, to }));
            }
            TurnChange::Announcing { under_way } => {
                let tops = || self.players.iter().map(|player| player.library.last().copied()).collect();
                self.turn.announcing = under_way.then(tops);
            }
        }
    }

    /// How many of the coming steps belong to the present phase.
    fn rest_of_phase(&self) -> usize {
        let phase = |step: Step| match step {
            Step::Untap | Step::Upkeep | Step::Draw => 0,
            Step::PrecombatMain => 1,
            Step::PostcombatMain => 3,
            Step::End | Step::Cleanup => 4,
            _ => 2,
        };
        let (now, mut last) = (phase(self.turn.step), self.turn.step);
        let goes_on = |step: &&Step| phase(**step) == now && **step > std::mem::replace(&mut last, **step);
        self.turn.to_come.iter().take_while(goes_on).count()
    }

    fn begin_turn(&mut self, player: PlayerId, steps: Vec<Step>, extra: bool, events: &mut Vec<Event>) {
        if extra {
            self.turn.resumes_after = self.turn.resumes_after.or(Some(self.turn.active));
            while self.turn.extra_turns.pop().is_some_and(|taker| taker != player) {}
        } else {
            self.turn.resumes_after = None;
            self.turn.extra_turns.clear();
        }
        let active = self.turn.active;
        let own = |event: &&Event| matches!(event, Event::Cast { player, .. } if *player == active);
        self.turn.cast_before = Some(u32::try_from(self.history.iter().filter(own).count()).unwrap_or(u32::MAX));
        self.history.clear();
        self.turn.activations.clear();
        self.moments.clear();
        self.turn.number += 1;
        self.turn.active = player;
        self.turn.to_come = steps.into();
        let number = self.turn.number;
        let taker = self.player_mut(player);
        taker.turn_before = std::mem::replace(&mut taker.last_turn, number);
        for player in self.players.iter_mut() {
            player.lands_played = 0;
            player.additional_lands.clear();
        }
        events.push(Event::TurnBegan { player, number: self.turn.number });
    }
}
