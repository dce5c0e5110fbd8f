//! Playing cards during a resolution (608.2g).

use super::prelude::*;
use crate::{
    cards::{cost::Cost, values::CardType},
    decision::DecisionKind,
    game::Game,
    ids::{Entity, ObjectId},
    rules::{
        casting::{self, How},
        copying, special,
    },
};

/// A player plays cards, or casts copies of them (707.12), now, during the resolution. The spells and lands are bound.
#[derive(Debug, Clone, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct PlayCard {
    /// The cards.
    what: Ref,
    /// The player who plays them. Left out: the controller.
    #[serde(default)]
    who: Option<Ref>,
    /// The player casts a copy of the card, and the card stays in its zone.
    #[serde(default)]
    copy: bool,
    /// The player does not pay the mana cost.
    #[serde(default)]
    free: bool,
    /// The alternative cost that is paid instead of the mana cost. Left out: the mana cost.
    #[serde(default)]
    cost: Option<Vec<Cost>>,
    /// The player may choose not to play the card.
    #[serde(default)]
    may: bool,
    /// The name to which the spells and lands are bound. Left out: no name.
    #[serde(default, rename = "as")]
    bind: Option<Name>,
}

/// Whether a card is played as a land. A card that is face down in exile is played face up (406.3a).
fn is_land(game: Game<'_>, card: ObjectId) -> bool {
    match game.object(card).status.face_down {
        true => game.state.face_up(card).characteristics.is(CardType::Land),
        false => game.characteristics(card).is(CardType::Land),
    }
}

impl Verb for PlayCard {
    fn perform(&self, cx: &mut Cx<'_>, scope: &mut Scope) -> Flow {
        let Some(player) = reading::players_or_you(cx, self.who.as_ref(), scope).first().copied() else {
            return Ok(());
        };
        let mut played = Vec::new();
        for card in reading::objects(cx, &self.what, scope) {
            let card = if self.copy { copying::copy_card(cx, card, player) } else { Some(card) };
            let Some(card) = card else { continue };
            let land = is_land(cx.game(), card);
            let asked = self.may && (!land || special::can_play_land_in_resolution(cx.game(), player));
            if asked && !cx.ask_yes(player, DecisionKind::PlayNow, Some(scope.source), self.bind.clone())? {
                continue;
            }
            if land {
                played.extend(special::play_land_in_resolution(cx, player, card)?.map(Entity::Object));
                continue;
            }
            let instead = self.cost.clone().map(|costs| (costs, scope.clone()));
            let how = How { free: self.free, instead, in_resolution: true };
            played.push(Entity::Object(casting::cast(cx, player, card, how)?));
        }
        if let Some(name) = &self.bind {
            scope.bindings.bind(name.clone(), Value::Entities(played));
        }
        Ok(())
    }

    fn makes(&self) -> Vec<Made> {
        if self.copy { vec![Made::Copied, Made::Played] } else { vec![Made::Played] }
    }

    fn english(&self, speech: &Speech<'_>) -> String {
        let Self { what, who, copy, free, cost, may, bind } = self;
        let copy = if *copy { "a copy of " } else { "" };
        let free = if *free { " without paying its mana cost" } else { "" };
        let instead = |costs: &Vec<Cost>| format!(", doing this instead of paying its mana cost: {}", speech.costs(costs));
        let cost = cost.as_ref().map(instead).unwrap_or_default();
        let play = format!("play {copy}{} now{free}{}{cost}", speech.who(what), called(bind));
        let who = speech.by(who.as_ref());
        if *may { format!("{who} may {play}") } else { does(&who, &play) }
    }

    fn binds(&self) -> Vec<&Name> {
        self.bind.iter().collect()
    }
}
