//! The announcement of a spell or ability: one value of the case, from which the engine asks for one choice at a time.

use std::borrow::Cow;

use casebook_engine::{
    action::Action,
    cards::{Name, ability::Ability},
    decision::{Answer, Decision, DecisionKind, Options},
    event::Event,
    game::Game,
    ids::{Entity, ObjectId},
    rule::Rule,
    state::{State, stack},
};

use super::{answers::division, names::fits};
use crate::case::{
    AbilityRef, Activate, Alternative, Block, CostPayment, Handle, Mana, ManaPayment, PayAction, Play, Target,
    TargetChoice,
};

/// The word by which a card is cast face down (702.37c).
pub(super) const FACE_DOWN: &str = "face down";

/// An announcement, and which parts of it the engine has asked for.
#[derive(Debug, Clone)]
pub(super) struct Announcement<'c> {
    part: Option<&'c str>,
    land_play: Option<&'c Handle>,
    splice: &'c [Handle],
    modes: &'c [String],
    x: Option<u32>,
    optional_costs: &'c [String],
    alternative: Option<&'c Alternative>,
    offering: &'c [Handle],
    targets: &'c [TargetChoice],
    division: &'c [(Target, u32)],
    costs: &'c [CostPayment],
    mana: &'c [ManaPayment],
    making: Option<&'c Mana>,
    /// The parts that were asked for.
    asked: Asked,
}

#[derive(Debug, Clone, Default)]
struct Asked {
    part: bool,
    land_play: bool,
    splice: bool,
    modes: bool,
    x: bool,
    /// The optional costs that were offered.
    optional_costs: Vec<Name>,
    alternative: bool,
    offering: bool,
    targets: usize,
    division: bool,
    costs: Vec<usize>,
    /// The sources of mana for the announced cost.
    mana: bool,
}

impl<'c> Announcement<'c> {
    pub(super) fn of_play(play: &'c Play) -> Self {
        Self {
            part: play.part.as_deref(),
            land_play: None,
            splice: &play.splice,
            modes: &play.modes,
            x: play.x,
            optional_costs: &play.optional_costs,
            alternative: play.alternative.as_ref(),
            offering: &play.offering,
            targets: &play.targets,
            division: &play.division,
            costs: &play.costs,
            mana: &play.mana,
            making: None,
            asked: Asked::default(),
        }
    }

    pub(super) fn of_activation(activate: &'c Activate) -> Self {
        Self {
            part: None,
            land_play: None,
            splice: &[],
            modes: &activate.modes,
            x: activate.x,
            optional_costs: &activate.ways,
            alternative: None,
            offering: &[],
            targets: &activate.targets,
            division: &activate.division,
            costs: &activate.costs,
            mana: &activate.mana,
            making: activate.making.as_ref(),
            asked: Asked::default(),
        }
    }

    pub(super) fn of_land(part: Option<&'c str>, land_play: Option<&'c Handle>) -> Self {
        Self { part, land_play, ..Self::of_block(&[], &[]) }
    }

    pub(super) fn of_block(_: &'c [Block], costs: &'c [CostPayment]) -> Self {
        Self {
            part: None,
            land_play: None,
            splice: &[],
            modes: &[],
            x: None,
            optional_costs: &[],
            alternative: None,
            offering: &[],
            targets: &[],
            division: &[],
            costs,
            mana: &[],
            making: None,
            asked: Asked::default(),
        }
    }

