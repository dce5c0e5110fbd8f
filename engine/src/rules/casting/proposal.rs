//! A spell that is being cast, and the costs announced for it so far (601.2a–b).

use crate::{
    acting::Cx,
    cards::{
        Name,
        ability::{Ability, SpellAbility},
        cost::Cost,
        keyword::Builtin,
        modification::Modification,
        values::{ManaCost, Zone},
    },
    change::{CardChange, Destination, Enter, Move},
    continuous::RuleInForce,
    decision::{Answer, DecisionKind, Options},
    error::{Flow, Stop},
    eval::proposed::is_back,
    event::Why,
    game::Game,
    ground::{Because, Ground},
    ids::{ObjectId, PlayerId},
    rule::Rule,
    rules::{
        costs::{Payer, announced, note_payment, ways},
        targets,
    },
    state::{
        binding::Value,
        characteristics::HeldAbility,
        effects::Scope,
        face_down::is_of_face_down,
        stack::{Alternative, ItemKind, OptionalCost, StackItem},
    },
    unsupported,
};

use super::{
    announce,
    part::plays_transformed,
    permission::{self, Permission},
    stated::{self, Stated, stated},
    total,
    value_of_x::{self, Priced},
};

/// A list of costs with its scope.
#[derive(Debug, Clone)]
pub(super) struct CostLine {
    /// The costs.
    pub(super) costs: Vec<Cost>,
    /// Their scope; by default the spell's.
    pub(super) scope: Option<Scope>,
    /// The index of the spell's text that states them, for costs of a keyword.
    pub(super) text: usize,
    /// The object that asks for the objects to pay them with.
    pub(super) asks: ObjectId,
    /// The ground for paying them.
    pub(super) ground: Ground,
}

/// A spell that is being cast.
#[derive(Debug, Clone)]
pub(super) struct Proposal {
    pub(super) player: PlayerId,
    pub(super) spell: ObjectId,
    /// The zone it is cast from.
    pub(super) from: Zone,
    pub(super) permission: Permission,
    /// The permanent that is offered.
    pub(super) offered: Option<ObjectId>,
    /// The mana cost, or the alternative cost.
    pub(super) base: CostLine,
    /// The additional costs.
    pub(super) additional: Vec<CostLine>,
    /// The mana of the total cost as convoke reduces it, in the edition in which it does (502.46a of 2006).
    pub(super) convoked: Option<ManaCost>,
}

/// A limit for the number of times that a cost is paid.
const MOST_TIMES: i32 = 1000;

/// The additional costs.
struct Additional {
    must: Vec<Vec<Cost>>,
    /// Optional costs, each with the text that states it.
    may: Vec<(OptionalCost, Option<Name>, Vec<Cost>)>,
    /// Costs that may be paid any number of times, each under its name, with the text that states it.
    often: Vec<(Name, Name, Vec<Cost>)>,
}

impl Proposal {
    /// 601.2a: the card moves to the stack and becomes a spell that the player controls.
    pub(super) fn announce(cx: &mut Cx<'_>, player: PlayerId, card: ObjectId, permission: Permission) -> Self {
        let from = cx.state().object(card).zone;
        let transformed = is_back(cx.game(), card, &permission.part);
        let part = permission.part.clone().filter(|_| !transformed);
        let (listed, part) = part.map_or((None, None), |part| match is_of_face_down(&part) {
            true => (Some(part), None),
            false => (None, Some(part)),
        });
        let hidden = listed.and_then(|listed| cx.game().fact((Rule::CastFaceDown, card), Some(listed), || None));
        let face_down = hidden.is_some();
        let enter = Enter { controller: Some(player), part, transformed, face_down, hidden, ..Enter::default() };
        let to_stack = Move { enter, ..Move::new(card, Destination::Stack, Why::Played) };
        cx.commit(CardChange::Move(to_stack).by((Rule::AnnounceSpell, card)));
        let spell = cx.state().newest(card);
        let mut item = StackItem::new(ItemKind::Spell, spell);
        item.played_from = Some(from);
        item.played = true;
        item.texts = announce::texts(&cx.game().characteristics(spell).abilities);
        announce::note(cx, spell, item);
        let ground = Ground::of(Rule::TotalCost, spell);
        let base = CostLine { costs: Vec::new(), scope: None, text: 0, asks: spell, ground };
        Self { player, spell, from, permission, offered: None, base, additional: Vec::new(), convoked: None }
    }

