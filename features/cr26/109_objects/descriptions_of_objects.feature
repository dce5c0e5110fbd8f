Feature: Descriptions of objects by the words card, spell and source

  @cr26:109.2a
  Scenario: Zombify, which says "creature card from your graveyard", can target only a card in that graveyard
    Given Alice controls "Hill Giant"
    And Alice has "Grizzly Bears" and "Lightning Bolt" in graveyard
    And Alice has "Gray Ogre" exiled
    And Alice has "Zombify" in hand and can pay {3}{B}
    And Bob has "Craw Wurm" in graveyard
    Then Alice can target only "Grizzly Bears" with "Zombify"
    When Alice plays "Zombify" targeting "Grizzly Bears"
    And the stack resolves
    Then "Grizzly Bears" is in play

  @cr26:109.2a.3 @cr26:115.2.6
  Scenario: Pull from Eternity, which says "exiled card", can target only the card in exile, and neither a permanent nor a card in another zone
    Given Alice controls "Grizzly Bears"
    And Alice has "Hill Giant" exiled
    And Alice has "Pull from Eternity" and "Craw Wurm" in hand and can pay {W}
    And Alice has "Gray Ogre" in graveyard
    Then Alice can target only "Hill Giant" with "Pull from Eternity"
    When Alice plays "Pull from Eternity" targeting "Hill Giant"
    And the stack resolves
    Then "Hill Giant" is in Alice's graveyard
    And "Grizzly Bears" is in play

  @cr26:109.2b
  Scenario: Counterspell, which says "spell", can target only a spell on the stack
    Given Alice controls "Hill Giant" and "Frostwielder"
    And Alice has "Lightning Bolt" in hand and can pay {R}
    And Bob has "Counterspell" in hand and can pay {U}{U}
    When Alice activates "Frostwielder" targeting Bob
    And Alice plays "Lightning Bolt" targeting Bob
    Then Bob can target only "Lightning Bolt" with "Counterspell"
    When Bob plays "Counterspell" targeting "Lightning Bolt"
    And the stack resolves
    Then "Lightning Bolt" was countered
    And Bob is at 19 life

  @cr26:109.2c @cr26:120.7
  Scenario: Circle of Protection: Red, which says "source", prevents damage of a spell on the stack as well as of a permanent
    Given Alice controls "Circle of Protection: Red" and can pay {1}
    And Bob controls "Goblin Raider", "Hill Giant" and "Grizzly Bears"
    And Bob has "Lightning Bolt" in hand and can pay {R}
    And it is Bob's main phase
    When Bob plays "Lightning Bolt" targeting Alice
    And Alice in response activates "Circle of Protection: Red"
    And the top of the stack resolves
    Then Alice may choose the source "Lightning Bolt"
    And Alice may choose the source "Goblin Raider"
    And Alice may not choose the source "Grizzly Bears"
    When Alice chooses the source "Lightning Bolt"
    And the stack resolves
    Then Alice is at 20 life
    When Bob attacks with "Goblin Raider"
    And combat damage is dealt
    Then Alice is at 18 life

  @cr26:405.4.3 @cr26:109.4b @cr26:113.8.2 @cr26:603.3a @cr26:109.4
  Scenario: Doomed Dissenter that Alice controls as it dies gives its Zombie to Alice, although Bob owns it
    Given Bob controls "Doomed Dissenter"
    And Alice has "Threaten" and "Lightning Bolt" in hand and can pay {2}{R}{R}
    When Alice plays "Threaten" targeting "Doomed Dissenter"
    And the stack resolves
    And Alice plays "Lightning Bolt" targeting "Doomed Dissenter"
    And the top of the stack resolves
    Then "Doomed Dissenter" is in Bob's graveyard
    And Alice controls the ability of "Doomed Dissenter"
    When the stack resolves
    Then Alice controls one 2/2 black "Zombie" creature token
    And Bob controls no "token" permanents

  @cr26:109.4b.3 @cr26:603.3a
  Scenario: Bob controls the trigger of Arbiter of the Ideal, which Alice's Threaten untaps before she gains control of it, and so Bob reveals his top card
    Given Bob controls tapped "Arbiter of the Ideal"
    And Bob has "Terror" on top of library
    And Alice has "Shock" on top of library
    And Alice has "Threaten" in hand and can pay {2}{R}
    When Alice plays "Threaten" targeting "Arbiter of the Ideal"
    And the top of the stack resolves
    Then Alice controls "Arbiter of the Ideal"
    And Bob controls the ability of "Arbiter of the Ideal"
    When the stack resolves
    Then it happened once that "Terror" was revealed
    And it happened never that "Shock" was revealed
    And Alice controls "Arbiter of the Ideal"

  @cr26:109.4b.3
  Scenario: Alice, who keeps control of Arbiter of the Ideal, controls its trigger and reveals her top card
    Given it is Bob's end step
    And Alice controls tapped "Arbiter of the Ideal"
    And Alice has "Shock" and "Swamp" as library
    And Bob has "Terror" on top of library
    When the game goes on to Alice's upkeep
    Then Alice controls the ability of "Arbiter of the Ideal"
    When the top of the stack resolves
    Then it happened once that "Shock" was revealed
    And it happened never that "Terror" was revealed
    And the top of Alice's library is "Shock" and "Swamp"

  @cr26:109.4a
  Scenario: Bob, who activates the mana ability of Alice's Common Spring, controls that ability and gets its mana
    Given Alice controls "Common Spring"
    And Bob controls "Grizzly Bears"
    And Bob has "Giant Growth" in hand
    And it is Bob's main phase
    When Bob taps "Common Spring" for mana
    Then Bob has {G} in the mana pool
    And Bob is at 19 life
    And Alice has no mana in the mana pool
    When Bob plays "Giant Growth" targeting "Grizzly Bears"
    And the stack resolves
    Then "Grizzly Bears" is 5/5

  @cr26:109.4a
  Scenario: Alice, who activates the mana ability of her own Common Spring, gets its mana
    Given Alice controls "Common Spring" and "Grizzly Bears"
    And Alice has "Giant Growth" in hand
    When Alice taps "Common Spring" for mana
    Then Alice is at 19 life
    And Alice has {G} in the mana pool
    When Alice plays "Giant Growth" targeting "Grizzly Bears"
    And the stack resolves
    Then "Grizzly Bears" is 5/5

  @cr26:109.2.2 @cr26:405.4.8
  Scenario: Bad Moon gives +1/+1 to the black creature on the battlefield, and not to the creature cards in hand and graveyard or to the spell
    Given Alice has "Bad Moon", "Bog Wraith" as "held" and "Bog Wraith" as "cast" in hand and can pay {1}{B}{3}{B}
    And Alice controls "Bog Wraith" as "living" and has "Bog Wraith" as "dead" in graveyard
    When Alice plays "Bad Moon"
    And the stack resolves
    Then "living" is 4/4
    And "dead" is 3/3
    And "held" is 3/3
    When Alice plays "cast"
    Then "cast" is 3/3
    And "cast" is named "Bog Wraith"
    And the mana cost of "cast" is {3}{B}
    And "cast" is black
    And "cast" has exactly the types "creature" and "Wraith"
    And "cast" has "landwalk"
    When the stack resolves
    Then "cast" is 4/4

  @cr26:109.2.2
  Scenario: Bad Moon gives +1/+1 to another player's black creature, too, and not to Hill Giant
    Given Alice has "Bad Moon" in hand and can pay {1}{B}
    And Bob controls "Bog Wraith" and "Hill Giant"
    When Alice plays "Bad Moon"
    And the stack resolves
    Then "Bog Wraith" is 4/4
    And "Hill Giant" is 3/3

  @cr26:109.2b
  Scenario: Essence Scatter, which says "creature spell", can target neither a creature, nor a creature card in a hand or graveyard, nor a spell of another type
    Given Alice controls "Hill Giant" and has "Gray Ogre" in graveyard
    And Alice has "Ornithopter", "Craw Wurm" and "Lightning Bolt" in hand and can pay {R}
    And Bob has "Essence Scatter" in hand and can pay {1}{U}
    When Alice plays "Ornithopter"
    And Alice plays "Lightning Bolt" targeting Bob
    Then Bob can target only "Ornithopter" with "Essence Scatter"
    When Bob plays "Essence Scatter" targeting "Ornithopter"
    And the stack resolves
    Then "Ornithopter" was countered
    And Bob is at 17 life

  @cr26:109.2b.2 @cr26:115.2.7
  Scenario: Ertai's ability, which says "spell", can target Hill Giant while it is a spell, and neither a creature nor a creature card in a graveyard
    Given it is Bob's main phase
    And Alice controls "Ertai, Wizard Adept" and can pay {2}{U}{U}
    And Bob controls "Grizzly Bears" and has "Craw Wurm" in graveyard
    And Bob has "Hill Giant" in hand and can pay {3}{R}
    When Bob plays "Hill Giant"
    Then Alice can target only "Hill Giant" with "Ertai, Wizard Adept"
    When Alice activates "Ertai, Wizard Adept" targeting "Hill Giant"
    And the stack resolves
    Then "Hill Giant" was countered
    And "Grizzly Bears" is in play

  @cr26:109.2b.2
  Scenario: Ertai's ability, which says "spell", counters Boomerang on the stack, and can't target a land or a card in a graveyard
    Given Alice controls "Ertai, Wizard Adept" and "Forest" and can pay {2}{U}{U}
    And Bob has "Hill Giant" in graveyard
    And Bob has "Boomerang" in hand and can pay {U}{U}
    When Bob plays "Boomerang" targeting "Forest"
    Then Alice can't activate "Ertai, Wizard Adept" targeting "Forest" by rule 601.2c
    And Alice can't activate "Ertai, Wizard Adept" targeting "Hill Giant" by rule 601.2c
    And Alice can activate "Ertai, Wizard Adept" targeting "Boomerang"
    When Alice activates "Ertai, Wizard Adept" targeting "Boomerang"
    And the stack resolves
    Then "Boomerang" was countered
    And "Forest" is in play

  @cr26:109.2.3
  Scenario: Rushblade Commander gives haste to a kindred enchantment on the battlefield that is a Warrior, and not to a Warrior card in hand
    Given Alice has "Rushblade Commander" and "Boggart Brute" in hand and can pay {B}{R}
    And Alice controls "Wellspring of Kin" and "Hill Giant"
    When Alice plays "Rushblade Commander"
    And the stack resolves
    Then "Wellspring of Kin" has the types "kindred", "enchantment" and "Warrior"
    And "Wellspring of Kin" has "haste"
    And "Boggart Brute" doesn't have "haste"
    And "Hill Giant" doesn't have "haste"
    And "Rushblade Commander" has "haste"

  @cr26:109.2.3
  Scenario: Rushblade Commander gives haste to Boggart Brute, a Warrior creature, and neither to Hill Giant nor to Bob's Boggart Brute
    Given Alice has "Rushblade Commander" in hand and can pay {B}{R}
    And Alice controls "Boggart Brute" as "ally" and "Hill Giant"
    And Bob controls "Boggart Brute" as "rival"
    When Alice plays "Rushblade Commander"
    And the stack resolves
    Then "ally" has "haste"
    And "Hill Giant" doesn't have "haste"
    And "rival" doesn't have "haste"

  @cr26:109.4a.2 @cr26:605.4.2
  Scenario: Alice, who controls Shared Spring as Bob taps Island for mana, controls its triggered mana ability and gets its mana
    Given it is Bob's main phase
    And Alice controls "Shared Spring" and has "Spatial Contortion" in hand
    And Alice controls "Wastes"
    And Bob controls "Island" and "Craw Wurm"
    When Bob taps "Island" for mana
    Then Alice has {C} in the mana pool
    And Bob has {U} in the mana pool
    And the stack is empty
    When Bob passes
    And Alice plays "Spatial Contortion" targeting "Craw Wurm"
    And the stack resolves
    Then "Craw Wurm" is 9/1

  @cr26:109.4a.2 @cr26:605.4.2
  Scenario: Alice's Shared Spring triggers as Bob taps Forest for Giant Growth, and not as Alice taps Mountain for Lightning Bolt
    Given Alice controls "Shared Spring" and "Mountain"
    And Alice has "Lightning Bolt" in hand
    And Bob controls "Forest" and "Hill Giant" and has "Giant Growth" in hand
    When Alice plays "Lightning Bolt" targeting "Hill Giant"
    Then "Shared Spring" has triggered never
    When Bob plays "Giant Growth" targeting "Hill Giant"
    Then "Shared Spring" has triggered once
    And the stack holds "Giant Growth" and "Lightning Bolt"
    When the stack resolves
    Then "Hill Giant" is 6/6
    And "Hill Giant" has 3 damage marked

  @cr26:109.2a.4
  Scenario: Aether Vial, which says "creature card from your hand", can put Grizzly Bears there onto the battlefield, and neither a card in another zone nor an artifact card
    Given Alice controls "Aether Vial" with 2 charge counters and "White Knight"
    And Alice has "Grizzly Bears" and "Fellwar Stone" in hand
    And Alice has "Goblin Raider" in graveyard
    And Bob has "Watchwolf" in hand
    When Alice activates "Aether Vial"
    And the stack resolves
    Then Alice may choose "Grizzly Bears"
    And Alice may not choose "Goblin Raider"
    And Alice may not choose "White Knight"
    And Alice may not choose "Watchwolf"
    And Alice may not choose "Fellwar Stone"
    When Alice chooses "Grizzly Bears"
    Then "Grizzly Bears" is in play
    And "Goblin Raider" is in Alice's graveyard

  @cr26:109.2a.5
  Scenario: Enlightened Tutor, whose artifact or enchantment card is in the library, can find Sol Ring there, and no permanent and no card in hand or graveyard
    Given Alice controls "Crusade"
    And Alice has "Enlightened Tutor" and "Steel Golem" in hand and can pay {W}
    And Alice has "Castle" in graveyard
    And Alice has "Sol Ring", "Gloom" and "Hill Giant" as library
    And Bob has "Fountain of Youth" as library
    When Alice plays "Enlightened Tutor"
    And the stack resolves
    Then Alice may choose "Gloom"
    And Alice may not choose "Hill Giant"
    And Alice may not choose "Castle"
    And Alice may not choose "Steel Golem"
    And Alice may not choose "Crusade"
    And Alice may not choose "Fountain of Youth"
    When Alice chooses "Sol Ring"
    Then the top of Alice's library is "Sol Ring"
    And "Castle" is in Alice's graveyard

  @cr26:109.3.2
  Scenario: A Clone of Bob's Grizzly Bears with a counter and Holy Strength is 2/2 and Alice's, as these are no characteristics
    Given Bob controls "Grizzly Bears" with 1 +1/+1 counter
    And Bob controls "Holy Strength" attached to "Grizzly Bears"
    And Alice has "Clone" in hand and can pay {3}{U}
    When Alice plays "Clone"
    And the stack resolves
    And Alice chooses "Grizzly Bears"
    Then Alice controls "Clone"
    And Alice owns "Clone"
    And "Clone" is 2/2
    And "Holy Strength" is attached to "Grizzly Bears"

  @cr26:109.3.3
  Scenario: A Clone of Bob's Bog Wraith has its name, mana cost, colour, types, swampwalk, power and toughness
    Given Bob controls "Bog Wraith"
    And Alice has "Clone" in hand and can pay {3}{U}
    When Alice plays "Clone"
    And the stack resolves
    And Alice chooses "Bog Wraith"
    Then "Clone" is named "Bog Wraith"
    And the mana cost of "Clone" is {3}{B}
    And "Clone" is black
    And "Clone" has exactly the types "creature" and "Wraith"
    And "Clone" has exactly "landwalk"
    And "Clone" is 3/3

  @cr26:109.3.3 @edition:2004-10 @edition:2005-02 @edition:2006-10 @edition:2009-07 @edition:2013-07 @edition:2026-01
  Scenario: A Clone of Bob's Goblin King has its name, mana cost, colour, types, abilities, power and toughness
    Given Bob controls "Goblin King" and "Goblin Raider"
    And Alice has "Clone" in hand and can pay {3}{U}
    When Alice plays "Clone"
    And the stack resolves
    And Alice chooses "Goblin King"
    Then "Clone" is named "Goblin King"
    And the mana cost of "Clone" is {1}{R}{R}
    And "Clone" is red
    And "Clone" has exactly the types "creature" and "Goblin"
    And "Clone" is 3/3
    And "Goblin Raider" is 4/4

  @cr26:109.3.4 @edition:2004-10 @edition:2005-02 @edition:2006-10 @edition:2009-07
  Scenario: A Clone of Bob's Isamaru is legendary, too, so the legend rule puts both into the graveyard
    Given Bob controls "Isamaru, Hound of Konda"
    And Alice has "Clone" in hand and can pay {3}{U}
    When Alice plays "Clone"
    And the stack resolves
    And Alice chooses "Isamaru, Hound of Konda"
    Then "Isamaru, Hound of Konda" is in Bob's graveyard
    And "Clone" is in Alice's graveyard
    And "Isamaru, Hound of Konda" and "Clone" were put there by the legend rule

  @cr26:109.3.4 @edition:2013-07 @edition:2026-01
  Scenario: A Clone of Bob's Isamaru is legendary, as a supertype is a characteristic
    Given Bob controls "Isamaru, Hound of Konda"
    And Alice has "Clone" in hand and can pay {3}{U}
    When Alice plays "Clone"
    And the stack resolves
    And Alice chooses "Isamaru, Hound of Konda"
    Then "Clone" has the type "legendary"
    And "Clone" doesn't have the type "Shapeshifter"

  @cr26:109.3.6
  Scenario: A token of Likeness Press that copies Jace Beleren in Bob's graveyard has its loyalty, so it has three loyalty counters
    Given Alice controls "Likeness Press"
    And Bob has "Jace Beleren" in graveyard
    When Alice activates "Likeness Press" targeting "Jace Beleren"
    And the stack resolves
    Then the first "Jace Beleren" token has 3 loyalty counters
    And the first "Jace Beleren" token is in play under Alice's control

  @cr26:109.2c.3
  Scenario: Rust can counter the ability of an artifact that was sacrificed for it, and not that of a creature
    Given Alice has "Rust" in hand and can pay {G}
    And Alice controls "Hill Giant"
    And Bob controls "Mishra's Bauble" and "Prodigal Sorcerer"
    When Alice passes
    And Bob activates "Prodigal Sorcerer" targeting Alice
    And Bob activates "Mishra's Bauble" targeting Alice
    Then "Mishra's Bauble" is in Bob's graveyard
    And Alice can target only the ability of "Mishra's Bauble" with "Rust"
    When Alice in response plays "Rust" targeting the ability of "Mishra's Bauble"
    And the stack resolves
    Then the ability of "Mishra's Bauble" was countered
    And Alice is at 19 life

  @cr26:109.2c.3
  Scenario: Rust counters the ability of Metal Spitter, which stays in play
    Given Alice has "Rust" in hand and can pay {G}
    And Bob controls "Metal Spitter" and "Prodigal Sorcerer"
    When Alice passes
    And Bob activates "Prodigal Sorcerer" targeting Alice
    And Bob activates "Metal Spitter" targeting Alice
    Then Alice can target only the ability of "Metal Spitter" with "Rust"
    When Alice in response plays "Rust" targeting the ability of "Metal Spitter"
    And the stack resolves
    Then the ability of "Metal Spitter" was countered
    And Alice is at 19 life
