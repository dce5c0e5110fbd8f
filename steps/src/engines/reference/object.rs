//! The aspects of an object.

use casebook_engine::{
    cards::{amount::Amount, keyword::Keyword, selector::Selector, values::Zone as EngineZone},
    event::{Event, Why},
    ids::{Entity, ObjectId},
    rule::Rule,
    state::{object::ObjectKind, stack::ItemKind},
    words::words,
};

use super::observe::{Observed, View, count};
use crate::case::{Aspect, CameBy, CombatSeen, Fate, Handle, Mana, SpentSeen, Status, Value};

impl View<'_> {
    pub(super) fn aspect(&self, handle: &Handle, aspect: Aspect) -> Observed {
        let id = self.object(handle)?;
        let (game, object) = (self.game(), self.state.object(id));
        let (seen, status) = (|| game.characteristics(id), &object.status);
        let one = |so: bool, yes: Status, no: Status| Value::from(if so { yes } else { no });
        let spell = || self.last_on_stack(handle, id).and_then(|spell| self.state.object(spell).stack.as_ref());
        Ok(match aspect {
            Aspect::Zone => Value::Place(self.place(id)),
            Aspect::PowerToughness => {
                seen().pt.map_or(Value::Nothing, |(power, toughness)| Value::Pair(power.into(), toughness.into()))
            }
            Aspect::Name => Value::Word(seen().name.as_deref().unwrap_or_default().to_owned()),
            Aspect::Types => Value::Words(self.types(id)),
            Aspect::Colors => Value::Words(seen().colors.iter().map(words).collect()),
            Aspect::Keywords => Value::Words(seen().keywords().map(|k| self.keyword(id, k)).collect()),
            Aspect::Abilities => Value::Words(seen().abilities.iter().map(|a| a.id.to_string()).collect()),
            Aspect::TextWords => Value::Words(super::history::text_words(seen())),
            Aspect::ManaCost => return game.mana_cost(id).map_or(Ok(Value::Nothing), |cost| mana(&cost.to_string())),
            Aspect::ManaValue => Value::Number(game.mana_value(id).into()),
            Aspect::Controller => self.controller(id),
            Aspect::Owner => Value::Player(self.names.seat_name(object.owner)),
            // Only permanents have a status and damage (110.5d, 120.6).
            Aspect::Tapped | Aspect::DamageMarked if object.zone != EngineZone::Battlefield => Value::Nothing,
            Aspect::Tapped => one(status.tapped, Status::Tapped, Status::Untapped),
            Aspect::Flipped => one(status.flipped, Status::Flipped, Status::Unflipped),
            Aspect::Transformed => one(status.transformed, Status::Transformed, Status::Untransformed),
            Aspect::Phased => one(status.phased_out.is_some(), Status::PhasedOut, Status::PhasedIn),
            Aspect::Face => one(status.face_down, Status::FaceDown, Status::FaceUp),
            Aspect::Revealed => one(object.revealed, Status::Revealed, Status::Hidden),
            Aspect::DamageMarked => Value::Number(object.damage.into()),
            Aspect::AttachedTo => {
                let host = object.attached_to.and_then(Entity::object);
                Value::Objects(host.map(|host| self.handle(host)).into_iter().collect())
            }
            Aspect::AttachedToPlayer => match object.attached_to {
                Some(Entity::Player(player)) => Value::Player(self.names.seat_name(player)),
                Some(Entity::Object(_)) | None => Value::Nothing,
            },
            Aspect::Attachments => {
                let on = |other: &&ObjectId| self.state.object(**other).attached_to == Some(Entity::Object(id));
                Value::Objects(self.state.permanents().iter().filter(on).map(|o| self.handle(*o)).collect())
            }
            Aspect::Combat => Value::Combat(self.combat(id)),
            Aspect::Identity => Value::Word(id.0.to_string()),
            Aspect::Fate => Value::Fate(self.fate(handle)),
            Aspect::HowItCameThere => self.cause(id).into(),
            Aspect::Targets => {
                let chosen = spell().into_iter().flat_map(|item| item.targets()).flat_map(|target| &target.chosen);
                Value::Targets(chosen.map(|e| self.names.target(*e, self.state, self.log)).collect())
            }
            Aspect::Modes => {
                let modes = spell().into_iter().flat_map(|item| &item.texts).flat_map(|text| &text.modes);
                Value::Words(modes.map(ToString::to_string).collect())
            }
            Aspect::TotalCost => match spell().and_then(|item| item.total_cost) {
                Some(cost) => return mana(&cost.to_string()),
                None => Value::Nothing,
            },
            Aspect::Spliced => Value::Number(spell().map_or(0, |item| count(item.spliced.len()))),
            Aspect::ManaSpent => return self.spent(spell().map_or(&[], |item| item.mana_spent.as_slice())),
            Aspect::KilledBy => {
                self.was_considered(Rule::KilledIt);
                game.killer(id).map_or(Value::Nothing, |p| Value::Player(self.names.seat_name(p)))
            }
        })
    }

    /// The controller; none for an object that is neither a permanent nor on the stack.
    fn controller(&self, id: ObjectId) -> Value {
        let object = self.state.object(id);
        // The turn's draw on the stack has no controller (304.1 of 2001), but a player draws by it.
        let draw = object.stack.as_ref().is_some_and(|item| item.kind == ItemKind::TurnDraw);
        // A permanent that is phased out is treated as though it doesn't exist (702.26b).
        let there = matches!(object.zone, EngineZone::Battlefield | EngineZone::Stack);
        match there && !draw && object.status.phased_out.is_none() {
            true => Value::Player(self.names.seat_name(self.game().controller(id))),
            false => Value::Nothing,
        }
    }

    /// Supertypes, card types and subtypes in lower case.
    pub(super) fn types(&self, id: ObjectId) -> Vec<String> {
        let game = self.game();
        let seen = game.characteristics(id);
        let supertypes = seen.supertypes.iter().map(words);
        let types = seen.types.iter().map(words);
        supertypes.chain(types).chain(seen.subtypes.iter().map(|s| s.to_lowercase())).collect()
    }

    /// A keyword with its number as it reads now.
    fn keyword(&self, id: ObjectId, keyword: &Keyword) -> String {
        let mut name = keyword.name.replace('_', " ");
        if let Some(Selector::Where(quality)) = &keyword.with.quality
            && let Some(color) = quality.color
        {
            name += &format!(" from {}", words(color));
        }
        match &keyword.with.n {
            None => name,
            Some(Amount::Fixed(n)) => format!("{name} {n}"),
            Some(amount) => {
                let game = self.game();
                let scope = casebook_engine::state::effects::Scope::new(id, game.controller(id));
                format!("{name} {}", game.amount(amount, &scope))
            }
        }
    }

    fn combat(&self, id: ObjectId) -> CombatSeen {
        let combat = &self.state.combat;
        let attack = combat.attack_of(id);
        let blocks_nothing = combat.blocking.contains(&id) && combat.blocked_by(id).next().is_none();
        CombatSeen {
            attacking: attack.map(|a| self.names.seat_name(self.game().defending_player(a.defender))),
            blocked: attack.and_then(|a| a.blocked),
            blocking: combat.blocked_by(id).map(|a| self.handle(a)).collect(),
            is_blocking: blocks_nothing.then_some(true),
            blocked_by: attack.map(|a| a.blockers.iter().map(|b| self.handle(*b)).collect()).unwrap_or_default(),
        }
    }

    /// How an object left the stack the last time.
    fn fate(&self, handle: &Handle) -> Fate {
        let same = |id: ObjectId| self.names.same(handle, id, self.state, self.log);
        let mut fate = Fate::NeverThere;
        for event in self.log.events() {
            fate = match event {
                Event::Moved { object, became, to: EngineZone::Stack, .. } if same(*object) || same(*became) => {
                    Fate::OnStack
                }
                Event::Resolved { object } if same(*object) => Fate::Resolved,
                Event::Countered { object, by: Some(_) } if same(*object) => Fate::CounteredByEffect,
                Event::Countered { object, by: None } | Event::DidNotResolve { object } if same(*object) => {
                    Fate::CounteredOnResolution
                }
                Event::Moved { object, from: EngineZone::Stack, .. } if same(*object) && fate == Fate::OnStack => {
                    Fate::Removed
                }
                _ => fate,
            };
        }
        fate
    }

    /// How an object came to its zone, by its last zone change. For an object that ceased to exist there (704.5d), by the change before that.
    fn cause(&self, id: ObjectId) -> CameBy {
        let ceased = self.log.events().find_map(|e| match e {
            Event::Moved { object, became, why: Why::Ceased, .. } if *became == id || *object == id => Some(*object),
            _ => None,
        });
        let id = ceased.unwrap_or(id);
        let last = self.log.events().rev().find_map(|e| match e {
            Event::Moved { why: Why::Ceased, .. } if ceased.is_some() => None,
            Event::Moved { object, became, to, why, .. }
                if *became == id || (*object == id && self.state.object(id).became.is_none()) =>
            {
                Some((*why, *to, *object))
            }
            _ => None,
        });
        let Some((why, to, object)) = last else { return CameBy::Setup };
        let lethal =
            |object: ObjectId| self.log.events().any(|e| matches!(e, Event::Destroyed { object: o } if *o == object));
        match (why, to) {
            (Why::Destroyed, _) => CameBy::Destroyed,
            (Why::StateBased, _) if lethal(object) => CameBy::Damage,
            (Why::Sacrificed, _) => CameBy::Sacrificed,
            (Why::LegendRule, _) => CameBy::LegendRule,
            (Why::ZeroToughness, _) => CameBy::Toughness,
            (Why::Unattached | Why::StateBased | Why::Ceased, _) => CameBy::StateBased,
            (Why::Discarded, _) => CameBy::Discarded,
            (Why::Countered | Why::NoLegalTargets, _) => CameBy::Countered,
            (Why::Resolved, _) => CameBy::Resolved,
            (Why::Drawn, _) => CameBy::Drawn,
            (
                Why::Effect | Why::Cost | Why::Played | Why::TurnEnds | Why::Created | Why::OwnerLeft | Why::SetUp,
                EngineZone::Exile,
            ) => CameBy::Exiled,
            (
                Why::Effect | Why::Cost | Why::Played | Why::TurnEnds | Why::Created | Why::OwnerLeft | Why::SetUp,
                EngineZone::Hand,
            ) => CameBy::Returned,
            (Why::Effect | Why::Cost | Why::Played | Why::TurnEnds | Why::Created | Why::OwnerLeft | Why::SetUp, _) => {
                CameBy::Put
            }
        }
    }

    /// The spell or ability of the handle that was last on the stack.
    fn last_on_stack(&self, handle: &Handle, id: ObjectId) -> Option<ObjectId> {
        let mut at = Some(id);
        while let Some(id) = at {
            let object = self.state.object(id);
            if object.zone == EngineZone::Stack || object.kind == ObjectKind::Ability {
                return Some(id);
            }
            at = object.was;
        }
        // For an ability without its own declaration: the last one of that source.
        let of_it = |o: &&casebook_engine::state::object::Object| {
            o.kind == ObjectKind::Ability
                && o.stack.as_ref().is_some_and(|i| self.names.same(handle, i.source, self.state, self.log))
        };
        self.state.objects.iter().rev().find(of_it).map(|o| o.id)
    }

    fn spent(&self, spent: &[casebook_engine::state::stack::Mana]) -> Observed {
        let mut by_source: Vec<(ObjectId, String)> = Vec::new();
        for unit in spent {
            // Mana that the setup placed in a pool has no source.
            let Some(made) = unit.source else { continue };
            let symbol = format!("{{{}}}", unit.color.map_or('C', |c| c.letter()));
            match by_source.iter_mut().find(|(source, _)| *source == made) {
                Some((_, symbols)) => symbols.push_str(&symbol),
                None => by_source.push((made, symbol)),
            }
        }
        let seen = by_source.into_iter().map(|(source, symbols)| {
            symbols
                .parse()
                .map(|mana| SpentSeen { source: self.handle(source), mana })
                .map_err(|e: crate::case::BadMana| e.to_string())
        });
        Ok(Value::Spent(seen.collect::<Result<_, _>>()?))
    }
}

fn mana(text: &str) -> Observed {
    text.parse::<Mana>().map(Value::Mana).map_err(|e| e.to_string())
}
