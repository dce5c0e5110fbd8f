//! Facing a villainous choice (701.55).

use super::prelude::*;
use crate::{
    cards::{check::EACH, effect::VillainousChoice, modification::Modification},
    continuous::RuleInForce,
    decision::{Answer, DecisionKind, Options},
    event::Event,
    game::Game,
    ids::PlayerId,
    rules::resolution::run,
};

impl Verb for VillainousChoice {
    fn perform(&self, cx: &mut Cx<'_>, scope: &mut Scope) -> Flow {
        // 701.55d: one player after another goes through all of it, the active player first.
        for player in reading::choosers(cx, Some(&self.who), scope)? {
            for _ in 0..times(cx.game(), player) {
                let mut own = reading::of_each(Some(&self.who), player, scope).into_owned();
                let from: Vec<Name> = self.options.iter().map(|(id, _)| id.clone()).collect();
                let options = Options::Words { from, least: 1, most: 1 };
                // 701.55b: impossible options are among them.
                let answer = cx.ask(player, DecisionKind::VillainousChoice, Some(scope.source), None, options)?;
                let Answer::Words(words) = answer else { continue };
                let Some((word, option)) = self.options.iter().find(|(id, _)| words.contains(id)) else { continue };
                let chose = Event::Chose { player, what: Vec::new(), word: Some(word.clone()) };
                cx.commit(Change::Note(chose).by((Rule::VillainousChoice, &*scope)));
                run(cx, option, &mut own)?;
                keep_names(scope, &own);
            }
        }
        Ok(())
    }
}

/// The names that the instructions bound stay bound, apart from the player who faced the choice.
fn keep_names(scope: &mut Scope, own: &Scope) {
    let outer = scope.bindings.get(EACH).cloned();
    scope.bindings.extend(&own.bindings);
    if let Some(outer) = outer {
        scope.bindings.bind(EACH.into(), outer);
    }
}

/// How often the player faces the choice (701.55c).
fn times(game: Game<'_>, player: PlayerId) -> i32 {
    let more = |rule: &RuleInForce| match &*rule.modification {
        Modification::FacesChoiceAgain { who, times } if game.is_player(player, who, &rule.scope) => {
            let more = game.amount(times, &rule.scope).max(0);
            game.fact((Rule::VillainousChoiceAgain, &rule.scope), more, || 0)
        }
        _ => 0,
    };
    game.seen.rules.iter().map(more).fold(1, i32::saturating_add)
}
