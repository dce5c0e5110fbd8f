Feature: Subtypes without their card type

  @cr26:205.3d
  Scenario: Goblin Census makes Ornithopter a Goblin, and not Sol Ring, which is no creature
    Given Alice has "Goblin Census" in hand and can pay {1}{R}
    And Alice controls "Ornithopter" and "Sol Ring"
    When Alice casts "Goblin Census"
    And the stack resolves
    Then "Ornithopter" has exactly the types "artifact", "creature", "Thopter" and "Goblin"
    And "Sol Ring" has exactly the types "artifact"

  @cr26:205.3d.2 @cr26:205.3m.3
  Scenario: Goblin Census makes Cousins' Banner, a kindred artifact, a Goblin, although it is no creature, and not Sol Ring
    Given Alice has "Goblin Census" in hand and can pay {1}{R}
    And Alice controls "Cousins' Banner" and "Sol Ring"
    When Alice casts "Goblin Census"
    And the stack resolves
    Then "Cousins' Banner" has exactly the types "kindred", "artifact", "Elf" and "Goblin"
    And "Sol Ring" has exactly the types "artifact"

  @cr26:205.3d.3 @cr26:613.8a.5
  Scenario: With Goblin Census, Sol Ring is a Goblin as soon as the newer March of the Machines makes it a creature
    Given Alice controls "Goblin Census" and "Sol Ring" and has "March of the Machines" in hand and can pay {3}{U}
    Then "Sol Ring" has exactly the types "artifact"
    When Alice casts "March of the Machines"
    And the stack resolves
    Then "Sol Ring" has exactly the types "artifact", "creature" and "Goblin"

  @cr26:205.3d.3
  Scenario: With March of the Machines, Sol Ring is a Goblin as soon as the newer Goblin Census is there
    Given Alice controls "March of the Machines" and "Sol Ring" and has "Goblin Census" in hand and can pay {1}{R}
    Then "Sol Ring" has exactly the types "artifact" and "creature"
    When Alice casts "Goblin Census"
    And the stack resolves
    Then "Sol Ring" has exactly the types "artifact", "creature" and "Goblin"

  @cr26:205.3d.4
  Scenario: Fen Census makes Great Furnace, an artifact land, a Swamp, and neither Sol Ring nor Ornithopter, which are no lands
    Given Alice has "Fen Census" in hand and can pay {1}{B}
    And Alice controls "Great Furnace", "Sol Ring" and "Ornithopter"
    When Alice casts "Fen Census"
    And the stack resolves
    Then "Great Furnace" has exactly the types "artifact", "land" and "Swamp"
    And "Sol Ring" has exactly the types "artifact"
    And "Ornithopter" has exactly the types "artifact", "creature" and "Thopter"
    When Alice taps "Great Furnace" for mana making {B}
    Then Alice has {B} in the mana pool

  @cr26:205.3d.4
  Scenario: Fen Census makes Bob's Great Furnace a Swamp, which makes {B}, and neither Mountain nor Grizzly Bears, which are no artifacts
    Given Alice has "Fen Census" in hand and can pay {1}{B}
    And Alice controls "Mountain" and "Grizzly Bears"
    And Bob controls "Great Furnace"
    When Alice casts "Fen Census"
    And the stack resolves
    Then "Great Furnace" has exactly the types "artifact", "land" and "Swamp"
    And "Mountain" has exactly the types "basic", "land" and "Mountain"
    And "Grizzly Bears" has exactly the types "creature" and "Bear"
    When Bob taps "Great Furnace" for mana making {B}
    Then Bob has {B} in the mana pool

  @cr26:205.3d.5
  Scenario: Shrine Census makes Glorious Anthem and itself Shrines, and neither Sol Ring nor Ornithopter, which are no enchantments
    Given Alice has "Shrine Census" in hand and can pay {1}{W}
    And Alice controls "Glorious Anthem", "Sol Ring" and "Ornithopter"
    When Alice casts "Shrine Census"
    And the stack resolves
    Then "Glorious Anthem" has exactly the types "enchantment" and "Shrine"
    And "Shrine Census" has exactly the types "enchantment" and "Shrine"
    And "Sol Ring" has exactly the types "artifact"
    And "Ornithopter" has exactly the types "artifact", "creature" and "Thopter"

  @cr26:205.3d.5
  Scenario: Shrine Census makes the Aura Holy Strength a Shrine, too, and not Grizzly Bears, which it enchants
    Given Alice has "Shrine Census" in hand and can pay {1}{W}
    And Alice controls "Grizzly Bears" and "Holy Strength" attached to "Grizzly Bears"
    When Alice casts "Shrine Census"
    And the stack resolves
    Then "Holy Strength" has exactly the types "enchantment", "Aura" and "Shrine"
    And "Grizzly Bears" has exactly the types "creature" and "Bear"

  @cr26:205.3d.6
  Scenario: Tool Census makes Sol Ring and Ornithopter Equipment, and not Grizzly Bears, which are no artifact
    Given Alice has "Tool Census" in hand and can pay {1}{R}
    And Alice controls "Sol Ring", "Ornithopter" and "Grizzly Bears"
    When Alice casts "Tool Census"
    And the stack resolves
    Then "Sol Ring" has exactly the types "artifact" and "Equipment"
    And "Ornithopter" has exactly the types "artifact", "creature", "Thopter" and "Equipment"
    And "Grizzly Bears" has exactly the types "creature" and "Bear"

  @cr26:205.3d.7 @cr26:205.3j
  Scenario: Name Census makes Chandra Nalaar a Jace, and neither Sol Ring nor Ornithopter, which are no planeswalkers
    Given Alice has "Name Census" in hand and can pay {1}{U}
    And Alice controls "Chandra Nalaar", "Sol Ring" and "Ornithopter"
    When Alice casts "Name Census"
    And the stack resolves
    Then "Chandra Nalaar" has the types "planeswalker", "Chandra" and "Jace"
    And "Sol Ring" and "Ornithopter" are in play
    And "Sol Ring" has exactly the types "artifact"
    And "Ornithopter" has exactly the types "artifact", "creature" and "Thopter"

  @cr26:205.3d.7 @cr26:205.3j
  Scenario: Name Census makes Bob's Gideon Jura a Jace, too, and not Alice's Sol Ring
    Given Alice has "Name Census" in hand and can pay {1}{U}
    And Alice controls "Sol Ring"
    And Bob controls "Gideon Jura"
    When Alice casts "Name Census"
    And the stack resolves
    Then "Gideon Jura" has the types "planeswalker", "Gideon" and "Jace"
    And "Sol Ring" is in play
    And "Sol Ring" has exactly the types "artifact"

  @cr26:205.3d.7
  Scenario: Name Census makes Bob's Chandra Nalaar a Jace, and Sol Ring stays an artifact on the battlefield
    Given Alice has "Name Census" in hand and can pay {1}{U}
    And Alice controls "Sol Ring" with 2 loyalty counters
    And Bob controls "Chandra Nalaar"
    When Alice casts "Name Census"
    And the stack resolves
    Then "Chandra Nalaar" has the types "planeswalker", "Chandra" and "Jace"
    And "Sol Ring" is in play
    And "Sol Ring" has exactly the types "artifact"

  @cr26:205.3d.7
  Scenario: Name Census makes Chandra Nalaar a Jace, and not the creature Grizzly Bears
    Given Alice has "Name Census" in hand and can pay {1}{U}
    And Alice controls "Chandra Nalaar" and "Grizzly Bears"
    When Alice casts "Name Census"
    And the stack resolves
    Then "Chandra Nalaar" has the types "planeswalker", "Chandra" and "Jace"
    And "Grizzly Bears" has exactly the types "creature" and "Bear"

  @cr26:205.3d.8
  Scenario: Spell Census makes Lightning Bolt and Pyroclasm Arcane as spells, and not the creature spell Grizzly Bears
    Given Alice controls "Spell Census"
    And Alice has "Grizzly Bears", "Pyroclasm" and "Lightning Bolt" in hand and can pay {1}{G}{1}{R}{R}
    When Alice casts "Grizzly Bears"
    Then "Grizzly Bears" has exactly the types "creature" and "Bear"
    When the stack resolves
    And Alice casts "Pyroclasm"
    Then "Pyroclasm" has exactly the types "sorcery" and "Arcane"
    When Alice casts "Lightning Bolt" targeting Bob
    Then "Lightning Bolt" has exactly the types "instant" and "Arcane"
    When the stack resolves
    Then Bob is at 17 life

  @cr26:205.3d.8
  Scenario: Spell Census makes the spell Lightning Bolt Arcane, and neither the card in the graveyard nor Serra Angel, to which it deals damage
    Given Alice controls "Spell Census"
    And Bob controls "Serra Angel"
    And Alice has "Lightning Bolt" in hand and can pay {R}
    When Alice casts "Lightning Bolt" targeting "Serra Angel"
    Then "Lightning Bolt" has exactly the types "instant" and "Arcane"
    And "Serra Angel" has exactly the types "creature" and "Angel"
    When the stack resolves
    Then "Lightning Bolt" has exactly the types "instant"
    And "Serra Angel" has 3 damage marked

  @cr26:205.3g @edition:2026-01
  Scenario: Every Tool Census gives Sol Ring each artifact type, and Grizzly Bears, no artifact, none
    Given Alice has "Every Tool Census" in hand and can pay {1}{W}
    And Alice controls "Sol Ring" and "Grizzly Bears"
    When Alice casts "Every Tool Census"
    And the stack resolves
    Then "Sol Ring" has exactly the types "artifact", "Map", "Gold", "Food", "Clue", "Junk", "Blood", "Stone", "Lander", "Vehicle", "Treasure", "Infinity", "Incubator", "Equipment", "Bobblehead", "Powerstone", "Attraction", "Spacecraft", "Contraption" and "Fortification"
    And "Grizzly Bears" has exactly the types "creature" and "Bear"

  @cr26:205.3g @edition:2026-01
  Scenario: Every Tool Census gives Ornithopter, which is an artifact and a creature, each artifact type, and Glorious Anthem none
    Given Alice has "Every Tool Census" in hand and can pay {1}{W}
    And Alice controls "Ornithopter" and "Glorious Anthem"
    When Alice casts "Every Tool Census"
    And the stack resolves
    Then "Ornithopter" has exactly the types "artifact", "creature", "Thopter", "Map", "Gold", "Food", "Clue", "Junk", "Blood", "Stone", "Lander", "Vehicle", "Treasure", "Infinity", "Incubator", "Equipment", "Bobblehead", "Powerstone", "Attraction", "Spacecraft", "Contraption" and "Fortification"
    And "Glorious Anthem" has exactly the types "enchantment"

  @cr26:205.3h @edition:2026-01
  Scenario: Every Rite Census gives Holy Strength each enchantment type, and Grizzly Bears, no enchantment, none
    Given Alice has "Every Rite Census" in hand and can pay {1}{W}
    And Alice controls "Grizzly Bears" and "Holy Strength" attached to "Grizzly Bears"
    When Alice casts "Every Rite Census"
    And the stack resolves
    Then "Holy Strength" has exactly the types "enchantment", "Saga", "Aura", "Role", "Rune", "Case", "Room", "Shard", "Curse", "Class", "Shrine", "Cartouche" and "Background"
    And "Grizzly Bears" has exactly the types "creature" and "Bear"

  @cr26:205.3h @edition:2026-01
  Scenario: Every Rite Census makes Glorious Anthem an Aura that enchants nothing, which goes to the graveyard, and Grizzly Bears stay a creature
    Given Alice has "Every Rite Census" in hand and can pay {1}{W}
    And Alice controls "Grizzly Bears" and "Glorious Anthem"
    Then "Grizzly Bears" is 3/3
    When Alice casts "Every Rite Census"
    And the stack resolves
    Then "Glorious Anthem" is in Alice's graveyard
    And "Grizzly Bears" is 2/2
    And "Grizzly Bears" has exactly the types "creature" and "Bear"

  @cr26:205.3i @edition:2026-01
  Scenario: Every Site Census gives Wastes each land type, and Grizzly Bears, no land, none
    Given Alice has "Every Site Census" in hand and can pay {1}{W}
    And Alice controls "Wastes" and "Grizzly Bears"
    When Alice casts "Every Site Census"
    And the stack resolves
    Then "Wastes" has exactly the types "basic", "land", "Mine", "Gate", "Cave", "Town", "Lair", "Swamp", "Tower", "Locus", "Island", "Sphere", "Urza's", "Plains", "Planet", "Desert", "Forest", "Mountain" and "Power-Plant"
    And "Grizzly Bears" has exactly the types "creature" and "Bear"

  @cr26:205.3i @edition:2026-01
  Scenario: Every Site Census makes Wastes a Mountain, which Alice taps for red mana, and gives Sol Ring, which is no land, no land type
    Given Alice has "Every Site Census" in hand and can pay {1}{W}
    And Alice controls "Wastes" and "Sol Ring"
    When Alice casts "Every Site Census"
    And the stack resolves
    Then "Sol Ring" has exactly the type "artifact"
    When Alice taps "Wastes" for mana making {R}
    Then Alice has {R} in the mana pool

  @cr26:205.3j.2 @edition:2026-01
  Scenario: Every Name Census gives Ember Speaker each planeswalker type, and Grizzly Bears, no planeswalker, none
    Given Alice has "Every Name Census" in hand and can pay {1}{W}
    And Alice controls "Ember Speaker" and "Grizzly Bears"
    When Alice casts "Every Name Census"
    And the stack resolves
    Then "Ember Speaker" has exactly the types "planeswalker", "Ral", "Oko", "Jaya", "Kaya", "Urza", "Jace", "Guff", "Koth", "Dack", "Will", "Ugin", "Karn", "Niko", "Teyo", "Szat", "Tasha", "Lukka", "Jeska", "Kiora", "Serra", "Nissa", "Minsc", "Jared", "Lolth", "Ajani", "Domri", "Basri", "Rowan", "Sorin", "Dovin", "Wrenn", "Kaito", "Tyvar", "Bolas", "Comet", "Grist", "Samut", "Calix", "Dihada", "Vraska", "Estrid", "Huatli", "Teferi", "Nahiri", "Ashiok", "Garruk", "Zariel", "Vivien", "Arlinn", "Gideon", "Dakkon", "Tamiyo", "Venser", "Vronos", "Narset", "Tibalt", "Yanggu", "Liliana", "Kasmina", "Chandra", "Yanling", "Angrath", "Elspeth", "Saheeli", "Sivitri", "Daretti", "Davriel", "Sarkhan", "Nixilis", "Xenagos", "Bahamut", "Ellywick", "Tezzeret", "Aminatou", "Windgrace", "Freyalise", "Elminster", "Quintorius" and "Mordenkainen"
    And "Grizzly Bears" has exactly the types "creature" and "Bear"

  @cr26:205.3j.2 @edition:2026-01
  Scenario: Every Name Census gives the creatures Grizzly Bears and Ornithopter no planeswalker type
    Given Alice has "Every Name Census" in hand and can pay {1}{W}
    And Alice controls "Grizzly Bears" and "Ornithopter"
    When Alice casts "Every Name Census"
    And the stack resolves
    Then "Every Name Census" is in Alice's graveyard
    And "Grizzly Bears" has exactly the types "creature" and "Bear"
    And "Ornithopter" has exactly the types "artifact", "creature" and "Thopter"

  @cr26:205.3k.2 @edition:2026-01
  Scenario: Every Spell Census gives the instant spell Lightning Bolt and the sorcery spell Pyroclasm each spell type, and Grizzly Bears none
    Given Alice controls "Every Spell Census"
    And Alice has "Grizzly Bears", "Pyroclasm" and "Lightning Bolt" in hand and can pay {1}{G}{1}{R}{R}
    When Alice casts "Grizzly Bears"
    Then "Grizzly Bears" has exactly the types "creature" and "Bear"
    When the stack resolves
    And Alice casts "Pyroclasm"
    Then "Pyroclasm" has exactly the types "sorcery", "Omen", "Trap", "Arcane", "Lesson" and "Adventure"
    When Alice casts "Lightning Bolt" targeting Bob
    Then "Lightning Bolt" has exactly the types "instant", "Omen", "Trap", "Arcane", "Lesson" and "Adventure"
    When the stack resolves
    Then Bob is at 17 life

  @cr26:205.3k.2 @edition:2026-01
  Scenario: With Every Spell Census, Lightning Bolt has no spell type in hand, and each of them as a spell
    Given Alice controls "Every Spell Census" and has "Lightning Bolt" in hand and can pay {R}
    Then "Lightning Bolt" has exactly the type "instant"
    When Alice casts "Lightning Bolt" targeting Bob
    Then "Lightning Bolt" has exactly the types "instant", "Omen", "Trap", "Arcane", "Lesson" and "Adventure"
