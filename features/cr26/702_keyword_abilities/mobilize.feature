Feature: Mobilize

  @cr26:702.181a
  Scenario: A Warrior token created by mobilize enters tapped and attacking, and is sacrificed at the end step
    Given Alice controls "Dragonback Lancer"
    When Alice attacks with "Dragonback Lancer"
    And the stack resolves
    Then Alice controls one 1/1 red "Warrior" creature token
    And the first "Warrior" token is attacking
    And the first "Warrior" token is tapped
    When combat damage is dealt
    Then Bob is at 16 life
    When the game goes on to Alice's second main phase
    Then Alice controls 1 "Warrior" permanent
    When the game goes on to Alice's end step
    Then the stack holds the second trigger of "Dragonback Lancer"
    And Alice controls 1 "Warrior" permanent
    When the stack resolves
    Then Alice controls no "Warrior" permanents
    And the first "Warrior" token was sacrificed

  @cr26:702.181a
  Scenario: An attack with Dragonback Lancer adds a Warrior that deals 1 damage
    Given Alice controls "Dragonback Lancer"
    When Alice attacks with "Dragonback Lancer"
    Then the stack holds the ability of "Dragonback Lancer"
    When the stack resolves
    And combat damage is dealt
    Then Bob is at 16 life
    And Alice controls 1 "Warrior" permanent

  @cr26:702.181a.2
  Scenario: Grizzly Bears with mobilize 2 create two Warrior tokens that attack and are sacrificed at the end step
    Given Alice controls "Grizzly Bears"
    And "Grizzly Bears" has "mobilize 2"
    When Alice attacks with "Grizzly Bears"
    And the stack resolves
    Then Alice controls two 1/1 red "Warrior" creature tokens
    And the first "Warrior" token is tapped
    And the second "Warrior" token is tapped
    When combat damage is dealt
    Then Bob is at 16 life
    When the game goes on to Bob's upkeep
    Then Alice controls no "Warrior" permanents

  @cr26:702.181a @cr26:701.21a.7
  Scenario: Alice can't sacrifice the Warrior token of mobilize of which Bob has gained control
    Given Alice controls "Dragonback Lancer"
    And Bob has "Sudden Claim" in hand and can pay {U}
    And Alice has 5 "Plains" as "dune" as library
    And Bob has 5 "Swamp" as "leaf" as library
    When Alice attacks with "Dragonback Lancer"
    And the stack resolves
    And Bob plays "Sudden Claim" targeting the first "Warrior" token
    And the stack resolves
    And the game goes on to Bob's upkeep
    Then Bob controls one 1/1 red "Warrior" creature token
    And the first "Warrior" token wasn't sacrificed
    And Bob is at 17 life

  @cr26:702.181a
  Scenario: Dragonback Lancer that has died before its mobilize ability resolves still brings a Warrior, which is sacrificed at the end step
    Given Alice controls "Dragonback Lancer"
    And Bob has "Murder" in hand and can pay {1}{B}{B}
    When Alice attacks with "Dragonback Lancer"
    And Bob in response plays "Murder" targeting "Dragonback Lancer"
    And the stack resolves
    Then "Dragonback Lancer" is in Alice's graveyard
    And the first "Warrior" token is attacking
    And the first "Warrior" token is tapped
    When combat damage is dealt
    Then Bob is at 19 life
    When the game goes on to Alice's end step
    And the stack resolves
    Then the first "Warrior" token was sacrificed

  @cr26:702.181a
  Scenario: Mobilize triggers when Dragonback Lancer attacks, and not when only another creature attacks
    Given Alice controls "Dragonback Lancer" and "Grizzly Bears"
    And Alice has 4 "Plains" as "page" as library
    And Bob has 4 "Mountain" as "peak" as library
    When Alice attacks with "Grizzly Bears"
    And Bob doesn't block
    And combat damage is dealt
    Then "Dragonback Lancer" has triggered never
    And Alice controls no "token" permanents
    When the game goes on to Alice's next main phase
    And Alice attacks with "Dragonback Lancer" and "Grizzly Bears"
    And the stack resolves
    Then Alice controls one 1/1 red "Warrior" creature token
    And Bob is at 18 life
