//! The text of modifications by continuous effects. The rules that they change are in [`rules`].

mod kinds;
mod rules;

use self::kinds::{besides, of_kind};
use super::{Speech, and, capital, does, noun::bound, subject::Subject, supertype_word, type_word};
use crate::cards::{
    amount::Amount,
    modification::Modification,
    subtypes::EVERY_CREATURE_TYPE,
    values::{CardType, Color, Supertype},
};

impl Speech<'_> {
    /// The name of the family of the subtypes. Setting a subtype replaces the subtypes of its family (205.1a).
    fn family(&self, subtypes: &[crate::cards::Name]) -> &'static str {
        let family = subtypes.first().map(|subtype| self.wording.catalog.family(subtype));
        let has = |card_type| family.is_some_and(|family| family.has(card_type));
        match () {
            () if has(CardType::Creature) => "creature type",
            () if has(CardType::Land) => "land type",
            () => "such subtype",
        }
    }

    /// The text of a modification of a subject. The text of each kind is written by a function of its own.
    pub(crate) fn modification(&self, change: &Modification, subject: &Subject) -> String {
        match change {
            of_kind!(types) => self.types_changed(change, subject),
            of_kind!(words_and_colors) => self.words_and_colors_changed(change, subject),
            of_kind!(abilities) => self.abilities_changed(change, subject),
            of_kind!(size) => self.size_changed(change, subject),
            of_kind!(of_objects) => self.rule_of_objects(change, subject),
            of_kind!(of_combat) => self.rule_of_combat(change, subject),
            of_kind!(of_costs) => self.rule_of_costs(change),
            of_kind!(of_playing) => self.rule_of_playing(change),
            of_kind!(of_players) => self.rule_of_players(change),
            of_kind!(of_mana) => self.rule_of_mana(change),
        }
    }

    /// The text of a change of card types, subtypes or supertypes (layer 4).
    fn types_changed(&self, change: &Modification, subject: &Subject) -> String {
        let is = |verb: &str| subject.does(verb);
        let isnt = |what: String| format!("{} {} {what}", subject.name(), subject.either("isn't", "aren't"));
        let has_no = |other: &str| format!("{} no other {other}", subject.either("has", "have"));
        match change {
            Modification::AddTypes(types) => is(&format!("be {} too", types_of(types, subject))),
            Modification::SetTypes(types) => {
                is(&format!("be {} and {}", types_of(types, subject), has_no("card type")))
            }
            Modification::RemoveTypes(types) => isnt(types_of(types, subject)),
            Modification::AddSubtypes(subtypes) => is(&format!("be {} too", names(subtypes, subject))),
            Modification::SetSubtypes(subtypes) => {
                is(&format!("be {} and {}", names(subtypes, subject), has_no(self.family(subtypes))))
            }
            Modification::AddChosenSubtype(name) => is(&format!("have {} as a subtype too", bound(name))),
            Modification::SetChosenSubtype(name) => {
                let its = subject.either("its", "their");
                is(&format!("have {} as {its} only subtype of that kind", bound(name)))
            }
            Modification::RemoveSubtypes(subtypes) => match subtypes.as_slice() {
                [all] if all.as_str() == EVERY_CREATURE_TYPE => is("lose all creature types"),
                _ => isnt(names(subtypes, subject)),
            },
            Modification::AddSupertypes(supertypes) => is(&format!("be {} too", supertypes_of(supertypes))),
            Modification::RemoveSupertypes(supertypes) => isnt(supertypes_of(supertypes)),
            besides!(types) => String::new(),
        }
    }

    /// The text of a change of control, of the words in a text, of the mana cost or of colours (layers 2, 3 and 5).
    fn words_and_colors_changed(&self, change: &Modification, subject: &Subject) -> String {
        let is = |verb: &str| subject.does(verb);
        match change {
            Modification::Control(who) => does(&self.who(who), &format!("control {}", subject.object())),
            Modification::ColorWords(name) => {
                format!("all colour words of {} become {}", subject.object(), bound(name))
            }
            Modification::ChangeWord { word, becomes } => {
                format!(
                    "every word in {} and on {} that is {} becomes {}",
                    subject.own("text"),
                    subject.own("type line"),
                    bound(word),
                    bound(becomes)
                )
            }
            Modification::NoManaCost(_) => is("have no mana cost"),
            Modification::SetColors(colors) if colors.is_empty() => is("be colourless"),
            Modification::SetColors(colors) => is(&format!("be {} and no other colour", colors_of(colors))),
            Modification::AddColors(colors) => is(&format!("be {} too", colors_of(colors))),
            Modification::AddChosenColor(name) => {
                is(&format!("be {} in addition to {} other colours", bound(name), subject.either("its", "their")))
            }
            Modification::SetChosenColor(name) => is(&format!("be {} and no other colour", bound(name))),
            besides!(words_and_colors) => String::new(),
        }
    }

    /// The text of a change of abilities (layer 6).
    fn abilities_changed(&self, change: &Modification, subject: &Subject) -> String {
        let is = |verb: &str| subject.does(verb);
        match change {
            Modification::AddKeyword(keyword) => is(&format!("have {}", self.keyword(keyword))),
            Modification::AddAbilities(abilities) => {
                let abilities = abilities.iter().map(|(_, ability)| self.given_ability(ability));
                is(&format!("have {}", and(&abilities.collect::<Vec<_>>())))
            }
            Modification::AddThisAbility(_) => is("have this ability"),
            Modification::AddChosenAbility(name) => is(&format!("have {} as well", bound(name))),
            Modification::AddKeywordsOf { of, keywords } => {
                let keywords: Vec<String> = keywords.iter().map(|name| name.replace('_', " ")).collect();
                is(&format!("have {} as {} has them", and(&keywords), self.who(of)))
            }
            Modification::AddActivatedAbilitiesOf(what) => {
                is(&format!("have the activated abilities of {}", self.who(what)))
            }
            Modification::LoseKeyword(name) => is(&format!("lose {}", name.replace('_', " "))),
            Modification::LoseAllAbilities(_) => is("lose all abilities"),
            besides!(abilities) => String::new(),
        }
    }

    /// The text of a change of power and toughness (layer 7).
    fn size_changed(&self, change: &Modification, subject: &Subject) -> String {
        let is = |verb: &str| subject.does(verb);
        match change {
            Modification::SetPt(power, toughness) => self.size(subject, power, toughness),
            Modification::AddPt(power, toughness) => is(&format!("get {}", self.bonus(power, toughness))),
            Modification::MultiplyPt(2, 2) => format!("{} are doubled", subject.own("power and toughness")),
            Modification::MultiplyPt(2, 1) => format!("{} is doubled", subject.own("power")),
            Modification::MultiplyPt(power, toughness) => {
                let own = subject.own("power");
                format!("{own} is {power} times what it is, and the toughness {toughness} times")
            }
            Modification::SwitchPt(_) => format!("{} change places", subject.own("power and toughness")),
            besides!(size) => String::new(),
        }
    }

    /// The power and toughness that are set. If they are literal numbers, one statement covers several objects.
    fn size(&self, subject: &Subject, power: &Amount, toughness: &Amount) -> String {
        let plain = |amount: &Amount| matches!(amount, Amount::Fixed(_) | Amount::Bound(_));
        let subject = if plain(power) && plain(toughness) { subject.clone() } else { subject.each() };
        let its = subject.either("its", "their");
        format!("{} is {} and {its} toughness {}", subject.own("power"), self.number(power), self.number(toughness))
    }
}

fn types_of(types: &[CardType], subject: &Subject) -> String {
    and(&types.iter().map(|one| subject.noun(type_word(*one))).collect::<Vec<_>>())
}

fn supertypes_of(supertypes: &[Supertype]) -> String {
    and(&supertypes.iter().map(|one| supertype_word(*one).to_owned()).collect::<Vec<_>>())
}

fn colors_of(colors: &[Color]) -> String {
    if colors.is_empty() {
        return "colourless".to_owned();
    }
    and(&colors.iter().map(|one| one.word().to_owned()).collect::<Vec<_>>())
}

fn names(names: &[crate::cards::Name], subject: &Subject) -> String {
    let said = |name: &crate::cards::Name| match name.as_str() {
        EVERY_CREATURE_TYPE => "every creature type".to_owned(),
        name => subject.noun(&capital(name)),
    };
    and(&names.iter().map(said).collect::<Vec<_>>())
}
