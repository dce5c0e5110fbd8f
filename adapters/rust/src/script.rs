//! Plays the script of a case: at each stop of the engine a player acts or passes, and the points that are reached are observed.

use casebook_protocol::{
    case::{Action, Case, DecisionSeen, Handle, Legality, Query, ScriptOp, Target, Value},
    port::{End, Observation, Ran, Seen as Observed, UnsupportedKind},
};

use crate::{
    Adapter, Awaits, Handlers, Options, Prompt, Result, Stop,
    answers::{self, Given},
    names::Names,
    needs::{self, ANNOUNCED, variant},
    operations::{Move, Operation},
    part::Reading,
    position::position,
    seen::moment,
};

/// How often players pass during one operation before something must be wrong.
const LIMIT: usize = 2000;

/// The script of one case, while it is played.
pub(crate) struct Script<'c, A: Adapter> {
    pub(crate) handlers: &'c Handlers<A>,
    pub(crate) case: &'c Case,
    pub(crate) edition: &'c str,
    pub(crate) adapter: A,
    pub(crate) names: Names<A>,
    pub(crate) ops: Vec<ScriptOp>,
    /// The place of the operation that is carried out.
    pub(crate) step: usize,
    pub(crate) given: Vec<Given>,
    /// How many players have passed in succession.
    pub(crate) passes: usize,
    /// Whether decisions without an answer are made in any legal way: for a question of legality.
    pub(crate) any_choice: bool,
    tried: Option<Legality>,
    /// The next point to be observed.
    point: usize,
    observes: bool,
    observations: Vec<Observation>,
}

/// Plays a case. It never fails: each error is an end.
pub(crate) fn run<A: Adapter>(handlers: &Handlers<A>, case: &Case, edition: &str) -> Ran {
    if let Some(lack) = needs::lack(handlers, case) {
        return Ran::ended(End::Unsupported(lack));
    }
    let mut script = match position(handlers, case, edition) {
        Ok(placed) => Script::new(handlers, case, edition, placed, case.script.clone()),
        Err(stop) => return Ran::ended(stop.end(0)),
    };
    script.observes = true;
    let end = match script.play() {
        Ok(()) => End::Completed,
        Err(stop) => stop.end(script.step),
    };
    let unused = script.given.iter().filter(|one| !one.used && !one.is_announced()).map(|one| one.step).collect();
    let unused_answers = if end == End::Completed { unused } else { Vec::new() };
    Ran { observations: script.observations, unused_answers, ..Ran::ended(end) }
}

impl<'c, A: Adapter> Script<'c, A> {
    /// A script at its beginning, which makes no observations.
    pub(crate) fn new(
        handlers: &'c Handlers<A>,
        case: &'c Case,
        edition: &'c str,
        (adapter, names): (A, Names<A>),
        ops: Vec<ScriptOp>,
    ) -> Self {
        let given = given(&ops);
        Self {
            handlers,
            case,
            edition,
            adapter,
            names,
            ops,
            step: 0,
            given,
            passes: 0,
            any_choice: false,
            tried: None,
            point: 0,
            observes: false,
            observations: Vec::new(),
        }
    }

    /// Plays all operations.
    pub(crate) fn play(&mut self) -> Result {
        self.observe(0)?;
        while self.step < self.ops.len() {
            self.carry_out()?;
            self.settle()?;
            self.step = self.last() + 1;
            self.observe(self.step)?;
        }
        self.unasked()
    }

    /// A case of which the engine never asked for a part isn't that case.
    fn unasked(&self) -> Result {
        match self.given.iter().find(|one| !one.used && one.is_announced()) {
            Some(one) if self.any_choice => Err(Stop::refused(format!("the engine does not ask for `{}`", one.path))),
            Some(one) => Err(Stop::unsupported(UnsupportedKind::Op, one.path.clone())),
            None => Ok(()),
        }
    }

    /// The place of the last answer of the present operation; its own if it has none.
    fn last(&self) -> usize {
        let answers = self.ops.iter().skip(self.step + 1).take_while(|op| matches!(op, ScriptOp::Answer(_)));
        self.step + answers.count()
    }

