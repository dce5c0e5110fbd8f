Feature: Costs and mana in the note of May 2001

  @may01:general.3.ex1
  Scenario: Tinker is cheaper by the Medallion that is sacrificed to it
    Given Alice controls "Sapphire Medallion" owned by Bob and "Grizzly Bears"
    And Alice has "Tinker" in hand and can pay {1}{U}
    And Alice has "Alloy Golem", "Hill Giant" and "Mirror Gallery" on top of library
    And Bob has "Steel Wall" on top of library
    Then "Tinker" has exactly the type "sorcery"
    And the mana cost of "Sapphire Medallion" is {2}
    And "Sapphire Medallion" is colorless
    And Alice can play "Tinker" sacrificing "Sapphire Medallion"
    And Alice can't play "Tinker" sacrificing "Grizzly Bears" by rule 409.1f
    When Alice plays "Tinker" sacrificing "Sapphire Medallion"
    Then the total cost of "Tinker" is {1}{U}
    And "Sapphire Medallion" is in Bob's graveyard
    When the stack resolves
    Then Alice may choose "Mirror Gallery" for "Tinker"
    And Alice may not choose "Hill Giant" for "Tinker"
    And Alice may not choose "Steel Wall" for "Tinker"
    And Alice may not choose "Mirror Gallery" and "Alloy Golem" for "Tinker"
    When Alice chooses "Alloy Golem"
    And as it resolves, Alice chooses the color "red"
    Then "Alloy Golem" is in play under Alice's control
    And it happened in this order that "Alloy Golem" came into play, then Alice shuffled
    And it happened once that Alice shuffled
    And it happened never that Bob shuffled

  @may01:general.3.ex1
  Scenario: A Medallion that is already gone makes nothing cheaper
    Given Alice controls "Sapphire Medallion" and "Sphere of Resistance"
    And Alice has "Tinker" as "the first Tinker" and "Tinker" as "the second Tinker" in hand
    And Alice can pay {5}{U}{U}
    When Alice plays "the first Tinker" sacrificing "Sapphire Medallion"
    Then the total cost of "the first Tinker" is {2}{U}
    When the stack resolves
    And Alice plays "the second Tinker" sacrificing "Sphere of Resistance"
    Then the total cost of "the second Tinker" is {3}{U}

  @may01:general.3.ex1
  Scenario: The Medallion makes blue spells of its own side cheaper, and no others
    Given Alice controls "Sapphire Medallion"
    And Alice has "Hill Giant" and "Tinker" in hand and can pay {3}{R} and can pay {1}{U}
    And Bob has "Memory Lapse" in hand and can pay {1}{U}
    When Alice plays "Hill Giant"
    Then the total cost of "Hill Giant" is {3}{R}
    When Bob plays "Memory Lapse" targeting "Hill Giant"
    Then the total cost of "Memory Lapse" is {1}{U}
    When the stack resolves
    And Alice plays "Tinker" sacrificing "Sapphire Medallion"
    Then the total cost of "Tinker" is {1}{U}

  @may01:general.3
  Scenario: The Familiar sacrificed to the Death Bomb still made it cheaper
    Given Alice controls "Thunderscape Familiar" and has "Death Bomb" in hand and can pay {2}{B}
    And Bob controls "Hill Giant", "Nezumi Shortfang" and "Mirror Gallery"
    And Alice controls "Vedalken Orrery"
    Then the mana cost of "Thunderscape Familiar" is {1}{R}
    And "Thunderscape Familiar" has exactly the types "creature" and "Kavu"
    And "Thunderscape Familiar" is 1/1
    And "Thunderscape Familiar" is red
    And "Death Bomb" has exactly the type "instant"
    And "Thunderscape Familiar" has "first strike"
    And Alice can target only "Hill Giant" and "Thunderscape Familiar" with "Death Bomb"
    And Alice can't play "Death Bomb" sacrificing "Vedalken Orrery" targeting "Hill Giant" by rule 409.1f
    And Alice can play "Death Bomb" sacrificing "Thunderscape Familiar" targeting "Hill Giant"
    When Alice plays "Death Bomb" sacrificing "Thunderscape Familiar" targeting "Hill Giant"
    Then the total cost of "Death Bomb" is {2}{B}
    And "Thunderscape Familiar" was sacrificed
    And {2}{B} was spent on "Death Bomb"
    When the stack resolves
    Then it happened in this order that "Hill Giant" was destroyed, then Bob lost life
    And Bob is at 18 life

  @may01:general.3
  Scenario: The Bomb for which the Familiar was sacrificed destroys what would regenerate
    Given Alice controls "Thunderscape Familiar" and has "Death Bomb" in hand and can pay {2}{B}
    And Bob controls "Shifting Sky" and "Ink-Eyes, Servant of Oni" and can pay {1}{B}
    And "Shifting Sky" has the chosen color "blue"
    When Bob activates "regeneration" of "Ink-Eyes, Servant of Oni"
    And the stack resolves
    And Alice plays "Death Bomb" sacrificing "Thunderscape Familiar" targeting "Ink-Eyes, Servant of Oni"
    Then the total cost of "Death Bomb" is {2}{B}
    When the stack resolves
    Then "Ink-Eyes, Servant of Oni" was destroyed

  @may01:general.3
  Scenario: What comes into play once a spell has been paid for doesn't change its price any more
    Given Alice has "Death Bomb" as "the first Bomb" and "Death Bomb" as "the second Bomb" in hand
    And Alice controls "Grizzly Bears", "Craw Wurm" and "Vedalken Orrery"
    And Alice can pay {3}{B} and can pay {1}{R} and can pay {2}{B}
    And Alice has "Thunderscape Familiar" in hand
    And Bob controls "Hill Giant" and "Goblin Raider"
    When Alice plays "the first Bomb" sacrificing "Grizzly Bears" targeting "Hill Giant"
    And Alice plays "Thunderscape Familiar"
    And the top of the stack resolves
    Then the total cost of "the first Bomb" is {3}{B}
    When Alice plays "the second Bomb" sacrificing "Craw Wurm" targeting "Goblin Raider"
    Then the total cost of "the second Bomb" is {2}{B}

  @may01:general.5
  Scenario Outline: Mana for creature spells pays the additional and the alternative cost of a creature spell
    Given Alice controls "Food Chain" and "Craw Wurm"
    And Alice has "Kavu of the High Road" in hand
    Then "Kavu of the High Road" has exactly the types "creature" and "Kavu"
    And "Kavu of the High Road" is 3/3
    And "Kavu of the High Road" is red
    When Alice activates "Food Chain" removing "Craw Wurm" making {R}{R}{R}{R}{R}{R}{R}
    And Alice plays "Kavu of the High Road"<how>
    Then <mana> was spent on "Kavu of the High Road"
    And Alice has <rest> in the mana pool
    When the stack resolves
    Then "Kavu of the High Road" is in play under Alice's control

    Examples:
      | how                       | mana               | rest         |
      |                           | {R}{R}{R}{R}{R}{R} | {R}          |
      |  instead of its mana cost | {R}{R}{R}          | {R}{R}{R}{R} |

  @may01:general.5
  Scenario: Mana for creature spells pays the kicker of a creature spell
    Given Alice controls "Food Chain", "Craw Wurm" and "Wall of Air"
    And Alice has "Kavu Aggressor" in hand
    And Bob controls "Hill Giant"
    Then "Kavu Aggressor" has exactly the types "creature" and "Kavu"
    And "Kavu Aggressor" is red
    And the mana cost of "Food Chain" is {2}{G}
    And "Food Chain" has exactly the type "enchantment"
    And "Food Chain" is green
    When Alice activates "Food Chain" removing "Craw Wurm" making {R}{R}{R}{R}{R}{R}{R}
    And Alice plays "Kavu Aggressor" kicked
    Then {R}{R}{R}{R}{R}{R}{R} was spent on "Kavu Aggressor"
    When the stack resolves
    Then "Kavu Aggressor" is 4/3
    When the game goes on to Bob's main phase
    And Bob attacks with "Hill Giant"
    Then Alice can't block "Hill Giant" with "Kavu Aggressor" because of the second printed ability of "Kavu Aggressor"
    And Alice can block "Hill Giant" with "Wall of Air"

  @may01:general.5
  Scenario: Mana for creature spells pays for a creature without its kicker, too, which then doesn't help it
    Given Alice controls "Food Chain" and "Grizzly Bears"
    And Alice has "Kavu Aggressor" in hand
    When Alice activates "Food Chain" removing "Grizzly Bears" making {R}{R}{R}
    And Alice plays "Kavu Aggressor"
    Then {R}{R}{R} was spent on "Kavu Aggressor"
    When the stack resolves
    Then "Kavu Aggressor" is 3/2

  @may01:general.5
  Scenario: Mana for creature spells pays what an effect adds to the cost of a creature spell
    Given Alice controls "Food Chain" and "Grizzly Bears" as "the elder bear" owned by Bob
    And Alice has "Grizzly Bears" as "the younger bear" in hand
    And Bob controls "Sphere of Resistance"
    When Alice activates "Food Chain" removing "the elder bear" making {G}{G}{G}
    And Alice plays "the younger bear"
    Then {G}{G}{G} was spent on "the younger bear"
    And the total cost of "the younger bear" is {2}{G}

  @may01:general.5
  Scenario: Mana for creature spells pays for no other spell
    Given Alice controls "Food Chain", "Mirror Gallery" and "Grizzly Bears" as "the elder bear"
    And Alice has "Grizzly Bears" as "the younger bear" and "Naturalize" in hand
    When Alice activates "Food Chain" removing "the elder bear" making {G}{G}{G}
    Then Alice has {G}{G}{G} in the mana pool
    And Alice can play "the younger bear"
    And Alice can't play "Naturalize" targeting "Mirror Gallery" by rule 409.1f
    When Alice plays "the younger bear"
    Then {G}{G} was spent on "the younger bear"
    And Alice has {G} in the mana pool

  @may01:general.5
  Scenario: Mana for creature spells pays for no ability of a creature
    Given Alice controls "Food Chain", "Grizzly Bears" and "Elvish Piper"
    And Alice has "Hill Giant", "Llanowar Elves" and "Forest" in hand
    When Alice activates "Food Chain" removing "Grizzly Bears" making {G}{G}{G}
    Then Alice can't activate "Elvish Piper" by rule 409.1f
    When Alice plays the land "Forest"
    Then Alice can activate "Elvish Piper"
    When Alice plays "Llanowar Elves"
    Then {G} was spent on "Llanowar Elves"

  @may01:cards.1
  Scenario: Only black mana pays Drain Life's X, any mana what another effect adds
    Given Alice has "Drain Life" in hand and can pay {3}{B}{B}{B}
    And Bob controls "Sphere of Resistance" and is at 3 life
    Then "Drain Life" has exactly the type "sorcery"
    And "Drain Life" is black
    And Alice can't play "Drain Life" with X = 3 targeting Bob by rule 409.1f
    And Alice can play "Drain Life" with X = 2 targeting Bob
    When Alice plays "Drain Life" with X = 2 targeting Bob
    Then the total cost of "Drain Life" is {4}{B}
    And {2}{B}{B}{B} was spent on "Drain Life"
    When the stack resolves
    Then Bob is at 1 life
    And Alice is at 22 life

  @may01:cards.1
  Scenario: A creature gives no more life than it has toughness
    Given Alice has "Drain Life" in hand and can pay {2}{B}{B}{B}{B}
    And Bob controls "Kavu Aggressor"
    Then Alice can't play "Drain Life" with X = 4 targeting "Kavu Aggressor" by rule 409.1f
    And Alice can play "Drain Life" with X = 3 targeting "Kavu Aggressor"
    When Alice plays "Drain Life" with X = 3 targeting "Kavu Aggressor"
    And the stack resolves
    Then "Drain Life" has dealt 3 damage to "Kavu Aggressor"
    And it happened in this order that "Kavu Aggressor" was dealt damage, then Alice gained life
    And Alice is at 22 life

  @may01:cards.1
  Scenario: Only white mana pays Atalya's X, any mana what another effect adds
    Given Alice controls "Atalya, Samite Master" and can pay {2}{W}{W}
    And Alice has "Drifting Meadow" in hand and can pay {4}
    And Bob controls "Suppression Field"
    Then the mana cost of "Suppression Field" is {1}{W}
    And "Suppression Field" has exactly the type "enchantment"
    And "Suppression Field" is white
    And the mana cost of "Atalya, Samite Master" is {3}{W}{W}
    And "Atalya, Samite Master" has the types "legendary", "creature" and "Cleric"
    And "Atalya, Samite Master" is 2/3
    And "Atalya, Samite Master" is white
    And Alice can't activate "Atalya, Samite Master" with X = 3 choosing "mend" by rule 409.1f
    And Alice can activate "Atalya, Samite Master" with X = 2 choosing "mend"
    When Alice activates "Atalya, Samite Master" with X = 2 choosing "mend"
    Then {2}{W}{W} was spent on the ability of "Atalya, Samite Master"
    And "Atalya, Samite Master" is tapped
    When the stack resolves
    Then Alice is at 22 life
    And Bob is at 20 life
    When Alice activates the cycling ability of "Drifting Meadow"
    Then {4} was spent on the ability of "Drifting Meadow"

  @may01:cards.1
  Scenario: Mana of another colour doesn't pay Atalya's X
    Given Alice controls "Atalya, Samite Master" and can pay {1}{U}{W}
    Then Alice can't activate "Atalya, Samite Master" with X = 2 choosing "mend" by rule 409.1f
    And Alice can activate "Atalya, Samite Master" with X = 1 choosing "mend"
    When Alice activates "Atalya, Samite Master" with X = 1 choosing "mend"
    And the stack resolves
    Then Alice is at 21 life

  @may01:cards.1
  Scenario: What Alice pays in white shields a creature, whoever controls it, until so much is prevented
    Given Alice controls "Atalya, Samite Master" and "Forest" and can pay {U}{W}{W}
    And Bob controls "Hill Giant" and "Frostwielder"
    And Bob has "Urza's Rage" in hand and can pay {2}{R}
    Then Alice can't activate "Atalya, Samite Master" with X = 3 choosing "shield" targeting "Hill Giant" by rule 409.1f
    And Alice can't activate "Atalya, Samite Master" with X = 2 choosing "shield" targeting Bob by rule 409.1c
    And Alice can't activate "Atalya, Samite Master" with X = 2 choosing "shield" targeting "Forest" by rule 409.1c
    And Alice can activate "Atalya, Samite Master" with X = 2 choosing "shield" targeting "Hill Giant"
    When Alice activates "Atalya, Samite Master" with X = 2 choosing "shield" targeting "Hill Giant"
    And the stack resolves
    And the game goes on to the second main phase
    And Bob activates "Frostwielder" targeting "Hill Giant"
    And the stack resolves
    Then "Hill Giant" has 0 damage marked
    When Bob plays "Urza's Rage" targeting "Hill Giant"
    And the stack resolves
    Then "Hill Giant" has 2 damage marked

  @may01:cards.1
  Scenario: Atalya's shield doesn't outlast the turn in which its white mana was paid
    Given Alice controls "Atalya, Samite Master" and can pay {U}{W}
    And Bob controls "Hill Giant" and "Frostwielder"
    Then Alice can't activate "Atalya, Samite Master" with X = 2 choosing "shield" targeting "Hill Giant" by rule 409.1f
    And Alice can activate "Atalya, Samite Master" with X = 1 choosing "shield" targeting "Hill Giant"
    When Alice activates "Atalya, Samite Master" with X = 1 choosing "shield" targeting "Hill Giant"
    And the stack resolves
    And the game goes on to Bob's upkeep
    And Bob activates "Frostwielder" targeting "Hill Giant"
    And the stack resolves
    Then "Hill Giant" has 1 damage marked

  @may01:general.3
  Scenario: The Familiar makes black and green spells of its own side cheaper, and no others
    Given Alice controls "Thunderscape Familiar" and "Vedalken Orrery"
    And Alice has "Hill Giant", "Trained Armodon" and "Death Bomb" in hand
    And Alice can pay {3}{R} and can pay {3}{G}{G}{G} and can pay {2}{B}
    And Bob controls "Craw Wurm"
    And Bob has "Death Bomb" as "Bob's Bomb" in hand and can pay {3}{B}
    When Alice plays "Hill Giant"
    Then the total cost of "Hill Giant" is {3}{R}
    When Alice plays "Trained Armodon"
    Then the total cost of "Trained Armodon" is {G}{G}
    When Bob plays "Bob's Bomb" sacrificing "Craw Wurm" targeting "Thunderscape Familiar"
    Then the total cost of "Bob's Bomb" is {3}{B}
    When Alice plays "Death Bomb" sacrificing "Thunderscape Familiar" targeting "Thunderscape Familiar"
    Then the total cost of "Death Bomb" is {2}{B}

  @may01:general.5
  Scenario Outline: Mana for creature spells of any colour pays for nothing else: <mana>
    Given Alice controls "Food Chain", "Mirror Gallery" and "Grizzly Bears" as "the elder bear"
    And Bob controls "Hill Giant"
    And Alice has "<creature>" and "Aura Barbs" in hand
    Then Alice can't activate "Food Chain" removing "Mirror Gallery" making <mana> by rule 409.1f
    And Alice can't activate "Food Chain" removing "Hill Giant" making <mana> by rule 409.1f
    And Alice can activate "Food Chain" removing "the elder bear" making <mana>
    When Alice activates "Food Chain" removing "the elder bear" making <mana>
    Then Alice has <mana> in the mana pool
    And Alice can play "<creature>"
    And Alice can't play "Aura Barbs" by rule 409.1f
    When Alice plays "<creature>"
    Then <mana> was spent on "<creature>"

    Examples:
      | mana      | creature          |
      | {W}{W}{W} | Kitsune Palliator |
      | {U}{U}{U} | Callow Jushi      |
      | {B}{B}{B} | Ogre Marauder     |
