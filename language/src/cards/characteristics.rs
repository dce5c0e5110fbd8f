//! Characteristics (109.3): the printed ones, and those with continuous effects applied.

use std::sync::Arc;

use serde::{Deserialize, Serialize};

use crate::cards::{
    Name,
    ability::Ability,
    amount::Amount,
    binding::Bindings,
    cost::Cost,
    keyword::{Builtin, Keyword},
    values::{CardType, Color, Colors, LandType, ManaCost, Supertype, Supertypes, Types},
};
use crate::ids::{EffectId, ObjectId};

/// The copiable values (707.2): those printed on a card, or those stated by the effect that created a token.
#[derive(Debug, Clone, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(from = "Printed")]
pub struct Face {
    /// The characteristics.
    pub characteristics: Arc<Characteristics>,
    /// The other half of a flip card (710.1b).
    pub flip: Option<Arc<Face>>,
    /// The back face of a transforming card (712.2).
    pub back: Option<Arc<Face>>,
    /// Whether it has static abilities, apart from its other half.
    #[serde(skip)]
    pub statics: bool,
}

/// A face as it is serialised, without the fields that follow from the others.
#[derive(Deserialize)]
struct Printed {
    characteristics: Arc<Characteristics>,
    flip: Option<Arc<Face>>,
    back: Option<Arc<Face>>,
}

impl From<Printed> for Face {
    fn from(Printed { characteristics, flip, back }: Printed) -> Self {
        Self { back, ..Self::new(characteristics, flip) }
    }
}

impl Face {
    /// A face with these characteristics and this other half.
    #[must_use]
    pub fn new(characteristics: Arc<Characteristics>, flip: Option<Arc<Face>>) -> Self {
        let statics = has_statics(&characteristics);
        Self { characteristics, flip, back: None, statics }
    }

    /// The face with this back face.
    #[must_use]
    pub fn with_back(self, back: Option<Arc<Face>>) -> Self {
        Self { back, ..self }
    }
}

/// Whether the characteristics include a static ability.
pub fn has_statics(characteristics: &Characteristics) -> bool {
    characteristics.abilities.iter().any(|held| matches!(*held.ability, Ability::Static(_)))
}

/// The characteristics of an object.
#[derive(Debug, Clone, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Characteristics {
    /// The name; face-down permanents have none.
    pub name: Option<Name>,
    /// The mana cost; none differs from {0} (202.1b).
    pub cost: Option<ManaCost>,
    /// The mana cost that determines its mana value, if that is not its own. The mana value of a back face comes from the front face (202.3b).
    pub value_of: Option<ManaCost>,
    /// Colours.
    pub colors: Colors,
    /// Supertypes.
    pub supertypes: Supertypes,
    /// Card types.
    pub types: Types,
    /// Subtypes.
    pub subtypes: Vec<Name>,
    /// Power and toughness; none for objects that are not creatures.
    pub pt: Option<(i32, i32)>,
    /// Abilities, including keywords and the abilities they stand for.
    pub abilities: Vec<HeldAbility>,
    /// The replaced words of its text, if an effect changed them (612).
    pub words: Option<Words>,
}

/// An ability as an object has it.
#[derive(Debug, Clone, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct HeldAbility {
    /// Its id: the id on its card, or, for an ability that belongs to a keyword, one made of both ids (`bushido.bonus`).
    pub id: Name,
    /// The id of the keyword that the ability belongs to, if any.
    pub part_of: Option<Name>,
    /// The ability.
    pub ability: Arc<Ability>,
    /// The keyword that it belongs to. The ability uses its number `$n` and its quality.
    pub keyword: Option<Arc<Keyword>>,
    /// The engine procedure that it enables, if it is a keyword.
    pub builtin: Option<Builtin>,
    /// Whether an effect granted it. It is then not a copiable value.
    pub granted: bool,
    /// Whether it is a delayed triggered ability created by the ability of that id, instead of an ability of the object (603.7).
    pub delayed: bool,
    /// The names that the effect which gave the ability had bound, as far as its text reads them (201.5a). They are part of the ability, and of the
    /// copiable values that it belongs to.
    #[serde(default)]
    pub given: Option<Arc<Bindings>>,
    /// The effect by which its object has acquired it; none for an ability that the object was printed or created with, or entered with. It is no part
    /// of the ability's text.
    #[serde(default)]
    pub acquired: Option<Acquired>,
}

