//! How cards say it: turns of phrase that an author looks for, each with an ability of a card that is there.

use std::collections::BTreeSet;

use casebook_steps::library::Library;
use serde_yaml::Value;

use super::grammar::flow;

/// What a card says, and where it is written: the card and the id of the ability.
const PHRASES: &[(&str, &str, &str)] = &[
    ("destroy target artifact or enchantment (an instant or sorcery with a target)", "Naturalize", "naturalize"),
    ("counter target spell", "Counterspell", "denial"),
    ("draw two cards", "Counsel of the Soratami", "counsel"),
    ("draw two cards, then discard a card", "Common Ground", "loot"),
    ("return target permanent to its owner's hand", "Boomerang", "return"),
    ("return target creature card from your graveyard to the battlefield", "Zombify", "rise"),
    ("gain control of target creature until end of turn; untap it; it gains haste", "Threaten", "threaten"),
    ("destroy all creatures", "Wrath of God", "wrath"),
    ("target creature gets -2/-2 until end of turn", "Common Ground", "frost"),
    ("target player sacrifices a creature", "Common Ground", "edict"),
    ("one creature fights another (here one after the other deals its damage)", "Common Ground", "fight"),
    (
        "target opponent reveals their hand; you choose a nonland card from it; they discard it",
        "Common Ground",
        "duress",
    ),
    ("look at the top four cards; put one into your hand and the rest on the bottom", "Common Ground", "pick"),
    ("scry 2", "Busy Workshop", "scry"),
    ("surveil 2", "Busy Workshop", "surveil"),
    ("target player mills two cards", "Busy Workshop", "mill"),
    ("investigate; create a Clue token", "Busy Workshop", "clue"),
    ("create a tapped Treasure token", "Busy Workshop", "treasure"),
    ("create a Food token", "Busy Workshop", "food"),
    ("populate", "Busy Workshop", "populate"),
    (
        "landfall – whenever a land you control enters (the word before the dash is only a name)",
        "Common Ground",
        "landfall",
    ),
    ("put a +1/+1 counter on each creature you control", "Common Ground", "landfall"),
    ("whenever another creature enters", "Soul Warden", "welcome"),
    ("whenever you gain life", "Ajani's Pridemate", "pride"),
    ("whenever an opponent discards a card", "Megrim", "megrim"),
    ("{T}: add one mana of any colour", "City of Brass", "mana"),
    ("such spells cost {1} less", "Thunderscape Familiar", "help"),
    ("you may cast spells as though they had flash", "Vedalken Orrery", "timing"),
    ("it can't be countered", "Urza's Rage", "unstoppable"),
    ("if it was kicked, … instead", "Urza's Rage", "rage"),
    ("other Goblins get +1/+1 and have mountainwalk", "Goblin King", "rule"),
    ("take an extra turn after this one", "Time Warp", "warp"),
    ("if a card would be put into a graveyard from anywhere, exile it instead", "Rest in Peace", "rest"),
    ("affinity for artifacts", "Frogmite", "affinity"),
    ("buyback {3}", "Capsize", "buyback"),
    ("ward {2}", "Waterfall Aerialist", "ward"),
    ("as an additional cost, sacrifice a creature", "Death Bomb", "bomb"),
    (
        "enchant creature (an Aura; it is cast with that target, and comes into play attached to it)",
        "Flight",
        "enchant",
    ),
    ("enchant creature you control", "Restless Vigil", "enchant"),
    ("enchanted creature gets +1/+2", "Holy Strength", "strength"),
    ("enchanted creature has flying", "Flight", "flight"),
    (
        "enchanted creature neither attacks nor blocks, and none of its activated abilities can be played",
        "Arrest",
        "arrest",
    ),
    ("{W}: untap enchanted creature", "Restless Vigil", "watch"),
    ("when enchanted creature dies, return that card to its owner's hand", "Restless Vigil", "lament"),
    ("whenever enchanted creature deals damage, you gain that much life", "Restless Vigil", "bond"),
    ("equip {1} (Equipment)", "Pilgrim's Staff", "equip"),
    ("equipped creature gets +1/+1 and has vigilance", "Pilgrim's Staff", "stride"),
    ("whenever equipped creature attacks, its controller …", "Pilgrim's Staff", "pause"),
    ("swampwalk", "Bog Wraith", "swampwalk"),
    ("protection from black", "White Knight", "protection"),
    ("at the beginning of your upkeep", "Sakura-Tribe Springcaller", "spring"),
    ("at the beginning of each player's upkeep …", "Shizuko, Caller of Autumn", "autumn"),
    ("at the beginning of the next end step", "Otherworldly Journey", "journey"),
    ("when it deals combat damage to a player", "Okiba-Gang Shinobi", "robbery"),
    ("whenever you play such a spell", "Teller of Tales", "tale"),
    ("you may …", "Patron of the Kitsune", "blessing"),
    ("you may pay …; if you don't", "Callow Jushi", "interlope"),
    ("choose one –", "Healing Salve", "salve"),
    ("another target", "Toils of Night and Day", "toils"),
    ("up to two target …", "Skullsnatcher", "snatch"),
    ("divided as you choose", "Scattered Sparks", "sparks"),
    ("for each", "Dripping-Tongue Zubera", "drip"),
    ("until end of turn", "Kodama's Might", "might"),
    ("for as long as it stays tapped", "Steady Lantern", "lure"),
    ("you may choose not to untap it", "Steady Lantern", "steady"),
    ("such permanents don't untap", "Hokori, Dust Drinker", "drought"),
    ("players can't untap more than one creature in their untap steps", "Smoke", "smoke"),
    ("such creatures can't be blocked except by …", "Rewriter", "narrow"),
    ("it can't be blocked by creatures with power 2 or less", "Steel Leaf Champion", "daunt"),
    ("it can't be blocked by more than one creature", "Charging Rhino", "charge"),
    ("proliferate", "Contentious Plan", "plan"),
    ("you gain life equal to the life lost this way", "Exsanguinate", "drain"),
    ("create a token …, and another that is different", "Wurmcoil Engine", "halves"),
    ("it comes into play tapped", "Drifting Meadow", "tapped"),
    ("it comes into play with counters on it", "Ivy Elemental", "growth"),
    ("as it comes into play, choose a colour", "Swirl the Mists", "choice"),
    ("it comes into play as a copy", "Clone", "copy"),
    ("… as a copy, except that it is an artifact too", "Bronze Mirror", "mirror"),
    ("copy that spell, except that the copy is red", "Fork", "fork"),
    ("a token that is a copy, except that it has haste", "Bronze Mirror", "image"),
    ("if it would die, … instead", "Frostwielder", "burial"),
    ("if you would draw a card, … instead", "Uba Mask", "masking"),
    ("except the first one they draw in each of their draw steps", "Notion Thief", "theft"),
    ("whenever you draw your second card each turn", "Improbable Alliance", "ally"),
    ("twice that many instead", "Doubled Harvest", "tokens"),
    ("the next time a source of your choice would deal damage to you", "Passing Ward", "ward"),
    ("the next time you would draw a card", "Passing Ward", "well"),
    ("the next 3 damage", "Healing Salve", "salve"),
    ("change the text: one creature type becomes another; the new one can't be Wall", "Artificial Evolution", "evolve"),
    ("add one mana of any of the exiled card's colours", "Chrome Mox", "mana"),
    ("add one mana of any colour that a land an opponent controls could produce", "Exotic Orchard", "orchard"),
    ("you control the enchanted creature", "Threads of Disloyalty", "disloyalty"),
    ("creatures you control get … while …", "Queen's Ring", "ring"),
    ("it loses all abilities and is 1/1", "Humility", "humble"),
    ("it is every creature type (changeling); it becomes a creature with all creature types", "Mutavault", "shape"),
    ("search your library", "Time of Need", "need"),
    ("remove it from the game; when this leaves play, give it back", "Borrowing Cage", "take"),
    ("… give it back", "Borrowing Cage", "give"),
    ("rather than pay its mana cost", "Shining Shoal", "shoal"),
    (
        "when this is discarded, exile it; you may play it from there for another cost, or it goes to the graveyard",
        "Grave Errand",
        "back",
    ),
    ("… (it is exiled instead)", "Grave Errand", "away"),
    ("reveal cards from the top of your library until you reveal a basic land", "Hermit Druid", "dig"),
    (
        "exile cards from the top until you exile a nonland card; you may play it for nothing; the rest on the bottom in a random order",
        "Long Dig",
        "dig",
    ),
    ("such creatures assign combat damage equal to their toughness", "Doran, the Siege Tower", "tower"),
    ("spells with {X} in their mana costs can't be played", "Gaddock Teeg", "large"),
    ("this costs {1} less for each creature (on the card itself)", "Blasphemous Act", "cheap"),
    ("when it enters, wait to sacrifice it", "Fleeting Guest", "leaves"),
    ("target player with a poison counter", "Fleeting Guest", "sting"),
    ("you may play an additional land each turn", "Settled Order", "land"),
    ("activated abilities can't be played unless they're mana abilities", "Settled Order", "still"),
    ("activated abilities cost less", "Settled Order", "ease"),
    ("whenever a player taps a land for mana, add one more of any type that it produced", "Mana Well", "well"),
    ("whenever you tap a Forest for mana, add {G}", "Mana Well", "green"),
    ("if a land is tapped for mana, it produces {B} instead of any other type and amount", "Black Tide", "tide"),
    ("if you tap a creature for mana, it produces twice as much", "Black Tide", "spring"),
    ("all creatures able to block it do so", "Siren Reef", "lure"),
    ("… must be blocked if able", "Siren Reef", "dare"),
    ("… blocks each turn if able", "Siren Reef", "guard"),
    ("creatures can't attack you unless their controller pays {X} for each", "Siren Reef", "toll"),
    ("creatures can't block unless their controller pays {1} for each", "Siren Reef", "bridge"),
    ("whenever it becomes blocked by a creature", "Siren Reef", "reef"),
    ("sacrifice it; if you do, each of that player's opponents …", "Held Breath", "break"),
    ("when you cycle this card, you may pay {X}; if you do, …X", "Late Harvest", "reap"),
    ("whenever a player cycles a card", "Late Harvest", "glean"),
    ("you may play lands from your graveyard", "Held Breath", "shore"),
    ("sacrifice any number of lands: …", "Twin Tithe", "tithe"),
    ("change one basic land type in the text of target spell or permanent to another", "Word for Word", "word"),
    ("when it dies without a -1/-1 counter, it comes back with one (persist)", "Stubborn Shade", "back"),
    ("this turn all combat damage is prevented", "Stubborn Shade", "mist"),
    ("prevent all noncombat damage that would be dealt to it", "Stubborn Shade", "ward"),
    ("put a -0/-1 counter on this creature: …, once each turn", "Living Rampart", "roots"),
    (
        "its power is the number of card types among cards in all graveyards, its toughness one more",
        "Bone Gatherer",
        "size",
    ),
    ("… for each basic land type among lands you control", "Bone Gatherer", "domain"),
    ("you can't lose the game", "Last Refuge", "stay"),
    ("+2: … (a planeswalker's loyalty ability)", "Jace Beleren", "share"),
    ("−X: … X …", "Chandra Nalaar", "flame"),
    ("combat damage that your creatures would deal can't be prevented", "Questing Beast", "might"),
    ("damage can't be prevented this turn; players can't gain life this turn", "Skullcrack", "crack"),
    ("create a token that is tapped and attacking; exile it at end of combat", "Sleepless Escort", "escort"),
    ("whenever a creature you control dies, each other player sacrifices a creature", "Sleepless Escort", "tithe"),
    ("spells that aren't creature spells cost {1} more", "Sleepless Escort", "tax"),
    ("skip your draw step", "Recycle", "haste"),
    ("as it comes into play, choose a nonland card name", "Closed Ledger", "entry"),
    ("spells with that name can't be cast", "Closed Ledger", "barred"),
    ("whenever you discard a card, exile it from your graveyard", "Closed Ledger", "burn"),
    (
        "exile the top card face down; at the beginning of your next end step put it into your hand",
        "Closed Ledger",
        "lend",
    ),
    ("reveal the top card and put it into your hand; lose life equal to its mana value", "Closed Ledger", "audit"),
    ("it gains flashback; the flashback cost is its mana cost", "Snapcaster Mage", "snap"),
    ("cumulative upkeep {2}", "Illusions of Grandeur", "upkeep"),
];

/// The rows of the page.
pub(crate) fn rows(library: &Library) -> Vec<[String; 3]> {
    PHRASES
        .iter()
        .map(|(says, card, id)| [(*says).to_owned(), ability(library, card, id), (*card).to_owned()])
        .collect()
}

/// The cards that show a phrase.
pub(crate) fn cards() -> BTreeSet<&'static str> {
    PHRASES.iter().map(|(_, card, _)| *card).collect()
}

/// The ability as its card's file has it, in one line.
fn ability(library: &Library, card: &str, id: &str) -> String {
    let file = &library.card(card).unwrap_or_else(|_| panic!("there is no {card}")).file;
    let written: Value = serde_yaml::from_str(&std::fs::read_to_string(file).unwrap()).unwrap();
    let halves = [&written["abilities"], &written["flip"]["abilities"]];
    let ability = halves.into_iter().map(|half| &half[id]).find(|ability| !ability.is_null()).unwrap_or(&Value::Null);
    assert!(!ability.is_null(), "{card} has no ability {id}");
    format!("`{}`", flow(ability))
}
