Feature: Effects on players and on the rules of the game

  @cr26:613.10
  Scenario: Aegis of the Gods without its abilities gives its controller no hexproof
    Given Bob controls "Aegis of the Gods"
    And Alice has "Turn to Frog" and "Lightning Bolt" in hand and can pay {1}{U}{R}
    Then Alice can't play "Lightning Bolt" targeting Bob because of "aegis" of "Aegis of the Gods"
    When Alice plays "Turn to Frog" targeting "Aegis of the Gods"
    And the stack resolves
    Then Alice can play "Lightning Bolt" targeting Bob
    And "Aegis of the Gods" is 1/1

  @cr26:613.11
  Scenario: Grizzly Bears that Bob's Conspiracy makes Walls can't block Juggernaut
    Given Alice controls "Juggernaut"
    And Bob controls "Grizzly Bears" and "Vedalken Orrery"
    And Bob has "Conspiracy" in hand and can pay {3}{B}{B}
    When Bob plays "Conspiracy"
    And the stack resolves
    And Bob chooses the creature type "Wall" for "Conspiracy"
    And Alice attacks with "Juggernaut"
    Then "Grizzly Bears" has the type "Wall"
    And Bob can't block "Juggernaut" with "Grizzly Bears" because of "crushes" of "Juggernaut"

  @cr26:613.11
  Scenario: Steel Wall, an artifact creature, can't block Juggernaut, and Grizzly Bears can
    Given Alice controls "Juggernaut"
    And Bob controls "Grizzly Bears" and "Steel Wall"
    When Alice attacks with "Juggernaut"
    Then Bob can't block "Juggernaut" with "Steel Wall" because of "crushes" of "Juggernaut"
    When Bob blocks "Juggernaut" with "Grizzly Bears"
    And combat damage is dealt
    Then "Grizzly Bears" was destroyed
    And "Juggernaut" has 2 damage marked

  @cr26:613.11.2
  Scenario: Bob, who controls Recycle, discards down to four cards because of Alice's newer Cursed Rack
    Given Bob controls "Recycle"
    And Alice has "Cursed Rack" in hand and can pay {4}
    And Bob has 6 "Island" as "page" in hand
    When Alice plays "Cursed Rack"
    And the stack resolves
    And the game goes on to Alice's next upkeep
    Then Bob may not choose "page 1", "page 2", "page 3" and "page 4"
    And Bob may choose "page 1" and "page 2"
    When Bob chooses "page 1" and "page 2"
    Then Bob has 4 cards in hand

  @cr26:613.11.2
  Scenario: Bob, whose Recycle is newer than Alice's Cursed Rack, discards down to two cards
    Given it is Bob's end step
    And Alice controls "Cursed Rack"
    And "Cursed Rack" has the chosen opponent Bob
    And Bob controls "Recycle"
    And Bob has 6 "Island" as "page" in hand
    When the game goes on to Alice's upkeep
    And Bob chooses "page 1", "page 2", "page 3" and "page 4"
    Then Bob has 2 cards in hand

  @cr26:613.11.4
  Scenario: Sol Ring that March of the Machines makes a creature must attack because of Alice's older Fumiko
    Given it is Bob's main phase
    And Alice controls "Fumiko the Lowblood"
    And Bob controls "Sol Ring"
    And Bob has "March of the Machines" in hand and can pay {3}{U}
    Then Bob can attack with nothing
    When Bob plays "March of the Machines"
    And the stack resolves
    Then Bob can't attack with nothing because of the second printed ability of "Fumiko the Lowblood"
    When Bob attacks with "Sol Ring"
    Then "Sol Ring" is attacking

  @cr26:613.11.5
  Scenario: Frostwielder's ability, which costs no mana, costs {1}, because Suppression Field raises the cost before Eased Labour, which is older, lowers it
    Given Alice controls "Eased Labour" and "Frostwielder" and can pay {2}
    And Bob controls "Suppression Field"
    When Alice activates "Frostwielder" targeting Bob
    Then the total cost of the ability of "Frostwielder" is {1}
    When the stack resolves
    Then Bob is at 19 life
