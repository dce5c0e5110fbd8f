//! Creating tokens (111).

use std::sync::Arc;

use super::{common::entering, prelude::*};
use crate::{
    cards::{
        Named,
        ability::Ability,
        card::Half,
        english::{and, color_word, supertype_word, type_word},
        modification::Modification,
        reference::RefOf,
        values::{CardType, Colors, Supertype, Zone},
    },
    change::{Create, Enter},
    edition::TokenOwner,
    ids::PlayerId,
    rules::copying,
    state::{characteristics::Face, object::ObjectKind},
    unsupported,
};

/// Creates tokens. All tokens of a player are created at the same time. The tokens are bound.
#[derive(Debug, Clone, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct CreateToken {
    /// The number of tokens.
    #[serde(default = "one")]
    count: Amount,
    /// The players who create the tokens. Left out: the controller.
    #[serde(default)]
    who: Option<Ref>,
    /// The name. Left out: the subtypes (111.4).
    #[serde(default)]
    name: Option<Name>,
    /// The supertypes.
    #[serde(default)]
    supertypes: Vec<Supertype>,
    /// The card types.
    #[serde(default)]
    types: Vec<CardType>,
    /// The subtypes.
    #[serde(default)]
    subtypes: Vec<Name>,
    /// The colours. Left out: colourless.
    #[serde(default)]
    colors: Colors,
    /// The power and toughness, which are read once, as the token is created.
    #[serde(default)]
    pt: Option<(Amount, Amount)>,
    /// The abilities, each under an id.
    #[serde(default)]
    abilities: Named<Ability>,
    /// An object of which the token is a copy. It replaces the characteristics above. For several objects, one token of each is created, all at the
    /// same time.
    #[serde(default)]
    copy_of: Option<Ref>,
    /// The exceptions to the copy. They are part of its copiable values (707.9). Left out: none.
    #[serde(default)]
    except: Vec<Modification>,
    /// The tokens enter tapped.
    #[serde(default)]
    tapped: bool,
    /// The tokens enter attacking and unblocked (508.4).
    #[serde(default)]
    attacking: bool,
    /// The name to which the tokens are bound. Left out: no name.
    #[serde(default, rename = "as")]
    bind: Option<Name>,
}

impl Verb for CreateToken {
    fn perform(&self, cx: &mut Cx<'_>, scope: &mut Scope) -> Flow {
        let proposal = self.propose(cx, scope)?;
        carry_out(cx, vec![proposal], scope)
    }

    fn together(&self) -> Option<&dyn Together> {
        Some(self)
    }

    fn makes(&self) -> Vec<Made> {
        // The original can itself be an object that enters as a copy.
        let copied = self.copy_of.is_some().then_some(Made::Copied);
        let so = [(self.tapped, Made::Tapped), (self.attacking, Made::PutAttacking)];
        let so = so.into_iter().filter_map(|(is, made)| is.then_some(made));
        [Made::Created].into_iter().chain(copied).chain(so).collect()
    }