    /// Carries out the present operation: players act or pass until it is complete.
    fn carry_out(&mut self) -> Result {
        let op = self.ops[self.step].clone();
        if let ScriptOp::Try(action) = &op {
            let answers = self.ops[self.step + 1..=self.last()].to_vec();
            let refused = self.refused(action, answers, false)?;
            self.tried = Some(refused.map_or(Ok(Legality::Legal), Stop::legality)?);
            if self.tried != Some(Legality::Legal) {
                return Ok(());
            }
        }
        self.settle()?;
        let operation = Operation::begin(&self.adapter, &self.names, &op)?;
        for _ in 0..LIMIT {
            let stop = self.adapter.awaits();
            if matches!(stop, Awaits::Over) {
                return if operation.ends_with_game() { Ok(()) } else { Err(Stop::refused("the game is over")) };
            }
            match (operation.next(&self.adapter, &stop, self.passes, self.names.players.len())?, &op) {
                (Move::Done, _) => return Ok(()),
                (Move::Act, ScriptOp::Act(Action::Pass { .. }) | ScriptOp::Try(Action::Pass { .. })) => {
                    return self.pass(&stop).map(|_| ());
                }
                (Move::Act, ScriptOp::Act(action) | ScriptOp::Try(action)) => {
                    self.passes = 0;
                    return self.act(action);
                }
                (Move::Act | Move::Pass, _) => {
                    let resolved = self.pass(&stop)?;
                    self.settle()?;
                    if resolved && matches!(op, ScriptOp::ResolveTop) {
                        return Ok(());
                    }
                }
            }
        }
        Err(Stop::Error(format!("the engine did not get there within {LIMIT} passes")))
    }

    /// The player passes, and the top of the stack resolves if that was the last player to pass: the answer. Then nobody has passed in succession.
    ///
    /// The height of the stack doesn't tell, because what resolves can make an ability trigger.
    fn pass(&mut self, stop: &Awaits<A>) -> Result<bool> {
        let place = |adapter: &A| (adapter.now().turn, adapter.now().phase, adapter.stack().len());
        let before = place(&self.adapter);
        self.adapter.pass()?;
        let passed = matches!(stop, Awaits::Priority(_)) && place(&self.adapter) == before;
        self.passes = if passed { self.passes + 1 } else { 0 };
        let all = self.passes >= self.names.players.len();
        if all {
            self.passes = 0;
        }
        Ok(before.2 > 0 && (all || !passed))
    }

    /// Carries out an action. The parts that the engine asks for wait for its decisions.
    fn act(&mut self, action: &Action) -> Result {
        let (name, fields) = variant(action);
        let text = |field: &str| fields.get(field).and_then(|value| value.as_str()).map(str::to_owned);
        for part in needs::prompted(self.handlers, &name, &fields) {
            let kind = ANNOUNCED.iter().find(|(field, _)| *field == part).map_or(part, |(_, kind)| kind);
            for choice in answers::announced(kind, &fields[part])? {
                self.given.push(Given {
                    player: text("player").unwrap_or_default(),
                    source: text("card").or_else(|| text("source")),
                    choice,
                    kind: kind.to_owned(),
                    step: self.step,
                    owner: self.step,
                    path: format!("{name}.{part}"),
                    used: false,
                });
            }
        }
        let Some(handler) = self.handlers.acts.get(name.as_str()) else {
            return Err(Stop::unsupported(UnsupportedKind::Op, name));
        };
        self.names.look(&self.adapter, self.handlers)?;
        (handler.run)(&mut self.adapter, &Reading::new(&self.names, fields))
    }

    // Decisions.

    /// Makes the decisions that the engine waits for, as long as it waits for one.
    pub(crate) fn settle(&mut self) -> Result {
        for _ in 0..LIMIT {
            let Awaits::Decision(prompt) = self.adapter.awaits() else { return Ok(()) };
            self.names.look(&self.adapter, self.handlers)?;
            let chosen = self.decision(&prompt)?;
            self.adapter.decide(chosen)?;
        }
        Err(Stop::Error(format!("the engine asked for more than {LIMIT} decisions")))
    }

    fn decision(&mut self, prompt: &Prompt<A>) -> Result<crate::Chosen<A>> {
        let found = answers::fitting(&self.given, prompt, &self.names, self.step);
        let forced = answers::forced(prompt);
        if let Some(first) = found.first().map(|at| &self.given[*at]) {
            // An answer of another operation is asked for at another moment than casebook asks: no point is here.
            if forced.is_none() && !first.is_announced() && first.owner == self.step {
                self.wait()?;
            }
            let chosen = answers::joined(&self.given, &found, &self.names)?;
            found.iter().for_each(|at| self.given[*at].used = true);
            return Ok(chosen);
        }
        let wrong = answers::wrong(&self.given, prompt, &self.names, self.step);
        if let Some(path) = wrong.map(|one| one.path.clone()) {
            self.wait()?;
            return Err(Stop::refused(format!("what `{path}` says is not on offer")));
        }
        match forced {
            Some(forced) => Ok(forced),
            None if self.any_choice => answers::any(prompt),
            None => {
                self.wait()?;
                Err(Stop::Undecided(Box::new(self.decision_seen(prompt)?)))
            }
        }
    }

    /// Observes the point at which a decision waits: after the operation and the answers that were used so far.
    fn wait(&mut self) -> Result {
        let own = self.given.iter().filter(|one| one.used && one.owner == self.step && !one.is_announced()).count();
        self.observe(self.step + 1 + own)
    }