/// The way in which an object has acquired an ability. Linked abilities that came the same way are linked to one another, and to no others (607.5). An
/// ability that is printed within another ability of the same object counts as printed on it (607.1a).
#[derive(Debug, Clone, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Acquired {
    /// The effect that gives the ability.
    pub by: Origin,
    /// The object whose ability it is, if the effect gives the abilities of other objects.
    pub of: Option<ObjectId>,
}

impl Acquired {
    /// Whether the ability is printed within another ability of that object.
    #[must_use]
    pub fn is_printed_on(&self, object: ObjectId) -> bool {
        let (Origin::Resolution(_, source) | Origin::Static(source, _)) = &self.by;
        self.of.is_none() && *source == object
    }
}

/// An effect that gives abilities.
#[derive(Debug, Clone, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Origin {
    /// An effect of a resolution, and the object whose spell or ability began it.
    Resolution(EffectId, ObjectId),
    /// The static ability with that id of that object.
    Static(ObjectId, Name),
}

impl HeldAbility {
    /// An ability that belongs to no keyword.
    #[must_use]
    pub fn new(id: Name, ability: Arc<Ability>, granted: bool) -> Self {
        Self {
            id,
            part_of: None,
            ability,
            keyword: None,
            builtin: None,
            granted,
            delayed: false,
            given: None,
            acquired: None,
        }
    }

    /// Whether its text is only the rules' meaning of a keyword (702.1), so that none of its words is printed: the keyword has no quality, no computed
    /// number, and no cost other than mana, that its text repeats.
    #[must_use]
    pub fn is_meaning(&self) -> bool {
        let bare = |Keyword { with, .. }: &Keyword| {
            let number = matches!(with.n, None | Some(Amount::Fixed(_)));
            number && with.quality.is_none() && with.cost.iter().all(|cost| matches!(cost, Cost::Mana(_)))
        };
        self.part_of.is_some() && self.keyword.as_deref().is_some_and(bare)
    }

    /// Whether both are the same ability: equal text with the same id, wherever it was read.
    #[must_use]
    pub fn is_same(&self, other: &Self) -> bool {
        let text = || self.id == other.id && self.ability == other.ability;
        (Arc::ptr_eq(&self.ability, &other.ability) || text()) && self.given == other.given
    }
}

/// The current meaning of the colour words and basic land types of a text (612.2), each at its own index, and the creature types that are replaced.
#[derive(Debug, Clone, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Words {
    colors: [Color; Color::ALL.len()],
    lands: [LandType; LandType::ALL.len()],
    creatures: Vec<(Name, Name)>,
}

impl Default for Words {
    /// The words as they are printed.
    fn default() -> Self {
        let colors = std::array::from_fn(|at| Color::ALL[at]);
        Self { colors, lands: std::array::from_fn(|at| LandType::ALL[at]), creatures: Vec::new() }
    }
}

/// A change of words in a text.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum WordChange {
    /// All colour words become that colour.
    Colors(Color),
    /// One colour word becomes another.
    Color(Color, Color),
    /// One basic land type becomes another.
    Land(LandType, LandType),
    /// One creature type becomes another.
    Creature(Name, Name),
}

impl Words {
    /// The words with one more change applied.
    #[must_use]
    pub fn with(mut self, change: &WordChange) -> Self {
        match change {
            WordChange::Colors(to) => self.colors = [*to; Color::ALL.len()],
            WordChange::Color(from, to) => {
                self.colors.iter_mut().filter(|word| *word == from).for_each(|word| *word = *to);
            }
            WordChange::Land(from, to) => {
                self.lands.iter_mut().filter(|word| *word == from).for_each(|word| *word = *to);
            }
            WordChange::Creature(from, to) => {
                self.creatures.iter_mut().filter(|(_, now)| now == from).for_each(|(_, now)| *now = to.clone());
                if !self.creatures.iter().any(|(word, _)| word == from) {
                    self.creatures.push((from.clone(), to.clone()));
                }
            }
        }
        self
    }
}