    fn english(&self, speech: &Speech<'_>) -> String {
        let Self { count, who, name, supertypes, types, subtypes, colors, pt, abilities, copy_of, except, .. } = self;
        let mut words: Vec<String> = Vec::new();
        let pt = pt.as_ref().map(|(power, toughness)| (speech.number(power), speech.number(toughness)));
        let plain = |amount: &Amount| !matches!(amount, Amount::Of(_));
        let short = self.pt.as_ref().is_some_and(|(power, toughness)| plain(power) && plain(toughness));
        words.extend(pt.as_ref().filter(|_| short).map(|(power, toughness)| format!("{power}/{toughness}")));
        words.extend(supertypes.iter().map(|one| supertype_word(*one).to_owned()));
        let colors: Vec<String> = colors.iter().map(|color| color_word(color).to_owned()).collect();
        words.extend((!colors.is_empty()).then(|| and(&colors)));
        words.extend(subtypes.iter().map(|subtype| subtype.to_string()));
        words.extend(types.iter().map(|one| type_word(*one).to_owned()));
        let kind = words.join(" ");
        let tokens = speech.counted(count, &format!("{kind} token"), &format!("{kind} tokens"));
        let mut text = does(&speech.by(who.as_ref()), &format!("create {}", tokens.replace("  ", " ")));
        match copy_of {
            Some(Ref::Of(of)) if let RefOf::All(each) = &**of => {
                text = format!("for each {}, {text} that is a copy of it", speech.noun(each, false));
            }
            Some(of) => text += &format!(" that is a copy of {}", speech.who(of)),
            None => {}
        }
        text += &speech.except(except, "it");
        text += &name.as_ref().map(|name| format!(" named {name}")).unwrap_or_default();
        if let Some((power, toughness)) = pt.filter(|_| !short) {
            text += &format!(" whose power is {power} and whose toughness is {toughness}");
        }
        let abilities: Vec<String> = abilities.iter().map(|(_, ability)| speech.given_ability(ability)).collect();
        if !abilities.is_empty() {
            text += &format!(" with {}", and(&abilities));
        }
        text += if self.tapped { ", tapped" } else { "" };
        text += if self.attacking { ", attacking" } else { "" };
        text + &called(&self.bind)
    }

    fn binds(&self) -> Vec<&Name> {
        self.bind.iter().collect()
    }
}

impl Together for CreateToken {
    fn propose(&self, cx: &mut Cx<'_>, scope: &Scope) -> Flow<Proposal> {
        let faces = self.faces(cx, scope)?;
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
            for face in faces.iter().filter(|_| count > 0) {
                let enter = self.enter(cx, (face, count), player, scope)?;
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
        Ok(Proposal::of(changes).creating(self.bind.as_ref(), faces))
    }
}

impl CreateToken {
    /// The way in which the tokens enter. Each of several tokens can attack another player (508.4a); the engine refuses the case in which that is a
    /// choice.
    fn enter(&self, cx: &mut Cx<'_>, (face, count): (&Face, u32), player: PlayerId, scope: &Scope) -> Flow<Enter> {
        let mut enter = Enter { tapped: self.tapped, ..Enter::default() };
        if self.attacking {
            if count > 1 && cx.state().opponents(player).count() > 1 {
                return unsupported::refuse("several tokens that may attack several players");
            }
            let creature = face.characteristics.is(CardType::Creature);
            enter.attacking = entering::joins_attack_on(cx, (scope.source, creature), player, scope)?;
        }
        Ok(enter)
    }

    /// The characteristics of the tokens: those that the effect states, or the copiable values of the original (111.3, 707.2).
    fn faces(&self, cx: &Cx<'_>, scope: &Scope) -> Flow<Vec<Arc<Face>>> {
        if let Some(original) = &self.copy_of {
            let copied = |of| copying::with_exceptions(&cx.table().catalog, copying::copiable(cx, of), &self.except);
            return cx.game().objects(original, scope).into_iter().map(copied).collect();
        }
        let pt = self.pt.as_ref();
        // A text-changing effect on the effect's text applies to the words of the token (612.2a; 418.6c until 2009).
        let game = cx.game();
        let subtypes: Vec<Name> = self.subtypes.iter().map(|word| game.reads_subtype(word, scope)).collect();
        let colors = self.colors.iter().map(|word| game.reads(word, scope)).collect();
        let half = Half {
            name: self.name.clone().unwrap_or_else(|| subtypes_as_name(&subtypes)),
            supertypes: self.supertypes.clone(),
            types: self.types.clone(),
            subtypes,
            pt: pt.map(|(p, t)| (reading::amount(cx, p, scope), reading::amount(cx, t, scope))),
            abilities: self.abilities.clone(),
        };
        let characteristics = cx.table().catalog.characteristics(&half, None, colors);
        Ok(vec![Arc::new(Face::new(Arc::new(characteristics), None))])
    }
}

/// The name of a token without a stated name: its subtypes (111.4).
fn subtypes_as_name(subtypes: &[Name]) -> Name {
    let words: Vec<&str> = subtypes.iter().map(Name::as_str).collect();
    words.join(" ").as_str().into()
}
