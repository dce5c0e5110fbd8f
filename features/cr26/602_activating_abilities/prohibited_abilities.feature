Feature: Prohibitions on activating abilities

  @cr26:602.5
  Scenario: A creature enchanted with Arrest can't attack, block or activate its ability
    Given Alice controls "Frostwielder"
    And Bob has "Arrest" in hand and can pay {2}{W}
    And Bob controls "Grizzly Bears" and "Frostwielder" as "their Frostwielder"
    And it is Bob's main phase
    Then Alice can activate "Frostwielder" targeting Bob
    When Bob plays "Arrest" targeting "Frostwielder"
    And the stack resolves
    Then Alice can't activate "Frostwielder" targeting Bob because of the ability "arrest" of "Arrest"
    And Bob can activate "their Frostwielder" targeting Alice
    When Bob attacks with "Grizzly Bears"
    Then Alice can't block "Grizzly Bears" with "Frostwielder" because of the ability "arrest" of "Arrest"
    When the game goes on to Alice's main phase
    Then Alice can't attack with "Frostwielder" because of the ability "arrest" of "Arrest"

  @cr26:602.5
  Scenario: A creature enchanted with Arrest can't be tapped for mana
    Given Alice controls 2 "Llanowar Elves" as "elf"
    And Bob has "Arrest" in hand and can pay {2}{W}
    And it is Bob's main phase
    Then Alice can tap "elf 1" for mana
    When Bob plays "Arrest" targeting "elf 1"
    And the stack resolves
    Then Alice can't tap "elf 1" for mana because of the ability "arrest" of "Arrest"
    And Alice can tap "elf 2" for mana

  @cr26:602.5.2
  Scenario: Pithing Needle prohibits activating the cycling ability of a card in hand with the chosen name
    Given Alice has "Pithing Needle" in hand and has {1} in the mana pool
    And Bob controls "Frostwielder" and has "Renewed Faith" and "Drifting Meadow" in hand
    And Bob has {3}{W}{W} in the mana pool
    When Alice plays "Pithing Needle"
    And the stack resolves
    And Alice chooses the card name "Renewed Faith"
    And Alice passes
    Then Bob can't activate "cycling" of "Renewed Faith" because of "pin" of "Pithing Needle"
    And Bob can activate "cycling" of "Drifting Meadow"
    And Bob can activate "Frostwielder" targeting Alice

  @cr26:602.5.2
  Scenario: Pithing Needle prohibits activating the ability of a permanent with the chosen name
    Given Alice has "Pithing Needle" in hand and has {1} in the mana pool
    And Bob controls "Frostwielder" and "Llanowar Elves"
    When Alice plays "Pithing Needle"
    And the stack resolves
    And Alice chooses the card name "Frostwielder"
    And Alice passes
    Then Bob can't activate "Frostwielder" targeting Alice because of "pin" of "Pithing Needle"
    When Bob taps "Llanowar Elves" for mana
    Then Bob has {G} in the mana pool

  @cr26:602.5.3 @cr26:605.3.5
  Scenario: In the turn of Grand Abolisher's controller, opponents can activate mana abilities of lands, but not of creatures or artifacts
    Given Alice has "Grand Abolisher" in hand and can pay {W}{W}
    And Alice controls "Llanowar Elves"
    And Bob controls "Llanowar Elves" as "his", "Sol Ring" and "Mountain"
    And Bob has "Glacial Ray" in hand and can pay {1}{R}
    When Alice casts "Grand Abolisher"
    Then Bob can tap "his" for mana
    And Bob can cast "Glacial Ray" targeting Alice
    When the stack resolves
    Then Bob can't tap "his" for mana because of the ability "peace" of "Grand Abolisher"
    And Bob can't tap "Sol Ring" for mana because of the ability "peace" of "Grand Abolisher"
    And Bob can tap "Mountain" for mana
    And Alice can tap "Llanowar Elves" for mana
    And Bob can't cast "Glacial Ray" targeting Alice because of the ability "peace" of "Grand Abolisher"

  @cr26:602.5.3
  Scenario: In the turn of Grand Abolisher's controller, an opponent can't activate the mana ability of Food Chain, an enchantment
    Given Alice has "Grand Abolisher" in hand and can pay {W}{W}
    And Bob controls "Food Chain", "Grizzly Bears" and "Mountain"
    When Alice casts "Grand Abolisher"
    Then Bob can activate "Food Chain" removing "Grizzly Bears" making {G}{G}{G}
    When the stack resolves
    Then Bob can't activate "Food Chain" removing "Grizzly Bears" making {G}{G}{G} because of the ability "peace" of "Grand Abolisher"
    And Bob can tap "Mountain" for mana

  @cr26:602.5.3
  Scenario: In Bob's own turn, Alice's Grand Abolisher prohibits neither Bob's spells nor his abilities
    Given Alice controls "Grand Abolisher"
    And Bob controls "Frostwielder"
    And Bob has "Glacial Ray" in hand and can pay {1}{R}
    And Bob has 4 "Mountain" as "peak" as library
    Then Bob can't cast "Glacial Ray" targeting Alice because of the ability "peace" of "Grand Abolisher"
    When the game goes on to Bob's main phase
    And Bob casts "Glacial Ray" targeting Alice
    And the stack resolves
    Then Alice is at 18 life
    When Bob activates "chill" of "Frostwielder" targeting Alice
    And the stack resolves
    Then Alice is at 17 life

  @cr26:602.5.4
  Scenario: Ashes of the Abhorrent prohibits abilities of cards in graveyards, but not abilities of permanents
    Given Alice controls "Ashes of the Abhorrent" and "Frostwielder"
    And Alice has "Eternal Dragon" in graveyard and can pay {3}{W}{W}
    And it is Alice's upkeep
    Then Alice can't activate "return" of "Eternal Dragon" because of the ability "still" of "Ashes of the Abhorrent"
    And Alice can activate "chill" of "Frostwielder" targeting Bob
    When Alice activates "chill" of "Frostwielder" targeting Bob
    And the stack resolves
    Then Bob is at 19 life

  @cr26:602.5.4
  Scenario: Ashes of the Abhorrent doesn't prohibit the mana ability of an artifact on the battlefield
    Given Alice controls "Ashes of the Abhorrent" and "Sol Ring"
    And Alice has "Eternal Dragon" in graveyard and can pay {3}{W}{W}
    And it is Alice's upkeep
    Then Alice can't activate "return" of "Eternal Dragon" because of the ability "still" of "Ashes of the Abhorrent"
    When Alice taps "Sol Ring" for mana
    Then Alice has {C}{C} in the mana pool

  @cr26:602.5.9
  Scenario: With Stabilizer, no player can cycle a card, and other abilities can be activated
    Given Alice has "Stabilizer" and "Drifting Meadow" as "her meadow" in hand
    And Alice has {2}{2} in the mana pool
    And Bob controls "Frostwielder" and has "Renewed Faith" and "Drifting Meadow" in hand
    And Bob has {3}{W}{W} in the mana pool
    When Alice plays "Stabilizer"
    And the stack resolves
    Then Alice can't activate "cycling" of "her meadow" because of "halt" of "Stabilizer"
    When Alice passes
    Then Bob can't activate "cycling" of "Renewed Faith" because of "halt" of "Stabilizer"
    And Bob can't activate "cycling" of "Drifting Meadow" because of "halt" of "Stabilizer"
    And Bob can activate "Frostwielder" targeting Alice

  @cr26:602.5.9
  Scenario: With Stabilizer that Alice controls, Bob can't cycle Renewed Faith until it is destroyed
    Given it is Bob's main phase
    And Alice controls "Stabilizer"
    And Bob has "Renewed Faith" and "Naturalize" in hand and can pay {1}{W}{1}{G}
    Then Bob can't activate "cycling" of "Renewed Faith" because of "halt" of "Stabilizer"
    When Bob plays "Naturalize" targeting "Stabilizer"
    And the stack resolves
    Then Bob can activate "cycling" of "Renewed Faith"

  @cr26:602.5.9 @edition:2004-10 @edition:2005-02 @edition:2006-10 @edition:2009-07 @edition:2013-07 @edition:2026-01
  Scenario: With Stabilizer, Bob can't activate the plainscycling ability of Eternal Dragon
    Given Alice has "Stabilizer" and "Eternal Dragon" as "hers" in hand and can pay {2}{2}
    And Bob has "Eternal Dragon" in hand and can pay {2}
    Then Alice can activate "plainscycling" of "hers"
    When Alice plays "Stabilizer"
    And the stack resolves
    And Alice passes
    Then Bob can't activate "plainscycling" of "Eternal Dragon" because of "halt" of "Stabilizer"

  @cr26:602.5.9
  Scenario: With Stabilizer, Alice can activate the ability of Frostwielder, which no cycling stands for
    Given Bob controls "Stabilizer" and "Hill Giant"
    And Alice controls "Frostwielder"
    When Alice activates "Frostwielder" targeting "Hill Giant"
    And the stack resolves
    Then "Hill Giant" has 1 damage marked
    And "Hill Giant" is in play

  @cr26:602.5
  Scenario: An ability of Jade Mage that was activated before Arrest prohibits it still resolves, and no further one can be activated
    Given Bob controls "Vedalken Orrery"
    And Bob has "Arrest" in hand and can pay {2}{W}
    And Alice controls "Jade Mage" and can pay {2}{G}{2}{G}
    When Alice activates "Jade Mage"
    And Bob in response plays "Arrest" targeting "Jade Mage"
    And the top of the stack resolves
    Then "Arrest" is attached to "Jade Mage"
    And Alice can't activate "Jade Mage" because of the ability "arrest" of "Arrest"
    When the stack resolves
    Then Alice controls a 1/1 green "Saproling" creature token