impl Characteristics {
    /// Whether it has that card type.
    #[must_use]
    #[inline]
    pub fn is(&self, card_type: CardType) -> bool {
        self.types.has(card_type)
    }

    /// Whether it has that name. A split card, and a fused split spell, has the names of both halves (709.4a, 709.4d). Of both names of a split card,
    /// chosen together, one is enough (708.7 of 2009).
    #[must_use]
    pub fn has_name(&self, name: &str) -> bool {
        let is_one_of = |half: &str| name == half || name.split(" // ").any(|chosen| chosen == half);
        self.name.as_ref().is_some_and(|own| own.as_str() == name || own.as_str().split(" // ").any(is_one_of))
    }

    /// Whether both have a name in common (201.2a).
    #[must_use]
    pub fn shares_name_with(&self, other: &Self) -> bool {
        let halves = self.name.iter().flat_map(|name| name.as_str().split(" // "));
        halves.into_iter().any(|name| other.has_name(name))
    }

    /// Whether it is legendary.
    #[must_use]
    pub fn is_legendary(&self) -> bool {
        self.supertypes.has(Supertype::Legendary)
    }

    /// Whether it has that subtype.
    #[must_use]
    pub fn has_subtype(&self, subtype: &str) -> bool {
        self.subtypes.iter().any(|s| s == subtype)
    }

    /// Whether it has that built-in keyword.
    #[must_use]
    pub fn has(&self, keyword: Builtin) -> bool {
        self.instances(keyword).next().is_some()
    }

    /// The first instance of that built-in keyword, as a held ability.
    #[must_use]
    pub fn held(&self, keyword: Builtin) -> Option<&HeldAbility> {
        self.abilities
            .iter()
            .find(|held| held.builtin == Some(keyword) && matches!(&*held.ability, Ability::Keyword(_)))
    }

    /// Every instance of that built-in keyword.
    pub fn instances(&self, keyword: Builtin) -> impl Iterator<Item = &Keyword> {
        self.abilities.iter().filter(move |a| a.builtin == Some(keyword)).filter_map(|a| match &*a.ability {
            Ability::Keyword(k) => Some(k),
            _ => None,
        })
    }

    /// Every keyword, each instance separately.
    pub fn keywords(&self) -> impl Iterator<Item = &Keyword> {
        self.abilities.iter().filter_map(|a| match &*a.ability {
            Ability::Keyword(k) => Some(k),
            _ => None,
        })
    }

    /// The ability with that id.
    #[must_use]
    pub fn ability(&self, id: &str) -> Option<&HeldAbility> {
        self.abilities.iter().find(|a| a.id == id)
    }

    /// Whether the spell would become a permanent.
    #[must_use]
    pub fn is_permanent_card(&self) -> bool {
        !self.is(CardType::Instant) && !self.is(CardType::Sorcery)
    }

    /// The mana value with the given X (202.3).
    #[must_use]
    pub fn mana_value(&self, x: u32) -> u32 {
        self.value_of.or(self.cost).map_or(0, |cost| cost.mana_value(x))
    }

    /// The current colour of a colour word in its text.
    #[must_use]
    pub fn reads(&self, word: Color) -> Color {
        self.words.as_ref().map_or(word, |words| words.colors[word as usize])
    }

    /// The current basic land type of a basic land type word in its text.
    #[must_use]
    pub fn reads_land(&self, word: LandType) -> LandType {
        self.words.as_ref().map_or(word, |words| words.lands[word as usize])
    }

    /// The current subtype of a subtype word in its text.
    #[must_use]
    pub fn reads_subtype(&self, word: &Name) -> Name {
        let Some(words) = &self.words else { return word.clone() };
        if let Some(land) = LandType::of(word) {
            return self.reads_land(land).name();
        }
        let other = words.creatures.iter().find(|(printed, _)| printed == word);
        other.map_or(word, |(_, now)| now).clone()
    }
}