    /// A decision that waits, as the protocol describes it.
    pub(crate) fn decision_seen(&self, prompt: &Prompt<A>) -> Result<DecisionSeen> {
        let name = |thing| match self.names.target(thing, &self.adapter)? {
            Target::Object(Handle(name)) => Ok(name),
            Target::Player(seat) => Ok(seat.0),
        };
        let yes_or_no = matches!(prompt.kind, "may" | "pay");
        let options = match &prompt.options {
            Options::Any if yes_or_no => vec!["yes".to_owned(), "no".to_owned()],
            Options::Any => Vec::new(),
            Options::Things(things) => things.iter().map(name).collect::<Result<_>>()?,
            Options::Words(words) => words.clone(),
        };
        Ok(DecisionSeen {
            player: self.names.seat(&prompt.player)?,
            kind: prompt.kind.to_owned(),
            source: prompt.source.as_ref().map(|source| self.names.handle(source, &self.adapter)),
            when: prompt.when.to_owned(),
            options,
            at_least: (!yes_or_no).then_some(prompt.least),
            at_most: prompt.most.filter(|_| !yes_or_no),
        })
    }

    // Points.

    /// Makes the observations of all points up to this one.
    fn observe(&mut self, point: usize) -> Result {
        while self.observes && self.point <= point {
            self.names.look(&self.adapter, self.handlers)?;
            for (index, probe) in self.case.probes.iter().enumerate().filter(|(_, probe)| probe.after == self.point) {
                let seen = match self.see(&probe.query) {
                    Ok(value) => Observed::Value(value),
                    Err(Stop::Unobservable(why)) => Observed::Unobservable(why),
                    Err(stop) => return Err(stop),
                };
                self.observations.push(Observation { probe: index, seen });
            }
            self.point += 1;
        }
        Ok(())
    }

    fn see(&self, query: &Query) -> Result<Value> {
        let name = match query {
            Query::Object { aspect, .. } => format!("object.{}", variant(aspect).0),
            other => variant(other).0,
        };
        if let Some(handler) = self.handlers.queries.get(name.as_str()) {
            let reading = Reading::new(&self.names, variant(query).1);
            return (handler.run)(&self.adapter, &reading)?.value(query, &self.names, &self.adapter);
        }
        let waits = || match self.adapter.awaits() {
            Awaits::Decision(prompt) => Some(prompt),
            _ => None,
        };
        match query {
            Query::Stack => self.stack(),
            Query::Now => moment(&self.names, &self.adapter),
            Query::Priority => match self.adapter.awaits() {
                Awaits::Priority(player) => Ok(Value::Player(self.names.seat(&player)?)),
                _ => Ok(Value::Nothing),
            },
            Query::Contents { zone, player } => {
                let player = player.as_ref().map(|seat| self.names.player(&seat.0)).transpose()?;
                let own = self.adapter.contents(*zone, player.as_ref());
                Ok(Value::Objects(own.iter().map(|object| self.names.handle(object, &self.adapter)).collect()))
            }
            Query::Tried => Ok(self.tried.clone().map_or(Value::Nothing, Value::Legality)),
            Query::Decision => match waits() {
                Some(prompt) => Ok(Value::Decision(self.decision_seen(&prompt)?)),
                None => Ok(Value::Nothing),
            },
            Query::CanDo(_) if waits().is_some() => Err(Stop::Unobservable("a decision waits".to_owned())),
            Query::CanDo(action) => {
                let refused = self.refused(action, Vec::new(), true)?;
                Ok(Value::Legality(refused.map_or(Ok(Legality::Legal), Stop::legality)?))
            }
            Query::WouldAccept(answer) => match waits() {
                Some(_) => Ok(Value::Legality(self.accepts(answer)?)),
                None => Ok(Value::Nothing),
            },
            _ => Err(Stop::unsupported(UnsupportedKind::Probe, name)),
        }
    }

    fn stack(&self) -> Result<Value> {
        let item = |item: crate::StackItem<A>| {
            Ok(casebook_protocol::case::StackItem {
                kind: item.kind,
                object: self.names.handle(&item.object, &self.adapter),
                controller: item.controller.map(|player| self.names.seat(&player)).transpose()?,
                ability: item.ability,
            })
        };
        Ok(Value::Stack(self.adapter.stack().into_iter().map(item).collect::<Result<_>>()?))
    }
}

/// The answers of a script, each with the operation before it.
pub(crate) fn given(ops: &[ScriptOp]) -> Vec<Given> {
    let mut owner = 0;
    let mut given = Vec::new();
    for (step, op) in ops.iter().enumerate() {
        let ScriptOp::Answer(answer) = op else {
            owner = step;
            continue;
        };
        let kind = answers::kind_of(&answer.choice);
        given.push(Given {
            player: answer.player.0.clone(),
            source: answer.source.as_ref().map(|handle| handle.0.clone()),
            choice: answer.choice.clone(),
            path: format!("answer.{kind}"),
            kind,
            step,
            owner,
            used: false,
        });
    }
    given
}
