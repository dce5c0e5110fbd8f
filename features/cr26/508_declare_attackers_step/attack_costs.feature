Feature: Costs to attack

  @cr26:508.1h
  Scenario: If Sphere of Safety is its controller's only enchantment, an opponent pays {1} for each attacking creature
    Given Bob controls "Sphere of Safety"
    And Alice controls "Hill Giant" and "Grizzly Bears" and can pay {1}
    Then Alice can attack with "Hill Giant"
    And Alice can't attack with "Hill Giant" and "Grizzly Bears" because of the first printed ability of "Sphere of Safety"
    When Alice attacks with "Hill Giant"
    And Bob doesn't block
    And combat damage is dealt
    Then Bob is at 17 life

  @cr26:508.1h
  Scenario: If Sphere of Safety's controller controls two enchantments, an attack with two creatures costs {4}
    Given Bob controls "Sphere of Safety" and "Castle"
    And Alice controls "Hill Giant" and "Grizzly Bears" and can pay {4}
    When Alice attacks with "Hill Giant" and "Grizzly Bears"
    Then Alice has no mana in the mana pool
    When Bob doesn't block
    And combat damage is dealt
    Then Bob is at 15 life

  @cr26:508.1h.2
  Scenario: With Sphere of Safety as its controller's only enchantment, an attack on that player's Jace Beleren costs {1}, and an attack on another player is free
    Given Carol is playing too
    And Bob controls "Sphere of Safety" and "Jace Beleren"
    And Carol controls "Chandra Nalaar"
    And Alice controls "Hill Giant" and "Grizzly Bears"
    Then Alice can't attack with "Hill Giant" attacking "Jace Beleren" because of "toll" of "Sphere of Safety"
    And Alice can't attack with "Hill Giant" attacking Bob because of "toll" of "Sphere of Safety"
    And Alice can attack with "Hill Giant" attacking "Chandra Nalaar" and "Grizzly Bears" attacking Carol

  @cr26:508.1h.2
  Scenario: Sphere of Safety's controller is attacked by one creature and Jace Beleren by another, and each attack costs {1}
    Given Bob controls "Sphere of Safety" and "Jace Beleren" with 3 loyalty counters
    And Alice controls "Hill Giant", "Grizzly Bears" and "Watchwolf" and can pay {2}
    Then Alice can't attack with "Hill Giant" attacking Bob, "Watchwolf" attacking Bob and "Grizzly Bears" attacking "Jace Beleren" because of "toll" of "Sphere of Safety"
    When Alice attacks with "Hill Giant" attacking Bob and "Grizzly Bears" attacking "Jace Beleren"
    And Bob doesn't block
    And combat damage is dealt
    Then Bob is at 17 life
    And "Jace Beleren" has 1 loyalty counter

  @cr26:508.1h.3
  Scenario: The cost to attack is locked in, so it stays {2} as Alice sacrifices one of her two creatures for the mana that pays it
    Given Alice controls "Hill Giant", "Grizzly Bears" and "Ashnod's Altar"
    And Bob controls "Toll of the Crowd"
    When Alice attacks with "Hill Giant"
    And Alice chooses "Grizzly Bears"
    Then "Grizzly Bears" was sacrificed
    And "Hill Giant" is attacking
    And Alice has no mana in the mana pool
    When Bob doesn't block
    And combat damage is dealt
    Then Bob is at 17 life

  @cr26:508.1h.3
  Scenario: Alice, who controls two creatures, has to pay {2} for the attack of one of them because of Toll of the Crowd
    Given Alice controls "Hill Giant" and "Gray Ogre"
    And Alice can pay {2}
    And Bob controls "Toll of the Crowd" and "Grizzly Bears"
    Then Alice can't attack with "Hill Giant" and "Gray Ogre" because of "gate" of "Toll of the Crowd"
    When Alice attacks with "Hill Giant"
    Then Alice has no mana in the mana pool
    When Bob doesn't block
    And combat damage is dealt
    Then Bob is at 17 life
    And "Gray Ogre" is untapped

  @cr26:508.1h.4
  Scenario: Exalted Dragon attacks if its controller sacrifices a land, and can't attack once there is none
    Given Alice controls "Exalted Dragon", "Hill Giant" and "Forest"
    And Alice has 3 "Swamp" as "leaf" as library
    When Alice attacks with "Exalted Dragon"
    Then "Forest" was sacrificed
    When Bob doesn't block
    And combat damage is dealt
    Then Bob is at 15 life
    When the game goes on to Alice's next main phase
    Then Alice can't attack with "Exalted Dragon" by rule 508.1j
    And Alice can attack with "Hill Giant"

  @cr26:508.1h.6
  Scenario: Tithed Colossus attacks if its controller discards a card and taps an artifact, and can't attack once there is no artifact
    Given Alice controls "Tithed Colossus", "Hill Giant" and "Sol Ring"
    And Alice has "Forest" in hand
    And Alice has 3 "Swamp" as "leaf" as library
    And Bob has "Naturalize" in hand and can pay {1}{G}
    When Alice attacks with "Tithed Colossus"
    Then "Forest" is in Alice's graveyard
    And "Sol Ring" is tapped
    When Bob doesn't block
    And combat damage is dealt
    Then Bob is at 15 life
    When Bob plays "Naturalize" targeting "Sol Ring"
    And the game goes on to Alice's next main phase
    Then Alice can't attack with "Tithed Colossus" by rule 508.1j
    And Alice can attack with "Hill Giant"

  @cr26:508.1h.6
  Scenario: One Tithed Colossus can attack if Alice has one card to discard and one artifact to tap, and two can't
    Given Alice controls "Tithed Colossus" as "first", "Tithed Colossus" as "second" and "Sol Ring"
    And Alice has "Forest" in hand
    Then Alice can attack with "first"
    And Alice can't attack with "first" and "second" by rule 508.1j
    When Alice attacks with "first"
    Then "Forest" is in Alice's graveyard
    When Bob doesn't block
    And combat damage is dealt
    Then Bob is at 15 life
    And "second" is untapped

  @cr26:508.1k.2 @cr26:508.1f.3
  Scenario: Grizzly Bears, which Alice sacrifices for the mana that pays for the attack of both of her creatures, doesn't become an attacking creature
    Given Alice controls "Hill Giant", "Grizzly Bears" and "Ashnod's Altar"
    And Bob controls "Sphere of Safety"
    When Alice attacks with "Hill Giant" and "Grizzly Bears"
    And Alice chooses "Grizzly Bears"
    Then "Grizzly Bears" was sacrificed
    And "Hill Giant" is attacking
    And it happened in this order that "Grizzly Bears" was tapped, then "Grizzly Bears" was sacrificed
    And it happened never that "Grizzly Bears" attacked
    When Bob doesn't block
    Then "Grizzly Bears" isn't attacking
    When combat damage is dealt
    Then Bob is at 17 life

  @cr26:508.1j.2 @cr26:508.1h.8
  Scenario: Exalted Dragon attacks the controller of Propaganda if Alice pays {2} and sacrifices a land, and can't attack if she can't do both
    Given Alice controls "Exalted Dragon", "Hill Giant", "Sol Ring" and "Forest"
    And Alice has 3 "Swamp" as "leaf" as library
    And Bob controls "Propaganda"
    When Alice attacks with "Exalted Dragon"
    Then "Forest" was sacrificed
    And "Sol Ring" is tapped
    When combat damage is dealt
    Then Bob is at 15 life
    When the game goes on to Alice's next main phase
    Then Alice can't attack with "Exalted Dragon" because of the ability "tribute" of "Exalted Dragon"
    And Alice can attack with "Hill Giant"

  @cr26:508.1j.2 @cr26:508.1h.8
  Scenario: Alice taps Llanowar Elves and her only land for the {2} of Propaganda and then sacrifices that land for Exalted Dragon's attack
    Given Alice controls "Exalted Dragon", "Llanowar Elves" and "Forest"
    And Bob controls "Propaganda"
    Then Alice can attack with "Exalted Dragon"
    When Alice attacks with "Exalted Dragon"
    Then "Forest" was sacrificed
    And "Llanowar Elves" is tapped
    When combat damage is dealt
    Then Bob is at 15 life
