//! A test bench for mechanics: invented cards as YAML, a position, and actions one after another.
#![allow(dead_code, unreachable_pub, reason = "each test file uses what it needs")]
#![allow(clippy::expect_used, clippy::panic, reason = "a bench that can't be set up is a broken test")]

pub mod seen;

use std::{collections::BTreeSet, sync::Arc};

use casebook_engine::{
    action::{Action, Awaits, NotDone, apply},
    cards::{Named, load, values::Zone},
    catalog::Catalog,
    continuous,
    decision::{Answer, Decision, DecisionKind, Options},
    document::Document,
    edition::Edition,
    error::Stop,
    event::Event,
    game::{Chooser, Game, Table, TraceLine},
    ids::{Entity, ObjectId, PlayerId},
    rule::{MarkUse, Rule},
    rules::turn,
    setup::Position,
    state::State,
};

pub const ALICE: PlayerId = PlayerId(0);
pub const BOB: PlayerId = PlayerId(1);

const EDITIONS: [(&str, &str); 7] = [
    ("2001-07", include_str!("../../../../fixtures/editions/2001-07.yaml")),
    ("2004-10", include_str!("../../../../fixtures/editions/2004-10.yaml")),
    ("2005-02", include_str!("../../../../fixtures/editions/2005-02.yaml")),
    ("2006-10", include_str!("../../../../fixtures/editions/2006-10.yaml")),
    ("2009-07", include_str!("../../../../fixtures/editions/2009-07.yaml")),
    ("2013-07", include_str!("../../../../fixtures/editions/2013-07.yaml")),
    ("2026-01", include_str!("../../../../fixtures/editions/2026-01.yaml")),
];

/// Cards for every test: the basic lands as they are printed.
const LANDS: [(&str, &str); 5] =
    [("Plains", "Plains"), ("Island", "Island"), ("Swamp", "Swamp"), ("Mountain", "Mountain"), ("Forest", "Forest")];

/// An edition of the project.
pub fn edition(id: &str) -> Edition {
    let mut chain = Vec::new();
    let mut next = Some(id.to_owned());
    while let Some(id) = next {
        let (_, text) = EDITIONS.iter().find(|(known, _)| *known == id).expect("a known edition");
        let document = Document { file: "edition.yaml", text };
        chain.push(document);
        next = Edition::heading(&document).expect("an edition").1.map(|id| id.0);
    }
    chain.reverse();
    Edition::from_yaml_chain(&chain).expect("a whole edition")
}

/// A table with those invented cards and keywords, in that edition.
pub fn table(edition_id: &str, keywords: &[&str], cards: &[&str]) -> Table {
    let edition = edition(edition_id);
    let card = |text: &&str| load::card(Document { file: "card.yaml", text }).expect("a card");
    let keyword = |text: &&str| load::keyword(Document { file: "keyword.yaml", text }).expect("a keyword");
    let lands = LANDS.iter().map(|(name, subtype)| {
        let text = format!("name: {name}\nsupertypes: [basic]\ntypes: [land]\nsubtypes: [{subtype}]\n");
        load::card(Document { file: "land.yaml", text: &text }).expect("a land")
    });
    let selectors = "any_target: { any_of: [ { zone: battlefield, type: creature }, { player: each_player } ] }";
    let selectors =
        load::selectors(Document { file: "selectors.yaml", text: selectors }).unwrap_or_else(|_| Named::default());
    let all = lands.chain(cards.iter().map(card)).map(Arc::new).collect();
    let types = ["Fox", "Samurai", "Spirit"].map(Into::into).to_vec();
    let catalog = Catalog::new(all, keywords.iter().map(keyword).collect(), selectors, types, &edition);
    let cheer = "{ action: cheer, params: [what], do: [ { gain_life: { who: you, amount: 1 } } ] }";
    let cheer = load::action(Document { file: "cheer.yaml", text: cheer }).expect("an action");
    Table::new(catalog.with_actions([cheer]), edition)
}

