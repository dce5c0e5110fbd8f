//! The catalog: the cards, keywords and shared selectors with which a game is played, as one edition words them.

mod mentions;
mod names;

use std::{
    collections::{BTreeMap, BTreeSet},
    sync::{Arc, OnceLock},
};

use crate::{
    cards::characteristics::{Characteristics, Face, HeldAbility},
    cards::subtypes,
    cards::{
        CardDef, Name, Named,
        ability::Ability,
        action::ActionDef,
        card::{Errata, Half, Side},
        keyword::{Keyword, KeywordDef},
        loyalty::{self, LOYALTY},
        saga::{self, LORE, SAGA},
        selector::Selector,
        state_based::StateBasedRule,
        values::{CardType, ManaCost, Types},
    },
    edition::{Edition, EditionId},
    ids::DefId,
};

pub use self::{
    mentions::Mentions,
    names::{Nameable, SplitName},
};

/// Cards, keywords and shared selectors. A clone shares them with the original.
#[derive(Debug, Clone, Default)]
pub struct Catalog {
    cards: Vec<Arc<Worded>>,
    lineage: Arc<[EditionId]>,
    by_name: Arc<BTreeMap<Name, DefId>>,
    names: Arc<[Name]>,
    /// What a player can name, and the words that are no creature types, each collected when it is first asked for.
    nameable: OnceLock<Arc<[Nameable]>>,
    taken: OnceLock<Arc<[Name]>>,
    part_names: Arc<BTreeMap<Name, DefId>>,
    keywords: Arc<BTreeMap<Name, CompiledKeyword>>,
    selectors: Arc<Named<Selector>>,
    creature_types: Arc<[Name]>,
    own_subtypes: Arc<BTreeMap<Name, Types>>,
    state_based: Vec<StateBasedRule>,
    actions: Arc<BTreeMap<Name, (ActionDef, Arc<HeldAbility>)>>,
    /// What the state-based actions of the set mention.
    rules_mention: OnceLock<Mentions>,
    /// What the keywords and keyword actions mention.
    names_mention: OnceLock<Arc<BTreeMap<Name, Mentions>>>,
}

/// A card as it is written for all editions, and as the catalog's edition words it. The second is computed when it is first needed, because most
/// games need only a few of the cards.
#[derive(Debug)]
struct Worded {
    written: Arc<CardDef>,
    here: OnceLock<Here>,
}

/// A card in the wording of an edition.
#[derive(Debug)]
struct Here {
    card: Arc<CardDef>,
    face: Arc<Face>,
    sides: Option<Sides>,
    mentions: OnceLock<Mentions>,
}

/// The relation between the parts of a card that can be played separately.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Layout {
    /// A modal double-faced card (712.3).
    Modal,
    /// A card with an Adventure (715).
    Adventure,
    /// A split card (709).
    Split,
}

/// The parts of a card as which it can be played, other than the card itself. For a split card, both halves.
#[derive(Debug)]
pub struct Sides {
    /// The relation between the parts.
    pub layout: Layout,
    /// The printed characteristics of each part.
    pub faces: Vec<Arc<Face>>,
}

impl Worded {
    fn new(written: Arc<CardDef>) -> Arc<Self> {
        Arc::new(Self { written, here: OnceLock::new() })
    }
}

/// A keyword and the abilities it stands for.
#[derive(Debug, Clone)]
struct CompiledKeyword {
    def: KeywordDef,
    expansion: Vec<(Name, Arc<Ability>)>,
}

impl Catalog {
    /// Compiles cards as an edition words them. All names must be valid, as [`check`](crate::cards::check) verifies. An unknown keyword stands for no
    /// abilities here.
    #[must_use]
    pub fn new(
        cards: Vec<Arc<CardDef>>,
        keywords: Vec<KeywordDef>,
        selectors: Named<Selector>,
        creature_types: Vec<Name>,
        edition: &Edition,
    ) -> Self {
        let lineage = edition.lineage.to_vec();
        let compiled = keywords.into_iter().map(|def| CompiledKeyword::new(def.in_edition(&lineage)));
        let compiled = compiled.map(|compiled| (compiled.def.keyword.clone(), compiled)).collect();
        let mut catalog = Self {
            keywords: Arc::new(compiled),
            selectors: Arc::new(selectors),
            creature_types: creature_types.into(),
            lineage: lineage.into(),
            ..Self::default()
        };
        let (mut by_name, mut part_names) = (BTreeMap::new(), BTreeMap::new());
        for card in cards {
            let id = DefId(u32::try_from(catalog.cards.len()).unwrap_or(u32::MAX));
            by_name.insert(card.name.clone(), id);
            part_names.extend(card.names_of_parts().map(|name| (name, id)));
            catalog.cards.push(Worded::new(card));
        }
        let names: BTreeSet<&Name> = by_name.keys().chain(part_names.keys()).collect();
        catalog.names = names.into_iter().cloned().collect();
        (catalog.by_name, catalog.part_names) = (Arc::new(by_name), Arc::new(part_names));
        catalog
    }

