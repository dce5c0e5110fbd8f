//! Subtypes and the card types they belong to (205.3), and the mana abilities of basic land types (305.6).

use std::sync::{Arc, LazyLock};

use crate::{
    cards::{
        Name, Named,
        ability::{Ability, Activated},
        characteristics::{Characteristics, HeldAbility},
        cost::Cost,
        effect::{AddMana, Effect},
        reference::Ref,
        values::{CardType, Color, ManaCost, Types, Zone},
    },
    catalog::Catalog,
};

/// Subtypes of lands (205.3i).
const OF_LANDS: [&str; 17] = [
    "Plains",
    "Island",
    "Swamp",
    "Mountain",
    "Forest",
    "Cave",
    "Desert",
    "Gate",
    "Lair",
    "Locus",
    "Mine",
    "Planet",
    "Power-Plant",
    "Sphere",
    "Tower",
    "Town",
    "Urza's",
];
/// Subtypes of artifacts (205.3g).
const OF_ARTIFACTS: [&str; 20] = [
    "Map",
    "Clue",
    "Food",
    "Gold",
    "Junk",
    "Blood",
    "Stone",
    "Lander",
    "Mutagen",
    "Vehicle",
    "Infinity",
    "Treasure",
    "Equipment",
    "Incubator",
    "Attraction",
    "Bobblehead",
    "Powerstone",
    "Spacecraft",
    "Contraption",
    "Fortification",
];
/// Subtypes of enchantments (205.3h).
const OF_ENCHANTMENTS: [&str; 12] =
    ["Aura", "Background", "Cartouche", "Case", "Class", "Curse", "Role", "Room", "Rune", "Saga", "Shard", "Shrine"];
/// Subtypes of instants and sorceries (205.3k).
const OF_SPELLS: [&str; 6] = ["Adventure", "Arcane", "Chorus", "Lesson", "Omen", "Trap"];
/// Subtypes of planeswalkers (205.3j).
#[rustfmt::skip]
const OF_PLANESWALKERS: [&str; 79] = [
    "Oko", "Ral", "Dack", "Guff", "Jace", "Jaya", "Karn", "Kaya", "Koth", "Niko", "Szat", "Teyo", "Ugin", "Urza", "Will", "Ajani", "Basri",
    "Bolas", "Calix", "Comet", "Domri", "Dovin", "Grist", "Jared", "Jeska", "Kaito", "Kiora", "Lolth", "Lukka", "Minsc", "Nissa", "Rowan",
    "Samut", "Serra", "Sorin", "Tasha", "Tyvar", "Wrenn", "Arlinn", "Ashiok", "Dakkon", "Dihada", "Estrid", "Garruk", "Gideon", "Huatli",
    "Nahiri", "Narset", "Tamiyo", "Teferi", "Tibalt", "Venser", "Vivien", "Vraska", "Vronos", "Yanggu", "Zariel", "Angrath", "Bahamut",
    "Chandra", "Daretti", "Davriel", "Elspeth", "Kasmina", "Liliana", "Nixilis", "Saheeli", "Sarkhan", "Sivitri", "Xenagos", "Yanling",
    "Aminatou", "Ellywick", "Tezzeret", "Elminster", "Freyalise", "Windgrace", "Quintorius", "Mordenkainen",
];

/// Subtypes of battles (205.3q).
const OF_BATTLES: [&str; 1] = ["Siege"];

/// The word in a modification that stands for every creature type (702.73a).
pub const EVERY_CREATURE_TYPE: &str = "every_creature_type";

/// The subtypes of a modification. The word for every creature type is replaced by all creature types of the edition (205.3m).
#[must_use]
pub fn written_out(catalog: &Catalog, said: &[Name]) -> Vec<Name> {
    let each = |word: &Name| match word.as_str() {
        EVERY_CREATURE_TYPE => catalog.creature_types().to_vec(),
        _ => vec![word.clone()],
    };
    said.iter().flat_map(each).collect()
}

/// Every subtype except creature types, which have their own list.
pub fn without_creature_types() -> impl Iterator<Item = &'static str> {
    let all = [&OF_LANDS[..], &OF_ARTIFACTS, &OF_ENCHANTMENTS, &OF_SPELLS, &OF_PLANESWALKERS, &OF_BATTLES];
    all.into_iter().flatten().copied()
}