    /// The scope of a list of costs, including X if it has been chosen.
    pub(super) fn scope_of(&self, game: Game<'_>, line: &CostLine) -> Scope {
        let item = game.object(self.spell).stack.as_deref();
        let mut scope = line.scope.clone().unwrap_or_else(|| match item {
            Some(item) => targets::text_scope(game, self.spell, item, line.text),
            None => Scope::new(self.spell, self.player),
        });
        if scope.bindings.get("x").is_none() {
            value_of_x::bind(game, self.spell, &mut scope);
        }
        scope
    }

    /// 601.2b, 118.9: at most one alternative cost is chosen. Without one the mana cost is paid; a spell without a mana cost can't be paid for
    /// (202.1b).
    pub(super) fn choose_alternative(&mut self, cx: &mut Cx<'_>) -> Flow {
        let chosen = match &self.permission.alternative {
            Some(forced) => Some(forced.clone()),
            None => self.ask_alternative(cx)?,
        };
        let alternative = chosen.map(|chosen| (self.alternative(cx, &chosen), chosen));
        let Some((line, chosen)) = alternative.filter(|(line, _)| cx.stands(line.ground.clone())) else {
            let Some(cost) = cx.game().mana_cost(self.spell) else {
                return cx.cannot(
                    (Rule::NoManaCost, self.spell),
                    "a spell without a mana cost can't be cast for its mana cost",
                );
            };
            self.base.costs = vec![Cost::Mana(cost)];
            return Ok(());
        };
        self.base = line;
        let rule = match &chosen {
            Alternative::Effect(id) => self.beside(id),
            Alternative::Free => self.permission.rule.as_ref(),
            _ => None,
        };
        if self.from == Zone::Hand && rule.is_some_and(plays_transformed) {
            return unsupported::refuse("more than meets the eye");
        }
        if let Alternative::Effect(id) = &chosen {
            permission::use_up(cx, self.beside(id).cloned().as_ref());
        }
        let mut item = announce::item(cx, self.spell);
        item.alternative = Some(chosen);
        cx.commit(announce::chosen(self.spell, item).by((Rule::AnnounceCosts, self.spell)));
        Ok(())
    }

    fn ask_alternative(&self, cx: &mut Cx<'_>) -> Flow<Option<Alternative>> {
        stated::told_apart(&self.own_alternatives(cx.game()))?;
        let alternatives = self.alternatives(cx.game());
        if alternatives.is_empty() {
            return Ok(None);
        }
        let from = alternatives.iter().map(Alternative::word).collect();
        let options = Options::Words { from, least: 0, most: 1 };
        let answer = cx.ask(self.player, DecisionKind::AlternativeCost, Some(self.spell), None, options);
        if let Err(Stop::BadAnswer { answer: Answer::Words(_), .. }) = &answer {
            let there: Vec<String> = alternatives.iter().map(|one| format!("\"{}\"", one.word())).collect();
            let said = format!("at most one of these alternative costs can be paid: {}", there.join(", "));
            return cx.cannot((Rule::AlternativeCost, self.spell), said);
        }
        let Answer::Words(words) = answer? else { return Ok(None) };
        Ok(alternatives.into_iter().find(|one| words.contains(&one.word())))
    }