    /// The same catalog, in which the given cards replace the cards with the same names. A card whose name is not in the catalog is ignored.
    #[must_use]
    pub fn with_cards(&self, cards: impl IntoIterator<Item = CardDef>) -> Self {
        let mut catalog = self.clone();
        for card in cards {
            if let Some(id) = self.by_name.get(&card.name) {
                catalog.cards[id.0 as usize] = Worded::new(Arc::new(card));
            }
        }
        (catalog.nameable, catalog.taken) = Default::default();
        catalog
    }

    /// The catalog with state-based actions that a set of cards adds to the rules.
    #[must_use]
    pub fn with_state_based(mut self, rules: impl IntoIterator<Item = StateBasedRule>) -> Self {
        self.state_based.extend(rules);
        self
    }

    /// The catalog with keyword actions.
    #[must_use]
    pub fn with_actions(mut self, actions: impl IntoIterator<Item = ActionDef>) -> Self {
        let lineage = Arc::clone(&self.lineage);
        let compiled = |def: ActionDef| {
            let def = def.in_edition(&lineage);
            let held = HeldAbility::new(def.action.clone(), Arc::new(def.text()), true);
            (def.action.clone(), (def, Arc::new(held)))
        };
        self.actions = Arc::new(actions.into_iter().map(compiled).collect());
        self.names_mention = OnceLock::new();
        self
    }

    /// The definition of a keyword action, and its text as the text of an ability.
    #[must_use]
    pub fn action(&self, name: &str) -> Option<&(ActionDef, Arc<HeldAbility>)> {
        self.actions.get(name)
    }

    /// The catalog with subtypes that a set of cards adds to the subtypes of the rules, each with its card types (205.3b).
    #[must_use]
    pub fn with_subtypes(mut self, subtypes: impl IntoIterator<Item = (Name, Types)>) -> Self {
        let own: BTreeMap<Name, Types> = subtypes.into_iter().collect();
        let of_creatures = own.iter().filter(|(_, types)| types.has(CardType::Creature)).map(|(subtype, _)| subtype);
        self.creature_types = self.creature_types.iter().chain(of_creatures).cloned().collect();
        self.own_subtypes = Arc::new(own);
        self.taken = OnceLock::new();
        self
    }

    /// The card types to which a subtype belongs (205.3b), as the set of cards states it, or else the rules.
    #[must_use]
    pub fn family(&self, subtype: &str) -> Types {
        let mut family = self.own_subtypes.get(subtype).copied().unwrap_or_else(|| subtypes::family(subtype));
        // Kindreds have the subtypes of creatures (308.3).
        if family.has(CardType::Creature) {
            family.insert(CardType::Kindred);
        }
        family
    }

    /// The state-based actions that the set of cards adds to the rules.
    #[must_use]
    pub fn state_based(&self) -> &[StateBasedRule] {
        &self.state_based
    }

    /// The id of the card with this name.
    #[must_use]
    pub fn find(&self, name: &str) -> Option<DefId> {
        self.by_name.get(name).copied()
    }

    /// The id of the card with another part of this name: the lower half of a flip card, a back face, an Adventure, or a half of a split card.
    #[must_use]
    pub fn find_part(&self, name: &str) -> Option<DefId> {
        self.part_names.get(name).copied()
    }

    /// The definition of the card, as the edition words it.
    #[must_use]
    pub fn card(&self, id: DefId) -> &CardDef {
        &self.worded(&self.cards[id.0 as usize]).card
    }

    /// The printed characteristics of the card.
    #[must_use]
    pub fn printed(&self, id: DefId) -> &Arc<Face> {
        &self.worded(&self.cards[id.0 as usize]).face
    }

    /// The parts of the card as which it can be played, if it has any.
    #[must_use]
    pub fn sides(&self, id: DefId) -> Option<&Sides> {
        self.worded(&self.cards[id.0 as usize]).sides.as_ref()
    }

