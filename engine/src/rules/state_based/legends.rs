//! The legend rule (704.5j; 420.5e until 2009), and the planeswalker uniqueness rule (704.5j from 2009 to 2017).

use smallvec::{SmallVec, smallvec};

use super::{Due, Seen, permanents::came_together};
use crate::{
    acting::Cx,
    cards::{Name, deed::RuleName, modification::Modification, values::CardType},
    continuous::RuleInForce,
    decision::{DecisionKind, Options},
    edition::{LegendRule, Legends, PlaneswalkerRule},
    error::Flow,
    event::Why,
    game::Game,
    ids::{Entity, ObjectId},
    rule::Rule,
    state::characteristics::Characteristics,
};

/// Legendary permanents with the same name, or with the same name and controller; or planeswalkers with the same planeswalker type.
pub(super) type Group = SmallVec<[ObjectId; 4]>;

/// Finds planeswalkers with the same planeswalker type, in editions in which they can't all stay; where each player keeps one, also with the same
/// controller.
pub(super) fn look_at_planeswalkers(game: Game<'_>, all: &[Seen<'_>]) -> Vec<Group> {
    let rule = game.table.edition.planeswalker_rule;
    if rule == PlaneswalkerRule::AllStay {
        return Vec::new();
    }
    let each_player = rule == PlaneswalkerRule::ControllerKeepsOne;
    let is_its_type = |subtype: &Name| game.table.catalog.family(subtype).has(CardType::Planeswalker);
    let mut groups: SmallVec<[(&Name, Group); 4]> = SmallVec::new();
    for (id, characteristics) in all.iter().filter(|(_, seen)| seen.is(CardType::Planeswalker)) {
        for subtype in characteristics.subtypes.iter().filter(|subtype| is_its_type(subtype)) {
            let alike = |group: &Group| !each_player || game.controller(group[0]) == game.controller(*id);
            match groups.iter_mut().find(|(other, group)| *other == subtype && alike(group)) {
                Some((_, group)) => group.push(*id),
                None => groups.push((subtype, smallvec![*id])),
            }
        }
    }
    let groups: Vec<Group> = groups.into_iter().map(|(_, group)| group).filter(|group| group.len() > 1).collect();
    if groups.is_empty() { groups } else { game.fact(Rule::PlaneswalkerRule, groups, Vec::new) }
}

/// All planeswalkers of a group are put into the graveyard, or all except the one that their controller keeps.
///
/// # Errors
///
/// An unanswered [`DecisionKind::KeepPlaneswalker`].
pub(super) fn choose_planeswalkers(cx: &mut Cx<'_>, groups: Vec<Group>, due: &mut Due) -> Flow {
    for group in groups {
        let kept = match cx.edition().planeswalker_rule {
            PlaneswalkerRule::ControllerKeepsOne => chosen(cx, DecisionKind::KeepPlaneswalker, &group)?,
            PlaneswalkerRule::AllDie | PlaneswalkerRule::AllStay => None,
        };
        for id in group.into_iter().filter(|id| Some(*id) != kept) {
            due.bury(Rule::PlaneswalkerRule, id, Why::StateBased);
        }
    }
    Ok(())
}

/// Finds legendary permanents with the same name.
pub(super) fn look(game: Game<'_>, all: &[Seen<'_>]) -> Vec<Group> {
    let groups = of_one_name(game, all);
    // The rule is checked wherever a legendary permanent shares its name with another permanent, even if the rule does not apply to that one.
    let asked = !groups.is_empty() || has_namesake(game, all);
    let groups = if asked { game.fact(Rule::LegendRule, groups, Vec::new) } else { groups };
    subject(game, groups)
}

/// All permanents of a group are put into the graveyard except the one that stays, if any.
///
/// # Errors
///
/// An unanswered [`DecisionKind::KeepLegend`].
pub(super) fn choose(cx: &mut Cx<'_>, groups: Vec<Group>, due: &mut Due) -> Flow {
    for group in groups {
        let kept = match cx.edition().legend_rule {
            LegendRule::AllDie => None,
            LegendRule::NewestDies => longest(cx.game(), &group),
            LegendRule::ControllerKeepsOne => chosen(cx, DecisionKind::KeepLegend, &group)?,
        };
        for id in group.into_iter().filter(|id| Some(*id) != kept) {
            due.bury(Rule::LegendRule, id, Why::LegendRule);
        }
    }
    Ok(())
}

