//! Creating tokens (111).

use super::prelude::*;
use crate::cards::{
    Named,
    ability::Ability,
    english::{and, supertype_word, type_word},
    modification::Modification,
    reference::RefOf,
    values::{CardType, Colors, Supertype},
};

/// Creates tokens. All tokens of a player are created at the same time. The tokens are bound.
#[derive(Debug, Clone, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct CreateToken {
    /// The number of tokens. With `copy_of` for several objects: the number of tokens of each object.
    #[serde(default = "one")]
    pub count: Amount,
    /// The players who create the tokens. Left out: the controller.
    #[serde(default)]
    pub who: Option<Ref>,
    /// The name. Left out: the subtypes (111.4).
    #[serde(default)]
    pub name: Option<Name>,
    /// The supertypes.
    #[serde(default)]
    pub supertypes: Vec<Supertype>,
    /// The card types.
    #[serde(default)]
    pub types: Vec<CardType>,
    /// The subtypes.
    #[serde(default)]
    pub subtypes: Vec<Name>,
    /// The colours. Left out: colourless.
    #[serde(default)]
    pub colors: Colors,
    /// The power and toughness, which are read once, as the token is created.
    #[serde(default)]
    pub pt: Option<(Amount, Amount)>,
    /// The abilities, each under an id.
    #[serde(default)]
    pub abilities: Named<Ability>,
    /// An object of which the token is a copy. It replaces the characteristics above. For several objects, `count` tokens of each are created, all at
    /// the same time.
    #[serde(default)]
    pub copy_of: Option<Ref>,
    /// The exceptions to the copy. They are part of its copiable values (707.9). Left out: none.
    #[serde(default)]
    pub except: Vec<Modification>,
    /// The tokens enter tapped.
    #[serde(default)]
    pub tapped: bool,
    /// The tokens enter attacking and unblocked (508.4).
    #[serde(default)]
    pub attacking: bool,
    /// The name to which the tokens are bound. Left out: no name.
    #[serde(default, rename = "as")]
    pub bind: Option<Name>,
}

impl Instruction for CreateToken {
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
        let colors: Vec<String> = colors.iter().map(|color| color.word().to_owned()).collect();
        words.extend((!colors.is_empty()).then(|| and(&colors)));
        words.extend(subtypes.iter().map(|subtype| subtype.to_string()));
        words.extend(types.iter().map(|one| type_word(*one).to_owned()));
        let kind = words.join(" ");
        let tokens = speech.counted(count, &format!("{kind} token"), &format!("{kind} tokens"));
        let mut text = does(&speech.by(who.as_ref()), &format!("create {}", tokens.replace("  ", " ")));
        let several = if let Some(Ref::Of(of)) = copy_of { Some(&**of) } else { None };
        match (copy_of, several) {
            (_, Some(RefOf::All(each))) => {
                text = format!("for each {}, {text} that is a copy of it", speech.noun(each, false));
            }
            (Some(of), _) => text += &format!(" that is a copy of {}", speech.who(of)),
            (None, _) => {}
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

    fn is_simultaneous(&self) -> bool {
        true
    }
}