    /// The announced answer to a decision; `None` if the announcement doesn't have one.
    pub(super) fn answer(
        &mut self,
        game: &Game<'_>,
        decision: &Decision,
        now: impl Fn(&Handle) -> Option<ObjectId>,
        entity: impl Fn(&Target) -> Option<Entity>,
    ) -> Option<Answer> {
        let objects = |handles: &mut dyn Iterator<Item = &Handle>| {
            handles.map(|h| now(h).map(Entity::Object)).collect::<Option<Vec<_>>>().map(Answer::Entities)
        };
        match decision.kind {
            DecisionKind::Part => {
                self.asked.part = true;
                self.part.map(|part| Answer::Words(vec![part.into()]))
            }
            DecisionKind::LandPlay => {
                self.asked.land_play = true;
                self.land_play.and_then(|source| objects(&mut std::iter::once(source)))
            }
            DecisionKind::Splice => {
                self.asked.splice = true;
                objects(&mut self.splice.iter())
            }
            DecisionKind::Offering => {
                self.asked.offering = true;
                objects(&mut self.offering.iter())
            }
            DecisionKind::AlternativeCost => self.alternative_cost(&decision.options),
            DecisionKind::OptionalCosts => {
                let modes = decision.source.map_or(1, |spell| modes_to_choose(game, spell));
                self.optional_costs(&decision.options, modes)
            }
            DecisionKind::TimesPaid => self.times_paid(decision.name.as_ref()?),
            DecisionKind::CostChoice => self.cost_choice(&decision.options),
            DecisionKind::X => {
                self.asked.x = true;
                self.x.and_then(|x| i32::try_from(x).ok()).map(Answer::Number)
            }
            DecisionKind::Modes => {
                self.asked.modes = true;
                (!self.modes.is_empty()).then(|| Answer::Words(self.modes.iter().map(|m| m.as_str().into()).collect()))
            }
            DecisionKind::Targets => self.next_targets(entity),
            DecisionKind::Division => {
                let Options::Division { among, .. } = &decision.options else { return None };
                self.asked.division = true;
                (!self.division.is_empty()).then(|| division(among, self.division, entity)).flatten()
            }
            DecisionKind::CostObjects | DecisionKind::InsteadOfMana => self.cost_objects(decision, now),
            // If some must be named and none is, the decision is left open.
            DecisionKind::ManaSources if self.mana.is_empty() => None,
            // After the announced cost, what a named source costs itself is paid from the pool and then from other sources.
            DecisionKind::ManaSources if self.asked.mana && self.names_source(decision.source, &now) => {
                matches!(decision.options, Options::Entities { least: 0, .. }).then(|| Answer::Entities(Vec::new()))
            }
            DecisionKind::ManaSources => {
                self.asked.mana = true;
                objects(&mut self.mana.iter().map(|m| &m.source))
            }
            // Mana in the pool is used first if its source is named.
            DecisionKind::ManaToSpend => {
                let Options::Entities { from, .. } = &decision.options else { return None };
                let named = self.mana.iter().filter_map(|m| now(&m.source)).map(Entity::Object);
                Some(Answer::Entities(named.filter(|source| from.contains(source)).collect()))
            }
            DecisionKind::ManaColor => self.color().map(Answer::Color),
            _ => None,
        }
    }

    /// The first announced part that the game can't use.
    pub(super) fn left_over(&self) -> Option<(Rule, Cow<'static, str>)> {
        if let Some(cost) = self.optional_costs.iter().find(|id| !self.offers(id)) {
            let offered: Vec<&str> = self.asked.optional_costs.iter().map(Name::as_str).collect();
            let offered = if offered.is_empty() { "none".to_owned() } else { offered.join(", ") };
            let what = format!("the optional cost \"{cost}\" (on offer: {offered})");
            return Some((DecisionKind::OptionalCosts.rule(), what.into()));
        }
        if self.part == Some(FACE_DOWN) && !self.asked.part {
            return Some((Rule::CastFaceDown, "a face-down way to cast this card".into()));
        }
        let checks = [
            (self.part.is_some() && !self.asked.part, DecisionKind::Part, "a part of the card"),
            (
                self.land_play.is_some() && !self.asked.land_play,
                DecisionKind::LandPlay,
                "the effect that permits an additional land: the rules of this edition only count the lands",
            ),
            (!self.splice.is_empty() && !self.asked.splice, DecisionKind::Splice, "splicing"),
            (!self.offering.is_empty() && !self.asked.offering, DecisionKind::Offering, "offering"),
            (
                self.alternative.is_some_and(|a| *a != Alternative::Free) && !self.asked.alternative,
                DecisionKind::AlternativeCost,
                "an alternative cost: this card has none that could be paid",
            ),
            (!self.modes.is_empty() && !self.asked.modes, DecisionKind::Modes, "modes"),
            (self.x.is_some() && !self.asked.x, DecisionKind::X, "a value for X"),
            (self.asked.targets < self.targets.len(), DecisionKind::Targets, "so many targets"),
            (self.asked.costs.len() < self.costs.len(), DecisionKind::CostObjects, "such a payment"),
        ];
        checks.into_iter().find(|(left, ..)| *left).map(|(_, kind, what)| (kind.rule(), what.into()))
    }