    /// The back face of the card if it is a modal double-faced card (712.3).
    #[must_use]
    pub fn modal_back(&self, id: DefId) -> Option<&Arc<Face>> {
        self.sides(id).filter(|sides| sides.layout == Layout::Modal)?.faces.last()
    }

    fn worded<'c>(&self, card: &'c Worded) -> &'c Here {
        card.here.get_or_init(|| {
            let card = in_edition(&card.written, &self.lineage);
            let face = self.face(&card);
            let sides = self.sides_of(&card, &face);
            let split = sides.as_ref().filter(|sides| sides.layout == Layout::Split);
            let face = split.map(|split| both(&card, split)).unwrap_or(face);
            Here { card, face: Arc::new(face), sides, mentions: OnceLock::new() }
        })
    }

    fn sides_of(&self, card: &CardDef, face: &Face) -> Option<Sides> {
        let (layout, side) = card.sides().find_map(|(key, side)| match key {
            "modal" => Some((Layout::Modal, side)),
            "adventure" => Some((Layout::Adventure, side)),
            "split" => Some((Layout::Split, side)),
            _ => None,
        })?;
        let other = Arc::new(self.side(side));
        let first = card.first_half().map(|name| {
            let alone = Characteristics { name: Some(name), ..(*face.characteristics).clone() };
            Arc::new(Face::new(Arc::new(alone), None))
        });
        Some(Sides { layout, faces: first.into_iter().chain([other]).collect() })
    }

    /// The characteristics of a part with a mana cost and colours of its own.
    fn side(&self, side: &Side) -> Face {
        let colors = side.colors.unwrap_or_else(|| side.cost.map(|cost| cost.colors()).unwrap_or_default());
        Face::new(Arc::new(self.characteristics(&with_implied(side.half(), side.loyalty), side.cost, colors)), None)
    }

    /// Every card.
    pub fn cards(&self) -> impl Iterator<Item = &CardDef> {
        self.cards.iter().map(|card| &*self.worded(card).card)
    }

    /// A shared selector, which is defined once for many cards.
    #[must_use]
    pub fn selector(&self, name: &str) -> Option<&Selector> {
        self.selectors.get(name)
    }

    /// Whether a keyword is the wanted keyword or a variant of it.
    #[must_use]
    pub fn counts_as(&self, keyword: &Name, wanted: &Name) -> bool {
        let variant_of = |name: &Name| self.keyword(name).and_then(|def| def.counts_as.as_ref());
        // A chain of variants is not longer than the number of keywords.
        std::iter::successors(Some(keyword), |name| variant_of(name))
            .take(self.keywords.len() + 1)
            .any(|name| name == wanted)
    }

    /// The definition of a keyword.
    #[must_use]
    pub fn keyword(&self, name: &str) -> Option<&KeywordDef> {
        self.keywords.get(name).map(|k| &k.def)
    }

    /// The creature types that a player can choose (205.3m).
    #[must_use]
    pub fn creature_types(&self) -> &[Name] {
        &self.creature_types
    }

    /// An ability as an object has it. A keyword comes with the abilities that it stands for.
    #[must_use]
    pub fn held(&self, id: &Name, ability: &Arc<Ability>, granted: bool) -> Vec<HeldAbility> {
        let Ability::Keyword(keyword) = &**ability else {
            return vec![HeldAbility::new(id.clone(), Arc::clone(ability), granted)];
        };
        let compiled = self.keywords.get(&keyword.name);
        let shared = Arc::new(keyword.clone());
        let builtin = compiled.and_then(|k| k.def.procedure);
        let own = HeldAbility {
            id: id.clone(),
            part_of: None,
            ability: Arc::clone(ability),
            keyword: Some(Arc::clone(&shared)),
            builtin,
            granted,
            delayed: false,
            given: None,
            acquired: None,
        };
        let expansion = compiled.into_iter().flat_map(|k| &k.expansion).map(|(part, ability)| HeldAbility {
            id: id.part(part),
            part_of: Some(id.clone()),
            ability: Arc::clone(ability),
            keyword: Some(Arc::clone(&shared)),
            builtin: None,
            granted,
            delayed: false,
            given: None,
            acquired: None,
        });
        std::iter::once(own).chain(expansion).collect()
    }

    /// A keyword ability that an effect gives, as an object has it.
    #[must_use]
    pub fn held_keyword(&self, keyword: &Keyword) -> Vec<HeldAbility> {
        self.held(&keyword.name, &Arc::new(Ability::Keyword(keyword.clone())), true)
    }

    fn face(&self, card: &CardDef) -> Face {
        let colors = card.colors.unwrap_or_else(|| card.cost.map(|c| c.colors()).unwrap_or_default());
        let upper = Half {
            name: card.name.clone(),
            supertypes: card.supertypes.clone(),
            types: card.types.clone(),
            subtypes: card.subtypes.clone(),
            pt: card.pt,
            abilities: card.abilities.clone(),
        };
        // The lower half keeps the mana cost and the colours of the card (710.1c).
        let half = |half: Half| self.characteristics(&half, card.cost, colors);
        let flip = card.flip.as_ref().map(|lower| Arc::new(Face::new(Arc::new(half(lower.clone())), None)));
        let back = card.back.as_ref().map(|back| self.back(back, card.cost.unwrap_or_default()));
        Face::new(Arc::new(half(with_implied(upper, card.loyalty))), flip).with_back(back.map(Arc::new))
    }

    /// The characteristics of a back face. It has the mana value of the front face (202.3b).
    fn back(&self, side: &Side, front: ManaCost) -> Face {
        let Face { characteristics, .. } = self.side(side);
        let with_value = Characteristics { value_of: Some(front), ..(*characteristics).clone() };
        Face::new(Arc::new(with_value), None)
    }

    /// The characteristics of a half, or of a token.
    #[must_use]
    pub fn characteristics(
        &self,
        half: &Half,
        cost: Option<ManaCost>,
        colors: crate::cards::values::Colors,
    ) -> Characteristics {
        let creature = half.types.contains(&CardType::Creature);
        let mut characteristics = Characteristics {
            name: Some(half.name.clone()),
            cost,
            value_of: None,
            colors,
            supertypes: half.supertypes.iter().copied().collect(),
            types: half.types.iter().copied().collect(),
            subtypes: half.subtypes.clone(),
            pt: half.pt.or(creature.then_some((0, 0))),
            abilities: half.abilities.iter().flat_map(|(id, a)| self.held(id, &Arc::new(a.clone()), false)).collect(),
            words: None,
        };
        // The mana ability of a basic land type is not written on the card (305.6).
        subtypes::keep_mana_abilities(&mut characteristics, || true);
        characteristics
    }
}