/// A sorcery without a cost that has those instructions.
pub fn rite(does: &str) -> String {
    format!(
        "{{ name: Rite, cost: '{{0}}', types: [sorcery], abilities: {{ rite: {{ spell: {{ do: [ {does} ] }} }} }} }}"
    )
}

/// Puts a card that its owner controls into a zone.
pub fn put(position: &mut Position<'_>, name: &str, owner: PlayerId, zone: Zone) -> ObjectId {
    let def = position.find(name).expect("a card");
    position.card(def, owner, zone, owner)
}

/// A game in which Alice has those cards in hand and those on the battlefield.
pub fn bench<'t>(table: &'t Table, hand: &[&str], there: &[&str]) -> Bench<'t> {
    Bench::begin(table, |position| {
        for (names, zone) in [(hand, Zone::Hand), (there, Zone::Battlefield)] {
            for name in names {
                put(position, name, ALICE, zone);
            }
        }
    })
}

/// A game being played.
pub struct Bench<'t> {
    pub table: &'t Table,
    pub state: State,
    pub lines: Vec<TraceLine>,
    pub marks: BTreeSet<(Rule, MarkUse)>,
}

impl<'t> Bench<'t> {
    /// Begins with a position of two players.
    pub fn begin(table: &'t Table, place: impl FnOnce(&mut Position<'t>)) -> Self {
        Self::begin_with(table, 2, place)
    }

    /// Begins with a position of that many players.
    pub fn begin_with(table: &'t Table, players: u8, place: impl FnOnce(&mut Position<'t>)) -> Self {
        let mut position = Position::new(table, players);
        for player in (0..players).map(PlayerId) {
            let forest = position.find("Forest").expect("a forest");
            for _ in 0..10 {
                position.card(forest, player, Zone::Library, player);
            }
        }
        place(&mut position);
        Self {
            table,
            state: position.begin().expect("a position that lasts"),
            lines: Vec::new(),
            marks: BTreeSet::new(),
        }
    }

    /// Takes an action that must be legal, with the answers it requires.
    pub fn act(&mut self, action: Action, answers: &[(DecisionKind, Answer)]) {
        if let Err(not_done) = self.try_act(&action, answers) {
            panic!("{action:?}: {}", not_done.stop);
        }
    }

    /// Takes an action that may be illegal.
    pub fn try_act(&mut self, action: &Action, answers: &[(DecisionKind, Answer)]) -> Result<(), Box<NotDone>> {
        let mut chooser = Given { answers: answers.to_vec() };
        let done = apply(self.table, &self.state, action, &mut chooser)?;
        self.state = done.state;
        self.lines.extend(done.trace.lines);
        self.marks.extend(done.trace.marks);
        Ok(())
    }

    /// How a rule has been used so far.
    pub fn used(&self, rule: Rule) -> Vec<MarkUse> {
        self.marks.iter().filter(|(of, _)| *of == rule).map(|(_, how)| *how).collect()
    }

    /// Whether a rule has been applied so far.
    pub fn applied(&self, rule: Rule) -> bool {
        self.marks.contains(&(rule, MarkUse::Applied))
    }

    /// The rule that refuses an action.
    pub fn refused(&mut self, action: &Action, answers: &[(DecisionKind, Answer)]) -> Option<Rule> {
        match self.try_act(action, answers).map_err(|n| n.stop) {
            Err(Stop::Illegal(illegal)) => Some(illegal.rule),
            _ => None,
        }
    }

    /// All players pass, or declare nothing, until the condition is true.
    pub fn pass_until(&mut self, there: impl Fn(&State) -> bool) {
        for _ in 0..200 {
            if there(&self.state) {
                return;
            }
            let action = match turn::awaits(&self.state) {
                Awaits::Priority(player) => Action::Pass { player },
                Awaits::Attackers(player) => Action::Attack { player, attacks: Vec::new() },
                Awaits::Blockers(player) => Action::Block { player, blocks: Vec::new() },
                Awaits::Nothing => panic!("the game is over"),
            };
            self.act(action, &[]);
        }
        panic!("it never came to that");
    }

    /// All players pass until the stack is empty.
    pub fn resolve(&mut self) {
        self.pass_until(|state| state.stack.is_empty());
    }

    /// The object with that name in that zone.
    pub fn find(&self, name: &str, zone: Zone) -> Option<ObjectId> {
        let here = |o: &&casebook_engine::state::object::Object| {
            o.exists() && o.zone == zone && o.face.characteristics.name.as_ref().is_some_and(|n| *n == name)
        };
        self.state.objects.iter().find(here).map(|o| o.id)
    }

    /// The object with that name on the battlefield.
    pub fn permanent(&self, name: &str) -> ObjectId {
        self.find(name, Zone::Battlefield).unwrap_or_else(|| panic!("{name} is not on the battlefield"))
    }

    /// Power and toughness with all effects applied.
    pub fn pt(&self, id: ObjectId) -> Option<(i32, i32)> {
        let seen = continuous::project(self.table, &self.state);
        let game = Game::new(self.table, &self.state, &seen);
        game.characteristics(id).pt
    }

    /// The events so far.
    pub fn events(&self) -> impl Iterator<Item = &Event> {
        self.lines.iter().filter_map(|line| match line {
            TraceLine::Event(event) => Some(event),
            _ => None,
        })
    }

    /// Alice casts a card from her hand.
    pub fn cast(&mut self, name: &str, answers: &[(DecisionKind, Answer)]) {
        let card = self.find(name, Zone::Hand).unwrap_or_else(|| panic!("{name} is not in hand"));
        let player = self.state.object(card).owner;
        self.act(Action::Cast { player, card }, answers);
    }
}

