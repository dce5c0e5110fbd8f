//! Creating tokens (111).

use super::prelude::*;
use crate::{
    cards::{
        card::Half,
        effect::CreateToken,
        values::Zone,
    },
    change::{Create, Enter},
    edition::TokenOwner,
    rules::{combat::joining, copying},
    state::{characteristics::Face, object::ObjectKind},
};
use std::sync::Arc;

impl Verb for CreateToken {
    fn perform(&self, cx: &mut Cx<'_>, scope: &mut Scope) -> Flow {
        let proposal = self.propose(cx, scope)?;
        carry_out(cx, vec![proposal], scope)
    }

    fn together(&self) -> Option<&dyn Together> {
        Some(self)
    }
}

impl Together for CreateToken {
    fn propose(&self, cx: &mut Cx<'_>, scope: &Scope) -> Flow<Proposal> {
        let mut faces = faces(self, cx, scope)?;
        // An instant or sorcery card can't be on the battlefield, so no token is created as a copy of one (111.5).
        let spell = |(face, turned): &(Arc<Face>, bool)| !up(face, *turned).characteristics.is_permanent_card();
        if faces.iter().any(spell) && cx.game().heeds((Rule::NoTokenOfSpellCard, scope), true) {
            faces.retain(|face| !spell(face));
        }
        let mut changes = Vec::new();
        for player in reading::players_or_you(cx, self.who.as_ref(), scope) {
            // No token is created for a player who has left the game (800.4b; 600.4b in 2006).
            if cx.state().player(player).lost {
                continue;
            }
            let own = reading::of_each(self.who.as_ref(), player, scope);
            let count = u32::try_from(reading::size(cx, &self.count, &own)).unwrap_or(u32::MAX);
            let owner = match cx.edition().token_owner {
                TokenOwner::ControllerOfEffect => scope.controller,
                TokenOwner::ItsPlayer => player,
            };
            let other = if owner == player { scope.controller } else { player };
            let owner = cx.game().fact((Rule::TokenOwner, scope), owner, || other);
            for (face, turned) in faces.iter().filter(|_| count > 0) {
                let enter = Enter { transformed: *turned, ..enter(self, cx, scope) };
                let token = Create {
                    kind: ObjectKind::Token,
                    face: Arc::clone(face),
                    def: None,
                    owner,
                    controller: player,
                    zone: Zone::Battlefield,
                    enter,
                    item: None,
                    link: None,
                    reserved: None,
                };
                let create = CardChange::CreateTokens { token, count };
                changes.push(create.by((Rule::TokenCharacteristics, scope)));
            }
        }
        Ok(Proposal::of(changes).creating(self.bind.as_ref(), faces.into_iter().map(|(face, _)| face).collect()))
    }
}

/// The way in which the tokens enter. What each of several attacking tokens attacks is chosen as it enters (508.4).
fn enter(verb: &CreateToken, cx: &Cx<'_>, scope: &Scope) -> Enter {
    let joins_attack = verb.attacking.then(|| joining::by_effect(cx.game(), scope.source, scope));
    Enter { tapped: verb.tapped, joins_attack, ..Enter::default() }
}

/// The face with which a token enters.
fn up(face: &Face, turned: bool) -> &Face {
    face.back.as_deref().filter(|_| turned).unwrap_or(face)
}

/// The characteristics of the tokens: those that the effect states, or the copiable values of the original (111.3, 707.2); and whether they enter
/// with their back faces up (707.8a).
fn faces(verb: &CreateToken, cx: &Cx<'_>, scope: &Scope) -> Flow<Vec<(Arc<Face>, bool)>> {
    if let Some(original) = &verb.copy_of {
        let copied = |of| {
            let (face, turned) = copying::for_token(cx, of);
            let face = copying::with_exceptions(cx.game(), face, (&verb.except, scope))?;
            // The tokens of each instruction are known by a face of their own.
            Ok((Arc::new(Face::clone(&face)), turned))
        };
        return cx.game().objects(original, scope).into_iter().map(copied).collect();
    }
    let pt = verb.pt.as_ref();
    // A text-changing effect on the effect's text applies to the words of the token (612.2a; 418.6c until 2009).
    let game = cx.game();
    let subtypes: Vec<Name> = game.reads_subtypes(&verb.subtypes, scope);
    let colors = game.reads_colors(&verb.colors.iter().collect::<Vec<_>>(), scope).into_iter().collect();
    let half = Half {
        name: verb.name.clone().unwrap_or_else(|| Half::name_of_token(&subtypes, &game.table.edition)),
        supertypes: verb.supertypes.clone(),
        types: verb.types.clone(),
        subtypes,
        pt: pt.map(|(p, t)| (reading::amount(cx, p, scope), reading::amount(cx, t, scope))),
        abilities: verb.abilities.clone(),
    };
    let mut characteristics = cx.table().catalog.characteristics(&half, None, colors);
    let abilities = characteristics.abilities.into_iter().map(|held| game.giving(held, scope));
    characteristics.abilities = abilities.collect();
    Ok(vec![(Arc::new(Face::new(Arc::new(characteristics), None)), false)])
}
