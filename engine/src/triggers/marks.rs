//! The rules by which abilities trigger.

use crate::{
    cards::{
        ability::Triggered,
        event::EventPattern,
        values::{Step, Zone},
    },
    catalog::Catalog,
    event::{
        Event,
        kinds::{self, Kinds},
    },
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
    let leaves = |e: &Event| matches!(e, Event::Moved { from: Zone::Battlefield, .. });
    if kinds.meets(Kinds::MOVED) && events.iter().any(leaves) {
        marks.push(Rule::LeavesBattlefieldLooksBack);
    }
    if ability.from != Zone::Battlefield {
        marks.push(Rule::AbilityZone);
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
        EventPattern::Chapter(_) => marks.push(Rule::Chapter),
        _ => {}
    }
    marks
}

/// How many simultaneous events the pattern takes together as one event (603.2c); 0 for a pattern that takes each one separately.
pub(super) fn taken_together(pattern: &EventPattern, events: &[Event]) -> usize {
    let several = |kind: fn(&Event) -> bool| events.iter().filter(|e| kind(e)).count();
    match pattern {
        EventPattern::BecomesBlocked(_) | EventPattern::BlocksOrBecomesBlocked(_) | EventPattern::CreaturesBlock(_) => {
            several(|e| matches!(e, Event::Blocked { .. }))
        }
        EventPattern::DealsDamage { one_or_more, .. } if *one_or_more || pattern.is_for_all_of_a_source() => {
            several(|e| matches!(e, Event::Damaged { .. }))
        }
        EventPattern::Creates { one_or_more: true, .. } => {
            several(|e| matches!(e, Event::Moved { from: Zone::Nowhere, to: Zone::Battlefield, .. }))
        }
        EventPattern::Nth { event, .. } => taken_together(event, events),
        EventPattern::OneOrMore(event) => {
            let kinds = kinds::of_pattern(event);
            events.iter().filter(|event| kinds::of_event(event).meets(kinds)).count()
        }
        EventPattern::AnyOf(patterns) => patterns.iter().map(|p| taken_together(p, events)).max().unwrap_or(0),
        _ => 0,
    }
}