/// Targets an object or a player.
pub fn target(what: impl Into<Entity>) -> (DecisionKind, Answer) {
    (DecisionKind::Targets, Answer::Entities(vec![what.into()]))
}

/// Answers by kind, in order. It declines options and leaves payment to the engine.
struct Given {
    answers: Vec<(DecisionKind, Answer)>,
}

impl Chooser for Given {
    fn choose(&mut self, _: &Game<'_>, decision: &Decision) -> Option<Answer> {
        if let Some(place) = self.answers.iter().position(|(kind, _)| *kind == decision.kind) {
            return Some(self.answers.remove(place).1);
        }
        match (decision.kind, &decision.options) {
            (DecisionKind::ManaSources, Options::Entities { least: 1.., .. }) => None,
            (
                DecisionKind::ManaSources | DecisionKind::ManaToSpend | DecisionKind::Splice | DecisionKind::Offering,
                Options::Entities { .. },
            )
            | (DecisionKind::LandPlay, Options::Entities { least: 0, .. }) => Some(Answer::Entities(Vec::new())),
            (DecisionKind::OrderGraveyard | DecisionKind::OrderDamage, options) => Some(options.first()),
            (DecisionKind::AlternativeCost | DecisionKind::OptionalCosts, _)
            | (DecisionKind::Part, Options::Words { least: 0, .. }) => Some(Answer::Words(Vec::new())),
            _ => None,
        }
    }
}

/// Answers by kind, in order, and rejects a forced answer that is not the intended one.
pub struct Stubborn {
    pub answers: Vec<(DecisionKind, Answer)>,
}

impl Chooser for Stubborn {
    fn choose(&mut self, game: &Game<'_>, decision: &Decision) -> Option<Answer> {
        let mut given = Given { answers: std::mem::take(&mut self.answers) };
        let answer = given.choose(game, decision);
        self.answers = given.answers;
        answer
    }

    fn forced(&mut self, _: &Game<'_>, decision: &Decision, answer: &Answer) -> Option<Answer> {
        let place = self.answers.iter().position(|(kind, _)| *kind == decision.kind)?;
        let meant = self.answers.remove(place).1;
        (meant != *answer).then_some(meant)
    }
}