    /// What was announced for the action, and what the game did in another way, as its events say.
    pub(super) fn unheeded<'e>(
        &self,
        action: &Action,
        state: &State,
        now: impl Fn(&Handle) -> Option<ObjectId>,
        events: impl Iterator<Item = &'e Event>,
    ) -> Option<(Rule, Cow<'static, str>)> {
        match action {
            Action::Cast { .. } => self.unspent(state, now),
            Action::Activate { source, .. } => self.made_otherwise(*source, events),
            _ => None,
        }
    }

    /// The announced mana, if the mana ability made other mana.
    fn made_otherwise<'e>(
        &self,
        source: ObjectId,
        events: impl Iterator<Item = &'e Event>,
    ) -> Option<(Rule, Cow<'static, str>)> {
        let asked = self.making?.in_pool();
        let made: String = events
            .filter_map(|event| match event {
                Event::ManaAdded { source: by, mana, .. } if *by == source => Some(mana.to_string()),
                _ => None,
            })
            .collect();
        let is_other = made.parse::<Mana>().map(|made| made.in_pool()) != Ok(asked);
        let said = if made.is_empty() { "none" } else { &made };
        is_other.then(|| (DecisionKind::ManaColor.rule(), format!("that mana: the ability makes {said}").into()))
    }

    /// Whether that object is one of the named sources of mana.
    fn names_source(&self, object: Option<ObjectId>, now: &impl Fn(&Handle) -> Option<ObjectId>) -> bool {
        object.is_some() && self.mana.iter().any(|payment| now(&payment.source) == object)
    }

    /// A cost that was paid although the spell is announced to be cast without paying it; or the named source of mana that is still on the battlefield,
    /// and none of whose mana was spent on the newest spell on the stack or on the cost of a mana ability of another named source.
    fn unspent(&self, state: &State, now: impl Fn(&Handle) -> Option<ObjectId>) -> Option<(Rule, Cow<'static, str>)> {
        let spell = state.stack.iter().rev().map(|id| state.object(*id)).find(|object| object.is_spell())?;
        let item = spell.stack.as_ref()?;
        if self.alternative == Some(&Alternative::Free) && item.alternative != Some(stack::Alternative::Free) {
            return Some((
                DecisionKind::AlternativeCost.rule(),
                "`without paying its mana cost`: nothing permits it".into(),
            ));
        }
        let spent = &item.mana_spent;
        let left = |source: &Handle| {
            let there = now(source).filter(|id| state.object(*id).is_permanent());
            there.is_some_and(|id| {
                spent.iter().all(|mana| mana.source != Some(id)) && !self.pays_a_source(state, id, &now)
            })
        };
        let source = self.mana.iter().map(|payment| &payment.source).find(|source| left(source))?;
        Some((DecisionKind::ManaSources.rule(), format!("the mana of \"{source}\" for this spell").into()))
    }

    /// Whether all mana of that source was spent, and a mana ability of a named source was paid for after it was made.
    fn pays_a_source(&self, state: &State, source: ObjectId, now: &impl Fn(&Handle) -> Option<ObjectId>) -> bool {
        let left = state.players.iter().flat_map(|player| &player.mana).any(|mana| mana.source == Some(source));
        let made = |event: &&Event| matches!(event, Event::ManaAdded { source: by, .. } if *by == source);
        let since = || state.history.iter().rev().take_while(|event| !made(event));
        let paid = |event: &Event| matches!(event, Event::ManaSpent { on, .. } if self.names_source(Some(state.newest(*on)), now));
        !left && state.history.iter().any(|event| made(&event)) && since().any(paid)
    }

    fn alternative_cost(&mut self, options: &Options) -> Option<Answer> {
        let Options::Words { from, .. } = options else { return None };
        self.asked.alternative = true;
        let word = match self.alternative {
            None => return Some(Answer::Words(Vec::new())),
            Some(Alternative::Free) => from.iter().find(|w| **w == "free").cloned(),
            Some(Alternative::Cost(wanted)) => {
                from.iter().find(|w| fits(wanted, w, None)).or_else(|| of_keyword(wanted, from)).cloned()
            }
        };
        // A word that isn't offered makes the answer illegal.
        Some(Answer::Words(vec![word.unwrap_or_else(|| "not on offer".into())]))
    }

    /// Whether this optional cost was offered.
    fn offers(&self, id: &str) -> bool {
        self.asked.optional_costs.iter().any(|offered| **offered == *id)
    }

    fn optional_costs(&mut self, options: &Options, modes_to_choose: usize) -> Option<Answer> {
        let Options::Words { from, .. } = options else { return None };
        self.asked.optional_costs.extend_from_slice(from);
        // Who names more modes than the text says to choose pays entwine (702.42a).
        let entwined = self.modes.len() > modes_to_choose;
        // A cost that is named twice is answered twice, which is illegal: it can be paid once.
        let times = |word: &Name| {
            let named = self.optional_costs.iter().filter(|id| ***id == **word).count();
            named.max(usize::from(entwined && **word == *"entwine"))
        };
        Some(Answer::Words(from.iter().flat_map(|word| std::iter::repeat_n(word.clone(), times(word))).collect()))
    }

    /// A cost that is paid several times is named that many times.
    fn times_paid(&mut self, id: &Name) -> Option<Answer> {
        self.asked.optional_costs.push(id.clone());
        let times = self.optional_costs.iter().filter(|named| ***named == **id).count();
        i32::try_from(times).ok().map(Answer::Number)
    }

    /// The way to pay a symbol, if it is named.
    fn cost_choice(&mut self, options: &Options) -> Option<Answer> {
        let Options::Words { from, .. } = options else { return None };
        self.asked.optional_costs.extend_from_slice(from);
        let said = from.iter().filter(|word| self.optional_costs.iter().any(|id| **id == ***word));
        let said: Vec<Name> = said.cloned().collect();
        (!said.is_empty()).then_some(Answer::Words(said))
    }

    fn next_targets(&mut self, entity: impl Fn(&Target) -> Option<Entity>) -> Option<Answer> {
        let instance = self.targets.get(self.asked.targets)?;
        self.asked.targets += 1;
        instance.targets.iter().map(entity).collect::<Option<Vec<_>>>().map(Answer::Entities)
    }

    /// The named objects for the verb of a cost and for the card whose cost it is.
    fn cost_objects(&mut self, decision: &Decision, now: impl Fn(&Handle) -> Option<ObjectId>) -> Option<Answer> {
        let verb = decision.name.as_ref()?;
        let of_source = |cost: &CostPayment| {
            cost.text.as_ref().is_none_or(|text| now(text).is_some() && now(text) == decision.source)
        };
        let fit = |place: &usize| {
            let cost = &self.costs[*place];
            !self.asked.costs.contains(place) && verb_of(cost.action) == &**verb && of_source(cost)
        };
        let place = (0..self.costs.len()).find(fit)?;
        self.asked.costs.push(place);
        let objects = self.costs[place].objects.iter().map(|h| now(h).map(Entity::Object));
        objects.collect::<Option<Vec<_>>>().map(Answer::Entities)
    }

    /// What is announced of a named source of mana.
    pub(super) fn payment_from(&self, is: impl Fn(&Handle) -> bool) -> Option<&'c ManaPayment> {
        self.mana.iter().find(|payment| is(&payment.source))
    }

    /// The colour for which a source is named.
    pub(super) fn color_of(&self, payment: &ManaPayment) -> Option<casebook_engine::cards::values::Color> {
        color_of(self.making.or(payment.mana.as_ref())?)
    }

    /// The kind of mana that is asked for, if a player chooses among colours and colourless mana.
    pub(super) fn kind_from(&self, from: &[Name], is: impl Fn(&Handle) -> bool) -> Option<Name> {
        let named = || self.mana.iter().find(|payment| is(&payment.source))?.mana.as_ref();
        let mana = self.making.or_else(named)?;
        let word = color_of(mana).map_or("colorless", casebook_engine::cards::values::Color::word);
        from.iter().any(|kind| *kind == "colorless").then(|| word.into())
    }

    /// The colour of mana that is asked for: the one made, or the one that a named source pays.
    fn color(&self) -> Option<casebook_engine::cards::values::Color> {
        color_of(self.making.or_else(|| self.mana.iter().find_map(|m| m.mana.as_ref()))?)
    }
}

