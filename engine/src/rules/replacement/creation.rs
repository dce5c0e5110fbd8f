//! Tokens that are created instead of other tokens (614.6).

use super::Batch;
use crate::{
    acting::Cx,
    cards::{effect::Effect, values::CardType},
    change::{CardChange, Change, Create, Enter},
    error::Flow,
    state::effects::Scope,
    unsupported,
    verbs::carried_out,
};

impl Batch {
    /// Tokens that instructions create instead of other tokens are part of the same event. All that the replaced effect says about its tokens, besides
    /// their characteristics, is true of them: it puts them onto the battlefield tapped or attacking, and its later instructions find them (614.6).
    /// Returns the other instructions.
    ///
    /// # Errors
    ///
    /// The errors of the instructions.
    pub(super) fn creates_instead(
        &mut self,
        cx: &mut Cx<'_>,
        at: usize,
        instructions: &[Effect],
        scope: &Scope,
    ) -> Flow<Vec<Effect>> {
        let creates = |said: &&Effect| matches!(said, Effect::CreateToken(_));
        let replaced = match self.would[at].act.as_ref().map(|act| &act.change) {
            Some(Change::Card(CardChange::CreateTokens { token, .. })) => token.enter.clone(),
            _ => return Ok(instructions.to_vec()),
        };
        let mut acts = Vec::new();
        for instruction in instructions.iter().filter(creates) {
            let (Effect::CreateToken(said), Some(verb)) = (instruction, carried_out(instruction).together()) else {
                continue;
            };
            if said.bind.is_some() {
                return unsupported::refuse("instructions about the tokens that are created instead of other tokens");
            }
            acts.extend(verb.propose(cx, scope)?.acts());
        }
        if acts.is_empty() {
            return Ok(instructions.to_vec());
        }
        let used = self.would[at].used.clone();
        self.would[at].act = None;
        for mut act in acts {
            if let Change::Card(CardChange::CreateTokens { token, .. }) = &mut act.change {
                enters_as(token, &replaced);
            }
            self.add(act, used.clone());
        }
        Ok(instructions.iter().filter(|said| !creates(said)).cloned().collect())
    }
}

/// The token enters as the replaced token would have entered: tapped, and if it is a creature, attacking (508.4).
fn enters_as(token: &mut Create, replaced: &Enter) {
    token.enter.tapped |= replaced.tapped;
    let attacks = token.enter.attacking.is_some() || token.enter.joins_attack.is_some();
    if !attacks && token.face.characteristics.is(CardType::Creature) {
        token.enter.attacking = replaced.attacking;
        token.enter.joins_attack = replaced.joins_attack;
    }
}