    /// The alternative costs that may be chosen: the spell's own, those of effects, and no mana cost at all if an effect says so.
    fn alternatives(&self, game: Game<'_>) -> Vec<Alternative> {
        let here = |one: &Stated<'_>| match &*one.held.ability {
            Ability::Spell(ability) => ability.alternative_costs_from.is_none_or(|from| from == self.from),
            _ => false,
        };
        let own = self.own_alternatives(game).into_iter().filter(here).map(|one| Alternative::Text(one.word));
        let effects = rules_for(game, self).map(|(rule, _)| Alternative::Effect(rule_id(&rule.scope)));
        let beside = self.permission.beside.iter().filter_map(|rule| match &*rule.modification {
            Modification::MayPlay { cost, .. } if !cost.is_empty() => Some(Alternative::Effect(rule_id(&rule.scope))),
            _ => None,
        });
        let flashback = self.permission.flashback.as_ref().map(|_| Alternative::Flashback);
        let free = self.permission.free.map(|_| Alternative::Free);
        own.chain(effects).chain(beside).chain(flashback).chain(free).collect()
    }

    /// The permission beside the one that is used, by the name of its cost.
    fn beside(&self, word: &Name) -> Option<&RuleInForce> {
        self.permission.beside.iter().find(|rule| rule_id(&rule.scope) == *word)
    }

    /// The alternative costs that the spell itself states.
    fn own_alternatives<'a>(&self, game: Game<'a>) -> Vec<Stated<'a>> {
        stated(&game.characteristics(self.spell).abilities, |own| &own.alternative_costs)
    }

    /// The costs of the chosen alternative, and their ground.
    fn alternative(&self, cx: &Cx<'_>, chosen: &Alternative) -> CostLine {
        let game = cx.game();
        let line = |costs, ground| CostLine { costs, scope: None, text: 0, asks: self.spell, ground };
        if let Some((costs, scope)) = &self.permission.instead {
            let ground = (Rule::AlternativeCost, scope).ground();
            return CostLine { scope: Some(scope.clone()), ..line(costs.clone(), ground) };
        }
        match chosen {
            Alternative::Free => line(Vec::new(), Ground::of(Rule::WithoutManaCost, self.spell)),
            Alternative::Flashback => {
                let own = permission::keyword_cost(game, self.spell, Builtin::Flashback);
                let costs = own.or_else(|| self.permission.flashback.clone()).unwrap_or_default();
                line(costs, self.of_keyword(game, Rule::Flashback, Builtin::Flashback))
            }
            Alternative::Text(id) => match self.own_alternatives(game).into_iter().find(|one| one.word == *id) {
                Some(Stated { held, costs, .. }) => {
                    let line = line(costs.clone(), self.of_ability(Rule::AlternativeCost, &held.id));
                    CostLine { text: self.text_of(game, &held.id), ..line }
                }
                None => line(Vec::new(), Ground::of(Rule::AlternativeCost, self.spell)),
            },
            Alternative::Effect(id) if self.beside(id).is_some_and(permission::states_cost) => {
                let rule = self.beside(id);
                let said = rule.and_then(|rule| Some((permission::cost_of(rule)?, rule.scope.clone())));
                let (costs, scope) = said.unwrap_or_else(|| (Vec::new(), Scope::new(self.spell, self.player)));
                let ground = (Rule::AlternativeCost, &scope).ground();
                CostLine { scope: Some(scope), ..line(costs, ground) }
            }
            Alternative::Effect(id) => match rules_for(game, self).find(|(rule, _)| rule_id(&rule.scope) == *id) {
                Some((rule, costs)) => self.of_effect(game, rule, costs),
                None => line(Vec::new(), Ground::of(Rule::AlternativeCost, self.spell)),
            },
        }
    }

    /// The alternative cost that an effect states. Its {X} is the mana value of the spell.
    fn of_effect(&self, game: Game<'_>, rule: &RuleInForce, costs: &[Cost]) -> CostLine {
        let mut scope = rule.scope.clone();
        let value = game.characteristics(self.spell).mana_value(0);
        scope.bindings.bind("x".into(), Value::Number(i32::try_from(value).unwrap_or(i32::MAX)));
        let mut costs = costs.to_vec();
        if costs.iter().any(|cost| matches!(cost, Cost::Mana(mana) if mana.x > 0)) {
            let own = || game.mana_cost(self.spell).map(Cost::Mana).into_iter().collect();
            costs = game.fact((Rule::PayAsGeneric, &rule.scope), costs, own);
        }
        let ground = (Rule::AlternativeCost, &rule.scope).ground();
        CostLine { costs, scope: Some(scope), text: 0, asks: self.spell, ground }
    }

    /// The index of the spell's text for its ability with that id.
    fn text_of(&self, game: Game<'_>, id: &Name) -> usize {
        let item = game.object(self.spell).stack.as_deref();
        item.and_then(|item| item.texts.iter().position(|text| text.ability.id == *id)).unwrap_or(0)
    }

    /// A rule on account of the spell's ability with that id.
    fn of_ability(&self, rule: Rule, id: &Name) -> Ground {
        Ground { ability: Some(id.clone()), ..Ground::of(rule, self.spell) }
    }

    /// A rule on account of the spell's keyword.
    fn of_keyword(&self, game: Game<'_>, rule: Rule, keyword: Builtin) -> Ground {
        let held = game.characteristics(self.spell).held(keyword);
        held.map_or_else(|| Ground::of(rule, self.spell), |held| Ground::held(rule, self.spell, held))
    }

    /// 601.2b, 118.8: the additional costs. The player is asked for the optional ones; kicker and entwine have their own names.
    pub(super) fn choose_optional(&mut self, cx: &mut Cx<'_>) -> Flow {
        if cx.game().characteristics(self.spell).instances(Builtin::Kicker).count() > 1 {
            return unsupported::refuse("several kicker costs");
        }
        let Additional { must, may, often } = self.additional_costs(cx.game())?;
        let asks = self.spell;
        let line = |costs, ground| CostLine { costs, scope: None, text: 0, asks, ground };
        let states = |own: &SpellAbility| (!own.additional_costs.is_empty()).then_some(());
        let states = own_costs(cx.game(), self.spell, states).map(|(id, ())| id.clone());
        let ground = Ground { ability: states, ..Ground::of(Rule::AdditionalCost, self.spell) };
        self.additional.extend(must.into_iter().map(|costs| line(costs, ground.clone())));
        if let Some((costs, scope)) = self.permission.additional.take() {
            let ground = (Rule::AdditionalCost, &scope).ground();
            let mut item = announce::item(cx, self.spell);
            item.paid.push(OptionalCost::Effect(rule_id(&scope)));
            announce::note(cx, self.spell, item);
            self.additional.push(CostLine { scope: Some(scope), ..line(costs, ground) });
        }
        self.choose_times(cx, often)?;
        let beside = self.permission.beside.iter().filter(|rule| !permission::states_cost(rule));
        let beside: Vec<(OptionalCost, Scope, Vec<Cost>)> = beside
            .filter_map(|rule| {
                let costs = permission::additional_of(rule)?;
                Some((OptionalCost::Effect(rule_id(&rule.scope)), rule.scope.clone(), costs))
            })
            .collect();
        if may.is_empty() && beside.is_empty() {
            return Ok(());
        }
        let words = may.iter().map(|(cost, ..)| cost.word()).chain(beside.iter().map(|(cost, ..)| cost.word()));
        let from: Vec<Name> = words.collect();
        let most = from.len();
        let options = Options::Words { from, least: 0, most };
        let answer = cx.ask(self.player, DecisionKind::OptionalCosts, Some(self.spell), None, options)?;
        let Answer::Words(words) = answer else { return Ok(()) };
        let mut item = announce::item(cx, self.spell);
        let already = item.paid.len();
        for (cost, ability, costs) in may.into_iter().filter(|(cost, ..)| words.contains(&cost.word())) {
            let ground = match &cost {
                OptionalCost::Kicker => self.of_keyword(cx.game(), Rule::Kicker, Builtin::Kicker),
                OptionalCost::Entwine => self.of_keyword(cx.game(), Rule::Entwine, Builtin::Entwine),
                OptionalCost::Text(_) | OptionalCost::Effect(_) => {
                    Ground { ability, ..Ground::of(Rule::AdditionalCost, self.spell) }
                }
            };
            let text = ground.ability.as_ref().map_or(0, |id| self.text_of(cx.game(), id));
            self.additional.push(CostLine { text, ..line(costs, ground) });
            item.paid.push(cost);
        }
        // At most one permission is used.
        for (cost, scope, costs) in beside.into_iter().filter(|(cost, ..)| words.contains(&cost.word())).take(1) {
            let ground = (Rule::AdditionalCost, &scope).ground();
            permission::use_up(cx, self.beside(&cost.word()).cloned().as_ref());
            self.additional.push(CostLine { scope: Some(scope), ..line(costs, ground) });
            item.paid.push(cost);
        }
        let any = item.paid.len() > already;
        cx.commit(announce::chosen(self.spell, item).by_if(any, (Rule::AnnounceCosts, self.spell)));
        Ok(())
    }

    /// 601.2b, 702.56a: how many times each repeatable additional cost is paid.
    fn choose_times(&mut self, cx: &mut Cx<'_>, often: Vec<(Name, Name, Vec<Cost>)>) -> Flow {
        for (id, ability, costs) in often {
            let options = Options::Number { least: 0, most: MOST_TIMES };
            let answer = cx.ask(self.player, DecisionKind::TimesPaid, Some(self.spell), Some(id.clone()), options)?;
            let Answer::Number(times @ 1..) = answer else { continue };
            let ground = Ground { ability: Some(ability), ..Ground::of(Rule::AdditionalCost, self.spell) };
            let text = ground.ability.as_ref().map_or(0, |id| self.text_of(cx.game(), id));
            let mut item = announce::item(cx, self.spell);
            for _ in 0..times {
                let line =
                    CostLine { costs: costs.clone(), scope: None, text, asks: self.spell, ground: ground.clone() };
                self.additional.push(line);
                item.paid.push(OptionalCost::Text(id.clone()));
            }
            cx.commit(announce::chosen(self.spell, item).by((Rule::AnnounceCosts, self.spell)));
        }
        Ok(())
    }

    /// The additional costs of the spell and of the texts spliced onto it, with the optional ones.
    fn additional_costs(&self, game: Game<'_>) -> Flow<Additional> {
        let item = game.object(self.spell).stack.as_deref();
        let texts: Vec<&HeldAbility> =
            item.into_iter().flat_map(|item| &item.texts).map(|text| &text.ability).collect();
        let must = texts.iter().filter_map(|held| match &*held.ability {
            Ability::Spell(spell) if !spell.additional_costs.is_empty() => Some(spell.additional_costs.clone()),
            _ => None,
        });
        let optional = stated(texts.iter().copied(), |own| &own.optional_costs);
        let repeatable = stated(texts.iter().copied(), |own| &own.repeatable_costs);
        stated::told_apart(&optional)?;
        stated::told_apart(&repeatable)?;
        let often = repeatable.into_iter().map(|one| (one.word, one.held.id.clone(), one.costs.clone())).collect();
        let may = optional.into_iter().map(|one| {
            let ability = Some(one.held.id.clone());
            (OptionalCost::Text(one.word), ability, one.costs.clone())
        });
        let mut may: Vec<_> = may.collect();
        for (keyword, cost) in [(Builtin::Kicker, OptionalCost::Kicker), (Builtin::Entwine, OptionalCost::Entwine)] {
            may.extend(permission::keyword_cost(game, self.spell, keyword).map(|costs| (cost, None, costs)));
        }
        Ok(Additional { must: must.collect(), may, often })
    }

    /// 601.2b, 107.4f: the choice among several costs, and the symbols paid with life. `paid` records the former.
    pub(super) fn choose_ways(&mut self, cx: &mut Cx<'_>) -> Flow {
        let (who, mut said) = ((self.player, self.spell), Vec::new());
        let scope = self.scope_of(cx.game(), &self.base);
        self.base.costs = ways::choose(cx, who, &self.base.costs, &scope, &mut said)?;
        for at in 0..self.additional.len() {
            let scope = self.scope_of(cx.game(), &self.additional[at]);
            self.additional[at].costs = ways::choose(cx, who, &self.additional[at].costs, &scope, &mut said)?;
        }
        if !said.is_empty() {
            let mut item = announce::item(cx, self.spell);
            item.paid.extend(said.into_iter().map(OptionalCost::Text));
            cx.commit(announce::chosen(self.spell, item).by((Rule::AnnounceCosts, self.spell)));
        }
        Ok(())
    }

    /// 601.2b, 702.119c, 702.180b: the objects that are chosen as the costs are announced. What changes the cost of the spell can already ask for them.
    pub(super) fn choose_announced(&mut self, cx: &mut Cx<'_>) -> Flow {
        let payer = Payer { player: self.player, object: self.spell, rule: Rule::UnpayableCost };
        let mut already = 0;
        for at in 0..=self.additional.len() {
            let scope = self.scope_of(cx.game(), self.line(at));
            let mut costs = self.line(at).costs.clone();
            let chosen = announced::choose(cx, payer, &mut costs, &scope, already)?;
            already += chosen.len();
            let mut item = announce::item(cx, self.spell);
            let line = if at == 0 { &mut self.base } else { &mut self.additional[at - 1] };
            line.costs = costs;
            for one in &chosen {
                item.bindings.bind_entities(&one.name, one.entities());
                note_payment(&mut item.bindings, &one.with);
                if let Some(scope) = &mut line.scope {
                    scope.bindings.bind_entities(&one.name, one.entities());
                }
            }
            if !chosen.is_empty() {
                cx.commit(announce::chosen(self.spell, item).by((Rule::AnnounceCosts, self.spell)));
            }
        }
        Ok(())
    }

    /// The line of the mana cost or alternative cost, and those of the additional costs after it.
    fn line(&self, at: usize) -> &CostLine {
        at.checked_sub(1).map_or(&self.base, |at| &self.additional[at])
    }

    /// 601.2b, 107.3: X, if a cost that is paid contains it.
    pub(super) fn choose_x(&self, cx: &mut Cx<'_>) -> Flow {
        // The X of an effect's cost may already be fixed: it is the spell's mana value, or it was announced for the effect.
        let of_rule = self.base.scope.as_ref().is_some_and(|scope| scope.bindings.get("x").is_some());
        let lines = self.additional.iter().chain(Some(&self.base).filter(|_| !of_rule));
        let lines: Vec<(&[Cost], Scope)> =
            lines.map(|line| (line.costs.as_slice(), self.scope_of(cx.game(), line))).collect();
        let costs: Vec<(&[Cost], &Scope)> = lines.iter().map(|(costs, scope)| (*costs, scope)).collect();
        let less = total::most_reduction(cx.game(), self);
        value_of_x::choose(cx, self.player, self.spell, Priced { costs: &costs, less })
    }
}