/// The first colour of an amount of mana, or the colour of a word.
fn color_of(mana: &Mana) -> Option<casebook_engine::cards::values::Color> {
    let letters = mana.symbols();
    letters
        .iter()
        .find_map(|s| s.chars().next().and_then(casebook_engine::cards::values::Color::from_letter))
        .or_else(|| casebook_engine::cards::values::Color::of_word(mana.as_str()))
}

/// How many modes the text of a spell says to choose (700.2); 1 if it has none.
fn modes_to_choose(game: &Game<'_>, spell: ObjectId) -> usize {
    let seen = game.characteristics(spell);
    let chosen = seen.abilities.iter().find_map(|held| match &*held.ability {
        Ability::Spell(spell) => spell.choose.as_ref(),
        _ => None,
    });
    chosen.map_or(1, |modes| usize::try_from(modes.count).unwrap_or(usize::MAX))
}

fn verb_of(action: PayAction) -> &'static str {
    match action {
        PayAction::Sacrifice => "sacrifice",
        PayAction::Discard => "discard",
        PayAction::Exile => "exile",
        PayAction::Return => "return",
        PayAction::Tap => "tap",
        PayAction::Reveal => "reveal",
    }
}

/// The alternative cost that a keyword offers, named by the keyword in place of the ability; `None` if several abilities offer one of that name.
fn of_keyword<'n>(wanted: &AbilityRef, from: &'n [Name]) -> Option<&'n Name> {
    let AbilityRef::Id(wanted) = wanted else { return None };
    let mut named = from.iter().filter(|name| name.rsplit('.').next() == Some(wanted.as_str()));
    named.next().filter(|_| named.next().is_none())
}
