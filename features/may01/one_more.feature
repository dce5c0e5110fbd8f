Feature: One more, in rulings of our own

  @may01:ours.38
  Scenario: The Idol makes tokens one more
    Given Alice controls "Idol of One More" and "Baku Altar" and can pay {2}
    And "Baku Altar" has 1 ki counter
    Then the mana cost of "Idol of One More" is {3}
    And "Idol of One More" has exactly the type "artifact"
    When Alice activates "Baku Altar"
    And the stack resolves
    Then Alice controls two 1/1 "Spirit" creature tokens

  @may01:ours.38
  Scenario: The same words make counters one more
    Given Alice controls "Idol of One More" and "Slith Firewalker"
    When Alice attacks with "Slith Firewalker"
    And Bob doesn't block
    And combat damage is dealt
    And the stack resolves
    Then "Slith Firewalker" has 2 +1/+1 counters

  @may01:ours.38
  Scenario: Whose tokens these are says which effect is first, and others' are as many as they were
    Given Bob controls "Idol of One More", "Doubling Season" and "Baku Altar" and can pay {2}{G}
    And "Baku Altar" has 1 ki counter
    And Bob has "Kodama's Might" in hand
    And Alice controls "Baku Altar" as "the other altar" and can pay {2}
    And "the other altar" has 1 ki counter
    When Bob activates "Baku Altar"
    And the stack resolves
    And as it resolves, Bob applies "Idol of One More" first
    Then Bob controls four 1/1 "Spirit" creature tokens
    When Bob plays "Kodama's Might" targeting the first "Spirit" token
    And the stack resolves
    And as it resolves, Bob says yes to "Baku Altar"
    And as it resolves, Bob applies "Doubling Season" first
    Then "Baku Altar" has 3 ki counters
    When Alice activates "the other altar"
    And the stack resolves
    Then Alice controls one 1/1 "Spirit" creature token

  @may01:ours.39
  Scenario: What is archived is discarded all the same
    Given Alice controls "Careful Archive"
    And it is Bob's main phase
    And Alice has "Forest" and "Island" in hand
    And Bob controls "Okiba-Gang Shinobi"
    Then the mana cost of "Careful Archive" is {1}
    And "Careful Archive" has exactly the type "artifact"
    When Bob attacks with "Okiba-Gang Shinobi"
    And Alice doesn't block
    And combat damage is dealt
    And the stack resolves
    Then Alice's hand is empty
    And Alice's graveyard is empty
    And it happened twice that Alice discarded

  @may01:ours.39
  Scenario: What one archives goes on top of the library, and what others discard doesn't
    Given Alice controls "Careful Archive" and "Okiba-Gang Shinobi"
    And it is Bob's main phase
    And Alice has "Forest" and "Island" in hand
    And Bob has "Swamp" and "Mountain" in hand
    And Bob controls "Okiba-Gang Shinobi" as "their Shinobi"
    When Bob attacks with "their Shinobi"
    And Alice doesn't block
    And combat damage is dealt
    And the stack resolves
    Then "Forest" and "Island" are in Alice's library
    When the game goes on to Alice's main phase
    And Alice attacks with "Okiba-Gang Shinobi"
    And Bob doesn't block
    And combat damage is dealt
    And the stack resolves
    And Bob chooses "Swamp" and "Mountain" for "Okiba-Gang Shinobi"
    Then "Swamp" and "Mountain" are in Bob's graveyard

  @may01:ours.40
  Scenario: Explorers play a land more, and no third
    Given Alice controls "Exploration"
    And Alice has "Forest", "Island" and "Swamp" in hand
    Then the mana cost of "Exploration" is {G}
    And "Exploration" is green
    And "Exploration" has exactly the type "enchantment"
    When Alice plays the land "Forest"
    Then Alice can play the land "Island"
    When Alice plays the land "Island"
    Then Alice can't play the land "Swamp"

  @may01:ours.40
  Scenario: Who explores lets nobody else play more
    Given Alice controls "Exploration"
    And Bob has "Plains" and "Mountain" in hand
    And it is Bob's main phase
    Then Bob can play the land "Mountain"
    When Bob plays the land "Plains"
    Then Bob can't play the land "Mountain"

  @may01:ours.41
  Scenario: The pack is hungrier once a creature has died
    Given Alice has "Hunger of the Howlpack" in hand and can pay {G}
    And Alice controls "Grizzly Bears" and "Hill Giant"
    And Bob has "Terror" in hand and can pay {1}{B}
    Then the mana cost of "Hunger of the Howlpack" is {G}
    And "Hunger of the Howlpack" is green
    And "Hunger of the Howlpack" has exactly the type "instant"
    When Alice plays "Hunger of the Howlpack" targeting "Grizzly Bears"
    And Bob in response plays "Terror" targeting "Hill Giant"
    And the stack resolves
    Then "Grizzly Bears" has 3 +1/+1 counters

  @may01:ours.41
  Scenario: A creature that died on another turn, and an artifact that goes, don't make it hungry
    Given Alice has "Hunger of the Howlpack" in hand and can pay {G}
    And Alice controls "Grizzly Bears", "Hill Giant" and "Baku Altar"
    And Bob has "Terror" and "Naturalize" in hand and can pay {1}{B}{1}{G}
    And it is Bob's main phase
    When Bob plays "Terror" targeting "Hill Giant"
    And the stack resolves
    And the game goes on to Alice's main phase
    And Bob plays "Naturalize" targeting "Baku Altar"
    And the stack resolves
    And Alice plays "Hunger of the Howlpack" targeting "Grizzly Bears"
    And the stack resolves
    Then "Grizzly Bears" has 1 +1/+1 counter
    And "Grizzly Bears" is 3/3

  @may01:ours.42
  Scenario: Who can't be destroyed is a Frog that can't be, and from today on one that can
    Given Alice controls "Hill Giant"
    And Alice has "Withstand Death", "Turn to Frog", "Wrath of God" in hand and can pay {G}{1}{U}{2}{W}{W}
    Then the mana cost of "Withstand Death" is {G}
    And "Withstand Death" is green
    And "Withstand Death" has exactly the type "instant"
    When Alice plays "Withstand Death" targeting "Hill Giant"
    And the stack resolves
    And Alice plays "Turn to Frog" targeting "Hill Giant"
    And the stack resolves
    Then "Hill Giant" is 1/1
    When Alice plays "Wrath of God"
    And the stack resolves
    Then "Hill Giant" is in play

  @may01:ours.42.today
  Scenario: Today a Frog that can't be destroyed no longer has what kept it
    Given Alice controls "Hill Giant"
    And Alice has "Withstand Death", "Turn to Frog", "Wrath of God" in hand and can pay {G}{1}{U}{2}{W}{W}
    When Alice plays "Withstand Death" targeting "Hill Giant"
    And the stack resolves
    Then "Hill Giant" is 3/3
    And "Hill Giant" has exactly "indestructible"
    When Alice plays "Turn to Frog" targeting "Hill Giant"
    And the stack resolves
    And Alice plays "Wrath of God"
    And the stack resolves
    Then "Hill Giant" was destroyed

  @may01:ours.43
  Scenario: The watch goes on through another's turn
    Given Alice has "Watch until Dawn" in hand and can pay {W}
    And Alice controls "Grizzly Bears"
    Then the mana cost of "Watch until Dawn" is {W}
    And "Watch until Dawn" is white
    And "Watch until Dawn" has exactly the type "instant"
    When Alice plays "Watch until Dawn" targeting "Grizzly Bears"
    And the stack resolves
    Then "Grizzly Bears" is 2/5
    When the game goes on to Bob's second main phase
    Then "Grizzly Bears" is 2/5

  @may01:ours.43
  Scenario: The watch is over with its player's next upkeep
    Given Alice has "Watch until Dawn" in hand and can pay {W}
    And Alice controls "Grizzly Bears"
    When Alice plays "Watch until Dawn" targeting "Grizzly Bears"
    And the stack resolves
    Then "Grizzly Bears" is 2/5
    When the game goes on to Alice's upkeep
    Then "Grizzly Bears" is 2/2

  @may01:ours.44
  Scenario: The cry lasts until all of combat is over
    Given Alice has "Cry before Dusk" in hand and can pay {R}
    And Alice controls "Grizzly Bears"
    Then the mana cost of "Cry before Dusk" is {R}
    And "Cry before Dusk" is red
    And "Cry before Dusk" has exactly the type "instant"
    When Alice attacks with "Grizzly Bears"
    And Alice plays "Cry before Dusk" targeting "Grizzly Bears"
    And the stack resolves
    Then "Grizzly Bears" is 4/2
    When Bob doesn't block
    And combat damage is dealt
    Then Bob is at 16 life
    And "Grizzly Bears" is 4/2

  @may01:ours.44
  Scenario: The cry is over before the turn is
    Given Alice has "Cry before Dusk" in hand and can pay {R}
    And Alice controls "Grizzly Bears"
    When Alice attacks with "Grizzly Bears"
    And Alice plays "Cry before Dusk" targeting "Grizzly Bears"
    And the stack resolves
    Then "Grizzly Bears" is 4/2
    When the game goes on to Alice's second main phase
    Then "Grizzly Bears" is 2/2

  @may01:ours.55
  Scenario: A cry after combat is lost, and one before an additional combat isn't
    Given Alice has 2 "Cry before Dusk" as "cry", "Relentless Assault" in hand and can pay {2}{R}{R}{R}{R}
    And Alice controls "Grizzly Bears"
    And it is Alice's second main phase
    When Alice plays "cry 1" targeting "Grizzly Bears"
    And the stack resolves
    Then "Grizzly Bears" is 2/2
    When Alice plays "Relentless Assault"
    And the stack resolves
    And Alice plays "cry 2" targeting "Grizzly Bears"
    And the stack resolves
    Then "Grizzly Bears" is 4/2
    When Alice attacks with "Grizzly Bears"
    And Bob doesn't block
    And combat damage is dealt
    Then Bob is at 16 life

  @may01:ours.55.today
  Scenario: Since then it lasts until the end of the combat that comes next
    Given Alice has "Cry before Dusk" in hand and can pay {R}
    And Alice controls "Grizzly Bears"
    And it is Alice's second main phase
    When Alice plays "Cry before Dusk" targeting "Grizzly Bears"
    And the stack resolves
    Then "Grizzly Bears" is 4/2
    When the game goes on to Bob's main phase
    Then "Grizzly Bears" is 4/2
    When the game goes on to Bob's second main phase
    Then "Grizzly Bears" is 2/2