/// The first ability of the spell that states such a cost, with that cost.
fn own_costs<'a, T>(
    game: Game<'a>,
    spell: ObjectId,
    stated: impl Fn(&'a SpellAbility) -> Option<T>,
) -> Option<(&'a Name, T)> {
    game.characteristics(spell).abilities.iter().find_map(|held| match &*held.ability {
        Ability::Spell(ability) => stated(ability).map(|costs| (&held.id, costs)),
        _ => None,
    })
}

/// Effects that permit the spell to be cast for another cost.
fn rules_for<'a>(game: Game<'a>, proposal: &Proposal) -> impl Iterator<Item = (&'a RuleInForce, &'a [Cost])> {
    let (player, spell) = (proposal.player, proposal.spell);
    game.seen.rules.iter().filter_map(move |rule| match &*rule.modification {
        Modification::AlternativeCost { spells, who, cost } => {
            let fits = game.is_player(player, who, &rule.scope) && game.matches(spell.into(), spells, &rule.scope);
            fits.then_some((rule, cost.as_slice()))
        }
        _ => None,
    })
}

/// The id of the ability that creates the effect, by which an answer names it.
pub(super) fn rule_id(scope: &Scope) -> Name {
    scope.ability.as_ref().map_or_else(|| "alternative".into(), |held| held.id.clone())
}