/// The characteristics of a split card anywhere but on the stack: those of both halves together (709.4).
fn both(card: &CardDef, halves: &Sides) -> Face {
    let mut all = Characteristics::default();
    for half in halves.faces.iter().map(|face| &*face.characteristics) {
        all.cost = Some(all.cost.unwrap_or_default().plus(&half.cost.unwrap_or_default()));
        half.colors.iter().for_each(|color| all.colors.insert(color));
        half.supertypes.iter().for_each(|supertype| all.supertypes.insert(supertype));
        half.types.iter().for_each(|one| all.types.insert(one));
        let new = half.subtypes.iter().filter(|subtype| !all.has_subtype(subtype)).cloned();
        let new: Vec<Name> = new.collect();
        all.subtypes.extend(new);
        all.abilities.extend(half.abilities.iter().cloned());
    }
    Face::new(Arc::new(Characteristics { name: Some(card.name.clone()), ..all }), None)
}

/// The part with its unwritten abilities: a planeswalker enters with its loyalty (306.5b), and a Saga with a lore counter (714.3a).
fn with_implied(mut half: Half, loyalty: Option<u32>) -> Half {
    half.abilities.0.extend(loyalty.map(|loyalty| (Name::from(LOYALTY), loyalty::enters_with(loyalty))));
    let is_saga = half.subtypes.iter().any(|subtype| subtype == SAGA);
    half.abilities.0.extend(is_saga.then(|| (Name::from(LORE), saga::enters_with_lore())));
    half
}

impl CompiledKeyword {
    fn new(def: KeywordDef) -> Self {
        let expansion = def.expands_to.iter().map(|(id, a)| (id.clone(), Arc::new(a.clone()))).collect();
        Self { def, expansion }
    }
}

/// The card as the edition words it. Differences of earlier editions apply unless a later edition states another.
fn in_edition(card: &Arc<CardDef>, lineage: &[EditionId]) -> Arc<CardDef> {
    let said: Vec<Errata> = lineage.iter().filter_map(|id| card.editions.get(&id.0).cloned()).collect();
    if said.is_empty() {
        return Arc::clone(card);
    }
    let mut card = CardDef::clone(card);
    for errata in said {
        card.supertypes = errata.supertypes.unwrap_or(card.supertypes);
        card.subtypes = errata.subtypes.unwrap_or(card.subtypes);
        card.abilities.change(&errata.abilities, &errata.without);
    }
    Arc::new(card)
}
