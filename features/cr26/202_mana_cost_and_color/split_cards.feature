Feature: Mana values of split cards

  @cr26:202.3d.2
  Scenario: Transmute finds Grizzly Bears but neither half of Fire // Ice for a card with mana value 2
    Given Alice has "Dimir Infiltrator" in hand and can pay {1}{U}{B}
    And Alice has "Fire // Ice", "Grizzly Bears" and "Hill Giant" as library
    When Alice activates "transmute" of "Dimir Infiltrator"
    And the stack resolves
    Then Alice may not choose "Fire // Ice" for "Dimir Infiltrator"
    And Alice may choose "Grizzly Bears" for "Dimir Infiltrator"
    When Alice chooses "Grizzly Bears" for "Dimir Infiltrator"
    Then "Grizzly Bears" is in Alice's hand
    And "Fire // Ice" is in Alice's library

  @cr26:202.3d.2.before
  Scenario: From 2006 to 2013, transmute finds Fire // Ice for a card with mana value 2, because one half has that mana value
    Given Alice has "Dimir Infiltrator" in hand and can pay {1}{U}{B}
    And Alice has "Fire // Ice", "Grizzly Bears" and "Hill Giant" as library
    When Alice activates "transmute" of "Dimir Infiltrator"
    And the stack resolves
    Then Alice may not choose "Hill Giant" for "Dimir Infiltrator"
    And Alice may choose "Fire // Ice" for "Dimir Infiltrator"
    When Alice chooses "Fire // Ice" for "Dimir Infiltrator"
    Then "Fire // Ice" is in Alice's hand
    And "Grizzly Bears" is in Alice's library

  @cr26:202.3d.3
  Scenario: Alice loses 4 life as Dark Confidant reveals Fire // Ice, whose halves cost {1}{R} and {1}{U}
    Given it is Bob's end step
    And Alice controls "Dark Confidant"
    And Alice has "Fire // Ice" and "Island" as library
    When the game goes on to Alice's upkeep
    And the stack resolves
    Then Alice is at 16 life
    And "Fire // Ice" is in Alice's hand

  @cr26:202.3d.4
  Scenario: Fire // Ice that is cast as Ice has mana value 2 on the stack, so Chalice of the Void with two charge counters counters it, and not one with four
    Given Alice controls "Chalice of the Void" as "low" and "Chalice of the Void" as "high"
    And "low" has 2 charge counters
    And "high" has 4 charge counters
    And Bob controls "Hill Giant"
    And Alice has "Fire // Ice" in hand and can pay {1}{U}
    When Alice plays "Fire // Ice" as "Ice" targeting "Hill Giant"
    Then the mana value of "Fire // Ice" is 2
    When the stack resolves
    Then "Fire // Ice" was countered
    And "low" has triggered once
    And "high" has triggered never
    And "Hill Giant" is untapped

  @cr26:202.3d.4
  Scenario: Assault // Battery that is cast as Battery has mana value 4, so Chalice of the Void with four charge counters counters it, and that cast as Assault has mana value 1
    Given Bob controls "Chalice of the Void"
    And "Chalice of the Void" has 4 charge counters
    And Alice has "Assault // Battery" as "large" and "Assault // Battery" as "small" in hand and can pay {3}{G}{R}
    When Alice plays "large" as "Battery"
    Then the mana value of "large" is 4
    When the stack resolves
    Then "large" was countered
    And "Chalice of the Void" has triggered once
    When Alice plays "small" as "Assault" targeting Bob
    Then the mana value of "small" is 1

  @cr26:202.3d.5
  Scenario: Inquisition of Kozilek, for a card with mana value 3 or less, can take Grizzly Bears from Bob's hand, and not Assault // Battery, whose halves cost {R} and {3}{G}
    Given Alice has "Inquisition of Kozilek" in hand and can pay {B}
    And Bob has "Assault // Battery", "Wear // Tear", "Grizzly Bears" and "Llanowar Elves" in hand
    Then Alice can play "Inquisition of Kozilek" targeting Bob
    When Alice plays "Inquisition of Kozilek" targeting Bob
    And the stack resolves
    Then Alice may not choose "Assault // Battery" for "Inquisition of Kozilek"
    And Alice may choose "Grizzly Bears" for "Inquisition of Kozilek"
    And Alice may choose "Wear // Tear" for "Inquisition of Kozilek"
    When Alice chooses "Grizzly Bears" for "Inquisition of Kozilek"
    Then "Grizzly Bears" was discarded
    And "Assault // Battery" is in Bob's hand

  @cr26:202.3d.5.before
  Scenario: Until 2013, Inquisition of Kozilek, for a card with mana value 3 or less, can take Assault // Battery from Bob's hand, because one half has mana value 1
    Given Alice has "Inquisition of Kozilek" in hand and can pay {B}
    And Bob has "Assault // Battery", "Craw Wurm" and "Llanowar Elves" in hand
    When Alice plays "Inquisition of Kozilek" targeting Bob
    And the stack resolves
    Then Alice may not choose "Craw Wurm" for "Inquisition of Kozilek"
    And Alice may choose "Assault // Battery" for "Inquisition of Kozilek"
    When Alice chooses "Assault // Battery" for "Inquisition of Kozilek"
    Then "Assault // Battery" was discarded
    And "Craw Wurm" is in Bob's hand
