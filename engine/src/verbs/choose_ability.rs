//! Choosing an ability of an object.

use super::prelude::*;
use crate::{
    cards::effect::AbilityIs,
    decision::{Answer, DecisionKind, Options},
    event::Event,
    ids::ObjectId,
    state::characteristics::HeldAbility,
};

/// A player chooses one ability of some objects. The ability is bound as it is at that time.
#[derive(Debug, Clone, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct ChooseAbility {
    /// The objects.
    of: Ref,
    /// The abilities that can be chosen.
    #[serde(default)]
    matching: AbilityIs,
    /// The name to which the ability is bound.
    #[serde(rename = "as")]
    bind: Name,
    /// The player who chooses. Left out: the controller.
    #[serde(default)]
    who: Option<Ref>,
}

impl Verb for ChooseAbility {
    fn perform(&self, cx: &mut Cx<'_>, scope: &mut Scope) -> Flow {
        let Some(player) = reading::players_or_you(cx, self.who.as_ref(), scope).first().copied() else {
            return Ok(());
        };
        let there = self.there(cx, scope);
        if there.is_empty() {
            return Ok(());
        }
        let options = Options::Abilities(there.iter().map(|(object, held)| (*object, held.id.clone())).collect());
        let (source, name) = (Some(scope.source), Some(self.bind.clone()));
        let Answer::Ability(object, id) = cx.ask(player, DecisionKind::Ability, source, name, options)? else {
            return Ok(());
        };
        let meant = there.into_iter().find(|(of, held)| (of, &held.id) == (&object, &id));
        if let Some((_, held)) = meant {
            scope.bindings.bind(self.bind.clone(), Value::Ability(Box::new(held)));
        }
        cx.commit(Change::Note(Event::Chose { player, what: vec![object.into()], word: Some(id) }));
        Ok(())
    }

    fn makes(&self) -> Vec<Made> {
        vec![Made::Chosen]
    }

    fn english(&self, speech: &Speech<'_>) -> String {
        let Self { of, matching, bind, who } = self;
        does(&speech.by(who.as_ref()), &format!("choose {} of {} ({})", speech.an_ability(matching), speech.who(of), bound(bind)))
    }

    fn binds(&self) -> Vec<&Name> {
        vec![&self.bind]
    }
}

impl ChooseAbility {
    /// The abilities that can be chosen, each with the object that has it.
    fn there(&self, cx: &Cx<'_>, scope: &Scope) -> Vec<(ObjectId, HeldAbility)> {
        let game = cx.game();
        let of = |object: ObjectId| {
            let all = game.characteristics(object).abilities.iter();
            all.filter(|held| self.matching.fits(held, game)).map(move |held| (object, held.clone()))
        };
        reading::objects(cx, &self.of, scope).into_iter().flat_map(of).collect()
    }
}
