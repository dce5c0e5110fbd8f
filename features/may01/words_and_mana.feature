Feature: Words of land and their mana, in rulings of our own

  @may01:ours.99
  Scenario: What a land made the flare makes once more, for whoever tapped it
    Given Alice controls "Mana Flare"
    And Bob controls "Island"
    And Bob has "Grizzly Bears" in hand
    And it is Bob's main phase
    Then the mana cost of "Mana Flare" is {2}{R}
    And "Mana Flare" is red
    And "Mana Flare" has exactly the type "enchantment"
    When Bob taps "Island" for mana
    Then Bob has {U}{U} in the mana pool
    And the stack is empty

  @may01:ours.99
  Scenario: Two lands under a flare pay for four, and what isn't a land makes no more
    Given Alice controls "Mana Flare", "Mountain" as "peak", "Mountain" as "crag" and "Llanowar Elves"
    And Alice has "Hill Giant" in hand
    Then Alice can play "Hill Giant"
    When Alice taps "Llanowar Elves" for mana
    Then Alice has {G} in the mana pool
    When Alice plays "Hill Giant"
    And the stack resolves
    Then "Hill Giant" is in play

  @may01:ours.100
  Scenario: A hacked walker walks other lands
    Given Alice controls "Bog Wraith"
    And Bob controls "Swamp" and "Grizzly Bears"
    And Alice has "Magical Hack" in hand and can pay {U}
    Then the mana cost of "Magical Hack" is {U}
    And "Magical Hack" is blue
    And "Magical Hack" has exactly the type "instant"
    When Alice plays "Magical Hack" targeting "Bog Wraith"
    And the stack resolves
    And Alice chooses the land type "Swamp"
    And Alice chooses the land type "Plains"
    And Alice attacks with "Bog Wraith"
    Then Bob can block "Bog Wraith" with "Grizzly Bears"

  @may01:ours.100
  Scenario: A hacked land makes other mana
    Given Alice controls "Forest"
    And Alice has "Magical Hack" in hand and can pay {U}
    When Alice plays "Magical Hack" targeting "Forest"
    And the stack resolves
    And Alice chooses the land type "Forest"
    And Alice chooses the land type "Mountain"
    Then "Forest" has exactly the types "basic", "land" and "Mountain"
    When Alice taps "Forest" for mana
    Then Alice has {R} in the mana pool