/// The card types that a subtype belongs to. A subtype that is on none of the other lists is a creature type.
#[must_use]
pub fn family(subtype: &str) -> Types {
    if OF_LANDS.contains(&subtype) {
        Types::from_iter([CardType::Land])
    } else if OF_ARTIFACTS.contains(&subtype) {
        Types::from_iter([CardType::Artifact])
    } else if OF_ENCHANTMENTS.contains(&subtype) {
        Types::from_iter([CardType::Enchantment])
    } else if OF_SPELLS.contains(&subtype) {
        Types::from_iter([CardType::Instant, CardType::Sorcery])
    } else if OF_PLANESWALKERS.contains(&subtype) {
        Types::from_iter([CardType::Planeswalker])
    } else if OF_BATTLES.contains(&subtype) {
        Types::from_iter([CardType::Battle])
    } else {
        Types::from_iter([CardType::Creature])
    }
}

/// Whether it is a creature type (205.3m), and not a subtype of another card type that a creature may also have.
#[must_use]
pub fn is_creature_type(catalog: &Catalog, subtype: &str) -> bool {
    catalog.family(subtype).has(CardType::Creature)
}

/// Whether an object of those types can have that subtype (205.3d).
#[must_use]
pub fn goes_with(catalog: &Catalog, subtype: &str, types: Types) -> bool {
    catalog.family(subtype).meets(types)
}

/// Whether it is a basic land type (305.6).
#[must_use]
pub fn is_basic_land_type(subtype: &str) -> bool {
    MANA.iter().any(|(land_type, _)| *land_type == subtype)
}

/// Removes the subtypes of card types that the object no longer has (205.1a).
pub fn drop_orphans(catalog: &Catalog, of: &mut Characteristics) {
    let types = of.types;
    of.subtypes.retain(|subtype| goes_with(catalog, subtype, types));
}

/// Removes the subtypes of the same card types as the new ones (205.1a).
pub fn drop_kin(catalog: &Catalog, of: &mut Characteristics, new: &[Name]) {
    let kinds = new.iter().map(|subtype| catalog.family(subtype));
    let kinds: Types = kinds.flat_map(|kind| kind.iter().collect::<Vec<_>>()).collect();
    of.subtypes.retain(|subtype| !goes_with(catalog, subtype, kinds));
}

/// The mana abilities of the basic land types.
static MANA: LazyLock<[(&'static str, HeldAbility); 5]> = LazyLock::new(|| {
    [
        ("Plains", mana_ability("mana.plains", Color::White)),
        ("Island", mana_ability("mana.island", Color::Blue)),
        ("Swamp", mana_ability("mana.swamp", Color::Black)),
        ("Mountain", mana_ability("mana.mountain", Color::Red)),
        ("Forest", mana_ability("mana.forest", Color::Green)),
    ]
});

fn mana_ability(id: &str, color: Color) -> HeldAbility {
    let mut mana = ManaCost::ZERO;
    mana.colored[color as usize] = 1;
    let activated = Activated {
        costs: vec![Cost::Tap(Ref::This)],
        special: false,
        sorcery_timing: false,
        once_each_turn: false,
        condition: None,
        from: Zone::Battlefield,
        who: None,
        targets: Named::default(),
        choose: None,
        instructions: vec![Effect::AddMana(Box::new(AddMana::plain(mana)))],
    };
    let ability = Arc::new(Ability::Activated(activated));
    HeldAbility::new(id.into(), ability, false)
}

/// Gives a land the mana abilities of its basic land types, and removes those of types it does not have (305.6, 305.7). An object that is not a land
/// has none. `heeded` is asked before an ability is given.
pub fn keep_mana_abilities(of: &mut Characteristics, heeded: impl Fn() -> bool) {
    let land = of.types.has(CardType::Land);
    if !land && !of.abilities.iter().any(is_intrinsic) {
        return;
    }
    for (land_type, held) in MANA.iter() {
        let place = of.abilities.iter().position(|other| other.is_same(held));
        match (land && of.has_subtype(land_type), place) {
            (true, None) if heeded() => of.abilities.push(held.clone()),
            (false, Some(place)) => {
                of.abilities.remove(place);
            }
            _ => {}
        }
    }
}

/// Whether it is the mana ability that a basic land type gives.
#[must_use]
pub fn is_intrinsic(held: &HeldAbility) -> bool {
    MANA.iter().any(|(_, own)| own.is_same(held))
}
