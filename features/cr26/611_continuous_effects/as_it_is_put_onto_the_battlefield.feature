Feature: What an effect says of a permanent that it puts onto the battlefield

  @cr26:611.2e.ex1
  Scenario: A creature that Arbiter of the Ideal puts onto the battlefield enters as an enchantment, so Eidolon of Blossoms triggers
    Given it is Bob's end step
    And Alice controls tapped "Arbiter of the Ideal" and "Eidolon of Blossoms"
    And Alice has "Grizzly Bears", "Island" and "Swamp" as library
    When the game goes on to Alice's upkeep
    And the top of the stack resolves
    And Alice says yes
    Then "Grizzly Bears" has exactly the types "enchantment", "creature" and "Bear"
    And "Grizzly Bears" has 1 manifestation counter
    And "Eidolon of Blossoms" has triggered once
    When the stack resolves
    Then "Island" is in Alice's hand
    And the top of Alice's library is "Swamp"

  @cr26:611.2e.ex1
  Scenario: A permanent that Arbiter of the Ideal put onto the battlefield stays an enchantment, and a creature that enters otherwise isn't one
    Given it is Bob's end step
    And Alice controls tapped "Arbiter of the Ideal" and "Eidolon of Blossoms"
    And Alice has "Hill Giant" in hand and can pay {3}{R}
    And Alice has "Sol Ring" and "Swamp" on top of library
    When the game goes on to Alice's upkeep
    And the top of the stack resolves
    And Alice says yes
    Then "Sol Ring" has exactly the types "artifact" and "enchantment"
    When the game goes on to Alice's main phase
    And Alice plays "Hill Giant"
    And the stack resolves
    Then "Hill Giant" doesn't have the type "enchantment"
    And "Sol Ring" has the type "enchantment"
    And "Arbiter of the Ideal" is 4/5

  @cr26:611.2e.ex1
  Scenario: Arbiter of the Ideal reveals an instant card and leaves it on top of the library
    Given it is Bob's end step
    And Alice controls tapped "Arbiter of the Ideal" and "Eidolon of Blossoms"
    And Alice has "Terror" and "Swamp" as library
    When the game goes on to Alice's upkeep
    And the top of the stack resolves
    Then the top of Alice's library is "Terror" and "Swamp"
    And it happened once that "Terror" was revealed
    And "Eidolon of Blossoms" has triggered never

  @cr26:611.2e.2
  Scenario: Grizzly Bears, which gain flying from Late Wings after it has put them onto the battlefield, entered without flying
    Given Alice controls "Sky Chime"
    And Alice has "Late Wings" and "Grizzly Bears" in hand and can pay {1}{G}
    When Alice plays "Late Wings"
    And the stack resolves
    Then "Grizzly Bears" has "flying"
    And "Sky Chime" has triggered never
    And Alice is at 20 life

  @cr26:611.2e.2
  Scenario: Grizzly Bears that Late Wings puts onto the battlefield have flying from then on, and Gray Ogre has none
    Given Alice controls "Gray Ogre"
    And Alice has "Late Wings" and "Grizzly Bears" in hand and can pay {1}{G}
    And Bob controls "Hill Giant"
    When Alice plays "Late Wings"
    And the stack resolves
    Then "Grizzly Bears" has "flying"
    And "Gray Ogre" doesn't have "flying"
    When the game goes on to Alice's next main phase
    And Alice attacks with "Grizzly Bears" and "Gray Ogre"
    Then Bob can't block "Grizzly Bears" with "Hill Giant" by rule 702.9
    And Bob can block "Gray Ogre" with "Hill Giant"

  @cr26:611.2e.3
  Scenario: Isamaru, of which Rites of Arrival says that it has flying and isn't legendary, enters so, and Sky Chime triggers
    Given Alice controls "Sky Chime"
    And Alice has "Rites of Arrival" and "Isamaru, Hound of Konda" in hand and can pay {1}{W}
    When Alice plays "Rites of Arrival"
    And the stack resolves
    Then "Isamaru, Hound of Konda" has "flying"
    And "Isamaru, Hound of Konda" doesn't have the type "legendary"
    And "Sky Chime" has triggered once
    And Alice is at 21 life

  @cr26:611.2e.3
  Scenario: Isamaru that Rites of Arrival has put onto the battlefield flies and is not legendary, and Gray Ogre has no flying
    Given Alice has "Rites of Arrival" in hand and can pay {1}{W}
    And Alice controls "Gray Ogre"
    And Alice has "Isamaru, Hound of Konda" in hand
    When Alice plays "Rites of Arrival"
    And the stack resolves
    Then "Isamaru, Hound of Konda" has "flying"
    And "Isamaru, Hound of Konda" doesn't have the type "legendary"
    And "Gray Ogre" doesn't have "flying"
