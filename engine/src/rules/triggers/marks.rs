//! Which rules a trigger carries out, for the trace.

use super::kinds::Kinds;
use crate::{
    cards::{
        ability::Triggered,
        event::EventPattern,
        values::{Step, Zone},
    },
    catalog::Catalog,
    event::Event,
    rule::Rule,
    state::characteristics::HeldAbility,
};

/// The rules by which an ability triggers on events of those kinds.
pub(super) fn of(
    catalog: &Catalog,
    held: &HeldAbility,
    ability: &Triggered,
    kinds: Kinds,
    events: &[Event],
) -> Vec<Rule> {
    let mut marks = of_pattern(&ability.when, kinds);
    let leaves = |e: &Event| super::is_looked_back_from(e) && matches!(e, Event::Moved { .. });
    if kinds.meets(Kinds::MOVED) && events.iter().any(leaves) {
        marks.push(Rule::LeavesBattlefieldLooksBack);
    }
    if ability.condition.is_some() {
        marks.push(Rule::InterveningIf);
    }
    if ability.from != Zone::Battlefield {
        marks.push(Rule::AbilityZone);
    }
    if is_once_for_several(&ability.when, events) {
        marks.push(Rule::TriggerOncePerEvent);
    }
    let keyword = held.keyword.as_ref().and_then(|keyword| catalog.keyword(&keyword.name));
    marks.extend(keyword.and_then(|def| def.rule));
    marks
}

/// The rules by which a pattern matches events of those kinds.
pub(super) fn of_pattern(pattern: &EventPattern, kinds: Kinds) -> Vec<Rule> {
    let of_kind = [
        (Kinds::MOVED, Rule::ZoneChangeTrigger),
        (Kinds::ATTACKED, Rule::AttackTrigger),
        (Kinds::BLOCKED, Rule::BlockTrigger),
        (Kinds::STEP, Rule::StepTrigger),
    ];
    let mut marks = vec![Rule::TriggerEvent];
    marks.extend(of_kind.into_iter().filter(|(kind, _)| kinds.meets(*kind)).map(|(_, rule)| rule));
    match pattern {
        EventPattern::StepBegins { step: Step::End, .. } => marks.push(Rule::EndStepTrigger),
        EventPattern::While(_) => marks.push(Rule::StateTrigger),
        _ => {}
    }
    marks
}

/// Whether the pattern takes several things that happened together as one event, and several did (603.2c).
fn is_once_for_several(pattern: &EventPattern, events: &[Event]) -> bool {
    let several = |kind: fn(&Event) -> bool| events.iter().filter(|e| kind(e)).count() > 1;
    match pattern {
        EventPattern::BecomesBlocked(_) | EventPattern::BlocksOrBecomesBlocked(_) | EventPattern::CreaturesBlock(_) => {
            several(|e| matches!(e, Event::Blocked { .. }))
        }
        EventPattern::DealsDamage { together: true, .. } | EventPattern::DealsDamage { one_or_more: true, .. } => {
            several(|e| matches!(e, Event::Damaged { .. }))
        }
        EventPattern::AnyOf(patterns) => patterns.iter().any(|p| is_once_for_several(p, events)),
        _ => false,
    }
}