/// Whether a legendary permanent shares its name with a permanent that is not legendary.
fn has_namesake(game: Game<'_>, all: &[Seen<'_>]) -> bool {
    let legendary = |(_, seen): &&Seen<'_>| is_legendary(game, seen);
    let namesake = |(id, seen): &Seen<'_>| {
        let mut others = all.iter().filter(|(other, its)| other != id && its.name == seen.name);
        others.any(|other| !legendary(&other))
    };
    all.iter().filter(legendary).any(namesake)
}

fn is_legendary(game: Game<'_>, characteristics: &Characteristics) -> bool {
    let by_type = game.table.edition.legends == Legends::TypeOrSupertype && characteristics.has_subtype("Legend");
    characteristics.is_legendary() || by_type
}

/// Groups of two or more legendary permanents with the same name; in editions in which each player keeps one, also with the same controller.
fn of_one_name(game: Game<'_>, all: &[Seen<'_>]) -> Vec<Group> {
    let each_player = game.table.edition.legend_rule == LegendRule::ControllerKeepsOne;
    let mut groups: SmallVec<[(&Name, Group); 4]> = SmallVec::new();
    for (id, characteristics) in all {
        let Some(name) = characteristics.name.as_ref().filter(|_| is_legendary(game, characteristics)) else {
            continue;
        };
        let alike = |group: &Group| !each_player || game.controller(group[0]) == game.controller(*id);
        match groups.iter_mut().find(|(other, group)| *other == name && alike(group)) {
            Some((_, group)) => group.push(*id),
            None => groups.push((name, smallvec![*id])),
        }
    }
    groups.into_iter().map(|(_, group)| group).filter(|group| group.len() > 1).collect()
}

/// The groups that the rule applies to. Effects may suspend the rule or exempt permanents from it.
fn subject(game: Game<'_>, groups: Vec<Group>) -> Vec<Group> {
    if groups.is_empty() {
        return groups;
    }
    let rules = || game.seen.rules.iter();
    let spares = |rule: &RuleInForce| game.heeds((Rule::LegendRuleExempt, &rule.scope), true);
    let suspends = |m: &Modification| matches!(m, Modification::Suspend(RuleName::LegendRule));
    if rules().any(|rule| suspends(&rule.modification) && spares(rule)) {
        return Vec::new();
    }
    let exempts = |m: &Modification| matches!(m, Modification::ExemptFrom(RuleName::LegendRule));
    let exempt =
        |id: &ObjectId| rules().any(|rule| exempts(&rule.modification) && rule.on.contains(id) && spares(rule));
    let left = groups.into_iter().map(|group| group.into_iter().filter(|id| !exempt(id)).collect());
    left.filter(|group: &Group| group.len() > 1).collect()
}

/// The permanent that has been legendary with that name longest; none if two have been so equally long (420.5e of 2001).
fn longest(game: Game<'_>, group: &[ObjectId]) -> Option<ObjectId> {
    let oldest = group.iter().min_by_key(|id| game.object(**id).timestamp).copied()?;
    let tie = group.iter().any(|id| *id != oldest && came_together(game, *id, oldest));
    (!tie).then_some(oldest)
}

/// The controller chooses the one that stays.
fn chosen(cx: &mut Cx<'_>, kind: DecisionKind, group: &[ObjectId]) -> Flow<Option<ObjectId>> {
    let controller = cx.game().controller(group[0]);
    let from = group.iter().copied().map(Entity::from).collect();
    let options = Options::Entities { from, least: 1, most: 1, ordered: false };
    let kept = cx.ask_entities(controller, kind, None, None, options)?;
    Ok(kept.first().and_then(|entity| entity.object()))
}
